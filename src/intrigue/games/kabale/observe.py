"""What each seat sees: from the table to its view. Compiled, as what reads a table should be."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.kabale.cards import CARD_NAMES, CARDS, GOAL_NAMES
from intrigue.games.kabale.scoring import score
from intrigue.games.kabale.table import Kabale, Laid, closed, filling, full, in_hand, in_pile
from intrigue.games.kabale.view import ColumnView, LaidView, OwnView, SeatView, View
from intrigue.kernel.bag import held, names
from intrigue.kernel.event import HIDDEN


def observe(t: Kabale, viewer: int | None) -> View:
    """What the viewer sees now."""
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
    """What was seen going into the draw pile, and is known to be nowhere else since."""
    elsewhere = {laid.card for cards in t.columns for laid in cards if laid.owner == seat and laid.known}
    out: list[str] = []
    for card in range(CARDS):
        place = seat * CARDS + card
        if t.shuffled[place] > 0 and t.discards[place] == 0 and card not in elsewhere:
            out.append(CARD_NAMES[card])
    return tuple(out)
