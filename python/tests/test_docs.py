"""The examples in the docstrings."""

import doctest
import importlib

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
