"""The random bot: every option is as likely as the other."""

from __future__ import annotations

from typing import Any

from intrigue.bots.bot import Clock
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng


class RandomBot:
    """Chooses without looking."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"RandomBot({self.game.id!r})"

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        return rng.choice(decision.options)
