"""The examples run."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))


def test_the_learner_learns():
    from learner import train

    curve = train("santiago", players=2, games=300)
    late = [share for _, share in curve[-5:]]
    assert sum(late) / len(late) > 0.7, "half of the games would be luck"


def test_the_tour(tmp_path, monkeypatch, capsys):
    import tour

    monkeypatch.setattr(sys, "argv", ["tour.py", "--games", "8", "--lessons", "40", "--out", str(tmp_path)])
    tour.main()
    said = capsys.readouterr().out
    assert "seat 1: " in said and "puerto-rico" in said
