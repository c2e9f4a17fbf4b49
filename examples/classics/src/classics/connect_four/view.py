"""What a seat sees of Connect Four, which is all there is."""

# Not compiled: it is a msgspec struct.

from __future__ import annotations

from msgspec import Struct


class View(Struct, frozen=True):
    """The grid, column by column from the left, each from the bottom: whose discs lie there."""

    viewer: int | None
    columns: tuple[tuple[str, ...], ...]
    line: int | None
    """Who has four in a line."""
    turn: int | None
