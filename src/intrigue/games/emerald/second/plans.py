"""Actions with symbols, put together piece by piece: cards first, in the order of their numbers, then the rest.

What the player has chosen so far is their plan. Nobody else sees it, so they may take it back until it is complete.
A piece is offered only if the action can still be completed by the rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.cards import (
    CARDS,
    CITIES,
    CITY,
    CITY_NAMES,
    CLAIM,
    LIMBO,
    PLACE_NAMES,
)
from intrigue.games.emerald.second.claims import can_claim, claim, claimable
from intrigue.games.emerald.second.points_and_end import ACTION_OVER, cities_from
from intrigue.games.emerald.second.table import Emerald, cubes_in_cities
from intrigue.games.emerald.shared.plans import (
    ALONE,
    EXACT,
    LAST,
    DiscardCards,
    PlaceCubes,
    Plan,
    RetrieveCubes,
    cards_among,
    drop_plan,
    fits,
    further,
    in_any_order,
    play_chosen,
    put_cubes,
    symbols,
)
from intrigue.kernel.event import Plain, seat_name
from intrigue.kernel.table import NOBODY, Step


def spend_action(t: Emerald) -> None:
    """The plan becomes an action: it counts, and everybody sees what follows."""
    t.actions -= 1
    drop_plan(t)
    if t.options.finish_action:
        t.agenda.append(ACTION_OVER)


# ---------------------------------------------------------------- place cubes


def can_place(t: Emerald, seat: i64, card: i64) -> bool:
    """A cube for every symbol, but for a last card with two symbols and the only cube left (E2-60, E2-61)."""
    return fits(t, t.numbers.place, card, t.stock[seat], LAST)


class PlacePlan(PlaceCubes[Emerald]):
    """Cards, then one city for all cubes (E2-57, E2-58, E2-302)."""

    def __init__(self) -> None:
        super().__init__("place")

    def row(self, t: Emerald) -> vec[i64]:
        return t.numbers.place

    def short(self, t: Emerald) -> i64:
        return LAST

    def places(self, t: Emerald, seat: i64) -> vec[i64]:
        return cities_from(0)

    def put(self, t: Emerald, seat: i64, option: i64, n: i64) -> None:
        city = option - CITY
        put_cubes(t, seat, city, n)
        if t.listening:
            t.tell("cubes-placed", seat=seat_name(seat), city=CITY_NAMES[city], n=int(n))

    def spend(self, t: Emerald) -> None:
        spend_action(t)


# ---------------------------------------------------------------- claim


def can_begin_claim(t: Emerald, seat: i64, card: i64) -> bool:
    """Claiming is the first action only (E2-63), and every symbol must be used (E2-71)."""
    if t.actions != t.numbers.actions or t.numbers.claim[card] == 0:
        return False
    return fits(t, t.numbers.claim, card, claimable(t, seat), EXACT)


class ClaimPlan(Plan[Emerald]):
    """Cards, then the city of the first claim; the others follow one by one (E2-64 to E2-70, E2-303)."""

    def prompt(self, t: Emerald) -> str:
        return "claim"

    def about(self, t: Emerald) -> dict[str, Plain]:
        more = cards_among(t, in_any_order(t, self, t.active), CLAIM)
        return {"n": int(symbols(t, t.numbers.claim)), "of": int(claimable(t, t.active)), "more": more}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = claim_cities(t, seat)
        return further(t, seat, t.numbers.claim, len(out), EXACT, CLAIM, out)

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
    """The cities in which they can claim now, as options."""
    out = vec[i64](capacity=CITIES)
    for city in range(CITIES):
        if can_claim(t, seat, city):
            out = append(out, CITY + city)
    return out


class NextClaim(Step[Emerald]):
    """`n` more claims are to be made in this action, each judged afresh (E2-70)."""

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

    def forced(self, t: Emerald) -> bool:
        """Everybody sees in how many cities they can claim."""
        return True

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
    """Their cubes in Limbo and in cities."""
    return t.limbo[seat] + cubes_in_cities(t, seat)


def can_retrieve(t: Emerald, seat: i64, card: i64) -> bool:
    """As many cubes as symbols, but for a single card with two symbols and the only cube (E2-85, E2-86)."""
    if t.numbers.retrieve[card] == 0:
        return False
    return fits(t, t.numbers.retrieve, card, retrievable(t, seat), ALONE if t.options.retrieve_short else EXACT)


class RetrievePlan(RetrieveCubes[Emerald]):
    """Cards, then where each cube comes from, the cities in order and Limbo last (E2-83, E2-84, E2-304)."""

    def __init__(self) -> None:
        super().__init__(PLACE_NAMES, LIMBO)

    def row(self, t: Emerald) -> vec[i64]:
        return t.numbers.retrieve

    def short(self, t: Emerald) -> i64:
        return ALONE if t.options.retrieve_short else EXACT

    def there(self, t: Emerald, seat: i64) -> i64:
        return retrievable(t, seat)

    def spend(self, t: Emerald) -> None:
        spend_action(t)


# ---------------------------------------------------------------- discard cards


class DiscardPlan(DiscardCards[Emerald]):
    """One or more cards, and which of them lies on top for all to see (E2-131, E2-133, E2-308)."""

    def spend(self, t: Emerald) -> None:
        spend_action(t)
