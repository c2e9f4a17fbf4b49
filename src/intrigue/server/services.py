"""Everything that runs together in one worker."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from intrigue.games import GAMES, played_with
from intrigue.kernel.game import Game
from intrigue.server.bot_pool import BotPool
from intrigue.server.cookies import GuestCookies
from intrigue.server.open_tables import OpenTables
from intrigue.server.postgres_listener import PostgresListener
from intrigue.server.replay import fingerprint, why_frozen
from intrigue.server.store import GameRow, Store
from intrigue.server.table import Pace

ENVIRONMENT = "INTRIGUE_SERVER"
"""The variable in which `intrigue serve` hands its settings to the workers, as JSON."""


MANY = 10_000
"""Kinds of games whose status is remembered."""


class Config(Struct, frozen=True):
    """How a server is set up."""

    database: str
    pace: Pace = Pace()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """In how many processes bots think."""
    rate: float = 20.0
    """How many changes a second one address may ask for over HTTP."""
    messages: float = 10.0
    """How many messages a second one connection may send."""
    static: str = str(Path(__file__).parent / "static")
    building: bool = False
    """Will this server soon be followed by a compiled one?"""


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
        self.bots = BotPool(config.thinkers)
        self.tables = OpenTables(self.store, self.bots, games, config.pace)
        self.listener = PostgresListener(self.store, self.tables.woken)
        self.cookies = GuestCookies("")
        self._statuses: dict[tuple[str, int, str], GameStatus] = {}
        """By game, rules and box file: lists must not read a file for every table."""

    async def start(self) -> None:
        """Start everything."""
        self.cookies = GuestCookies(await self.store.key())
        for game in self.games.values():
            await self.store.shelve(fingerprint(game.box_file), game.box_file)
        await self.store.open_again()
        await self.listener.start()
        self.bots.open()
        self.tables.later(asyncio.to_thread(self.bots.warm))
        self.tables.later(self.tables.take_up())
        self.tables.later(self.tables.sweep())

    async def stop(self) -> None:
        """Stop everything."""
        await self.listener.stop()
        await self.tables.close()
        self.bots.close()
        await self.store.close()

    async def status(self, row: GameRow) -> GameStatus:
        """Can this game go on, and with which box file is it played?"""
        key = (row.game, row.rules, row.box)
        if key not in self._statuses:
            if len(self._statuses) >= MANY:
                self._statuses.clear()
            self._statuses[key] = await self._look(row)
        return self._statuses[key]

    async def _look(self, row: GameRow) -> GameStatus:
        game = self.games.get(row.game)
        if game is None or row.box == fingerprint(game.box_file):
            return GameStatus(why_frozen(row, game.box_file if game else "", self.games), "")
        box_file = await self.store.box_file(row.box)
        frozen = await asyncio.to_thread(why_frozen, row, box_file, self.games)
        return GameStatus(frozen, row.box[:12] if frozen else played_with(game, box_file).box_name)
