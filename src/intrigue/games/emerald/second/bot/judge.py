"""What a table is worth to everybody: the judgement behind the advice for bots, compiled with the rules.

Points count in full, what may become points counts in part: cards within reach, royalty, agents, cubes, and how good
a player's cards are for their side. How certain a lead is depends on how near the end is.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import Attack
from intrigue.games.emerald.second.cards import (
    BLACK_HAND,
    CARDS,
    CITIES,
    CITY,
    DIOGENES_CLUB,
    DISCARD,
    DOCTOR_WATSON,
    DONE,
    DUCHESS,
    FREEMASONS,
    FREUD,
    GOLOVINSKI,
    HIDE_ROYALTY,
    HOLMES,
    HOLY_BROTHERHOOD,
    IRENE_ADLER,
    LET,
    LOYALIST,
    MRS_HUDSON,
    NO_CARD,
    PEOPLES_WILL,
    PINKERTON,
    PLAYERS,
    RESTORATIONIST,
    ROLL,
    SHOGGOTH,
    TAKE,
    TOP,
    VAMPIRES,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.second.numbers import DEFAULT, Numbers
from intrigue.games.emerald.second.plans import ClaimCity
from intrigue.games.emerald.second.points_and_end import SanityRoll
from intrigue.games.emerald.second.scoring import corrected, final_score, winners
from intrigue.games.emerald.second.table import IN_SLOT, Emerald, on_board, pieces_in, total
from intrigue.games.emerald.second.undead import Hunt
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle
from intrigue.kernel.table import CHANCE

# ---------------------------------------------------------------- in points

# A symbol on a card of one's own, which comes round again and again.
FOR_PLACE: Final = 0.30
FOR_CLAIM: Final = 0.60
FOR_RETRIEVE: Final = 0.25
FOR_MOVE: Final = 0.15
FOR_BOMB: Final = 0.15
FOR_ASSASSINATION: Final = 0.40
FOR_MARKER: Final = 0.90
MIDDLING: Final = 0.60
"""What a card must be worth to make a deck better, for every card claimed makes the others come up less often."""

FOR_TOKEN: Final = 0.3
FOR_CUBE: Final = 0.28
"""How much more a cube in stock is worth than one in Limbo, the first ones more than the last."""
TOO_MANY: Final = 0.01
IN_CITY: Final = 0.06
"""How much more one in a city is worth: what it is there for counts apart."""
FOR_HAND: Final = 0.15
"""A card more than the hand that is drawn up to anyway."""
FRESH: Final = 0.08
"""A card that is still to be drawn, for it may be better than one that could not be used."""
BOTH_LEFT: Final = 1.0
ONE_LEFT: Final = -0.42
"""The active player with these actions left; whoever has done both is as far behind as the next one is ahead."""

# How much of a card's worth somebody has already who could claim it: with a safe lead and a claim in hand, and so on.
CLAIM_AT_HAND: Final = 0.48
CLAIM_LATER: Final = 0.32
WITHOUT_CUBE: Final = 0.22
CONTESTED: Final = 0.4

# With more than two players: fitted to who won 41 games of four.
SURE_EARLY: Final = 5.5
SURE_LATE: Final = 1.5
"""How many points ahead make a victory likely, at the beginning and at the end."""
HOPES_LATE: Final = 0.15
"""How much of all that may become points still does, at the end."""

UNKNOWN_CARD: Final = 1.2
"""What a card that is still to be turned up is worth."""

FOR_TEXT: Final[dict[int, tuple[float, float]]] = {
    int(BLACK_HAND): (0.0, 1.0),
    int(DIOGENES_CLUB): (0.8, 0.8),
    int(DOCTOR_WATSON): (0.8, 0.8),
    int(DUCHESS): (0.8, 0.8),
    int(FREEMASONS): (0.6, 0.6),
    int(FREUD): (0.2, 1.8),
    int(GOLOVINSKI): (1.8, 0.0),
    int(HIDE_ROYALTY): (1.5, 0.0),
    int(HOLMES): (0.5, 1.0),
    int(HOLY_BROTHERHOOD): (0.7, 0.7),
    int(IRENE_ADLER): (1.0, 1.0),
    int(MRS_HUDSON): (0.6, 0.6),
    int(PEOPLES_WILL): (0.8, 0.8),
    int(PINKERTON): (0.5, 0.5),
    int(SHOGGOTH): (2.0, 0.8),
    int(VAMPIRES): (0.8, 0.8),
    int(YOG_SOTHOTH): (1.5, 0.0),
    int(ZOMBIES): (1.0, 0.8),
}
"""What a text is worth to a Loyalist and to a Restorationist."""


def symbols_worth(n: Numbers, card: i64, side: i64) -> float:
    """What a card is worth to its owner for its symbols and its text."""
    marker = n.loyalist[card] if side == LOYALIST else n.restorationist[card]
    worth = FOR_PLACE * float(n.place[card]) + FOR_CLAIM * float(n.claim[card])
    worth += FOR_RETRIEVE * float(n.retrieve[card]) + FOR_MOVE * float(n.move[card])
    worth += FOR_BOMB * float(n.bomb[card]) + FOR_ASSASSINATION * float(n.assassinate[card])
    text = FOR_TEXT.get(int(card), (0.2, 0.2) if n.kind[card] > 0 else (0.0, 0.0))
    return worth + FOR_MARKER * float(marker) + text[side] - MIDDLING


class Judge:
    """What cards are worth by one box file."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: Final = numbers
        # Rows of Loyalists first, then of Restorationists.
        self.deck: list[float] = []
        self.points: list[float] = []
        for side in range(2):
            for card in range(CARDS):
                self.deck.append(symbols_worth(numbers, card, side))
                own = numbers.vp_loyalist[card] if side == LOYALIST else numbers.vp_restorationist[card]
                self.points.append(float(own + numbers.vp_neutral[card]))
        self.insane: Final = int(numbers.insane_faces) / int(numbers.insane_faces + numbers.sane_faces)

    # ------------------------------------------------------------ one player

    def standing(self, t: Emerald, seat: i64, part: float) -> float:
        """A player's points as they would count now, and this share of all that may become points."""
        side = side_of(t, seat)
        points = float(corrected(t, seat))
        return points + part * (self.goods(t, seat, side) + self.safety(t, seat, side) + self.hopes(t, seat, side))

    def goods(self, t: Emerald, seat: i64, side: i64) -> float:
        """Cards and cubes."""
        # Rows are looked up once: this is the innermost loop of all thinking.
        hand, deck, discards, lost, cubes = t.hand, t.deck, t.discards, t.lost, t.cubes
        worth = 0.0
        held: i64 = 0
        row = side * CARDS
        own = seat * CARDS
        for card in range(CARDS):
            held += hand[own + card]
            n = hand[own + card] + deck[own + card] + discards[own + card] + lost[own + card]
            if n > 0:
                worth += self.deck[row + card] * float(n)
        placed: i64 = 0
        for city in range(CITIES):
            placed += cubes[city * PLAYERS + seat]
        stock = float(t.stock[seat])
        worth += FOR_CUBE * stock - TOO_MANY * stock * stock + IN_CITY * float(placed)
        more = held - t.numbers.hand_size
        worth += FOR_HAND * float(more) if more > 0 else -FRESH * float(more)
        if t.active == seat and t.over == 0:
            worth += tempo(t.actions)
        return worth

    def safety(self, t: Emerald, seat: i64, side: i64) -> float:
        """Agents and sanity. A Restorationist who loses the last of them ends the game: only a leader may like that."""
        agents = on_board(t, seat)
        worth = 0.2 * float(agents) + 0.3 * float(min(agents, 6)) + 0.4 * float(min(agents, 3))
        tokens = t.tokens[seat]
        worth += FOR_TOKEN * float(tokens)
        if side == RESTORATIONIST:
            danger = 0.0
            if tokens == 1:
                danger += 1.5
            elif tokens == 2:
                danger += 0.4
            if agents == 1:
                danger += 2.0
            elif agents == 2:
                danger += 0.6
            if danger > 0.0 and not self.leads_points(t, seat):
                worth -= danger
        return worth

    def leads_points(self, t: Emerald, seat: i64) -> bool:
        """Would they win if the game ended now?"""
        own = corrected(t, seat)
        for other in range(t.seats):
            if other != seat and corrected(t, other) >= own:
                return False
        return True

    # ------------------------------------------------------------ the board

    def hopes(self, t: Emerald, seat: i64, side: i64) -> float:
        """What a player can hope for in the cities; the best hopes count most, for nobody follows them all at once."""
        n = t.numbers
        hand = t.hand
        first = seat * CARDS
        claims: i64 = 0
        bombs: i64 = 0
        killers: i64 = 0
        for card in range(CARDS):
            held = hand[first + card]
            if held > 0:
                claims += held * n.claim[card]
                bombs += held * n.bomb[card]
                killers += held * n.assassinate[card]
        best = 0.0
        second = 0.0
        rest = 0.0
        for city in range(CITIES):
            if pieces_in(t, city, seat) == 0:
                continue
            hope = self.hope(t, seat, side, city, claims, bombs, killers)
            if hope > best:
                rest += second
                second = best
                best = hope
            elif hope > second:
                rest += second
                second = hope
            else:
                rest += hope
        return best + 0.75 * second + 0.45 * rest

    def hope(self, t: Emerald, seat: i64, side: i64, city: i64, claims: i64, bombs: i64, killers: i64) -> float:
        """What they can hope for in one city where they have pieces."""
        own = pieces_in(t, city, seat)
        most: i64 = 0
        for other in range(t.seats):
            if other != seat:
                most = max(most, pieces_in(t, city, other))
        lead = own - most
        hope = 0.0
        card = t.face_up[city]
        if card != NO_CARD or t.stack[city] > 0:
            worth = self.claim_worth(t, seat, side, card) if card != NO_CARD else UNKNOWN_CARD
            if worth > 0.0:
                hope += worth * self.reach(t, seat, city, lead, own, most, claims)
        if t.royal[city] == IN_SLOT:
            hope += self.royal_hope(t, seat, side, city, lead, bombs, killers)
        return hope

    def claim_worth(self, t: Emerald, seat: i64, side: i64, card: i64) -> float:
        """What claiming this card brings."""
        at = side * CARDS + card
        worth = self.points[at] + max(0.0, self.deck[at]) + 0.6 * float(min(t.numbers.agent[card], t.agent_stock[seat]))
        if t.numbers.insanity[card] > 0:
            worth -= self.insane * (FOR_TOKEN + (0.8 if side == RESTORATIONIST else 0.2))
        return worth

    def reach(self, t: Emerald, seat: i64, city: i64, lead: i64, own: i64, most: i64, claims: i64) -> float:
        """How near a player is to a claim there."""
        near = CLAIM_AT_HAND if claims > 0 else CLAIM_LATER
        if t.cubes[city * PLAYERS + seat] == 0:
            near = WITHOUT_CUBE
        if most == 0:
            return near * (0.86 if lead == 1 else 0.95 if lead == 2 else 1.0)
        # Where others are, a lead of one is soon lost, and who is one behind is soon ahead.
        if lead < -2:
            return near * CONTESTED * float(own) / float(most)
        return near * min(1.0, 0.57 + (0.13 if lead > 0 else 0.07) * float(lead))

    def royal_hope(self, t: Emerald, seat: i64, side: i64, city: i64, lead: i64, bombs: i64, killers: i64) -> float:
        """The royalty there: a Restorationist wants to kill it, a Loyalist to hide it."""
        n = t.numbers
        points = float(n.royal_vp[city])
        if side == LOYALIST:
            at = seat * CARDS + HIDE_ROYALTY
            if t.hand[at] > 0:
                return points * (0.4 if lead > 0 else 0.15)
            if t.deck[at] + t.discards[at] + t.lost[at] > 0:
                return points * (0.2 if lead > 0 else 0.08)
            return 0.03 * points
        if t.kept[seat * CARDS + BLACK_HAND] > 0:
            points += float(n.black_hand)
        agents = t.agents[city * PLAYERS + seat]
        if agents == 0:
            return 0.02 * points
        have = agents + bombs
        need = n.royal_bombs[city]
        near = float(min(have, need)) / float(need)
        near = near * near
        if killers == 0:
            return points * 0.1 * near
        return points * (0.32 if lead > 0 else 0.16) * near

    # ------------------------------------------------------------ everybody

    def chances(self, t: Emerald, sharp: float) -> list[float]:
        """How likely everybody is to win, from 0 to 1; at the end, mostly who has won. `sharp`: points that decide."""
        if t.over > 0:
            return self.ended(t)
        standings = [self.standing(t, seat, 1.0) for seat in range(t.seats)]
        if t.seats > 2:
            self.fear_penalty(t, standings)
        out: list[float] = []
        for seat in range(t.seats):
            out.append(likely(margin(standings, seat), sharp))
        return out

    def fear_penalty(self, t: Emerald, standings: list[float]) -> None:
        """The side of the lowest will lose points (E2-279): the more surely, the nearer the end is."""
        low: i64 = 0
        for seat in range(1, t.seats):
            if standings[seat] < standings[low]:
                low = seat
        side = side_of(t, low)
        fear = float(t.numbers.penalty) * (0.3 + 0.6 * progress(t))
        for seat in range(t.seats):
            if side_of(t, seat) == side:
                standings[seat] -= fear

    def prospects(self, t: Emerald) -> list[float]:
        """How likely everybody is to win, with more care where there are more than two: this is for looking ahead.

        Either side may be the one that loses points (E2-279), in proportion to how near the last place its players are;
        in both cases everybody has their share of the victory. Near the end, hopes will hardly come true any more.
        """
        if t.over > 0 or t.seats == 2:
            return self.chances(t, certainty(t))
        far = 1.0 - progress(t)
        sharp = SURE_LATE + (SURE_EARLY - SURE_LATE) * far
        part = HOPES_LATE + (1.0 - HOPES_LATE) * far
        standings = [self.standing(t, seat, part) for seat in range(t.seats)]
        least = min(standings)
        most = max(standings)
        last = [0.0, 0.0]
        for seat in range(t.seats):
            last[side_of(t, seat)] += exp((least - standings[seat]) / sharp)
        loss = exp(-float(t.numbers.penalty) / sharp)
        out = [0.0 for _ in standings]
        for side in range(2):
            shares: list[float] = []
            for seat in range(t.seats):
                shares.append(exp((standings[seat] - most) / sharp) * (loss if side_of(t, seat) == side else 1.0))
            scale = last[side] / (last[0] + last[1]) / sum(shares)
            for seat in range(t.seats):
                out[seat] += scale * shares[seat]
        return out

    def ended(self, t: Emerald) -> list[float]:
        """Who has won, and a little by how much."""
        best = winners(t)
        points = [float(final_score(t, seat).points) for seat in range(t.seats)]
        out: list[float] = []
        for seat in range(t.seats):
            victory = 1.0 / len(best) if int(seat) in best else 0.0
            out.append(0.94 * victory + 0.06 * likely(margin(points, seat), 6.0))
        return out


def tempo(actions: i64) -> float:
    """What the actions are worth that the active player has left."""
    if actions >= 2:
        return BOTH_LEFT
    return ONE_LEFT if actions == 1 else -BOTH_LEFT


def margin(points: list[float], seat: i64) -> float:
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


def certainty(t: Emerald) -> float:
    """How many points ahead make a victory likely."""
    return 2.5 + 5.0 * (1.0 - progress(t))


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


# ---------------------------------------------------------------- what an answer leads to

DEEP: Final[i64] = 4
"""How many further pieces of an action are looked at."""
MANY: Final[i64] = 12
"""Of more pieces than this only some are looked at, once the first is chosen."""
FEW: Final[i64] = 3
"""The same for a glance."""
SHALLOW: Final[i64] = 2
"""A glance looks no deeper than if this many pieces were chosen already."""


def appraise(t: Emerald, seat: i64, options: vec[i64], rng: Rng) -> list[float]:
    """What each answer to the open question is worth to the seat, in this world."""
    judge = judge_for(t.numbers)
    sharp = certainty(t)
    return [after(judge, t, seat, option, sharp, 0, MANY, rng)[seat] for option in options]


def play_on(t: Emerald, rng: Rng) -> list[float]:
    """Everybody's chances a round later, when all have had a turn and done what seemed best to them at a glance."""
    judge = judge_for(t.numbers)
    last = t.turns + t.seats
    while len(t.agenda) > 0 and t.turns < last:
        step = t.agenda[-1]
        option = step.at_random(t, rng) if step.seat == CHANCE else glance(judge, t, step.seat, rng)
        t.agenda.pop().take(t, option)
        settle(t)
    return judge.prospects(t)


def glance(judge: Judge, t: Emerald, seat: i64, rng: Rng) -> i64:
    """The answer that seems best when only some ways to complete it are looked at; no card is thrown away."""
    options = t.agenda[-1].options(t)
    best = options[len(options) - 1]
    if len(options) == 1:
        return best
    most = -1.0
    sharp = certainty(t)
    for option in options:
        if t.plan == NO_PLAN and DISCARD <= option < DISCARD + CARDS:
            continue
        worth = after(judge, t, seat, option, sharp, SHALLOW, FEW, rng)[seat]
        if worth > most:
            best = option
            most = worth
    return best


def after(
    judge: Judge, t: Emerald, seat: i64, option: i64, sharp: float, depth: i64, wide: i64, rng: Rng
) -> list[float]:
    """Everybody's chances after this answer, if the seat completes its action as well as it can."""
    u = t.copy()
    u.agenda.pop().take(u, option)
    settle(u)
    return foresee(judge, u, seat, sharp, depth, wide, rng)


def foresee(judge: Judge, t: Emerald, seat: i64, sharp: float, depth: i64, wide: i64, rng: Rng) -> list[float]:
    """Go on to where the action is complete. Nobody interrupts; a sanity roll is weighed, other chance is rolled."""
    while len(t.agenda) > 0:
        step = t.agenda[-1]
        if isinstance(step, SanityRoll):
            sane = after(judge, t, seat, ROLL, sharp, depth, wide, rng)
            insane = after(judge, t, seat, ROLL + 1, sharp, depth, wide, rng)
            return [sane[i] + (insane[i] - sane[i]) * judge.insane for i in range(len(sane))]
        if step.seat == CHANCE:
            option = step.at_random(t, rng)
        elif isinstance(step, Attack):
            option = LET
        elif step.seat == seat and (t.plan != NO_PLAN or isinstance(step, (ClaimCity, Hunt))):
            return best_piece(judge, t, seat, sharp, depth, wide, rng)
        else:
            break
        t.agenda.pop().take(t, option)
        settle(t)
    return judge.chances(t, sharp)


def best_piece(judge: Judge, t: Emerald, seat: i64, sharp: float, depth: i64, wide: i64, rng: Rng) -> list[float]:
    """The best that the next piece of an action leads to. What could be complete is taken as complete."""
    options = t.agenda[-1].options(t)
    for option in options:
        if option == DONE or TOP <= option < TOP + CARDS or TAKE <= option <= TAKE + CITIES or depth >= DEEP:
            return after(judge, t, seat, option, sharp, depth + 1, wide, rng)
    # Wherever zombies come is all the same to this judgement.
    rising = t.using == ZOMBIES or isinstance(t.agenda[-1], Hunt)
    placed = False
    best: list[float] = []
    n = len(options)
    for option in options:
        if rising and CITY <= option < CITY + CITIES:
            if placed:
                continue
            placed = True
        if depth > 0 and n > wide and len(best) > 0 and rng.below(n) >= wide:
            continue
        found = after(judge, t, seat, option, sharp, depth + 1, wide, rng)
        if len(best) == 0 or found[seat] > best[seat]:
            best = found
    return best
