"""What there is to say about a game of Kabale und Hiebe that is over: who has won which goals."""

# Not compiled: it is asked once a game, and declares what the kernel's plain code describes.

from __future__ import annotations

from typing import Final

from intrigue.games.kabale.cards import GOAL_NAMES
from intrigue.games.kabale.table import Kabale
from intrigue.kernel.bag import names
from intrigue.kernel.companions import Quick

GAME: Final[dict[str, tuple[str, ...]]] = {}
SEAT: Final[dict[str, tuple[str, ...]]] = {}
CARDS: Final = GOAL_NAMES
quick: Quick | None = None


def of_game(t: Kabale) -> dict[str, str | int]:
    """All games have the same number of rounds."""
    return {}


def of_seat(t: Kabale, seat: int) -> dict[str, str]:
    """All players are alike."""
    return {}


def cards_of(t: Kabale, seat: int) -> tuple[str, ...]:
    """The goals that a player has won."""
    return tuple(dict.fromkeys(names(t.won, seat, GOAL_NAMES)))
