"""Who holds which double agent counter: all ways to share them out, each with its weight.

Everybody knows how many counters everybody holds. Some are likelier with one player than with another, so the ways to
share them out are not alike. They are many, but what is left to share out after some counters depends only on how many
everybody still lacks: so the weights of all ways can be added up counter by counter, and nothing is left to chance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared.belief import by_odds
from intrigue.kernel.rng import Rng


class Holders:
    """Counters, the holders of some of them, and how well each counter goes with each holder."""

    def __init__(self, counters: list[i64], holders: list[i64], fits: dict[tuple[int, int], float]) -> None:
        """`holders` has everybody as often as they hold a counter; what does not stand in `fits` counts 1."""
        self.counters: Final = counters
        self.holders: Final = sorted(set(holders))
        self.room: Final = [holders.count(holder) + 1 for holder in self.holders]
        """How many numbers of counters each may still lack: none, up to all."""
        self.place: list[int] = []
        """A state is what everybody lacks, written as one number with a digit for each: what a digit is worth."""
        states = 1
        for room in self.room:
            self.place.append(states)
            states *= room
        self.all_lack: Final = states - 1
        self.fits: Final = [
            [fits.get((int(counter), int(holder)), 1.0) for holder in self.holders] for counter in counters
        ]
        self.after: Final[list[list[float]]] = [[] for _ in counters]
        """For every counter and state: what all ways weigh to share out this counter and those behind it."""
        self.after.append([1.0] + [0.0] * (states - 1))  # in the end nobody lacks any
        for i in range(len(counters) - 1, -1, -1):
            self.after[i] = [sum(self.choices(i, state)) for state in range(states)]

    def lacks(self, state: int, holder: int) -> bool:
        """Does this holder still lack a counter?"""
        return (state // self.place[holder]) % self.room[holder] > 0

    def choices(self, i: int, state: int) -> list[float]:
        """What the ways weigh in which counter `i` goes to each holder, and last those in which it goes to nobody."""
        after = self.after[i + 1]
        out = [
            self.fits[i][holder] * after[state - self.place[holder]] if self.lacks(state, holder) else 0.0
            for holder in range(len(self.holders))
        ]
        out.append(after[state])
        return out

    def deal(self, t: Emerald, rng: Rng) -> None:
        """Share the counters out in one of these ways."""
        state = self.all_lack
        for i in range(len(self.counters)):
            if state == 0:
                return  # the others are in the supply
            holder = by_odds(self.choices(i, state), rng)
            if holder < len(self.holders):
                t.double[self.counters[i]] = self.holders[holder]
                state -= self.place[holder]

    def chances(self) -> list[list[float]]:
        """For every counter how likely each holder has it."""
        all_ways = self.after[0][self.all_lack]
        before = [0.0] * (self.all_lack + 1)
        before[self.all_lack] = 1.0
        out: list[list[float]] = []
        for i in range(len(self.counters)):
            row = [0.0] * len(self.holders)
            reached = before[:]  # those ways in which it goes to nobody
            for state in range(len(before)):
                if before[state] == 0.0:
                    continue
                for holder in range(len(self.holders)):
                    if self.lacks(state, holder):
                        left = state - self.place[holder]
                        ways = before[state] * self.fits[i][holder]
                        reached[left] += ways
                        row[holder] += ways * self.after[i + 1][left] / all_ways
            out.append(row)
            before = reached
        return out
