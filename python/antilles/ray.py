"""Matches, ladders and self-play on many machines, with Ray.

Work is cut into parts of whole blocks of games. What comes of a game depends on the arguments and its number only, so the
result is the same bytes as on one machine; a part whose worker dies is played again, and counts once. With ``results``
every finished part is written to a file, and a call with the same arguments goes on where the last one stopped.

>>> import ray                                                             # doctest: +SKIP
>>> ray.init()                                                             # doctest: +SKIP
>>> antilles.ray.match("santiago", ["hard", "medium"], games=1000)         # doctest: +SKIP
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Iterator, Sequence

import ray

from . import AntillesError, Game, bot
from .arguments import Plan

__all__ = ["ladder", "match", "selfplay"]

#: How often a part is tried again when its worker dies.
RETRIES = 10


@ray.remote(max_retries=RETRIES)
def _play(plan: Plan, first: int, count: int) -> tuple[int, str]:
    return first, plan.contest().play(first, count)


@ray.remote(max_retries=RETRIES)
def _record(plan: Plan, first: int, count: int) -> tuple[int, str]:
    return first, json.dumps([_game(plan, number) for number in range(first, first + count)])


def _game(plan: Plan, number: int) -> dict[str, Any]:
    """One game of self-play, as a record."""
    seed = (plan.seed << 64 | number).to_bytes(32, "little")
    game = Game(plan.game, players=plan.players, options=plan.options, seed=seed)
    seats = [bot(name, nodes=plan.nodes) for name in plan.bots]
    while not game.over:
        seat = game.to_act[0]
        # Every bot sits on every seat in turn.
        player = seats[(seat - 1 + number) % len(seats)]
        game.play(seat, player.choose(game.view(seat), seed=(number << 24) + game.step))
    record = game.record()
    for holder in record["seats"]:
        name = plan.bots[(holder["seat"] - 1 + number) % len(seats)]
        holder["name"], holder["player"] = name.capitalize(), name
    return record


def _parts(total: int, block: int, parts: int) -> Iterator[tuple[int, int]]:
    """First game and number of games of every part: whole blocks, about equally many."""
    blocks = -(-total // block)
    size = max(1, -(-blocks // max(parts, 1))) * block
    for first in range(0, total, size):
        yield first, min(size, total - first)


class _Results:
    """What is done, in memory and, if wanted, in a file of one line a part."""

    def __init__(self, path: str | os.PathLike[str] | None, call: dict[str, Any]) -> None:
        self.done: dict[int, str] = {}
        self.path = None if path is None else Path(path)
        if self.path is None:
            return
        head = json.dumps(call, sort_keys=True)
        # What follows the last line break is nothing, or was cut off while it was written.
        lines = self.path.read_bytes().split(b"\n")[:-1] if self.path.exists() else []
        if not lines:
            self.path.write_bytes(b"")
            self._write(head)
            return
        if lines[0] != head.encode():
            raise AntillesError(f"{self.path} holds the results of another call")
        for number, line in enumerate(lines[1:], start=2):
            try:
                first, results = json.loads(line)
                self.done[int(first)] = json.dumps(json.loads(results))
            except (TypeError, ValueError):
                raise AntillesError(f"line {number} of {self.path} is damaged") from None
        os.truncate(self.path, sum(len(line) + 1 for line in lines))

    def _write(self, line: str) -> None:
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(line + "\n")
                file.flush()
                os.fsync(file.fileno())

    def add(self, first: int, results: str) -> None:
        if first not in self.done:
            self._write(json.dumps([first, results]))
            self.done[first] = results

    def all(self) -> list[Any]:
        return [line for first in sorted(self.done) for line in json.loads(self.done[first])]


def _spread(
    what: str, task: Any, plan: Plan, games: int, block: int, parts: int, path: str | os.PathLike[str] | None
) -> list[Any]:
    """Has every part done that is not, a few more at once than there are processors; all results in order."""
    results = _Results(path, {"what": what, "parts": parts, **plan.told()})
    waiting = [part for part in _parts(games, block, parts) if part[0] not in results.done]
    at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: list[Any] = []
    while waiting or running:
        while waiting and len(running) < at_once:
            running.append(task.remote(plan, *waiting.pop(0)))
        finished, running = ray.wait(running, num_returns=1)
        for reference in finished:
            results.add(*ray.get(reference))
    return results.all()


def match(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    *,
    parts: int = 64,
    results: str | os.PathLike[str] | None = None,
    **arguments: Any,
) -> dict[str, Any]:
    """The same as :func:`antilles.match` with the same arguments (but ``threads``), spread over the cluster."""
    plan = Plan(game, bots, players, **arguments)
    contest = plan.contest()
    lines = _spread("match", _play, plan, contest.games, contest.block, parts, results)
    return json.loads(contest.standings(json.dumps(lines)))


def ladder(
    game: str, bots: Sequence[str], *, results: str | os.PathLike[str] | None = None, **arguments: Any
) -> list[dict[str, Any]]:
    """A match of every bot against the next one, strongest first; ``results`` is a folder here."""
    if len(bots) < 2:
        raise AntillesError("a ladder has at least two bots")
    if results is not None:
        Path(results).mkdir(parents=True, exist_ok=True)
    rows = []
    for number, (upper, lower) in enumerate(zip(bots, bots[1:])):
        path = None if results is None else Path(results) / f"{number:02}.jsonl"
        rows.append(match(game, [upper], against=[lower], results=path, **arguments))
    return rows


def selfplay(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    *,
    parts: int = 64,
    results: str | os.PathLike[str] | None = None,
    **arguments: Any,
) -> list[dict[str, Any]]:
    """Records of games between these bots, every bot on every seat in turn; arguments as for a match."""
    plan = Plan(game, bots, players, **arguments)
    if not plan.bots or plan.against:
        raise AntillesError("self-play has at least one bot, and nobody to play against")
    if plan.games < 1:
        raise AntillesError(f"games must be at least 1, not {plan.games}")
    # Refuses what cannot be played before anything is spread.
    first = Game(game, players=players, options=plan.options, seed=0)
    for name in plan.bots:
        bot(name, nodes=1).choose(first.view(first.to_act[0]))
    return _spread("selfplay", _record, plan, plan.games, 1, parts, results)
