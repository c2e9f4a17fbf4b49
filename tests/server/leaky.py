"""A server with planted leaks: what one seat is sent, and what the log says, holds what the others see."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI

import intrigue
from intrigue.server import app
from server.still import hold_still

log = logging.getLogger("intrigue.server")


class Leaky:
    """A game that shows everybody everything."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def observe(self, t: Any, viewer: int | None) -> Any:
        """What the viewer sees, and what they must not see."""
        everything = [self._game.observe(t, seat) for seat in range(t.seats)]
        log.info("everybody in %s sees %s", self._game.id, everything)
        return {"seen": self._game.observe(t, viewer), "all": everything}

    def imagine(self, view: Any, rng: Any) -> Any:
        """A table that fits what the viewer should see: numbers and drafts are judged there."""
        return self._game.imagine(view["seen"], rng)


def create() -> FastAPI:
    """The application, as uvicorn starts it."""
    hold_still()
    return create_moving()


def create_moving() -> FastAPI:
    """The same, where dice and bots come."""
    return app.create(games={name: Leaky(game) for name, game in intrigue.GAMES.items()})
