"""What a seat sees of Hanabi."""

# Not compiled: they are msgspec structs.

from __future__ import annotations

from msgspec import Struct


class CardView(Struct, frozen=True):
    """A card in a hand: `hidden` from its owner and from spectators, and what may be known of it by what was told."""

    card: str
    kinds: tuple[str, ...]
    """The colours and ranks it may be of; none if nothing was told of it."""


class View(Struct, frozen=True):
    """What a seat sees and may remember."""

    viewer: int | None
    hints: int
    lives: int
    turns: int
    """Turns that are left once the deck is empty."""
    deck: int
    built: tuple[int, ...]
    discards: tuple[str, ...]
    hands: tuple[tuple[CardView, ...], ...]
    agenda: tuple[tuple[str, tuple[int, ...]], ...]
