"""Where a game of the Emeralds keeps the judgement of its bots."""

from __future__ import annotations

import intrigue


def bot_of(game: str) -> str:
    """The folder of a game with its weights and its contests."""
    return f"{type(intrigue.GAMES[game]).__module__}.bot"
