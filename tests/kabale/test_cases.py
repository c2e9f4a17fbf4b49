"""The worked cases of the rules that settle a column (section 15)."""

from __future__ import annotations

import pytest

from intrigue.games.kabale.table import filling, full
from kabale.situations import (
    answer,
    column,
    end_round,
    settle,
    situation,
    won,
    zone,
)
from kabale.tellings import lines, out_of_the_game
from support import clause

RESULT = ("removed", "cancelled", "total", "goal-won", "goal-lost")
"""The kinds of events that say how a column was settled, without the values of single cards."""


# ---------------------------------------------------------------- K-T1 to K-T16: the rulebook's and other cases


@clause("K-T1", "K-167")
def test_a_tie_for_the_most_goes_to_the_card_nearest_to_the_goal() -> None:
    """Blue and White have 16 each; Blue's Queen lies nearest."""
    t = situation("RBW", ["music-3: B queen, W merchant, W alchemist"])

    assert settle(t) == {"winner": "B", "why": "nearest", "totals": {"B": 16, "W": 16}, "removed": []}


@clause("K-T2", "K-123", "K-165")
def test_the_wizard_removes_the_king() -> None:
    """The King goes to Blue's discards, and Blue has no card left."""
    t = situation("RBW", ["music-2: B king, W wizard"])

    assert settle(t) == {"winner": "W", "why": "most", "totals": {"W": 7}, "removed": ["B king by wizard"]}
    assert zone(t, "discards", "B") == {"king"}
    assert column(t, 1) == ["W wizard"]
    assert won(t, "W") == ["music-2"]


@clause("K-T3", "K-167", "K-149")
def test_the_nearest_card_decides_and_not_the_biggest() -> None:
    """Red and Blue have 14 each; Red's Squire lies at the top."""
    t = situation("RBW", ["fencing-3: R squire, B juliet, R fencing_master"])

    assert settle(t) == {"winner": "R", "why": "nearest", "totals": {"R": 14, "B": 14}, "removed": []}


@clause("K-T4", "K-168", "K-58")
def test_with_a_beggar_the_lowest_total_wins() -> None:
    """Blue's Beggar brings the goal to its owner, who has the least; the Storm comes too late to close anything."""
    t = situation("RBW", ["music-3: R king, B beggar, W storm(d)"])

    end_round(t)

    assert lines(t, "storm-closes", *RESULT) == [
        "total seat=seat-0 total=20",
        "total seat=seat-1 total=4",
        "total seat=seat-2 total=9",
        "goal-won column=column-1 goal=music-3 seat=seat-1 total=4 why=least",
    ]
    assert won(t, "B") == ["music-3"]


@clause("K-T5", "K-169", "K-148", "K-58")
def test_a_tie_under_a_beggar_goes_to_the_card_farthest_from_the_goal() -> None:
    """Blue and Red have 9 each; Red's Storm lies farthest."""
    t = situation("RBW", ["music-4: W king, B beggar, B romeo, R storm(d)"])

    end_round(t)

    assert lines(t, "storm-closes", *RESULT) == [
        "total seat=seat-0 total=9",
        "total seat=seat-1 total=9",
        "total seat=seat-2 total=20",
        "goal-won column=column-1 goal=music-4 seat=seat-0 total=9 why=farthest",
    ]
    assert won(t, "R") == ["music-4"]


@clause("K-T6", "K-171")
def test_an_empty_cap_is_the_lowest() -> None:
    """White's 0 is a total and takes the goal under a Beggar."""
    t = situation("RBW", ["music-3: W magic_cap, B beggar, R king"])

    assert settle(t) == {"winner": "W", "why": "least", "totals": {"R": 20, "B": 4, "W": 0}, "removed": []}


@clause("K-T7", "K-152", "K-165")
def test_a_valueless_double_cannot_win() -> None:
    """Red has nothing but a Double that copies nothing, which is not 0: Blue's 4 is the lowest."""
    t = situation("RBW", ["music-3: W king, B beggar, R double"])

    assert settle(t) == {"winner": "B", "why": "least", "totals": {"B": 4, "W": 20}, "removed": []}


@clause("K-T8", "K-173", "K-62")
def test_a_goal_that_nobody_can_win_leaves_the_game() -> None:
    """A Double alone wins nothing; it goes to Red's discards."""
    t = situation("RB", ["trade-1: R double"])

    end_round(t)

    assert lines(t, "worth-nothing", *RESULT) == [
        "worth-nothing card=double owner=seat-0",
        "goal-lost column=column-1 goal=trade-1",
    ]
    assert out_of_the_game(t) == ["trade-1"]
    assert [won(t, "R"), won(t, "B")] == [[], []]
    assert zone(t, "discards", "R") == {"double"}
    assert t.columns == []


@clause("K-T9", "K-112", "K-113", "K-115")
def test_musketeers_void_everything() -> None:
    """Nothing is removed, the Hermit keeps his 12, the Double has nothing."""
    t = situation("RBW", ["music-4: B musketeers, R hermit, W wizard, R double"])

    assert settle(t) == {"winner": "R", "why": "most", "totals": {"R": 12, "B": 11, "W": 7}, "removed": []}
    assert lines(t) == [
        "settling column=column-1 goal=music-4",
        "musketeers column=column-1",
        "worth card=musketeers owner=seat-1 value=11",
        "worth card=hermit owner=seat-0 value=12",
        "worth card=wizard owner=seat-2 value=7",
        "worth-void card=double owner=seat-0",
        "total seat=seat-0 total=12",
        "total seat=seat-1 total=11",
        "total seat=seat-2 total=7",
        "goal-won column=column-1 goal=music-4 seat=seat-0 total=12 why=most",
    ]


@clause("K-T10", "K-114")
def test_musketeers_leave_the_specialist_his_12() -> None:
    """The Cardinal beats the Musketeers under a goal of religion."""
    t = situation("RB", ["religion-2: R cardinal, B musketeers"])

    assert settle(t) == {"winner": "R", "why": "most", "totals": {"R": 12, "B": 11}, "removed": []}
    assert "worth-own-kind card=cardinal owner=seat-0 value=12" in lines(t)


@clause("K-T11", "K-118", "K-119", "K-145")
def test_musketeers_stop_pair_and_beggar() -> None:
    """Neither Red's pair nor the lowest total wins, but the King's 20."""
    t = situation("RBWG", ["music-5: R prince, R squire, B king, W musketeers, G beggar"])

    assert settle(t) == {"winner": "B", "why": "most", "totals": {"R": 16, "B": 20, "W": 11, "G": 4}, "removed": []}


@clause("K-T12", "K-123", "K-133", "K-137", "K-7", "K-58")
def test_wizard_and_witch_together() -> None:
    """The Wizard removes the King, then the Witch the Wizard and the Storm; the Assassin's 9½ escapes both."""
    t = situation("RBWG", ["music-5: R king, B assassin, W wizard, G witch, R storm(d)"])

    end_round(t)

    assert lines(t, *RESULT) == [
        "removed by=wizard card=king owner=seat-0",
        "removed by=witch card=wizard owner=seat-2",
        "removed by=witch card=storm owner=seat-0",
        "total seat=seat-1 total=9.5",
        "total seat=seat-3 total=1",
        "goal-won column=column-1 goal=music-5 seat=seat-1 total=9.5 why=most",
    ]
    assert zone(t, "discards", "R") == {"king", "storm"}
    assert zone(t, "discards", "W") == {"wizard"}


@clause("K-T13", "K-124")
def test_three_wizards_cancel_out() -> None:
    """The third does not act either."""
    t = situation("RBWG", ["music-4: R wizard, B king, W wizard, G wizard"])

    assert settle(t) == {"winner": "B", "why": "most", "totals": {"R": 7, "B": 20, "W": 7, "G": 7}, "removed": []}
    assert lines(t, "cancelled") == ["cancelled card=wizard column=column-1"]


@clause("K-T14", "K-124", "K-129", "K-132")
def test_two_wizards_and_one_witch() -> None:
    """No Wizard acts, and the Witch removes both."""
    t = situation("RBWG", ["music-4: R wizard, B king, W wizard, G witch"])

    assert settle(t) == {
        "winner": "B",
        "why": "most",
        "totals": {"B": 20, "G": 1},
        "removed": ["R wizard by witch", "W wizard by witch"],
    }
    assert lines(t, "cancelled", "removed") == [
        "cancelled card=wizard column=column-1",
        "removed by=witch card=wizard owner=seat-0",
        "removed by=witch card=wizard owner=seat-2",
    ]


@clause("K-T15", "K-134")
def test_romeo_falls_to_the_witch_beside_juliet() -> None:
    """For the Witch he is worth the 5 that is printed."""
    t = situation("RBW", ["music-4: R juliet, R romeo, B witch, W queen"])

    assert settle(t) == {
        "winner": "W",
        "why": "most",
        "totals": {"R": 14, "B": 1, "W": 16},
        "removed": ["R romeo by witch"],
    }


@clause("K-T16", "K-125", "K-169")
def test_the_hermit_is_removed_at_his_printed_12() -> None:
    """Five other cards would lower him to 7, but the Wizard comes first; White's Squire is farthest of the lowest."""
    t = situation("RBWG", ["music-5: R hermit, B merchant, W romeo, G wizard, B beggar, W squire"])

    assert settle(t) == {
        "winner": "W",
        "why": "farthest",
        "totals": {"B": 12, "W": 7, "G": 7},
        "removed": ["R hermit by wizard"],
    }


# ---------------------------------------------------------------- K-T24 to K-T26, K-T35, K-T37


@clause("K-T24", "K-143")
def test_the_pair_goes_before_the_beggar() -> None:
    """Red takes the goal, although White has 0; no values are told, for none count."""
    t = situation("RBW", ["music-4: R squire, B beggar, R prince, W magic_cap"])

    assert settle(t) == {"winner": "R", "why": "pair", "totals": {}, "removed": []}
    assert lines(t) == [
        "settling column=column-1 goal=music-4",
        "goal-won column=column-1 goal=music-4 seat=seat-0 total=0 why=pair",
    ]
    assert won(t, "R") == ["music-4"]


@clause("K-T25", "K-142")
def test_of_two_pairs_the_one_with_the_nearest_card_wins() -> None:
    """Red's Squire lies nearer than Blue's Prince, though Blue's pair is complete first."""
    t = situation("RB", ["music-4: R squire, B prince, B squire, R prince"])

    assert settle(t)["winner"] == "R"


@clause("K-T26", "K-144")
def test_a_pair_half_under_a_cap_wins() -> None:
    """The Squire under Red's Cap counts."""
    t = situation("RB", ["music-3: B queen, R magic_cap [squire], R prince"])

    assert settle(t) == {"winner": "R", "why": "pair", "totals": {}, "removed": []}


@clause("K-T26", "K-145")
def test_a_pair_broken_by_the_wizard_does_not_win() -> None:
    """The Prince is gone, and 7 beats the Squire's 2."""
    t = situation("RBW", ["music-3: R squire, R prince, W wizard"])

    assert settle(t) == {"winner": "W", "why": "most", "totals": {"R": 2, "W": 7}, "removed": ["R prince by wizard"]}


@clause("K-T35", "K-111", "K-108", "K-176")
def test_after_a_traitor_the_specialist_goes_by_the_new_goal() -> None:
    """The Merchant lies under music now, and is worth 8; only the goals have changed places."""
    t = situation(
        "RB",
        ["trade-2: R merchant, R traitor(d)", "music-2:"],
        hands={"R": "king queen juliet", "B": "king queen witch"},
        turn="B",
    )
    answer(t, "B", "lay queen column-1")
    answer(t, "R", "swap column-2")

    settle(t, 1)

    assert column(t, 1) == ["R merchant", "R traitor", "B queen(d)"]
    assert column(t, 2) == []
    assert lines(t, "settling", "worth-other-kind", "worth-own-kind") == [
        "settling column=column-1 goal=music-2",
        "worth-other-kind card=merchant owner=seat-0 value=8",
    ]
    assert won(t, "R") == ["music-2"]


@pytest.mark.parametrize(("option", "count", "is_full"), [("false", 2, False), ("true", 3, True)])
@clause("K-T37", "K-51")
def test_the_card_under_a_cap_fills_only_where_it_is_agreed(option: str, count: int, is_full: bool) -> None:
    """Cap, King and Queen are two cards of three, or three if the table says so."""
    t = situation("BW", ["trade-3: W magic_cap [king], B queen"], options={"cap_counts_toward_filling": option})

    assert filling(t, 0) == count
    assert full(t, 0) is is_full
