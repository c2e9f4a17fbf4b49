"""For how long tables are kept at which nobody plays any more.

A table that waits for players is kept for a shorter time than one that was begun, and that for a shorter time than one
that is over. Whoever answers, or comes back to their seat, keeps it. Nothing goes that has not said so
for a while before.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from intrigue.server.store import GameRow, SeatRow

A_DAY: Final = 24 * 3600.0
NOTICE: Final = 14.0
"""Days before it goes, at most, that a table says so; where it is kept for less than twice that, half of its time."""


class Keeping(Struct, frozen=True):
    """For how many days, by how they stand; None: for ever."""

    waiting: float | None = None
    unfinished: float | None = None
    finished: float | None = None


class InForce:
    """What is kept for how long, and since when tables have said so without a break."""

    def __init__(self, keeping: Keeping, since: float = math.inf) -> None:
        self.keeping = keeping
        self.since = since
        """Seconds since 1970; never, as long as nobody has looked."""

    def not_before(self, days: float) -> float:
        """When the first tables may go that are kept for so long."""
        return self.since + notice(days) * A_DAY


def notice(days: float) -> float:
    """For how many days a table that is kept for so long says that it will go."""
    return min(NOTICE, days / 2)


def keeping_for(days: float) -> Keeping:
    """Unfinished games so long, finished ones three times as long, and for players a table waits a few days."""
    return Keeping(waiting=max(2.0, days / 30), unfinished=days, finished=3 * days)


def expires(row: GameRow, places: Sequence[SeatRow], in_force: InForce) -> float | None:
    """When this table will go if nobody plays (seconds since 1970); None if that is not soon."""
    keeping = in_force.keeping
    waits = any(place.guest is None and place.bot is None for place in places)
    days = keeping.finished if row.over else keeping.waiting if waits else keeping.unfinished
    if days is None:
        return None
    unused_until = max([row.updated, *(place.seen for place in places)]) + days * A_DAY
    end = max(unused_until, in_force.not_before(days))
    return math.ceil(end) if end - time.time() <= notice(days) * A_DAY else None
