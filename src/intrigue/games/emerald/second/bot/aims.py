"""What somebody may be after for several turns: a number that the glance understands.

An aim makes whatever serves it seem better than it is by itself. How much that pays in the end, playing on with it must
show.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.second.cards import CARD_NAMES, CARDS, CITIES, CITY_NAMES, LOYALIST, PLAYERS, ROYAL_NAMES
from intrigue.kernel.event import seat_name

# To claim what lies in city `c`: `c`. The others:
ROYAL_AIM: Final[i64] = CITIES
"""To kill or to hide the royalty of a city."""
TEXT_AIM: Final[i64] = ROYAL_AIM + CITIES
"""To use a card for its text."""
STOP_AIM: Final[i64] = TEXT_AIM + CARDS
"""To be in a player's way."""
TRACK_AIM: Final[i64] = STOP_AIM + PLAYERS
"""To move the marker of one's own side."""


KINDS: Final = ("claim", "kill", "hide", "text", "stop", "track")
"""What aims are called."""


def named(aim: int, side: int) -> tuple[str, str]:
    """What an aim is called for a player of this side, and whom or what it is about."""
    if aim < ROYAL_AIM:
        return "claim", CITY_NAMES[aim]
    if aim < TEXT_AIM:
        return "hide" if side == LOYALIST else "kill", ROYAL_NAMES[aim - int(ROYAL_AIM)]
    if aim < STOP_AIM:
        return "text", CARD_NAMES[aim - int(TEXT_AIM)]
    return ("stop", seat_name(aim - int(STOP_AIM))) if aim < TRACK_AIM else ("track", "")
