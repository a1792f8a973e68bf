"""Many games at once over NumPy arrays."""

from __future__ import annotations

import os
from typing import Mapping

import numpy as np

from . import _antilles

#: What a finished game may be worth to a seat; ``share`` is the recommended one.
REWARDS = ("share", "win", "win-loss", "points")


class Batch:
    """Many games of one kind, all of them a step further with every call.

    At every moment one player decides in each game. After :meth:`step` the arrays hold, row by row:

    - ``observation``: what the player to decide knows, as numbers (see ``games()[game]["observation"]``)
    - ``mask``: 1 for what that player may do (``games()[game]["action-names"]``)
    - ``player``: who decides, counted from 0
    - ``done``: 1 if this step ended a game; a new one has begun, and the row shows it already
    - ``truncated``: 1 if it was stopped at the limit of steps instead
    - ``rewards``: by seat, what the ended game was worth; 0 otherwise
    - ``points``: by seat, the points of the last game that ended in this row

    ``reward`` is what a finished game is worth to a seat, one of :data:`REWARDS`; ``share`` unless told otherwise.

    With ``form="competition"`` Puerto Rico of three players shows itself in the numbers of the Puerto Rico competition:
    293 numbers, 200 actions, the reward ``win-loss`` unless told otherwise, and the competition's own ``options`` (see
    :mod:`antilles.competition`).

    The arrays are the same ones after every step, overwritten: copy what you keep. What happens in a game depends on
    the seed, its row and the actions, not on the size of the batch nor on the number of threads.

    >>> import antilles
    >>> batch = antilles.Batch("puerto-rico", players=4, count=8, seed=1)
    >>> for _ in range(10):
    ...     batch.step(batch.sample())
    >>> bool(batch.mask.sum(axis=1).min() > 0)
    True
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        count: int = 1024,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int | None = None,
        reward: str | None = None,
        form: str = "antilles",
    ) -> None:
        if threads is None:
            threads = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._batch = _antilles.Batch(
            game, players, dict(options or {}), count, seed, threads, reward, form
        )
        self.players: int = self._batch.players
        self.observation: np.ndarray = self._batch.observation
        self.mask: np.ndarray = self._batch.mask
        self.player: np.ndarray = self._batch.player
        self.rewards: np.ndarray = self._batch.rewards
        self.points: np.ndarray = self._batch.points
        self.done: np.ndarray = self._batch.done
        self.truncated: np.ndarray = self._batch.truncated

    def __len__(self) -> int:
        return len(self._batch)

    def reset(self, seed: int = 0) -> None:
        """Starts all games over."""
        self._batch.reset(seed)

    def step(self, actions: np.ndarray) -> None:
        """Plays an action in every game. If one of them is not legal none is played, and the exception names it."""
        self._batch.step(np.ascontiguousarray(actions, dtype=np.int64))

    def sample(self) -> np.ndarray:
        """A random legal action for every game. The array is the same one every time."""
        return self._batch.sample()
