"""Who listens to which table, and how an answer given through one worker reaches those at another."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any

import psycopg

from intrigue.server.connecting import NOTICING
from intrigue.server.store import CHANNEL, Store

log = logging.getLogger("intrigue.server")

SERVED = 7_468_362
"""The number of the lock that all servers of a PostgreSQL database share: nobody puts a copy back meanwhile."""
AGAIN = 1.0
"""Seconds after which a lost connection for waking is tried anew."""
LISTENED = 15.0
"""Seconds for which one listens before one asks whether there is still anybody who could say something."""
PATIENCE = 8.0
"""Seconds that they have to answer that."""


class Listener:
    """One connection to a table. Whoever is slow gets the newest page, not all that they missed."""

    def __init__(self, viewer: int | None, guest: str | None) -> None:
        self.viewer = viewer
        self.guest = guest
        self.told = 0
        """How much of the story they have."""
        self.greeted = False
        self.asked = False
        """Have they asked for the next page themselves? Then they pay for it."""
        self.wake = asyncio.Event()
        """There is something new."""
        self.dismissed: int | None = None
        """The code with which the connection is to end."""

    def dismiss(self, code: int) -> None:
        """They have to go."""
        self.dismissed = code
        self.wake.set()


class PostgresListener:
    """Hears on PostgreSQL what happened elsewhere. With SQLite there is no elsewhere."""

    def __init__(self, store: Store, woken: Callable[[str | None], None], channel: str = CHANNEL) -> None:
        self.store = store
        self.woken = woken
        """Is told the news; on the usual channel which game went on, and how far if that is known. None: anything."""
        self.channel = channel
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
        heard = True
        while True:
            try:
                connecting = psycopg.AsyncConnection.connect(address, autocommit=True, **NOTICING)
                async with await connecting as connection:
                    await connection.execute(f"SELECT pg_advisory_lock_shared({SERVED})")
                    await connection.execute(f"LISTEN {self.channel}")
                    self.listening.set()
                    heard = True
                    self.woken(None)  # what happened before we listened
                    while True:
                        async for notice in connection.notifies(timeout=LISTENED):
                            for news in notice.payload.split("\n"):
                                self._tell(news)
                        await _see_that_it_answers(connection)
            except (psycopg.Error, OSError):
                if heard:  # it is said once, not every second
                    log.exception("the database does not answer; trying again")
                heard = False
                await asyncio.sleep(AGAIN)

    def _tell(self, news: str) -> None:
        """Pass the news on. Whatever they are, the next ones are heard, too."""
        try:
            self.woken(news)
        except Exception:
            log.exception("news from another worker cannot be read; everything is looked up")
            self.woken(None)


async def _see_that_it_answers(connection: psycopg.AsyncConnection[Any]) -> None:
    """Raises psycopg.Error if the other end says nothing: then we would listen to nobody, for ever."""
    with socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:
        # Cancelling would not do: psycopg then waits for the end of the statement.
        cut = asyncio.get_running_loop().call_later(PATIENCE, line.shutdown, socket.SHUT_RDWR)
        try:
            await connection.execute("SELECT 1")
        finally:
            cut.cancel()
