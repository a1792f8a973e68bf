"""A tour of the laboratory: plays games, looks at seat balance, trains a small learner, draws both.

    python examples/tour.py [--games N] [--lessons N] [--out FOLDER]

Needs matplotlib for the pictures; without it the figures are printed only.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import antilles
import numpy as np
from learner import train


def seat_balance(game: str, players: int, games: int) -> np.ndarray:
    """The share of victories of each seat when everybody plays greedily."""
    standings = antilles.match(game, ["greedy"], players=players, games=games, seed=1, threads=2)
    return np.array([seat["mean"] for seat in standings["seats"]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--lessons", type=int, default=4_000, help="games the learner plays")
    parser.add_argument("--out", type=Path, default=Path("tour"))
    arguments = parser.parse_args()

    print("A game, step by step:")
    game = antilles.Game("puerto-rico", players=3, seed=2026)
    bot = antilles.bot("greedy")
    for _ in range(5):
        seat = game.to_act[0]
        action = bot.choose(game.view(seat))
        print(f"  seat {seat}: {game.say(action)}")
        game.play(seat, action)

    balance = {game: seat_balance(game, 4, arguments.games) for game in sorted(antilles.games())}
    print("\nVictories by seat, four greedy players:")
    for name, shares in balance.items():
        print(f"  {name:13} " + "  ".join(f"{share:.3f}" for share in shares))

    print("\nA learner of a hundred lines of NumPy, against random players:")
    curve = train("santiago", players=2, games=arguments.lessons, report=print)

    try:
        import matplotlib
    except ImportError:
        print("\nmatplotlib is not installed: no pictures.")
        return
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    arguments.out.mkdir(parents=True, exist_ok=True)
    figure, axes = plt.subplots(1, len(balance), figsize=(12, 3), sharey=True)
    for axis, (name, shares) in zip(axes, balance.items()):
        axis.bar(range(1, len(shares) + 1), shares, color="#8a5a2b")
        axis.axhline(1 / len(shares), color="#333333", linewidth=0.8)
        axis.set_title(name)
        axis.set_xlabel("seat")
    axes[0].set_ylabel("share of victories")
    figure.tight_layout()
    figure.savefig(arguments.out / "seats.png", dpi=120)
    figure, axis = plt.subplots(figsize=(6, 3))
    steps, shares = zip(*curve)
    axis.plot(np.array(steps) / 1e6, shares, color="#1f6f5c")
    axis.axhline(0.5, color="#333333", linewidth=0.8)
    axis.set_xlabel("million steps")
    axis.set_ylabel("won against random")
    figure.tight_layout()
    figure.savefig(arguments.out / "learning.png", dpi=120)
    print(f"\nPictures: {arguments.out}/seats.png, {arguments.out}/learning.png")


if __name__ == "__main__":
    main()
