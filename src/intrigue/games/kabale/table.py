"""The table of Kabale und Hiebe: columns under their goals, and every player's hand, draw pile and discards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.kabale.cards import CARDS, GOAL_POINTS, GOALS, SEAT_NAMES, STORM
from intrigue.games.kabale.options import DEFAULT, Options
from intrigue.kernel.bag import empty, held
from intrigue.kernel.table import Table


class Laid:
    """A card in a column. It is immutable, so that copied columns can share it."""

    def __init__(self, card: i64, owner: i64, up: bool, known: bool, under: bool, early: bool) -> None:
        self.card: Final = card
        self.owner: Final = owner
        self.up: Final = up
        self.known: Final = known
        """It lies face down, but everybody has seen what it is: an Explorer on his way (K-81)."""
        self.under: Final = under
        """It lies under the Magic Cap directly before it."""
        self.early: Final = early
        """It was already lying there when its owner last shuffled, so none of the cards shuffled then can be it."""

    def turned_up(self) -> Laid:
        """The same card face up."""
        return (
            Laid(self.card, self.owner, True, True, True, False)
            if self.under
            else FACE_UP[self.owner * CARDS + self.card]
        )

    def before_shuffle(self) -> Laid:
        """The same card after its owner has shuffled."""
        return Laid(self.card, self.owner, self.up, self.known, self.under, True)


def laid_cards(up: bool) -> list[Laid]:
    """Every card of every seat as it lies face down or face up; one of each is enough for all tables."""
    return [Laid(card, seat, up, up, False, False) for seat in range(len(SEAT_NAMES)) for card in range(CARDS)]


FACE_DOWN: Final = laid_cards(False)
FACE_UP: Final = laid_cards(True)
"""Card `c` of seat `s` is at place `s * CARDS + c`."""


class Kabale(Table):
    """The full state of one game. Bags lie side by side: card `c` of seat `s` is at place `s * CARDS + c`."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.options: Options = DEFAULT
        self.colours: list[str] = []
        # The course of the game.
        self.round: i64 = 0
        self.first: i64 = 0
        """Who has the first turn of the round."""
        self.active: i64 = 0
        """Whose turn it is, or was last."""
        # Everybody's cards.
        self.pile = vec[i64]()
        self.hand = vec[i64]()
        self.discards = vec[i64]()
        self.lost = vec[i64]()
        """Discards that were never face up: only their owner knows them (K-190)."""
        self.shuffled = vec[i64]()
        """What everybody knows was shuffled when the draw pile was last made."""
        self.shuffled_unseen = vec[i64]()
        """How many cards nobody else had seen were shuffled in with them."""
        # The goals: those nobody has seen yet, the pile they come from, and where the others went.
        self.unseen = vec[i64]()
        self.goal_pile: i64 = 0
        self.won = vec[i64]()
        self.out = vec[i64]()
        # The columns, from left to right.
        self.goals = vec[i64]()
        self.columns: list[list[Laid]] = []

    def lay_out(self) -> None:
        """Make room for every zone. Apart from the constructor, so that a copy need not do it."""
        seats = int(self.seats)
        self.pile = empty(seats * CARDS)
        self.hand = empty(seats * CARDS)
        self.discards = empty(seats * CARDS)
        self.lost = empty(seats * CARDS)
        self.shuffled = empty(seats * CARDS)
        self.shuffled_unseen = empty(seats)
        self.unseen = empty(GOALS)
        self.won = empty(seats * GOALS)
        self.out = empty(GOALS)

    def copy(self) -> Kabale:
        t = Kabale(self.seats)
        t.agenda = self.agenda[:]
        t.memos = self.memos
        t.options = self.options
        t.colours = self.colours
        t.round = self.round
        t.first = self.first
        t.active = self.active
        t.pile = self.pile[:]
        t.hand = self.hand[:]
        t.discards = self.discards[:]
        t.lost = self.lost[:]
        t.shuffled = self.shuffled[:]
        t.shuffled_unseen = self.shuffled_unseen[:]
        t.unseen = self.unseen[:]
        t.goal_pile = self.goal_pile
        t.won = self.won[:]
        t.out = self.out[:]
        t.goals = self.goals[:]
        t.columns = [column[:] for column in self.columns]
        return t


def in_hand(t: Kabale, seat: i64) -> i64:
    """How many cards a player holds."""
    return held(t.hand, seat, CARDS)


def in_pile(t: Kabale, seat: i64) -> i64:
    """How many cards a player's draw pile has."""
    return held(t.pile, seat, CARDS)


def closed(t: Kabale, column: i64) -> bool:
    """A face-up Storm: no card may be added (K-89)."""
    for laid in t.columns[column]:
        if laid.card == STORM and laid.up:
            return True
    return False


def filling(t: Kabale, column: i64) -> i64:
    """How many cards count towards filling the column: a Cap and the card under it are one place (K-51)."""
    n: i64 = 0
    for laid in t.columns[column]:
        if t.options.cap_counts or not laid.under:
            n += 1
    return n


def full(t: Kabale, column: i64) -> bool:
    """As many cards as the goal asks for, or closed (K-49, K-50)."""
    return filling(t, column) >= GOAL_POINTS[t.goals[column]] or closed(t, column)


def all_full(t: Kabale) -> bool:
    """The round ends when all columns are full (K-53)."""
    for column in range(len(t.columns)):
        if not full(t, column):
            return False
    return True
