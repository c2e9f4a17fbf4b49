"""What there is to say about a game that is over: how long it was, why it ended, and who was on which side."""

from __future__ import annotations

from typing import Final

from intrigue.games.emerald.parts.table import side_of
from intrigue.games.emerald.second.cards import SIDE_NAMES
from intrigue.games.emerald.second.fate import WHY_NAMES
from intrigue.games.emerald.second.table import Emerald

TURNS: Final = "turns"
END: Final = "end"
SIDE: Final = "side"
GAME: Final[dict[str, tuple[str, ...]]] = {TURNS: (), END: WHY_NAMES[1:]}
SEAT: Final[dict[str, tuple[str, ...]]] = {SIDE: SIDE_NAMES}


def of_game(t: Emerald) -> dict[str, str | int]:
    """How many turns there were, all players' together, and why the game ended."""
    return {TURNS: int(t.turns), END: WHY_NAMES[t.over]}


def of_seat(t: Emerald, seat: int) -> dict[str, str]:
    """The side on which a player was at the end."""
    return {SIDE: SIDE_NAMES[side_of(t, seat)]}
