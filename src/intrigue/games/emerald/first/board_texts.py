"""Texts of cards that ask for places and cities (section 15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AT,
    BLOCK,
    BOX,
    BURY,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY,
    CITY_NAMES,
    CLEAR,
    DONE,
    EFFECT,
    EFFECT_NAMES,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    FIRST_OTHER,
    LIMBO,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    PLAYERS,
    REMOVE,
    SEND,
    SOURCE_NAMES,
    STOCK,
    TAKE,
    THIRD_SECTION,
    UNBLOCK,
)
from intrigue.games.emerald.first.effects import Flee, to_limbo
from intrigue.games.emerald.first.piles import remove_card
from intrigue.games.emerald.first.places import discs_left, is_place, may_put
from intrigue.games.emerald.first.plans import open_places, place_cubes
from intrigue.games.emerald.first.points_and_end import UPDATE, is_scoring
from intrigue.games.emerald.first.routes import refuges
from intrigue.games.emerald.first.table import LOST, ON_DISPLAY, OUT_OF_GAME, Emerald, agents_in
from intrigue.games.emerald.first.uncover import UNCOVER, take_face_up
from intrigue.games.emerald.shared.table import clockwise
from intrigue.games.emerald.shared.texts import OneChoice, Text
from intrigue.kernel.event import Opened, Plain, seat_name, secret

MOST_CUBES: Final[i64] = 2
"""How many cubes The Holy Brotherhood moves and Okhrana sends away at most."""


class Duchess(OneChoice[Emerald]):
    """A cube from stock goes to a place (E1-276, E1-517)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return open_places(t, seat) if t.stock[seat] > 0 else vec[i64]()

    def apply(self, t: Emerald, seat: i64) -> None:
        place_cubes(t, seat, t.picked[0] - AT, 1)


class BlockingDisc(OneChoice[Emerald]):
    """A blocking disc is put on a place that has none, or any one taken away (E1-303 to E1-307, E1-508)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        discs = discs_left(t)
        for place in range(PLACES):
            if t.blocked[place] > 0:
                out = append(out, UNBLOCK + place)
            elif discs > 0 and is_place(t, place):
                out = append(out, BLOCK + place)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        option = t.picked[0]
        blocks = BLOCK <= option < BLOCK + PLACES
        place = option - BLOCK if blocks else option - UNBLOCK
        t.blocked[place] = 1 if blocks else 0
        if t.listening:
            t.tell("blocked" if blocks else "unblocked", seat=seat_name(seat), place=PLACE_NAMES[place])


class HolyBrotherhood(Text[Emerald]):
    """One or two own cubes from one place, Limbo or stock go to another place (E1-283 to E1-286, E1-503)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return len(self.sources(t, seat)) > 0

    def about(self, t: Emerald, seat: i64) -> dict[str, Plain]:
        n = len(t.picked)
        second = n == 1 and self.cubes_at(t, seat, t.picked[0] - TAKE) > 1
        return {"n": n, "more": int(n == 0 or second)}

    def sources(self, t: Emerald, seat: i64) -> vec[i64]:
        """Where they have cubes to move."""
        out = vec[i64]()
        for source in range(STOCK + 1):
            if self.cubes_at(t, seat, source) > 0:
                out = append(out, TAKE + source)
        return out

    def cubes_at(self, t: Emerald, seat: i64, source: i64) -> i64:
        if source == LIMBO:
            return t.limbo[seat]
        return t.stock[seat] if source == STOCK else t.cubes[source * PLAYERS + seat]

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        if len(t.picked) == 0:
            return self.sources(t, seat)
        source = t.picked[0] - TAKE
        out = vec[i64]()
        if len(t.picked) < min(self.cubes_at(t, seat, source), MOST_CUBES):
            out = append(out, t.picked[0])
        for place in range(PLACES):
            if place != source and may_put(t, seat, place):
                out = append(out, AT + place)
        return out

    def enough(self, t: Emerald) -> bool:
        return AT <= t.picked[len(t.picked) - 1] < AT + PLACES

    def apply(self, t: Emerald, seat: i64) -> None:
        source = t.picked[0] - TAKE
        n = i64(len(t.picked) - 1)
        place = t.picked[n] - AT
        if source == LIMBO:
            t.limbo[seat] -= n
        elif source == STOCK:
            t.stock[seat] -= n
        else:
            t.cubes[source * PLAYERS + seat] -= n
        t.cubes[place * PLAYERS + seat] += n
        source_name = SOURCE_NAMES[source]
        t.tell("cubes-moved", seat=seat_name(seat), source=source_name, place=PLACE_NAMES[place], n=int(n))


class Okhrana(Text[Emerald]):
    """One or two cubes of one other player go to Limbo (E1-294, E1-295, E1-506)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return len(self.asks(t, seat)) > 0

    def enough(self, t: Emerald) -> bool:
        return len(t.picked) == MOST_CUBES

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]([DONE]) if len(t.picked) > 0 else vec[i64]()
        for other in range(t.seats):
            if other == seat or (len(t.picked) > 0 and (t.picked[0] - SEND) // PLACES != other):
                continue
            for place in range(PLACES):
                option = SEND + other * PLACES + place
                n = t.cubes[place * PLAYERS + other]
                if len(t.picked) > 0 and option == t.picked[0]:
                    n -= 1
                in_order = len(t.picked) == 0 or option >= t.picked[0] or t.any_order
                if n > 0 and in_order:
                    out = append(out, option)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        for option in t.picked:
            other = (option - SEND) // PLACES
            place = (option - SEND) % PLACES
            t.cubes[place * PLAYERS + other] -= 1
            t.limbo[other] += 1
            t.tell("cubes-to-limbo", seat=seat_name(other), place=PLACE_NAMES[place], n=1)


class ThirdSection(OneChoice[Emerald]):
    """A face-up Game card, a displayed Permanent Effect, or a card of their hand leaves the game (E1-315 to E1-324)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for city in range(CITIES):
            if t.face_up[city] != NO_CARD and t.blocked[city] == 0:
                out = append(out, CLEAR + city)
        for place in range(EFFECT, PLACES):
            if t.effect_at[place - EFFECT] == ON_DISPLAY:
                out = append(out, CLEAR + place)
        for card in range(CARDS):
            if t.hand[seat * CARDS + card] == 0 or card == THIRD_SECTION or FIRST_CITY_CARD <= card < FIRST_AGENT:
                continue
            out = append(out, REMOVE + card)
            if t.revealed[seat] == 0 or not is_scoring(card):
                out = append(out, BURY + card)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        option = t.picked[0]
        if CLEAR <= option < CLEAR + PLACES:
            clear_place(t, seat, option - CLEAR)
        elif BURY <= option < BURY + CARDS:
            card = option - BURY
            t.hand[seat * CARDS + card] -= 1
            t.buried[seat * CARDS + card] += 1
            if t.listening:
                t.tell("buried", seat=seat_name(seat), card=secret(CARD_NAMES[card], seat))
        else:
            card = option - REMOVE
            t.hand[seat * CARDS + card] -= 1
            t.removed[card] += 1
            t.tell("removed-from-hand", seat=seat_name(seat), card=Opened(CARD_NAMES[card]))
        t.agenda.append(UPDATE)


def clear_place(t: Emerald, seat: i64, place: i64) -> None:
    """A face-up card leaves the game, its cubes go to Limbo, a disc on it to the Pool (E1-315 to E1-318, E1-308)."""
    for other in range(t.seats):
        to_limbo(t, place, other)
    t.blocked[place] = 0
    if place >= EFFECT:
        t.effect_at[place - EFFECT] = OUT_OF_GAME
        t.tell("effect-removed", seat=seat_name(seat), effect=EFFECT_NAMES[place - EFFECT])
        return
    card = take_face_up(t, place)
    t.agenda.append(UNCOVER[place])
    remove_card(t, seat, card)
    if card < FIRST_OTHER:
        t.where[card - FIRST_AGENT] = LOST


class Bismarck(OneChoice[Emerald]):
    """A city they control is cleared and locked; the others' agents must leave it (E1-258 to E1-266, E1-501)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for city in range(CITIES):
            if t.control[city] == seat and t.locked[city] == 0:
                out = append(out, CITY + city)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        city = t.picked[0] - CITY
        t.locked[city] = 1
        t.tell("locked", seat=seat_name(seat), city=CITY_NAMES[city])
        for other in range(t.seats):
            to_limbo(t, city, other)
            to_limbo(t, BOX + city, other)
        t.blocked[city] = 0
        t.blocked[BOX + city] = 0
        t.zombies_left += t.zombies[city]
        t.zombies[city] = 0
        for other in reversed(clockwise(t, seat)[1:]):
            if agents_in(t, other, city) > 0 and len(refuges(t, other, city)) > 0:
                t.agenda.append(Flee(other, city))
        t.agenda.append(UPDATE)
