"""What a table is worth to everybody: the judgement behind the advice for bots, compiled with the rules.

Points count in full, what may become points counts in part: cards within reach, royalty, agents, cubes, and how good
a player's cards are for their side. How certain a lead is depends on how near the end is.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.bot.prices import Prices
from intrigue.games.emerald.second.bot.weights import Weights, weights_for
from intrigue.games.emerald.second.cards import (
    BLACK_HAND,
    CARDS,
    CITIES,
    HIDE_ROYALTY,
    LEOPOLD,
    LOYALIST,
    NO_CARD,
    PLAYERS,
    RESTORATIONIST,
    VAMPIRES,
    ZOMBIES,
)
from intrigue.games.emerald.second.numbers import Numbers
from intrigue.games.emerald.second.scoring import corrected, counts_for, final_score, winners
from intrigue.games.emerald.second.table import (
    FOR_LOYALISTS,
    FOR_RESTORATIONISTS,
    IN_SLOT,
    OF_BOX,
    Emerald,
    cubes_in_cities,
    on_board,
    pieces_in,
    total,
)
from intrigue.games.emerald.shared.table import side_of

KEENEST: Final = 0.25
"""Fewer points than this never decide a game, whatever the weights say."""


PROWLING: Final = 0.25
"""What a zombie is worth where an agent of somebody else stands, to whoever has the card that sets it on them."""
BANISHED: Final = 0.6
"""What it is worth that somebody else has a point less."""
AT_HAND: Final = 0.6
"""How much of what a text would bring counts for whoever has the card and waits."""
KNOWING: Final = 0.3
"""What it is worth at the beginning to know who somebody is."""
MURDER: Final[i64] = 100
"""An agent killed is worse than any lead."""


class Means:
    """What a player has in hand to act with: how many cards, and their symbols."""

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.places: i64 = 0
        self.claims: i64 = 0
        self.bombs: i64 = 0
        self.killers: i64 = 0
        self.markers: i64 = 0

    def read(self, t: Emerald, seat: i64, side: i64) -> None:
        """Look at a player's hand."""
        # Rows are looked up once: this is the innermost loop of all thinking.
        n, hand = t.numbers, t.hand
        place, claim, bomb, killer = n.place, n.claim, n.bomb, n.assassinate
        marker = n.loyalist if side == LOYALIST else n.restorationist
        cards: i64 = 0
        places: i64 = 0
        claims: i64 = 0
        bombs: i64 = 0
        killers: i64 = 0
        markers: i64 = 0
        first = seat * CARDS
        for card in range(CARDS):
            held = hand[first + card]
            if held > 0:
                cards += held
                places += held * place[card]
                claims += held * claim[card]
                bombs += held * bomb[card]
                killers += held * killer[card]
                markers += held * marker[card]
        self.cards = cards
        self.places = places
        self.claims = claims
        self.bombs = bombs
        self.killers = killers
        self.markers = markers


class Judge:
    """What tables are worth that are played with one box file, to somebody who goes by these weights."""

    def __init__(self, numbers: Numbers, weights: Weights) -> None:
        self.numbers: Final = numbers
        self.w: Final = weights
        self.prices: Final = Prices(numbers, weights)
        self.means: Final = Means()
        """Of the player who is judged: room that is made once."""
        self.insane: Final = int(numbers.insane_faces) / int(numbers.insane_faces + numbers.sane_faces)

    # ------------------------------------------------------------ one player

    def standing(self, t: Emerald, seat: i64, part: float, far: float) -> float:
        """A player's points as they would count now, and this share of all that may become points."""
        side = side_of(t, seat)
        means = self.means
        means.read(t, seat, side)
        worth = self.goods(t, seat, side, means, far) + self.safety(t, seat, side, far)
        worth += self.hopes(t, seat, side, means) + self.tracks(t, side)
        worth += self.zombies(t, seat) + self.knowledge(t, seat) * far
        if has(t, seat, LEOPOLD):
            worth += AT_HAND * max(0.0, self.banishing(t, seat))
        if self.w.secrecy > 0.0 and t.revealed[seat] == 0:
            worth -= self.w.secrecy * far * float(telling_points(t, seat))
        return float(corrected(t, seat)) + part * worth

    def goods(self, t: Emerald, seat: i64, side: i64, means: Means, far: float) -> float:
        """Cards and cubes."""
        w, deck, discards, lost, hand, prices = self.w, t.deck, t.discards, t.lost, t.hand, self.prices.deck
        cards = 0.0
        row = side * CARDS
        own = seat * CARDS
        for card in range(CARDS):
            n = hand[own + card] + deck[own + card] + discards[own + card] + lost[own + card]
            if n > 0:
                cards += prices[row + card] * float(n)
        worth = cards * late(w.cards_late, far)
        placed = float(cubes_in_cities(t, seat))
        worth += (self.stock_worth(t.stock[seat]) + w.placed * placed) * late(w.cubes_late, far)
        more = means.cards - t.numbers.hand_size
        at_hand = w.hand_more * float(more) if more > 0 else -w.fresh * float(more)
        at_hand += w.hand_place * float(min(means.places, t.stock[seat])) + w.hand_claim * float(means.claims)
        at_hand += w.hand_bomb * float(means.bombs) + w.hand_marker * float(means.markers)
        worth += at_hand * late(w.cards_late, far)
        if t.active == seat and t.over == 0:
            worth += self.tempo(t.actions)
        return worth

    def stock_worth(self, cubes: i64) -> float:
        """What these cubes in stock are worth, the first ones more than the last."""
        n = float(cubes)
        return self.w.stock * n - self.w.stock_crowd * n * n

    def tempo(self, actions: i64) -> float:
        """What the actions are worth that the active player has left."""
        if actions >= 2:
            return self.w.both_left
        return -self.w.one_left if actions == 1 else -self.w.both_left

    def safety(self, t: Emerald, seat: i64, side: i64, far: float) -> float:
        """Agents and sanity. A Restorationist who loses the last of them ends the game: only a leader may like that."""
        w = self.w
        agents = on_board(t, seat)
        worth = w.agent * float(agents) + w.agent_of_six * float(min(agents, 6))
        worth = (worth + w.agent_of_three * float(min(agents, 3))) * late(w.agents_late, far)
        tokens = t.tokens[seat]
        worth += w.token * float(tokens)
        if side == RESTORATIONIST:
            danger = w.mad_next if tokens == 1 else (w.mad_after if tokens == 2 else 0.0)
            danger += w.alone if agents == 1 else (w.nearly_alone if agents == 2 else 0.0)
            if danger > 0.0 and not leads_points(t, seat):
                worth -= danger
        return worth

    def tracks(self, t: Emerald, side: i64) -> float:
        """Steps of the markers, besides the points they bring."""
        own, other = (t.loyalist, t.restorationist) if side == LOYALIST else (t.restorationist, t.loyalist)
        return self.w.track_step * float(own) - self.w.track_fear * float(other)

    def zombies(self, t: Emerald, seat: i64) -> float:
        """The zombies on the board, for whoever may set them on others."""
        if t.banished or not has(t, seat, ZOMBIES):
            return 0.0
        worth = 0.0
        for city in range(CITIES):
            if t.zombies[city] > 0 and has_prey(t, seat, city):
                worth += PROWLING
        return worth

    def banishing(self, t: Emerald, seat: i64) -> float:
        """What others have of zombies and vampires, less what this player has of them."""
        if t.banished:
            return 0.0
        worth = 0.0
        for gain in t.gains:
            is_undead = gain.source == ZOMBIES or gain.source == VAMPIRES
            if is_undead and counts_for(t, gain, side_of(t, gain.seat)):
                worth += -float(gain.points) if gain.seat == seat else BANISHED * float(gain.points)
        for other in range(t.seats):
            worth += -self.zombies(t, other) if other == seat else BANISHED * self.zombies(t, other)
        return worth

    def knowledge(self, t: Emerald, seat: i64) -> float:
        """The identities that only this player has seen."""
        worth = 0.0
        for other in range(t.seats):
            if t.looked[seat * PLAYERS + other] > 0 and t.revealed[other] == 0:
                worth += KNOWING
        return worth

    # ------------------------------------------------------------ the board

    def hopes(self, t: Emerald, seat: i64, side: i64, means: Means) -> float:
        """What a player can hope for in the cities; the best hopes count most, for nobody follows them all at once."""
        cubes, agents = t.cubes, t.agents
        best = 0.0
        second = 0.0
        rest = 0.0
        for city in range(CITIES):
            at = city * PLAYERS + seat
            if cubes[at] + agents[at] == 0:
                continue
            worth = self.worth_at(t, seat, side, city)
            most = most_of_others(t, seat, city)
            hope = self.hope(t, seat, side, city, worth, cubes[at], agents[at], most, means)
            if hope > best:
                rest += second
                second = best
                best = hope
            elif hope > second:
                rest += second
                second = hope
            else:
                rest += hope
        return best + self.w.second * second + self.w.others * rest

    def hope(
        self, t: Emerald, seat: i64, side: i64, city: i64, worth: float, cubes: i64, agents: i64, most: i64, m: Means
    ) -> float:
        """What they can hope for in a city where a claim is worth so much, with these pieces, `most` of any other."""
        hope = 0.0
        if worth > 0.0:
            hope += worth * self.reach(cubes, cubes + agents, most, m.claims)
        if t.royal[city] == IN_SLOT:
            hope += self.royal_hope(t, seat, side, city, cubes + agents > most, agents, m)
        return hope

    def worth_at(self, t: Emerald, seat: i64, side: i64, city: i64) -> float:
        """What claiming in a city brings, now or when a card is turned up."""
        card = t.face_up[city]
        if card != NO_CARD:
            return self.claim_worth(t, seat, side, card)
        return self.w.unknown_card if t.stack[city] > 0 else 0.0

    def claim_worth(self, t: Emerald, seat: i64, side: i64, card: i64) -> float:
        """What claiming this card brings."""
        w = self.w
        at = side * CARDS + card
        worth = self.prices.points[at] + max(0.0, self.prices.claim[at])
        worth += w.claim_agent * float(min(t.numbers.agent[card], t.agent_stock[seat]))
        if t.numbers.insanity[card] > 0:
            worth -= self.insane * (w.token + (w.sanity_loyalist if side == LOYALIST else w.sanity_restorationist))
        if card == LEOPOLD:
            worth += max(0.0, self.banishing(t, seat))
        return worth

    def reach(self, cubes: i64, own: i64, most: i64, claims: i64) -> float:
        """How near a player is to a claim where they have so many pieces, some of them cubes."""
        w = self.w
        near = w.claim_now if claims > 0 else w.claim_later
        if cubes == 0:
            near = w.without_cube
        lead = own - most
        if most == 0:
            return near * (w.one_there if lead == 1 else w.two_there if lead == 2 else 1.0)
        # Where others are, a lead of one is soon lost, and who is one behind is soon ahead.
        if lead < -2:
            return near * w.far_behind * float(own) / float(most)
        return near * max(0.0, min(1.0, w.level + (w.ahead_by if lead > 0 else w.behind_by) * float(lead)))

    def royal_hope(self, t: Emerald, seat: i64, side: i64, city: i64, leading: bool, agents: i64, m: Means) -> float:
        """The royalty there: a Restorationist wants to kill it, a Loyalist to hide it."""
        w, n = self.w, t.numbers
        points = float(n.royal_vp[city])
        if side == LOYALIST:
            at = seat * CARDS + HIDE_ROYALTY
            if t.hand[at] > 0:
                return points * (w.hide_leading if leading else w.hide_behind)
            if t.deck[at] + t.discards[at] + t.lost[at] > 0:
                return points * (w.hide_later if leading else w.hide_later_behind)
            return w.hide_never * points
        if t.kept[seat * CARDS + BLACK_HAND] > 0:
            points += float(n.black_hand)
        if agents == 0:
            return w.kill_far * points
        need = n.royal_bombs[city]
        near = float(min(agents + m.bombs, need)) / float(need)
        near = near * near
        if m.killers == 0:
            return points * w.kill_later * near
        return points * (w.kill_leading if leading else w.kill_behind) * near

    # ------------------------------------------------------------ everybody

    def certainty(self, t: Emerald) -> float:
        """How many points ahead make a victory likely."""
        return sureness(self.w.sure_early, self.w.sure_late, 1.0 - progress(t))

    def standings(self, t: Emerald, left: float, far: float) -> vec[float]:
        """What everybody has; `left` of all that may become points still does at the end, which is `far`."""
        part = late(left, far)
        out = zeros(t.seats)
        for seat in range(t.seats):
            out[seat] = self.standing(t, seat, part, far)
        return out

    def begrudged(self, t: Emerald, found: vec[float]) -> vec[float]:
        """Everybody's chances, less what they would give to see another player lose."""
        if self.w.spite == 0.0:
            return found
        out = zeros(t.seats)
        for seat in range(t.seats):
            out[seat] = found[seat] - self.w.spite * found[grudge(t, seat)]
        return out

    def chances(self, t: Emerald, sharp: float) -> vec[float]:
        """How likely everybody is to win, from 0 to 1; at the end, mostly who has won. `sharp`: points that decide."""
        if t.over > 0:
            return self.begrudged(t, self.ended(t))
        near = progress(t)
        standings = self.standings(t, self.w.hopes_late, 1.0 - near)
        if t.seats > 2:
            self.fear_penalty(t, standings, near)
        out = zeros(t.seats)
        most = 1.0 - 0.5 * self.w.won_by  # a victory that can be had is worth more than any hope for one
        for seat in range(t.seats):
            out[seat] = min(most, likely(margin(standings, seat), sharp))
        return self.begrudged(t, out)

    def fear_penalty(self, t: Emerald, standings: vec[float], near: float) -> None:
        """The side of the lowest will lose points (E2-279): the more surely, the nearer the end is."""
        low: i64 = 0
        for seat in range(1, t.seats):
            if standings[seat] < standings[low]:
                low = seat
        side = side_of(t, low)
        fear = float(t.numbers.penalty) * (self.w.fear + self.w.fear_more * near)
        for seat in range(t.seats):
            if side_of(t, seat) == side:
                standings[seat] -= fear

    def prospects(self, t: Emerald) -> vec[float]:
        """How likely everybody is to win, with more care where there are more than two: this is for looking ahead.

        Either side may be the one that loses points (E2-279), in proportion to how near the last place its players are;
        in both cases everybody has their share of the victory. Near the end, hopes will hardly come true any more.
        """
        if t.over > 0 or t.seats == 2:
            return self.chances(t, self.certainty(t))
        far = 1.0 - progress(t)
        sharp = sureness(self.w.far_sure_early, self.w.far_sure_late, far)
        return self.begrudged(t, shares(t, self.standings(t, self.w.far_hopes_late, far), sharp))

    def ended(self, t: Emerald) -> vec[float]:
        """Who has won, and a little by how much."""
        best = winners(t)
        points = zeros(t.seats)
        for seat in range(t.seats):
            points[seat] = float(final_score(t, seat).points)
        sharp = max(KEENEST, self.w.won_by_points)
        out = zeros(t.seats)
        for seat in range(t.seats):
            victory = 1.0 / len(best) if int(seat) in best else 0.0
            out[seat] = (1.0 - self.w.won_by) * victory + self.w.won_by * likely(margin(points, seat), sharp)
        return out


def telling_points(t: Emerald, seat: i64) -> i64:
    """Their points that only a player of one side wants."""
    n: i64 = 0
    for gain in t.gains:
        if gain.seat == seat and (gain.kind in (FOR_RESTORATIONISTS, FOR_LOYALISTS, OF_BOX)):
            n += gain.points
    return n


def grudge(t: Emerald, seat: i64) -> i64:
    """Who has killed most of their agents; nobody yet: who has most points."""
    found = (seat + 1) % t.seats
    most: i64 = -1
    for other in range(t.seats):
        if other == seat:
            continue
        wrongs = total(t, other)
        for gain in t.gains:
            if gain.seat == other and gain.victim == seat:
                wrongs += MURDER
        if wrongs > most:
            most = wrongs
            found = other
    return found


def zeros(n: i64) -> vec[float]:
    """A number for every player, 0 at first."""
    return vec[float]([0.0] * int(n))


def late(share: float, far: float) -> float:
    """A part that is whole at the beginning and this share at the end."""
    return share + (1.0 - share) * far


def sureness(early: float, at_last: float, far: float) -> float:
    """How many points ahead make a victory likely, between the beginning and the end."""
    return max(KEENEST, at_last + (early - at_last) * far)


def leads_points(t: Emerald, seat: i64) -> bool:
    """Would they win if the game ended now?"""
    own = corrected(t, seat)
    for other in range(t.seats):
        if other != seat and corrected(t, other) >= own:
            return False
    return True


def has(t: Emerald, seat: i64, card: i64) -> bool:
    """Have they this card in hand, deck or discard pile?"""
    at = seat * CARDS + card
    return t.hand[at] + t.deck[at] + t.discards[at] + t.lost[at] > 0


def has_prey(t: Emerald, seat: i64, city: i64) -> bool:
    """Is an agent of somebody else there?"""
    for other in range(t.seats):
        if other != seat and t.agents[city * PLAYERS + other] > 0:
            return True
    return False


def most_of_others(t: Emerald, seat: i64, city: i64) -> i64:
    """The most pieces that any other player has in a city."""
    most: i64 = 0
    for other in range(t.seats):
        if other != seat:
            most = max(most, pieces_in(t, city, other))
    return most


def shares(t: Emerald, standings: vec[float], sharp: float) -> vec[float]:
    """Everybody's share of the victory. Either side may be the one that loses points (E2-279)."""
    least = standings[0]
    most = standings[0]
    for seat in range(1, t.seats):
        least = min(least, standings[seat])
        most = max(most, standings[seat])
    last = zeros(2)
    for seat in range(t.seats):
        last[side_of(t, seat)] += exp((least - standings[seat]) / sharp)
    loss = exp(-float(t.numbers.penalty) / sharp)
    out = zeros(t.seats)
    parts = zeros(t.seats)
    for side in range(2):
        whole = 0.0
        for seat in range(t.seats):
            parts[seat] = exp((standings[seat] - most) / sharp) * (loss if side_of(t, seat) == side else 1.0)
            whole += parts[seat]
        scale = last[side] / (last[0] + last[1]) / whole
        for seat in range(t.seats):
            out[seat] += scale * parts[seat]
    return out


def margin(points: vec[float], seat: i64) -> float:
    """How far a player is before the best of the others."""
    most = -1000.0
    for other in range(len(points)):
        if other != seat and points[other] > most:
            most = points[other]
    return points[seat] - most


def likely(ahead: float, sharp: float) -> float:
    """A chance from a lead in points."""
    return 1.0 / (1.0 + exp(-ahead / sharp))


def progress(t: Emerald) -> float:
    """How near the end is, from 0 to 1: by points, or by the markers."""
    most: i64 = 0
    for seat in range(t.seats):
        most = max(most, total(t, seat))
    by_points = float(most) / float(t.numbers.vp_end[t.seats])
    by_marker = float(max(t.restorationist, t.loyalist)) / float(t.numbers.track_length)
    return min(1.0, max(by_points, by_marker))


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
