"""The Zombies: whom they hunt, and how they spread (E2-260 to E2-267)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.parts.texts import Text
from intrigue.games.emerald.second.attacks import BY_ZOMBIE, attack, end_text
from intrigue.games.emerald.second.cards import AIM, CITIES, CITY, CITY_NAMES, DONE, PLAYERS, SEAT_NAMES, TARGETS
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.second.texts_aimed import agents_of_others
from intrigue.kernel.event import Plain, seat_name
from intrigue.kernel.table import NOBODY, Step


class Zombies(Text[Emerald]):
    """First they may take an agent in each city where they stand, then two more come (E2-260 to E2-267)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return not t.banished and (t.zombies_left > 0 or len(hunt_options(t, seat)) > 0)

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        t.hunted = vec[i64]()
        t.agenda.append(Spread(seat, t.numbers.zombies_per_play, 0))
        t.agenda.append(HUNT[seat])


def hunt_options(t: Emerald, seat: i64) -> vec[i64]:
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


class Hunt(Step[Emerald]):
    """Another agent for the zombies, or no more (E2-262, E2-326)."""

    def prompt(self, t: Emerald) -> str:
        return "zombie-hunt"

    def options(self, t: Emerald) -> vec[i64]:
        return append(hunt_options(t, self.seat), DONE)

    def take(self, t: Emerald, option: i64) -> None:
        if option == DONE:
            t.hunted = vec[i64]()
            return
        t.agenda.append(self)
        attack(t, BY_ZOMBIE, self.seat, (option - AIM) // TARGETS, (option - AIM) % TARGETS)


class Spread(Step[Emerald]):
    """So many zombies are still to be put into cities, in the order of the cities (E2-263, E2-264)."""

    def __init__(self, who: i64, n: i64, first: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.n: Final = n
        self.first: Final = first

    def take(self, t: Emerald, option: i64) -> None:
        if self.n > 0 and t.zombies_left > 0:
            t.agenda.append(ZombieCity(self.who, self.n, self.first))

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.n, self.first)


class ZombieCity(Step[Emerald]):
    """The city for a zombie."""

    def __init__(self, seat: i64, n: i64, first: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.first: Final = first

    def prompt(self, t: Emerald) -> str:
        return "zombie-city"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": int(min(self.n, t.zombies_left))}

    def options(self, t: Emerald) -> vec[i64]:
        out = vec[i64]()
        for city in range(self.first, CITIES):
            out = append(out, CITY + city)
        return out

    def take(self, t: Emerald, option: i64) -> None:
        city = option - CITY
        t.zombies_left -= 1
        t.zombies[city] += 1
        t.agenda.append(Spread(self.seat, self.n - 1, city))
        if t.heard:
            t.tell("zombie-placed", seat=seat_name(self.seat), city=CITY_NAMES[city])

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.n, self.first)


HUNT: Final = [Hunt(seat) for seat in range(len(SEAT_NAMES))]
