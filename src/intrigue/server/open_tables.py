"""All tables that somebody looks at: how they are opened, answered, shown and dropped.

An answer is written down first and shown afterwards, so that nothing anybody has seen can be lost. What is in memory
is only ever made from what is stored: after any doubt it is made anew.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from contextlib import nullcontext
from hashlib import blake2b
from typing import Any, Final

from intrigue.bots.protocol import stand_in
from intrigue.kernel.game import Game
from intrigue.kernel.record import Answer
from intrigue.server import metrics, wire
from intrigue.server.bot_pool import BotPool
from intrigue.server.driver import Driver
from intrigue.server.faults import DatabaseFault
from intrigue.server.helpers import Helper
from intrigue.server.keeping import InForce, Keeping
from intrigue.server.limits import Allowance
from intrigue.server.models import LOST, PROGRAM
from intrigue.server.programs import Program
from intrigue.server.replay import Refused, declines, rebuild, refusing, summary
from intrigue.server.store import Stale, StateRow, Store
from intrigue.server.table import COME_ANEW, UNATTENDED, OpenTable, Pace
from intrigue.session import Session

log = logging.getLogger("intrigue.server")

HEARTBEAT: Final = 15.0
"""Seconds between two rounds through all tables."""
TRY_AGAIN: Final = 1.0
"""Seconds after which it is tried again whether anything can be written."""
TAKEN_UP: Final = 200
"""How many games that wait for dice or a clock are taken up when the server starts; the others wait for a guest."""
LAST_ORDERS: Final = 1.0
"""Seconds that unfinished work gets when the server stops."""
AT_ONCE: Final = 10
"""Tables whose views are written down together."""
COMING_AND_GOING: Final = 2.0
"""Seconds between two times that it is written down who has come and gone."""
BREATH: Final = 0.05
"""Seconds between two such transactions: answers go first."""
AT_IT: Final = 5.0
"""Seconds for which whoever has asked for a table without listening to it may still be at it."""
PAST: Final = 8
"""Looks back at a table that are remembered until something changes."""
GO_TO_TRIES: Final = 5
"""How often a guided game is led somewhere before it is said that it cannot be: bots go on there, too."""
LONG: Final = 1_000
"""Answers of a game whose replaying keeps nobody waiting but those who want another long game."""


class OpenTables:
    """All tables that somebody looks at, and what drives them."""

    def __init__(self, store: Store, bots: BotPool, games: Mapping[str, Game], pace: Pace) -> None:
        self.store = store
        self.bots = bots
        self.games = games
        self.pace = pace
        self.patience = pace.patience * random.uniform(1, 2)
        """How long we leave it to another worker to go on: not as long as anybody else does."""
        self.in_force = InForce(Keeping())
        """For how long tables are kept at which nobody plays any more."""
        self.open: dict[str, OpenTable] = {}
        self._secret = secrets.token_bytes(16)
        self._opening: dict[str, asyncio.Task[OpenTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = asyncio.Event()
        self._came_or_went: dict[tuple[str, int], tuple[bool, float]] = {}
        """Who has come or gone, and when, by table and seat, as far as it is not written down yet."""
        self._short, self._long, self._past = Helper("opening"), Helper("opening long games"), Helper("looking back")
        self._considering = Helper("considering")
        self.boxes = Helper("box files")
        self._driver = Driver(self)
        store.faults.changed.append(self._fault_changed)

    def later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do it beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, DatabaseFault):  # the store has spoken of that
            log.error("a task failed", exc_info=error)

    async def close(self) -> None:
        """Stop everything; what counts is in the database. Work that is nearly done may end."""
        self.closing.set()
        for table in self.open.values():
            table.stirred.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_ORDERS)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for helper in (self._short, self._long, self._past, self._considering, self.boxes):
            helper.close()
        try:
            await self._write_presence()
            await self._keep(0.0)
        except DatabaseFault:
            log.warning("what was seen last could not be kept")

    # ------------------------------------------------------------ opening and dropping

    async def get(self, table: str, allowance: Allowance | None = None) -> OpenTable:
        """The table, opened if it was not, at the expense of whoever wants it; raises Refused if there is none."""
        found = self.open.get(table) or await self._opened(table, allowance)
        if found is None:
            raise Refused("not-found", "there is no such table")
        if allowance is not None and (found.household is None or found.owned_by(allowance.guest)):
            # Others may read what thinkers elsewhere are asked: no address stands there.
            found.household = blake2b(allowance.address.encode(), key=self._secret, digest_size=16).hexdigest()
        waited = not found.attended()
        found.touched = time.monotonic()
        if waited:
            self.wake_driver(found)  # its bots have waited for somebody
        return found

    async def _opened(self, table: str, allowance: Allowance | None) -> OpenTable | None:
        """Open it; whoever comes while it is being opened waits for the same one."""
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = self.later(self._open(table, allowance))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, name: str, allowance: Allowance | None) -> OpenTable | None:
        async with allowance.opening if allowance else nullcontext():
            whole = await self.store.whole(name)
            if whole is None:
                return None
            replaying = self._long if len(whole.answers) > LONG else self._short
            table, milliseconds = await replaying.timed(OpenTable, whole, self.games, self.pace)
        table.in_force = self.in_force
        if allowance is not None:
            allowance.owe(milliseconds)
        if table.frozen:
            table.kept = await self.store.kept(name)
        table.fault = self.store.faults.kind
        self.open[name] = table
        self.publish(table)
        return table

    async def take_up(self) -> None:
        """Go on with the games that wait for dice or a clock only. Bots wait until somebody comes."""
        for name in await self.store.games_to_drive(TAKEN_UP):
            if not self.closing.is_set() and name not in self.open:
                await self._opened(name, None)

    async def sweep(self) -> None:
        """From time to time: say who is here, keep what is seen, go on where something failed, drop what is idle."""
        while not await self.closes(HEARTBEAT):
            try:
                await self._say_who_is_here()
                await self._keep(BREATH)
            except DatabaseFault:
                pass  # the store has spoken of that; the next round does it
            for table in list(self.open.values()):
                if not table.attended():
                    table.stirred.set()  # a bot that waits for its turn there leaves the queue
                if table.needs_reload:
                    self.later(self.refresh(table.id))
                elif (move := table.next_move()) is not None and table.wants(move):
                    self.wake_driver(table)
            self.drop_idle()

    def drop_idle(self) -> None:
        """Forget the tables that nobody has looked at for a while, and where nothing goes on."""
        for table in list(self.open.values()):
            self._let_go(table, UNATTENDED)

    def _let_go(self, table: OpenTable, after: float) -> bool:
        """Forget a table for which nobody has asked for so long, unless somebody listens or something goes on."""
        idle = table.driver is None or table.driver.done()
        lately = max(table.opened, table.touched) > time.monotonic() - after
        if lately or table.listeners or not idle or table.lock.locked():
            return False
        del self.open[table.id]
        return True

    async def recover(self) -> None:
        """While nothing can be written, or that is in doubt: try again every moment whether it works."""
        while not await self.closes(TRY_AGAIN):
            if self.store.faults.kind is not None or self.store.faults.doubtful:
                try:
                    await self.store.try_writing()
                except DatabaseFault:
                    continue
                except Exception:  # whatever it is: who never tries again never goes on
                    log.exception("it could not be tried whether anything can be written")

    def _fault_changed(self) -> None:
        """Everybody is told that nothing can be written, or that it works again: then all games go on."""
        for table in self.open.values():
            table.fault = self.store.faults.kind
            table.changed()
            if table.needs_reload:
                self.later(self.refresh(table.id))
            else:
                self.wake_driver(table)

    async def closes(self, within: float) -> bool:
        """Wait; True as soon as the server stops."""
        try:
            async with asyncio.timeout(within):
                return await self.closing.wait()
        except TimeoutError:
            return False

    def came_or_went(self, table: OpenTable, guest: str | None) -> None:
        """Somebody has opened a connection or closed one: the others see whether they are there.

        It is written down a little later: whoever comes and goes all the time is not worth a transaction each time.
        """
        changed = table.come_or_go(guest)
        self._came_or_went |= {(table.id, place.seat): (place.here, place.seen) for place in changed}
        if changed:
            self.publish(table)

    async def write_presence(self) -> None:
        """From time to time: write down who has come and gone."""
        while not await self.closes(COMING_AND_GOING):
            try:
                await self._write_presence()
            except DatabaseFault:
                continue  # the store has spoken of that

    async def _write_presence(self) -> None:
        changed = dict(self._came_or_went)
        if changed:
            await self.store.seen(changed)
        for place, said in changed.items():  # known until it is written: whoever reads the table meanwhile sees it
            if self._came_or_went[place] == said:
                del self._came_or_went[place]

    async def _say_who_is_here(self) -> None:
        """Tell the other workers, and hear it from them. With SQLite there are none."""
        if not self.store.postgres or not self.open:
            return
        now = time.time()
        here = {(table.id, seat): (True, now) for table in self.open.values() for seat in table.present()}
        if here:
            await self.store.seen(here, wake=False)
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
                    if name in self.open:  # it may have been removed meanwhile
                        self.open[name].saved = (state.n, state.epoch)
                await asyncio.sleep(breath)

    # ------------------------------------------------------------ what has changed

    def publish(self, table: OpenTable) -> None:
        """Something changed: listeners get a page, and dice and bots go on if it is their turn."""
        table.changed()
        self.wake_driver(table)

    def dismiss(self, guest: str | None) -> None:
        """This guest has to come anew, with a cookie that counts; None: everybody who came with one."""
        for table in self.open.values():
            for listener in table.listeners:
                if listener.guest is not None and guest in (None, listener.guest):
                    listener.dismiss(COME_ANEW)

    def wake_driver(self, table: OpenTable) -> None:
        """Dice and bots go on if it is their turn, nobody is at it yet, and what they do can be stored."""
        idle = table.driver is None or table.driver.done()
        if self.store.faults.kind is None and idle and (table.needs_reload or table.next_move() is not None):
            table.driver = self.later(self._driver.drive(table))

    async def claim(self, name: str, allowance: Allowance | None = None) -> None:
        """Something new was done to this table through us, so we are the ones who go on with it."""
        table = await self.get(name, allowance)
        async with table.lock:
            await self.sync(table)
            table.wrote = table.key
        self.publish(table)

    def woken(self, news: str | None) -> None:
        """A game changed, perhaps elsewhere: `ID`. None: perhaps all did.

        `ID N EPOCH`: it only went on so far. `ID SEAT`: somebody has a wish, which is for their eyes alone.
        """
        if news is None:
            for table in list(self.open.values()):
                self._follow(table)
            return
        name, *more = news.split()
        found = self.open.get(name)
        if found is None:
            return
        if len(more) == 1:
            self.later(self._hear_wish(name, int(more[0])))
        elif not self._known(found, more):
            self._follow(found, more)

    def _follow(self, table: OpenTable, so_far: Sequence[str] = ()) -> None:
        """It went on elsewhere. Where nobody listens to it here, to follow it would be work for nobody."""
        if not self._let_go(table, AT_IT):
            self.later(self.refresh(table.id, so_far))

    async def refresh(self, name: str, so_far: Sequence[str] = ()) -> None:
        """Go on to what is stored, if the table is open; perhaps that is our own doing, and we are there already."""
        table = self.open.get(name)
        if table is None:
            return
        async with table.lock:
            if self._known(table, so_far):
                return
            await self.sync(table, seats=not so_far)
        self.publish(table)

    async def catch_up(self, table: OpenTable) -> None:
        """Wait for what is being stored, and go on to it."""
        if table.needs_reload:
            async with table.lock:
                await self._catch_up(table)

    async def _catch_up(self, table: OpenTable) -> None:
        """Go on to what is stored, after any doubt; where that cannot be read, what is in memory is shown."""
        try:
            if table.needs_reload:
                await self.sync(table)
        except DatabaseFault:
            if table.unstored:
                raise

    def _known(self, table: OpenTable, so_far: Sequence[str]) -> bool:
        """Are we where the game went on to?"""
        if not so_far or table.needs_reload:
            return False
        n, epoch = map(int, so_far)
        return table.row.epoch == epoch and table.row.n >= n

    async def sync(self, table: OpenTable, seats: bool = True) -> None:
        """Go on to what is stored; `seats`: it may have changed who sits where, too."""
        known = 0 if table.needs_reload or table.frozen else table.row.n
        whole = await self.store.whole(table.id, known, table.row.epoch, None if seats else table.seats)
        if whole is None:
            self.open.pop(table.id, None)
            table.delete()
            return
        before = table.key
        rebuilt = None
        if whole.first == 0 and len(whole.answers) > LONG:
            rebuilt = await self._long.run(rebuild, whole.row, whole.answers, table.box_file, self.games)
        table.take_over(whole, rebuilt)
        table.see(self._came_or_went)
        if table.frozen:
            table.kept = await self.store.kept(table.id)
        if table.key != before:  # whoever wrote that will find that we know it already
            table.changed()

    # ------------------------------------------------------------ the past

    async def look_back(
        self, table: OpenTable, key: Hashable, make: Callable[[Session], bytes], allowance: Allowance
    ) -> bytes:
        """Something that was, as it is sent, at the expense of whoever asks for it.

        It is remembered for a while, by a name for what is asked and who asks.
        """
        if key in table.past_pages and not table.needs_reload:
            return table.past_pages[key]
        async with self._past.turn(allowance), table.lock:
            await self._catch_up(table)
            if table.session is None:
                raise Refused("frozen", table.frozen or "unknown-game")
            known = table.past_pages
            if key not in known:
                made, milliseconds = await self._past.timed(make, table.session)
                allowance.owe(milliseconds)
                if known is not table.past_pages:  # something has changed meanwhile
                    return made
                if len(known) >= PAST:
                    del known[next(iter(known))]
                known[key] = made
            return known[key]

    # ------------------------------------------------------------ answers

    async def answer(self, table: OpenTable, seat: int, message: wire.Answer) -> None:
        """A person answers. When this returns, the answer is stored; if it raises Refused, nothing has changed."""
        async with table.lock:
            session = await self._asked(table, seat, message.n, message.epoch)
            if self._passes(table, session, seat, message.phrase):
                self._note_pass(table, seat)
                return
            await self.take(table, session, seat, lambda: session.answer(seat, message.phrase))
        self.publish(table)

    async def commit(self, table: OpenTable, seat: int, message: wire.Commit) -> None:
        """A person carries an action out. When this returns, all of it is stored; else nothing has changed."""
        async with table.lock:
            session = await self._asked(table, seat, message.n, message.epoch)
            if len(message.draft) == 1 and self._passes(table, session, seat, message.draft[0]):
                self._note_pass(table, seat)
                return
            await self.take(table, session, seat, lambda: session.commit(seat, message.draft))
        self.publish(table)

    async def consider(
        self, table: OpenTable, seat: int, message: wire.Consider, allowance: Allowance
    ) -> wire.ConsideredDraft:
        """What the rules say to an action that a person has in mind, at their expense; raises Refused.

        Nothing is stored. A draft can be made to keep the rules busy for long: nobody else waits for that.
        """
        async with self._considering.turn(allowance), table.lock:
            session = await self._asked(table, seat, message.n, message.epoch)
            with refusing():
                told, milliseconds = await self._considering.timed(session.consider, seat, message.draft)
            allowance.owe(milliseconds)
            return wire.ConsideredDraft(message.id, *table.key, told)

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
            await self.sync(table)
        if table.frozen or table.session is None:
            raise Refused("frozen", table.frozen or "unknown-game")
        return table.session

    def _passes(self, table: OpenTable, session: Session, seat: int, phrase: str) -> bool:
        """Is this a pass in a window with a clock? It counts when the clock ends, as everybody's does."""
        ends = table.window_ends()
        if ends is None or ends <= time.monotonic():
            return False
        return session.asked == seat and declines(session, phrase)

    def _note_pass(self, table: OpenTable, seat: int) -> None:
        """This seat has passed before the clock ends: they alone see that their answer has come."""
        table.passed = table.key
        table.changed_for(lambda listener: listener.viewer == seat)

    async def take(self, table: OpenTable, session: Session, seat: int, give: Callable[[], None]) -> None:
        """Let a seat answer and write it down, the dice that follow with it unless they wait."""
        self.store.faults.check()
        before = len(session.record.answers)
        with refusing():
            give()
        waits = table.by_person(seat) and not table.alone(seat) and session.can_take_back(seat)
        if not waits or self.pace.grace <= 0:
            session.roll()
        await self.write(table, session, before)

    async def write(self, table: OpenTable, session: Session, before: int) -> None:
        """Store what was answered since. Whatever goes wrong: what is in memory is then as it was before.

        It may have been stored all the same, if the database was lost at that very moment: so it is looked up again.
        """
        table.needs_reload = table.unstored = True
        try:
            given = session.record.answers[before:]
            table.row = await self.store.append(table.row, given, summary(session), time.time())
        except Stale as error:
            await self.sync(table)
            raise Refused("stale-answer", "somebody else was quicker") from error
        except BaseException:
            table.session, table.unstored = session.at(before), False
            self.later(self.refresh(table.id))
            raise
        table.needs_reload = table.unstored = False
        table.wrote = table.key
        for answer in given:
            metrics.ANSWERS.add(table.row.game, table.kind(answer.seat))

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
            await self._go_back(table, shorter, table.with_taken_back(seat, len(shorter.table.log)))
            metrics.TAKE_BACKS.add(table.row.game)
        self.publish(table)

    async def _go_back(self, table: OpenTable, shorter: Session, taken_back: str) -> None:
        """Keep so many answers as this session has, which stood here once; and who has taken something back so far."""
        keep = len(shorter.record.answers)
        try:
            table.row = await self.store.truncate(table.row, keep, summary(shorter), time.time(), taken_back)
        except Stale as error:
            await self.sync(table)
            raise Refused("stale-answer", "somebody else was quicker") from error
        except DatabaseFault:
            table.needs_reload = True  # it may have been stored all the same
            raise
        for listener in table.listeners:
            listener.told = min(listener.told, len(shorter.table.log))
        table.session = shorter
        table.wrote = table.key

    async def go_to(self, table: OpenTable, given: Sequence[Answer]) -> None:
        """A guided game goes on from where these answers lead, whatever has been played here.

        Bots may go on meanwhile, with another worker; then it is tried again, for what is wanted stays the same.
        """
        for again in reversed(range(GO_TO_TRIES)):
            try:
                async with table.lock:
                    await self._lead(table, given)
            except Refused as refused:
                if refused.code != "stale-answer" or not again:
                    raise
            else:
                break
        self.publish(table)

    async def _lead(self, table: OpenTable, given: Sequence[Answer]) -> None:
        """Take back what is not the beginning of these answers, and give the rest of them."""
        session = await self._now(table, table.row.n, table.row.epoch)
        keep = 0
        while keep < min(len(given), table.row.n) and session.record.answers[keep] == given[keep]:
            keep += 1
        if keep < table.row.n:
            session = session.at(keep)
            await self._go_back(table, session, table.row.taken_back)
        if keep < len(given):
            for answer in given[keep:]:
                session.follow(answer)
            await self.write(table, session, keep)

    # ------------------------------------------------------------ programs

    async def seat_program(self, table: OpenTable, seat: int | None, guest: str | None) -> Program:
        """From now on a program of its guest's plays at this seat; raises Refused where that is not possible."""
        if seat is None:
            raise Refused("not-yours", "a program plays at a seat of its own; join by a link first")
        async with table.lock:
            await self._catch_up(table)
            if table.frozen or table.session is None:
                raise Refused("frozen", table.frozen or "unknown-game")
            if table.row.over:
                raise Refused("game-over", "the game is over")
            if table.seats[seat].bot is None:
                await self.store.hand_over(table.id, seat, None, PROGRAM)
                await self.sync(table)
                table.changed()
            if table.seats[seat].guest != guest or table.seats[seat].bot != PROGRAM:
                raise Refused("not-yours", "a bot plays at this seat")
            return Program(seat, guest, table.session)

    def hear_program(self, table: OpenTable, program: Program, line: bytes) -> None:
        """A program answers; its answer counts when a bot's would. Raises OutsideFault if it is none."""
        phrase = program.hear(line)
        if phrase is not None and program.position == table.key:
            table.thought = (table.key, PROGRAM, phrase)
            table.stirred.set()
            self.wake_driver(table)

    async def lose_seat(self, table: OpenTable, seat: int, why: str, at: tuple[int, int] | None = None) -> None:
        """A bot of ours plays on for a program, for the rest of the game; `at`: unless the game has gone on."""
        async with table.lock:
            if table.session is None or table.seats[seat].bot != PROGRAM:
                return
            bot = stand_in(table.session.game)
            lost = await self.store.hand_over(table.id, seat, PROGRAM, bot, at, guest=LOST)
            await self.sync(table)
            if lost:
                table.wrote = table.key  # so we go on
                log.info("a program lost its seat", extra={"table": table.id, "bot": bot})
                program = table.programs.get(seat)
                if program is not None:
                    program.fault = why
        self.publish(table)

    # ------------------------------------------------------------ wishes

    async def settings(self, table: OpenTable, seat: int, message: wire.Settings) -> None:
        """A player's wishes."""
        async with table.lock:
            if message.pass_for_me is not None:
                if message.pass_for_me != table.seats[seat].pass_for_me:
                    await self.store.wish(table.id, seat, message.pass_for_me)
                    await self.sync(table)
                self._show_wish(table, seat)
            if message.go_on and table.session is not None:
                given = table.session.record.answers
                if given and given[-1].seat == seat:
                    table.going_on = table.key
                    # The player is connected here, so the game goes on here.
                    table.wrote = table.key
        table.stirred.set()
        self.wake_driver(table)  # nobody else sees a difference yet

    def _show_wish(self, table: OpenTable, seat: int) -> None:
        """The player sees what they wished for: a wish is nobody else's business."""
        table.changed_for(lambda listener: listener.guest == table.seats[seat].guest)

    async def _hear_wish(self, name: str, seat: int) -> None:
        """A player has a wish, perhaps through another worker; our own we know."""
        table = self.open.get(name)
        if table is None:
            return
        async with table.lock:
            known = table.seats[seat].pass_for_me
            await self.sync(table)
            if table.seats[seat].pass_for_me == known:
                return
            self._show_wish(table, seat)
        table.stirred.set()
        self.wake_driver(table)
