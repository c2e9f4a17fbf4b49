"""Every player's own cards: drawing, shuffling, playing, discarding."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.cards import NO_CARD, Code
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.bag import bag, held, pour, some
from intrigue.kernel.event import Opened, seat_name, secret
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import Chance, Step

# ---------------------------------------------------------------- drawing


class CardDrawn(Chance[EmeraldTable]):
    """Chance says which card is on top of the deck; only its owner sees it."""

    def __init__(self, who: i64, code: Code) -> None:
        super().__init__(code.draw)
        self.who: Final = who

    def prompt(self, t: EmeraldTable) -> str:
        return "draw"

    def weights(self, t: EmeraldTable) -> vec[i64]:
        return bag(t.deck, self.who, t.code.cards)

    def at_random(self, t: EmeraldTable, rng: Rng) -> i64:
        """The same card as by the weights, without a copy of them: nothing is drawn more often."""
        deck, cards = t.deck, t.code.cards
        k = rng.below(held(deck, self.who, cards))
        card: i64 = 0
        first = self.who * cards
        while k >= deck[first + card]:
            k -= deck[first + card]
            card += 1
        return self.first + card

    def take(self, t: EmeraldTable, option: i64) -> None:
        card = option - self.first
        at = self.who * t.code.cards + card
        t.deck[at] -= 1
        t.hand[at] += 1
        if t.listening:
            t.tell("drew", seat=seat_name(self.who), card=secret(t.code.card_names[card], self.who))

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


def draw(t: EmeraldTable, seat: i64, drawn: Step[Any]) -> None:
    """A card is drawn by the step `drawn`; an empty deck is made anew from the discard pile first."""
    if not some(t.deck, seat, t.code.cards):
        if not can_draw(t, seat):
            t.tell("nothing-to-draw", seat=seat_name(seat))
            return
        shuffle(t, seat)
    t.agenda.append(drawn)


def can_draw(t: EmeraldTable, seat: i64) -> bool:
    """Is there a card to draw, perhaps after shuffling?"""
    cards = t.code.cards
    return some(t.deck, seat, cards) or some(t.discards, seat, cards) or some(t.lost, seat, cards)


def shuffle(t: EmeraldTable, seat: i64) -> None:
    """The discard pile becomes the new deck. Everybody remembers which of its cards they have seen."""
    cards = t.code.cards
    for i in range(seat * cards, seat * cards + cards):
        t.shuffled[i] = t.discards[i]
    t.shuffled_unseen[seat] = held(t.lost, seat, cards)
    pour(t.discards, t.deck, seat, cards)
    pour(t.lost, t.deck, seat, cards)
    t.top[seat] = NO_CARD
    if t.listening:
        t.tell("shuffled", seat=seat_name(seat))


# ---------------------------------------------------------------- playing and discarding


def play(t: EmeraldTable, seat: i64, card: i64, symbol: str) -> None:
    """A card leaves the hand, for all to see."""
    t.hand[seat * t.code.cards + card] -= 1
    if t.listening:
        t.tell("played", seat=seat_name(seat), card=Opened(t.code.card_names[card]), symbol=symbol)


def discard(t: EmeraldTable, seat: i64, card: i64) -> None:
    """A card goes to the top of its owner's discard pile, for all to see."""
    t.discards[seat * t.code.cards + card] += 1
    t.top[seat] = card


def put_down(t: EmeraldTable, seat: i64, cards: vec[i64], top: i64) -> None:
    """Cards go to the discard pile; only the top one is seen, the others are known to their owner alone."""
    shown = False
    for card in cards:
        at = seat * t.code.cards + card
        t.hand[at] -= 1
        if card == top and not shown:
            shown = True
            continue
        t.lost[at] += 1
        if t.listening:
            t.tell("discarded-under", seat=seat_name(seat), card=secret(t.code.card_names[card], seat))
    discard(t, seat, top)
    if t.listening:
        t.tell("discarded", seat=seat_name(seat), n=len(cards), top=Opened(t.code.card_names[top]))


def left(t: EmeraldTable, seat: i64, card: i64) -> i64:
    """How many of a card they hold that are not chosen yet."""
    n = t.hand[seat * t.code.cards + card]
    for chosen in t.chosen:
        if chosen == card:
            n -= 1
    return n


def discard_options(t: EmeraldTable, seat: i64, cards: vec[i64]) -> vec[i64]:
    """A further card to discard, or which of those chosen for it lies on top."""
    out = vec[i64]()
    first = cards[len(cards) - 1] if len(cards) > 0 and not t.any_order else i64(0)
    for card in range(first, t.code.cards):
        if left(t, seat, card) > 0:
            out = append(out, t.code.discard + card)
    if t.any_order:  # they were chosen in any order, and are offered in one
        for card in range(t.code.cards):
            for chosen in cards:
                if chosen == card:
                    out = append(out, t.code.top + card)
                    break
        return out
    before = NO_CARD
    for card in cards:
        if card != before:
            out = append(out, t.code.top + card)
            before = card
    return out


# ---------------------------------------------------------------- being looked for


def leave_deck(t: EmeraldTable, seat: i64, card: i64) -> None:
    """A card that was found in a deck is no longer among those that were shuffled."""
    at = seat * t.code.cards + card
    if t.shuffled[at] > 0:
        t.shuffled[at] -= 1
    else:
        t.shuffled_unseen[seat] -= 1


def leave_discards(t: EmeraldTable, seat: i64, card: i64) -> None:
    """What lay below a card that was found on top of a discard pile is not looked at."""
    if t.top[seat] == card:
        t.top[seat] = NO_CARD
