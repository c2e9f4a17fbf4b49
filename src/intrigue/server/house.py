"""Everything that runs together in one worker."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from intrigue.games import GAMES
from intrigue.kernel.game import Game
from intrigue.server.hall import Hall
from intrigue.server.hub import Hub
from intrigue.server.people import Doorkeeper
from intrigue.server.replay import fingerprint
from intrigue.server.store import Store
from intrigue.server.tables import Pace
from intrigue.server.thinking import Thinker

ENVIRONMENT = "INTRIGUE_SERVER"
"""The variable in which `intrigue serve` hands its settings to the workers, as JSON."""


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

    async def start(self) -> None:
        """Open the doors."""
        self.keeper = Doorkeeper(await self.store.key())
        await self.store.shelve({fingerprint(game): game.cards for game in self.games.values()})
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
