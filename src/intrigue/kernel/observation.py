"""Observations as numbers: what a view shows, in a row of whole numbers whose length and order are fixed.

A game that has them says in its companion `observation` what it writes and in which order. Things and seats are
counted from 1, so that 0 means that there is none; -1 stands for what is hidden from the viewer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from intrigue.kernel.table import CHANCE, T, Table

SPECTATOR: Final[i64] = -1
"""The viewer who has no seat."""
HIDDEN: Final[i64] = -1
"""What stands for a thing that the viewer may not know."""

# Who is asked, where it is no seat.
CHANCE_IS_ASKED: Final[i64] = -1
NOTHING_IS_ASKED: Final[i64] = 0


class Axis:
    """A direction in which numbers lie side by side, and what stands at each place of it."""

    def __init__(self, name: str, places: Sequence[str]) -> None:
        self.name: Final = name
        self.places: Final = tuple(places)


class Field:
    """Some of the numbers, and what they mean: one, or as many as its axes have places, the last changing fastest."""

    def __init__(self, name: str, text: str, *axes: Axis) -> None:
        self.name: Final = name
        self.text: Final = text
        self.axes: Final = axes

    def shape(self) -> tuple[int, ...]:
        """How many places each axis has."""
        return tuple([len(axis.places) for axis in self.axes])

    def size(self) -> int:
        """How many numbers there are."""
        size = 1
        for axis in self.axes:
            size *= len(axis.places)
        return size


class Row:
    """Where observations are written: room for so many numbers, and the place of the next one."""

    def __init__(self, size: i64) -> None:
        self.numbers: Final = vec[i32]([i32(0)] * size)
        """They are written in place, so whoever holds this array reads what was written last."""
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        """Write one number."""
        self.numbers[self.at] = i32(number)
        self.at += 1

    def nothing(self, n: i64) -> None:
        """Write so many zeros."""
        numbers = self.numbers
        at = self.at
        for i in range(at, at + n):
            numbers[i] = i32(0)
        self.at = at + n

    def bag(self, bags: vec[i64], k: i64, size: i64) -> None:
        """Write what bag `k` holds."""
        numbers = self.numbers
        at = self.at
        first = k * size
        for i in range(size):
            numbers[at + i] = i32(bags[first + i])
        self.at = at + size

    def things(self, things: vec[i64], room: i64) -> None:
        """Write things by their numbers from 1 on, in their order, as far as there is room."""
        n: i64 = len(things)
        if n > room:
            n = room
        for i in range(n):
            self.put(things[i] + 1)
        self.nothing(room - n)

    def flag(self, flag: bool) -> None:
        """Write 1 for yes, 0 for no."""
        self.put(1 if flag else 0)


def seat_axis(seats: int) -> Axis:
    """The players, the viewer first, the others clockwise; for a spectator from the first seat on."""
    return Axis("seat", ["the viewer", *[f"{n} to the left" for n in range(1, seats)]])


def numbered(name: str, n: i64) -> Axis:
    """An axis whose places have no names of their own."""
    return Axis(name, [str(place) for place in range(1, n + 1)])


def from_viewer(seat: i64, viewer: i64, seats: i64) -> i64:
    """A seat as the viewer counts: 1 is the viewer, 2 the one to the left; a spectator counts from the first seat."""
    if viewer <= 0:
        return seat + 1
    place = seat - viewer
    return place + 1 if place >= 0 else place + seats + 1


def seat_at(place: i64, viewer: i64, seats: i64) -> i64:
    """The seat at a place of an axis of seats: the viewer is at place 0."""
    if viewer <= 0:
        return place
    seat = viewer + place
    return seat if seat < seats else seat - seats


def asked_from(t: Table, viewer: i64) -> i64:
    """Who is asked, as the viewer counts."""
    if len(t.agenda) == 0:
        return NOTHING_IS_ASKED
    seat = t.agenda[-1].seat
    return CHANCE_IS_ASKED if seat == CHANCE else from_viewer(seat, viewer, t.seats)


class Steps:
    """How an agenda is written: so many of its steps, the next one first, each by its kind and its numbers."""

    def __init__(self, kinds: Mapping[str, type], depth: i64, width: i64) -> None:
        self.names: Final = tuple(kinds)
        self.number: Final[dict[type, i64]] = {}
        for kind in kinds.values():
            self.number[kind] = i64(len(self.number) + 1)
        self.depth: Final = depth
        self.width: Final = width

    def write(self, t: Table, row: Row) -> None:
        """The kind of each step, and every number it was made from plus 1: seats are counted as at the table."""
        n = len(t.agenda)
        for i in range(self.depth):
            if i >= n:
                row.nothing((self.depth - i) * (self.width + 1))
                return
            step = t.agenda[n - 1 - i]
            row.put(self.number[type(step)])
            fields = step.fields()
            for number in fields:
                row.put(i64(number) + 1)
            row.nothing(self.width - len(fields))

    def field(self) -> Field:
        """What is written."""
        return Field(
            "agenda",
            "what is still to do, the next step first: its kind, then the numbers that it was made from, each plus 1 "
            "(seats as they sit, not as the viewer counts)",
            numbered("step", self.depth),
            Axis("part", ["kind", *[f"number {n}" for n in range(1, self.width + 1)]]),
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[T]):
    """How a game writes what a viewer sees."""

    def fields(self, seats: int) -> list[Field]:
        """What is written at a table with so many seats, in this order."""
        raise NotImplementedError

    def left_out(self) -> dict[str, str]:
        """What a view shows and the numbers do not, by its path in the view (`seats.colour`), and why."""
        raise NotImplementedError

    def kinds(self) -> dict[str, tuple[str, ...]]:
        """By the field: what its numbers stand for, from 1 on, where no axis says it."""
        return {}

    def write(self, t: T, viewer: i64, row: Row) -> None:
        """Write what the viewer sees now, all fields; a spectator is -1."""
        raise NotImplementedError


def width(observer: Observer[Any], seats: int) -> int:
    """How many numbers an observation has."""
    return sum([field.size() for field in observer.fields(seats)])
