"""Actions with symbols, put together piece by piece: cards first, in the order of their numbers, then the rest.

What the player has chosen so far is their plan. Nobody else sees it, so they may take it back until it is complete.
A piece is offered only if the action can still be completed by the rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AT,
    BUY,
    CARDS,
    DONE,
    LIMBO,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    SOURCE_NAMES,
)
from intrigue.games.emerald.first.places import cubes_on_board, may_put
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared.piles import left
from intrigue.games.emerald.shared.plans import (
    ALONE,
    DiscardCards,
    PlaceCubes,
    Plan,
    RetrieveCubes,
    cards_among,
    fits,
    in_any_order,
    last_chosen,
    play_chosen,
    put_cubes,
    spend_action,
    symbols,
)
from intrigue.kernel.event import Plain, seat_name

# ---------------------------------------------------------------- kinds of plans

PLACE_PLAN: Final[i64] = 1
RETRIEVE_PLAN: Final[i64] = 2
BUY_PLAN: Final[i64] = 3
MOVE_PLAN: Final[i64] = 4
MARKER_PLAN: Final[i64] = 5
ATTEMPT_PLAN: Final[i64] = 6
DISCARD_PLAN: Final[i64] = 7
TEXT_PLAN: Final[i64] = 8
ZOMBIE_PLAN: Final[i64] = 9
FLEE_PLAN: Final[i64] = 10
DOUBLES_PLAN: Final[i64] = 11
PLAN_NAMES: Final = (
    "",
    "place",
    "retrieve",
    "buy",
    "move",
    "advance",
    "attempt",
    "discard",
    "use",
    "zombies",
    "flee",
    "doubles",
)

# ---------------------------------------------------------------- place cubes


def can_place(t: Emerald, seat: i64, card: i64) -> bool:
    """No more symbols than cubes, but for a single card with two symbols and a single cube (E1-74, E1-75)."""
    return fits(t, t.numbers.cube, card, t.stock[seat], ALONE)


def open_places(t: Emerald, seat: i64) -> vec[i64]:
    """Every place where they may put cubes, as options."""
    out = vec[i64](capacity=PLACES)
    for place in range(PLACES):
        if may_put(t, seat, place):
            out = append(out, AT + place)
    return out


def place_cubes(t: Emerald, seat: i64, place: i64, n: i64) -> None:
    """Cubes from their stock go to a place."""
    put_cubes(t, seat, place, n)
    if t.listening:
        t.tell("cubes-placed", seat=seat_name(seat), place=PLACE_NAMES[place], n=int(n))


class PlacePlan(PlaceCubes[Emerald]):
    """Cards, then one place for all cubes (E1-69 to E1-72, E1-487)."""

    def __init__(self) -> None:
        super().__init__("cube")

    def row(self, t: Emerald) -> vec[i64]:
        return t.numbers.cube

    def places(self, t: Emerald, seat: i64) -> vec[i64]:
        return open_places(t, seat)

    def put(self, t: Emerald, seat: i64, option: i64, n: i64) -> None:
        place_cubes(t, seat, option - AT, n)


# ---------------------------------------------------------------- retrieve cubes


def retrievable(t: Emerald, seat: i64) -> i64:
    """Their cubes in Limbo and at all places (E1-119)."""
    return t.limbo[seat] + cubes_on_board(t, seat)


def can_retrieve(t: Emerald, seat: i64, card: i64, there: i64) -> bool:
    """As many cubes as symbols, but for a single card with two symbols and the only cube (E1-118, E1-121)."""
    return fits(t, t.numbers.cube, card, there, ALONE)


class RetrievePlan(RetrieveCubes[Emerald]):
    """Cards, then where each cube comes from, the places in order and Limbo last (E1-117 to E1-120, E1-489)."""

    def __init__(self) -> None:
        super().__init__(SOURCE_NAMES, LIMBO)

    def row(self, t: Emerald) -> vec[i64]:
        return t.numbers.cube

    def there(self, t: Emerald, seat: i64) -> i64:
        return retrievable(t, seat)


# ---------------------------------------------------------------- buy cubes


def purse(t: Emerald, seat: i64) -> list[i64]:
    """Their cards with gold that are not chosen yet and do not come before the one chosen last, one by one."""
    out: list[i64] = []
    first = last_chosen(t) if len(t.chosen) > 0 and not t.any_order else i64(0)
    for card in range(first, CARDS):
        if t.numbers.gold[card] > 0 and t.hand[seat * CARDS + card] > 0:
            for _ in range(left(t, seat, card)):
                out.append(card)
    return out


def rest_of(t: Emerald, cards: list[i64], at: i64) -> list[i64]:
    """The cards that may follow the one at this place: those after it, or in any order all others."""
    return cards[:at] + cards[at + 1 :] if t.any_order else cards[at + 1 :]


def buy_options(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """A further card with gold, if the sum can still become lawful."""
    cards = purse(t, seat)
    gold = symbols(t, t.numbers.gold)
    limit = t.pool[seat] * t.numbers.gold_per_cube
    before = NO_CARD
    for i in range(len(cards)):
        rest = rest_of(t, cards, i) if t.any_order else cards  # in their order no other list need be made
        start = i64(0) if t.any_order else i + 1
        if cards[i] != before and buys(t, rest, start, gold + t.numbers.gold[cards[i]], limit):
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


class BuyPlan(Plan[Emerald]):
    """Cards with gold in full pairs, and no more than the cubes in the Pool cost (E1-122 to E1-125, E1-490)."""

    def prompt(self, t: Emerald) -> str:
        return "buy"

    def about(self, t: Emerald) -> dict[str, Plain]:
        gold = symbols(t, t.numbers.gold)
        price = t.numbers.gold_per_cube
        more = cards_among(t, in_any_order(t, self, t.active), BUY)
        return {"gold": int(gold), "n": int(gold // price), "odd": int(gold % price), "more": more}

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
    """Cubes move from the Pool to their stock."""
    t.pool[seat] -= n
    t.stock[seat] += n
    if t.listening:
        t.tell("cubes-bought", seat=seat_name(seat), n=int(n))


# ---------------------------------------------------------------- discard cards


class DiscardPlan(DiscardCards[Emerald]):
    """One or more cards, and which of them lies on top for all to see (E1-150 to E1-152, E1-493)."""
