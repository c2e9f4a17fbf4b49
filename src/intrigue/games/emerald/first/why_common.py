"""Reasons that many questions have alike: cards, places, agents and victims."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.first.agents import is_alone
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    BOX,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    EFFECT,
    NAMED,
    NO_CARD,
    SEAT_NAMES,
    SOURCE_NAMES,
    TARGET_NAMES,
)
from intrigue.games.emerald.first.routes import may_enter
from intrigue.games.emerald.first.table import ON_DISPLAY, Emerald, in_city
from intrigue.games.emerald.shared.piles import left
from intrigue.kernel.refusal import Reason, because


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    """The number of each name."""
    return {name: n for n, name in enumerate(names)}


CARD: Final = numbered(CARD_NAMES)
PLACE: Final = numbered(SOURCE_NAMES)
"""Places, Limbo and the stock."""
CITY: Final = numbered(CITY_NAMES)
TARGET: Final = numbered(TARGET_NAMES)
"""Agents, royal persons, zombies."""
SEAT: Final = numbered(SEAT_NAMES)


def hand_of(t: Emerald, seat: i64) -> list[i64]:
    """The cards they hold, each kind once, those chosen for an action too."""
    first = seat * CARDS
    return [card for card in range(CARDS) if t.hand[first + card] > 0]


def on_board(t: Emerald) -> list[i64]:
    """The agents who stand in a city."""
    return [agent for agent in range(AGENTS) if in_city(t, agent)]


# ---------------------------------------------------------------- cards


def no_card(t: Emerald, seat: i64, card: i64) -> Reason | None:
    """Why they have no such card for this."""
    if left(t, seat, card) > 0:
        return None
    chosen = t.hand[seat * CARDS + card] > 0
    return because("card-chosen" if chosen else "not-in-hand", card=CARD_NAMES[card])


def no_symbol(card: i64) -> Reason:
    """It cannot be used for this action (E1-58)."""
    return because("no-symbol", card=CARD_NAMES[card])


# ---------------------------------------------------------------- places and cities


def no_place(t: Emerald, seat: i64, place: i64) -> Reason | None:
    """Why no cubes can be put there (E1-72, E1-78 to E1-80)."""
    if place >= EFFECT:
        return None if t.effect_at[place - EFFECT] == ON_DISPLAY else because("place-gone")
    city = place % CITIES
    if t.destroyed[city] > 0:
        return because("place-destroyed")
    if place < BOX and t.face_up[place] == NO_CARD:
        return because("place-empty")
    if t.locked[city] > 0 and (place >= BOX or t.control[city] != seat):
        return because("place-locked")
    return None


def closed(t: Emerald, seat: i64, city: i64) -> Reason | None:
    """Why their agents may not enter a city (E1-137, E1-138)."""
    return None if may_enter(t, seat, city) else because("city-closed", city=CITY_NAMES[city])


# ---------------------------------------------------------------- agents


def not_yours(t: Emerald, seat: i64, agent: i64) -> Reason | None:
    """Why it is not an agent of theirs in a city."""
    if t.controller[agent] != seat:
        return because("agent-other", agent=AGENT_NAMES[agent])
    return None if in_city(t, agent) else because("agent-away", agent=AGENT_NAMES[agent])


def no_victim(t: Emerald, seat: i64, agent: i64) -> Reason | None:
    """Why an agent may not be killed (E1-201 to E1-205)."""
    owner = t.controller[agent]
    if owner < 0 or not in_city(t, agent):
        return because("agent-away", agent=AGENT_NAMES[agent])
    if owner == seat:
        return because("target-own")
    if t.known[owner] == 0:
        return because("target-unknown")
    if t.vampire[agent] > 0:
        return because("target-vampire")
    return because("target-main") if agent >= NAMED and not is_alone(t, owner) else None


# ---------------------------------------------------------------- texts


class TextWhy:
    """A text that asks nothing, or nothing that could be refused."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        """Why it would do nothing now."""
        return because("text-nothing")

    def things(self, t: Emerald, seat: i64) -> list[str]:
        """What somebody might choose for it."""
        return []

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        """Why this cannot be chosen."""
        return because("not-part")
