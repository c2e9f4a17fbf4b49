"""What each seat sees of the parts that both editions have."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.cards import NO_CARD, PLAYERS, SIDE_NAMES
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.games.emerald.shared.view import PlanView
from intrigue.kernel.event import HIDDEN


def card_name(t: EmeraldTable, card: i64) -> str:
    """A card by its name; no card is nothing."""
    return "" if card == NO_CARD else t.code.card_names[card]


def agenda_of(t: EmeraldTable) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What is still to do: every step by its name and the numbers it was made from."""
    return tuple([(type(step).__name__, step.fields()) for step in t.agenda])


def side_shown(t: EmeraldTable, seat: i64) -> str:
    """The identity card, `hidden` until it is revealed."""
    return SIDE_NAMES[t.side[seat]] if t.revealed[seat] > 0 else HIDDEN


def looked_at_by(t: EmeraldTable, seat: i64) -> tuple[int, ...]:
    """Who has looked at their identity."""
    return tuple([other for other in range(t.seats) if t.looked[other * PLAYERS + seat] > 0])


def sides_looked_at(t: EmeraldTable, viewer: i64) -> tuple[tuple[int, str], ...]:
    """The identities that they have looked at."""
    looked = [other for other in range(t.seats) if t.looked[viewer * PLAYERS + other] > 0]
    return tuple([(other, SIDE_NAMES[t.side[other]]) for other in looked])


def plan_of(t: EmeraldTable, viewer: i64, plan_names: Sequence[str]) -> PlanView | None:
    """What the viewer is putting together, if they are the one who is asked for it."""
    if t.plan == 0 or t.agenda[-1].seat != viewer:
        return None
    return PlanView(
        kind=plan_names[t.plan],
        using=card_name(t, t.using),
        chosen=tuple([t.code.card_names[card] for card in t.chosen]),
        picked=tuple([int(picked) for picked in t.picked]),
    )


def packed(rows: vec[i64], first: i64, seats: i64) -> i64:
    """The numbers of all players from here on in one number, by which a memo finds what was made of them."""
    n: i64 = 0
    for seat in range(first, first + seats):
        n = n * 256 + rows[seat]
    return n


def by_seat(rows: vec[i64], first: i64, seats: i64) -> tuple[int, ...]:
    """The numbers of all players from here on."""
    return tuple([int(rows[first + seat]) for seat in range(seats)])


def looks_at(t: EmeraldTable, seat: i64) -> i64:
    """Who has looked at their identity, in one number."""
    n: i64 = 0
    for other in range(t.seats):
        n = n * 2 + t.looked[other * PLAYERS + seat]
    return n
