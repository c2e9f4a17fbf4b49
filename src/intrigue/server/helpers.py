"""Threads for work that must not hold up the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from intrigue.server.limits import Allowance

T = TypeVar("T")


class Helper:
    """A thread for one kind of work, so that other kinds do not wait for it."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._free = asyncio.Lock()
        self._first: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By address: held by whoever of them waits for their turn, or has it."""

    @asynccontextmanager
    async def turn(self, allowance: Allowance) -> AsyncIterator[None]:
        """Wait until nobody else is at it, one from each address at a time; Refused for those who owe time by then.

        It is waited for before anything is held that others need.
        """
        first = self._first.setdefault(allowance.address, asyncio.Lock())
        async with first, self._free:
            allowance.check()
            yield

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """What comes of it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    async def timed(self, work: Callable[..., T], *given: Any) -> tuple[T, float]:
        """What comes of it, and how many milliseconds of work it was."""
        return await self.run(_timed, work, *given)

    def close(self) -> None:
        """Nobody waits for anything any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[..., T], *given: Any) -> tuple[T, float]:
    started = time.thread_time()
    done = work(*given)
    return done, (time.thread_time() - started) * 1000
