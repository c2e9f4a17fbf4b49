"""What attackers are made of: connections from addresses of their own to this machine alone, and what comes of them."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

MOST = 200_000
"""Requests and messages after which an attack ends, whatever time is left."""
AGAIN = 0.05
"""Seconds before somebody whom the server has hung up on calls again."""
CODE = re.compile(rb'"code":"([a-z-]+)"')
LOST = (OSError, EOFError, TimeoutError, WebSocketException, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
"""How connections end."""


class NotHere(SystemExit):
    """Only servers on this machine may be attacked."""


def port_of(base: str) -> tuple[str, int]:
    """Host and port of a server on this machine; anything else is refused, names too: they may lead anywhere."""
    parts = urlsplit(base)
    try:
        here = ipaddress.ip_address(parts.hostname or "").is_loopback
    except ValueError:
        here = False
    if parts.scheme != "http" or not here or parts.hostname is None or parts.port is None:
        raise NotHere(f"{base!r} is refused: only http://127.0.0.1:PORT is attacked, a server on this machine")
    return parts.hostname, parts.port


class Line:
    """An HTTP connection that is kept for the next request."""

    def __init__(self, attack: Attack, address: str) -> None:
        self.attack = attack
        self.address = address
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connected, anew if need be."""
        if self.reader is None or self.writer is None:
            place = (self.attack.host, self.attack.port)
            self.reader, self.writer = await asyncio.open_connection(*place, local_addr=(self.address, 0), limit=2**20)
        return self.reader, self.writer

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None

    async def raw(self, sent: bytes) -> tuple[int, bytes, str]:
        """Send these bytes; the status, the body and the cookie that come back."""
        reader, writer = await self.open()
        writer.write(sent)
        self.attack.sent += 1
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status = int(head.split(" ", 2)[1])
        length = re.search(r"^content-length: *(\d+)", head, re.I | re.M)
        body = await reader.readexactly(int(length[1])) if length else b""
        cookie = re.search(r"^set-cookie: *([^;\r]+)", head, re.I | re.M)
        if re.search(r"^connection: *close", head, re.I | re.M):
            self.close()
        self.attack.came_back(status, body)
        return status, body, cookie[1] if cookie else ""

    async def ask(
        self, method: str, path: str, body: object = None, cookie: str = "", headers: str = ""
    ) -> tuple[int, bytes, str]:
        """A request as the page would make it; bytes are sent as they are, anything else as JSON."""
        content = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.attack.host}:{self.attack.port}\r\nX-Intrigue: 1\r\n{headers}"
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        head += f"Content-Length: {len(content)}\r\n" if content else ""
        return await self.raw(f"{head}\r\n".encode() + content)


class Attack:
    """One attack, and what is counted in it."""

    def __init__(self, base: str, seconds: float, number: int) -> None:
        self.base = base
        self.host, self.port = port_of(base)
        self.end = time.monotonic() + seconds
        self.network = f"127.2.{number}"
        self.sent = 0
        self.refused: Counter[str] = Counter()
        self.lag = 0.0
        """The latest that a clock of our own has rung: so much of the attack is held up by ourselves."""

    def address(self, number: int = 1) -> str:
        """One of our own addresses."""
        return f"{self.network}.{number % 250 + 1}"

    @property
    def goes_on(self) -> bool:
        """Is there time left, and something left to send?"""
        return time.monotonic() < self.end and self.sent < MOST

    def came_back(self, status: int, body: bytes) -> None:
        """Count what the server refuses."""
        if status >= 400:
            code = CODE.search(body)
            self.refused[f"{status} {code[1].decode()}" if code else str(status)] += 1

    async def flood(self, lines: int, request: Callable[[Line], Awaitable[Any]]) -> None:
        """The same request again and again on so many connections."""

        async def one(line: Line) -> None:
            while self.goes_on:
                try:
                    await request(line)
                except LOST:
                    self.refused["hung up"] += 1
                    line.close()
                    await asyncio.sleep(AGAIN)

        await asyncio.gather(*(one(Line(self, self.address())) for _ in range(lines)))

    async def insist(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[bytes, str]:
        """What an attack needs before it begins: ask until it is given."""
        line = Line(self, self.address())
        while True:
            try:
                status, told, given = await line.ask(method, path, body, cookie)
            except LOST:
                line.close()
            else:
                if status < 400:
                    line.close()
                    return told, given
            await asyncio.sleep(0.2)

    async def guest(self) -> str:
        """A new guest's cookie."""
        return (await self.insist("PUT", "/api/me", {"name": "Mallory", "language": "en", "theme": "paper"}))[1]

    async def table(self, cookie: str, *seats: str, game: str = "kabale") -> str:
        """A table with these seats: `me`, `here`, or bots."""
        wanted = {"game": game, "seats": [seat_wanted(kind) for kind in seats], "spectators": True}
        return str(msgspec.json.decode((await self.insist("POST", "/api/tables", wanted, cookie))[0])["id"])

    async def socket(self, table: str, cookie: str, **more: Any) -> ClientConnection:
        """A connection to a table."""
        return await connect(
            f"ws://{self.host}:{self.port}/ws/tables/{table}",
            additional_headers={"Cookie": cookie} if cookie else {},
            local_addr=(self.address(), 0),
            compression=None,
            ping_interval=None,
            close_timeout=1,
            max_size=None,
            proxy=None,
            **more,
        )

    async def chatter(self, sockets: int, table: str, cookie: str, say: Callable[[int], object]) -> None:
        """Say something again and again on so many connections, without waiting for what comes."""

        async def read(socket: ClientConnection) -> None:
            async for message in socket:
                code = CODE.search(message if isinstance(message, bytes) else message.encode())
                if code:
                    self.refused[code[1].decode()] += 1

        async def talk(socket: ClientConnection) -> None:
            reading = asyncio.create_task(read(socket))
            try:
                while self.goes_on and not reading.done():
                    message = say(self.sent)
                    await socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())
                    self.sent += 1
                    await asyncio.sleep(0)
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)

        await self.connections(sockets, table, cookie, talk)

    async def connections(
        self, sockets: int, table: str, cookie: str, use: Callable[[ClientConnection], Awaitable[Any]]
    ) -> None:
        """Use so many connections; whoever is hung up on calls again."""

        async def one() -> None:
            while self.goes_on:
                try:
                    async with await self.socket(table, cookie) as socket:
                        await use(socket)
                except (InvalidHandshake, InvalidMessage):
                    self.refused["no websocket"] += 1
                except LOST:
                    self.refused["hung up"] += 1
                await asyncio.sleep(AGAIN)

        await asyncio.gather(*(one() for _ in range(sockets)))

    async def feel(self) -> None:
        """How late does our own clock ring?"""
        while True:
            due = time.monotonic() + 0.05
            await asyncio.sleep(0.05)
            self.lag = max(self.lag, time.monotonic() - due)


def seat_wanted(kind: str) -> dict[str, str]:
    """A seat as it is asked for."""
    return {"kind": kind} if kind in ("me", "here", "person") else {"kind": "bot", "bot": kind}
