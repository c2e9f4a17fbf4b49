"""Who listens to which table, and how an answer given through one worker reaches those at another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg

from intrigue.server.store import CHANNEL, Store

log = logging.getLogger("intrigue.server")

AGAIN = 1.0
"""Seconds after which a lost connection for waking is tried anew."""


class Listener:
    """One connection to a table. Whoever is slow gets the newest page, not all that they missed."""

    def __init__(self, viewer: int | None, guest: str | None) -> None:
        self.viewer = viewer
        self.guest = guest
        self.told = 0
        """How much of the story they have."""
        self.greeted = False
        self.wake = asyncio.Event()
        """There is something new."""


class PostgresListener:
    """Hears on PostgreSQL which games went on elsewhere. With SQLite there is no elsewhere."""

    def __init__(self, store: Store, woken: Callable[[str | None], None]) -> None:
        self.store = store
        self.woken = woken
        """Is told which game went on, and how far if that is known; None: any of them may have."""
        self.listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on."""
        if self.store.postgres:
            self._task = asyncio.create_task(self._keep_listening())
            await self.listening.wait()

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_listening(self) -> None:
        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    self.woken(None)  # what happened before we listened
                    async for notice in connection.notifies():
                        self.woken(notice.payload)
            except (psycopg.Error, OSError):
                log.exception("the database does not answer; trying again")
                await asyncio.sleep(AGAIN)
