"""All tables that somebody looks at; here the dice are rolled and the bots play.

An answer is written down first and shown afterwards, so that nothing anybody has seen can be lost. What is in memory
is only ever made from what is stored: after any doubt it is made anew.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Game
from intrigue.server import wire
from intrigue.server.bot_pool import BotPool
from intrigue.server.replay import Refused, declines, refusing, summary
from intrigue.server.store import Stale, StateRow, Store
from intrigue.server.table import NextMove, OpenTable, Pace
from intrigue.session import Session

log = logging.getLogger("intrigue.server")

HEARTBEAT: Final = 15.0
"""Seconds between two rounds through all tables."""
FORGOTTEN: Final = 60.0
"""Seconds after which a table to which nobody listens is dropped from memory."""
TAKEN_UP: Final = 200
"""How many games that wait for dice or bots are taken up when the server starts; the others wait for a guest."""
LAST_ORDERS: Final = 1.0
"""Seconds that unfinished work gets when the server stops."""
AT_ONCE: Final = 10
"""Tables whose views are written down together."""
BREATH: Final = 0.05
"""Seconds between two such transactions: answers go first."""


class OpenTables:
    """All tables that somebody looks at, and what drives them."""

    def __init__(self, store: Store, bots: BotPool, games: Mapping[str, Game], pace: Pace) -> None:
        self.store = store
        self.bots = bots
        self.games = games
        self.pace = pace
        self.patience = pace.patience * random.uniform(1, 2)
        """How long we leave it to another worker to go on: not as long as anybody else does."""
        self.open: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()

    def later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do it beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Stop everything; what counts is in the database. Work that is nearly done may end."""
        self._closing.set()
        for table in self.open.values():
            table.stirred.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_ORDERS)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._keep(0.0)
        except SQLAlchemyError:
            log.exception("what was seen last could not be kept")

    # ------------------------------------------------------------ opening and dropping

    async def get(self, table: str) -> OpenTable:
        """The table, opened if it was not; raises Refused if there is none."""
        found = self.open.get(table)
        if found is None:
            # Whoever comes while it is being opened waits for the same one.
            opening = self._opening.get(table)
            if opening is None:
                opening = self._opening[table] = self.later(self._open(table))
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            found = await asyncio.shield(opening)
        if found is None:
            raise Refused("not-found", "there is no such table")
        found.touched = time.monotonic()
        return found

    async def _open(self, name: str) -> OpenTable | None:
        whole = await self.store.whole(name)
        if whole is None:
            return None
        table = await asyncio.to_thread(OpenTable, whole, self.games, self.pace)
        if table.frozen:
            table.kept = await self.store.kept(name)
        self.open[name] = table
        self.publish(table)
        return table

    async def take_up(self) -> None:
        """Go on with the games that wait for dice or bots only."""
        for name in await self.store.games_to_drive(TAKEN_UP):
            if not self._closing.is_set():
                await self.get(name)

    async def sweep(self) -> None:
        """From time to time: say who is here, keep what is seen, go on where something failed, drop what is idle."""
        while not await self._closes(HEARTBEAT):
            try:
                await self._say_who_is_here()
                await self._keep(BREATH)
            except SQLAlchemyError:
                log.exception("the database does not answer; trying again")
            old = time.monotonic() - FORGOTTEN
            for table in list(self.open.values()):
                if table.needs_reload:
                    self.later(self.refresh(table.id))
                elif table.next_move() is not None:
                    self.wake_driver(table)
                idle = table.driver is None or table.driver.done()
                if not table.listeners and idle and table.touched < old and not table.lock.locked():
                    del self.open[table.id]

    async def _closes(self, within: float) -> bool:
        """Wait; True as soon as the server stops."""
        try:
            async with asyncio.timeout(within):
                return await self._closing.wait()
        except TimeoutError:
            return False

    async def _say_who_is_here(self) -> None:
        """Tell the other workers, and hear it from them."""
        here = {(table.id, seat) for table in self.open.values() for seat in table.present()}
        if here:
            await self.store.seen(here, True, wake=False)
        if self.store.postgres and self.open:
            presence = await self.store.presence(list(self.open))
            for table in self.open.values():
                if table.see(presence):
                    table.changed()

    async def _keep(self, breath: float) -> None:
        """Store what everybody sees at the tables that have gone on, in case they do not replay one day."""
        tables = list(self.open.values())
        for first in range(0, len(tables), AT_ONCE):
            seen: dict[str, list[StateRow]] = {}
            for table in tables[first : first + AT_ONCE]:
                async with table.lock:
                    if not table.frozen and not table.needs_reload and table.saved != table.key:
                        seen[table.id] = table.states()
            if seen:
                await self.store.keep([state for states in seen.values() for state in states])
                for name, (state, *_) in seen.items():
                    self.open[name].saved = (state.n, state.epoch)
                await asyncio.sleep(breath)

    # ------------------------------------------------------------ what has changed

    def publish(self, table: OpenTable) -> None:
        """Something changed: listeners get a page, and dice and bots go on if it is their turn."""
        table.changed()
        self.wake_driver(table)

    def wake_driver(self, table: OpenTable) -> None:
        """Dice and bots go on if it is their turn and nobody is at it yet."""
        if table.driver is None or table.driver.done():
            table.driver = self.later(self._drive(table))

    async def claim(self, name: str) -> None:
        """Something new was done to this table through us, so we are the ones who go on with it."""
        table = await self.get(name)
        async with table.lock:
            await self._sync(table)
            table.wrote = table.key
        self.publish(table)

    def woken(self, news: str | None) -> None:
        """A game changed, perhaps elsewhere: `ID`, or `ID N EPOCH` if it only went on so far. None: perhaps all did."""
        if news is None:
            for name in self.open:
                self.later(self.refresh(name))
            return
        name, *so_far = news.split()
        if name in self.open and not self._known(self.open[name], so_far):
            self.later(self.refresh(name, so_far))

    async def refresh(self, name: str, so_far: Sequence[str] = ()) -> None:
        """Go on to what is stored, if the table is open; perhaps that is our own doing, and we are there already."""
        table = self.open.get(name)
        if table is None:
            return
        async with table.lock:
            if self._known(table, so_far):
                return
            await self._sync(table, seats=not so_far)
        self.publish(table)

    def _known(self, table: OpenTable, so_far: Sequence[str]) -> bool:
        """Are we where the game went on to?"""
        if not so_far or table.needs_reload:
            return False
        n, epoch = map(int, so_far)
        return table.row.epoch == epoch and table.row.n >= n

    async def _sync(self, table: OpenTable, seats: bool = True) -> None:
        """Go on to what is stored; `seats`: it may have changed who sits where, too."""
        known = 0 if table.needs_reload or table.frozen else table.row.n
        whole = await self.store.whole(table.id, known, table.row.epoch, None if seats else table.seats)
        if whole is not None:
            table.take_over(whole)
            if table.frozen:
                table.kept = await self.store.kept(table.id)

    # ------------------------------------------------------------ answers

    async def answer(self, table: OpenTable, seat: int, message: wire.Answer) -> None:
        """A person answers. When this returns, the answer is stored; if it raises Refused, nothing has changed."""
        async with table.lock:
            session = await self._asked(table, seat, message.n, message.epoch)
            if self._passes(table, session, seat, message.phrase):
                table.passed = table.key
            else:
                await self._take(table, session, seat, lambda: session.answer(seat, message.phrase))
        self.publish(table)

    async def commit(self, table: OpenTable, seat: int, message: wire.Commit) -> None:
        """A person carries an action out. When this returns, all of it is stored; else nothing has changed."""
        async with table.lock:
            session = await self._asked(table, seat, message.n, message.epoch)
            if len(message.draft) == 1 and self._passes(table, session, seat, message.draft[0]):
                table.passed = table.key
            else:
                await self._take(table, session, seat, lambda: session.commit(seat, message.draft))
        self.publish(table)

    async def consider(self, table: OpenTable, seat: int, message: wire.Consider) -> wire.ConsideredDraft:
        """What the rules say to an action that a person has in mind; raises Refused. Nothing is stored."""
        async with table.lock:
            session = await self._asked(table, seat, message.n, message.epoch)
            with refusing():
                return wire.ConsideredDraft(message.id, *table.key, session.consider(seat, message.draft))

    async def _asked(self, table: OpenTable, seat: int, n: int, epoch: int | None) -> Session:
        """The session, if this person may answer there now; raises Refused if not."""
        session = await self._at(table, n, epoch)
        if not table.by_person(seat):
            raise Refused("not-yours", "a bot plays at this seat; come back first")
        if not table.started:
            raise Refused("wrong-seat", "the game begins when all seats are taken")
        return session

    async def _at(self, table: OpenTable, n: int, epoch: int | None) -> Session:
        """The session, if it stands where the player thinks it does; raises Refused if not."""
        session = await self._now(table, n, epoch)
        if n != table.row.n or epoch not in (None, table.row.epoch):
            raise Refused("stale-answer", f"this is about number {n}; the game is at {table.row.n}")
        return session

    async def _now(self, table: OpenTable, n: int, epoch: int | None) -> Session:
        """The session, with what other workers did to it if the player knows of another state; may be Refused."""
        if table.needs_reload or n != table.row.n or epoch not in (None, table.row.epoch):
            await self._sync(table)
        if table.frozen or table.session is None:
            raise Refused("frozen", table.frozen or "unknown-game")
        return table.session

    def _passes(self, table: OpenTable, session: Session, seat: int, phrase: str) -> bool:
        """Is this a pass in a window with a clock? It counts when the clock ends, as everybody's does."""
        clock = table.clock()
        if clock is None or clock.until <= time.time():
            return False
        return session.asked == seat and declines(session, phrase)

    async def _take(self, table: OpenTable, session: Session, seat: int, give: Callable[[], None]) -> None:
        """Let a seat answer and write it down, the dice that follow with it unless they wait."""
        before = len(session.record.answers)
        with refusing():
            give()
        waits = table.by_person(seat) and not table.alone(seat) and session.can_take_back(seat)
        if not waits or self.pace.grace <= 0:
            session.roll()
        await self._write(table, session, before)

    async def _write(self, table: OpenTable, session: Session, before: int) -> None:
        """Store what was answered since. Whatever goes wrong: what is in memory is then made anew."""
        table.needs_reload = True
        try:
            given = session.record.answers[before:]
            table.row = await self.store.append(table.row, given, summary(session), time.time())
        except Stale as error:
            await self._sync(table)
            raise Refused("stale-answer", "somebody else was quicker") from error
        except BaseException:
            self.later(self.refresh(table.id))
            raise
        table.needs_reload = False
        table.wrote = table.key

    async def take_back(self, table: OpenTable, seat: int, message: wire.TakeBack) -> None:
        """A person takes their last action back; raises Refused where that is not possible.

        Bots may have gone on while the message was on its way: what is meant is still the same action.
        """
        async with table.lock:
            session = await self._now(table, message.n, message.epoch)
            keep = session.begun(seat)
            unknown = keep is not None and keep >= message.n
            if unknown or message.n > table.row.n or message.epoch not in (None, table.row.epoch):
                raise Refused("stale-answer", f"this is about number {message.n}; the game is at {table.row.n}")
            if keep is None or not table.can_take_back(seat):
                raise Refused("no-take-back", "there is no action to take back from which nobody learned anything")
            shorter = session.at(keep)
            try:
                table.row = await self.store.truncate(table.row, keep, summary(shorter), time.time())
            except Stale as error:
                await self._sync(table)
                raise Refused("stale-answer", "somebody else was quicker") from error
            for listener in table.listeners:
                listener.told = min(listener.told, len(shorter.table.log))
            table.session = shorter
            table.wrote = table.key
        self.publish(table)

    async def settings(self, table: OpenTable, seat: int, message: wire.Settings) -> None:
        """A player's wishes."""
        async with table.lock:
            if message.pass_for_me is not None and message.pass_for_me != table.seats[seat].pass_for_me:
                await self.store.set_seat(table.id, seat, pass_for_me=message.pass_for_me)
                await self._sync(table)
            if message.go_on and table.session is not None:
                given = table.session.record.answers
                if given and given[-1].seat == seat:
                    table.going_on = table.key
                    # The player is connected here, so the game goes on here.
                    table.wrote = table.key
        if message.pass_for_me is None:
            table.stirred.set()
            self.wake_driver(table)  # nobody sees a difference yet
        else:
            self.publish(table)

    # ------------------------------------------------------------ dice and bots

    async def _drive(self, table: OpenTable) -> None:
        """Roll dice and let bots play until a person is waited for."""
        thought: tuple[tuple[int, int, str | None], str] | None = None
        while not self._closing.is_set():
            async with table.lock:
                if table.needs_reload:
                    await self._sync(table)
                table.stirred.clear()
                move = table.next_move()
                if move is None or table.session is None:
                    return
                asked = table.session.ask(move.seat) if move.bot else None
                game = table.session.game
            if await self._left_to_others(table):
                continue
            phrase = move.phrase
            if asked is not None and move.bot is not None:
                key = (move.n, move.epoch, move.bot)
                if thought is None or thought[0] != key:
                    think = self.pace.think
                    option = await self.bots.choose(game, move.bot, *asked, think)
                    thought = (key, game.verbs.phrase(option))
                phrase = thought[1]
            if await self._disturbed(table, move, phrase):
                continue
            async with table.lock:
                if not table.needs_reload and table.next_move() == move:
                    await self._play_move(table, move, phrase)
            self.publish(table)

    async def _left_to_others(self, table: OpenTable) -> bool:
        """Where another worker gave the last answer, it goes on, unless it is silent for long; True if it was not."""
        if not self.store.postgres or table.wrote == table.key:
            return False
        if table.noticed[0] != table.key:
            table.noticed = (table.key, time.time())
        return await self._stirred(table, table.noticed[1] + self.patience)

    async def _disturbed(self, table: OpenTable, move: NextMove, phrase: str | None) -> bool:
        """Wait until it is time; True if something changed meanwhile."""
        due = move.due
        clock = table.clock()
        if move.bot is not None and clock is not None and phrase is not None and declines(table.session, phrase):
            due = max(due, clock.until)
        return await self._stirred(table, due)

    async def _stirred(self, table: OpenTable, until: float) -> bool:
        """Wait until then; True if something changed meanwhile."""
        delay = until - time.time()
        if delay <= 0:
            return False
        try:
            async with asyncio.timeout(delay):
                await table.stirred.wait()
        except TimeoutError:
            return False
        return True

    async def _play_move(self, table: OpenTable, move: NextMove, phrase: str | None) -> None:
        """Do what was planned. If another worker was quicker, that is as good."""
        session = table.session
        assert session is not None  # there was a move
        try:
            if phrase is None:
                before = len(session.record.answers)
                session.roll()
                await self._write(table, session, before)
            else:
                await self._take(table, session, move.seat, lambda: session.answer(move.seat, phrase))
        except Refused as refused:
            log.info("a move came too late", extra={"table": table.id, "code": refused.code})
        except IntrigueError:
            table.needs_reload = True
            raise
