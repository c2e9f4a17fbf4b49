"""What the tables of both editions have alike: the course of the game, the players and their cards."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.cards import NO_CARD, PLAYERS, RESTORATIONIST, Code
from intrigue.kernel.bag import empty, held
from intrigue.kernel.table import NOBODY, Step, Table


class EmeraldTable(Table):
    """The part of the state that both editions have. Rows by player have `PLAYERS` places, rows by card `cards`."""

    def __init__(self, seats: i64, code: Code) -> None:
        super().__init__(seats)
        self.code: Final = code
        self.colours: list[str] = []
        # The course of the game.
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.actions: i64 = 0
        """How many actions the active player has left."""
        self.turns: i64 = 0
        self.over: i64 = 0
        """Why the game is over: see `points_and_end.WHY_NAMES`; 0 while it goes on."""
        # What the active player has chosen so far of an action they are putting together. Nobody else sees it.
        self.plan: i64 = 0
        self.using: i64 = NO_CARD
        self.chosen = vec[i64]()
        self.picked = vec[i64]()
        # The board.
        self.cubes = vec[i64]()
        """At place `p`, of seat `s`: `p * PLAYERS + s`."""
        self.face_up = vec[i64]()
        self.zombies = vec[i64]()
        self.zombies_left: i64 = 0
        self.banished = False
        """The Society of Leopold has come."""
        self.unseen = vec[i64]()
        """Game cards that nobody has seen."""
        self.removed = vec[i64]()
        # The players.
        self.stock = vec[i64]()
        self.limbo = vec[i64]()
        self.side = vec[i64]()
        """The identity card; a Change of Heart on it turns it into the other."""
        self.turned = vec[i64]()
        self.revealed = vec[i64]()
        self.looked = vec[i64]()
        """Seat `s` has looked at the identity of seat `o`: at place `s * PLAYERS + o`."""
        # The cards: card `c` of seat `s` is at place `s * cards + c`.
        self.deck = vec[i64]()
        self.hand = vec[i64]()
        self.discards = vec[i64]()
        """Cards of the discard pile that everybody has seen go there."""
        self.lost = vec[i64]()
        """Cards of the discard pile that only their owner knows."""
        self.top = vec[i64]()
        """The top card of each discard pile."""
        self.shuffled = vec[i64]()
        """What everybody knows was shuffled when the draw deck was last made."""
        self.shuffled_unseen = vec[i64]()
        self.in_play: i64 = NO_CARD
        """A card of the active player that is discarded when its text has been carried out."""

    def make_room(self, places: i64, cities: i64) -> None:
        """Make room for everything here, cubes at all these places. A copy need not do it."""
        cards = self.code.cards
        self.cubes = empty(places * PLAYERS)
        self.face_up = vec[i64]([NO_CARD] * cities)
        self.zombies = empty(cities)
        self.unseen = empty(cards)
        self.removed = empty(cards)
        self.stock = empty(PLAYERS)
        self.limbo = empty(PLAYERS)
        self.side = empty(PLAYERS)
        self.turned = empty(PLAYERS)
        self.revealed = empty(PLAYERS)
        self.looked = empty(PLAYERS * PLAYERS)
        self.deck = empty(PLAYERS * cards)
        self.hand = empty(PLAYERS * cards)
        self.discards = empty(PLAYERS * cards)
        self.lost = empty(PLAYERS * cards)
        self.top = vec[i64]([NO_CARD] * PLAYERS)
        self.shuffled = empty(PLAYERS * cards)
        self.shuffled_unseen = empty(PLAYERS)

    def copy_into(self, t: EmeraldTable) -> None:
        """Copy everything here into a new table."""
        t.agenda = self.agenda[:]
        t.memos = self.memos
        t.any_order = self.any_order
        t.colours = self.colours
        t.round = self.round
        t.first = self.first
        t.active = self.active
        t.actions = self.actions
        t.turns = self.turns
        t.over = self.over
        t.plan = self.plan
        t.using = self.using
        t.chosen = self.chosen[:]
        t.picked = self.picked[:]
        t.cubes = self.cubes[:]
        t.face_up = self.face_up[:]
        t.zombies = self.zombies[:]
        t.zombies_left = self.zombies_left
        t.banished = self.banished
        t.unseen = self.unseen[:]
        t.removed = self.removed[:]
        t.stock = self.stock[:]
        t.limbo = self.limbo[:]
        t.side = self.side[:]
        t.turned = self.turned[:]
        t.revealed = self.revealed[:]
        t.looked = self.looked[:]
        t.deck = self.deck[:]
        t.hand = self.hand[:]
        t.discards = self.discards[:]
        t.lost = self.lost[:]
        t.top = self.top[:]
        t.shuffled = self.shuffled[:]
        t.shuffled_unseen = self.shuffled_unseen[:]
        t.in_play = self.in_play


E = TypeVar("E", bound=EmeraldTable)


class Forced(Step[E]):
    """Something that happens to a player, or that they do without being asked."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


def in_hand(t: EmeraldTable, seat: i64) -> i64:
    """How many cards a player holds."""
    return held(t.hand, seat, t.code.cards)


def side_of(t: EmeraldTable, seat: i64) -> i64:
    """The side a player is on, a Change of Heart counted in."""
    return t.side[seat] ^ t.turned[seat]


def is_restorationist(t: EmeraldTable, seat: i64) -> bool:
    """Are they a Restorationist now?"""
    return side_of(t, seat) == RESTORATIONIST


def clockwise(t: EmeraldTable, start: i64) -> list[int]:
    """All seats in order, beginning with this one."""
    return [int((start + i) % t.seats) for i in range(t.seats)]
