"""Somebody who thinks for the bots of servers elsewhere: takes questions from PostgreSQL, and writes answers there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from intrigue.games import GAMES
from intrigue.kernel.game import Game
from intrigue.server.bot_pool import BotPool, BotRequest
from intrigue.server.bot_queue import LEAST
from intrigue.server.postgres_listener import PostgresListener
from intrigue.server.store import Store
from intrigue.server.thoughts import ASKED, FAILED, Taken, Thoughts, version_of

log = logging.getLogger("intrigue.server")

LEASE: Final = 5.0
"""Seconds, beside those for which the bot thinks, after which somebody else may think about it."""
LOOK_AGAIN: Final = 1.0
"""Seconds after which one looks for questions that somebody else has given up without a word."""


class Thinker:
    """A few processes that think about whatever is asked in a database."""

    def __init__(self, database: str, processes: int, games: Mapping[str, Game] = GAMES) -> None:
        self.name = secrets.token_hex(8)
        self.store = Store(database)
        self.questions = Thoughts(self.store.engine)
        self.bots = BotPool(processes)
        self.versions = [version_of(game) for game in games.values()]
        self.answered = 0
        """How many questions it has answered."""
        self._places = asyncio.Semaphore(processes)
        self._listener = PostgresListener(self.store, self._woken, ASKED)
        self._news = asyncio.Event()
        self._thoughts: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the processes, before anybody waits for them."""
        await asyncio.to_thread(self.bots.warm)
        await self._listener.start()

    async def run(self, stop: asyncio.Event) -> None:
        """Think until told to stop; then give back what is not thought to its end."""
        working, stopping = asyncio.create_task(self._work()), asyncio.create_task(stop.wait())
        try:
            await asyncio.wait((working, stopping), return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                working.result()
        finally:
            await self._end(working, stopping, *self._thoughts)

    async def _end(self, *tasks: asyncio.Task[Any]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._listener.stop()
        try:
            await self.questions.give_back(self.name)
        except SQLAlchemyError:
            log.exception("what was taken could not be given back; others may have it soon")
        await self.bots.stop()
        await self.store.close()

    async def _work(self) -> None:
        """Take one question after the other, as long as a process is free."""
        while True:
            await self._places.acquire()
            taken = await self._take()
            if taken is None:
                self._places.release()
                continue
            task = asyncio.create_task(self._think(taken))
            self._thoughts.add(task)
            task.add_done_callback(self._thoughts.discard)
            task.add_done_callback(lambda _: self._places.release())

    async def _take(self) -> Taken | None:
        """The next question; None if there was none for a while."""
        self._news.clear()
        try:
            taken = await self.questions.take(self.name, self.versions, LEASE)
            if taken is not None:
                return taken
        except SQLAlchemyError:
            log.exception("the database does not answer; trying again")
            await asyncio.sleep(LOOK_AGAIN)
        try:
            async with asyncio.timeout(LOOK_AGAIN):
                await self._news.wait()
        except TimeoutError:
            pass  # then one looks again
        return None

    async def _think(self, taken: Taken) -> None:
        """Answer one question. A bot that fails is told of: then the server lets it think itself."""
        told: dict[str, Any] = {}
        try:
            request = msgspec.json.decode(taken.request, type=BotRequest)
            told = {"game": request.game, "bot": request.bot}
            seconds = max(request.seconds * LEAST, request.seconds - taken.waited)
            sent = msgspec.json.encode(msgspec.structs.replace(request, seconds=seconds))
            option = await self.bots.think(sent, seconds)
        except Exception:
            log.exception("a bot failed", extra=told)
            option = FAILED
        try:
            if await self.questions.answer(self.name, taken.id, option):
                self.answered += 1
        except SQLAlchemyError:
            log.exception("an answer could not be written; somebody else may think about it", extra=told)

    def _woken(self, news: str | None) -> None:
        """There may be questions."""
        self._news.set()
