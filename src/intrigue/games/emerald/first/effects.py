"""Permanent Effects: what they do when they are claimed, and what their owners may do with them (section 17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.agents import lose_agent
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    BOX,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    DEVILS_ISLAND,
    EXILE,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    GO,
    MI_GO,
    MRS_HUDSON,
    NAMED,
    PLACE_NAMES,
    PLAYERS,
    RETURN,
    SACRIFICE,
    SHELTER,
    SWAP,
    YOG_SOTHOTH,
)
from intrigue.games.emerald.first.piles import DRAW_ONE, remove_card
from intrigue.games.emerald.first.plans import FLEE_PLAN
from intrigue.games.emerald.first.points_and_end import BY_LEOPOLD, UPDATE, ends, reveal
from intrigue.games.emerald.first.routes import may_enter, refuges
from intrigue.games.emerald.first.table import LOST, ON_MI_GO, ON_YOG, Emerald, in_city
from intrigue.games.emerald.shared.piles import discard, play
from intrigue.games.emerald.shared.plans import drop_plan
from intrigue.games.emerald.shared.table import clockwise, is_restorationist
from intrigue.kernel.event import Opened, Plain, seat_name
from intrigue.kernel.table import Step

# ---------------------------------------------------------------- forced moves


class Flee(Step[Emerald]):
    """A player's agents must leave a city: where each of them goes, free of cost (E1-262, E1-263, E1-372).

    All journeys are one plan: the agents leave together.
    """

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__(seat)
        self.city: Final = city

    def prompt(self, t: Emerald) -> str:
        return "flee"

    def about(self, t: Emerald) -> dict[str, Plain]:
        agents = self.staying(t)
        return {
            "agent": AGENT_NAMES[agents[0]],
            "city": CITY_NAMES[self.city],
            "n": len(t.picked),
            "of": len(t.picked) + len(agents),
        }

    def staying(self, t: Emerald) -> vec[i64]:
        """The agents for whom no journey is chosen yet."""
        out = vec[i64]()
        for agent in range(AGENTS):
            if t.where[agent] == self.city and t.controller[agent] == self.seat and not goes(t, agent):
                out = append(out, agent)
        return out

    def forced(self, t: Emerald) -> bool:
        """Everybody sees that there is one way out."""
        return len(refuges(t, self.seat, self.city)) == 1

    def options(self, t: Emerald) -> vec[i64]:
        out = vec[i64]()
        there = refuges(t, self.seat, self.city)
        for agent in self.staying(t):
            for city in there:
                out = append(out, GO + agent * CITIES + city)
            if not t.any_order:
                break
        return out

    def take(self, t: Emerald, option: i64) -> None:
        t.plan = FLEE_PLAN
        t.picked = append(t.picked, option)
        if len(self.staying(t)) > 0:
            t.agenda.append(self)
            return
        for going in t.picked:
            walk(t, (going - GO) // CITIES, (going - GO) % CITIES)
        drop_plan(t)

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.city)


def goes(t: Emerald, agent: i64) -> bool:
    """Is his journey chosen?"""
    for going in t.picked:
        if (going - GO) // CITIES == agent:
            return True
    return False


def walk(t: Emerald, agent: i64, city: i64) -> None:
    """An agent goes to a city."""
    before = t.where[agent]
    t.where[agent] = city
    if t.listening:
        t.tell(
            "agent-moved",
            seat=seat_name(t.controller[agent]),
            agent=AGENT_NAMES[agent],
            city=CITY_NAMES[before],
            there=CITY_NAMES[city],
        )


# ---------------------------------------------------------------- on claiming


def change_heart(t: Emerald, seat: i64) -> None:
    """The player is on the other side from now on; all see that, not which (E1-363 to E1-365)."""
    t.turned[seat] ^= 1
    t.tell("changed-sides", seat=seat_name(seat))
    t.agenda.append(UPDATE)


def banish(t: Emerald, seat: i64) -> None:
    """The Society of Leopold: all vampires and zombies leave the board for good (E1-403 to E1-408)."""
    t.banished = True
    t.zombies_left = 0
    for city in range(CITIES):
        t.zombies[city] = 0
    t.tell("banished", seat=seat_name(seat))
    for agent in range(NAMED):
        if t.vampire[agent] > 0 and in_city(t, agent):
            lose_agent(t, agent)
    for owner in clockwise(t, t.active):
        if t.vampire[NAMED + owner] > 0:
            drive_out(t, owner)
    t.agenda.append(UPDATE)


def drive_out(t: Emerald, owner: i64) -> None:
    """A main agent who is a vampire: his owner reveals; a Loyalist puts him back as a human (E1-405 to E1-407)."""
    t.vampire[NAMED + owner] = 0
    t.tell("vampire-driven-out", seat=seat_name(owner))
    if is_restorationist(t, owner):
        t.where[NAMED + owner] = LOST
        ends(t, BY_LEOPOLD, owner)
    reveal(t, owner, "leopold")


# ---------------------------------------------------------------- what an owner may do


def free_effects(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """The free actions that their Permanent Effects allow them now, as options."""
    if t.effect_at[MRS_HUDSON] == seat and not t.hudson_used:
        for card in range(CARDS):
            if t.hand[seat * CARDS + card] > 0:
                out = append(out, SWAP + card)
    if t.effect_at[DEVILS_ISLAND] == seat:
        out = exiles(t, seat, out)
    if t.effect_at[MI_GO] == seat:
        out = mi_go_options(t, seat, out)
    return out


def exiles(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """Devil's Island: whose cubes they can send away with the City cards in their hand (E1-385, E1-386)."""
    for city in range(CITIES):
        if t.hand[seat * CARDS + FIRST_CITY_CARD + city] > 0:
            for owner in range(t.seats):
                n = t.cubes[(BOX + city) * PLAYERS + owner]
                if t.options.island_card:
                    n += t.cubes[city * PLAYERS + owner]
                if n > 0:
                    out = append(out, EXILE + city * PLAYERS + owner)
    return out


def exile(t: Emerald, seat: i64, city: i64, owner: i64) -> None:
    """All cubes of one player in that City box go to Limbo (E1-385)."""
    play(t, seat, FIRST_CITY_CARD + city, "devils_island")
    discard(t, seat, FIRST_CITY_CARD + city)
    to_limbo(t, BOX + city, owner)
    if t.options.island_card:
        to_limbo(t, city, owner)


def to_limbo(t: Emerald, place: i64, owner: i64) -> None:
    """All cubes of a player at a place go to Limbo."""
    n = t.cubes[place * PLAYERS + owner]
    if n == 0:
        return
    t.cubes[place * PLAYERS + owner] = 0
    t.limbo[owner] += n
    t.tell("cubes-to-limbo", seat=seat_name(owner), place=PLACE_NAMES[place], n=int(n))


MI_GO_ROOM: Final[i64] = 2


def mi_go_options(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """Mi-go: agents whose card they hold may be laid there, two at most; later they return (E1-390 to E1-396)."""
    there: i64 = 0
    for agent in range(NAMED):
        if t.where[agent] == ON_MI_GO:
            there += 1
            if t.since[agent] < t.turns:
                for city in range(CITIES):
                    if may_enter(t, seat, city):
                        out = append(out, RETURN + agent * CITIES + city)
    if there < MI_GO_ROOM:
        for agent in range(NAMED):
            if t.hand[seat * CARDS + FIRST_AGENT + agent] > 0 and in_city(t, agent):
                out = append(out, SHELTER + agent)
    return out


def shelter(t: Emerald, seat: i64, agent: i64) -> None:
    """Card and counter are laid on the Mi-go card (E1-390)."""
    at = seat * CARDS + FIRST_AGENT + agent
    t.hand[at] -= 1
    t.shuffled[at] = 0  # whoever saw it laid there knows that it is not in the deck
    t.where[agent] = ON_MI_GO
    t.since[agent] = t.turns
    t.tell("sheltered", seat=seat_name(seat), agent=Opened(AGENT_NAMES[agent]))
    t.agenda.append(UPDATE)


def come_back(t: Emerald, seat: i64, agent: i64, city: i64) -> None:
    """The counter goes to a city, the card to the hand (E1-395)."""
    t.hand[seat * CARDS + FIRST_AGENT + agent] += 1
    t.where[agent] = city
    t.tell("came-back", seat=seat_name(seat), agent=AGENT_NAMES[agent], city=CITY_NAMES[city])
    t.agenda.append(UPDATE)


def swap(t: Emerald, seat: i64, card: i64) -> None:
    """Mrs Hudson: one card for another, once a turn (E1-400)."""
    t.hudson_used = True
    t.hand[seat * CARDS + card] -= 1
    discard(t, seat, card)
    t.tell("swapped", seat=seat_name(seat), card=Opened(CARD_NAMES[card]))
    t.agenda.append(DRAW_ONE[seat])


def sacrifices(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """Yog-Sothoth: their named agents on the board who are no vampires and whose card they hold (E1-409, E1-410)."""
    if t.effect_at[YOG_SOTHOTH] == seat:
        for agent in range(NAMED):
            if t.hand[seat * CARDS + FIRST_AGENT + agent] > 0 and in_city(t, agent) and t.vampire[agent] == 0:
                out = append(out, SACRIFICE + agent)
    return out


def sacrifice(t: Emerald, seat: i64, agent: i64) -> None:
    """The counter lies on Yog-Sothoth, the card leaves the game (E1-409, E1-411)."""
    card = FIRST_AGENT + agent
    play(t, seat, card, "yog_sothoth")
    remove_card(t, seat, card)
    t.where[agent] = ON_YOG
    t.tell("sacrificed", seat=seat_name(seat), agent=AGENT_NAMES[agent])
    t.agenda.append(UPDATE)
