"""Many tables of one game side by side, with what is seen of them in arrays of numbers that are written in place.

Whoever learns from millions of games pays for every call; here one call answers at all tables. When a game is over, the
next one begins at its table at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from intrigue.kernel.errors import IllegalAnswer
from intrigue.kernel.observation import Observer, Row, width
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import roll_chance, settle
from intrigue.kernel.table import Table

NOTHING_OFFERED: Final = vec[i64]()


class Many:
    """So many tables, each with the game that is played there now, and its dice."""

    def __init__(
        self,
        fresh: Table,
        observer: Observer[Any],
        options: int,
        returns: Callable[[Any], Sequence[float]],
        seed: Callable[[int], int],
        first: int,
        tables: int,
        apart: int,
    ) -> None:
        """Tables `first` and following of `apart` in all: the games at table `i` are number `i`, `i + apart`, … .

        `options` is how many options the game has, `seed` gives the seed of a game by its number.
        """
        self.fresh: Final = fresh
        self.observer: Final = observer
        self.options: Final[i64] = i64(options)
        self.returns: Final = returns
        self.seed: Final = seed
        self.apart: Final = apart
        self.width: Final[i64] = i64(width(observer, int(fresh.seats)))
        # What is seen, table by table.
        self.row: Final = Row(self.width * i64(tables))
        self.mask: Final = vec[u8]([u8(0)] * (options * tables))
        """For every option of the game: is it offered?"""
        self.asked: Final = vec[i64]([i64(0)] * tables)
        """The seat that is asked, and sees what is written."""
        self.ended: Final = vec[u8]([u8(0)] * tables)
        """Was the last answer the last of its game? Then what is seen is already the next game."""
        self.rewards: Final = vec[float]([0.0] * (tables * int(fresh.seats)))
        """What the game that has just ended was worth to each seat."""
        # The games.
        self.tables: list[Table] = []
        self.dice: list[Rng] = []
        self.games: list[int] = [first + i for i in range(tables)]
        """The number of the game that is played at each table."""
        self.offered: list[vec[i64]] = [NOTHING_OFFERED for _ in range(tables)]
        self.over: list[int] = []
        """The tables whose game ended with the last answer."""
        for i in range(tables):
            self.tables.append(fresh)
            self.dice.append(Rng(0))
            self.begin(i)
            self.look(i)

    def begin(self, i: i64) -> None:
        """Begin the game whose number is due at this table."""
        self.tables[i] = self.fresh.copy()
        self.dice[i] = Rng(self.seed(self.games[i]))
        roll_chance(self.tables[i], self.dice[i])

    def look(self, i: i64) -> None:
        """Write down what is offered, and what the seat that is asked sees."""
        mask = self.mask
        first = i * self.options
        for option in self.offered[i]:
            mask[first + option] = u8(0)
        t = self.tables[i]
        step = t.agenda[-1]
        options = step.options(t)
        for option in options:
            mask[first + option] = u8(1)
        self.offered[i] = options
        self.asked[i] = step.seat
        self.row.at = i * self.width
        self.observer.write(t, step.seat, self.row)

    def step(self, answers: list[int]) -> None:
        """One answer at every table; raises IllegalAnswer, and nothing has changed, if one of them is not offered."""
        self.check(answers)
        seats = self.fresh.seats
        for table in self.over:
            self.ended[table] = u8(0)
            for k in range(table * seats, table * seats + seats):
                self.rewards[k] = 0.0
        self.over = []
        for i in range(len(self.tables)):
            t = self.tables[i]
            t.agenda.pop().take(t, answers[i])
            settle(t)
            roll_chance(t, self.dice[i])
            if len(t.agenda) == 0:
                self.end(i)
            self.look(i)

    def check(self, answers: list[int]) -> None:
        """Is every answer offered at its table?"""
        if len(answers) != len(self.tables):
            raise IllegalAnswer(f"there are {len(self.tables)} tables, not {len(answers)}: each needs one answer")
        for i in range(len(answers)):
            answer = i64(answers[i])
            if answer < 0 or answer >= self.options or self.mask[i * self.options + answer] == 0:
                offered = [int(option) for option in self.offered[i]]
                raise IllegalAnswer(f"option {answer} is not offered at table {i}; offered are {offered}")

    def end(self, i: i64) -> None:
        """A game is over: say what it was worth, and begin the next one."""
        t = self.tables[i]
        worth = self.returns(t)
        for seat in range(t.seats):
            self.rewards[i * t.seats + seat] = worth[seat]
        self.ended[i] = u8(1)
        self.over.append(int(i))
        self.games[i] += self.apart
        self.begin(i)
