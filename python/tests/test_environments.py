"""The field's own tests, for every game and number of players."""

import warnings

import antilles
import numpy as np
import pytest


def test_pettingzoo(table):
    pettingzoo = pytest.importorskip("pettingzoo")
    from antilles.pettingzoo import AntillesEnv
    from pettingzoo.test import api_test, seed_test

    name, players = table
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(AntillesEnv(name, players=players), num_cycles=300)
        seed_test(lambda: AntillesEnv(name, players=players), num_cycles=60)
    assert pettingzoo


def test_pettingzoo_plays_the_competition():
    pytest.importorskip("pettingzoo")
    from antilles.competition import THEIRS
    from antilles.pettingzoo import AntillesEnv
    from pettingzoo.test import api_test, seed_test

    def made(**arguments):
        return AntillesEnv("puerto-rico", form="competition", options=THEIRS, **arguments)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(made(), num_cycles=300)
        seed_test(made, num_cycles=60)
    env = made()
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter():
        seen, reward, over, stopped, _ = env.last()
        assert seen["observation"].shape == (293,) and seen["action_mask"].shape == (200,)
        if over:
            # Of three one wins, or several share the first place.
            assert set(env.rewards.values()) <= {1.0, -1.0} and 1.0 in env.rewards.values() and reward == env.rewards[agent]
            break
        assert reward == 0 and not stopped and env.infos[agent] == {}
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    with pytest.raises(antilles.AntillesError, match="three players"):
        AntillesEnv("puerto-rico", players=4, form="competition")
    with pytest.raises(antilles.AntillesError, match='no form "chess"'):
        AntillesEnv("puerto-rico", form="chess")


def test_pettingzoo_renders_and_refuses():
    pytest.importorskip("pettingzoo")
    from antilles.pettingzoo import AntillesEnv
    from pettingzoo.test import render_test

    env = AntillesEnv("santiago", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "santiago" in env.render()
    render_test(
        lambda render_mode: AntillesEnv("santiago", players=2, render_mode=render_mode),
        custom_tests={"ansi": lambda text: "to decide: " in text},
    )
    mask = env.last()[0]["action_mask"]
    with pytest.raises(antilles.IllegalAction):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(antilles.AntillesError):
        AntillesEnv("chess")


def test_gymnasium(table):
    gymnasium = pytest.importorskip("gymnasium")
    from antilles.gymnasium import SeatEnv
    from gymnasium.utils.env_checker import check_env

    name, players = table
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = gymnasium.make(f"antilles/{name}-v0", players=players, illegal="random", render_mode="ansi")
        check_env(made.unwrapped)
    env = SeatEnv(name, players=players, opponents=["random"])
    observation, _ = env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(20_000):
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, stopped, _ = env.step(action)
        if over:
            break
    assert over and -1 <= reward <= 1 and not stopped
    assert env.render() is None
    shown = SeatEnv(name, players=players, opponents=["random"], seat=2, render_mode="ansi")
    shown.reset(seed=2)
    assert shown.render().startswith(f"{name}, seat 2, step ")


def test_openspiel(table):
    pyspiel = pytest.importorskip("pyspiel")
    import antilles.openspiel  # noqa: F401

    name, players = table
    game = pyspiel.load_game(f"antilles_{name.replace('-', '_')}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def decide(game, bot, decisions):
    """A bot of OpenSpiel makes this many decisions."""
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while decisions > 0 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions -= 1


def test_openspiels_tree_search_plays():
    pyspiel = pytest.importorskip("pyspiel")
    import antilles.openspiel  # noqa: F401
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("antilles_santiago(players=2)")
    rng = np.random.RandomState(1)
    decide(game, mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng), 3)


@pytest.mark.parametrize("name", ["santiago", "san_juan"])
def test_openspiels_search_over_information_sets_plays(name):
    pyspiel = pytest.importorskip("pyspiel")
    import antilles.openspiel  # noqa: F401
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(f"antilles_{name}(players=2)")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    decide(game, ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=rng), 3)


def test_resampled_states_look_the_same():
    pyspiel = pytest.importorskip("pyspiel")
    import antilles.openspiel  # noqa: F401

    rng = np.random.RandomState(4)
    state = pyspiel.load_game("antilles_san_juan(players=3)").new_initial_state()
    resampled = different = 0
    while resampled < 20 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choice(outcomes, p=chances))
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random_sample)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        different += str(twin) != str(state)
        resampled += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert different > 10, "hands of others are imagined again"
