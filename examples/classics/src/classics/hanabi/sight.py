"""From the table to what a seat sees, and back to tables that fit it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from classics.hanabi.rules import (
    ANYTHING,
    CARD_NAMES,
    CARDS,
    COLOURS,
    KIND_NAMES,
    KINDS,
    MOST,
    RANKS,
    Draw,
    Fireworks,
    Next,
    Turn,
    cards_in,
    kinds_of,
)
from classics.hanabi.view import CardView, View
from intrigue.kernel.bag import BIT, empty, fill, held, names, places
from intrigue.kernel.event import HIDDEN
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import roll

NAMED: Final = [
    tuple([KIND_NAMES[kind] for kind in range(KINDS) if bits & BIT[kind] and bits != ANYTHING])
    for bits in range(ANYTHING + 1)
]
"""What a card may be of, by the bits of it; nothing is named where nothing was told."""
BITS: Final = {NAMED[bits]: bits for bits in range(1, int(ANYTHING) + 1)}
STEPS: Final = {step.__name__: step for step in (Draw, Turn, Next)}


def observe(t: Fireworks, viewer: int | None) -> View:
    """Everything but the viewer's own hand and the deck; a spectator sees no hand."""
    return View(
        viewer=viewer,
        hints=int(t.hints),
        lives=int(t.lives),
        turns=int(t.turns),
        deck=int(held(t.deck, 0, CARDS)),
        built=tuple([int(height) for height in t.built]),
        discards=names(t.discards, 0, CARD_NAMES),
        hands=tuple([hand(t, seat, viewer is not None and viewer != seat) for seat in range(t.seats)]),
        agenda=tuple([(type(step).__name__, step.fields()) for step in t.agenda]),
    )


def hand(t: Fireworks, seat: i64, seen: bool) -> tuple[CardView, ...]:
    """A player's cards, and what is known of them."""
    out: list[CardView] = []
    for at in range(seat * MOST, seat * MOST + cards_in(t, seat)):
        card = CARD_NAMES[t.hands[at]] if seen else HIDDEN
        out.append(CardView(card, NAMED[t.kinds[at]]))
    return tuple(out)


class FireworksBelief:
    """A view read once: the table as far as it is known, and the places of cards that the viewer does not see."""

    def __init__(self, view: View) -> None:
        t = Fireworks(len(view.hands))
        t.lay_out()
        t.hints = view.hints
        t.lives = view.lives
        t.turns = view.turns
        fill(t.discards, 0, CARD_NAMES, view.discards)
        for card in range(CARDS):
            t.deck[card] -= t.discards[card]
        for colour in range(COLOURS):
            t.built[colour] = view.built[colour]
            for rank in range(t.built[colour]):
                t.deck[colour * RANKS + rank] -= 1
        hidden: list[i64] = []
        for seat in range(len(view.hands)):
            for place in range(len(view.hands[seat])):
                shown = view.hands[seat][place]
                at: i64 = seat * MOST + place
                t.kinds[at] = BITS[shown.kinds]
                if shown.card == HIDDEN:
                    hidden.append(at)
                else:
                    t.hands[at] = places(CARD_NAMES)[shown.card]
                    t.deck[t.hands[at]] -= 1
        for name, fields in view.agenda:
            t.agenda.append(STEPS[name](*fields))
        self.known: Final = t
        self.hidden: Final = narrowest_first(t, hidden)

    def imagine(self, rng: Rng) -> Fireworks:
        """A full table that fits the view. What does not come out even is dealt anew."""
        while True:
            t = self.known.copy()
            if self.deal(t, rng):
                return t

    def deal(self, t: Fireworks, rng: Rng) -> bool:
        """Put a card that fits what is known into every hidden place; did it work?"""
        for at in self.hidden:
            likely = fitting(t, at)
            total = held(likely, 0, CARDS)
            if total == 0:
                return False
            card = roll(likely, rng)
            t.hands[at] = card
            t.deck[card] -= 1
        return True


def fitting(t: Fireworks, at: i64) -> vec[i64]:
    """The cards that are left and fit what is known of a place."""
    out = empty(int(CARDS))
    for card in range(CARDS):
        if kinds_of(card) & (ANYTHING - t.kinds[at]) == 0:
            out[card] = t.deck[card]
    return out


def narrowest_first(t: Fireworks, hidden: list[i64]) -> list[i64]:
    """The places that the fewest cards fit come first."""
    ways = sorted([(int(held(fitting(t, at), 0, CARDS)), int(at)) for at in hidden])
    return [i64(at) for _, at in ways]
