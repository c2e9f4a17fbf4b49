"""The database: what is kept, and nothing about how it is played."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from msgspec import Struct, json
from sqlalchemy import bindparam, delete, event, func, insert, make_url, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from intrigue.kernel.record import Answer
from intrigue.server.models import answers, games, guests, seats, settings, votes

CHANNEL = "intrigue"
"""The channel of PostgreSQL on which workers wake each other."""


class Stale(Exception):
    """The game has gone on meanwhile: somebody else answered, or took an answer back. Nothing was written."""


class GameRow(Struct, frozen=True):
    """A game as it is stored."""

    id: str
    game: str
    rules: int
    cards: str
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
    rematch: str | None = None


class SeatRow(Struct, frozen=True):
    """A seat as it is stored, and how many agree that a bot plays there."""

    game: str
    seat: int
    name: str
    guest: str | None
    bot: str | None
    token: str | None = None
    pass_for_me: bool = False
    seen: float = 0.0
    votes: int = 0


class Whole(Struct, frozen=True):
    """A game with its seats and its answers from number `first` on."""

    row: GameRow
    seats: list[SeatRow]
    first: int
    answers: list[Answer]


class GuestRow(Struct, frozen=True):
    """A guest as he is stored."""

    id: str
    name: str
    language: str
    theme: str
    created: float


class Summary(Struct, frozen=True):
    """What lists show of a game."""

    asked: int | None
    over: bool
    scores: tuple[int, ...] | None
    round: int | None

    def columns(self) -> dict[str, Any]:
        """As it is stored."""
        scores = None if self.scores is None else json.encode(self.scores).decode()
        return {"asked": self.asked, "over": self.over, "scores": scores, "round": self.round}


ADD_ANSWER = insert(answers)
GO_ON = (
    update(games)
    .where(games.c.id == bindparam("which"), games.c.n == bindparam("was"), games.c.epoch == bindparam("at"))
    .values({name: bindparam(f"new_{name}") for name in ("n", "epoch", "asked", "over", "scores", "round", "updated")})
)
"""Only where nobody else has been quicker."""


WAKE = select(func.pg_notify(bindparam("channel"), bindparam("news")))
SEEN = (
    update(seats)
    .where(seats.c.game == bindparam("which"), seats.c.seat == bindparam("place"))
    .values(seen=bindparam("when"))
)


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
        self.engine: AsyncEngine = create_async_engine(address)
        # SQLite has one writer at a time; who waits in a queue here need not try again and again there.
        self._writing = None if self.postgres else asyncio.Lock()
        self._waiting: list[Entry] = []
        self._writer: asyncio.Task[None] | None = None
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing or nullcontext(), self.engine.begin() as connection:
            yield connection

    async def _wake(self, connection: AsyncConnection, news: str) -> None:
        """Tell all workers, as soon as this is committed: a game, and how far it is if that is all that changed."""
        if self.postgres:
            await connection.execute(WAKE, {"channel": CHANNEL, "news": news})

    async def alive(self) -> None:
        """Raises if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def key(self) -> str:
        """The key that signs cookies: made once, the same for all workers."""
        wanted = select(settings.c.value).where(settings.c.name == "key")
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar()
        if found is None:
            try:
                async with self._write() as connection:
                    await connection.execute(insert(settings).values(name="key", value=secrets.token_urlsafe(32)))
            except IntegrityError:  # another worker was quicker: his key is ours
                pass
            async with self.engine.connect() as connection:
                found = (await connection.execute(wanted)).scalar_one()
        return str(found)

    # ---------------------------------------------------------------- guests

    async def guest(self, guest: str) -> GuestRow | None:
        """The guest, if he was ever here."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(guests).where(guests.c.id == guest))).first()
        return None if row is None else GuestRow(**row._mapping)

    async def save_guest(self, guest: str, name: str, language: str, theme: str) -> None:
        """A guest says who he is; his seats are called by his name where the table gave them no other."""
        values = {"name": name, "language": language, "theme": theme}
        async with self._write() as connection:
            was = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()
            if was is None:
                await connection.execute(insert(guests).values(id=guest, created=time.time(), **values))
            else:
                await connection.execute(update(guests).where(guests.c.id == guest).values(**values))
            known_as = [seats.c.guest == guest, seats.c.name == (was or "")]
            await connection.execute(update(seats).where(*known_as).values(name=name))

    # ---------------------------------------------------------------- games

    async def create(self, game: GameRow, places: Sequence[SeatRow], given: Sequence[Answer] = ()) -> None:
        """A new table."""
        async with self._write() as connection:
            await self._create(connection, game, places, given)

    async def _create(
        self, connection: AsyncConnection, game: GameRow, places: Sequence[SeatRow], given: Sequence[Answer]
    ) -> None:
        await connection.execute(insert(games).values(**_columns(game)))
        rows = [{name: value for name, value in _columns(place).items() if name != "votes"} for place in places]
        await connection.execute(insert(seats), rows)
        if given:
            await connection.execute(ADD_ANSWER, _answers(game.id, 0, given))

    async def load(self, game: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A game and its seats."""
        async with self.engine.connect() as connection:
            return await self._load(connection, game)

    async def _load(self, connection: AsyncConnection, game: str) -> tuple[GameRow, list[SeatRow]] | None:
        row = (await connection.execute(select(games).where(games.c.id == game))).first()
        if row is None:
            return None
        agreed = (
            select(func.count()).where(votes.c.game == seats.c.game, votes.c.seat == seats.c.seat).scalar_subquery()
        )
        found = await connection.execute(
            select(seats, agreed.label("votes")).where(seats.c.game == game).order_by(seats.c.seat)
        )
        return GameRow(**row._mapping), [SeatRow(**seat._mapping) for seat in found]

    async def whole(self, game: str, since: int = 0, epoch: int = 0) -> Whole | None:
        """A game with its seats and its answers: those from number `since` on, if `epoch` is still the present one."""
        async with self.engine.connect() as connection:
            while True:
                found = await self._load(connection, game)
                if found is None:
                    return None
                row, places = found
                first = since if row.epoch == epoch and row.n >= since else 0
                wanted = select(answers.c.seat, answers.c.phrase).where(
                    answers.c.game == game, answers.c.n >= first, answers.c.n < row.n
                )
                rows = (await connection.execute(wanted.order_by(answers.c.n))).all()
                still = (await connection.execute(select(games.c.epoch).where(games.c.id == game))).scalar()
                if still == row.epoch:  # else somebody took an answer back while we were reading
                    return Whole(row, places, first, [Answer(seat, phrase) for seat, phrase in rows])

    async def mine(self, guest: str, limit: int = 50) -> list[tuple[GameRow, list[SeatRow]]]:
        """The tables where this guest has a seat, the newest first."""
        sits = select(seats.c.game).where(seats.c.guest == guest)
        return await self._list(
            select(games.c.id).where(games.c.id.in_(sits)).order_by(games.c.updated.desc()).limit(limit)
        )

    async def open_tables(self, limit: int = 50) -> list[tuple[GameRow, list[SeatRow]]]:
        """Public tables with a free seat, the newest first."""
        free = select(seats.c.game).where(seats.c.guest.is_(None), seats.c.bot.is_(None))
        wanted = select(games.c.id).where(games.c.public, ~games.c.over, games.c.id.in_(free))
        return await self._list(wanted.order_by(games.c.updated.desc()).limit(limit))

    async def _list(self, ids: Any) -> list[tuple[GameRow, list[SeatRow]]]:
        async with self.engine.connect() as connection:
            found = [await self._load(connection, game) for game in (await connection.execute(ids)).scalars().all()]
        return [pair for pair in found if pair is not None]

    # ---------------------------------------------------------------- answers

    async def append(self, row: GameRow, given: Sequence[Answer], summary: Summary, now: float) -> GameRow:
        """Write answers down, all or none. Raises Stale if the game is not where `row` says."""
        new = {"n": row.n + len(given), "epoch": row.epoch, "updated": now, **summary.columns()}
        entry = Entry(row, given, new, asyncio.get_running_loop().create_future())
        if self.postgres:
            await self._enter([entry])
        else:
            self._waiting.append(entry)
            if self._writer is None or self._writer.done():
                self._writer = asyncio.create_task(self._write_waiting())
        await entry.done
        return GameRow(**{**_columns(row), **new})

    async def _write_waiting(self) -> None:
        """SQLite has one writer: what comes while it is busy goes into the next transaction together."""
        while self._waiting:
            entries, self._waiting = self._waiting, []
            await self._enter(entries)

    async def _enter(self, entries: list[Entry]) -> None:
        """Write answers of several games down together, and tell everybody who waits for it."""
        try:
            late = await self._write_together(entries)
        except IntegrityError:
            if len(entries) == 1:
                entries[0].end(Stale())
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
                entry.end(Stale() if entry in late else None)

    async def _write_together(self, entries: list[Entry]) -> list[Entry]:
        """One transaction; those that came too late are left out of it."""
        late: list[Entry] = []
        rows: list[dict[str, Any]] = []
        async with self._write() as connection:
            for entry in entries:
                try:
                    await self._go_on(connection, entry.row, entry.new)
                except Stale:
                    late.append(entry)
                    continue
                rows += _answers(entry.row.id, entry.row.n, entry.given)
                await self._wake(connection, f"{entry.row.id} {entry.new['n']} {entry.new['epoch']}")
            if rows:
                await connection.execute(ADD_ANSWER, rows)
        return late

    async def truncate(self, row: GameRow, keep: int, summary: Summary, now: float) -> GameRow:
        """Take answers back: keep the first ones. Raises Stale if the game is not where `row` says."""
        new = {"n": keep, "epoch": row.epoch + 1, "updated": now, **summary.columns()}
        async with self._write() as connection:
            await self._go_on(connection, row, new)
            await connection.execute(delete(answers).where(answers.c.game == row.id, answers.c.n >= keep))
            await self._wake(connection, f"{row.id} {keep} {row.epoch + 1}")
        return GameRow(**{**_columns(row), **new})

    async def _go_on(self, connection: AsyncConnection, row: GameRow, new: dict[str, Any]) -> None:
        values = {f"new_{name}": value for name, value in new.items()}
        done = await connection.execute(GO_ON, {"which": row.id, "was": row.n, "at": row.epoch, **values})
        if done.rowcount != 1:
            raise Stale

    # ---------------------------------------------------------------- seats

    async def seat_by_token(self, token: str) -> SeatRow | None:
        """The seat that a join link leads to, by its hash."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(seats).where(seats.c.token == token))).first()
        return None if row is None else SeatRow(**row._mapping)

    async def sit(self, game: str, seat: int, guest: str, name: str) -> bool:
        """Take a free seat; False if somebody was quicker."""
        free = [seats.c.game == game, seats.c.seat == seat, seats.c.guest.is_(None), seats.c.bot.is_(None)]
        async with self._write() as connection:
            done = await connection.execute(update(seats).where(*free).values(guest=guest, name=name))
            # The time from which bots and dice wait runs from when everybody has come.
            await connection.execute(update(games).where(games.c.id == game).values(updated=time.time()))
            await self._wake(connection, game)
        return bool(done.rowcount)

    async def set_seat(self, game: str, seat: int, **values: Any) -> None:
        """Change something about a seat; who plays there starts without votes."""
        async with self._write() as connection:
            await connection.execute(update(seats).where(seats.c.game == game, seats.c.seat == seat).values(**values))
            if "bot" in values:
                await connection.execute(delete(votes).where(votes.c.game == game, votes.c.seat == seat))
            await self._wake(connection, game)

    async def vote(self, game: str, seat: int, guest: str) -> set[str]:
        """A guest agrees that a bot plays at this seat; all who do."""
        try:
            async with self._write() as connection:
                await connection.execute(insert(votes).values(game=game, seat=seat, guest=guest))
                await self._wake(connection, game)
        except IntegrityError:  # he has said so before
            pass
        async with self.engine.connect() as connection:
            wanted = select(votes.c.guest).where(votes.c.game == game, votes.c.seat == seat)
            return set((await connection.execute(wanted)).scalars())

    async def seen(self, places: Sequence[tuple[str, int]], when: float, wake: bool = True) -> None:
        """Somebody is there at these seats; a time of 0 says that he has gone."""
        rows = [{"which": game, "place": seat, "when": when} for game, seat in sorted(places)]
        async with self._write() as connection:
            await connection.execute(SEEN, rows)
            for game in sorted({game for game, _ in places}) if wake else ():
                await self._wake(connection, game)

    async def rematch(self, old: str, game: GameRow, places: Sequence[SeatRow]) -> bool:
        """A new table that follows an old one; False if there is one already."""
        async with self._write() as connection:
            first = update(games).where(games.c.id == old, games.c.rematch.is_(None)).values(rematch=game.id)
            if (await connection.execute(first)).rowcount != 1:
                return False
            await self._create(connection, game, places, ())
            await self._wake(connection, old)
        return True


def _columns(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _answers(game: str, first: int, given: Sequence[Answer]) -> list[dict[str, Any]]:
    return [
        {"game": game, "n": first + i, "seat": answer.seat, "phrase": answer.phrase} for i, answer in enumerate(given)
    ]


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer; what is acknowledged is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
