"""Every attack on an agent, and the Master of Disguise who may save him (E1-234 to E1-243)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.agents import kill, take_over
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    DISGUISE,
    ESCAPE,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    LET,
    NAMED,
)
from intrigue.games.emerald.first.effects import walk
from intrigue.games.emerald.first.piles import DRAW_ONE
from intrigue.games.emerald.first.routes import neighbours
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared.piles import discard
from intrigue.games.emerald.shared.table import in_hand
from intrigue.kernel.event import Opened, Plain, seat_name
from intrigue.kernel.table import Step

BY_ATTEMPT: Final[i64] = 0
BY_SHOGGOTH: Final[i64] = 1
BY_VAMPIRE: Final[i64] = 2
BY_ZOMBIE: Final[i64] = 3
BY_CTHULHU: Final[i64] = 4
STRIKE_NAMES: Final = ("attempt", "shoggoth", "vampire", "zombie", "cthulhu")


def attack(t: Emerald, how: i64, attacker: i64, agent: i64) -> None:
    """An agent is attacked; the owner of Master of Disguise is asked first, if it is theirs (E1-234, E1-239)."""
    owner = t.controller[agent]
    t.tell(
        "attacks",
        seat=seat_name(attacker),
        victim=seat_name(owner),
        agent=AGENT_NAMES[agent],
        city=CITY_NAMES[t.where[agent]],
        how=STRIKE_NAMES[how],
    )
    if may_be_asked(t, how, agent):
        t.agenda.append(Escape(owner, how, attacker, agent))
    else:
        strike(t, how, attacker, agent)


def may_be_asked(t: Emerald, how: i64, agent: i64) -> bool:
    """Could his controller save him, as far as everybody can see (E1-235, E1-240, E1-243)?"""
    owner = t.controller[agent]
    if t.effect_at[DISGUISE] != owner or (how == BY_ZOMBIE and not t.options.disguise_zombies):
        return False
    if agent >= NAMED and how in (BY_VAMPIRE, BY_CTHULHU):
        return False
    return may_hold(t, owner, escape_card(t, agent)) and len(neighbours(t, owner, t.where[agent])) > 0


def escape_card(t: Emerald, agent: i64) -> i64:
    """What must be played for him (E1-235)."""
    return FIRST_AGENT + agent if agent < NAMED else FIRST_CITY_CARD + t.where[agent]


def may_hold(t: Emerald, seat: i64, card: i64) -> bool:
    """Could they have this card in hand, as far as everybody can see?"""
    if in_hand(t, seat) == 0 or t.discards[seat * CARDS + card] > 0 or t.removed[card] > 0:
        return False
    return card >= FIRST_AGENT or t.control[card - FIRST_CITY_CARD] == seat


def strike(t: Emerald, how: i64, attacker: i64, agent: i64) -> None:
    """Nobody saved him. Cthulhu takes all who are left, later."""
    if how == BY_VAMPIRE:
        t.vampire[agent] = 1
        t.tell("turned", seat=seat_name(attacker), agent=AGENT_NAMES[agent])
        take_over(t, agent, attacker)
    elif how != BY_CTHULHU:
        kill(t, attacker, agent, how == BY_ZOMBIE)
    elif t.listening:
        t.tell("left-to-cthulhu", seat=seat_name(t.controller[agent]), agent=AGENT_NAMES[agent])


class Escape(Step[Emerald]):
    """The owner of Master of Disguise may play the agent's card, or for their main agent the City card (E1-499)."""

    def __init__(self, seat: i64, how: i64, attacker: i64, agent: i64) -> None:
        super().__init__(seat)
        self.how: Final = how
        self.attacker: Final = attacker
        self.agent: Final = agent

    def prompt(self, t: Emerald) -> str:
        return "escape"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {
            "agent": AGENT_NAMES[self.agent],
            "how": STRIKE_NAMES[self.how],
            "seat": seat_name(self.attacker),
            "card": CARD_NAMES[escape_card(t, self.agent)],
            "more": len(self.options(t)) - 1,
        }

    def options(self, t: Emerald) -> vec[i64]:
        out = vec[i64]([LET])
        if t.hand[self.seat * CARDS + escape_card(t, self.agent)] > 0:
            for city in neighbours(t, self.seat, t.where[self.agent]):
                out = append(out, ESCAPE + city)
        return out

    def take(self, t: Emerald, option: i64) -> None:
        if option == LET:
            strike(t, self.how, self.attacker, self.agent)
            return
        card = escape_card(t, self.agent)
        t.hand[self.seat * CARDS + card] -= 1
        t.tell("escaped", seat=seat_name(self.seat), agent=AGENT_NAMES[self.agent], card=Opened(CARD_NAMES[card]))
        discard(t, self.seat, card)
        walk(t, self.agent, (option - ESCAPE) % CITIES)
        t.agenda.append(DRAW_ONE[self.seat])

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.how, self.attacker, self.agent)
