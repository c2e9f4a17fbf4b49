"""What a terminal shows of one edition's tables."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import intrigue
from intrigue.cli.lines import Lines
from intrigue.cli.screens import screen_of
from intrigue.cli.teller import names_for
from intrigue.i18n import Words
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng


def text(drawing: RenderableType, width: int = 120) -> str:
    """A drawing as plain text."""
    out = StringIO()
    Console(file=out, width=width, highlight=False).print(drawing)
    return out.getvalue()


def draw(game: Game, view: Any, language: str = "en", full: bool = False, width: int = 120) -> str:
    """The table as the viewer sees it."""
    words = Words(game, language, names_for(len(view.seats)))
    return text(screen_of(game).draw([view], words, Lines(language), full), width)


def played(game: Game, seats: int, decisions: int, seed: int) -> Any:
    """A table after some random answers."""
    t = game.new(seats, listening=True)
    intrigue.play_out(t, Rng(seed), decisions)
    return t
