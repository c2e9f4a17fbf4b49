"""Racing: where a game can play on sensibly by itself, a few worlds tell more than a tree over many of them.

Every option starts with what the game's advice thinks of it. Then world after world is imagined, and every option that
is still in the race is tried in it and played on, with the same dice for all. Worlds differ far more from each other
than options do: so only what happens in the same world is compared, and a handful of them suffices. Whoever is clearly
behind the leader drops out, and the others get what is left of the time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from intrigue.bots.bot import Clock
from intrigue.bots.thought import Candidate, Thought
from intrigue.kernel.companions import NO_AIM, Foresight, Way
from intrigue.kernel.game import Belief, Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import follow

STARTERS: Final = 6
"""How many options start: those that the advice likes best."""
AIMS: Final = 4
"""How many of those start besides that follow an aim."""
TRUST: Final = 8.0
"""How many worlds the advice counts as much as."""
HEATS: Final = 8
"""Worlds that are played in before anybody drops out."""
SELDOM: Final = 16
"""The more worlds were played in, the less often it is asked who is behind: each time after this part of them more."""
BEHIND: Final = 2.5
"""How many standard errors behind the leader an option drops out."""
USUAL: Final = 0.15
"""How much a difference between two options usually changes from world to world. A few worlds in which it was always
the same prove little: an attempt that fails in every fifth world looks safe in four."""
ASSUMED: Final = 4.0
"""How many worlds that counts as much as."""


class Runner:
    """A way to go on in the race, and what its giver got in each world."""

    def __init__(self, way: Way) -> None:
        self.way: Final = way
        self.got: list[float] = []
        self.total = 0.0

    def add(self, outcome: float) -> None:
        """Another world."""
        self.got.append(outcome)
        self.total += outcome

    def worth(self) -> float:
        """The mean over all worlds, and over what was advised."""
        return (TRUST * self.way.chance + self.total) / (TRUST + len(self.got))

    def candidate(self) -> Candidate:
        """What is found out about it, for those who ask why."""
        return Candidate(self.way.answers[0], self.worth(), len(self.got), self.way.aim, self.way.answers)

    def is_beaten_by(self, leader: Runner) -> bool:
        """Is the leader clearly ahead, measured by how much the difference between them changes from world to world?"""
        n = len(self.got)
        mean = (leader.total - self.total) / n
        off = [ahead - own - mean for ahead, own in zip(leader.got, self.got, strict=True)]
        squares = sum([each * each for each in off]) + ASSUMED * USUAL**2
        error = sqrt(squares / (n + ASSUMED) / n)
        return leader.worth() - self.worth() > BEHIND * error


class Race:
    """The options of one question, racing each other."""

    def __init__(
        self, game: Game, seat: int, ways: Sequence[Way], worlds: Belief, ahead: Foresight, most: int = STARTERS
    ) -> None:
        self.runners = [Runner(way) for way in starters(ways, most)]
        self.starters: Final = self.runners[:]
        self.game: Final = game
        self.seat: Final = seat
        self.worlds: Final = worlds
        self.ahead: Final = ahead

    def winner(self, clock: Clock, rng: Rng) -> int:
        """The best option, as far as can be told in time."""
        return self.run(clock, rng).option

    def run(self, clock: Clock, rng: Rng) -> Thought:
        """The same, and how all who started have fared."""
        ticks = clock.ticks()
        due = HEATS
        while len(self.runners) > 1 and self.heat(ticks, rng):
            played = len(self.runners[0].got)
            if played >= due:
                self.drop()
                due = played + 1 + played // SELDOM
        leader = self.leader()
        order = sorted(self.starters, key=lambda runner: (runner is leader, runner.worth()), reverse=True)
        considered = tuple(runner.candidate() for runner in order)
        return Thought(leader.way.answers[0], considered)

    def leader(self) -> Runner:
        """Who is worth most so far."""
        return max(self.runners, key=Runner.worth)

    def heat(self, ticks: Iterator[int], rng: Rng) -> bool:
        """All run in one more world, with the same dice. If there is no time for all, the heat does not count."""
        world = self.worlds.imagine(rng)
        dice = int(rng.word())
        got: list[float] = []
        last = self.runners[-1]
        for runner in self.runners:
            if next(ticks, None) is None:
                return False
            t = world if runner is last else world.copy()  # nobody needs it afterwards
            rng = Rng(dice)
            follow(t, self.seat, runner.way.answers, rng)
            got.append(self.ahead(t, rng, self.game, self.seat, runner.way.aim)[self.seat])
        for runner, outcome in zip(self.runners, got, strict=True):
            runner.add(outcome)
        return True

    def drop(self) -> None:
        """Whoever is clearly behind is out."""
        leader = self.leader()
        self.runners = [runner for runner in self.runners if runner is leader or not runner.is_beaten_by(leader)]


def starters(ways: Sequence[Way], most: int) -> list[Way]:
    """Who starts: the best ways by themselves, and the best that follow an aim."""
    ranked = sorted(ways, key=lambda way: -way.chance)
    plain = [way for way in ranked if way.aim == NO_AIM]
    aimed = [way for way in ranked if way.aim != NO_AIM]
    return plain[:most] + aimed[: min(most, AIMS)]
