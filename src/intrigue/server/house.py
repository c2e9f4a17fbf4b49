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
from intrigue.server.hall import Hall
from intrigue.server.hub import Hub
from intrigue.server.people import Doorkeeper
from intrigue.server.replay import fingerprint, why_frozen
from intrigue.server.store import GameRow, Store
from intrigue.server.tables import Pace
from intrigue.server.thinking import Thinker

ENVIRONMENT = "INTRIGUE_SERVER"
"""The variable in which `intrigue serve` hands its settings to the workers, as JSON."""


MANY = 10_000
"""What is known of so many kinds of games is remembered."""


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


class Standing(Struct, frozen=True):
    """What can be told of a game without its answers."""

    frozen: str | None
    """Why it cannot go on, if it cannot."""
    cards: str
    """A name for its table file; empty if that is the game's own."""


def config_from_environment() -> Config:
    """What `intrigue serve` has set."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)


class House:
    """The database, the tables, the bots, and who wakes whom."""

    def __init__(self, config: Config, games: Mapping[str, Game] = GAMES) -> None:
        self.config = config
        self.games = games
        self.store = Store(config.database)
        self.thinker = Thinker(config.thinkers)
        self.hall = Hall(self.store, self.thinker, games, config.pace)
        self.hub = Hub(self.store, self.hall.heard)
        self.keeper = Doorkeeper("")
        self._standings: dict[tuple[str, int, str], Standing] = {}
        """By game, rules and table file: lists must not read a file for every table."""

    async def start(self) -> None:
        """Open the doors."""
        self.keeper = Doorkeeper(await self.store.key())
        for game in self.games.values():
            await self.store.shelve(fingerprint(game.cards), game.cards)
        await self.store.open_again()
        await self.hub.start()
        self.thinker.open()
        self.hall.later(asyncio.to_thread(self.thinker.warm))
        self.hall.later(self.hall.take_up())
        self.hall.later(self.hall.sweep())

    async def stop(self) -> None:
        """Close them."""
        await self.hub.stop()
        await self.hall.close()
        self.thinker.close()
        await self.store.close()

    async def standing(self, row: GameRow) -> Standing:
        """Can this game go on, and with which table file is it played?"""
        key = (row.game, row.rules, row.cards)
        if key not in self._standings:
            if len(self._standings) >= MANY:
                self._standings.clear()
            self._standings[key] = await self._look(row)
        return self._standings[key]

    async def _look(self, row: GameRow) -> Standing:
        game = self.games.get(row.game)
        if game is None or row.cards == fingerprint(game.cards):
            return Standing(why_frozen(row, game.cards if game else "", self.games), "")
        cards = await self.store.cards(row.cards)
        frozen = await asyncio.to_thread(why_frozen, row, cards, self.games)
        return Standing(frozen, row.cards[:12] if frozen else played_with(game, cards).table)
