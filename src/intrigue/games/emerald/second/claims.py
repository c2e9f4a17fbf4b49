"""Claiming a card, and what comes up below it (section 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.cards import (
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    FIRST_CITY_CARD,
    FIRST_GAME_CARD,
    NO_CARD,
    PLAYERS,
    ROYAL_NAMES,
    TURN_UP,
)
from intrigue.games.emerald.second.points_and_end import CLAIMED, Sanity, card_points, check_points, put_agents
from intrigue.games.emerald.second.table import IN_SLOT, IN_STACK, Emerald, leads
from intrigue.games.emerald.shared.piles import discard
from intrigue.kernel.bag import empty
from intrigue.kernel.event import Opened, seat_name
from intrigue.kernel.table import NOBODY, Chance, Step


def can_claim(t: Emerald, seat: i64, city: i64) -> bool:
    """The player leads there with at least one cube, and there is a card (E2-65 to E2-67, E2-73)."""
    return t.face_up[city] != NO_CARD and t.cubes[city * PLAYERS + seat] > 0 and leads(t, seat, city)


def claimable(t: Emerald, seat: i64) -> i64:
    """In how many cities a player can claim. A claim takes cubes from its own city only, so all of them can be made."""
    n: i64 = 0
    for city in range(CITIES):
        if can_claim(t, seat, city):
            n += 1
    return n


def claim(t: Emerald, seat: i64, city: i64) -> None:
    """The face-up card goes to the claimant's discard pile, with all that follows (E2-74 to E2-82)."""
    card = t.face_up[city]
    t.agenda.append(UNCOVER[city])
    if t.numbers.insanity[card] > 0:
        t.agenda.append(Sanity(seat, CLAIMED, city))
    t.face_up[city] = NO_CARD
    if t.listening:
        t.tell("claimed", seat=seat_name(seat), card=CARD_NAMES[card], city=CITY_NAMES[city])
    discard(t, seat, card)
    clear_cubes(t, seat, city)
    put_agents(t, seat, city, t.numbers.agent[card])
    card_points(t, seat, card)
    check_points(t)


def clear_cubes(t: Emerald, seat: i64, city: i64) -> None:
    """Their cubes in the city go to Limbo, those of all others to their stocks (E2-75, E2-76, E2-124, E2-125)."""
    for other in range(t.seats):
        n = t.cubes[city * PLAYERS + other]
        if n == 0:
            continue
        t.cubes[city * PLAYERS + other] = 0
        if other == seat:
            t.limbo[seat] += n
        else:
            t.stock[other] += n
        if t.listening:
            t.tell(
                "cubes-to-limbo" if other == seat else "cubes-to-stock",
                seat=seat_name(other),
                city=CITY_NAMES[city],
                n=int(n),
            )


class Uncover(Step[Emerald]):
    """The next card of a stack is turned up, if there is one (E2-15, E2-82)."""

    def __init__(self, city: i64) -> None:
        super().__init__(NOBODY)
        self.city: Final = city

    def take(self, t: Emerald, option: i64) -> None:
        if t.face_up[self.city] == NO_CARD and t.stack[self.city] > 0:
            t.agenda.append(TURNED_UP[self.city])

    def fields(self) -> tuple[int, ...]:
        return (self.city,)


class TurnedUp(Chance[Emerald]):
    """Chance says which card of the stack comes up: each of them is as likely as the other.

    Its city card and its royalty card are in it until they come up. The rest is any of the unseen game cards.
    """

    def __init__(self, city: i64) -> None:
        super().__init__(TURN_UP)
        self.city: Final = city

    def prompt(self, t: Emerald) -> str:
        return "turn-up"

    def weights(self, t: Emerald) -> vec[i64]:
        city = self.city
        out = empty(CARDS + 1)
        certain = t.city_card_in[city] + (1 if t.royal[city] == IN_STACK else 0)
        others = t.stack[city] - certain
        unseen: i64 = 0
        for card in range(FIRST_GAME_CARD, CARDS):
            unseen += t.unseen[card]
            out[card] = others * t.unseen[card]
        one = unseen if others > 0 else i64(1)
        if t.city_card_in[city] > 0:
            out[FIRST_CITY_CARD + city] = one
        if t.royal[city] == IN_STACK:
            out[CARDS] = one
        return out

    def take(self, t: Emerald, option: i64) -> None:
        city = self.city
        card = option - TURN_UP
        t.stack[city] -= 1
        if card == CARDS:
            t.royal[city] = IN_SLOT
            t.agenda.append(UNCOVER[city])
            if t.listening:
                t.tell("royalty-appears", city=CITY_NAMES[city], royalty=Opened(ROYAL_NAMES[city]))
            return
        if card == FIRST_CITY_CARD + city:
            t.city_card_in[city] = 0
        else:
            t.unseen[card] -= 1
        t.face_up[city] = card
        if t.listening:
            t.tell("turned-up", city=CITY_NAMES[city], card=Opened(CARD_NAMES[card]))

    def fields(self) -> tuple[int, ...]:
        return (self.city,)


UNCOVER: Final = [Uncover(city) for city in range(CITIES)]
TURNED_UP: Final = [TurnedUp(city) for city in range(CITIES)]
