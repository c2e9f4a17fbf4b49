"""What an action means to whoever does it, as far as both editions say it alike."""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.consequence import Consequence, means
from intrigue.kernel.event import seat_name

# In points:
VICTORY: Final = 100.0
FOR_CARD: Final = 1.5
FOR_CUBE: Final = 0.4
FOR_REVEALING: Final = 2.0

# Parts of what could be claimed:
IN_REACH: Final = 0.5  # one's own claim,
STOPPED: Final = 0.45  # somebody else's that is stopped,
LET: Final = 0.4  # or made possible,
FIRMER: Final = 0.15  # a lead that is larger,
NEARER: Final = 0.1  # and what is still to be caught up with


def end(won: bool) -> Consequence:
    """The game is over."""
    return means("victory" if won else "defeat", VICTORY)


def owned(t: EmeraldTable, seat: int, card: int) -> int:
    """How often a player has this card, wherever it is."""
    at = seat * int(t.code.cards) + card
    own = sum(int(zone[at]) for zone in (t.hand, t.deck, t.discards, t.lost))
    return own + int(t.in_play == card and t.active == seat)


def new_cards(before: EmeraldTable, after: EmeraldTable, seat: int) -> list[int]:
    """The cards that a player has more often than before."""
    return [card for card in range(before.code.cards) if owned(after, seat, card) > owned(before, seat, card)]


def goods(before: EmeraldTable, after: EmeraldTable, seat: int) -> Iterator[Consequence]:
    """Cubes in stock, and an identity that is not secret any more."""
    cubes = int(after.stock[seat] - before.stock[seat])
    if cubes > 0:
        yield means("cubes", FOR_CUBE * cubes, n=cubes)
    if after.revealed[seat] > before.revealed[seat] and after.over == 0:
        yield means("reveals", FOR_REVEALING)


def said_once(consequences: Iterable[Consequence]) -> list[Consequence]:
    """Of what is alike the heaviest alone: a step nearer to five cards is not five reasons."""
    out: dict[str, Consequence] = {}
    for one in sorted(consequences, key=lambda one: one.weight):
        out[one.line] = one
    return list(out.values())


def claims(seat: int, other: int, card: str, worth: float, could: bool, can: bool) -> Iterator[Consequence]:
    """What somebody could claim and can not any more, or the other way round; `other` may be the seat itself."""
    if other == seat:
        return
    if could and not can:
        yield means("stops-claim", STOPPED * worth, card=card, seat=seat_name(other))
    if can and not could:
        yield means("lets-claim", LET * worth, card=card, seat=seat_name(other))
