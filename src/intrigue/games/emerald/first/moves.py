"""Moving agents: cards with gold, then who goes where, for exactly that much (section 9)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import AGENTS, CARDS, CITIES, DONE, GO, MOVE, NO_CARD
from intrigue.games.emerald.first.effects import walk
from intrigue.games.emerald.first.plans import purse
from intrigue.games.emerald.first.routes import journeys
from intrigue.games.emerald.first.table import Emerald, in_city
from intrigue.games.emerald.parts.plans import Plan, play_chosen, spend_action, symbols
from intrigue.kernel.event import Plain


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


def nothing_spent(limit: i64) -> vec[i64]:
    """Without moves nothing can be spent."""
    out = vec[i64]([i64(0)] * (limit + 1))
    out[0] = 1
    return out


def moves_for(t: Emerald, seat: i64, limit: i64) -> vec[i64]:
    """Which sums of gold his agents can spend exactly (E1-134)."""
    out = nothing_spent(limit)
    for agent in range(AGENTS):
        if t.controller[agent] == seat and in_city(t, agent):
            out = farther(t, seat, agent, out)
    return out


def move_options(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """A further card with gold, if all gold can still be spent exactly."""
    cards = purse(t, seat)
    if len(cards) == 0:
        return out
    gold = symbols(t, t.numbers.gold)
    limit = gold
    for card in cards:
        limit += t.numbers.gold[card]
    sums = moves_for(t, seat, limit)
    before = NO_CARD
    for i in range(len(cards)):
        if cards[i] != before:
            sum_ = gold + t.numbers.gold[cards[i]]
            overpaid = len(t.chosen) == 0 and sum_ == 2 and sums[1] > 0
            if overpaid or spends(t, cards, i + 1, sum_, sums):
                out = append(out, MOVE + cards[i])
        before = cards[i]
    return out


def spends(t: Emerald, cards: list[i64], at: i64, gold: i64, sums: vec[i64]) -> bool:
    """Can this gold, with cards from this place on, be spent exactly?"""
    if sums[gold] > 0:
        return True
    for i in range(at, len(cards)):
        if spends(t, cards, i + 1, gold + t.numbers.gold[cards[i]], sums):
            return True
    return False


class MovePlan(Plan[Emerald]):
    """Cards, then agents in their order and where they go, by the cheapest open route (E1-126 to E1-135, E1-491)."""

    def prompt(self, t: Emerald) -> str:
        return "move"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"gold": int(symbols(t, t.numbers.gold) - self.spent(t, t.active))}

    def spent(self, t: Emerald, seat: i64) -> i64:
        """What the moves chosen so far cost."""
        n: i64 = 0
        for move in t.picked:
            n += journeys(t, seat, t.where[move // CITIES])[move % CITIES]
        return n

    def overpays(self, t: Emerald) -> bool:
        """A single card with two gold may pay for a cost of one (E1-135)."""
        return len(t.chosen) == 1 and t.numbers.gold[t.chosen[0]] == 2

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if len(t.picked) == 0:
            out = move_options(t, seat, out)
        spent = self.spent(t, seat)
        rest = symbols(t, t.numbers.gold) - spent
        overpays = self.overpays(t)
        if overpays and spent == 1:
            out = append(out, DONE)
        first = t.picked[len(t.picked) - 1] // CITIES + 1 if len(t.picked) > 0 else i64(0)
        sums = nothing_spent(rest)  # what later agents can spend
        for agent in range(AGENTS - 1, first - 1, -1):
            if t.controller[agent] != seat or not in_city(t, agent):
                continue
            costs = journeys(t, seat, t.where[agent])
            for city in range(CITIES):
                cost = costs[city]
                if (cost <= rest and sums[rest - cost] > 0) or (overpays and spent + cost == 1):
                    out = append(out, GO + agent * CITIES + city)
            sums = farther(t, seat, agent, sums)
        return out

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if MOVE <= option < MOVE + CARDS:
            t.chosen = append(t.chosen, option - MOVE)
            return
        if option != DONE:
            t.picked = append(t.picked, option - GO)
            if self.spent(t, seat) < symbols(t, t.numbers.gold):
                return
        moves = t.picked
        play_chosen(t, seat, "move")
        spend_action(t)
        for move in moves:
            walk(t, move // CITIES, move % CITIES)
