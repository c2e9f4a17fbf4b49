"""Who leads where, and how sure a claim there is: part of the judgement behind the advice for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.bot.weights import Weights
from intrigue.games.emerald.first.cards import AGENTS, CITIES, CULTISTS
from intrigue.games.emerald.first.claims import CULTISTS_DISC
from intrigue.games.emerald.first.places import city_of
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared.cards import PLAYERS
from intrigue.kernel.bag import empty

FADES: Final = vec[float]([-0.62, -0.50, -0.36, -0.28, -0.19, -0.15, -0.10, -0.08, -0.05])
"""For a lead of 0, half a point (more agents), 1, 1 1/2, ...: the logarithm of what is left after an action."""
LONGEST: Final[i64] = 8
"""A lead that is longer than this is as good as this one."""


def guards(t: Emerald) -> vec[i64]:
    """Everybody's agents in each city: `city * PLAYERS + seat`."""
    out = empty(CITIES * PLAYERS)
    for agent in range(AGENTS):
        city = t.where[agent]
        if 0 <= city < CITIES and t.controller[agent] >= 0:
            out[city * PLAYERS + t.controller[agent]] += 1
    return out


def risk(t: Emerald, seat: i64) -> float:
    """How many actions others have before they may claim; the more players, the less each cares for this place."""
    if t.active == seat:
        if t.actions == t.numbers.actions and not t.free_used:
            return 0.0
        n = t.numbers.actions * (t.seats - 1)
    else:
        between = (seat - t.active + t.seats) % t.seats - 1
        n = t.actions + t.numbers.actions * between
    return float(n) * 2.0 / float(t.seats)


def lead_at(t: Emerald, seat: i64, place: i64, agents: vec[i64]) -> i64:
    """Twice a player's lead over the best of the others, ties judged by agents."""
    least: i64 = 1000
    for other in range(t.seats):
        if other != seat:
            least = min(least, ahead_of(t, seat, other, place, agents))
    return least


def ahead_of(t: Emerald, seat: i64, other: i64, place: i64, agents: vec[i64]) -> i64:
    """Twice a player's lead over another one at a place, ties judged by agents."""
    city = city_of(place)
    lead = 2 * (influence_at(t, seat, place, city, agents) - influence_at(t, other, place, city, agents))
    if city >= 0:
        mine = agents[city * PLAYERS + seat]
        yours = agents[city * PLAYERS + other]
        lead += 1 if mine > yours else (-1 if mine < yours else 0)
    return lead


def influence_at(t: Emerald, seat: i64, place: i64, city: i64, agents: vec[i64]) -> i64:
    """Their influence at a place (E1-87 to E1-90, E1-383)."""
    n = t.cubes[place * PLAYERS + seat]
    if city >= 0:
        n += agents[city * PLAYERS + seat]
        if t.effect_at[CULTISTS] == seat and t.control[city] == seat:
            n += CULTISTS_DISC
    return n


def reach(w: Weights, lead: i64, risked: float) -> float:
    """How sure a claim is for whoever leads by this much (twice), if others have these actions before."""
    if lead < 0:
        return trailing(w, (1 - lead) // 2)
    if risked <= 0.0:
        return w.claim_now
    return w.claim_later * exp(w.fade * risked * FADES[min(lead, LONGEST)])


def trailing(w: Weights, behind: i64) -> float:
    """How sure it is for who is behind by this much."""
    if behind == 1:
        return w.behind_1
    if behind == 2:
        return w.behind_2
    if behind == 3:
        return w.behind_3
    return w.behind_4 if behind == 4 else w.far_behind
