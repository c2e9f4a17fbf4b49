"""People at tables, as a server under load or attack meets them, and the time until their pages come."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LATEST = 10.0
"""Seconds after which a page that has not come is usually an error."""
PEOPLE = ("me", "person")
"""Kinds of seats that are no bots'."""


# ---------------------------------------------------------------- what comes from the server


class Question(Struct, frozen=True):
    """The part of a question that is needed to answer it."""

    seat: int
    phrases: tuple[str, ...]


class Page(Struct, frozen=True, tag="page", tag_field="type"):
    """The part of a page that is needed to go on."""

    n: int
    epoch: int
    question: Question | None
    asked: int | None
    told: int
    over: bool
    frozen: str | None


class Error(Struct, frozen=True, tag="error", tag_field="type"):
    """The server refuses something."""

    code: str


read_down = msgspec.json.Decoder(Page | Error).decode


# ---------------------------------------------------------------- what is measured


class Figures:
    """Everything that is counted while `measuring`."""

    def __init__(self) -> None:
        self.measuring = False
        self.stopping = False
        self.own: list[float] = []
        """Seconds from sending an answer to the page at the player who gave it."""
        self.others: list[float] = []
        """The same to the pages at the others."""
        self.bots: list[float] = []
        """Seconds from the page on which a bot is asked to the page with its answer."""
        self.lag: list[float] = []
        """How late this client's own clock rings: what of all this is the client's fault."""
        self.errors: Counter[str] = Counter()
        self.answers = 0
        self.late = 0
        """Beats at which a table could not answer because it still waited for a page."""
        self.rematches = 0
        self.bytes = 0
        self.pages = 0

    def failed(self, what: str) -> None:
        """An error counts whenever it happens, but for those that come from stopping."""
        if not self.stopping:
            self.errors[what] += 1


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    out = {f"p{p}": ordered[max(0, math.ceil(len(ordered) * p / 100) - 1)] for p in (50, 90, 99)}
    return {name: round(value * 1000, 1) for name, value in {**out, "max": ordered[-1]}.items()}


async def feel(figures: Callable[[], Figures]) -> None:
    """How late does this client's own clock ring? It is written into the figures of that moment."""
    while True:
        due = time.perf_counter() + 0.05
        await asyncio.sleep(0.05)
        if figures().measuring:
            figures().lag.append(time.perf_counter() - due)


def slope(points: Sequence[tuple[float, float]]) -> float:
    """The straight line through the points: by how much it rises for one step to the right."""
    n = len(points)
    mean_x, mean_y = sum(x for x, _ in points) / n, sum(y for _, y in points) / n
    across = sum((x - mean_x) ** 2 for x, _ in points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / across if across else 0.0


# ---------------------------------------------------------------- one table


class Player:
    """A guest with their connection."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.page: Page | None = None

    async def say(self, message: dict[str, object]) -> None:
        """Send something; a lost connection is noticed by the reader."""
        if self.socket is not None:
            await self.socket.send(msgspec.json.encode(message).decode())

    async def leave(self) -> None:
        """Hang up."""
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()


class Table:
    """People at a table, who answer on a beat whatever comes to their minds."""

    def __init__(
        self,
        number: int,
        bases: Sequence[str],
        game: str,
        figures: Figures,
        seats: Sequence[str],
        *,
        pause: float = 1.0,
        latest: float = LATEST,
        deflate: bool = True,
    ) -> None:
        self.number = number
        self.bases = bases
        """The servers of one database; a table is always played at the same one."""
        self.game = game
        self.figures = figures
        self.seats = seats
        """Who sits there: `me`, then any number of `person`, then the names of bots."""
        self.pause = pause
        """Seconds between two answers."""
        self.latest = latest
        """Seconds after which a page that has not come is an error."""
        self.deflate = deflate
        self.random = random.Random(number)
        self.id = ""
        self.players: list[Player] = []
        self.sent: tuple[int, float] | None = None
        """Which answer is under way, and when it was sent."""
        self.waiting: set[int] = set()
        """Whose page has not come yet."""
        self.answered_by = 0
        self.went_on = 0
        """The position in which the last player said that they will not take back."""
        self.over = False
        self.bot_asked: tuple[int, float] | None = None
        """The question that a bot has, and since when the first player knows of it."""

    @property
    def base(self) -> str:
        """The server that this table belongs to, as a proxy finds it: by the table's name."""
        return self.bases[crc32((self.id or str(self.number)).encode()) % len(self.bases)]

    @property
    def _address(self) -> str:
        """Every table calls from an address of its own, as people do: the server limits what one may ask for."""
        return f"127.1.{self.number // 250}.{self.number % 250 + 1}"

    def http(self) -> httpx.AsyncClient:
        """A connection of the people at this table."""
        transport = httpx.AsyncHTTPTransport(local_address=self._address, verify=False)
        return httpx.AsyncClient(
            base_url=self.base, transport=transport, headers={"X-Intrigue": "1"}, timeout=30, trust_env=False
        )

    async def _ask(self, http: httpx.AsyncClient, method: str, path: str, cookie: str, body: object = None) -> Any:
        headers = {"Cookie": cookie} if cookie else {}
        reply = await http.request(method, path, headers=headers, content=msgspec.json.encode(body) if body else None)
        reply.raise_for_status()
        return reply

    def wanted(self) -> dict[str, object]:
        """The table as it is asked for."""
        seats = [{"kind": kind} if kind in PEOPLE else {"kind": "bot", "bot": kind} for kind in self.seats]
        return {"game": self.game, "seats": seats}

    async def open(self) -> None:
        """Guests come; the first opens the table, the others follow their links."""
        async with self.http() as http:
            for seat in range(sum(kind in PEOPLE for kind in self.seats)):
                me = {"name": f"Guest {self.number}-{seat}", "language": "en", "theme": "paper"}
                reply = await self._ask(http, "PUT", "/api/me", "", me)
                self.players.append(Player(reply.headers["set-cookie"].split(";")[0]))
                http.cookies.clear()
            told = (await self._ask(http, "POST", "/api/tables", self.players[0].cookie, self.wanted())).json()
            self.id = told["id"]
            for seat, link in (told["links"] or {}).items():
                await self._ask(http, "POST", f"/api{link}", self.players[int(seat)].cookie)
        await self._connect()

    async def _connect(self) -> None:
        for seat, player in enumerate(self.players):
            player.page = None
            player.socket = await connect(
                f"{self.base.replace('http', 'ws')}/ws/tables/{self.id}",
                additional_headers={"Cookie": player.cookie},
                local_addr=(self._address, 0),
                compression="deflate" if self.deflate else None,
                ping_interval=None,
                open_timeout=30,
                close_timeout=1,
                max_size=None,
                proxy=None,
            )
            player.reader = asyncio.create_task(self._listen(seat, player, player.socket))
            await player.say({"type": "hello", "since": 0})

    async def _rematch(self) -> None:
        """The same players again."""
        async with self.http() as http:
            reply = await self._ask(http, "POST", f"/api/tables/{self.id}/rematch", self.players[0].cookie)
        for player in self.players:
            await player.leave()
        self.id = reply.json()["id"]
        self.over = False
        self.went_on = 0
        await self._connect()
        self.figures.rematches += 1

    async def close(self) -> None:
        """Everybody goes home."""
        for player in self.players:
            await player.leave()

    async def _listen(self, seat: int, player: Player, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                now = time.perf_counter()
                told = read_down(message)
                if isinstance(told, Error):
                    self.figures.failed(f"refused: {told.code}")
                    self.sent = None  # so that the table goes on
                    continue
                self.figures.pages += self.figures.measuring
                self.figures.bytes += len(message) * self.figures.measuring
                self._arrived(seat, told, now)
                if seat == 0:
                    self._bots(told, now)
                player.page = told
                if told.frozen:
                    self.figures.failed(f"frozen: {told.frozen}")
                self.over = self.over or told.over
                if told.asked == -1 and seat == self.answered_by and told.n > self.went_on:
                    # The dice wait for a take-back; nobody here wants one.
                    self.went_on = told.n
                    await player.say({"type": "settings", "go_on": True})
            self.figures.failed("closed by the server")
        except ConnectionClosed as closed:
            self.figures.failed(f"connection lost: {type(closed).__name__}")

    def _arrived(self, seat: int, page: Page, now: float) -> None:
        if self.sent is None or page.n <= self.sent[0] or seat not in self.waiting:
            return
        self.waiting.discard(seat)
        if self.figures.measuring:
            (self.figures.own if seat == self.answered_by else self.figures.others).append(now - self.sent[1])
        if not self.waiting:
            self.sent = None

    def _bots(self, page: Page, now: float) -> None:
        """How long does a bot take?"""
        if self.bot_asked is not None and page.n > self.bot_asked[0]:
            if self.figures.measuring:
                self.figures.bots.append(now - self.bot_asked[1])
            self.bot_asked = None
        if page.asked is not None and page.asked >= len(self.players) and self.bot_asked is None:
            self.bot_asked = (page.n, now)

    async def play(self) -> None:
        """Answer on the beat until everything stops."""
        beat = time.perf_counter() + self.random.random() * self.pause
        while not self.figures.stopping:
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            beat = max(beat + self.pause, time.perf_counter())
            try:
                await self._beat()
            except (httpx.HTTPError, OSError, InvalidHandshake, TimeoutError, ConnectionClosed) as error:
                self.figures.failed(f"{type(error).__name__}: {error}"[:80])

    async def _beat(self) -> None:
        if self.over and not self.waiting:
            await self._rematch()
            return
        asked = next((p for p in self.players if p.page is not None and p.page.question is not None), None)
        if self.sent is not None or asked is None or asked.page is None or asked.page.question is None:
            self.figures.late += self.figures.measuring
            if self.sent is not None and time.perf_counter() - self.sent[1] > self.latest:
                self.figures.failed("no page came")
                self.sent = None
            return
        page, question = asked.page, asked.page.question
        asked.page = None  # a question is answered once
        self.answered_by = question.seat
        self.waiting = set(range(len(self.players)))
        phrase = self.random.choice(question.phrases)
        self.figures.answers += self.figures.measuring
        self.sent = (page.n, time.perf_counter())
        await asked.say({"type": "answer", "n": page.n, "epoch": page.epoch, "phrase": phrase})
