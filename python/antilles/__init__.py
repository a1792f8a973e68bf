"""Four trading games with exact rules, for people who study games.

>>> import antilles
>>> game = antilles.Game("santiago", players=3, seed=7)
>>> seat = game.to_act[0]
>>> action = game.legal(seat)[0]
>>> events = game.play(seat, action)
>>> game.step
1
"""

from __future__ import annotations

import copyreg
import json
import os
from typing import TYPE_CHECKING, Any, Mapping, Sequence

from . import _antilles
from ._antilles import AntillesError, BadPosition, BadRecord, BadView, IllegalAction, __version__
from .arguments import Plan as _Plan
from .arguments import number as _number
from .arguments import text_of as _text
from .batch import Batch

if TYPE_CHECKING:
    import numpy as np

__all__ = [
    "AntillesError",
    "BadPosition",
    "BadRecord",
    "BadView",
    "Batch",
    "Bot",
    "Game",
    "IllegalAction",
    "View",
    "__version__",
    "bot",
    "dataset",
    "games",
    "match",
    "verify",
]


def _read(kind: str, text: str) -> Any:
    return getattr(_antilles, kind).read(text)


def _written(thing: Any) -> tuple[Any, ...]:
    return _read, (type(thing).__name__, thing.write())


# Games travel to other processes: with multiprocessing, Ray, or in a file.
copyreg.pickle(_antilles.Table, _written)
copyreg.pickle(_antilles.Tree, _written)


def games() -> dict[str, dict[str, Any]]:
    """What is true of each game: players, options, actions, what each number of an observation means and is about, bots.

    >>> sorted(antilles.games())
    ['mundus-novus', 'puerto-rico', 'san-juan', 'santiago']
    >>> antilles.games()["santiago"]["most-players"]
    4
    """
    return {game["id"]: game for game in json.loads(_antilles.describe())}


def _seed(seed: int | bytes | None) -> bytes:
    """32 bytes: random ones without a seed, and always the same ones for the same seed."""
    if seed is None:
        return os.urandom(32)
    if isinstance(seed, bool) or not isinstance(seed, (int, bytes)):
        raise TypeError(f"seed must be an integer or 32 bytes, not {type(seed).__name__}")
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise ValueError(f"seed has {len(seed)} bytes, not 32")
        return seed
    if not 0 <= seed < 1 << 256:
        raise ValueError("seed must be from 0 to 2**256 - 1")
    return seed.to_bytes(32, "little")


class View(dict):
    """Everything one seat can know, as a plain dictionary. Bots are given this and nothing else.

    >>> view = antilles.Game("san-juan", players=2, seed=1).view(1)
    >>> view["game"], view["observer"]
    ('san-juan', 1)
    >>> len(view["players"][1]["hand"])
    0

    It can be written as JSON and read back; whatever takes a view takes the plain dictionary, too. (A ``View`` stands for
    what the game showed: to ask about a changed one, give the changed dictionary.)

    >>> plain = json.loads(json.dumps(view))
    >>> antilles.View(plain) == view
    True
    >>> plain["players"][0]["hand"] = ["smithy"] * 50
    >>> antilles.View(plain)
    Traceback (most recent call last):
    ...
    antilles.BadView: ...
    """

    __slots__ = ("_handle",)

    def __init__(self, view: Mapping[str, Any] | _antilles.ViewHandle, game: str | None = None) -> None:
        if not isinstance(view, _antilles.ViewHandle):
            view = _read_view(view, game)
        super().__init__(game=view.game, **json.loads(view.json()))
        self._handle = view

    @property
    def game(self) -> str:
        """The game's id."""
        return self._handle.game

    @property
    def observer(self) -> int | None:
        """Whose view it is; nobody's if a spectator's."""
        return self._handle.observer

    def imagine(self, seed: int = 0) -> Game:
        """A game whose position the observer cannot tell from the true one."""
        return Game._of(self._handle.imagine(_number(seed)))

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (dict(self),)


class Game:
    """One game. Seats are numbered from 1, actions are written as players read them.

    Nothing changes when an action is refused:

    >>> game = antilles.Game("puerto-rico", players=3, seed=1)
    >>> game.play(1, "build harbor")
    Traceback (most recent call last):
    ...
    antilles.IllegalAction: ...
    >>> game.step
    0
    """

    __slots__ = ("_table",)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | bytes | None = None,
    ) -> None:
        self._table = _antilles.Table(game, players, dict(options or {}), _seed(seed))

    @classmethod
    def _of(cls, table: _antilles.Table) -> Game:
        game = cls.__new__(cls)
        game._table = table
        return game

    @classmethod
    def from_record(
        cls, record: str | Mapping[str, Any], step: int | None = None, seed: int | bytes | None = None
    ) -> Game:
        """The game of a record, after this many of its steps (all of them if not told)."""
        return cls._of(_antilles.Table.from_record(_text("record", record), step, _seed(seed)))

    @classmethod
    def from_position(
        cls, game: str, position: str | Mapping[str, Any], seed: int | bytes | None = None
    ) -> Game:
        """A game from a position, as :meth:`position` gives it; the exception names every reason of a refusal."""
        return cls._of(_antilles.Table.from_position(game, _text("position", position), _seed(seed)))

    @property
    def game(self) -> str:
        """The game's id."""
        return self._table.game

    @property
    def players(self) -> int:
        """How many play."""
        return self._table.players

    @property
    def step(self) -> int:
        """How many actions were played."""
        return self._table.step

    @property
    def to_act(self) -> list[int]:
        """Who has to decide: usually one seat, several where they choose at the same time, nobody when it is over."""
        return list(self._table.to_act)

    @property
    def over(self) -> bool:
        """Is it over?"""
        return self._table.ending is not None

    @property
    def ending(self) -> str | None:
        """Why it is over; None while it is not."""
        return self._table.ending

    @property
    def scores(self) -> list[dict[str, int]]:
        """Points by category, by seat, if the game ended now."""
        return json.loads(self._table.scores())

    @property
    def totals(self) -> list[int]:
        """Points by seat, if the game ended now."""
        return list(self._table.totals())

    @property
    def places(self) -> list[int]:
        """Places by seat, if the game ended now; 1 is the best."""
        return list(self._table.places())

    def _only(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        acting = self.to_act
        if len(acting) != 1:
            raise AntillesError(f"say which seat: {len(acting)} seats have to decide")
        return acting[0]

    def legal(self, seat: int | None = None) -> list[str]:
        """What this seat (or the only one to decide) may do."""
        return list(self._table.legal(self._only(seat)))

    def say(self, action: str, seat: int | None = None) -> str:
        """An action as a sentence for a person."""
        return self._table.say(self._only(seat), action)

    def play(self, seat: int, action: str) -> list[Any]:
        """Plays an action; answers everything that happened."""
        return json.loads(self._table.play(seat, action))

    def undo(self, steps: int = 1) -> None:
        """Takes steps back."""
        self._table.undo(steps)

    def view(self, seat: int | None = None) -> View:
        """What this seat, or a spectator, can know."""
        return View(self._table.view(seat))

    @classmethod
    def imagine(cls, view: View | Mapping[str, Any], seed: int = 0) -> Game:
        """A game whose position the observer of this view cannot tell from the true one.

        >>> view = antilles.Game("mundus-novus", players=3, seed=1).view(2)
        >>> antilles.Game.imagine(view, seed=5).view(2) == view
        True
        """
        return cls._of(_handle(view).imagine(_number(seed)))

    def position(self) -> dict[str, Any]:
        """The whole truth; what is hidden is in it."""
        return json.loads(self._table.position())

    def features(self, seat: int | None = None) -> np.ndarray:
        """The numbers for a learner on this seat: see ``games()[game]["observation"]``."""
        return self._table.features(self._only(seat))

    def record(self) -> dict[str, Any]:
        """The whole game as a record that anybody can referee."""
        return json.loads(self._table.record())

    def copy(self) -> Game:
        """A copy that goes its own way."""
        return Game._of(self._table.copy())

    __copy__ = copy

    def __deepcopy__(self, _memo: Any) -> Game:
        return self.copy()

    def __repr__(self) -> str:
        state = f"over by {self.ending}" if self.over else f"seats to decide: {self.to_act}"
        return f"<antilles.Game {self.game}, {self.players} players, step {self.step}, {state}>"


class Bot:
    """A player that thinks. Equal views, nodes and seeds give equal choices, unless time is limited.

    >>> game = antilles.Game("santiago", players=2, seed=3)
    >>> seat = game.to_act[0]
    >>> antilles.bot("greedy").choose(game.view(seat)) in game.legal(seat)
    True
    """

    __slots__ = ("name", "nodes", "milliseconds")

    def __init__(self, name: str, nodes: int | None = None, milliseconds: int | None = None) -> None:
        self.name, self.nodes, self.milliseconds = name, nodes, milliseconds

    def choose(self, view: View | Mapping[str, Any], seed: int = 0) -> str:
        """The action it plays."""
        return _antilles.choose(self.name, _handle(view), self.nodes, self.milliseconds, _number(seed))

    def analyze(self, view: View | Mapping[str, Any], seed: int = 0) -> list[dict[str, Any]]:
        """The best choices, best first: by seat the share of opponents it will beat, and its points in the end.

        The coach's judgement, whatever the bot.
        """
        return json.loads(_antilles.analyze(_handle(view), self.nodes, self.milliseconds, _number(seed)))

    def __repr__(self) -> str:
        return f"antilles.bot({self.name!r})"


def _handle(view: View | Mapping[str, Any]) -> _antilles.ViewHandle:
    return view._handle if isinstance(view, View) else _read_view(view)


def _read_view(view: Mapping[str, Any], game: str | None = None) -> _antilles.ViewHandle:
    """A view from a dictionary that says in ``game`` which game it is of, unless that is told."""
    if not isinstance(view, Mapping):
        raise TypeError(f"view must be a dictionary, not {type(view).__name__}")
    known = dict(view)
    told = known.pop("game", None)
    game = told if game is None else game
    if not isinstance(game, str):
        raise BadView('a view says in "game" which game it is of')
    try:
        text = json.dumps(known)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadView(f"a view holds what can be written as JSON: {error}") from None
    return _antilles.ViewHandle.read(game, text)


def bot(name: str, nodes: int | None = None, milliseconds: int | None = None) -> Bot:
    """The bot of this name: ``expert``, ``greedy``, ``search:2000``; see ``games()[game]["bots"]``."""
    return Bot(name, nodes, milliseconds)


def match(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 100,
    seed: int = 1,
    threads: int = 1,
    nodes: int | None = None,
    against: Sequence[str] = (),
) -> dict[str, Any]:
    """A match: every seating equally often with the same luck; the standings with their uncertainty.

    With ``against`` the only bot named first sits on every seat in turn, the others sit on the other seats.
    The same arguments give the same standings, on any machine and with any number of threads.

    >>> standings = antilles.match("santiago", ["greedy", "random"], players=2, games=20)
    >>> standings["games"]
    20
    """
    contest = _Plan(game, bots, players, options, games, seed, nodes, against).contest(threads)
    return json.loads(contest.standings(contest.play(0, contest.games)))


def dataset(
    game: str,
    bots: Sequence[str],
    out: str | os.PathLike[str],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 100,
    part: int = 32,
    seed: int = 1,
    threads: int = 1,
    nodes: int | None = None,
) -> dict[str, Any]:
    """Writes games between bots into the folder ``out`` as Parquet files, a row for each decision.

    The same as the command ``antilles dataset``: the same bytes with any number of threads, and a call that was stopped
    goes on where it was. The columns are described in docs/laboratory.md.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     written = antilles.dataset("santiago", ["greedy", "random"], folder, players=2, games=4)
    >>> written["games"], written["parts"], written["rows"] > 100
    (4, 1, True)
    """
    contest = _Plan(game, bots, players, options, games, seed, nodes).contest(threads)
    return json.loads(contest.write(out, part))


def verify(record: str | Mapping[str, Any]) -> dict[str, Any]:
    """Referees a record: answers what it is, or raises :class:`BadRecord` naming the first wrong step.

    >>> antilles.verify(antilles.Game("santiago", seed=1).record())["steps"]
    0
    """
    return json.loads(_antilles.verify(_text("record", record)))
