"""Texts that ask nothing, or only for cards to be discarded (section 16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import end_text
from intrigue.games.emerald.second.cards import (
    BLACK_HAND,
    CARD_NAMES,
    CARDS,
    CITIES,
    LOYALIST,
    RESTORATIONIST,
    VAMPIRES,
    ZOMBIES,
)
from intrigue.games.emerald.second.piles import DRAW_ONE
from intrigue.games.emerald.second.points_and_end import (
    CHANGE,
    add_points,
    after_markers,
    check_points,
    finish,
    move_marker,
)
from intrigue.games.emerald.second.table import FOR_RESTORATIONISTS, NOBODY_KILLED, Emerald, Gain, on_board
from intrigue.games.emerald.second.text import END_TEXT, from_limbo, keep_in_play
from intrigue.games.emerald.shared.piles import can_draw, leave_deck, leave_discards
from intrigue.games.emerald.shared.table import in_hand, is_restorationist
from intrigue.games.emerald.shared.texts import Text, can_swap, put_down_chosen, swap_options
from intrigue.kernel.event import Opened, Plain, seat_name


class BlackHand(Text[Emerald]):
    """Points for every royalty card they have assassinated, and for every later one; it is kept (E2-179 to E2-182)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        keep_in_play(t, seat)
        n: i64 = 0
        for city in range(CITIES):
            if t.royal[city] == seat:
                n += 1
        add_points(t, seat, BLACK_HAND, FOR_RESTORATIONISTS, n * t.numbers.black_hand, NOBODY_KILLED)
        check_points(t)


class ChangeOfHeart(Text[Emerald]):
    """The player is on the other side now; a revealed Loyalist ends the game by it (E2-183 to E2-185)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        keep_in_play(t, seat)
        t.turned[seat] ^= 1
        t.tell("changed-sides", seat=seat_name(seat))
        if t.revealed[seat] == 1 and is_restorationist(t, seat):
            finish(t, CHANGE, seat)


class DrawTwo(Text[Emerald]):
    """The player draws two cards; the card itself is discarded only afterwards (E2-194, E2-195)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return can_draw(t, seat)

    def apply(self, t: Emerald, seat: i64) -> None:
        t.agenda.append(END_TEXT[seat])
        t.agenda.append(DRAW_ONE[seat])
        t.agenda.append(DRAW_ONE[seat])


class HolyBrotherhood(Text[Emerald]):
    """As many cubes from Limbo as they have agents on the board (E2-215, E2-216)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return t.limbo[seat] > 0 and on_board(t, seat) > 0

    def apply(self, t: Emerald, seat: i64) -> None:
        from_limbo(t, seat, min(t.limbo[seat], on_board(t, seat)))
        end_text(t, seat)


class PeoplesWill(Text[Emerald]):
    """All of the player's cubes from Limbo (E2-232)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return t.limbo[seat] > 0

    def apply(self, t: Emerald, seat: i64) -> None:
        from_limbo(t, seat, t.limbo[seat])
        end_text(t, seat)


class Golovinski(Text[Emerald]):
    """The Loyalist marker moves up (E2-225)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        move_marker(t, LOYALIST, t.numbers.golovinski)
        after_markers(t, seat)


class Freud(Text[Emerald]):
    """The player's sanity tokens are filled up, and the Restorationist marker moves up (E2-238 to E2-240)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        t.tokens[seat] = t.numbers.tokens
        t.tell("healed", seat=seat_name(seat), tokens=int(t.tokens[seat]))
        move_marker(t, RESTORATIONIST, t.numbers.freud)
        after_markers(t, seat)


class Leopold(Text[Emerald]):
    """All zombies leave, and the Zombies and Vampires cards with their points (E2-241 to E2-246)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return not t.banished

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        t.banished = True
        t.zombies_left = 0
        for city in range(CITIES):
            t.zombies[city] = 0
        t.tell("zombies-banished", seat=seat_name(seat))
        for owner in range(t.seats):
            banish(t, owner, ZOMBIES)
            banish(t, owner, VAMPIRES)


def banish(t: Emerald, owner: i64, card: i64) -> None:
    """The card is looked for and removed; its points are lost; one from a hand is replaced (E2-242 to E2-244)."""
    at = owner * CARDS + card
    for zone in range(5):
        row = [t.hand, t.deck, t.discards, t.lost, t.kept][zone]
        if row[at] == 0:
            continue
        row[at] -= 1
        t.removed[card] += 1
        if zone == 0:
            t.agenda.append(DRAW_ONE[owner])
        elif zone == 1:
            leave_deck(t, owner, card)
        elif zone == 2:
            leave_discards(t, owner, card)
        t.tell("banished", seat=seat_name(owner), card=CARD_NAMES[card], place=Opened(ZONE_NAMES[zone]))
        lose_points(t, owner, card)


ZONE_NAMES: Final = ("hand", "deck", "discards", "discards", "kept")


def lose_points(t: Emerald, seat: i64, card: i64) -> None:
    """The points of a card are lost at once."""
    rest: list[Gain] = []
    for gain in t.gains:
        if gain.seat == seat and gain.source == card:
            t.points[seat] -= gain.points
            if t.listening:
                t.tell("points-lost", seat=seat_name(seat), points=int(gain.points), source=CARD_NAMES[card])
        else:
            rest.append(gain)
    t.gains = rest


class Swap(Text[Emerald]):
    """The player discards any number of cards and draws as many plus one (E2-205, E2-206, E2-316)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return can_swap(t, seat)

    def about(self, t: Emerald, seat: i64) -> dict[str, Plain]:
        return {"n": len(t.chosen) - 1, "more": int(in_hand(t, seat)) - len(t.chosen)}

    def enough(self, t: Emerald) -> bool:
        return False

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return swap_options(t, seat)

    def apply(self, t: Emerald, seat: i64) -> None:
        n = put_down_chosen(t, seat)
        t.agenda.append(END_TEXT[seat])
        for _ in range(n + 1):
            t.agenda.append(DRAW_ONE[seat])
