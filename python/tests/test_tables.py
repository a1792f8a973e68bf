"""The committed tables of observations and actions, and the stubs, are those of the code."""

import ast
import inspect
from importlib import resources
from pathlib import Path

import antilles
import pytest
from antilles import _antilles, tables

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("game", sorted(antilles.games()))
def test_pages_are_not_stale(game, tmp_path):
    committed = (DOCS / "tables" / f"{game}.md").read_text(encoding="utf-8")
    assert committed == tables.page(game), "run: python -m antilles.tables docs/tables"
    assert f"tables/{game}.md" in (DOCS / "laboratory.md").read_text(encoding="utf-8")
    assert tmp_path / f"{game}.md" in tables.write(tmp_path)


def public(names):
    return {name for name in names if not name.startswith("_")}


def test_stubs_are_complete():
    package = resources.files(antilles)
    assert (package / "py.typed").is_file()
    stub = ast.parse((package / "_antilles.pyi").read_text())
    kinds = (ast.FunctionDef, ast.ClassDef)
    told = {node.name: node for node in stub.body if isinstance(node, kinds)}
    assert public(told) == public(vars(_antilles))
    for name, node in told.items():
        thing = getattr(_antilles, name)
        if isinstance(node, ast.ClassDef) and not issubclass(thing, Exception):
            methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
            assert public(methods) == public(vars(thing)), name
            functions = [(part, getattr(thing, method)) for method, part in methods.items()]
        else:
            functions = [(node, thing)]
        for part, function in functions:
            if isinstance(part, ast.FunctionDef) and callable(function) and not part.name.startswith("__"):
                told_names = [argument.arg for argument in part.args.args if argument.arg != "self"]
                real = [argument for argument in inspect.signature(function).parameters if argument != "self"]
                assert told_names == real, f"{name}.{part.name}"
