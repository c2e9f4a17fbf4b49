"""A view read back: the table with everything the view shows, and nothing in the hidden places."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    BOX,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    CODE,
    EFFECT,
    EFFECTS,
    NAMED,
    PLAYERS,
    TARGET_NAMES,
)
from intrigue.games.emerald.first.claims import TakesEffect
from intrigue.games.emerald.first.cthulhu import CthulhuDone, Devastate, DoomedCity, Ruin
from intrigue.games.emerald.first.doubles import ChooseDoubles, DoubleDrawn, DrawDoubles, KeepDoubles, StealDouble
from intrigue.games.emerald.first.effects import Flee
from intrigue.games.emerald.first.foil import Foil, Foiled, StandBy
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.first.options import Options
from intrigue.games.emerald.first.piles import Drawn, DrawOne, DrawUp
from intrigue.games.emerald.first.plans import PLAN_NAMES
from intrigue.games.emerald.first.points_and_end import WHY_NAMES, Update
from intrigue.games.emerald.first.sanity import Sanity, SanityDraw
from intrigue.games.emerald.first.strikes import Escape
from intrigue.games.emerald.first.table import (
    ASIDE,
    AT_LARGE,
    DRAWN,
    EATEN_BY,
    GONE,
    HIDDEN_BY,
    IN_DECK,
    KEPT_BY,
    LOST,
    NO_SEAT,
    ON_CITY,
    ON_DISPLAY,
    ON_MI_GO,
    ON_YOG,
    OUT_OF_GAME,
    SHOWN_BY,
    Emerald,
)
from intrigue.games.emerald.first.texts import EndText
from intrigue.games.emerald.first.turn import Act, Deal, FirstPlayer, NextTurn, SettleIn
from intrigue.games.emerald.first.uncover import BringEffect, EffectUp, TurnedUp, Uncover
from intrigue.games.emerald.first.undead import Hunt, Prowl
from intrigue.games.emerald.first.view import AgentView, CityView, EffectView, OwnView, SeatView, View
from intrigue.games.emerald.shared.belief import card_number, read_course, read_own_cards, read_player
from intrigue.kernel.bag import fill

STEP_TYPES: Final = {
    step.__name__: step
    for step in (
        Act,
        BringEffect,
        ChooseDoubles,
        CthulhuDone,
        Deal,
        Devastate,
        DoomedCity,
        DoubleDrawn,
        DrawDoubles,
        DrawOne,
        DrawUp,
        Drawn,
        EffectUp,
        EndText,
        Escape,
        FirstPlayer,
        Flee,
        Foil,
        Foiled,
        Hunt,
        KeepDoubles,
        NextTurn,
        Prowl,
        Ruin,
        Sanity,
        SanityDraw,
        SettleIn,
        StandBy,
        StealDouble,
        TakesEffect,
        TurnedUp,
        Uncover,
        Update,
    )
}


def seat_number(seat: int | None) -> i64:
    """A seat, or nobody."""
    return NO_SEAT if seat is None else i64(seat)


def known_table(view: View, numbers: Numbers) -> Emerald:
    """The table with everything the view shows, and nothing in the hidden places."""
    t = Emerald(len(view.seats))
    t.lay_out()
    t.numbers = numbers
    t.options = Options(view.options)
    read_happenings(t, view)
    t.zombie_owner = seat_number(view.zombie_owner)
    t.sane_left = view.sane_left
    t.mad_left = view.mad_left
    t.necronomicon_of = seat_number(view.necronomicon_of)
    read_course(t, view)
    for city in range(CITIES):
        read_city(t, city, view.cities[city])
    for effect in range(EFFECTS):
        read_effect(t, effect, view.effects[effect])
    for agent in range(len(view.agents)):
        read_agent(t, agent, view.agents[agent])
    for seat in range(len(view.seats)):
        read_seat(t, seat, view.seats[seat])
    if view.own is not None and view.viewer is not None:
        read_own(t, view.viewer, view.own)
    for name, fields in view.agenda:
        t.agenda.append(STEP_TYPES[name](*fields))
    return t


def read_happenings(t: Emerald, view: View) -> None:
    """What goes on in this turn, how the game ends, and the tracks."""
    t.free_used = view.free_used
    t.hudson_used = view.hudson_used
    for target in view.safe:
        t.safe = append(t.safe, i64(TARGET_NAMES.index(target)))
    for city in view.hunted:
        t.hunted = append(t.hunted, i64(CITY_NAMES.index(city)))
    t.delayed = view.delayed
    t.due = WHY_NAMES.index(view.due)
    t.due_seat = view.due_seat
    t.over = WHY_NAMES.index(view.over)
    t.war = view.war
    t.revolution = view.revolution
    t.war_high = view.war_high
    t.revolution_high = view.revolution_high


def read_city(t: Emerald, city: i64, seen: CityView) -> None:
    """A city as it is seen."""
    for seat in range(len(seen.cubes)):
        t.cubes[city * PLAYERS + seat] = seen.cubes[seat]
        t.cubes[(BOX + city) * PLAYERS + seat] = seen.box[seat]
    t.blocked[city] = 1 if seen.blocked else 0
    t.blocked[BOX + city] = 1 if seen.box_blocked else 0
    t.control[city] = seat_number(seen.control)
    t.locked[city] = 1 if seen.locked else 0
    t.destroyed[city] = 1 if seen.destroyed else 0
    t.zombies[city] = seen.zombies
    t.face_up[city] = card_number(CODE, seen.face_up)
    t.pile[city] = seen.pile
    if seen.royal_by is not None:
        t.royal[city] = seen.royal_by + (HIDDEN_BY if seen.royal == "hidden" else i64(0))
    else:
        t.royal[city] = AT_LARGE if seen.royal == "free" else GONE


def read_effect(t: Emerald, effect: i64, seen: EffectView) -> None:
    """A Permanent Effect as it is seen."""
    for seat in range(len(seen.cubes)):
        t.cubes[(EFFECT + effect) * PLAYERS + seat] = seen.cubes[seat]
    t.blocked[EFFECT + effect] = 1 if seen.blocked else 0
    if seen.owner is not None:
        t.effect_at[effect] = seen.owner
    elif seen.place == "deck":
        t.effect_at[effect] = IN_DECK
    elif seen.place == "display":
        t.effect_at[effect] = ON_DISPLAY
    else:
        t.effect_at[effect] = ON_CITY if seen.place == "city" else OUT_OF_GAME


def read_agent(t: Emerald, agent: i64, seen: AgentView) -> None:
    """An agent's counter, and the double agent counter that names him."""
    t.controller[agent] = seat_number(seen.controller)
    t.vampire[agent] = 1 if seen.vampire else 0
    if seen.kept_by is not None:
        t.where[agent] = seen.kept_by + (KEPT_BY if seen.place == "killed" else EATEN_BY)
    elif seen.place in CITY_NAMES:
        t.where[agent] = i64(CITY_NAMES.index(seen.place))
    elif seen.place == "mi_go":
        t.where[agent] = ON_MI_GO
    elif seen.place == "yog_sothoth":
        t.where[agent] = ON_YOG
    else:
        t.where[agent] = LOST if seen.place == "lost" else ASIDE
    if agent < NAMED:
        t.since[agent] = seen.since
        if seen.double_by is not None:
            t.double[agent] = SHOWN_BY + seen.double_by


def read_seat(t: Emerald, seat: i64, seen: SeatView) -> None:
    """A player as everybody knows them."""
    read_player(t, seat, seen)
    t.pool[seat] = seen.pool
    t.mad[seat] = seen.mad
    t.struck[seat] = seen.struck
    for other in seen.looked_at_by:
        t.looked[other * PLAYERS + seat] = 1
    t.known[seat] = 1 if seen.known else 0
    t.disc[seat] = seen.disc


def read_own(t: Emerald, seat: i64, seen: OwnView) -> None:
    """What only the viewer knows."""
    read_own_cards(t, seat, seen, PLAN_NAMES)
    fill(t.buried, seat, CARD_NAMES, seen.buried)
    for name in seen.doubles:
        t.double[AGENT_NAMES.index(name)] = seat
    for name in seen.drawn:
        t.double[AGENT_NAMES.index(name)] = DRAWN
    for name, holder in seen.elsewhere:
        agent = i64(AGENT_NAMES.index(name))
        t.double[agent] = seat_number(holder)  # nobody is the supply
        t.knows[seat * NAMED + agent] = 1
