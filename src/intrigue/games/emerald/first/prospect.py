"""The numbers of a draft: what it has and what it needs, and what it would change.

They are counted at tables imagined from the player's own view, by the rules' own functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.attacks import bombs_there, need, target_city
from intrigue.games.emerald.first.board import Bombs, Moved, Prospect, Standing, Trip
from intrigue.games.emerald.first.board_texts import MOST_CUBES
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    ARROW_NAMES,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    LIMBO,
    PLACE_NAMES,
    PLACES,
    PLAYERS,
    REVOLUTION,
    ROYAL,
    SEAT_NAMES,
    SOURCE_NAMES,
    STOCK,
    TARGET_NAMES,
    VERBS,
    WAR,
    ZOMBIE,
)
from intrigue.games.emerald.first.claims import influence
from intrigue.games.emerald.first.markers import marker_after
from intrigue.games.emerald.first.numbers import NO_ROAD
from intrigue.games.emerald.first.places import city_of
from intrigue.games.emerald.first.plans import (
    ATTEMPT_PLAN,
    MARKER_PLAN,
    MOVE_PLAN,
    PLAN_NAMES,
    RETRIEVE_PLAN,
    TEXT_PLAN,
    retrievable,
)
from intrigue.games.emerald.first.routes import journeys, may_enter
from intrigue.games.emerald.first.scoring import corrected, shown
from intrigue.games.emerald.first.table import Emerald, agents_in
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.games.emerald.shared.shown import Amount, Change
from intrigue.games.emerald.shared.table import is_restorationist, side_of


def prospect(before: Emerald, after: Emerald, seat: int, phrases: Sequence[str]) -> Prospect:
    """A draft: `before` is the table without it, `after` with it, carried out if it is complete."""
    answers = [phrase.split() for phrase in (*planned(before), *phrases)]
    action = _action(after, answers)
    if _comes_out(before, after, seat):
        after = before
    whole = after.plan == NO_PLAN and answers != [] and after is not before
    bombs, gold = _bombs(before, seat, answers), _gold(before, seat, action, answers)
    cubes = _cubes(before, seat, action, answers)
    meter = Amount(bombs.agents + bombs.cards, bombs.need) if bombs else gold or cubes
    return Prospect(
        action=action,
        n=meter.n if meter else _count(answers, "discard"),
        of=meter.of if meter else 0,
        cards=tuple(things[0] for verb, *things in answers if verb in CARD_VERBS),
        cubes=cubes,
        gold=gold,
        bought=_symbols(before.numbers.gold, answers, "buy") // int(before.numbers.gold_per_cube),
        bombs=bombs,
        trips=tuple(_trips(before, seat, action, answers)),
        moved=tuple(_moves(before, after) if whole else _chosen(seat, answers)),
        standings=tuple(_standings(before, after, seat)),
        revolution=Change(int(before.revolution), int(marker_after(after, REVOLUTION))),
        war=Change(int(before.war), int(marker_after(after, WAR))),
        points=Change(int(shown(before, seat)), int(shown(after, seat))),
        worth=Change(*(int(corrected(t, seat, side_of(t, seat))) for t in (before, after))),
    )


def _comes_out(before: Emerald, after: Emerald, seat: int) -> bool:
    """Does somebody else reveal an identity? What comes of it then was only imagined."""
    return any(before.revealed[other] != after.revealed[other] for other in range(before.seats) if other != seat)


CARD_VERBS = (
    "place",
    "retrieve",
    "buy",
    "move",
    "advance",
    "attempt",
    "bomb",
    "use",
    "discard",
    "swap",
    "remove",
    "bury",
)
"""With these a card leaves the hand."""

# ---------------------------------------------------------------- what is begun


def planned(t: Emerald) -> tuple[str, ...]:
    """The answers that led to the action which is being put together."""
    if t.plan == NO_PLAN:
        return ()
    verb = PLAN_NAMES[t.plan]
    cards = [CARD_NAMES[card] for card in t.chosen]
    picked = [int(piece) for piece in t.picked]
    if t.plan == MARKER_PLAN:
        return tuple(f"advance {card} {ARROW_NAMES[arrow]}" for card, arrow in zip(cards, picked, strict=True))
    if t.plan == RETRIEVE_PLAN:
        return (*(f"retrieve {card}" for card in cards), *(f"take {SOURCE_NAMES[place]}" for place in picked))
    if t.plan == MOVE_PLAN:
        goes = [divmod(piece, int(CITIES)) for piece in picked]
        return (*(f"move {card}" for card in cards), *(f"go {AGENT_NAMES[one]} {CITY_NAMES[to]}" for one, to in goes))
    if t.plan == ATTEMPT_PLAN:
        strikes = [f"strike {TARGET_NAMES[target]}" for target in picked]
        return (f"attempt {cards[0]}", *strikes, *(f"bomb {card}" for card in cards[1:]))
    options = [VERBS.phrase(option) for option in picked]
    if t.plan == TEXT_PLAN:
        return (f"use {cards[0]}", *(f"discard {card}" for card in cards[1:]), *options)
    return (*(f"{verb} {card}" for card in cards), *options)


# ---------------------------------------------------------------- what it has and needs


def _action(after: Emerald, answers: Sequence[Sequence[str]]) -> str:
    """Of a journey that was chosen before its gold, too, the action is to move."""
    if after.plan == MOVE_PLAN or any(words[0] == "move" for words in answers):
        return "move"
    return answers[0][0] if answers else ""


def _count(answers: Sequence[Sequence[str]], verb: str) -> int:
    return sum(words[0] == verb for words in answers)


def _symbols(row: vec[i64], answers: Sequence[Sequence[str]], verb: str) -> int:
    """All symbols of this row on the cards that are played with this verb."""
    return sum(int(row[CARD_NAMES.index(words[1])]) for words in answers if words[0] == verb)


def _cubes(t: Emerald, seat: int, action: str, answers: Sequence[Sequence[str]]) -> Amount | None:
    if action == "place":
        stock = int(t.stock[seat])
        return Amount(min(_symbols(t.numbers.cube, answers, "place"), stock), stock)
    if action == "retrieve":
        most = min(_symbols(t.numbers.cube, answers, "retrieve"), int(retrievable(t, seat)))
        return Amount(_count(answers, "take"), most)
    chosen = _count(answers, "send") + _count(answers, "take")
    return Amount(chosen, int(MOST_CUBES)) if chosen else None


def _gold(t: Emerald, seat: int, action: str, answers: Sequence[Sequence[str]]) -> Amount | None:
    gold = _symbols(t.numbers.gold, answers, action) if action in ("buy", "move") else 0
    if action == "buy":
        return Amount(gold, gold - gold % int(t.numbers.gold_per_cube))
    return Amount(gold, sum(trip.cost for trip in _trips(t, seat, action, answers))) if action == "move" else None


def _bombs(t: Emerald, seat: int, answers: Sequence[Sequence[str]]) -> Bombs | None:
    aims = [words[1] for words in answers if words[0] == "strike"]
    if not aims or answers[0][0] != "attempt":
        return None
    target = TARGET_NAMES.index(aims[0])
    city = int(target_city(t, target))
    return Bombs(
        target=aims[0],
        city=CITY_NAMES[city],
        need=int(need(t, target)),
        agents=int(bombs_there(t, seat, city)),
        cards=_symbols(t.numbers.bomb, answers, "bomb"),
        points=_worth_of(t, seat, target),
    )


def _worth_of(t: Emerald, seat: int, target: int) -> int:
    if target >= ZOMBIE:
        return 0
    if target >= ROYAL:
        return int(t.numbers.royal_vp[target - ROYAL])
    return 0 if is_restorationist(t, seat) else int(t.numbers.agent_killed)


# ---------------------------------------------------------------- ways


def roads(t: Emerald, seat: int) -> list[list[int]]:
    """What the cheapest open route between any two cities costs a player's agents; 0 to stay."""
    costs = [[int(cost) for cost in journeys(t, seat, start)] for start in range(CITIES)]
    for city in range(CITIES):
        costs[city][city] = 0
        if not may_enter(t, seat, city):  # nobody comes through
            for row in costs:
                row[city] = int(NO_ROAD)
    return costs


def way(t: Emerald, costs: Sequence[Sequence[int]], start: int, city: int) -> tuple[str, ...]:
    """The cities on the cheapest open route, if there is one."""
    out: list[str] = []
    while start != city and costs[start][city] < NO_ROAD:
        left = costs[start][city]
        steps = [int(t.numbers.passage[start * CITIES + there]) for there in range(CITIES)]
        ahead = [there for there in range(CITIES) if steps[there] + costs[there][city] == left and steps[there] > 0]
        start = city if city in ahead else next(there for there in ahead if costs[start][there] == steps[there])
        out.append(CITY_NAMES[start])
    return tuple(out[:-1])


def _trips(t: Emerald, seat: int, action: str, answers: Sequence[Sequence[str]]) -> Iterator[Trip]:
    goes = [words for words in answers if words[0] in ("go", "return")]
    paid = roads(t, seat) if goes and action == "move" else None
    for _, agent, city in goes:
        start, to = int(t.where[AGENT_NAMES.index(agent)]), CITY_NAMES.index(city)
        if paid is None:
            yield Trip(agent, CITY_NAMES[start] if start < CITIES else "", city, 0, ())
        else:
            yield Trip(agent, CITY_NAMES[start], city, paid[start][to], way(t, paid, start, to))


# ---------------------------------------------------------------- what it changes


def _chosen(seat: int, answers: Sequence[Sequence[str]]) -> Iterator[Moved]:
    """Cubes that are chosen so far."""
    change: dict[tuple[str, int], int] = {}
    for verb, *things in answers:
        if verb == "take":
            change[things[0], seat] = change.get((things[0], seat), 0) - 1
        if verb == "send":
            key = things[1], SEAT_NAMES.index(things[0])
            change[key] = change.get(key, 0) - 1
    for (place, whose), n in change.items():
        yield Moved(place, whose, n)


def _moves(before: Emerald, after: Emerald) -> Iterator[Moved]:
    for place in range(STOCK + 1):
        for seat in range(before.seats):
            n = _cubes_at(after, place, seat) - _cubes_at(before, place, seat)
            if n != 0:
                yield Moved(SOURCE_NAMES[place], seat, n)


def _cubes_at(t: Emerald, place: int, seat: int) -> int:
    if place >= LIMBO:
        return int(t.limbo[seat] if place == LIMBO else t.stock[seat])
    return int(t.cubes[place * PLAYERS + seat])


def leader_at(t: Emerald, place: int) -> int | None:
    """Who has most influence at a place."""
    city = int(city_of(place))
    return ahead(
        [
            (int(influence(t, seat, place)), int(agents_in(t, seat, city)) if city >= 0 else 0, seat)
            for seat in range(t.seats)
        ]
    )


def ahead(strength: list[tuple[int, int, int]]) -> int | None:
    """Who of all players has most influence, agents settling ties; None if nobody, or not one alone (E1-91, E1-92).

    Of everybody: points, agents, seat.
    """
    best, second = sorted(strength, reverse=True)[:2]
    return best[2] if best[0] > 0 and best[:2] != second[:2] else None


def _standings(before: Emerald, after: Emerald, seat: int) -> Iterator[Standing]:
    for place in range(PLACES):
        points = Change(int(influence(before, seat, place)), int(influence(after, seat, place)))
        now, then = leader_at(before, place), leader_at(after, place)
        if points.before != points.after or now != then:
            yield Standing(PLACE_NAMES[place], points, now, then)
