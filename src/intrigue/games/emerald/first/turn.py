"""The course of the game: set-up, turns, and the choice of actions (sections 2 and 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    CITIES,
    CITY,
    CITY_NAMES,
    CODE,
    NAMED,
    SEAT_NAMES,
)
from intrigue.games.emerald.first.claims import claims
from intrigue.games.emerald.first.doubles import DrawDoubles
from intrigue.games.emerald.first.menu import PLANS, choose, menu
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.first.options import SAFE_FOR_GOOD
from intrigue.games.emerald.first.piles import DRAW_UP
from intrigue.games.emerald.first.plans import ATTEMPT_PLAN, TEXT_PLAN
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.first.uncover import BRING_EFFECT, UNCOVER
from intrigue.games.emerald.shared.plans import NO_PLAN, Plan
from intrigue.games.emerald.shared.table import Forced
from intrigue.games.emerald.shared.turn import Acting, DealIdentity, WhoBegins, begin_turn, starting_decks
from intrigue.kernel.bag import empty
from intrigue.kernel.event import Plain, seat_name
from intrigue.kernel.table import Step

# ---------------------------------------------------------------- set-up


class FirstPlayer(WhoBegins[Emerald]):
    """Chance names the first player (E1-41); then everybody puts a main agent on the board, in turn (E1-42)."""

    def __init__(self) -> None:
        super().__init__(CODE)

    def go_on(self, t: Emerald) -> None:
        t.agenda.append(NEXT_TURN[t.first])
        for i in range(t.seats - 1, -1, -1):
            t.agenda.append(SETTLE_IN[(t.first + i) % t.seats])


class SettleIn(Step[Emerald]):
    """The player names a city for a main agent, and must (E1-42, E1-43, E1-485)."""

    def prompt(self, t: Emerald) -> str:
        return "main-agent"

    def options(self, t: Emerald) -> vec[i64]:
        out = vec[i64](capacity=CITIES)
        for city in range(CITIES):
            out = append(out, CITY + city)
        return out

    def take(self, t: Emerald, option: i64) -> None:
        t.where[NAMED + self.seat] = option - CITY
        t.tell("main-agent-placed", seat=seat_name(self.seat), city=CITY_NAMES[option - CITY])


class Deal(DealIdentity[Emerald]):
    """A player gets one of the identity cards that are left (E1-17 to E1-20)."""

    def __init__(self, who: i64) -> None:
        super().__init__(who, CODE)

    def identities(self, t: Emerald) -> vec[i64]:
        return t.numbers.identities


def new(seats: i64, numbers: Numbers) -> Emerald:
    """A table before the first card is turned up (section 2)."""
    t = Emerald(seats)
    t.lay_out()
    t.numbers = numbers
    t.unseen = numbers.game_cards[:]
    t.zombies_left = numbers.zombies
    t.sane_left = numbers.sane
    t.mad_left = numbers.mad
    for city in range(CITIES):
        t.pile[city] = numbers.cards_per_pile[seats]
    for seat in range(seats):
        t.stock[seat] = numbers.cubes_at_start
        t.pool[seat] = numbers.cubes - numbers.cubes_at_start
        t.controller[NAMED + seat] = seat
    starting_decks(t, numbers.start)
    t.agenda.append(FirstPlayer())
    for seat in range(seats - 1, -1, -1):
        t.agenda.append(DRAW_UP[seat])
    for seat in range(seats - 1, -1, -1):
        t.agenda.append(DrawDoubles(seat, numbers.doubles[seats], 1))
    for seat in range(seats - 1, -1, -1):
        t.agenda.append(Deal(seat))
    for _ in range(numbers.effects_shown):
        t.agenda.append(BRING_EFFECT)
    for city in range(CITIES - 1, -1, -1):
        t.agenda.append(UNCOVER[city])
    return t


# ---------------------------------------------------------------- turns


class NextTurn(Forced[Emerald]):
    """A player's turn begins (E1-45, E1-46)."""

    def take(self, t: Emerald, option: i64) -> None:
        begin_turn(t, self.who, t.numbers.actions)
        t.free_used = False
        t.hudson_used = False
        if t.options.safe_rule != SAFE_FOR_GOOD:
            t.safe = vec[i64]()
        t.agenda.append(ACT[self.who])


class Act(Acting[Emerald]):
    """The active player names an action or a free action; after two actions the turn may end (E1-46 to E1-49)."""

    def planned(self, t: Emerald) -> Plan[Emerald]:
        return PLANS[t.plan]

    def menu(self, t: Emerald) -> vec[i64]:
        return menu(t, self.seat)

    def about(self, t: Emerald) -> dict[str, Plain]:
        out = super().about(t)
        if t.plan == NO_PLAN:
            first = t.actions == t.numbers.actions and not t.free_used
            out["claims"] = len(claims(t, self.seat, empty(0))) if first else 0
        return out

    def begin(self, t: Emerald, option: i64) -> None:
        choose(t, self.seat, option)

    def forced(self, t: Emerald) -> bool:
        """Inside a plan; but whom an attempt or a text is for is always named by the player."""
        if t.plan in (ATTEMPT_PLAN, TEXT_PLAN) and len(t.picked) == 0:
            return False
        return super().forced(t)

    def finish(self, t: Emerald) -> None:
        t.agenda.append(NEXT_TURN[t.left_of(self.seat)])
        t.agenda.append(DRAW_UP[self.seat])


NEXT_TURN: Final = [NextTurn(seat) for seat in range(len(SEAT_NAMES))]
ACT: Final = [Act(seat) for seat in range(len(SEAT_NAMES))]
SETTLE_IN: Final = [SettleIn(seat) for seat in range(len(SEAT_NAMES))]
