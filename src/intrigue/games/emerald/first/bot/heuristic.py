"""What seems good at a glance: a number for each option without trying it, in points.

Foresight plays on by it, and the search for the best way to complete an action looks at the most promising pieces.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.attacks import targets_with
from intrigue.games.emerald.first.bot.aims import END_AIM, ROYAL_AIM, STOP_AIM, TEXT_AIM, TRACK_AIM
from intrigue.games.emerald.first.bot.judge import Judge, late, points_by_side, progress, would_win
from intrigue.games.emerald.first.bot.places import LONGEST, Board
from intrigue.games.emerald.first.cards import (
    ADVANCE,
    AGENTS,
    ARROWS,
    ASSASSINATION,
    AT,
    ATTEMPT,
    BISMARCK,
    BLACK_HAND,
    BLOCK,
    BLOCK_CARD,
    BOMB,
    BOX,
    BUY,
    CARDS,
    CITIES,
    CLAIM,
    DIOGENES_CLUB,
    DISCARD,
    DUCHESS,
    EFFECT,
    EXILE,
    GO,
    GOLOVINSKY,
    HIDE_ROYALTY,
    HIRED_ASSASSIN,
    LIMBO,
    MOVE,
    NAMED,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    PLACE,
    PLACES,
    RETRIEVE,
    REVEAL,
    ROYAL,
    SACRIFICE,
    SEND,
    SHOGGOTH,
    SHOW,
    STRIKE,
    TAKE,
    TARGET_NAMES,
    TERRORS,
    USE,
    VAMPIRE,
    WAR,
    ZOMBIE,
    ZOMBIES,
)
from intrigue.games.emerald.first.markers import marker_after, stepped
from intrigue.games.emerald.first.places import may_put
from intrigue.games.emerald.first.plans import BUY_PLAN, PLACE_PLAN, RETRIEVE_PLAN
from intrigue.games.emerald.first.routes import journeys
from intrigue.games.emerald.first.scoring import at_once
from intrigue.games.emerald.first.table import AT_LARGE, Emerald, in_city, owns
from intrigue.games.emerald.shared.cards import LOYALIST, PLAYERS, RESTORATIONIST
from intrigue.games.emerald.shared.plans import symbols
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.bag import empty

NEVER: Final = -20.0
ALWAYS: Final = 20.0
MOST_HELD: Final = 60
"""Further cards in hand are not thought of."""
UNKNOWN: Final = -1000.0
"""What was not worked out yet."""
MOST_CUBES: Final = 16
"""For fewer cubes than this it is worked out what they are worth; more of them are worth as much."""
AIMED: Final = 2.5
"""How many times better it seems to do what one is after."""
FREELY: Final = 2.5
"""A free action is taken before others, but after a claim."""

FOR_USE: Final[dict[int, tuple[float, float]]] = {
    int(BISMARCK): (1.5, 1.5),
    int(DIOGENES_CLUB): (FREELY, FREELY),
    int(DUCHESS): (FREELY, FREELY),
    int(GOLOVINSKY): (FREELY, -2.0),
    int(OKHRANA): (0.4, 0.4),
    int(PEOPLES_WILL): (FREELY, FREELY),
    int(PINKERTON): (0.3, 0.3),
    int(SHOGGOTH): (1.0, 0.7),
    int(TERRORS): (0.3, 0.3),
    int(VAMPIRE): (0.9, -0.5),
    int(ZOMBIES): (1.0, 0.3),
    int(BLOCK_CARD): (0.3, 0.3),
}
"""Cards that are used for their text: what that is worth to a Loyalist and to a Restorationist."""
USE_WORTHS: Final = vec[float](
    [FOR_USE.get(card, (UNKNOWN, UNKNOWN))[side] for side in (0, 1) for card in range(int(CARDS))]
)
"""The same by side and card; UNKNOWN where nothing is understood of it."""


def use_worth(card: i64, side: i64) -> float:
    """What the text of a card is worth to a player of this side; UNKNOWN if it is not understood."""
    return USE_WORTHS[side * CARDS + card]


class Glance:
    """A look at the open question by the seat that is asked."""

    def __init__(self, judge: Judge, t: Emerald, seat: i64, aim: i64) -> None:
        self.judge: Final = judge
        self.w: Final = judge.w
        self.t = t
        self.board: Final = Board(t)
        self.bombs_in: Final = empty(CITIES)
        """The bombs of their agents in each city."""
        self.sure: Final = empty(PLAYERS)
        """Where the row of each player begins in the table of how sure claims are."""
        self.gains: Final = vec[float]([UNKNOWN] * MOST_CUBES)
        """What this many more cubes are worth where they help most, and where that is."""
        self.goals: Final = empty(MOST_CUBES)
        self.rises: Final = vec[float]([0.0] * MOST_CUBES)
        """What this many more cubes are worth at the place that was looked at last."""
        self.worths: Final = vec[float]([UNKNOWN] * PLACES)
        self.arrivals: Final = vec[float]([UNKNOWN] * CITIES)
        self.stays: Final = vec[float]([UNKNOWN] * CITIES)
        self.held: Final = empty(MOST_HELD)
        """The cards in hand, one by one, in their order; how many they are."""
        self.n_held: i64 = 0
        self.aim = aim
        self.seat = seat
        self.side = side_of(t, seat)
        self.far = 1.0 - progress(t, points_by_side(t))
        """How far the end was at the first look; it changes little meanwhile."""
        self.cards_part = late(judge.w.cards_late, self.far)
        """What part of what cards are worth counts then."""
        self.surest = 1.0
        """How sure they can be of a claim at most."""
        self.counted: i64 = -1
        """For how many cubes gains were worked out."""
        self.journey = UNKNOWN
        self.cubes: i64 = 0
        self.gold: i64 = 0
        self.bombs: i64 = 0
        """All symbols of a kind on the cards they hold."""
        self.hired = False
        self.for_royals = False
        """May they ever want to kill or to hide a royal person?"""
        self.begin()

    def turn_to(self, t: Emerald) -> None:
        """From now on this is about another table."""
        self.t = t
        self.board.t = t
        self.far = 1.0 - progress(t, points_by_side(t))
        self.cards_part = late(self.w.cards_late, self.far)

    def renew(self, seat: i64, aim: i64) -> None:
        """Another look, perhaps of another seat, after something has happened."""
        self.board.read()
        self.aim = aim
        self.seat = seat
        self.side = side_of(self.t, seat)
        for i in range(len(self.worths)):
            self.worths[i] = UNKNOWN
        for i in range(len(self.arrivals)):
            self.arrivals[i] = UNKNOWN
            self.stays[i] = UNKNOWN
        self.journey = UNKNOWN
        self.begin()

    def begin(self) -> None:
        """Look at the cards in hand, and at whose turn it is."""
        t = self.t
        for other in range(t.seats):
            self.sure[other] = self.judge.sure.row(t, other)
        self.surest = self.reach(self.seat, LONGEST)
        self.counted = -1
        self.count_bombs()
        first = self.seat * CARDS
        cubes: i64 = 0
        golds: i64 = 0
        bombs: i64 = 0
        hand, cube, gold, bomb = t.hand, t.numbers.cube, t.numbers.gold, t.numbers.bomb
        held = self.held
        size: i64 = 0
        for card in range(CARDS):
            n = hand[first + card]
            if n > 0:
                cubes += n * cube[card]
                golds += n * gold[card]
                bombs += n * bomb[card]
                while n > 0 and size < MOST_HELD:
                    held[size] = card
                    size += 1
                    n -= 1
        self.n_held = size
        self.cubes = cubes
        self.gold = golds
        self.bombs = bombs
        if self.side == LOYALIST:
            self.for_royals = owns(t, self.seat, HIDE_ROYALTY)
            self.hired = hand[first + HIDE_ROYALTY] > 0
        else:
            self.for_royals = True
            self.hired = hand[first + HIRED_ASSASSIN] + hand[first + ASSASSINATION] > 0

    def count_bombs(self) -> None:
        """Count the bombs of their agents in each city."""
        bombs_in, bombs, where, controller = self.bombs_in, self.t.numbers.bombs, self.t.where, self.t.controller
        seat = self.seat
        for city in range(CITIES):
            bombs_in[city] = 0
        for agent in range(AGENTS):
            if controller[agent] == seat and in_city(self.t, agent):
                bombs_in[where[agent]] += bombs[agent]

    def value(self, option: i64) -> float:
        """What an option seems worth."""
        if PLACE <= option < PLACE + CARDS:
            return self.place(option - PLACE)
        if AT <= option < AT + PLACES:
            return self.put(option - AT)
        if CLAIM <= option < CLAIM + PLACES:
            return self.claim(option - CLAIM)
        if RETRIEVE <= option < RETRIEVE + CARDS:
            return self.retrieve(option - RETRIEVE)
        if BUY <= option < BUY + CARDS:
            return self.buy(option - BUY)
        if ADVANCE <= option < ADVANCE + CARDS * ARROWS:
            return self.advance((option - ADVANCE) // ARROWS, (option - ADVANCE) % ARROWS)
        if ATTEMPT <= option < ATTEMPT + CARDS:
            return self.attempt(option - ATTEMPT)
        if STRIKE <= option < STRIKE + len(TARGET_NAMES):
            return self.strike(self.t.chosen[0] if len(self.t.chosen) > 0 else i64(0), option - STRIKE)
        return self.rest(option)

    def rest(self, option: i64) -> float:
        """Everything else."""
        t = self.t
        if TAKE <= option <= TAKE + LIMBO:
            return 0.0 if option == TAKE + LIMBO else -0.5
        if USE <= option < USE + CARDS:
            return self.use(option - USE)
        if SHOW <= option < SHOW + NAMED:
            return self.w.glance_show + float(t.numbers.agent_vp[option - SHOW])
        if option == REVEAL:
            return ALWAYS if would_win(t, self.seat, 0) else NEVER
        if SACRIFICE <= option < SACRIFICE + NAMED:
            return self.w.glance_sacrifice if self.side == LOYALIST else -3.0
        if BLOCK <= option < BLOCK + PLACES:
            return self.block(option - BLOCK)
        if SEND <= option < SEND + PLAYERS * PLACES:
            return self.threat((option - SEND) // PLACES, (option - SEND) % PLACES)
        if EXILE <= option < EXILE + CITIES * PLAYERS:
            place = BOX + (option - EXILE) // PLAYERS
            return self.threat((option - EXILE) % PLAYERS, place)
        return self.others(option)

    def others(self, option: i64) -> float:
        """Journeys, and what is hardly ever good."""
        if MOVE <= option < MOVE + CARDS:
            return self.move(option - MOVE)
        if GO <= option < GO + AGENTS * CITIES:
            return self.go((option - GO) // CITIES, (option - GO) % CITIES)
        if DISCARD <= option < DISCARD + CARDS:
            return -self.w.glance_dull
        return 0.0 if not BOMB <= option < BOMB + CARDS else -float(self.t.numbers.bomb[option - BOMB]) * 0.1

    def use(self, card: i64) -> float:
        """A card for its text."""
        worth = use_worth(card, self.side)
        if worth == UNKNOWN:
            return -self.w.glance_dull
        part = self.w.glance_use_loyalist if self.side == LOYALIST else self.w.glance_use_restorationist
        return part * worth * self.keen(TEXT_AIM + card)

    def keen(self, aim: i64) -> float:
        """How many times better it seems to do what serves this aim."""
        return AIMED if self.aim == aim else 1.0

    def worth_at(self, place: i64) -> float:
        """What claiming there brings."""
        known = self.worths[place]
        if known > UNKNOWN:
            return known
        worth = self.judge.worth_there(self.t, self.seat, self.side, place, self.far, self.cards_part)
        if self.aim == END_AIM and BOX <= place < EFFECT:
            worth *= AIMED
        else:
            worth *= self.keen(place)
        self.worths[place] = worth
        return worth

    def worth_to(self, other: i64, place: i64) -> float:
        """What claiming there brings another player."""
        return self.judge.worth_there(self.t, other, side_of(self.t, other), place, self.far, self.cards_part)

    def reach(self, other: i64, lead: i64) -> float:
        """How sure a claim is for a player with this lead."""
        return self.judge.sure.of(self.sure[other], lead)

    # ------------------------------------------------------------ agents

    def move(self, card: i64) -> float:
        """To send agents about, with this card and whatever else there is."""
        if self.journey == UNKNOWN:
            self.journey = self.best_journey()
        return self.journey - self.w.glance_move * float(self.t.numbers.gold[card])

    def best_journey(self) -> float:
        """The best that all gold at hand can do for one agent."""
        t = self.t
        limit = self.gold
        best = 0.0
        for agent in range(AGENTS):
            if t.controller[agent] == self.seat and in_city(t, agent):
                costs = journeys(t, self.seat, t.where[agent])
                here = self.stand(agent, t.where[agent], 0)
                for city in range(CITIES):
                    if costs[city] <= limit:
                        best = max(best, self.stand(agent, city, 1) - here)
        return best

    def go(self, agent: i64, city: i64) -> float:
        """To have an agent there rather than where he is."""
        return self.stand(agent, city, 1) - self.stand(agent, self.t.where[agent], 0)

    def stand(self, agent: i64, city: i64, more: i64) -> float:
        """What one agent in a city is worth: influence at both places, and a hand in attempts on its royal person."""
        return self.royal(agent, city) + (self.arrive(city) if more > 0 else self.stay(city))

    def arrive(self, city: i64) -> float:
        """What one agent more is worth at both places of a city."""
        if self.arrivals[city] == UNKNOWN:
            self.arrivals[city] = self.presence(city, 1)
        return self.arrivals[city]

    def stay(self, city: i64) -> float:
        """What one of their agents there is worth at both places of a city."""
        if self.stays[city] == UNKNOWN:
            self.stays[city] = self.presence(city, 0)
        return self.stays[city]

    def presence(self, city: i64, more: i64) -> float:
        """What an agent is worth at both places of a city: one more, or one of those who are there."""
        return self.presence_at(city, more) + self.presence_at(BOX + city, more)

    def presence_at(self, place: i64, more: i64) -> float:
        """What he is worth at one of them."""
        worth = self.worth_at(place)
        if worth <= 0.0:
            return 0.0
        if self.t.cubes[place * PLAYERS + self.seat] == 0:
            return self.w.agents_only * worth
        lead = self.board.lead(self.seat, place) + 2 * more
        return (self.reach(self.seat, lead) - self.reach(self.seat, lead - 2)) * worth

    def royal(self, agent: i64, city: i64) -> float:
        """What he brings to an attempt on the royal person there, or to hiding it."""
        t = self.t
        n = t.numbers
        if t.royal[city] != AT_LARGE or not self.for_royals:
            return 0.0
        have = self.bombs + self.company(city)
        if t.where[agent] != city:
            have += n.bombs[agent]
        part = self.w.royal_agent
        if self.hired:
            part = self.w.royal_card
        elif self.side == RESTORATIONIST and agent < NAMED and n.kills_royals[agent] > 0:
            part = self.w.royal_killer
        worth = self.judge.royal_points[city] * self.judge.strength(have, n.royal_defence[city])
        return worth * part * self.keen(ROYAL_AIM + city)

    def company(self, city: i64) -> i64:
        """The bombs of their agents there."""
        return self.bombs_in[city]

    # ------------------------------------------------------------ cubes

    def gain(self, place: i64, n: i64) -> float:
        """What more cubes there are worth."""
        n = min(n, MOST_CUBES - 1)
        self.rise(place, n)
        return self.rises[n]

    def others_at(self, place: i64) -> bool:
        """Have others cubes there?"""
        cubes = self.t.cubes
        row = place * PLAYERS
        for other in range(self.t.seats):
            if cubes[row + other] > 0 and other != self.seat:
                return True
        return False

    def most_takes(self, place: i64) -> float:
        """How many times its worth a place can be worth at most to who puts cubes there."""
        taken = BOX <= place < EFFECT and self.t.control[place - BOX] >= 0
        return self.surest * (self.w.glance_takeover if taken else 1.0)

    def rise(self, place: i64, most: i64) -> None:
        """What up to so many more cubes there are worth: one's own claim nearer, those of others farther."""
        t, w, rises, sure = self.t, self.w, self.rises, self.judge.sure
        for n in range(most + 1):
            rises[n] = 0.0
        part = 1.0 if t.blocked[place] == 0 else 0.2
        if place >= BOX and place < EFFECT and t.control[place - BOX] >= 0:
            part *= w.glance_takeover  # one wins what another loses
        row = place * PLAYERS
        for other in range(t.seats):
            there = t.cubes[row + other]
            own = other == self.seat
            if there == 0 and not own:
                continue
            worth = self.worth_at(place) if own else self.worth_to(other, place)
            if worth <= 0.0:
                continue
            worth *= part
            base = self.sure[other]
            lead = self.board.lead(other, place)
            before = sure.of(base, lead) if there > 0 else 0.0
            if own:
                for n in range(most + 1):
                    rises[n] += (sure.of(base, lead + 2 * n) - before) * worth
                continue
            # More cubes of this player bring them nearer to everybody; the lead of another over all the rest stays.
            worth *= w.glance_hinder * self.keen(STOP_AIM + other)
            ahead = self.board.ahead_of(other, self.seat, place)
            for n in range(most + 1):
                rises[n] += (before - sure.of(base, min(lead, ahead - 2 * n))) * worth

    def place(self, card: i64) -> float:
        """To begin placing cubes with this card, or to add it."""
        t = self.t
        n = t.numbers.cube[card]
        if t.plan == PLACE_PLAN:
            n += symbols(t, t.numbers.cube)
        n = min(n, t.stock[self.seat])
        return self.best_gain(n) - self.price(n)

    def best_gain(self, n: i64) -> float:
        """What so many more cubes are worth where they help most."""
        n = min(n, MOST_CUBES - 1)
        if n > self.counted:
            self.count_gains(max(n, min(self.cubes, MOST_CUBES - 1)))
        return self.gains[n]

    def count_gains(self, most: i64) -> None:
        """Find out where up to so many more cubes help most."""
        t, gains, rises, goals = self.t, self.gains, self.rises, self.goals
        for n in range(most + 1):
            gains[n] = -1.0
            goals[n] = -1
        for place in range(PLACES):
            if not may_put(t, self.seat, place):
                continue
            # Where nobody else is, no number of cubes is worth more than a sure claim.
            little = self.worth_at(place) * self.most_takes(place) <= gains[min(1, most)]
            if little and not self.others_at(place):
                continue
            self.rise(place, most)
            for n in range(most + 1):
                if rises[n] > gains[n]:
                    gains[n] = rises[n]
                    goals[n] = place
        self.counted = most

    def put(self, place: i64) -> float:
        """To put the cubes there."""
        t = self.t
        n = min(max(symbols(t, t.numbers.cube), 1), t.stock[self.seat])
        return self.gain(place, n) - (self.price(n) if t.plan == PLACE_PLAN else 0.0)

    def price(self, n: i64) -> float:
        """What these cubes are worth in stock rather than on the board."""
        have = self.t.stock[self.seat]
        return self.w.glance_price * (self.judge.stock_worth(have) - self.judge.stock_worth(have - n))

    def retrieve(self, card: i64) -> float:
        """To fetch cubes from Limbo, with all cards that help."""
        t = self.t
        limbo = t.limbo[self.seat]
        if t.plan == RETRIEVE_PLAN:
            return 1.0 if symbols(t, t.numbers.cube) + t.numbers.cube[card] <= limbo else -1.0
        n = min(self.cubes, limbo)
        if n == 0 or t.numbers.cube[card] > max(limbo, 1):
            return -1.0
        have = t.stock[self.seat]
        return self.judge.stock_worth(have + n) - self.judge.stock_worth(have) - self.w.limbo * float(n)

    def buy(self, card: i64) -> float:
        """To buy cubes, with all gold there is."""
        t = self.t
        if t.plan == BUY_PLAN:
            return 1.0
        n = min(self.gold // t.numbers.gold_per_cube, t.pool[self.seat])
        have = t.stock[self.seat]
        return self.judge.stock_worth(have + n) - self.judge.stock_worth(have)

    def block(self, place: i64) -> float:
        """A blocking disc: good where others may soon claim, and on one's own cities."""
        t = self.t
        worth = 0.0
        for other in range(t.seats):
            if other != self.seat:
                worth = max(worth, self.threat(other, place))
        if BOX <= place < EFFECT and t.control[place - BOX] == self.seat:
            worth += self.w.glance_guard * float(t.numbers.city_vp[place - BOX])
        return worth

    def threat(self, other: i64, place: i64) -> float:
        """How much another player's cubes at a place may bring them soon."""
        t = self.t
        if other == self.seat or t.cubes[place * PLAYERS + other] == 0:
            return -0.2
        near = self.reach(other, self.board.lead(other, place))
        return near * self.worth_to(other, place) * self.keen(STOP_AIM + other)

    # ------------------------------------------------------------ points

    def claim(self, place: i64) -> float:
        """To claim what is there."""
        t = self.t
        worth = self.worth_at(place)
        if BOX <= place < EFFECT:
            points = t.numbers.city_vp[place - BOX]
            if t.control[place - BOX] >= 0:
                worth += float(points)
            if at_once(t, self.seat) + points >= t.numbers.vp_end[t.seats]:
                return ALWAYS if would_win(t, self.seat, points) else NEVER
        return worth + self.w.glance_claim

    def advance(self, card: i64, arrow: i64) -> float:
        """To move a marker: up for one's own side, down against the other; to the top only for whoever is ahead."""
        t = self.t
        track = arrow // 2
        at = marker_after(t, track)
        to = stepped(t, card, arrow, at)
        row = t.numbers.war_vp if track == WAR else t.numbers.revolution_vp
        points = row[to] - row[at]
        own = (track == WAR) == (self.side == LOYALIST)
        if to == len(row) - 1:
            return ALWAYS if would_win(t, self.seat, points if own else i64(0)) else NEVER
        worth = self.w.glance_track * float(points) + self.w.glance_step * float(to - at)
        return worth * self.keen(TRACK_AIM) if own else -self.w.glance_step_back * worth

    def attempt(self, card: i64) -> float:
        """The best that an attempt with this card may do."""
        best = -1.0
        for option in targets_with(self.t, self.seat, card):
            best = max(best, self.strike(card, option - STRIKE))
        return best

    def strike(self, card: i64, target: i64) -> float:
        """A target of an attempt, or of zombies."""
        t = self.t
        if target >= ZOMBIE:
            return self.w.glance_zombie if t.zombie_owner != self.seat else -0.5
        if target >= ROYAL:
            hides = card == HIDE_ROYALTY
            if hides != (self.side == LOYALIST):
                return -2.0
            points = float(t.numbers.royal_vp[target - ROYAL]) + self.w.royal_more * self.far
            if self.side == RESTORATIONIST:
                points += float(t.numbers.black_hand) if owns(t, self.seat, BLACK_HAND) else 0.0
                points -= 1.5 if t.mad[self.seat] + 1 >= t.numbers.mad_limit else 0.3
            return self.w.glance_attempt * points * self.keen(ROYAL_AIM + target - ROYAL)
        owner = t.controller[target]
        if target >= NAMED:
            if side_of(t, owner) == LOYALIST:
                return -0.5
            return ALWAYS if would_win(t, self.seat, 0) else NEVER
        theirs = float(t.numbers.agent_vp[target]) if side_of(t, owner) == RESTORATIONIST else 0.0
        points = float(t.numbers.agent_killed) if self.side == LOYALIST else 0.0
        return (self.w.glance_kill + theirs + points) * self.keen(STOP_AIM + owner)
