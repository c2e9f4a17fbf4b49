"""Every player's own cards: drawing, shuffling, discarding, and being looked through (sections 3 and 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.first.cards import CARD_NAMES, CARDS, CODE, DOCTOR_WATSON, SEAT_NAMES
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared.piles import CardDrawn, can_draw, discard, draw, leave_deck, leave_discards
from intrigue.games.emerald.shared.table import Forced, in_hand
from intrigue.kernel.event import Opened, seat_name


class DrawUp(Forced[Emerald]):
    """The player draws until their hand is full; with more they draw none (E1-50 to E1-54, E1-388)."""

    def take(self, t: Emerald, option: i64) -> None:
        watson = t.effect_at[DOCTOR_WATSON] == self.who
        limit = t.numbers.hand_size_watson if watson else t.numbers.hand_size
        if in_hand(t, self.who) < limit and can_draw(t, self.who):
            t.agenda.append(self)
            t.agenda.append(DRAW_ONE[self.who])


class DrawOne(Forced[Emerald]):
    """The player draws a card; an empty deck is made anew from their discard pile first (E1-53)."""

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


def remove_card(t: Emerald, seat: i64, card: i64) -> None:
    """A card leaves the game, for all to see."""
    t.removed[card] += 1
    t.tell("removed", seat=seat_name(seat), card=CARD_NAMES[card])


def use_up(t: Emerald, seat: i64, card: i64) -> None:
    """A card was used for its action: one-use cards leave the game, the others are discarded (E1-55, E1-61)."""
    if t.numbers.one_use[card] > 0:
        remove_card(t, seat, card)
    else:
        discard(t, seat, card)


ZONE_NAMES: Final = ("hand", "discards", "discards", "deck", "buried", "removed")


def fetch(t: Emerald, seat: i64, card: i64) -> None:
    """A City card or an agent's card is looked for and taken from where it is (E1-66, E1-482).

    For one from their hand the owner draws another at once (E1-64); a deck is shuffled (E1-67). What The Third Section
    had removed comes back (E1-165).
    """
    at = seat * CARDS + card
    zone = zone_of(t, at)
    if zone == 0:
        t.hand[at] -= 1
        t.agenda.append(DRAW_ONE[seat])
    elif zone == 1:
        t.discards[at] -= 1
        leave_discards(t, seat, card)
    elif zone == 2:
        t.lost[at] -= 1
    elif zone == 3:
        t.deck[at] -= 1
        leave_deck(t, seat, card)
    elif zone == 4:
        t.buried[at] -= 1
    else:
        t.removed[card] -= 1
    t.tell("found", seat=seat_name(seat), card=CARD_NAMES[card], place=Opened(ZONE_NAMES[zone]))


def zone_of(t: Emerald, at: i64) -> i64:
    """Where the only card of its kind is, as a place of `ZONE_NAMES`."""
    if t.hand[at] > 0:
        return 0
    if t.discards[at] > 0:
        return 1
    if t.lost[at] > 0:
        return 2
    if t.deck[at] > 0:
        return 3
    return 4 if t.buried[at] > 0 else 5
