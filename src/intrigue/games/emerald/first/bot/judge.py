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
from intrigue.games.emerald.first.bot.places import guards, lead_at, reach, risk
from intrigue.games.emerald.first.bot.prices import FOR_AGENT, FOR_AGENT_BOMB, FOR_KILLER, Prices
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
    PLACES,
)
from intrigue.games.emerald.first.numbers import DEFAULT, Numbers
from intrigue.games.emerald.first.places import city_of, is_place
from intrigue.games.emerald.first.scoring import corrected, final_score, kill_points, winners
from intrigue.games.emerald.first.table import AT_LARGE, ON_MI_GO, Emerald, in_city, owns
from intrigue.games.emerald.shared.cards import LOYALIST, PLAYERS, RESTORATIONIST
from intrigue.games.emerald.shared.table import side_of

# ---------------------------------------------------------------- in points

IN_STOCK: Final = 0.55
"""A cube in stock, the first ones more than the last."""
TOO_MANY: Final = 0.022
IN_LIMBO: Final = 0.15
"""A cube in Limbo, which can be fetched."""
ON_BOARD: Final = 0.28
"""A cube on the board, apart from what it is there for; one in the Pool is worth nothing."""
FRESH: Final = 0.02
"""A card that is still to be drawn, for it may be better than one that could not be used."""
FOR_HAND: Final = 0.12
"""A card more than the hand that is drawn up to anyway."""
BOTH_LEFT: Final = 0.8
"""The active player with all their actions left."""

# How sure hopes are.
WITHOUT_CUBE: Final = 0.10
"""Agents in the city, but no cube yet."""
BLOCKED: Final = 0.15
SECOND: Final = 0.45
OTHERS: Final = 0.25
"""Only one claim a turn: how much of the second best hope, and of all others, counts."""
OWNER_FEARS: Final = 0.8
OPEN_CITY: Final = 0.06
"""A city that nobody guards is in danger even before somebody comes."""

SURE_EARLY: Final = 8.0
SURE_LATE: Final = 3.0
"""How many points ahead make a victory likely, at the beginning and at the end."""
HOPES_LATE: Final = 0.5
"""How much of all that may become points still does, at the end."""


class Judge:
    """What tables are worth that are played with one box file."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: Final = numbers
        self.prices: Final = Prices(numbers)

    # ------------------------------------------------------------ one player

    def goods(self, t: Emerald, seat: i64, side: i64) -> float:
        """Cards, cubes and Permanent Effects."""
        # Rows are looked up once: this is the innermost loop of all thinking.
        hand, deck, discards, lost, prices = t.hand, t.deck, t.discards, t.lost, self.prices.deck
        worth = 0.0
        held: i64 = 0
        row = side * CARDS
        own = seat * CARDS
        for card in range(CARDS):
            held += hand[own + card]
            n = hand[own + card] + deck[own + card] + discards[own + card] + lost[own + card]
            if n > 0:
                worth += prices[row + card] * float(n)
        more = held - t.numbers.hand_size
        worth += FOR_HAND * float(more) if more > 0 else -FRESH * float(more)
        for effect in range(EFFECTS):
            if t.effect_at[effect] == seat:
                worth += self.prices.effect[side * EFFECTS + effect]
        placed = t.numbers.cubes - t.stock[seat] - t.limbo[seat] - t.pool[seat]
        worth += stock_worth(t.stock[seat]) + IN_LIMBO * float(t.limbo[seat]) + ON_BOARD * float(placed)
        if t.active == seat and t.over == 0:
            worth += BOTH_LEFT * (float(t.actions) - 1.0)
        return worth

    def company(self, t: Emerald, seat: i64, side: i64) -> float:
        """Agents, and double agent counters."""
        worth = 0.0
        for agent in range(NAMED):
            controller = t.controller[agent]
            here = in_city(t, agent)
            if controller == seat and (here or t.where[agent] == ON_MI_GO):
                worth += FOR_AGENT + FOR_AGENT_BOMB * float(t.numbers.bombs[agent])
                if side == RESTORATIONIST:
                    worth += 0.5 * FOR_KILLER * float(t.numbers.kills_royals[agent])
            if t.double[agent] == seat:
                if here and controller >= 0 and controller != seat:
                    worth += 0.7 + (0.5 * float(t.numbers.agent_vp[agent]) if side == RESTORATIONIST else 0.0)
                else:
                    worth += 0.3 if controller == seat else 0.15
        return worth

    def dangers(self, t: Emerald, seat: i64, side: i64) -> float:
        """Madness and a lonely main agent: a Restorationist ends the game by them, and only a leader may like that."""
        mad = t.mad[seat]
        if side == LOYALIST:
            return 0.1 * float(mad) if t.revealed[seat] == 0 else 0.0
        left = (t.numbers.mad_limit_freud if t.effect_at[FREUD] == seat else t.numbers.mad_limit) - mad
        worth = 1.8 if left <= 1 else (0.5 if left == 2 else 0.0)
        if t.known[seat] > 0 and t.vampire[NAMED + seat] == 0 and is_alone(t, seat):
            worth += 1.6
        return worth if worth == 0.0 or not would_win(t, seat, 0) else 0.0

    def royal_hopes(self, t: Emerald, seat: i64, side: i64, agents: vec[i64]) -> float:
        """Royal persons where they have agents: a Restorationist wants to kill them, a Loyalist to hide them."""
        bombs: i64 = 0
        hired = False
        first = seat * CARDS
        for card in range(CARDS):
            held = t.hand[first + card]
            if held > 0:
                bombs += held * t.numbers.bomb[card]
                if side == RESTORATIONIST and is_hired(card) and not hired:
                    hired = True
                    bombs -= t.numbers.bomb[card]
        if side == LOYALIST:
            if not owns(t, seat, HIDE_ROYALTY):
                return 0.0
            hired = t.hand[first + HIDE_ROYALTY] > 0
        best = 0.0
        second = 0.0
        for city in range(CITIES):
            if agents[city * PLAYERS + seat] == 0 or t.royal[city] != AT_LARGE:
                continue
            hope = self.royal_hope(t, seat, side, city, bombs, hired)
            if hope > best:
                second = best
                best = hope
            elif hope > second:
                second = hope
        return best + 0.4 * second

    def royal_hope(self, t: Emerald, seat: i64, side: i64, city: i64, bombs: i64, hired: bool) -> float:
        """The royal person of one city where they have agents."""
        n = t.numbers
        points = float(n.royal_vp[city])
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
            return 0.5 * points
        near = float(min(have, need)) / float(need)
        return points * near * near * (0.4 if ready else (0.3 if later else 0.08))

    # ------------------------------------------------------------ the board

    def worth_at(self, t: Emerald, seat: i64, side: i64, place: i64) -> float:
        """What claiming there brings them; nothing if they cannot."""
        if not is_place(t, place):
            return 0.0
        if place >= EFFECT:
            return self.prices.effect[side * EFFECTS + place - EFFECT]
        if place >= BOX:
            city = place - BOX
            if t.control[city] == seat or t.locked[city] > 0:
                return 0.0
            card = max(0.0, self.prices.deck[side * CARDS + FIRST_CITY_CARD + city])
            return float(t.numbers.city_vp[city]) + card
        return self.prices.claim[side * CARDS + t.face_up[place]]

    def add_hopes(self, t: Emerald, standings: list[float], agents: vec[i64], part: float) -> None:
        """What everybody can hope for at all places; the best hopes count most. Whoever may lose a city fears it."""
        for seat in range(t.seats):
            side = side_of(t, seat)
            risked = risk(t, seat)
            best = 0.0
            second = 0.0
            rest = 0.0
            for place in range(PLACES):
                near = nearness(t, seat, place, agents, risked)
                worth = self.worth_at(t, seat, side, place) if near > 0.0 else 0.0
                if worth <= 0.0:
                    continue
                if BOX <= place < EFFECT and t.control[place - BOX] >= 0:
                    fear = OWNER_FEARS * near * float(t.numbers.city_vp[place - BOX])
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
            standings[seat] += part * (best + SECOND * second + OTHERS * rest)

    def fear_for_cities(self, t: Emerald, standings: list[float], agents: vec[i64], part: float) -> None:
        """Cities that are neither guarded nor blocked."""
        for city in range(CITIES):
            owner = t.control[city]
            if owner >= 0 and t.locked[city] == 0 and t.blocked[BOX + city] == 0:
                guard = t.cubes[(BOX + city) * PLAYERS + owner] + agents[city * PLAYERS + owner]
                fear = OPEN_CITY * float(t.numbers.city_vp[city]) / float(1 + guard)
                standings[owner] -= part * fear

    # ------------------------------------------------------------ everybody

    def standings(self, t: Emerald, part: float) -> list[float]:
        """Everybody's points as they would count now, and this share of all that may become points."""
        agents = guards(t)
        out: list[float] = []
        for seat in range(t.seats):
            side = side_of(t, seat)
            hopes = self.goods(t, seat, side) + self.company(t, seat, side) - self.dangers(t, seat, side)
            hopes += self.royal_hopes(t, seat, side, agents)
            out.append(float(corrected(t, seat, side) + kill_points(t, seat)) + part * hopes)
        self.add_hopes(t, out, agents, part)
        self.fear_for_cities(t, out, agents, part)
        return out

    def chances(self, t: Emerald) -> list[float]:
        """How likely everybody is to win, from 0 to 1; at the end, mostly who has won."""
        if t.over > 0:
            return self.ended(t)
        far = 1.0 - progress(t)
        sharp = SURE_LATE + (SURE_EARLY - SURE_LATE) * far
        standings = self.standings(t, HOPES_LATE + (1.0 - HOPES_LATE) * far)
        if t.seats == 2:
            return [likely(standings[0] - standings[1], sharp), likely(standings[1] - standings[0], sharp)]
        return shares(t, standings, sharp)

    def ended(self, t: Emerald) -> list[float]:
        """Who has won, and a little by how much."""
        best = winners(t)
        points = [float(final_score(t, seat)) for seat in range(t.seats)]
        out: list[float] = []
        for seat in range(t.seats):
            victory = 1.0 / len(best) if int(seat) in best else 0.0
            out.append(0.95 * victory + 0.05 * likely(points[seat] - max(points), 6.0))
        return out


def nearness(t: Emerald, seat: i64, place: i64, agents: vec[i64], risked: float) -> float:
    """How near a player is to a claim at a place; 0 without cubes and agents there."""
    if t.cubes[place * PLAYERS + seat] > 0:
        near = reach(lead_at(t, seat, place, agents, 0, 0), risked)
    else:
        city = city_of(place)
        near = WITHOUT_CUBE if city >= 0 and agents[city * PLAYERS + seat] > 0 else 0.0
    return near * BLOCKED if t.blocked[place] > 0 else near


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


def stock_worth(n: i64) -> float:
    """What these cubes in stock are worth."""
    return IN_STOCK * float(n) - TOO_MANY * float(min(n, 12) * min(n, 12))


def shares(t: Emerald, standings: list[float], sharp: float) -> list[float]:
    """Everybody's share of the victory. Either side may be that of the last, which is out (E1-456)."""
    least = min(standings)
    most = max(standings)
    last = [0.0, 0.0]
    weights: list[float] = []
    for seat in range(t.seats):
        last[side_of(t, seat)] += exp(1.5 * (least - standings[seat]) / sharp)
        weights.append(exp((standings[seat] - most) / sharp))
    out = [0.0 for _ in standings]
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


def progress(t: Emerald) -> float:
    """How near the end is, from 0 to 1: by points, or by the tracks."""
    most: i64 = 0
    for seat in range(t.seats):
        most = max(most, t.disc[seat], corrected(t, seat, side_of(t, seat)))
    by_points = float(most) / float(t.numbers.vp_end[t.seats])
    by_war = float(t.war) / float(t.numbers.war_top)
    by_revolution = float(t.revolution) / float(t.numbers.revolution_top)
    return min(1.0, max(by_points, by_war, by_revolution))


REMEMBERED: Final = 16
"""How many box files are remembered."""
JUDGES: Final[list[Judge]] = [Judge(DEFAULT)]


def judge_for(numbers: Numbers) -> Judge:
    """The judge for a box file."""
    for judge in JUDGES:
        if judge.numbers is numbers:
            return judge
    judge = Judge(numbers)
    JUDGES.append(judge)
    if len(JUDGES) > REMEMBERED:
        JUDGES.pop(1)  # the oldest but for the game's own
    return judge
