"""What a match would cost on many machines: ``python -m antilles.estimate santiago --bots hard,medium --games 100000``.

A few games are played on one core of this machine; the rest is arithmetic. Parts are handed out as workers become free, so
at the end a core waits for at most one part.

>>> found = estimate("santiago", ["greedy", "random"], games=1_000, sample=4, machines=10, cores=8, price=0.05)
>>> found["cores"], found["hours"] > 0, found["price"] > 0
(80, True, True)
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any, Sequence

from . import _antilles

__all__ = ["estimate"]


def estimate(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    games: int = 10_000,
    sample: int = 20,
    machines: int = 10,
    cores: int = 16,
    price: float = 0.05,
    parts: int | None = None,
) -> dict[str, Any]:
    """Seconds a game takes here, and hours and price of the whole match there; ``price`` is that of a core for an hour."""
    if min(games, sample, machines, cores) < 1 or price < 0:
        raise _antilles.AntillesError("games, sample, machines and cores must be at least 1, and the price not negative")
    contest = _antilles.Contest(game, list(bots), [], players, {}, max(games, sample), 1, 1, None)
    played = min(-(-sample // contest.block) * contest.block, contest.games)
    # The processor's time, not the clock's: others may be busy here.
    start = time.process_time()
    contest.play(0, played)
    seconds = (time.process_time() - start) / played
    workers = machines * cores
    blocks = contest.games // contest.block
    parts = min(4 * workers if parts is None else parts, blocks)
    # As antilles.ray cuts them: whole blocks, and every worker does as many parts as the busiest.
    size = -(-blocks // parts) * contest.block
    rounds = math.ceil(math.ceil(contest.games / size) / workers)
    hours = rounds * size * seconds / 3600
    return {
        "seconds-a-game": seconds,
        "games": contest.games,
        "cores": workers,
        "parts": parts,
        "hours": hours,
        "busy": contest.games * seconds / 3600 / (hours * workers),
        "price": hours * workers * price,
    }


def main() -> None:
    """Prints the estimate."""
    parser = argparse.ArgumentParser(prog="python -m antilles.estimate", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="names, separated by commas")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--sample", type=int, default=20, help="games played here to measure")
    parser.add_argument("--machines", type=int, default=10)
    parser.add_argument("--cores", type=int, default=16, help="of one machine")
    parser.add_argument("--price", type=float, default=0.05, help="of one core for an hour")
    parser.add_argument("--parts", type=int, help="four times the number of cores if not told")
    arguments = vars(parser.parse_args())
    arguments["bots"] = arguments["bots"].split(",")
    found = estimate(**arguments)
    print(
        f"{found['seconds-a-game']:.3f} s a game on one core here; {found['games']:,} games in {found['parts']:,} parts on "
        f"{found['cores']:,} such cores: {found['hours']:.2f} hours, cores busy {found['busy']:.0%}, price {found['price']:.2f}"
    )


if __name__ == "__main__":
    main()
