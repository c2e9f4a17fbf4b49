"""Claiming a Game card, a Permanent Effect or a City card (section 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    BOX,
    CARD_NAMES,
    CHANGE_OF_HEART,
    CITY_NAMES,
    CLAIM,
    CTHULHU,
    CULTISTS,
    EFFECT,
    EFFECT_NAMES,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    FIRST_OTHER,
    LEOPOLD,
    NECRONOMICON,
    NO_AGENT,
    PLACE_NAMES,
    PLACES,
    PLAYERS,
    RACHKOVSKY,
    ZOMBIES,
)
from intrigue.games.emerald.first.cthulhu import DoomedCity
from intrigue.games.emerald.first.doubles import DrawDoubles
from intrigue.games.emerald.first.effects import banish, change_heart
from intrigue.games.emerald.first.piles import fetch
from intrigue.games.emerald.first.places import city_of, is_place
from intrigue.games.emerald.first.points_and_end import UPDATE
from intrigue.games.emerald.first.sanity import CLAIMED, Sanity
from intrigue.games.emerald.first.table import Emerald, agents_in
from intrigue.games.emerald.first.uncover import UNCOVER, take_face_up
from intrigue.games.emerald.shared.piles import discard
from intrigue.kernel.event import seat_name
from intrigue.kernel.table import NOBODY, Step

CULTISTS_DISC: Final[i64] = 2
RACHKOVSKY_DRAWS: Final[i64] = 2


def influence(t: Emerald, seat: i64, place: i64) -> i64:
    """Their cubes there, their agents in the city, and with Cultists their control disc (E1-87 to E1-90, E1-383)."""
    n = t.cubes[place * PLAYERS + seat]
    city = city_of(place)
    if city >= 0:
        n += agents_in(t, seat, city)
        if t.control[city] == seat and t.effect_at[CULTISTS] == seat:
            n += CULTISTS_DISC
    return n


def can_claim(t: Emerald, seat: i64, place: i64) -> bool:
    """A cube there, nobody with more points, no blocking disc, nothing that is theirs or locked (E1-85 to E1-97)."""
    if t.cubes[place * PLAYERS + seat] == 0 or t.blocked[place] > 0 or not is_place(t, place):
        return False
    city = city_of(place)
    if BOX <= place < EFFECT and (t.control[city] == seat or t.locked[city] > 0):
        return False
    points = influence(t, seat, place)
    for other in range(t.seats):
        if other == seat:
            continue
        theirs = influence(t, other, place)
        if theirs > points:
            return False
        if theirs == points and city >= 0 and agents_in(t, other, city) > agents_in(t, seat, city):
            return False
    return True


def claims(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """Everything they can claim, as options."""
    for place in range(PLACES):
        if can_claim(t, seat, place):
            out = append(out, CLAIM + place)
    return out


def claim(t: Emerald, seat: i64, place: i64) -> None:
    """Card and counter; cubes; next card of the pile; sanity; effect on claiming: in this order (E1-98)."""
    if place >= EFFECT:
        claim_effect(t, seat, place - EFFECT)
    elif place >= BOX:
        claim_city(t, seat, place - BOX)
    else:
        claim_card(t, seat, place)
    clear_cubes(t, seat, place)
    t.agenda.append(UPDATE)


def clear_cubes(t: Emerald, seat: i64, place: i64) -> None:
    """The claimant's cubes there go to Limbo, those of all others to their stocks (E1-108 to E1-110)."""
    for other in range(t.seats):
        n = t.cubes[place * PLAYERS + other]
        if n == 0:
            continue
        t.cubes[place * PLAYERS + other] = 0
        if other == seat:
            t.limbo[seat] += n
        else:
            t.stock[other] += n
        if t.listening:
            t.tell(
                "cubes-to-limbo" if other == seat else "cubes-to-stock",
                seat=seat_name(other),
                place=PLACE_NAMES[place],
                n=int(n),
            )


def claim_card(t: Emerald, seat: i64, city: i64) -> None:
    """A Game card goes to the discard pile, a named agent's counter to the City box (E1-99, E1-100)."""
    card = take_face_up(t, city)
    if card == RACHKOVSKY:
        t.agenda.append(DrawDoubles(seat, RACHKOVSKY_DRAWS, 1))
    if t.numbers.sanity[card] > 0:
        t.agenda.append(Sanity(seat, CLAIMED, NO_AGENT))
    t.agenda.append(UNCOVER[city])
    if t.listening:
        t.tell("claimed", seat=seat_name(seat), card=CARD_NAMES[card], city=CITY_NAMES[city])
    discard(t, seat, card)
    if card < FIRST_OTHER:
        t.where[card - FIRST_AGENT] = city
        t.controller[card - FIRST_AGENT] = seat
    elif card == NECRONOMICON:
        t.necronomicon_of = seat
    elif card == ZOMBIES:
        t.zombie_owner = seat


def claim_city(t: Emerald, seat: i64, city: i64) -> None:
    """The City card is taken from the supply or from whoever controls the city; the disc follows (E1-104 to E1-107)."""
    before = t.control[city]
    if t.listening:
        t.tell("city-claimed", seat=seat_name(seat), city=CITY_NAMES[city])
    if before >= 0:
        t.tell("city-lost", seat=seat_name(before), city=CITY_NAMES[city])
        fetch(t, before, FIRST_CITY_CARD + city)
    t.control[city] = seat
    discard(t, seat, FIRST_CITY_CARD + city)


def claim_effect(t: Emerald, seat: i64, effect: i64) -> None:
    """A Permanent Effect lies before the claimant from now on; some do something at once (E1-101 to E1-103)."""
    t.effect_at[effect] = seat
    t.tell("effect-claimed", seat=seat_name(seat), effect=EFFECT_NAMES[effect])
    if effect == CTHULHU:
        t.delayed = True
        t.agenda.append(DoomedCity(seat))
    elif effect in (CHANGE_OF_HEART, LEOPOLD):
        t.agenda.append(TakesEffect(seat, effect))
    if t.numbers.effect_sanity[effect] > 0:
        t.agenda.append(Sanity(seat, CLAIMED, NO_AGENT))


class TakesEffect(Step[Emerald]):
    """A claimed Permanent Effect does what it does at once (E1-363, E1-403)."""

    def __init__(self, who: i64, effect: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.effect: Final = effect

    def take(self, t: Emerald, option: i64) -> None:
        if self.effect == LEOPOLD:
            banish(t, self.who)
        else:
            change_heart(t, self.who)

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.effect)
