"""The rules of Connect Four. The grid is two sets of bits, one for each player's discs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.kernel.bag import BIT
from intrigue.kernel.event import seat_name
from intrigue.kernel.table import NOBODY, Step, Table
from intrigue.kernel.verbs import Verb, Verbs

ROWS: Final[i64] = 6
COLUMNS: Final[i64] = 7
COLUMN_NAMES: Final = tuple(f"column-{n + 1}" for n in range(COLUMNS))
HIGH: Final[i64] = ROWS + 1
"""Bits of a column: the one above the top row stays empty, so that no line runs from one column into the next."""

VERBS: Final = Verbs(Verb("drop", COLUMN_NAMES))


class Grid(Table):
    """The discs of both players, how high the columns are, and who has four in a line."""

    def __init__(self) -> None:
        super().__init__(2)
        self.first: i64 = 0
        """The discs of seat 0, a bit for each: row r of column c is bit c * HIGH + r."""
        self.second: i64 = 0
        """The discs of seat 1."""
        self.filled = vec[i64]([0] * COLUMNS)
        self.line: i64 = NOBODY

    def copy(self) -> Grid:
        t = Grid()
        t.agenda = self.agenda[:]
        t.first = self.first
        t.second = self.second
        t.filled = self.filled[:]
        t.line = self.line
        return t


class Turn(Step[Grid]):
    """A player drops a disc into a column that is not full."""

    def prompt(self, t: Grid) -> str:
        return "drop"

    def options(self, t: Grid) -> vec[i64]:
        out = vec[i64]()
        for column in range(COLUMNS):
            if t.filled[column] < ROWS:
                out = append(out, column)
        return out

    def take(self, t: Grid, option: i64) -> None:
        disc = BIT[option * HIGH + t.filled[option]]
        t.filled[option] += 1
        if t.listening:
            t.tell("dropped", seat=seat_name(self.seat), column=COLUMN_NAMES[option])
        if self.seat == 0:
            t.first |= disc
            lined = in_line(t.first)
        else:
            t.second |= disc
            lined = in_line(t.second)
        if lined:
            t.line = self.seat
            t.tell("wins", seat=seat_name(self.seat))
        elif is_full(t):
            t.tell("full")
        else:
            t.agenda.append(TURN[1 - self.seat])


TURN: Final = [Turn(seat) for seat in range(2)]


def in_line(discs: i64) -> bool:
    """Are there four in a line: upwards, across, or aslant?"""
    for way in (i64(1), HIGH, HIGH + 1, HIGH - 1):
        pairs = discs & (discs >> way)
        if pairs & (pairs >> (2 * way)):
            return True
    return False


def is_full(t: Grid) -> bool:
    """Has no column room for a disc?"""
    for n in t.filled:
        if n < ROWS:
            return False
    return True


def disc_at(t: Grid, row: i64, column: i64) -> i64:
    """Whose disc lies there; NOBODY if there is none."""
    bit = BIT[column * HIGH + row]
    return 0 if t.first & bit else 1 if t.second & bit else NOBODY
