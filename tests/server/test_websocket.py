"""One connection to a table, without a network: which frames it gets, and how many."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from starlette.datastructures import Headers, QueryParams
from starlette.websockets import WebSocketState

from intrigue.server import table as table_module
from intrigue.server.api import new_row
from intrigue.server.services import Services
from intrigue.server.store import SeatRow
from intrigue.server.table import OpenTable
from intrigue.server.websocket import talk
from intrigue.session import Session
from laws.court import CourtGame
from server.guests import PATIENCE

pytestmark = pytest.mark.anyio


class Socket:
    """A websocket whose other end is the test."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.headers = Headers({})
        self.cookies: dict[str, str] = {}
        self.query_params = QueryParams()
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
async def spectator(services: Services, table: OpenTable) -> AsyncIterator[Socket]:
    """Somebody without a cookie who looks on."""
    socket = Socket()
    talking = asyncio.create_task(talk(socket, table.id, services.tables, services.cookies, 10_000.0))  # type: ignore[arg-type]
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
    async with spectator(services, table) as socket:
        async with table.lock:  # as the server does when it keeps what is seen
            socket.say(type="hello", since=0)
            await settled()
            table.changed()  # as when somebody else comes
            await settled()
        await settled()

        assert [frame["type"] for frame in socket.frames] == ["page"]


async def test_a_spectator_cannot_fill_the_memory(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """From whichever event on somebody wants the story: only a few pages are remembered."""
    monkeypatch.setattr(table_module, "PAGES", 2)
    table = await a_table(services)
    told = len(table.page(None, None, 0).story)
    assert told > 2
    async with spectator(services, table) as socket:
        for since in range(50):
            socket.say(type="hello", since=since)
            await settled()

        assert len(socket.frames) == 50
        assert {frame["since"] for frame in socket.frames} == set(range(told + 1))
        assert len(table._pages) <= 2


async def test_whoever_claims_to_have_more_than_there_is_gets_the_whole_story(services: Services) -> None:
    """It is the page that everybody gets who has nothing, and is made once for all of them."""
    table = await a_table(services)

    pages = {id(table.sent(None, None, since)) for since in (0, 1_000, 1_000_000)}

    assert len(pages) == 1
    assert table.page(None, None, 1_000) == table.page(None, None, 0)
