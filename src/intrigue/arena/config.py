"""What an arena is to play, as TOML. Every complaint names the line, the key and what to do.

docs/arena.md explains every key; examples/arena/ holds files to begin with.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from intrigue.arena.omniscient import NAME as OMNISCIENT
from intrigue.arena.omniscient import Omniscient
from intrigue.bots import Bot, Clock, make
from intrigue.bots.levels import dealt
from intrigue.bots.outside import RUN, Outside
from intrigue.games import GAMES, played_with
from intrigue.kernel.errors import BadBox, IntrigueError, known
from intrigue.kernel.game import Game

ROUND_ROBIN, LADDER = "round-robin", "ladder"
_AT_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
# What msgspec says of a file that has another shape.
_UNKNOWN: Final = re.compile(r"unknown field `(.+?)`")
_PATH: Final = re.compile(r" - at `\$\.?(.*)`")


class BadConfig(IntrigueError, ValueError):
    """A file of settings that cannot be played from."""


class PlayerTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[[players]]`: somebody who plays."""

    bot: str
    """A bot, a level, `omniscient`, or `run:` and a command."""
    name: str = ""
    """What it is called in the results; the bot's name if there is none."""
    iterations: int | None = None
    """How long it thinks, where that is not what all do."""
    seconds: float | None = None


class GameTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[[games]]`: a game with one number of players or several."""

    id: str
    seats: tuple[int, ...] = ()
    """How many players; all that there may be if nothing is said."""
    deals: int | None = None
    """How many deals, where that is not what is said for all."""
    options: dict[str, str] = {}
    box: str = ""
    """A box file, beside this file."""


class StopTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[stop]`: end a comparison as soon as it is decided."""

    alpha: float = 0.05
    """How often a comparison of equals may be taken for decided, however long it lasts."""
    at_least: int = 10
    """Deals before anything is decided."""
    precise: float = 0.0
    """A comparison also ends when its interval is no wider than this; 0: it does not."""


class LuckTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[luck]`: take luck out, by a value that is fixed beforehand."""

    value: Literal["advice", "none"] = "advice"
    looks: int = 1
    """How often the advice looks at each table; the mean counts."""
    outcomes: int = 60
    """Where chance has more outcomes than this, its luck is left in."""


class ConfigFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    name: str
    players: tuple[PlayerTable, ...]
    games: tuple[GameTable, ...]
    seed: int = 0
    format: Literal["round-robin", "ladder"] = "round-robin"
    deals: int = 10
    """How many deals every two players play, each of them twice."""
    iterations: int | None = None
    seconds: float | None = None
    records: bool = False
    """Keep the record of every game in the results."""
    bootstrap: int = 200
    """How many times deals are drawn again for the intervals of the ratings."""
    stop: StopTable | None = None
    luck: LuckTable | None = None


# ---------------------------------------------------------------- what is played


class Player(Struct, frozen=True):
    """Somebody who plays, with its clock."""

    name: str
    bot: str
    clock: Clock


def made(bot: str, game: Game) -> Bot:
    """A bot for one seat: one of ours, a program, or the one that knows everything; raises UnknownBot or NoAdvice."""
    if bot == OMNISCIENT:
        return Omniscient(game)
    if bot.startswith(RUN):
        return Outside(bot.removeprefix(RUN), game)
    return make(str(dealt([bot], game, 0)[0]), game)


class TableKind(Struct, frozen=True):
    """A game with a number of players, options and a box file."""

    name: str
    game: str
    seats: int
    deals: int
    options: dict[str, str]
    box_file: str | None

    def rules(self) -> Game:
        """The game itself."""
        return played_with(GAMES[self.game], self.box_file)


class Config(Struct, frozen=True):
    """Everything that is to be played, checked."""

    name: str
    seed: int
    players: tuple[Player, ...]
    tables: tuple[TableKind, ...]
    pairs: tuple[tuple[int, int], ...]
    """Who plays whom, by their numbers."""
    stop: StopTable | None
    luck: LuckTable | None
    records: bool
    bootstrap: int
    text: str = field(default="")
    """The file as it was written."""


def read_config(file: Path) -> Config:
    """The settings in a file; raises BadConfig."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadConfig(f"{file}: this is not a text in UTF-8") from error
    return parsed(text, str(file), file.parent)


def parsed(text: str, called: str, folder: Path) -> Config:
    """The settings in a text; box files are looked for in the folder."""
    found = shaped(text, called)
    wrong = Complaints(text, called)
    check_numbers(found, wrong)
    players = tuple(player(found, n, wrong) for n in range(len(found.players)))
    names = [one.name for one in players]
    for n, name in enumerate(names):
        if name in names[:n]:
            raise wrong.at("players", n, "name", f"two players are called {name!r}: give one of them another `name`")
    tables = tuple(one for n in range(len(found.games)) for one in kinds(found, n, folder, wrong))
    check_bots(players, tables, wrong)
    numbers = range(len(players))
    return Config(
        name=found.name,
        seed=found.seed,
        players=players,
        tables=tables,
        pairs=tuple(pairwise(numbers) if found.format == LADDER else combinations(numbers, 2)),
        stop=found.stop,
        luck=None if found.luck is None or found.luck.value == "none" else found.luck,
        records=found.records,
        bootstrap=found.bootstrap,
        text=text,
    )


def shaped(text: str, called: str) -> ConfigFile:
    """The file in its shape; raises BadConfig for what is not TOML, and for what is not a key or of another type."""
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _AT_LINE.search(str(error))
        line = at[1] if at else text.count("\n") + 1
        why = _AT_LINE.sub("", str(error)).strip()
        raise BadConfig(f"{called}, line {line}: this is not TOML: {why}") from error
    try:
        return msgspec.convert(plain, ConfigFile)
    except msgspec.ValidationError as error:
        raise misshaped(str(error), text, called) from error


def misshaped(why: str, text: str, called: str) -> BadConfig:
    """What msgspec says, with the line of the key."""
    inside = _PATH.search(why)
    path = re.split(r"[.\[]", (inside[1] if inside else "").replace("]", ""))
    parts = [part for part in path if part]
    unknown = _UNKNOWN.search(why)
    if unknown:
        why = f"there is no such key; {known(unknown[1], keys_of(parts))}"
        return Complaints(text, called).at_path([*parts, unknown[1]], why)
    return Complaints(text, called).at_path(parts, _PATH.sub("", why))


def keys_of(parts: Sequence[str]) -> list[str]:
    """The keys that may stand in this part of the file."""
    shapes: dict[str, type[Struct]] = {"players": PlayerTable, "games": GameTable, "stop": StopTable, "luck": LuckTable}
    shape = shapes.get(parts[0], ConfigFile) if parts else ConfigFile
    return [one.name for one in msgspec.structs.fields(shape)]


class Complaints:
    """What is wrong with a file, and where."""

    def __init__(self, text: str, called: str) -> None:
        self.lines: Final = text.split("\n")
        self.called: Final = called

    def at(self, table: str, n: int, key: str, why: str) -> BadConfig:
        """Something about a key of one of several tables of the same name."""
        return self.at_path([table, str(n), key], why)

    def at_path(self, parts: Sequence[str], why: str) -> BadConfig:
        """Something about a key, which is told with its line if it stands in the file."""
        named = ".".join(f"{part}[{int(part) + 1}]" if part.isdigit() else part for part in parts)
        named = re.sub(r"\.\w+(?=\[)", "", re.sub(r"(\w+)\.\d+\[(\d+)\]", r"\1[\2]", named))
        where = f"{self.called}, line {self.line_of(parts)}"
        return BadConfig(f"{where}: {named}: {why}" if named else f"{where}: {why}")

    def line_of(self, parts: Sequence[str]) -> int:
        """The line of the key, or that of the table in which it should stand."""
        table = parts[0] if parts else ""
        number = next((int(part) for part in parts[1:] if part.isdigit()), 0)
        key = next((part for part in reversed(parts[1:]) if not part.isdigit()), "")
        here, seen, start = "", -1, 1
        for line, written in enumerate(self.lines, 1):
            header = re.match(r"\s*\[\[?\s*([\w.]+)\s*\]\]?", written)
            if header:
                here = header[1]
                seen += here == table
                start = line if here == table and seen == number else start
            elif re.match(rf"\s*{re.escape(key or table)}\s*=", written) and (
                (here == table and seen == number) if key else not here
            ):
                return line
        return start


# ---------------------------------------------------------------- what must hold


def check_numbers(found: ConfigFile, wrong: Complaints) -> None:
    """Raise BadConfig for numbers that make no sense."""
    if found.deals < 1:
        raise wrong.at_path(["deals"], f"{found.deals}: it takes 1 at least")
    if not 10 <= found.bootstrap <= 100_000:
        raise wrong.at_path(["bootstrap"], f"{found.bootstrap}: take 10 to 100000")
    if len(found.players) < 2:
        raise wrong.at_path(["players"], "it takes two players at least: write two tables [[players]]")
    if not found.games:
        raise wrong.at_path(["games"], "there is no game: write a table [[games]]")
    if found.stop is not None and not 0 < found.stop.alpha < 1:
        raise wrong.at_path(["stop", "alpha"], f"{found.stop.alpha}: take a number between 0 and 1, such as 0.05")
    if found.luck is not None and found.luck.looks < 1:
        raise wrong.at_path(["luck", "looks"], f"{found.luck.looks}: it takes 1 at least")


def player(found: ConfigFile, n: int, wrong: Complaints) -> Player:
    """The player number n, with its own clock or that of all."""
    own = found.players[n]
    seconds, iterations, where = own.seconds, own.iterations, ["players", str(n), "iterations"]
    if seconds is None and iterations is None:
        seconds, iterations, where = found.seconds, found.iterations, ["iterations"]
    if seconds is None and iterations is None:
        iterations = 400
    try:
        return Player(own.name or own.bot, own.bot, Clock(seconds, iterations))
    except IntrigueError as error:
        raise wrong.at_path(where, str(error)) from error


def kinds(config: ConfigFile, n: int, folder: Path, wrong: Complaints) -> list[TableKind]:
    """The tables of game number n, one for each number of players."""
    found = config.games[n]
    deals = config.deals if found.deals is None else found.deals
    if deals < 1:
        raise wrong.at("games", n, "deals", f"{deals}: it takes 1 at least")
    if found.id not in GAMES:
        raise wrong.at("games", n, "id", f"there is no game {found.id!r}; {known(found.id, GAMES)}")
    box_file = None
    if found.box:
        try:
            box_file = (folder / found.box).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise wrong.at("games", n, "box", f"the box file {found.box!r} cannot be read: {error}") from error
    try:
        game = played_with(GAMES[found.id], box_file)
        for seats in found.seats or game.seats:
            game.new(seats, found.options)
    except BadBox as error:
        raise wrong.at("games", n, "box", str(error)) from error
    except IntrigueError as error:
        key = "options" if found.options and "option" in str(error) else "seats"
        raise wrong.at("games", n, key, str(error)) from error
    more = "".join(f"-{name}={value}" for name, value in found.options.items()) + ("-box" if box_file else "")
    return [
        TableKind(f"{found.id}-{seats}{more}", found.id, seats, deals, dict(found.options), box_file)
        for seats in found.seats or game.seats
    ]


def check_bots(players: Sequence[Player], tables: Sequence[TableKind], wrong: Complaints) -> None:
    """Raise BadConfig where a player cannot play."""
    for n, one in enumerate(players):
        for table in tables:
            try:
                made(one.bot, table.rules())
            except IntrigueError as error:
                raise wrong.at("players", n, "bot", str(error)) from error
