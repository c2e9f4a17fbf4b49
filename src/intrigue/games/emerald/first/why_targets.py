"""Why a text cannot be used on an agent or a player (sections 15 and 16)."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    CITY_NAMES,
    NAMED,
    PLAYERS,
    SEAT_NAMES,
)
from intrigue.games.emerald.first.sanity import is_sane_loyalist
from intrigue.games.emerald.first.table import Emerald, doubles_of, in_city
from intrigue.games.emerald.first.undead import has_hunted, has_vampire_in, zombie_reach
from intrigue.games.emerald.first.why_common import (
    CITY,
    SEAT,
    TARGET,
    TextWhy,
    closed,
    no_victim,
    not_yours,
    on_board,
)
from intrigue.kernel.event import seat_name
from intrigue.kernel.refusal import Reason, because

# ---------------------------------------------------------------- texts that ask for agents


def journeys_of(t: Emerald, seat: i64) -> list[str]:
    """Their agents on the board with every city, and all others where they stand."""
    out = []
    for agent in on_board(t):
        if t.controller[agent] == seat:
            out += [f"go {AGENT_NAMES[agent]} {city}" for city in CITY_NAMES]
    for agent in on_board(t):
        if t.controller[agent] != seat:
            out.append(f"go {AGENT_NAMES[agent]} {CITY_NAMES[t.where[agent]]}")
    return out


class NadarWhy(TextWhy):
    """One of the player's agents, and any city."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("move-none")

    def things(self, t: Emerald, seat: i64) -> list[str]:
        return journeys_of(t, seat)

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb != "go":
            return because("not-part")
        agent = TARGET[things[0]]
        city = CITY[things[1]]
        other = not_yours(t, seat, agent)
        if other is not None:
            return other
        return because("move-same") if t.where[agent] == city else closed(t, seat, city)


class ShoggothWhy(TextWhy):
    """Any lawful victim."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("victim-none")

    def things(self, t: Emerald, seat: i64) -> list[str]:
        out = [f"strike {AGENT_NAMES[agent]}" for agent in on_board(t)]
        return out + [f"strike royal_{city}" for city in CITY_NAMES]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb != "strike":
            return because("not-part")
        target = TARGET[things[0]]
        return no_victim(t, seat, target) if target < AGENTS else because("shoggoth-agents")


class VampireWhy(TextWhy):
    """An agent of the player's own, or one beside a vampire of theirs."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("banished") if t.banished else because("turn-none")

    def things(self, t: Emerald, seat: i64) -> list[str]:
        return [f"turn {AGENT_NAMES[agent]}" for agent in on_board(t)]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb != "turn":
            return because("not-part")
        agent = TARGET[things[0]]
        owner = t.controller[agent]
        if not in_city(t, agent):
            return because("agent-away", agent=AGENT_NAMES[agent])
        if t.vampire[agent] > 0:
            return because("turn-vampire")
        if owner == seat:
            return None
        if agent >= NAMED:
            return because("turn-main")
        if t.known[owner] == 0:
            return because("target-unknown")
        return None if has_vampire_in(t, seat, t.where[agent]) else because("turn-far")


class ZombiesWhy(TextWhy):
    """A victim, or cities for new ones."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("banished") if t.banished else because("zombies-none")

    def things(self, t: Emerald, seat: i64) -> list[str]:
        out = [f"strike {AGENT_NAMES[agent]}" for agent in on_board(t)]
        return out + [f"city {city}" for city in CITY_NAMES] + ["done"]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb == "done":
            return None
        if verb == "city":
            return self.why_not_to(t, seat, CITY[things[0]])
        if verb != "strike":
            return because("not-part")
        target = TARGET[things[0]]
        if target >= AGENTS:
            return because("zombies-agents")
        if len(t.picked) > 0:
            return because("zombies-kill-first")
        spared = no_victim(t, seat, target)
        if spared is not None:
            return spared
        city = t.where[target]
        if t.zombies[city] == 0:
            return because("zombie-none", city=CITY_NAMES[city])
        return because("zombie-hunted", city=CITY_NAMES[city]) if has_hunted(t, city) else None

    def why_not_to(self, t: Emerald, seat: i64, city: i64) -> Reason | None:
        """Why no zombie can come there (E1-347 to E1-351)."""
        if t.zombies_left == 0:
            return because("zombies-all")
        if t.destroyed[city] > 0:
            return because("place-destroyed")
        if t.locked[city] > 0:
            return because("zombie-locked")
        return None if zombie_reach(t, seat, len(t.picked))[city] > 0 else because("zombie-far", city=CITY_NAMES[city])


# ---------------------------------------------------------------- texts that ask for a player


class SeatWhy(TextWhy):
    """One of the other players."""

    def things(self, t: Emerald, seat: i64) -> list[str]:
        return [f"choose {SEAT_NAMES[other]}" for other in range(t.seats)]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb != "choose":
            return because("not-part")
        other = SEAT[things[0]]
        if other >= t.seats:
            return because("not-part")
        return because("seat-self") if other == seat else self.spared(t, seat, other)

    def spared(self, t: Emerald, seat: i64, other: i64) -> Reason | None:
        """Why this other player cannot be chosen."""
        raise NotImplementedError


class IreneAdlerWhy(SeatWhy):
    """Somebody who holds two double agent counters."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("counters-few")

    def spared(self, t: Emerald, seat: i64, other: i64) -> Reason | None:
        return because("counters-last", seat=seat_name(other)) if doubles_of(t, other) < 2 else None


class TerrorsWhy(SeatWhy):
    """Somebody who would draw a sanity counter."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("terror-none")

    def spared(self, t: Emerald, seat: i64, other: i64) -> Reason | None:
        return because("terror-loyalist", seat=seat_name(other)) if is_sane_loyalist(t, other) else None


class BurtsevWhy(SeatWhy):
    """Somebody whose identity is secret."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("identity-none")

    def spared(self, t: Emerald, seat: i64, other: i64) -> Reason | None:
        if t.revealed[other] > 0:
            return because("identity-open", seat=seat_name(other))
        return because("identity-seen", seat=seat_name(other)) if t.looked[seat * PLAYERS + other] > 0 else None
