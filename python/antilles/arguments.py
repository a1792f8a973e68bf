"""Arguments that are read in more than one place: seeds, JSON, and who plays what how often."""

from __future__ import annotations

import json
import operator
from dataclasses import asdict, dataclass
from typing import Any, Mapping, Sequence

from . import _antilles

__all__ = ["Plan", "action_of", "number", "text_of"]


def number(seed: int) -> int:
    """A seed of 64 bits."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise TypeError(f"seed must be an integer, not {type(seed).__name__}")
    if not 0 <= seed < 1 << 64:
        raise ValueError("seed must be from 0 to 2**64 - 1")
    return seed


def action_of(given: Any, count: int) -> int:
    """The index of one of this many actions."""
    try:
        action = operator.index(given)
    except TypeError:
        raise TypeError(f"action must be an integer, not {type(given).__name__}") from None
    if not 0 <= action < count:
        raise _antilles.AntillesError(f"action must be from 0 to {count - 1}, not {action}")
    return action


def text_of(what: str, given: str | Mapping[str, Any]) -> str:
    """What was given as JSON or as a dictionary, as JSON."""
    if isinstance(given, str):
        return given
    if not isinstance(given, Mapping):
        raise TypeError(f"{what} must be a dictionary or JSON, not {type(given).__name__}")
    try:
        return json.dumps(given)
    except (TypeError, ValueError, RecursionError) as error:
        raise ValueError(f"{what} holds what cannot be written as JSON: {error}") from None


@dataclass
class Plan:
    """Games between bots. What comes of a game depends on the plan and the game's number only.

    >>> plan = Plan("santiago", ["greedy", "random"], players=2, games=20)
    >>> plan.contest().games
    20
    >>> Plan("santiago", "greedy")
    Traceback (most recent call last):
    ...
    TypeError: bots and against must be lists of names
    """

    game: str
    bots: Sequence[str]
    players: int | None = None
    options: Mapping[str, str] | None = None
    games: int = 100
    seed: int = 1
    nodes: int | None = None
    against: Sequence[str] = ()

    def __post_init__(self) -> None:
        if isinstance(self.bots, str) or isinstance(self.against, str):
            raise TypeError("bots and against must be lists of names")
        self.bots, self.against = list(self.bots), list(self.against)
        self.options = dict(self.options or {})
        self.seed = number(self.seed)

    def contest(self, threads: int = 1) -> _antilles.Contest:
        """The match; what cannot be played is refused."""
        return _antilles.Contest(
            self.game,
            list(self.bots),
            list(self.against),
            self.players,
            dict(self.options or {}),
            self.games,
            self.seed,
            threads,
            self.nodes,
        )

    def told(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)
