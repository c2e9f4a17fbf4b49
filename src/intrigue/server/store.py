"""The database: what is kept, and nothing about how it is played."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Table,
    and_,
    bindparam,
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
from intrigue.server.models import answers, boxes, games, guests, seats, settings, states, votes

CHANNEL = "intrigue"
"""The channel of PostgreSQL on which workers wake each other."""
CONNECTIONS = 8
"""Connections to PostgreSQL that a worker holds for reading and writing."""
AT_HAND = 64
"""Box files that are remembered; the others are read again when they are wanted."""
PUBLIC = -1
"""The number under which the state that everybody sees is stored."""


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
    rematch: str | None = None
    owner: str | None = None


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
    votes: int = 0


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
    .values(seen=bindparam("when"), here=bindparam("now_here"))
)

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
    or_(seats.c.bot.is_not(None), seats.c.pass_for_me, games.c.pace.is_not(None)),
)
GAMES_TO_DRIVE = (
    select(games.c.id)
    .where(~games.c.over, or_(games.c.asked == int(CHANCE), _ASKED))
    .where(~exists().where(seats.c.game == games.c.id, FREE))
    .order_by(games.c.updated.desc())
)
"""Games that everybody has come to, and in which dice, a bot or perhaps a clock is next."""


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
        # A rush of answers waits for one of a few connections: opening more, only to close them again, is slower.
        held = {"pool_size": CONNECTIONS, "max_overflow": 0} if self.postgres else {}
        # An error of the database must not quote the answers or the key that it was about.
        self.engine: AsyncEngine = create_async_engine(address, hide_parameters=True, **held)
        # SQLite has one writer at a time; whoever waits in a queue here need not try again and again there.
        self._writing = None if self.postgres else asyncio.Lock()
        self._waiting: list[Entry] = []
        self._writer: asyncio.Task[None] | None = None
        self._box_files: OrderedDict[str, str] = OrderedDict()
        """The box files that were read last, by their fingerprints; what has been read once stays true."""
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    async def close(self) -> None:
        """Let go of the database, once everything is written."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing or nullcontext(), self.engine.begin() as connection:
            yield connection

    def _insert(self, table: Table) -> Any:
        """An insertion that knows what to do if the row is there: both databases say it alike."""
        return postgresql.insert(table) if self.postgres else sqlite.insert(table)

    async def _wake(self, connection: AsyncConnection, *news: str) -> None:
        """Tell all workers, as soon as this is committed: a game, and how far it is if that is all that changed."""
        if self.postgres:
            await connection.execute(WAKE, {"channel": CHANNEL, "news": list(news)})

    async def alive(self) -> None:
        """Raises if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def key(self) -> str:
        """The key that signs cookies: made once, the same for all workers."""
        mine = {"name": "key", "value": secrets.token_urlsafe(32)}
        async with self._write() as connection:
            await connection.execute(self._insert(settings).values(**mine).on_conflict_do_nothing())
            wanted = select(settings.c.value).where(settings.c.name == "key")
            return str((await connection.execute(wanted)).scalar_one())

    # ---------------------------------------------------------------- guests

    async def guest(self, guest: str) -> GuestRow | None:
        """The guest, if they have ever said who they are."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(guests).where(guests.c.id == guest))).first()
        return None if row is None else GuestRow(**row._mapping)

    async def save_guest(self, guest: str, name: str, language: str, theme: str) -> None:
        """A guest says who they are; their seats get their name where the table gave them no other."""
        values = {"name": name, "language": language, "theme": theme}
        async with self._write() as connection:
            was = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()
            row = self._insert(guests).values(id=guest, created=time.time(), **values)
            await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=values))
            known_as = [seats.c.guest == guest, seats.c.name == (was or "")]
            await connection.execute(update(seats).where(*known_as).values(name=name))

    # ---------------------------------------------------------------- box files

    async def shelve(self, fingerprint: str, file: str) -> None:
        """Keep a box file, by its fingerprint, for as long as there may be games that began with it."""
        async with self._write() as connection:
            row = self._insert(boxes).values(fingerprint=fingerprint, text=file)
            await connection.execute(row.on_conflict_do_nothing())

    async def box_file(self, fingerprint: str) -> str:
        """The box file with this fingerprint."""
        if fingerprint not in self._box_files:
            wanted = select(boxes.c.text).where(boxes.c.fingerprint == fingerprint)
            async with self.engine.connect() as connection:
                self._box_files[fingerprint] = str((await connection.execute(wanted)).scalar_one())
            if len(self._box_files) > AT_HAND:
                self._box_files.popitem(last=False)
        self._box_files.move_to_end(fingerprint)
        return self._box_files[fingerprint]

    # ---------------------------------------------------------------- games

    async def create(self, game: GameRow, places: Sequence[SeatRow], given: Sequence[Answer] = ()) -> None:
        """A new table."""
        async with self._write() as connection:
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
        async with self.engine.connect() as connection:
            rows = (await connection.execute(PLAYED, {"which": game, "since": since})).all()
            if rows and since and (rows[0].epoch != epoch or rows[0].n < since):
                since = 0  # something was taken back: all of it, then
                rows = (await connection.execute(PLAYED, {"which": game, "since": since})).all()
            if not rows:
                return None
            if places is None:
                places = [SeatRow(**each._mapping) for each in await connection.execute(SEATED, {"which": [game]})]
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

    async def _list(self, wanted: Any) -> list[tuple[GameRow, list[SeatRow]]]:
        async with self.engine.connect() as connection:
            rows = [GameRow(**row._mapping) for row in await connection.execute(wanted)]
            found = await connection.execute(SEATED, {"which": [row.id for row in rows]})
            places: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for place in found:
                places[place.game].append(SeatRow(**place._mapping))
        return [(row, places[row.id]) for row in rows]

    async def games_to_drive(self, limit: int) -> list[str]:
        """Games that wait for dice or bots only, the newest first."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(GAMES_TO_DRIVE.limit(limit))).scalars())

    # ---------------------------------------------------------------- what was seen last

    async def keep(self, seen: Sequence[StateRow]) -> None:
        """Keep what viewers see, unless something newer is kept already."""
        row = self._insert(states)
        newer = tuple_(row.excluded.epoch, row.excluded.n) >= tuple_(states.c.epoch, states.c.n)
        new = {name: row.excluded[name] for name in ("n", "epoch", "view", "board")}
        statement = row.on_conflict_do_update(index_elements=["game", "viewer"], set_=new, where=newer)
        rows = sorted(map(msgspec.structs.asdict, seen), key=lambda one: (one["game"], one["viewer"]))
        async with self._write() as connection:
            await connection.execute(statement, rows)

    async def kept(self, game: str) -> dict[int, StateRow]:
        """What was seen last in a game, by viewer."""
        async with self.engine.connect() as connection:
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
        """One transaction after the other: what comes while one is under way goes into the next together."""
        while self._waiting:
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
        async with self._write() as connection:
            done = await connection.execute(GO_ON, [_step(entry.row, entry.new) for entry in entries])
            if done.rowcount != len(entries):
                raise Stale
            rows = [row for entry in entries for row in _answers(entry.row.id, entry.row.n, entry.given)]
            await connection.execute(ADD_ANSWER, rows)
            await self._wake(connection, *(f"{e.row.id} {e.new['n']} {e.new['epoch']}" for e in entries))

    async def truncate(self, row: GameRow, keep: int, summary: Summary, now: float) -> GameRow:
        """Take answers back: keep the first ones. Raises Stale if the game is not where `row` says."""
        new = {"n": keep, "epoch": row.epoch + 1, "updated": now, **summary.columns()}
        async with self._write() as connection:
            if (await connection.execute(GO_ON, _step(row, new))).rowcount != 1:
                raise Stale
            await connection.execute(delete(answers).where(answers.c.game == row.id, answers.c.n >= keep))
            await self._wake(connection, f"{row.id} {keep} {row.epoch + 1}")
        return msgspec.structs.replace(row, **new)

    # ---------------------------------------------------------------- seats

    async def seat_by_token(self, token: str) -> SeatRow | None:
        """The seat that a join link leads to, by its hash."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(seats).where(seats.c.token == token))).first()
        return None if row is None else SeatRow(**row._mapping)

    async def new_tokens(self, game: str, tokens: Mapping[int, str]) -> set[int]:
        """Other join links, by their hashes, for those of these seats that are still free; which those are."""
        done = set()
        async with self._write() as connection:
            for seat, token in sorted(tokens.items()):
                here = update(seats).where(seats.c.game == game, seats.c.seat == seat, FREE)
                if (await connection.execute(here.values(token=token))).rowcount:
                    done.add(seat)
        return done

    async def sit(self, game: str, seat: int, guest: str, name: str) -> bool:
        """Take a free seat; False if somebody was quicker."""
        now = time.time()
        async with self._write() as connection:
            here = update(seats).where(seats.c.game == game, seats.c.seat == seat, FREE)
            done = await connection.execute(here.values(guest=guest, name=name, seen=now))
            # The time from which bots and dice wait runs from when everybody has come.
            await connection.execute(update(games).where(games.c.id == game).values(updated=now))
            await self._wake(connection, game)
        return bool(done.rowcount)

    async def set_seat(self, game: str, seat: int, **values: Any) -> None:
        """Change something about a seat; whoever plays there starts without votes."""
        async with self._write() as connection:
            await connection.execute(update(seats).where(seats.c.game == game, seats.c.seat == seat).values(**values))
            if "bot" in values:
                await connection.execute(delete(votes).where(votes.c.game == game, votes.c.seat == seat))
            await self._wake(connection, game)

    async def vote(self, game: str, seat: int, guest: str) -> set[str]:
        """A guest agrees that a bot plays at this seat; all who do."""
        async with self._write() as connection:
            row = self._insert(votes).values(game=game, seat=seat, guest=guest)
            await connection.execute(row.on_conflict_do_nothing())
            await self._wake(connection, game)
        async with self.engine.connect() as connection:
            wanted = select(votes.c.guest).where(votes.c.game == game, votes.c.seat == seat)
            return set((await connection.execute(wanted)).scalars())

    async def seen(self, places: Collection[tuple[str, int]], here: bool, wake: bool = True) -> None:
        """Whoever sits at these places is connected now, or has just gone."""
        now = time.time()
        rows = [{"which": game, "place": seat, "when": now, "now_here": here} for game, seat in sorted(places)]
        async with self._write() as connection:
            await connection.execute(SEEN, rows)
            if wake:
                await self._wake(connection, *sorted({game for game, _ in places}))

    async def open_again(self) -> None:
        """Whoever was connected when the server stopped has as long to come back as if they had left only now."""
        async with self._write() as connection:
            await connection.execute(update(seats).where(seats.c.here).values(seen=time.time()))

    async def presence(self, tables: Sequence[str]) -> dict[tuple[str, int], tuple[bool, float]]:
        """Who is or was connected to these tables, through whichever worker: `here` and `seen` of every seat."""
        wanted = select(seats.c.game, seats.c.seat, seats.c.here, seats.c.seen).where(seats.c.game.in_(tables))
        async with self.engine.connect() as connection:
            return {(row.game, row.seat): (row.here, row.seen) for row in await connection.execute(wanted)}

    async def rematch(self, old: str, game: GameRow, places: Sequence[SeatRow]) -> bool:
        """A new table that follows an old one; False if there is one already."""
        async with self._write() as connection:
            first = update(games).where(games.c.id == old, games.c.rematch.is_(None)).values(rematch=game.id)
            if (await connection.execute(first)).rowcount != 1:
                return False
            await self._create(connection, game, places, ())
            await self._wake(connection, old)
        return True


def _step(row: GameRow, new: dict[str, Any]) -> dict[str, Any]:
    return {"which": row.id, "was": row.n, "at": row.epoch, **{f"new_{name}": value for name, value in new.items()}}


def _answers(game: str, first: int, given: Sequence[Answer]) -> list[dict[str, Any]]:
    return [
        {"game": game, "n": first + i, "seat": answer.seat, "phrase": answer.phrase} for i, answer in enumerate(given)
    ]


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """What is acknowledged is on the disk; that the file has a log of its own was set by the migration."""
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
