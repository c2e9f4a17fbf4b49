"""The greedy bot: the option that the game's advice likes best."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp
from statistics import pstdev
from typing import Any

from intrigue.bots.bot import Clock, NoAdvice
from intrigue.bots.thought import Candidate, Thought
from intrigue.bots.worlds import FINE
from intrigue.bots.worthwhile import worthwhile_options
from intrigue.kernel.companions import Advice, Suspects, advice_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng


class Greedy:
    """Does what is advised, and looks no further.

    With `noise` it is not sure of its judgement: an option that is so many standard deviations of all scores worse than
    the best one is chosen e times less often.
    """

    def __init__(self, game: Game, advice: Advice | None = None, noise: float = 0.0) -> None:
        advice = advice or advice_of(game)
        if advice is None:
            raise NoAdvice(f"greedy cannot play {game.id}: the game has no advice.py with a function 'score'")
        self.game = game
        self.advice = advice
        self.noise = noise
        self.suspects: Suspects | None = None
        """The advice sees the view alone, and guesses the others' secrets by that."""

    def __repr__(self) -> str:
        return f"Greedy({self.game.id!r})"

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        return self.think(view, story, decision, clock, rng).option

    def think(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> Thought:
        """The option that is advised, or nearly; where scores are chances, those are told, too."""
        scores = dict(zip(decision.options, self.advice.score(view, decision, self.game), strict=True))
        worthwhile = worthwhile_options(self.game, self.advice, view, story, decision)
        scored = [(option, scores[option]) for option in worthwhile.options]
        chosen = self.pick(scored, rng)
        scored.sort(key=lambda one: (one[0] == chosen, one[1]), reverse=True)
        chances = self.advice.foresight is not None and len(scored) > 1
        return Thought(chosen, tuple(Candidate(option, score if chances else None) for option, score in scored))

    def pick(self, scored: Sequence[tuple[int, float]], rng: Rng) -> int:
        """The best option, or another one as often as the judgement is unsure."""
        best = max(score for _, score in scored)
        unsure = self.noise and self.noise * pstdev([score for _, score in scored])
        if unsure == 0.0:
            return rng.choice([option for option, score in scored if score == best])
        weights = list(accumulate(exp((score - best) / unsure) for _, score in scored))
        mark = int(rng.below(FINE)) / FINE * weights[-1]
        return next(option for (option, _), weight in zip(scored, weights, strict=True) if mark < weight)
