"""Plays a great many episodes and watches the memory: ``python -m antilles.soak``.

Batches restart finished games by themselves. Beside them games are played one by one, with views, bots and records, so
that everything that crosses into Python is made and thrown away again and again.

>>> found = watch(episodes=40, game="santiago", players=2, count=8)
>>> found["episodes"] >= 40
True
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
import time
from typing import Any

import numpy as np

from . import Batch, Game, View, bot, verify

__all__ = ["watch"]

#: Memory that may come and go by itself, in kilobytes.
LIMIT = 8_192
#: Before this share of the episodes caches and pools fill; memory is compared from there on.
WARM_UP = 0.1
#: After this many episodes of the batch a game is played by itself.
ALONE = 5_000


def memory() -> int:
    """What this process holds of the machine's memory, in kilobytes."""
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def _alone(game: str, players: int, seed: int) -> None:
    """One game with everything that a user may do with it."""
    rng = random.Random(seed)
    played = Game(game, players=players, seed=seed)
    while not played.over:
        seat = played.to_act[0]
        action = rng.choice(played.legal(seat))
        if rng.random() < 0.05:
            view = View(json.loads(json.dumps(played.view(seat))))
            view.imagine(seed).copy().features(seat)
            action = bot("greedy").choose(view)
        played.play(seat, action)
    verify(played.record())


def watch(episodes: int, game: str = "santiago", players: int = 2, count: int = 256) -> dict[str, Any]:
    """Plays this many episodes; returns how many they were and what happened to the memory, in kilobytes."""
    batch = Batch(game, players=players, count=count, seed=1)
    ended = steps = alone = 0
    before: int | None = None
    most = 0
    start = time.perf_counter()
    while ended < episodes:
        for _ in range(100):
            batch.step(batch.sample())
            ended += int(np.count_nonzero(batch.done))
        steps += 100 * count
        if ended // ALONE >= alone:
            _alone(game, players, alone)
            alone += 1
            if before is None and ended >= WARM_UP * episodes:
                before = most = memory()
            elif before is not None:
                most = max(most, memory())
    after = memory()
    before = after if before is None else before
    return {
        "episodes": ended + alone,
        "steps": steps,
        "seconds": round(time.perf_counter() - start, 1),
        "before": before,
        "most": max(most, after),
        "growth": after - before,
    }


def main() -> None:
    """Plays, prints what was found, and fails if memory has grown."""
    parser = argparse.ArgumentParser(prog="python -m antilles.soak", description=__doc__.split("\n")[0])
    parser.add_argument("--episodes", type=int, default=1_000_000)
    parser.add_argument("--game", default="santiago")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=256, help="games at once")
    arguments = parser.parse_args()
    found = watch(arguments.episodes, arguments.game, arguments.players, arguments.count)
    print(
        f"{found['episodes']:,} episodes, {found['steps']:,} steps in {found['seconds']} s; memory {found['before']:,} KB "
        f"after a tenth of them, {found['most']:,} KB at most, {found['growth']:+,} KB in the end"
    )
    if found["growth"] > LIMIT:
        sys.exit(f"memory has grown by more than {LIMIT:,} KB")


if __name__ == "__main__":
    main()
