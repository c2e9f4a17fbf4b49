"""Every player's own cards: drawing, shuffling, discarding, and what leaves a deck for good (sections 3 and 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.second.cards import CARD_NAMES, CARDS, CODE, SEAT_NAMES
from intrigue.games.emerald.second.table import Emerald, is_banished
from intrigue.games.emerald.shared.piles import CardDrawn, can_draw, draw
from intrigue.games.emerald.shared.table import Forced, in_hand
from intrigue.kernel.event import seat_name


class DrawUp(Forced[Emerald]):
    """The player draws until they hold five cards; with more they draw none (E2-37 to E2-41)."""

    def take(self, t: Emerald, option: i64) -> None:
        if in_hand(t, self.who) < t.numbers.hand_size and can_draw(t, self.who):
            t.agenda.append(self)
            t.agenda.append(DRAW_ONE[self.who])


class DrawOne(Forced[Emerald]):
    """The player draws a card; an empty deck is made anew from their discard pile first (E2-40)."""

    def take(self, t: Emerald, option: i64) -> None:
        draw(t, self.who, DRAWN[self.who])


class Drawn(CardDrawn):
    """Chance says which card is on top of the deck; only its owner sees it."""

    def __init__(self, who: i64) -> None:
        super().__init__(who, CODE)


# Steps are immutable, so one of each is enough for all tables.
DRAW_UP: Final = [DrawUp(seat) for seat in range(len(SEAT_NAMES))]
DRAW_ONE: Final = [DrawOne(seat) for seat in range(len(SEAT_NAMES))]
DRAWN: Final = [Drawn(seat) for seat in range(len(SEAT_NAMES))]


def gave_points(t: Emerald, card: i64) -> bool:
    """Did it give its owner points when they claimed it (E2-53)?"""
    if is_banished(t, card):
        return False
    n = t.numbers
    return n.vp_neutral[card] + n.vp_restorationist[card] + n.vp_loyalist[card] > 0


def use_up(t: Emerald, seat: i64, card: i64) -> None:
    """A card leaves the deck for good: it is kept if it gave points, else removed (E2-53)."""
    if gave_points(t, card):
        keep(t, seat, card)
    else:
        t.removed[card] += 1
        t.tell("removed", seat=seat_name(seat), card=CARD_NAMES[card])


def keep(t: Emerald, seat: i64, card: i64) -> None:
    """A card lies beside its owner's identity for the rest of the game."""
    t.kept[seat * CARDS + card] += 1
    t.tell("kept", seat=seat_name(seat), card=CARD_NAMES[card])
