"""Gymnasium: one seat for the learner, bots on the others.

>>> from antilles.gymnasium import SeatEnv
>>> env = SeatEnv("santiago", players=2, opponents=["greedy"])
>>> observation, info = env.reset(seed=1)
>>> bool(observation["action_mask"].sum() > 0)
True

Importing this module registers every game with Gymnasium:

>>> env = gymnasium.make("antilles/santiago-v0", players=2, opponents=["greedy"], render_mode="ansi")
>>> observation, info = env.reset(seed=1)
>>> env.render()
'santiago, seat 1, step 1, points [3, 3]'
"""

from __future__ import annotations

from typing import Any, Mapping, Sequence

import gymnasium
import numpy as np

from . import AntillesError, _antilles, games
from .arguments import action_of
from .batch import REWARDS

__all__ = ["SeatEnv"]


class SeatEnv(gymnasium.Env):
    """The learner sits at ``seat`` (counted from 1; drawn for every game if None), the named bots at the others.

    The observation is a dictionary of ``observation`` and ``action_mask``. An action that is not legal raises
    :class:`antilles.IllegalAction`, or with ``illegal="random"`` a random legal one is played instead (generic checkers
    and agents that know no masks need that).
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "share",
        nodes: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        step_limit: int = 100_000,
    ) -> None:
        about = games().get(game)
        if about is None:
            raise AntillesError(f'there is no game "{game}" (there are: {", ".join(sorted(games()))})')
        if reward not in REWARDS:
            raise AntillesError(f'there is no reward "{reward}" (there are: {", ".join(REWARDS)})')
        if illegal not in ("raise", "random"):
            raise AntillesError('illegal must be "raise" or "random"')
        self._table = _antilles.Table(game, players, dict(options or {}), bytes(32))
        count = self._table.players
        if seat is not None and not 1 <= seat <= count:
            raise AntillesError(f"seat must be from 1 to {count}, not {seat}")
        if not opponents:
            raise AntillesError("opponents must name at least one bot")
        self.game, self.players, self.options = game, count, dict(options or {})
        self.opponents, self.fixed_seat, self.reward, self.nodes = list(opponents), seat, reward, nodes
        self.illegal, self.render_mode, self.step_limit = illegal, render_mode, step_limit
        self.action_names: list[str] = about["action-names"]
        self._index = {name: index for index, name in enumerate(self.action_names)}
        size, actions = len(about["observation"]), len(self.action_names)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(actions)
        self.seat = seat or 1

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        super().reset(seed=seed)
        self._table = _antilles.Table(self.game, self.players, self.options, self.np_random.bytes(32))
        self.seat = self.fixed_seat or int(self.np_random.integers(1, self.players + 1))
        self._others_play()
        if self._table.ending is not None:
            # The bots ended it before the learner was asked: that cannot be learned from.
            return self.reset()
        return self._observe(), self._info()

    def _bot(self, seat: int) -> str:
        place = (seat - self.seat) % self.players - 1
        return self.opponents[place % len(self.opponents)]

    def _others_play(self) -> None:
        while True:
            acting = self._table.to_act
            if not acting or self.seat in acting or self._table.step >= self.step_limit:
                return
            seat = acting[0]
            seed = int(self.np_random.integers(1 << 62))
            chosen = _antilles.choose(self._bot(seat), self._table.view(seat), self.nodes, None, seed)
            self._table.play(seat, chosen)

    def _observe(self) -> dict[str, np.ndarray]:
        mask = np.zeros(len(self.action_names), np.int8)
        mask[[self._index[action] for action in self._table.legal(self.seat)]] = 1
        return {"observation": self._table.features(self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "step": self._table.step, "points": list(self._table.totals())}

    def step(self, action: int) -> tuple[dict, float, bool, bool, dict]:
        legal = self._table.legal(self.seat)
        name = self.action_names[action_of(action, len(self.action_names))]
        if name not in legal and self.illegal == "random" and legal:
            name = legal[int(self.np_random.integers(len(legal)))]
        self._table.play(self.seat, name)
        self._others_play()
        over = self._table.ending is not None
        stopped = not over and self._table.step >= self.step_limit
        reward = 0.0
        if over or stopped:
            reward = _antilles.rewards(self.reward, self._table.places(), self._table.totals())[self.seat - 1]
        return self._observe(), reward, over, stopped, self._info()

    def render(self) -> str | None:
        """Where the game stands, as text."""
        if self.render_mode != "ansi":
            return None
        return f"{self.game}, seat {self.seat}, step {self._table.step}, points {list(self._table.totals())}"


for _game in games():
    gymnasium.register(f"antilles/{_game}-v0", entry_point="antilles.gymnasium:SeatEnv", kwargs={"game": _game})
