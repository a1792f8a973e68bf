"""Proximal policy optimisation with PyTorch: one network plays every seat of many games against itself.

    pip install ./python[ppo]
    python python/examples/ppo.py [GAME] [--players N] [--updates N] [--picture FILE] [--json FILE]

Now and then the network plays against bots: see the curve in docs/laboratory.md.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from pathlib import Path
from typing import Any

import antilles
import numpy as np
import torch
from torch import nn

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCH = 1.0, 0.95, 0.2, 0.01, 2, 2048


class Network(nn.Module):
    """Two hidden layers, then a score for every action and what the player who decides may expect."""

    def __init__(self, numbers: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen)
        scores = self.policy(body).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(scores, dim=-1), self.value(body).squeeze(-1)

    @torch.no_grad()
    def act(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """A drawn action for every row, its log-probability, and the value."""
        chances, value = self(torch.from_numpy(seen), torch.from_numpy(mask))
        action = torch.multinomial(chances.exp(), 1)
        return action.squeeze(-1).numpy(), chances.gather(-1, action).squeeze(-1).numpy(), value.numpy()


class Rollout:
    """Decisions of all seats over some steps of a batch, with their advantages."""

    def __init__(self, network: Network, batch: antilles.Batch, steps: int) -> None:
        rows: list[tuple[np.ndarray, ...]] = []
        for _ in range(steps):
            seen, mask, player = batch.observation.copy(), batch.mask.copy(), batch.player.copy()
            action, chance, value = network.act(seen, mask)
            batch.step(action)
            rows.append((seen, mask, player, action, chance, value, batch.done.copy(), batch.rewards.copy()))
        columns = [np.stack(column) for column in zip(*rows)]
        self.seen, self.mask, player, self.action, self.chance, self.value, done, rewards = columns
        self.advantage, self.used = self._advantages(player, done, rewards)

    def _advantages(
        self, player: np.ndarray, done: np.ndarray, rewards: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """Generalised advantages. A decision is compared with the same seat's next one, or with the reward at the end; the
        last decision of a seat in a game that goes on has neither and is not learned from."""
        steps, count, seats = rewards.shape
        games = np.arange(count)
        advantage, used = np.zeros((steps, count), np.float32), np.zeros((steps, count), bool)
        value, behind, reward = (np.zeros((count, seats), np.float32) for _ in range(3))
        known = np.zeros((count, seats), bool)
        for step in reversed(range(steps)):
            over = done[step] == 1
            value[over], behind[over], reward[over], known[over] = 0, 0, rewards[step][over], True
            at = games, player[step]
            error = reward[at] + GAMMA * value[at] - self.value[step]
            behind[at] = np.where(known[at], error + GAMMA * LAMBDA * behind[at], 0)
            advantage[step], used[step] = behind[at], known[at]
            value[at], reward[at], known[at] = self.value[step], 0, True
        # A choice of one is nothing to learn.
        return advantage, used & (self.mask.sum(axis=-1) > 1)


def learn(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Some epochs over a rollout."""
    used = rollout.used
    names = ("seen", "mask", "action", "chance", "value", "advantage")
    seen, mask, action, chance, value, advantage = (torch.from_numpy(getattr(rollout, name)[used]) for name in names)
    target = value + advantage
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(seen)).split(MINIBATCH):
            chances, expected = network(seen[rows], mask[rows])
            ratio = (chances.gather(-1, action[rows, None]).squeeze(-1) - chance[rows]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * advantage[rows], clipped * advantage[rows]).mean()
            entropy = -(chances.exp() * chances).sum(dim=-1).mean()
            loss = -gain + 0.5 * (expected - target[rows]).pow(2).mean() - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def against_bot(network: Network, game: str, players: int, bot: str, games: int) -> float:
    """The share of victories against a bot on all other seats."""
    from antilles.gymnasium import SeatEnv

    env = SeatEnv(game, players=players, opponents=[bot], reward="win")
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=number)
        over = stopped = False
        while not (over or stopped):
            rows = seen["observation"][None], seen["action_mask"].astype(np.uint8)[None]
            seen, reward, over, stopped, _ = env.step(int(network.act(*rows)[0][0]))
        won += reward
    return won / games


def train(
    game: str,
    players: int,
    updates: int,
    bots: list[str],
    games: int,
    count: int = 256,
    steps: int = 128,
    rate: float = 1e-3,
    seed: int = 1,
) -> list[dict[str, Any]]:
    """Trains a network; returns the points of its curve, each this many games against each of these bots."""
    torch.manual_seed(seed)
    batch = antilles.Batch(game, players=players, count=count, seed=seed)
    network = Network(batch.observation.shape[1], batch.mask.shape[1])
    optimiser = torch.optim.Adam(network.parameters(), lr=rate)
    curve: list[dict[str, Any]] = []
    start = time.perf_counter()
    for update in range(updates + 1):
        if update % max(1, updates // 15) == 0:
            point: dict[str, Any] = {"steps": update * count * steps, "seconds": time.perf_counter() - start}
            point["won"] = {bot: against_bot(network, game, players, bot, games) for bot in bots}
            curve.append(point)
            won = "  ".join(f"{bot} {share:.3f}" for bot, share in point["won"].items())
            print(f"{point['steps']:>12,} steps  {point['seconds']:7.1f} s  won against {won}", flush=True)
        if update < updates:
            optimiser.param_groups[0]["lr"] = rate * (1 - update / updates)
            learn(network, optimiser, Rollout(network, batch, steps))
    return curve


def draw(curve: list[dict[str, Any]], title: str, players: int, file: Path) -> None:
    """The curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axis = plt.subplots(figsize=(7, 3.5))
    colours = ["#1f6f5c", "#8a5a2b", "#a33b2a", "#3b5b92", "#6b4f8a"]
    for bot, colour in zip(curve[0]["won"], itertools.cycle(colours)):
        shares = [point["won"][bot] for point in curve]
        axis.plot([point["steps"] / 1e6 for point in curve], shares, color=colour, label=bot)
    axis.legend(title="against", loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    axis.axhline(1 / players, color="#333333", linewidth=0.8, linestyle=":")
    axis.set_ylim(-0.03, 1.03)
    axis.set_xlabel("million steps of self-play")
    axis.set_ylabel("share of victories")
    axis.set_title(title)
    figure.tight_layout()
    figure.savefig(file, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="santiago")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--updates", type=int, default=120)
    parser.add_argument("--against", default="random,beginner,easy,greedy", help="bots, separated by commas")
    parser.add_argument("--games", type=int, default=50, help="against each bot, for each point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; the games use every core in any case")
    parser.add_argument("--picture", type=Path, help="draw the curve into this file")
    parser.add_argument("--json", type=Path, help="write the figures into this file")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    bots = arguments.against.split(",")
    game, players = arguments.game, arguments.players
    curve = train(game, players, arguments.updates, bots, arguments.games, seed=arguments.seed)
    if arguments.picture:
        draw(curve, f"PPO, {game}, {players} players", players, arguments.picture)
    if arguments.json:
        arguments.json.write_text(json.dumps(curve, indent=1))


if __name__ == "__main__":
    main()
