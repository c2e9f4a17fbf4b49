"""Which seed each game has, in a row of games that begins with a given one."""

from __future__ import annotations

from secrets import randbits

from intrigue.arena.simulate import game_seed


class Seeds:
    """The first game has the seed that was asked for; the next ones follow from it."""

    def __init__(self) -> None:
        self.begin(randbits(32))

    def begin(self, seed: int) -> None:
        """Count from this seed on."""
        self.seed = seed
        self.games = 0

    def next(self, seed: int | None) -> int:
        """The seed of the next game: this one, or the one that follows if none is asked for."""
        if seed is not None:
            self.begin(seed)
        number, self.games = self.games, self.games + 1
        return self.seed if number == 0 else game_seed(self.seed, number)
