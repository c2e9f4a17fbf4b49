"""What an action means to whoever does it: two imagined tables, compared by the rules' own functions."""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from intrigue.games.emerald.first.attacks import is_killer, targets_with
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    BOX,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    EFFECT,
    EFFECT_NAMES,
    EFFECTS,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    FIRST_OTHER,
    HIDE_ROYALTY,
    NAMED,
    PLACES,
    RESTORATIONIST,
    ROYAL,
    STRIKE,
    TARGET_NAMES,
    ZOMBIE,
)
from intrigue.games.emerald.first.claims import can_claim, influence
from intrigue.games.emerald.first.scoring import reasons as points_for
from intrigue.games.emerald.first.scoring import winners
from intrigue.games.emerald.first.shown import card_at, dangers
from intrigue.games.emerald.first.table import EATEN_BY, HIDDEN_BY, KEPT_BY, ON_MI_GO, Emerald, in_city
from intrigue.games.emerald.shared.reasons import (
    FIRMER,
    FOR_CARD,
    IN_REACH,
    NEARER,
    claims,
    end,
    goods,
    new_cards,
    said_once,
)
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.consequence import Consequence, means
from intrigue.kernel.event import seat_name

# In points:
FOR_EFFECT: Final = 2.5
FOR_AGENT: Final = 1.5
FOR_MAIN: Final = 8.0
FOR_STEP: Final = 0.4
FOR_MADNESS: Final = 1.0
FOR_DANGER: Final = 2.0
FROM_OTHERS: Final = 1.5
"""How much more a city is worth that another player loses."""

TOLD_APART: Final = ("cities", "royals")
"""Sources of points whose things are named one by one."""


def reasons(before: Emerald, after: Emerald, seat: int) -> list[Consequence]:
    """What has changed that matters to this seat."""
    if after.over > 0 and before.over == 0:
        return [end(seat in winners(after)), *_points(before, after, seat)]
    return [
        *_points(before, after, seat),
        *said_once(_own_claims(before, after, seat)),
        *_others_claims(before, after, seat),
        *_people(before, after, seat),
        *_things(before, after, seat),
        *_royals_in_reach(before, after, seat),
        *_tracks(before, after, seat),
        *_dangers(before, after, seat),
        *goods(before, after, seat),
    ]


# ---------------------------------------------------------------- points


def _points(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """Cities and royal persons by their names, everything else by what it is for."""
    yield from _cities(before, after, seat)
    yield from _royals(before, after, seat)
    side = int(side_of(after, seat))
    had, has = points_for(before, seat, side), points_for(after, seat, side)
    for what, n in has.items():
        more = n - had[what]
        if what not in TOLD_APART and more != 0:
            gained = more > 0
            yield means("points" if gained else "points-lost", float(abs(more)), points=abs(more), what=what)


def _cities(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    for city in range(CITIES):
        was, now, points = int(before.control[city]), int(after.control[city]), int(after.numbers.city_vp[city])
        name = CITY_NAMES[city]
        if was == now:
            continue
        if now == seat and was >= 0:
            yield means("city-from", FROM_OTHERS * points, city=name, points=points, seat=seat_name(was))
        elif now == seat:
            yield means("city", float(points), city=name, points=points)
        elif was == seat:
            yield means("city-lost", float(points), city=name, points=points)


def _royals(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """They count for one side each: what does not count is told without points."""
    restorationist = side_of(after, seat) == RESTORATIONIST
    for city in range(CITIES):
        if before.royal[city] == after.royal[city]:
            continue
        royal, points = TARGET_NAMES[ROYAL + city], int(after.numbers.royal_vp[city])
        if after.royal[city] == seat:
            points = points if restorationist else 0
            yield means("royal-killed", 1.0 + points, royal=royal, points=points)
        elif after.royal[city] == HIDDEN_BY + seat:
            points = 0 if restorationist else points
            yield means("royal-hidden", 1.0 + points, royal=royal, points=points)


# ---------------------------------------------------------------- claims


def _contested(before: Emerald, after: Emerald) -> Iterator[tuple[int, str]]:
    """The places where the same still waits for whoever claims it, and what that is."""
    for place in range(PLACES):
        card = card_at(before, place)
        if card and card == card_at(after, place) and _owner(before, place) == _owner(after, place):
            yield place, card


def _own_claims(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """What they may claim now, or will sooner."""
    for place, card in _contested(before, after):
        worth, points = _worth(after, seat, place)
        could, can = can_claim(before, seat, place), can_claim(after, seat, place)
        if can and not could:
            yield means("claim", IN_REACH * worth, card=card, points=points)
        elif _lead(after, seat, place) > _lead(before, seat, place):
            if _owner(after, place) == seat:
                yield means("guards", FIRMER * worth, city=CITY_NAMES[place - int(BOX)])
            else:
                yield means("firm" if can else "nearer", (FIRMER if can else NEARER) * worth, card=card)


def _others_claims(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """What others might have claimed and can not any more, or the other way round."""
    for place, card in _contested(before, after):
        for other in range(before.seats):
            could, can = can_claim(before, other, place), can_claim(after, other, place)
            yield from claims(seat, other, card, _worth(after, other, place)[0], could, can)


def _owner(t: Emerald, place: int) -> int:
    """Whose city it is, of a city card."""
    return int(t.control[place - int(BOX)]) if BOX <= place < EFFECT else -1


def _worth(t: Emerald, seat: int, place: int) -> tuple[float, int]:
    """About how much a claim there is worth, and the points that it brings at once."""
    if place >= EFFECT:
        return FOR_EFFECT, 0
    if place >= BOX:
        points = int(t.numbers.city_vp[place - int(BOX)])
        return points * (FROM_OTHERS if _owner(t, place) >= 0 else 1.0), points
    agent = int(t.face_up[place]) - int(FIRST_AGENT)
    if 0 <= agent < NAMED and side_of(t, seat) == RESTORATIONIST:
        return FOR_CARD + float(t.numbers.agent_vp[agent]), int(t.numbers.agent_vp[agent])
    return FOR_CARD, 0


def _lead(t: Emerald, seat: int, place: int) -> int:
    """How much influence more than anybody else's."""
    others = [int(influence(t, other, place)) for other in range(t.seats) if other != seat]
    return int(influence(t, seat, place)) - max(others)


# ---------------------------------------------------------------- agents, cards, effects


def _people(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    for agent in range(NAMED):
        was, now, name = _controller(before, agent), _controller(after, agent), AGENT_NAMES[agent]
        if now == seat and was is not None and was != seat:
            yield means("agent-from", 2 * FOR_AGENT, agent=name, seat=seat_name(was))
        elif now == seat and was is None:
            yield means("agent", FOR_AGENT, agent=name)
        elif was == seat and now != seat:
            yield means("agent-lost", FOR_AGENT, agent=name)
        elif was is not None and was != seat and after.where[agent] in (KEPT_BY + seat, EATEN_BY + seat):
            yield means("agent-killed", FOR_AGENT, agent=name, seat=seat_name(was))
    for other in range(before.seats):
        if after.struck[other] > before.struck[other] and other != seat:
            yield means("main-struck", FOR_MAIN, seat=seat_name(other))
        elif after.struck[other] > before.struck[other]:
            yield means("main-lost", FOR_MAIN)


def _controller(t: Emerald, agent: int) -> int | None:
    """Whose agent he is, while he is in the game."""
    there = in_city(t, agent) or t.where[agent] == ON_MI_GO
    return int(t.controller[agent]) if there and t.controller[agent] >= 0 else None


def _things(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """Permanent Effects, and cards that are not told with a city or an agent."""
    for effect in range(EFFECTS):
        if after.effect_at[effect] == seat != before.effect_at[effect]:
            yield means("card", FOR_EFFECT, card=EFFECT_NAMES[effect])
    for card in new_cards(before, after, seat):
        if not FIRST_CITY_CARD <= card < FIRST_CITY_CARD + CITIES and not FIRST_AGENT <= card < FIRST_OTHER:
            yield means("card", FOR_CARD, card=CARD_NAMES[card])


def _royals_in_reach(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """Royal persons whom they could attack with the cards they hold, and could not before."""
    for target in sorted(_targets(after, seat) - _targets(before, seat)):
        points = int(after.numbers.royal_vp[target - int(ROYAL)])
        yield means("royal-reach", IN_REACH * points, royal=TARGET_NAMES[target], points=points)


def _targets(t: Emerald, seat: int) -> set[int]:
    restorationist = side_of(t, seat) == RESTORATIONIST
    held = [card for card in range(CARDS) if t.hand[seat * CARDS + card] > 0 and is_killer(card)]
    own = [card for card in held if (card != HIDE_ROYALTY) == restorationist]
    found = {int(option - STRIKE) for card in own for option in targets_with(t, seat, card)}
    return {target for target in found if ROYAL <= target < ZOMBIE and t.royal[target - ROYAL] < 0}


# ---------------------------------------------------------------- tracks and dangers


def _tracks(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """Where a marker goes; the points that it brings to one's own side are told apart."""
    for track, steps in (
        ("war", int(after.war - before.war)),
        ("revolution", int(after.revolution - before.revolution)),
    ):
        if steps != 0:
            yield means("track-up" if steps > 0 else "track-down", FOR_STEP * abs(steps), track=track, n=abs(steps))


def _dangers(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    if after.mad[seat] > before.mad[seat]:
        yield means("mad", FOR_MADNESS)
    had = {danger.what for danger in dangers(before, seat)}
    for danger in dangers(after, seat):
        if danger.what not in had:
            yield means("last-mad" if danger.what == "last-mad" else "alone", FOR_DANGER)
