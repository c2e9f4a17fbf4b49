"""What each seat sees, as numbers: the same as in a view, for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AGENTS,
    BOX,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    EFFECT,
    EFFECT_NAMES,
    EFFECTS,
    FIRST_AGENT,
    NAMED,
    NAMED_NAMES,
    PLAYERS,
    TARGET_NAMES,
)
from intrigue.games.emerald.first.doubles import supply
from intrigue.games.emerald.first.known_table import STEP_TYPES
from intrigue.games.emerald.first.places import discs_left
from intrigue.games.emerald.first.plans import PLAN_NAMES
from intrigue.games.emerald.first.points_and_end import WHY_NAMES
from intrigue.games.emerald.first.scoring import corrected, final_score, is_kill_of, revolution_points, war_points
from intrigue.games.emerald.first.table import (
    DRAWN,
    EATEN_BY,
    HIDDEN_BY,
    IN_SUPPLY,
    KEPT_BY,
    LOST,
    ON_YOG,
    SHOWN_BY,
    Emerald,
    doubles_of,
)
from intrigue.games.emerald.shared.observation import (
    LEFT_OUT,
    SIDES,
    course_fields,
    owner_from,
    plan_fields,
    write_by_seat,
    write_course,
    write_identity,
    write_looks,
    write_plan,
    write_zones,
)
from intrigue.games.emerald.shared.table import in_hand, side_of
from intrigue.kernel.bag import held
from intrigue.kernel.observation import Axis, Field, Observer, Row, Steps, from_viewer, numbered, seat_at, seat_axis

SAFE: Final[i64] = 8
HUNTED: Final[i64] = 12
"""How many targets that are safe, and how many cities of zombies that have had their victim, are written."""
STEPS: Final = Steps(STEP_TYPES, depth=40, width=8)

COURSE: Final = (
    *("free_used", "hudson_used", "delayed", "due", "due_seat", "war", "revolution", "war_high", "revolution_high"),
    *("war_vp", "revolution_vp", "blocking_discs", "zombie_owner", "sane_left", "mad_left", "doubles_left"),
    *("doubles_drawn", "necronomicon_of"),
)
CITY: Final = (
    *("control", "locked", "destroyed", "box_blocked", "face_up", "blocked", "pile", "royal", "royal_by", "zombies"),
)
SEAT: Final = (
    *("stock", "pool", "limbo", "mad", "struck", "revealed", "side", "turned", "known", "disc", "doubles", "hand"),
    *("deck", "top", "lost", "buried", "shuffled_unseen", "final"),
)
AGENT: Final = ("place", "controller", "kept_by", "vampire", "since", "double_by")

# Where an agent is: a city from 1 on, and after the cities:
ON_HIS_CARD: Final[i64] = CITIES + 3
KILLED: Final[i64] = CITIES + 4
EATEN: Final[i64] = CITIES + 5
OUT: Final[i64] = CITIES + 6
AGENT_PLACES: Final = (*CITY_NAMES, "mi_go", "yog_sothoth", "card", "killed", "eaten", "lost")


class EmeraldObserver(Observer[Emerald]):
    """Writes what a viewer sees of the first edition."""

    def fields(self, seats: int) -> list[Field]:
        seat = seat_axis(seats)
        card = Axis("card", CARD_NAMES)
        city = Axis("city", CITY_NAMES)
        effect = Axis("effect", EFFECT_NAMES)
        named = Axis("agent", NAMED_NAMES)
        agent = Axis("agent", (*NAMED_NAMES, *[f"main agent of {who}" for who in seat.places]))
        return [
            *course_fields(),
            Field("course", "more of where the game stands; players are 1 for the viewer", Axis("number", COURSE)),
            Field("safe", "targets that may not be attacked now, from 1 on", numbered("n", SAFE)),
            Field("hunted", "cities whose zombies have had their victim, from 1 on", numbered("n", HUNTED)),
            Field("unseen", "the Game cards nobody has seen", card),
            Field("removed", "the cards out of the game", card),
            *plan_fields(card, ("hand", "deck", "lost", "buried"), seat),
            Field("counters", "the double agent counters that the viewer holds (1), or is choosing from (2)", named),
            Field(
                "elsewhere",
                "counters that the viewer does not hold but knows of: 1: nobody has them; else who, 1 for the viewer",
                named,
            ),
            Field("worth", "the viewer's corrected score now"),
            Field("kills", "how many agents the viewer has killed that might count at the end"),
            Field(
                "cities",
                "who controls it, 1 for the viewer; whether it is locked, destroyed, its box blocked; the card that "
                "can be claimed, from 1 on; whether that is blocked; cards below it; the royal person (1: free, 2: "
                "gone, 3: killed, 4: hidden), and by whom; zombies",
                city,
                Axis("number", CITY),
            ),
            Field("box", "everybody's cubes in the City boxes", city, seat),
            Field("cubes", "everybody's cubes on the face-up cards", city, seat),
            Field(
                "effects",
                "where each Permanent Effect is (0: deck, 1: display, 2: gone, 3: on a city, 4: with a player); whose "
                "it is, 1 for the viewer; whether it is blocked",
                effect,
                Axis("number", ("place", "owner", "blocked")),
            ),
            Field("effect_cubes", "everybody's cubes on Permanent Effects", effect, seat),
            Field(
                "agents",
                "where each agent is (0: aside, then by the kinds below); whose disc lies on him and who keeps him, 1 "
                "for the viewer; whether he is a vampire; the turn in which he went to the Mi-go; who has shown his "
                "double agent counter",
                agent,
                Axis("number", AGENT),
            ),
            Field(
                "seats",
                f"what everybody knows of a player; `side` ({SIDES}) is -1 until it is revealed, `top` is a card from "
                "1 on, `final` is the score once the game is over",
                seat,
                Axis("number", SEAT),
            ),
            Field("looked_by", "who has looked at their identity card", seat, Axis("by", seat.places)),
            Field("discards", "the discards that everybody has seen", seat, card),
            Field(
                "unplaced", "in hand, in the deck, among the discards nobody has seen, or removed face down", seat, card
            ),
            Field("shuffled", "seen when the deck was last made", seat, card),
            STEPS.field(),
        ]

    def left_out(self) -> dict[str, str]:
        printed = "printed, the same for the whole game"
        return {
            **LEFT_OUT,
            "war_top": printed,
            "revolution_top": printed,
            "cities.vp": printed,
            "cities.royal_defence": printed,
            "effects.id": "the Permanent Effects are always in this order",
            "agents.id": "the agents are always in this order",
            "agents.bombs": "printed on either side of the counter",
            "agents.vp": printed,
        }

    def kinds(self) -> dict[str, tuple[str, ...]]:
        return {
            "over": tuple(WHY_NAMES[1:]),
            "safe": TARGET_NAMES,
            "plan": tuple(PLAN_NAMES[1:]),
            "agents": AGENT_PLACES,
            "agenda": STEPS.names,
        }

    def write(self, t: Emerald, viewer: i64, row: Row) -> None:
        write_course(t, viewer, row)
        write_more(t, viewer, row)
        row.things(t.safe, SAFE)
        row.things(t.hunted, HUNTED)
        row.bag(t.unseen, 0, CARDS)
        row.bag(t.removed, 0, CARDS)
        write_own(t, viewer, row)
        write_cities(t, viewer, row)
        for place in range(NAMED + t.seats):
            agent = place if place < NAMED else NAMED + seat_at(place - NAMED, viewer, t.seats)
            write_agent(t, agent, viewer, row)
        write_seats(t, viewer, row)
        STEPS.write(t, row)


def write_more(t: Emerald, viewer: i64, row: Row) -> None:
    """More of where the game stands."""
    row.flag(t.free_used)
    row.flag(t.hudson_used)
    row.flag(t.delayed)
    row.put(t.due)
    row.put(from_viewer(t.due_seat, viewer, t.seats))
    row.put(t.war)
    row.put(t.revolution)
    row.put(t.war_high)
    row.put(t.revolution_high)
    row.put(war_points(t))
    row.put(revolution_points(t))
    row.put(discs_left(t))
    row.put(owner_from(t.zombie_owner, viewer, t.seats))
    row.put(t.sane_left)
    row.put(t.mad_left)
    row.put(supply(t))
    drawn: i64 = 0
    for agent in range(NAMED):
        if t.double[agent] == DRAWN:
            drawn += 1
    row.put(drawn)
    row.put(owner_from(t.necronomicon_of, viewer, t.seats))


def write_own(t: Emerald, viewer: i64, row: Row) -> None:
    """What only the viewer knows."""
    if viewer < 0:
        row.nothing(1 + 4 * CARDS)
        write_plan(t, viewer, row)
        row.nothing(2 * NAMED + 2)
        return
    row.put(t.side[viewer] + 1)
    row.bag(t.hand, viewer, CARDS)
    row.bag(t.deck, viewer, CARDS)
    row.bag(t.lost, viewer, CARDS)
    row.bag(t.buried, viewer, CARDS)
    write_plan(t, viewer, row)
    for agent in range(NAMED):
        held_here = t.double[agent] == viewer
        choosing = t.double[agent] == DRAWN and t.active == viewer
        row.put(1 if held_here else 2 if choosing else 0)
    for agent in range(NAMED):
        at = t.double[agent]
        known = t.knows[viewer * NAMED + agent] > 0 and at != viewer and IN_SUPPLY <= at < PLAYERS
        row.put((1 if at == IN_SUPPLY else from_viewer(at, viewer, t.seats)) if known else i64(0))
    row.put(corrected(t, viewer, side_of(t, viewer)))
    kills: i64 = 0
    for agent in range(AGENTS):
        if is_kill_of(t, agent, viewer):
            kills += 1
    row.put(kills)


def write_cities(t: Emerald, viewer: i64, row: Row) -> None:
    """The cities and the Permanent Effects."""
    for city in range(CITIES):
        royal = t.royal[city]
        row.put(owner_from(t.control[city], viewer, t.seats))
        row.flag(t.locked[city] > 0)
        row.flag(t.destroyed[city] > 0)
        row.flag(t.blocked[BOX + city] > 0)
        row.put(t.face_up[city] + 1)
        row.flag(t.blocked[city] > 0)
        row.put(t.pile[city])
        row.put(-royal if royal < 0 else i64(3 if royal < HIDDEN_BY else 4))
        row.put(owner_from(royal % HIDDEN_BY if royal >= 0 else i64(-1), viewer, t.seats))
        row.put(t.zombies[city])
    for city in range(CITIES):
        write_by_seat(t, t.cubes, (BOX + city) * PLAYERS, viewer, row)
    for city in range(CITIES):
        write_by_seat(t, t.cubes, city * PLAYERS, viewer, row)
    for effect in range(EFFECTS):
        at = t.effect_at[effect]
        row.put(-at - 1 if at < 0 else i64(4))
        row.put(owner_from(at, viewer, t.seats))
        row.flag(t.blocked[EFFECT + effect] > 0)
    for effect in range(EFFECTS):
        write_by_seat(t, t.cubes, (EFFECT + effect) * PLAYERS, viewer, row)


def place_of(t: Emerald, agent: i64) -> i64:
    """Where an agent's counter is."""
    where = t.where[agent]
    if where >= KEPT_BY:
        return KILLED if where < EATEN_BY else EATEN
    if agent < NAMED:
        for card in t.face_up:
            if card == FIRST_AGENT + agent:
                return ON_HIS_CARD
    if where == LOST:
        return OUT
    return where + 1 if where <= ON_YOG else i64(0)


def write_agent(t: Emerald, agent: i64, viewer: i64, row: Row) -> None:
    """An agent's counter, and who has shown that he is a double agent."""
    where = t.where[agent]
    row.put(place_of(t, agent))
    row.put(owner_from(t.controller[agent], viewer, t.seats))
    row.put(owner_from((where - KEPT_BY) % PLAYERS if where >= KEPT_BY else i64(-1), viewer, t.seats))
    row.flag(t.vampire[agent] > 0)
    if agent >= NAMED:
        row.nothing(2)
        return
    row.put(t.since[agent])
    row.put(owner_from(t.double[agent] - SHOWN_BY, viewer, t.seats))


def write_seats(t: Emerald, viewer: i64, row: Row) -> None:
    """What everybody knows of the players."""
    for place in range(t.seats):
        seat = seat_at(place, viewer, t.seats)
        row.put(t.stock[seat])
        row.put(t.pool[seat])
        row.put(t.limbo[seat])
        row.put(t.mad[seat])
        row.put(t.struck[seat])
        write_identity(t, seat, row)
        row.flag(t.known[seat] > 0)
        row.put(t.disc[seat])
        row.put(doubles_of(t, seat))
        row.put(in_hand(t, seat))
        row.put(held(t.deck, seat, CARDS))
        row.put(t.top[seat] + 1)
        row.put(held(t.lost, seat, CARDS))
        row.put(held(t.buried, seat, CARDS))
        row.put(t.shuffled_unseen[seat])
        row.put(final_score(t, seat) if t.over > 0 else i64(0))
    write_looks(t, viewer, row)
    write_zones(t, t.discards, viewer, row)
    for place in range(t.seats):
        write_unplaced(t, seat_at(place, viewer, t.seats), row)
    write_zones(t, t.shuffled, viewer, row)


def write_unplaced(t: Emerald, seat: i64, row: Row) -> None:
    """All their cards that others cannot place."""
    deck: vec[i64] = t.deck
    hand: vec[i64] = t.hand
    lost: vec[i64] = t.lost
    buried: vec[i64] = t.buried
    for i in range(seat * CARDS, seat * CARDS + CARDS):
        row.put(deck[i] + hand[i] + lost[i] + buried[i])


OBSERVER: Final = EmeraldObserver()
