"""Advice for bots that both editions give alike: whole actions, tried in a few imagined worlds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from intrigue.games.emerald.shared.undoing import PLACING, Turn, turn_so_far
from intrigue.games.emerald.shared.undoing import undoes as would_undo
from intrigue.games.emerald.shared.ways import best_by_option, weighed
from intrigue.kernel.companions import Way
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

WORLDS: Final = 6
"""How many tables are imagined."""
RESTLESS: Final = 0.004
"""With every round after which patience ends, differences as small as this matter less."""


class Adviser:
    """Somebody of a character, who gives advice; without one, as well as they can."""

    def __init__(self, character: str, patient: int) -> None:
        self.character: Final = character
        self.patient: Final = patient
        """The rounds after which other things are tried, too, lest all wait for each other for ever."""
        self.sought: tuple[Any, Decision, list[Way]] | None = None
        """The last question with its ways: whoever asks for them mostly asks for the scores, too."""

    @abstractmethod
    def seek(self, t: Any, seat: int, options: list[int], rng: Rng) -> list[Way]:
        """The whole actions that begin with these options, as far as they are worth a look, in one world."""

    @abstractmethod
    def chance_of(self, t: Any, seat: int, answers: tuple[int, ...], rng: Rng) -> float:
        """How likely a victory is in this world when these answers have been given."""

    @abstractmethod
    def plausible(self, t: Any, viewer: int) -> float:
        """How well an imagined table fits what everybody has done."""

    @abstractmethod
    def foresight(self, t: Any, rng: Rng, game: Game, seat: int, aim: int) -> list[float]:
        """Everybody's chances after playing on for a while."""

    @abstractmethod
    def named_aim(self, aim: int, view: Any) -> tuple[str, str]:
        """What an aim is called, and whom or what it is about."""

    def turn_so_far(self, view: Any, story: Sequence[Telling], seat: int) -> Turn:
        """What a seat has done in its turn, and means to do with the action that it is putting together."""
        return turn_so_far(story, seat)

    def undoes(self, view: Any, story: Sequence[Telling], seat: int, phrases: Sequence[str]) -> bool:
        """Would these answers undo what the seat has done in the same turn?"""
        plan = view.own.plan
        placing = plan is not None and plan.kind == PLACING
        return would_undo(self.turn_so_far(view, story, seat), placing, phrases)

    @property
    def outlook(self) -> None:
        """A quick look says little: `foresight` takes its time."""
        return None

    @property
    def characters(self) -> tuple[str, ...]:
        """Whoever has a character takes on no other."""
        return ()

    @property
    def of_character(self) -> None:
        """So there is nothing to ask for."""
        return None

    def score(self, view: Any, decision: Decision, game: Game) -> list[float]:
        """How likely a victory is after each option, if it is followed by what goes best with it."""
        if len(decision.options) == 1:
            return [0.0]
        scores = best_by_option(self.ways(view, decision, game), decision.options)
        rng = Rng(view.turns * 64 + len(decision.options))
        restless = RESTLESS * max(0, view.round - self.patient)
        return [chance + restless * int(rng.below(1000)) / 1000 for chance in scores]

    def ways(self, view: Any, decision: Decision, game: Game) -> list[Way]:
        """Whole actions with the chance of victory they leave, on average over some worlds, the best first."""
        last = self.sought
        if last is not None and last[0] is view and last[1] is decision:
            return last[2]
        seat = decision.seat
        rng = Rng(view.turns * 64 + len(decision.options))
        belief = game.believe(view)
        worlds: list[tuple[Any, float]] = []
        for _ in range(WORLDS):
            t = belief.imagine(rng)
            worlds.append((t, self.plausible(t, seat)))
        options = list(decision.options)
        found = weighed(
            worlds,
            options,
            lambda t, dice: self.seek(t, seat, options, dice),
            lambda t, answers, dice: self.chance_of(t, seat, answers, dice),
            rng,
        )
        self.sought = (view, decision, found)
        return found
