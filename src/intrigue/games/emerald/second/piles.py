"""Every player's own cards: drawing, shuffling, discarding, and what leaves a deck for good (sections 3 and 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.cards import CARD_NAMES, CARDS, DRAW, NO_CARD, SEAT_NAMES
from intrigue.games.emerald.second.table import Emerald, in_hand, is_banished
from intrigue.kernel.bag import bag, held, pour, some
from intrigue.kernel.event import seat_name, secret
from intrigue.kernel.table import NOBODY, Chance, Step


class DrawUp(Step[Emerald]):
    """The player draws until he holds five cards; with more he draws none (E2-37 to E2-41)."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Emerald, option: i64) -> None:
        if in_hand(t, self.who) < t.numbers.hand_size and can_draw(t, self.who):
            t.agenda.append(self)
            t.agenda.append(DRAW_ONE[self.who])

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


class DrawOne(Step[Emerald]):
    """The player draws a card; an empty deck is made anew from his discard pile first (E2-40)."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Emerald, option: i64) -> None:
        if not some(t.deck, self.who, CARDS):
            if not can_draw(t, self.who):
                if t.heard:
                    t.tell("nothing-to-draw", seat=seat_name(self.who))
                return
            shuffle(t, self.who)
        t.agenda.append(DRAWN[self.who])

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


class Drawn(Chance[Emerald]):
    """Chance says which card is on top of the deck; only its owner sees it."""

    def __init__(self, who: i64) -> None:
        super().__init__(DRAW)
        self.who: Final = who

    def prompt(self, t: Emerald) -> str:
        return "draw"

    def weights(self, t: Emerald) -> vec[i64]:
        return bag(t.deck, self.who, CARDS)

    def take(self, t: Emerald, option: i64) -> None:
        card = option - DRAW
        t.deck[self.who * CARDS + card] -= 1
        t.hand[self.who * CARDS + card] += 1
        if t.heard:
            t.tell("drew", seat=seat_name(self.who), card=secret(CARD_NAMES[card], self.who))

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


# Steps are immutable, so one of each is enough for all tables.
DRAW_UP: Final = [DrawUp(seat) for seat in range(len(SEAT_NAMES))]
DRAW_ONE: Final = [DrawOne(seat) for seat in range(len(SEAT_NAMES))]
DRAWN: Final = [Drawn(seat) for seat in range(len(SEAT_NAMES))]


def can_draw(t: Emerald, seat: i64) -> bool:
    """Is there a card to draw, perhaps after shuffling?"""
    return some(t.deck, seat, CARDS) or some(t.discards, seat, CARDS) or some(t.lost, seat, CARDS)


def shuffle(t: Emerald, seat: i64) -> None:
    """The discard pile becomes the new deck. Everybody remembers which of its cards he has seen (E2-297)."""
    for i in range(seat * CARDS, seat * CARDS + CARDS):
        t.shuffled[i] = t.discards[i]
    t.shuffled_unseen[seat] = held(t.lost, seat, CARDS)
    pour(t.discards, t.deck, seat, CARDS)
    pour(t.lost, t.deck, seat, CARDS)
    t.top[seat] = NO_CARD
    if t.heard:
        t.tell("shuffled", seat=seat_name(seat))


def discard(t: Emerald, seat: i64, card: i64) -> None:
    """A card goes to the top of its owner's discard pile, for all to see (E2-44)."""
    t.discards[seat * CARDS + card] += 1
    t.top[seat] = card


def gave_points(t: Emerald, card: i64) -> bool:
    """Did it give its owner points when he claimed it (E2-53)?"""
    if is_banished(t, card):
        return False
    n = t.numbers
    return n.vp_neutral[card] + n.vp_restorationist[card] + n.vp_loyalist[card] > 0


def use_up(t: Emerald, seat: i64, card: i64) -> None:
    """A card leaves the deck for good: it is kept if it gave points, else removed (E2-53)."""
    if gave_points(t, card):
        keep(t, seat, card)
    else:
        t.removed[card] += 1
        if t.heard:
            t.tell("removed", seat=seat_name(seat), card=CARD_NAMES[card])


def keep(t: Emerald, seat: i64, card: i64) -> None:
    """A card lies beside its owner's identity for the rest of the game."""
    t.kept[seat * CARDS + card] += 1
    if t.heard:
        t.tell("kept", seat=seat_name(seat), card=CARD_NAMES[card])
