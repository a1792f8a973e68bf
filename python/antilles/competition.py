"""Puerto Rico of three players in the numbers of the Puerto Rico competition: train here, hand in there.

``antilles.Batch("puerto-rico", form="competition")`` plays many games at once; :class:`Env` is one of them. An agent is
anything with ``act(observation, mask)``; :class:`Agent` is one of our bots that sees nothing but these numbers.

What differs from the environment of the competition: with an occupied university the colonist of a large building stands
in the building (there it gets lost on its second space); a barrel kept of a kind that is stored whole afterwards leaves
the place of the single barrel free for another one; while a role is chosen the phase is always "none".

>>> from antilles.competition import Agent, Env
>>> env = Env(seed=1)
>>> env.observation.shape, env.mask.shape
((293,), (200,))
>>> int(env.mask[Agent("greedy").act(env.observation, env.mask)])
1
"""

from __future__ import annotations

import json
from typing import Any, Mapping

import numpy as np

from . import _antilles, _number

__all__ = ["ACTIONS", "Agent", "Env", "NUMBERS", "play"]

#: Numbers of an observation.
NUMBERS = 293
#: Actions.
ACTIONS = 200


class Env:
    """One game. ``player`` decides, counted from 0."""

    def __init__(self, seed: int = 0, position: Mapping[str, Any] | None = None) -> None:
        if position is None:
            self._game = _antilles.Competitor(_number(seed))
        else:
            self._game = _antilles.Competitor.from_position(json.dumps(position), _number(seed))

    @property
    def over(self) -> bool:
        """Is it over?"""
        return self._game.over

    @property
    def player(self) -> int:
        """Who decides."""
        return self._game.player

    @property
    def observation(self) -> np.ndarray:
        """What everybody sees: 293 numbers."""
        return self._game.observation()

    @property
    def mask(self) -> np.ndarray:
        """1 for what may be done: 200 entries."""
        return self._game.mask().astype(np.int8)

    def step(self, action: int) -> list[float]:
        """Does it; answers the rewards of all three, 0 before the end."""
        self._game.play(int(action))
        return self.rewards

    @property
    def rewards(self) -> list[float]:
        """At the end 1 for everybody in first place and -1 for the others; 0 before."""
        if not self.over:
            return [0.0] * 3
        return [1.0 if place == 1 else -1.0 for place in self._game.places()]

    def position(self) -> dict[str, Any]:
        """The whole position, as :meth:`antilles.Game.position` gives it."""
        return json.loads(self._game.position())


class Agent:
    """One of our bots with the competition's signature: it sees an observation and a mask and nothing else."""

    def __init__(
        self, bot: str = "expert", nodes: int | None = None, milliseconds: int | None = 900, seed: int = 0
    ) -> None:
        self.bot, self.nodes, self.milliseconds, self.seed = bot, nodes, milliseconds, _number(seed)

    @staticmethod
    def position(observation: np.ndarray, mask: np.ndarray) -> dict[str, Any]:
        """The position it thinks about: one that looks like this, with what the numbers do not tell filled in."""
        seen = np.ascontiguousarray(observation, np.float32)
        return json.loads(_antilles.Competitor.imagine(seen, np.ascontiguousarray(mask, np.uint8)))

    def act(self, observation: np.ndarray, mask: np.ndarray) -> int:
        """The index of what it does."""
        seen = np.ascontiguousarray(observation, np.float32)
        legal = np.ascontiguousarray(mask, np.uint8)
        return _antilles.Competitor.act(self.bot, seen, legal, self.nodes, self.milliseconds, self.seed)


def play(agents: list[Any], seed: int = 0) -> list[float]:
    """A whole game between three agents; the rewards."""
    env = Env(seed)
    while not env.over:
        env.step(agents[env.player].act(env.observation, env.mask))
    return env.rewards
