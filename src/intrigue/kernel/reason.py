"""Why an answer is not offered. A game may say it in a module `why` in its own folder, found by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from intrigue.kernel.game import Game


class Reason(NamedTuple):
    """A message of the game's words, and what it speaks of."""

    line: str
    args: Mapping[str, str | int]


def because(why: str, **args: str | int) -> Reason:
    """The reason of this name."""
    return Reason(f"board-why-{why}", args)


def why_not(game: Game, view: Any, phrase: str) -> Reason | None:
    """Why this phrase is not offered to the viewer; None if there is nothing to say but that it is not."""
    name = f"{type(game).__module__}.why"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # the game is a single module: it has no folder to look into
        return None
    reason: Reason | None = import_module(name).why_not(game, view, phrase) if found else None
    return reason
