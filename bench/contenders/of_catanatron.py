"""Catanatron as a contender: four random players.

stepped    random play to the end; actions
copy       copies of a game after 100 actions
"""

from __future__ import annotations

from itertools import count

from catanatron import Color, Game, RandomPlayer
from slices import Measure, Work, serve


def new(seed: int) -> Game:
    """A new game."""
    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def stepped() -> Work:
    """Random play, step by step."""
    seeds = count()

    def play() -> int:
        game = new(next(seeds))
        game.play()
        return len(game.state.actions)

    return play


def copying() -> Work:
    """Copies, one after the other."""
    game = new(1)
    for _ in range(100):
        game.play_tick()
    return lambda: len([game.copy() for _ in range(20)])


if __name__ == "__main__":
    serve([Measure("catan", "stepped", stepped), Measure("catan", "copy", copying)])
