"""The rules of Hanabi: everybody sees the others' cards and not their own, and all build five fireworks together.

A card's number is its colour times five and its rank, counted from 0. Cards in a hand have places: a card that is
played or discarded leaves a gap, those after it move up, and the new one comes last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.kernel.bag import BIT, empty, some
from intrigue.kernel.event import Opened, Secret, seat_name
from intrigue.kernel.table import NOBODY, Chance, Step, Table
from intrigue.kernel.verbs import Verb, Verbs

COLOUR_NAMES: Final = ("red", "yellow", "green", "white", "blue")
KIND_NAMES: Final = ("reds", "yellows", "greens", "whites", "blues", "ones", "twos", "threes", "fours", "fives")
COPIES: Final = (3, 2, 2, 2, 1)
CARD_NAMES: Final = tuple(f"{colour}-{rank}" for colour in COLOUR_NAMES for rank in range(1, 6))
SEAT_NAMES: Final = tuple(seat_name(seat) for seat in range(5))
PLACE_NAMES: Final = tuple(f"place-{n + 1}" for n in range(5))
COLOURS: Final[i64] = 5
RANKS: Final[i64] = 5
KINDS: Final[i64] = 10
"""What can be told of a card: a colour or a rank."""
CARDS: Final[i64] = 25
MOST: Final[i64] = 5
"""Places of a hand."""
HINTS: Final[i64] = 8
LIVES: Final[i64] = 3
ANYTHING: Final[i64] = 1023
"""All kinds as bits: nothing was told of a card."""
GAP: Final[i64] = -1
DECK_SIZE: Final[i64] = 50

VERBS: Final = Verbs(
    Verb("discard", PLACE_NAMES),
    Verb("play", PLACE_NAMES),
    Verb("tell", SEAT_NAMES, KIND_NAMES),
    Verb("draw", CARD_NAMES),
)
PLAY: Final[i64] = 5
TELL: Final[i64] = 10
DRAW: Final[i64] = 60


class Fireworks(Table):
    """The deck as a bag, everybody's hand with what is known of it, and what has become of the other cards."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.deck = vec[i64]()
        self.hands = vec[i64]()
        """The card at place p of seat s is number s * MOST + p."""
        self.kinds = vec[i64]()
        """Which kinds a card of a hand may be of, by what was told: bits, colours first."""
        self.discards = vec[i64]()
        self.built = vec[i64]()
        """How high each colour's fireworks are."""
        self.hints: i64 = HINTS
        self.lives: i64 = LIVES
        self.turns: i64 = seats
        """How many turns are left when the deck is empty."""

    def lay_out(self) -> None:
        """All cards are in the deck."""
        self.deck = vec[i64]([COPIES[card % RANKS] for card in range(CARDS)])
        self.hands = vec[i64]([GAP] * (self.seats * MOST))
        self.kinds = empty(int(self.seats * MOST))
        self.discards = empty(int(CARDS))
        self.built = empty(int(COLOURS))

    def copy(self) -> Fireworks:
        t = Fireworks(self.seats)
        t.agenda = self.agenda[:]
        t.deck = self.deck[:]
        t.hands = self.hands[:]
        t.kinds = self.kinds[:]
        t.discards = self.discards[:]
        t.built = self.built[:]
        t.hints = self.hints
        t.lives = self.lives
        t.turns = self.turns
        return t


def hand_size(seats: i64) -> i64:
    """Five cards for two or three players, four for more."""
    return 5 if seats < 4 else 4


def cards_in(t: Fireworks, seat: i64) -> i64:
    """How many cards a player holds."""
    n: i64 = 0
    while n < MOST and t.hands[seat * MOST + n] != GAP:
        n += 1
    return n


class Draw(Chance[Fireworks]):
    """A player takes a card from the deck, which everybody else sees."""

    def __init__(self, who: i64) -> None:
        super().__init__(DRAW)
        self.who: Final = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def prompt(self, t: Fireworks) -> str:
        return "draw"

    def weights(self, t: Fireworks) -> vec[i64]:
        return t.deck

    def take(self, t: Fireworks, option: i64) -> None:
        card = option - DRAW
        at = self.who * MOST + cards_in(t, self.who)
        t.deck[card] -= 1
        t.hands[at] = card
        t.kinds[at] = ANYTHING
        if t.listening:
            others = tuple([seat for seat in range(int(t.seats)) if seat != self.who])
            t.tell("drew", seat=seat_name(self.who), card=Secret(CARD_NAMES[card], others))


class Turn(Step[Fireworks]):
    """A player plays or discards a card, or tells another player all their cards of a colour or of a rank."""

    def prompt(self, t: Fireworks) -> str:
        return "turn"

    def options(self, t: Fireworks) -> vec[i64]:
        out = vec[i64]()
        mine = cards_in(t, self.seat)
        for at in range(mine):
            if t.hints < HINTS:
                out = append(out, at)
        for at in range(mine):
            out = append(out, PLAY + at)
        if t.hints > 0:
            for seat in range(t.seats):
                if seat != self.seat:
                    out = hints_for(t, seat, out)
        return out

    def take(self, t: Fireworks, option: i64) -> None:
        if not some(t.deck, 0, CARDS):
            t.turns -= 1
        t.agenda.append(NEXT[t.left_of(self.seat)])
        if option >= TELL:
            self.tell(t, option)
            return
        at = option % MOST
        card = t.hands[self.seat * MOST + at]
        self.remove(t, at)
        if option >= PLAY:
            self.play(t, card)
        else:
            t.discards[card] += 1
            t.hints += 1
            t.tell("discarded", seat=seat_name(self.seat), card=Opened(CARD_NAMES[card]))
        if some(t.deck, 0, CARDS) and not is_done(t):
            t.agenda.append(DRAW_ONE[self.seat])

    def tell(self, t: Fireworks, option: i64) -> None:
        """Everybody hears which cards of a hand are of a kind, and with it which are not."""
        seat = (option - TELL) // KINDS
        kind = (option - TELL) % KINDS
        t.hints -= 1
        which: list[str] = []
        for place in range(cards_in(t, seat)):
            at = seat * MOST + place
            if kinds_of(t.hands[at]) & BIT[kind]:
                t.kinds[at] &= kinds_of_kind(kind)
                if t.listening:
                    which.append(str(place + 1))
            else:
                t.kinds[at] &= ANYTHING - BIT[kind]
        if t.listening:
            told = Opened(", ".join(which))
            t.tell("told", seat=seat_name(self.seat), to=seat_name(seat), what=KIND_NAMES[kind], places=told)

    def remove(self, t: Fireworks, gone: i64) -> None:
        """Take a card out of the hand; those after it move up."""
        first = self.seat * MOST
        for at in range(first + gone, first + MOST - 1):
            t.hands[at] = t.hands[at + 1]
            t.kinds[at] = t.kinds[at + 1]
        t.hands[first + MOST - 1] = GAP
        t.kinds[first + MOST - 1] = 0

    def play(self, t: Fireworks, card: i64) -> None:
        """The card goes on if it is the next one of its colour; otherwise a life is lost."""
        fits = t.built[card // RANKS] == card % RANKS
        if fits:
            t.built[card // RANKS] += 1
            if card % RANKS == RANKS - 1 and t.hints < HINTS:
                t.hints += 1
        else:
            t.discards[card] += 1
            t.lives -= 1
        if t.listening:
            t.tell("built" if fits else "missed", seat=seat_name(self.seat), card=Opened(CARD_NAMES[card]))


class Next(Step[Fireworks]):
    """The next player's turn, unless the game is over: no life left, all built, or no turn left."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def take(self, t: Fireworks, option: i64) -> None:
        if is_done(t):
            t.tell("ended", points=int(points(t)))
        else:
            t.agenda.append(TURN[self.who])


DRAW_ONE: Final = [Draw(seat) for seat in range(5)]
TURN: Final = [Turn(seat) for seat in range(5)]
NEXT: Final = [Next(seat) for seat in range(5)]


def kinds_of(card: i64) -> i64:
    """The card's colour and its rank, as bits."""
    return BIT[card // RANKS] | BIT[COLOURS + card % RANKS]


def kinds_of_kind(kind: i64) -> i64:
    """What a card may be that is of this kind: of this colour alone and any rank, or the other way round."""
    ranks = ANYTHING - (BIT[COLOURS] - 1)
    return ranks | BIT[kind] if kind < COLOURS else (ANYTHING - ranks) | BIT[kind]


def hints_for(t: Fireworks, seat: i64, options: vec[i64]) -> vec[i64]:
    """What may be told to a player: kinds of which they have a card."""
    kinds: i64 = 0
    for at in range(seat * MOST, seat * MOST + cards_in(t, seat)):
        kinds |= kinds_of(t.hands[at])
    for kind in range(KINDS):
        if kinds & BIT[kind]:
            options = append(options, TELL + seat * KINDS + kind)
    return options


def is_done(t: Fireworks) -> bool:
    """Is there no life left, nothing left to build, or no turn?"""
    return t.lives == 0 or t.turns == 0 or points(t) == CARDS


def points(t: Fireworks) -> i64:
    """Everything that was built; nothing if all lives are lost."""
    if t.lives == 0:
        return 0
    n: i64 = 0
    for height in t.built:
        n += height
    return n
