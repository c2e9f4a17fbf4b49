"""Whose bot thinks next.

Owners take turns, by the time that their bots need: whoever has forty tables of slow bots waits for themselves, and a
quick bot at somebody else's table for about one thought. A table asks for one thought at a time, so that first come,
first served is fair between the tables of one owner.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from typing import Final

from intrigue.bots import is_quick
from intrigue.server import metrics

LEAST: Final = 0.1
"""The part of its time that a bot gets however many wait: then its strength gives way, not the pace of the game."""
AT_ONCE: Final = 0.02
"""Seconds that the thought of a quick bot counts for."""
MANY: Final = 1000
"""Owners who are remembered before those are forgotten who have used no more than their part."""


def cost(bot: str, seconds: float) -> float:
    """How many seconds a thought of this bot counts for, if it may think for so long."""
    return AT_ONCE if is_quick(bot) else seconds


class BotQueue:
    """A few places to think in, and everybody who waits for one."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.thinking = 0
        """How many places are taken."""
        self._waiting: list[tuple[float, int, float, asyncio.Future[None]]] = []
        """When each thought would end if all owners had the same time, who came first, and when it would begin."""
        self._arrivals = itertools.count()
        self._now = 0.0
        """When the thought that was called last began, by that time, which runs as the owners' bots think."""
        self._used: dict[str, float] = {}
        """By owner: when the last thought that they asked for ends, by that time."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def turn(self, owner: str, cost: float) -> float:
        """Wait for a place, which is to be left again; how long it took. Whoever is cancelled waits no more."""
        began = time.monotonic()
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        begins = max(self._now, self._used.get(owner, 0.0))
        ends = self._used[owner] = begins + cost
        heapq.heappush(self._waiting, (ends, next(self._arrivals), begins, place))
        self._call()
        try:
            await place
        except asyncio.CancelledError:
            if owner in self._used:
                self._used[owner] -= cost  # they have not thought
            if place.cancelled():
                self._waiting = [entry for entry in self._waiting if entry[-1] is not place]
                heapq.heapify(self._waiting)
            else:  # it was our turn at the same moment
                self.leave()
            raise
        waited = time.monotonic() - began
        metrics.BOTS_WAITED.observe(waited)
        return waited

    def leave(self) -> None:
        """A place is free again."""
        self.thinking -= 1
        self._call()
        if not self.thinking:
            self._used.clear()
        elif len(self._used) > MANY:
            self._used = {owner: ends for owner, ends in self._used.items() if ends > self._now}

    def time_for(self, seconds: float, waited: float) -> float:
        """How long whoever has waited so long may think, of the time they asked for: less the more others wait."""
        share = seconds * self.places / (self.places + self.waiting)
        return max(seconds * LEAST, min(seconds - waited, share))

    def _call(self) -> None:
        """Let those think whose turn it is."""
        while self._waiting and self.thinking < self.places:
            _, _, begins, place = heapq.heappop(self._waiting)
            if not place.cancelled():
                self._now = begins
                self.thinking += 1
                place.set_result(None)
