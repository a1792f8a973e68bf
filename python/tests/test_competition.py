"""The competition's numbers and actions, written out by hand."""

import antilles
import numpy as np
import pytest
from antilles.competition import ACTIONS, NUMBERS, THEIRS, Agent, Env, about, play

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
    expected[37:43] = [1, 0, 1, 0, 2, 0]
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


def legal(env):
    return np.flatnonzero(env.mask).tolist()


def test_numbers_and_actions_have_names():
    names, actions = about()["observation"], about()["action-names"]
    assert len(names) == 293 and len(set(names)) == 293 and all(names)
    assert len(actions) == 200
    used = [*range(14), *range(15, 69), *range(93, 98), *range(105, 111), *range(120, 126), *range(140, 163)]
    assert [index for index, name in enumerate(actions) if name] == used
    assert len({actions[index] for index in used}) == len(used)
    told = {
        0: "ship of 4: carries coffee",
        6 + 5: "ship of 5: carries nothing",
        20: "ship of 6: barrels on it",
        21: "ship of 4: room left",
        24: "colonists on their ship",
        25: "colonists in the supply",
        26 + 1: "phase: mayor",
        26 + 6: "phase: storing",
        26 + 8: "phase: end of round",
        26 + 9: "phase: none",
        36: "player to move, from 0",
        37 + 2: "face-up plantations of corn",
        43: "progress of the game, 0 to 1",
        44 + 4: "barrels of indigo in the supply",
        49: "governor, from 0",
        50: "quarries left",
        51 + 5: "doubloons on captain",
        59 + 4: "trader can be taken",
        67: "barrels in the trading house",
        68 + 1: "tobacco in the trading house",
        73: "points left, below zero when more were earned",
        74 + 13: "player 0: colonists in large-warehouse",
        74 + 23: "player 0: doubloons",
        74 + 73 + 24: "player 1: free city spaces",
        74 + 73 + 25: "player 1: barrels of coffee",
        74 + 146 + 30 + 22: "player 2: owns city-hall",
        74 + 53: "player 0: free island spaces",
        74 + 54 + 5: "player 0: quarry tiles",
        74 + 60 + 3: "player 0: occupied sugar tiles",
        74 + 66: "player 0: can produce coffee now",
        74 + 71: "player 0: colonists not placed",
        292: "player 2: points from shipping",
    }
    assert {index: names[index] for index in told} == told
    told = {
        5: "take captain",
        8: "settle coffee",
        13: "settle quarry",
        15: "pass",
        16 + 15: "build university",
        39 + 2: "sell corn",
        44 + 2 * 5 + 3: "load sugar on 6",
        59 + 1: "load tobacco with the wharf",
        64: "keep one barrel of coffee",
        93 + 4: "one more barrel of indigo",
        105: "draw a tile with the hacienda",
        106 + 3: "store sugar in a warehouse",
        120 + 5: "colonist to quarry",
        140 + 8: "colonist to construction-hut",
    }
    assert {index: actions[index] for index in told} == told


def test_options_are_refused_by_name():
    with pytest.raises(antilles.AntillesError, match='no option "harbor"'):
        Env(options={"harbor": "theirs"})
    with pytest.raises(antilles.AntillesError, match='"wharf" is "ours" or "theirs", not "mine"'):
        antilles.Batch("puerto-rico", form="competition", options={"wharf": "mine"})
    swapped = {**POSITION, "setup": {"players": 3, "options": {"factory-university": "swapped"}}}
    with pytest.raises(antilles.BadPosition, match="usual rules"):
        Env(position=swapped)
    assert Env(options={"wharf": "ours"}).observation.tolist() == Env().observation.tolist()


def test_the_first_governor_is_player_0_or_drawn():
    def begins(options):
        seen = [Env(seed=seed, options=options).observation for seed in range(20)]
        for numbers in seen:
            governor = int(numbers[49])
            assert numbers[36] == governor
            # The governor and the next player begin with indigo (4), the third with corn (2).
            for turn, kind in enumerate([4, 4, 2]):
                tiles = 74 + 73 * ((governor + turn) % 3) + 54
                assert numbers[tiles : tiles + 6].tolist() == [float(at == kind) for at in range(6)]
        return {int(numbers[49]) for numbers in seen}

    assert begins({}) == {0}
    assert begins({"governor": "theirs"}) == {0, 1, 2}


def test_the_phase_while_a_role_is_chosen_is_none_or_end_of_round():
    for options, phase in [({}, 9), ({"phase": "theirs"}, 8)]:
        env = Env(options=options)
        shown = [float(at == phase) for at in range(10)]
        assert env.observation[26:36].tolist() == shown
        # The settler: everybody takes the first tile there is; then a role is chosen again.
        env.step(0)
        assert env.observation[26] == 1
        while env.observation[26] == 1:
            env.step(legal(env)[0])
        assert env.observation[26:36].tolist() == shown and env.player == 1


#: The settler's phase: player 0 has a hacienda.
HACIENDA = {
    "setup": {"players": 3},
    "taken": ["settler"],
    "step": "hacienda",
    "mover": 1,
    "face-up": {"corn": 1, "indigo": 2, "coffee": 1},
    "seats": [
        {"island": {"corn": {"tiles": 1}}, "city": {"hacienda": 1}},
        {"island": {"indigo": {"tiles": 1}}},
        {"island": {"indigo": {"tiles": 1}}},
    ],
}


def test_drawing_with_the_hacienda_and_settling_are_one_choice():
    env = Env(position=HACIENDA)
    assert legal(env) == [8, 10, 12, 13, 15, 105]
    env.step(105)
    assert env.player == 0 and legal(env) == [8, 10, 12, 13, 15]
    assert env.observation[74 + 53] == 10, "the tile drawn lies on the island"
    for action, tiles in [(8, 1), (15, 0)]:
        env = Env(position=HACIENDA)
        env.step(action)
        # The turn is over, without a draw; the next player may not take a quarry.
        assert env.player == 1 and env.observation[74 + 54] == tiles and env.observation[74 + 53] == 11 - tiles
        assert legal(env) == ([10, 12, 15] if tiles else [8, 10, 12, 15])


def test_the_hacienda_draws_discarded_tiles_or_is_not_offered():
    used_up = {**HACIENDA, "face-down": {}}
    assert legal(Env(position=used_up)) == [8, 10, 12, 13, 15, 105]
    assert legal(Env(position=used_up, options={"hacienda": "theirs"})) == [8, 10, 12, 13, 15]
    assert legal(Env(position=HACIENDA, options={"hacienda": "theirs"})) == [8, 10, 12, 13, 15, 105]


#: The builder's phase: player 0 can pay for a large building and has an occupied university.
UNIVERSITY = {
    "setup": {"players": 3},
    "taken": ["builder"],
    "step": "build",
    "mover": 1,
    "colonist-ship": 3,
    "seats": [
        {
            "doubloons": 9,
            "island": {"corn": {"tiles": 3, "occupied": 1}, "indigo": {"tiles": 2}},
            "city": {"university": 1},
        },
        {"island": {"indigo": {"tiles": 2}, "corn": {"tiles": 1}}},
        {"island": {"indigo": {"tiles": 1}}},
    ],
}


def test_the_universitys_colonist_stands_in_the_large_building_or_on_its_second_space():
    last = []
    for options, inside in [({}, 1), ({"university": "theirs"}, 0)]:
        env = Env(position=UNIVERSITY, options=options)
        # 58 colonists: 3 on the ship, 2 on the board.
        assert env.observation[25] == 53
        env.step(16 + 18)
        seen = env.observation
        # The guild hall cost 10 - 1; the colonist came from the supply.
        assert seen[74 + 23] == 0 and seen[74 + 30 + 18] == 1 and seen[25] == 52
        assert seen[74 + 18] == inside and seen[74 + 71] == 0
        # Player 1 is the mayor and gets two colonists for three tiles; each of the others gets one.
        assert env.player == 1
        env.step(1)
        assert env.player == 1 and legal(env) == [120 + 2, 120 + 4]
        seen = env.observation
        assert seen[74 + 18] == inside and seen[74 + 71] == 1 and seen[74 + 73 + 71] == 2
        # The other one goes to the indigo, the only kind with room. Player 2 has nothing to choose either.
        env.step(120 + 2)
        # Player 0 places all four: from the tile, the university and the guild hall (or the space beside it), and the
        # new one.
        seen = env.observation
        assert env.player == 0 and seen[74 + 18] == 0 and seen[74 + 71] == 4
        assert legal(env) == [120 + 2, 120 + 4, 140 + 15, 140 + 18]
        env.step(140 + 18)
        assert env.observation[74 + 18] == 1 and env.observation[74 + 71] == 3
        last.append(env.observation.tolist())
    assert last[0] == last[1]


def test_a_small_building_gets_the_universitys_colonist_either_way():
    for options in ({}, {"university": "theirs"}):
        env = Env(position=UNIVERSITY, options=options)
        env.step(16 + 6)
        assert env.observation[74 + 6] == 1 and env.observation[25] == 52


def test_agents_find_the_colonist_on_the_second_space():
    env = Env(position=UNIVERSITY, options=THEIRS)
    env.step(16 + 18)
    imagined = Agent.position(env.observation, env.mask)
    assert [seat.get("san-juan", 0) for seat in imagined["seats"]] == [1, 0, 0]
    assert Env(position=imagined, options=THEIRS).mask.tolist() == env.mask.tolist()


#: The captain's phase: no ship takes player 0's corn, but there is a wharf; player 1 can load two kinds.
WHARF = {
    "setup": {"players": 3},
    "taken": ["captain"],
    "step": "load",
    "mover": 1,
    "ships": [
        {"size": 4, "good": "sugar", "barrels": 2},
        {"size": 5, "good": "indigo", "barrels": 1},
        {"size": 6, "good": "tobacco", "barrels": 1},
    ],
    "seats": [
        {"goods": {"corn": 2}, "island": {"corn": {"tiles": 1}}, "city": {"wharf": 1}},
        {"goods": {"sugar": 1, "indigo": 1}, "island": {"indigo": {"tiles": 1}}},
        {"island": {"indigo": {"tiles": 1}}},
    ],
}


def test_who_declines_the_wharf_is_asked_again_or_not():
    for options, again in [({}, True), ({"wharf": "theirs"}, False)]:
        env = Env(position=WHARF, options=options)
        assert legal(env) == [15, 59 + 2]
        env.step(15)
        assert env.player == 1 and legal(env) == [44 + 3, 44 + 5 + 4]
        env.step(44 + 3)
        if again:
            assert env.player == 0 and legal(env) == [15, 59 + 2]
            env.step(59 + 2)
        # Player 1 loads indigo: there is no choice. Of two barrels of corn one is kept.
        seen = env.observation
        assert env.player == 1 and legal(env) == [0, 1, 2, 3, 4]
        assert seen[74 + 72] == (3 if again else 0) and seen[74 + 27] == (0 if again else 1)
        assert seen[74 + 73 + 72] == 2


#: Barrels are stored: player 0 has room for one kind and a single barrel.
STORING = {
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
KEEP, STORE = 64, 106


@pytest.mark.parametrize("options", [{}, THEIRS])
def test_barrels_are_stored_in_any_order(options):
    env = Env(position=STORING, options=options)
    assert legal(env) == [KEEP + 0, KEEP + 2, KEEP + 3, STORE + 0, STORE + 2, STORE + 3]
    assert env.observation[26 + 6] == 1
    env.step(KEEP + 0)
    assert legal(env) == [STORE + 2, STORE + 3]
    env.step(STORE + 2)
    assert env.observation[74 + 25 : 74 + 30].tolist() == [1, 0, 3, 0, 0]
    env = Env(position=STORING, options=options)
    env.step(STORE + 2)
    assert legal(env) == [KEEP + 0, KEEP + 3]
    env.step(KEEP + 3)
    assert env.observation[74 + 25 : 74 + 30].tolist() == [0, 0, 3, 1, 0]


def test_a_kind_of_which_a_barrel_is_kept_can_be_stored_or_not():
    env = Env(position=STORING)
    env.step(KEEP + 2)
    assert legal(env) == [STORE + 0, STORE + 2, STORE + 3]
    env.step(STORE + 2)
    # All corn is in the warehouse, so another single barrel can be kept.
    assert legal(env) == [KEEP + 0, KEEP + 3]
    env.step(KEEP + 0)
    assert env.observation[74 + 25 : 74 + 30].tolist() == [1, 0, 3, 0, 0]

    env = Env(position=STORING, options={"storage": "theirs"})
    env.step(KEEP + 2)
    assert legal(env) == [STORE + 0, STORE + 3]
    env.step(STORE + 3)
    assert env.observation[74 + 25 : 74 + 30].tolist() == [0, 0, 1, 2, 0]

    # Of a single kind one barrel or all are kept.
    corn = {**STORING, "seats": [{**STORING["seats"][0], "goods": {"corn": 3}}, *STORING["seats"][1:]]}
    for options, kept in [({}, 3), ({"storage": "theirs"}, 1)]:
        env = Env(position=corn, options=options)
        assert legal(env) == [KEEP + 2, STORE + 2]
        env.step(KEEP + 2)
        assert env.observation[74 + 27] == kept


def test_agents_store_what_is_still_offered():
    for options in ({}, THEIRS):
        for bot in ("greedy", "search"):
            env = Env(position=STORING, options=options)
            agent = Agent(bot, nodes=100, milliseconds=None)
            while env.observation[26 + 6] == 1:
                env.step(agent.act(env.observation, env.mask))
            # The best there is: three barrels of corn and one of coffee, or two of sugar.
            assert env.observation[74 + 25 : 74 + 30].sum() >= 3


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
    shares = antilles.Batch("puerto-rico", form="competition", reward="share", count=64, seed=3, threads=1)
    while not shares.done.any():
        shares.step(shares.sample())
    assert np.allclose(shares.rewards.sum(axis=1), 0, atol=1e-6)


@pytest.mark.parametrize("option", [*({name: "theirs"} for name in THEIRS), THEIRS], ids=",".join)
def test_random_games_are_sound_with_every_option(option):
    batch = antilles.Batch("puerto-rico", form="competition", count=256, seed=3, threads=1, options=option)
    ours = antilles.Batch("puerto-rico", form="competition", count=256, seed=3, threads=1)
    assert (batch.observation != ours.observation).any() == ("governor" in option or "phase" in option)
    placed = [*range(23), *range(60, 66), 71]
    hidden = 0
    for _ in range(500):
        batch.step(batch.sample())
        assert (batch.mask.sum(axis=1) >= 2).all()
        seen = batch.observation
        colonists = sum(seen[:, 74 + 73 * k :][:, placed].sum(axis=1) for k in range(3)) + seen[:, 24] + seen[:, 25]
        assert (colonists <= 58).all()
        hidden += (colonists < 58).sum()
    # Only those on second spaces are not among the numbers.
    assert (hidden > 0) == ("university" in option)


def test_copies_go_their_own_way():
    env = Env(seed=2, options=THEIRS)
    twin = env.copy()
    before = env.observation
    walked = []
    for each in (env, twin):
        while not each.over:
            each.step(legal(each)[0])
        walked.append(each.observation.tolist())
    assert walked[0] == walked[1] != before.tolist() and env.points == twin.points


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


@pytest.mark.parametrize("options", [{}, THEIRS])
def test_every_observation_can_be_read_as_a_position(options):
    """The agent thinks about a real position; its way out is not needed."""
    rng = np.random.default_rng(5)
    steps = last_round = 0
    for seed in range(6):
        env = Env(seed=seed, options=options)
        agent = Agent("greedy", milliseconds=None)
        while not env.over:
            seen, mask = env.observation, env.mask
            again = Env(position=Agent.position(seen, mask), options=options)
            assert again.player == env.player
            # Barrels that were chosen before are not among the numbers.
            assert (again.mask == mask).all() or seen[26 + 6] == 1 and (again.mask >= mask).all()
            steps += 1
            last_round += seen[73] <= 0 or min(seen[74 + 73 * k + 24] for k in range(3)) == 0
            env.step(agent.act(seen, mask) if seed % 2 else int(rng.choice(np.flatnonzero(mask))))
    assert steps > 200 and last_round > 10
    with pytest.raises(antilles.BadPosition):
        Agent.position(seen[:-1], mask)
