"""What a player may be after for several turns, as the table is now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.first.bot.aims import END_AIM, ROYAL_AIM, STOP_AIM, TEXT_AIM, TRACK_AIM
from intrigue.games.emerald.first.bot.heuristic import FOR_USE, Glance
from intrigue.games.emerald.first.bot.judge import Judge, points_by_side, progress, would_win
from intrigue.games.emerald.first.cards import AGENTS, CITIES, PLACES
from intrigue.games.emerald.first.table import Emerald, in_city, owns
from intrigue.kernel.companions import NO_AIM

MOST_PLACES: Final = 3
MOST_ROYALS: Final = 2
MOST_TEXTS: Final = 1
"""How many aims of a kind are thought about."""


def aims_of(judge: Judge, t: Emerald, seat: i64) -> list[int]:
    """The places, royal persons and texts that promise most, and what else is possible."""
    glance = Glance(judge, t, seat, NO_AIM)
    places = [(promise(glance, place), int(place)) for place in range(PLACES)]
    royals = [(best_royal(glance, city), int(ROYAL_AIM + city)) for city in range(CITIES)]
    texts = [(row[glance.side], int(TEXT_AIM) + card) for card, row in FOR_USE.items() if owns(t, seat, card)]
    out = best(places, MOST_PLACES) + best(royals, MOST_ROYALS) + best(texts, MOST_TEXTS) + [int(TRACK_AIM)]
    scores = points_by_side(t)
    standings = judge.standings(t, 1.0 - progress(t, scores), scores)
    ahead = [(standings[other], int(STOP_AIM + other)) for other in range(t.seats) if other != seat]
    out.append(max(ahead)[1])
    if would_win(t, seat, 0):
        out.append(int(END_AIM))
    return out


def promise(glance: Glance, place: i64) -> float:
    """What a place is worth to who would have to gather influence there first."""
    worth = glance.worth_at(place)
    if worth <= 0.0 or glance.t.blocked[place] > 0:
        return 0.0
    missing = max(0, 1 - glance.board.lead(glance.seat, place) // 2)
    return worth / float(2 + missing)


def best_royal(glance: Glance, city: i64) -> float:
    """What the royal person of a city promises to whichever agent serves best."""
    found = 0.0
    for agent in range(AGENTS):
        if glance.t.controller[agent] == glance.seat and in_city(glance.t, agent):
            found = max(found, glance.royal(agent, city))
    return found


def best(aims: list[tuple[float, int]], n: int) -> list[int]:
    """Those that promise most, if anything."""
    return [aim for worth, aim in sorted(aims, reverse=True)[:n] if worth > 0.0]
