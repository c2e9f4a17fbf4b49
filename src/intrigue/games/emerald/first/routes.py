"""The map: who may enter a city, what a journey costs, and where an agent can flee (section 9)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import CITIES
from intrigue.games.emerald.first.numbers import NO_ROAD
from intrigue.games.emerald.first.table import Emerald
from intrigue.kernel.bag import bag


def may_enter(t: Emerald, seat: i64, city: i64) -> bool:
    """A locked city is open to its owner's agents alone, a destroyed one to nobody's (E1-137, E1-138, E1-267)."""
    return t.destroyed[city] == 0 and (t.locked[city] == 0 or t.control[city] == seat)


def journeys(t: Emerald, seat: i64, start: i64) -> vec[i64]:
    """What the cheapest open route to each city costs; `NO_ROAD` if there is none, and to stay (E1-129, E1-130)."""
    for city in range(CITIES):
        if t.locked[city] + t.destroyed[city] > 0:
            return detours(t, seat, start)
    return bag(t.numbers.route, start, CITIES)


def detours(t: Emerald, seat: i64, start: i64) -> vec[i64]:
    """The same where some cities are closed."""
    cost = vec[i64]([NO_ROAD] * CITIES)
    done = vec[i64]([i64(0)] * CITIES)
    cost[start] = 0
    passage = t.numbers.passage
    while True:
        here: i64 = -1
        for city in range(CITIES):
            if done[city] == 0 and cost[city] < NO_ROAD and (here < 0 or cost[city] < cost[here]):
                here = city
        if here < 0:
            break
        done[here] = 1
        for city in range(CITIES):
            on = cost[here] + passage[here * CITIES + city]
            if on < cost[city] and may_enter(t, seat, city):
                cost[city] = on
    cost[start] = NO_ROAD
    return cost


def neighbours(t: Emerald, seat: i64, city: i64) -> vec[i64]:
    """The neighbouring cities that their agents may enter (E1-133)."""
    out = vec[i64]()
    for other in range(CITIES):
        if t.numbers.passage[city * CITIES + other] < NO_ROAD and may_enter(t, seat, other):
            out = append(out, other)
    return out


def refuges(t: Emerald, seat: i64, city: i64) -> vec[i64]:
    """Where an agent goes who must leave: a neighbouring city, or else any city that he may enter (E1-264)."""
    out = neighbours(t, seat, city)
    if len(out) > 0:
        return out
    for other in range(CITIES):
        if other != city and may_enter(t, seat, other):
            out = append(out, other)
    return out
