"""What a game says about how it went: a module `statistics` in its own folder, found by name."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from intrigue.kernel.companions import statistics_of
from intrigue.kernel.game import Game


class Facts(Struct, frozen=True):
    """What there is to say about one game that is over."""

    game: dict[str, str | int] = {}
    """About the whole game: words are counted, numbers are averaged."""
    seats: tuple[dict[str, str], ...] = ()
    """About each seat: victories and points are told apart by them."""
    cards: tuple[tuple[str, ...], ...] = ()
    """What each seat has come by."""


NOTHING: Final = Facts()
"""What is said about a game that tells nothing."""


def facts_of(game: Game, t: Any) -> Facts:
    """What there is to say about a table that asks nothing any more."""
    file = statistics_of(game)
    if file is None:
        return NOTHING
    return Facts(
        dict(file.of_game(t)),
        tuple(dict(file.of_seat(t, seat)) for seat in range(t.seats)),
        tuple(tuple(file.cards_of(t, seat)) for seat in range(t.seats)),
    )
