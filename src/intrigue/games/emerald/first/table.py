"""The table of the first edition: twelve cities, agents, and every player's cards, cubes and points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AGENTS,
    CARDS,
    CITIES,
    CODE,
    EFFECTS,
    NAMED,
    PLACES,
    PLAYERS,
)
from intrigue.games.emerald.first.numbers import DEFAULT, Numbers
from intrigue.games.emerald.first.options import DEFAULT as DEFAULT_OPTIONS
from intrigue.games.emerald.first.options import Options
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.bag import empty

NO_SEAT: Final[i64] = -1

# Where a Permanent Effect is, if not before a player.
IN_DECK: Final[i64] = -1
ON_DISPLAY: Final[i64] = -2
OUT_OF_GAME: Final[i64] = -3
ON_CITY: Final[i64] = -4
"""Cthulhu lies on the city it destroyed (E1-379)."""

# What became of a royal person: still there, or taken by seat `s`: `s` if killed, `HIDDEN_BY + s` if hidden.
AT_LARGE: Final[i64] = -1
GONE: Final[i64] = -2
HIDDEN_BY: Final[i64] = PLAYERS

# Where an agent's counter is, if not in a city.
ASIDE: Final[i64] = -1
"""Beside the board, or on the face-up card of the agent (E1-21, E1-30)."""
LOST: Final[i64] = -2
"""Out of the game."""
ON_MI_GO: Final[i64] = CITIES
ON_YOG: Final[i64] = CITIES + 1
KEPT_BY: Final[i64] = CITIES + 2
"""Killed by seat `s`, who keeps the counter: `KEPT_BY + s`; by that player's zombies or Cthulhu: `EATEN_BY + s`."""
EATEN_BY: Final[i64] = KEPT_BY + PLAYERS

# Where a double agent counter is: held by seat `s`: `s`; shown by it: `SHOWN_BY + s`.
IN_SUPPLY: Final[i64] = -1
DRAWN: Final[i64] = -2
"""Drawn by the active player, who has not yet said which they keep (E1-300)."""
SHOWN_BY: Final[i64] = PLAYERS


class Emerald(EmeraldTable):
    """The full state of one game. Rows by player have `PLAYERS` places, rows by card `CARDS`.

    A pile has no order: what is in it are some of the Game cards that nobody has seen (`unseen`).
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, CODE)
        self.numbers: Numbers = DEFAULT
        self.options: Options = DEFAULT_OPTIONS
        # The course of the game.
        self.free_used = False
        """A free action was taken in this turn (E1-82)."""
        self.hudson_used = False
        self.safe = vec[i64]()
        """Targets that may not be attacked now (E1-231)."""
        self.hunted = vec[i64]()
        """Cities whose zombies have had their victim in this action."""
        self.delayed = False
        """Cthulhu is at work: no end before all is done (E1-381)."""
        self.due: i64 = 0
        """Why the game is about to end: see `points_and_end.WHY_NAMES`."""
        self.due_seat: i64 = 0
        # The board.
        self.war: i64 = 0
        self.revolution: i64 = 0
        self.war_high: i64 = 0
        self.revolution_high: i64 = 0
        self.blocked = vec[i64]()
        self.pile = vec[i64]()
        """How many cards lie face down below the face-up one."""
        self.effect_at = vec[i64]()
        """Where each Permanent Effect is: with a seat, or see above."""
        self.royal = vec[i64]()
        self.control = vec[i64]()
        """Whose disc lies in each City box."""
        self.locked = vec[i64]()
        """Bismarck lies there."""
        self.destroyed = vec[i64]()
        self.zombie_owner: i64 = NO_SEAT
        """Who claimed the Zombies card."""
        self.where = vec[i64]()
        """A city, or see above."""
        self.controller = vec[i64]()
        """Whose disc lies on the counter; it stays there when the agent is killed."""
        self.vampire = vec[i64]()
        self.since = vec[i64]()
        """In which turn an agent went to the Mi-go."""
        self.double = vec[i64]()
        """Where the double agent counter of each named agent is."""
        self.knows = vec[i64]()
        """Seat `s` knows where counter `a` is, without holding it: `s * NAMED + a`."""
        self.sane_left: i64 = 0
        self.mad_left: i64 = 0
        # The players.
        self.mad = vec[i64]()
        self.struck = vec[i64]()
        """How often each main agent was attacked and not saved: with a Loyalist nothing else may show it (E1-211)."""
        self.pool = vec[i64]()
        self.known = vec[i64]()
        """Known to the authorities."""
        self.disc = vec[i64]()
        """Where each disc stands on the VP track."""
        self.necronomicon_of: i64 = NO_SEAT
        """Who claimed the Necronomicon."""
        # The cards: card `c` of seat `s` is at place `s * CARDS + c`.
        self.buried = vec[i64]()
        """Hand cards removed face down (E1-471)."""

    def lay_out(self) -> None:
        """Make room for everything. Apart from the constructor, so that a copy need not do it."""
        self.make_room(PLACES, CITIES)
        self.blocked = empty(PLACES)
        self.pile = empty(CITIES)
        self.effect_at = vec[i64]([IN_DECK] * EFFECTS)
        self.royal = vec[i64]([AT_LARGE] * CITIES)
        self.control = vec[i64]([NO_SEAT] * CITIES)
        self.locked = empty(CITIES)
        self.destroyed = empty(CITIES)
        self.where = vec[i64]([ASIDE] * AGENTS)
        self.controller = vec[i64]([NO_SEAT] * AGENTS)
        self.vampire = empty(AGENTS)
        self.since = empty(NAMED)
        self.double = vec[i64]([IN_SUPPLY] * NAMED)
        self.knows = empty(PLAYERS * NAMED)
        self.mad = empty(PLAYERS)
        self.struck = empty(PLAYERS)
        self.pool = empty(PLAYERS)
        self.known = empty(PLAYERS)
        self.disc = empty(PLAYERS)
        self.buried = empty(PLAYERS * CARDS)

    def copy(self) -> Emerald:
        t = Emerald(self.seats)
        self.copy_into(t)
        t.numbers = self.numbers
        t.options = self.options
        t.free_used = self.free_used
        t.hudson_used = self.hudson_used
        t.safe = self.safe[:]
        t.hunted = self.hunted[:]
        t.delayed = self.delayed
        t.due = self.due
        t.due_seat = self.due_seat
        t.war = self.war
        t.revolution = self.revolution
        t.war_high = self.war_high
        t.revolution_high = self.revolution_high
        t.blocked = self.blocked[:]
        t.pile = self.pile[:]
        t.effect_at = self.effect_at[:]
        t.royal = self.royal[:]
        t.control = self.control[:]
        t.locked = self.locked[:]
        t.destroyed = self.destroyed[:]
        t.zombie_owner = self.zombie_owner
        t.where = self.where[:]
        t.controller = self.controller[:]
        t.vampire = self.vampire[:]
        t.since = self.since[:]
        t.double = self.double[:]
        t.knows = self.knows[:]
        t.sane_left = self.sane_left
        t.mad_left = self.mad_left
        t.mad = self.mad[:]
        t.struck = self.struck[:]
        t.pool = self.pool[:]
        t.known = self.known[:]
        t.disc = self.disc[:]
        t.necronomicon_of = self.necronomicon_of
        t.buried = self.buried[:]
        return t


# ---------------------------------------------------------------- agents


def in_city(t: Emerald, agent: i64) -> bool:
    """Does his counter stand in a City box?"""
    return 0 <= t.where[agent] < CITIES


def agents_in(t: Emerald, seat: i64, city: i64) -> i64:
    """A player's agents in a city, the main agent included; vampires count, zombies do not (E1-88, E1-89)."""
    n: i64 = 0
    for agent in range(AGENTS):
        if t.where[agent] == city and t.controller[agent] == seat:
            n += 1
    return n


def zombies_out(t: Emerald) -> bool:
    """Are all zombies on the board?"""
    return not t.banished and t.zombies_left == 0


# ---------------------------------------------------------------- the players


def owns(t: Emerald, seat: i64, card: i64) -> bool:
    """Have they this card in hand, deck or discard pile, or are they just using it?"""
    at = seat * CARDS + card
    if t.hand[at] + t.deck[at] + t.discards[at] + t.lost[at] > 0:
        return True
    return t.in_play == card and t.active == seat


def doubles_of(t: Emerald, seat: i64) -> i64:
    """How many double agent counters they hold that are not shown yet."""
    n: i64 = 0
    for agent in range(NAMED):
        if t.double[agent] == seat:
            n += 1
    return n
