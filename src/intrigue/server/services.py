"""Everything that runs together in one worker."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from intrigue.games import GAMES, played_with
from intrigue.kernel.game import Game
from intrigue.server.bot_pool import BotPool
from intrigue.server.expiry import keep_tidy, note_round
from intrigue.server.faults import DatabaseFault, Kind
from intrigue.server.guest_book import ABOUT_GUEST, GuestBook
from intrigue.server.jobs import Readers
from intrigue.server.keeping import InForce, Keeping
from intrigue.server.limits import Allowances, Limits
from intrigue.server.open_tables import OpenTables
from intrigue.server.postgres_listener import PostgresListener
from intrigue.server.remote_bots import RemoteBots
from intrigue.server.replay import fingerprint, why_frozen, with_guest_box
from intrigue.server.store import GameRow, Store
from intrigue.server.table import Pace

log = logging.getLogger("intrigue.server")

ENVIRONMENT = "INTRIGUE_SERVER"
"""The variable in which `intrigue serve` hands its settings to the workers, as JSON."""


KEYS_READ = 10.0
"""Seconds after which the keys that sign cookies are read again: somebody may have made a new one."""
FRESH = 5.0
"""Seconds for which it is believed that something can be written, once that was tried."""
THINKERS = max(1, (os.cpu_count() or 2) - 1)
"""In how many processes bots think, unless somebody says otherwise."""
MANY = 10_000
"""Kinds of games whose status is remembered."""


class MetricsAt(Struct, frozen=True):
    """Where metrics are told: each worker takes the first of these ports that is free."""

    port: int
    host: str = "127.0.0.1"
    ports: int = 1
    """As many as there are workers."""


class Config(Struct, frozen=True):
    """How a server is set up."""

    database: str
    pace: Pace = Pace()
    thinkers: int = THINKERS
    """In how many processes bots think; 0: elsewhere, where `intrigue think` runs, which needs PostgreSQL."""
    limits: Limits = Limits()
    """How much one guest and one address may ask for."""
    keeping: Keeping = Keeping()
    """For how long tables are kept at which nobody plays any more; for ever, if nobody says otherwise."""
    messages: float = 10.0
    """How many messages a second one connection may send."""
    static: str = str(Path(__file__).parent / "static")
    hosts: tuple[str, ...] = ()
    """By which names it may be called, besides localhost and addresses."""
    proxies: tuple[str, ...] = ()
    """The networks of the proxies whose word counts for who calls and whether they speak TLS."""
    building: bool = False
    """Will this server soon be followed by a compiled one?"""
    metrics: MetricsAt | None = None


class GameStatus(Struct, frozen=True):
    """What can be told of a game without its answers."""

    frozen: str | None
    """Why it cannot go on, if it cannot."""
    box: str
    """A name for its box file; empty if that is the game's own."""


def config_from_environment() -> Config:
    """What `intrigue serve` has set."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)


class Services:
    """The database, the tables, the bots, and who wakes whom."""

    def __init__(self, config: Config, games: Mapping[str, Game] = GAMES) -> None:
        self.config = config
        self.games = games
        self.store = Store(config.database)
        self.bots = BotPool(config.thinkers) if config.thinkers else RemoteBots(self.store)
        self.tables = OpenTables(self.store, self.bots, games, config.pace)
        self.listener = PostgresListener(self.store, self.woken)
        self.guests = GuestBook(self.store, self.tables.dismiss)
        self._watching: asyncio.Task[None] | None = None
        self.allowances = Allowances(config.limits)
        self.readers = Readers(config.limits)
        self._trying = asyncio.Lock()
        self._fresh_until = 0.0
        """Until when it need not be tried again whether anything can be written."""
        self.own_boxes = frozenset(fingerprint(game.box_file) for game in games.values())
        """The games' own box files."""
        self.tables.in_force = InForce(config.keeping)
        self._statuses: dict[tuple[str, int, str], GameStatus] = {}
        """By game, rules and box file: lists must not read a file for every table."""

    async def start(self) -> None:
        """Start everything."""
        await self.guests.read_keys()
        for game in self.games.values():
            await self.store.shelve(fingerprint(game.box_file), game.box_file)
        await self.store.open_again()
        await note_round(self.store, self.tables.in_force, time.time())
        await self.listener.start()
        self._watching = asyncio.create_task(self._watch_keys())
        await self.bots.start()
        self.tables.later(self.tables.take_up())
        self.tables.later(self.tables.sweep())
        self.tables.later(keep_tidy(self.tables, self.own_boxes))
        self.tables.later(self.tables.write_presence())
        self.tables.later(self.tables.recover())

    async def stop(self) -> None:
        """Stop everything."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self.listener.stop()
        await self.tables.close()
        await self.bots.stop()
        self.readers.close()
        await self.store.close()

    def woken(self, news: str | None) -> None:
        """Something was changed through another worker, or through us: a table, or a guest."""
        if news is not None and news.startswith(ABOUT_GUEST):
            guest, generation = news.removeprefix(ABOUT_GUEST).split()
            self.guests.learn(guest, int(generation))
            self.tables.dismiss(guest)
            return
        if news is None:
            self.guests.doubt()
        self.tables.woken(news)

    async def _watch_keys(self) -> None:
        """Whoever came with a cookie that counts no more, because its key does not, has to come anew."""
        while True:
            await asyncio.sleep(KEYS_READ)
            try:
                if await self.guests.read_keys():
                    self.tables.dismiss(None)
            except DatabaseFault:
                continue  # the store has spoken of that

    async def fault(self) -> Kind | None:
        """Why nothing can be written now, if so: tried out, unless that was done a moment ago."""
        async with self._trying:
            # While there is a fault, the tables try it again and again by themselves.
            if self.store.faults.kind is None and time.monotonic() >= self._fresh_until:
                try:
                    await self.store.try_writing()
                except DatabaseFault as fault:
                    return fault.kind
                self._fresh_until = time.monotonic() + FRESH
        return self.store.faults.kind

    async def status(self, row: GameRow) -> GameStatus:
        """Can this game go on, and with which box file is it played?"""
        key = (row.game, row.rules, row.box)
        if key not in self._statuses:
            if len(self._statuses) >= MANY:
                self._statuses.clear()
            self._statuses[key] = await self._look(row)
        return self._statuses[key]

    async def with_box(self, game: Game, box_file: str) -> Game:
        """The game with the box file that a guest brings, which has been read before and can be played with."""
        return await self.tables.boxes.run(_with_box, game, box_file)

    async def _look(self, row: GameRow) -> GameStatus:
        game = self.games.get(row.game)
        if game is None or row.box == fingerprint(game.box_file):
            return GameStatus(why_frozen(row, game.box_file if game else "", self.games), "")
        box_file = await self.store.box_file(row.box)
        frozen = await self.tables.boxes.run(why_frozen, row, box_file, self.games)
        return GameStatus(frozen, row.box[:12] if frozen else played_with(game, box_file).box_name)


def _with_box(game: Game, box_file: str) -> Game:
    played = with_guest_box(game, box_file)
    fingerprint(played.box_file)  # it is remembered, and asked for on the spot
    return played
