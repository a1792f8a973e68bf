"""A small learner in NumPy: a linear policy trained by REINFORCE on a batch of games against random players.

    python examples/learner.py [GAME] [--players N] [--games N]

The learner plays seat 1 of every game, random players the others; after a while it wins far more than its share.
"""

from __future__ import annotations

import argparse
from typing import Callable

import antilles
import numpy as np


class Policy:
    """A linear score for every action, turned into chances over what is legal."""

    def __init__(self, inputs: int, actions: int) -> None:
        self.weights = np.zeros((inputs + 1, actions), np.float32)
        self.squares = np.full_like(self.weights, 1e-6)

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        scores = seen @ self.weights[:-1] + self.weights[-1]
        scores = np.where(mask > 0, scores, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        return chances / chances.sum(axis=1, keepdims=True)

    def learn(self, gradient: np.ndarray, rate: float) -> None:
        """One step with a rate of its own for every weight."""
        self.squares = 0.98 * self.squares + 0.02 * gradient**2
        self.weights += rate * gradient / np.sqrt(self.squares)


def train(
    game: str,
    players: int | None = None,
    games: int = 4_000,
    count: int = 64,
    rate: float = 0.003,
    seed: int = 1,
    report: Callable[[str], None] = lambda line: None,
) -> list[tuple[int, float]]:
    """Trains on this many games; answers twenty points: steps so far, share won since the point before."""
    batch = antilles.Batch(game, players=players, count=count, seed=seed, reward="win")
    rng = np.random.default_rng(seed)
    policy = Policy(batch.observation.shape[1], batch.mask.shape[1])
    # The gradient of every game since it began, as a sum.
    traces: list[list[tuple[np.ndarray, np.ndarray, int]]] = [[] for _ in range(count)]
    curve: list[tuple[int, float]] = []
    steps, won, ended, mean = 0, 0.0, 0, 1 / batch.players
    portion = max(1, games // 20)
    while len(curve) < 20:
        actions = batch.sample().copy()
        mine = np.flatnonzero(batch.player == 0)
        if len(mine):
            seen, mask = batch.observation[mine].copy(), batch.mask[mine].copy()
            chances = policy.chances(seen, mask)
            drawn = (chances.cumsum(axis=1) > rng.random((len(mine), 1))).argmax(axis=1)
            legal = mask[np.arange(len(mine)), drawn] > 0
            drawn = np.where(legal, drawn, mask.argmax(axis=1))
            actions[mine] = drawn
            for row, number in enumerate(mine):
                if mask[row].sum() > 1:
                    traces[number].append((seen[row], chances[row], int(drawn[row])))
        batch.step(actions)
        steps += count
        for number in np.flatnonzero(batch.done):
            reward = float(batch.rewards[number, 0])
            won += reward
            ended += 1
            mean += 0.001 * (reward - mean)
            trace = traces[number]
            if trace:
                seen = np.stack([step[0] for step in trace])
                wanted = -np.stack([step[1] for step in trace])
                wanted[np.arange(len(trace)), [step[2] for step in trace]] += 1
                wanted *= (reward - mean) / len(trace)
                gradient = np.vstack([seen.T @ wanted, wanted.sum(axis=0)])
                policy.learn(gradient, rate)
            traces[number] = []
        if ended >= portion:
            curve.append((steps, won / ended))
            report(f"  {steps:>10,} steps, won {won / ended:.3f} of {ended} games")
            won, ended = 0.0, 0
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="santiago")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4_000)
    arguments = parser.parse_args()
    train(arguments.game, arguments.players, arguments.games, report=print)


if __name__ == "__main__":
    main()
