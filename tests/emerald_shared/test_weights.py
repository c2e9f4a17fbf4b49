"""The files of weights that bots judge by: for two players and for more, every number that is used and no other."""

from __future__ import annotations

import ast
from importlib import import_module
from importlib.resources import files
from typing import TypeVar

import pytest

import intrigue
from intrigue.games.emerald.first import GAME as FIRST
from intrigue.games.emerald.first.bot import contest as first_contest
from intrigue.games.emerald.first.bot.judge import judge_of
from intrigue.games.emerald.first.table import Emerald as FirstTable
from intrigue.games.emerald.first.turn import Act
from intrigue.games.emerald.second import GAME as SECOND
from intrigue.games.emerald.second.bot import contest as second_contest
from intrigue.games.emerald.second.bot.judge import Judge
from intrigue.games.emerald.second.bot.weights import weights_for
from intrigue.games.emerald.second.table import Emerald as SecondTable
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.kernel.rng import Rng

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


def test_styles_that_are_bred_in_the_first_edition_do_not_see_sides() -> None:
    """At two tables that differ in hidden sides alone, a seat does the same: it guesses, with the same dice."""
    told = 0
    for seed in range(40):
        t = FIRST.new(4)
        assert isinstance(t, FirstTable)
        intrigue.play_out(t, Rng(seed), 60 + seed)
        intrigue.roll_chance(t, Rng(seed))
        step = t.agenda[-1]
        if not isinstance(step, Act):
            continue
        judge = judge_of(t)
        found = set()
        for u in with_other_sides(t, int(step.seat)):
            if t.plan == NO_PLAN:
                found.add(tuple(first_contest.choice(judge, u, step.seat, 3, Rng(seed))))
            else:
                found.add((first_contest.other_answer([judge] * 4, u, step, Rng(seed)),))
        assert len(found) == 1
        told += 1
    assert told > 10


def test_styles_that_are_bred_in_the_second_edition_do_not_see_sides() -> None:
    """The same for the other one."""
    told = 0
    for seed in range(40):
        t = SECOND.new(4)
        assert isinstance(t, SecondTable)
        intrigue.play_out(t, Rng(seed), 60 + seed)
        intrigue.roll_chance(t, Rng(seed))
        seat = intrigue.asked(t)
        if seat is None or seat != t.active:
            continue
        judge = Judge(t.numbers, weights_for(4))
        found = {int(second_contest.choice(judge, u, seat, 3, Rng(seed))) for u in with_other_sides(t, seat)}
        assert len(found) == 1
        told += 1
    assert told > 10


T = TypeVar("T", FirstTable, SecondTable)


def with_other_sides(t: T, seat: int) -> list[T]:
    """The table, and the same with the hidden sides of two other players exchanged."""
    hidden = [other for other in range(int(t.seats)) if other != seat and t.revealed[other] == 0]
    u = t.copy()
    for one in hidden:
        for other in hidden:
            if t.side[one] != t.side[other]:
                u.side[one], u.side[other] = t.side[other], t.side[one]
                return [t, u]
    return [t]
