"""The greedy bot: the option that the game's advice likes best."""

from __future__ import annotations

from typing import Any

from intrigue.bots.bot import Clock, NoAdvice
from intrigue.bots.thought import Candidate, Thought
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
        return self.think(view, story, decision, clock, rng).option

    def think(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> Thought:
        """The option that is advised; where scores are chances, those are told, too."""
        scored = list(zip(decision.options, self.advice.score(view, decision, self.game), strict=True))
        best = max(score for _, score in scored)
        chosen = rng.choice([option for option, score in scored if score == best])
        scored.sort(key=lambda one: (one[1], one[0] == chosen), reverse=True)
        chances = self.advice.foresight is not None and len(scored) > 1
        return Thought(chosen, tuple(Candidate(option, score if chances else None) for option, score in scored))
