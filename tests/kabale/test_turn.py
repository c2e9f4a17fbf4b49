"""Turns, immediate abilities and the end of a round: sections 5 to 8 of the rules, and their test cases."""

from __future__ import annotations

from kabale.situations import answer, asked, chance, column, kinds, situation, zone
from support import clause


@clause("K-T30", "K-70", "K-76", "K-78")
def test_explorers_send_each_other_on() -> None:
    """Red's Explorer turns up Blue's, and Blue's turns up White's King."""
    t = situation(
        "RBWG",
        ["trade-5: R explorer(d)", "music-5: B explorer(d)", "music-4: W king(d)", "trade-4:"],
        hands={"G": "queen king juliet"},
        turn="G",
    )

    answer(t, "G", "lay juliet column-1")

    assert column(t, 1) == ["G juliet(d)"]
    assert column(t, 2) == ["R explorer(k)"]
    assert column(t, 3) == ["W king", "B explorer(k)"]


@clause("K-T28", "K-86", "K-87", "K-88", "K-56")
def test_an_assassin_keeps_the_round_going() -> None:
    """The Witch goes to Red's discards unseen, and the shuffle that follows takes her in."""
    t = situation(
        "RB",
        ["trade-2: B assassin(d)", "music-1: B queen"],
        hands={"R": "witch king queen", "B": "juliet"},
        piles={"R": ""},
        turn="R",
    )

    answer(t, "R", "lay witch column-1")
    shuffled = zone(t, "pile", "R")
    chance(t, "draw witch")

    assert column(t, 1) == ["B assassin"]
    assert "witch" in shuffled
    assert asked(t) == "B"
    assert "round-ends" not in kinds(t)
