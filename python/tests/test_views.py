"""Views as plain dictionaries: read back, asked, imagined, refused."""

import json
import random

import antilles
import pytest


def play_on(game, rng, steps):
    """Plays at random."""
    for _ in range(steps):
        if not game.over:
            seat = rng.choice(game.to_act)
            game.play(seat, rng.choice(game.legal(seat)))


def plain(view):
    return json.loads(json.dumps(view))


def test_a_view_comes_back_from_json(table):
    name, players = table
    game = antilles.Game(name, players=players, seed=8)
    rng = random.Random(8)
    for _ in range(4):
        play_on(game, rng, steps=15)
        for seat in [None, *range(1, players + 1)]:
            view = game.view(seat)
            again = antilles.View(plain(view))
            assert again == view and (again.game, again.observer) == (name, seat)
            assert antilles.Game.imagine(plain(view), seed=3).view(seat) == view
        seat = game.to_act[0]
        told = plain(game.view(seat))
        bot = antilles.bot("greedy")
        assert bot.choose(told, seed=1) == bot.choose(game.view(seat), seed=1)
        analyst = antilles.bot("medium", nodes=100)
        assert analyst.analyze(told, seed=1) == analyst.analyze(game.view(seat), seed=1)


def test_the_game_may_be_told_beside_the_view():
    told = plain(antilles.Game("santiago", players=2, seed=1).view(1))
    del told["game"]
    with pytest.raises(antilles.BadView, match="which game"):
        antilles.bot("greedy").choose(told)
    assert antilles.View(told, game="santiago").game == "santiago"
    with pytest.raises(antilles.BadView):
        antilles.View(told, game="san-juan")
    with pytest.raises(antilles.AntillesError, match="there is no game"):
        antilles.View(told, game="chess")


def test_every_reason_of_a_refusal_is_told():
    game = antilles.Game("puerto-rico", players=3, seed=1)
    play_on(game, random.Random(1), steps=30)
    told = plain(game.view(1))
    told["observer"] = 9
    with pytest.raises(antilles.BadView) as refusal:
        antilles.View(told)
    assert str(refusal.value)
    for bad in [{"game": "puerto-rico"}, {"game": "puerto-rico", "observer": object()}, {"game": 7}, {}]:
        with pytest.raises(antilles.BadView):
            antilles.bot("greedy").choose(bad)
    for bad in [None, 1, "view", [1], True]:
        with pytest.raises(TypeError, match="view must be a dictionary"):
            antilles.bot("greedy").choose(bad)


def changed(value, rng):
    """The same with something else somewhere."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value))
        if rng.random() < 0.1:
            return {other: value[other] for other in value if other != key}
        return {**value, key: changed(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        return value[:at] + [changed(value[at], rng)] + value[at + 1 :]
    return rng.choice([None, -1, 0, 1, 7, 255, 256, 1 << 40, 0.5, "", "corn", [], {}, [0] * 40, True])


def test_a_changed_view_is_refused_or_answered_and_nothing_breaks():
    rng = random.Random(2)
    outcomes = {"refused": 0, "answered": 0}
    for name in sorted(antilles.games()):
        game = antilles.Game(name, players=3, seed=2)
        for _ in range(4):
            play_on(game, rng, steps=25)
            seat = rng.choice(game.to_act)
            told = plain(game.view(seat))
            for _ in range(60):
                key = rng.choice(sorted(told))
                try:
                    view = antilles.View({**told, key: changed(told[key], rng)}, game=name)
                    twin = view.imagine(seed=1)
                    assert twin.view(view.observer) == view
                    if view.observer in twin.to_act:
                        assert antilles.bot("greedy").choose(view) in twin.legal(view.observer)
                    outcomes["answered"] += 1
                except antilles.BadView as refusal:
                    assert str(refusal) and "should not happen" not in str(refusal)
                    outcomes["refused"] += 1
    assert outcomes["refused"] > 400 and outcomes["answered"] > 5, outcomes
