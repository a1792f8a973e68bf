"""The committed tables of observations and actions, and the types, are those of the code."""

import subprocess
import sys
from importlib import resources
from pathlib import Path

import antilles
import pytest
from antilles import tables

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", sorted([*antilles.games(), "competition"]))
def test_pages_are_not_stale(name, tmp_path):
    committed = (DOCS / "tables" / f"{name}.md").read_text(encoding="utf-8")
    assert committed == tables.pages()[name], "run: python -m antilles.tables docs/tables"
    assert f"tables/{name}.md" in (DOCS / "laboratory.md").read_text(encoding="utf-8")
    assert tmp_path / f"{name}.md" in tables.write(tmp_path)


def test_types_are_complete_and_true(tmp_path):
    """mypy finds nothing to say about the package, and its stubs are what the compiled part really has."""
    config = str(DOCS.parent / "python" / "pyproject.toml")
    assert (resources.files(antilles) / "py.typed").is_file()
    for check in [
        ["mypy", "--config-file", config, "-p", "antilles"],
        ["mypy.stubtest", "--ignore-disjoint-bases", "--mypy-config-file", config, "antilles._antilles"],
    ]:
        done = subprocess.run([sys.executable, "-m", *check], capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr
