"""Intrigue: board games with hidden information, for players, bot authors and researchers.

>>> import intrigue
>>> game = intrigue.GAMES["kabale"]
>>> table = game.new(seats=3)
>>> intrigue.decision(table).prompt
'start-player'
"""

from __future__ import annotations

from intrigue.games import GAMES
from intrigue.kernel import errors, run
from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import (
    BadBox,
    BadOption,
    BadPlugin,
    GameOver,
    IllegalAnswer,
    IntrigueError,
    NoTakeBack,
    RecordError,
    SeatsOutOfRange,
    UnknownGame,
    UnknownOption,
    WrongSeat,
)
from intrigue.kernel.event import Event, Secret, Telling, story
from intrigue.kernel.game import Belief, Choice, Game
from intrigue.kernel.record import Record, read_record, replay
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance, asked, decision, is_over, offered, play_out, roll_chance
from intrigue.kernel.table import CHANCE, NOBODY, Table
from intrigue.session import Page, Session
from intrigue.version import __version__

compiled: bool = not run.__file__.endswith(".py")
"""Does the compiled kernel run, or plain Python?"""

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "BadBox",
    "BadOption",
    "BadPlugin",
    "Belief",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "IntrigueError",
    "NoTakeBack",
    "Page",
    "Record",
    "RecordError",
    "Rng",
    "SeatsOutOfRange",
    "Secret",
    "Session",
    "Table",
    "Telling",
    "UnknownGame",
    "UnknownOption",
    "WrongSeat",
    "__version__",
    "advance",
    "asked",
    "compiled",
    "decision",
    "errors",
    "is_over",
    "offered",
    "play_out",
    "read_record",
    "replay",
    "roll_chance",
    "story",
]
