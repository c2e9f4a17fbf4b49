"""What a seat sees, and what everybody may remember (section 12): a whitelist."""

# Not compiled: its types are msgspec structs, of which none leads back to itself: nothing for the garbage collector.

from __future__ import annotations

from msgspec import Struct


class LaidView(Struct, frozen=True, gc=False):
    """A card in a column. `card` is `hidden` unless it is face up, the viewer's own, or an Explorer on his way."""

    owner: int
    card: str
    up: bool
    known: bool
    """Everybody knows what it is."""
    under: bool
    """It lies under the Magic Cap before it."""
    early: bool
    """It lay there before its owner last shuffled."""


class ColumnView(Struct, frozen=True, gc=False):
    """A goal and the cards below it, nearest first."""

    goal: str
    cards: tuple[LaidView, ...]
    filling: int
    """How many of them count towards filling it."""
    full: bool
    closed: bool


class SeatView(Struct, frozen=True, gc=False):
    """What everybody knows of a player."""

    colour: str
    hand: int
    pile: int
    discards: tuple[str, ...]
    """Those that were face up."""
    lost: int
    """How many more discards there are, which only they know."""
    shuffled: tuple[str, ...]
    """Of the cards nobody else can place now, those everybody saw them shuffle into their present draw pile."""
    shuffled_unseen: int
    """How many cards that only they knew were shuffled in with them."""
    won: tuple[str, ...]
    """Their goals: everybody saw them win these (K-197), though they lie face down unless `View.won_open`."""
    points: int
    """What they are worth."""


class OwnView(Struct, frozen=True, gc=False):
    """What only the viewer knows: their hand, which cards their draw pile holds (K-188), their unseen discards."""

    hand: tuple[str, ...]
    pile: tuple[str, ...]
    lost: tuple[str, ...]


class View(Struct, frozen=True, gc=False):
    """The table as one seat sees it, or as everybody does (`viewer` None)."""

    viewer: int | None
    options: dict[str, bool]
    won_open: bool
    """Do won goals lie open? Otherwise only their number is on show, and the rest is memory (K-196)."""
    round: int
    first: int
    active: int
    seats: tuple[SeatView, ...]
    columns: tuple[ColumnView, ...]
    goal_pile: int
    unseen: tuple[str, ...]
    """The goals nobody has seen: those in the goal pile and those left over."""
    out: tuple[str, ...]
    """The goals nobody could win."""
    own: OwnView | None
    agenda: tuple[tuple[str, tuple[int, ...]], ...]
    """What is still to do, the last first. Steps hold no secrets."""
