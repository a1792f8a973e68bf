"""One game: actions, views, undo, records, refusals."""

import copy
import json
import pickle
import random
import signal
import subprocess
import sys
import time

import antilles
import pytest
from antilles import competition


def play_out(game, rng, steps=100_000):
    for _ in range(steps):
        if game.over:
            return
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal(seat)))


def test_a_random_game_ends_and_its_record_verifies(table):
    name, players = table
    game = antilles.Game(name, players=players, seed=5)
    play_out(game, random.Random(1))
    assert game.over and game.to_act == []
    assert sorted(game.places)[0] == 1 and len(game.totals) == players
    assert [sum(points.values()) for points in game.scores] == game.totals
    record = game.record()
    found = antilles.verify(record)
    assert found == {"game": name, "players": players, "steps": game.step, "over": True, "seed-checked": True}
    again = antilles.Game.from_record(record)
    assert again.position() == game.position()


def test_equal_seeds_give_equal_games():
    def game(seed):
        game = antilles.Game("san-juan", players=3, seed=seed)
        play_out(game, random.Random(3))
        return game.record()["steps"]

    assert game(7) == game(7) != game(8)


def test_a_refused_action_changes_nothing_and_says_why():
    game = antilles.Game("puerto-rico", players=4, seed=1)
    before = game.position()
    with pytest.raises(antilles.IllegalAction, match=r"\w+ .*\."):
        game.play(1, "build harbor")
    with pytest.raises(antilles.IllegalAction):
        game.play(2, game.legal(1)[0])
    with pytest.raises(antilles.IllegalAction, match="not an action of this game"):
        game.play(1, "fly to the moon")
    assert game.position() == before and game.step == 0


def test_undo_and_copy():
    game = antilles.Game("santiago", players=2, seed=2)
    rng = random.Random(2)
    play_out(game, rng, steps=20)
    there = game.copy()
    play_out(game, rng, steps=10)
    game.undo(game.step - there.step)
    assert game.position() == there.position() == copy.deepcopy(there).position()
    with pytest.raises(antilles.AntillesError, match="cannot be taken back"):
        game.undo(1_000)
    assert game.position() == there.position()


def test_games_and_views_can_be_pickled(table):
    name, players = table
    game = antilles.Game(name, players=players, seed=8)
    play_out(game, random.Random(8), steps=60)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.record() == game.record() and twin.position() == game.position()
    # The same chance lies ahead, and the same steps can be taken back.
    for each in (game, twin):
        play_out(each, random.Random(9), steps=30)
    assert twin.record() == game.record()
    twin.undo(twin.step)
    assert pickle.loads(pickle.dumps(twin)).position() == antilles.Game(name, players=players, seed=8).position()
    view = game.view(1)
    again = pickle.loads(pickle.dumps(view))
    assert again == view and again.imagine(3).view(1) == view
    for broken in ["{}", "[]", game._table.write().replace('"action":"', '"action":"dance ', 1)]:
        with pytest.raises(antilles.BadRecord):
            antilles._antilles.Table.read(broken)


def test_a_view_holds_no_hidden_card_and_can_be_imagined(table):
    name, players = table
    game = antilles.Game(name, players=players, seed=4)
    rng = random.Random(4)
    for _ in range(8):
        play_out(game, rng, steps=12)
        for seat in range(1, players + 1):
            view = game.view(seat)
            twin = view.imagine(seed=rng.randrange(1 << 64))
            assert twin.view(seat) == view
            assert twin.legal(seat) == game.legal(seat)


def test_bots_need_only_a_view(table):
    name, players = table
    game = antilles.Game(name, players=players, seed=6)
    bot = antilles.bot("greedy")
    for _ in range(10):
        seat = game.to_act[0]
        chosen = bot.choose(game.view(seat), seed=1)
        assert chosen in game.legal(seat)
        game.play(seat, chosen)
    choices = antilles.bot("medium", nodes=200).analyze(game.view(game.to_act[0]))
    assert choices and all(choice["action"] in game.legal(game.to_act[0]) for choice in choices)
    with pytest.raises(antilles.AntillesError, match="nothing to decide"):
        bot.choose(game.view(None))


def test_positions_come_back_and_impossible_ones_are_refused_with_every_reason():
    game = antilles.Game("puerto-rico", players=3, seed=9)
    play_out(game, random.Random(9), steps=30)
    position = game.position()
    assert antilles.Game.from_position("puerto-rico", position).position() == position
    with pytest.raises(antilles.AntillesError, match="no whole record"):
        antilles.Game.from_position("puerto-rico", position).record()
    with pytest.raises(antilles.BadPosition):
        antilles.Game.from_position("puerto-rico", "{}")
    broken = json.loads(json.dumps(position))
    broken["seats"] = broken["seats"][:-1]
    with pytest.raises(antilles.BadPosition):
        antilles.Game.from_position("puerto-rico", broken)


def test_a_broken_record_names_the_step():
    game = antilles.Game("santiago", players=3, seed=1)
    play_out(game, random.Random(1), steps=20)
    record = game.record()
    record["steps"][4]["action"] = "dance"
    with pytest.raises(antilles.BadRecord, match="step 5"):
        antilles.verify(record)
    record["start"] = []
    with pytest.raises(antilles.BadRecord):
        antilles.verify(record)
    with pytest.raises(antilles.BadRecord):
        antilles.verify("[]")


def test_a_match_is_the_same_with_any_number_of_threads():
    def standings(threads):
        found = antilles.match(
            "santiago", ["greedy", "random"], players=3, games=12, seed=3, threads=threads
        )
        return [(bot["bot"], bot["pairwise"]) for bot in found["bots"]]

    assert standings(1) == standings(2)


def test_a_match_can_be_interrupted():
    code = """
import antilles
try:
    print("begins", flush=True)
    antilles.match("santiago", ["greedy", "random"], players=2, games=10_000_000)
except KeyboardInterrupt:
    print("interrupted")
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout.readline() == "begins\n"
        time.sleep(0.3)
        running.send_signal(signal.SIGINT)
        said, _ = running.communicate(timeout=60)
    assert said == "interrupted\n" and running.returncode == 0


HOSTILE = [None, -1, 0, 7, 1 << 70, 1.5, "", "x" * 10_000, "\x00", b"", [], {}, object(), True, float("nan")]


def test_hostile_arguments_raise_and_never_crash():
    game, env = antilles.Game("mundus-novus", players=3, seed=1), competition.Env()
    calls = [
        lambda a, b: antilles.Game(a, players=b),
        lambda a, b: antilles.Game("san-juan", players=a, options=b),
        lambda a, b: antilles.Game("san-juan", players=3, options={"expansion": a}, seed=b),
        lambda a, b: game.play(a, b),
        lambda a, b: game.legal(a) or game.undo(b),
        lambda a, b: game.view(a).imagine(b),
        lambda a, b: antilles.bot(a).choose(b),
        lambda a, b: antilles.bot("greedy", nodes=a).choose(game.view(1), seed=b),
        lambda a, b: antilles.Game.from_record(a, step=b),
        lambda a, b: antilles.Game.from_position(a, b),
        lambda a, b: antilles.verify(a),
        lambda a, b: antilles.View(a, game=b),
        lambda a, b: antilles.Game.imagine({"game": "santiago", "observer": a}, seed=b),
        lambda a, b: antilles.dataset("santiago", ["random"], "/dev/null/nowhere", players=a, part=b),
        lambda a, b: antilles.match(a, b),
        lambda a, b: antilles.match("santiago", ["random"], players=a, games=1, threads=b),
        lambda a, b: antilles.Batch(a, players=b, count=2),
        lambda a, b: antilles.Batch("santiago", count=a, seed=b, threads=1),
        lambda a, b: antilles.Batch("santiago", count=2, threads=1, reward=a),
        lambda a, b: antilles.Batch("puerto-rico", count=2, threads=1, form=a, options=b),
        lambda a, b: competition.Env(seed=a, options=b),
        lambda a, b: competition.Env(position=a, options={"wharf": b}),
        lambda a, b: competition.Env().step(a),
        lambda a, b: competition.Agent(a).act(b, env.mask),
        lambda a, b: competition.Agent("random").act(env.observation, a),
    ]
    refused = 0
    before, there = game.position(), env.position()
    for call in calls:
        for a in HOSTILE:
            for b in HOSTILE:
                try:
                    call(a, b)
                # Ours, or Python's for a wrong type or number; a panic would be neither.
                except (antilles.AntillesError, TypeError, ValueError, OverflowError) as error:
                    assert str(error)
                    refused += 1
    assert refused > 3_500
    assert game.position() == before and env.position() == there
