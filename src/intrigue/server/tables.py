"""Open tables: sessions as caches of what the database holds.

An answer is written down first and shown afterwards, so that nothing anybody has seen can be lost. What is in memory
is only ever made from what is stored: after any doubt it is made anew.

Who waits for whom. Dice and bots go on by themselves, with one exception: after an answer that can be taken back, where
somebody else plays at the table, they wait for a fixed time (`grace`), or until the player says `go on`.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
import tomllib
from collections.abc import Coroutine, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from intrigue.i18n.catalogue import folder_of
from intrigue.kernel.errors import GameOver, IllegalAnswer, IntrigueError, WrongSeat
from intrigue.kernel.event import Event, Opened, Secret, Telling
from intrigue.kernel.game import Game
from intrigue.kernel.record import Answer
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import pick
from intrigue.kernel.table import CHANCE
from intrigue.kernel.window import Window
from intrigue.server import wire
from intrigue.server.hub import Listener
from intrigue.server.store import GameRow, SeatRow, Stale, Store, Summary, Whole
from intrigue.server.thinking import Thinker
from intrigue.session import Session

log = logging.getLogger("intrigue.server")

ABSENT: Final = 45.0
"""Seconds without a sign after which a player is taken to be away."""
HEARTBEAT: Final = 15.0
FORGOTTEN: Final = 60.0
"""Seconds after which a table to which nobody listens is dropped from memory."""
WINDOW: Final = 5.0
"""Seconds that a window stays open for who lets the clock pass for him, where the table has no pace."""


class Refused(Exception):
    """Something that the rules of the table do not allow; nothing was changed."""

    def __init__(self, code: wire.ErrorCode, details: str) -> None:
        super().__init__(details)
        self.code: wire.ErrorCode = code
        self.details = details


class Pace(Struct, frozen=True):
    """How long things take, in seconds."""

    think: float = 0.5
    """A bot's answer comes after this time, whatever it has to choose from."""
    grace: float = 3.0
    """How long dice and bots wait for a take-back."""
    patience: float = 2.0
    """How long a worker leaves it to another one, which gave the last answer, to go on."""


class Plan(Struct, frozen=True):
    """What the house does next, and when."""

    n: int
    epoch: int
    seat: int
    due: float
    bot: str | None = None
    phrase: str | None = None


# ---------------------------------------------------------------- from rows to sessions and back


def fingerprint(game: Game) -> str:
    """What the numbers in the game's folder are, comments and layout apart."""
    return _fingerprint(folder_of(game))


@cache
def _fingerprint(folder: str) -> str:
    place = files("intrigue").joinpath(*folder.split("/"))
    tables = {}
    if place.is_dir():
        for file in place.iterdir():
            if file.name.endswith(".toml"):
                tables[file.name] = tomllib.loads(file.read_text(encoding="utf-8"))
    return hashlib.sha256(msgspec.json.encode(tables, order="deterministic")).hexdigest()


def rebuild(row: GameRow, given: list[Answer], games: Mapping[str, Game]) -> tuple[Session | None, str | None]:
    """The session that the stored answers lead to, as far as they do, and why it cannot go on if it cannot."""
    game = games.get(row.game)
    if game is None:
        return None, "unknown-game"
    frozen = None
    if row.rules != game.rules:
        frozen = "rules-changed"
    elif row.cards != fingerprint(game):
        frozen = "cards-changed"
    session: Session | None = None
    done = 0
    try:
        session = Session(game, row.places, msgspec.json.decode(row.options, type=dict[str, str]))
        for answer in given:
            follow(session, answer)
            done += 1
    except Exception as error:  # a fault of any kind here must not reach another table
        log.warning("a game does not replay", extra={"table": row.id, "n": done, "fault": type(error).__name__})
        if session is None:
            return None, frozen or "does-not-replay"
        good, _ = rebuild(row, given[:done], games)
        return good, frozen or "does-not-replay"
    return session, frozen


def follow(session: Session, answer: Answer) -> None:
    """Take over a stored answer; raises if it is not one that could be given here."""
    if not session.table.agenda:
        raise GameOver("the game is over before this answer")
    if session.table.agenda[-1].seat != answer.seat:
        raise WrongSeat("somebody else is asked")
    session.take(answer.seat, session.game.verbs.option(answer.phrase))


def answer(session: Session, seat: int, phrase: str) -> None:
    """A seat answers; raises Refused, and changes nothing, where the session does not take it."""
    try:
        session.answer(seat, phrase)
    except GameOver as error:
        raise Refused("game-over", str(error)) from error
    except WrongSeat as error:
        raise Refused("wrong-seat", str(error)) from error
    except IllegalAnswer as error:
        raise Refused("illegal-answer", str(error)) from error


def roll(session: Session) -> None:
    """Let chance answer until a seat is asked. Every roll has a fresh seed: no row of them tells the next one."""
    while session.table.agenda and session.table.agenda[-1].seat == CHANCE:
        session.take(int(CHANCE), int(pick(session.table, Rng(secrets.randbits(64)))))


def summary(session: Session) -> Summary:
    """What lists show of it."""
    agenda = session.table.agenda
    turn = getattr(session.table, "round", None)
    return Summary(
        asked=int(agenda[-1].seat) if agenda else None,
        over=not agenda,
        scores=session.record.scores,
        round=None if turn is None else int(turn),
    )


def declines(session: Session | None, phrase: str) -> bool:
    """Is this a pass in the window that is open?"""
    if session is None or not session.table.agenda:
        return False
    step = session.table.agenda[-1]
    said = " ".join(phrase.lower().split())
    return isinstance(step, Window) and session.game.verbs.phrase(int(step.declined())) == said


def question_of(session: Session, viewer: int | None) -> wire.Question | None:
    """The open question, for the seat that is asked."""
    asked = session.question
    if asked is None or viewer is None or asked.seat != viewer:
        return None
    phrases = tuple(session.game.verbs.phrase(option) for option in asked.options)
    return wire.Question(asked.seat, asked.prompt, asked.about, phrases)


def page_of(
    session: Session,
    viewer: int | None,
    since: int = 0,
    *,
    epoch: int = 0,
    seats: tuple[wire.SeatInfo, ...] = (),
    frozen: str | None = None,
    take_back: bool = False,
    asks: bool = True,
    clock: wire.Clock | None = None,
    rematch: str | None = None,
) -> wire.Page:
    """What one viewer is sent. Everything that depends on secrets comes from the session's own page."""
    page = session.page(viewer, since)
    return wire.Page(
        n=page.n,
        epoch=epoch,
        view=page.view,
        question=question_of(session, viewer) if asks and frozen is None else None,
        asked=page.asked,
        story=page.story,
        since=since,
        told=since + len(page.story),
        seats=seats,
        take_back=take_back,
        over=page.asked is None,
        frozen=frozen,
        scores=session.record.scores,
        clock=clock,
        rematch=rematch,
    )


def all_told(event: Event) -> Telling:
    """An event with nothing hidden."""
    return Telling(
        event.kind,
        {name: arg.value if isinstance(arg, Secret | Opened) else arg for name, arg in event.args.items()},
    )


def same_beginning(one: list[Event], other: list[Event]) -> int:
    """How many events two stories begin with alike."""
    n = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        n += 1
    return n


# ---------------------------------------------------------------- one table


class OpenTable:
    """A table that somebody looks at."""

    def __init__(self, whole: Whole, games: Mapping[str, Game], pace: Pace) -> None:
        self.id = whole.row.id
        self.games = games
        self.pace = pace
        self.lock = asyncio.Lock()
        """Held while what is in memory may not yet be in the database."""
        self.doubtful = False
        """What is in memory may not be what is stored."""
        self.row = whole.row
        self.seats = whole.seats
        self.session, self.frozen = rebuild(whole.row, whole.answers, games)
        self.listeners: set[Listener] = set()
        self.stirred = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.wrote: tuple[int, int] | None = None
        """The last position that this worker brought about."""
        self.going_on: tuple[int, int] | None = None
        """The position in which the last player gave up taking back."""
        self.passed: tuple[int, int] | None = None
        """The position in which the seat that is asked has passed, which counts when the clock ends."""
        self.touched = time.monotonic()

    @property
    def key(self) -> tuple[int, int]:
        """The position: how many answers there are, and how often some were taken back."""
        return self.row.n, self.row.epoch

    def take_over(self, whole: Whole) -> None:
        """Go on to what is stored now."""
        old = self.session
        self.seats = whole.seats
        if whole.first == 0 or whole.first != self.row.n or self.doubtful or self.frozen or old is None:
            self.session, self.frozen = rebuild(whole.row, whole.answers, self.games)
            if old is not None and self.session is not None and whole.row.epoch != self.row.epoch:
                alike = same_beginning(old.table.log, self.session.table.log)
                for listener in self.listeners:
                    listener.told = min(listener.told, alike)
        else:
            try:
                for answer in whole.answers:
                    follow(old, answer)
            except Exception:
                log.exception("a stored answer does not fit", extra={"table": self.id})
                self.frozen = "does-not-replay"
        self.row = whole.row
        self.doubtful = False

    # ------------------------------------------------------------ who may do what

    @property
    def started(self) -> bool:
        """Has everybody come?"""
        return all(place.guest is not None or place.bot is not None for place in self.seats)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest, those that a bot keeps for him too."""
        return tuple(place.seat for place in self.seats if guest is not None and place.guest == guest)

    def by_person(self, seat: int) -> bool:
        """Does a person play here now?"""
        return 0 <= seat < len(self.seats) and self.seats[seat].bot is None

    def alone(self, seat: int) -> bool:
        """Are all the others bots? Who may come back to a bot's seat is somebody."""
        return all(place.guest is None and place.bot is not None for place in self.seats if place.seat != seat)

    def may_watch(self, guest: str | None) -> bool:
        """May he see the public view?"""
        return self.row.spectators or bool(self.seats_of(guest))

    def last_own(self, seat: int) -> int | None:
        """The number of the seat's last answer."""
        assert self.session is not None
        given = self.session.record.answers
        return next((n for n in range(len(given) - 1, -1, -1) if given[n].seat == seat), None)

    def can_take_back(self, seat: int | None) -> bool:
        """Against bots alone always; else as long as nobody learned anything. What is over is over."""
        if seat is None or self.session is None or self.frozen or not self.by_person(seat):
            return False
        if not self.session.table.agenda:
            return False
        if self.alone(seat):
            return self.last_own(seat) is not None
        return self.session.can_take_back(seat)

    def held(self) -> bool:
        """Do dice and bots wait, because the last answer may yet be taken back?"""
        assert self.session is not None
        if not self.session.record.answers or self.going_on == self.key:
            return False
        seat = self.session.record.answers[-1].seat
        return self.by_person(seat) and not self.alone(seat) and self.session.can_take_back(seat)

    def clock(self) -> wire.Clock | None:
        """The clock of the window that is open: by the table's pace or the seat's wish, never by who holds what."""
        if self.session is None or self.frozen or not self.started or not self.session.table.agenda:
            return None
        step = self.session.table.agenda[-1]
        if not isinstance(step, Window):
            return None
        place = self.seats[int(step.seat)]
        seconds = self.row.pace or (WINDOW if place.pass_for_me else None)
        return None if seconds is None else wire.Clock(self.row.updated + seconds, seconds)

    def plan(self) -> Plan | None:
        """What the house does next; None while a person is waited for."""
        if self.session is None or self.frozen or not self.started or not self.session.table.agenda:
            return None
        step = self.session.table.agenda[-1]
        seat = int(step.seat)
        due = self.row.updated + (self.pace.grace if self.held() else 0.0)
        if seat == CHANCE:
            return Plan(*self.key, seat, due)
        if self.seats[seat].bot is not None:
            return Plan(*self.key, seat, max(due, self.row.updated + self.pace.think), self.seats[seat].bot)
        clock = self.clock()
        if clock is not None and isinstance(step, Window):
            return Plan(*self.key, seat, clock.until, phrase=self.session.game.verbs.phrase(int(step.declined())))
        return None

    # ------------------------------------------------------------ what leaves

    def seat_infos(self, guest: str | None) -> tuple[wire.SeatInfo, ...]:
        """Who sits where."""
        return seat_infos(self.seats, guest, self.present())

    def present(self) -> set[int]:
        """The seats of those who are connected to this worker."""
        here = {listener.guest for listener in self.listeners}
        return {place.seat for place in self.seats if place.guest is not None and place.guest in here}

    def page(self, viewer: int | None, guest: str | None, since: int) -> wire.Page:
        """The page as it is now."""
        seats = self.seat_infos(guest)
        if self.session is None:
            return wire.Page(
                self.row.n, self.row.epoch, None, None, None, (), 0, 0, seats, False, self.row.over, self.frozen, None
            )
        since = since if since <= len(self.session.table.log) else 0
        return page_of(
            self.session,
            viewer,
            since,
            epoch=self.row.epoch,
            seats=seats,
            frozen=self.frozen,
            take_back=self.can_take_back(viewer),
            asks=self.started and self.passed != self.key,
            clock=self.clock(),
            rematch=self.row.rematch,
        )


def seat_infos(seats: list[SeatRow], guest: str | None, here: set[int]) -> tuple[wire.SeatInfo, ...]:
    """Who sits where, and who is there."""
    lately = time.time() - ABSENT
    return tuple(
        wire.SeatInfo(
            name=place.name,
            kind="bot" if place.bot else "person" if place.guest else "open",
            bot=place.bot,
            present=place.bot is not None or place.seat in here or place.seen > lately,
            mine=guest is not None and place.guest == guest,
            stands_in=place.bot is not None and place.guest is not None,
            votes=place.votes,
        )
        for place in seats
    )


# ---------------------------------------------------------------- all tables


class Tables:
    """All tables that somebody looks at, and the house that rolls the dice and lets the bots play."""

    def __init__(self, store: Store, thinker: Thinker, games: Mapping[str, Game], pace: Pace) -> None:
        self.store = store
        self.thinker = thinker
        self.games = games
        self.pace = pace
        self.open: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

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
        """Stop everything; what counts is in the database."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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

    async def _open(self, table: str) -> OpenTable | None:
        whole = await self.store.whole(table)
        if whole is None:
            return None
        self.open[table] = await asyncio.to_thread(OpenTable, whole, self.games, self.pace)
        self.stir(self.open[table])
        return self.open[table]

    def stir(self, table: OpenTable) -> None:
        """Something changed: listeners get a page, and the house looks whether it has something to do."""
        for listener in table.listeners:
            listener.wake.set()
        table.stirred.set()
        self.nudge(table)

    def nudge(self, table: OpenTable) -> None:
        """The house looks whether it has something to do, if it is not at it."""
        if table.driver is None or table.driver.done():
            table.driver = self.later(self._drive(table))

    async def claim(self, name: str) -> None:
        """Something new was done to this table through us, so we are the ones who go on with it."""
        table = await self.get(name)
        async with table.lock:
            await self._sync(table)
            table.wrote = table.key
        self.stir(table)

    async def refresh(self, news: str | None) -> None:
        """A game changed, perhaps elsewhere: `ID`, or `ID N EPOCH` if it only went on so far. None: perhaps all did."""
        if news is None:
            for each in list(self.open):
                await self.refresh(each)
            return
        name, *so_far = news.split()
        table = self.open.get(name)
        if table is None:
            return
        async with table.lock:
            if so_far and not table.doubtful:
                n, epoch = map(int, so_far)
                if table.row.epoch == epoch and table.row.n >= n:
                    return  # it was our own doing
            await self._sync(table)
        self.stir(table)

    async def _sync(self, table: OpenTable) -> None:
        known = 0 if table.doubtful or table.frozen else table.row.n
        whole = await self.store.whole(table.id, known, table.row.epoch)
        if whole is not None:
            table.take_over(whole)

    async def sweep(self) -> None:
        """Drop what nobody looks at, and say who is there; from time to time."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self._say_who_is_here()
            old = time.monotonic() - FORGOTTEN
            for table in list(self.open.values()):
                idle = table.driver is None or table.driver.done()
                if not table.listeners and idle and table.touched < old and not table.lock.locked():
                    del self.open[table.id]

    async def _say_who_is_here(self) -> None:
        """Tell the other workers, who see it when they next look."""
        here = [(table.id, seat) for table in self.open.values() for seat in table.present()]
        if not self.store.postgres or not here:
            return
        try:
            await self.store.seen(here, time.time(), wake=False)
        except SQLAlchemyError:
            log.exception("the database does not answer; trying again")

    # ------------------------------------------------------------ answers

    async def answer(self, table: OpenTable, seat: int, message: wire.Answer) -> None:
        """A person answers. When this returns, the answer is stored; if it raises Refused, nothing has changed."""
        async with table.lock:
            session = await self._at(table, message.n, message.epoch)
            if not table.by_person(seat):
                raise Refused("not-yours", "a bot plays at this seat; come back first")
            if not table.started:
                raise Refused("wrong-seat", "the game begins when all seats are taken")
            if self._passes(table, session, seat, message.phrase):
                table.passed = table.key
            else:
                await self._take(table, session, seat, message.phrase)
        self.stir(table)

    async def _at(self, table: OpenTable, n: int, epoch: int | None) -> Session:
        """The session, if it stands where the player thinks it does; raises Refused if not."""
        if table.doubtful or n != table.row.n or epoch not in (None, table.row.epoch):
            await self._sync(table)
        if table.frozen or table.session is None:
            raise Refused("frozen", table.frozen or "unknown-game")
        if n != table.row.n or epoch not in (None, table.row.epoch):
            raise Refused("stale-answer", f"this is about number {n}; the game is at {table.row.n}")
        return table.session

    def _passes(self, table: OpenTable, session: Session, seat: int, phrase: str) -> bool:
        """Is this a pass in a window with a clock? It counts when the clock ends, as everybody's does."""
        clock = table.clock()
        if clock is None or clock.until <= time.time():
            return False
        return int(session.table.agenda[-1].seat) == seat and declines(session, phrase)

    async def _take(self, table: OpenTable, session: Session, seat: int, phrase: str) -> None:
        """Take an answer over and write it down, the dice that follow with it unless they wait."""
        before = len(session.record.answers)
        answer(session, seat, phrase)
        waits = table.by_person(seat) and not table.alone(seat) and session.can_take_back(seat)
        if not waits or self.pace.grace <= 0:
            roll(session)
        await self._write(table, session, before)

    async def _write(self, table: OpenTable, session: Session, before: int) -> None:
        """Store what was answered since. Whatever goes wrong: what is in memory is then made anew."""
        table.doubtful = True
        try:
            given = session.record.answers[before:]
            table.row = await self.store.append(table.row, given, summary(session), time.time())
        except Stale as error:
            await self._sync(table)
            raise Refused("stale-answer", "somebody else was quicker") from error
        except BaseException:
            self.later(self.refresh(table.id))
            raise
        table.doubtful = False
        table.wrote = table.key

    async def take_back(self, table: OpenTable, seat: int, message: wire.TakeBack) -> None:
        """A person takes his last answer back; raises Refused where that is not possible."""
        async with table.lock:
            session = await self._at(table, message.n, message.epoch)
            if not table.can_take_back(seat):
                raise Refused("no-take-back", "there is no answer to take back from which nobody learned anything")
            keep = table.last_own(seat) if table.alone(seat) else len(session.record.answers) - 1
            assert keep is not None  # it can be taken back
            kept = session.record.answers[:keep]
            shorter, _ = rebuild(table.row, kept, self.games)
            assert shorter is not None  # a part of what has just been played
            try:
                table.row = await self.store.truncate(table.row, keep, summary(shorter), time.time())
            except Stale as error:
                await self._sync(table)
                raise Refused("stale-answer", "somebody else was quicker") from error
            for listener in table.listeners:
                listener.told = min(listener.told, len(shorter.table.log))
            table.session = shorter
            table.wrote = table.key
        self.stir(table)

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
                    # Here the player is, so here the house goes on.
                    table.wrote = table.key
        self.stir(table)

    # ------------------------------------------------------------ the house

    async def _drive(self, table: OpenTable) -> None:
        """Roll dice and let bots play until a person is waited for."""
        thought: tuple[tuple[int, int, str | None], str] | None = None
        while True:
            async with table.lock:
                if table.doubtful:
                    await self._sync(table)
                table.stirred.clear()
                plan = table.plan()
                if plan is None or table.session is None:
                    return
                riddle = table.session.page(plan.seat) if plan.bot else None
                game = table.session.game
            phrase = plan.phrase
            if riddle is not None and riddle.question is not None and plan.bot is not None:
                key = (plan.n, plan.epoch, plan.bot)
                if thought is None or thought[0] != key:
                    think = self.pace.think
                    option = await self.thinker.choose(
                        game.id, plan.bot, riddle.view, riddle.story, riddle.question, think
                    )
                    thought = (key, game.verbs.phrase(option))
                phrase = thought[1]
            if await self._disturbed(table, plan, phrase):
                continue
            async with table.lock:
                if not table.doubtful and table.plan() == plan:
                    await self._house(table, plan, phrase)
            self.stir(table)

    async def _disturbed(self, table: OpenTable, plan: Plan, phrase: str | None) -> bool:
        """Wait until it is time; True if something changed meanwhile."""
        due = plan.due
        clock = table.clock()
        if plan.bot is not None and clock is not None and phrase is not None and declines(table.session, phrase):
            due = max(due, clock.until)
        if self.store.postgres and table.wrote != table.key:
            due += self.pace.patience
        delay = due - time.time()
        if delay <= 0:
            return False
        try:
            async with asyncio.timeout(delay):
                await table.stirred.wait()
        except TimeoutError:
            return False
        return True

    async def _house(self, table: OpenTable, plan: Plan, phrase: str | None) -> None:
        """Do what was planned. If another worker was quicker, that is as good."""
        session = table.session
        assert session is not None  # there was a plan
        try:
            if phrase is None:
                before = len(session.record.answers)
                roll(session)
                await self._write(table, session, before)
            else:
                await self._take(table, session, plan.seat, phrase)
        except Refused as refused:
            log.info("the house came too late", extra={"table": table.id, "code": refused.code})
        except IntrigueError:
            table.doubtful = True
            raise
