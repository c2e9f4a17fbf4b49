"""Magic Cap and Traitor (section 8)."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.kabale import GAME
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
    offered,
    play,
    situation,
    won,
    zone,
)
from support import clause

OPEN = ["music-5:", "farming-5:", "religion-5:", "alchemy-5:"]


# ---------------------------------------------------------------- Magic Cap


@clause("K-94", "K-95", "K-192", "K-200")
def test_a_card_can_be_slid_under_a_cap() -> None:
    """Its owner chooses any card in hand, out of turn, and draws one at once; nobody else reads what it is."""
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
    """Red lays one card, slides one under the Cap, draws for it, and draws again at the end of the turn."""
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
    """Red's pile ends with the draw for their Cap, so their next draw shuffles; the card under the Cap stays there."""
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
    """The card just laid is no longer in hand."""
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
    """Everybody reads that nothing was swapped."""
    t = situation("RB", ["trade-5: B traitor(d)", "music-4:"], hands={"R": "queen"}, turn="R")

    answer(t, "R", "lay queen column-1")
    answer(t, "B", "stay")

    assert goals(t) == ["trade-5", "music-4"]
    assert t.log[2:] == [Event("no-swap", {"seat": "seat-1", "column": "column-1"})]


@clause("K-106")
def test_the_traitors_own_column_is_always_one_of_the_two() -> None:
    """Every other column is offered, but not the column itself."""
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
