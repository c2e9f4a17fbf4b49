"""Box files: the numbers that a game is played with, where they come from, and how an owner corrects them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from intrigue.boxfile import RECONSTRUCTED, Value, values
from intrigue.cli.lines import Lines
from intrigue.games import GAMES
from intrigue.i18n import MissingWord, Words
from intrigue.kernel.errors import BadBox
from intrigue.kernel.game import Game

ABSENT = "-"
MARKS = {"rulebook": "", "record": "°", RECONSTRUCTED: "~"}


def game_with(name: str, file: Path | None, say: Lines) -> Game:
    """The game of this name, with another box file if one is given; raises BadBox with the file's name."""
    game = GAMES[name]
    if file is None:
        return game
    try:
        return game.with_box_file(file.read_text(encoding="utf-8-sig"))  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        raise BadBox(say("not-text", file=str(file))) from error
    except BadBox as error:
        raise BadBox(f"{file}: {error}") from error


def show(game: Game, words: Words, console: Console, say: Lines) -> None:
    """Every value of the box file with a mark that says where it comes from."""
    everything = values(game)
    console.print(Text(words.line("title"), "bold underline"))
    counts = {word: sum(value.source == word for value in everything) for word in MARKS}
    console.print(Text(say("values-rulebook", values=counts["rulebook"])))
    if counts["record"]:
        console.print(Text(say("values-record", mark=MARKS["record"], values=counts["record"])))
    if counts[RECONSTRUCTED]:
        console.print(Text(say("values-reconstructed", mark=MARKS[RECONSTRUCTED], values=counts[RECONSTRUCTED])))
        console.print(Text(say("values-correct", game=game.id), "dim"))
    if game.box_name:
        console.print(Text(say("values-other-box", box=game.box_name), "bold"))
    for table in dict.fromkeys(value.table for value in everything):
        console.print(heading(table, words))
        row = Text("  ").join(one(value) for value in everything if value.table == table)
        console.print(Padding(row, (0, 0, 0, 2)))


def data(game: Game) -> dict[str, Any]:
    """Every value of the box file by its path, with where it comes from."""
    told = [{"path": one.path, "value": one.value, "source": one.source} for one in values(game)]
    return {"game": game.id, "box": game.box_name, "values": told}


def heading(table: str, words: Words) -> Text:
    """The name of the thing that a table is about, where it has one, and where it stands in the file."""
    thing = table.rpartition(".")[2]
    try:
        return Text(words.name(thing), "bold").append(f"  [{table}]", "dim not bold")
    except MissingWord:
        return Text(f"[{table}]" if table else "", "bold")


def one(value: Value) -> Text:
    """A value as it is written in the file, with its mark; a blank between name and value does not break."""
    said = str(value.value).lower() if isinstance(value.value, bool) else str(value.value)
    mark = MARKS.get(value.source, f"({value.source})")
    return Text(f"{value.key}\u00a0", "dim").append(said, "bold").append(mark, "yellow")


class Change(NamedTuple):
    """A value that another box file has changed; `ABSENT` where it does not stand in one of the two."""

    path: str
    own: Any
    other: Any


def changes(game: Game) -> list[Change]:
    """What another box file than the game's own has changed, added or left out."""
    own = {value.path: value.value for value in values(GAMES[game.id])}
    other = {value.path: value.value for value in values(game)}
    both = [Change(path, own.get(path, ABSENT), other.get(path, ABSENT)) for path in {**other, **own}]
    return [change for change in both if change.own != change.other]


def approve(game: Game, file: Path, console: Console, say: Lines) -> None:
    """Say that a file can be played with, and what it changes."""
    changed = changes(game)
    console.print(Text(say("box-good", file=str(file), game=game.id, values=len(changed))))
    for change in changed:
        console.print(Padding(Text(f"{change.path}: {change.own} → {change.other}"), (0, 0, 0, 2)))
