"""Drawing cards, and shuffling the discards when the draw pile is empty."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.kabale.cards import CARD_NAMES, CARDS, DRAW, HAND, SEAT_NAMES
from intrigue.games.kabale.table import Kabale, in_hand
from intrigue.kernel.bag import bag, held, pour, some
from intrigue.kernel.event import seat_name, secret
from intrigue.kernel.table import NOBODY, Chance, Step


class DrawUp(Step[Kabale]):
    """The player draws until they hold three cards, as far as cards last (K-12, K-26)."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Kabale, option: i64) -> None:
        if in_hand(t, self.who) < HAND and can_draw(t, self.who):
            t.agenda.append(self)
            t.agenda.append(DRAW_ONE[self.who])

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


class DrawOne(Step[Kabale]):
    """The player draws one card; an empty draw pile is made anew from their discards first (K-43, K-44)."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Kabale, option: i64) -> None:
        if not some(t.pile, self.who, CARDS):
            if not can_draw(t, self.who):
                t.tell("nothing-to-draw", seat=seat_name(self.who))
                return
            shuffle(t, self.who)
        t.agenda.append(DRAWN[self.who])

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


class Drawn(Chance[Kabale]):
    """Chance says which card is on top of the draw pile; only its owner sees it."""

    def __init__(self, who: i64) -> None:
        super().__init__(DRAW)
        self.who: Final = who

    def prompt(self, t: Kabale) -> str:
        return "draw"

    def weights(self, t: Kabale) -> vec[i64]:
        return bag(t.pile, self.who, CARDS)

    def take(self, t: Kabale, option: i64) -> None:
        card = option - DRAW
        t.pile[self.who * CARDS + card] -= 1
        t.hand[self.who * CARDS + card] += 1
        if t.listening:
            t.tell("drew", seat=seat_name(self.who), card=secret(CARD_NAMES[card], self.who))

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


# Steps are immutable, so one of each is enough for all tables.
DRAW_ONE: Final = [DrawOne(seat) for seat in range(len(SEAT_NAMES))]
DRAWN: Final = [Drawn(seat) for seat in range(len(SEAT_NAMES))]


def can_draw(t: Kabale, seat: i64) -> bool:
    """Is there a card to draw, perhaps after shuffling?"""
    return some(t.pile, seat, CARDS) or some(t.discards, seat, CARDS) or some(t.lost, seat, CARDS)


def shuffle(t: Kabale, seat: i64) -> None:
    """The discards become the new draw pile. Everybody remembers which of them they have seen (K-197)."""
    for i in range(seat * CARDS, seat * CARDS + CARDS):
        t.shuffled[i] = t.discards[i]
    t.shuffled_unseen[seat] = held(t.lost, seat, CARDS)
    for column in t.columns:
        for at in range(len(column)):
            laid = column[at]
            if laid.owner == seat and not laid.known:
                column[at] = laid.before_shuffle()
    pour(t.discards, t.pile, seat, CARDS)
    pour(t.lost, t.pile, seat, CARDS)
    if t.listening:
        t.tell("shuffled", seat=seat_name(seat))
