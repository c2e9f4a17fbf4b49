"""Guests: people at a browser, as far as the server can tell."""

from __future__ import annotations

import asyncio
import random
import ssl
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib.util import find_spec
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

# httpx asks for this package at every request. Where it is missing, Python need not look for it each time.
if find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]

GAME = "kabale"
UNCHECKED = ssl.create_default_context()
"""TLS with whoever it is: servers of tests sign for themselves."""
UNCHECKED.check_hostname, UNCHECKED.verify_mode = False, ssl.CERT_NONE
PATIENCE = 90.0
"""Seconds after which a test gives up waiting: something that has not come about by then never will."""


def beyond(n: int) -> Callable[[dict[str, Any]], object]:
    """Are there more answers on the page than this?"""
    return lambda page: page["n"] > n


def before(n: int) -> Callable[[dict[str, Any]], object]:
    """Are there fewer answers on the page than this?"""
    return lambda page: page["n"] < n


class Guest:
    """Somebody with a browser: a cookie, and connections to tables."""

    def __init__(self, url: str, name: str = "Anna") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, headers={"X-Intrigue": "1"}, timeout=PATIENCE, verify=False)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._stack.enter_async_context(self.http)
        await self.http.get("/api/me")
        await self.http.put("/api/me", json={"name": self.name, "language": "en", "theme": "paper"})
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close all connections."""
        await self._stack.aclose()
        await self.http.aclose()

    def elsewhere(self, url: str) -> Guest:
        """The same guest, with the same cookie, at another worker."""
        other = Guest(url, self.name)
        other.http.cookies = self.http.cookies
        return other

    async def get(self, path: str, status: int = 200) -> Any:
        """What is there."""
        response = await self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """Do something."""
        response = await self.http.post(path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    async def open_table(self, *kinds: str, **more: Any) -> Any:
        """A new table with these seats: `me`, `person`, `here`, or the name of a bot."""
        people = ("me", "person", "here")
        seats = [{"kind": kind} if kind in people else {"kind": "bot", "bot": kind} for kind in kinds]
        body = {"game": GAME, "seats": seats, "options": {"start_player": "seat-0"}, **more}
        return await self.post("/api/tables", body, 201)

    async def sit_down(self, table: str, seat: int | str | None = None, since: int = 0, hello: bool = True) -> Chair:
        """Connect to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "" if seat is None else f"?seat={seat}"
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{table}{query}"
        tls: dict[str, Any] = {"ssl": UNCHECKED} if address.startswith("wss") else {}
        socket = await connect(address, additional_headers={"Cookie": cookie}, proxy=None, close_timeout=1, **tls)
        self._stack.push_async_callback(socket.close)
        chair = Chair(socket)
        if hello:
            await chair.say(type="hello", since=since)
            await chair.page_when(lambda page: True)
        return chair


class Chair:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.page: dict[str, Any] = {}
        self.story: list[Any] = []
        self.raw = ""

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        """The next message; pages are kept, and their part of the story put where it belongs."""
        async with asyncio.timeout(PATIENCE):
            self.raw = str(await self.socket.recv())
        message: dict[str, Any] = msgspec.json.decode(self.raw)
        if message["type"] == "page":
            self.page = message
            assert message["since"] <= len(self.story) or not self.story
            del self.story[message["since"] :]
            self.story += message["story"]
        return message

    async def page_when(self, fits: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first page from now on that fits; no error may come before it."""
        while True:
            message = await self.hear()
            assert message["type"] == "page", message
            if fits(message):
                return message

    async def now_or_when(self, fits: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The page I have if it fits, or the first one that does."""
        return self.page if fits(self.page) else await self.page_when(fits)

    async def error(self) -> dict[str, Any]:
        """The next error, pages left aside."""
        while True:
            message = await self.hear()
            if message["type"] == "error":
                return message

    async def refused(self, **message: Any) -> str:
        """Say something that is refused; the code of the error."""
        await self.say(**message)
        return str((await self.error())["code"])

    async def asked(self) -> dict[str, Any]:
        """The page with the next question to me, which may be the one I have."""
        return await self.now_or_when(lambda page: page["question"])

    async def answer(self, phrase: str | None = None) -> dict[str, Any]:
        """Answer the next question, with its first phrase if no other is given, and wait until that is acknowledged."""
        page = await self.asked()
        await self.say(type="answer", n=page["n"], phrase=phrase or page["question"]["phrases"][0])
        return await self.page_when(lambda new: new["n"] > page["n"])

    async def play(self, dice: random.Random, pause: float = 0.0) -> dict[str, Any]:
        """Answer every question at random until the game is over, with a pause before each; the last page."""
        while not self.page["over"]:
            question = self.page["question"]
            if question is None:
                await self.hear()
                continue
            n = self.page["n"]
            await asyncio.sleep(pause)
            await self.say(type="answer", n=n, phrase=dice.choice(question["phrases"]))
            await self.page_when(beyond(n))
            if self.page["take_back"]:
                await self.say(type="settings", go_on=True)
        return self.page

    async def closed(self) -> int | None:
        """Wait until the server hangs up; its reason."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self.socket.close_code
