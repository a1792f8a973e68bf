"""PettingZoo: every game as an AEC environment with an action mask in the observation.

>>> from antilles.pettingzoo import AntillesEnv
>>> env = AntillesEnv("santiago", players=3)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from typing import Any, Mapping

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import AntillesError, _antilles, competition, games
from .arguments import action_of
from .batch import REWARDS

__all__ = ["AntillesEnv", "env"]


def env(game: str, **arguments: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: illegal actions end the game with a loss, order is checked."""
    inner = AntillesEnv(game, **arguments)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1))


class _Own:
    """A game in our numbers, for players counted from 0."""

    first_name, reward = 1, "share"

    def __init__(self, game: str, players: int | None, options: Mapping[str, str]) -> None:
        about = games().get(game)
        if about is None:
            raise AntillesError(f'there is no game "{game}" (there are: {", ".join(sorted(games()))})')
        self.numbers: list[str] = about["observation"]
        self.actions: list[str] = about["action-names"]
        self._index = {name: index for index, name in enumerate(self.actions)}
        self._begins = (game, players, dict(options))
        self.begin(bytes(32))

    def begin(self, seed: bytes) -> None:
        self._table = _antilles.Table(*self._begins, seed)
        self.players = self._table.players

    @property
    def over(self) -> bool:
        return self._table.ending is not None

    @property
    def player(self) -> int | None:
        acting = self._table.to_act
        return acting[0] - 1 if acting else None

    def legal(self, player: int) -> list[int]:
        return [self._index[action] for action in self._table.legal(player + 1)]

    def observe(self, player: int) -> np.ndarray:
        return self._table.features(player + 1)

    def play(self, player: int, action: int) -> None:
        self._table.play(player + 1, self.actions[action])

    def places(self) -> list[int]:
        return self._table.places()

    def totals(self) -> list[int]:
        return self._table.totals()


class _Competition:
    """A game in the numbers of the competition."""

    first_name, reward = 0, "win-loss"

    def __init__(self, game: str, players: int | None, options: Mapping[str, str]) -> None:
        if game != "puerto-rico" or players not in (None, 3):
            raise AntillesError("the competition plays puerto-rico with three players")
        about = competition.about()
        self.numbers: list[str] = about["observation"]
        self.actions: list[str] = about["action-names"]
        self.players, self._options = 3, dict(options)
        self.begin(bytes(32))

    def begin(self, seed: bytes) -> None:
        self._game = _antilles.Competitor(int.from_bytes(seed[:8], "little"), self._options)

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def player(self) -> int | None:
        return None if self.over else self._game.player

    def legal(self, player: int) -> np.ndarray:
        return np.flatnonzero(self._game.mask())

    def observe(self, player: int) -> np.ndarray:
        return self._game.observation()

    def play(self, player: int, action: int) -> None:
        self._game.play(action)

    def places(self) -> list[int]:
        return self._game.places()

    def totals(self) -> list[int]:
        return self._game.totals()


_FORMS: dict[str, type[_Own] | type[_Competition]] = {"antilles": _Own, "competition": _Competition}


class AntillesEnv(AECEnv):
    """One game. Where several players choose at the same time they do so one after the other, unseen by the others.

    ``reward`` is what a finished game is worth to a player (one of ``share``, ``win``, ``win-loss``, ``points``). With
    ``form="competition"`` Puerto Rico of three players shows itself as in the Puerto Rico competition (see
    :mod:`antilles.competition`), whose ``options`` it takes and whose reward, ``win-loss``, it gives unless told otherwise.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
        step_limit: int = 100_000,
        form: str = "antilles",
    ) -> None:
        super().__init__()
        if form not in _FORMS:
            raise AntillesError(f'there is no form "{form}" (there are: {", ".join(_FORMS)})')
        if reward is not None and reward not in REWARDS:
            raise AntillesError(f'there is no reward "{reward}" (there are: {", ".join(REWARDS)})')
        self._game = _FORMS[form](game, players, options or {})
        self.game, self.form, self.step_limit = game, form, step_limit
        self.reward = self._game.reward if reward is None else reward
        self.render_mode = render_mode
        self.metadata = {"name": f"antilles_{game}_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.action_names = self._game.actions
        first = self._game.first_name
        self.possible_agents = [f"player_{player}" for player in range(first, first + self._game.players)]
        self._players = {agent: player for player, agent in enumerate(self.possible_agents)}
        size, actions = len(self._game.numbers), len(self.action_names)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._step = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._game.begin(self._random.bytes(32))
        self._step = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self._game.player is not None:
            self.agent_selection = self.possible_agents[self._game.player]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        player = self._players[agent]
        mask = np.zeros(len(self.action_names), np.int8)
        if player == self._game.player:
            mask[self._game.legal(player)] = 1
        return {"observation": self._game.observe(player), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._game.play(self._players[agent], action_of(action, len(self.action_names)))
        self._step += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        over = self._game.over
        if over or self._step >= self.step_limit:
            worth = _antilles.rewards(self.reward, self._game.places(), self._game.totals())
            self.rewards = dict(zip(self.possible_agents, worth))
            ended = self.terminations if over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Who is to decide and what everybody may know, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render mode")
            return None
        decides = "nobody" if self._game.over else self.agent_selection
        text = f"{self.game}, step {self._step}, to decide: {decides}, points: {self._game.totals()}"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""
