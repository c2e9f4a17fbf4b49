"""The greedy bot: the option that the game's advice likes best."""

from __future__ import annotations

from typing import Any

from intrigue.bots.bot import Clock, NoAdvice
from intrigue.kernel.companions import advice_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng


class Greedy:
    """Does what is advised, and looks no further."""

    def __init__(self, game: Game) -> None:
        advice = advice_of(game)
        if advice is None:
            raise NoAdvice(f"greedy cannot play {game.id}: the game has no advice.py with a function 'score'")
        self.game = game
        self.advice = advice

    def __repr__(self) -> str:
        return f"Greedy({self.game.id!r})"

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        scores = self.advice.score(view, decision, self.game)
        best = max(scores)
        return rng.choice([option for option, score in zip(decision.options, scores, strict=True) if score == best])
