"""Settling, steps 1 to 3: Musketeers, Wizard and Witch (section 9)."""

from __future__ import annotations

import pytest

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
    """12 under their own kind of goal and 8 under any other are no ability."""
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
    assert lines(t, "worth-nothing", "worth-void", "worth-copied") == ["worth-void card=double owner=seat-0"]


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
    """Above and below him, also his owner's cards and each player's to their own discards, from the goal downward."""
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
