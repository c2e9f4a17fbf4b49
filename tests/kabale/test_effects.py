"""Immediate abilities: Explorer, Assassin, Storm, Magic Cap and Traitor (section 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.cards import CARD_NAMES
from intrigue.games.kabale.table import Kabale
from intrigue.games.kabale.view import LaidView
from intrigue.kernel.event import HIDDEN, Event, Opened, Secret
from kabale.situations import (
    answer,
    asked,
    chance,
    column,
    end_round,
    goals,
    kinds,
    letter_of,
    offered,
    play,
    settle,
    situation,
    told,
    won,
    zone,
)
from support import clause

OPEN = ["music-5:", "farming-5:", "religion-5:", "alchemy-5:"]


def args(t: Kabale, kind: str) -> list[dict[str, object]]:
    """What every event of a kind told, with its secrets marked."""
    return [dict(event.args) for event in t.log if event.kind == kind]


# ---------------------------------------------------------------- general


@clause("K-39", "K-66", "K-68", "K-202")
def test_an_immediate_ability_is_carried_out_before_the_active_player_draws() -> None:
    """Blue's Explorer has moved and turned up a card before chance is asked for Red's draw."""
    t = situation("RB", ["trade-5: B explorer(d)", "music-5: R storm(d)"], hands={"R": "king"}, turn="R")

    answer(t, "R", "lay king column-1")

    assert kinds(t) == ["laid", "turned-up", "explorer-moves", "turned-up", "storm-closes"]
    assert asked(t) == "chance"


@clause("K-65")
@pytest.mark.parametrize("card", ["assassin", "storm", "magic_cap", "explorer"])
def test_a_card_acts_on_its_own_column_only(card: str) -> None:
    """What lies in the other columns stays exactly as it was; the Explorer goes to the next column and no farther."""
    columns = [f"trade-5: B {card}(d)", "music-5:", "farming-5: B king, R queen(d)", "alchemy-5: R witch(d)"]
    t = situation("RB", columns, hands={"R": "juliet", "B": "queen"}, turn="R")

    answer(t, "R", "lay juliet column-1")

    assert column(t, 3) == ["B king", "R queen(d)"]
    assert column(t, 4) == ["R witch(d)"]
    assert goals(t) == ["trade-5", "music-5", "farming-5", "alchemy-5"]
    assert [GAME.observe(t, None).columns[n].closed for n in (1, 2, 3)] == [False, False, False]


@clause("K-65")
def test_an_end_of_round_ability_reaches_no_other_column() -> None:
    """A Wizard in column 1 does nothing to a King in column 2."""
    t = situation("RB", ["trade-1: R wizard", "music-1: B king"])

    assert settle(t, 2) == {"winner": "B", "why": "most", "totals": {"B": 20}, "removed": []}


@clause("K-66", "K-92")
@pytest.mark.parametrize("card", ["explorer", "assassin", "storm", "magic_cap", "traitor"])
def test_an_immediate_ability_does_not_work_when_the_card_is_laid(card: str) -> None:
    """Nothing happens but that it lies there face down."""
    t = situation("RB", ["trade-5: B king", *OPEN], hands={"R": f"{card} queen"}, turn="R")

    answer(t, "R", f"lay {card} column-1")

    assert column(t, 1) == ["B king", f"R {card}(d)"]
    assert kinds(t) == ["laid"]
    assert asked(t) == "chance"
    assert GAME.observe(t, None).columns[0].closed is False


@clause("K-67", "K-85", "K-97", "K-41")
@pytest.mark.parametrize("card", ["explorer", "assassin", "magic_cap", "traitor"])
def test_a_face_up_card_never_fires_again(card: str) -> None:
    """A second card below it brings up only the card between them."""
    t = situation("RB", [f"trade-5: B {card}, R king(d)", *OPEN], hands={"R": "queen", "B": "witch"}, turn="R")

    answer(t, "R", "lay queen column-1")

    assert column(t, 1) == [f"B {card}", "R king", "R queen(d)"]
    assert kinds(t) == ["laid", "turned-up"]
    assert asked(t) == "chance"


@clause("K-69", "K-202")
@pytest.mark.parametrize("card", ["magic_cap", "traitor"])
def test_the_owner_of_the_turned_up_card_decides(card: str) -> None:
    """Red lays the card, White is asked, out of turn, and the turn is still Red's."""
    t = situation("RBW", [f"trade-5: W {card}(d)", *OPEN], hands={"R": "king", "B": "king", "W": "king"}, turn="R")

    answer(t, "R", "lay king column-1")

    assert asked(t) == "W"
    assert GAME.observe(t, None).active == 0


# ---------------------------------------------------------------- Explorer


@clause("K-70", "K-71", "K-74", "K-77", "K-81")
def test_an_explorer_goes_on_to_the_right() -> None:
    """He leaves at once, unasked; the card that turned him up closes up and stays face down."""
    t = situation("RB", ["trade-5: B king, R explorer(d)", *OPEN], hands={"B": "queen"}, turn="B")

    answer(t, "B", "lay queen column-1")

    assert column(t, 1) == ["B king", "B queen(d)"]
    assert column(t, 2) == ["R explorer(k)"]
    assert column(t, 3) == []
    assert asked(t) == "chance"
    assert GAME.observe(t, 1).columns[1].cards == (
        LaidView(owner=0, card="explorer", up=False, known=True, under=False, early=False),
    )


@clause("K-70", "K-81")
def test_the_way_of_an_explorer_is_told() -> None:
    """Everybody reads whose Explorer it is, where he was and where he goes."""
    t = situation("RB", [*OPEN, "trade-5: B explorer(d)"], hands={"R": "queen"}, turn="R")

    answer(t, "R", "lay queen column-5")

    assert t.log == [
        Event("laid", {"seat": "seat-0", "card": Secret("queen", (0,)), "column": "column-5"}),
        Event("turned-up", {"owner": "seat-1", "card": Opened("explorer"), "column": "column-5"}),
        Event("explorer-moves", {"owner": "seat-1", "column": "column-5", "there": "column-1"}),
    ]


@clause("K-72")
def test_from_the_rightmost_column_an_explorer_goes_to_the_leftmost() -> None:
    """Column 3 is the last of three."""
    t = situation("RB", ["trade-5:", "music-5:", "farming-5: R explorer(d)"], hands={"B": "queen"}, turn="B")

    answer(t, "B", "lay queen column-3")

    assert [column(t, n) for n in (1, 2, 3)] == [["R explorer(k)"], [], ["B queen(d)"]]


@clause("K-73", "K-72", "K-89")
@pytest.mark.parametrize(
    ("start", "closed", "there"),
    [(1, {2}, 3), (1, {2, 3, 4}, 5), (4, {5, 6, 1}, 2), (6, {1, 2}, 3), (3, {1, 2, 4, 5}, 6), (2, {3, 4, 5, 6}, 1)],
)
def test_closed_columns_are_passed_over(start: int, closed: set[int], there: int) -> None:
    """However many there are, and round the end of the row as well."""
    owners = dict(enumerate("RBYGWK", start=1))
    texts = []
    for number, kind in enumerate(("alchemy", "fencing", "farming", "trade", "religion", "music"), start=1):
        cards = f"{owners[number]} storm" if number in closed else "R explorer(d)" if number == start else ""
        texts.append(f"{kind}-5: {cards}")
    t = situation("RBYGWK", texts, hands={"B": "queen"}, turn="B")

    answer(t, "B", f"lay queen column-{start}")

    assert column(t, start) == ["B queen(d)"]
    assert column(t, there) == ["R explorer(k)"]
    assert args(t, "explorer-moves") == [{"owner": "seat-0", "column": f"column-{start}", "there": f"column-{there}"}]


@clause("K-75")
def test_a_full_column_receives_an_explorer() -> None:
    """A goal of 1 with two cards is full, but not closed."""
    t = situation(
        "RB", ["trade-5: R explorer(d)", "music-1: B king, R king", "music-5:"], hands={"B": "queen"}, turn="B"
    )

    answer(t, "B", "lay queen column-1")

    assert column(t, 2) == ["B king", "R king", "R explorer(k)"]


@clause("K-76", "K-35")
def test_an_explorer_turns_up_the_card_above_him() -> None:
    """With all consequences: he turns up a Traitor, and its owner is asked."""
    t = situation("RBW", ["trade-5: R explorer(d)", "music-4: B king, W traitor(d)"], hands={"B": "queen"}, turn="B")

    answer(t, "B", "lay queen column-1")

    assert column(t, 2) == ["B king", "W traitor", "R explorer(k)"]
    assert asked(t) == "W"
    question = intrigue.decision(t)
    assert question is not None
    assert question.about == {"column": "column-2", "goal": "music-4"}
    assert offered(t) == ["stay", "swap column-1"]


@clause("K-76")
def test_an_explorer_leaves_a_face_up_card_above_him_alone() -> None:
    """Nothing is told but his coming."""
    t = situation("RB", ["trade-5: R explorer(d)", "music-4: B assassin"], hands={"B": "queen"}, turn="B")

    answer(t, "B", "lay queen column-1")

    assert column(t, 2) == ["B assassin", "R explorer(k)"]
    assert kinds(t) == ["laid", "turned-up", "explorer-moves"]


@clause("K-76", "K-94", "K-51")
def test_an_explorer_arrives_at_a_cap() -> None:
    """The card slid under it comes to lie between the Cap and the Explorer."""
    t = situation(
        "RBW",
        ["trade-5: R explorer(d)", "music-4: B king, W magic_cap(d)"],
        hands={"B": "queen", "W": "witch"},
        turn="B",
    )

    answer(t, "B", "lay queen column-1")
    answer(t, "W", "slide witch")

    assert column(t, 2) == ["B king", "W magic_cap", "[W witch]", "R explorer(k)"]


@clause("K-78")
def test_explorers_go_round_six_columns() -> None:
    """Five send each other on, the sixth wraps round and turns up the card that began it all."""
    t = situation(
        "RBYGWK",
        [
            "alchemy-5: R explorer(d)",
            "fencing-5: B explorer(d)",
            "farming-5: Y explorer(d)",
            "trade-5: G explorer(d)",
            "religion-5: W explorer(d)",
            "music-5: K explorer(d)",
        ],
        hands={"G": "king"},
        turn="G",
    )

    answer(t, "G", "lay king column-1")

    assert column(t, 1) == ["G king", "K explorer(k)"]
    assert [column(t, n) for n in range(2, 7)] == [[f"{letter} explorer(k)"] for letter in "RBYGW"]
    assert [letter_of(t, move["owner"]) for move in args(t, "explorer-moves")] == list("RBYGWK")
    assert [move["there"] for move in args(t, "explorer-moves")] == [f"column-{n}" for n in (2, 3, 4, 5, 6, 1)]


@clause("K-78", "K-84")
def test_a_round_trip_of_explorers_ends_at_an_assassin() -> None:
    """Green's Assassin, laid in column 1, is turned up by Blue's Explorer coming round, and kills him."""
    t = situation("RBG", ["trade-5: R explorer(d)", "music-5: B explorer(d)"], hands={"G": "assassin"}, turn="G")

    answer(t, "G", "lay assassin column-1")

    assert column(t, 1) == ["G assassin"]
    assert column(t, 2) == ["R explorer(k)"]
    assert zone(t, "discards", "B") == {"explorer"}


@clause("K-78", "K-80")
def test_an_explorer_turned_up_twice_in_a_turn_stays() -> None:
    """Three Explorers in two columns: Red's is met again by White's and stays, though others moved in between."""
    t = situation("RBW", ["trade-5: R explorer(d)", "music-5: B explorer(d)"], hands={"W": "explorer"}, turn="W")

    answer(t, "W", "lay explorer column-1")

    assert column(t, 1) == ["B explorer(k)"]
    assert column(t, 2) == ["R explorer", "W explorer(k)"]
    assert kinds(t)[1:] == ["turned-up", "explorer-moves"] * 3 + ["turned-up", "explorer-stays"]
    assert t.log[-1] == Event("explorer-stays", {"owner": "seat-0", "column": "column-2"})
    assert asked(t) == "chance"


@clause("K-78", "K-80", "K-81")
def test_an_explorer_moves_again_in_a_later_turn() -> None:
    """What he did in the turn before does not count."""
    t = situation("RB", ["trade-5: R explorer(d)", *OPEN[:2]], hands={"R": "queen", "B": "queen king"}, turn="B")

    play(t, "B", "lay queen column-1")
    play(t, "R", "lay queen column-2")

    assert column(t, 2) == ["R queen(d)"]
    assert column(t, 3) == ["R explorer(k)"]


@clause("K-80", "K-67")
def test_an_explorer_that_stays_face_up_moves_no_more() -> None:
    """Cards laid below him later leave him in peace."""
    t = situation("RB", ["trade-5: R explorer, B king(d)", "music-5:"], hands={"B": "queen"}, turn="B")

    answer(t, "B", "lay queen column-1")

    assert column(t, 1) == ["R explorer", "B king", "B queen(d)"]
    assert column(t, 2) == []


@clause("K-T31", "K-72", "K-73", "K-84", "K-81")
def test_explorer_wraps_skips_and_dies() -> None:
    """Past the closed column 4 to column 1, where White's Assassin sends him to Red's discards, known to all."""
    t = situation(
        "RBWG",
        ["trade-5: W assassin(d)", "music-5:", "farming-5: R explorer(d)", "religion-5: G storm"],
        hands={"B": "queen"},
        turn="B",
    )

    answer(t, "B", "lay queen column-3")

    assert column(t, 1) == ["W assassin"]
    assert column(t, 2) == []
    assert column(t, 3) == ["B queen(d)"]
    assert column(t, 4) == ["G storm"]
    assert zone(t, "discards", "R") == {"explorer"}
    assert zone(t, "lost", "R") == set()
    assert args(t, "assassinated") == [{"owner": "seat-0", "card": Opened("explorer"), "column": "column-1"}]
    assert all(event.args["card"] == "explorer" for event in told(t, "G") if event.kind == "assassinated")
    assert GAME.observe(t, None).seats[0].discards == ("explorer",)


@clause("K-T32", "K-91", "K-90", "K-93")
def test_explorer_turns_up_a_storm() -> None:
    """He stays below it, face down, in a column that is closed and full with two cards."""
    t = situation("RBW", ["trade-5: R explorer(d)", "music-4: B storm(d)"], hands={"W": "queen"}, turn="W")

    answer(t, "W", "lay queen column-1")

    assert column(t, 2) == ["B storm", "R explorer(k)"]
    second = GAME.observe(t, None).columns[1]
    assert (second.closed, second.full, second.filling) == (True, True, 2)


@clause("K-T33", "K-79", "K-80")
@pytest.mark.parametrize(
    ("card", "expected", "moves"),
    [("king", ["B king", "R explorer(k)"], 1), ("explorer", ["R explorer", "B explorer(k)"], 2)],
)
def test_explorer_without_another_open_column(card: str, expected: list[str], moves: int) -> None:
    """He goes to the bottom of his own column and turns up what turned him up; met a second time he stays."""
    t = situation("RB", ["trade-5: R explorer(d)", "music-5: B storm"], hands={"B": card}, turn="B")

    answer(t, "B", f"lay {card} column-1")

    assert column(t, 1) == expected
    assert column(t, 2) == ["B storm"]
    assert [move["there"] for move in args(t, "explorer-moves")] == ["column-1"] * moves


@clause("K-79", "K-84")
def test_an_explorer_without_another_column_can_die_in_his_own() -> None:
    """The card that turned him up is an Assassin."""
    t = situation("RB", ["trade-5: B king, R explorer(d)", "music-5: R storm"], hands={"B": "assassin"}, turn="B")

    answer(t, "B", "lay assassin column-1")

    assert column(t, 1) == ["B king", "B assassin"]
    assert zone(t, "discards", "R") == {"explorer"}


@clause("K-79", "K-94")
def test_an_explorer_without_another_column_can_turn_up_the_cap_that_turned_him_up() -> None:
    """The Cap's owner, here the active player, is asked, and the card goes to the right place."""
    t = situation("RB", ["trade-5: R explorer(d)", "music-5: R storm"], hands={"B": "magic_cap king"}, turn="B")

    answer(t, "B", "lay magic_cap column-1")
    answer(t, "B", "slide king")

    assert column(t, 1) == ["B magic_cap", "[B king]", "R explorer(k)"]


# ---------------------------------------------------------------- Assassin


@clause("K-82", "K-88", "K-190")
def test_the_card_that_turned_up_an_assassin_goes_to_its_owners_discards_unseen() -> None:
    """Only its owner reads which card it was, and only he finds it among his discards."""
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
    """Blue turns up his own Assassin and loses his Witch."""
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
    """It is the only card Red can draw: all his others are in columns or hand."""
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


# ---------------------------------------------------------------- Magic Cap


@clause("K-94", "K-95", "K-192", "K-200")
def test_a_card_can_be_slid_under_a_cap() -> None:
    """Its owner chooses any card of his hand, out of turn, and draws one at once; only he reads what it is."""
    t = situation(
        "RBW",
        ["trade-5: R king, W magic_cap(d)", "music-5:"],
        hands={"R": "queen", "W": "queen storm witch"},
        piles={"W": "beggar"},
        turn="R",
    )

    answer(t, "R", "lay queen column-1")
    question = intrigue.decision(t)
    waiting = GAME.observe(t, None).agenda
    possible = offered(t)
    answer(t, "W", "slide storm")
    draw = offered(t)
    chance(t, "draw beggar")

    assert question is not None
    assert (question.seat, question.prompt, question.about) == (2, "magic-cap", {"column": "column-1"})
    assert waiting == (("NextTurn", (1,)), ("DrawOne", (0,)), ("SlideUnder", (2, 0, 1)))
    assert possible == ["keep", "slide queen", "slide storm", "slide witch"]
    assert draw == ["draw beggar"]
    assert column(t, 1) == ["R king", "W magic_cap", "[W storm]", "R queen(d)"]
    assert zone(t, "hand", "W") == {"queen", "witch", "beggar"}
    assert t.log[1:] == [
        Event("turned-up", {"owner": "seat-2", "card": Opened("magic_cap"), "column": "column-1"}),
        Event("slid-under", {"seat": "seat-2", "card": Secret("storm", (2,)), "column": "column-1"}),
        Event("drew", {"seat": "seat-2", "card": Secret("beggar", (2,))}),
    ]
    assert GAME.observe(t, 0).columns[0].cards[2] == LaidView(
        owner=2, card=HIDDEN, up=False, known=False, under=True, early=False
    )


@clause("K-94", "K-193", "K-200")
def test_a_cap_need_not_be_used() -> None:
    """Everybody reads that nothing was slid under it; its owner neither loses a card nor draws one."""
    t = situation("RB", ["trade-5: B magic_cap(d)", "music-5:"], hands={"R": "queen", "B": "king storm"}, turn="R")

    answer(t, "R", "lay queen column-1")
    answer(t, "B", "keep")

    assert column(t, 1) == ["B magic_cap", "R queen(d)"]
    assert zone(t, "hand", "B") == {"king", "storm"}
    assert t.log[2:] == [Event("cap-unused", {"seat": "seat-1", "column": "column-1"})]
    assert GAME.observe(t, None).agenda == (("NextTurn", (1,)), ("Drawn", (0,)))


@clause("K-T36", "K-95", "K-96", "K-51")
def test_cap_of_the_active_player() -> None:
    """Red lays one card, slides one under his Cap, draws for it, and draws again at the end of his turn."""
    t = situation(
        "RB",
        ["trade-3: R magic_cap(d)", "music-5:"],
        hands={"R": "king queen juliet", "B": "king"},
        turn="R",
    )
    hands = [len(zone(t, "hand", "R"))]

    answer(t, "R", "lay king column-1")
    hands.append(len(zone(t, "hand", "R")))
    answer(t, "R", "slide queen")
    hands.append(len(zone(t, "hand", "R")))
    chance(t, "draw witch")
    hands.append(len(zone(t, "hand", "R")))
    chance(t, "draw storm")
    hands.append(len(zone(t, "hand", "R")))

    assert hands == [3, 2, 1, 2, 3]
    assert kinds(t).count("drew") == 2
    assert column(t, 1) == ["R magic_cap", "[R queen]", "R king(d)"]
    assert GAME.observe(t, None).columns[0].filling == 2
    assert asked(t) == "B"


@clause("K-96", "K-87", "K-43")
def test_a_shuffle_in_the_middle_of_a_cap_draw() -> None:
    """Red's pile ends with the draw for his Cap, so his next draw shuffles; the card under the Cap stays there."""
    t = situation(
        "RB",
        ["trade-3: R magic_cap(d)", "music-5:"],
        hands={"R": "king queen juliet"},
        lost={"R": "beggar"},
        piles={"R": "witch"},
        turn="R",
    )

    answer(t, "R", "lay king column-1")
    answer(t, "R", "slide queen")
    chance(t, "draw witch")
    possible = offered(t)

    assert kinds(t)[-3:] == ["slid-under", "drew", "shuffled"]
    assert "draw beggar" in possible
    assert not {"draw king", "draw queen", "draw juliet", "draw witch", "draw magic_cap"} & set(possible)
    assert [laid.early for laid in GAME.observe(t, 1).columns[0].cards] == [False, True, True]


@clause("K-95", "K-43")
def test_the_draw_for_a_cap_shuffles_when_the_pile_is_empty() -> None:
    """The owner shuffles, not the active player."""
    t = situation(
        "RB", ["trade-3: B magic_cap(d)", "music-5:"], hands={"R": "king", "B": "queen"}, piles={"B": ""}, turn="R"
    )

    answer(t, "R", "lay king column-1")
    answer(t, "B", "slide queen")

    assert t.log[-1] == Event("shuffled", {"seat": "seat-1"})
    assert "draw king" in offered(t)
    assert "draw queen" not in offered(t)


@clause("K-97")
def test_the_choice_is_given_only_when_the_cap_is_turned_up() -> None:
    """Declined once, it never comes back in this round."""
    t = situation("RB", ["trade-5: B magic_cap(d)", "music-5:"], hands={"R": "queen king", "B": "king storm"}, turn="R")

    answer(t, "R", "lay queen column-1")
    play(t, "B", "keep")
    play(t, "B", "lay king column-1")
    play(t, "R", "lay king column-1")

    assert asked(t) == "B"
    assert all(phrase.startswith("lay ") for phrase in offered(t))


@clause("K-98", "K-99", "K-100")
@pytest.mark.parametrize("card", ["explorer", "assassin", "storm", "traitor"])
def test_cards_laid_below_a_cap_never_turn_up_the_card_under_it(card: str) -> None:
    """Directly below it or farther down, and its immediate ability never happens."""
    t = situation(
        "RB",
        [f"trade-5: B magic_cap [{card}]", f"music-5: R magic_cap [{card}], B king(d)"],
        hands={"R": "queen juliet", "B": "queen"},
        turn="R",
    )

    play(t, "R", "lay queen column-1")
    play(t, "B", "lay queen column-2")

    assert column(t, 1) == ["B magic_cap", f"[B {card}]", "R queen(d)"]
    assert column(t, 2) == ["R magic_cap", f"[R {card}]", "B king", "B queen(d)"]
    assert kinds(t) == ["laid", "drew", "laid", "turned-up", "drew"]
    assert not GAME.observe(t, None).columns[0].closed
    assert asked(t) == "R"


@clause("K-100", "K-58")
def test_an_immediate_ability_under_a_cap_does_not_work_at_the_end_either() -> None:
    """The Explorer is worth 13 where he lies."""
    t = situation("RB", ["trade-2: R magic_cap [explorer], B queen", "music-1: B king"])

    end_round(t)

    totals = [(event.args["seat"], event.args["total"]) for event in t.log if event.kind == "total"]
    assert totals == [("seat-0", 13), ("seat-1", 16), ("seat-1", 20)]


@clause("K-101")
def test_an_end_of_round_ability_under_a_cap_takes_place() -> None:
    """A Wizard under the Cap removes the King."""
    t = situation("RB", ["trade-2: R magic_cap [wizard], B king"])

    end_round(t)

    assert won(t, "R") == ["trade-2"]
    assert Event("removed", {"by": "wizard", "owner": "seat-1", "card": "king"}) in t.log


@clause("K-104", "K-200")
def test_who_has_no_card_in_hand_is_not_asked_about_his_cap() -> None:
    """The turn goes on with the active player's draw, and nothing is said of the Cap but that it was turned up."""
    t = situation("RB", ["trade-5: B magic_cap(d)", "music-5:"], hands={"R": "queen"}, turn="R")

    answer(t, "R", "lay queen column-1")

    assert column(t, 1) == ["B magic_cap", "R queen(d)"]
    assert kinds(t) == ["laid", "turned-up"]
    assert GAME.observe(t, None).agenda == (("NextTurn", (1,)), ("Drawn", (0,)))


@clause("K-104")
def test_who_laid_his_last_card_below_his_own_cap_is_not_asked() -> None:
    """The card he has just laid is no longer in his hand."""
    t = situation("RB", ["trade-5: B magic_cap(d)", "music-5:"], hands={"B": "queen"}, turn="B")

    answer(t, "B", "lay queen column-1")

    assert asked(t) == "chance"


@clause("K-94", "K-104")
def test_a_single_card_in_hand_is_enough_for_a_cap() -> None:
    """It can be slid under, and the hand is filled by the draw."""
    t = situation("RB", ["trade-5: B magic_cap(d)", "music-5:"], hands={"R": "queen", "B": "king"}, turn="R")

    answer(t, "R", "lay queen column-1")

    assert asked(t) == "B"
    assert offered(t) == ["keep", "slide king"]


@clause("K-94", "K-99", "K-102")
def test_two_caps_in_one_column_have_a_card_each() -> None:
    """The second card goes under the second Cap, though the first Cap's card lies in between."""
    t = situation(
        "RB",
        ["trade-5: R magic_cap [king], B magic_cap(d)", "music-5:"],
        hands={"R": "queen", "B": "witch king"},
        turn="R",
    )

    answer(t, "R", "lay queen column-1")
    answer(t, "B", "slide witch")

    assert column(t, 1) == ["R magic_cap", "[R king]", "B magic_cap", "[B witch]", "R queen(d)"]
    assert GAME.observe(t, None).columns[0].filling == 3


# ---------------------------------------------------------------- Traitor


@clause("K-105", "K-106", "K-108", "K-201")
def test_a_traitor_swaps_the_goal_of_his_column_with_another() -> None:
    """His owner names the other column; only the goals change places, and everybody reads it."""
    t = situation(
        "RBW",
        ["trade-5: R king", "music-4: B queen, W traitor(d)", "farming-3: R storm, B king(d)"],
        hands={"R": "queen"},
        turn="R",
    )

    answer(t, "R", "lay queen column-2")
    question = intrigue.decision(t)
    waiting = GAME.observe(t, None).agenda
    possible = offered(t)
    answer(t, "W", "swap column-3")

    assert question is not None
    assert (question.seat, question.prompt) == (2, "traitor")
    assert question.about == {"column": "column-2", "goal": "music-4"}
    assert waiting == (("NextTurn", (1,)), ("DrawOne", (0,)), ("SwapGoals", (2, 1)))
    assert possible == ["stay", "swap column-1", "swap column-3"]
    assert goals(t) == ["trade-5", "farming-3", "music-4"]
    assert column(t, 1) == ["R king"]
    assert column(t, 2) == ["B queen", "W traitor", "R queen(d)"]
    assert column(t, 3) == ["R storm", "B king(d)"]
    assert [view.closed for view in GAME.observe(t, None).columns] == [False, False, True]
    assert t.log[1:] == [
        Event("turned-up", {"owner": "seat-2", "card": Opened("traitor"), "column": "column-2"}),
        Event(
            "goals-swapped",
            {"seat": "seat-2", "column": "column-2", "goal": "farming-3", "there": "column-3", "gone": "music-4"},
        ),
    ]
    assert asked(t) == "chance"


@clause("K-105", "K-193", "K-201")
def test_a_traitor_need_not_swap() -> None:
    """Everybody reads that he did not."""
    t = situation("RB", ["trade-5: B traitor(d)", "music-4:"], hands={"R": "queen"}, turn="R")

    answer(t, "R", "lay queen column-1")
    answer(t, "B", "stay")

    assert goals(t) == ["trade-5", "music-4"]
    assert t.log[2:] == [Event("no-swap", {"seat": "seat-1", "column": "column-1"})]


@clause("K-106")
def test_the_traitors_own_column_is_always_one_of_the_two() -> None:
    """Every other column is offered, the own one is not."""
    t = situation("RB", [*OPEN[:3], "trade-5: B traitor(d)", OPEN[3]], hands={"R": "queen"}, turn="R")

    answer(t, "R", "lay queen column-4")

    assert offered(t) == ["stay", "swap column-1", "swap column-2", "swap column-3", "swap column-5"]


@clause("K-107", "K-108")
@pytest.mark.parametrize("cards", ["", "R king, B queen, R witch", "R storm"])
def test_the_other_column_may_be_empty_full_or_closed(cards: str) -> None:
    """Its goal comes all the same."""
    t = situation("RB", ["trade-5: B traitor(d)", f"music-2: {cards}"], hands={"R": "queen"}, turn="R")
    before = column(t, 2)

    answer(t, "R", "lay queen column-1")
    answer(t, "B", "swap column-2")

    assert goals(t) == ["music-2", "trade-5"]
    assert column(t, 2) == before


@clause("K-109", "K-45")
def test_a_swap_can_fill_all_columns() -> None:
    """Then the round ends when the turn is complete, after the draw."""
    t = situation(
        "RB",
        ["trade-5: B traitor(d)", "music-2: R king, B king, R juliet, B juliet, R witch"],
        hands={"R": "queen", "B": "queen"},
        turn="R",
    )

    answer(t, "R", "lay queen column-1")
    answer(t, "B", "swap column-2")
    before_the_draw = kinds(t)
    chance(t, "draw storm")

    assert before_the_draw[-1] == "goals-swapped"
    assert kinds(t)[len(before_the_draw) :][:2] == ["drew", "round-ends"]


@clause("K-110", "K-54")
def test_a_swap_can_leave_a_column_short() -> None:
    """Both columns were full under their old goals; now one is short and the round goes on."""
    t = situation(
        "RB",
        ["trade-2: B traitor(d)", "music-5: R king, B king, R juliet, B juliet, R witch"],
        hands={"R": "queen", "B": "queen"},
        turn="R",
    )

    answer(t, "R", "lay queen column-1")
    full_before = [view.full for view in GAME.observe(t, None).columns]
    play(t, "B", "swap column-2")

    assert full_before == [True, True]
    assert [view.full for view in GAME.observe(t, None).columns] == [False, True]
    assert "round-ends" not in kinds(t)
    assert asked(t) == "B"


# ---------------------------------------------------------------- when nobody listens


class Scene(NamedTuple):
    """A situation and the answers that follow; the first player who is asked is `players[0]`."""

    players: str
    columns: Sequence[str]
    hands: Mapping[str, str]
    answers: Sequence[str]
    piles: Mapping[str, str] = {}
    options: Mapping[str, str] = {}


SCENES = {
    "explorer chain": Scene(
        "WRB", ["trade-5: R explorer(d)", "music-5: B explorer(d)"], {"W": "explorer"}, ["lay explorer column-1"]
    ),
    "assassin": Scene("RB", ["trade-5: B assassin(d)"], {"R": "king"}, ["lay king column-1", "draw queen"]),
    "assassin, shown": Scene(
        "RB", ["trade-5: B assassin(d)"], {"R": "king"}, ["lay king column-1"], {}, {"assassin_victim_shown": "true"}
    ),
    "storm": Scene("RB", ["trade-5: B storm(d)", "music-5:"], {"R": "king"}, ["lay king column-1", "draw queen"]),
    "cap used": Scene(
        "RB",
        ["trade-5: B magic_cap(d)"],
        {"R": "king", "B": "queen witch"},
        ["lay king column-1", "slide queen", "draw king", "draw queen"],
        {"B": ""},
    ),
    "cap unused": Scene("RB", ["trade-5: B magic_cap(d)"], {"R": "king", "B": "queen"}, ["lay king column-1", "keep"]),
    "traitor": Scene(
        "RB", ["trade-5: B traitor(d)", "music-4:"], {"R": "king"}, ["lay king column-1", "swap column-2"]
    ),
    "traitor unused": Scene("RB", ["trade-5: B traitor(d)", "music-4:"], {"R": "king"}, ["lay king column-1", "stay"]),
    "end of a round": Scene(
        "RB",
        ["trade-1:", "music-1: B magic_cap [witch], R storm(d)"],
        {"R": "king queen juliet", "B": "king queen juliet"},
        ["lay king column-1", "draw witch", "turn-up trade-2", "turn-up trade-3"],
    ),
    "nothing to draw": Scene(
        "RB",
        ["trade-5: " + ", ".join(f"R {card}" for card in CARD_NAMES if card not in ("king", "queen")), "music-5:"],
        {"R": "king queen", "B": "king"},
        ["lay king column-2"],
    ),
    "skipped": Scene(
        "RB",
        ["trade-5: " + ", ".join(f"B {card}" for card in CARD_NAMES), "music-5:"],
        {"R": "king queen"},
        ["lay king column-2", "draw witch"],
    ),
}


@clause("K-203")
@pytest.mark.parametrize("name", SCENES)
def test_everything_happens_alike_when_nobody_listens(name: str) -> None:
    """The same answers lead to the same views for every seat; only the story is missing."""
    scene = SCENES[name]
    loud, quiet = (
        situation(
            scene.players,
            scene.columns,
            hands=scene.hands,
            piles=scene.piles,
            options=scene.options,
            turn=scene.players[0],
        )
        for _ in range(2)
    )
    quiet.heard = False

    for phrase in scene.answers:
        intrigue.advance(loud, GAME.verbs.option(phrase))
        intrigue.advance(quiet, GAME.verbs.option(phrase))

    for viewer in (*range(len(scene.players)), None):
        assert GAME.observe(quiet, viewer) == GAME.observe(loud, viewer)
    assert intrigue.decision(quiet) == intrigue.decision(loud)
    assert loud.log
    assert quiet.log == []


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_the_same_when_nobody_listens(seed: int) -> None:
    """The same dice give the same scores and the same last view."""
    loud, quiet = GAME.new(5), GAME.new(5)
    loud.heard = True

    for t in (loud, quiet):
        intrigue.play_out(t, intrigue.Rng(seed))

    assert GAME.observe(quiet, None) == GAME.observe(loud, None)
    assert GAME.scores(quiet) == GAME.scores(loud)
    assert loud.log
    assert quiet.log == []
