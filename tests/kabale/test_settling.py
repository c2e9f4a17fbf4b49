"""Settling a column: section 9 of the rules, and its test cases."""

from __future__ import annotations

from kabale.situations import settle, situation
from support import clause


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
