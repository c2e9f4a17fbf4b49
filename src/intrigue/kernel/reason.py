"""Why an answer is not offered. A game may say it in a module `why` in its own folder, found by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from intrigue.kernel.game import Game, beside


class Reason(NamedTuple):
    """A message of the game's words, and what it speaks of."""

    line: str
    args: Mapping[str, str | int]


def because(why: str, **args: str | int) -> Reason:
    """The reason of this name."""
    return Reason(f"board-why-{why}", args)


def why_not(game: Game, view: Any, phrase: str) -> Reason | None:
    """Why this phrase is not offered to the viewer; None if there is nothing to say but that it is not."""
    told = beside(game, "why")
    reason: Reason | None = None if told is None else told.why_not(game, view, phrase)
    return reason
