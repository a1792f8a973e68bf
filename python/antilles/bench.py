"""How many steps a second, beside the field's usual environments in the same run: ``python -m antilles.bench``.

Every row plays random legal actions, in several short turns one row after the other; its best turn counts, the one that was
disturbed least by whatever else the machine does. Peers that are not installed are left out and named (``pip install './python[bench]'``).
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Callable

import numpy as np

from . import Batch


#: The first row must be this many times as fast as these, and make this many steps a second.
BARS = {"PettingZoo connect four": 100.0, "OpenSpiel backgammon": 20.0}
STEPS = 1_000_000.0
#: How often each row has its turn.
TURNS = 6


def _rate(walk: Callable[[int], int], seconds: float) -> float:
    """Steps a second of wall-clock time; ``walk(n)`` makes at least n steps and answers how many."""
    walk(1)
    start, steps, size = time.perf_counter(), 0, 1
    while time.perf_counter() - start < seconds:
        steps += walk(size)
        size = min(size * 2, 1 << 14)
    return steps / (time.perf_counter() - start)


def batch(game: str, players: int, count: int, form: str = "antilles") -> Callable[[int], int]:
    """Many of our games, observations and masks included."""
    games = Batch(game, players=players, count=count, seed=1, form=form)

    def walk(steps: int) -> int:
        rounds = -(-steps // count)
        for _ in range(rounds):
            games.step(games.sample())
        return rounds * count

    return walk


def connect_four() -> Callable[[int], int]:
    """PettingZoo's connect four, by its own loop."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def walk(steps: int) -> int:
        for _ in range(steps):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return steps

    return walk


def backgammon() -> Callable[[int], int]:
    """OpenSpiel's backgammon, by its Python loop with observations."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    rng = np.random.default_rng(1)
    state = game.new_initial_state()

    def walk(steps: int) -> int:
        nonlocal state
        for _ in range(steps):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            state.observation_tensor(state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.integers(len(actions)))])
        return steps

    return walk


def measure(seconds: float = 3.0) -> dict[str, float]:
    """Steps a second by row; the first one is ours that the bars are about."""
    rows: dict[str, Callable[[], Callable[[int], int]]] = {
        "puerto-rico, 4 players, 1024 games": lambda: batch("puerto-rico", 4, 1024),
        "san-juan, 4 players, 1024 games": lambda: batch("san-juan", 4, 1024),
        "santiago, 4 players, 1024 games": lambda: batch("santiago", 4, 1024),
        "mundus-novus, 4 players, 1024 games": lambda: batch("mundus-novus", 4, 1024),
        "puerto-rico as the competition plays it, 1024 games": lambda: batch("puerto-rico", 3, 1024, "competition"),
        "PettingZoo connect four": connect_four,
        "OpenSpiel backgammon": backgammon,
    }
    walks = {}
    for name, make in rows.items():
        try:
            walks[name] = make()
        except ImportError as error:
            print(f"{name}: left out ({error})")
    turns = [{name: _rate(walk, seconds / TURNS) for name, walk in walks.items()} for _ in range(TURNS)]
    return {name: max(turn[name] for turn in turns) for name in walks}


def bars(rates: dict[str, float]) -> list[str]:
    """What was asked for, and whether it was reached.

    >>> bars({"ours": 2e6, "OpenSpiel backgammon": 2e5})
    ['1,000,000 steps/s: reached', '20 times OpenSpiel backgammon: missed (10.0 times)']
    """
    ours = next(iter(rates.values()))
    lines = [f"{STEPS:,.0f} steps/s: {'reached' if ours >= STEPS else f'missed ({ours:,.0f})'}"]
    for name, times in BARS.items():
        if name in rates:
            ratio = ours / rates[name]
            lines.append(f"{times:.0f} times {name}: {'reached' if ratio >= times else f'missed ({ratio:.1f} times)'}")
    return lines


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python -m antilles.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row, in all its turns")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rates = measure(arguments.seconds)
    if arguments.json:
        print(json.dumps(rates, indent=2))
        return
    ours = next(iter(rates.values()))
    width = max(len(name) for name in rates)
    print(f"{'random play':{width}}  {'steps/s':>12}  {'ours is':>9}")
    for name, rate in rates.items():
        print(f"{name:{width}}  {rate:12,.0f}  {ours / rate:8.1f}x")
    print()
    for line in bars(rates):
        print(line)


if __name__ == "__main__":
    main()
