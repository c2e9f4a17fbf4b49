"""What the texts of cards do (section 15). One small class for each: can it be used, what it asks, what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.agents import is_victim
from intrigue.games.emerald.first.cards import (
    AGENTS,
    CHOOSE,
    CITIES,
    DONE,
    GO,
    NO_AGENT,
    NO_CARD,
    PLAYERS,
    SEAT_NAMES,
    SIDE_NAMES,
    STRIKE,
    TOP,
    WAR,
)
from intrigue.games.emerald.first.doubles import ChooseDoubles, DrawDoubles, StealDouble, supply
from intrigue.games.emerald.first.effects import walk
from intrigue.games.emerald.first.fate import UPDATE, move_marker
from intrigue.games.emerald.first.piles import DRAW_ONE, can_draw, use_up
from intrigue.games.emerald.first.plans import buy_cubes, discard_options, put_down
from intrigue.games.emerald.first.routes import may_enter
from intrigue.games.emerald.first.sanity import TERROR, Sanity, is_sane_loyalist
from intrigue.games.emerald.first.strikes import BY_SHOGGOTH, attack
from intrigue.games.emerald.first.table import Emerald, doubles_of, in_city, in_hand
from intrigue.kernel.event import Secret, seat_name
from intrigue.kernel.table import NOBODY, Step

DIOGENES_DRAWS: Final[i64] = 2
GOLOVINSKY_STEPS: Final[i64] = 2
PINKERTON_DRAWS: Final[i64] = 4
PEOPLES_WILL_CUBES: Final[i64] = 1


class Text:
    """A card's text. By itself it asks nothing, and the card goes where its heading sends it."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        """Has it any effect now?"""
        return True

    def stays(self) -> bool:
        """Does it say itself where the card goes?"""
        return False

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        """The options for what is to be chosen next; none if all is chosen."""
        return vec[i64]()

    def enough(self, t: Emerald) -> bool:
        """Is everything chosen? Where only `done` says so, never."""
        return True

    def apply(self, t: Emerald, seat: i64) -> None:
        """Carry it out; `t.picked` holds what was chosen."""
        raise NotImplementedError


class OneChoice(Text):
    """A text that asks for one thing: it can be used if there is one."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return len(self.asks(t, seat)) > 0

    def enough(self, t: Emerald) -> bool:
        return len(t.picked) == 1


# ---------------------------------------------------------------- texts that ask nothing


class DiogenesClub(Text):
    """He draws two cards; the card itself is discarded only afterwards (E1-274, E1-275)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return can_draw(t, seat)

    def stays(self) -> bool:
        return True

    def apply(self, t: Emerald, seat: i64) -> None:
        t.in_play = t.using
        t.agenda.append(END_TEXT[seat])
        for _ in range(DIOGENES_DRAWS):
            t.agenda.append(DRAW_ONE[seat])


class Golovinsky(Text):
    """War moves up (E1-291)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        move_marker(t, WAR, GOLOVINSKY_STEPS)
        t.agenda.append(UPDATE)


class PeoplesWill(Text):
    """A cube from the Pool (E1-299)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return t.pool[seat] > 0

    def apply(self, t: Emerald, seat: i64) -> None:
        buy_cubes(t, seat, PEOPLES_WILL_CUBES)


class Pinkerton(Text):
    """He draws double agent counters and keeps two of them (E1-300 to E1-302)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return supply(t) > 0

    def apply(self, t: Emerald, seat: i64) -> None:
        t.agenda.append(ChooseDoubles(seat))
        t.agenda.append(DrawDoubles(seat, PINKERTON_DRAWS, 0))


class EndText(Step[Emerald]):
    """The text is carried out: now the card goes where it belongs."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Emerald, option: i64) -> None:
        card = t.in_play
        t.in_play = NO_CARD
        use_up(t, self.who, card)

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


END_TEXT: Final = [EndText(seat) for seat in range(len(SEAT_NAMES))]

# ---------------------------------------------------------------- texts that ask for an agent


class Nadar(OneChoice):
    """One of his agents goes to any city that he may enter (E1-292, E1-505)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for agent in range(AGENTS):
            if t.controller[agent] == seat and in_city(t, agent):
                for city in range(CITIES):
                    if city != t.where[agent] and may_enter(t, seat, city):
                        out = append(out, GO + agent * CITIES + city)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        walk(t, (t.picked[0] - GO) // CITIES, (t.picked[0] - GO) % CITIES)


class Shoggoth(OneChoice):
    """Another player's agent who could lawfully be assassinated is destroyed, wherever he is (E1-309 to E1-312)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for agent in range(AGENTS):
            if is_victim(t, seat, agent):
                out = append(out, STRIKE + agent)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        attack(t, BY_SHOGGOTH, seat, t.picked[0] - STRIKE)


# ---------------------------------------------------------------- texts that ask for a player


class IreneAdler(OneChoice):
    """A double agent counter of another player who holds two or more, at random (E1-288 to E1-290, E1-504)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for other in range(t.seats):
            if other != seat and doubles_of(t, other) >= 2:
                out = append(out, CHOOSE + other)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        t.agenda.append(StealDouble(seat, t.picked[0] - CHOOSE))


class Terrors(OneChoice):
    """Another player must draw a sanity counter (E1-313, E1-314, E1-510)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for other in range(t.seats):
            if other != seat and not is_sane_loyalist(t, other):
                out = append(out, CHOOSE + other)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        t.agenda.append(Sanity(t.picked[0] - CHOOSE, TERROR, NO_AGENT))


class Burtsev(OneChoice):
    """He looks at a secret identity that he has not seen yet, and keeps it to himself (E1-325, E1-465, E1-512)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for other in range(t.seats):
            if other != seat and t.revealed[other] == 0 and t.looked[seat * PLAYERS + other] == 0:
                out = append(out, CHOOSE + other)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        other = t.picked[0] - CHOOSE
        t.looked[seat * PLAYERS + other] = 1
        if t.heard:
            card = Secret(SIDE_NAMES[t.side[other]], (int(seat), int(other)))
            t.tell("looked-at", seat=seat_name(seat), other=seat_name(other), side=card)


# ---------------------------------------------------------------- texts that ask for cards


class Freemasons(Text):
    """He discards any number of cards and draws as many plus one (E1-278 to E1-280, E1-502)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return can_draw(t, seat) or in_hand(t, seat) > 1

    def stays(self) -> bool:
        return True

    def enough(self, t: Emerald) -> bool:
        return False

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = discard_options(t, seat, t.chosen[1:])
        return append(out, DONE) if len(t.chosen) == 1 else out

    def apply(self, t: Emerald, seat: i64) -> None:
        cards = t.chosen[1:]
        if len(cards) > 0:
            put_down(t, seat, cards, t.picked[0] - TOP)
        t.in_play = t.using
        t.agenda.append(END_TEXT[seat])
        for _ in range(len(cards) + 1):
            t.agenda.append(DRAW_ONE[seat])
