"""The VP track, who is known, the tracks, the reveal of identities, and the end of the game (sections 10, 18 to 20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    BLACK_HAND,
    CARD_NAMES,
    CARDS,
    NECRONOMICON,
    SIDE_NAMES,
    TRACK_NAMES,
    VAMPIRE,
    WAR,
    ZOMBIES,
)
from intrigue.games.emerald.first.scoring import has_points, shown, tell_scores
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared.plans import drop_plan
from intrigue.games.emerald.shared.table import clockwise, side_of
from intrigue.kernel.event import Opened, seat_name
from intrigue.kernel.table import NOBODY, Step

# Why a game is over.
BY_WAR: Final[i64] = 1
BY_REVOLUTION: Final[i64] = 2
BY_POINTS: Final[i64] = 3
BY_ASSASSINATION: Final[i64] = 4
"""A Restorationist's main agent was killed."""
BY_MADNESS: Final[i64] = 5
BY_ZOMBIES: Final[i64] = 6
BY_LEOPOLD: Final[i64] = 7
WHY_NAMES: Final = ("", "war", "revolution", "points", "main-agent", "madness", "zombies", "leopold")


def ends(t: Emerald, why: i64, seat: i64) -> None:
    """A condition is met: the game ends as soon as the next step runs; only Cthulhu delays it (E1-444, E1-381)."""
    if t.due == 0:
        t.due = why
        t.due_seat = seat
    t.agenda.append(UPDATE)


class Update(Step[Emerald]):
    """Discs are set, who has points becomes known, and the game ends if a condition is met."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def take(self, t: Emerald, option: i64) -> None:
        look(t)
        if t.due > 0 and not t.delayed:
            finish(t)

    def fields(self) -> tuple[int, ...]:
        return ()


UPDATE: Final = Update()


def look(t: Emerald) -> None:
    """Set discs and see who is known; note the first end condition that is met (E1-415, E1-439, E1-445 to E1-448)."""
    for seat in clockwise(t, t.active):
        points = shown(t, seat)
        if points != t.disc[seat]:
            t.disc[seat] = points
            if t.listening:
                t.tell("disc", seat=seat_name(seat), points=int(points))
        if t.known[seat] == 0 and has_points(t, seat):
            t.known[seat] = 1
            t.tell("known", seat=seat_name(seat))
    if t.due > 0:
        return
    if t.war >= t.numbers.war_top:
        t.due = BY_WAR
        t.due_seat = t.active
    elif t.revolution >= t.numbers.revolution_top:
        t.due = BY_REVOLUTION
        t.due_seat = t.active
    else:
        look_for_limit(t)


def look_for_limit(t: Emerald) -> None:
    """A disc that reaches the VP limit ends the game (E1-447)."""
    for seat in clockwise(t, t.active):
        if t.disc[seat] >= t.numbers.vp_end[t.seats]:
            t.due = BY_POINTS
            t.due_seat = seat
            return


def finish(t: Emerald) -> None:
    """The game is over, whatever is still to do; everything is shown and counted (E1-453, E1-454)."""
    t.agenda.clear()
    t.over = t.due
    drop_plan(t)
    t.tell("game-ends", why=WHY_NAMES[t.over], seat=seat_name(t.due_seat))
    for seat in clockwise(t, t.active):
        if t.revealed[seat] == 0:
            t.revealed[seat] = 1
            t.tell("identity-shown", seat=seat_name(seat), side=Opened(SIDE_NAMES[side_of(t, seat)]))
        for card in range(CARDS):
            dig_up(t, seat, card)
    if t.listening:
        tell_scores(t)


# ---------------------------------------------------------------- identities


SCORING: Final = vec[i64]([NECRONOMICON, BLACK_HAND, VAMPIRE, ZOMBIES])
"""The cards that are worth points in a deck: a corrected score shows whether they are still there."""


def is_scoring(card: i64) -> bool:
    """Is it one of these?"""
    for scoring in SCORING:
        if card == scoring:
            return True
    return False


def dig_up(t: Emerald, seat: i64, card: i64) -> None:
    """A card that was removed face down comes to light (E1-471)."""
    at = seat * CARDS + card
    while t.buried[at] > 0:
        t.buried[at] -= 1
        t.removed[card] += 1
        t.tell("dug-up", seat=seat_name(seat), card=Opened(CARD_NAMES[card]))


def reveal(t: Emerald, seat: i64, why: str) -> None:
    """A player shows their identity, and their disc is set to the score of that side (E1-428)."""
    if t.revealed[seat] > 0:
        return
    t.revealed[seat] = 1
    chosen = why in ("action", "stand-by")
    t.tell("revealed", seat=seat_name(seat), side=Opened(SIDE_NAMES[side_of(t, seat)], for_good=chosen), why=why)
    for card in SCORING:
        dig_up(t, seat, card)
    t.agenda.append(UPDATE)


# ---------------------------------------------------------------- the tracks


def move_marker(t: Emerald, track: i64, steps: i64) -> None:
    """A marker moves up or down, never below 0 or beyond the top; `UPDATE` follows (E1-142 to E1-146)."""
    before = t.war if track == WAR else t.revolution
    top = t.numbers.war_top if track == WAR else t.numbers.revolution_top
    now = min(max(before + steps, 0), top)
    if track == WAR:
        t.war = now
        t.war_high = max(t.war_high, now)
    else:
        t.revolution = now
        t.revolution_high = max(t.revolution_high, now)
    if t.listening:
        t.tell("marker-moved", track=TRACK_NAMES[track], steps=int(now - before), at=int(now))
