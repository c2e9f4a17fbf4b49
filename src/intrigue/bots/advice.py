"""What a game may tell bots about itself: a module `advice` in its own folder, found by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, cast

from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Game, companion
from intrigue.kernel.rng import Rng


class NoAdvice(IntrigueError, ValueError):
    """A bot needs advice that the game does not give."""


class Advice(Protocol):
    """What the module holds.

    For those who search it may also hold an `Outlook` named `outlook`, which is quick, or one named `foresight`, which
    plays on sensibly and takes its time; then `score` gives chances, too. And a `Plausible`, named `plausible`.
    """

    def score(self, view: Any, decision: Decision, game: Game) -> Sequence[float]:
        """How good each option is for the seat that is asked, judged by what it sees: higher is better."""
        ...


Outlook: TypeAlias = Callable[[Any, Rng, Game], Sequence[float]]
"""Plays an imagined table on to where it can be judged, and says how likely everybody is to win then: from 0 to 1."""

Plausible: TypeAlias = Callable[[Any, int], float]
"""How well an imagined table fits what the others have done, as a weight above 0; the seat is the one that imagines."""


def advice_for(game: Game) -> Advice | None:
    """The advice in the game's folder, if there is any."""
    return cast("Advice | None", companion(game, "advice"))
