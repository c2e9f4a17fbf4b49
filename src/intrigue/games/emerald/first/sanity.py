"""Sanity counters, and what a Mad one does (section 14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.agents import lose_agent
from intrigue.games.emerald.first.cards import FREUD, HOLMES, MORIARTY, NAMED, SANITY
from intrigue.games.emerald.first.points_and_end import BY_MADNESS, ends, reveal
from intrigue.games.emerald.first.table import LOST, Emerald, in_city
from intrigue.games.emerald.shared.table import is_restorationist
from intrigue.kernel.event import seat_name
from intrigue.kernel.table import NOBODY, Chance, Step

# Why a player draws.
CLAIMED: Final[i64] = 0
KILLED: Final[i64] = 1
HID: Final[i64] = 2
TERROR: Final[i64] = 3
DREAD: Final[i64] = 4
"""Another player claimed Cthulhu."""
DRAW_NAMES: Final = ("claim", "royal-killed", "royal-hidden", "terror", "cthulhu")


def can_be_lost(t: Emerald, agent: i64) -> bool:
    """Can a Mad counter cost this agent: he acted, and is neither Holmes, Moriarty nor a vampire (E1-197 to E1-199)?"""
    if agent < 0 or agent in (HOLMES, MORIARTY):
        return False
    return in_city(t, agent) and t.vampire[agent] == 0


class Sanity(Step[Emerald]):
    """A sanity counter is due. A revealed Loyalist draws only where an agent is at stake (E1-244, E1-254, E1-255)."""

    def __init__(self, who: i64, why: i64, agent: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.why: Final = why
        self.agent: Final = agent
        """The agent whose card began an attempt; none with a Hired Assassin or in hiding."""

    def take(self, t: Emerald, option: i64) -> None:
        if is_sane_loyalist(t, self.who) and not can_be_lost(t, self.agent):
            return
        if t.sane_left + t.mad_left > 0:
            t.agenda.append(SanityDraw(self.who, self.why, self.agent))
            return
        t.tell("no-counter-left", seat=seat_name(self.who), why=DRAW_NAMES[self.why])
        if can_be_lost(t, self.agent):
            lose_agent(t, self.agent)
        goes_mad(t, self.who)

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.why, self.agent)


class SanityDraw(Chance[Emerald]):
    """A counter is drawn and shown: a Sane one leaves the game, a Mad one stays with the player (E1-245 to E1-248)."""

    def __init__(self, who: i64, why: i64, agent: i64) -> None:
        super().__init__(SANITY)
        self.who: Final = who
        self.why: Final = why
        self.agent: Final = agent

    def prompt(self, t: Emerald) -> str:
        return "sanity"

    def weights(self, t: Emerald) -> vec[i64]:
        return vec[i64]([t.sane_left, t.mad_left])

    def take(self, t: Emerald, option: i64) -> None:
        mad = option > SANITY
        t.tell(
            "sanity-drawn",
            seat=seat_name(self.who),
            result="mad" if mad else "sane",
            why=DRAW_NAMES[self.why],
        )
        if not mad:
            t.sane_left -= 1
            return
        t.mad_left -= 1
        t.mad[self.who] += 1
        if can_be_lost(t, self.agent):
            lose_agent(t, self.agent)
        if t.mad[self.who] >= mad_limit(t, self.who):
            goes_mad(t, self.who)

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.why, self.agent)


def mad_limit(t: Emerald, seat: i64) -> i64:
    """With how many Mad counters they go mad; Sigmund Freud helps (E1-248, E1-249)."""
    return t.numbers.mad_limit_freud if t.effect_at[FREUD] == seat else t.numbers.mad_limit


def is_sane_loyalist(t: Emerald, seat: i64) -> bool:
    """A revealed Loyalist has nothing to fear from madness (E1-254)."""
    return t.revealed[seat] > 0 and not is_restorationist(t, seat)


def goes_mad(t: Emerald, seat: i64) -> None:
    """The player reveals; a Restorationist has lost the main agent, and the game is over (E1-248, E1-250 to E1-253)."""
    if is_restorationist(t, seat):
        t.where[NAMED + seat] = LOST
        ends(t, BY_MADNESS, seat)
    reveal(t, seat, "madness")
