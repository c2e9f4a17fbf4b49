"""The table of the second edition: nine cities, and every player's cards, cubes, agents and points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.cards import CARDS, CITIES, CODE, PLAYERS, VAMPIRES, ZOMBIES
from intrigue.games.emerald.second.numbers import DEFAULT, Numbers
from intrigue.games.emerald.second.options import DEFAULT as DEFAULT_OPTIONS
from intrigue.games.emerald.second.options import Options
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.bag import empty

# Where a city's royalty card is: a negative number, or with the player who took it.
IN_STACK: Final[i64] = -1
IN_SLOT: Final[i64] = -2
GONE: Final[i64] = -3
"""Removed with its stack (E2-187)."""
HIDDEN_BY: Final[i64] = PLAYERS
"""Taken by seat `s`: `s` if it was assassinated, `HIDDEN_BY + s` if it was hidden (E2-175)."""

# The kinds of points.
NEUTRAL: Final[i64] = 0
FOR_RESTORATIONISTS: Final[i64] = 1
FOR_LOYALISTS: Final[i64] = 2
OF_BOX: Final[i64] = 3
KIND_NAMES: Final = ("neutral", "restorationist", "loyalist", "box")

NOBODY_KILLED: Final[i64] = -1


class Gain:
    """Points that a player has scored, and what for. It is immutable, so that copied tables can share it."""

    def __init__(self, seat: i64, source: i64, kind: i64, points: i64, victim: i64) -> None:
        self.seat: Final = seat
        self.source: Final = source
        """A card by its number, or `CARDS + city` for a city's royalty card."""
        self.kind: Final = kind
        self.points: Final = points
        self.victim: Final = victim
        """Whose piece lies on the card (E2-113)."""


class Emerald(EmeraldTable):
    """The full state of one game. Rows by player have `PLAYERS` places, rows by card `CARDS`.

    A stack has no order: what is in it is known only as far as its city card and its royalty card have not come up;
    the rest are some of the game cards that nobody has seen (`unseen`).
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, CODE)
        self.numbers: Numbers = DEFAULT
        self.options: Options = DEFAULT_OPTIONS
        # The course of the game.
        self.killing = False
        """An action of assassinations is under way: another one may follow in it."""
        self.hunted = vec[i64]()
        """Whom the zombies have attacked in this action: `(city * PLAYERS + victim) * 2`, plus 1 if it was saved."""
        self.at_target = False
        """Somebody has enough points, and the action in hand is finished first."""
        # The board.
        self.restorationist: i64 = 0
        self.loyalist: i64 = 0
        self.agents = vec[i64]()
        """In city `c`, of seat `s`: at place `c * PLAYERS + s`, as the cubes."""
        self.stack = vec[i64]()
        """How many cards lie face down in each city's Game Card space."""
        self.city_card_in = vec[i64]()
        self.royal = vec[i64]()
        # The players.
        self.agent_stock = vec[i64]()
        self.away = vec[i64]()
        """Agents on Mi-Go, and the turn in which they went there."""
        self.away_since: i64 = 0
        self.yog = vec[i64]()
        """Agents on Yog-Sothoth."""
        self.tokens = vec[i64]()
        self.points = vec[i64]()
        """All points but the share from the tracks."""
        self.gains: list[Gain] = []
        # The cards: card `c` of seat `s` is at place `s * CARDS + c`.
        self.kept = vec[i64]()

    def lay_out(self) -> None:
        """Make room for everything. Apart from the constructor, so that a copy need not do it."""
        self.make_room(CITIES, CITIES)
        self.agents = empty(CITIES * PLAYERS)
        self.stack = empty(CITIES)
        self.city_card_in = empty(CITIES)
        self.royal = vec[i64]([IN_STACK] * CITIES)
        self.agent_stock = empty(PLAYERS)
        self.away = empty(PLAYERS)
        self.yog = empty(PLAYERS)
        self.tokens = empty(PLAYERS)
        self.points = empty(PLAYERS)
        self.kept = empty(PLAYERS * CARDS)

    def copy(self) -> Emerald:
        t = Emerald(self.seats)
        self.copy_into(t)
        t.numbers = self.numbers
        t.options = self.options
        t.killing = self.killing
        t.hunted = self.hunted[:]
        t.at_target = self.at_target
        t.restorationist = self.restorationist
        t.loyalist = self.loyalist
        t.agents = self.agents[:]
        t.stack = self.stack[:]
        t.city_card_in = self.city_card_in[:]
        t.royal = self.royal[:]
        t.agent_stock = self.agent_stock[:]
        t.away = self.away[:]
        t.away_since = self.away_since
        t.yog = self.yog[:]
        t.tokens = self.tokens[:]
        t.points = self.points[:]
        t.gains = self.gains[:]
        t.kept = self.kept[:]
        return t


# ---------------------------------------------------------------- the board


def pieces_in(t: Emerald, city: i64, seat: i64) -> i64:
    """A player's cubes and agents in a City space; zombies are no pieces (E2-68)."""
    at = city * PLAYERS + seat
    return t.cubes[at] + t.agents[at]


def leads(t: Emerald, seat: i64, city: i64) -> bool:
    """More pieces there than every other single player (E2-66)."""
    own = pieces_in(t, city, seat)
    if own == 0:
        return False
    for other in range(t.seats):
        if other != seat and pieces_in(t, city, other) >= own:
            return False
    return True


def agents_in_cities(t: Emerald, seat: i64) -> i64:
    """A player's agents in all City spaces."""
    n: i64 = 0
    for city in range(CITIES):
        n += t.agents[city * PLAYERS + seat]
    return n


def cubes_in_cities(t: Emerald, seat: i64) -> i64:
    """A player's cubes in all City spaces."""
    n: i64 = 0
    for city in range(CITIES):
        n += t.cubes[city * PLAYERS + seat]
    return n


def on_board(t: Emerald, seat: i64) -> i64:
    """Agents on the board: those in cities and those on Mi-Go (E2-163)."""
    return agents_in_cities(t, seat) + t.away[seat]


def on_cards(t: Emerald, seat: i64) -> i64:
    """A player's agents that lie on other players' cards (E2-114)."""
    n: i64 = 0
    for gain in t.gains:
        if gain.victim == seat:
            n += 1
    return n


# ---------------------------------------------------------------- the players


def is_banished(t: Emerald, card: i64) -> bool:
    """Has the Society of Leopold taken text and points from this card (E2-245)?"""
    return t.banished and (card == ZOMBIES or card == VAMPIRES)  # noqa: SIM109 (a tuple would be slow here)


def share(t: Emerald) -> i64:
    """What every player has from the tracks: the difference between the markers (E2-97)."""
    difference = t.restorationist - t.loyalist
    return difference if difference >= 0 else -difference


def total(t: Emerald, seat: i64) -> i64:
    """What a player's disc shows (E2-172)."""
    return t.points[seat] + share(t)
