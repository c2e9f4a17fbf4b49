"""The rules of Hearts for four players, one deal, nothing passed on.

Avoid hearts and the queen of spades, or take them all.

A card's number is its rank, from two to ace, times four, and its suit: clubs, diamonds, hearts, spades.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.kernel.bag import empty
from intrigue.kernel.event import Opened, seat_name, secret
from intrigue.kernel.table import NOBODY, Chance, Step, Table
from intrigue.kernel.verbs import Verb, Verbs

SEATS: Final[i64] = 4
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
CARD_NAMES: Final = tuple(f"{suit.removesuffix('s')}-{rank}" for rank in range(2, 15) for suit in SUIT_NAMES)
"""From `club-2` to `spade-14`, the ace."""
SUITS: Final[i64] = 4
CARDS: Final[i64] = 52
HAND: Final[i64] = 13
TWO_OF_CLUBS: Final[i64] = 0
HEARTS: Final[i64] = 2
QUEEN_OF_SPADES: Final[i64] = 43
QUEEN_POINTS: Final[i64] = 13
ALL_POINTS: Final[i64] = 26

PACK: Final[i64] = -1
PLAYED: Final[i64] = 4
"""Where a card is: at a seat (0 to 3), still in the pack, or played."""

VERBS: Final = Verbs(Verb("play", CARD_NAMES), Verb("deal", CARD_NAMES))
DEAL: Final[i64] = CARDS


class Round(Table):
    """Where the cards are, the trick that is being played, and what everybody has taken."""

    def __init__(self) -> None:
        super().__init__(SEATS)
        self.where = vec[i64]()
        """Where each card is."""
        self.trick = vec[i64]()
        self.leader: i64 = 0
        self.points = vec[i64]()
        self.lacks = vec[i64]()
        """Who has shown to be without a suit: seat * SUITS + suit."""
        self.broken = False
        """Have hearts been broken? Before, none may be led."""
        self.dealt: i64 = 0
        self.played: i64 = 0

    def lay_out(self) -> None:
        """All cards are in the pack."""
        self.where = vec[i64]([PACK] * CARDS)
        self.points = empty(int(SEATS))
        self.lacks = empty(int(SEATS * SUITS))

    def copy(self) -> Round:
        t = Round()
        t.agenda = self.agenda[:]
        t.where = self.where[:]
        t.trick = self.trick[:]
        t.leader = self.leader
        t.points = self.points[:]
        t.lacks = self.lacks[:]
        t.broken = self.broken
        t.dealt = self.dealt
        t.played = self.played
        return t


class Deal(Chance[Round]):
    """The next card of the pack goes to the next player; then whoever has the two of clubs leads."""

    def __init__(self) -> None:
        super().__init__(DEAL)

    def fields(self) -> tuple[int, ...]:
        return ()

    def prompt(self, t: Round) -> str:
        return "deal"

    def weights(self, t: Round) -> vec[i64]:
        out = empty(int(CARDS))
        for card in range(CARDS):
            if t.where[card] == PACK:
                out[card] = 1
        return out

    def take(self, t: Round, option: i64) -> None:
        card = option - DEAL
        seat = t.dealt % SEATS
        t.where[card] = seat
        t.dealt += 1
        if t.listening:
            t.tell("dealt", seat=seat_name(seat), card=secret(CARD_NAMES[card], seat))
        if t.dealt < CARDS:
            t.agenda.append(self)
        else:
            t.leader = t.where[TWO_OF_CLUBS]
            t.tell("leads", seat=Opened(seat_name(t.leader)))
            t.agenda.append(PLAY[t.leader])


class Play(Step[Round]):
    """A player plays a card of the suit that was led, or any if they have none."""

    def prompt(self, t: Round) -> str:
        return "play"

    def options(self, t: Round) -> vec[i64]:
        if t.played == 0:
            return vec[i64]([TWO_OF_CLUBS])
        if len(t.trick) > 0:
            out = self.of_suit(t, t.trick[0] % SUITS)
            return out if len(out) > 0 else self.discards(t)
        out = vec[i64]()
        for card in range(CARDS):
            if t.where[card] == self.seat and (t.broken or card % SUITS != HEARTS):
                out = append(out, card)
        return out if len(out) > 0 else self.of_suit(t, HEARTS)

    def of_suit(self, t: Round, suit: i64) -> vec[i64]:
        """The player's cards of a suit."""
        out = vec[i64]()
        for rank in range(HAND):
            if t.where[rank * SUITS + suit] == self.seat:
                out = append(out, rank * SUITS + suit)
        return out

    def discards(self, t: Round) -> vec[i64]:
        """What may be thrown off: in the first trick nothing that counts, if it can be helped."""
        harmless = vec[i64]()
        out = vec[i64]()
        for card in range(CARDS):
            if t.where[card] == self.seat:
                out = append(out, card)
                if counts(card) == 0:
                    harmless = append(harmless, card)
        return harmless if t.played < SEATS and len(harmless) > 0 else out

    def take(self, t: Round, option: i64) -> None:
        suit = option % SUITS
        if len(t.trick) > 0 and suit != t.trick[0] % SUITS:
            t.lacks[self.seat * SUITS + t.trick[0] % SUITS] = 1
        t.where[option] = PLAYED
        t.trick = append(t.trick, option)
        t.played += 1
        t.broken = t.broken or counts(option) > 0
        if t.listening:
            t.tell("played", seat=seat_name(self.seat), card=CARD_NAMES[option])
        t.agenda.append(PLAY[t.left_of(self.seat)] if len(t.trick) < SEATS else TAKE)


class Take(Step[Round]):
    """The highest card of the suit that was led takes the trick, and its player leads the next one."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> tuple[int, ...]:
        return ()

    def take(self, t: Round, option: i64) -> None:
        best: i64 = 0
        points: i64 = 0
        for i in range(SEATS):
            card = t.trick[i]
            points += counts(card)
            if card % SUITS == t.trick[0] % SUITS and card > t.trick[best]:
                best = i
        t.leader = (t.leader + best) % SEATS
        t.points[t.leader] += points
        t.trick = vec[i64]()
        if t.listening:
            t.tell("took", seat=seat_name(t.leader), points=int(points))
        if t.played < CARDS:
            t.agenda.append(PLAY[t.leader])


DEAL_ONE: Final = Deal()
PLAY: Final = [Play(seat) for seat in range(SEATS)]
TAKE: Final = Take()


def counts(card: i64) -> i64:
    """The points of a card."""
    if card == QUEEN_OF_SPADES:
        return QUEEN_POINTS
    return 1 if card % SUITS == HEARTS else 0


def penalty(t: Round, seat: i64) -> i64:
    """A player's points now; whoever has taken all of them has none, and everybody else has them."""
    for other in range(SEATS):
        if t.points[other] == ALL_POINTS:
            return 0 if other == seat else ALL_POINTS
    return t.points[seat]
