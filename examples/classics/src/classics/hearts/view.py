"""What a seat sees of Hearts."""

# Not compiled: they are msgspec structs.

from __future__ import annotations

from msgspec import Struct


class PlayerView(Struct, frozen=True):
    """A player as everybody sees them; `lacks` are suits that they could not follow."""

    cards: int
    points: int
    lacks: tuple[str, ...]


class View(Struct, frozen=True):
    """What a seat sees and may remember."""

    viewer: int | None
    hand: tuple[str, ...]
    trick: tuple[str, ...]
    leader: int
    """Who leads, or led the trick that is being played; not yet known while cards are dealt."""
    broken: bool
    played: tuple[str, ...]
    pack: int
    """Cards that are not dealt yet."""
    players: tuple[PlayerView, ...]
