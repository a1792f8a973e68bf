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
from typing import Any, Iterator, Mapping, Sequence

import ray

from . import AntillesError, Game, _antilles, _number, bot

__all__ = ["ladder", "match", "selfplay"]

#: How often a part is tried again when its worker dies.
RETRIES = 10


def _contest(call: dict[str, Any]) -> _antilles.Contest:
    return _antilles.Contest(
        call["game"],
        call["bots"],
        call["against"],
        call["players"],
        call["options"],
        call["games"],
        call["seed"],
        1,
        call["nodes"],
    )


@ray.remote(max_retries=RETRIES)
def _play(call: dict[str, Any], first: int, count: int) -> tuple[int, str]:
    return first, _contest(call).play(first, count)


@ray.remote(max_retries=RETRIES)
def _record(call: dict[str, Any], first: int, count: int) -> tuple[int, str]:
    return first, json.dumps([_game(call, number) for number in range(first, first + count)])


def _game(call: dict[str, Any], number: int) -> dict[str, Any]:
    """One game of self-play, as a record."""
    seed = (call["seed"] << 64 | number).to_bytes(32, "little")
    game = Game(call["game"], players=call["players"], options=call["options"], seed=seed)
    seats = [bot(name, nodes=call["nodes"]) for name in call["bots"]]
    while not game.over:
        seat = game.to_act[0]
        # Every bot sits on every seat in turn.
        player = seats[(seat - 1 + number) % len(seats)]
        game.play(seat, player.choose(game.view(seat), seed=(number << 24) + game.step))
    record = game.record()
    for holder in record["seats"]:
        name = call["bots"][(holder["seat"] - 1 + number) % len(seats)]
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
        if self.path.exists():
            lines = self.path.read_text().split("\n")
            if lines[0] != head:
                raise AntillesError(f"{self.path} holds the results of another call")
            # The last line is empty, or was cut off while it was written.
            for line in lines[1:-1]:
                first, results = json.loads(line)
                self.done[first] = results
            with self.path.open("r+b") as file:
                file.truncate(len("\n".join(lines[:-1]).encode()) + 1)
        else:
            self._write(head)

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


def _run(task: Any, call: dict[str, Any], parts: list[tuple[int, int]], results: _Results) -> None:
    """Has every part done that is not, a few more at once than there are processors."""
    waiting = [part for part in parts if part[0] not in results.done]
    at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: list[Any] = []
    while waiting or running:
        while waiting and len(running) < at_once:
            running.append(task.remote(call, *waiting.pop(0)))
        finished, running = ray.wait(running, num_returns=1)
        for reference in finished:
            results.add(*ray.get(reference))


def match(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 100,
    seed: int = 1,
    nodes: int | None = None,
    against: Sequence[str] = (),
    parts: int = 64,
    results: str | os.PathLike[str] | None = None,
) -> dict[str, Any]:
    """The same as :func:`antilles.match`, spread over the cluster."""
    call = {
        "what": "match",
        "game": game,
        "bots": list(bots),
        "against": list(against),
        "players": players,
        "options": dict(options or {}),
        "games": games,
        "seed": _number(seed),
        "nodes": nodes,
        "parts": parts,
    }
    contest = _contest(call)
    kept = _Results(results, call)
    _run(_play, call, list(_parts(contest.games, contest.block, parts)), kept)
    return json.loads(contest.standings(json.dumps(kept.all())))


def ladder(game: str, bots: Sequence[str], **arguments: Any) -> list[dict[str, Any]]:
    """A match of every bot against the next one, strongest first; ``results`` is a folder here."""
    if len(bots) < 2:
        raise AntillesError("a ladder has at least two bots")
    folder = arguments.pop("results", None)
    rows = []
    for number, (upper, lower) in enumerate(zip(bots, bots[1:])):
        path = None
        if folder is not None:
            Path(folder).mkdir(parents=True, exist_ok=True)
            path = Path(folder) / f"{number:02}.jsonl"
        rows.append(match(game, [upper], against=[lower], results=path, **arguments))
    return rows


def selfplay(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 100,
    seed: int = 1,
    nodes: int | None = None,
    parts: int = 64,
    results: str | os.PathLike[str] | None = None,
) -> list[dict[str, Any]]:
    """Records of games between these bots, every bot on every seat in turn."""
    if not bots or isinstance(bots, str):
        raise AntillesError("bots must be a list of at least one name")
    call = {
        "what": "selfplay",
        "game": game,
        "bots": list(bots),
        "players": players,
        "options": dict(options or {}),
        "games": games,
        "seed": _number(seed),
        "nodes": nodes,
        "parts": parts,
    }
    # Refuses what cannot be played before anything is spread.
    Game(game, players=players, options=options, seed=0)
    kept = _Results(results, call)
    _run(_record, call, list(_parts(games, 1, parts)), kept)
    return kept.all()
