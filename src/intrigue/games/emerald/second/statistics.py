"""What there is to say about a game that is over: all of it is alike in both editions, but for why a game ends."""

from __future__ import annotations

from typing import Final

from intrigue.games.emerald.second.bot.contest import contest
from intrigue.games.emerald.second.bot.weights import SETS
from intrigue.games.emerald.second.cards import CARD_NAMES, FIRST_CITY_CARD
from intrigue.games.emerald.second.points_and_end import WHY_NAMES
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.shared import statistics
from intrigue.kernel.rng import Rng

GAME: Final = statistics.said_of_game(WHY_NAMES)
SEAT: Final = statistics.SEAT
CARDS: Final = CARD_NAMES[int(FIRST_CITY_CARD) :]
CLAIMS: Final = {"claimed": "card"}


def of_game(t: Emerald) -> dict[str, str | int]:
    """How long it was, and why it ended."""
    return statistics.of_game(t, WHY_NAMES)


def of_seat(t: Emerald, seat: int) -> dict[str, str]:
    """The side on which a player was."""
    return statistics.of_seat(t, seat)


def cards_of(t: Emerald, seat: int) -> tuple[str, ...]:
    """What a player has claimed."""
    return statistics.claimed(t, seat, CLAIMS)


def quick(t: Emerald, rng: Rng) -> None:
    """Everybody plays at a glance, and guesses at sides."""
    weights = SETS["two" if t.seats == 2 else "more"]
    contest(t, [weights] * int(t.seats), rng, 1)
