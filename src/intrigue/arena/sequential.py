"""Stopping early without fooling oneself: an interval that may be looked at after every deal.

Whoever looks at an ordinary 95 % interval after every game, and stops when it excludes one half, will stop in the end
in most comparisons of equals. Here somebody bets against every possible mean, with stakes that depend on what was seen
before; if a mean is the true one, nobody becomes 20 times as rich by betting against it but in one of 20 cases, however
long it lasts. What was bet against with such success is not in the interval. It holds for all results between 0 and 1,
for any number of them and at any moment. (Hedged capital: Waudby-Smith and Ramdas, 2024.)
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from intrigue.arena.config import StopTable
from intrigue.arena.tally import Interval

GRID: Final = 200
"""Means that are bet against, from 0 to 1."""
BOLD: Final = 0.5
"""The part of its money that somebody may lose by one deal at most."""
HALF: Final = 0.5


class Betting:
    """The interval for the mean of results between 0 and 1, after each of them."""

    def __init__(self, alpha: float) -> None:
        self.alpha: Final = alpha
        self.n = 0
        self.total = 0.5
        self.squares = 0.25
        self.means: Final = [i / GRID for i in range(GRID + 1)]
        self.up = [0.0] * (GRID + 1)
        """The logarithm of what one has who bets that the true mean is higher than this one, and lower than this
        one."""
        self.down = [0.0] * (GRID + 1)
        self.possible = [True] * (GRID + 1)

    def add(self, x: float) -> None:
        """One more result. The stakes are made before it is looked at."""
        variance = self.squares / (self.n + 1)
        stake = sqrt(2 * log(2 / self.alpha) / (variance * (self.n + 1) * log(self.n + 2)))
        rich = log(2 / self.alpha)
        for i, mean in enumerate(self.means):
            self.up[i] += log(1 + min(stake, BOLD / max(mean, 1e-9)) * (x - mean))
            self.down[i] += log(1 - min(stake, BOLD / max(1 - mean, 1e-9)) * (x - mean))
            if max(self.up[i], self.down[i]) >= rich:
                self.possible[i] = False
        self.n += 1
        self.total += x
        self.squares += (x - self.total / (self.n + 1)) ** 2

    def interval(self) -> Interval:
        """What the mean may be, with what it was so far."""
        left = [mean for mean, possible in zip(self.means, self.possible, strict=True) if possible]
        seen = (self.total - 0.5) / self.n if self.n else HALF
        if not left:  # results so odd that no mean is left: once in a very long time
            return Interval(seen, seen, seen)
        return Interval(seen, max(0.0, left[0] - 1 / GRID), min(1.0, left[-1] + 1 / GRID))

    def decided(self, rule: StopTable) -> bool:
        """Is it clear who is stronger, or is the interval as narrow as was asked for?"""
        if self.n < rule.at_least:
            return False
        found = self.interval()
        return found.high < HALF or found.low > HALF or found.high - found.low <= rule.precise
