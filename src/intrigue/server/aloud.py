"""Thinking aloud: what a bot thinks, for people to read, worked out in one of the bots' own processes.

What crosses over is plain data. The processes import this file, so it imports little.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

import msgspec
from msgspec import Struct

from intrigue.bots import Clock
from intrigue.bots.coach import coach
from intrigue.bots.explain import ITERATIONS, explain
from intrigue.games import GAMES, played_with
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.session import Asked


class ThoughtWanted(Struct, frozen=True):
    """What a bot gets to know that is to say what it thinks."""

    game: str
    box_file: str | None
    """The box file that the game is played with, where it is not the one that we have."""
    bot: str
    kind: tuple[str, str]
    """Module and name of the view's type."""
    view: msgspec.Raw
    story: tuple[Telling, ...]
    decision: Decision
    given: int | None
    """What was answered, if it is asked afterwards."""


_wanted: Final = msgspec.json.Decoder(ThoughtWanted)


def think_aloud(sent: bytes) -> bytes:
    """What the bot thinks. This runs in a process of its own."""
    it = _wanted.decode(sent)
    return msgspec.json.encode(explain(*_asked(it), Clock(iterations=ITERATIONS), it.given))


def coach_aloud(sent: bytes) -> bytes:
    """What the coach says. This, too, runs in a process of its own."""
    game, _, asked = _asked(_wanted.decode(sent))
    return msgspec.json.encode(coach(game, asked))


def _asked(it: ThoughtWanted) -> tuple[Game, str, Asked]:
    view = msgspec.json.decode(it.view, type=getattr(import_module(it.kind[0]), it.kind[1]))
    return played_with(GAMES[it.game], it.box_file), it.bot, Asked(view, it.story, it.decision)


def encoded(game: Game, bot: str, asked: Asked, given: int | None = None) -> bytes:
    """A question for a bot that is to say what it thinks, ready to be sent."""
    ours = GAMES.get(game.id)
    box_file = None if ours is None or ours.box_file == game.box_file else game.box_file
    kind = (type(asked.view).__module__, type(asked.view).__qualname__)
    raw = msgspec.Raw(msgspec.json.encode(asked.view))
    return msgspec.json.encode(ThoughtWanted(game.id, box_file, bot, kind, raw, asked.story, asked.decision, given))
