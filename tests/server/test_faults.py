"""When the database fails while the server runs: everybody is told, everybody can look, and it goes on by itself."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from intrigue.server import connecting
from intrigue.server import open_tables as open_tables_module
from intrigue.server import services as services_module
from intrigue.server.api import new_row
from intrigue.server.app import create
from intrigue.server.cookies import COOKIE
from intrigue.server.faults import KINDS, SENTENCES, DatabaseFault, Kind, kind_of
from intrigue.server.security import HEADERS
from intrigue.server.services import Services
from intrigue.server.store import SeatRow, Store
from intrigue.server.table import OpenTable
from intrigue.server.websocket import talk
from intrigue.session import Session
from laws.court import CourtGame
from server.guests import PATIENCE
from server.test_websocket import Socket, a_table

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again at once, and nobody waits long for a lock."""
    monkeypatch.setattr(open_tables_module, "TRY_AGAIN", 0.05)
    monkeypatch.setattr(services_module, "FRESH", 0.0)
    monkeypatch.setattr(connecting, "BUSY", 50)


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """Nothing can be written for a while."""
    refused = True

    def set_up(connection: Any, *_: object) -> None:
        connection.cursor().execute(f"PRAGMA query_only={'ON' if refused else 'OFF'}")

    engines = (store.engine.sync_engine, store._plain_engine)
    for engine in engines:  # they stay: somebody may be getting a connection when it is over
        event.listen(engine, "checkout", set_up)
    yield
    refused = False


@contextmanager
def held(store: Store) -> Iterator[None]:
    """Another program writes, and takes its time."""
    other = sqlite3.connect(str(store.url.database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


async def until(fits: Callable[[], object]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


class Seated(Socket):
    """A player at a screen, as the server sees one."""

    closed: int | None = None

    async def close(self, code: int = 1000) -> None:
        self.closed = code

    @property
    def page(self) -> dict[str, Any]:
        """The newest page."""
        return next((frame for frame in reversed(self.frames) if frame["type"] == "page"), {})

    def errors(self) -> list[str]:
        """All that was refused so far."""
        return [frame["code"] for frame in self.frames if frame["type"] == "error"]


@asynccontextmanager
async def seated(services: Services, table: str, guest: str = "guest-0") -> AsyncIterator[Seated]:
    """A player who has said hello."""
    socket = Seated()
    allowance = services.allowances.of("elsewhere", guest)
    talking = asyncio.create_task(talk(socket, table, services.tables, guest, allowance, 10_000.0))  # type: ignore[arg-type]
    socket.say(type="hello", since=0)
    await until(lambda: socket.page or talking.done())
    yield socket
    socket.leave()
    await talking


@asynccontextmanager
async def browser(services: Services) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks over HTTP, the first player."""
    app = create(services.config, services.games)
    app.state.services = services
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app),
        base_url="http://localhost",
        headers={"X-Intrigue": "1", "Cookie": f"{COOKIE}={services.guests.cookies.cookie('guest-0')}"},
    ) as http:
        yield http


async def asked(table: OpenTable) -> tuple[int, str]:
    """The first player's turn: the number of the question, and an answer to it."""
    page = table.page(0, "guest-0", 0)
    assert page.question is not None
    return page.n, page.question.phrases[0]


# ---------------------------------------------------------------- at a table


async def test_whoever_sits_there_is_told_and_can_look_and_the_game_goes_on(services: Services) -> None:
    """An answer that cannot be kept is refused; nobody is cut off; afterwards the same answer is taken."""
    table = await a_table(services)
    n, phrase = await asked(table)
    async with seated(services, table.id) as player, seated(services, table.id, "guest-1") as other:
        with read_only(services.store):
            player.say(type="answer", n=n, phrase=phrase)
            await until(lambda: player.errors() and player.page["fault"] and other.page["fault"])
            player.say(type="hello", since=0)  # as after a reload
            player.say(type="settings", pass_for_me=True)
            player.say(type="answer", n=n, phrase=phrase)
            await until(lambda: len(player.errors()) == 3)

            assert player.errors() == ["not-written"] * 3
            assert (player.page["n"], player.page["fault"], other.page["fault"]) == (n, "read-only", "read-only")
            assert player.page["question"]["phrases"]
            async with seated(services, table.id, "guest-1") as again:  # coming and going needs no writing
                assert again.page["fault"] == "read-only"
        await until(lambda: player.page["fault"] is None and other.page["fault"] is None)

        player.say(type="answer", n=n, phrase=phrase)
        await until(lambda: player.page["n"] > n)

        assert (player.closed, other.closed, player.errors()) == (None, None, ["not-written"] * 3)


async def test_a_table_that_is_not_in_memory_is_opened_all_the_same(services: Services) -> None:
    """That only needs reading."""
    table = await a_table(services)
    with read_only(services.store):
        with pytest.raises(DatabaseFault):
            await services.store.save_guest("anna", "Anna", "en", "paper")
        del services.tables.open[table.id]

        async with seated(services, table.id) as player:
            assert (player.page["n"], player.page["fault"]) == (table.row.n, "read-only")


async def test_a_table_that_cannot_be_read_is_asked_for_again(services: Services) -> None:
    """The line is closed in a way that tells the page to come back."""
    table = await a_table(services)
    del services.tables.open[table.id]
    engine = create_engine(f"sqlite:///{services.store.url.database}")
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE answers RENAME TO gone"))

    async with seated(services, table.id) as player:
        assert (player.errors(), player.closed) == (["no-database"], 1013)

    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE gone RENAME TO answers"))
    engine.dispose()


async def test_dice_and_bots_wait_and_go_on(services: Services) -> None:
    """Nothing is thought in vain meanwhile, and nobody has to come to wake them."""
    with read_only(services.store):
        row = new_row(Session(CourtGame(), 2), None)
        with pytest.raises(DatabaseFault):
            await services.store.create(row, [SeatRow(row.id, seat, "", f"guest-{seat}", None) for seat in (0, 1)])
    await until(lambda: services.store.faults.kind is None)
    await services.store.create(row, [SeatRow(row.id, seat, "", f"guest-{seat}", None) for seat in (0, 1)])
    with read_only(services.store):
        with pytest.raises(DatabaseFault):
            await services.store.save_guest("anna", "Anna", "en", "paper")

        table = await services.tables.get(row.id)

        assert table.next_move() is not None  # the first cards are to be dealt
        assert table.driver is None
    await until(lambda: table.row.n > 0)


async def test_a_lock_held_elsewhere_holds_up_nobody_else(services: Services) -> None:
    """Whoever wants to write is told so after a moment, all who come later at once; reading goes on."""
    table = await a_table(services)
    n, phrase = await asked(table)
    async with seated(services, table.id) as player:
        with held(services.store):
            player.say(type="answer", n=n, phrase=phrase)
            await until(player.errors)

            await until(lambda: player.page["fault"] == "locked")
            assert await services.store.load(table.id) is not None
            results = await asyncio.gather(
                *[services.store.save_guest("anna", "Anna", "en", "paper") for _ in range(20)], return_exceptions=True
            )
            assert {type(result) for result in results} == {DatabaseFault}
        await until(lambda: player.page["fault"] is None)


# ---------------------------------------------------------------- over HTTP, and in the log


async def test_over_http_it_is_one_typed_refusal(services: Services) -> None:
    """With our headers, and when to come back; what can be read is read, and the page comes."""
    table = await a_table(services)
    async with browser(services) as http:
        with read_only(services.store):
            refused = await http.put("/api/me", json={"name": "Anna", "language": "en", "theme": "paper"})
            looked = await http.get(f"/api/tables/{table.id}")
            past = await http.get(f"/api/tables/{table.id}/at/0")

        assert (refused.status_code, refused.headers["Retry-After"]) == (503, "5")
        told = refused.json()
        assert (told["type"], told["code"], told["details"]) == ("error", "not-written", SENTENCES["read-only"])
        assert {name: refused.headers[name] for name in HEADERS} == HEADERS
        assert (looked.status_code, past.status_code) == (200, 200)


async def test_health_tells_the_truth(services: Services) -> None:
    """Alive is one thing; whether games can go on is tried out."""
    paths = ("/api/health", "/api/health/live", "/api/health/ready")
    async with browser(services) as http:
        before = [await http.get(path) for path in paths]
        with read_only(services.store):
            during = [await http.get(path) for path in paths]
        await until(lambda: services.store.faults.kind is None)
        after = [await http.get(path) for path in paths]

    for answers in (before, after):
        assert [(answer.status_code, answer.json()["ok"]) for answer in answers] == [(200, True)] * 3
    assert [(answer.status_code, answer.json()["ok"]) for answer in during] == [(503, False), (200, True), (503, False)]
    assert during[0].json()["fault"] == "read-only"
    assert during[2].json() == {"ok": False, "fault": "read-only", "details": SENTENCES["read-only"]}


async def test_ready_is_not_tried_again_and_again(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks often makes nobody write often."""
    monkeypatch.setattr(services_module, "FRESH", 1000.0)
    tried = 0

    async def try_writing() -> None:
        nonlocal tried
        tried += 1

    monkeypatch.setattr(services.store, "try_writing", try_writing)

    await asyncio.gather(*[services.fault() for _ in range(50)])

    assert tried == 1


async def test_the_log_says_it_once(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    """A line when it begins and one when it ends, however many were refused."""
    caplog.set_level(logging.WARNING, "intrigue.server")
    with read_only(services.store):
        for _ in range(10):
            with pytest.raises(DatabaseFault):
                await services.store.save_guest("anna", "Anna", "en", "paper")
        await asyncio.sleep(0.2)  # and it was tried again a few times
    await until(lambda: services.store.faults.kind is None)

    assert [record.getMessage() for record in caplog.records] == [
        f"nothing can be written: {SENTENCES['read-only']}",
        "the database works again",
    ]


# ---------------------------------------------------------------- what is what


def damaged(file: Path) -> sqlite3.Connection:
    """A file whose pages hold something else."""
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE t (x)")
        connection.executemany("INSERT INTO t VALUES (?)", [("x" * 1000,)] * 100)
    connection.close()
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\xff" * 8192)
    return sqlite3.connect(file)


def no_database(file: Path) -> sqlite3.Connection:
    file.write_bytes(b"something else" * 1000)
    return sqlite3.connect(file)


def full(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE t (x)")
    connection.execute("PRAGMA max_page_count=2")
    return connection


def unwritable(file: Path) -> sqlite3.Connection:
    connection = full(file)
    connection.execute("PRAGMA query_only=ON")
    return connection


def use(connection: sqlite3.Connection) -> None:
    """Read all that is there, and write more."""
    connection.execute("SELECT sum(length(x)) FROM t").fetchall()
    connection.executemany("INSERT INTO t VALUES (?)", [("x" * 4000,)] * 10)


@pytest.mark.parametrize(
    ("made", "kind"),
    [(damaged, "damaged"), (no_database, "damaged"), (full, "disk-full"), (unwritable, "read-only")],
)
def test_what_sqlite_says(made: Callable[[Path], sqlite3.Connection], kind: Kind, tmp_path: Path) -> None:
    """Real errors, by their codes."""
    connection = made(tmp_path / "x.sqlite3")

    with pytest.raises(sqlite3.DatabaseError) as caught:
        use(connection)
    connection.close()

    assert kind_of(DBAPIError("", None, caught.value)) == kind


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        ("53100", "disk-full"),
        ("25006", "read-only"),
        ("57P01", "unreachable"),
        ("55P03", "locked"),
        ("42P01", "failed"),
    ],
)
def test_what_postgresql_says(state: str, kind: Kind) -> None:
    """By its codes."""
    error = Exception()
    error.sqlstate = state  # type: ignore[attr-defined]

    assert kind_of(DBAPIError("", None, error)) == kind


def test_every_kind_has_a_sentence() -> None:
    """For whoever runs the server."""
    assert set(SENTENCES) == set(KINDS)


async def test_a_postgresql_that_goes_away_and_comes_back(new_database: Callable[[str], str]) -> None:
    """It is noticed by whoever reads or writes first, and by whoever tries afterwards."""
    database = new_database("postgresql")
    store = Store(database)
    await store.save_guest("anna", "Anna", "en", "paper")
    elsewhere, _, name = database.rpartition("/")
    engine = create_engine(f"{elsewhere}/postgres", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
        connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"))

        with pytest.raises(DatabaseFault) as read:
            await store.guest("anna")
        with pytest.raises(DatabaseFault) as wrote:
            await store.save_guest("anna", "Anna B", "en", "paper")
        with pytest.raises(DatabaseFault):
            await store.try_writing()

        assert [(e.value.kind, e.value.code) for e in (read, wrote)] == [
            ("unreachable", "no-database"),
            ("unreachable", "not-written"),
        ]
        connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
    engine.dispose()
    await store.try_writing()
    await store.save_guest("anna", "Anna B", "en", "paper")

    assert store.faults.kind is None
    await store.close()


async def test_rows_that_somebody_holds_in_postgresql(new_database: Callable[[str], str]) -> None:
    """That is a fault like others if nothing else can be written, either; what somebody chose holds instead."""
    database = new_database("postgresql")
    store, patient = Store(database), Store(f"{database}?options=-c%20lock_timeout%3D60000")
    await store.save_guest("anna", "Anna", "en", "paper")
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("LOCK TABLE guests, settings IN EXCLUSIVE MODE"))

        with pytest.raises(DatabaseFault) as wrote:
            await store.save_guest("anna", "Anna B", "en", "paper")
        assert (wrote.value.code, store.faults.kind, store.faults.doubtful) == ("no-database", None, True)
        waiting = asyncio.create_task(patient.save_guest("anna", "Anna C", "en", "paper"))
        with pytest.raises(DatabaseFault):
            await store.try_writing()
        assert (store.faults.kind, store.faults.doubtful) == ("locked", False)
        assert not waiting.done()
    engine.dispose()
    await waiting
    await store.try_writing()

    assert (wrote.value.kind, store.faults.kind) == ("locked", None)
    await store.close()
    await patient.close()


async def test_a_rush_is_no_fault(services: Services) -> None:
    """Whoever waited too long for a connection is told to try again; everybody else plays on, and it is tried out."""
    faults = services.store.faults
    for around, code in ((faults.reading, "no-database"), (faults.writing, "no-database")):
        with pytest.raises(DatabaseFault) as caught, around():
            raise NoConnection
        assert (caught.value.code, faults.kind) == (code, None)

    await until(lambda: not faults.doubtful)

    assert faults.kind is None


async def test_a_damaged_database_is_not_written_to_any_more(services: Services) -> None:
    """Whatever still works: somebody has to look after it first."""
    services.store.faults._set("damaged")

    await services.store.try_writing()

    assert services.store.faults.kind == "damaged"
