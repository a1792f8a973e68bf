"""The examples in the docstrings."""

import doctest
import importlib
import re
from pathlib import Path

import antilles
import pytest


@pytest.mark.parametrize(
    "module",
    [
        "antilles",
        "antilles.arguments",
        "antilles.batch",
        "antilles.bench",
        "antilles.competition",
        "antilles.estimate",
        "antilles.gymnasium",
        "antilles.openspiel",
        "antilles.pettingzoo",
        "antilles.soak",
        "antilles.tables",
    ],
)
def test_examples(module):
    found = importlib.import_module(module)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testmod(found, extraglobs={"antilles": antilles}, optionflags=flags)
    assert result.attempted > 0 and result.failed == 0


@pytest.mark.parametrize(
    "page, first", [("README.md", "import antilles"), ("docs/laboratory.md", "from antilles.competition")]
)
def test_code_on_pages_runs(page, first):
    text = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    (code,) = [block for block in blocks if block.startswith(first)][:1]
    exec(compile(code, page, "exec"), {"antilles": antilles})
