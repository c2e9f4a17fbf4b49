"""What every door has: a table with its dice, and what is seen of it as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from mypy_extensions import i64

from intrigue.doors.extras import missing
from intrigue.games import GAMES
from intrigue.kernel.companions import observation_of
from intrigue.kernel.errors import IntrigueError, UnknownGame, unlisted
from intrigue.kernel.game import Game
from intrigue.kernel.observation import SPECTATOR, Axis, Field, Observer, Row, width
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance, asked, offered, roll_chance
from intrigue.kernel.table import Table

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from error

Numbers: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.int8]

TEXT: Final = 8192
"""Bytes of a view that are shown of a game that has no numbers of its own."""


class NoRoom(IntrigueError, ValueError):
    """A view that is too long to be shown as it is."""


class TextObserver(Observer[Table]):
    """Shows any game: the bytes of its view as JSON. Nothing is left out, and nothing is easy to learn from."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def fields(self, seats: int) -> list[Field]:
        return [Field("view", "the view as JSON, byte by byte", Axis("byte", [str(n) for n in range(TEXT)]))]

    def left_out(self) -> dict[str, str]:
        return {}

    def write(self, t: Table, viewer: i64, row: Row) -> None:
        text = msgspec.json.encode(self.game.observe(t, None if viewer < 0 else int(viewer)))
        if len(text) > TEXT:
            raise NoRoom(f"a view of {self.game.id} has {len(text)} bytes, and there is room for {TEXT} only")
        for byte in text:
            row.put(byte)
        row.nothing(TEXT - len(text))


def find(game: Game | str) -> Game:
    """A game, or the one of this name."""
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise unlisted(UnknownGame, f"there is no game {game!r}", game, GAMES)
    return GAMES[game]


class Named(NamedTuple):
    """A game as plain data, which crosses processes and lies in files."""

    id: str
    box_file: str | None
    """The box file it is played with, where that is not its own."""

    @classmethod
    def of(cls, game: Game) -> Named:
        return cls(game.id, game.box_file if game.box_name else None)

    def game(self) -> Game:
        """The game of this name."""
        game = find(self.id)
        return game if self.box_file is None else game.with_box_file(self.box_file)


def observer_for(game: Game) -> Observer[Any]:
    """How the game shows itself in numbers, or else the text of its views."""
    companion = observation_of(game)
    return TextObserver(game) if companion is None else companion.OBSERVER


def layout(game: Game | str, seats: int) -> dict[str, tuple[slice, tuple[int, ...]]]:
    """Where each field lies among the numbers, and its shape: `numbers[where].reshape(shape)`."""
    out: dict[str, tuple[slice, tuple[int, ...]]] = {}
    at = 0
    for field in observer_for(find(game)).fields(seats):
        out[field.name] = (slice(at, at + field.size()), field.shape())
        at += field.size()
    return out


class Looked:
    """One table, its dice, and what is seen of it. The same seed gives the same game as everywhere else."""

    def __init__(self, game: Game | str, seats: int, options: Mapping[str, str] = {}, listening: bool = False) -> None:
        """`listening`: is there somebody who wants to hear the story?"""
        self.game = find(game)
        self.options = dict(options)
        self.listening = listening
        self.fresh = self.game.new(seats, options)
        self.observer = observer_for(self.game)
        self.width = width(self.observer, seats)
        self.row = Row(self.width)
        self.numbers: Numbers = np.frombuffer(memoryview(self.row.numbers), dtype=np.int32)
        self.size = len(self.game.verbs)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game; chance rolls on until somebody is asked."""
        self.table = self.fresh.copy()
        self.table.listening = self.listening
        self.dice = Rng(seed)
        roll_chance(self.table, self.dice)

    def answer(self, option: int) -> None:
        """The seat that is asked gives this answer, and chance rolls on; raises IllegalAnswer."""
        advance(self.table, option)
        roll_chance(self.table, self.dice)

    def see(self, viewer: int = int(SPECTATOR)) -> Numbers:
        """What a seat sees now, in an array of its own."""
        self.row.at = 0
        self.observer.write(self.table, viewer, self.row)
        return self.numbers.copy()

    def mask(self, seat: int) -> Mask:
        """Which options are offered to this seat now."""
        out = np.zeros(self.size, dtype=np.int8)
        if asked(self.table) == seat:
            out[offered(self.table)] = 1
        return out
