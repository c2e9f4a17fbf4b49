"""Bots: players made of code. They get what a player at their seat would get, and never a table.

>>> import intrigue
>>> from intrigue.bots import BOTS, make
>>> BOTS
('random', 'greedy', 'ismcts', 'novice', 'easy', 'medium', 'hard', 'expert')
>>> make("greedy", intrigue.GAMES["kabale"])
Greedy('kabale')
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from intrigue.bots.bot import BadClock, Bot, Clock, NoAdvice, UnknownBot
from intrigue.bots.greedy import Greedy
from intrigue.bots.ismcts import Ismcts
from intrigue.bots.levels import LEVELS, LevelBot, kind_of, share_of
from intrigue.bots.random_bot import RandomBot
from intrigue.kernel.companions import Advice
from intrigue.kernel.errors import unlisted
from intrigue.kernel.game import Game

MAKERS: Final[dict[str, Callable[[Game], Bot]]] = {"random": RandomBot, "greedy": Greedy, "ismcts": Ismcts}

BOTS: Final = (*MAKERS, *LEVELS)
"""The names of all bots: those of one kind of thinking, and the levels for people; the weakest first in both."""

QUICK_BOTS: Final = ("random", "greedy", *[level.name for level in LEVELS.values() if level.noise is not None])
"""Bots that answer at once. All others think for as long as their clock says, where they have a choice."""


def make(name: str, game: Game) -> Bot:
    """The bot of this name for this game; one of the levels may have a character after a colon (`medium:bold`).

    Raises UnknownBot, or NoAdvice where it needs advice and there is none.
    """
    kind, _, character = name.partition(":")
    if kind in LEVELS:
        return LevelBot(game, LEVELS[kind], character)
    if name not in MAKERS:
        raise unlisted(UnknownBot, f"there is no bot {name!r}", name, BOTS)
    return MAKERS[name](game)


def is_quick(name: str) -> bool:
    """Does the bot of this name answer at once?"""
    return kind_of(name) in QUICK_BOTS


__all__ = [
    "BOTS",
    "LEVELS",
    "QUICK_BOTS",
    "Advice",
    "BadClock",
    "Bot",
    "Clock",
    "NoAdvice",
    "UnknownBot",
    "is_quick",
    "make",
    "share_of",
]
