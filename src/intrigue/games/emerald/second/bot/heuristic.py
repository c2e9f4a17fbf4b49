"""What seems good without trying it: a number for each option, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.assassination import KILL_PLAN, targets_with
from intrigue.games.emerald.second.bot.aims import ROYAL_AIM, STOP_AIM, TEXT_AIM, TRACK_AIM
from intrigue.games.emerald.second.bot.judge import PROWLING, Judge, has_prey, leads_points
from intrigue.games.emerald.second.bot.pieces import UNKNOWN, Pieces
from intrigue.games.emerald.second.cards import (
    ADVANCE,
    AIM,
    ASSASSINATE,
    BOMB,
    CARDS,
    CHANGE_OF_HEART,
    CHOOSE,
    CITIES,
    CITY,
    CLAIM,
    CTHULHU,
    DISCARD,
    DUCHESS,
    GO,
    HIDE_ROYALTY,
    INTERRUPT,
    IRENE_ADLER,
    LEOPOLD,
    LESTRADE,
    LIMBO,
    LOYALIST,
    MOVE,
    NO_CARD,
    OKHRANA,
    PASS,
    PLACE,
    PLAYERS,
    RESTORATIONIST,
    RETRIEVE,
    RETURN,
    ROYALTY,
    SHOGGOTH,
    TAKE,
    TARGETS,
    THIRD_SECTION,
    TRACKS,
    USE,
    VAMPIRES,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.second.claims import can_claim
from intrigue.games.emerald.second.moves import marker_symbols
from intrigue.games.emerald.second.numbers import FREE
from intrigue.games.emerald.second.plans import ClaimCity
from intrigue.games.emerald.second.scoring import corrected
from intrigue.games.emerald.second.table import IN_SLOT, Emerald, leads, on_board
from intrigue.games.emerald.second.turn import CLAIM_PLAN, MARKER_PLAN, PLACE_PLAN, RETRIEVE_PLAN
from intrigue.games.emerald.second.undead import Hunt
from intrigue.games.emerald.shared.plans import NO_PLAN, symbols
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.companions import NO_AIM

MOST_CARDS: Final = 3
MOST_ROYALS: Final = 2
MOST_TEXTS: Final = 1
"""How many aims of a kind are thought about."""
MOST_SYMBOLS: Final = 8
"""For up to so many symbols it is remembered what they are worth."""
ENDS: Final = 20.0
"""To end the game, for whoever is ahead; the others had better not."""
FREELY: Final = 0.5
"""What a free action is worth besides."""
DULL: Final = -0.3
"""To use a card for nothing that is understood here."""


class Glance(Pieces):
    """A look at the open question by the seat that is asked."""

    def __init__(self, judge: Judge, t: Emerald, seat: i64, aim: i64) -> None:
        super().__init__(judge, t, seat, aim)
        self.places: Final = vec[float]([UNKNOWN] * MOST_SYMBOLS)
        self.claims: Final = vec[float]([UNKNOWN] * MOST_SYMBOLS)
        self.move = UNKNOWN

    def renew(self, t: Emerald, seat: i64, aim: i64) -> None:
        """Another look, perhaps of another seat or at another table."""
        same = t is self.t and seat == self.seat
        self.t = t
        self.seat = seat
        self.side = side_of(t, seat)
        self.goal = aim
        if same and self.side == self.sides[seat]:
            self.means[seat].read(t, seat, self.side)  # while a turn lasts, the others hold what they held
        else:
            self.read_hands()
        self.read_board()
        for n in range(MOST_SYMBOLS):
            self.places[n] = UNKNOWN
            self.claims[n] = UNKNOWN
        self.move = UNKNOWN

    def value(self, option: i64) -> float:
        """What an option seems worth."""
        if option < MOVE:
            return self.with_cubes(option)
        if option < CITY:
            return self.with_card(option)
        if option < CITY + CITIES:
            return self.city(option - CITY)
        if RETURN <= option < RETURN + CITIES:
            return self.change(option - RETURN, self.seat, 0, self.t.away[self.seat])
        if TAKE <= option <= TAKE + LIMBO:
            return self.take(option - TAKE)
        if GO <= option < GO + CITIES * CITIES:
            return self.leave((option - GO) // CITIES) + self.arrive((option - GO) % CITIES)
        if AIM <= option < AIM + CITIES * TARGETS:
            return self.aim((option - AIM) // TARGETS, (option - AIM) % TARGETS)
        if CHOOSE <= option < CHOOSE + PLAYERS:
            last = self.t.tokens[option - CHOOSE] == 1 and side_of(self.t, option - CHOOSE) == RESTORATIONIST
            return self.ending() if last else 0.0
        return -1.0 if option == PASS else 0.0

    def with_cubes(self, option: i64) -> float:
        """A card for its symbols, to place, claim or retrieve."""
        t, n = self.t, self.t.numbers
        if option < CLAIM:
            more = symbols(t, n.place) if t.plan == PLACE_PLAN else i64(0)
            return self.best_place(more + n.place[option - PLACE])
        if option < RETRIEVE:
            more = symbols(t, n.claim) if t.plan == CLAIM_PLAN else i64(0)
            return self.best_claims(more + n.claim[option - CLAIM])
        fetched = n.retrieve[option - RETRIEVE]
        if t.plan == RETRIEVE_PLAN:
            return 0.2 if symbols(t, n.retrieve) + fetched <= t.limbo[self.seat] else -1.0
        fetched = min(fetched, t.limbo[self.seat])
        have = t.stock[self.seat]
        return self.judge.stock_worth(have + fetched) - self.judge.stock_worth(have)

    def with_card(self, option: i64) -> float:
        """A card for anything else."""
        t = self.t
        if option < ADVANCE:
            return self.best_move() if t.plan == NO_PLAN else DULL
        if option < ASSASSINATE:
            return self.advance((option - ADVANCE) // TRACKS, (option - ADVANCE) % TRACKS)
        if option < BOMB:
            best = -1.0
            for target in targets_with(t, self.seat, option - ASSASSINATE):
                best = max(best, self.kill((target - AIM) // TARGETS, (target - AIM) % TARGETS))
            return best
        if option < USE:
            return -0.1 * float(t.numbers.bomb[option - BOMB])
        if option < DISCARD:
            return self.use(option - USE)
        return DULL if option < DISCARD + CARDS else float(option >= INTERRUPT)

    # ------------------------------------------------------------ pieces

    def best_place(self, cubes: i64) -> float:
        """To place these cubes where they help most; several cards ask for the same number."""
        if cubes < len(self.places) and self.places[cubes] > UNKNOWN:
            return self.places[cubes]
        best = -1.0
        for city in range(CITIES):
            best = max(best, self.place(city, cubes))
        if cubes < len(self.places):
            self.places[cubes] = best
        return best

    def best_move(self) -> float:
        """To move the agent that is missed least to where it helps most."""
        if self.move > UNKNOWN:
            return self.move
        leave = -1.0
        arrive = 0.0
        for city in range(CITIES):
            leave = max(leave, self.leave(city))
            arrive = max(arrive, self.arrive(city))
        self.move = leave + arrive
        return self.move

    def take(self, place: i64) -> float:
        """A cube from there; or an agent, for the texts that ask for them."""
        if place == LIMBO:
            return 0.0
        if self.t.plan == RETRIEVE_PLAN:
            return self.change(place, self.seat, -1, 0)
        gain = float(self.t.numbers.yog_sothoth) if self.t.using == YOG_SOTHOTH and self.side == LOYALIST else -0.1
        return gain + self.leave(place) - self.judge.w.agent

    # ------------------------------------------------------------ cities

    def city(self, city: i64) -> float:
        """A city for what is being done."""
        t = self.t
        if t.plan == PLACE_PLAN:
            return self.place(city, symbols(t, t.numbers.place))
        if t.plan == CLAIM_PLAN:
            n = symbols(t, t.numbers.claim)
            return self.claim(city) + (self.best_claims(n) - self.best_claims(1) if n > 1 else 0.0)
        if t.using == DUCHESS or isinstance(t.agenda[-1], ClaimCity):
            return self.claim(city)
        if t.using == HIDE_ROYALTY:
            return float(t.numbers.royal_vp[city]) * self.keen(ROYAL_AIM + city)
        if t.using == CTHULHU or t.using == THIRD_SECTION:
            return -self.hope_of_all(city)
        if t.using == ZOMBIES or isinstance(t.agenda[-1], Hunt):
            return PROWLING if t.zombies[city] == 0 and has_prey(t, self.seat, city) else 0.0
        return self.arrive(city)

    def claim(self, city: i64) -> float:
        """To claim what is there; others get their cubes back, but lose what they were there for."""
        own = self.judge.worth_at(self.t, self.seat, self.side, city) * self.keen(city)
        return own - self.hope_of_all(city) + self.hope_now(self.seat, city)

    def best_claims(self, n: i64) -> float:
        """The best so many claims they can make."""
        if n < len(self.claims) and self.claims[n] > UNKNOWN:
            return self.claims[n]
        found = [self.claim(city) for city in range(CITIES) if can_claim(self.t, self.seat, city)]
        best = sum(sorted(found, reverse=True)[: int(n)])
        if n < len(self.claims):
            self.claims[n] = best
        return best

    # ------------------------------------------------------------ points

    def ending(self) -> float:
        """To end the game."""
        return ENDS if leads_points(self.t, self.seat) else -ENDS

    def advance(self, card: i64, track: i64) -> float:
        """To move a marker, after those that are to be moved already."""
        t = self.t
        steps = marker_symbols(t, card, track)
        own, other = (t.loyalist, t.restorationist) if self.side == LOYALIST else (t.restorationist, t.loyalist)
        if t.plan == MARKER_PLAN:
            for i in range(len(t.chosen)):
                if t.picked[i] == self.side:
                    own += marker_symbols(t, t.chosen[i], self.side)
                else:
                    other += marker_symbols(t, t.chosen[i], 1 - self.side)
        if (own if track == self.side else other) + steps >= t.numbers.track_length:
            return self.ending()
        worth = self.steps(own - other, steps, track == self.side)
        return worth * self.keen(TRACK_AIM) if track == self.side else worth

    def steps(self, lead: i64, steps: i64, own: bool) -> float:
        """What it is worth to move a marker so far, where one's own is so far ahead."""
        w = self.judge.w
        now = lead + (steps if own else -steps)
        points = float(max(now, 0) - max(lead, 0)) + self.others * float(max(-lead, 0) - max(-now, 0))
        return points + (w.track_step if own else -w.track_fear) * float(steps)

    def kill(self, city: i64, target: i64) -> float:
        """To assassinate royalty or an agent."""
        t = self.t
        if target != ROYALTY:
            boxed = self.side == LOYALIST and side_of(t, target) == RESTORATIONIST
            return self.strike(city, target) + (1.0 if boxed else 0.0)
        points = float(t.numbers.royal_vp[city])
        return points * self.keen(ROYAL_AIM + city) if self.side == RESTORATIONIST else -points

    def strike(self, city: i64, victim: i64) -> float:
        """Another player has an agent less."""
        if side_of(self.t, victim) == RESTORATIONIST and on_board(self.t, victim) == 1:
            return self.ending()
        return self.change(city, victim, 0, -1) + self.judge.w.agent

    def aim(self, city: i64, target: i64) -> float:
        """Pieces of a player in a city, for what is being done."""
        t = self.t
        if t.plan == KILL_PLAN or t.using == SHOGGOTH:
            return self.kill(city, target)
        if t.using == LESTRADE:
            return self.change(city, target, -t.cubes[city * PLAYERS + target], 0)
        if t.using == OKHRANA:
            return self.change(city, target, -1, 0)
        replaced = t.using == IRENE_ADLER or t.using == VAMPIRES
        return self.strike(city, target) + (self.arrive(city) if replaced else 0.0)

    def use(self, card: i64) -> float:
        """A card for its text: what it brings if that is plain, or what the text is worth in general."""
        t = self.t
        worth = self.judge.prices.text[self.side * CARDS + card]
        if card == CHANGE_OF_HEART:
            return self.change_of_heart() * self.keen(TEXT_AIM + card)
        if card == LEOPOLD:
            return self.judge.banishing(t, self.seat) * self.keen(TEXT_AIM + card)
        if card == HIDE_ROYALTY or card == DUCHESS:  # noqa: SIM109 (a tuple would be slow here)
            worth = -1.0
            for city in range(CITIES):
                if not leads(t, self.seat, city):
                    continue
                if card == DUCHESS and t.face_up[city] != NO_CARD:
                    worth = max(worth, self.claim(city))
                elif card == HIDE_ROYALTY and t.royal[city] == IN_SLOT and self.side == LOYALIST:
                    worth = max(worth, float(t.numbers.royal_vp[city]) * self.keen(ROYAL_AIM + city))
        return worth * self.keen(TEXT_AIM + card) + (FREELY if t.numbers.kind[card] == FREE else 0.0)

    def change_of_heart(self) -> float:
        """To be on the other side: other points count there. A revealed Loyalist ends the game by it (E2-185)."""
        t, seat = self.t, self.seat
        before = corrected(t, seat)
        t.turned[seat] ^= 1
        gain = float(corrected(t, seat) - before)
        if t.revealed[seat] > 0 and self.side == LOYALIST:
            gain = self.ending()
        t.turned[seat] ^= 1
        return gain


def aims_of(judge: Judge, t: Emerald, seat: i64) -> list[int]:
    """What a player may be after: the cards, royalty and texts that promise most, and what else is possible."""
    glance = Glance(judge, t, seat, NO_AIM)
    cards: list[tuple[float, int]] = []
    royals: list[tuple[float, int]] = []
    for city in range(CITIES):
        if t.face_up[city] != NO_CARD:
            rivals = glance.hope_of_all(city) - glance.hope_now(seat, city)
            cards.append((judge.worth_at(t, seat, glance.side, city) + rivals, int(city)))
        if t.royal[city] == IN_SLOT:
            royals.append((glance.hope(seat, city, seat, 0, 1), int(ROYAL_AIM + city)))
    texts = [
        (judge.prices.text[glance.side * CARDS + card], int(TEXT_AIM + card))
        for card in range(CARDS)
        if t.numbers.kind[card] > 0 and t.hand[seat * CARDS + card] > 0
    ]
    out = best(cards, MOST_CARDS) + best(royals, MOST_ROYALS) + best(texts, MOST_TEXTS) + [int(TRACK_AIM)]
    ahead = [(judge.standing(t, other, 1.0, 1.0), int(STOP_AIM + other)) for other in range(t.seats) if other != seat]
    return [*out, max(ahead)[1]]


def best(aims: list[tuple[float, int]], n: int) -> list[int]:
    """Those that promise most, if anything."""
    return [aim for worth, aim in sorted(aims, reverse=True)[:n] if worth > 0.0]
