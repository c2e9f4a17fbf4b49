"""What was told, and where things went. Events as text: `goal-won column=column-1 goal=music-3 seat=seat-1 …`."""

from __future__ import annotations

from intrigue.games.kabale.cards import GOAL_NAMES
from intrigue.games.kabale.table import Kabale
from intrigue.kernel.bag import names
from kabale.situations import told


def lines(t: Kabale, *kinds: str) -> list[str]:
    """What everybody may read, every argument in alphabetical order; only events of these kinds, if any are named."""
    return [
        " ".join([event.kind, *[f"{name}={event.args[name]}" for name in sorted(event.args)]])
        for event in told(t)
        if not kinds or event.kind in kinds
    ]


def args(t: Kabale, kind: str) -> list[dict[str, object]]:
    """What every event of a kind told, with its secrets marked."""
    return [dict(event.args) for event in t.log if event.kind == kind]


def out_of_the_game(t: Kabale) -> list[str]:
    """The goals nobody could win."""
    return list(names(t.out, 0, GOAL_NAMES))
