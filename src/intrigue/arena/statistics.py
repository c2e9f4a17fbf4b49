"""What a game says about how it went: a module `statistics` in its own folder, found by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, cast

from msgspec import Struct

from intrigue.kernel.game import Game, companion


class Facts(Struct, frozen=True):
    """What there is to say about one game that is over."""

    game: dict[str, str | int] = {}
    """About the whole game: words are counted, numbers are averaged."""
    seats: tuple[dict[str, str], ...] = ()
    """About each seat: victories and points are told apart by them."""


NOTHING: Final = Facts()
"""What is said about a game that tells nothing."""


class FactFile(Protocol):
    """What the module holds."""

    GAME: Mapping[str, Sequence[str]]
    """What is said about a game, with the words it may be; none if it is a number."""
    SEAT: Mapping[str, Sequence[str]]
    """What is said about a seat, with the words it may be."""

    def of_game(self, t: Any) -> Mapping[str, str | int]:
        """How this game went, now that it is over."""
        ...

    def of_seat(self, t: Any, seat: int) -> Mapping[str, str]:
        """What this seat was, now that the game is over."""
        ...


def facts_file(game: Game) -> FactFile | None:
    """The facts in the game's folder, if there are any."""
    return cast("FactFile | None", companion(game, "statistics"))


def facts_of(game: Game, t: Any) -> Facts:
    """What there is to say about a table that asks nothing any more."""
    file = facts_file(game)
    if file is None:
        return NOTHING
    return Facts(dict(file.of_game(t)), tuple(dict(file.of_seat(t, seat)) for seat in range(t.seats)))
