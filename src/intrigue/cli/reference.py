"""Looking things up: the games there are and their options; what is not there."""

from __future__ import annotations

from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from intrigue.cli.lexicon import parts
from intrigue.cli.lines import Lines
from intrigue.cli.screens import screen_of
from intrigue.games import GAMES
from intrigue.i18n import Words
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Choice, Game

SHORT = 12
"""Letters of the longest words that may stand in a row."""


class UnknownCard(IntrigueError, ValueError):
    """A card that the game does not have."""


class UnknownRule(IntrigueError, ValueError):
    """A chapter, a clause or words that are not in the rules."""


def no_such_card(words: Words, say: Lines, typed: str) -> str:
    """That there is no such card, and which there are."""
    names = sorted((words.name(ref) for ref in screen_of(words.game).CARDS), key=parts)
    return say("no-such-card", typed=typed, cards=", ".join(names))


def games(console: Console, language: str, say: Lines) -> None:
    """All games with their seats and table options."""
    for game in GAMES.values():
        words = Words(game, language)
        console.print(
            Text.assemble(
                (game.id, "bold"),
                f"  {words.line('title')}  ",
                (say("seats", least=game.seats[0], most=game.seats[-1]), "dim"),
            )
        )
        for choice in game.choices:
            console.print(Padding(Text(f"{choice.name}: {words.choice(choice.name)} ({choice.clause})"), (0, 0, 0, 2)))
            console.print(_values(choice, words, say))


def _values(choice: Choice, words: Words, say: Lines) -> RenderableType:
    """What may be chosen: in a row if the words are short, otherwise one below the other."""
    texts = [words.choice(choice.name, value) for value in choice.values]
    texts[0] += f"  ({say('default')})"
    if max(map(len, texts[1:])) < SHORT:
        row = " · ".join(f"{value}: {text}" for value, text in zip(choice.values, texts, strict=True))
        return Padding(Text(row, "dim"), (0, 0, 0, 4))
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for value, text in zip(choice.values, texts, strict=True):
        grid.add_row(f"    {value}", Text(text, "dim"))
    return grid


def games_data(language: str) -> list[dict[str, Any]]:
    """The same for programs."""
    return [_game_data(game, Words(game, language)) for game in GAMES.values()]


def _game_data(game: Game, words: Words) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": words.line("title"),
        "seats": list(game.seats),
        "rules": game.rules,
        "options": [
            {
                "name": choice.name,
                "about": words.choice(choice.name),
                "default": choice.values[0],
                "values": {value: words.choice(choice.name, value) for value in choice.values},
                "clause": choice.clause,
            }
            for choice in game.choices
        ],
    }
