"""Counting games: what many of them add up to, in room that does not grow with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from intrigue.arena.statistics import NOTHING, Facts

Z: Final = 1.96
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


class Interval(Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Measure(Struct, frozen=True):
    """A number that differs from game to game."""

    mean: float
    fewest: int
    most: int


class Group(Struct, frozen=True):
    """How the seats did about which the same can be said."""

    seats: int
    """How many there were, in all games together."""
    victories: Interval
    """Of all games, the share that such seats have won together; shared victories in parts."""
    win_share: Interval
    """Of all games of such a seat, the share that it has won; the interval takes the seats for independent."""
    score: Interval


class GroupTally:
    """Counts for the seats about which the same can be said."""

    def __init__(self) -> None:
        self.shares = 0.0
        self.scores: Counter[int] = Counter()

    def add(self, score: int, share: float) -> None:
        self.shares += share
        self.scores[score] += 1

    def merge(self, other: GroupTally) -> None:
        self.shares += other.shares
        self.scores.update(other.scores)

    def group(self, games: int) -> Group:
        seats = self.scores.total()
        return Group(seats, wilson(self.shares, games), wilson(self.shares, seats), mean(self.scores))


class Tally:
    """Counts instead of results: its size is that of the ranges of scores and lengths, however many games there are."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.shares = [0.0] * seats
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.decisions: Counter[int] = Counter()
        self.answers = 0
        self.measures: dict[str, Counter[int]] = {}
        self.counts: dict[str, Counter[str]] = {}
        self.groups: dict[tuple[str, str], GroupTally] = {}

    def add(
        self, scores: Sequence[int], returns: Sequence[float], decisions: int, answers: int, facts: Facts = NOTHING
    ) -> None:
        """Count one game."""
        self.games += 1
        for seat, score in enumerate(scores):
            self.scores[seat][score] += 1
            self.shares[seat] += returns[seat]
        self.decisions[decisions] += 1
        self.answers += answers
        for name, value in facts.game.items():
            if isinstance(value, int):
                self.measures.setdefault(name, Counter())[value] += 1
            else:
                self.counts.setdefault(name, Counter())[value] += 1
        for seat, said in enumerate(facts.seats):
            for fact in said.items():
                self.groups.setdefault(fact, GroupTally()).add(scores[seat], returns[seat])

    def merge(self, other: Tally) -> None:
        """Add what another tally has counted."""
        self.games += other.games
        for seat in range(len(self.shares)):
            self.shares[seat] += other.shares[seat]
            self.scores[seat].update(other.scores[seat])
        self.decisions.update(other.decisions)
        self.answers += other.answers
        for name, numbers in other.measures.items():
            self.measures.setdefault(name, Counter()).update(numbers)
        for name, words in other.counts.items():
            self.counts.setdefault(name, Counter()).update(words)
        for fact, group in other.groups.items():
            self.groups.setdefault(fact, GroupTally()).merge(group)


def measure(counts: Counter[int]) -> Measure:
    """The mean of counted numbers, and how far they range."""
    return Measure(sum(value * times for value, times in counts.items()) / counts.total(), min(counts), max(counts))


def in_order(names: Mapping[str, Sequence[str]], counts: Mapping[str, Counter[str]]) -> dict[str, dict[str, int]]:
    """How often there was what, every word that there may be included."""
    return {name: {word: counts[name][word] for word in words} for name, words in names.items() if name in counts}


def wilson(successes: float, n: int) -> Interval:
    """A share and Wilson's interval for it, which is right for small numbers and near 0 and 1 too."""
    share = successes / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(counts: Counter[int]) -> Interval:
    """The mean of counted numbers and its interval."""
    n = counts.total()
    middle = sum(value * times for value, times in counts.items()) / n
    squares = sum((value - middle) ** 2 * times for value, times in counts.items())
    reach = Z * sqrt(squares / (n - 1) / n) if n > 1 else 0.0
    return Interval(middle, middle - reach, middle + reach)
