"""Settling a column: section 9 of the rules, and its test cases."""

from __future__ import annotations

import pytest

from intrigue.games.kabale.cards import GOAL_NAMES
from intrigue.games.kabale.settling import settle_column
from intrigue.games.kabale.table import Kabale, filling, full
from intrigue.kernel.bag import names
from kabale.situations import (
    answer,
    asked,
    column,
    end_round,
    kinds,
    play,
    settle,
    situation,
    told,
    won,
    zone,
)
from kabale.tellings import lines
from support import clause

RESULT = ("removed", "cancelled", "total", "goal-won", "goal-lost")
"""The kinds of events that say how a column was settled, without the values of single cards."""


def out_of_the_game(t: Kabale) -> list[str]:
    """The goals nobody could win."""
    return list(names(t.out, 0, GOAL_NAMES))


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
        "worth-nothing card=double owner=seat-0",
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


# ---------------------------------------------------------------- step 1: Musketeers


@clause("K-112", "K-113")
def test_with_musketeers_every_card_is_worth_its_corner() -> None:
    """Little Giant, Romeo beside his Juliet, Cap and Hermit have what is printed on them, whoever comes after them."""
    t = situation("RB", ["music-5: R little_giant, R romeo, R juliet, R magic_cap, R hermit, B musketeers"])

    assert settle(t)["totals"] == {"R": 2 + 5 + 14 + 0 + 12, "B": 11}
    assert lines(t, "worth", "worth-by-others", "worth-with-juliet") == [
        "worth card=little_giant owner=seat-0 value=2",
        "worth card=romeo owner=seat-0 value=5",
        "worth card=juliet owner=seat-0 value=14",
        "worth card=magic_cap owner=seat-0 value=0",
        "worth card=hermit owner=seat-0 value=12",
        "worth card=musketeers owner=seat-1 value=11",
    ]


@clause("K-114", "K-175")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("alchemist", "alchemy"),
        ("fencing_master", "fencing"),
        ("landlord", "farming"),
        ("merchant", "trade"),
        ("cardinal", "religion"),
        ("minstrel", "music"),
    ],
)
def test_musketeers_do_not_touch_the_12_or_8_of_specialists(card: str, kind: str) -> None:
    """12 under the own kind of goal and 8 under any other are no ability."""
    for goal in ("alchemy", "fencing", "farming", "trade", "religion", "music"):
        t = situation("RB", [f"{goal}-2: R {card}, B musketeers"])

        result = settle(t)

        own = goal == kind
        assert result["totals"] == {"R": 12 if own else 8, "B": 11}
        assert result["winner"] == ("R" if own else "B")
        assert lines(t)[2] == (
            f"worth-{'own' if own else 'other'}-kind card={card} owner=seat-0 value={12 if own else 8}"
        )


@clause("K-115")
def test_with_musketeers_a_double_copies_nothing() -> None:
    """Not even the King directly below it."""
    t = situation("RBW", ["music-3: R double, B king, W musketeers"])

    assert settle(t)["totals"] == {"B": 20, "W": 11}
    assert lines(t, "worth-nothing", "worth-copied") == ["worth-nothing card=double owner=seat-0"]


@clause("K-116")
def test_with_musketeers_no_dragon_takes_anything_off() -> None:
    """Blue's King keeps his 20 beside Red's Dragon."""
    t = situation("RBW", ["music-3: R dragon, B king, W musketeers"])

    assert settle(t)["totals"] == {"R": 11, "B": 20, "W": 11}
    assert "dragon-takes" not in kinds(t)


@clause("K-117")
def test_with_musketeers_neither_wizard_nor_witch_removes_anything() -> None:
    """King and Storm stay, and two Wizards have nothing to cancel."""
    t = situation("RBW", ["music-5: R king, R storm, B wizard, B witch, W musketeers, W wizard"])

    assert settle(t) == {"winner": "R", "why": "most", "totals": {"R": 29, "B": 8, "W": 18}, "removed": []}
    assert column(t, 1) == ["R king", "R storm", "B wizard", "B witch", "W musketeers", "W wizard"]
    assert "cancelled" not in kinds(t)


@clause("K-118")
def test_with_musketeers_a_pair_does_not_win() -> None:
    """Red's 16 lose to Blue's King."""
    t = situation("RBW", ["music-4: R prince, R squire, B king, W musketeers"])

    assert settle(t) == {"winner": "B", "why": "most", "totals": {"R": 16, "B": 20, "W": 11}, "removed": []}


@clause("K-119", "K-122", "K-167")
def test_with_musketeers_a_beggar_changes_nothing() -> None:
    """The highest total wins, and of two equal ones the card nearest to the goal."""
    most = situation("RBW", ["music-4: R juliet, B prince, W musketeers, B magic_cap, W beggar"])
    tied = situation("RBW", ["music-4: R juliet, B prince, W musketeers, B beggar, R beggar"])

    assert settle(most) == {"winner": "W", "why": "most", "totals": {"R": 14, "B": 14, "W": 15}, "removed": []}
    assert settle(tied) == {"winner": "R", "why": "nearest", "totals": {"R": 18, "B": 18, "W": 11}, "removed": []}


@clause("K-120")
def test_several_musketeers_do_not_cancel_each_other() -> None:
    """With two and with three of them the Beggar is still void."""
    two = situation("RBWG", ["music-3: R musketeers, B musketeers, W beggar"])
    three = situation("RBWG", ["music-4: W beggar, R musketeers, B musketeers, G musketeers"])

    assert settle(two) == {"winner": "R", "why": "nearest", "totals": {"R": 11, "B": 11, "W": 4}, "removed": []}
    assert settle(three)["winner"] == "R"
    assert lines(two, "musketeers", "cancelled") == ["musketeers column=column-1"]


@clause("K-121")
def test_musketeers_do_not_undo_a_swap_of_goals_or_a_card_under_a_cap() -> None:
    """The swapped goal stays where it is, and the King slid under the Cap counts."""
    t = situation(
        "RB",
        ["trade-2: R magic_cap [king], R traitor(d)", "music-2:"],
        hands={"R": "queen juliet prince", "B": "queen juliet musketeers"},
        turn="B",
    )
    answer(t, "B", "lay musketeers column-1")
    answer(t, "R", "swap column-2")

    result = settle(t, 1)

    assert result["totals"] == {"R": 30, "B": 11}
    assert won(t, "R") == ["music-2"]


@clause("K-121")
def test_musketeers_do_not_bring_back_what_an_assassin_took() -> None:
    """Blue's Queen stays lost, and only what lies in the column counts."""
    t = situation(
        "RB",
        ["trade-5: R assassin(d)", "music-2:"],
        hands={"R": "queen juliet musketeers", "B": "queen juliet king"},
        turn="B",
    )
    play(t, "B", "lay queen column-1")
    play(t, "R", "lay musketeers column-1")

    result = settle(t, 1)

    assert result["totals"] == {"R": 20.5}
    assert zone(t, "lost", "B") == {"queen"}


@clause("K-122")
def test_with_musketeers_the_last_step_is_done_as_ever() -> None:
    """Totals are told, a player with nothing but a Double is out, and a tie goes to the nearest card."""
    t = situation("RBW", ["music-3: W double, B musketeers, R dragon"])

    assert settle(t) == {"winner": "B", "why": "nearest", "totals": {"R": 11, "B": 11}, "removed": []}


# ---------------------------------------------------------------- step 2: the Wizard

STRONG = ["king", "queen", "juliet", "explorer", "traitor", "prince", "hermit", "dragon", "minstrel"]
BETWEEN = ["assassin"]
WEAK = [
    "storm",
    "magic_cap",
    "squire",
    "little_giant",
    "romeo",
    "beggar",
    "wizard",
    "alchemist",
    "fencing_master",
    "landlord",
    "merchant",
    "cardinal",
]


@clause("K-123", "K-126")
@pytest.mark.parametrize("card", STRONG)
def test_the_wizard_removes_what_is_worth_10_or_more(card: str) -> None:
    """From the Traitor's 10 up to the King's 20, specialists under their own goal among them; a Double above it too."""
    t = situation("RBW", [f"music-3: W double, B {card}, R wizard"])

    assert settle(t)["removed"] == ["W double by wizard", f"B {card} by wizard"]
    assert lines(t, "removed") == [
        "removed by=wizard card=double owner=seat-2",
        f"removed by=wizard card={card} owner=seat-1",
    ]
    assert column(t, 1) == ["R wizard"]
    assert (zone(t, "discards", "B"), zone(t, "discards", "W")) == ({card}, {"double"})


@clause("K-123", "K-128")
@pytest.mark.parametrize("card", [c for c in WEAK + BETWEEN if c != "wizard"])
def test_the_wizard_removes_nothing_worth_less_than_10(card: str) -> None:
    """Neither the Assassin's 9½ nor anything below it, nor a Double that copies it."""
    t = situation("RBW", [f"music-3: W double, B {card}, R wizard"])

    assert settle(t)["removed"] == []
    assert column(t, 1) == ["W double", f"B {card}", "R wizard"]


@clause("K-126")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("alchemist", "alchemy"),
        ("fencing_master", "fencing"),
        ("landlord", "farming"),
        ("merchant", "trade"),
        ("cardinal", "religion"),
        ("minstrel", "music"),
    ],
)
def test_the_wizard_removes_specialists_under_their_own_goal_alone(card: str, kind: str) -> None:
    """12 is too much for him and 8 is not."""
    for goal in ("alchemy", "fencing", "farming", "trade", "religion", "music"):
        t = situation("RB", [f"{goal}-2: B {card}, R wizard"])

        assert settle(t)["removed"] == ([f"B {card} by wizard"] if goal == kind else [])


@clause("K-123", "K-138")
def test_the_wizard_removes_from_the_whole_column_at_once() -> None:
    """Above and below him, also his owner's cards and each player's to his own discards, from the goal downward."""
    t = situation("RBW", ["music-5: R king, B assassin, W queen, R wizard, B dragon, R juliet"])

    assert settle(t) == {
        "winner": "B",
        "why": "most",
        "totals": {"R": 7, "B": 9.5},
        "removed": ["R king by wizard", "W queen by wizard", "B dragon by wizard", "R juliet by wizard"],
    }
    assert column(t, 1) == ["B assassin", "R wizard"]
    assert [zone(t, "discards", letter) for letter in "RBW"] == [{"king", "juliet"}, {"dragon"}, {"queen"}]
    assert [zone(t, "lost", letter) for letter in "RBW"] == [set(), set(), set()]


@clause("K-124")
def test_two_wizards_cancel_out() -> None:
    """The King stays, and is told to stay."""
    t = situation("RBW", ["music-3: R wizard, B king, W wizard"])

    assert settle(t) == {"winner": "B", "why": "most", "totals": {"R": 7, "B": 20, "W": 7}, "removed": []}
    assert lines(t, "cancelled") == ["cancelled card=wizard column=column-1"]


@clause("K-124")
def test_a_single_wizard_is_not_told_to_be_cancelled() -> None:
    """Nor is anything said of Wizards and Witches where none lies."""
    one = situation("RB", ["music-2: R wizard, B storm"])
    none = situation("RB", ["music-2: R king, B storm"])

    settle(one)
    settle(none)

    assert "cancelled" not in kinds(one) + kinds(none)


@clause("K-125")
def test_the_wizard_goes_by_the_printed_value() -> None:
    """Neither a Little Giant among four others nor a Romeo beside his Juliet is strong, but the Hermit is."""
    grown = situation("RB", ["music-5: B little_giant, B hermit, R wizard, B storm, B beggar"])
    loved = situation("RB", ["music-3: B romeo, B juliet, R wizard"])

    assert settle(grown)["removed"] == ["B hermit by wizard"]
    assert settle(loved) == {
        "winner": "R",
        "why": "most",
        "totals": {"R": 7, "B": 5},
        "removed": ["B juliet by wizard"],
    }


@clause("K-125", "K-150")
def test_a_double_is_removed_for_what_it_copies() -> None:
    """A run of Doubles above a King goes with him, one above the Wizard stays."""
    t = situation("RBWG", ["music-5: R double, B double, W king, G double, R wizard"])

    assert settle(t)["removed"] == ["R double by wizard", "B double by wizard", "W king by wizard"]
    assert column(t, 1) == ["G double", "R wizard"]


@clause("K-127", "K-102")
def test_the_wizard_removes_a_card_under_a_cap() -> None:
    """The King goes, the Cap stays; and under the Cap the Wizard acts himself."""
    under = situation("RBW", ["music-3: B magic_cap [king], R wizard"])
    acting = situation("RBW", ["music-3: B magic_cap [wizard], R king"])

    assert settle(under) == {"winner": "R", "why": "most", "totals": {"R": 7, "B": 0}, "removed": ["B king by wizard"]}
    assert column(under, 1) == ["B magic_cap", "R wizard"]
    assert settle(acting)["removed"] == ["R king by wizard"]


@clause("K-128")
def test_the_wizard_spares_himself_witch_assassin_and_valueless_double() -> None:
    """None of them is worth 10, and the Double is worth nothing at all; two Witches are here so that neither acts."""
    t = situation("RBW", ["music-5: R wizard, B witch, W witch, B assassin, W double"])

    assert settle(t)["removed"] == []
    assert column(t, 1) == ["R wizard", "B witch", "W witch", "B assassin", "W double"]


# ---------------------------------------------------------------- step 3: the Witch


@clause("K-129", "K-132")
@pytest.mark.parametrize("card", WEAK)
def test_the_witch_removes_what_is_worth_9_or_less(card: str) -> None:
    """From the Cap's 0 up to the Storm's 9, specialists under a goal of another kind, and a Double above it."""
    t = situation("RBW", [f"music-3: W double, B {card}, R witch"])

    settle(t)

    assert lines(t, "removed") == [
        "removed by=witch card=double owner=seat-2",
        f"removed by=witch card={card} owner=seat-1",
    ]
    assert column(t, 1) == ["R witch"]
    assert (zone(t, "discards", "B"), zone(t, "discards", "W")) == ({card}, {"double"})


@clause("K-129", "K-137")
@pytest.mark.parametrize("card", STRONG + BETWEEN)
def test_the_witch_removes_nothing_worth_more_than_9(card: str) -> None:
    """Neither the Assassin's 9½ nor anything above it, nor a Double that copies it."""
    t = situation("RBW", [f"music-3: W double, B {card}, R witch"])

    assert settle(t)["removed"] == []
    assert column(t, 1) == ["W double", f"B {card}", "R witch"]


@clause("K-129", "K-138")
def test_the_witch_removes_from_the_whole_column_at_once() -> None:
    """Above and below her, her owner's cards too, from the goal downward."""
    t = situation("RBW", ["music-5: R storm, B king, W squire, R witch, B beggar, R romeo"])

    assert settle(t) == {
        "winner": "B",
        "why": "most",
        "totals": {"R": 1, "B": 20},
        "removed": ["R storm by witch", "W squire by witch", "B beggar by witch", "R romeo by witch"],
    }
    assert column(t, 1) == ["B king", "R witch"]
    assert [zone(t, "discards", letter) for letter in "RBW"] == [{"storm", "romeo"}, {"beggar"}, {"squire"}]


@clause("K-130")
def test_two_witches_cancel_out_and_stay() -> None:
    """Neither acts, nor removes the other; with three it is the same."""
    two = situation("RBWG", ["music-3: R witch, B storm, W witch"])
    three = situation("RBWG", ["music-4: R witch, B storm, W witch, G witch"])

    assert settle(two) == {"winner": "B", "why": "most", "totals": {"R": 1, "B": 9, "W": 1}, "removed": []}
    assert settle(three)["removed"] == []
    assert lines(two, "cancelled") == lines(three, "cancelled") == ["cancelled card=witch column=column-1"]


@clause("K-131")
def test_the_witch_judges_what_the_wizard_has_left() -> None:
    """The Double copied the King, who is gone and it with him; the Witch finds only the Wizard."""
    t = situation("RBWG", ["music-4: R double, B king, W wizard, G witch"])

    assert settle(t)["removed"] == ["R double by wizard", "B king by wizard", "W wizard by witch"]


@clause("K-131", "K-125")
def test_the_witch_goes_by_the_printed_value() -> None:
    """The Hermit is safe among however many, a Little Giant is not."""
    t = situation("RBW", ["music-5: R hermit, R king, R queen, R juliet, B explorer, B little_giant, W witch"])

    assert settle(t)["removed"] == ["B little_giant by witch"]


@clause("K-133")
def test_the_wizard_acts_before_the_witch_removes_him() -> None:
    """Where they lie makes no difference."""
    t = situation("RBW", ["music-3: B witch, R king, W wizard"])

    assert settle(t) == {
        "winner": "B",
        "why": "most",
        "totals": {"B": 1},
        "removed": ["R king by wizard", "W wizard by witch"],
    }


@clause("K-135", "K-T21", "K-154")
def test_a_double_above_the_witch_is_removed() -> None:
    """It is worth 1, and not exempt as she is, nor a second Witch; the Assassin's 9½ beats her 1."""
    t = situation("RBW", ["music-3: R double, B witch, W assassin"])

    assert settle(t) == {
        "winner": "W",
        "why": "most",
        "totals": {"B": 1, "W": 9.5},
        "removed": ["R double by witch"],
    }


@clause("K-136", "K-102", "K-103")
def test_the_witch_judges_cap_and_card_under_it_apart() -> None:
    """The Storm under a Cap goes with it, the King stays without it, and under a Cap the Witch acts herself."""
    both = situation("RB", ["music-3: B magic_cap [storm], R witch"])
    cap = situation("RB", ["music-3: B magic_cap [king], R witch"])
    acting = situation("RB", ["music-3: B magic_cap [witch], R storm"])

    assert settle(both)["removed"] == ["B magic_cap by witch", "B storm by witch"]
    assert settle(cap) == {
        "winner": "B",
        "why": "most",
        "totals": {"R": 1, "B": 20},
        "removed": ["B magic_cap by witch"],
    }
    assert settle(acting)["removed"] == ["B magic_cap by witch", "R storm by witch"]


@clause("K-137")
def test_the_witch_spares_assassin_and_valueless_double() -> None:
    """9½ is not 9 or less, and no value is not 0."""
    t = situation("RBW", ["music-3: R witch, B assassin, W double"])

    assert settle(t) == {"winner": "B", "why": "most", "totals": {"R": 1, "B": 9.5}, "removed": []}
    assert column(t, 1) == ["R witch", "B assassin", "W double"]


# ---------------------------------------------------------------- what removed cards do not do


@clause("K-138")
def test_a_removed_beggar_has_no_ability() -> None:
    """The Witch sends him away, and the highest total wins."""
    t = situation("RBW", ["music-3: R king, B beggar, W witch"])

    assert settle(t) == {"winner": "R", "why": "most", "totals": {"R": 20, "W": 1}, "removed": ["B beggar by witch"]}


@clause("K-138")
def test_a_removed_dragon_takes_nothing_off() -> None:
    """Blue's Storm keeps its 9 after the Wizard has sent Red's Dragon away."""
    t = situation("RBW", ["music-3: R dragon, B storm, W wizard"])

    assert settle(t)["totals"] == {"B": 9, "W": 7}
    assert "dragon-takes" not in kinds(t)


@clause("K-138")
def test_removed_cards_are_not_counted() -> None:
    """With Storm and Squire gone, the Hermit has three others beside him."""
    t = situation("RBW", ["music-5: R hermit, B storm, B squire, W witch, W king, R queen"])

    settle(t)

    assert lines(t, "worth-by-others") == ["worth-by-others card=hermit others=3 owner=seat-0 value=9"]


@clause("K-138", "K-172")
def test_a_removed_card_has_no_place() -> None:
    """Red's King was nearest, but of what is left Blue's Storm is."""
    t = situation("RBW", ["music-4: R king, B storm, R storm, W wizard"])

    assert settle(t) == {
        "winner": "B",
        "why": "nearest",
        "totals": {"R": 9, "B": 9, "W": 7},
        "removed": ["R king by wizard"],
    }


@clause("K-138")
def test_a_removed_card_goes_to_the_discards_once() -> None:
    """After the clearing up every card lies there once, removed or not."""
    t = situation("RBW", ["music-3: R king, B storm, W wizard, W squire"])

    end_round(t)

    assert [zone(t, "discards", letter) for letter in "RBW"] == [{"king"}, {"storm"}, {"wizard", "squire"}]
    assert sum(t.discards) == 4


@clause("K-139", "K-127")
def test_everybody_sees_what_is_removed() -> None:
    """All cards of all columns are turned up before the first is removed, also those under Caps."""
    t = situation("RBW", ["music-3: R wizard, B magic_cap [king]", "trade-2: W queen, W witch(d)"])

    end_round(t)

    assert lines(t, "shown", "settling", "removed")[:5] == [
        "shown card=king column=column-1 owner=seat-1",
        "shown card=witch column=column-2 owner=seat-2",
        "settling column=column-1 goal=music-3",
        "removed by=wizard card=king owner=seat-1",
        "settling column=column-2 goal=trade-2",
    ]
    assert zone(t, "discards", "B") == {"king", "magic_cap"}
    assert zone(t, "lost", "B") == set()


@clause("K-58")
def test_immediate_abilities_come_too_late_at_the_end_of_the_round() -> None:
    """The Explorer stays, the Assassin kills nobody, and neither Cap nor Traitor asks anybody."""
    t = situation(
        "RBWG",
        [
            "music-1: B king, R explorer(d)",
            "trade-1: R assassin(d)",
            "music-2: B magic_cap(d)",
            "trade-3: W traitor(d)",
        ],
        hands={"B": "queen juliet witch"},
    )

    end_round(t)

    assert [won(t, letter) for letter in "RBWG"] == [["trade-1"], ["music-1", "music-2"], ["trade-3"], []]
    assert [e.kind for e in told(t) if e.kind in ("explorer-moves", "assassinated", "goals-swapped", "no-swap")] == []
    assert asked(t) == "chance"


# ---------------------------------------------------------------- step 4: Prince and Squire


@clause("K-140")
@pytest.mark.parametrize("order", ["R squire, R prince", "R prince, R squire"])
def test_prince_and_squire_take_the_goal(order: str) -> None:
    """Whatever the values are and whichever of the two lies nearer."""
    t = situation("RB", [f"music-5: B king, B queen, {order}, B juliet"])

    assert settle(t) == {"winner": "R", "why": "pair", "totals": {}, "removed": []}
    assert (won(t, "R"), won(t, "B")) == (["music-5"], [])


@clause("K-141")
@pytest.mark.parametrize("order", ["R squire, B prince", "R prince, B squire"])
def test_prince_and_squire_of_two_players_are_no_pair(order: str) -> None:
    """Both must have the same colour."""
    t = situation("RBW", [f"music-3: {order}, W king"])

    assert settle(t)["winner"] == "W"


@clause("K-140")
@pytest.mark.parametrize("card", ["prince", "squire"])
def test_one_of_the_two_is_no_pair(card: str) -> None:
    """A Prince or a Squire alone has only his value."""
    t = situation("RBW", [f"music-2: R {card}, W king"])

    assert settle(t)["winner"] == "W"


@clause("K-142")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("R squire, B prince, R prince, B squire", "R"),
        ("B prince, R squire, R prince, B king, B squire", "B"),
        ("W king, R prince, R squire, B squire, B prince", "R"),
    ],
)
def test_the_farther_cards_of_the_pairs_do_not_matter(cards: str, winner: str) -> None:
    """Neither who lies last nor whose pair is complete first counts, only who has the nearest card of a pair."""
    t = situation("RBW", [f"music-4: {cards}"])

    assert settle(t) == {"winner": winner, "why": "pair", "totals": {}, "removed": []}


@clause("K-142")
def test_half_a_pair_nearest_to_the_goal_does_not_count() -> None:
    """White's Squire lies nearest of all but has no Prince; of the pairs, Blue's Prince lies nearest."""
    t = situation("RBW", ["music-5: W squire, B prince, R squire, R prince, B squire"])

    assert settle(t) == {"winner": "B", "why": "pair", "totals": {}, "removed": []}


@clause("K-142")
def test_of_three_pairs_the_one_with_the_nearest_card_wins() -> None:
    """White's Prince lies first, though his Squire is the last of all."""
    t = situation("RBW", ["music-5: W prince, R squire, R prince, B prince, B squire, W squire"])

    assert settle(t)["winner"] == "W"


@clause("K-145")
def test_a_pair_broken_by_the_witch_does_not_win() -> None:
    """The Squire is gone, and the Prince's 14 lose to 20."""
    t = situation("RBW", ["music-4: R squire, R prince, W witch, B king"])

    assert settle(t) == {
        "winner": "B",
        "why": "most",
        "totals": {"R": 14, "B": 20, "W": 1},
        "removed": ["R squire by witch"],
    }


@clause("K-145")
def test_a_pair_survives_wizards_that_cancel_out() -> None:
    """Two Wizards break nothing, and that they cancel out is told before the pair wins."""
    t = situation("RBW", ["music-4: R squire, R prince, W wizard, B wizard"])

    settle(t)

    assert lines(t) == [
        "settling column=column-1 goal=music-4",
        "cancelled card=wizard column=column-1",
        "goal-won column=column-1 goal=music-4 seat=seat-0 total=0 why=pair",
    ]


# ---------------------------------------------------------------- step 6: the winner


@clause("K-164", "K-166")
def test_the_highest_total_takes_the_goal() -> None:
    """Several small cards together beat the King, and every card of a player counts."""
    t = situation("RBW", ["music-5: W queen", "trade-3: B king, R storm, R minstrel, R traitor"])

    assert settle(t, 2) == {"winner": "R", "why": "most", "totals": {"R": 27, "B": 20}, "removed": []}
    assert (won(t, "R"), won(t, "B"), won(t, "W")) == (["trade-3"], [], [])


@clause("K-166", "K-167")
@pytest.mark.parametrize(
    ("cards", "winner", "why"),
    [
        ("R queen, B king, W juliet", "B", "most"),
        ("R juliet, B queen, W king", "W", "most"),
        ("R king, B king, W king", "R", "nearest"),
        ("R juliet, W king, B king", "W", "nearest"),
        ("B juliet, R king, B wizard, W king, G wizard", "B", "most"),
        ("W prince, R juliet, B queen", "B", "most"),
    ],
)
def test_who_has_the_most(cards: str, winner: str, why: str) -> None:
    """One more than everybody else decides, and only a tie for the most itself goes by place."""
    t = situation("RBWG", [f"music-3: {cards}"])

    result = settle(t)

    assert (result["winner"], result["why"]) == (winner, why)


@clause("K-168", "K-169", "K-170")
@pytest.mark.parametrize(
    ("cards", "winner", "why"),
    [
        ("R beggar, B romeo, W king", "R", "least"),
        ("B squire, R beggar, W king", "B", "least"),
        ("W king, R beggar, B squire", "B", "least"),
        ("R beggar, B beggar, W king", "B", "farthest"),
        ("R beggar, B beggar, W beggar", "W", "farthest"),
        ("R beggar, W king, B beggar", "B", "farthest"),
        ("R beggar, B king, W king", "R", "least"),
        ("R beggar, B beggar, R romeo, W beggar, B squire", "W", "least"),
        ("R beggar, B storm, W storm, R romeo", "R", "farthest"),
        ("R beggar, R romeo, W storm, B storm", "B", "farthest"),
    ],
)
def test_who_has_the_least_under_a_beggar(cards: str, winner: str, why: str) -> None:
    """The lowest total wins, a tie goes to the farthest card, and several Beggars work like one."""
    t = situation("RBW", [f"music-3: {cards}"])

    result = settle(t)

    assert (result["winner"], result["why"]) == (winner, why)


@clause("K-168", "K-102")
def test_a_beggar_under_a_cap_works() -> None:
    """It makes the lowest total win, its owner's with the Cap's 0."""
    t = situation("RBW", ["music-3: R king, B magic_cap [beggar], W queen"])

    assert settle(t) == {"winner": "B", "why": "least", "totals": {"R": 20, "B": 4, "W": 16}, "removed": []}


@clause("K-102", "K-169")
def test_the_card_under_a_cap_stands_before_the_next_card() -> None:
    """White's Storm was there before the card was slid under Blue's Cap, and is still the farthest."""
    t = situation(
        "RBW",
        ["music-5: R beggar, R king, B magic_cap(d)", "trade-5:"],
        hands={"W": "storm", "B": "storm"},
        turn="W",
    )
    answer(t, "W", "lay storm column-1")
    answer(t, "B", "slide storm")

    result = settle(t)

    assert column(t, 1) == ["R beggar", "R king", "B magic_cap", "[B storm]", "W storm(d)"]
    assert result == {"winner": "W", "why": "farthest", "totals": {"R": 24, "B": 9, "W": 9}, "removed": []}


@clause("K-165")
def test_who_has_no_card_left_cannot_win() -> None:
    """Under a Beggar 4 is the least of those who are still there, not the nothing of White or Green."""
    t = situation("RBWG", ["music-4: R wizard, W king, B beggar"])

    assert settle(t) == {"winner": "B", "why": "least", "totals": {"R": 7, "B": 4}, "removed": ["W king by wizard"]}


@clause("K-171")
def test_a_total_of_0_may_win_without_a_beggar() -> None:
    """A Cap alone takes the goal with 0, also the nearer of two."""
    alone = situation("RB", ["music-1: B magic_cap"])
    two = situation("RB", ["music-2: B magic_cap, R magic_cap"])

    assert settle(alone) == {"winner": "B", "why": "most", "totals": {"B": 0}, "removed": []}
    assert settle(two) == {"winner": "B", "why": "nearest", "totals": {"R": 0, "B": 0}, "removed": []}


@clause("K-172")
def test_a_valueless_double_counts_for_the_nearest_place() -> None:
    """Red's Double is worth nothing beside the Musketeers, but it lies nearest."""
    t = situation("RBW", ["music-4: R double, B prince, R juliet, W musketeers"])

    assert settle(t) == {"winner": "R", "why": "nearest", "totals": {"R": 14, "B": 14, "W": 11}, "removed": []}


@clause("K-172", "K-169")
def test_a_valueless_double_counts_for_the_farthest_place() -> None:
    """Red's Double copies nothing, but it lies farthest."""
    t = situation("RBW", ["music-5: W king, R storm, B beggar, B romeo, R double"])

    assert settle(t) == {"winner": "R", "why": "farthest", "totals": {"R": 9, "B": 9, "W": 20}, "removed": []}


@clause("K-173")
def test_the_goal_of_an_empty_column_leaves_the_game() -> None:
    """Nobody lies there, so nobody takes it."""
    t = situation("RB", ["music-1: B king", "farming-4:"])

    assert settle(t, 2) == {"winner": None, "why": None, "totals": {}, "removed": []}
    assert lines(t) == ["settling column=column-2 goal=farming-4", "goal-lost column=column-2 goal=farming-4"]
    assert out_of_the_game(t) == ["farming-4"]
    assert sum(t.won) == 0


@clause("K-173")
def test_a_column_of_valueless_doubles_is_won_by_nobody() -> None:
    """Three Doubles in a run copy nothing."""
    t = situation("RBW", ["alchemy-1: R double, B double, W double"])

    assert settle(t)["winner"] is None
    assert out_of_the_game(t) == ["alchemy-1"]


@clause("K-173")
def test_both_goals_of_one_name_may_leave_the_game() -> None:
    """There are two goals of music 3, and nobody lies below either."""
    t = situation("RB", ["music-3:", "music-3:"])

    settle(t, 1)
    settle(t, 2)

    assert out_of_the_game(t) == ["music-3", "music-3"]


@clause("K-61")
def test_the_winner_gets_the_goal_and_the_cards_stay_for_the_clearing_up() -> None:
    """A second goal of the same name is added to the first, and no other goal or player changes."""
    t = situation("RBW", ["music-3: R king, W queen"], won={"W": "trade-1", "R": "music-3"})

    settle(t)

    assert [won(t, letter) for letter in "RBW"] == [["music-3", "music-3"], [], ["trade-1"]]
    assert out_of_the_game(t) == []
    assert column(t, 1) == ["R king", "W queen"]
    assert sum(t.discards) == 0


# ---------------------------------------------------------------- the whole story


@clause("K-123", "K-130", "K-150", "K-164", "K-166")
def test_the_story_of_a_settling_gives_all_reasons_in_order() -> None:
    """Removals come first, then every value from the goal downward, then totals and the winner."""
    t = situation(
        "RBW",
        [
            "trade-1: R king",
            "music-5: R juliet, B wizard, R witch, W double, R assassin, B witch, B double, W storm",
        ],
    )

    settle(t, 2)

    assert lines(t) == [
        "settling column=column-2 goal=music-5",
        "removed by=wizard card=juliet owner=seat-0",
        "cancelled card=witch column=column-2",
        "worth card=wizard owner=seat-1 value=7",
        "worth card=witch owner=seat-0 value=1",
        "worth-copied card=double copied=assassin owner=seat-2 value=9.5",
        "worth card=assassin owner=seat-0 value=9.5",
        "worth card=witch owner=seat-1 value=1",
        "worth-copied card=double copied=storm owner=seat-1 value=9",
        "worth card=storm owner=seat-2 value=9",
        "total seat=seat-0 total=10.5",
        "total seat=seat-1 total=17",
        "total seat=seat-2 total=18.5",
        "goal-won column=column-2 goal=music-5 seat=seat-2 total=18.5 why=most",
    ]


SILENT = [
    "music-4: B musketeers, R hermit, W wizard, R double",
    "music-5: R king, B assassin, W wizard, G witch, R storm",
    "music-4: R wizard, B king, W wizard, G wizard",
    "music-4: R witch, B king, W witch",
    "music-4: R squire, B prince, B squire, R prince",
    "music-4: R double, B king, R dragon, W dragon, G squire, W romeo, W juliet",
    "music-4: W king, B beggar, B romeo, R storm",
    "trade-1: R double",
    "trade-2:",
]


@pytest.mark.parametrize("text", SILENT)
def test_a_column_is_settled_alike_when_nobody_listens(text: str) -> None:
    """The goal and the cards go to the same places, and nothing is told."""
    heard = situation("RBWG", [text])
    silent = heard.copy()

    settle_column(silent, 0)
    settle(heard)

    assert silent.log == []
    assert list(silent.won) == list(heard.won)
    assert list(silent.out) == list(heard.out)
    assert list(silent.discards) == list(heard.discards)
    assert column(silent, 1) == column(heard, 1)
