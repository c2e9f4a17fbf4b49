"""Positions of every game, for the laws."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from intrigue import GAMES
from intrigue.kernel.game import Game
from intrigue.laws import played
from intrigue.session import Session

SEEDS = st.integers(0, 2**32 - 1)


def examples(most: int) -> settings:
    """For laws that take long: no more examples than this, and fewer where everything is to be quick."""
    return settings(max_examples=min(most, settings().max_examples))


@st.composite
def sessions(draw: st.DrawFn, game: Game, longest: int | None = None) -> Session:
    """A game somewhere on its way, with any number of seats and any options the table may agree on."""
    seats = draw(st.sampled_from(game.seats))
    options = {}
    for choice in game.choices:
        if not any(choice.name.endswith(f"_{seat}") for seat in range(max(game.seats))):
            fitting = [v for v in choice.values if not v.startswith("seat-") or int(v[5:]) < seats]
            options[choice.name] = draw(st.sampled_from(fitting))
    answers = draw(st.integers(0, longest or 90 * seats))
    return played(game, seats, options, draw(SEEDS), answers)


def each_game() -> list[Game]:
    return list(GAMES.values())
