"""OpenSpiel: every game as a Python game with explicit chance nodes.

Importing this module registers a game for each of ours, such as ``antilles_puerto_rico``. Choices made at the same time are
made one after the other, unseen by the others.

>>> import antilles.openspiel, pyspiel
>>> game = pyspiel.load_game("antilles_santiago(players=2)")
>>> game.num_players()
2
"""

from __future__ import annotations

from typing import Any, Callable

import numpy as np
import pyspiel

from . import _antilles, games

__all__ = ["GAMES"]

#: OpenSpiel's limit on the length of a game; far beyond what is played.
_LONGEST = 200_000


def _type(about: dict[str, Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="antilles_" + about["id"].replace("-", "_"),
        long_name=f"Antilles {about['id']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about["most-players"],
        min_num_players=about["least-players"],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": about["least-players"]},
    )


class _Game(pyspiel.Game):
    """One of the four games."""

    about: dict[str, Any]
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.players = int(params.get("players", self.about["least-players"]))
        # Refuses what cannot be played, with the sentence that a person reads.
        _antilles.Table(self.about["id"], self.players, {}, bytes(32))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.about["action-names"]),
            max_chance_outcomes=256,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, info, {"players": self.players})

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self)


class _State(pyspiel.State):
    """A node of the game."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._players = game.players
        self._tree = _antilles.Tree(game.about["id"], game.players, {})

    def current_player(self) -> int:
        if self._tree.is_chance:
            return pyspiel.PlayerId.CHANCE
        player = self._tree.player
        return pyspiel.PlayerId.TERMINAL if player is None else player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._tree.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._tree.outcomes()

    def _apply_action(self, action: int) -> None:
        if self._tree.is_chance:
            self._tree.draw(action)
        else:
            self._tree.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        name = self._tree.outcome_name(action) if player < 0 else self._tree.action_name(action)
        return str(name)

    def is_terminal(self) -> bool:
        return self._tree.over

    def returns(self) -> list[float]:
        if not self._tree.over:
            return [0.0] * self._players
        return _antilles.rewards("share", self._tree.places(), self._tree.totals())

    def information_state_string(self, player: int | None = None) -> str:
        return self._tree.knows(self.current_player() if player is None else player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self._tree.features(self.current_player() if player is None else player).tolist()

    observation_string = information_state_string
    observation_tensor = information_state_tensor

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> _State:
        """A state that the player cannot tell from this one; ``sampler`` draws numbers from 0 to 1."""
        twin = self.clone()
        twin._tree = self._tree.imagine(player, int(sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        return self._tree.text()


class _Observer:
    """What a player sees, as OpenSpiel's observers give it."""

    def __init__(self, game: _Game) -> None:
        self.tensor = np.zeros(len(game.about["observation"]), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state._tree.features(player)

    def string_from(self, state: _State, player: int) -> str:
        return state._tree.knows(player)


def _register() -> dict[str, type[_Game]]:
    registered = {}
    for about in games().values():
        kind = _type(about)
        name = kind.short_name
        registered[name] = type(name, (_Game,), {"about": about, "kind": kind, "__module__": __name__})
        pyspiel.register_game(kind, registered[name])
    # Where pickle looks for them.
    globals().update(registered)
    return registered


#: The registered games by their OpenSpiel name.
GAMES = _register()
