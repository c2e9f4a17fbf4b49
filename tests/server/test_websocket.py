"""One connection to a table, without a network: which frames it gets, and how many."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from starlette.datastructures import Headers, QueryParams
from starlette.websockets import WebSocketState

from intrigue.server import table as table_module
from intrigue.server import websocket
from intrigue.server.api import new_row
from intrigue.server.faults import DatabaseFault
from intrigue.server.limits import Allowances, Limits
from intrigue.server.services import Services
from intrigue.server.store import SeatRow
from intrigue.server.table import OpenTable
from intrigue.server.websocket import talk
from intrigue.server.wire import Pong
from intrigue.session import Session
from laws.court import CourtGame
from server.guests import PATIENCE

pytestmark = pytest.mark.anyio


class Socket:
    """A websocket whose other end is the test."""

    application_state = WebSocketState.CONNECTED

    def __init__(self, seat: int | None = None) -> None:
        self.headers = Headers({})
        self.cookies: dict[str, str] = {}
        self.query_params = QueryParams({} if seat is None else {"seat": str(seat)})
        self.frames: list[dict[str, Any]] = []
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def accept(self) -> None:
        """The server lets us in."""

    async def close(self, code: int = 1000) -> None:
        """The server hangs up."""

    async def receive(self) -> dict[str, Any]:
        """What we said."""
        return await self._said.get()

    async def send_text(self, text: str) -> None:
        """What we are sent."""
        self.frames.append(msgspec.json.decode(text))

    def say(self, **message: Any) -> None:
        """Send a message."""
        self._said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def leave(self) -> None:
        """Hang up."""
        self._said.put_nowait({"type": "websocket.disconnect"})


async def a_table(services: Services) -> OpenTable:
    """A table of two people that anybody may watch, where the first person is asked."""
    session = Session(CourtGame(), 2)
    row = new_row(session, None, spectators=True)
    await services.store.create(row, [SeatRow(row.id, seat, "", f"guest-{seat}", None) for seat in (0, 1)])
    table = await services.tables.get(row.id)
    async with asyncio.timeout(PATIENCE):
        while table.next_move() is not None or table.lock.locked():
            await asyncio.sleep(0.01)
    return table


@asynccontextmanager
async def connected(
    services: Services, table: str, guest: str | None = None, seat: int | None = None
) -> AsyncIterator[Socket]:
    """A guest looks from one of their seats; without a name, somebody without a cookie looks on."""
    socket = Socket(seat)
    allowance = services.allowances.of("elsewhere", guest)
    talking = asyncio.create_task(talk(socket, table, services.tables, guest, allowance, 10_000.0))  # type: ignore[arg-type]
    await settled()
    yield socket
    socket.leave()
    await talking


async def settled() -> None:
    """Everybody has done what they can do without waiting for the database or the clock."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_whoever_says_hello_while_the_table_is_busy_gets_one_page(services: Services) -> None:
    """What happens while a page has to wait for the table is on that page, and makes no second one."""
    table = await a_table(services)
    async with connected(services, table.id) as socket:
        async with table.lock:  # as the server does when it keeps what is seen
            socket.say(type="hello", since=0)
            await settled()
            table.changed()  # as when somebody else comes
            await settled()
        await settled()

        assert [frame["type"] for frame in socket.frames] == ["page"]


async def test_a_spectator_cannot_fill_the_memory(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """From whichever event on somebody wants the story: there are few pages, and fewer are remembered."""
    monkeypatch.setattr(table_module, "PAGES", 2)
    table = await a_table(services)
    told = len(table.page(None, None, 0).story)
    assert told > 2
    async with connected(services, table.id) as socket:
        for since in range(50):
            socket.say(type="hello", since=since)
            await settled()

        assert len(socket.frames) == 50
        assert {frame["since"] for frame in socket.frames} == {0, told}
        assert len(table._pages) <= 2


async def test_a_long_story_is_told_from_a_few_places_on(services: Services) -> None:
    """Nobody misses anything, and nobody is told much more than they have missed."""
    table = await a_table(services)
    assert table.session is not None
    log = table.session.table.log
    log += [log[-1]] * (3000 - len(log))

    begins = [table.shared_beginning(since) for since in range(3001)]

    assert begins[0] == 0
    assert begins[3000] == 3000
    assert len(set(begins)) <= table_module.PAGES
    for since, begin in enumerate(begins):
        assert begin <= since
        assert since - begin <= max(table_module.FEW, 3000 - since)


async def test_whoever_says_hello_pays_for_their_page(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """As much as it took to make it; what others do costs them nothing."""
    table = await a_table(services)
    clock = itertools.count()
    monkeypatch.setattr("intrigue.server.websocket.time.thread_time", lambda: next(clock) * 1.0)
    services.allowances = Allowances(Limits(address_work=0.001, at_once=1_500_000))  # one page, and some words
    async with connected(services, table.id) as socket:
        socket.say(type="hello", since=0)
        await settled()
        for _ in range(3):
            table.changed()
            await settled()
        socket.say(type="ping")
        socket.say(type="hello", since=0)
        await settled()
        socket.say(type="hello", since=0)
        await settled()

        told = [frame["type"] for frame in socket.frames]
    assert told == ["page"] * 4 + ["pong", "page", "error"]


async def test_whoever_claims_to_have_more_than_there_is_gets_the_whole_story(services: Services) -> None:
    """It is the page that everybody gets who has nothing, and is made once for all of them."""
    table = await a_table(services)

    pages = {id(table.sent(None, None, since)) for since in (0, 1_000, 1_000_000)}

    assert len(pages) == 1
    assert table.page(None, None, 1_000) == table.page(None, None, 0)


async def test_a_crowd_keeps_no_player_out(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only spectators are counted, and only they are turned away."""
    monkeypatch.setattr(websocket, "CROWD", 1)
    table = await a_table(services)
    async with (
        connected(services, table.id, "guest-0", 0),
        connected(services, table.id) as first,
        connected(services, table.id) as second,
        connected(services, table.id, "guest-1", 1) as player,
    ):
        for socket in (first, second, player):
            socket.say(type="ping")
        await settled()

        assert [[frame["type"] for frame in socket.frames] for socket in (first, second, player)] == [
            ["pong"],
            ["error"],
            ["pong"],
        ]


class Cut(Socket):
    """A websocket that minds what comes after its end, as the real one does."""

    async def close(self, code: int = 1000) -> None:
        self.application_state = WebSocketState.DISCONNECTED

    async def send_text(self, text: str) -> None:
        if self.application_state != WebSocketState.CONNECTED:
            raise RuntimeError("it has been closed")
        await super().send_text(text)


@pytest.mark.parametrize("fails", [False, True])
async def test_whoever_asks_something_while_they_are_sent_away_is_not_answered(
    services: Services, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    """Nor is that an error, whatever the answer would have been."""
    table = await a_table(services)

    async def handle(*_: object) -> Pong:
        table.delete()
        await settled()
        if fails:
            raise DatabaseFault("unreachable", True)
        return Pong()

    monkeypatch.setattr(websocket, "_handle", handle)
    socket = Cut()
    talking = asyncio.create_task(
        talk(socket, table.id, services.tables, None, services.allowances.of("elsewhere", None), 10_000.0)  # type: ignore[arg-type]
    )
    await settled()
    socket.say(type="ping")

    async with asyncio.timeout(PATIENCE):
        await talking

    assert socket.frames == []
