"""Connections whose other end is gone, or reads nothing: they end, so that nobody is taken for present."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from intrigue.server import connections as connections_module
from intrigue.server.connections import UNACKNOWLEDGED, WebSocketConnection
from server.guests import PATIENCE

pytestmark = pytest.mark.anyio

HELLO = (
    "GET / HTTP/1.1\r\nHost: test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Talking:
    """An application that writes on and on to whoever comes, until `enough`."""

    def __init__(self, enough: int) -> None:
        self.enough = enough
        """How much is left unsent (bytes) when it stops writing."""
        self.seen: list[WebSocketConnection] = []
        self.filled = asyncio.Event()
        self.gone = asyncio.Event()

    def connection(self) -> type[WebSocketConnection]:
        """Its connections, which are remembered."""
        seen = self.seen

        class Remembered(WebSocketConnection):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                super().connection_made(transport)
                seen.append(self)

        return Remembered

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        writing = asyncio.create_task(self.write(send))
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.gone.set()
        writing.cancel()

    async def write(self, send: Any) -> None:
        while self.seen[0].transport.get_write_buffer_size() < self.enough:
            await send({"type": "websocket.send", "text": "x" * 8000})
            await asyncio.sleep(0)
        self.filled.set()


@asynccontextmanager
async def served(app: Talking, ping: float | None) -> AsyncIterator[int]:
    """The application on a port of its own."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        config = uvicorn.Config(
            app, ws=app.connection(), ws_ping_interval=ping, ws_ping_timeout=ping, lifespan="off", log_level="critical"
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield door.getsockname()[1]
        server.should_exit = True
        await serving


@pytest.mark.parametrize(
    ("unsent", "ping"),
    [
        pytest.param(10_000_000, None, id="much is unsent"),  # more than is ever taken: writing has to wait
        pytest.param(1, 0.3, id="a little is unsent, and nobody says that they are there"),
    ],
)
async def test_whoever_reads_nothing_is_let_go(
    unsent: int, ping: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though what was written to them cannot be sent: closing alone would wait for it for ever."""
    monkeypatch.setattr(connections_module, "PATIENCE", 0.3)
    app = Talking(unsent)
    async with served(app, ping) as port, asyncio.timeout(PATIENCE):
        with socket.socket() as silent:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            silent.connect(("127.0.0.1", port))
            silent.sendall(HELLO.encode())
            if unsent == 1:
                await app.filled.wait()

            await app.gone.wait()

            assert app.seen[0].transport.is_closing()


async def test_whoever_reads_slowly_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as they read on."""
    monkeypatch.setattr(connections_module, "PATIENCE", 3.0)
    app = Talking(100_000_000)
    async with served(app, None) as port, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HELLO.encode())
        for _ in range(200):
            assert await reader.read(100_000)
            await asyncio.sleep(0.01)

        assert not app.gone.is_set()
        writer.close()


async def test_the_system_is_asked_to_notice() -> None:
    """For those who vanish without a word."""
    app = Talking(1)
    async with served(app, None) as port, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HELLO.encode())
        await reader.readline()
        line = app.seen[0].transport.get_extra_info("socket")

        assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNACKNOWLEDGED * 1000
        writer.close()
