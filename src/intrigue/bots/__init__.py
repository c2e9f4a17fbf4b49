"""Bots: players made of code. They get what a player at their seat would get, and never a table.

>>> import intrigue
>>> from intrigue.bots import BOTS, make
>>> BOTS
('random', 'greedy', 'ismcts')
>>> make("greedy", intrigue.GAMES["kabale"])
Greedy('kabale')
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from intrigue.bots.bot import BadClock, Bot, Clock, NoAdvice, UnknownBot
from intrigue.bots.greedy import Greedy
from intrigue.bots.ismcts import Ismcts
from intrigue.bots.random_bot import RandomBot
from intrigue.kernel.companions import Advice
from intrigue.kernel.errors import known
from intrigue.kernel.game import Game

MAKERS: Final[dict[str, Callable[[Game], Bot]]] = {"random": RandomBot, "greedy": Greedy, "ismcts": Ismcts}

BOTS: Final = tuple(MAKERS)
"""The names of all bots, the weakest first."""

QUICK_BOTS: Final = ("random", "greedy")
"""Bots that answer at once. All others think for as long as their clock says, where they have a choice."""


def make(name: str, game: Game) -> Bot:
    """The bot of this name for this game. Raises UnknownBot, or NoAdvice where it needs advice and there is none."""
    if name not in MAKERS:
        raise UnknownBot(f"there is no bot {name!r}; {known(name, BOTS)}")
    return MAKERS[name](game)


__all__ = ["BOTS", "QUICK_BOTS", "Advice", "BadClock", "Bot", "Clock", "NoAdvice", "UnknownBot", "make"]
