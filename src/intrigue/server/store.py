"""The database: what is kept, and nothing about how it is played."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Engine,
    Table,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from intrigue.kernel.record import Answer
from intrigue.kernel.table import CHANCE
from intrigue.server import metrics
from intrigue.server.connecting import held_connections, set_up_sqlite
from intrigue.server.faults import Faults
from intrigue.server.models import FORGOTTEN, answers, boxes, games, guests, seats, settings, states, votes

CHANNEL = "intrigue"
"""The channel of PostgreSQL on which workers wake each other."""
AT_HAND = 64
"""Box files that are remembered; the others are read again when they are wanted."""
PUBLIC = -1
"""The number under which the state that everybody sees is stored."""
GATHERING = 0.005
"""Seconds from the beginning of one transaction with answers to the next: many small ones would cost a fifth more."""
TOLD_AT_ONCE = 50
"""Pieces of news that go to the other workers as one message: it may have 8,000 bytes."""
APART = 10.0
"""Seconds by which the clocks of two workers may differ."""


class Stale(Exception):
    """The game has gone on meanwhile: somebody else answered, or took an answer back. Nothing was written."""


class GameRow(Struct, frozen=True):
    """A game as it is stored."""

    id: str
    game: str
    rules: int
    box: str
    places: int
    options: str
    public: bool
    spectators: bool
    pace: float | None
    n: int
    epoch: int
    asked: int | None
    over: bool
    scores: str | None
    round: int | None
    created: float
    updated: float
    seed: str
    """Secret: it fixes the dice."""
    rematch: str | None = None
    owner: str | None = None
    guided: bool = False
    """Is it a guided first game?"""
    listed: bool = False
    given_up: bool = False
    taken_back: str = "[]"


class SeatRow(Struct, frozen=True):
    """A seat as it is stored, and how many agree that a bot plays there."""

    game: str
    seat: int
    name: str
    guest: str | None
    bot: str | None
    token: str | None = None
    pass_for_me: bool = False
    here: bool = False
    seen: float = 0.0
    coached: bool = False
    """Whoever plays here agrees that everybody at this table may be helped."""
    votes: int = 0
    handed_on: bool = False


class StoredGame(Struct, frozen=True):
    """A game with its seats, its answers from number `first` on, and the box file it was started with."""

    row: GameRow
    seats: list[SeatRow]
    first: int
    answers: list[Answer]
    box_file: str


class StateRow(Struct, frozen=True):
    """What a viewer (a seat, or PUBLIC) saw after `n` answers, as JSON: the view, and the numbers beside it."""

    game: str
    viewer: int
    n: int
    epoch: int
    view: str
    board: str = "null"


class GuestRow(Struct, frozen=True):
    """A guest as stored."""

    id: str
    name: str
    language: str
    theme: str
    created: float
    generation: int = 0


class Summary(Struct, frozen=True):
    """What lists show of a game."""

    asked: int | None
    over: bool
    scores: tuple[int, ...] | None
    round: int | None

    def columns(self) -> dict[str, Any]:
        """As it is stored."""
        scores = None if self.scores is None else msgspec.json.encode(self.scores).decode()
        return {"asked": self.asked, "over": self.over, "scores": scores, "round": self.round}


ADD_ANSWER = insert(answers)
GO_ON = (
    update(games)
    .where(games.c.id == bindparam("which"), games.c.n == bindparam("was"), games.c.epoch == bindparam("at"))
    .values({name: bindparam(f"new_{name}") for name in ("n", "epoch", "asked", "over", "scores", "round", "updated")})
)
"""Only where nobody else has been quicker."""

WAKE = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:news AS text[])) AS told")
SEEN = (
    update(seats)
    .where(seats.c.game == bindparam("which"), seats.c.seat == bindparam("place"))
    .where(or_(seats.c.seen <= bindparam("when"), seats.c.seen > bindparam("future")))
    .values(seen=bindparam("when"), here=bindparam("now_here"))
)
"""Another worker may know of something newer; what is to come was seen before somebody set the time of day back."""

PLAYED = (
    select(games, answers.c.seat, answers.c.phrase)
    .select_from(games.outerjoin(answers, and_(answers.c.game == games.c.id, answers.c.n >= bindparam("since"))))
    .where(games.c.id == bindparam("which"))
    .order_by(answers.c.n)
)
"""A game and its answers in one statement, so that they fit together whatever is written meanwhile."""

AGREED = select(func.count()).where(votes.c.game == seats.c.game, votes.c.seat == seats.c.seat).scalar_subquery()
SEATED = (
    select(seats, AGREED.label("votes"))
    .where(seats.c.game.in_(bindparam("which", expanding=True)))
    .order_by(seats.c.game, seats.c.seat)
)
FREE = and_(seats.c.guest.is_(None), seats.c.bot.is_(None))
"""Nobody sits here yet."""

_ASKED = exists().where(
    seats.c.game == games.c.id,
    seats.c.seat == games.c.asked,
    seats.c.bot.is_(None),
    or_(seats.c.pass_for_me, games.c.pace.is_not(None)),
)
GAMES_TO_DRIVE = (
    select(games.c.id)
    .where(~games.c.over, or_(games.c.asked == int(CHANCE), _ASKED))
    .where(~exists().where(seats.c.game == games.c.id, FREE))
    .order_by(games.c.updated.desc())
)
"""Games that everybody has come to, and in which dice or perhaps a clock is next."""


class Entry:
    """Answers that are to be written down, and somebody who waits for it."""

    def __init__(self, row: GameRow, given: Sequence[Answer], new: dict[str, Any], done: asyncio.Future[None]) -> None:
        self.row, self.given, self.new, self.done = row, given, new, done

    def end(self, why_not: BaseException | None) -> None:
        """They were written, or they were not."""
        if self.done.done():  # nobody waits any more
            return
        if why_not is None:
            self.done.set_result(None)
        elif isinstance(why_not, asyncio.CancelledError):
            self.done.cancel()
        else:
            self.done.set_exception(why_not)


class Store:
    """Games, seats, answers and guests in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        if address.drivername == "sqlite":
            address = address.set(drivername="sqlite+aiosqlite")
        elif address.drivername == "postgresql":
            address = address.set(drivername="postgresql+psycopg")
        self.url = address
        self.postgres = address.get_backend_name() == "postgresql"
        held = held_connections(address) if self.postgres else {}
        # An error of the database must not quote the answers or the key that it was about.
        self.engine: AsyncEngine = create_async_engine(address, hide_parameters=True, **held)
        # SQLite has one writer at a time; whoever waits in a queue here need not try again and again there.
        self._writing = None if self.postgres else asyncio.Lock()
        self._keep = self._keeping()
        self.faults = Faults()
        """Whether anything can be written now."""
        self._waiting: list[Entry] = []
        self._writer: asyncio.Task[None] | None = None
        self._next_entry = 0.0
        """When the next transaction with answers may begin, by the clock of this process."""
        self._box_files: OrderedDict[str, str] = OrderedDict()
        """The box files that were read last, by their fingerprints; what has been read once stays true."""
        self._plain_engine: Engine | None = None
        if not self.postgres:
            # A thread of its own writes the answers: to go there once for a whole transaction takes a third of the time
            # of going there for every statement.
            self._plain_engine = create_engine(address.set(drivername="sqlite"), hide_parameters=True)
            self._answering = ThreadPoolExecutor(1, "answers")
            for engine in (self.engine.sync_engine, self._plain_engine):
                event.listen(engine, "connect", set_up_sqlite)

    async def close(self) -> None:
        """Let go of the database, once everything is written."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._plain_engine is not None:
            self._answering.shutdown()
            self._plain_engine.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look; raises DatabaseFault if the database does not let us."""
        with self.faults.reading():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Our turn to write; raises DatabaseFault if nothing can be written, at once if that is known."""
        self.faults.check()
        with metrics.WRITING.timed():
            async with self._writing or nullcontext():
                self.faults.check()  # whoever was before us in the queue may have found out
                with self.faults.writing():
                    yield

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, all or nothing."""
        async with self._turn(), self.engine.begin() as connection:
            yield connection

    async def try_writing(self) -> None:
        """Write something, to know whether that works; raises DatabaseFault if it does not."""
        row = {"name": "tried", "value": str(time.time())}
        statement = self.insertion(settings).values(**row).on_conflict_do_update(index_elements=["name"], set_=row)
        async with self._writing or nullcontext():
            with self.faults.trying():
                async with self.engine.begin() as connection:
                    await connection.execute(statement)

    def insertion(self, table: Table) -> Any:
        """An insertion that knows what to do if the row is there: both databases say it alike."""
        return postgresql.insert(table) if self.postgres else sqlite.insert(table)

    async def wake(self, connection: AsyncConnection, *news: str) -> None:
        """Tell all workers, as soon as this is committed: a game, and what else `OpenTables.woken` understands."""
        if self.postgres:
            together = ["\n".join(some) for some in batched(news, TOLD_AT_ONCE)]
            await connection.execute(WAKE, {"channel": CHANNEL, "news": together})

    # ---------------------------------------------------------------- guests

    async def guest(self, guest: str) -> GuestRow | None:
        """The guest, if they have ever said who they are."""
        async with self.reading() as connection:
            row = (await connection.execute(select(guests).where(guests.c.id == guest))).first()
        return None if row is None else GuestRow(**row._mapping)

    async def save_guest(self, guest: str, name: str, language: str, theme: str) -> None:
        """A guest says who they are; their seats get their name where the table gave them no other."""
        values = {"name": name, "language": language, "theme": theme}
        async with self.writing() as connection:
            was = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()
            row = self.insertion(guests).values(id=guest, created=time.time(), **values)
            await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=values))
            known_as = [seats.c.guest == guest, seats.c.name == (was or "")]
            await connection.execute(update(seats).where(*known_as).values(name=name))

    # ---------------------------------------------------------------- box files

    async def shelve(self, fingerprint: str, file: str) -> None:
        """Keep a box file, by its fingerprint, for as long as there may be games that began with it."""
        async with self.writing() as connection:
            row = self.insertion(boxes).values(fingerprint=fingerprint, text=file)
            await connection.execute(row.on_conflict_do_nothing())

    async def box_file(self, fingerprint: str) -> str:
        """The box file with this fingerprint."""
        if fingerprint not in self._box_files:
            wanted = select(boxes.c.text).where(boxes.c.fingerprint == fingerprint)
            async with self.reading() as connection:
                self._box_files[fingerprint] = str((await connection.execute(wanted)).scalar_one())
            if len(self._box_files) > AT_HAND:
                self._box_files.popitem(last=False)
        self._box_files.move_to_end(fingerprint)
        return self._box_files[fingerprint]

    # ---------------------------------------------------------------- games

    async def create(
        self, game: GameRow, places: Sequence[SeatRow], given: Sequence[Answer] = (), box_file: str | None = None
    ) -> None:
        """A new table, and the box file that it needs if that may not be here, or not for long."""
        async with self.writing() as connection:
            if box_file is not None:
                row = self.insertion(boxes).values(fingerprint=game.box, text=box_file)
                # One that is here is held fast, so that nobody removes it before the game is here, too.
                held = row.on_conflict_do_update(index_elements=["fingerprint"], set_={"text": row.excluded.text})
                await connection.execute(held)
            await self._create(connection, game, places, given)

    async def _create(
        self, connection: AsyncConnection, game: GameRow, places: Sequence[SeatRow], given: Sequence[Answer]
    ) -> None:
        await connection.execute(insert(games).values(**msgspec.structs.asdict(game)))
        rows = [msgspec.structs.asdict(place) for place in places]
        for row in rows:
            del row["votes"]
        await connection.execute(insert(seats), rows)
        if given:
            await connection.execute(ADD_ANSWER, _answers(game.id, 0, given))

    async def load(self, game: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A game and its seats."""
        found = await self._list(select(games).where(games.c.id == game))
        return found[0] if found else None

    async def whole(
        self, game: str, since: int = 0, epoch: int = 0, places: list[SeatRow] | None = None
    ) -> StoredGame | None:
        """A game with its seats and its answers: those from number `since` on, if `epoch` is still the present one.

        `places` are the seats, if it is known that they are as they were.
        """
        async with self.reading() as connection:
            rows = (await connection.execute(PLAYED, {"which": game, "since": since})).all()
            if rows and since and (rows[0].epoch != epoch or rows[0].n < since):
                since = 0  # something was taken back: all of it, then
                rows = (await connection.execute(PLAYED, {"which": game, "since": since})).all()
            if not rows:
                return None
            if places is None:
                places = [SeatRow(**each._mapping) for each in await connection.execute(SEATED, {"which": [game]})]
        if not places:
            return None  # it was deleted between the two statements: every game has seats
        row = GameRow(**{name: rows[0]._mapping[games.c[name]] for name in GameRow.__struct_fields__})
        given = [Answer(each.seat, each.phrase) for each in rows if each.seat is not None]
        return StoredGame(row, places, since, given, await self.box_file(row.box))

    async def mine(self, guest: str, limit: int = 50) -> list[tuple[GameRow, list[SeatRow]]]:
        """The tables where this guest has a seat, the newest first."""
        sits = select(seats.c.game).where(seats.c.guest == guest)
        return await self._list(select(games).where(games.c.id.in_(sits)).order_by(games.c.updated.desc()).limit(limit))

    async def open_tables(self, limit: int = 50) -> list[tuple[GameRow, list[SeatRow]]]:
        """Public tables with a free seat, the newest first."""
        free = select(seats.c.game).where(FREE)
        wanted = select(games).where(games.c.public, ~games.c.over, games.c.id.in_(free))
        return await self._list(wanted.order_by(games.c.updated.desc()).limit(limit))

    async def tables_to_watch(self, since: float, limit: int = 20) -> list[tuple[GameRow, list[SeatRow]]]:
        """Games that anybody may watch and in which somebody has answered since then, the newest first."""
        free = select(seats.c.game).where(FREE)
        going_on = [games.c.listed, ~games.c.over, games.c.updated > since, games.c.id.not_in(free)]
        return await self._list(select(games).where(*going_on).order_by(games.c.updated.desc()).limit(limit))

    async def _list(self, wanted: Any) -> list[tuple[GameRow, list[SeatRow]]]:
        async with self.reading() as connection:
            rows = [GameRow(**row._mapping) for row in await connection.execute(wanted)]
            found = await connection.execute(SEATED, {"which": [row.id for row in rows]})
            places: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for place in found:
                places[place.game].append(SeatRow(**place._mapping))
        return [(row, places[row.id]) for row in rows if places[row.id]]  # the others were deleted just now

    async def games_to_drive(self, limit: int) -> list[str]:
        """Games that wait for dice or a clock only, the newest first."""
        async with self.reading() as connection:
            return list((await connection.execute(GAMES_TO_DRIVE.limit(limit))).scalars())

    # ---------------------------------------------------------------- what was seen last

    def _keeping(self) -> Any:
        """How what a viewer sees is kept, unless something newer is."""
        row = self.insertion(states)
        newer = tuple_(row.excluded.epoch, row.excluded.n) >= tuple_(states.c.epoch, states.c.n)
        new = {name: row.excluded[name] for name in ("n", "epoch", "view", "board")}
        return row.on_conflict_do_update(index_elements=["game", "viewer"], set_=new, where=newer)

    async def keep(self, seen: Sequence[StateRow]) -> None:
        """Keep what viewers see, unless something newer is kept already."""
        rows = sorted(map(msgspec.structs.asdict, seen), key=lambda one: (one["game"], one["viewer"]))
        async with self.writing() as connection:
            await connection.execute(self._keep, rows)

    async def kept(self, game: str) -> dict[int, StateRow]:
        """What was seen last in a game, by viewer."""
        async with self.reading() as connection:
            rows = await connection.execute(select(states).where(states.c.game == game))
            return {row.viewer: StateRow(**row._mapping) for row in rows}

    # ---------------------------------------------------------------- answers

    async def append(self, row: GameRow, given: Sequence[Answer], summary: Summary, now: float) -> GameRow:
        """Write answers down, all or none. Raises Stale if the game is not where `row` says."""
        new = {"n": row.n + len(given), "epoch": row.epoch, "updated": now, **summary.columns()}
        entry = Entry(row, given, new, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await entry.done
        return msgspec.structs.replace(row, **new)

    async def _write_waiting(self) -> None:
        """One transaction after the other: what comes until the next one begins goes into it together."""
        while self._waiting:
            await asyncio.sleep(self._next_entry - time.monotonic())
            self._next_entry = time.monotonic() + GATHERING
            entries, self._waiting = self._waiting, []
            await self._enter(entries)

    async def _enter(self, entries: list[Entry]) -> None:
        """Write answers of several games down together, and tell everybody who waits for it."""
        try:
            await self._write_together(entries)
        except (Stale, IntegrityError, DataError) as error:
            if len(entries) == 1:
                entries[0].end(error if isinstance(error, DataError) else Stale())
                return
            for entry in entries:  # it was one of them: each for itself, then
                await self._enter([entry])
        except BaseException as error:
            for entry in entries:
                entry.end(error)
            if not isinstance(error, Exception):  # whoever ends this task must be heard
                raise
        else:
            for entry in entries:
                entry.end(None)

    async def _write_together(self, entries: list[Entry]) -> None:
        """One transaction, all or none. Raises Stale if one of them came too late."""
        entries = sorted(entries, key=lambda entry: entry.row.id)  # two workers never wait for each other
        if self._plain_engine is not None:
            async with self._turn():
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._answering, _enter_alone, self._plain_engine, entries)
            return
        async with self.writing() as connection:
            await connection.run_sync(_enter, entries)
            await self.wake(connection, *(f"{e.row.id} {e.new['n']} {e.new['epoch']}" for e in entries))

    async def truncate(self, row: GameRow, keep: int, summary: Summary, now: float, taken_back: str) -> GameRow:
        """Take answers back: keep the first ones. Raises Stale if the game is not where `row` says."""
        new = {"n": keep, "epoch": row.epoch + 1, "updated": now, **summary.columns()}
        async with self.writing() as connection:
            if (await connection.execute(GO_ON, _step(row, new))).rowcount != 1:
                raise Stale
            await connection.execute(update(games).where(games.c.id == row.id).values(taken_back=taken_back))
            await connection.execute(delete(answers).where(answers.c.game == row.id, answers.c.n >= keep))
            await self.wake(connection, f"{row.id} {keep} {row.epoch + 1}")
        return msgspec.structs.replace(row, **new, taken_back=taken_back)

    # ---------------------------------------------------------------- seats

    async def seat_by_token(self, token: str) -> SeatRow | None:
        """The seat that a join link leads to, by its hash."""
        async with self.reading() as connection:
            row = (await connection.execute(select(seats).where(seats.c.token == token))).first()
        return None if row is None else SeatRow(**row._mapping)

    async def new_tokens(self, game: str, tokens: Mapping[int, str]) -> set[int]:
        """Other join links, by their hashes, for those of these seats that are still free; which those are."""
        done = set()
        async with self.writing() as connection:
            for seat, token in sorted(tokens.items()):
                here = update(seats).where(seats.c.game == game, seats.c.seat == seat, FREE)
                if (await connection.execute(here.values(token=token))).rowcount:
                    done.add(seat)
        return done

    async def sit(self, game: str, seat: int, guest: str, name: str) -> bool:
        """Take a free seat; False if somebody was quicker."""
        now = time.time()
        async with self.writing() as connection:
            here = update(seats).where(seats.c.game == game, seats.c.seat == seat, FREE)
            done = await connection.execute(here.values(guest=guest, name=name, seen=now))
            # The time from which bots and dice wait runs from when everybody has come.
            await connection.execute(update(games).where(games.c.id == game).values(updated=now))
            await self.wake(connection, game)
        return bool(done.rowcount)

    async def set_seat(self, game: str, seat: int, **values: Any) -> None:
        """Change something about a seat; whoever plays there starts without votes."""
        async with self.writing() as connection:
            here = update(seats).where(seats.c.game == game, seats.c.seat == seat)
            await connection.execute(here.values(**values))
            if values.get("bot") is not None:  # nobody comes back to the seat of somebody who is forgotten
                await connection.execute(here.where(seats.c.guest == FORGOTTEN).values(guest=None))
            if "bot" in values:
                await connection.execute(delete(votes).where(votes.c.game == game, votes.c.seat == seat))
            await self.wake(connection, game)

    async def hand_over(
        self, game: str, seat: int, was: str | None, bot: str, at: tuple[int, int] | None = None, **values: Any
    ) -> bool:
        """Another bot plays at a seat. False if somebody was quicker, or the game is not in the position `at`."""
        here = update(seats).where(seats.c.game == game, seats.c.seat == seat, seats.c.bot.is_not_distinct_from(was))
        if at is not None:
            here = here.where(exists().where(games.c.id == game, games.c.n == at[0], games.c.epoch == at[1]))
        async with self.writing() as connection:
            done = await connection.execute(here.values(bot=bot, **values))
            await self.wake(connection, game)
        return bool(done.rowcount)

    async def wish(self, game: str, seat: int, pass_for_me: bool) -> None:
        """A player lets the clock pass for them, or does so no more."""
        async with self.writing() as connection:
            here = update(seats).where(seats.c.game == game, seats.c.seat == seat)
            await connection.execute(here.values(pass_for_me=pass_for_me))
            await self.wake(connection, f"{game} {seat}")

    async def vote(self, game: str, seat: int, guest: str) -> set[str]:
        """A guest agrees that a bot plays at this seat; all who do."""
        async with self.writing() as connection:
            row = self.insertion(votes).values(game=game, seat=seat, guest=guest)
            await connection.execute(row.on_conflict_do_nothing())
            await self.wake(connection, game)
        async with self.reading() as connection:
            wanted = select(votes.c.guest).where(votes.c.game == game, votes.c.seat == seat)
            return set((await connection.execute(wanted)).scalars())

    async def seen(self, places: Mapping[tuple[str, int], tuple[bool, float]], wake: bool = True) -> None:
        """Who has come to these places or gone from them, and when."""
        future = time.time() + APART
        rows = [
            {"which": game, "place": seat, "when": when, "now_here": here, "future": future}
            for (game, seat), (here, when) in sorted(places.items())
        ]
        async with self.writing() as connection:
            await connection.execute(SEEN, rows)
            if wake:
                await self.wake(connection, *sorted({game for game, _ in places}))

    async def open_again(self) -> None:
        """Whoever was connected when the server stopped has as long to come back as if they had left only now."""
        async with self.writing() as connection:
            await connection.execute(update(seats).where(seats.c.here).values(seen=time.time()))

    async def presence(self, tables: Sequence[str]) -> dict[tuple[str, int], tuple[bool, float]]:
        """Who is or was connected to these tables, through whichever worker: `here` and `seen` of every seat."""
        wanted = select(seats.c.game, seats.c.seat, seats.c.here, seats.c.seen).where(seats.c.game.in_(tables))
        async with self.reading() as connection:
            return {(row.game, row.seat): (row.here, row.seen) for row in await connection.execute(wanted)}

    async def rematch(self, old: str, game: GameRow, places: Sequence[SeatRow]) -> bool:
        """A new table that follows an old one; False if there is one already."""
        async with self.writing() as connection:
            first = update(games).where(games.c.id == old, games.c.rematch.is_(None)).values(rematch=game.id)
            if (await connection.execute(first)).rowcount != 1:
                return False
            await self._create(connection, game, places, ())
            await self.wake(connection, old)
        return True


def _enter(connection: Connection, entries: Sequence[Entry]) -> None:
    """Write answers down. Raises Stale if one of them came too late."""
    done = connection.execute(GO_ON, [_step(entry.row, entry.new) for entry in entries])
    if done.rowcount != len(entries):
        raise Stale
    rows = [row for entry in entries for row in _answers(entry.row.id, entry.row.n, entry.given)]
    connection.execute(ADD_ANSWER, rows)


def _enter_alone(engine: Engine, entries: Sequence[Entry]) -> None:
    """The same as a transaction of its own."""
    with engine.begin() as connection:
        _enter(connection, entries)


def batched(news: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    """One part after the other."""
    for first in range(0, len(news), size):
        yield news[first : first + size]


def _step(row: GameRow, new: dict[str, Any]) -> dict[str, Any]:
    return {"which": row.id, "was": row.n, "at": row.epoch, **{f"new_{name}": value for name, value in new.items()}}


def _answers(game: str, first: int, given: Sequence[Answer]) -> list[dict[str, Any]]:
    return [
        {"game": game, "n": first + i, "seat": answer.seat, "phrase": answer.phrase} for i, answer in enumerate(given)
    ]
