"""Settling, steps 4 and 6: Prince and Squire, and who wins the goal (section 9)."""

from __future__ import annotations

import pytest

from intrigue.games.kabale.settling import settle_column
from kabale.situations import (
    answer,
    column,
    settle,
    situation,
    won,
)
from kabale.tellings import lines, out_of_the_game
from support import clause

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
