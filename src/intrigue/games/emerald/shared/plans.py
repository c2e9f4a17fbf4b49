"""Actions with symbols, put together piece by piece: cards first, in the order of their numbers, then the rest.

What the player has chosen so far is their plan. Nobody else sees it, so they may take it back until it is complete.
A piece is offered only if the action can still be completed by the rules. Where a draft is judged (`any_order`) pieces
of one sort come in any order.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.cards import NO_CARD, PLAYERS
from intrigue.games.emerald.shared.piles import discard, discard_options, left, play, put_down
from intrigue.games.emerald.shared.table import E, EmeraldTable
from intrigue.kernel.event import Plain, seat_name

NO_PLAN: Final[i64] = 0


class Plan(Generic[E]):
    """A kind of action that is put together: what may be chosen next, and what a choice does."""

    def prompt(self, t: E) -> str:
        raise NotImplementedError

    def about(self, t: E) -> dict[str, Plain]:
        return {}

    def options(self, t: E, seat: i64) -> vec[i64]:
        raise NotImplementedError

    def take(self, t: E, seat: i64, option: i64) -> None:
        raise NotImplementedError

    def enough(self, t: E) -> i64:
        """The answer that carries out what is chosen so far, where that is not `done`; -1 if there is none."""
        return -1

    def spend(self, t: E) -> None:
        """The plan becomes an action."""
        spend_action(t)


def in_any_order(t: E, plan: Plan[E], seat: i64) -> vec[i64]:
    """What could be part of the plan besides what is chosen, whatever the order."""
    before = t.any_order
    t.any_order = True
    out = plan.options(t, seat)
    t.any_order = before
    return out


def cards_among(t: EmeraldTable, options: vec[i64], verb: i64) -> int:
    """How many of these options choose a card with this verb."""
    n = 0
    for option in options:
        if verb <= option < verb + t.code.cards:
            n += 1
    return n


def begin(t: EmeraldTable, plan: i64, card: i64) -> None:
    """The first card of an action is chosen."""
    t.plan = plan
    t.chosen = vec[i64]([card])
    t.picked = vec[i64]()


def drop_plan(t: EmeraldTable) -> None:
    """What the active player was putting together is complete, or over."""
    t.plan = NO_PLAN
    t.using = NO_CARD
    t.chosen = vec[i64]()
    t.picked = vec[i64]()


def spend_action(t: EmeraldTable) -> None:
    """The plan becomes an action: it counts, and everybody sees what follows."""
    t.actions -= 1
    drop_plan(t)


def last_chosen(t: EmeraldTable) -> i64:
    """The card chosen last; the next may not come before it."""
    return t.chosen[len(t.chosen) - 1]


def symbols(t: EmeraldTable, row: vec[i64]) -> i64:
    """All symbols of one kind on the chosen cards."""
    n: i64 = 0
    for card in t.chosen:
        n += row[card]
    return n


# For how many things cards with more symbols than these may be played.
EXACT: Final[i64] = 0
"""No more symbols than there are things."""
ALONE: Final[i64] = 1
"""The same, or a single card with two symbols for the only thing there is."""
LAST: Final[i64] = 2
"""The same, or, as the last of several cards, one with two symbols for the only thing that is left."""


def fits(t: EmeraldTable, row: vec[i64], card: i64, there: i64, short: i64) -> bool:
    """May this card be played with those chosen so far, each of them needed for the things that are there?"""
    n = row[card]
    if n == 0:
        return False
    two = n == 2
    one = n == 1
    for chosen in t.chosen:
        n += row[chosen]
        two = two or row[chosen] == 2
        one = one or row[chosen] == 1
    if n <= there:
        return True
    if n != there + 1 or short == EXACT or (short == ALONE and len(t.chosen) > 0):
        return False
    return two and not one  # with all the others a card with one symbol would not be needed


def further(t: EmeraldTable, seat: i64, row: vec[i64], there: i64, short: i64, verb: i64, out: vec[i64]) -> vec[i64]:
    """Further cards with one kind of symbol that fit the things that are there."""
    room = there - symbols(t, row)
    for card in range(0 if t.any_order else last_chosen(t), t.code.cards):
        n = row[card]
        # Most cards have room or are far too much: only of one symbol too many more is asked.
        if 0 < n <= room + 1 and left(t, seat, card) > 0 and (n <= room or fits(t, row, card, there, short)):
            out = append(out, verb + card)
    return out


def play_chosen(t: EmeraldTable, seat: i64, symbol: str) -> None:
    """The chosen cards are played and go to the discard pile."""
    for card in t.chosen:
        play(t, seat, card, symbol)
        discard(t, seat, card)


# ---------------------------------------------------------------- cubes


class PlaceCubes(Plan[E]):
    """Cards, then one place for all cubes."""

    def __init__(self, symbol: str) -> None:
        self.symbol: Final = symbol

    def row(self, t: E) -> vec[i64]:
        """The symbol that places cubes."""
        raise NotImplementedError

    def short(self, t: E) -> i64:
        """For how many cubes cards with more symbols may be played: `EXACT`, `ALONE` or `LAST`."""
        return ALONE

    def places(self, t: E, seat: i64) -> vec[i64]:
        """Where they may put them, as options."""
        raise NotImplementedError

    def put(self, t: E, seat: i64, option: i64, n: i64) -> None:
        """Put `n` cubes there."""
        raise NotImplementedError

    def prompt(self, t: E) -> str:
        return "place"

    def about(self, t: E) -> dict[str, Plain]:
        stock = t.stock[t.active]
        more = cards_among(t, in_any_order(t, self, t.active), t.code.place)
        return {"n": int(min(symbols(t, self.row(t)), stock)), "of": int(stock), "more": more}

    def options(self, t: E, seat: i64) -> vec[i64]:
        there = t.stock[seat]
        return further(t, seat, self.row(t), there, self.short(t), t.code.place, self.places(t, seat))

    def take(self, t: E, seat: i64, option: i64) -> None:
        if t.code.place <= option < t.code.place + t.code.cards:
            t.chosen = append(t.chosen, option - t.code.place)
            return
        n = min(symbols(t, self.row(t)), t.stock[seat])
        play_chosen(t, seat, self.symbol)
        self.spend(t)
        self.put(t, seat, option, n)


def put_cubes(t: EmeraldTable, seat: i64, place: i64, n: i64) -> None:
    """Cubes from their stock go to a place."""
    t.stock[seat] -= n
    t.cubes[place * PLAYERS + seat] += n


class RetrieveCubes(Plan[E]):
    """Cards, then where each cube comes from, the places in order and Limbo last."""

    def __init__(self, place_names: tuple[str, ...], limbo: i64) -> None:
        self.place_names: Final = place_names
        self.limbo: Final = limbo

    def row(self, t: E) -> vec[i64]:
        """The symbol that retrieves cubes."""
        raise NotImplementedError

    def short(self, t: E) -> i64:
        """For how many cubes cards with more symbols may be played: `EXACT`, `ALONE` or `LAST`."""
        return ALONE

    def there(self, t: E, seat: i64) -> i64:
        """Their cubes in Limbo and on the board."""
        raise NotImplementedError

    def wanted(self, t: E, seat: i64) -> i64:
        """How many cubes the chosen cards retrieve."""
        return min(symbols(t, self.row(t)), self.there(t, seat))

    def prompt(self, t: E) -> str:
        return "retrieve"

    def about(self, t: E) -> dict[str, Plain]:
        more = cards_among(t, in_any_order(t, self, t.active), t.code.retrieve)
        return {"n": len(t.picked), "of": int(self.wanted(t, t.active)), "more": more}

    def options(self, t: E, seat: i64) -> vec[i64]:
        out = vec[i64]()
        taken = len(t.picked)
        if taken == 0:
            out = further(t, seat, self.row(t), self.there(t, seat), self.short(t), t.code.retrieve, out)
        wanted = self.wanted(t, seat) - taken
        start = t.picked[taken - 1] if taken > 0 and not t.any_order else i64(0)
        after: i64 = 0  # cubes at the places from here on
        for place in range(self.limbo, start - 1, -1):
            n = self.cubes_at(t, seat, place)
            after += n
            if n > 0 and (after >= wanted or t.any_order):
                out = append(out, t.code.take + place)
        return out

    def cubes_at(self, t: E, seat: i64, place: i64) -> i64:
        """Their cubes there that are not picked yet."""
        n = t.limbo[seat] if place == self.limbo else t.cubes[place * PLAYERS + seat]
        for picked in t.picked:
            if picked == place:
                n -= 1
        return n

    def take(self, t: E, seat: i64, option: i64) -> None:
        if t.code.retrieve <= option < t.code.retrieve + t.code.cards:
            t.chosen = append(t.chosen, option - t.code.retrieve)
            return
        t.picked = append(t.picked, option - t.code.take)
        if len(t.picked) < self.wanted(t, seat):
            return
        places = t.picked
        play_chosen(t, seat, "retrieve")
        self.spend(t)
        for place in places:
            t.stock[seat] += 1
            if place == self.limbo:
                t.limbo[seat] -= 1
            else:
                t.cubes[place * PLAYERS + seat] -= 1
            if t.listening:
                t.tell("cube-retrieved", seat=seat_name(seat), place=self.place_names[place])


# ---------------------------------------------------------------- discarding


class DiscardCards(Plan[E]):
    """One or more cards, and which of them lies on top for all to see."""

    def prompt(self, t: E) -> str:
        return "discard"

    def about(self, t: E) -> dict[str, Plain]:
        more = cards_among(t, in_any_order(t, self, t.active), t.code.discard)
        return {"n": len(t.chosen), "more": more}

    def options(self, t: E, seat: i64) -> vec[i64]:
        return discard_options(t, seat, t.chosen)

    def enough(self, t: E) -> i64:
        """Cards of one kind: nobody needs to say which of them lies on top."""
        for card in t.chosen:
            if card != t.chosen[0]:
                return -1
        return t.code.top + t.chosen[0]

    def take(self, t: E, seat: i64, option: i64) -> None:
        if t.code.discard <= option < t.code.discard + t.code.cards:
            t.chosen = append(t.chosen, option - t.code.discard)
            return
        put_down(t, seat, t.chosen, option - t.code.top)
        self.spend(t)
