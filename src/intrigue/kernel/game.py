"""What a game is to everybody else."""

# Not compiled: it holds msgspec structs and protocols.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, Protocol

from msgspec import Struct

from intrigue.kernel.errors import BadOption, SeatsOutOfRange, UnknownOption, known, unlisted
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import Table
from intrigue.kernel.verbs import Verbs


class Choice(Struct, frozen=True):
    """A table option: what may be agreed before the game, the default first."""

    name: str
    values: tuple[str, ...]
    clause: str
    """The clause of the rules that speaks of it."""


class Belief(Protocol):
    """What a view leaves open, made ready for imagining many worlds."""

    def imagine(self, rng: Rng) -> Table:
        """A full table that fits the view."""
        ...


class Game(Protocol):
    """One value per game, listed once in `intrigue.GAMES`. Asking and answering are the kernel's."""

    @property
    def id(self) -> str: ...

    @property
    def seats(self) -> range:
        """How many seats it can have."""
        ...

    @property
    def rules(self) -> int:
        """The version of the rules code; stored with every record."""
        ...

    @property
    def bound(self) -> int:
        """More answers than any game of it can take, chance included."""
        ...

    @property
    def verbs(self) -> Verbs: ...

    @property
    def choices(self) -> Sequence[Choice]:
        """The table options."""
        ...

    @property
    def box_file(self) -> str:
        """The box file it plays with: what is printed and countable, as TOML."""
        ...

    @property
    def box_name(self) -> str:
        """A name for another box file than its own, which records carry; empty if it plays with its own."""
        ...

    def with_box_file(self, text: str) -> Game:
        """The same game played with another box file; raises BadBox if that is none."""
        ...

    def new(self, seats: int, options: Mapping[str, str] = ..., listening: bool = ...) -> Table:
        """A fresh table, `listening` from its first event on. Raises SeatsOutOfRange, UnknownOption or BadOption."""
        ...

    def observe(self, t: Any, viewer: int | None) -> Any:
        """What a seat sees and may remember, or what everybody sees (None): a frozen msgspec Struct."""
        ...

    def believe(self, view: Any) -> Belief:
        """Read a view once, to imagine many worlds from it."""
        ...

    def imagine(self, view: Any, rng: Rng) -> Table:
        """A full table that fits the view, made from the view alone."""
        ...

    def scores(self, t: Any) -> tuple[int, ...]:
        """The points of each seat so far; final when the table asks nothing."""
        ...

    def returns(self, t: Any) -> tuple[float, ...]:
        """At the end: what the game is worth to each seat, 1 in all, shared by the winners."""
        ...

    def pieces(self, t: Any) -> Mapping[str, int]:
        """How many there are of each thing, wherever it is, and how many counts are negative.

        The same at every moment of a game.
        """
        ...


COMPANIONS: Final = frozenset(
    ("advice", "observation", "reasons", "screen", "shown", "statistics", "suspicion", "view", "why")
)
"""What a game may have besides its rules. What each of them holds is declared in `intrigue.kernel.companions`."""


def companion(game: Game, name: str) -> ModuleType | None:
    """A module of this name in the game's own folder, if there is one; raises LookupError if no game can have it."""
    if name not in COMPANIONS:
        raise LookupError(f"no game has a companion {name!r}; {known(name, COMPANIONS)}")
    return _module(f"{type(game).__module__}.{name}")


@cache  # looked for once: some ask after every one of thousands of games a second
def _module(name: str) -> ModuleType | None:
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # the game is a single module: it has no folder to look into
        return None
    return None if found is None else import_module(name)


def check_seats(game: Game, seats: int) -> None:
    """Raise SeatsOutOfRange unless the game can have this many seats."""
    if seats not in game.seats:
        raise SeatsOutOfRange(f"{game.id} has {game.seats[0]} to {game.seats[-1]} seats, not {seats}")


def check_viewer(t: Table, viewer: int | None) -> None:
    """Raise SeatsOutOfRange unless the viewer is a seat of this table, or None for a spectator."""
    if viewer is not None and not 0 <= viewer < t.seats:
        raise SeatsOutOfRange(f"there is no seat {viewer}: this table has seats 0 to {t.seats - 1}")


def agreed(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """All table options with their values, the defaults filled in."""
    values = {choice.name: choice.values[0] for choice in game.choices}
    for name, value in options.items():
        if name not in values:
            raise unlisted(UnknownOption, f"{game.id} has no table option {name!r}", name, values)
        allowed = next(choice.values for choice in game.choices if choice.name == name)
        if value not in allowed:
            raise unlisted(BadOption, f"table option {name} cannot be {value!r}", value, allowed)
        values[name] = value
    return values
