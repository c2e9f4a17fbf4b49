"""Why an answer is not offered. A game may say it in a module `why` in its own folder, found by name."""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from intrigue.kernel.companions import why_of
from intrigue.kernel.event import seat_name
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import asked


class Reason(NamedTuple):
    """A message of the game's words, and what it speaks of."""

    line: str
    args: Mapping[str, str | int]


def because(why: str, **args: str | int) -> Reason:
    """The reason of this name."""
    return Reason(f"board-why-{why}", args)


def why_not(game: Game, view: Any, phrase: str) -> Reason | None:
    """Why this phrase is not offered to the viewer; None if there is nothing to say but that it is not."""
    told = why_of(game)
    if told is None:
        return None
    if view.viewer is None:
        return because("watching")
    table = game.imagine(view, Rng(1))
    seat = asked(table)
    if seat is None:
        return because("over")
    if seat != view.viewer:
        return because("other", seat=seat_name(seat)) if seat >= 0 else None
    return told.why_not(table, seat, phrase)
