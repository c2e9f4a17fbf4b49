"""Vampires and zombies (section 16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.agents import is_victim
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    CITIES,
    CITY,
    CITY_NAMES,
    DONE,
    NAMED,
    SEAT_NAMES,
    STRIKE,
    TURN,
    ZOMBIES,
)
from intrigue.games.emerald.first.fate import BY_ZOMBIES, UPDATE, ends
from intrigue.games.emerald.first.numbers import ACTION, NO_ROAD
from intrigue.games.emerald.first.strikes import BY_VAMPIRE, BY_ZOMBIE, attack
from intrigue.games.emerald.first.table import Emerald, agents_in, in_city, zombies_out
from intrigue.games.emerald.parts.texts import OneChoice, Text
from intrigue.kernel.event import Plain, seat_name
from intrigue.kernel.table import NOBODY, Step

# ---------------------------------------------------------------- vampires


def has_vampire_in(t: Emerald, seat: i64, city: i64) -> bool:
    """Has he a vampire there, perhaps his main agent (E1-330)?"""
    for agent in range(AGENTS):
        if t.where[agent] == city and t.controller[agent] == seat and t.vampire[agent] > 0:
            return True
    return False


class Vampire(OneChoice[Emerald]):
    """He turns one of his agents, or in the company of a vampire of his takes a known player's (E1-328 to E1-334)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if t.banished:
            return out
        for agent in range(AGENTS):
            if t.vampire[agent] == 0 and in_city(t, agent) and self.can_turn(t, seat, agent):
                out = append(out, TURN + agent)
        return out

    def can_turn(self, t: Emerald, seat: i64, agent: i64) -> bool:
        owner = t.controller[agent]
        if owner == seat:
            return True
        return agent < NAMED and t.known[owner] > 0 and has_vampire_in(t, seat, t.where[agent])

    def apply(self, t: Emerald, seat: i64) -> None:
        agent = t.picked[0] - TURN
        if t.controller[agent] != seat:
            attack(t, BY_VAMPIRE, seat, agent)
            return
        t.vampire[agent] = 1
        if t.heard:
            t.tell("turned", seat=seat_name(seat), agent=AGENT_NAMES[agent])
        t.agenda.append(UPDATE)


# ---------------------------------------------------------------- zombies


class Zombies(Text[Emerald]):
    """They kill where they stand, then more of them come; all eight on the board end the game (E1-341 to E1-347)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        if t.banished:
            return False
        if zombies_out(t) and t.actions == t.numbers.actions:
            return True
        return len(prey(t, seat)) > 0 or (t.zombies_left > 0 and some_city(zombie_reach(t, seat)))

    def apply(self, t: Emerald, seat: i64) -> None:
        spent: i64 = 1 if t.numbers.kind[ZOMBIES] == ACTION else 0
        if zombies_out(t) and t.actions + spent == t.numbers.actions:
            ends(t, BY_ZOMBIES, seat)
            return
        t.hunted = vec[i64]()
        t.agenda.append(Rise(seat))
        t.agenda.append(HUNT[seat])


def prey(t: Emerald, seat: i64) -> vec[i64]:
    """Whom his zombies can kill now, one in each city (E1-343 to E1-345)."""
    out = vec[i64]()
    for agent in range(AGENTS):
        if not is_victim(t, seat, agent) or t.zombies[t.where[agent]] == 0:
            continue
        hunted = False
        for city in t.hunted:
            hunted = hunted or city == t.where[agent]
        if not hunted:
            out = append(out, STRIKE + agent)
    return out


class Hunt(Step[Emerald]):
    """Another agent for the zombies, in an order of the player's own, or no more (E1-344, E1-514)."""

    def prompt(self, t: Emerald) -> str:
        return "zombie-hunt"

    def options(self, t: Emerald) -> vec[i64]:
        return append(prey(t, self.seat), DONE)

    def take(self, t: Emerald, option: i64) -> None:
        if option == DONE:
            t.hunted = vec[i64]()
            return
        agent = option - STRIKE
        t.hunted = append(t.hunted, t.where[agent])
        t.agenda.append(self)
        attack(t, BY_ZOMBIE, self.seat, agent)


def zombie_reach(t: Emerald, seat: i64) -> vec[i64]:
    """Which cities may get zombies: with an agent or a zombie of his, and their neighbours (E1-348, E1-351)."""
    out = vec[i64]([i64(0)] * CITIES)
    for city in range(CITIES):
        agents = agents_in(t, seat, city) > 0
        if not agents and t.zombies[city] == 0:
            continue
        opens = t.zombies[city] > 0 or not t.reach_by_zombies
        for there in range(CITIES):
            near = there == city or (opens and t.numbers.passage[city * CITIES + there] < NO_ROAD)
            if near and t.locked[there] == 0 and t.destroyed[there] == 0:
                out[there] = 1
    return out


def some_city(row: vec[i64]) -> bool:
    """Is there one?"""
    for city in range(CITIES):
        if row[city] > 0:
            return True
    return False


class Rise(Step[Emerald]):
    """Up to three zombies come; what is on the board now says where (E1-347, E1-349)."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Emerald, option: i64) -> None:
        t.reach = zombie_reach(t, self.who)
        t.agenda.append(Spread(self.who, t.numbers.zombies_per_play, 0))

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


class Spread(Step[Emerald]):
    """So many zombies may still be put on City boxes, in the order of the cities."""

    def __init__(self, who: i64, n: i64, first: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.n: Final = n
        self.first: Final = first

    def take(self, t: Emerald, option: i64) -> None:
        if t.zombie_chain:
            t.reach = zombie_reach(t, self.who)
        if self.n > 0 and t.zombies_left > 0 and some_city(t.reach):
            t.agenda.append(ZombieCity(self.who, self.n, self.first))
        else:
            t.reach = vec[i64]()

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.n, self.first)


class ZombieCity(Step[Emerald]):
    """The city for a zombie, or no more of them (E1-514)."""

    def __init__(self, seat: i64, n: i64, first: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.first: Final = first

    def prompt(self, t: Emerald) -> str:
        return "zombie-city"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": int(min(self.n, t.zombies_left))}

    def options(self, t: Emerald) -> vec[i64]:
        out = vec[i64]([DONE])
        for city in range(self.first, CITIES):
            if t.reach[city] > 0:
                out = append(out, CITY + city)
        return out

    def take(self, t: Emerald, option: i64) -> None:
        if option == DONE:
            t.reach = vec[i64]()
            return
        city = option - CITY
        t.zombies_left -= 1
        t.zombies[city] += 1
        # A zombie that opens further cities may be followed by one in a city that comes before.
        t.agenda.append(Spread(self.seat, self.n - 1, 0 if t.zombie_chain else city))
        if t.heard:
            t.tell("zombie-placed", seat=seat_name(self.seat), city=CITY_NAMES[city])
        t.agenda.append(UPDATE)

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.n, self.first)


HUNT: Final = [Hunt(seat) for seat in range(len(SEAT_NAMES))]
