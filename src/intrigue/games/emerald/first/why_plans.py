"""Why something cannot be part of the action that is being put together (sections 5, 7 to 12).

Whatever the order: every function here asks whether an action with this piece can be completed.
"""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.emerald.first.attacks import (
    agents_with,
    bombs_in_hand,
    bombs_there,
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
    BOMB,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    FIRST_AGENT,
    FIRST_OTHER,
    HIDE_ROYALTY,
    LIMBO,
    MOVE,
    NO_CARD,
    PLAYERS,
    REVOLUTION,
    ROYAL,
    STOCK,
    WAR,
    ZOMBIE,
)
from intrigue.games.emerald.first.foil import AttemptPlan
from intrigue.games.emerald.first.markers import marker_after, stepped
from intrigue.games.emerald.first.moves import can_go, fare, is_gold_for_one, move_options
from intrigue.games.emerald.first.numbers import NO_ROAD
from intrigue.games.emerald.first.plans import (
    ATTEMPT_PLAN,
    BUY_PLAN,
    DISCARD_PLAN,
    MARKER_PLAN,
    MOVE_PLAN,
    PLACE_PLAN,
    RETRIEVE_PLAN,
    buys,
    purse,
    rest_of,
    retrievable,
)
from intrigue.games.emerald.first.routes import journeys
from intrigue.games.emerald.first.table import AT_LARGE, Emerald, agents_in, in_city
from intrigue.games.emerald.first.why_common import (
    CARD,
    CITY,
    PLACE,
    TARGET,
    no_card,
    no_place,
    no_symbol,
    no_victim,
    not_yours,
)
from intrigue.games.emerald.shared.bombs import ENOUGH, bombs_chosen, made_needless
from intrigue.games.emerald.shared.plans import ALONE, fits, symbols
from intrigue.kernel.bag import empty
from intrigue.kernel.refusal import Reason, because


def why_not_part(t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
    """Why this cannot be part of the plan, card texts apart."""
    plan = t.plan
    if plan == PLACE_PLAN and verb == "at":
        return no_place(t, seat, PLACE[things[0]])
    if plan == RETRIEVE_PLAN and verb == "take":
        return no_cube(t, seat, PLACE[things[0]])
    if plan == MOVE_PLAN and verb == "go":
        return no_journey(t, seat, TARGET[things[0]], CITY[things[1]])
    if plan == ATTEMPT_PLAN and verb == "strike":
        return because("target-chosen") if len(t.picked) > 0 else no_target(t, seat, TARGET[things[0]])
    if verb == "done":
        return not_done(t, seat)
    if VERBS[plan] != verb and not (plan == DISCARD_PLAN and verb == "top"):
        return because("not-part")
    return no_further(t, seat, verb, CARD[things[0]], things)


VERBS = ("", "place", "retrieve", "buy", "move", "advance", "bomb", "discard", "use")
"""With what verb cards join each kind of plan."""


def no_further(t: Emerald, seat: i64, verb: str, card: i64, things: list[str]) -> Reason | None:
    """Why a card cannot join the plan, or lie on top of what is discarded."""
    if verb == "top":
        return None if is_chosen(t, card) else because("top-other", card=CARD_NAMES[card])
    missing = no_card(t, seat, card)
    if missing is not None:
        return missing
    if verb in ("place", "retrieve"):
        return too_many_cubes(t, seat, verb, card) or (because("order") if len(t.picked) > 0 else None)
    if verb == "buy":
        return no_gold_for_cubes(t, seat, card)
    if verb == "move":
        return no_gold_for_moves(t, seat, card)
    if verb == "advance":
        return no_arrow(t, card, ARROW_NAMES.index(things[1]))
    return no_bomb(t, seat, card) if verb == "bomb" else None


def is_chosen(t: Emerald, card: i64) -> bool:
    """Is this card part of the plan?"""
    for chosen in t.chosen:
        if chosen == card:
            return True
    return False


def not_done(t: Emerald, seat: i64) -> Reason | None:
    """Why the plan cannot be left at this."""
    gold = symbols(t, t.numbers.gold)
    if t.plan == BUY_PLAN:
        return because("buy-more", n=int(gold)) if gold % t.numbers.gold_per_cube > 0 else None
    if t.plan == MOVE_PLAN:
        cost = fare(t, seat)
        return None if is_gold_for_one(gold, len(t.chosen), cost) else because("move-due", n=int(cost), of=int(gold))
    return None if t.plan == MARKER_PLAN else because("not-all")


# ---------------------------------------------------------------- cubes


def too_many_cubes(t: Emerald, seat: i64, verb: str, card: i64) -> Reason | None:
    """Why its cube symbols cannot be used (E1-70, E1-74, E1-75, E1-118, E1-121)."""
    row = t.numbers.cube
    if row[card] == 0:
        return no_symbol(card)
    there = t.stock[seat] if verb == "place" else retrievable(t, seat)
    if there == 0:
        return because("stock-empty" if verb == "place" else "retrieve-none")
    if fits(t, row, card, there, ALONE):
        return None
    n = int(symbols(t, row) + row[card])
    return because("place-many" if verb == "place" else "retrieve-many", n=n, of=int(there))


def no_cube(t: Emerald, seat: i64, source: i64) -> Reason | None:
    """Why no cube comes back from there (E1-119, E1-120)."""
    if source == STOCK:
        return because("take-stock")
    there = t.limbo[seat] if source == LIMBO else t.cubes[source * PLAYERS + seat]
    if there == 0:
        return because("limbo-none" if source == LIMBO else "place-no-cube")
    for picked in t.picked:
        if picked == source:
            there -= 1
    return because("cubes-chosen") if there == 0 else None


# ---------------------------------------------------------------- gold


def no_gold_for_cubes(t: Emerald, seat: i64, card: i64) -> Reason | None:
    """Why its gold buys nothing (E1-122 to E1-125)."""
    if t.numbers.gold[card] == 0:
        return no_symbol(card)
    pool = t.pool[seat]
    if pool == 0:
        return because("pool-none")
    gold = symbols(t, t.numbers.gold) + t.numbers.gold[card]
    if gold > pool * t.numbers.gold_per_cube:
        return because("buy-many", of=int(pool))
    cards = purse(t, seat)
    rest = rest_of(t, cards, cards.index(card))
    if buys(t, rest, 0, gold, pool * t.numbers.gold_per_cube):
        return None
    return because("buy-pool", of=int(pool)) if buys(t, rest, 0, gold, ENOUGH) else because("buy-odd")


def no_gold_for_moves(t: Emerald, seat: i64, card: i64) -> Reason | None:
    """Why its gold cannot be spent on journeys (E1-126, E1-134, E1-135)."""
    if t.numbers.gold[card] == 0:
        return no_symbol(card)
    found = False
    for agent in range(AGENTS):
        found = found or (t.controller[agent] == seat and in_city(t, agent))
    if not found:
        return because("move-none")
    for option in move_options(t, seat, empty(0)):
        if option - MOVE == card:
            return None
    return because("move-gold")


def no_journey(t: Emerald, seat: i64, agent: i64, city: i64) -> Reason | None:
    """Why an agent cannot go there (E1-126 to E1-138)."""
    other = not_yours(t, seat, agent)
    if other is not None:
        return other
    for move in t.picked:
        if move // CITIES == agent:
            return because("agent-moved", agent=AGENT_NAMES[agent])
    if t.where[agent] == city:
        return because("move-same")
    cost = journeys(t, seat, t.where[agent])[city]
    if cost >= NO_ROAD:
        return because("move-closed", city=CITY_NAMES[city])
    if can_go(t, seat, agent, city):
        return None
    gold = symbols(t, t.numbers.gold)
    for card in purse(t, seat):
        gold += t.numbers.gold[card]
    cost += fare(t, seat)
    return because("move-far", n=int(cost), of=int(gold)) if cost > gold else because("move-exact", n=int(cost))


# ---------------------------------------------------------------- arrows


def no_arrow(t: Emerald, card: i64, arrow: i64) -> Reason | None:
    """Why an arrow cannot be used after those that are chosen (E1-140 to E1-147)."""
    if t.numbers.arrow[card * ARROWS + arrow] == 0:
        return because("no-arrow", card=CARD_NAMES[card])
    if marker_after(t, WAR) == t.numbers.war_top or marker_after(t, REVOLUTION) == t.numbers.revolution_top:
        return because("arrow-top")
    at = marker_after(t, arrow // 2)
    return because("arrow-stuck") if stepped(t, card, arrow, at) == at else None


# ---------------------------------------------------------------- attempts


def no_bomb(t: Emerald, seat: i64, card: i64) -> Reason | None:
    """Why a card cannot support the attempt (E1-183, E1-190)."""
    if len(t.picked) == 0:
        return because("target-first")
    if t.numbers.bomb[card] == 0:
        return no_symbol(card)
    plan = AttemptPlan()
    for option in plan.options(t, seat):
        if option - BOMB == card:
            return None
    wanted = plan.missing(t, seat) + bombs_chosen(t, t.numbers.bomb)
    other = made_needless(t, t.numbers.bomb, wanted, card)
    return because("bomb-enough") if other == NO_CARD else because("bomb-needless", card=CARD_NAMES[other])


def no_target(t: Emerald, seat: i64, target: i64) -> Reason | None:
    """Why an attempt cannot be made on a target (E1-175 to E1-193, E1-201 to E1-205, E1-231)."""
    card = t.chosen[0]
    if target >= ZOMBIE:
        if t.zombies[target - ZOMBIE] == 0:
            return because("zombie-none", city=CITY_NAMES[target - ZOMBIE])
        if card == HIDE_ROYALTY:
            return because("target-card", card=CARD_NAMES[card])
        return out_of_reach(t, seat, card, target)
    if target >= ROYAL:
        if t.royal[target - ROYAL] != AT_LARGE:
            return because("target-gone")
        if not royals_with(t, card):
            return because("target-card", card=CARD_NAMES[card])
    else:
        spared = no_victim(t, seat, target)
        if spared is not None:
            return spared
        if not agents_with(t, seat, card):
            return because("target-card", card=CARD_NAMES[card])
    if is_safe(t, target):
        return because("target-safe")
    return out_of_reach(t, seat, card, target)


def out_of_reach(t: Emerald, seat: i64, card: i64, target: i64) -> Reason | None:
    """Who is there, and with how many bombs (E1-178 to E1-190)."""
    city = target_city(t, target)
    if FIRST_AGENT <= card < FIRST_OTHER:
        if t.where[card - FIRST_AGENT] != city:
            return because("target-away", agent=CARD_NAMES[card])
    elif agents_in(t, seat, city) == 0:
        return because("target-far")
    bombs = bombs_in_hand(t, seat) - t.numbers.bomb[card] + bombs_there(t, seat, city)
    wanted = need(t, target)
    return because("target-bombs", n=int(wanted), of=int(bombs)) if bombs < wanted else None
