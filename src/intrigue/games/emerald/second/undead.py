"""The Zombies: whom they hunt, and where new ones come (E2-260 to E2-267)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import BY_ZOMBIE, attack, end_text
from intrigue.games.emerald.second.cards import AIM, CITIES, CITY, CITY_NAMES, DONE, PLAYERS, SEAT_NAMES, TARGETS
from intrigue.games.emerald.second.points_and_end import cities_from
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.second.texts_with_target import agents_of_others
from intrigue.games.emerald.shared.plans import drop_plan
from intrigue.games.emerald.shared.table import Forced
from intrigue.games.emerald.shared.texts import Text
from intrigue.kernel.event import Plain, seat_name
from intrigue.kernel.table import Step

ZOMBIE_PLAN: Final[i64] = 9
"""The number of this plan; `turn.PLAN_NAMES` has them all."""


class Zombies(Text[Emerald]):
    """First they may take an agent in each city where they stand, then two more come (E2-260 to E2-267)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return not t.banished and (t.zombies_left > 0 or len(prey(t, seat)) > 0)

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return horde_options(t, seat)

    def about(self, t: Emerald, seat: i64) -> dict[str, Plain]:
        return horde_about(t, seat)

    def enough(self, t: Emerald) -> bool:
        return is_attack(t.picked[0]) or len(t.picked) == coming(t)

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        if len(t.picked) == 0:
            return
        if is_attack(t.picked[0]):
            hunt(t, seat, t.picked[0])
        else:
            rise(t, seat, t.picked)


def is_attack(option: i64) -> bool:
    """Does it name an agent?"""
    return AIM <= option < AIM + CITIES * TARGETS


def coming(t: Emerald) -> i64:
    """How many zombies come to the board (E2-263, E2-264)."""
    return min(t.numbers.zombies_per_play, t.zombies_left)


def prey(t: Emerald, seat: i64) -> vec[i64]:
    """Whom a zombie can still attack: in each city one agent is taken at most, and a saved one is safe (E2-151)."""
    out = vec[i64]()
    for option in agents_of_others(t, seat):
        city = (option - AIM) // TARGETS
        victim = (option - AIM) % TARGETS
        attempts: i64 = 0
        eaten = False
        saved: i64 = 0
        for code in t.hunted:
            if code // 2 // PLAYERS == city:
                attempts += 1
                if code % 2 == 0:
                    eaten = True
                elif code // 2 % PLAYERS == victim:
                    saved += 1
        if not eaten and attempts < t.zombies[city] and t.agents[city * PLAYERS + victim] > saved:
            out = append(out, option)
    return out


def horde_options(t: Emerald, seat: i64) -> vec[i64]:
    """An agent to attack first, or the cities of all zombies that come (E2-262, E2-263, E2-326)."""
    chosen = len(t.picked)
    out = prey(t, seat) if chosen == 0 else vec[i64]()
    if coming(t) == 0:
        return append(out, DONE)
    for option in cities_from(t.picked[chosen - 1] - CITY if chosen > 0 and not t.any_order else i64(0)):
        out = append(out, option)
    return out


def horde_about(t: Emerald, seat: i64) -> dict[str, Plain]:
    """Cities chosen, zombies that come, and attacks that are possible before."""
    return {"n": len(t.picked), "of": int(coming(t)), "prey": len(prey(t, seat)) if len(t.picked) == 0 else 0}


def hunt(t: Emerald, seat: i64, option: i64) -> None:
    """A zombie attacks; when that is finished there may be more to do (E2-262)."""
    t.agenda.append(PROWL[seat])
    attack(t, BY_ZOMBIE, seat, (option - AIM) // TARGETS, (option - AIM) % TARGETS)


def rise(t: Emerald, seat: i64, options: vec[i64]) -> None:
    """New zombies come to these cities, all at once."""
    for option in options:
        city = option - CITY
        t.zombies_left -= 1
        t.zombies[city] += 1
        t.tell("zombie-placed", seat=seat_name(seat), city=CITY_NAMES[city])


class Prowl(Forced[Emerald]):
    """After an attack: another one, or new zombies, if there is anything left for them to do. All of it is public."""

    def take(self, t: Emerald, option: i64) -> None:
        if coming(t) > 0 or len(prey(t, self.who)) > 0:
            t.agenda.append(HUNT[self.who])
        else:
            t.hunted = vec[i64]()


class Hunt(Step[Emerald]):
    """Another agent for the zombies, or the cities of those that come (E2-262, E2-263, E2-326)."""

    def prompt(self, t: Emerald) -> str:
        return "zombies"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return horde_about(t, self.seat)

    def options(self, t: Emerald) -> vec[i64]:
        return horde_options(t, self.seat)

    def take(self, t: Emerald, option: i64) -> None:
        if is_attack(option):
            hunt(t, self.seat, option)
            return
        if option != DONE:
            t.plan = ZOMBIE_PLAN
            t.picked = append(t.picked, option)
            if len(t.picked) < coming(t):
                t.agenda.append(self)
                return
        rise(t, self.seat, t.picked)
        drop_plan(t)
        t.hunted = vec[i64]()


PROWL: Final = [Prowl(seat) for seat in range(len(SEAT_NAMES))]
HUNT: Final = [Hunt(seat) for seat in range(len(SEAT_NAMES))]
