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


def test_pettingzoo_renders_and_refuses():
    pytest.importorskip("pettingzoo")
    from antilles.pettingzoo import AntillesEnv

    env = AntillesEnv("santiago", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "santiago" in env.render()
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
        check_env(SeatEnv(name, players=players, illegal="random"), skip_render_check=True)
    env = SeatEnv(name, players=players, opponents=["random"])
    observation, _ = env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(20_000):
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, stopped, _ = env.step(action)
        if over:
            break
    assert over and -1 <= reward <= 1 and not stopped
    assert gymnasium


def test_openspiel(table):
    pyspiel = pytest.importorskip("pyspiel")
    import antilles.openspiel  # noqa: F401

    name, players = table
    game = pyspiel.load_game(f"antilles_{name.replace('-', '_')}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_an_openspiel_algorithm_plays():
    pyspiel = pytest.importorskip("pyspiel")
    import antilles.openspiel  # noqa: F401
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("antilles_santiago(players=2)")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    decided = 0
    while decided < 3:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decided += 1
