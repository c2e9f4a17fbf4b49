"""Numbers for people: what follows from what a viewer sees by the rules, so that nobody who draws it needs a rule."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

from intrigue.games.kabale.board import Board as Board
from intrigue.games.kabale.board import ColumnBoard, Counted, KindWon, LaidBoard, TurnedUp
from intrigue.games.kabale.box import BOX
from intrigue.games.kabale.cards import (
    CARD_NAMES,
    GOAL_KIND,
    GOAL_POINTS,
    GOALS,
    KIND,
    KINDS,
    MAGIC_CAP,
    STEPS,
    STORM,
    corner,
)
from intrigue.games.kabale.effects import SlideUnder, SwapGoals, turned_next
from intrigue.games.kabale.scoring import score, winners
from intrigue.games.kabale.table import Kabale, Laid
from intrigue.kernel.event import HIDDEN

Prospect: TypeAlias = None
"""A draft is one card in one column: `Board.columns` says all about it."""


def board(t: Kabale, viewer: int | None) -> Board:
    """What follows from the viewer's view; `t` was imagined from it."""
    counted = tuple(_counted(t, seat, viewer) for seat in range(t.seats))
    step = t.agenda[-1] if t.agenda else None
    return Board(
        points=tuple(one.points for one in counted),
        winners=tuple(winners(t)),
        counted=counted,
        columns=tuple(_column(t, column, viewer) for column in range(len(t.columns))),
        asks="swap" if isinstance(step, SwapGoals) else "slide" if isinstance(step, SlideUnder) else "lay",
        swapping=int(step.column) if isinstance(step, SwapGoals) else None,
    )


def prospect(before: Kabale, after: Kabale, seat: int, phrases: tuple[str, ...]) -> Prospect:
    """There is no more to say."""
    return


def _column(t: Kabale, column: int, viewer: int | None) -> ColumnBoard:
    cards = t.columns[column]
    at = turned_next(cards)
    return ColumnBoard(
        cards=tuple(_laid(t, column, i, viewer) for i in range(len(cards))),
        turns_up=None if at < 0 else TurnedUp(int(cards[at].owner), _name(cards[at], viewer)),
    )


def _name(laid: Laid, viewer: int | None) -> str:
    return CARD_NAMES[laid.card] if laid.known or laid.owner == viewer else HIDDEN


def _laid(t: Kabale, column: int, at: int, viewer: int | None) -> LaidBoard:
    laid = t.columns[column][at]
    value = corner(laid.card, t.goals[column])
    known = _name(laid, viewer) != HIDDEN
    return LaidBoard(int(value) / 2 if known and value >= 0 else None, _note(t, column, at) if laid.up else "")


def _note(t: Kabale, column: int, at: int) -> str:
    """What a card that lies face up does, or has done."""
    cards = t.columns[column]
    card = cards[at].card
    when = BOX.card[card].when
    if KIND[card] >= 0:
        return "own-kind" if KIND[card] == GOAL_KIND[t.goals[column]] else "other-kind"
    if card == MAGIC_CAP:
        return "cap-full" if at + 1 < len(cards) and cards[at + 1].under else "cap-empty"
    if when == "end" or card == STORM:
        return CARD_NAMES[card]
    return "used" if when == "immediate" else "plain"


def _counted(t: Kabale, seat: int, viewer: int | None) -> Counted:
    s = score(t, seat)
    kinds = tuple([KindWon(BOX.kinds[kind], _of_kind(t, seat, kind)) for kind in range(KINDS)])
    have = sum(1 for kind in kinds if kind.points)
    return Counted(
        kinds=kinds,
        goals=int(s.goals),
        have=have,
        total=int(s.total),
        best=int(s.best),
        others=int(s.goals) - have,
        set_points=int(s.set_points) if have == KINDS else None,
        as_set=s.as_set,
        points=int(s.points),
        shown=t.options.won_open or seat == viewer or not t.agenda,
    )


def _of_kind(t: Kabale, seat: i64, kind: i64) -> tuple[int, ...]:
    """The points on a player's goals of one kind; they stand in ascending order, and are shown the other way round."""
    out: list[int] = []
    for step in range(STEPS):
        goal = kind * STEPS + STEPS - 1 - step
        out.extend([int(GOAL_POINTS[goal])] * int(t.won[seat * GOALS + goal]))
    return tuple(out)
