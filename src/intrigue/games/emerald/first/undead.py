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
from intrigue.games.emerald.first.numbers import ACTION, NO_ROAD
from intrigue.games.emerald.first.plans import ZOMBIE_PLAN
from intrigue.games.emerald.first.points_and_end import BY_ZOMBIES, UPDATE, ends
from intrigue.games.emerald.first.strikes import BY_VAMPIRE, BY_ZOMBIE, attack
from intrigue.games.emerald.first.table import Emerald, agents_in, in_city, zombies_out
from intrigue.games.emerald.shared.plans import drop_plan
from intrigue.games.emerald.shared.table import Forced
from intrigue.games.emerald.shared.texts import OneChoice, Text
from intrigue.kernel.event import Plain, seat_name
from intrigue.kernel.table import Step

# ---------------------------------------------------------------- vampires


def has_vampire_in(t: Emerald, seat: i64, city: i64) -> bool:
    """Have they a vampire there, perhaps their main agent (E1-330)?"""
    for agent in range(AGENTS):
        if t.where[agent] == city and t.controller[agent] == seat and t.vampire[agent] > 0:
            return True
    return False


class Vampire(OneChoice[Emerald]):
    """The player turns an own agent, or beside a vampire of theirs takes a known player's (E1-328 to E1-334)."""

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
        t.tell("turned", seat=seat_name(seat), agent=AGENT_NAMES[agent])
        t.agenda.append(UPDATE)


# ---------------------------------------------------------------- zombies


class Zombies(Text[Emerald]):
    """They kill where they stand, then more of them come; all eight on the board end the game (E1-341 to E1-347)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        if t.banished:
            return False
        return self.ends_game(t) or stirs(t, seat)

    def ends_game(self, t: Emerald) -> bool:
        """Are all on the board, and is it the first action (E1-341, E1-342)?"""
        return zombies_out(t) and t.actions == t.numbers.actions

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return vec[i64]() if self.ends_game(t) else zombie_options(t, seat)

    def about(self, t: Emerald, seat: i64) -> dict[str, Plain]:
        return zombies_wanted(t, seat)

    def enough(self, t: Emerald) -> bool:
        return is_strike(t.picked[0]) or len(t.picked) == most_zombies(t)

    def apply(self, t: Emerald, seat: i64) -> None:
        spent: i64 = 1 if t.numbers.kind[ZOMBIES] == ACTION else 0
        if zombies_out(t) and t.actions + spent == t.numbers.actions:
            ends(t, BY_ZOMBIES, seat)
        elif len(t.picked) > 0 and is_strike(t.picked[0]):
            zombie_attack(t, seat, t.picked[0] - STRIKE)
        else:
            put_zombies(t, seat)


def stirs(t: Emerald, seat: i64) -> bool:
    """Can zombies of this player kill or come?"""
    return len(prey(t, seat)) > 0 or (t.zombies_left > 0 and some_city(zombie_reach(t, seat, 0)))


def zombie_options(t: Emerald, seat: i64) -> vec[i64]:
    """An agent for a zombie, as long as no new ones come; a City box for one more of these; or that is all (E1-514)."""
    out = prey(t, seat) if len(t.picked) == 0 else vec[i64]()
    return append(zombie_cities(t, seat, out), DONE)


def is_strike(option: i64) -> bool:
    """Does it name a victim?"""
    return STRIKE <= option < STRIKE + AGENTS


def prey(t: Emerald, seat: i64) -> vec[i64]:
    """Whom their zombies can kill now, one in each city (E1-343 to E1-345)."""
    out = vec[i64]()
    for agent in range(AGENTS):
        if is_victim(t, seat, agent) and t.zombies[t.where[agent]] > 0 and not has_hunted(t, t.where[agent]):
            out = append(out, STRIKE + agent)
    return out


def has_hunted(t: Emerald, city: i64) -> bool:
    """Have the zombies there had their victim in this action (E1-343)?"""
    for hunted in t.hunted:
        if hunted == city:
            return True
    return False


def zombie_attack(t: Emerald, seat: i64, agent: i64) -> None:
    """A zombie attacks an agent in its city; afterwards the player is asked again, as long as there is a choice."""
    t.hunted = append(t.hunted, t.where[agent])
    t.agenda.append(PROWL[seat])
    attack(t, BY_ZOMBIE, seat, agent)


def zombie_reach(t: Emerald, seat: i64, coming: i64) -> vec[i64]:
    """Which cities may get zombies: with an agent or a zombie of the player's, and their neighbours (E1-348, E1-351).

    What is on the board says so; by an agreement also the first `coming` of those that are chosen (E1-349).
    """
    zombies = t.zombies[:]
    if t.options.zombie_chain:
        for i in range(coming):
            zombies[t.picked[i] - CITY] += 1
    out = vec[i64]([i64(0)] * CITIES)
    for city in range(CITIES):
        if zombies[city] == 0 and agents_in(t, seat, city) == 0:
            continue
        opens = zombies[city] > 0 or not t.options.reach_by_zombies
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


def most_zombies(t: Emerald) -> i64:
    """How many may come in one action (E1-347)."""
    return min(t.numbers.zombies_per_play, t.zombies_left)


def zombie_cities(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """The City boxes for one more zombie, as options, in the order of the cities.

    A city that only the zombie chosen last has opened may come before that one.
    """
    n = len(t.picked)
    if n >= most_zombies(t):
        return out
    reach = zombie_reach(t, seat, n)
    first: i64 = 0
    before = reach
    if n > 0 and not t.any_order:
        first = t.picked[n - 1] - CITY
        before = zombie_reach(t, seat, n - 1)
    for city in range(CITIES):
        if reach[city] > 0 and (city >= first or before[city] == 0):
            out = append(out, CITY + city)
    return out


def put_zombies(t: Emerald, seat: i64) -> None:
    """All zombies that are chosen come at once."""
    for option in t.picked:
        t.zombies_left -= 1
        t.zombies[option - CITY] += 1
        t.tell("zombie-placed", seat=seat_name(seat), city=CITY_NAMES[option - CITY])
    t.hunted = vec[i64]()
    t.agenda.append(UPDATE)


class Prowl(Forced[Emerald]):
    """A zombie has attacked. Whether there is anything left to choose, everybody can see."""

    def take(self, t: Emerald, option: i64) -> None:
        if stirs(t, self.who):
            t.agenda.append(HUNT[self.who])
        else:
            t.hunted = vec[i64]()


class Hunt(Step[Emerald]):
    """Another agent for the zombies, in an order of the player's own, or the cities for new ones (E1-344, E1-514)."""

    def prompt(self, t: Emerald) -> str:
        return "zombies"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return zombies_wanted(t, self.seat)

    def options(self, t: Emerald) -> vec[i64]:
        return zombie_options(t, self.seat)

    def take(self, t: Emerald, option: i64) -> None:
        if is_strike(option):
            zombie_attack(t, self.seat, option - STRIKE)
            return
        if option != DONE:
            t.plan = ZOMBIE_PLAN
            t.picked = append(t.picked, option)
            if len(t.picked) < most_zombies(t):
                t.agenda.append(self)
                return
        elif len(t.picked) == 0 and t.listening:
            t.tell("zombies-rest", seat=seat_name(self.seat))
        put_zombies(t, self.seat)
        drop_plan(t)


def zombies_wanted(t: Emerald, seat: i64) -> dict[str, Plain]:
    """What the question needs to name: zombies chosen, how many may come, and how many agents they could attack."""
    hunting = prey(t, seat) if len(t.picked) == 0 else vec[i64]()
    return {"n": len(t.picked), "of": int(most_zombies(t)), "prey": len(hunting)}


PROWL: Final = [Prowl(seat) for seat in range(len(SEAT_NAMES))]
HUNT: Final = [Hunt(seat) for seat in range(len(SEAT_NAMES))]
