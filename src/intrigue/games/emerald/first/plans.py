"""Actions with symbols, put together piece by piece: cards first, in the order of their numbers, then the rest.

What the player has chosen so far is his plan. Nobody else sees it, so he may take it back until it is complete.
A piece is offered only if the action can still be completed by the rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AT,
    BUY,
    CARD_NAMES,
    CARDS,
    DISCARD,
    DONE,
    LIMBO,
    NO_CARD,
    PLACE,
    PLACE_NAMES,
    PLACES,
    PLAYERS,
    RETRIEVE,
    SOURCE_NAMES,
    TAKE,
    TOP,
)
from intrigue.games.emerald.first.fate import drop_plan
from intrigue.games.emerald.first.piles import discard, play
from intrigue.games.emerald.first.places import cubes_on_board, may_put
from intrigue.games.emerald.first.table import Emerald
from intrigue.kernel.event import Opened, Plain, seat_name, secret

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


def spend_action(t: Emerald) -> None:
    """The plan becomes an action: it counts, and everybody sees what follows."""
    t.actions -= 1
    drop_plan(t)


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
    """All symbols of one kind on the chosen cards (E1-57)."""
    n: i64 = 0
    for card in t.chosen:
        n += row[card]
    return n


def play_chosen(t: Emerald, seat: i64, symbol: str) -> None:
    """The chosen cards are played and go to the discard pile."""
    for card in t.chosen:
        play(t, seat, card, symbol)
        discard(t, seat, card)


# ---------------------------------------------------------------- place cubes


def can_place(t: Emerald, seat: i64, card: i64) -> bool:
    """No more symbols than cubes, but for a single card with two symbols and a single cube (E1-74, E1-75)."""
    n = t.numbers.cube[card]
    stock = t.stock[seat]
    return 0 < n <= stock or (n == 2 and stock == 1)


def open_places(t: Emerald, seat: i64) -> vec[i64]:
    """Every place where he may put cubes, as options."""
    out = vec[i64](capacity=PLACES)
    for place in range(PLACES):
        if may_put(t, seat, place):
            out = append(out, AT + place)
    return out


def put_cubes(t: Emerald, seat: i64, place: i64, n: i64) -> None:
    """Cubes from his stock go to a place."""
    t.stock[seat] -= n
    t.cubes[place * PLAYERS + seat] += n
    if t.heard:
        t.tell("cubes-placed", seat=seat_name(seat), place=PLACE_NAMES[place], n=int(n))


class PlacePlan(Plan):
    """Cards, then one place for all cubes (E1-69 to E1-72, E1-487)."""

    def prompt(self, t: Emerald) -> str:
        return "place"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": int(min(symbols(t, t.numbers.cube), t.stock[t.active]))}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = open_places(t, seat)
        row = t.numbers.cube
        room = t.stock[seat] - symbols(t, row)
        for card in range(last_chosen(t), CARDS):
            if 0 < row[card] <= room and left(t, seat, card) > 0:
                out = append(out, PLACE + card)
        return out

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if PLACE <= option < PLACE + CARDS:
            t.chosen = append(t.chosen, option - PLACE)
            return
        n = min(symbols(t, t.numbers.cube), t.stock[seat])
        play_chosen(t, seat, "cube")
        spend_action(t)
        put_cubes(t, seat, option - AT, n)


# ---------------------------------------------------------------- retrieve cubes


def retrievable(t: Emerald, seat: i64) -> i64:
    """His cubes in Limbo and at all places (E1-119)."""
    return t.limbo[seat] + cubes_on_board(t, seat)


def can_retrieve(t: Emerald, seat: i64, card: i64, there: i64) -> bool:
    """As many cubes as symbols, but for a single card with two symbols and the only cube (E1-118, E1-121)."""
    n = t.numbers.cube[card]
    return 0 < n <= there or (n == 2 and there == 1)


class RetrievePlan(Plan):
    """Cards, then where each cube comes from, the places in order and Limbo last (E1-117 to E1-120, E1-489)."""

    def prompt(self, t: Emerald) -> str:
        return "retrieve"

    def about(self, t: Emerald) -> dict[str, Plain]:
        wanted = min(symbols(t, t.numbers.cube), retrievable(t, t.active))
        return {"n": int(wanted - len(t.picked))}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        row = t.numbers.cube
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
        if len(t.picked) < min(symbols(t, t.numbers.cube), retrievable(t, seat)):
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
                t.tell("cube-retrieved", seat=seat_name(seat), place=SOURCE_NAMES[place])


# ---------------------------------------------------------------- buy cubes


def purse(t: Emerald, seat: i64) -> list[i64]:
    """His cards with gold that are not chosen yet and do not come before the one chosen last, one by one."""
    out: list[i64] = []
    first = last_chosen(t) if len(t.chosen) > 0 else i64(0)
    for card in range(first, CARDS):
        if t.numbers.gold[card] > 0 and t.hand[seat * CARDS + card] > 0:
            for _ in range(left(t, seat, card)):
                out.append(card)
    return out


def buy_options(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """A further card with gold, if the sum can still become lawful."""
    cards = purse(t, seat)
    gold = symbols(t, t.numbers.gold)
    limit = t.pool[seat] * t.numbers.gold_per_cube
    before = NO_CARD
    for i in range(len(cards)):
        if cards[i] != before and buys(t, cards, i + 1, gold + t.numbers.gold[cards[i]], limit):
            out = append(out, BUY + cards[i])
        before = cards[i]
    return out


def buys(t: Emerald, cards: list[i64], at: i64, gold: i64, limit: i64) -> bool:
    """Can cards from this place on make the gold pay for whole cubes, and for no more than there are?"""
    if gold > limit:
        return False
    if gold % t.numbers.gold_per_cube == 0:
        return True
    for i in range(at, len(cards)):
        if buys(t, cards, i + 1, gold + t.numbers.gold[cards[i]], limit):
            return True
    return False


class BuyPlan(Plan):
    """Cards with gold in full pairs, and no more than the cubes in the Pool cost (E1-122 to E1-125, E1-490)."""

    def prompt(self, t: Emerald) -> str:
        return "buy"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"gold": int(symbols(t, t.numbers.gold)), "pool": int(t.pool[t.active])}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        lawful = symbols(t, t.numbers.gold) % t.numbers.gold_per_cube == 0
        return buy_options(t, seat, vec[i64]([DONE]) if lawful else vec[i64]())

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if option != DONE:
            t.chosen = append(t.chosen, option - BUY)
            return
        n = symbols(t, t.numbers.gold) // t.numbers.gold_per_cube
        play_chosen(t, seat, "buy")
        spend_action(t)
        buy_cubes(t, seat, n)


def buy_cubes(t: Emerald, seat: i64, n: i64) -> None:
    """Cubes move from the Pool to his stock."""
    t.pool[seat] -= n
    t.stock[seat] += n
    if t.heard:
        t.tell("cubes-bought", seat=seat_name(seat), n=int(n))


# ---------------------------------------------------------------- discard cards


class DiscardPlan(Plan):
    """One or more cards, and which of them lies on top for all to see (E1-150 to E1-152, E1-493)."""

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
    """Cards go to the discard pile; only the top one is seen, the others are known to their owner alone (E1-469)."""
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
