"""Why something cannot be begun in one's own turn (sections 3 to 10, 15 and 17)."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.emerald.first.attacks import agents_with, is_killer, royals_with, targets_in, targets_with
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    ARROW_NAMES,
    BOX,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    DEVILS_ISLAND,
    EFFECT,
    EFFECT_NAMES,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    FIRST_OTHER,
    MI_GO,
    MRS_HUDSON,
    NAMED,
    PLAYERS,
    YOG_SOTHOTH,
)
from intrigue.games.emerald.first.claims import influence
from intrigue.games.emerald.first.effects import MI_GO_ROOM
from intrigue.games.emerald.first.menu import NO_TEXT, TEXTS, may_reveal
from intrigue.games.emerald.first.numbers import ACTION, ON_CLAIM, PASSIVE, PLAIN
from intrigue.games.emerald.first.places import city_of, is_place
from intrigue.games.emerald.first.table import ON_MI_GO, Emerald, agents_in, in_city
from intrigue.games.emerald.first.why_card_texts import TEXTS_WHY
from intrigue.games.emerald.first.why_common import CARD, CITY, PLACE, SEAT, TARGET, closed, no_card, no_place
from intrigue.games.emerald.first.why_plans import (
    no_arrow,
    no_gold_for_cubes,
    no_gold_for_moves,
    no_journey,
    too_many_cubes,
)
from intrigue.games.emerald.shared.bombs import ENOUGH
from intrigue.kernel.bag import empty
from intrigue.kernel.event import seat_name
from intrigue.kernel.refusal import Reason, because

FREE_VERBS = ("use", "swap", "shelter", "return", "exile", "end")
"""What may be said when both actions are done; of texts only some."""


def why_not_begin(t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
    """Why this cannot be begun now."""
    if verb in ("place", "retrieve", "buy", "move", "advance", "attempt", "use", "discard", "swap"):
        return card_reason(t, seat, verb, CARD[things[0]], things)
    if t.actions == 0 and verb not in FREE_VERBS:
        return because("no-actions")
    if verb == "claim":
        return claim_reason(t, seat, PLACE[things[0]])
    if verb in ("show", "sacrifice", "shelter", "return"):
        return agent_reason(t, seat, verb, TARGET[things[0]], things)
    if verb == "exile":
        return exile_reason(t, seat, CITY[things[0]], SEAT[things[1]])
    if verb == "go":
        return no_journey(t, seat, TARGET[things[0]], CITY[things[1]])
    if verb == "reveal":
        if t.revealed[seat] > 0:
            return because("reveal-done")
        return None if may_reveal(t, seat) else because("reveal")
    if verb == "end":
        return because("end-actions", n=int(t.actions)) if t.actions > 0 else None
    return None if verb == "pass" else later(verb, things)


def later(verb: str, things: list[str]) -> Reason:
    """It belongs to an action that must be begun first."""
    if verb in ("strike", "bomb"):
        return because("first-attempt")
    if verb == "at":
        return because("first-cubes")
    if verb == "take":
        return because("limbo") if things[0] == "limbo" else because("first-cubes")
    return because("seat") if verb == "choose" else because("first-choose")


# ---------------------------------------------------------------- cards


def card_reason(t: Emerald, seat: i64, verb: str, card: i64, things: list[str]) -> Reason | None:
    """Why a card cannot begin this."""
    missing = no_card(t, seat, card)
    if missing is not None:
        return missing
    if verb == "use":
        return text_reason(t, seat, card)
    if verb == "swap":
        return swap_reason(t, seat)
    if t.actions == 0:
        return because("no-actions")
    if verb in ("place", "retrieve"):
        return too_many_cubes(t, seat, verb, card)
    if verb == "buy":
        return no_gold_for_cubes(t, seat, card)
    if verb == "move":
        return no_gold_for_moves(t, seat, card)
    if verb == "advance":
        return no_arrow(t, card, ARROW_NAMES.index(things[1]))
    return attempt_reason(t, seat, card) if verb == "attempt" else None


def text_reason(t: Emerald, seat: i64, card: i64) -> Reason | None:
    """Why a card's text cannot be used now (section 15)."""
    kind = t.numbers.kind[card]
    if kind == PASSIVE:
        return because("passive")
    if kind == ON_CLAIM:
        return because("on-claim")
    if kind == PLAIN:
        return because("no-text", card=CARD_NAMES[card])
    if TEXTS[card] is NO_TEXT:
        return because("text-attempt", card=CARD_NAMES[card])
    if kind == ACTION and t.actions == 0:
        return because("no-actions")
    return None if TEXTS[card].possible(t, seat) else TEXTS_WHY[card].unusable(t, seat)


def swap_reason(t: Emerald, seat: i64) -> Reason | None:
    """Why Mrs. Hudson exchanges no card (E1-400)."""
    if t.effect_at[MRS_HUDSON] != seat:
        return no_effect(MRS_HUDSON)
    return because("hudson-used") if t.hudson_used else None


def attempt_reason(t: Emerald, seat: i64, card: i64) -> Reason | None:
    """Why no attempt can be begun with a card (E1-175 to E1-182, E1-189)."""
    if not is_killer(card) or not (royals_with(t, card) or agents_with(t, seat, card)):
        return because("attempt-card", card=CARD_NAMES[card])
    if FIRST_AGENT <= card < FIRST_OTHER and not in_city(t, card - FIRST_AGENT):
        return because("attempt-board", card=CARD_NAMES[card])
    if len(targets_with(t, seat, card)) > 0:
        return None
    return because("attempt-nowhere") if is_near_target(t, seat, card) else because("attempt-none")


def is_near_target(t: Emerald, seat: i64, card: i64) -> bool:
    """Would there be a target if there were bombs enough?"""
    for city in range(CITIES):
        there = agents_in(t, seat, city) > 0
        if FIRST_AGENT <= card < FIRST_OTHER:
            there = t.where[card - FIRST_AGENT] == city
        if there and len(targets_in(t, seat, card, city, ENOUGH, empty(0))) > 0:
            return True
    return False


# ---------------------------------------------------------------- claims


def claim_reason(t: Emerald, seat: i64, place: i64) -> Reason | None:
    """Why something cannot be claimed (E1-81, E1-82, E1-85 to E1-97)."""
    if t.actions < t.numbers.actions:
        return because("claim-first")
    if t.free_used:
        return because("claim-free")
    if not is_place(t, place):
        return no_place(t, seat, place)
    city = city_of(place)
    if BOX <= place < EFFECT:
        if t.control[city] == seat:
            return because("place-own")
        if t.locked[city] > 0:
            return because("place-locked")
    if t.blocked[place] > 0:
        return because("place-blocked")
    if t.cubes[place * PLAYERS + seat] == 0:
        return because("place-cube")
    return behind(t, seat, place)


def behind(t: Emerald, seat: i64, place: i64) -> Reason | None:
    """Who has more influence there (E1-85, E1-91)."""
    points = influence(t, seat, place)
    city = city_of(place)
    for other in range(t.seats):
        if other != seat and influence(t, other, place) > points:
            theirs = int(influence(t, other, place))
            return because("place-lead", seat=seat_name(other), n=int(points), of=theirs)
    for other in range(t.seats):
        tied = other != seat and influence(t, other, place) == points
        if tied and city >= 0 and agents_in(t, other, city) > agents_in(t, seat, city):
            return because("place-tie", seat=seat_name(other))
    return None


# ---------------------------------------------------------------- agents and Permanent Effects


def no_effect(effect: i64) -> Reason:
    """It lies before another player, or before nobody (E1-361)."""
    return because("effect-other", effect=EFFECT_NAMES[effect])


def agent_reason(t: Emerald, seat: i64, verb: str, agent: i64, things: list[str]) -> Reason | None:
    """Why this cannot be done with a named agent."""
    if verb == "show":
        return show_reason(t, seat, agent)
    if verb == "return":
        return return_reason(t, seat, agent, CITY[things[1]])
    effect = YOG_SOTHOTH if verb == "sacrifice" else MI_GO
    if t.effect_at[effect] != seat:
        return no_effect(effect)
    if verb == "shelter" and guests(t) >= MI_GO_ROOM:
        return because("mi-go-full")
    missing = no_card(t, seat, FIRST_AGENT + agent)
    if missing is not None:
        return missing
    if not in_city(t, agent):
        return because("agent-away", agent=AGENT_NAMES[agent])
    return because("sacrifice-vampire") if verb == "sacrifice" and t.vampire[agent] > 0 else None


def show_reason(t: Emerald, seat: i64, agent: i64) -> Reason | None:
    """Why a double agent cannot be shown as an action (E1-156 to E1-161)."""
    if t.double[agent] != seat:
        return because("show-other", agent=AGENT_NAMES[agent])
    if t.controller[agent] == seat and in_city(t, agent):
        return because("show-own", agent=AGENT_NAMES[agent])
    return None if t.controller[agent] >= 0 and in_city(t, agent) else because("show-away", agent=AGENT_NAMES[agent])


def guests(t: Emerald) -> i64:
    """How many agents are on the Mi-go."""
    n: i64 = 0
    for agent in range(NAMED):
        if t.where[agent] == ON_MI_GO:
            n += 1
    return n


def return_reason(t: Emerald, seat: i64, agent: i64, city: i64) -> Reason | None:
    """Why an agent cannot come back from the Mi-go (E1-395)."""
    if t.effect_at[MI_GO] != seat:
        return no_effect(MI_GO)
    if t.where[agent] != ON_MI_GO:
        return because("mi-go-none", agent=AGENT_NAMES[agent])
    return because("mi-go-turn") if t.since[agent] >= t.turns else closed(t, seat, city)


def exile_reason(t: Emerald, seat: i64, city: i64, owner: i64) -> Reason | None:
    """Why Devil's Island takes no cubes there (E1-385, E1-386)."""
    if t.effect_at[DEVILS_ISLAND] != seat:
        return no_effect(DEVILS_ISLAND)
    missing = no_card(t, seat, FIRST_CITY_CARD + city)
    if missing is not None:
        return missing
    n: i64 = 0
    if owner < t.seats:
        n = t.cubes[(BOX + city) * PLAYERS + owner]
        if t.options.island_card:
            n += t.cubes[city * PLAYERS + owner]
    return because("exile-none", city=CITY_NAMES[city]) if n == 0 else None
