"""What comes up: the next card of a pile, and the next Permanent Effect (E1-29 to E1-32, E1-111 to E1-115)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    BRING,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    EFFECT_NAMES,
    EFFECTS,
    NO_CARD,
    TURN_UP,
    WAR,
)
from intrigue.games.emerald.first.points_and_end import UPDATE, move_marker
from intrigue.games.emerald.first.table import IN_DECK, ON_DISPLAY, Emerald
from intrigue.kernel.event import Opened
from intrigue.kernel.table import NOBODY, Chance, Step


class Uncover(Step[Emerald]):
    """The face-up card has left: the next one is turned up, or the pile has run out (E1-111, E1-112)."""

    def __init__(self, city: i64) -> None:
        super().__init__(NOBODY)
        self.city: Final = city

    def take(self, t: Emerald, option: i64) -> None:
        if t.pile[self.city] > 0:
            t.agenda.append(TURNED_UP[self.city])
        else:
            run_out(t, self.city)

    def fields(self) -> tuple[int, ...]:
        return (self.city,)


def run_out(t: Emerald, city: i64) -> None:
    """The last card of a pile has left it: War comes nearer, and another Permanent Effect (E1-112 to E1-114)."""
    t.agenda.append(BRING_EFFECT)
    t.agenda.append(UPDATE)
    t.tell("pile-empty", city=CITY_NAMES[city])
    move_marker(t, WAR, t.numbers.empty_pile_war)


class TurnedUp(Chance[Emerald]):
    """Chance says which card comes up: any of the Game cards nobody has seen, left-over ones included."""

    def __init__(self, city: i64) -> None:
        super().__init__(TURN_UP)
        self.city: Final = city

    def prompt(self, t: Emerald) -> str:
        return "turn-up"

    def weights(self, t: Emerald) -> vec[i64]:
        return t.unseen[:]

    def take(self, t: Emerald, option: i64) -> None:
        card = option - TURN_UP
        t.pile[self.city] -= 1
        t.unseen[card] -= 1
        t.face_up[self.city] = card
        if t.listening:
            t.tell("turned-up", city=CITY_NAMES[self.city], card=Opened(CARD_NAMES[card]))

    def fields(self) -> tuple[int, ...]:
        return (self.city,)


class BringEffect(Step[Emerald]):
    """One more Permanent Effect is turned up, if there is one (E1-113, E1-114)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def take(self, t: Emerald, option: i64) -> None:
        for effect in range(EFFECTS):
            if t.effect_at[effect] == IN_DECK:
                t.agenda.append(EFFECT_UP)
                return

    def fields(self) -> tuple[int, ...]:
        return ()


class EffectUp(Chance[Emerald]):
    """Chance says which Permanent Effect comes up."""

    def __init__(self) -> None:
        super().__init__(BRING)

    def prompt(self, t: Emerald) -> str:
        return "bring-effect"

    def weights(self, t: Emerald) -> vec[i64]:
        out = vec[i64]([i64(0)] * EFFECTS)
        for effect in range(EFFECTS):
            if t.effect_at[effect] == IN_DECK:
                out[effect] = 1
        return out

    def take(self, t: Emerald, option: i64) -> None:
        effect = option - BRING
        t.effect_at[effect] = ON_DISPLAY
        t.tell("effect-up", effect=Opened(EFFECT_NAMES[effect]))

    def fields(self) -> tuple[int, ...]:
        return ()


BRING_EFFECT: Final = BringEffect()
EFFECT_UP: Final = EffectUp()
UNCOVER: Final = [Uncover(city) for city in range(CITIES)]
TURNED_UP: Final = [TurnedUp(city) for city in range(CITIES)]


def take_face_up(t: Emerald, city: i64) -> i64:
    """The face-up card leaves its place; whoever takes it lets the next one come up."""
    card = t.face_up[city]
    t.face_up[city] = NO_CARD
    return card
