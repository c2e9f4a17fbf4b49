"""Whole actions at a glance, without a menu: what there is to do is looked for, and the best of it is chosen.

The glance alone (`heuristic`) weighs every answer that the rules offer, piece by piece. Most of the time that it takes
is spent on menus. Here cubes, claims, agents and markers are thought of at once, each as a whole action; what is rarer
begins as it does there, and is completed piece by piece.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.assassination import targets_with
from intrigue.games.emerald.second.bot.aims import TRACK_AIM
from intrigue.games.emerald.second.bot.heuristic import DULL, ENDS, Glance
from intrigue.games.emerald.second.bot.judge import Judge
from intrigue.games.emerald.second.cards import (
    ADVANCE,
    AIM,
    ASSASSINATE,
    CARDS,
    CITIES,
    CITY,
    CLAIM,
    DISCARD,
    DONE,
    END,
    GO,
    LIMBO,
    LOYALIST,
    MOVE,
    NO_CARD,
    PASS,
    PLACE,
    PLAYERS,
    RETRIEVE,
    RETURN,
    TAKE,
    TARGETS,
    TOP,
    TRACKS,
    USE,
)
from intrigue.games.emerald.second.claims import can_claim
from intrigue.games.emerald.second.moves import marker_symbols
from intrigue.games.emerald.second.numbers import ACTION, FREE
from intrigue.games.emerald.second.scoring import winners
from intrigue.games.emerald.second.table import Emerald, agents_in_cities, total
from intrigue.games.emerald.second.texts import can_use
from intrigue.games.emerald.second.turn import can_return
from intrigue.games.emerald.shared.sums import IMPOSSIBLE, add_cards, add_up
from intrigue.kernel.bag import BIT, empty
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle

JITTER: Final = 0.02
"""What seems as good as this at a glance is chosen among at random."""
SUMS: Final = 12
"""No sums of symbols are thought of but those below this."""
MOST_HELD: Final = 16
"""Further cards in hand are not thought of."""
NEVER: Final = -100.0
DONT: Final = -1.0
"""What it is worth to let an action go."""


class Quick:
    """Somebody who plays imagined tables on, whoever is to act."""

    def __init__(self, judge: Judge, t: Emerald, rng: Rng) -> None:
        self.look: Final = Glance(judge, t, t.active, -1)
        self.rng = rng
        self.held: Final = empty(MOST_HELD)
        """The cards in hand, one by one, in their order; how many they are."""
        self.n: i64 = 0
        self.costs: Final = vec[float]([IMPOSSIBLE] * SUMS)
        """For each sum of symbols: what the cards would be good for otherwise that make it; and which of those held."""
        self.cards: Final = empty(SUMS)
        self.ranked: Final = empty(CITIES)
        """Where they can claim, the best first."""
        self.brings: Final = vec[float]([0.0] * CITIES)
        """What each of these claims is worth."""
        self.gains: Final = vec[float]([NEVER] * SUMS)
        """What so many cubes are worth where they help most, and where that is."""
        self.goals: Final = empty(SUMS)
        # The best action so far: what it is worth, the answer that tells what it is, and how many symbols it takes.
        self.worth = NEVER
        self.option: i64 = PASS
        self.sum: i64 = 0

    def action(self, t: Emerald, seat: i64, aim: i64) -> vec[i64]:
        """The answers that begin the best action; mostly they complete it."""
        self.take_up(t, seat)
        self.worth = NEVER
        acting = t.actions > 0
        if not acting:
            if not self.is_free(t, seat):
                return vec[i64]([END])
            self.weigh(0.0, END, 0)
        else:
            self.weigh(DONT, PASS, 0)
        self.look.renew(t, seat, aim)
        if acting:
            if t.actions == t.numbers.actions:
                self.with_claims(t, seat)
            self.with_cubes(t, seat)
            self.with_agents(t, seat)
            self.with_markers(t, seat)
            self.with_assassins(t, seat)
            self.with_discards()
        self.with_texts(t, seat)
        return self.answers(t, seat)

    def weigh(self, worth: float, option: i64, n: i64) -> None:
        """An action that is worth so much: is it the best?"""
        worth += JITTER * float(self.rng.below(100)) / 100.0
        if worth > self.worth:
            self.worth = worth
            self.option = option
            self.sum = n

    # ------------------------------------------------------------ cards

    def take_up(self, t: Emerald, seat: i64) -> None:
        """Look at the cards in hand."""
        held, hand = self.held, t.hand
        first = seat * CARDS
        size: i64 = 0
        for card in range(CARDS):
            n = hand[first + card]
            while n > 0 and size < MOST_HELD:
                held[size] = card
                size += 1
                n -= 1
        self.n = size

    def is_free(self, t: Emerald, seat: i64) -> bool:
        """May they have a free action?"""
        kind, held = t.numbers.kind, self.held
        for i in range(self.n):
            if kind[held[i]] == FREE:
                return True
        return can_return(t, seat)

    def add_up(self, symbols: vec[i64]) -> i64:
        """What sums of symbols of a kind the cards in hand can make; the greatest."""
        look = self.look
        return add_up(self.costs, self.cards, self.held, self.n, symbols, look.judge.prices.keep, look.side * CARDS)

    # ------------------------------------------------------------ claims

    def with_claims(self, t: Emerald, seat: i64) -> None:
        """To claim as much as pays, the best first; a claim that ends the game is carried out to see who wins."""
        look = self.look
        ranked, brings = self.ranked, self.brings
        size: i64 = 0
        for city in range(CITIES):
            if t.cubes[city * PLAYERS + seat] == 0 or not can_claim(t, seat, city):
                continue
            worth = look.claim(city)
            at = size
            while at > 0 and brings[at - 1] < worth:
                brings[at] = brings[at - 1]
                ranked[at] = ranked[at - 1]
                at -= 1
            brings[at] = worth
            ranked[at] = city
            size += 1
        if size == 0:
            return
        top = min(self.add_up(t.numbers.claim), size)
        worth = 0.0
        points = total(t, seat)
        for n in range(1, top + 1):
            city = ranked[n - 1]
            worth += brings[n - 1]
            points += card_points(t, t.face_up[city])
            if self.costs[n] == IMPOSSIBLE:
                continue
            if points >= t.numbers.vp_end[t.seats]:
                self.weigh(self.last_of_all(t, seat, self.claim_answers(t, n), worth), CLAIM, n)
                # Another order of the claims would end it, too.
                return
            self.weigh(worth - self.costs[n], CLAIM, n)

    def claim_answers(self, t: Emerald, n: i64) -> vec[i64]:
        """The cards and the city of the first claim."""
        return append(self.chosen(t.numbers.claim, n, CLAIM), CITY + self.ranked[0])

    def last_of_all(self, t: Emerald, seat: i64, answers: vec[i64], otherwise: float) -> float:
        """What it is worth to end the game with these answers; if they do not, it is worth the other."""
        u = t.copy()
        for answer in answers:
            u.agenda.pop().take(u, answer)
            settle(u)
        if u.over == 0:
            return otherwise
        return ENDS if int(seat) in winners(u) else -ENDS

    # ------------------------------------------------------------ cubes

    def with_cubes(self, t: Emerald, seat: i64) -> None:
        """To place cubes where they help most, or to fetch some from Limbo."""
        look = self.look
        stock = t.stock[seat]
        means = look.means[seat]
        if means.places > 0 and stock > 0:
            top = min(self.add_up(t.numbers.place), stock)
            if top > 0:
                self.count_gains(t, top)
            for n in range(1, top + 1):
                if self.costs[n] < IMPOSSIBLE:
                    self.weigh(self.gains[n] - look.price(n) - self.costs[n], PLACE, n)
            if stock == 1 and self.costs[1] == IMPOSSIBLE and self.costs[2] < IMPOSSIBLE:
                # A single card with two symbols may place the only cube (E2-61).
                self.weigh(self.gains[1] - look.price(1) - self.costs[2], PLACE, 2)
        top = min(self.add_up(t.numbers.retrieve), t.limbo[seat])
        for n in range(top, 0, -1):
            if self.costs[n] < IMPOSSIBLE:
                judge = look.judge
                worth = judge.stock_worth(stock + n) - judge.stock_worth(stock)
                self.weigh(worth - self.costs[n], RETRIEVE, n)
                return

    def count_gains(self, t: Emerald, top: i64) -> None:
        """Find out where up to so many cubes help most."""
        look, gains, goals, costs = self.look, self.gains, self.goals, self.costs
        for n in range(top + 1):
            gains[n] = NEVER
        only = i64(0) if costs[1] < IMPOSSIBLE or t.stock[look.seat] > 1 else i64(1)
        least = NEVER
        for city in range(CITIES):
            if look.most_gain(city) <= least:
                continue
            least = -NEVER
            for n in range(1, top + 1):
                if costs[n] < IMPOSSIBLE or n == only:
                    worth = look.change(city, look.seat, n, 0)
                    if worth > gains[n]:
                        gains[n] = worth
                        goals[n] = city
                    least = min(least, gains[n])

    # ------------------------------------------------------------ agents and markers

    def with_agents(self, t: Emerald, seat: i64) -> None:
        """To move the agent that is missed least to where it helps most."""
        look = self.look
        move = t.numbers.move
        card = self.cheapest(move)
        if card == NO_CARD:
            return
        home: i64 = -1
        least = NEVER
        for city in range(CITIES):
            if t.agents[city * PLAYERS + seat] > 0:
                worth = look.leave(city)
                if worth > least:
                    least = worth
                    home = city
        if home < 0:
            return
        goal: i64 = -1
        most = 0.0
        for city in range(CITIES):
            if city != home and look.most_gain(city) > most:
                worth = look.arrive(city)
                if worth > most:
                    most = worth
                    goal = city
        if goal >= 0:
            cost = look.judge.prices.keep[look.side * CARDS + card]
            self.weigh(least + most - cost, GO + home * CITIES + goal, card)

    def cheapest(self, row: vec[i64]) -> i64:
        """The card with such symbols that is good for least otherwise."""
        held = self.held
        keep = self.look.judge.prices.keep
        base = self.look.side * CARDS
        found = NO_CARD
        least = IMPOSSIBLE
        for i in range(self.n):
            card = held[i]
            if row[card] > 0 and keep[base + card] < least:
                least = keep[base + card]
                found = card
        return found

    def with_markers(self, t: Emerald, seat: i64) -> None:
        """To move the own marker with all that is there, but not to the end, unless who does it wins."""
        look = self.look
        if look.means[seat].markers > 0:
            self.up(t, seat, look.side)
        other = 1 - look.side
        symbols: i64 = 0
        held = self.held
        for i in range(self.n):
            symbols += marker_symbols(t, held[i], other)
        at = t.loyalist if other == LOYALIST else t.restorationist
        if symbols > 0 and at + symbols >= t.numbers.track_length:
            self.to_the_end(t, seat, other, t.numbers.track_length - at)

    def up(self, t: Emerald, seat: i64, track: i64) -> None:
        """To move this marker as far as it is to go."""
        own, other = (t.loyalist, t.restorationist) if track == LOYALIST else (t.restorationist, t.loyalist)
        n = t.numbers
        room = n.track_length - own
        row = n.loyalist if track == LOYALIST else n.restorationist
        top = self.add_up(row)
        if top >= room:
            self.to_the_end(t, seat, track, room)
            top = min(top, room - 1)
        while top > 0 and self.costs[top] == IMPOSSIBLE:
            top -= 1
        if top == 0:
            return
        look = self.look
        worth = look.steps(own - other, top, True) * look.keen(TRACK_AIM) - self.costs[top]
        now = own - other + top
        if now > 0:  # the difference is everybody's
            for each in range(t.seats):
                if t.points[each] + now >= n.vp_end[t.seats]:
                    worth = self.last_of_all(t, seat, self.marker_answers(t, track, top), worth)
                    break
        self.weigh(worth, ADVANCE + track, top)

    def to_the_end(self, t: Emerald, seat: i64, track: i64, room: i64) -> None:
        """To move a marker to the end of its track: who wins then?"""
        top = self.add_up(t.numbers.loyalist if track == LOYALIST else t.numbers.restorationist)
        for n in range(room, top + 1):
            if self.costs[n] < IMPOSSIBLE:
                self.weigh(self.last_of_all(t, seat, self.marker_answers(t, track, n), 0.0), ADVANCE + track, n)
                return

    def marker_answers(self, t: Emerald, track: i64, n: i64) -> vec[i64]:
        """The cards for this marker."""
        row = t.numbers.loyalist if track == LOYALIST else t.numbers.restorationist
        self.add_up(row)
        out = vec[i64](capacity=MOST_HELD)
        cards, held = self.cards[n], self.held
        for i in range(self.n):
            if cards & BIT[i] > 0:
                out = append(out, ADVANCE + held[i] * TRACKS + track)
        return append(out, DONE)

    # ------------------------------------------------------------ what is rarer

    def with_assassins(self, t: Emerald, seat: i64) -> None:
        """To assassinate whom it pays most to."""
        look = self.look
        if look.means[seat].killers == 0 or not self.may_strike(t, seat):
            return
        held, killer = self.held, t.numbers.assassinate
        before = NO_CARD
        for i in range(self.n):
            card = held[i]
            if card == before or killer[card] == 0:
                continue
            before = card
            for target in targets_with(t, seat, card):
                self.weigh(look.kill((target - AIM) // TARGETS, (target - AIM) % TARGETS), target, card)

    def may_strike(self, t: Emerald, seat: i64) -> bool:
        """Have they a lead and an agent anywhere?"""
        look = self.look
        for city in range(CITIES):
            at = city * PLAYERS + seat
            if t.agents[at] > 0 and look.pieces[at] > look.most_besides(city, seat):
                return True
        return False

    def with_discards(self) -> None:
        """To discard the card that is good for least."""
        if self.n > 0 and self.worth < DULL:
            self.weigh(DULL, DISCARD + self.cheapest(ANY), 0)

    def with_texts(self, t: Emerald, seat: i64) -> None:
        """Cards for their texts, and agents who come back."""
        look, held, kind = self.look, self.held, t.numbers.kind
        before = NO_CARD
        for i in range(self.n):
            card = held[i]
            if card == before:
                continue
            before = card
            if kind[card] == FREE or (kind[card] == ACTION and t.actions > 0):
                worth = look.use(card)
                if worth > self.worth and can_use(t, seat, card):
                    self.weigh(worth, USE + card, 0)
        if can_return(t, seat):
            for city in range(CITIES):
                self.weigh(look.value(RETURN + city), RETURN + city, 0)

    # ------------------------------------------------------------ answers

    def answers(self, t: Emerald, seat: i64) -> vec[i64]:
        """What to answer to do what was found best."""
        option = self.option
        n = self.sum
        if option == PLACE:
            goal = self.goals[min(n, t.stock[seat])]
            return append(self.chosen(t.numbers.place, n, PLACE), CITY + goal)
        if option == CLAIM:
            return self.claim_answers(t, n)
        if option == RETRIEVE:
            out = self.chosen(t.numbers.retrieve, n, RETRIEVE)
            for _ in range(n):
                out = append(out, TAKE + LIMBO)
            return out
        if GO <= option < GO + CITIES * CITIES:
            out = vec[i64]([MOVE + n, option])
            return append(out, DONE) if t.numbers.move[n] > 1 and agents_in_cities(t, seat) > 1 else out
        if ADVANCE <= option < ADVANCE + TRACKS:
            return self.marker_answers(t, option - ADVANCE, n)
        if AIM <= option < AIM + CITIES * TARGETS:
            return vec[i64]([ASSASSINATE + n, option])
        if DISCARD <= option < DISCARD + CARDS:
            return vec[i64]([option, TOP + option - DISCARD])
        return vec[i64]([option])

    def chosen(self, symbols: vec[i64], n: i64, verb: i64) -> vec[i64]:
        """The cards that make this sum, in their order."""
        self.add_up(symbols)
        return add_cards(vec[i64](capacity=MOST_HELD), self.cards[n], self.held, self.n, verb)


def card_points(t: Emerald, card: i64) -> i64:
    """The points that a disc moves by when this card is claimed (E2-80)."""
    n = t.numbers
    return n.vp_neutral[card] + n.vp_restorationist[card] + n.vp_loyalist[card]


ANY: Final = vec[i64]([i64(1)] * CARDS)
