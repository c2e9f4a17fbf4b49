"""Why an answer cannot be given now: the words to say so (`board-why-…`, which name the clause) and what they speak of.

It is judged at a table imagined from the view, by the same functions that make the offers: what a player cannot see
makes no difference to what he is offered.
"""

from __future__ import annotations

from typing import Any

from intrigue.games.emerald.first.acts import NO_TEXT, TEXTS, can_use
from intrigue.games.emerald.first.agents import is_alone
from intrigue.games.emerald.first.attacks import (
    agents_with,
    bombs_in_hand,
    bombs_there,
    is_killer,
    is_safe,
    need,
    royals_with,
    target_city,
)
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    ARROW_NAMES,
    ARROWS,
    BOX,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    EFFECT,
    FIRST_AGENT,
    FIRST_OTHER,
    HIDE_ROYALTY,
    LIMBO,
    NAMED,
    PLAYERS,
    REVOLUTION,
    ROYAL,
    SOURCE_NAMES,
    TARGET_NAMES,
    WAR,
    ZOMBIE,
)
from intrigue.games.emerald.first.claims import can_claim
from intrigue.games.emerald.first.markers import marker_after
from intrigue.games.emerald.first.moves import MovePlan
from intrigue.games.emerald.first.numbers import ACTION, NO_ROAD, ON_CLAIM, PASSIVE, PLAIN
from intrigue.games.emerald.first.places import city_of, is_place, may_put
from intrigue.games.emerald.first.plans import PLAN_NAMES, retrievable
from intrigue.games.emerald.first.routes import journeys
from intrigue.games.emerald.first.table import AT_LARGE, Emerald, agents_in, in_city
from intrigue.games.emerald.first.turn import Act
from intrigue.games.emerald.first.view import View
from intrigue.games.emerald.parts.piles import left
from intrigue.games.emerald.parts.plans import NO_PLAN
from intrigue.kernel.event import seat_name
from intrigue.kernel.game import Game
from intrigue.kernel.reason import Reason, because
from intrigue.kernel.rng import Rng

SYMBOLS = {"place": "cube", "retrieve": "cube", "buy": "gold", "move": "gold", "bomb": "bomb"}
"""The symbol that each use of a card takes."""
BEGIN = (*SYMBOLS, "advance", "attempt", "use", "discard")
FREE_VERBS = ("use", "swap")
"""What may be begun when both actions are done."""
PICK = ("at", "block", "unblock", "clear", "take", "send", "go", "strike", "city", "done")
"""What belongs to an action that is being put together."""


def why_not(game: Game, view: View, phrase: str) -> Reason | None:
    """Why this phrase is not offered to the viewer; None if there is nothing to say but that it is not."""
    seat = view.viewer
    if seat is None:
        return because("watching")
    t: Any = game.imagine(view, Rng(1))
    if not t.agenda:
        return because("over")
    step = t.agenda[-1]
    if step.seat != seat:
        return because("other", seat=seat_name(step.seat)) if step.seat >= 0 else None
    verb, *things = phrase.split()
    if not isinstance(step, Act):
        return None
    if verb in (*BEGIN, "swap"):
        return _card(t, seat, verb, CARD_NAMES.index(things[0]), things[1:])
    if verb == "claim":
        return _claim(t, seat, SOURCE_NAMES.index(things[0]))
    if verb in PICK:
        return because("first-choose") if t.plan == NO_PLAN else _pick(t, seat, verb, things)
    return _plain(t, verb)


def _plain(t: Emerald, verb: str) -> Reason | None:
    """Why an action that needs no card cannot be taken."""
    if verb == "choose":
        return because("seat")
    if t.plan != NO_PLAN:
        return because("order") if verb in ("show", "reveal", "pass", "end") else None
    if t.actions == 0 and verb in ("show", "reveal", "pass", "sacrifice"):
        return because("no-actions")
    return {"show": because("show-none"), "reveal": because("reveal")}.get(verb)


# ---------------------------------------------------------------- cards


def _card(t: Emerald, seat: int, verb: str, card: int, more: list[str]) -> Reason | None:
    """Why a card cannot begin an action, or join the one that is being put together."""
    name = CARD_NAMES[card]
    if left(t, seat, card) <= 0:
        return because("not-in-hand", card=name)
    if t.plan == NO_PLAN and t.actions == 0 and verb not in FREE_VERBS:
        return because("no-actions")
    if verb in SYMBOLS and _symbol(t, verb, card) == 0:
        return because("no-symbol", card=name)
    if verb == "bomb":
        return because("first-choose") if t.plan == NO_PLAN else because("bomb-enough")
    if t.plan != NO_PLAN and PLAN_NAMES[t.plan] != verb:
        return because("order")
    if verb == "use":
        return _text(t, seat, card)
    if verb == "advance":
        return _arrow(t, card, ARROW_NAMES.index(more[0]))
    if verb == "attempt":
        return _attempt(t, seat, card)
    return _amount(t, seat, verb, card) or (because("order") if t.plan != NO_PLAN else None)


def _symbol(t: Emerald, verb: str, card: int) -> int:
    """How many symbols a card has for this use."""
    return int(getattr(t.numbers, SYMBOLS[verb])[card])


def _amount(t: Emerald, seat: int, verb: str, card: int) -> Reason | None:
    """Why there is nothing to do with so many symbols."""
    if verb not in SYMBOLS:
        return None
    n = _symbol(t, verb, card) + sum(_symbol(t, verb, chosen) for chosen in t.chosen)
    if verb == "place":
        stock = int(t.stock[seat])
        return because("stock-empty") if stock == 0 else _many("place", n, stock)
    if verb == "retrieve":
        there = int(retrievable(t, seat))
        return because("retrieve-none") if there == 0 else _many("retrieve", n, there)
    if verb == "buy":
        return _gold_to_buy(t, seat, n)
    if not any(t.controller[agent] == seat and in_city(t, agent) for agent in range(AGENTS)):
        return because("move-none")
    return because("move-gold") if len(t.picked) == 0 else None


def _many(action: str, n: int, of: int) -> Reason | None:
    return because(f"{action}-many", n=n, of=of) if n > of else None


def _gold_to_buy(t: Emerald, seat: int, gold: int) -> Reason | None:
    """Why so much gold buys nothing (E1-122 to E1-125)."""
    pool, price = int(t.pool[seat]), int(t.numbers.gold_per_cube)
    if pool == 0:
        return because("pool-none")
    if gold > pool * price:
        return because("buy-many", of=pool)
    return because("buy-odd") if gold % price else None


def _arrow(t: Emerald, card: int, arrow: int) -> Reason | None:
    """Why an arrow cannot be used (E1-142 to E1-147)."""
    if t.numbers.arrow[card * ARROWS + arrow] == 0:
        return because("no-symbol", card=CARD_NAMES[card])
    if marker_after(t, WAR) == t.numbers.war_top or marker_after(t, REVOLUTION) == t.numbers.revolution_top:
        return because("arrow-top")
    return because("arrow-stuck")


def _text(t: Emerald, seat: int, card: int) -> Reason | None:
    """Why a card's text cannot be used now."""
    kind = t.numbers.kind[card]
    if kind == PASSIVE:
        return because("passive")
    if kind == ON_CLAIM:
        return because("on-claim")
    if kind == PLAIN or TEXTS[card] is NO_TEXT:
        return because("no-text", card=CARD_NAMES[card])
    if t.plan != NO_PLAN:
        return because("order")
    if kind == ACTION and t.actions == 0:
        return because("no-actions")
    return None if can_use(t, seat, card) else because("text-nothing")


def _attempt(t: Emerald, seat: int, card: int) -> Reason | None:
    """Why no attempt can be begun with a card (E1-175 to E1-182, E1-189)."""
    if not is_killer(card) or not (royals_with(t, card) or agents_with(t, seat, card)):
        return because("attempt-card", card=CARD_NAMES[card])
    if FIRST_AGENT <= card < FIRST_OTHER and not in_city(t, card - FIRST_AGENT):
        return because("attempt-board", card=CARD_NAMES[card])
    return because("order") if t.plan != NO_PLAN else because("attempt-nowhere")


# ---------------------------------------------------------------- places


def _claim(t: Emerald, seat: int, place: int) -> Reason | None:
    """Why something cannot be claimed (E1-81, E1-82, E1-85 to E1-97)."""
    if t.plan != NO_PLAN:
        return because("order")
    if t.actions < t.numbers.actions:
        return because("claim-first") if t.actions > 0 else because("no-actions")
    if t.free_used:
        return because("claim-free")
    return None if can_claim(t, seat, place) else _unclaimed(t, seat, place)


def _unclaimed(t: Emerald, seat: int, place: int) -> Reason:
    """What is in the way of a claim."""
    city = int(city_of(place))
    if not is_place(t, place):
        return _no_place(t, place)
    if BOX <= place < EFFECT and t.locked[city]:
        return because("place-locked")
    if BOX <= place < EFFECT and t.control[city] == seat:
        return because("place-own")
    if t.blocked[place]:
        return because("place-blocked")
    return because("place-lead") if t.cubes[place * PLAYERS + seat] else because("place-cube")


def _no_place(t: Emerald, place: int) -> Reason:
    """There is nothing to put cubes on (E1-72)."""
    if place >= EFFECT:
        return because("place-gone")
    return because("place-destroyed") if t.destroyed[city_of(place)] else because("place-empty")


def _pick(t: Emerald, seat: int, verb: str, things: list[str]) -> Reason | None:
    """Why something cannot be chosen for the action that is being put together."""
    kind = PLAN_NAMES[t.plan]
    if kind == "use":
        return _strike_text(t, seat, things[0]) if verb == "strike" else because("text-place")
    if kind == "place" and verb == "at":
        place = SOURCE_NAMES.index(things[0])
        if not is_place(t, place):
            return _no_place(t, place)
        return None if may_put(t, seat, place) else because("place-locked")
    if kind == "retrieve" and verb == "take":
        return _take(t, seat, SOURCE_NAMES.index(things[0]))
    if kind == "move" and verb == "go":
        return _go(t, seat, AGENT_NAMES.index(things[0]), CITY_NAMES.index(things[1]))
    if kind == "attempt" and verb == "strike":
        return because("order") if len(t.picked) else _strike(t, seat, TARGET_NAMES.index(things[0]))
    return None


def _take(t: Emerald, seat: int, source: int) -> Reason:
    """Why no cube comes from there (E1-119)."""
    if source > LIMBO:
        return because("place-no-cube")
    there = int(t.limbo[seat] if source == LIMBO else t.cubes[source * PLAYERS + seat])
    if there - sum(1 for picked in t.picked if picked == source) > 0:
        return because("order")
    return because("limbo-none") if source == LIMBO else because("place-no-cube")


# ---------------------------------------------------------------- agents and targets


def _go(t: Emerald, seat: int, agent: int, city: int) -> Reason:
    """Why an agent cannot go there (E1-126 to E1-138)."""
    if t.controller[agent] != seat or not in_city(t, agent):
        return because("agent-other", agent=AGENT_NAMES[agent])
    moved = [int(picked) // int(CITIES) for picked in t.picked]
    if agent in moved:
        return because("agent-moved", agent=AGENT_NAMES[agent])
    if t.where[agent] == city:
        return because("move-same")
    cost = int(journeys(t, seat, t.where[agent])[city])
    if cost >= NO_ROAD:
        return because("move-closed", city=CITY_NAMES[city])
    gold = sum(_symbol(t, "move", chosen) for chosen in t.chosen) - int(MovePlan().spent(t, seat))
    if cost > gold:
        return because("move-far", n=cost, of=gold)
    return because("order") if moved and agent < moved[-1] else because("move-gold")


def _victim(t: Emerald, seat: int, agent: int) -> Reason | None:
    """Why an agent may not be a victim (E1-201 to E1-205)."""
    owner = int(t.controller[agent])
    if owner < 0 or not in_city(t, agent):
        return because("text-place")
    if owner == seat:
        return because("target-own")
    if t.known[owner] == 0:
        return because("target-unknown")
    if t.vampire[agent]:
        return because("target-vampire")
    return because("target-main") if agent >= NAMED and not is_alone(t, owner) else None


def _strike_text(t: Emerald, seat: int, thing: str) -> Reason:
    """Why a card's text cannot be used on a target."""
    target = TARGET_NAMES.index(thing)
    reason = _victim(t, seat, target) if target < ROYAL else None
    return reason or because("text-place")


def _strike(t: Emerald, seat: int, target: int) -> Reason | None:
    """Why an attempt cannot be made on a target (E1-175 to E1-193, E1-231)."""
    card = int(t.chosen[0])
    if target >= ZOMBIE:
        allowed, reason = card != HIDE_ROYALTY, None if t.zombies[target - ZOMBIE] else because("text-place")
    elif target >= ROYAL:
        allowed, reason = royals_with(t, card), None if t.royal[target - ROYAL] == AT_LARGE else because("target-gone")
    else:
        allowed, reason = agents_with(t, seat, card), _victim(t, seat, target)
    if reason is not None:
        return reason
    if not allowed:
        return because("target-card")
    return because("target-safe") if is_safe(t, target) else _reach(t, seat, card, target)


def _reach(t: Emerald, seat: int, card: int, target: int) -> Reason | None:
    """Who is there, and with how many bombs (E1-178 to E1-190)."""
    city = int(target_city(t, target))
    if agents_in(t, seat, city) == 0:
        return because("target-far")
    if FIRST_AGENT <= card < FIRST_OTHER and t.where[card - FIRST_AGENT] != city:
        return because("target-card")
    bombs = int(bombs_in_hand(t, seat) - t.numbers.bomb[card] + bombs_there(t, seat, city))
    wanted = int(need(t, target))
    return because("target-bombs", n=wanted, of=bombs) if bombs < wanted else None
