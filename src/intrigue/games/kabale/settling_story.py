"""Why a goal went where it went: the events of the settling, told only when somebody listens."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.kabale.cards import (
    CARD_NAMES,
    COLUMN_NAMES,
    DOUBLE,
    GOAL_KIND,
    GOAL_NAMES,
    HERMIT,
    KIND,
    LITTLE_GIANT,
    NO_VALUE,
    ROMEO,
    corner,
)
from intrigue.games.kabale.table import Kabale, Laid
from intrigue.kernel.event import Plain, seat_name


def points(value: i64) -> Plain:
    """A value as it is printed: whole, or with a half."""
    return int(value) / 2 if value % 2 else int(value) // 2


def tell_settling(t: Kabale, column: i64) -> None:
    t.tell("settling", column=COLUMN_NAMES[column], goal=GOAL_NAMES[t.goals[column]])


def tell_musketeers(t: Kabale, column: i64) -> None:
    t.tell("musketeers", column=COLUMN_NAMES[column])
    for laid in t.columns[column]:
        if laid.card == DOUBLE:
            t.tell("worth-void", owner=seat_name(laid.owner), card=CARD_NAMES[laid.card])
        else:
            tell_corner(t, laid, t.goals[column])


def tell_cancelled(t: Kabale, column: i64, card: i64) -> None:
    t.tell("cancelled", card=CARD_NAMES[card], column=COLUMN_NAMES[column])


def tell_removed(t: Kabale, laid: Laid, by: i64) -> None:
    t.tell("removed", by=CARD_NAMES[by], owner=seat_name(laid.owner), card=CARD_NAMES[laid.card])


def tell_pair(t: Kabale, column: i64, seat: i64) -> None:
    t.tell(
        "goal-won",
        seat=seat_name(seat),
        goal=GOAL_NAMES[t.goals[column]],
        column=COLUMN_NAMES[column],
        why="pair",
        total=0,
    )


def tell_worth(t: Kabale, cards: list[Laid], goal: i64, worth: vec[i64]) -> None:
    """Each card's value with its reason, before Dragons."""
    for at in range(len(cards)):
        laid = cards[at]
        owner = seat_name(laid.owner)
        card = CARD_NAMES[laid.card]
        value = points(worth[at])
        if laid.card == HERMIT or laid.card == LITTLE_GIANT:
            t.tell("worth-by-others", owner=owner, card=card, value=value, others=len(cards) - 1)
        elif laid.card == ROMEO and value != points_in_corner(laid, goal):
            t.tell("worth-with-juliet", owner=owner, card=card, value=value)
        elif laid.card == DOUBLE and worth[at] != NO_VALUE:
            t.tell("worth-copied", owner=owner, card=card, value=value, copied=CARD_NAMES[cards[at + 1].card])
        else:
            tell_corner(t, laid, goal)


def tell_corner(t: Kabale, laid: Laid, goal: i64) -> None:
    """A card that is worth what is printed on it."""
    owner = seat_name(laid.owner)
    card = CARD_NAMES[laid.card]
    value = points_in_corner(laid, goal)
    if laid.card == DOUBLE:
        t.tell("worth-nothing", owner=owner, card=card)
    elif KIND[laid.card] < 0:
        t.tell("worth", owner=owner, card=card, value=value)
    elif KIND[laid.card] == GOAL_KIND[goal]:
        t.tell("worth-own-kind", owner=owner, card=card, value=value)
    else:
        t.tell("worth-other-kind", owner=owner, card=card, value=value)


def points_in_corner(laid: Laid, goal: i64) -> Plain:
    return points(corner(laid.card, goal))


def tell_dragon(t: Kabale, laid: Laid, dragons: i64, value: i64) -> None:
    owner = seat_name(laid.owner)
    t.tell("dragon-takes", owner=owner, card=CARD_NAMES[laid.card], dragons=int(dragons), value=points(value))


def tell_totals(t: Kabale, totals: vec[i64]) -> None:
    for seat in range(t.seats):
        if totals[seat] != NO_VALUE:
            t.tell("total", seat=seat_name(seat), total=points(totals[seat]))


def tell_winner(t: Kabale, column: i64, winner: i64, totals: vec[i64], lowest: bool) -> None:
    """The award and its reason: the most or the least, or the place in the column where these are shared."""
    goal = GOAL_NAMES[t.goals[column]]
    if winner < 0:
        t.tell("goal-lost", goal=goal, column=COLUMN_NAMES[column])
        return
    tied = 0
    for total in totals:
        if total == totals[winner]:
            tied += 1
    if lowest:
        why = "farthest" if tied > 1 else "least"
    else:
        why = "nearest" if tied > 1 else "most"
    total_points = points(totals[winner])
    t.tell("goal-won", seat=seat_name(winner), goal=goal, column=COLUMN_NAMES[column], why=why, total=total_points)
