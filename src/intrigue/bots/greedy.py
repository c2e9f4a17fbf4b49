"""The greedy bot: the option that the game's advice likes best."""

from __future__ import annotations

from itertools import accumulate
from math import exp
from statistics import pstdev
from typing import Any

from intrigue.bots.bot import Clock, NoAdvice
from intrigue.bots.worlds import FINE
from intrigue.kernel.companions import Advice, advice_of
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

    def __repr__(self) -> str:
        return f"Greedy({self.game.id!r})"

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        scores = self.advice.score(view, decision, self.game)
        best = max(scores)
        unsure = self.noise and self.noise * pstdev(scores)
        if unsure == 0.0:
            return rng.choice([option for option, score in zip(decision.options, scores, strict=True) if score == best])
        weights = list(accumulate(exp((score - best) / unsure) for score in scores))
        mark = int(rng.below(FINE)) / FINE * weights[-1]
        return next(option for option, weight in zip(decision.options, weights, strict=True) if mark < weight)
