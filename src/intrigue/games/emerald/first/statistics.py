"""What there is to say about a game that is over: all of it is alike in both editions, but for why a game ends."""

from __future__ import annotations

from typing import Final

from intrigue.games.emerald.first.points_and_end import WHY_NAMES
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared import statistics

GAME: Final = statistics.said_of_game(WHY_NAMES)
SEAT: Final = statistics.SEAT


def of_game(t: Emerald) -> dict[str, str | int]:
    """How long it was, and why it ended."""
    return statistics.of_game(t, WHY_NAMES)


def of_seat(t: Emerald, seat: int) -> dict[str, str]:
    """The side on which a player was."""
    return statistics.of_seat(t, seat)
