"""What each seat sees: from the table to its view. Compiled, as what reads a table should be."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.kabale.cards import CARD_NAMES, CARDS, COLUMNS, GOAL_NAMES, GOALS
from intrigue.games.kabale.scoring import score
from intrigue.games.kabale.table import Kabale, Laid, closed, filling, full, in_hand, in_pile
from intrigue.games.kabale.view import ColumnView, LaidView, OwnView, SeatView, View
from intrigue.kernel.bag import empty, held, names
from intrigue.kernel.event import HIDDEN
from intrigue.kernel.memo import Memo

# What is kept of the last views, by the memo it is in.
OF_COLUMN: Final = 0
OF_SEAT: Final = 1


def observe(t: Kabale, viewer: int | None) -> View:
    """What the viewer sees now."""
    if len(t.memos) == 0:
        t.memos.extend([Memo(int((t.seats + 1) * COLUMNS)), Memo(int(t.seats))])
    own = None
    if viewer is not None:
        own = OwnView(*[names(zone, viewer, CARD_NAMES) for zone in (t.hand, t.pile, t.lost)])
    return View(
        viewer=viewer,
        options=t.options.seen,
        won_open=t.options.won_open,
        round=int(t.round),
        first=int(t.first),
        active=int(t.active),
        seats=tuple([_seat(t, seat) for seat in range(t.seats)]),
        columns=tuple([_column(t, column, viewer) for column in range(len(t.columns))]),
        goal_pile=int(t.goal_pile),
        unseen=names(t.unseen, 0, GOAL_NAMES),
        out=names(t.out, 0, GOAL_NAMES),
        own=own,
        agenda=tuple([(type(step).__name__, step.fields()) for step in t.agenda]),
    )


def _column(t: Kabale, column: i64, viewer: int | None) -> ColumnView:
    """A column as the viewer sees it; others may know other cards in it."""
    seat: i64 = -1 if viewer is None else i64(viewer)
    place = (seat + 1) * COLUMNS + column
    numbers = _column_numbers(t, column, seat)
    made: Any = t.memos[OF_COLUMN].long(place, numbers)
    if made is None:
        made = ColumnView(
            goal=GOAL_NAMES[t.goals[column]],
            cards=tuple([_laid(laid, viewer) for laid in t.columns[column]]),
            filling=int(filling(t, column)),
            full=full(t, column),
            closed=closed(t, column),
        )
        t.memos[OF_COLUMN].keep_long(place, numbers, made)
    view: ColumnView = made
    return view


def _column_numbers(t: Kabale, column: i64, viewer: i64) -> vec[i64]:
    """All that the viewer sees of a column, in numbers: the goal, and one for every card."""
    cards = t.columns[column]
    out = empty(len(cards) + 1)
    out[0] = t.goals[column]
    for at in range(len(cards)):
        laid = cards[at]
        n = laid.card + 1 if laid.known or laid.owner == viewer else i64(0)
        n = ((n * 8 + laid.owner) * 2 + (1 if laid.up else 0)) * 2 + (1 if laid.known else 0)
        out[at + 1] = (n * 2 + (1 if laid.under else 0)) * 2 + (1 if laid.early else 0)
    return out


def _laid(laid: Laid, viewer: int | None) -> LaidView:
    card = CARD_NAMES[laid.card] if laid.known or laid.owner == viewer else HIDDEN
    return LaidView(int(laid.owner), card, laid.up, laid.known, laid.under, laid.early)


SEAT_NUMBERS: Final[i64] = 4


def _seat(t: Kabale, seat: i64) -> SeatView:
    numbers = _seat_numbers(t, seat)
    made: Any = t.memos[OF_SEAT].long(seat, numbers)
    if made is None:
        made = _new_seat(t, seat, numbers)
        t.memos[OF_SEAT].keep_long(seat, numbers, made)
    view: SeatView = made
    return view


def _seat_numbers(t: Kabale, seat: i64) -> vec[i64]:
    """All that everybody knows of a player, in numbers: some of their own, two for every card, one for every goal."""
    out = empty(int(SEAT_NUMBERS + 2 * CARDS + GOALS))
    out[0] = in_hand(t, seat)
    out[1] = in_pile(t, seat)
    out[2] = held(t.lost, seat, CARDS)
    out[3] = t.shuffled_unseen[seat]
    fresh = SEAT_NUMBERS + CARDS
    discards = t.discards
    shuffled = t.shuffled
    for card in range(CARDS):
        place = seat * CARDS + card
        out[SEAT_NUMBERS + card] = discards[place]
        if shuffled[place] > 0 and discards[place] == 0:
            out[fresh + card] = 1
    for cards in t.columns:
        for laid in cards:
            if laid.owner == seat and laid.known:
                out[fresh + laid.card] = 0
    won = t.won
    for goal in range(GOALS):
        out[fresh + CARDS + goal] = won[seat * GOALS + goal]
    return out


def _new_seat(t: Kabale, seat: i64, numbers: vec[i64]) -> SeatView:
    fresh = numbers[SEAT_NUMBERS + CARDS : SEAT_NUMBERS + 2 * CARDS]
    return SeatView(
        colour=t.colours[seat],
        hand=int(in_hand(t, seat)),
        pile=int(in_pile(t, seat)),
        discards=names(t.discards, seat, CARD_NAMES),
        lost=int(held(t.lost, seat, CARDS)),
        shuffled=names(fresh, 0, CARD_NAMES),
        shuffled_unseen=int(t.shuffled_unseen[seat]),
        won=names(t.won, seat, GOAL_NAMES),
        points=int(score(t, seat).points),
    )
