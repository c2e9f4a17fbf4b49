"""Games that other packages bring along: how they are found, and why one of them is left out.

A package names its game in its `pyproject.toml`, and that is all (docs/add-a-game.md):

    [project.entry-points."intrigue.games"]
    mygame = "mygame:GAME"

Whatever is installed is found so. Where the variable INTRIGUE_GAMES is set, only the folders in it are looked into,
each with such a file: so a game can be tried as it lies there, and with an empty list nobody else's game is played.
"""

# Not compiled: it runs once, and what it looks at is plain Python.

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from intrigue.boxfile import parse
from intrigue.kernel.errors import BadPlugin
from intrigue.kernel.game import Game, agreed
from intrigue.kernel.verbs import Verbs

GROUP: Final = "intrigue.games"
VARIABLE: Final = "INTRIGUE_GAMES"

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
"""An id stands in records, in commands and in addresses of the page."""
TITLE: Final = re.compile(r"^title *=", re.MULTILINE)
KINDS: Final = {"id": str, "seats": range, "rules": int, "bound": int, "verbs": Verbs, "box_file": str, "box_name": str}


class Plugin(NamedTuple):
    """A game that a package names, not imported yet."""

    package: str
    entry: EntryPoint


def declared(environment: Mapping[str, str] = os.environ) -> Iterator[Plugin | BadPlugin]:
    """All games that other packages name, and what is wrong where none could be read."""
    if VARIABLE not in environment:
        for entry in entry_points(group=GROUP):
            yield Plugin(entry.dist.name if entry.dist else entry.module, entry)
        return
    for folder in filter(None, environment[VARIABLE].split(os.pathsep)):
        try:
            yield from declared_in(Path(folder).resolve())
        except BadPlugin as error:
            yield error


def declared_in(folder: Path) -> list[Plugin]:
    """The games of a package that lies in this folder; it can be imported from then on."""
    file = folder / "pyproject.toml"
    try:
        project = tomllib.loads(file.read_text(encoding="utf-8")).get("project", {})
    except (OSError, ValueError) as error:
        raise BadPlugin(f"{folder}: {file.name} cannot be read: {error}") from error
    named = project.get("entry-points", {}).get(GROUP, {})
    if not named:
        raise BadPlugin(f'{folder}: {file.name} names no game in [project.entry-points."{GROUP}"]')
    source = str(folder / "src" if (folder / "src").is_dir() else folder)
    if source not in sys.path:
        sys.path.append(source)
    return [Plugin(project.get("name", folder.name), EntryPoint(name, value, GROUP)) for name, value in named.items()]


def plugged_in(plugin: Plugin, taken: Collection[str]) -> Game:
    """The game itself; raises BadPlugin, with the package and the reason, if it cannot be played here.

    Whatever goes wrong in it is caught: another package's mistake must not keep anybody from our own games.
    """
    try:
        game: Game = plugin.entry.load()
    except Exception as error:
        raise BadPlugin(f"{plugin.package}: {plugin.entry.value} cannot be imported: {_said(error)}") from error
    try:
        wrong = misfit(game)
    except Exception as error:
        wrong = f"trying it failed: {_said(error)}"
    if wrong:
        raise BadPlugin(f"{plugin.package}: {plugin.entry.value} is no game for Intrigue: {wrong}")
    if game.id in taken:
        raise BadPlugin(f"{plugin.package}: there is a game {game.id!r} already; another id is needed")
    return game


def misfit(game: Any) -> str | None:
    """What keeps this from being a game that everybody can play; None if nothing does."""
    missing = sorted(name for name in vars(Game) if not name.startswith("_") and not hasattr(game, name))
    if missing:
        return f"it has no {', '.join(missing)} (see intrigue/kernel/game.py)"
    wrong = [name for name, kind in KINDS.items() if not isinstance(getattr(game, name), kind)]
    if wrong:
        return f"{wrong[0]} is not a {KINDS[wrong[0]].__name__}: {getattr(game, wrong[0])!r}"
    if not ID.fullmatch(game.id):
        return f"the id {game.id!r} is not made of small letters, digits and _"
    return wordless(game) or unplayable(game)


def wordless(game: Game) -> str | None:
    """Which file of words is missing; games speak every language that our own words do."""
    ours = sorted(file.name for file in files("intrigue").joinpath("i18n", "locale").iterdir())
    theirs = files(type(game).__module__).joinpath("locale")
    for name in ours:
        if not (theirs.joinpath(name).is_file() and TITLE.search(theirs.joinpath(name).read_text(encoding="utf-8"))):
            return f"its words are missing: locale/{name} with a line 'title = …'"
    return None


def unplayable(game: Game) -> str | None:
    """Does a first look at a new table work? What fails there raises."""
    parse(game.box_file)
    if not game.seats:
        return "nobody can sit down to it: seats is empty"
    seats = game.seats[0]
    t = game.new(seats, agreed(game, seats, {}))
    for viewer in (*range(seats), None):
        game.observe(t, viewer)
    return None


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
