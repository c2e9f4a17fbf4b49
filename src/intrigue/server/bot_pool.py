"""Bots think in processes of their own, so that nobody else has to wait for them. What crosses over is plain data."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct

from intrigue.arena.pool import interrupts_held, leave_interrupts_to_parent
from intrigue.bots import Clock, make
from intrigue.games import GAMES, played_with
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

log = logging.getLogger("intrigue.server")


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


def request_for(
    game: Game, bot: str, view: Any, story: tuple[Telling, ...], decision: Decision, seconds: float
) -> bytes:
    """The question to a bot, ready to be sent."""
    ours = GAMES.get(game.id)
    box_file = None if ours is None or ours.box_file == game.box_file else game.box_file
    kind = (type(view).__module__, type(view).__qualname__)
    raw = msgspec.Raw(msgspec.json.encode(view))
    return msgspec.json.encode(
        BotRequest(game.id, box_file, bot, kind, raw, story, decision, seconds, secrets.randbits(62))
    )


def think(sent: bytes) -> int:
    """The bot's answer. This runs in a process of its own."""
    it = msgspec.json.decode(sent, type=BotRequest)
    view = msgspec.json.decode(it.view, type=getattr(import_module(it.kind[0]), it.kind[1]))
    bot = make(it.bot, played_with(GAMES[it.game], it.box_file))
    return bot.choose(view, it.story, it.decision, Clock(seconds=it.seconds), Rng(it.seed))


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
    """A few processes that think for all bots of this server."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

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

    async def choose(
        self, game: Game, bot: str, view: Any, story: tuple[Telling, ...], decision: Decision, seconds: float
    ) -> int:
        """The option that the bot takes. A bot that fails does not hold up the game: its answer is left to chance."""
        sent = request_for(game, bot, view, story, decision, seconds)
        for _ in range(2):
            pool = self.open()
            try:
                with interrupts_held():
                    thinking = pool.submit(think, sent)
                option = await asyncio.wrap_future(thinking)
                if option in decision.options:
                    return option
                log.error("a bot gave an answer that is not offered", extra={"game": game.id, "bot": bot})
                break
            except BrokenProcessPool:
                log.exception("the thinking processes ended; they are started again")
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
            except Exception:
                log.exception("a bot failed", extra={"game": game.id, "bot": bot})
                break
        return secrets.choice(decision.options)

    def close(self) -> None:
        """Nobody thinks any more. What the processes share is given back: else Python complains of leaks at the end."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list(pool._processes.values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
