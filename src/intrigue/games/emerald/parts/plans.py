"""Actions with symbols, put together piece by piece: cards first, in the order of their numbers, then the rest.

What the player has chosen so far is his plan. Nobody else sees it, so he may take it back until it is complete.
A piece is offered only if the action can still be completed by the rules.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.parts.cards import NO_CARD, PLAYERS
from intrigue.games.emerald.parts.piles import discard, discard_options, left, play, put_down
from intrigue.games.emerald.parts.table import E, EmeraldTable
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

    def spend(self, t: E) -> None:
        """The plan becomes an action."""
        spend_action(t)


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


def further(t: EmeraldTable, seat: i64, row: vec[i64], room: i64, verb: i64, out: vec[i64]) -> vec[i64]:
    """Further cards with one kind of symbol, each of them with no more than there is room for."""
    for card in range(last_chosen(t), t.code.cards):
        if 0 < row[card] <= room and left(t, seat, card) > 0:
            out = append(out, verb + card)
    return out


def play_chosen(t: EmeraldTable, seat: i64, symbol: str) -> None:
    """The chosen cards are played and go to the discard pile."""
    for card in t.chosen:
        play(t, seat, card, symbol)
        discard(t, seat, card)


def fits(n: i64, there: i64) -> bool:
    """No more symbols than cubes, but for a single card with two symbols and a single cube."""
    return 0 < n <= there or (n == 2 and there == 1)


# ---------------------------------------------------------------- cubes


class PlaceCubes(Plan[E]):
    """Cards, then one place for all cubes."""

    def __init__(self, symbol: str) -> None:
        self.symbol: Final = symbol

    def row(self, t: E) -> vec[i64]:
        """The symbol that places cubes."""
        raise NotImplementedError

    def places(self, t: E, seat: i64) -> vec[i64]:
        """Where he may put them, as options."""
        raise NotImplementedError

    def put(self, t: E, seat: i64, option: i64, n: i64) -> None:
        """So many cubes go there."""
        raise NotImplementedError

    def prompt(self, t: E) -> str:
        return "place"

    def about(self, t: E) -> dict[str, Plain]:
        return {"n": int(min(symbols(t, self.row(t)), t.stock[t.active]))}

    def options(self, t: E, seat: i64) -> vec[i64]:
        row = self.row(t)
        return further(t, seat, row, t.stock[seat] - symbols(t, row), t.code.place, self.places(t, seat))

    def take(self, t: E, seat: i64, option: i64) -> None:
        if t.code.place <= option < t.code.place + t.code.cards:
            t.chosen = append(t.chosen, option - t.code.place)
            return
        n = min(symbols(t, self.row(t)), t.stock[seat])
        play_chosen(t, seat, self.symbol)
        self.spend(t)
        self.put(t, seat, option, n)


def put_cubes(t: EmeraldTable, seat: i64, place: i64, n: i64) -> None:
    """Cubes from his stock go to a place."""
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

    def there(self, t: E, seat: i64) -> i64:
        """His cubes in Limbo and on the board."""
        raise NotImplementedError

    def prompt(self, t: E) -> str:
        return "retrieve"

    def about(self, t: E) -> dict[str, Plain]:
        wanted = min(symbols(t, self.row(t)), self.there(t, t.active))
        return {"n": int(wanted - len(t.picked))}

    def options(self, t: E, seat: i64) -> vec[i64]:
        out = vec[i64]()
        row = self.row(t)
        sum_ = symbols(t, row)
        there = self.there(t, seat)
        taken = len(t.picked)
        if taken == 0:
            out = further(t, seat, row, there - sum_, t.code.retrieve, out)
        wanted = min(sum_, there) - taken
        start = t.picked[taken - 1] if taken > 0 else i64(0)
        after: i64 = 0  # cubes at the places from here on
        for place in range(self.limbo, start - 1, -1):
            n = self.cubes_at(t, seat, place)
            after += n
            if n > 0 and after >= wanted:
                out = append(out, t.code.take + place)
        return out

    def cubes_at(self, t: E, seat: i64, place: i64) -> i64:
        """His cubes there that are not picked yet."""
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
        if len(t.picked) < min(symbols(t, self.row(t)), self.there(t, seat)):
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
            if t.heard:
                t.tell("cube-retrieved", seat=seat_name(seat), place=self.place_names[place])


# ---------------------------------------------------------------- discarding


class DiscardCards(Plan[E]):
    """One or more cards, and which of them lies on top for all to see."""

    def prompt(self, t: E) -> str:
        return "discard"

    def about(self, t: E) -> dict[str, Plain]:
        return {"n": len(t.chosen)}

    def options(self, t: E, seat: i64) -> vec[i64]:
        return discard_options(t, seat, t.chosen)

    def take(self, t: E, seat: i64, option: i64) -> None:
        if t.code.discard <= option < t.code.discard + t.code.cards:
            t.chosen = append(t.chosen, option - t.code.discard)
            return
        put_down(t, seat, t.chosen, option - t.code.top)
        self.spend(t)
