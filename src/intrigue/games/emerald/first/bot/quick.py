"""Whole actions at a glance, without a menu: what there is to do is looked for, and the best of it is chosen.

The glance alone (`heuristic`) weighs every answer that the rules offer, piece by piece. Most of the time that it takes
is spent on menus. Here cubes, gold and claims are thought of at once, each as a whole action; what is rarer begins as
it does there, and is completed piece by piece.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.bot.heuristic import Glance, use_worth
from intrigue.games.emerald.first.bot.judge import Judge
from intrigue.games.emerald.first.cards import (
    ADVANCE,
    AGENTS,
    ARROWS,
    AT,
    ATTEMPT,
    BOX,
    BUY,
    CARDS,
    CITIES,
    CLAIM,
    DEVILS_ISLAND,
    DONE,
    EFFECT,
    END,
    FIRST_OTHER,
    GO,
    LIMBO,
    MI_GO,
    MORAN,
    MOVE,
    MRS_HUDSON,
    NAMED,
    NO_CARD,
    PASS,
    PLACE,
    PLACES,
    RETRIEVE,
    REVEAL,
    SHOW,
    TAKE,
    USE,
    YOG_SOTHOTH,
)
from intrigue.games.emerald.first.effects import free_effects, sacrifices
from intrigue.games.emerald.first.markers import stepped
from intrigue.games.emerald.first.menu import can_use, may_reveal
from intrigue.games.emerald.first.numbers import FREE
from intrigue.games.emerald.first.places import is_place
from intrigue.games.emerald.first.routes import journeys
from intrigue.games.emerald.first.table import AT_LARGE, Emerald, in_city
from intrigue.games.emerald.shared.cards import PLAYERS
from intrigue.games.emerald.shared.sums import IMPOSSIBLE, add_cards, add_up
from intrigue.kernel.bag import empty
from intrigue.kernel.rng import Rng

JITTER: Final = 0.02
"""What seems as good as this at a glance is chosen among at random."""
JITTERS: Final = vec[float]([JITTER * float(n) / 100.0 for n in range(100)])
SUMS: Final = 16
"""More symbols than fewer than these are not thought of."""
HALF_WAY: Final = 0.5
"""While the end is farther than this nobody has points enough to show who they are."""
MOST_TRIED: Final = 8
"""No more actions than these are kept."""


class Quick:
    """Somebody who plays an imagined table on, whoever is to act."""

    def __init__(self, judge: Judge, t: Emerald, seat: i64, aim: i64, rng: Rng) -> None:
        self.look: Final = Glance(judge, t, seat, aim)
        self.rng = rng
        self.costs: Final = vec[float]([IMPOSSIBLE] * SUMS)
        """For each sum of symbols: what the cards would be good for otherwise that make it; and which of those held."""
        self.cards: Final = empty(SUMS)
        self.worths: Final = vec[float]([0.0] * MOST_TRIED)
        """The best actions, the best first: what each is worth, the answer that tells what it is, how many symbols."""
        self.options: Final = empty(MOST_TRIED)
        self.sums: Final = empty(MOST_TRIED)
        self.found: i64 = 0
        self.wanted: i64 = 1

    def action(self, t: Emerald, seat: i64, aim: i64) -> vec[i64]:
        """The answers that begin the best action; mostly they complete it."""
        if t.actions == 0 and not self.free(t, seat):
            return vec[i64]([END])
        self.actions(t, seat, aim, 1)
        return self.answers(t, 0)

    def actions(self, t: Emerald, seat: i64, aim: i64, wanted: i64) -> None:
        """Look for the best actions, at most so many."""
        self.look.renew(seat, aim)
        self.found = 0
        self.wanted = min(wanted, MOST_TRIED)
        if t.actions == 0:
            self.weigh(0.0, END, 0)
        else:
            self.weigh(0.0, PASS, 0)
            if t.actions == t.numbers.actions and not t.free_used:
                self.claims(t, seat)
            self.with_cubes(t, seat)
            self.with_gold(t, seat)
            self.with_company(t, seat)
        self.with_cards(t, seat)
        self.with_effects(t, seat)

    def weigh(self, worth: float, option: i64, n: i64) -> None:
        """An action that is worth so much: is it among the best?"""
        if not self.may_be_best(worth):
            return
        worth += JITTERS[self.rng.below(len(JITTERS))]
        at = self.found
        if at == self.wanted:
            at -= 1
            if worth <= self.worths[at]:
                return
        else:
            self.found += 1
        while at > 0 and self.worths[at - 1] < worth:
            self.worths[at] = self.worths[at - 1]
            self.options[at] = self.options[at - 1]
            self.sums[at] = self.sums[at - 1]
            at -= 1
        self.worths[at] = worth
        self.options[at] = option
        self.sums[at] = n

    def may_be_best(self, worth: float) -> bool:
        """Can an action that is worth so much be among the best?"""
        return self.found < self.wanted or worth + JITTER > self.worths[self.found - 1]

    def free(self, t: Emerald, seat: i64) -> bool:
        """May they have a free action?"""
        at = t.effect_at
        if at[MRS_HUDSON] == seat or at[DEVILS_ISLAND] == seat or at[MI_GO] == seat:
            return True
        hand, kind = t.hand, t.numbers.kind
        first = seat * CARDS
        for card in range(FIRST_OTHER, CARDS):
            if hand[first + card] > 0 and kind[card] == FREE:
                return True
        return False

    # ------------------------------------------------------------ symbols

    def add_up(self, symbols: vec[i64]) -> None:
        """What sums of symbols of a kind the cards in hand can make."""
        held = self.look.held
        add_up(self.costs, self.cards, held, self.look.n_held, symbols, self.look.judge.prices.keep, 0)

    def pays(self, cost: i64) -> i64:
        """The sum that pays this much: the same, or a single card with two for one; 0 if there is none (E1-135)."""
        if cost >= SUMS:
            return 0
        if self.costs[cost] < IMPOSSIBLE:
            return cost
        return 2 if cost == 1 and self.costs[2] < IMPOSSIBLE else 0

    # ------------------------------------------------------------ actions

    def claims(self, t: Emerald, seat: i64) -> None:
        """Whatever can be claimed."""
        cubes, board = t.cubes, self.look.board
        for place in range(PLACES):
            if cubes[place * PLAYERS + seat] == 0 or t.blocked[place] > 0 or not is_place(t, place):
                continue
            if BOX <= place < EFFECT and (t.control[place - BOX] == seat or t.locked[place - BOX] > 0):
                continue
            if board.lead(seat, place) >= 0:
                self.weigh(self.look.claim(place), CLAIM + place, 0)

    def with_cubes(self, t: Emerald, seat: i64) -> None:
        """To place cubes where they help most, or to fetch some from Limbo."""
        look = self.look
        if look.cubes == 0:
            return
        self.add_up(t.numbers.cube)
        stock = t.stock[seat]
        most = -1.0
        best: i64 = 0
        for n in range(1, min(min(look.cubes, stock), SUMS - 1) + 1):
            if self.pays(n) == 0 or (self.pays(n) > n and stock > 1):
                continue
            worth = look.best_gain(n) - look.price(n)
            if worth > most:
                most = worth
                best = n
        if best > 0 and look.goals[best] >= 0:
            self.weigh(most, AT + look.goals[best], self.pays(best))
        for n in range(min(min(look.cubes, t.limbo[seat]), SUMS - 1), 0, -1):
            if self.costs[n] < IMPOSSIBLE:
                judge = look.judge
                worth = judge.stock_worth(stock + n) - judge.stock_worth(stock) - look.w.limbo * float(n)
                self.weigh(worth, RETRIEVE, n)
                return

    def with_gold(self, t: Emerald, seat: i64) -> None:
        """To buy as many cubes as one can, or to send one agent about."""
        look = self.look
        if look.gold == 0:
            return
        self.add_up(t.numbers.gold)
        price = t.numbers.gold_per_cube
        have = t.stock[seat]
        for n in range(min(min(look.gold // price, t.pool[seat]), (SUMS - 1) // price), 0, -1):
            if self.costs[n * price] < IMPOSSIBLE:
                worth = look.judge.stock_worth(have + n) - look.judge.stock_worth(have)
                self.weigh(worth, BUY, n * price)
                break
        for agent in range(AGENTS):
            if t.controller[agent] == seat and in_city(t, agent):
                self.journeys(t, seat, agent)

    def journeys(self, t: Emerald, seat: i64, agent: i64) -> None:
        """To send this agent where he is needed most."""
        look = self.look
        fares = journeys(t, seat, t.where[agent])
        here = look.stand(agent, t.where[agent], 0)
        for city in range(CITIES):
            fare = fares[city]
            if fare <= look.gold and self.pays(fare) > 0:
                worth = look.stand(agent, city, 1) - here - look.w.glance_move * float(fare)
                if worth > 0.0:
                    self.weigh(worth, GO + agent * CITIES + city, self.pays(fare))

    def with_cards(self, t: Emerald, seat: i64) -> None:
        """Arrows, attempts, and texts that are understood."""
        look = self.look
        kills = look.judge.prices.kills
        before = NO_CARD
        held = look.held
        for i in range(look.n_held):
            card = held[i]
            if card == before:
                continue
            before = card
            if t.actions > 0:
                self.arrows(t, card)
                if kills[card] > 0 and self.may_strike(t, seat, card):
                    worth = look.attempt(card)
                    if worth > 0.0:
                        self.weigh(worth, ATTEMPT + card, 0)
            if use_worth(card, look.side) > 0.0:
                worth = look.use(card)
                if self.may_be_best(worth) and can_use(t, seat, card):
                    self.weigh(worth, USE + card, 0)

    def may_strike(self, t: Emerald, seat: i64, card: i64) -> bool:
        """Are there bombs enough for anybody in a city where they have agents, or zombies there?"""
        look = self.look
        at_hand = look.bombs - t.numbers.bomb[card] + (1 if t.effect_at[MORAN] == seat else 0)
        for city in range(CITIES):
            if look.board.agents[city * PLAYERS + seat] > 0:
                bombs = at_hand + look.company(city)
                if bombs >= t.numbers.royal_defence[city] and t.royal[city] == AT_LARGE:
                    return True
                if bombs >= t.numbers.defence[city] or t.zombies[city] > 0:
                    return True
        return False

    def arrows(self, t: Emerald, card: i64) -> None:
        """To move a marker."""
        for arrow in range(ARROWS):
            if t.numbers.arrow[card * ARROWS + arrow] > 0:
                at = t.revolution if arrow < 2 else t.war
                if stepped(t, card, arrow, at) != at:
                    self.weigh(self.look.advance(card, arrow), ADVANCE + card * ARROWS + arrow, 0)

    def with_company(self, t: Emerald, seat: i64) -> None:
        """To show a double agent, to sacrifice one, or to show who one is."""
        for agent in range(NAMED):
            if t.double[agent] == seat:
                owner = t.controller[agent]
                if owner >= 0 and owner != seat and in_city(t, agent):
                    self.weigh(self.look.rest(SHOW + agent), SHOW + agent, 0)
        if t.effect_at[YOG_SOTHOTH] == seat:
            for option in sacrifices(t, seat, vec[i64]()):
                self.weigh(self.look.rest(option), option, 0)
        if self.look.far < HALF_WAY and may_reveal(t, seat):
            self.weigh(self.look.rest(REVEAL), REVEAL, 0)

    def with_effects(self, t: Emerald, seat: i64) -> None:
        """The free actions of Permanent Effects."""
        at = t.effect_at
        if at[MRS_HUDSON] == seat or at[DEVILS_ISLAND] == seat or at[MI_GO] == seat:
            for option in free_effects(t, seat, vec[i64]()):
                self.weigh(self.look.rest(option), option, 0)

    # ------------------------------------------------------------ answers

    def answers(self, t: Emerald, i: i64) -> vec[i64]:
        """What to answer to do what was found best, second best and so on."""
        option = self.options[i]
        n = self.sums[i]
        out = vec[i64](capacity=8)
        if AT <= option < AT + PLACES:
            return append(self.chosen(t.numbers.cube, n, PLACE, out), option)
        if option == RETRIEVE:
            out = self.chosen(t.numbers.cube, n, RETRIEVE, out)
            for _ in range(n):
                out = append(out, TAKE + LIMBO)
            return out
        if option == BUY:
            return append(self.chosen(t.numbers.gold, n, BUY, out), DONE)
        if GO <= option < GO + AGENTS * CITIES:
            out = append(self.chosen(t.numbers.gold, n, MOVE, out), option)
            fares = journeys(t, self.look.seat, t.where[(option - GO) // CITIES])
            return append(out, DONE) if fares[(option - GO) % CITIES] < n else out
        return append(out, option)

    def chosen(self, symbols: vec[i64], n: i64, verb: i64, out: vec[i64]) -> vec[i64]:
        """These answers, and the cards that make this sum."""
        self.add_up(symbols)
        return add_cards(out, self.cards[n], self.look.held, self.look.n_held, verb)
