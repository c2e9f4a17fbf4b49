"""What the advice of an edition says about a table, and about the worlds that it holds to be likely."""

from __future__ import annotations

from collections.abc import Iterable

import intrigue
from intrigue.games.emerald.shared.cards import RESTORATIONIST
from intrigue.games.emerald.shared.table import EmeraldTable, side_of
from intrigue.kernel.companions import advice_of
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import Table


def scores_of(game: Game, t: EmeraldTable) -> dict[str, float]:
    """What the advice thinks of each phrase."""
    asked, advice = intrigue.decision(t), advice_of(game)
    assert asked is not None
    assert advice is not None
    found = advice.score(game.observe(t, asked.seat), asked, game)
    return {game.verbs.phrase(option): value for option, value in zip(asked.options, found, strict=True)}


def best_of(game: Game, t: EmeraldTable) -> str:
    """The phrase that the advice likes best."""
    found = scores_of(game, t)
    return max(found, key=lambda phrase: found[phrase])


def restorationists(worlds: Iterable[Table], seat: int) -> float:
    """In what part of these worlds the seat is a Restorationist."""
    sides = [side_of(t, seat) for t in worlds if isinstance(t, EmeraldTable)]
    return sides.count(RESTORATIONIST) / len(sides)


class Seen:
    """A foresight that keeps the worlds it is shown, and says anything, so that nobody drops out soon."""

    def __init__(self) -> None:
        self.worlds: list[Table] = []
        self.any = Rng(3)

    def __call__(self, t: Table, rng: Rng, game: Game, seat: int, aim: int) -> list[float]:
        self.worlds.append(t)
        return [int(self.any.below(1000)) / 1000, 0.0]
