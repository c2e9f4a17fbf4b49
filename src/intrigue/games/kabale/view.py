"""What a seat sees, and what everybody may remember (section 12): a whitelist."""

from __future__ import annotations

from msgspec import Struct
from mypy_extensions import i64

from intrigue.games.kabale.cards import CARD_NAMES, CARDS, GOAL_NAMES
from intrigue.games.kabale.scoring import score
from intrigue.games.kabale.table import Kabale, Laid, closed, filling, full, in_hand, in_pile
from intrigue.kernel.bag import held, names
from intrigue.kernel.event import HIDDEN


class LaidView(Struct, frozen=True):
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


class ColumnView(Struct, frozen=True):
    """A goal and the cards below it, nearest first."""

    goal: str
    cards: tuple[LaidView, ...]
    filling: int
    """How many of them count towards filling it."""
    full: bool
    closed: bool


class SeatView(Struct, frozen=True):
    """What everybody knows of a player."""

    colour: str
    hand: int
    pile: int
    discards: tuple[str, ...]
    """Those that were face up."""
    lost: int
    """How many more discards there are, which only he knows."""
    shuffled: tuple[str, ...]
    """Of the cards nobody else can place now, those everybody saw him shuffle into his present draw pile."""
    shuffled_unseen: int
    """How many cards that only he knew were shuffled in with them."""
    won: tuple[str, ...]
    """His goals: everybody saw him win them (K-197), though they lie face down unless `View.won_open`."""
    points: int
    """What they are worth."""


class OwnView(Struct, frozen=True):
    """What only the viewer knows: his hand, which cards his draw pile holds (K-188), his unseen discards."""

    hand: tuple[str, ...]
    pile: tuple[str, ...]
    lost: tuple[str, ...]


class View(Struct, frozen=True):
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


def observe(t: Kabale, viewer: int | None) -> View:
    """What the viewer sees now."""
    own = None
    if viewer is not None:
        own = OwnView(*[names(zone, viewer, CARD_NAMES) for zone in (t.hand, t.pile, t.lost)])
    return View(
        viewer=viewer,
        options={
            "cap_counts": t.cap_counts,
            "explorer_stays": t.explorer_stays,
            "victim_shown": t.victim_shown,
        },
        won_open=t.won_open,
        round=int(t.round),
        first=int(t.first),
        active=int(t.active),
        seats=tuple(_seat(t, seat) for seat in range(t.seats)),
        columns=tuple(_column(t, column, viewer) for column in range(len(t.columns))),
        goal_pile=int(t.goal_pile),
        unseen=names(t.unseen, 0, GOAL_NAMES),
        out=names(t.out, 0, GOAL_NAMES),
        own=own,
        agenda=tuple((type(step).__name__, step.fields()) for step in t.agenda),
    )


def _column(t: Kabale, column: i64, viewer: int | None) -> ColumnView:
    return ColumnView(
        goal=GOAL_NAMES[t.goals[column]],
        cards=tuple(_laid(laid, viewer) for laid in t.columns[column]),
        filling=int(filling(t, column)),
        full=full(t, column),
        closed=closed(t, column),
    )


def _laid(laid: Laid, viewer: int | None) -> LaidView:
    card = CARD_NAMES[laid.card] if laid.known or laid.owner == viewer else HIDDEN
    return LaidView(int(laid.owner), card, laid.up, laid.known, laid.under, laid.early)


def _seat(t: Kabale, seat: i64) -> SeatView:
    return SeatView(
        colour=t.colours[seat],
        hand=int(in_hand(t, seat)),
        pile=int(in_pile(t, seat)),
        discards=names(t.discards, seat, CARD_NAMES),
        lost=int(held(t.lost, seat, CARDS)),
        shuffled=_still_unseen(t, seat),
        shuffled_unseen=int(t.shuffled_unseen[seat]),
        won=names(t.won, seat, GOAL_NAMES),
        points=int(score(t, seat).points),
    )


def _still_unseen(t: Kabale, seat: i64) -> tuple[str, ...]:
    seen = set(names(t.discards, seat, CARD_NAMES))
    seen.update(CARD_NAMES[laid.card] for cards in t.columns for laid in cards if laid.owner == seat and laid.known)
    return tuple(card for card in names(t.shuffled, seat, CARD_NAMES) if card not in seen)
