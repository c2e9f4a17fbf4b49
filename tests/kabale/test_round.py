"""Rounds: goals, full columns, the end of a round and the next one (sections 5 and 7)."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.table import Kabale
from intrigue.games.kabale.turn import EndOfRound, show
from intrigue.games.kabale.view import ColumnView, LaidView
from intrigue.kernel.event import Event, Opened
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
    told,
    won,
    zone,
)
from support import clause


def seen(t: Kabale, number: int) -> ColumnView:
    """A column as everybody sees it."""
    return GAME.observe(t, None).columns[number - 1]


# ---------------------------------------------------------------- the beginning of a round


@clause("K-20", "K-64", "K-21", "K-177")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_lasts_six_rounds(seats: int) -> None:
    """Six rounds begin and end, and then the game is over."""
    t = GAME.new(seats)
    t.listening = True

    intrigue.play_out(t, intrigue.Rng(5))

    assert [event.args["round"] for event in t.log if event.kind == "round-begins"] == [1, 2, 3, 4, 5, 6]
    assert [event.args["round"] for event in t.log if event.kind == "round-ends"] == [1, 2, 3, 4, 5, 6]
    assert asked(t) is None
    assert GAME.observe(t, None).round == 6


@clause("K-64", "K-20")
def test_the_fifth_round_is_followed_by_another_and_the_sixth_is_not() -> None:
    """After round 5 round 6 begins; after round 6 the game ends."""
    fifth = situation("RB", ["trade-1: R king"], number=5)
    sixth = situation("RB", ["trade-1: R king"], number=6)

    end_round(fifth)
    end_round(sixth)

    assert "round-begins" in kinds(fifth)
    assert GAME.observe(fifth, None).round == 6
    assert asked(fifth) == "chance"
    assert "round-begins" not in kinds(sixth)
    assert "game-ends" in kinds(sixth)
    assert asked(sixth) is None


@clause("K-21", "K-22", "K-23")
def test_goals_are_laid_from_left_to_right_in_the_order_they_are_turned_up() -> None:
    """Each heads a column of its own, empty as yet; it cannot come again in this game."""
    t = situation("RBW", ["trade-1: R king"], hands=dict.fromkeys("RBW", "queen juliet storm"))
    end_round(t)
    pile = GAME.observe(t, None).goal_pile

    for goal in ("music-5", "trade-2", "alchemy-3"):
        chance(t, f"turn-up {goal}")

    assert goals(t) == ["music-5", "trade-2", "alchemy-3"]
    assert [column(t, number) for number in (1, 2, 3)] == [[], [], []]
    assert GAME.observe(t, None).goal_pile == pile - 3
    unseen = GAME.observe(t, None).unseen
    assert "music-5" not in unseen
    assert unseen.count("alchemy-3") == 1
    assert t.log[-3:] == [
        Event("goal-turned-up", {"goal": Opened("music-5"), "column": "column-1"}),
        Event("goal-turned-up", {"goal": Opened("trade-2"), "column": "column-2"}),
        Event("goal-turned-up", {"goal": Opened("alchemy-3"), "column": "column-3"}),
    ]


@clause("K-24", "K-25")
def test_every_further_card_lies_below_the_last() -> None:
    """Three cards by three players, in the order in which they were laid."""
    t = situation("RBW", ["trade-5:", "music-5:"], hands={"R": "king", "B": "queen", "W": "juliet"}, turn="R")

    play(t, "R", "lay king column-1")

    play(t, "B", "lay queen column-1")
    play(t, "W", "lay juliet column-1")

    assert column(t, 1) == ["R king", "B queen", "W juliet(d)"]


@clause("K-27", "K-63")
def test_the_left_neighbour_of_the_last_player_starts_the_next_round() -> None:
    """White, the last seat, ends the round; Red, to the left, begins."""
    t = situation(
        "RBW",
        ["trade-1:", "music-1: R queen"],
        hands=dict.fromkeys("RBW", "king juliet storm"),
        turn="W",
    )

    play(t, "W", "lay king column-1")

    assert asked(t) == "R"
    assert GAME.observe(t, None).first == 0
    assert GAME.observe(t, None).active == 0


@clause("K-T38", "K-63", "K-27", "K-109")
def test_next_starter() -> None:
    """Blue's card fills the last column and turns up Green's Traitor, who is used: White starts, left of Blue."""
    t = situation(
        "RBWG",
        ["trade-2: G traitor(d)", "music-1: R queen, R king", "trade-1: W king", "fencing-1: W queen"],
        hands={
            "R": "juliet storm witch",
            "B": "juliet storm witch",
            "W": "juliet storm witch",
            "G": "king queen witch",
        },
        turn="B",
    )

    answer(t, "B", "lay storm column-1")
    play(t, "G", "swap column-2")

    assert "round-ends" in kinds(t)
    assert GAME.observe(t, None).round == 2
    assert asked(t) == "W"


@clause("K-63")
def test_a_cap_used_out_of_turn_is_not_a_turn() -> None:
    """Red's card turns up Green's Cap and ends the round: Blue starts the next, not Red."""
    t = situation(
        "RBG",
        ["trade-2: G magic_cap(d)", "music-1: R queen"],
        hands={"R": "juliet storm witch", "B": "juliet storm witch", "G": "king queen witch"},
        turn="R",
    )

    answer(t, "R", "lay storm column-1")
    play(t, "G", "slide king")

    assert GAME.observe(t, None).round == 2
    assert asked(t) == "B"


# ---------------------------------------------------------------- full columns


@clause("K-49", "K-5")
@pytest.mark.parametrize(
    ("cards", "full"), [("", False), ("R king", False), ("R king, B queen(d)", True), ("R king, B queen, W king", True)]
)
def test_a_column_is_full_with_as_many_cards_as_its_goal_says(cards: str, full: bool) -> None:
    """A goal of 2 asks for two cards; more do no harm."""
    t = situation("RBW", [f"trade-2: {cards}"])

    assert seen(t, 1).full is full
    assert seen(t, 1).filling == len(cards.split(", ")) * (cards != "")


@clause("K-50", "K-90")
def test_a_closed_column_is_full_with_a_single_card() -> None:
    """A face-up Storm is enough under a goal of 5."""
    t = situation("RB", ["trade-5: R storm", "music-5: R king"])

    assert (seen(t, 1).closed, seen(t, 1).full, seen(t, 1).filling) == (True, True, 1)
    assert (seen(t, 2).closed, seen(t, 2).full, seen(t, 2).filling) == (False, False, 1)


@clause("K-51")
def test_a_card_under_a_cap_does_not_fill_a_column() -> None:
    """Cap and card share a place, so a goal of 3 asks for another card."""
    t = situation("RB", ["trade-3: R magic_cap [king], B queen", "trade-2: B magic_cap [king], R queen"])

    assert (seen(t, 1).filling, seen(t, 1).full) == (2, False)
    assert (seen(t, 2).filling, seen(t, 2).full) == (2, True)


@clause("K-52", "K-31")
def test_a_full_column_is_offered_as_long_as_another_is_not_full() -> None:
    """Column 1 is full twice over and takes one more; then the round goes on."""
    t = situation("RB", ["trade-1: R king, B queen", "music-2: R queen"], hands={"R": "juliet", "B": "king"}, turn="R")

    play(t, "R", "lay juliet column-1")

    assert column(t, 1) == ["R king", "B queen", "R juliet(d)"]
    assert asked(t) == "B"


@clause("K-53")
def test_the_round_ends_only_when_all_columns_are_full() -> None:
    """One card short in the last column keeps the round going, the card there ends it."""
    t = situation(
        "RBW",
        ["trade-1: R king", "music-2: B king, B queen", "farming-2: W king"],
        hands=dict.fromkeys("RBW", "juliet witch storm"),
        turn="R",
    )

    play(t, "R", "lay juliet column-2")
    still_going = "round-ends" not in kinds(t)
    play(t, "B", "lay juliet column-3")

    assert still_going
    assert "round-ends" in kinds(t)


@clause("K-54", "K-86")
def test_a_full_column_may_cease_to_be_full() -> None:
    """Red's Explorer leaves a column that was full, so the round goes on though column 2 is full."""
    t = situation("RB", ["trade-2: R explorer(d)", "music-1: B king"], hands={"R": "king", "B": "queen"}, turn="B")

    play(t, "B", "lay queen column-1")

    assert column(t, 1) == ["B queen(d)"]
    assert seen(t, 1).full is False
    assert "round-ends" not in kinds(t)
    assert asked(t) == "R"


@clause("K-55", "K-56")
def test_all_columns_being_full_in_the_middle_of_a_turn_does_not_end_the_round() -> None:
    """Red's card fills the last column, but turns up an Assassin and is lost: the round goes on."""
    t = situation("RB", ["trade-2: B assassin(d)", "music-1: B queen"], hands={"R": "king", "B": "king"}, turn="R")

    play(t, "R", "lay king column-1")

    assert kinds(t)[:3] == ["laid", "turned-up", "assassinated"]
    assert "round-ends" not in kinds(t)
    assert asked(t) == "B"


@clause("K-56", "K-39")
def test_the_card_that_fills_the_last_column_turns_up_its_neighbour_before_the_round_ends() -> None:
    """Blue's Cap asks its owner first, then the draws, then the end."""
    t = situation("RB", ["trade-2: B magic_cap(d)", "music-1: B queen"], hands={"R": "king", "B": "king"}, turn="R")

    answer(t, "R", "lay king column-1")
    first = asked(t)
    play(t, "B", "slide king")

    assert first == "B"
    assert kinds(t)[:6] == ["laid", "turned-up", "slid-under", "drew", "drew", "round-ends"]


# ---------------------------------------------------------------- the end of a round


@clause("K-T27", "K-50", "K-45", "K-58", "K-90", "K-57")
def test_storm_closes_a_short_column() -> None:
    """Blue turns up the Storm, both columns are full, Blue draws, and an Explorer is turned up without effect."""
    t = situation(
        "RB",
        ["trade-5: B king, R storm(d)", "music-1: R queen"],
        hands={"R": "king juliet witch", "B": "explorer witch queen"},
        turn="B",
    )

    answer(t, "B", "lay explorer column-1")
    first, second = GAME.observe(t, None).columns
    going_on = kinds(t)
    chance(t, "draw juliet")

    assert going_on == ["laid", "turned-up", "storm-closes"]
    assert (first.closed, first.full, first.filling) == (True, True, 3)
    assert (second.closed, second.full, second.filling) == (False, True, 1)
    assert kinds(t)[3:6] == ["drew", "round-ends", "shown"]
    assert t.log[5] == Event("shown", {"owner": "seat-1", "card": Opened("explorer"), "column": "column-1"})
    assert "explorer-moves" not in kinds(t)
    assert won(t, "B") == ["trade-5"]
    assert won(t, "R") == ["music-1"]


@clause("K-57", "K-58", "K-192", "K-98")
def test_at_the_end_all_face_down_cards_are_turned_up() -> None:
    """Column by column, those under Caps and Explorers on their way as well; no immediate ability works."""
    t = situation(
        "RBW",
        [
            "trade-1: R magic_cap [storm], W king, B assassin(d)",
            "music-1: W queen, R traitor(d)",
            "music-2: W juliet, R explorer(k)",
            "music-3: B magic_cap(d)",
        ],
        hands=dict.fromkeys("RBW", "witch wizard beggar"),
    )

    end_round(t)

    assert t.log[:6] == [
        Event("round-ends", {"round": 1}),
        Event("shown", {"owner": "seat-0", "card": Opened("storm"), "column": "column-1"}),
        Event("shown", {"owner": "seat-1", "card": Opened("assassin"), "column": "column-1"}),
        Event("shown", {"owner": "seat-0", "card": Opened("traitor"), "column": "column-2"}),
        Event("shown", {"owner": "seat-0", "card": Opened("explorer"), "column": "column-3"}),
        Event("shown", {"owner": "seat-1", "card": Opened("magic_cap"), "column": "column-4"}),
    ]
    assert t.log[6].kind == "settling"
    forbidden = {"turned-up", "assassinated", "explorer-moves", "storm-closes", "goals-swapped", "slid-under"}
    assert not forbidden & set(kinds(t))
    assert asked(t) == "chance"


@clause("K-57", "K-102", "K-197")
def test_a_card_shown_at_the_end_lies_where_it_lay() -> None:
    """Face up and known to all, under its Cap as before; that its owner had shuffled since matters no more."""
    t = situation("RB", ["trade-3: R magic_cap [witch], B queen(d)"])
    t.columns[0] = [laid.before_shuffle() for laid in t.columns[0]]

    show(t, 0)

    assert seen(t, 1).cards[1:] == (
        LaidView(owner=0, card="witch", up=True, known=True, under=True, early=False),
        LaidView(owner=1, card="queen", up=True, known=True, under=False, early=False),
    )


@clause("K-58")
def test_an_assassin_shown_only_at_the_end_takes_no_card() -> None:
    """It counts 9½ and the card below it stays."""
    t = situation("RB", ["trade-2: B assassin(d), R king"])

    end_round(t)

    assert won(t, "R") == ["trade-2"]
    totals = {event.args["seat"]: event.args["total"] for event in t.log if event.kind == "total"}
    assert totals == {"seat-0": 20, "seat-1": 9.5}


@clause("K-59", "K-60", "K-57")
def test_columns_are_settled_from_left_to_right_after_everything_is_shown() -> None:
    """The story tells it in this order."""
    t = situation("RB", ["trade-1: R king(d)", "music-1: B queen(d)", "alchemy-1: R witch(d)"])

    end_round(t)

    told_in_order = [event for event in t.log if event.kind in ("shown", "settling", "goal-won")]
    assert [event.kind for event in told_in_order] == ["shown"] * 3 + ["settling", "goal-won"] * 3
    assert [event.args["column"] for event in told_in_order] == [
        *("column-1", "column-2", "column-3"),
        *("column-1", "column-1", "column-2", "column-2", "column-3", "column-3"),
    ]


@clause("K-61")
def test_the_winner_lays_the_goal_before_him() -> None:
    """It is that player's, and nobody else's."""
    t = situation("RB", ["trade-3: R king", "music-1: B queen", "trade-2: B witch"])

    end_round(t)

    assert won(t, "R") == ["trade-3"]
    assert won(t, "B") == ["trade-2", "music-1"]
    assert [player.points for player in GAME.observe(t, None).seats] == [3, 3]


@clause("K-62", "K-189")
def test_everybody_takes_his_cards_from_the_columns_to_his_discards() -> None:
    """Also those from under Caps; all of them have been seen, and the columns are gone."""
    t = situation(
        "RB",
        ["trade-3: R king, B magic_cap [witch], R queen(d)", "music-1: B explorer(k)"],
        hands={"R": "juliet storm beggar", "B": "juliet storm beggar"},
        discards={"R": "wizard"},
        lost={"R": "romeo"},
    )

    end_round(t)

    assert zone(t, "discards", "R") == {"wizard", "king", "queen"}
    assert zone(t, "discards", "B") == {"magic_cap", "witch", "explorer"}
    assert zone(t, "lost", "R") == {"romeo"}
    assert t.columns == []
    assert goals(t) == []


@clause("K-62", "K-43")
def test_cards_of_the_columns_can_be_shuffled_for_the_next_round() -> None:
    """Red's pile is empty at the start of round 2, and what Red draws now may be what lay in a column."""
    t = situation("RB", ["trade-1: R king"], hands={"R": "queen juliet", "B": "king queen juliet"}, piles={"R": ""})

    end_round(t)

    assert "draw king" in offered(t)
    assert kinds(t)[-1] == "shuffled"


@clause("K-64")
def test_the_next_round_is_told() -> None:
    """Everybody reads the number of the round."""
    t = situation("RB", ["trade-1: R king"], number=3)

    end_round(t)

    assert t.log[0] == Event("round-ends", {"round": 3})
    assert Event("round-begins", {"round": 4}) in t.log
    assert told(t, "R") == told(t, "B") == told(t)


@clause("K-T34", "K-109", "K-110", "K-45")
def test_traitor_ends_the_round() -> None:
    """Under the swapped goals column 1 is a card short; with one more card there both are full and the round ends."""
    short = situation(
        "RB",
        ["trade-3: B king, R traitor(d)", "music-4: R king, R queen, B queen"],
        hands={"R": "juliet storm witch", "B": "juliet storm witch"},
        turn="B",
    )
    enough = situation(
        "RB",
        ["trade-3: B king, R beggar, R traitor(d)", "music-4: R king, R queen, B queen"],
        hands={"R": "juliet storm witch", "B": "juliet storm witch"},
        turn="B",
    )

    for t in (short, enough):
        answer(t, "B", "lay witch column-1")
        answer(t, "R", "swap column-2")

    assert goals(short) == goals(enough) == ["music-4", "trade-3"]
    assert [(seen(short, n).filling, seen(short, n).full) for n in (1, 2)] == [(3, False), (3, True)]
    assert [(seen(enough, n).filling, seen(enough, n).full) for n in (1, 2)] == [(4, True), (3, True)]
    chance(short, "draw beggar")
    assert "round-ends" not in kinds(short)
    assert asked(short) == "R"
    assert "round-ends" not in kinds(enough)
    chance(enough, "draw beggar")
    assert "round-ends" in kinds(enough)


# ---------------------------------------------------------------- the table itself


@clause("K-64")
def test_the_end_of_a_round_is_a_step_without_numbers() -> None:
    """It can be made again from nothing, as every step can from its numbers."""
    assert repr(EndOfRound()) == "EndOfRound()"


def test_a_copy_is_the_same_situation_and_lies_apart() -> None:
    """Playing on in the copy changes nothing in the original, and nobody listens to the copy."""
    t = situation(
        "RB",
        ["trade-5: R king, B explorer(d)", "music-5: B magic_cap [witch], R storm"],
        hands={"R": "queen juliet", "B": "king"},
        discards={"R": "beggar"},
        lost={"R": "romeo", "B": "storm"},
        won={"R": "alchemy-1", "B": "alchemy-2"},
        piles={"B": "queen juliet"},
        turn="B",
        number=4,
        options={
            "cap_counts_toward_filling": "true",
            "explorer_no_exit": "stays",
            "assassin_victim_shown": "true",
            "won_goals_hidden": "false",
        },
    )
    t.first = 1
    t.shuffled_unseen[1] = 2
    t.out[0] = 1
    before = [GAME.observe(t, viewer) for viewer in (0, 1, None)]

    other = t.copy()
    same = [GAME.observe(other, viewer) for viewer in (0, 1, None)]
    shuffled = list(other.shuffled)
    intrigue.play_out(other, intrigue.Rng(1))

    assert same == before
    assert shuffled == list(t.shuffled)
    assert [GAME.observe(t, viewer) for viewer in (0, 1, None)] == before
    assert other.listening is False
    assert other.log == []
