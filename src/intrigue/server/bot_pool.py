"""Bots think in processes of their own, so that nobody else has to wait for them. What crosses over is plain data."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from importlib import import_module
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from intrigue.arena.pool import interrupts_held, leave_interrupts_to_parent
from intrigue.bots import Clock, is_quick, make
from intrigue.games import GAMES, played_with
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.server.bot_queue import BotQueue, cost

log = logging.getLogger("intrigue.server")

T = TypeVar("T")

SEARCH: Final = 0.9
"""The part of a bot's time for which it searches; the rest is for what comes before, and for a last step."""

BEFOREHAND: Final = 2.0
"""Seconds after its start in which a server gets its processes to think; a bot that is asked before starts them."""
OVERDUE: Final = 30.0
"""Seconds beyond its time after which a thought is given up: a process that has yet to start takes a few of them."""


class Overdue(Exception):
    """A bot has thought for far longer than it may."""


class BotRequest(Struct, frozen=True):
    """What a bot gets to know."""

    game: str
    box_file: str | None
    """The box file that the game is played with, where it is not the one that we have."""
    bot: str
    kind: tuple[str, str]
    """Module and name of the view's type."""
    view: msgspec.Raw
    story: tuple[Telling, ...]
    decision: Decision
    seconds: float
    seed: int


class Question(Struct, frozen=True):
    """What a bot is asked, and what it may look at."""

    game: Game
    bot: str
    view: Any
    story: tuple[Telling, ...]
    decision: Decision
    seconds: float
    """How long it may think if nobody else waits."""
    seed: int

    def digest(self) -> bytes:
        """A short name for the bot and all that it is told."""
        told = (self.bot, self.view, self.story, self.decision)
        return blake2b(msgspec.json.encode(told), digest_size=16).digest()

    def encode(self, seconds: float) -> bytes:
        """The question with so much time, ready to be sent."""
        ours = GAMES.get(self.game.id)
        box_file = None if ours is None or ours.box_file == self.game.box_file else self.game.box_file
        kind = (type(self.view).__module__, type(self.view).__qualname__)
        raw = msgspec.Raw(msgspec.json.encode(self.view))
        request = BotRequest(self.game.id, box_file, self.bot, kind, raw, self.story, self.decision, seconds, self.seed)
        return msgspec.json.encode(request)

    def told(self) -> dict[str, str]:
        """What the log may say of it."""
        return {"game": self.game.id, "bot": self.bot}


def think(sent: bytes) -> int:
    """The bot's answer. This runs in a process of its own.

    A bot that thinks by the clock takes all of its time, also where it has no choice or is soon sure: how long it takes
    must not tell what it holds.
    """
    began = time.monotonic()
    it = msgspec.json.decode(sent, type=BotRequest)
    view = msgspec.json.decode(it.view, type=getattr(import_module(it.kind[0]), it.kind[1]))
    bot = make(it.bot, played_with(GAMES[it.game], it.box_file))
    option = bot.choose(view, it.story, it.decision, Clock(seconds=it.seconds * SEARCH), Rng(it.seed))
    if not is_quick(it.bot):
        time.sleep(max(0.0, began + it.seconds - time.monotonic()))
    return option


def prepare() -> None:
    """A thinking process leaves Ctrl-C to its parent, gives way to it, and ends with it, however that ends."""
    leave_interrupts_to_parent()
    if hasattr(os, "nice"):
        os.nice(10)
    parent = multiprocessing.parent_process()
    assert parent is not None  # this runs in a child

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def ready() -> None:
    """Nothing to think about: the process has started."""


class BotPool:
    """A few processes that think for all bots of this server, and the queue before them."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.queue = BotQueue(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._warming: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def open(self) -> ProcessPoolExecutor:
        """The processes, started anew if there are none."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), prepare)
        return self._pool

    def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        with interrupts_held():
            begun = [self.open().submit(ready) for _ in range(self.processes)]
        for waiting in begun:
            waiting.result()

    async def start(self) -> None:
        """Start the processes beside everything else, a little later: whoever waits for the page gets it first."""
        self.open()
        self._timer = asyncio.get_running_loop().call_later(BEFOREHAND, self._begin_warming)

    def _begin_warming(self) -> None:
        self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        try:
            await asyncio.to_thread(self.warm)
        except (BrokenProcessPool, CancelledError):
            if self._pool is not None:  # else we have stopped meanwhile
                log.exception("the thinking processes do not start")

    async def stop(self) -> None:
        """Nobody thinks any more."""
        if self._timer is not None:
            self._timer.cancel()
        self.close()
        if self._warming is not None:
            await self._warming

    @property
    def waiting(self) -> int:
        """How many questions wait for their turn."""
        return self.queue.waiting

    @property
    def thinking(self) -> int:
        """How many thoughts are under way."""
        return self.queue.thinking

    async def choose(self, question: Question, owner: str) -> int:
        """The option that the bot takes, when it is its owner's turn. Whoever is cancelled waits no more.

        A bot that fails does not hold up the game: its answer is left to chance.
        """
        for _ in range(2):
            waited = await self.queue.turn(owner, cost(question.bot, question.seconds))
            seconds = self.queue.time_for(question.seconds, waited)
            try:
                option = await self._in_place(think, question.encode(seconds), seconds)
            except BrokenProcessPool:
                continue
            except Exception:
                log.exception("a bot failed", extra=question.told())
                break
            if option in question.decision.options:
                return option
            log.error("a bot gave an answer that is not offered", extra=question.told())
            break
        return Rng(question.seed).choice(question.decision.options)

    async def think(self, sent: bytes, seconds: float) -> int:
        """What a process comes to, as soon as one is free. Raises what the bot raises."""
        await self.queue.turn("", 0.0)
        return await self._in_place(think, sent, seconds)

    async def aside(self, work: Callable[[bytes], T], sent: bytes, owner: str, seconds: float) -> T:
        """What comes of other thinking, when it is its owner's turn: about so long. Raises what the work raises."""
        for attempt in range(2):
            await self.queue.turn(owner, seconds)
            try:
                return await self._in_place(work, sent, seconds)
            except BrokenProcessPool:
                if attempt:
                    raise
        raise AssertionError("one of two attempts ends")

    async def _in_place(self, work: Callable[[bytes], T], sent: bytes, seconds: float) -> T:
        """Let a process think, in a place that one has. It is left when the process has ended, whoever waits for it."""
        pool = self.open()
        given_up = time.monotonic() + seconds + OVERDUE
        try:
            return await self._submit(pool, work, sent, seconds + OVERDUE)
        except BrokenProcessPool as error:
            log.exception("the thinking processes ended; they are started again")
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False)
            if time.monotonic() >= given_up:
                raise Overdue from error
            raise

    def _submit(
        self, pool: ProcessPoolExecutor, work: Callable[[bytes], T], sent: bytes, at_most: float
    ) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        try:
            with interrupts_held():
                thinking = pool.submit(work, sent)
        except BaseException:
            self.queue.leave()
            raise
        giving_up = loop.call_later(at_most, self._give_up, pool)

        def leave() -> None:
            giving_up.cancel()
            self.queue.leave()

        thinking.add_done_callback(lambda _: loop.call_soon_threadsafe(leave))
        return asyncio.wrap_future(thinking)

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """A bot does not come to an end. Nobody can say in which process, so all end; the others think once more."""
        log.error("a bot thinks without end; the thinking processes are killed")
        for process in list((pool._processes or {}).values()):
            process.kill()

    def close(self) -> None:
        """Nobody thinks any more. What the processes share is given back: else Python complains of leaks at the end."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list(pool._processes.values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
