"""Many machines, in the form of a local cluster of two worker processes."""

import json
import os
import signal
import threading
import time

import antilles
import pytest

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def workers():
    """Processes that play a part at the moment."""
    found = []
    for name in os.listdir("/proc"):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                if file.read().startswith(b"ray::_play"):
                    found.append(int(name))
        except (OSError, ValueError):
            continue
    return found


def test_a_match_is_the_same_as_on_one_machine_even_if_a_worker_dies(cluster, tmp_path):
    import antilles.ray

    arguments = {"players": 3, "games": 60, "seed": 4, "nodes": 400}
    killed = []

    def kill_one():
        while not killed:
            for pid in workers()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
            time.sleep(0.01)

    thread = threading.Thread(target=kill_one, daemon=True)
    thread.start()
    bots = ["search", "greedy"]
    file = tmp_path / "match.jsonl"
    spread = antilles.ray.match("santiago", bots, parts=12, results=file, **arguments)
    thread.join(timeout=60)
    assert killed
    alone = antilles.match("santiago", bots, **arguments)
    assert json.dumps(spread) == json.dumps(alone)

    # It goes on where it stopped: half of the file, the last line cut off.
    lines = file.read_text().split("\n")
    file.write_text("\n".join(lines[:6]) + "\n" + lines[6][:10])
    assert antilles.ray.match("santiago", bots, parts=12, results=file, **arguments) == alone
    assert sorted(file.read_text().split("\n")) == sorted(lines)
    with pytest.raises(antilles.AntillesError, match="another call"):
        antilles.ray.match("santiago", bots, parts=12, results=file, **{**arguments, "seed": 5})


def test_a_ladder_and_self_play(cluster, tmp_path):
    import antilles.ray

    rows = antilles.ray.ladder("santiago", ["greedy", "random"], players=2, games=20, results=tmp_path / "rows")
    assert len(rows) == 1 and rows[0]["bots"][0]["bot"] == "greedy"
    records = antilles.ray.selfplay("san-juan", ["greedy", "random"], players=2, games=4, parts=2)
    assert len(records) == 4
    for record in records:
        found = antilles.verify(record)
        assert found["over"] and found["seed-checked"]
        assert {holder["player"] for holder in record["seats"]} == {"greedy", "random"}
    again = antilles.ray.selfplay("san-juan", ["greedy", "random"], players=2, games=4, parts=4)
    assert again == records


def test_a_file_of_results_that_was_cut_or_damaged(tmp_path):
    from antilles.ray import _Results

    file, call = tmp_path / "match.jsonl", {"what": "match", "games": 4}
    # The machine stopped before the first line was whole: nothing was done yet.
    for begun in ["", '{"what": "ma']:
        file.write_text(begun)
        assert _Results(file, call).done == {} and file.read_text() == '{"games": 4, "what": "match"}\n'
    _Results(file, call).add(0, "[1, 2]")
    kept = file.read_bytes()
    # A part that comes twice counts once.
    results = _Results(file, call)
    results.add(0, "[3, 4]")
    assert results.all() == [1, 2] and file.read_bytes() == kept
    for damage in [b"[0]\n", b'["x", "[]"]\n', b'[0, "x"]\n', b"\xff\n"]:
        file.write_bytes(kept + damage)
        with pytest.raises(antilles.AntillesError, match="line 3 of .* is damaged"):
            _Results(file, call)
        assert file.read_bytes() == kept + damage


def test_what_cannot_be_played_is_refused_before_anything_is_spread():
    from antilles.ray import ladder, match, selfplay

    for call in [
        lambda: match("chess", ["greedy", "random"]),
        lambda: match("santiago", ["greedy", "random"], games=0),
        lambda: selfplay("santiago", ["nobody"]),
        lambda: selfplay("santiago", ["greedy"], games=0),
        lambda: selfplay("santiago", ["greedy"], against=["random"]),
        lambda: ladder("santiago", ["greedy"]),
    ]:
        with pytest.raises(antilles.AntillesError):
            call()
    with pytest.raises(TypeError, match="threads"):
        match("santiago", ["greedy", "random"], threads=2)
    with pytest.raises(TypeError, match="lists of names"):
        selfplay("santiago", "greedy")
