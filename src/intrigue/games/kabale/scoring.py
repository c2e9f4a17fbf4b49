"""The final score: the sum of the goals, or a set of all six kinds doubled (section 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.kabale.cards import GOAL_POINTS, GOALS, KINDS, STEPS
from intrigue.games.kabale.table import Kabale
from intrigue.kernel.event import seat_name


class Score:
    """A player's points, and what they are made of."""

    def __init__(self, goals: i64, total: i64, best: i64, kinds: i64) -> None:
        self.goals: Final = goals
        """How many goals they have won."""
        self.total: Final = total
        """The sum of the points on all of them (K-178)."""
        self.best: Final = best
        """The sum of the best goal of each kind."""
        self.set_points: Final = best * 2 - (goals - KINDS) if kinds == KINDS else i64(0)
        """The set doubled, less 1 for every other goal (K-179); 0 without a goal of each kind."""
        self.as_set: Final = kinds == KINDS and self.set_points > total
        self.points: Final = self.set_points if self.as_set else total
        """The higher of the two (K-181)."""


def score(t: Kabale, seat: i64) -> Score:
    """What a player's won goals are worth."""
    goals: i64 = 0
    total: i64 = 0
    best: i64 = 0
    kinds: i64 = 0
    for kind in range(KINDS):
        top: i64 = 0
        for goal in range(kind * STEPS, kind * STEPS + STEPS):
            n = t.won[seat * GOALS + goal]
            if n > 0:
                goals += n
                total += n * GOAL_POINTS[goal]
                top = GOAL_POINTS[goal]  # the goals of a kind are in ascending order, so the last is the best
        if top > 0:
            kinds += 1
            best += top
    return Score(goals, total, best, kinds)


def winners(t: Kabale) -> list[int]:
    """The seats with the highest score; if there are several, they share the victory (K-183)."""
    points = [int(score(t, seat).points) for seat in range(t.seats)]
    return [seat for seat in range(len(points)) if points[seat] == max(points)]


def end(t: Kabale) -> None:
    """The game is over: say what everybody has, and who wins."""
    if not t.listening:
        return
    t.tell("game-ends")
    for seat in range(t.seats):
        s = score(t, seat)
        if s.as_set:
            others = int(s.goals - KINDS)
            t.tell("score-set", seat=seat_name(seat), points=int(s.points), best=int(s.best), others=others)
        else:
            t.tell("score-sum", seat=seat_name(seat), points=int(s.points), goals=int(s.goals))
    best = winners(t)
    for seat in best:
        t.tell("wins" if len(best) == 1 else "shares-victory", seat=seat_name(seat))
