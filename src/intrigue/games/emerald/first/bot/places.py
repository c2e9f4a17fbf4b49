"""Who leads where, and how sure a claim there is: part of the judgement behind the advice for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.bot.weights import Weights
from intrigue.games.emerald.first.cards import AGENTS, BOX, CITIES, CULTISTS, EFFECT
from intrigue.games.emerald.first.claims import CULTISTS_DISC
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared.cards import PLAYERS
from intrigue.kernel.bag import empty

FADES: Final = vec[float]([-0.62, -0.50, -0.36, -0.28, -0.19, -0.15, -0.10, -0.08, -0.05])
"""For a lead of 0, half a point (more agents), 1, 1 1/2, ...: the logarithm of what is left after an action."""
LONGEST: Final[i64] = 8
"""A lead that is longer than this is as good as this one."""
FARTHEST: Final[i64] = -9
"""Who is farther behind than this is as far as this."""
LEADS: Final[i64] = LONGEST - FARTHEST + 1
MOST_ACTIONS: Final[i64] = 32
"""More actions before a claim than these are as many as these."""


class Board:
    """Everybody's agents in all cities, as they are when it is read, and who leads where by them and by the cubes."""

    def __init__(self, t: Emerald) -> None:
        self.t = t
        self.agents: Final = empty(CITIES * PLAYERS)
        """Everybody's agents in each city: `city * PLAYERS + seat`."""
        self.read()

    def read(self) -> None:
        """Look at the table anew."""
        agents, where, controller = self.agents, self.t.where, self.t.controller
        for i in range(len(agents)):
            agents[i] = 0
        cities = CITIES
        for agent in range(AGENTS):
            city = where[agent]
            if 0 <= city < cities:
                owner = controller[agent]
                if owner >= 0:
                    agents[city * PLAYERS + owner] += 1

    def lead(self, seat: i64, place: i64) -> i64:
        """Twice a player's lead over the best of the others, ties judged by agents; claiming takes 0 or more."""
        t = self.t
        cubes, agents = t.cubes, self.agents
        row = place * PLAYERS
        own = cubes[row + seat]
        least: i64 = 1000
        if place >= EFFECT:
            for other in range(t.seats):
                if other != seat:
                    least = min(least, 2 * (own - cubes[row + other]))
            return least
        there = row if place < BOX else row - BOX * PLAYERS
        mine = agents[there + seat]
        own += mine
        for other in range(t.seats):
            if other != seat:
                yours = agents[there + other]
                lead = 2 * (own - cubes[row + other] - yours) + (1 if mine > yours else (-1 if mine < yours else 0))
                least = min(least, lead)
        return least if t.effect_at[CULTISTS] < 0 else self.lead_among_cultists(seat, place)

    def lead_among_cultists(self, seat: i64, place: i64) -> i64:
        """The same where somebody has the Cultists (E1-383)."""
        least: i64 = 1000
        for other in range(self.t.seats):
            if other != seat:
                least = min(least, self.ahead_of(seat, other, place))
        return least

    def ahead_of(self, seat: i64, other: i64, place: i64) -> i64:
        """Twice a player's lead over another one at a place, ties judged by agents (E1-87 to E1-90)."""
        t = self.t
        row = place * PLAYERS
        lead = 2 * (t.cubes[row + seat] - t.cubes[row + other])
        if place >= EFFECT:
            return lead
        city = place if place < BOX else place - BOX
        mine = self.agents[city * PLAYERS + seat]
        yours = self.agents[city * PLAYERS + other]
        lead += 2 * (mine - yours) + (1 if mine > yours else (-1 if mine < yours else 0))
        cultists = t.effect_at[CULTISTS]
        if cultists >= 0 and t.control[city] == cultists:
            lead += 2 * CULTISTS_DISC * ((1 if cultists == seat else 0) - (1 if cultists == other else 0))
        return lead


def waiting(t: Emerald, seat: i64) -> i64:
    """How many actions others have before they may claim."""
    if t.active == seat:
        if t.actions == t.numbers.actions and not t.free_used:
            return 0
        return t.numbers.actions * (t.seats - 1)
    between = (seat - t.active + t.seats) % t.seats - 1
    return t.actions + t.numbers.actions * between


class Sureness:
    """How sure a claim is, by how many players there are, by what others can do before, and by the lead."""

    def __init__(self, w: Weights) -> None:
        rows: list[float] = []
        for seats in range(PLAYERS + 1):
            for actions in range(MOST_ACTIONS):
                # The more players, the less each of them cares for this place.
                risked = float(actions) * 2.0 / float(max(seats, 1))
                for lead in range(FARTHEST, LONGEST + 1):
                    rows.append(reach(w, lead, risked))
        self.rows: Final = vec[float](rows)

    def row(self, t: Emerald, seat: i64) -> i64:
        """Where the row of a player begins at this table."""
        return (t.seats * MOST_ACTIONS + min(waiting(t, seat), MOST_ACTIONS - 1)) * LEADS - FARTHEST

    def of(self, row: i64, lead: i64) -> float:
        """How sure it is with this lead."""
        return self.rows[row + (LONGEST if lead > LONGEST else (FARTHEST if lead < FARTHEST else lead))]


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
