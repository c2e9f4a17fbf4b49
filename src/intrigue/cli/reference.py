"""Looking things up: the games there are, their options, their rules and their cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from intrigue.cli.lexicon import parts
from intrigue.cli.lines import Lines
from intrigue.cli.screens import screen_of
from intrigue.cli.wishes import named
from intrigue.games import GAMES
from intrigue.i18n import MissingWord, Words
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Choice, Game

SHORT = 12
"""Letters of the longest words that may stand in a row."""


class UnknownCard(IntrigueError, ValueError):
    """A card that the game does not have."""


def sections(words: Words) -> Iterator[tuple[str, str]]:
    """The rules in short: titles and texts."""
    n = 1
    while True:
        try:
            text = words.line(f"rules-{n}")
        except MissingWord:
            return
        yield words.line(f"rules-{n}.title"), text
        n += 1


def rules(console: Console, words: Words, say: Lines) -> None:
    """The rules in short, and the list of cards."""
    console.print(Text(words.line("title"), "bold underline"))
    for title, text in sections(words):
        console.print()
        console.print(Text(title, "bold"))
        console.print(Padding(Text(text), (0, 0, 0, 2)))
    console.print()
    console.print(screen_of(words.game).card_list(words, say))


def card(console: Console, words: Words, say: Lines, typed: str) -> None:
    """One card explained, by its id or its name; raises UnknownCard."""
    screen = screen_of(words.game)
    found = named(typed, screen.CARDS, words)
    if not found:
        names = ", ".join(sorted((words.name(ref) for ref in screen.CARDS), key=parts))
        raise UnknownCard(say("no-such-card", typed=typed, cards=names))
    for ref in found:
        console.print(screen.card(ref, words, say))


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
