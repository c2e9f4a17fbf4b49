"""Nobody gets more than their share of the server's time, connections and files."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import intrigue
from intrigue.drafts import Considered
from intrigue.server import app, security, wire
from intrigue.server.addresses import Proxies
from intrigue.server.api import new_row
from intrigue.server.connections import RESERVED, Connection, Door
from intrigue.server.limits import ASKED_AT_ONCE, OF_A_SITE, Allowances, Bucket, Limits
from intrigue.server.replay import Refused
from intrigue.server.security import HEADERS
from intrigue.server.services import Config, Services
from intrigue.server.store import SeatRow
from intrigue.session import Session
from laws.court import CourtGame
from server.databases import fresh_database
from server.guests import PATIENCE
from server.servers import Server

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def serving(folder: Path, limits: Limits) -> AsyncIterator[FastAPI]:
    """The application in this process, without a socket."""
    address = fresh_database(folder / "limits.sqlite3")
    made = app.create(Config(address, thinkers=1, limits=limits), {CourtGame().id: CourtGame()})
    async with made.router.lifespan_context(made):
        yield made


def somebody(served: FastAPI, address: str = "192.0.2.1") -> httpx.AsyncClient:
    """A visitor from an address."""
    transport = httpx.ASGITransport(served, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost", headers={"X-Intrigue": "1"})


class Clock:
    """A time that only we let go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("intrigue.server.limits.time.monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


# ---------------------------------------------------------------- work


def test_a_bucket_fills_again(clock: Clock) -> None:
    """Some at once, then one after the other; what is owed is paid first, and no price is too high for ever."""
    bucket = Bucket(rate=10.0, burst=30.0)

    assert [bucket.take(10) for _ in range(4)] == [True, True, True, False]
    clock.now += 1
    assert bucket.take(10)
    bucket.owe(50)
    assert bucket.wait(0) == pytest.approx(5)
    clock.now += 100
    assert bucket.take(1000)


def test_an_address_and_a_guest_have_each_their_share(clock: Clock) -> None:
    """A guest who changes the address takes their bill along; guests of one address share its allowance."""
    allowances = Allowances(Limits(address_work=10, guest_work=5, at_once=10))
    allowances.of("here", "anna").charge(50)

    with pytest.raises(Refused) as refused:
        allowances.of("elsewhere", "anna").charge(10)
    assert refused.value.code == "too-often"
    assert refused.value.wait == pytest.approx(2)
    allowances.of("here", "béla").charge(50)
    with pytest.raises(Refused):
        allowances.of("here", None).charge(1)
    clock.now += 2
    allowances.of("elsewhere", "anna").charge(10)


def test_a_site_of_many_households_gets_a_few_times_as_much(clock: Clock) -> None:
    """Of work, tables and connections: an address for every request is easily had of the new kind."""
    allowances = Allowances(Limits(address_work=10, at_once=10, address_tables=2, address_connections=1))
    inside, outside = ("2001:db8:0:{:x}::/64", "2001:db8:1::/64")
    with ExitStack() as connected:
        for number in range(OF_A_SITE):
            allowances.of(inside.format(number), None).charge(100)
            for _ in range(2):
                allowances.open_table(inside.format(number))
            connected.enter_context(allowances.connected(inside.format(number), None))

        with pytest.raises(Refused):
            allowances.of(inside.format(99), None).charge(1)
        with pytest.raises(Refused):
            allowances.open_table(inside.format(99))
        with pytest.raises(Refused), allowances.connected(inside.format(99), None):
            pass
        allowances.of(outside, None).charge(100)
        allowances.open_table(outside)
        with allowances.connected(outside, None):
            pass


async def test_whoever_asks_too_often_hears_it_a_little_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else they would ask again at once, a thousand times a second; others are served meanwhile."""
    monkeypatch.setattr(security, "CALM", 0.3)
    async with (
        serving(tmp_path, Limits(address_work=0.1, at_once=20)) as served,
        somebody(served) as one,
        somebody(served, "192.0.2.2") as other,
    ):
        await one.get("/api/me")
        began = time.monotonic()
        refused = asyncio.create_task(one.get("/api/me"))
        await asyncio.sleep(0)
        assert (await other.get("/api/me")).status_code == 200
        assert (await refused).status_code == 429
        assert time.monotonic() - began >= 0.29


async def test_whoever_may_ask_again_soon_hears_it_no_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else thirty connections that are a millisecond short each would be told so thousands of times a second."""
    monkeypatch.setattr(security, "CALM", 0.3)
    async with serving(tmp_path, Limits(address_work=1000.0, at_once=0.002)) as served, somebody(served) as one:
        began = time.monotonic()
        answers = await asyncio.gather(*(one.get("/api/me") for _ in range(30)))
        took = time.monotonic() - began

    assert 429 in {answer.status_code for answer in answers}
    assert took >= 0.29


async def test_many_requests_of_one_address_take_turns(tmp_path: Path) -> None:
    """A few are worked at; whoever waits to be read keeps nobody waiting, and at another address nobody notices."""
    async with serving(tmp_path, Limits()) as served:
        working, read = asyncio.Semaphore(0), asyncio.Semaphore(0)
        begun: list[str] = []

        async def work(scope: Any, receive: Any, send: Any) -> None:
            begun.append(scope["client"][0])
            await working.acquire()
            await send({"type": "http.response.start", "status": 200})
            await read.acquire()

        async def hear() -> dict[str, Any]:
            return {"type": "http.disconnect"}

        async def sent(message: Any) -> None:
            pass

        def ask(address: str) -> asyncio.Task[None]:
            scope = {"type": "http", "method": "GET", "path": "/", "scheme": "http", "client": (address, 1)}
            headers = [(b"host", b"localhost")]
            middleware = security.SecurityMiddleware(work, lambda _: 1.0)
            return asyncio.create_task(middleware({**scope, "headers": headers, "app": served}, hear, sent))

        crowd = [ask("192.0.2.1") for _ in range(20)]
        other = ask("192.0.2.2")
        await asyncio.sleep(0.05)
        assert sorted(begun) == ["192.0.2.1"] * ASKED_AT_ONCE + ["192.0.2.2"]

        for _ in range(3):  # they are sent something, and read none of it
            working.release()
        await asyncio.sleep(0.05)
        assert begun.count("192.0.2.1") == ASKED_AT_ONCE + 3
        for _ in range(20):
            working.release()
            read.release()
            read.release()
        await asyncio.gather(*crowd, other)
        assert begun.count("192.0.2.1") == 20


async def test_reading_has_a_limit_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks too often is told for how long to wait; at another address nobody notices."""
    monkeypatch.setattr(security, "CALM", 0.0)
    async with (
        serving(tmp_path, Limits(address_work=0.1, at_once=200)) as served,
        somebody(served) as one,
        somebody(served, "192.0.2.2") as other,
    ):
        answers = [await one.get("/api/me") for _ in range(20)]

        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 10
        assert answers[-1].json()["code"] == "too-often"
        assert 0 < int(answers[-1].headers["retry-after"]) <= 20
        assert {name: answers[-1].headers[name] for name in HEADERS} == HEADERS
        assert (await other.get("/api/me")).status_code == 200


async def test_a_guest_is_limited_wherever_they_are(tmp_path: Path) -> None:
    """Their cookie says who they are, whatever the address."""
    async with serving(tmp_path, Limits(guest_work=0.1, at_once=200)) as served, somebody(served) as one:
        await one.put("/api/me", json={"name": "Anna"})
        while (await one.get("/api/me")).status_code == 200:
            pass
        async with somebody(served, "192.0.2.2") as other:
            assert (await other.get("/api/me")).status_code == 200
            other.cookies = one.cookies
            assert (await other.get("/api/me")).status_code == 429


def test_every_route_has_a_price() -> None:
    """The dear ones are those that make the server think."""

    def price(method: str, path: str) -> float:
        return app.price_of({"type": "http", "method": method, "path": path})

    assert all(route.price >= 1 for route in app.ROUTES)
    assert price("GET", "/api/tables/x/points") == price("HEAD", "/api/tables/x/points") > price("GET", "/api/tables/x")
    assert price("POST", "/api/import") >= 100
    assert price("GET", "/assets/page.js") == price("DELETE", "/api/tables") == app.ANYTHING_ELSE


# ---------------------------------------------------------------- connections


def test_there_are_so_many_websockets_for_each(clock: Clock) -> None:
    """For an address, for a guest, and for all."""
    allowances = Allowances(Limits(address_connections=2, guest_connections=1))
    with allowances.connected("here", "anna"):
        with pytest.raises(Refused), allowances.connected("elsewhere", "anna"):
            pass
        with allowances.connected("here", None), pytest.raises(Refused), allowances.connected("here", "béla"):
            pass
        allowances.room = 1
        with pytest.raises(Refused), allowances.connected("elsewhere", None):
            pass
    with allowances.connected("here", "anna"):
        pass


class Idle(Connection):
    """A connection that says nothing."""

    def __init__(self) -> None:
        self.over = False

    def hang_up(self) -> None:
        self.over = True


def test_an_address_has_so_many_connections(caplog: pytest.LogCaptureFixture) -> None:
    """Others still come in, and a proxy has as many as it likes; the log says so once."""
    door = Door(Limits(address_connections=2), 10_000, Proxies(["10.0.0.0/8", "2001:db8::1"]))
    first = Idle()

    assert [door.enter(each, "here") for each in (first, Idle(), Idle(), Idle())] == [True, True, False, False]
    assert door.enter(Idle(), "elsewhere")
    assert all(door.enter(Idle(), proxy) for proxy in ("10.0.0.1", "2001:db8::1") for _ in range(5))
    assert not door.enter(Idle(), "2001:db8::2"), "its neighbours are no proxies"
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == [
        "connections are refused: there are too many from one address"
    ]
    door.leave(first, "here")
    assert door.enter(Idle(), "here")


def test_when_there_is_no_room_whoever_has_most_gives_way() -> None:
    """A newcomer gets the place of the oldest connection of the address with most; nobody pushes out their equals."""
    door = Door(Limits(address_connections=100), RESERVED + 6, Proxies([]))
    crowd = [Idle() for _ in range(3)]
    assert all(door.enter(each, "crowd") for each in crowd)

    assert door.enter(Idle(), "newcomer")
    assert [each.over for each in crowd] == [True, False, False]
    assert not door.enter(Idle(), "crowd")


def test_the_server_takes_all_the_files_that_it_can_get() -> None:
    """The system gives a program few of them until it asks."""
    ask = (
        "import resource; from intrigue.server.connections import all_files\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))\n"
        "print(all_files(), resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(intrigue.__file__).parent.parent)}
    told = subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True)

    assert told.stdout == "300 (300, 300)\n"


@pytest.fixture(scope="module")
def narrow(new_database: Callable[[str], str]) -> Any:
    """A server that gives each address few connections, and little time to say something."""
    server = Server(new_database("sqlite"), limits=Limits(address_connections=3, request_seconds=2.0))
    server.start()
    yield server
    server.stop()


def silent(server: Server, source: str) -> socket.socket:
    """Somebody connects from an address and says nothing."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def ended(connection: socket.socket) -> bool:
    """Wait until the server hangs up."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


async def test_whoever_connects_and_says_nothing_keeps_nobody_out(narrow: Server) -> None:
    """There are as many as an address may have; others come in, and after a while the silent ones are hung up on."""
    crowd = [silent(narrow, "127.0.0.9") for _ in range(3)]
    try:
        with closing(silent(narrow, "127.0.0.9")) as one_more:
            assert await asyncio.to_thread(ended, one_more)
        assert (await asyncio.to_thread(httpx.get, f"{narrow.url}/api/health", timeout=PATIENCE)).status_code == 200
        crowd[0].sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")  # and never the end of it
        assert [await asyncio.to_thread(ended, each) for each in crowd] == [True] * 3
    finally:
        for each in crowd:
            each.close()
    assert narrow.said().count("connections are refused") == 1


async def test_a_head_without_end_is_not_waited_for(narrow: Server) -> None:
    """It would be kept in memory for as long as it comes; a long body is another matter."""

    def ask(sent: bytes) -> bytes:
        with closing(silent(narrow, "127.0.0.8")) as line:
            line.sendall(sent)
            return line.recv(100)

    endless = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 100_000
    whole = (
        b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nX-Intrigue: 1\r\nContent-Length: 400000\r\n\r\n"
        + b"y" * 400_000
    )

    assert b" 400 " in await asyncio.to_thread(ask, endless)
    assert b" 422 " in await asyncio.to_thread(ask, whole)


async def knock(served: FastAPI, address: str) -> int:
    """Open a websocket: the status of the refusal, or 101."""
    told = []

    async def send(message: Any) -> None:
        told.append(message)

    async def receive() -> Any:
        return {"type": "websocket.disconnect" if told else "websocket.connect", "code": 1000}

    scope = {
        "type": "websocket",
        "path": "/ws/tables/nothing",
        "scheme": "ws",
        "headers": [(b"host", b"localhost")],
        "query_string": b"",
        "client": (address, 1),
        "extensions": {"websocket.http.response": {}},
        "subprotocols": [],
    }
    await served(scope, receive, send)
    return int(told[0].get("status", 101))


async def test_too_many_websockets_are_refused_before_they_are_one(tmp_path: Path) -> None:
    """Too many in a short time, or at once, from one address."""
    limits = Limits(address_work=0.1, at_once=400, address_connections=1)
    async with serving(tmp_path, limits) as served:
        assert [await knock(served, "192.0.2.1") for _ in range(4)] == [101, 101, 429, 429]
        with served.state.services.allowances.connected("192.0.2.2", None):
            assert await knock(served, "192.0.2.2") == 429
        assert await knock(served, "192.0.2.2") == 101


@pytest.mark.anyio
async def test_a_draft_is_considered_beside_everything_else_at_the_expense_of_who_asks(services: Services) -> None:
    """It can be made to take long: others go on meanwhile, and whoever sent it owes the time."""
    (game,) = services.games.values()
    row = new_row(Session(game, 2, {}), "mallory")
    await services.store.create(row, [SeatRow(row.id, seat, "", "mallory", None) for seat in range(2)])
    table = await services.tables.get(row.id)
    while not table.row.n:  # the dice that begin the game
        await asyncio.sleep(0.01)
    assert table.session is not None
    assert table.row.asked is not None
    others_went_on = threading.Event()

    def consider(seat: int, draft: Sequence[str]) -> Considered:
        assert others_went_on.wait(PATIENCE)
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        return Considered(tuple(draft), (), (), {}, (), ())

    table.session.consider = consider  # type: ignore[method-assign]
    allowance = Allowances(Limits(address_work=10, guest_work=10, at_once=1)).of("198.51.100.1", "mallory")
    message = wire.Consider(7, table.row.n, ("something",))
    considering = asyncio.create_task(services.tables.consider(table, table.row.asked, message, allowance))
    await asyncio.sleep(0.01)
    others_went_on.set()

    assert (await considering).id == 7
    with pytest.raises(Refused, match="too much at once"):
        allowance.charge(1)
