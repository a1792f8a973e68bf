"""Datasets: what polars and pandas read is what was played."""

import json
from pathlib import Path

import antilles
import numpy as np
import pytest

BOTS = ["search:60", "greedy"]


@pytest.fixture(scope="module", params=sorted(antilles.games()))
def written(request, tmp_path_factory):
    """A small dataset of every game, as polars reads it."""
    polars = pytest.importorskip("polars")
    folder = tmp_path_factory.mktemp(request.param)
    found = antilles.dataset(request.param, BOTS, folder, players=2, games=6, part=2, seed=9)
    assert found == {"games": 6, "parts": 3, "rows": found["rows"], "found": 0, "cancelled": False}
    rows = polars.read_parquet(folder / "*.parquet")
    assert len(rows) == found["rows"]
    return request.param, folder, rows


def test_rows_are_the_games_that_their_seeds_and_actions_give(written):
    name, _, rows = written
    about = antilles.games()[name]
    assert rows["number"].unique().sort().to_list() == list(range(6))
    for (number,), played in rows.group_by(["number"]):
        first = played.row(0, named=True)
        assert (first["game"], first["players"], first["schema_version"]) == (name, 2, 1)
        assert first["rules_version"] == about["rules-version"]
        options = json.loads(first["options"])
        game = antilles.Game(name, players=2, options=options, seed=bytes.fromhex(first["seed"]))
        assert options == game.record()["setup"]["options"]
        for row in played.sort("step").iter_rows(named=True):
            assert row["step"] == game.step and row["seat"] in game.to_act
            legal = [about["action-names"][index] for index in row["legal"]]
            assert sorted(legal) == sorted(game.legal(row["seat"]))
            assert row["action"] in row["legal"] and about["action-names"][row["action"]] == row["notation"]
            assert np.array_equal(np.array(row["features"], np.float32), game.features(row["seat"]))
            if row["visits"] is not None:
                assert row["bot"] == "search:60" and len(row["visits"]) == len(legal) > 1 and sum(row["visits"]) > 0
            game.play(row["seat"], row["notation"])
        # The record of the game says the same about its end.
        assert game.over and first["finished"]
        result = game.record()["result"]
        assert antilles.verify(game.record())["over"] and result is not None
        assert first["places"] == game.places and first["scores"] == game.totals
        rewards = antilles._antilles.rewards("share", game.places, game.totals)
        assert {row["seat"]: row["reward"] for row in played.iter_rows(named=True)} == dict(enumerate(rewards, start=1))


def test_every_bot_sits_on_every_seat_and_searches_leave_a_policy(written):
    _, _, rows = written
    assert rows.select("bot", "seat").n_unique() == 4, "two bots on two seats"
    # Both games of a block have the same chance.
    assert rows["seed"].n_unique() == 3 and rows.select("number", "seed").n_unique() == 6
    policy = rows.filter(rows["visits"].is_not_null())
    assert len(policy) > 20 and policy["bot"].unique().to_list() == ["search:60"]


def test_pandas_reads_the_same_and_the_file_says_what_it_holds(written):
    pandas = pytest.importorskip("pandas")
    parquet = pytest.importorskip("pyarrow.parquet")
    name, folder, rows = written
    frame = pandas.concat([pandas.read_parquet(path) for path in sorted(folder.glob("*.parquet"))], ignore_index=True)
    assert len(frame) == len(rows) and frame["number"].tolist() == rows["number"].to_list()
    features = np.stack(frame["features"])
    about = antilles.games()[name]
    assert features.shape == (len(frame), len(about["observation"])) and features.dtype == np.float32
    mask = np.zeros((len(frame), len(about["action-names"])), bool)
    for row, legal in enumerate(frame["legal"]):
        mask[row, legal] = True
    assert mask[np.arange(len(frame)), frame["action"]].all()
    for path in folder.glob("*.parquet"):
        metadata = parquet.read_metadata(path).metadata
        assert json.loads(metadata[b"antilles.features"]) == about["observation"]
        assert json.loads(metadata[b"antilles.actions"]) == about["action-names"]
        stamp = json.loads(metadata[b"antilles"])["dataset"]
        assert stamp == json.loads((folder / "dataset.json").read_text())
        assert (stamp["schema-version"], stamp["bots"], stamp["seed"]) == (1, BOTS, 9)


def test_the_columns_are_those_of_the_documentation(written):
    _, _, rows = written
    page = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text()
    columns = page.split("| column | type | what |")[1].split("\n\n")[0].splitlines()[2:]
    assert [line.split("`")[1] for line in columns] == rows.columns
    assert f"Version {rows['schema_version'][0]}" in page


def test_a_dataset_goes_on_and_refuses_another_one(tmp_path):
    arguments = {"players": 2, "games": 8, "part": 2, "seed": 3}
    antilles.dataset("santiago", ["greedy", "random"], tmp_path, **arguments)
    files = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    (tmp_path / "part-000001.parquet").unlink()
    found = antilles.dataset("santiago", ["greedy", "random"], tmp_path, threads=2, **arguments)
    assert found["found"] == 6 and not found["cancelled"]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == files
    with pytest.raises(antilles.AntillesError, match="not of the same seed"):
        antilles.dataset("santiago", ["greedy", "random"], tmp_path, **{**arguments, "seed": 4})
    with pytest.raises(antilles.AntillesError, match="part must be from 1"):
        antilles.dataset("santiago", ["greedy", "random"], tmp_path, part=0)
    with pytest.raises(TypeError):
        antilles.dataset("santiago", "greedy", tmp_path)
