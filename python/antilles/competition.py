"""Puerto Rico of three players as the Puerto Rico competition plays it: train here, hand in there.

``antilles.Batch("puerto-rico", form="competition")`` plays many games at once; :class:`Env` is one of them. An agent is
anything with ``act(observation, mask)``; :class:`Agent` is one of our bots that sees nothing but these numbers. With
PettingZoo it is ``antilles.pettingzoo.AntillesEnv("puerto-rico", form="competition")``.

>>> from antilles.competition import Agent, Env, THEIRS
>>> env = Env(seed=1)
>>> env.observation.shape, env.mask.shape
((293,), (200,))
>>> int(env.mask[Agent("greedy").act(env.observation, env.mask)])
1

In a few places that environment departs from the rules. Each is an option, ``"ours"`` unless ``"theirs"`` is asked for;
:data:`THEIRS` asks for all of them:

>>> for name, option in about()["options"].items():
...     print(f"{name}: {option['theirs']}")
governor: the first governor is drawn
hacienda: when no tile is face down, the hacienda is not offered
phase: the phase is "end of round" while a role is chosen
storage: a kind of which a barrel is kept cannot be stored any more: its other barrels are lost
university: it stands on the building's second space, where no number shows it: ...
wharf: who declines the wharf is not asked again in this phase
>>> env = Env(seed=1, options={"phase": "theirs"})
>>> env = Env(seed=1, options=THEIRS)

Two questions that change nothing are asked there and not here: where a single barrel goes if there is a warehouse, and
where a colonist goes if only one kind of place has room.
"""

from __future__ import annotations

import json
from typing import Any, Mapping, Sequence

import numpy as np

from . import _antilles
from .arguments import action_of, number, text_of

__all__ = ["ACTIONS", "Agent", "Env", "NUMBERS", "THEIRS", "about", "play"]


def about() -> dict[str, Any]:
    """What each number of an observation and each action means, and what each option does here and there.

    >>> about()["observation"][36], about()["action-names"][15]
    ('player to move, from 0', 'pass')

    An action without a name is never legal.
    """
    return json.loads(_antilles.Competitor.describe())


#: Numbers of an observation.
NUMBERS = len(about()["observation"])
#: Actions.
ACTIONS = len(about()["action-names"])
#: The options with which everything is as it is there.
THEIRS: Mapping[str, str] = dict.fromkeys(about()["options"], "theirs")


class Env:
    """One game. ``player`` decides, counted from 0."""

    def __init__(
        self,
        seed: int = 0,
        position: Mapping[str, Any] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        chosen = dict(options or {})
        if position is None:
            self._game = _antilles.Competitor(number(seed), chosen)
        else:
            self._game = _antilles.Competitor.from_position(text_of("position", position), number(seed), chosen)

    def copy(self) -> Env:
        """A copy that goes its own way, with the same chance to come."""
        twin = Env.__new__(Env)
        twin._game = self._game.copy()
        return twin

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
        """Does it; returns the rewards of all three, 0 before the end."""
        self._game.play(action_of(action, ACTIONS))
        return self.rewards

    @property
    def rewards(self) -> list[float]:
        """At the end 1 for everybody in first place and -1 for the others; 0 before."""
        if not self.over:
            return [0.0] * 3
        return [1.0 if place == 1 else -1.0 for place in self._game.places()]

    @property
    def points(self) -> list[int]:
        """The points of all three, if the game ended now."""
        return list(self._game.totals())

    def position(self) -> dict[str, Any]:
        """The whole position, as :meth:`antilles.Game.position` gives it.

        Colonists on the second spaces of large buildings (the option ``university``) stand in San Juan here.
        """
        return json.loads(self._game.position())


class Agent:
    """One of our bots with the competition's signature: it sees an observation and a mask and nothing else."""

    def __init__(
        self, bot: str = "expert", nodes: int | None = None, milliseconds: int | None = 900, seed: int = 0
    ) -> None:
        self.bot, self.nodes, self.milliseconds, self.seed = bot, nodes, milliseconds, number(seed)

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


def play(agents: Sequence[Any], seed: int = 0, options: Mapping[str, str] | None = None) -> list[float]:
    """A whole game between three agents; the rewards."""
    if len(agents) != 3:
        raise _antilles.AntillesError(f"the competition has three players, not {len(agents)}")
    env = Env(seed, options=options)
    while not env.over:
        env.step(agents[env.player].act(env.observation, env.mask))
    return env.rewards
