"""Cthulhu: a city is destroyed (E1-366 to E1-382)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.agents import lose_agent
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    BISMARCK,
    BOX,
    CITIES,
    CITY,
    CITY_NAMES,
    CTHULHU,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    FIRST_OTHER,
    NAMED,
    NO_AGENT,
    NO_CARD,
    PLAYERS,
)
from intrigue.games.emerald.first.effects import Flee
from intrigue.games.emerald.first.piles import fetch, remove_card
from intrigue.games.emerald.first.points_and_end import UPDATE
from intrigue.games.emerald.first.routes import refuges
from intrigue.games.emerald.first.sanity import DREAD, Sanity
from intrigue.games.emerald.first.strikes import BY_CTHULHU, Escape, may_be_asked
from intrigue.games.emerald.first.table import EATEN_BY, GONE, LOST, NO_SEAT, ON_CITY, Emerald
from intrigue.games.emerald.first.uncover import run_out, take_face_up
from intrigue.games.emerald.shared.table import clockwise
from intrigue.kernel.event import seat_name
from intrigue.kernel.table import NOBODY, Step


class DoomedCity(Step[Emerald]):
    """The claimant must name a city (E1-368, E1-500)."""

    def prompt(self, t: Emerald) -> str:
        return "doomed-city"

    def options(self, t: Emerald) -> vec[i64]:
        out = vec[i64]()
        for city in range(CITIES):
            if t.destroyed[city] == 0:
                out = append(out, CITY + city)
        return out

    def take(self, t: Emerald, option: i64) -> None:
        city = option - CITY
        t.agenda.append(CthulhuDone())
        for seat in reversed(clockwise(t, self.seat)[1:]):
            t.agenda.append(Sanity(seat, DREAD, NO_AGENT))
        t.agenda.append(Devastate(self.seat, city))
        t.tell("city-doomed", seat=seat_name(self.seat), city=CITY_NAMES[city])
        for agent in range(NAMED - 1, -1, -1):
            if t.where[agent] == city and may_be_asked(t, BY_CTHULHU, agent):
                t.agenda.append(Escape(t.controller[agent], BY_CTHULHU, self.seat, agent))


class CthulhuDone(Step[Emerald]):
    """Everything is carried out: now the game may end (E1-381)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def take(self, t: Emerald, option: i64) -> None:
        t.delayed = False
        t.agenda.append(UPDATE)

    def fields(self) -> tuple[int, ...]:
        return ()


class Devastate(Step[Emerald]):
    """Cubes, agents and all other pieces there go under; then the main agents flee (E1-369 to E1-372, E1-378)."""

    def __init__(self, who: i64, city: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.city: Final = city

    def take(self, t: Emerald, option: i64) -> None:
        city = self.city
        t.tell("city-destroyed", seat=seat_name(self.who), city=CITY_NAMES[city])
        t.destroyed[city] = 1
        t.effect_at[CTHULHU] = ON_CITY
        t.agenda.append(Ruin(self.who, city))
        for seat in reversed(clockwise(t, t.active)):
            if t.where[NAMED + seat] == city and len(refuges(t, seat, city)) > 0:
                t.agenda.append(Flee(seat, city))
        destroy_pieces(t, city)
        destroy_agents(t, self.who, city)
        t.agenda.append(UPDATE)

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.city)


class Ruin(Step[Emerald]):
    """Nobody is left: control, the City card and the Game cards are gone (E1-373 to E1-377)."""

    def __init__(self, who: i64, city: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.city: Final = city

    def take(self, t: Emerald, option: i64) -> None:
        had_card = t.face_up[self.city] != NO_CARD
        destroy_city_card(t, self.city)
        destroy_pile(t, self.who, self.city)
        if had_card:
            run_out(t, self.city)
        t.agenda.append(UPDATE)

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.city)


def destroy_pieces(t: Emerald, city: i64) -> None:
    """Cubes and blocking discs go to the Pool, zombies to their owner's supply (E1-369, E1-378)."""
    for seat in range(t.seats):
        for at in (city * PLAYERS + seat, (BOX + city) * PLAYERS + seat):
            t.pool[seat] += t.cubes[at]
            t.cubes[at] = 0
    t.blocked[city] = 0
    t.blocked[BOX + city] = 0
    t.zombies_left += t.zombies[city]
    t.zombies[city] = 0


def destroy_agents(t: Emerald, who: i64, city: i64) -> None:
    """All named agents there leave the game; those of others count as killed by the claimant (E1-370, E1-371)."""
    for agent in range(NAMED):
        if t.where[agent] != city:
            continue
        owner = t.controller[agent]
        if owner == who:
            lose_agent(t, agent)
            continue
        t.where[agent] = EATEN_BY + who
        t.vampire[agent] = 0
        t.tell(
            "agent-killed",
            seat=seat_name(who),
            victim=seat_name(owner),
            agent=AGENT_NAMES[agent],
            city=CITY_NAMES[city],
        )
        fetch(t, owner, FIRST_AGENT + agent)
        remove_card(t, owner, FIRST_AGENT + agent)


def destroy_city_card(t: Emerald, city: i64) -> None:
    """Control is lost, and the City card leaves the game, wherever it is (E1-272, E1-373 to E1-375)."""
    owner = t.control[city]
    card = FIRST_CITY_CARD + city
    t.control[city] = NO_SEAT
    if t.locked[city] > 0:
        t.locked[city] = 0
        remove_card(t, owner, BISMARCK)
    if owner >= 0:
        fetch(t, owner, card)
    t.removed[card] += 1
    if t.options.royal_disc_taken:
        t.royal[city] = GONE


def destroy_pile(t: Emerald, who: i64, city: i64) -> None:
    """Its Game cards leave the game, the face-down ones unseen, with a counter on the top one (E1-376)."""
    t.pile[city] = 0
    if t.face_up[city] == NO_CARD:
        return
    card = take_face_up(t, city)
    remove_card(t, who, card)
    if card < FIRST_OTHER:
        t.where[card - FIRST_AGENT] = LOST
