"""What cards are worth in a column: step 5 of the settling and the plain cards, sections 9 and 10 of the rules."""

from __future__ import annotations

import pytest

from intrigue.games.kabale.settling import at_least_nothing
from kabale.situations import answer, column, kinds, settle, situation
from kabale.tellings import lines
from support import clause

KINDS = ["alchemy", "fencing", "farming", "trade", "religion", "music"]

WORTH = (
    "worth",
    "worth-own-kind",
    "worth-other-kind",
    "worth-by-others",
    "worth-with-juliet",
    "worth-copied",
    "worth-nothing",
    "dragon-takes",
)
"""The kinds of events that say what single cards are worth."""


# ---------------------------------------------------------------- K-T17 to K-T23


@clause("K-T17", "K-103", "K-146", "K-147")
def test_counting_the_other_cards() -> None:
    """A Cap and the Storm under it are two cards, so Little Giant and Hermit have three others each."""
    t = situation("RB", ["music-3: R little_giant, B magic_cap [storm], B hermit"])

    assert settle(t) == {"winner": "B", "why": "most", "totals": {"R": 11, "B": 18}, "removed": []}
    assert lines(t, *WORTH) == [
        "worth-by-others card=little_giant others=3 owner=seat-0 value=11",
        "worth card=magic_cap owner=seat-1 value=0",
        "worth card=storm owner=seat-1 value=9",
        "worth-by-others card=hermit others=3 owner=seat-1 value=9",
    ]


@clause("K-T18", "K-157", "K-159", "K-161")
def test_double_and_dragon() -> None:
    """The Double copies 20 before the Dragon takes 2 off the King, and is not lowered by its own owner's Dragon."""
    t = situation("RB", ["music-3: R double, B king, R dragon"])

    assert settle(t) == {"winner": "R", "why": "most", "totals": {"R": 31, "B": 18}, "removed": []}
    assert lines(t) == [
        "settling column=column-1 goal=music-3",
        "worth-copied card=double copied=king owner=seat-0 value=20",
        "worth card=king owner=seat-1 value=20",
        "worth card=dragon owner=seat-0 value=11",
        "dragon-takes card=king dragons=1 owner=seat-1 value=18",
        "total seat=seat-0 total=31",
        "total seat=seat-1 total=18",
        "goal-won column=column-1 goal=music-3 seat=seat-0 total=31 why=most",
    ]


@clause("K-T19", "K-160", "K-163", "K-167")
def test_two_dragons_and_the_floor() -> None:
    """The Dragons lower each other to 9 and the Squire to 0, not to -2; Red's lies nearest."""
    t = situation("RBW", ["music-3: R dragon, B dragon, W squire"])

    assert settle(t) == {"winner": "R", "why": "nearest", "totals": {"R": 9, "B": 9, "W": 0}, "removed": []}
    assert lines(t, "dragon-takes") == [
        "dragon-takes card=dragon dragons=1 owner=seat-0 value=9",
        "dragon-takes card=dragon dragons=1 owner=seat-1 value=9",
        "dragon-takes card=squire dragons=2 owner=seat-2 value=0",
    ]


@clause("K-T20", "K-153")
def test_a_run_of_doubles_above_a_queen_is_worth_16_each() -> None:
    """The upper Double copies the lower, and the lower the Queen; all have 16, and Red lies nearest."""
    t = situation("RBW", ["music-3: R double, B double, W queen"])

    assert settle(t) == {"winner": "R", "why": "nearest", "totals": {"R": 16, "B": 16, "W": 16}, "removed": []}
    assert lines(t, *WORTH) == [
        "worth-copied card=double copied=double owner=seat-0 value=16",
        "worth-copied card=double copied=queen owner=seat-1 value=16",
        "worth card=queen owner=seat-2 value=16",
    ]


@clause("K-T20", "K-153")
def test_a_run_of_doubles_at_the_bottom_is_worth_nothing() -> None:
    """The lower Double has no value, so neither has the upper one."""
    t = situation("RBW", ["music-3: W queen, R double, B double"])

    assert settle(t) == {"winner": "W", "why": "most", "totals": {"W": 16}, "removed": []}
    assert lines(t, *WORTH) == [
        "worth card=queen owner=seat-2 value=16",
        "worth-nothing card=double owner=seat-0",
        "worth-nothing card=double owner=seat-1",
    ]


@clause("K-T22", "K-155", "K-136")
def test_a_double_above_a_cap_goes_with_it() -> None:
    """The Witch removes both 0s together, and the King that lay under the Cap stays."""
    t = situation("RBW", ["music-3: R double, B magic_cap [king], W witch"])

    assert settle(t) == {
        "winner": "B",
        "why": "most",
        "totals": {"B": 20, "W": 1},
        "removed": ["R double by witch", "B magic_cap by witch"],
    }
    assert column(t, 1) == ["[B king]", "W witch"]


@clause("K-T22", "K-155")
def test_a_double_above_a_cap_copies_its_0() -> None:
    """Not the King under it."""
    t = situation("RBW", ["music-3: R double, B magic_cap [king]"])

    assert settle(t) == {"winner": "B", "why": "most", "totals": {"R": 0, "B": 20}, "removed": []}
    assert lines(t, "worth-copied") == ["worth-copied card=double copied=magic_cap owner=seat-0 value=0"]


@clause("K-T23", "K-148", "K-150")
def test_a_double_copies_romeos_15() -> None:
    """Beside his Juliet Romeo has 15, and so has the Double above him."""
    t = situation("RB", ["music-3: R juliet, B double, R romeo"])

    assert settle(t) == {"winner": "R", "why": "most", "totals": {"R": 29, "B": 15}, "removed": []}
    assert lines(t, *WORTH) == [
        "worth card=juliet owner=seat-0 value=14",
        "worth-copied card=double copied=romeo owner=seat-1 value=15",
        "worth-with-juliet card=romeo owner=seat-0 value=15",
    ]


# ---------------------------------------------------------------- Hermit and Little Giant

COMPANY = [
    "B king",
    "B queen",
    "R juliet",
    "B juliet",
    "R explorer",
    "B explorer",
    "R traitor",
    "B traitor",
    "R minstrel",
    "B minstrel",
    "R storm",
    "B storm",
    "R romeo",
]
"""Thirteen cards of both players that have nothing to do with Hermit and Little Giant."""


@clause("K-146", "K-163")
@pytest.mark.parametrize(("others", "value"), [(0, 12), (1, 11), (2, 10), (5, 7), (11, 1), (12, 0), (13, 0)])
def test_the_hermit_loses_1_for_every_other_card(others: int, value: int) -> None:
    """Whoever owns the others, and never below 0."""
    t = situation("RB", ["music-5: " + ", ".join([*COMPANY[:others], "R hermit"])])

    settle(t)

    assert lines(t, "worth-by-others") == [f"worth-by-others card=hermit others={others} owner=seat-0 value={value}"]


@clause("K-163")
def test_a_hermit_at_the_floor_lowers_no_total() -> None:
    """Among thirteen others he adds 0 to what his owner has."""
    t = situation("RB", ["music-5: " + ", ".join([*COMPANY, "R hermit"])])

    assert settle(t)["totals"] == {"R": 14 + 13 + 10 + 12 + 9 + 15, "B": 20 + 16 + 14 + 13 + 10 + 12 + 9}


@clause("K-147")
@pytest.mark.parametrize(("others", "value"), [(0, 2), (1, 5), (2, 8), (5, 17), (13, 41)])
def test_the_little_giant_gains_3_for_every_other_card(others: int, value: int) -> None:
    """Whoever owns the others, and without a ceiling."""
    t = situation("RB", ["music-5: " + ", ".join(["R little_giant", *COMPANY[:others]])])

    settle(t)

    assert lines(t, "worth-by-others") == [
        f"worth-by-others card=little_giant others={others} owner=seat-0 value={value}"
    ]


@clause("K-146", "K-147", "K-103")
def test_the_own_cap_and_the_card_under_it_are_two_others() -> None:
    """Under the Cap a Hermit counts the Cap, and a Little Giant beside them counts both."""
    t = situation("RB", ["music-3: R magic_cap [hermit], B little_giant"])

    assert settle(t)["totals"] == {"R": 10, "B": 8}


# ---------------------------------------------------------------- Romeo and Juliet


@clause("K-148")
@pytest.mark.parametrize("cards", ["R romeo, R juliet", "R juliet, R romeo", "R juliet, B storm, R romeo"])
def test_romeo_is_worth_15_beside_his_juliet(cards: str) -> None:
    """Above her or below her, near or far; Juliet keeps her 14."""
    t = situation("RB", [f"music-3: {cards}"])

    settle(t)

    assert "worth-with-juliet card=romeo owner=seat-0 value=15" in lines(t)
    assert "worth card=juliet owner=seat-0 value=14" in lines(t)


@clause("K-148")
@pytest.mark.parametrize("cards", ["R romeo", "R romeo, B juliet", "B juliet, R romeo, B romeo"])
def test_romeo_without_his_own_juliet_is_worth_5(cards: str) -> None:
    """The Juliet of another player does not count."""
    t = situation("RB", [f"music-3: {cards}"])

    settle(t)

    assert "worth card=romeo owner=seat-0 value=5" in lines(t)
    assert "worth-with-juliet card=romeo owner=seat-0 value=15" not in lines(t)


@clause("K-148", "K-102")
def test_juliet_under_a_cap_counts_for_romeo() -> None:
    """She lies in the column like any other card."""
    t = situation("RB", ["music-3: R magic_cap [juliet], R romeo"])

    assert settle(t)["totals"] == {"R": 29}


# ---------------------------------------------------------------- specialists and plain cards


@clause("K-149", "K-176")
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
def test_a_specialist_is_worth_12_under_the_own_kind_of_goal(card: str, kind: str) -> None:
    """Under every other kind 8; the points on the goal make no difference."""
    for goal in KINDS:
        for points in (1, 5):
            t = situation("RB", [f"{goal}-{points}: R {card}"])

            settle(t)

            assert lines(t, *WORTH) == [
                f"worth-own-kind card={card} owner=seat-0 value=12"
                if goal == kind
                else f"worth-other-kind card={card} owner=seat-0 value=8"
            ]


@clause("K-176", "K-111")
def test_only_the_goal_of_the_own_column_matters() -> None:
    """The music at the head of another column does nothing for the Minstrel."""
    t = situation("RB", ["music-3: B king", "trade-3: R minstrel", "music-2: B minstrel"])

    assert settle(t, 2)["totals"] == {"R": 8}
    assert settle(t, 3)["totals"] == {"B": 12}


@clause("K-174")
@pytest.mark.parametrize(("card", "value"), [("king", 20), ("queen", 16), ("juliet", 14)])
def test_plain_cards_have_their_number_and_nothing_else(card: str, value: int) -> None:
    """Under every kind of goal and in every company, and turning them up does nothing."""
    for kind in KINDS:
        t = situation("RB", [f"{kind}-3: R {card}(d)", "trade-5:"], hands={"B": "storm", "R": "witch"}, turn="B")
        answer(t, "B", "lay storm column-1")

        settle(t)

        assert column(t, 1) == [f"R {card}", "B storm(d)"]
        assert lines(t, "worth", "removed", "total") == [
            f"worth card={card} owner=seat-0 value={value}",
            "worth card=storm owner=seat-1 value=9",
            f"total seat=seat-0 total={value}",
            "total seat=seat-1 total=9",
        ]


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("explorer", "13"),
        ("assassin", "9.5"),
        ("storm", "9"),
        ("magic_cap", "0"),
        ("traitor", "10"),
        ("wizard", "7"),
        ("witch", "1"),
        ("prince", "14"),
        ("squire", "2"),
        ("dragon", "11"),
        ("romeo", "5"),
        ("beggar", "4"),
    ],
)
@clause("K-164")
def test_alone_a_card_is_worth_its_corner(card: str, value: str) -> None:
    """The number on the card is its owner's total."""
    t = situation("RB", [f"music-3: R {card}"])

    settle(t)

    assert lines(t, *WORTH, "total") == [
        f"worth card={card} owner=seat-0 value={value}",
        f"total seat=seat-0 total={value}",
    ]


# ---------------------------------------------------------------- the Double


@clause("K-150")
@pytest.mark.parametrize(
    ("below", "value"),
    [("king", 20), ("assassin", 9.5), ("minstrel", 12), ("cardinal", 8), ("hermit", 10), ("little_giant", 8)],
)
def test_a_double_is_worth_what_the_card_below_is_worth_there(below: str, value: float) -> None:
    """What the other cards and the goal make of it, not what is printed."""
    t = situation("RBW", [f"music-3: W storm, R double, B {below}"])

    assert settle(t)["totals"] == {"R": value, "B": value, "W": 9}
    assert lines(t, "worth-copied") == [f"worth-copied card=double copied={below} owner=seat-0 value={value}"]


@clause("K-150")
def test_a_double_does_not_copy_the_card_above_it() -> None:
    """Only the card directly below counts, not the King above nor the Queen farther down."""
    t = situation("RBW", ["music-4: B king, R double, B storm, B queen"])

    assert settle(t)["totals"] == {"R": 9, "B": 45}


@clause("K-151")
def test_a_double_copies_the_next_card_when_the_one_below_goes_away() -> None:
    """The Explorer below it moves on, and Blue's Queen lies directly below it now."""
    t = situation(
        "RBW",
        ["music-5: R double, W explorer(d)", "trade-5:"],
        hands={"B": "queen king juliet"},
        turn="B",
    )
    answer(t, "B", "lay queen column-1")

    result = settle(t)

    assert column(t, 1) == ["R double", "B queen(d)"]
    assert result["totals"] == {"R": 16, "B": 16}


@clause("K-152")
def test_a_double_at_the_bottom_has_no_value() -> None:
    """It copies neither the card above nor anything else."""
    t = situation("RB", ["music-2: B king, R double"])

    assert settle(t) == {"winner": "B", "why": "most", "totals": {"B": 20}, "removed": []}
    assert lines(t, "worth-nothing") == ["worth-nothing card=double owner=seat-0"]


@clause("K-152", "K-164")
def test_a_valueless_double_adds_nothing_to_other_cards() -> None:
    """Before or after them in the column, the total is that of the others."""
    after = situation("RB", ["music-3: R king, B queen, R double"])
    before = situation("RBW", ["music-3: R double, R king, W musketeers"])

    assert settle(after)["totals"] == {"R": 20, "B": 16}
    assert settle(before)["totals"] == {"R": 20, "W": 11}


@clause("K-153")
def test_three_doubles_copy_through_each_other() -> None:
    """The topmost is worth what the card below the lowest is worth."""
    t = situation("RBWG", ["music-4: R double, B double, W double, G assassin"])

    assert settle(t)["totals"] == {"R": 9.5, "B": 9.5, "W": 9.5, "G": 9.5}


@clause("K-154")
def test_a_double_is_no_juliet() -> None:
    """Red's Double copies Blue's Juliet, and Red's Romeo stays at 5."""
    t = situation("RB", ["music-3: R romeo, R double, B juliet"])

    assert settle(t)["totals"] == {"R": 19, "B": 14}


@clause("K-154", "K-161")
def test_a_double_is_no_dragon() -> None:
    """It copies 11 and is lowered by Blue's Dragon, but takes nothing off itself."""
    t = situation("RB", ["music-3: R double, B dragon, B king"])

    assert settle(t)["totals"] == {"R": 9, "B": 31}


@clause("K-154")
def test_a_double_is_no_wizard() -> None:
    """The one true Wizard is not cancelled, and the Double is not exempt from anything by his name."""
    t = situation("RBW", ["music-3: R double, B wizard, W king"])

    assert settle(t) == {"winner": "R", "why": "nearest", "totals": {"R": 7, "B": 7}, "removed": ["W king by wizard"]}


@clause("K-154", "K-141")
def test_a_double_makes_no_pair() -> None:
    """Red's Squire and a Double above Blue's Prince are no pair."""
    t = situation("RB", ["music-3: R squire, R double, B prince, B king"])

    assert settle(t) == {"winner": "B", "why": "most", "totals": {"R": 16, "B": 34}, "removed": []}


@clause("K-154")
def test_a_double_adds_to_its_owner_and_not_to_the_card_it_copies() -> None:
    """The value goes by the Double's own colour."""
    t = situation("RB", ["music-2: R double, B king"])

    assert settle(t) == {"winner": "R", "why": "nearest", "totals": {"R": 20, "B": 20}, "removed": []}


@clause("K-156", "K-102")
def test_a_double_under_a_cap_copies_the_card_below_the_cap() -> None:
    """The next card of the column is White's Queen."""
    t = situation("RBW", ["music-3: R king, B magic_cap [double], W queen"])

    assert settle(t)["totals"] == {"R": 20, "B": 16, "W": 16}
    assert lines(t, "worth-copied") == ["worth-copied card=double copied=queen owner=seat-1 value=16"]


@clause("K-156", "K-152")
def test_a_double_under_the_last_cap_has_no_value() -> None:
    """Nothing lies below it, and the Cap is not below."""
    t = situation("RB", ["music-3: R king, B magic_cap [double]"])

    assert settle(t)["totals"] == {"R": 20, "B": 0}


# ---------------------------------------------------------------- the Dragon


@clause("K-157", "K-161")
def test_a_double_is_lowered_once_by_the_dragon() -> None:
    """Blue's King and White's Double above him lose 2 each: the Double copies 20, not 18."""
    t = situation("RBW", ["music-3: W double, B king, R dragon"])

    assert settle(t)["totals"] == {"R": 11, "B": 18, "W": 18}


@clause("K-157", "K-161")
def test_a_double_is_lowered_though_the_card_it_copies_is_not() -> None:
    """Red's King keeps his 20 beside Red's Dragon, Blue's Double above him has 18."""
    t = situation("RB", ["music-3: B double, R king, R dragon"])

    assert settle(t)["totals"] == {"R": 31, "B": 18}


@clause("K-158", "K-159")
def test_a_dragon_takes_2_off_every_card_of_every_other_player() -> None:
    """Above and below it, Hermit and Romeo after their own sums; Red's own cards keep what they have."""
    t = situation("RBW", ["music-5: B king, R queen, W hermit, R dragon, B romeo, B juliet, W assassin"])

    assert settle(t)["totals"] == {"R": 27, "B": 18 + 13 + 12, "W": 4 + 7.5}
    assert lines(t, *WORTH) == [
        "worth card=king owner=seat-1 value=20",
        "worth card=queen owner=seat-0 value=16",
        "worth-by-others card=hermit others=6 owner=seat-2 value=6",
        "worth card=dragon owner=seat-0 value=11",
        "worth-with-juliet card=romeo owner=seat-1 value=15",
        "worth card=juliet owner=seat-1 value=14",
        "worth card=assassin owner=seat-2 value=9.5",
        "dragon-takes card=king dragons=1 owner=seat-1 value=18",
        "dragon-takes card=hermit dragons=1 owner=seat-2 value=4",
        "dragon-takes card=romeo dragons=1 owner=seat-1 value=13",
        "dragon-takes card=juliet dragons=1 owner=seat-1 value=12",
        "dragon-takes card=assassin dragons=1 owner=seat-2 value=7.5",
    ]


@clause("K-159")
def test_a_dragon_alone_with_its_owner_takes_nothing() -> None:
    """Its own colour is never lowered."""
    t = situation("RB", ["music-2: R dragon, R squire"])

    assert settle(t)["totals"] == {"R": 13}
    assert "dragon-takes" not in kinds(t)


@clause("K-160", "K-159")
def test_three_dragons_add_up() -> None:
    """Each of their owners suffers from two, Green from three."""
    t = situation("RBWG", ["music-5: R dragon, B dragon, W dragon, G king, R queen"])

    assert settle(t)["totals"] == {"R": 7 + 12, "B": 7, "W": 7, "G": 14}
    assert lines(t, "dragon-takes") == [
        "dragon-takes card=dragon dragons=2 owner=seat-0 value=7",
        "dragon-takes card=dragon dragons=2 owner=seat-1 value=7",
        "dragon-takes card=dragon dragons=2 owner=seat-2 value=7",
        "dragon-takes card=king dragons=3 owner=seat-3 value=14",
        "dragon-takes card=queen dragons=2 owner=seat-0 value=12",
    ]


@clause("K-158", "K-102")
def test_a_dragon_reaches_under_a_cap_and_works_under_one() -> None:
    """The King under Blue's Cap loses 2, and so does Red's Queen by the Dragon under White's."""
    t = situation("RBW", ["music-5: B magic_cap [king], R queen, W magic_cap [dragon]"])

    assert settle(t)["totals"] == {"R": 14, "B": 18, "W": 11}


@clause("K-162")
def test_a_valueless_double_stays_valueless_beside_a_dragon() -> None:
    """Nothing is taken off, it does not become 0, and Red is out."""
    t = situation("RBW", ["music-3: B dragon, W magic_cap, W beggar, R double"])

    assert settle(t) == {"winner": "W", "why": "least", "totals": {"B": 11, "W": 2}, "removed": []}
    assert lines(t, "worth-nothing", "dragon-takes") == [
        "worth-nothing card=double owner=seat-0",
        "dragon-takes card=magic_cap dragons=1 owner=seat-2 value=0",
        "dragon-takes card=beggar dragons=1 owner=seat-2 value=2",
    ]


@clause("K-163")
@pytest.mark.parametrize(
    ("card", "dragons", "value"),
    [
        ("squire", 1, "0"),
        ("witch", 1, "0"),
        ("magic_cap", 1, "0"),
        ("beggar", 1, "2"),
        ("beggar", 2, "0"),
        ("romeo", 2, "1"),
        ("romeo", 3, "0"),
        ("assassin", 4, "1.5"),
        ("assassin", 5, "0"),
    ],
)
def test_no_card_is_lowered_below_0(card: str, dragons: int, value: str) -> None:
    """What is left of a half is exact, and 9½ less 10 is 0 and still a value."""
    below = ", ".join(f"{letter} dragon" for letter in "BYGWK"[:dragons])
    t = situation("RBYGWK", [f"music-5: R {card}, {below}"])

    settle(t)

    assert lines(t, "dragon-takes")[0] == f"dragon-takes card={card} dragons={dragons} owner=seat-0 value={value}"
    assert lines(t, "total")[0] == f"total seat=seat-0 total={value}"


@clause("K-163", "K-171")
def test_the_floor_is_held_by_every_card_and_not_by_the_total() -> None:
    """Red's Squire is 0 and not -2, so the King's 16 stay 16."""
    t = situation("RBW", ["music-5: R squire, R king, B dragon, W dragon"])

    assert settle(t)["totals"] == {"R": 16, "B": 9, "W": 9}


@clause("K-163", "K-7")
@pytest.mark.parametrize(("halves", "left"), [(-2, 0), (-1, 0), (0, 0), (1, 1), (2, 2)])
def test_the_floor_is_0_and_not_more(halves: int, left: int) -> None:
    """Half a point is more than nothing, and half a point less than nothing is 0."""
    assert at_least_nothing(halves) == left
