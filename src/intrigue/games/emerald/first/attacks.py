"""What attempts take: cards, targets, bomb points (section 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.agents import is_victim
from intrigue.games.emerald.first.cards import (
    AGENTS,
    ASSASSINATION,
    CARDS,
    CITIES,
    FIRST_AGENT,
    FIRST_OTHER,
    HIDE_ROYALTY,
    HIRED_ASSASSIN,
    MORAN,
    ROYAL,
    STRIKE,
    ZOMBIE,
)
from intrigue.games.emerald.first.table import AT_LARGE, Emerald, in_city
from intrigue.games.emerald.shared.bombs import bombs_held
from intrigue.kernel.bag import empty

# ---------------------------------------------------------------- what an attempt takes


def target_city(t: Emerald, target: i64) -> i64:
    """The city of a target."""
    if target >= ZOMBIE:
        return target - ZOMBIE
    return target - ROYAL if target >= ROYAL else t.where[target]


def need(t: Emerald, target: i64) -> i64:
    """The bomb points it takes; a zombie takes none (E1-187, E1-188, E1-214, E1-357)."""
    if target >= ZOMBIE:
        return 0
    city = target_city(t, target)
    return t.numbers.royal_defence[city] if target >= ROYAL else t.numbers.defence[city]


def bombs_there(t: Emerald, seat: i64, city: i64) -> i64:
    """The bombs on all their counters in a city, and Moran's (E1-183, E1-185)."""
    n: i64 = 1 if t.effect_at[MORAN] == seat else 0
    for agent in range(AGENTS):
        if t.where[agent] == city and t.controller[agent] == seat:
            n += t.numbers.vampire_bombs[agent] if t.vampire[agent] > 0 else t.numbers.bombs[agent]
    return n


def bombs_in_hand(t: Emerald, seat: i64) -> i64:
    """The bombs on all cards they hold."""
    return bombs_held(t, seat, t.numbers.bomb)


HIRED: Final = vec[i64]([i64(card in (int(HIRED_ASSASSIN), int(ASSASSINATION))) for card in range(int(CARDS))])
"""Which cards hire an assassin: looked up, for a tuple made anew at every question would be slow."""


def is_hired(card: i64) -> bool:
    """A Hired Assassin, or the starting card that works like one (E1-180, E1-181)."""
    return HIRED[card] > 0


def is_killer(card: i64) -> bool:
    """Can this card begin an attempt at all?"""
    return is_hired(card) or card == HIDE_ROYALTY or FIRST_AGENT <= card < FIRST_OTHER


def royals_with(t: Emerald, card: i64) -> bool:
    """May this card be used on a royal person (E1-175, E1-176)?"""
    if not FIRST_AGENT <= card < FIRST_OTHER:
        return True
    agent = card - FIRST_AGENT
    return t.numbers.kills_royals[agent] > 0 or t.vampire[agent] > 0


def agents_with(t: Emerald, seat: i64, card: i64) -> bool:
    """May this card be used on agents (E1-175 to E1-177)?"""
    if not FIRST_AGENT <= card < FIRST_OTHER:
        return is_hired(card)
    agent = card - FIRST_AGENT
    return t.numbers.kills_agents[agent] > 0 or t.vampire[agent] > 0 or t.effect_at[MORAN] == seat


def is_safe(t: Emerald, target: i64) -> bool:
    """Was an attempt on this target foiled (E1-231)?"""
    for safe in t.safe:
        if safe == target:
            return True
    return False


def targets_in(t: Emerald, seat: i64, card: i64, city: i64, bombs: i64, out: vec[i64]) -> vec[i64]:
    """What they can attack in one city with this card and these bombs on other cards, as options."""
    bombs += bombs_there(t, seat, city)
    royals = royals_with(t, card)
    agents = agents_with(t, seat, card)
    if royals and t.royal[city] == AT_LARGE and bombs >= t.numbers.royal_defence[city] and not is_safe(t, ROYAL + city):
        out = append(out, STRIKE + ROYAL + city)
    if agents and bombs >= t.numbers.defence[city]:
        for agent in range(AGENTS):
            if t.where[agent] == city and is_victim(t, seat, agent) and not is_safe(t, agent):
                out = append(out, STRIKE + agent)
    if (royals or agents) and card != HIDE_ROYALTY and t.zombies[city] > 0:
        out = append(out, STRIKE + ZOMBIE + city)
    return out


def targets_with(t: Emerald, seat: i64, card: i64) -> vec[i64]:
    """What they can attack with this card, as options (E1-178 to E1-182, E1-189, E1-213, E1-354 to E1-356)."""
    out = vec[i64]()
    if not royals_with(t, card) and not agents_with(t, seat, card):
        return out
    bombs = bombs_in_hand(t, seat) - t.numbers.bomb[card]
    if FIRST_AGENT <= card < FIRST_OTHER:
        agent = card - FIRST_AGENT
        return targets_in(t, seat, card, t.where[agent], bombs, out) if in_city(t, agent) else out
    here = empty(CITIES)
    for agent in range(AGENTS):
        if t.controller[agent] == seat and in_city(t, agent):
            here[t.where[agent]] = 1
    for city in range(CITIES):
        if here[city] > 0:
            out = targets_in(t, seat, card, city, bombs, out)
    return out
