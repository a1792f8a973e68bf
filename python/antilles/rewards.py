"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Sequence


def rewards_of(reward: str, places: Sequence[int], totals: Sequence[int]) -> list[float]:
    """By seat; ``reward`` is one of ``antilles.batch.REWARDS``.

    >>> rewards_of("share", [1, 3, 2], [50, 30, 40])
    [1.0, -1.0, 0.0]
    >>> rewards_of("win", [1, 1, 3], [50, 50, 40])
    [0.5, 0.5, 0.0]
    """
    if reward == "points":
        return [float(points) for points in totals]
    winners = sum(place == 1 for place in places)
    if reward == "win":
        return [1 / winners if place == 1 else 0.0 for place in places]
    if reward == "win-loss":
        return [1.0 if place == 1 else -1.0 for place in places]
    others = max(len(places) - 1, 1)
    ahead = lambda own: sum(other > own for other in places) - sum(other < own for other in places)  # noqa: E731
    return [ahead(own) / others for own in places]
