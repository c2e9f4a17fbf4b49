"""The files of weights that bots judge by: for two players and for more, every number that is used and no other."""

from __future__ import annotations

import ast
from importlib import import_module
from importlib.resources import files

import pytest

EDITIONS = ("first", "second")


def names_in_code(edition: str) -> list[str]:
    """The weights that the code reads from the file."""
    module = f"intrigue.games.emerald.{edition}.bot"
    tree = ast.parse(files(module).joinpath("weights.py").read_text(encoding="utf-8"))
    return [
        node.slice.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and node.value.id == "given"
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_parts_have_the_names_that_are_used(edition: str) -> None:
    """None is missing, and none is there in vain."""
    sets = import_module(f"intrigue.games.emerald.{edition}.bot.weights").SETS

    assert set(sets) == {"two", "more"}
    assert sorted(sets["two"]) == sorted(sets["more"]) == sorted(names_in_code(edition))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_weight_is_kept_by_its_name(edition: str) -> None:
    """An attribute has the value of its own name, whatever the others are."""
    weights = import_module(f"intrigue.games.emerald.{edition}.bot.weights")
    given = {name: float(i) for i, name in enumerate(weights.SETS["two"])}

    kept = weights.Weights(given)

    assert {name: getattr(kept, name) for name in given} == given


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_weight_is_negative(edition: str) -> None:
    """Tuning keeps them so."""
    sets = import_module(f"intrigue.games.emerald.{edition}.bot.weights").SETS

    assert min(value for row in sets.values() for value in row.values()) >= 0.0
