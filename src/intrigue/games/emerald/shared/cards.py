"""Seats and sides as the rules of both editions number them, and what each edition numbers in its own way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.kernel.event import seat_name
from intrigue.kernel.verbs import Verbs

SEATS: Final = range(2, 6)
PLAYERS: Final[i64] = 5
"""The places for players in every row, whoever takes part."""
SEAT_NAMES: Final = tuple([seat_name(seat) for seat in range(5)])

LOYALIST: Final[i64] = 0
RESTORATIONIST: Final[i64] = 1
SIDE_NAMES: Final = ("loyalist", "restorationist")

NO_CARD: Final[i64] = -1


class Code:
    """How an edition numbers its cards, and the options that both editions have."""

    def __init__(self, card_names: tuple[str, ...], verbs: Verbs) -> None:
        self.card_names: Final = card_names
        self.cards: Final[i64] = i64(len(card_names))
        self.place: Final[i64] = i64(verbs.first["place"])
        self.retrieve: Final[i64] = i64(verbs.first["retrieve"])
        self.take: Final[i64] = i64(verbs.first["take"])
        self.bomb: Final[i64] = i64(verbs.first["bomb"])
        self.discard: Final[i64] = i64(verbs.first["discard"])
        self.top: Final[i64] = i64(verbs.first["top"])
        self.choose: Final[i64] = i64(verbs.first["choose"])
        self.done: Final[i64] = i64(verbs.first["done"])
        self.end: Final[i64] = i64(verbs.first["end"])
        self.first: Final[i64] = i64(verbs.first["first"])
        self.deal: Final[i64] = i64(verbs.first["deal"])
        self.draw: Final[i64] = i64(verbs.first["draw"])
