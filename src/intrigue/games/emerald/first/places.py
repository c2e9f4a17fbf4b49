"""Places for cubes and blocking discs: face-up Game cards, City boxes, Permanent Effects in the display."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.emerald.first.cards import BOX, EFFECT, NO_CARD, PLACES, PLAYERS
from intrigue.games.emerald.first.table import ON_DISPLAY, Emerald


def city_of(place: i64) -> i64:
    """The city of a place; a Permanent Effect belongs to none (E1-90)."""
    if place < BOX:
        return place
    return place - BOX if place < EFFECT else i64(-1)


def may_put(t: Emerald, seat: i64, place: i64) -> bool:
    """May they put cubes there (E1-72, E1-78 to E1-80)?"""
    if place >= EFFECT:
        return t.effect_at[place - EFFECT] == ON_DISPLAY
    if place >= BOX:
        return t.locked[place - BOX] == 0 and t.destroyed[place - BOX] == 0
    return t.face_up[place] != NO_CARD and (t.locked[place] == 0 or t.control[place] == seat)


def is_place(t: Emerald, place: i64) -> bool:
    """Is there a face-up card or a City box (E1-72)?"""
    if place >= EFFECT:
        return t.effect_at[place - EFFECT] == ON_DISPLAY
    if place >= BOX:
        return t.destroyed[place - BOX] == 0
    return t.face_up[place] != NO_CARD


def cubes_on_board(t: Emerald, seat: i64) -> i64:
    """A player's cubes at all places."""
    n: i64 = 0
    for place in range(PLACES):
        n += t.cubes[place * PLAYERS + seat]
    return n


def discs_left(t: Emerald) -> i64:
    """The blocking discs in the Pool."""
    n = t.numbers.discs
    for place in range(PLACES):
        n -= t.blocked[place]
    return n
