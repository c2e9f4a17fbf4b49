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
    GO,
    NO_AGENT,
    NO_CARD,
    SEAT_NAMES,
    STRIKE,
    WAR,
)
from intrigue.games.emerald.first.doubles import ChooseDoubles, DrawDoubles, StealDouble, supply
from intrigue.games.emerald.first.effects import walk
from intrigue.games.emerald.first.piles import DRAW_ONE, use_up
from intrigue.games.emerald.first.plans import buy_cubes
from intrigue.games.emerald.first.points_and_end import UPDATE, move_marker
from intrigue.games.emerald.first.routes import may_enter
from intrigue.games.emerald.first.sanity import TERROR, Sanity, is_sane_loyalist
from intrigue.games.emerald.first.strikes import BY_SHOGGOTH, attack
from intrigue.games.emerald.first.table import Emerald, doubles_of, in_city
from intrigue.games.emerald.shared.piles import can_draw
from intrigue.games.emerald.shared.table import in_hand
from intrigue.games.emerald.shared.texts import (
    OneChoice,
    Text,
    can_swap,
    look_at,
    put_down_chosen,
    secret_identities,
    swap_options,
)
from intrigue.kernel.event import Plain
from intrigue.kernel.table import NOBODY, Step

DIOGENES_DRAWS: Final[i64] = 2
GOLOVINSKY_STEPS: Final[i64] = 2
PINKERTON_DRAWS: Final[i64] = 4
PEOPLES_WILL_CUBES: Final[i64] = 1


# ---------------------------------------------------------------- texts that ask nothing


class DiogenesClub(Text[Emerald]):
    """The player draws two cards; the card itself is discarded only afterwards (E1-274, E1-275)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return can_draw(t, seat)

    def apply(self, t: Emerald, seat: i64) -> None:
        t.in_play = t.using
        t.agenda.append(END_TEXT[seat])
        for _ in range(DIOGENES_DRAWS):
            t.agenda.append(DRAW_ONE[seat])


class Golovinsky(Text[Emerald]):
    """War moves up (E1-291)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        move_marker(t, WAR, GOLOVINSKY_STEPS)
        t.agenda.append(UPDATE)


class PeoplesWill(Text[Emerald]):
    """A cube from the Pool (E1-299)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return t.pool[seat] > 0

    def apply(self, t: Emerald, seat: i64) -> None:
        buy_cubes(t, seat, PEOPLES_WILL_CUBES)


class Pinkerton(Text[Emerald]):
    """The player draws double agent counters and keeps two of them (E1-300 to E1-302)."""

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


class Nadar(OneChoice[Emerald]):
    """One of the player's agents goes to any city that they may enter (E1-292, E1-505)."""

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


class Shoggoth(OneChoice[Emerald]):
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


class IreneAdler(OneChoice[Emerald]):
    """A double agent counter of another player who holds two or more, at random (E1-288 to E1-290, E1-504)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for other in range(t.seats):
            if other != seat and doubles_of(t, other) >= 2:
                out = append(out, CHOOSE + other)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        t.agenda.append(StealDouble(seat, t.picked[0] - CHOOSE))


class Terrors(OneChoice[Emerald]):
    """Another player must draw a sanity counter (E1-313, E1-314, E1-510)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for other in range(t.seats):
            if other != seat and not is_sane_loyalist(t, other):
                out = append(out, CHOOSE + other)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        t.agenda.append(Sanity(t.picked[0] - CHOOSE, TERROR, NO_AGENT))


class Burtsev(OneChoice[Emerald]):
    """The player looks at a secret identity not seen yet, and keeps it to themselves (E1-325, E1-465, E1-512)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return secret_identities(t, seat)

    def apply(self, t: Emerald, seat: i64) -> None:
        look_at(t, seat, t.picked[0] - CHOOSE)


# ---------------------------------------------------------------- texts that ask for cards


class Freemasons(Text[Emerald]):
    """The player discards any number of cards and draws as many plus one (E1-278 to E1-280, E1-502)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return can_swap(t, seat)

    def enough(self, t: Emerald) -> bool:
        return False

    def about(self, t: Emerald, seat: i64) -> dict[str, Plain]:
        cards = in_hand(t, seat) - len(t.chosen)
        return {"n": len(t.chosen) - 1, "more": int(cards)}

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return swap_options(t, seat)

    def apply(self, t: Emerald, seat: i64) -> None:
        n = put_down_chosen(t, seat)
        t.in_play = t.using
        t.agenda.append(END_TEXT[seat])
        for _ in range(n + 1):
            t.agenda.append(DRAW_ONE[seat])
