"""What is shown besides the view: its types."""

# Not compiled: its types are msgspec structs, of which none leads back to itself: nothing for the garbage collector.

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class LaidBoard(Struct, frozen=True, gc=False):
    """A card in a column, as far as the viewer knows it."""

    value: float | None
    """What its corner shows under this goal; None if there is no number, or if the viewer does not know the card."""
    note: str
    """What is to be said of a card that lies face up (`board-note-…`); empty for others."""


class TurnedUp(Struct, frozen=True, gc=False):
    """The card that the next one in a column would turn up; `card` is `hidden` if the viewer does not know it."""

    owner: int
    card: str


class ColumnBoard(Struct, frozen=True, gc=False):
    """A column, beside what is seen of it."""

    cards: tuple[LaidBoard, ...]
    turns_up: TurnedUp | None


class KindWon(Struct, frozen=True, gc=False):
    """The points on the goals of one kind that a player has won, the best first."""

    kind: str
    points: tuple[int, ...]


class Counted(Struct, frozen=True, gc=False):
    """A player's goals, counted in both ways (K-178 to K-181)."""

    kinds: tuple[KindWon, ...]
    goals: int
    have: int
    """How many kinds there are among them."""
    total: int
    """The sum of all points."""
    best: int
    """The sum of the best of each kind."""
    others: int
    """Goals beside the set."""
    set_points: int | None
    """The set doubled, less the other goals; None without a goal of each kind."""
    as_set: bool
    """Is it the set that counts?"""
    points: int
    shown: bool
    """Do these goals lie open before the viewer? (K-196)"""


class Board(Struct, frozen=True, gc=False):
    """All of it."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    """Those who have the most points now."""
    counted: tuple[Counted, ...]
    columns: tuple[ColumnBoard, ...]
    asks: Literal["lay", "slide", "swap"]
    """What the player who is asked may do."""
    swapping: int | None
    """The column whose goal may change places."""
