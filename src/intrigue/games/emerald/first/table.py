"""The table of the first edition: twelve cities, agents, and every player's cards, cubes and points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AGENTS,
    CARDS,
    CITIES,
    EFFECTS,
    NAMED,
    NO_CARD,
    PLACES,
    PLAYERS,
    RESTORATIONIST,
)
from intrigue.games.emerald.first.numbers import DEFAULT, Numbers
from intrigue.kernel.bag import empty, held
from intrigue.kernel.table import Table

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
"""Killed by seat `s`, who keeps the counter: `KEPT_BY + s`; by his zombies or Cthulhu: `EATEN_BY + s`."""
EATEN_BY: Final[i64] = KEPT_BY + PLAYERS

# Where a double agent counter is: held by seat `s`: `s`; shown by him: `SHOWN_BY + s`.
IN_SUPPLY: Final[i64] = -1
DRAWN: Final[i64] = -2
"""Drawn by the active player, who has not yet said which he keeps (E1-300)."""
SHOWN_BY: Final[i64] = PLAYERS

# How long the target of a foiled attempt is safe.
SAFE_THIS_TURN: Final[i64] = 0
SAFE_FOR_GOOD: Final[i64] = 1
NEVER_SAFE: Final[i64] = 2


class Emerald(Table):
    """The full state of one game. Rows by player have `PLAYERS` places, rows by card `CARDS`.

    A pile has no order: what is in it are some of the Game cards that nobody has seen (`unseen`).
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.numbers: Numbers = DEFAULT
        # What the table has agreed on (section 23).
        self.safe_rule: i64 = SAFE_THIS_TURN
        """How long the target of a foiled attempt is safe."""
        self.kept_foils = True
        self.disguise_zombies = False
        self.reach_by_zombies = False
        self.zombie_chain = False
        self.beasts_score = True
        """Kills by zombies and Cthulhu count."""
        self.island_card = False
        self.royal_disc_taken = False
        self.highest_ever = False
        self.colours: list[str] = []
        # The course of the game.
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.actions: i64 = 0
        """How many actions the active player has left."""
        self.turns: i64 = 0
        self.free_used = False
        """A free action was taken in this turn (E1-82)."""
        self.hudson_used = False
        self.safe = vec[i64]()
        """Targets that may not be attacked now (E1-231)."""
        self.hunted = vec[i64]()
        """Cities whose zombies have had their victim in this action."""
        self.reach = vec[i64]()
        """Cities that may get zombies in this action (E1-349)."""
        self.delayed = False
        """Cthulhu is at work: no end before all is done (E1-381)."""
        self.due: i64 = 0
        """Why the game is about to end: see `fate.WHY_NAMES`."""
        self.due_seat: i64 = 0
        self.over: i64 = 0
        """Why the game is over; 0 while it goes on."""
        # What the active player has chosen so far of an action he is putting together. Nobody else sees it.
        self.plan: i64 = 0
        self.using: i64 = NO_CARD
        self.chosen = vec[i64]()
        self.picked = vec[i64]()
        # The board.
        self.war: i64 = 0
        self.revolution: i64 = 0
        self.war_high: i64 = 0
        self.revolution_high: i64 = 0
        self.cubes = vec[i64]()
        """At place `p`, of seat `s`: `p * PLAYERS + s`."""
        self.blocked = vec[i64]()
        self.face_up = vec[i64]()
        self.pile = vec[i64]()
        """How many cards lie face down below the face-up one."""
        self.unseen = vec[i64]()
        """Game cards nobody has seen: those face down in piles, and those out of the game unseen."""
        self.removed = vec[i64]()
        self.effect_at = vec[i64]()
        """Where each Permanent Effect is: with a seat, or see above."""
        self.royal = vec[i64]()
        self.control = vec[i64]()
        """Whose disc lies in each City box."""
        self.locked = vec[i64]()
        """Bismarck lies there."""
        self.destroyed = vec[i64]()
        self.zombies = vec[i64]()
        self.zombies_left: i64 = 0
        self.zombie_owner: i64 = NO_SEAT
        """Who claimed the Zombies card."""
        self.banished = False
        """The Society of Leopold has come (E1-404)."""
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
        """Seat `s` knows where counter `a` is, though he does not hold it: `s * NAMED + a`."""
        self.sane_left: i64 = 0
        self.mad_left: i64 = 0
        # The players.
        self.mad = vec[i64]()
        self.struck = vec[i64]()
        """How often each main agent was attacked and not saved: with a Loyalist nothing else may show it (E1-211)."""
        self.stock = vec[i64]()
        self.pool = vec[i64]()
        self.limbo = vec[i64]()
        self.side = vec[i64]()
        """The identity card; a Change of Heart on it turns it into the other."""
        self.turned = vec[i64]()
        self.revealed = vec[i64]()
        self.looked = vec[i64]()
        """Seat `s` has looked at the identity of seat `o`: at place `s * PLAYERS + o`."""
        self.known = vec[i64]()
        """Known to the authorities."""
        self.disc = vec[i64]()
        """Where each disc stands on the VP track."""
        self.necronomicon_of: i64 = NO_SEAT
        """Who claimed the Necronomicon."""
        # The cards: card `c` of seat `s` is at place `s * CARDS + c`.
        self.deck = vec[i64]()
        self.hand = vec[i64]()
        self.discards = vec[i64]()
        """Cards of the discard pile that everybody has seen go there."""
        self.lost = vec[i64]()
        """Cards of the discard pile that only their owner knows (E1-469)."""
        self.buried = vec[i64]()
        """Hand cards removed face down (E1-471)."""
        self.top = vec[i64]()
        """The top card of each discard pile."""
        self.shuffled = vec[i64]()
        """What everybody knows was shuffled when the draw deck was last made."""
        self.shuffled_unseen = vec[i64]()
        self.in_play: i64 = NO_CARD
        """A card of the active player that is discarded when its text has been carried out."""

    def lay_out(self) -> None:
        """Make room for everything. Apart from the constructor, so that a copy need not do it."""
        self.cubes = empty(PLACES * PLAYERS)
        self.blocked = empty(PLACES)
        self.face_up = vec[i64]([NO_CARD] * CITIES)
        self.pile = empty(CITIES)
        self.unseen = empty(CARDS)
        self.removed = empty(CARDS)
        self.effect_at = vec[i64]([IN_DECK] * EFFECTS)
        self.royal = vec[i64]([AT_LARGE] * CITIES)
        self.control = vec[i64]([NO_SEAT] * CITIES)
        self.locked = empty(CITIES)
        self.destroyed = empty(CITIES)
        self.zombies = empty(CITIES)
        self.where = vec[i64]([ASIDE] * AGENTS)
        self.controller = vec[i64]([NO_SEAT] * AGENTS)
        self.vampire = empty(AGENTS)
        self.since = empty(NAMED)
        self.double = vec[i64]([IN_SUPPLY] * NAMED)
        self.knows = empty(PLAYERS * NAMED)
        self.mad = empty(PLAYERS)
        self.struck = empty(PLAYERS)
        self.stock = empty(PLAYERS)
        self.pool = empty(PLAYERS)
        self.limbo = empty(PLAYERS)
        self.side = empty(PLAYERS)
        self.turned = empty(PLAYERS)
        self.revealed = empty(PLAYERS)
        self.looked = empty(PLAYERS * PLAYERS)
        self.known = empty(PLAYERS)
        self.disc = empty(PLAYERS)
        self.deck = empty(PLAYERS * CARDS)
        self.hand = empty(PLAYERS * CARDS)
        self.discards = empty(PLAYERS * CARDS)
        self.lost = empty(PLAYERS * CARDS)
        self.buried = empty(PLAYERS * CARDS)
        self.top = vec[i64]([NO_CARD] * PLAYERS)
        self.shuffled = empty(PLAYERS * CARDS)
        self.shuffled_unseen = empty(PLAYERS)

    def copy(self) -> Emerald:
        t = Emerald(self.seats)
        t.agenda = self.agenda[:]
        t.numbers = self.numbers
        t.safe_rule = self.safe_rule
        t.kept_foils = self.kept_foils
        t.disguise_zombies = self.disguise_zombies
        t.reach_by_zombies = self.reach_by_zombies
        t.zombie_chain = self.zombie_chain
        t.beasts_score = self.beasts_score
        t.island_card = self.island_card
        t.royal_disc_taken = self.royal_disc_taken
        t.highest_ever = self.highest_ever
        t.colours = self.colours
        t.round = self.round
        t.first = self.first
        t.active = self.active
        t.actions = self.actions
        t.turns = self.turns
        t.free_used = self.free_used
        t.hudson_used = self.hudson_used
        t.safe = self.safe[:]
        t.hunted = self.hunted[:]
        t.reach = self.reach[:]
        t.delayed = self.delayed
        t.due = self.due
        t.due_seat = self.due_seat
        t.over = self.over
        t.plan = self.plan
        t.using = self.using
        t.chosen = self.chosen[:]
        t.picked = self.picked[:]
        t.war = self.war
        t.revolution = self.revolution
        t.war_high = self.war_high
        t.revolution_high = self.revolution_high
        t.cubes = self.cubes[:]
        t.blocked = self.blocked[:]
        t.face_up = self.face_up[:]
        t.pile = self.pile[:]
        t.unseen = self.unseen[:]
        t.removed = self.removed[:]
        t.effect_at = self.effect_at[:]
        t.royal = self.royal[:]
        t.control = self.control[:]
        t.locked = self.locked[:]
        t.destroyed = self.destroyed[:]
        t.zombies = self.zombies[:]
        t.zombies_left = self.zombies_left
        t.zombie_owner = self.zombie_owner
        t.banished = self.banished
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
        t.stock = self.stock[:]
        t.pool = self.pool[:]
        t.limbo = self.limbo[:]
        t.side = self.side[:]
        t.turned = self.turned[:]
        t.revealed = self.revealed[:]
        t.looked = self.looked[:]
        t.known = self.known[:]
        t.disc = self.disc[:]
        t.necronomicon_of = self.necronomicon_of
        t.deck = self.deck[:]
        t.hand = self.hand[:]
        t.discards = self.discards[:]
        t.lost = self.lost[:]
        t.buried = self.buried[:]
        t.top = self.top[:]
        t.shuffled = self.shuffled[:]
        t.shuffled_unseen = self.shuffled_unseen[:]
        t.in_play = self.in_play
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


def named_in(t: Emerald, seat: i64, city: i64) -> i64:
    """A player's named agents in a city."""
    n: i64 = 0
    for agent in range(NAMED):
        if t.where[agent] == city and t.controller[agent] == seat:
            n += 1
    return n


def zombies_out(t: Emerald) -> bool:
    """Are all zombies on the board?"""
    return not t.banished and t.zombies_left == 0


# ---------------------------------------------------------------- the players


def owns(t: Emerald, seat: i64, card: i64) -> bool:
    """Has he this card in hand, deck or discard pile, or is he just using it?"""
    at = seat * CARDS + card
    if t.hand[at] + t.deck[at] + t.discards[at] + t.lost[at] > 0:
        return True
    return t.in_play == card and t.active == seat


def in_hand(t: Emerald, seat: i64) -> i64:
    """How many cards a player holds."""
    return held(t.hand, seat, CARDS)


def doubles_of(t: Emerald, seat: i64) -> i64:
    """How many double agent counters he holds that are not shown yet."""
    n: i64 = 0
    for agent in range(NAMED):
        if t.double[agent] == seat:
            n += 1
    return n


def side_of(t: Emerald, seat: i64) -> i64:
    """The side a player is on, a Change of Heart counted in (E1-363)."""
    return t.side[seat] ^ t.turned[seat]


def is_restorationist(t: Emerald, seat: i64) -> bool:
    """Is he a Restorationist now?"""
    return side_of(t, seat) == RESTORATIONIST


def clockwise(t: Emerald, start: i64) -> list[int]:
    """All seats in order, beginning with this one."""
    return [int((start + i) % t.seats) for i in range(t.seats)]
