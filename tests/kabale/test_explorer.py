"""Turning up cards in general, and the Explorer (section 8)."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.view import LaidView
from intrigue.kernel.event import Event, Opened, Secret
from kabale.situations import (
    answer,
    asked,
    column,
    goals,
    kinds,
    letter_of,
    offered,
    play,
    settle,
    situation,
    told,
    zone,
)
from kabale.tellings import args
from support import clause

OPEN = ["music-5:", "farming-5:", "religion-5:", "alchemy-5:"]


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
