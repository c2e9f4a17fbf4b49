"""Numbers for people: what follows from what a viewer sees by the rules, so that nobody who draws it needs a rule."""

# Not compiled: its types are msgspec structs.

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from intrigue.games.kabale.box import BOX
from intrigue.games.kabale.cards import (
    CARD_NAMES,
    GOAL_NAMES,
    GOAL_POINTS,
    GOALS,
    KIND,
    MAGIC_CAP,
    STEPS,
    STORM,
    corner,
)
from intrigue.games.kabale.effects import SlideUnder, SwapGoals, turned_next
from intrigue.games.kabale.scoring import score, winners
from intrigue.games.kabale.table import Kabale, Laid
from intrigue.kernel.event import HIDDEN


class LaidBoard(Struct, frozen=True):
    """A card in a column, as far as the viewer knows it."""

    value: float | None
    """What its corner shows under this goal; None if there is no number, or if the viewer does not know the card."""
    note: str
    """What is to be said of a card that lies face up (`board-note-…`); empty for others."""


class TurnedUp(Struct, frozen=True):
    """The card that the next one in a column would turn up; `card` is `hidden` if the viewer does not know it."""

    owner: int
    card: str


class ColumnBoard(Struct, frozen=True):
    """A column, beside what is seen of it."""

    cards: tuple[LaidBoard, ...]
    turns_up: TurnedUp | None


class KindWon(Struct, frozen=True):
    """The points on the goals of one kind that a player has won, the best first."""

    kind: str
    points: tuple[int, ...]


class Counted(Struct, frozen=True):
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


class Board(Struct, frozen=True):
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
        return "own-kind" if BOX.kinds[KIND[card]] == _kind(int(t.goals[column])) else "other-kind"
    if card == MAGIC_CAP:
        return "cap-full" if at + 1 < len(cards) and cards[at + 1].under else "cap-empty"
    if when == "end" or card == STORM:
        return CARD_NAMES[card]
    return "used" if when == "immediate" else "plain"


def _kind(goal: int) -> str:
    return BOX.kinds[goal // int(STEPS)]


def _counted(t: Kabale, seat: int, viewer: int | None) -> Counted:
    s = score(t, seat)
    kinds = tuple(KindWon(kind, _of_kind(t, seat, kind)) for kind in BOX.kinds)
    have = sum(1 for kind in kinds if kind.points)
    return Counted(
        kinds=kinds,
        goals=int(s.goals),
        have=have,
        total=int(s.total),
        best=int(s.best),
        others=int(s.goals) - have,
        set_points=int(s.set_points) if have == len(BOX.kinds) else None,
        as_set=s.as_set,
        points=int(s.points),
        shown=t.options.won_open or seat == viewer or not t.agenda,
    )


def _of_kind(t: Kabale, seat: int, kind: str) -> tuple[int, ...]:
    goals = [goal for goal in range(len(GOAL_NAMES)) if _kind(goal) == kind]
    return tuple(int(GOAL_POINTS[goal]) for goal in reversed(goals) for _ in range(t.won[seat * int(GOALS) + goal]))
