"""The competition's numbers, written out by hand."""

import antilles
import numpy as np
import pytest
from antilles.competition import ACTIONS, NUMBERS, Agent, Env, play

GOODS = ["coffee", "tobacco", "corn", "sugar", "indigo"]

#: The trader's phase of a game of three: player 1 (seat 2) may sell.
POSITION = {
    "setup": {"players": 3},
    "governor": 1,
    "taken": ["settler", "trader"],
    "step": "trade",
    "mover": 2,
    "role-coins": {"captain": 2, "mayor": 1},
    "face-up": {"corn": 1, "indigo": 2, "coffee": 1},
    "trading-house": {"sugar": 1},
    "ships": [{"size": 5, "good": "corn", "barrels": 3}],
    "colonist-ship": 3,
    "quarries": 7,
    "seats": [
        {
            "doubloons": 5,
            "chips": 4,
            "goods": {"corn": 2},
            "island": {"indigo": {"tiles": 1}, "corn": {"tiles": 2, "occupied": 2}, "quarry": {"tiles": 1, "occupied": 1}},
            "city": {"small-market": 1, "guild-hall": 0},
        },
        {
            "doubloons": 2,
            "chips": 0,
            "goods": {"indigo": 1, "tobacco": 2},
            "island": {"indigo": {"tiles": 2, "occupied": 1}},
            "city": {"small-indigo-plant": 1},
            "san-juan": 0,
        },
        {
            "doubloons": 0,
            "chips": 6,
            "island": {"corn": {"tiles": 1, "occupied": 1}, "sugar": {"tiles": 1}},
            "san-juan": 2,
        },
    ],
}


def test_the_table_in_numbers():
    env = Env(position=POSITION)
    seen = env.observation
    assert seen.shape == (NUMBERS,) and seen.dtype == np.float32
    expected = np.zeros(74)
    # Ships of 4, 5 and 6: nothing, corn, nothing.
    expected[[5, 6 + 2, 12 + 5]] = 1
    expected[18:21] = [0, 3, 0]
    expected[21:24] = [4, 2, 6]
    expected[24] = 3
    # 58 colonists: 3 on the ship, on the boards 4, 2 and 3.
    expected[25] = 58 - 3 - 4 - 2 - 3
    expected[26 + 4] = 1
    expected[36] = 1
    expected[37:43] = [1, 0, 1, 0, 2, 7]
    # The fullest city has 2 of 12 buildings; 9 of 55 colonists and 10 of 75 points are less.
    expected[43] = 2 / 12
    # Barrels: 9 coffee, 9 tobacco (2 out), 10 corn (2 and 3 out), 11 sugar (1 out), 11 indigo (1 out).
    expected[44:49] = [9, 7, 5, 10, 10]
    expected[49] = 0
    expected[50] = 7
    expected[51:59] = [0, 1, 0, 0, 0, 2, 0, 0]
    expected[59:67] = [0, 1, 1, 1, 0, 1, 0, 0]
    expected[67] = 1
    expected[68:73] = [0, 0, 0, 1, 0]
    expected[73] = 75 - 10
    wrong = {i: (seen[i], expected[i]) for i in range(74) if abs(seen[i] - expected[i]) > 1e-6}
    assert wrong == {}


def test_the_players_in_numbers():
    seen = Env(position=POSITION).observation
    first, second, third = (seen[74 + 73 * k : 74 + 73 * (k + 1)] for k in range(3))
    expected = np.zeros(73)
    expected[6] = 1  # in the small market
    expected[23], expected[24] = 5, 9  # the guild hall takes two spaces
    expected[25:30] = [0, 0, 2, 0, 0]
    expected[30 + 6] = expected[30 + 18] = 1
    expected[53] = 8
    expected[54:60] = [0, 0, 2, 0, 1, 1]
    expected[60:66] = [0, 0, 2, 0, 0, 1]
    expected[66:71] = [0, 0, 2, 0, 0]
    expected[71], expected[72] = 0, 4
    assert first.tolist() == expected.tolist()
    assert second[66:71].tolist() == [0, 0, 0, 0, 1] and second[0] == 1 and second[25:30].tolist() == [0, 2, 0, 0, 1]
    assert third[71] == 2 and third[72] == 6 and third[53] == 10 and third[24] == 12


def test_what_may_be_done_and_what_comes_of_it():
    env = Env(position=POSITION)
    # Indigo or tobacco may be sold, or nothing.
    assert np.flatnonzero(env.mask).tolist() == [15, 39 + 1, 39 + 4]
    with pytest.raises(antilles.IllegalAction):
        env.step(39)
    env.step(39 + 1)
    seen = env.observation
    # The trader sells tobacco: 3 doubloons and one for the privilege.
    assert seen[74 + 73 + 23] == 2 + 3 + 1
    assert seen[67] == 2 and seen[69] == 1


def test_barrels_are_stored_in_any_order():
    position = {
        "setup": {"players": 3},
        "taken": ["captain"],
        "step": "store",
        "mover": 1,
        "seats": [
            {
                "goods": {"corn": 3, "sugar": 2, "coffee": 1},
                "island": {"corn": {"tiles": 1}},
                "city": {"small-warehouse": 1},
            },
            {"island": {"indigo": {"tiles": 1}}},
            {"island": {"indigo": {"tiles": 1}}},
        ],
    }
    env = Env(position=position)
    keep, store = 64, 106
    kinds = [0, 2, 3]
    assert np.flatnonzero(env.mask).tolist() == [keep + k for k in kinds] + [store + k for k in kinds]
    assert env.observation[26 + 6] == 1
    env.step(keep + 0)
    assert np.flatnonzero(env.mask).tolist() == [store + 2, store + 3]
    env.step(store + 2)
    assert env.observation[74 + 25 : 74 + 30].tolist() == [1, 0, 3, 0, 0]


def test_batches_play_it():
    batch = antilles.Batch("puerto-rico", form="competition", count=64, seed=3, threads=1)
    assert batch.observation.shape == (64, NUMBERS) and batch.mask.shape == (64, ACTIONS)
    ended = 0
    for _ in range(1_500):
        assert (batch.mask.sum(axis=1) >= 2).all()
        batch.step(batch.sample())
        done = batch.done.astype(bool)
        ended += done.sum()
        assert (np.abs(batch.rewards[done]) == 1).all() and (batch.rewards[~done] == 0).all()
        assert ((batch.rewards[done] == 1).sum(axis=1) >= 1).all()
    assert ended > 64
    with pytest.raises(antilles.AntillesError):
        antilles.Batch("santiago", form="competition")
    with pytest.raises(antilles.AntillesError):
        antilles.Batch("puerto-rico", players=4, form="competition")


def test_our_bots_play_from_the_numbers_alone():
    class Fool:
        rng = np.random.default_rng(1)

        def act(self, observation, mask):
            return int(self.rng.choice(np.flatnonzero(mask)))

    won = 0
    for seed in range(6):
        agents = [Fool(), Fool(), Fool()]
        agents[seed % 3] = Agent("greedy", milliseconds=None)
        won += play(agents, seed=seed)[seed % 3] == 1
    assert won >= 5


def test_every_observation_can_be_read_as_a_position():
    """The agent thinks about a real position; its way out is not needed."""
    rng = np.random.default_rng(5)
    steps = 0
    for seed in range(3):
        env = Env(seed=seed)
        while not env.over:
            seen, mask = env.observation, env.mask
            again = Env(position=Agent.position(seen, mask))
            assert again.player == env.player
            assert (again.mask == mask).all()
            steps += 1
            env.step(int(rng.choice(np.flatnonzero(mask))))
    assert steps > 200
    with pytest.raises(antilles.BadPosition):
        Agent.position(seen[:-1], mask)
