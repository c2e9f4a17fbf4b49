"""Events as lines of text: `goal-won column=column-1 goal=music-3 seat=seat-1 total=16 why=nearest`."""

from __future__ import annotations

from intrigue.games.kabale.table import Kabale
from kabale.situations import told


def lines(t: Kabale, *kinds: str) -> list[str]:
    """What everybody may read, every argument in alphabetical order; only events of these kinds, if any are named."""
    return [
        " ".join([event.kind, *[f"{name}={event.args[name]}" for name in sorted(event.args)]])
        for event in told(t)
        if not kinds or event.kind in kinds
    ]
