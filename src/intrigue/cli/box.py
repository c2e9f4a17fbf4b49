"""Box files: the numbers that a game is played with, where they come from, and how an owner corrects them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from intrigue.boxfile import parse
from intrigue.cli.lines import Lines
from intrigue.games import GAMES
from intrigue.i18n import MissingWord, Words
from intrigue.kernel.errors import BadBox
from intrigue.kernel.game import Game

PROVENANCE = "provenance"
"""The table that says where values come from: under each source, the paths of what is known by it."""
RECONSTRUCTED = "reconstructed"
ABOUT = "meta"
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


class Value(NamedTuple):
    """One value of a box file."""

    table: str
    key: str
    value: Any
    source: str
    """`rulebook`, `record` or `reconstructed`."""

    @property
    def path(self) -> str:
        return f"{self.table}.{self.key}" if self.table else self.key


def values(game: Game) -> list[Value]:
    """Everything that the game's box file says, in its order, with where it comes from.

    A file that does not list what the rulebook prints holds printed values only, but for those it names.
    """
    plain = parse(game.box_file)
    known = plain.pop(PROVENANCE, None)
    plain.pop(ABOUT, None)
    return [
        Value(table, key, value, source(f"{table}.{key}" if table else key, known))
        for table, key, value in flat("", plain)
    ]


def flat(table: str, plain: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """All values with the tables they stand in. Tables in a list are called by their ids."""
    for key, value in plain.items():
        inside = f"{table}.{key}" if table else key
        if isinstance(value, Mapping):
            yield from flat(inside, value)
        elif isinstance(value, list) and value and all(isinstance(each, Mapping) for each in value):
            for n, each in enumerate(value, 1):
                yield from flat(f"{inside}.{each.get('id', n)}", each)
        else:
            yield table, key, value


def source(path: str, known: Mapping[str, Any] | None) -> str:
    """Where a value comes from."""
    if known is None:
        return "rulebook"
    for word, paths in known.items():
        if any(path == known_path or path.startswith(f"{known_path}.") for known_path in paths):
            return str(word)
    return RECONSTRUCTED if "rulebook" in known else "rulebook"


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
