"""Moving agents: cards with gold, and who goes where, for exactly that much (section 9)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import AGENTS, CARDS, CITIES, DONE, GO, MOVE, NO_CARD
from intrigue.games.emerald.first.effects import walk
from intrigue.games.emerald.first.plans import MOVE_PLAN, purse, rest_of
from intrigue.games.emerald.first.routes import journeys
from intrigue.games.emerald.first.table import Emerald, in_city
from intrigue.games.emerald.shared.plans import Plan, cards_among, in_any_order, play_chosen, spend_action, symbols
from intrigue.kernel.event import Plain

# ---------------------------------------------------------------- what gold can be spent on


def nothing_spent(limit: i64) -> vec[i64]:
    """Without moves nothing can be spent."""
    out = vec[i64]([i64(0)] * (limit + 1))
    out[0] = 1
    return out


def farther(t: Emerald, seat: i64, agent: i64, sums: vec[i64]) -> vec[i64]:
    """The sums of gold that can be spent exactly if this agent may move too, from those without him."""
    out = sums[:]
    costs = journeys(t, seat, t.where[agent])
    for gold in range(len(sums)):
        if sums[gold] > 0:
            for cost in costs:
                if gold + cost < len(sums):
                    out[gold + cost] = 1
    return out


def may_go(t: Emerald, seat: i64, agent: i64) -> bool:
    """Is it an agent of this player in a city, who does not go yet?"""
    if t.controller[agent] != seat or not in_city(t, agent):
        return False
    for move in t.picked:
        if move // CITIES == agent:
            return False
    return True


def moves_for(t: Emerald, seat: i64, limit: i64, without: i64) -> vec[i64]:
    """Which sums of gold a player's agents who do not go yet can spend exactly, one of them left out (E1-134)."""
    out = nothing_spent(limit)
    for agent in range(AGENTS):
        if t.controller[agent] == seat and agent != without and may_go(t, seat, agent):
            out = farther(t, seat, agent, out)
    return out


def fare(t: Emerald, seat: i64) -> i64:
    """What the moves chosen so far cost."""
    n: i64 = 0
    for move in t.picked:
        n += journeys(t, seat, t.where[move // CITIES])[move % CITIES]
    return n


def is_gold_for_one(gold: i64, cards: i64, cost: i64) -> bool:
    """A single card with two gold may pay for a cost of one (E1-135)."""
    return cards == 1 and gold == 2 and cost == 1


# ---------------------------------------------------------------- cards


def move_options(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """A further card with gold, if all gold can still be spent exactly."""
    cards = purse(t, seat)
    if len(cards) == 0:
        return out
    cost = fare(t, seat)
    gold = symbols(t, t.numbers.gold)
    limit = gold
    for card in cards:
        limit += t.numbers.gold[card]
    sums = moves_for(t, seat, limit, -1)
    before = NO_CARD
    for i in range(len(cards)):
        if cards[i] != before:
            sum_ = gold + t.numbers.gold[cards[i]]
            more = sums[1] > 0 if cost == 0 else cost == 1
            overpaid = more and is_gold_for_one(sum_, len(t.chosen) + 1, 1)
            rest = rest_of(t, cards, i) if t.any_order else cards  # in their order no other list need be made
            start = i64(0) if t.any_order else i + 1
            if overpaid or spends(t, rest, start, sum_ - cost, sums):
                out = append(out, MOVE + cards[i])
        before = cards[i]
    return out


def spends(t: Emerald, cards: list[i64], at: i64, gold: i64, sums: vec[i64]) -> bool:
    """Can this gold, with cards from this place on, be spent exactly? It may be short of what is chosen."""
    if gold >= 0 and sums[gold] > 0:
        return True
    for i in range(at, len(cards)):
        if spends(t, cards, i + 1, gold + t.numbers.gold[cards[i]], sums):
            return True
    return False


# ---------------------------------------------------------------- journeys


def journeys_in_order(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """The next journey, as options, agents in their order: the chosen cards pay for all of them."""
    cost = fare(t, seat)
    gold = symbols(t, t.numbers.gold)
    rest = gold - cost
    first = t.picked[len(t.picked) - 1] // CITIES + 1 if len(t.picked) > 0 else i64(0)
    sums = nothing_spent(rest)  # what later agents can spend
    for agent in range(AGENTS - 1, first - 1, -1):
        if t.controller[agent] != seat or not may_go(t, seat, agent):  # most agents are somebody else's
            continue
        costs = journeys(t, seat, t.where[agent])
        for city in range(CITIES):
            spent = costs[city]
            if (spent <= rest and sums[rest - spent] > 0) or is_gold_for_one(gold, len(t.chosen), cost + spent):
                out = append(out, GO + agent * CITIES + city)
        sums = farther(t, seat, agent, sums)
    return out


def journeys_in_any_order(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """Every journey that can be part of the action, as options; its gold may still have to be chosen."""
    for agent in range(AGENTS):
        if may_go(t, seat, agent):
            found = goals(t, seat, agent)
            for city in range(CITIES):
                if found[city] > 0:
                    out = append(out, GO + agent * CITIES + city)
    return out


def goals(t: Emerald, seat: i64, agent: i64) -> vec[i64]:
    """For every city: can the action be completed if the agent goes there?"""
    cards = purse(t, seat)
    gold = symbols(t, t.numbers.gold)
    limit = gold
    for card in cards:
        limit += t.numbers.gold[card]
    rest = gold - fare(t, seat)
    sums = moves_for(t, seat, limit, agent)
    costs = journeys(t, seat, t.where[agent])
    out = vec[i64]([i64(0)] * CITIES)
    for city in range(CITIES):
        if costs[city] <= limit and pays(t, cards, rest - costs[city], sums):
            out[city] = 1
    return out


def can_go(t: Emerald, seat: i64, agent: i64, city: i64) -> bool:
    """Can a journey of this agent be part of the action?"""
    return may_go(t, seat, agent) and goals(t, seat, agent)[city] > 0


def pays(t: Emerald, cards: list[i64], rest: i64, sums: vec[i64]) -> bool:
    """Can a journey be paid that leaves this much of the chosen gold, or wants this much more, perhaps by E1-135?"""
    if spends(t, cards, 0, rest, sums):
        return True
    if len(t.picked) > 0 or len(t.chosen) > 1:
        return False
    if len(t.chosen) == 1:
        return rest == 1 and t.numbers.gold[t.chosen[0]] == 2
    if rest == -1:
        for card in cards:
            if t.numbers.gold[card] == 2:
                return True
    return False


# ---------------------------------------------------------------- the action


class MovePlan(Plan[Emerald]):
    """Cards, then agents in their order and where they go, by the cheapest open route (E1-126 to E1-135, E1-491)."""

    def prompt(self, t: Emerald) -> str:
        return "move"

    def about(self, t: Emerald) -> dict[str, Plain]:
        gold = symbols(t, t.numbers.gold)
        cost = fare(t, t.active)
        wants = "gold" if gold < cost else "journeys"
        if is_gold_for_one(gold, len(t.chosen), cost):
            wants = "nothing"
        more = cards_among(t, in_any_order(t, self, t.active), MOVE)
        return {"gold": int(gold), "cost": int(cost), "rest": int(gold - cost), "wants": wants, "more": more}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if is_gold_for_one(symbols(t, t.numbers.gold), len(t.chosen), fare(t, seat)):
            out = append(out, DONE)
        if t.any_order:
            return journeys_in_any_order(t, seat, move_options(t, seat, out))
        if len(t.picked) == 0:
            out = move_options(t, seat, out)
        return journeys_in_order(t, seat, out)

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if MOVE <= option < MOVE + CARDS:
            t.chosen = append(t.chosen, option - MOVE)
        elif option != DONE:
            t.picked = append(t.picked, option - GO)
        if option != DONE and fare(t, seat) != symbols(t, t.numbers.gold):
            return
        moves = t.picked
        play_chosen(t, seat, "move")
        spend_action(t)
        for move in moves:
            walk(t, move // CITIES, move % CITIES)


def begin_journey(t: Emerald, option: i64) -> None:
    """The first piece of a draft is a journey, and its gold comes after it."""
    t.plan = MOVE_PLAN
    t.chosen = vec[i64]()
    t.picked = vec[i64]([option - GO])
