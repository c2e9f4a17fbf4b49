"""Where a draft is judged, the pieces of an action are taken in any order; and what the program may answer itself."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

import intrigue
from emerald_second.situations import answer, offered, seat_of, situation, stub
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.table import Emerald
from intrigue.kernel.run import settle
from support import clause


def shuffled(phrases: list[str], rng: random.Random) -> list[str]:
    """The pieces of an action, those of one sort in another order; Fenians are one of the bombs."""
    sorts = groupby(phrases, key=lambda phrase: phrase.replace("use fenians", "bomb").split()[0])
    return [phrase for _, run in sorts for phrase in (lambda row: rng.sample(row, len(row)))(list(run))]


def action(t: Emerald, rng: intrigue.Rng) -> list[str]:
    """A seat answers at random until something is told; its answers."""
    seat, given = t.agenda[-1].seat, []
    t.listening, before = True, len(t.log)
    while t.agenda and t.agenda[-1].seat == seat and len(t.log) == before:
        option = int(t.agenda[-1].at_random(t, rng))
        given.append(GAME.verbs.phrase(option))
        t.agenda.pop().take(t, option)
        settle(t)
    return given


def test_an_action_is_the_same_in_any_order() -> None:
    """Of random games, with the pieces of every sort shuffled: all are taken, and lead to the same view."""
    shuffling, seen = random.Random(3), set()
    for seed in range(4):
        t, rng = GAME.new(2 + seed), intrigue.Rng(seed)
        while t.agenda:
            intrigue.roll_chance(t, rng)
            if not t.agenda:
                break
            seat, loose = int(t.agenda[-1].seat), t.copy()
            loose.any_order = True
            given = action(t, rng)
            if len(given) > 2 and "royalty" not in given[1]:
                seen.add(given[0].split()[0])
                for phrase in shuffled(given, shuffling):
                    intrigue.advance(loose, GAME.verbs.option(phrase))
                loose.top[seat] = t.top[seat]  # the card played last lies on top
                assert GAME.observe(loose, seat) == GAME.observe(t, seat)

    assert {"place", "retrieve", "move", "advance", "discard", "use"} <= seen


@pytest.mark.parametrize("seed", range(3))
def test_no_order_leads_astray(seed: int) -> None:
    """Whatever is offered in any order can be completed: whole games end."""
    t, rng = GAME.new(2 + seed), intrigue.Rng(seed)
    t.any_order = True

    while t.agenda:
        assert len(t.agenda[-1].options(t)) > 0
        intrigue.play_out(t, rng, 1)

    assert t.over > 0


def loose(t: Emerald) -> Emerald:
    """The same table where a draft is judged."""
    t.any_order = True
    return t


@clause("E2-304")
def test_the_last_place_first() -> None:
    """Three cubes are to be retrieved: Limbo, the last in order, may be named first, or second."""
    cities = ["berlin: M 1 cube", "rome: M 1 cube"]
    t = loose(situation("M Th", cities, hands={"M": "retrieve_two claim_retrieve"}, limbo={"M": 1}, turn="M"))

    answer(t, "M", "retrieve retrieve_two", "retrieve claim_retrieve", "take limbo", "take rome")

    assert offered(t) == ["take berlin"]


@clause("E2-307", "E2-200")
def test_bombs_before_fenians() -> None:
    """Where only both together are enough."""
    hands = {"M": "hired_assassin fenians place_bomb"}
    game = stub(cards__fenians__bomb=0)
    t = loose(situation("M Th", ["berlin: M 2 agents, Th 1 agent"], hands=hands, turn="M", game=game))

    answer(t, "M", "assassinate hired_assassin", "aim berlin Th", "bomb place_bomb")

    assert offered(t) == ["use fenians"]


# ---------------------------------------------------------------- answers that are forced


def is_forced(t: Emerald) -> bool:
    """May the program answer what is asked now?"""
    step = t.agenda[-1]
    return step.forced(t) and len(step.options(t)) == 1


@pytest.mark.parametrize(
    ("hand", "cities", "answers", "forced"),
    [
        ("", [], [], False),
        ("doctor_watson", [], ["pass", "pass"], False),
        ("", [], ["pass", "pass"], False),
        ("retrieve_two", ["rome: M 1 cube"], ["retrieve retrieve_two"], True),
        ("retrieve_two", ["vienna: M 3 cubes"], ["retrieve retrieve_two", "take vienna"], False),
        ("emma_goldman", [], ["advance emma_goldman restorationist"], True),
        ("emma_goldman louise_michel", [], ["advance louise_michel restorationist"], False),
        ("place_two", [], ["discard place_two"], True),
        ("place_two move_bomb", [], ["discard move_bomb"], False),
        ("mi_go", ["rome: M 1 agent"], ["use mi_go"], True),
        ("mi_go", ["rome: M 1 agent"], ["use mi_go", "take rome"], True),
        ("mi_go", ["rome: M 1 agent", "vienna: M 1 agent"], ["use mi_go", "take vienna"], False),
        ("shoggoth", ["rome: M 1 agent, Th 1 agent"], ["use shoggoth"], True),
        ("shoggoth", ["rome: M 1 agent, Th 1 agent"], ["use shoggoth", "aim rome Th"], False),
        ("hired_assassin", ["berlin: M 5 agents, Th 1 agent"], ["assassinate hired_assassin"], True),
        ("place_claim claim_move", ["rome: M 1 cube"], ["claim place_claim"], True),
        ("place_claim", ["rome: M 1 cube", "paris: M 1 cube"], ["claim place_claim"], False),
        ("zombies", [], ["use zombies", "city vienna"], False),
    ],
)
def test_what_the_program_may_answer(hand: str, cities: list[str], answers: list[str], forced: bool) -> None:
    """The only way to go on with a plan, whatever the order of its pieces; never the menu or an interrupt."""
    t = situation("M Th", cities, hands={"M": hand}, limbo={"M": 0} if "rome: M 1 cube" in cities else {}, turn="M")

    answer(t, "M", *answers)

    assert is_forced(t) is forced


@clause("E2-303", "E2-70")
def test_the_last_city_for_a_claim_is_forced() -> None:
    """Everybody sees that there is no other."""
    cities = ["rome: M 1 cube, below 0, royalty", "paris: M 1 cube"]
    t = situation("M Th", cities, hands={"M": "place_claim claim_move"}, turn="M")

    answer(t, "M", "claim place_claim", "claim claim_move", "city rome")

    assert is_forced(t)
    assert offered(t) == ["city paris"]


@clause("E2-299")
@pytest.mark.parametrize("hand", ["", "sherlock_holmes"])
def test_an_interrupt_is_never_answered_by_the_program(hand: str) -> None:
    """Nor whether another assassination follows: that would betray a hand."""
    hands = {"M": "hired_assassin", "Th": hand}
    t = situation("M Th", ["rome: M 5 agents, Th 2 agents"], hands=hands, turn="M")
    answer(t, "M", "assassinate hired_assassin", "aim rome Th")
    window = is_forced(t)
    answer(t, "Th", "let")

    assert not window
    assert not is_forced(t)
    assert t.agenda[-1].seat == seat_of(t, "M")
