"""What a table is worth to everybody: the judgement behind the advice for bots, compiled with the rules.

Points count in full, what may become points counts in part: places within reach, royal persons, agents, cubes, and how
good a player's cards are for their side. How certain a lead is depends on how near the end is.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.agents import is_alone
from intrigue.games.emerald.first.attacks import is_hired
from intrigue.games.emerald.first.bot.places import Board, Sureness
from intrigue.games.emerald.first.bot.prices import Prices
from intrigue.games.emerald.first.bot.weights import Weights, weights_for
from intrigue.games.emerald.first.cards import (
    AGENTS,
    BLACK_HAND,
    BOX,
    CARDS,
    CITIES,
    EFFECT,
    EFFECTS,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    FREUD,
    HIDE_ROYALTY,
    MORAN,
    NAMED,
    NO_CARD,
    PLACES,
)
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.first.scoring import (
    agent_points,
    beast_points,
    corrected,
    final_score,
    is_kill_of,
    kill_points,
    royal_points,
    royals_taken,
    winners,
)
from intrigue.games.emerald.first.table import AT_LARGE, HIDDEN_BY, ON_DISPLAY, ON_MI_GO, Emerald, in_city, owns
from intrigue.games.emerald.shared.cards import LOYALIST, PLAYERS, RESTORATIONIST
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.bag import empty

SIDES: Final = (LOYALIST, RESTORATIONIST)
SAFE: Final[i64] = 3
"""Cities with no more points than these keep their owners about as long as others would."""
CROWD: Final[i64] = 12
"""More cubes in stock than these are no greater crowd."""
MOST_BOMBS: Final[i64] = 24
"""What fewer bombs than these are worth is worked out beforehand."""
MURDER: Final[i64] = 100
"""An agent killed is worse than any lead."""


def stock_worths(w: Weights, most: i64) -> vec[float]:
    """What up to so many cubes in stock are worth, each further one a little less."""
    crowds = [float(min(n, CROWD) * min(n, CROWD)) for n in range(most + 1)]
    return vec[float]([w.stock * float(n) - w.stock_crowd * crowd for n, crowd in enumerate(crowds)])


def strength(have: int, need: int) -> float:
    """How far somebody is who has these bombs and needs so many: half of them are a quarter of the way."""
    return (min(have, need) / need) ** 2 if need else 1.0


def fought_over(w: Weights, points: i64) -> float:
    """What part of a city's points is lost again, if the end is far: the best are fought over longest."""
    return w.lost_early * float(max(0, points - SAFE))


class Judge:
    """What tables are worth that are played with one box file, to somebody who goes by these weights."""

    def __init__(self, numbers: Numbers, weights: Weights) -> None:
        self.numbers: Final = numbers
        self.w: Final = weights
        self.prices: Final = Prices(numbers, weights)
        self.sure: Final = Sureness(weights)
        self.stocks: Final = stock_worths(weights, numbers.cubes)
        """What so many cubes in stock are worth."""
        self.city_points: Final = vec[float]([float(points) for points in numbers.city_vp])
        self.fought_over: Final = vec[float]([fought_over(weights, points) for points in numbers.city_vp])
        """What part of each city's points its owner is going to lose again, if the end is far."""
        self.royal_points: Final = vec[float]([float(points) for points in numbers.royal_vp])
        self.strengths: Final = vec[float](
            [strength(have, need) for need in range(MOST_BOMBS) for have in range(MOST_BOMBS)]
        )
        """How far somebody with so many bombs is, where so many are needed: `needed * MOST_BOMBS + there`."""
        self.city_cards: Final = vec[float](
            [
                max(0.0, self.prices.deck[side * CARDS + FIRST_CITY_CARD + city])
                for side in SIDES
                for city in range(CITIES)
            ]
        )
        """What the card of each city is worth, to Loyalists first, then to Restorationists."""

    # ------------------------------------------------------------ one player

    def cards(self, t: Emerald, seat: i64, side: i64, far: float) -> float:
        """Cards and Permanent Effects: what they do, the less the nearer the end is, and that they are there."""
        # Rows are looked up once: this is the innermost loop of all thinking.
        w, hand, deck, discards, lost, prices = self.w, t.hand, t.deck, t.discards, t.lost, self.prices.deck
        n, cube, gold, bomb = t.numbers, t.numbers.cube, t.numbers.gold, t.numbers.bomb
        worth = 0.0
        cubes: i64 = 0
        golds: i64 = 0
        bombs: i64 = 0
        held: i64 = 0
        things: i64 = 0
        row = side * CARDS
        own = seat * CARDS
        for card in range(CARDS):
            here = hand[own + card]
            if here > 0:
                held += here
                cubes += here * cube[card]
                golds += here * gold[card]
                bombs += here * bomb[card]
            here += deck[own + card] + discards[own + card] + lost[own + card]
            if here > 0:
                worth += prices[row + card] if here == 1 else prices[row + card] * float(here)
                if card >= FIRST_AGENT:
                    things += here
        more = held - n.hand_size
        worth += w.hand_more * float(more) if more > 0 else -w.fresh * float(more)
        worth += w.hand_cube * float(min(cubes, t.stock[seat])) + w.hand_gold * float(golds)
        if side == RESTORATIONIST:
            worth += w.hand_bomb * float(bombs)
        for effect in range(EFFECTS):
            if t.effect_at[effect] == seat:
                worth += self.prices.effect[side * EFFECTS + effect]
                things += 1
        return worth * late(w.cards_late, far) + w.thing * far * float(things)

    def cubes(self, t: Emerald, seat: i64) -> float:
        """Cubes, wherever they are but in the Pool."""
        placed = t.numbers.cubes - t.stock[seat] - t.limbo[seat] - t.pool[seat]
        return self.stock_worth(t.stock[seat]) + self.w.limbo * float(t.limbo[seat]) + self.w.placed * float(placed)

    def stock_worth(self, n: i64) -> float:
        """What these cubes in stock are worth."""
        return self.stocks[n]

    def company(self, t: Emerald, seat: i64, side: i64) -> float:
        """Agents, and double agent counters."""
        w = self.w
        worth = 0.0
        for agent in range(NAMED):
            controller = t.controller[agent]
            here = in_city(t, agent)
            if controller == seat and (here or t.where[agent] == ON_MI_GO):
                worth += w.agent + w.agent_bomb * float(t.numbers.bombs[agent])
                if side == RESTORATIONIST:
                    worth += 0.5 * w.killer * float(t.numbers.kills_royals[agent])
            if t.double[agent] == seat:
                if here and controller >= 0 and controller != seat:
                    worth += w.double_ready
                    if side == RESTORATIONIST:
                        worth += w.double_points * float(t.numbers.agent_vp[agent])
                else:
                    worth += w.double_own if controller == seat else w.double_held
        return worth

    def tracks(self, t: Emerald, seat: i64, side: i64) -> float:
        """Steps of the markers that bring no points yet, and zombies that do not all stand yet."""
        w = self.w
        war = float(t.war)
        revolution = float(t.revolution)
        if side == RESTORATIONIST:
            return w.track_step * revolution - w.track_fear * war
        worth = w.track_step * war - w.track_fear * revolution
        if t.zombie_owner == seat:
            worth += w.zombie * float(t.numbers.zombies - t.zombies_left)
        return worth

    def dangers(self, t: Emerald, seat: i64, side: i64) -> float:
        """Madness and a lonely main agent: a Restorationist ends the game by them, and only a leader may like that."""
        mad = t.mad[seat]
        if side == LOYALIST:
            return 0.1 * float(mad) if t.revealed[seat] == 0 else 0.0
        left = (t.numbers.mad_limit_freud if t.effect_at[FREUD] == seat else t.numbers.mad_limit) - mad
        worth = self.w.mad_next if left <= 1 else (self.w.mad_after if left == 2 else 0.0)
        if t.known[seat] > 0 and t.vampire[NAMED + seat] == 0 and is_alone(t, seat):
            worth += self.w.alone
        return worth if worth == 0.0 or not would_win(t, seat, 0) else 0.0

    def royal_hopes(self, t: Emerald, seat: i64, side: i64, agents: vec[i64], far: float) -> float:
        """Royal persons where they have agents: a Restorationist wants to kill them, a Loyalist to hide them."""
        if side == LOYALIST and not owns(t, seat, HIDE_ROYALTY):
            return 0.0
        bombs: i64 = 0
        hired = False
        first = seat * CARDS
        hand, bomb = t.hand, t.numbers.bomb
        for card in range(CARDS):
            held = hand[first + card]
            if held > 0:
                bombs += held * bomb[card]
                if side == RESTORATIONIST and is_hired(card) and not hired:
                    hired = True
                    bombs -= bomb[card]
        if side == LOYALIST:
            hired = hand[first + HIDE_ROYALTY] > 0
        best = 0.0
        second = 0.0
        for city in range(CITIES):
            if agents[city * PLAYERS + seat] == 0 or t.royal[city] != AT_LARGE:
                continue
            hope = self.royal_hope(t, seat, side, city, bombs, hired, far)
            if hope > best:
                second = best
                best = hope
            elif hope > second:
                second = hope
        return best + self.w.royal_second * second

    def royal_hope(self, t: Emerald, seat: i64, side: i64, city: i64, bombs: i64, hired: bool, far: float) -> float:
        """The royal person of one city where they have agents."""
        n = t.numbers
        w = self.w
        points = float(n.royal_vp[city]) + w.royal_more * far
        if side == RESTORATIONIST and owns(t, seat, BLACK_HAND):
            points += float(n.black_hand)
        ready = hired
        later = False
        have = bombs + (1 if t.effect_at[MORAN] == seat else 0)
        for agent in range(AGENTS):
            if t.where[agent] != city or t.controller[agent] != seat:
                continue
            have += n.bombs[agent]
            if side == RESTORATIONIST and agent < NAMED and (n.kills_royals[agent] > 0 or t.vampire[agent] > 0):
                later = True
                if not ready and t.hand[seat * CARDS + FIRST_AGENT + agent] > 0:
                    ready = True
                    have -= n.bomb[FIRST_AGENT + agent]
        need = n.royal_defence[city]
        if ready and have >= need:
            return self.w.royal_ready * points
        part = w.royal_card if ready else (w.royal_killer if later else w.royal_agent)
        return points * self.strength(have, need) * part

    def strength(self, have: i64, need: i64) -> float:
        """How far somebody is who has these bombs and needs so many, from 0 to 1."""
        if have >= need:
            return 1.0
        if have <= 0:
            return 0.0
        return self.strengths[need * MOST_BOMBS + have] if need < MOST_BOMBS else strength(int(have), int(need))

    # ------------------------------------------------------------ the board

    def kept(self, city: i64, far: float) -> float:
        """How much of a city's points its owner will still have at the end."""
        return max(0.0, 1.0 - self.fought_over[city] * far)

    def worth_at(self, t: Emerald, seat: i64, side: i64, place: i64, far: float) -> float:
        """What claiming there brings them, when the end is so far; nothing if they cannot."""
        return self.worth_there(t, seat, side, place, far, late(self.w.cards_late, far))

    def worth_there(self, t: Emerald, seat: i64, side: i64, place: i64, far: float, cards: float) -> float:
        """The same, where this part of what cards are worth counts."""
        if place >= EFFECT:
            if t.effect_at[place - EFFECT] != ON_DISPLAY:
                return 0.0
            return self.prices.effect[side * EFFECTS + place - EFFECT] * cards + self.w.thing * far
        if place >= BOX:
            city = place - BOX
            if t.destroyed[city] > 0 or t.control[city] == seat or t.locked[city] > 0:
                return 0.0
            return self.city_points[city] * self.kept(city, far) + self.city_cards[side * CITIES + city] * cards
        if t.face_up[place] == NO_CARD:
            return 0.0
        row = side * CARDS + t.face_up[place]
        return max(0.0, self.prices.claim[row] * cards + self.prices.besides[row] + self.w.thing * far)

    def nearness(self, t: Emerald, seat: i64, place: i64, board: Board, sure: i64) -> float:
        """How near a player is to a claim at a place; 0 without cubes and agents there."""
        if t.cubes[place * PLAYERS + seat] > 0:
            near = self.sure.of(sure, board.lead(seat, place))
        elif place < EFFECT and board.agents[(place if place < BOX else place - BOX) * PLAYERS + seat] > 0:
            near = self.w.agents_only
        else:
            return 0.0
        return near * self.w.blocked if t.blocked[place] > 0 else near

    def add_hopes(self, t: Emerald, standings: vec[float], board: Board, part: float, far: float) -> None:
        """What everybody can hope for at all places; the best hopes count most. Whoever may lose a city fears it."""
        cards = late(self.w.cards_late, far)
        for seat in range(t.seats):
            side = side_of(t, seat)
            sure = self.sure.row(t, seat)
            best = 0.0
            second = 0.0
            rest = 0.0
            for place in range(PLACES):
                near = self.nearness(t, seat, place, board, sure)
                worth = self.worth_there(t, seat, side, place, far, cards) if near > 0.0 else 0.0
                if worth <= 0.0:
                    continue
                if BOX <= place < EFFECT and t.control[place - BOX] >= 0:
                    fear = self.w.owner_fears * near * self.city_points[place - BOX]
                    standings[t.control[place - BOX]] -= part * fear
                hope = near * worth
                if hope > best:
                    rest += second
                    second = best
                    best = hope
                elif hope > second:
                    rest += second
                    second = hope
                else:
                    rest += hope
            standings[seat] += part * (best + self.w.second * second + self.w.others * rest)

    def fear_for_cities(self, t: Emerald, standings: vec[float], agents: vec[i64], part: float, far: float) -> None:
        """Cities that are neither locked nor blocked: they may be lost, the more so without a guard."""
        for city in range(CITIES):
            owner = t.control[city]
            if owner >= 0 and t.locked[city] == 0 and t.blocked[BOX + city] == 0:
                guard = t.cubes[(BOX + city) * PLAYERS + owner] + agents[city * PLAYERS + owner]
                fear = part * self.w.open_city / float(1 + guard) + 1.0 - self.kept(city, far)
                standings[owner] -= fear * self.city_points[city]

    # ------------------------------------------------------------ everybody

    def standings(self, t: Emerald, far: float, scores: vec[i64]) -> vec[float]:
        """Everybody's points as they would count now, by these scores, and a share of all that may become points."""
        w = self.w
        board = Board(t)
        agents = board.agents
        part = late(w.hopes_late, far)
        out = zeros(t.seats)
        for seat in range(t.seats):
            side = side_of(t, seat)
            hopes = self.royal_hopes(t, seat, side, agents, far) + self.tracks(t, seat, side)
            hopes += self.cards(t, seat, side, far) - self.dangers(t, seat, side)
            hopes += self.company(t, seat, side) * late(w.agents_late, far)
            hopes += self.cubes(t, seat) * late(w.cubes_late, far)
            if t.active == seat and t.over == 0:
                hopes += w.actions * (float(t.actions) - 1.0)
            if w.secrecy > 0.0 and t.revealed[seat] == 0:
                hopes -= w.secrecy * far * float(telling_points(t, seat, side))
            royals = royals_taken(t, seat if side == RESTORATIONIST else HIDDEN_BY + seat)
            points = float(scores[seat] + kill_points(t, seat)) + w.royal_more * far * float(royals)
            out[seat] = points + part * hopes
        self.add_hopes(t, out, board, part, far)
        self.fear_for_cities(t, out, agents, part, far)
        return out

    def chances(self, t: Emerald) -> vec[float]:
        """How likely everybody is to win, from 0 to 1, less what they would give to see another player lose."""
        found = self.odds(t)
        if self.w.spite == 0.0:
            return found
        out = zeros(t.seats)
        for seat in range(t.seats):
            out[seat] = found[seat] - self.w.spite * found[grudge(t, seat)]
        return out

    def odds(self, t: Emerald) -> vec[float]:
        """How likely everybody is to win, from 0 to 1; at the end, mostly who has won."""
        if t.over > 0:
            return self.ended(t)
        scores = points_by_side(t)
        far = 1.0 - progress(t, scores)
        sharp = self.w.sure_late + (self.w.sure_early - self.w.sure_late) * far
        standings = self.standings(t, far, scores)
        if t.seats > 2:
            return shares(t, standings, sharp, self.w.last)
        out = zeros(2)
        out[0] = likely(standings[0] - standings[1], sharp)
        out[1] = 1.0 - out[0]
        return out

    def ended(self, t: Emerald) -> vec[float]:
        """Who has won, and a little by how much."""
        best = winners(t)
        points = [float(final_score(t, seat)) for seat in range(t.seats)]
        out = zeros(t.seats)
        for seat in range(t.seats):
            victory = 1.0 / len(best) if int(seat) in best else 0.0
            out[seat] = 0.95 * victory + 0.05 * likely(points[seat] - max(points), 6.0)
        return out


def zeros(n: i64) -> vec[float]:
    """A number for every player, 0 at first."""
    return vec[float]([0.0] * int(n))


def late(share: float, far: float) -> float:
    """A part that is whole at the beginning and this share at the end."""
    return share + (1.0 - share) * far


def telling_points(t: Emerald, seat: i64, side: i64) -> i64:
    """Their points that only a player of their side wants."""
    if side == RESTORATIONIST:
        return royal_points(t, seat) + agent_points(t, seat)
    return royal_points(t, HIDDEN_BY + seat) + beast_points(t, seat)


def grudge(t: Emerald, seat: i64) -> i64:
    """Who has killed most of their agents; nobody yet: who has most points on the track."""
    found = (seat + 1) % t.seats
    most: i64 = -1
    for other in range(t.seats):
        if other == seat:
            continue
        wrongs = t.disc[other]
        for agent in range(AGENTS):
            if is_kill_of(t, agent, other) and t.controller[agent] == seat:
                wrongs += MURDER
        if wrongs > most:
            most = wrongs
            found = other
    return found


def would_win(t: Emerald, seat: i64, more: i64) -> bool:
    """Would a player win alone if the game ended now, with this many points more (E1-455 to E1-458)?"""
    own = corrected(t, seat, side_of(t, seat)) + more
    least = own
    out = side_of(t, seat)
    both = False
    for other in range(t.seats):
        if other != seat:
            side = side_of(t, other)
            points = corrected(t, other, side)
            both = both or side != side_of(t, seat)
            if points < least or (points == least and side == LOYALIST):
                least = points
                out = side
    if both and out == side_of(t, seat):
        return False
    for other in range(t.seats):
        side = side_of(t, other)
        if other != seat and not (both and side == out) and corrected(t, other, side) >= own:
            return False
    return True


def shares(t: Emerald, standings: vec[float], sharp: float, fear: float) -> vec[float]:
    """Everybody's share of the victory. Either side may be that of the last, which is out (E1-456)."""
    least = standings[0]
    most = standings[0]
    for seat in range(1, t.seats):
        least = min(least, standings[seat])
        most = max(most, standings[seat])
    last = zeros(2)
    weights = zeros(t.seats)
    for seat in range(t.seats):
        last[side_of(t, seat)] += exp(fear * (least - standings[seat]) / sharp)
        weights[seat] = exp((standings[seat] - most) / sharp)
    out = zeros(t.seats)
    one_side = last[0] == 0.0 or last[1] == 0.0
    for side in range(2):
        total = 0.0
        for seat in range(t.seats):
            if one_side or side_of(t, seat) != side:
                total += weights[seat]
        scale = last[side] / (last[0] + last[1]) / total
        for seat in range(t.seats):
            if one_side or side_of(t, seat) != side:
                out[seat] += scale * weights[seat]
    return out


def likely(ahead: float, sharp: float) -> float:
    """A chance from a lead in points."""
    return 1.0 / (1.0 + exp(-ahead / sharp))


def points_by_side(t: Emerald) -> vec[i64]:
    """Everybody's points as they count for their side."""
    out = empty(t.seats)
    for seat in range(t.seats):
        out[seat] = corrected(t, seat, side_of(t, seat))
    return out


def progress(t: Emerald, scores: vec[i64]) -> float:
    """How near the end is when everybody has these points, from 0 to 1: by points, or by the tracks."""
    most: i64 = 0
    for seat in range(t.seats):
        most = max(most, max(t.disc[seat], scores[seat]))  # of two at a time: of three they would be boxed
    near = float(most) / float(t.numbers.vp_end[t.seats])
    near = max(near, float(t.war) / float(t.numbers.war_top))
    near = max(near, float(t.revolution) / float(t.numbers.revolution_top))
    return min(1.0, near)


REMEMBERED: Final = 16
"""How many judges are remembered."""
JUDGES: Final[list[Judge]] = []
"""The newest first; there is one for each box file, number of players and character that was met."""


def judge_for(numbers: Numbers, weights: Weights) -> Judge:
    """The judge for a box file and a set of weights."""
    for judge in JUDGES:
        if judge.numbers is numbers and judge.w is weights:
            return judge
    judge = Judge(numbers, weights)
    JUDGES.insert(0, judge)
    del JUDGES[REMEMBERED:]
    return judge


def judge_of(t: Emerald) -> Judge:
    """The judge for a table."""
    return judge_for(t.numbers, weights_for(int(t.seats)))
