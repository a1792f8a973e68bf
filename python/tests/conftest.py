"""Every game with every number of players."""

import antilles
import pytest

ABOUT = antilles.games()
TABLES = [
    (game, players)
    for game, about in sorted(ABOUT.items())
    for players in range(about["least-players"], about["most-players"] + 1)
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request):
    """A game and a number of players."""
    return request.param
