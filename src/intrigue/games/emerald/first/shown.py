"""What people are shown besides the view: influence, ways and prices, points and their reasons, the numbers of drafts.

Everything is counted by the rules' own functions, at a table imagined from the viewer's view, and follows from that
view: what was only imagined is never read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from intrigue.games.emerald.first.agents import is_alone
from intrigue.games.emerald.first.attacks import target_city
from intrigue.games.emerald.first.board import (
    Attacked,
    Beside,
    Departure,
    Evidence,
    Gain,
    Influence,
    Journey,
    KnownDouble,
    PlaceShown,
    Score,
    SeatShown,
    Suspect,
    TrackShown,
    What,
)
from intrigue.games.emerald.first.board import Board as Board
from intrigue.games.emerald.first.board import Prospect as Prospect
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    BOX,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    EFFECT,
    EFFECT_NAMES,
    EFFECTS,
    NAMED,
    NO_TARGET,
    PLACE_NAMES,
    PLACES,
    PLAYERS,
    REVOLUTION,
    SIDE_NAMES,
    TARGET_NAMES,
    WAR,
    YOG_SOTHOTH,
)
from intrigue.games.emerald.first.claims import can_claim, influence
from intrigue.games.emerald.first.foil import Foil, StandBy
from intrigue.games.emerald.first.numbers import NO_ROAD
from intrigue.games.emerald.first.places import city_of, is_place
from intrigue.games.emerald.first.prospect import ahead, planned, roads, way
from intrigue.games.emerald.first.prospect import prospect as prospect
from intrigue.games.emerald.first.sanity import mad_limit
from intrigue.games.emerald.first.scoring import (
    final_score,
    kill_points,
    reasons,
    side_out,
    vampires_of,
    winners,
)
from intrigue.games.emerald.first.strikes import STRIKE_NAMES, Escape
from intrigue.games.emerald.first.table import (
    DRAWN,
    EATEN_BY,
    HIDDEN_BY,
    IN_SUPPLY,
    KEPT_BY,
    ON_MI_GO,
    ON_YOG,
    SHOWN_BY,
    Emerald,
    agents_in,
    doubles_of,
    in_city,
)
from intrigue.games.emerald.shared.shown import known_side
from intrigue.games.emerald.shared.table import side_of


def board(t: Emerald, viewer: int | None) -> Board:
    """What the viewer is shown at a table imagined from their view."""
    scores = tuple(_score(t, seat) for seat in range(t.seats)) if t.over > 0 else ()
    best = max((score.points for score in scores if score.wins), default=0)
    return Board(
        points=tuple(int(t.disc[seat]) for seat in range(t.seats)),
        attack=_attack(t),
        places=_places(t, viewer),
        departures=() if viewer is None else _departures(t, viewer),
        revolution=_track(t, int(REVOLUTION)),
        war=_track(t, int(WAR)),
        seats=tuple(_seat(t, viewer, seat) for seat in range(t.seats)),
        suspects=() if viewer is None else _suspects(t, viewer),
        doubles=() if viewer is None else tuple(_known_doubles(t, viewer)),
        plan=planned(t) if t.agenda and t.agenda[-1].seat == viewer else (),
        scores=scores,
        lowest=_lowest(t) if scores else None,
        tie=any(score.points == best and not score.wins and not score.out for score in scores),
    )


def _attack(t: Emerald) -> Attacked | None:
    step = t.agenda[-1] if t.agenda else None
    how, attacker, target = "attempt", -1, int(NO_TARGET)
    if isinstance(step, Escape):
        how, attacker, target = STRIKE_NAMES[step.how], int(step.attacker), int(step.agent)
    elif isinstance(step, Foil):
        attacker, target = int(step.active), int(step.target)
    elif isinstance(step, StandBy):
        attacker, target = int(step.seat), int(step.target)
    if target == NO_TARGET:
        return None
    return Attacked(cast(Literal["attempt"], how), attacker, TARGET_NAMES[target], CITY_NAMES[target_city(t, target)])


# ---------------------------------------------------------------- places and ways


def _places(t: Emerald, viewer: int | None) -> tuple[PlaceShown, ...]:
    trial = t.copy()  # cubes are put on it to see how many it takes
    return tuple(_place(t, trial, viewer, place) for place in range(PLACES))


def _place(t: Emerald, trial: Emerald, viewer: int | None, place: int) -> PlaceShown:
    city = int(city_of(place))
    at = place * int(PLAYERS)
    cubes = tuple(int(t.cubes[at + seat]) for seat in range(t.seats))
    agents = [int(agents_in(t, seat, city)) if city >= 0 else 0 for seat in range(t.seats)]
    rows = [Influence(seat, cubes[seat], agents[seat], int(influence(t, seat, place))) for seat in range(t.seats)]
    strength = sorted((row for row in rows if row.points > 0), key=lambda row: (-row.points, -row.agents, row.seat))
    most = max(row.points for row in rows)
    short = 0 if viewer is None or t.over > 0 else _short(trial, viewer, place, most)
    return PlaceShown(
        id=PLACE_NAMES[place],
        kind="card" if place < BOX else "box" if place < EFFECT else "effect",
        city=CITY_NAMES[city] if city >= 0 else "",
        card=card_at(t, place),
        there=bool(is_place(t, place)),
        blocked=t.blocked[place] > 0,
        cubes=cubes,
        influence=tuple(strength),
        leader=ahead([(row.points, row.agents, row.seat) for row in rows]),
        claim="none" if viewer is None or t.over > 0 or short is None else "short" if short > 0 else "open",
        short=short or 0,
    )


def card_at(t: Emerald, place: int) -> str:
    """What can be claimed at a place; empty where nothing lies."""
    if not is_place(t, place):
        return ""
    if place >= EFFECT:
        return EFFECT_NAMES[place - int(EFFECT)]
    return f"city_{CITY_NAMES[place - int(BOX)]}" if place >= BOX else CARD_NAMES[t.face_up[place]]


def _short(trial: Emerald, seat: int, place: int, most: int) -> int | None:
    """How many more cubes would let a player claim there, if nobody has more influence than this; None: no number."""
    at = place * int(PLAYERS) + seat
    for n in range(most + 2):
        if can_claim(trial, seat, place):
            return n
        trial.cubes[at] += 1
    return None


def _departures(t: Emerald, seat: int) -> tuple[Departure, ...]:
    here = {int(t.where[agent]) for agent in range(AGENTS) if t.controller[agent] == seat and in_city(t, agent)}
    costs = roads(t, seat)
    return tuple(_departure(t, costs, start) for start in sorted(here))


def _departure(t: Emerald, costs: list[list[int]], start: int) -> Departure:
    ways = [
        Journey(CITY_NAMES[city], costs[start][city], way(t, costs, start, city))
        for city in range(CITIES)
        if city != start and costs[start][city] < NO_ROAD
    ]
    return Departure(CITY_NAMES[start], tuple(ways))


def _track(t: Emerald, track: int) -> TrackShown:
    """The row of points has the highest worth so far at every space (E1-438)."""
    points = t.numbers.war_vp if track == WAR else t.numbers.revolution_vp
    at = int(t.war if track == WAR else t.revolution)
    for space in range(at + 1, len(points)):
        if points[space] > points[at]:
            return TrackShown(space, int(points[space]))
    return TrackShown(None, 0)


# ---------------------------------------------------------------- players


def _seat(t: Emerald, viewer: int | None, seat: int) -> SeatShown:
    main = int(NAMED) + seat
    return SeatShown(
        side=known_side(t, viewer, seat),
        to_go=max(0, int(t.numbers.vp_end[t.seats] - t.disc[seat])) if t.over == 0 else 0,
        mad_limit=int(mad_limit(t, seat)),
        main=CITY_NAMES[t.where[main]] if in_city(t, main) else "",
        points=_points(t, viewer, seat),
        beside=(*_before(t, seat), *dangers(t, seat)),
        evidence=tuple(one for one in _evidence(t, seat) if one.n > 0),
    )


def _points(t: Emerald, viewer: int | None, seat: int) -> tuple[Gain, ...]:
    """By the true side if the viewer may know every reason; else what counts while it is secret (E1-425, E1-428)."""
    if seat == viewer or t.revealed[seat] > 0:
        found = reasons(t, seat, side_of(t, seat))
    else:
        sides = [reasons(t, seat, side) for side in range(len(SIDE_NAMES))]
        secret = t.necronomicon_of == seat
        found = {
            "cities": sides[0]["cities"],
            "necronomicon": int(t.numbers.necronomicon) if secret else 0,
            "royals": sum(side["royals"] for side in sides),
        }
    return tuple(Gain(cast(What, what), n) for what, n in found.items() if n > 0)


def _before(t: Emerald, seat: int) -> list[Beside]:
    out = [Beside("effect", EFFECT_NAMES[effect], None) for effect in range(EFFECTS) if t.effect_at[effect] == seat]
    for city in range(CITIES):
        if t.royal[city] == seat:
            out.append(Beside("royal-killed", f"royal_{CITY_NAMES[city]}", None))
        if t.royal[city] == HIDDEN_BY + seat:
            out.append(Beside("royal-hidden", f"royal_{CITY_NAMES[city]}", None))
    for agent in range(AGENTS):
        out += _counter(t, seat, agent)
    if t.zombie_owner == seat and not t.banished:
        out.append(Beside("zombies-owner", "zombies", None))
    if t.necronomicon_of == seat:
        out.append(Beside("necronomicon-owner", "necronomicon", None))
    return out


def _counter(t: Emerald, seat: int, agent: int) -> Iterator[Beside]:
    """An agent's counter, or the double agent counter that names him, if it lies before this player."""
    name, owner = AGENT_NAMES[agent], int(t.controller[agent])
    if t.where[agent] in (KEPT_BY + seat, EATEN_BY + seat):
        yield Beside("killed-agent", name, owner)
    if t.where[agent] == ON_MI_GO and owner == seat:
        yield Beside("on-mi-go", name, None)
    if t.where[agent] == ON_YOG and t.effect_at[YOG_SOTHOTH] == seat:
        yield Beside("on-yog", name, None)
    if agent < NAMED and t.double[agent] == SHOWN_BY + seat:
        yield Beside("shown-double", name, None)


def dangers(t: Emerald, seat: int) -> list[Beside]:
    """What may make a player reveal soon: the last Mad counter but one, a main agent whom nobody guards."""
    if t.over > 0 or t.turns == 0 or t.revealed[seat] > 0:
        return []
    main = int(NAMED) + seat
    out = [Beside("last-mad", "", None)] if t.mad[seat] == mad_limit(t, seat) - 1 else []
    if t.known[seat] > 0 and is_alone(t, seat) and in_city(t, main) and t.vampire[main] == 0:
        out.append(Beside("alone", "", None))
    return out


def _evidence(t: Emerald, seat: int) -> list[Evidence]:
    """What everybody sees of a player's deeds. The weights are a rule of thumb."""
    killed = sum(t.royal[city] == seat for city in range(CITIES))
    hidden = sum(t.royal[city] == HIDDEN_BY + seat for city in range(CITIES))
    victims = sum(t.where[agent] in (KEPT_BY + seat, EATEN_BY + seat) for agent in range(AGENTS))
    own = [agent for agent in range(NAMED) if t.controller[agent] == seat and in_city(t, agent)]
    worth = sum(int(t.numbers.agent_vp[agent]) for agent in own if t.vampire[agent] == 0)
    vampires = int(vampires_of(t, seat))
    zombies = int(t.zombie_owner == seat and not t.banished)
    given = sum(t.where[agent] == ON_YOG and t.controller[agent] == seat for agent in range(NAMED))
    return [
        Evidence("killed-royalty", killed, "restorationist", 4 * killed),
        Evidence("hid-royalty", hidden, "loyalist", 4 * hidden),
        Evidence("killed-agents", victims, "loyalist", 2 * victims),
        Evidence("agents", worth, "restorationist", worth),
        Evidence("vampires", vampires, "loyalist", vampires),
        Evidence("zombies", zombies, "loyalist", 2 * zombies),
        Evidence("yog", given, "loyalist", 2 * given),
    ]


def _suspects(t: Emerald, viewer: int) -> tuple[Suspect, ...]:
    """The named agents of the viewer on the board, the most doubtful first."""
    own = [agent for agent in range(NAMED) if t.controller[agent] == viewer and in_city(t, agent)]
    chance = _chance(t, viewer)
    return tuple(sorted((_suspect(t, viewer, agent, chance) for agent in own), key=lambda one: -one.percent))


def _is_placed(t: Emerald, viewer: int, agent: int) -> bool:
    """Does the viewer know where the double agent counter of this agent is?"""
    holder = t.double[agent]
    drawn = holder == DRAWN and t.active == viewer  # they are choosing from these
    shown = SHOWN_BY <= holder < SHOWN_BY + PLAYERS
    return drawn or shown or holder == viewer or t.knows[viewer * NAMED + agent] > 0


def _chance(t: Emerald, viewer: int) -> int:
    """Counters that the viewer knows nothing of are with the others or not dealt, each place as likely as another."""
    others = [seat for seat in range(t.seats) if seat != viewer]
    placed = [int(t.double[agent]) for agent in range(NAMED) if _is_placed(t, viewer, agent)]
    unknown = int(NAMED) - len(placed)
    held = sum(int(doubles_of(t, seat)) for seat in others) - sum(holder in others for holder in placed)
    return round(100 * held / unknown) if unknown > 0 else 0


def _suspect(t: Emerald, viewer: int, agent: int, chance: int) -> Suspect:
    if not _is_placed(t, viewer, agent):
        return Suspect(AGENT_NAMES[agent], chance, None)
    holder = int(t.double[agent])
    other = 0 <= holder < PLAYERS and holder != viewer
    return Suspect(AGENT_NAMES[agent], 100 if other else 0, holder if other else None)


def _known_doubles(t: Emerald, viewer: int) -> Iterator[KnownDouble]:
    for agent in range(NAMED):
        holder = int(t.double[agent])
        if t.knows[viewer * NAMED + agent] > 0 and holder != viewer and IN_SUPPLY <= holder < PLAYERS:
            yield KnownDouble(AGENT_NAMES[agent], holder if holder >= 0 else None)


# ---------------------------------------------------------------- the end


def _score(t: Emerald, seat: int) -> Score:
    side = int(side_of(t, seat))
    parts = {**reasons(t, seat, side), "kills": int(kill_points(t, seat))}
    return Score(
        seat=seat,
        side=SIDE_NAMES[side],
        had=int(t.disc[seat]),
        parts=tuple(Gain(cast(What, what), n) for what, n in parts.items()),
        points=int(final_score(t, seat)),
        out=side == side_out(t),
        place=1 + sum(_height(t, other) > _height(t, seat) for other in range(t.seats)),
        wins=seat in winners(t),
    )


def _height(t: Emerald, seat: int) -> tuple[bool, int, bool]:
    """By what players are ranked: the side that is left, points, and whoever wins a tie (E1-455 to E1-461)."""
    return side_of(t, seat) != side_out(t), int(final_score(t, seat)), seat in winners(t)


def _lowest(t: Emerald) -> int | None:
    """Whose score put a side out; None if all are on one side."""
    out = [seat for seat in range(t.seats) if side_of(t, seat) == side_out(t)]
    return min(out, key=lambda seat: int(final_score(t, seat)), default=None)
