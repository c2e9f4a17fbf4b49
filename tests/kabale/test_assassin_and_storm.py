"""Assassin and Storm (section 8)."""

from __future__ import annotations

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.cards import CARD_NAMES
from intrigue.kernel.event import Event, Opened, Secret
from kabale.situations import (
    answer,
    column,
    kinds,
    offered,
    play,
    situation,
    zone,
)
from kabale.tellings import args
from support import clause

# ---------------------------------------------------------------- Assassin


@clause("K-82", "K-88", "K-190")
def test_the_card_that_turned_up_an_assassin_goes_to_its_owners_discards_unseen() -> None:
    """Only its owner reads which card it was, and finds it among the discards."""
    t = situation("RB", ["trade-5: R king, B assassin(d)", "music-5:"], hands={"R": "queen"}, turn="R")

    answer(t, "R", "lay queen column-1")

    assert column(t, 1) == ["R king", "B assassin"]
    assert zone(t, "lost", "R") == {"queen"}
    assert zone(t, "discards", "R") == set()
    assert t.log == [
        Event("laid", {"seat": "seat-0", "card": Secret("queen", (0,)), "column": "column-1"}),
        Event("turned-up", {"owner": "seat-1", "card": Opened("assassin"), "column": "column-1"}),
        Event("assassinated", {"owner": "seat-0", "card": Secret("queen", (0,)), "column": "column-1"}),
    ]


@clause("K-83")
def test_an_assassin_kills_his_own_owners_card_too() -> None:
    """Blue turns up their own Assassin and loses their Witch."""
    t = situation("RB", ["trade-5:", "music-5: B assassin(d)"], hands={"B": "witch"}, turn="B")

    answer(t, "B", "lay witch column-2")

    assert column(t, 2) == ["B assassin"]
    assert zone(t, "lost", "B") == {"witch"}
    assert args(t, "assassinated") == [{"owner": "seat-1", "card": Secret("witch", (1,)), "column": "column-2"}]


@clause("K-82")
def test_a_lost_card_has_no_ability() -> None:
    """A Storm lost to an Assassin closes nothing: the next card can be laid in that column."""
    t = situation("RB", ["trade-5: B assassin(d)", "music-5:"], hands={"R": "storm king", "B": "king"}, turn="R")

    play(t, "R", "lay storm column-1")
    play(t, "B", "lay king column-1")

    assert column(t, 1) == ["B assassin", "B king(d)"]
    assert GAME.observe(t, None).columns[0].closed is False


@clause("K-84", "K-190")
def test_an_explorer_killed_on_arriving_lies_among_the_discards_that_all_know() -> None:
    """Also when he himself came from a player's hand two turns ago."""
    t = situation("RBW", ["trade-5: R explorer(k)", "music-5: W assassin(d)"], hands={"B": "queen"}, turn="B")

    answer(t, "B", "lay queen column-1")

    assert column(t, 1) == ["B queen(d)"]
    assert column(t, 2) == ["W assassin"]
    assert zone(t, "discards", "R") == {"explorer"}
    assert zone(t, "lost", "R") == set()


@clause("K-T29", "K-85")
def test_assassin_once_turned_up_is_harmless() -> None:
    """White's card turns up the King between them, and stays."""
    t = situation("RBW", ["trade-3: B assassin, R king(d)", "music-5:"], hands={"W": "queen"}, turn="W")

    answer(t, "W", "lay queen column-1")

    assert column(t, 1) == ["B assassin", "R king", "W queen(d)"]
    assert kinds(t) == ["laid", "turned-up"]
    assert zone(t, "lost", "W") == zone(t, "discards", "W") == set()


@clause("K-86")
def test_a_card_lost_to_an_assassin_does_not_count_in_the_column() -> None:
    """The column has one of two cards again."""
    t = situation("RB", ["trade-2: B assassin(d)", "music-5:"], hands={"R": "queen"}, turn="R")

    answer(t, "R", "lay queen column-1")

    first = GAME.observe(t, None).columns[0]
    assert (first.filling, first.full) == (1, False)


@clause("K-87")
def test_a_shuffle_in_the_draw_takes_in_the_lost_card() -> None:
    """It is the only card Red can draw: all their others are in columns or hand."""
    rest = ", ".join(f"R {card}" for card in CARD_NAMES if card not in ("queen", "king", "storm"))
    t = situation(
        "RB", ["trade-5: B assassin(d)", f"music-5: {rest}", "farming-5: R storm"], hands={"R": "queen king"}, turn="R"
    )

    answer(t, "R", "lay queen column-1")

    assert kinds(t)[-2:] == ["assassinated", "shuffled"]
    assert offered(t) == ["draw queen"]


# ---------------------------------------------------------------- Storm


@clause("K-89", "K-90", "K-91")
def test_a_storm_that_is_turned_up_closes_the_column() -> None:
    """The card that turned it up stays; the column is full, and the next player cannot choose it."""
    t = situation("RB", ["trade-5: R storm(d)", "music-5:"], hands={"R": "king", "B": "queen"}, turn="B")

    answer(t, "B", "lay queen column-1")
    closed = GAME.observe(t, None).columns[0]
    intrigue.roll_chance(t, intrigue.Rng(1))

    assert column(t, 1) == ["R storm", "B queen(d)"]
    assert (closed.closed, closed.full, closed.filling) == (True, True, 2)
    assert t.log[1:3] == [
        Event("turned-up", {"owner": "seat-0", "card": Opened("storm"), "column": "column-1"}),
        Event("storm-closes", {"column": "column-1"}),
    ]
    assert offered(t) == ["lay king column-2"]


@clause("K-92", "K-66")
def test_a_face_down_storm_closes_nothing() -> None:
    """Cards may still be laid below it, and the column is not full."""
    t = situation("RB", ["trade-5: R storm(d)", "music-5: R king"], hands={"B": "queen"}, turn="B")

    first = GAME.observe(t, None).columns[0]

    assert (first.closed, first.full) == (False, False)
    assert offered(t) == ["lay queen column-1", "lay queen column-2"]


@clause("K-93")
def test_a_face_down_card_below_a_storm_is_turned_up_only_at_the_end() -> None:
    """Turn after turn it stays face down, and its ability never works."""
    t = situation(
        "RB",
        ["trade-5: R storm, B traitor(d)", "music-5:"],
        hands={"R": "king queen juliet", "B": "king queen juliet"},
        turn="B",
    )

    for letter, card in (("B", "king"), ("R", "king"), ("B", "queen"), ("R", "queen")):
        play(t, letter, f"lay {card} column-2")
    during = column(t, 1)
    play(t, "B", "lay juliet column-2")

    assert during == ["R storm", "B traitor(d)"]
    assert Event("shown", {"owner": "seat-1", "card": Opened("traitor"), "column": "column-1"}) in t.log
    assert "goals-swapped" not in kinds(t)
    assert "no-swap" not in kinds(t)
