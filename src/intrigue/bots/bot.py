"""What a bot is, and how long it may think."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final, Protocol, runtime_checkable

from msgspec import Struct

from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.event import Telling
from intrigue.kernel.rng import Rng


class BadClock(IntrigueError, ValueError):
    """A budget that is none."""


class UnknownBot(IntrigueError, ValueError):
    """A bot that is not on the list, or a program that is not there."""


class NoAdvice(IntrigueError, ValueError):
    """A bot needs advice that the game does not give."""


MOMENT: Final = 1e-6
"""Seconds that are left of a budget which is used up: enough for one more look."""


class Clock(Struct, frozen=True):
    """A budget for one answer: seconds, or iterations of what the bot repeats, which give the same answer anew."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.iterations is None):
            raise BadClock("a clock has either seconds or iterations: Clock(seconds=0.5) or Clock(iterations=400)")
        if (self.seconds or self.iterations or 0) <= 0:
            raise BadClock(f"a bot cannot think for {self.seconds or self.iterations or 0}: the budget must be above 0")

    def part(self, share: float) -> Clock:
        """A part of the budget."""
        if self.iterations is not None:
            return Clock(iterations=max(1, round(self.iterations * share)))
        return Clock(seconds=(self.seconds or 0.0) * share)

    def since(self, began: float) -> Clock:
        """What is left of the budget for whoever began to think at this moment of `perf_counter`."""
        if self.seconds is None:
            return self
        return Clock(seconds=max(MOMENT, self.seconds - (perf_counter() - began)))

    def ticks(self) -> Iterator[int]:
        """Count up while the budget lasts; once at least. The time runs from the first tick."""
        if self.iterations is not None:
            yield from range(self.iterations)
            return
        end = perf_counter() + (self.seconds or 0.0)
        n = 0
        while n == 0 or perf_counter() < end:
            yield n
            n += 1


@runtime_checkable
class Bot(Protocol):
    """Somebody who answers questions: a program, a person at the terminal, a player far away."""

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        """One of the decision's options.

        The view is what `game.observe` shows the seat that is asked, the story all that this seat may read. The
        random numbers are for thinking: drawing many or few of them changes no dice.
        """
        ...
