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
        self.lacking: Final = [
            [state for state in range(states) if (state // place) % room > 0]
            for place, room in zip(self.place, self.room, strict=True)
        ]
        """For every holder the states in which they still lack a counter."""
        self.fits: Final = [
            [fits.get((int(counter), int(holder)), 1.0) for holder in self.holders] for counter in counters
        ]
        self.after: Final[list[list[float]]] = [[] for _ in counters]
        """For every counter and state: what all ways weigh to share out this counter and those behind it."""
        self.after.append([1.0] + [0.0] * (states - 1))  # in the end nobody lacks any
        for i in range(len(counters) - 1, -1, -1):
            self.after[i] = self.all_choices(i, states)

    def all_choices(self, i: int, states: int) -> list[float]:
        """For every state what all ways weigh: the sum of its `choices`, for many states at once."""
        after = self.after[i + 1]
        out = [0.0] * states
        for place, fits, lacking in zip(self.place, self.fits[i], self.lacking, strict=True):
            for state in lacking:
                out[state] += fits * after[state - place]
        return [goes + stays for goes, stays in zip(out, after, strict=True)]

    def choices(self, i: int, state: int) -> list[float]:
        """What the ways weigh in which counter `i` goes to each holder, and last those in which it goes to nobody."""
        after = self.after[i + 1]
        out = [
            fits * after[state - place] if (state // place) % room > 0 else 0.0
            for place, room, fits in zip(self.place, self.room, self.fits[i], strict=True)
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
            row: list[float] = []
            after = self.after[i + 1]
            reached = before[:]  # those ways in which it goes to nobody
            for place, fits, lacking in zip(self.place, self.fits[i], self.lacking, strict=True):
                likely = 0.0
                for state in lacking:
                    if before[state] != 0.0:
                        ways = before[state] * fits
                        reached[state - place] += ways
                        likely += ways * after[state - place] / all_ways
                row.append(likely)
            out.append(row)
            before = reached
        return out
