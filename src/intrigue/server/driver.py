"""What goes on where no person is waited for: dice are rolled, clocks end, bots think and answer."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING, Final

from intrigue.bots import Clock
from intrigue.bots.levels import kind_of
from intrigue.bots.protocol import SLOW, UNTIMED
from intrigue.kernel.errors import IntrigueError
from intrigue.server import metrics
from intrigue.server.bot_pool import Question
from intrigue.server.luck import bot_seed
from intrigue.server.models import PROGRAM
from intrigue.server.replay import Refused, declines
from intrigue.server.table import NextMove, OpenTable
from intrigue.session import Session

if TYPE_CHECKING:  # they know us
    from intrigue.server.open_tables import OpenTables

log = logging.getLogger("intrigue.server")

THINKING: Final = 0.95
"""The part of a bot's time for which it is asked to think; the rest is for the way to it and back."""
STEP: Final = 0.2
"""An answer that comes late comes by a whole number of steps late, each of this part of a bot's time."""


class Driver:
    """Goes on with tables, one after the other at each of them."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables

    async def drive(self, table: OpenTable) -> None:
        """Roll dice and let bots play until a person is waited for, or until a bot would think for nobody."""
        while not self.tables.closing.is_set() and self.tables.store.faults.kind is None:
            async with table.lock:
                if table.needs_reload:
                    await self.tables.sync(table)
                table.stirred.clear()
                move = table.next_move()
                if move is None or table.session is None or not table.wants(move):
                    return
                question = None
                if move.bot is not None and move.phrase is None:
                    question = self._question(table, table.session, move.seat, move.bot)
            if isinstance(question, float):
                await self._wait_for_program(table, move, question)
            elif await self._left_to_others(table):
                pass
            elif question is not None:
                await self._think(table, move, question)
            elif not await self._disturbed(table, move):
                await self._play(table, move)

    async def _play(self, table: OpenTable, move: NextMove) -> None:
        """Do what was planned, unless somebody was quicker; they have told everybody."""
        async with table.lock:
            if table.needs_reload or table.next_move() != move:
                return
            await self._play_move(table, move)
        self.tables.publish(table)

    def _question(self, table: OpenTable, session: Session, seat: int, bot: str) -> Question | float:
        """The question that is open, for a bot; a program is asked at once: until when it may answer."""
        if bot == PROGRAM:
            return self._ask(table, session, seat)
        seconds = self.tables.pace.of(bot) * THINKING
        return Question(session.game, bot, *session.ask(seat), seconds, bot_seed(table.row.seed, table.row.n))

    def _ask(self, table: OpenTable, session: Session, seat: int) -> float:
        """Put the open question to a program, if it is connected here and does not have it; until when it may answer.

        The time runs on while it is not connected. Who has only just opened the table does not know for how long that
        is; and where it is connected elsewhere, they know better there.
        """
        if table.asking[0] != table.key:
            table.asking = (table.key, time.monotonic())
        until = table.asking[1] + self.tables.pace.think + SLOW
        program = table.programs.get(seat)
        if program is None:
            if seat not in table.programs:
                until = max(until, table.opened + UNTIMED)
            return until + (self.tables.patience if self.tables.store.postgres else 0.0)
        table.wrote = table.key  # it is connected here, so the game goes on here
        if program.position != table.key:
            clock = Clock(seconds=self.tables.pace.think * THINKING)
            program.ask(session, table.key, clock, bot_seed(table.row.seed, table.row.n))
        return until

    async def _wait_for_program(self, table: OpenTable, move: NextMove, until: float) -> None:
        """Wait until something happens. If nothing does, the program loses its seat."""
        if not await self._stirred(table, until):
            await self.tables.lose_seat(table, move.seat, "it said nothing in time", (move.n, move.epoch))

    async def _think(self, table: OpenTable, move: NextMove, question: Question) -> None:
        """Let a bot think, unless nobody asks any more before it is its turn.

        It answers the same question always alike, also after a take-back. How far it gets in its time is left to the
        machine, so its answers are remembered.
        """
        digest = question.digest()
        if digest not in table.thoughts:
            with metrics.BOTS.timed(question.game.id, kind_of(question.bot)):
                option = await self._while_asked(table, move, question)
            if option is None:
                return
            table.remember(digest, option)
        phrase = question.game.verbs.phrase(table.thoughts[digest])
        table.thought = ((move.n, move.epoch), question.bot, phrase)

    async def _while_asked(self, table: OpenTable, move: NextMove, question: Question) -> int | None:
        """The option that a bot takes; None as soon as nobody asks any more."""
        thinking = asyncio.create_task(self.tables.bots.choose(question, table.thinks_for()))
        try:
            while not thinking.done():
                table.stirred.clear()
                if self.tables.closing.is_set() or not self._is_asked(table, move):
                    return None
                stirred = asyncio.create_task(table.stirred.wait())
                await asyncio.wait((thinking, stirred), return_when=asyncio.FIRST_COMPLETED)
                stirred.cancel()
            return thinking.result()
        finally:
            thinking.cancel()

    def _is_asked(self, table: OpenTable, move: NextMove) -> bool:
        """Is this bot still asked the same question, and does anybody want to know?"""
        if table.deleted or table.key != (move.n, move.epoch):
            return False
        return table.seats[move.seat].bot == move.bot and table.attended()

    async def _left_to_others(self, table: OpenTable) -> bool:
        """Where another worker gave the last answer, it goes on, unless it is silent for long; True if it was not."""
        if not self.tables.store.postgres or table.wrote == table.key:
            return False
        if table.noticed[0] != table.key:
            table.noticed = (table.key, time.monotonic())
        return await self._stirred(table, table.noticed[1] + self.tables.patience)

    async def _disturbed(self, table: OpenTable, move: NextMove) -> bool:
        """Wait until it is time; True if something changed meanwhile."""
        due = move.due
        ends = table.window_ends()
        if move.bot is not None and ends is not None and declines(table.session, move.phrase or ""):
            due = max(due, ends)
        return await self._stirred(table, due if move.bot is None else self._in_step(due, move.bot))

    def _in_step(self, due: float, bot: str) -> float:
        """When a bot that may be late answers: how late must not tell how much there was to think about."""
        late = time.monotonic() - due
        step = self.tables.pace.of(bot) * STEP
        return due + math.ceil(late / step) * step if late > 0 and step > 0 else due

    async def _stirred(self, table: OpenTable, until: float) -> bool:
        """Wait until then, by the clock of this process; True if something changed meanwhile."""
        delay = until - time.monotonic()
        if delay <= 0:
            return False
        try:
            async with asyncio.timeout(delay):
                await table.stirred.wait()
        except TimeoutError:
            return False
        return True

    async def _play_move(self, table: OpenTable, move: NextMove) -> None:
        """Do what was planned. If another worker was quicker, that is as good."""
        session, phrase = table.session, move.phrase
        assert session is not None  # there was a move
        try:
            if phrase is None:
                before = len(session.record.answers)
                session.roll()
                await self.tables.write(table, session, before)
            else:
                await self.tables.take(table, session, move.seat, lambda: session.answer(move.seat, phrase))
        except Refused as refused:
            log.info("a move came too late", extra={"table": table.id, "code": refused.code})
        except IntrigueError:
            table.needs_reload = table.unstored = True
            raise
