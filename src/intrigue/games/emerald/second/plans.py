"""Actions with symbols, put together piece by piece: cards first, in the order of their numbers, then the rest.

What the player has chosen so far is his plan. Nobody else sees it, so he may take it back until it is complete.
A piece is offered only if the action can still be completed by the rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.cards import (
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY,
    CITY_NAMES,
    CLAIM,
    DISCARD,
    LIMBO,
    NO_CARD,
    PLACE,
    PLACE_NAMES,
    PLAYERS,
    RETRIEVE,
    TAKE,
    TOP,
)
from intrigue.games.emerald.second.claims import can_claim, claim, claimable
from intrigue.games.emerald.second.fate import ACTION_OVER, every_city
from intrigue.games.emerald.second.piles import discard
from intrigue.games.emerald.second.table import Emerald, cubes_in_cities
from intrigue.kernel.event import Opened, Plain, seat_name, secret
from intrigue.kernel.table import NOBODY, Step

NO_PLAN: Final[i64] = 0


class Plan:
    """A kind of action that is put together: what may be chosen next, and what a choice does."""

    def prompt(self, t: Emerald) -> str:
        raise NotImplementedError

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        raise NotImplementedError

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        raise NotImplementedError


def begin(t: Emerald, plan: i64, card: i64) -> None:
    """The first card of an action is chosen."""
    t.plan = plan
    t.chosen = vec[i64]([card])
    t.picked = vec[i64]()


def drop_plan(t: Emerald) -> None:
    """The plan is complete, or over."""
    t.plan = NO_PLAN
    t.using = NO_CARD
    t.chosen = vec[i64]()
    t.picked = vec[i64]()


def spend_action(t: Emerald) -> None:
    """The plan becomes an action: it counts, and everybody sees what follows."""
    t.actions -= 1
    drop_plan(t)
    if t.finish_action:
        t.agenda.append(ACTION_OVER)


def left(t: Emerald, seat: i64, card: i64) -> i64:
    """How many of a card he holds that are not chosen yet."""
    n = t.hand[seat * CARDS + card]
    for chosen in t.chosen:
        if chosen == card:
            n -= 1
    return n


def last_chosen(t: Emerald) -> i64:
    """The card chosen last; the next may not come before it."""
    return t.chosen[len(t.chosen) - 1]


def symbols(t: Emerald, row: vec[i64]) -> i64:
    """All symbols of one kind on the chosen cards (E2-43)."""
    n: i64 = 0
    for card in t.chosen:
        n += row[card]
    return n


def play_chosen(t: Emerald, seat: i64, symbol: str) -> None:
    """The chosen cards are played and go to the discard pile."""
    for card in t.chosen:
        play(t, seat, card, symbol)
        discard(t, seat, card)


def play(t: Emerald, seat: i64, card: i64, symbol: str) -> None:
    """A card leaves the hand, for all to see."""
    t.hand[seat * CARDS + card] -= 1
    if t.heard:
        t.tell("played", seat=seat_name(seat), card=Opened(CARD_NAMES[card]), symbol=symbol)


# ---------------------------------------------------------------- place cubes


def can_place(t: Emerald, seat: i64, card: i64) -> bool:
    """No more symbols than cubes, but for a single card with two symbols and a single cube (E2-60, E2-61)."""
    n = t.numbers.place[card]
    stock = t.stock[seat]
    return 0 < n <= stock or (n == 2 and stock == 1)


class PlacePlan(Plan):
    """Cards, then one city for all cubes (E2-57, E2-58, E2-302)."""

    def prompt(self, t: Emerald) -> str:
        return "place"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": int(min(symbols(t, t.numbers.place), t.stock[t.active]))}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = every_city()
        row = t.numbers.place
        room = t.stock[seat] - symbols(t, row)
        for card in range(last_chosen(t), CARDS):
            if 0 < row[card] <= room and left(t, seat, card) > 0:
                out = append(out, PLACE + card)
        return out

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if PLACE <= option < PLACE + CARDS:
            t.chosen = append(t.chosen, option - PLACE)
            return
        city = option - CITY
        n = min(symbols(t, t.numbers.place), t.stock[seat])
        play_chosen(t, seat, "place")
        spend_action(t)
        t.stock[seat] -= n
        t.cubes[city * PLAYERS + seat] += n
        if t.heard:
            t.tell("cubes-placed", seat=seat_name(seat), city=CITY_NAMES[city], n=int(n))


# ---------------------------------------------------------------- claim


def can_begin_claim(t: Emerald, seat: i64, card: i64) -> bool:
    """Claiming is the first action only (E2-63), and every symbol must be used (E2-71)."""
    return t.actions == t.numbers.actions and 0 < t.numbers.claim[card] <= claimable(t, seat)


class ClaimPlan(Plan):
    """Cards, then the city of the first claim; the others follow one by one (E2-64 to E2-70, E2-303)."""

    def prompt(self, t: Emerald) -> str:
        return "claim"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": int(symbols(t, t.numbers.claim))}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = claim_cities(t, seat)
        row = t.numbers.claim
        room = len(out) - symbols(t, row)
        for card in range(last_chosen(t), CARDS):
            if 0 < row[card] <= room and left(t, seat, card) > 0:
                out = append(out, CLAIM + card)
        return out

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if CLAIM <= option < CLAIM + CARDS:
            t.chosen = append(t.chosen, option - CLAIM)
            return
        n = symbols(t, t.numbers.claim)
        play_chosen(t, seat, "claim")
        spend_action(t)
        t.agenda.append(NextClaim(seat, n - 1))
        claim(t, seat, option - CITY)


def claim_cities(t: Emerald, seat: i64) -> vec[i64]:
    """The cities in which he can claim now, as options."""
    out = vec[i64](capacity=CITIES)
    for city in range(CITIES):
        if can_claim(t, seat, city):
            out = append(out, CITY + city)
    return out


class NextClaim(Step[Emerald]):
    """So many more claims are to be made in this action, each judged afresh (E2-70)."""

    def __init__(self, who: i64, n: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.n: Final = n

    def take(self, t: Emerald, option: i64) -> None:
        if self.n > 0 and claimable(t, self.who) > 0:
            t.agenda.append(ClaimCity(self.who, self.n))

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.n)


class ClaimCity(Step[Emerald]):
    """The city of the next claim."""

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def prompt(self, t: Emerald) -> str:
        return "claim-next"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": int(self.n)}

    def options(self, t: Emerald) -> vec[i64]:
        return claim_cities(t, self.seat)

    def take(self, t: Emerald, option: i64) -> None:
        t.agenda.append(NextClaim(self.seat, self.n - 1))
        claim(t, self.seat, option - CITY)

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.n)


# ---------------------------------------------------------------- retrieve cubes


def retrievable(t: Emerald, seat: i64) -> i64:
    """His cubes in Limbo and in cities."""
    return t.limbo[seat] + cubes_in_cities(t, seat)


def can_retrieve(t: Emerald, seat: i64, card: i64) -> bool:
    """As many cubes as symbols, but for a single card with two symbols and the only cube (E2-85, E2-86)."""
    n = t.numbers.retrieve[card]
    there = retrievable(t, seat)
    return 0 < n <= there or (n == 2 and there == 1 and t.retrieve_short)


class RetrievePlan(Plan):
    """Cards, then where each cube comes from, the cities in order and Limbo last (E2-83, E2-84, E2-304)."""

    def prompt(self, t: Emerald) -> str:
        return "retrieve"

    def about(self, t: Emerald) -> dict[str, Plain]:
        wanted = min(symbols(t, t.numbers.retrieve), retrievable(t, t.active))
        return {"n": int(wanted - len(t.picked))}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        row = t.numbers.retrieve
        sum_ = symbols(t, row)
        there = retrievable(t, seat)
        taken = len(t.picked)
        if taken == 0:
            for card in range(last_chosen(t), CARDS):
                if row[card] > 0 and sum_ + row[card] <= there and left(t, seat, card) > 0:
                    out = append(out, RETRIEVE + card)
        wanted = min(sum_, there) - taken
        start = t.picked[taken - 1] if taken > 0 else i64(0)
        after: i64 = 0  # cubes at the places from here on
        for place in range(LIMBO, start - 1, -1):
            n = self.cubes_at(t, seat, place)
            after += n
            if n > 0 and after >= wanted:
                out = append(out, TAKE + place)
        return out

    def cubes_at(self, t: Emerald, seat: i64, place: i64) -> i64:
        """His cubes there that are not picked yet."""
        n = t.limbo[seat] if place == LIMBO else t.cubes[place * PLAYERS + seat]
        for picked in t.picked:
            if picked == place:
                n -= 1
        return n

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if RETRIEVE <= option < RETRIEVE + CARDS:
            t.chosen = append(t.chosen, option - RETRIEVE)
            return
        t.picked = append(t.picked, option - TAKE)
        if len(t.picked) < min(symbols(t, t.numbers.retrieve), retrievable(t, seat)):
            return
        places = t.picked
        play_chosen(t, seat, "retrieve")
        spend_action(t)
        for place in places:
            t.stock[seat] += 1
            if place == LIMBO:
                t.limbo[seat] -= 1
            else:
                t.cubes[place * PLAYERS + seat] -= 1
            if t.heard:
                t.tell("cube-retrieved", seat=seat_name(seat), place=PLACE_NAMES[place])


# ---------------------------------------------------------------- discard cards


class DiscardPlan(Plan):
    """One or more cards, and which of them lies on top for all to see (E2-131, E2-133, E2-308)."""

    def prompt(self, t: Emerald) -> str:
        return "discard"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": len(t.chosen)}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        return discard_options(t, seat, t.chosen)

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if DISCARD <= option < DISCARD + CARDS:
            t.chosen = append(t.chosen, option - DISCARD)
            return
        put_down(t, seat, t.chosen, option - TOP)
        spend_action(t)


def discard_options(t: Emerald, seat: i64, cards: vec[i64]) -> vec[i64]:
    """A further card to discard, or which of those chosen for it lies on top."""
    out = vec[i64]()
    first = cards[len(cards) - 1] if len(cards) > 0 else i64(0)
    for card in range(first, CARDS):
        if left(t, seat, card) > 0:
            out = append(out, DISCARD + card)
    before = NO_CARD
    for card in cards:
        if card != before:
            out = append(out, TOP + card)
            before = card
    return out


def put_down(t: Emerald, seat: i64, cards: vec[i64], top: i64) -> None:
    """Cards go to the discard pile; only the top one is seen, the others are known to their owner alone (E2-293)."""
    shown = False
    for card in cards:
        t.hand[seat * CARDS + card] -= 1
        if card == top and not shown:
            shown = True
            continue
        t.lost[seat * CARDS + card] += 1
        if t.heard:
            t.tell("discarded-under", seat=seat_name(seat), card=secret(CARD_NAMES[card], seat))
    discard(t, seat, top)
    if t.heard:
        t.tell("discarded", seat=seat_name(seat), n=len(cards), top=Opened(CARD_NAMES[top]))
