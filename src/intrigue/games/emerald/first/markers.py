"""Moving the track markers: cards, each for one of its arrows (section 10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import ADVANCE, ARROWS, CARDS, DONE, REVOLUTION, WAR
from intrigue.games.emerald.first.plans import MARKER_PLAN
from intrigue.games.emerald.first.points_and_end import UPDATE, look, move_marker
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared.piles import discard, left, play
from intrigue.games.emerald.shared.plans import Plan, spend_action
from intrigue.kernel.event import Plain


def marker_after(t: Emerald, track: i64) -> i64:
    """Where a marker will stand after the arrows chosen so far, in their order."""
    at = t.war if track == WAR else t.revolution
    if t.plan != MARKER_PLAN:
        return at  # what other plans have picked are no arrows
    for i in range(len(t.picked)):
        if t.picked[i] // 2 == track:
            at = stepped(t, t.chosen[i], t.picked[i], at)
    return at


def stepped(t: Emerald, card: i64, arrow: i64, at: i64) -> i64:
    """Where an arrow takes a marker that stands there."""
    steps = t.numbers.arrow[card * ARROWS + arrow]
    if arrow % 2 == 1:
        return max(at - steps, 0)
    return min(at + steps, t.numbers.war_top if arrow // 2 == WAR else t.numbers.revolution_top)


def arrow_options(t: Emerald, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
    """The arrows of a card that can move their markers now (E1-145)."""
    for arrow in range(ARROWS):
        if t.numbers.arrow[card * ARROWS + arrow] > 0:
            at = marker_after(t, arrow // 2)
            if stepped(t, card, arrow, at) != at:
                out = append(out, ADVANCE + card * ARROWS + arrow)
    return out


class MarkerPlan(Plan[Emerald]):
    """Cards, each for one of its arrows, in the order in which they work (E1-140 to E1-147, E1-492)."""

    def prompt(self, t: Emerald) -> str:
        return "advance"

    def about(self, t: Emerald) -> dict[str, Plain]:
        more = len(self.options(t, t.active)) - 1
        return {"revolution": int(marker_after(t, REVOLUTION)), "war": int(marker_after(t, WAR)), "more": more}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]([DONE])
        if marker_after(t, WAR) == t.numbers.war_top or marker_after(t, REVOLUTION) == t.numbers.revolution_top:
            return out
        for card in range(CARDS):
            if t.hand[seat * CARDS + card] > 0 and left(t, seat, card) > 0:
                out = arrow_options(t, seat, card, out)
        return out

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if option != DONE:
            t.chosen = append(t.chosen, (option - ADVANCE) // ARROWS)
            t.picked = append(t.picked, (option - ADVANCE) % ARROWS)
            return
        cards = t.chosen
        arrows = t.picked
        spend_action(t)
        for i in range(len(cards)):
            play(t, seat, cards[i], "arrow")
            discard(t, seat, cards[i])
            steps = t.numbers.arrow[cards[i] * ARROWS + arrows[i]]
            move_marker(t, arrows[i] // 2, -steps if arrows[i] % 2 == 1 else steps)
            look(t)
            if t.due > 0:
                break  # the game is over: what is left is not played (E1-147)
        t.agenda.append(UPDATE)
