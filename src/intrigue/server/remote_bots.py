"""Bots that think on other machines: a server asks through PostgreSQL, and `intrigue think` answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from intrigue.games import GAMES
from intrigue.server.bot_pool import BotPool, Question
from intrigue.server.bot_queue import cost
from intrigue.server.postgres_listener import PostgresListener
from intrigue.server.store import Store
from intrigue.server.thoughts import ANSWERED, FAILED, Thoughts, version_of

log = logging.getLogger("intrigue.server")

PATIENCE: Final = 10.0
"""Seconds after which a question that nobody has answered is thought about here."""
IMPATIENCE: Final = 1.0
"""The same, where the last question was not answered, either."""


class RemoteBots(BotPool):
    """Asks whoever thinks elsewhere. Where nobody answers in time, one process here thinks instead."""

    def __init__(self, store: Store) -> None:
        super().__init__(1)
        self.questions = Thoughts(store.engine)
        self.patience = PATIENCE
        self._listener = PostgresListener(store, self._woken, ANSWERED)
        self._asked: dict[str, asyncio.Future[int]] = {}
        self._reading: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return super().waiting + len(self._asked)

    async def start(self) -> None:
        """Listen for answers. A process here is started when it is needed."""
        await self._listener.start()

    async def stop(self) -> None:
        """Nobody thinks any more."""
        await self._listener.stop()
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await super().stop()

    async def choose(self, question: Question, owner: str) -> int:
        """The option that the bot takes, wherever it thinks."""
        option = await self._elsewhere(question, owner)
        if option not in question.decision.options:
            return await super().choose(question, owner)
        self.patience = PATIENCE
        return option

    async def _elsewhere(self, question: Question, owner: str) -> int:
        """What somebody else comes to; FAILED if nobody answers, or the bot fails."""
        name = secrets.token_hex(8)
        version = version_of(GAMES.get(question.game.id, question.game))
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[name] = answer
        try:
            request = question.encode(question.seconds).decode()
            await self.questions.ask(name, owner, version, request, cost(question.bot, question.seconds))
            async with asyncio.timeout(question.seconds + self.patience):
                return await answer
        except TimeoutError:
            self.patience = IMPATIENCE
            log.warning("nobody has thought elsewhere; it is thought about here", extra=question.told())
        except SQLAlchemyError:
            log.exception("nobody can be asked elsewhere; it is thought about here", extra=question.told())
        finally:
            del self._asked[name]
            await self._withdraw(name)
        return FAILED

    async def _withdraw(self, name: str) -> None:
        try:
            await self.questions.withdraw(name)
        except SQLAlchemyError:
            log.exception("a question could not be withdrawn; it goes by itself")

    def _woken(self, news: str | None) -> None:
        """An answer is there: `NAME OPTION`. None: perhaps there are some that we did not hear of."""
        if news is None:
            task = asyncio.create_task(self._read())
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)
            return
        name, option = news.split()
        self._answered(name, int(option))

    async def _read(self) -> None:
        """Read what came while we did not listen."""
        try:
            for name, option in (await self.questions.answers(list(self._asked))).items():
                self._answered(name, option)
        except SQLAlchemyError:
            log.exception("the database does not answer; bots think here until it does")

    def _answered(self, name: str, option: int) -> None:
        answer = self._asked.get(name)
        if answer is not None and not answer.done():
            answer.set_result(option)
