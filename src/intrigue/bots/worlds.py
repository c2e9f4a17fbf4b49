"""Imagining what fits a view, and what fits the others' play."""

from __future__ import annotations

from typing import Any, Final

from intrigue.kernel.companions import Plausible, Suspects
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import Table

AMONG: Final = 4
"""How many imagined worlds one is taken from, where some are more plausible than others."""
FINE: Final = 1 << 30
"""Random numbers below this make fractions."""


class Worlds:
    """The worlds that fit a view. If the game can tell how likely they are, likely ones come more often.

    It tells so by what the moves seen make it suspect, and else by how plausible a world looks that was imagined.
    """

    def __init__(
        self,
        game: Game,
        view: Any,
        viewer: int,
        plausible: Plausible | None,
        suspects: Suspects | None = None,
        story: tuple[Telling, ...] = (),
    ) -> None:
        self.belief: Final = game.believe(view) if suspects is None else suspects.believe(view, story, game)
        self.viewer: Final = viewer
        self.plausible: Final = plausible if suspects is None else None

    def imagine(self, rng: Rng) -> Table:
        """One of them."""
        if self.plausible is None:
            return self.belief.imagine(rng)
        worlds = [self.belief.imagine(rng) for _ in range(AMONG)]
        weights = [self.plausible(world, self.viewer) for world in worlds]
        mark = int(rng.below(FINE)) / FINE * sum(weights)
        for world, weight in zip(worlds, weights, strict=True):
            mark -= weight
            if mark < 0:
                return world
        return worlds[-1]
