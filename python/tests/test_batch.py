"""Many games at once."""

import antilles
import numpy as np
import pytest
from antilles import soak


def walk(batch, steps):
    seen = []
    for _ in range(steps):
        batch.step(batch.sample())
        seen.append((batch.player.copy(), batch.rewards.copy(), batch.observation.copy(), batch.done.copy()))
    return seen


def test_shapes_masks_and_rewards(table):
    name, players = table
    about = antilles.games()[name]
    batch = antilles.Batch(name, players=players, count=16, seed=1, threads=1)
    assert batch.observation.shape == (16, len(about["observation"]))
    assert batch.mask.shape == (16, len(about["action-names"])) and len(batch) == 16
    ended = 0
    for _ in range(6_000):
        assert batch.mask.any(axis=1).all() and (batch.player < players).all()
        actions = batch.sample()
        assert batch.mask[np.arange(16), actions].all()
        batch.step(actions)
        done = batch.done.astype(bool)
        ended += done.sum()
        assert (batch.rewards[~done] == 0).all()
        # Ahead of as many as behind, all seats together.
        assert np.allclose(batch.rewards[done].sum(axis=1), 0, atol=1e-6)
        if ended >= 16:
            break
    assert ended > 0


def test_trajectories_depend_on_neither_threads_nor_batch_size():
    one = walk(antilles.Batch("san-juan", players=3, count=200, seed=5, threads=1), 60)
    two = walk(antilles.Batch("san-juan", players=3, count=200, seed=5, threads=2), 60)
    few = walk(antilles.Batch("san-juan", players=3, count=20, seed=5, threads=1), 60)
    for a, b, c in zip(one, two, few):
        for left, right, small in zip(a, b, c):
            assert (left == right).all() and (left[:20] == small).all()


def test_one_bad_action_refuses_the_whole_batch():
    batch = antilles.Batch("puerto-rico", players=3, count=8, seed=2, threads=1)
    before = batch.observation.copy()
    actions = batch.sample().copy()
    actions[5] = np.flatnonzero(batch.mask[5] == 0)[0]
    with pytest.raises(antilles.IllegalAction, match=r"actions\[5\]"):
        batch.step(actions)
    assert (batch.observation == before).all()
    with pytest.raises(antilles.AntillesError, match="7 entries"):
        batch.step(actions[:7])
    for bad in [np.full(8, -1), np.full(8, 1 << 40)]:
        with pytest.raises(antilles.IllegalAction):
            batch.step(bad)


def test_observations_are_those_of_the_game():
    game = antilles.Game("santiago", players=3, seed=1)
    names = antilles.games()["santiago"]["observation"]
    assert game.features(1).shape == (len(names),) and game.features(1).dtype == np.float32


def test_memory_does_not_grow():
    """A million episodes are watched by ``python -m antilles.soak``."""
    found = soak.watch(episodes=50_000)
    assert found["episodes"] > 50_000 and found["growth"] < soak.LIMIT, found


def test_rewards():
    from antilles._antilles import rewards

    assert rewards("share", [1, 3, 2], [50, 30, 40]) == [1.0, -1.0, 0.0]
    assert rewards("share", [1, 1, 3], [50, 50, 40]) == [0.5, 0.5, -1.0]
    assert rewards("win", [1, 1, 3], [50, 50, 40]) == [0.5, 0.5, 0.0]
    assert rewards("win-loss", [2, 1], [3, 4]) == [-1.0, 1.0]
    assert rewards("points", [2, 1], [3, 4]) == [3.0, 4.0]
    for bad in [("gold", [1], [1]), ("win", [1, 2], [1])]:
        with pytest.raises(antilles.AntillesError):
            rewards(*bad)
