"""What was made last from the same numbers: parts of views that have not changed need not be made again.

Views are frozen, so the same part may stand in many of them. A memo belongs to a game and all copies of its table:
whatever stays the same for a whole game need not be among the numbers.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64


class Made:
    """Something that was made, and the numbers that it was made from. It is immutable, so threads may share it."""

    def __init__(self, a: i64, b: i64, c: i64, numbers: vec[i64], thing: Any) -> None:
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.numbers: Final = numbers
        self.thing: Final = thing


NOTHING: Final = vec[i64]()


class Memo:
    """The last thing that was made for each of so many places."""

    def __init__(self, places: int) -> None:
        self.made: Final[list[Made | None]] = [None] * places

    def short(self, place: i64, a: i64, b: i64, c: i64) -> Any:
        """What was made here last, if it was made from these three numbers; otherwise None."""
        made = self.made[place]
        if made is None or made.a != a or made.b != b or made.c != c:
            return None
        return made.thing

    def keep_short(self, place: i64, a: i64, b: i64, c: i64, thing: Any) -> None:
        """This was made from these numbers."""
        self.made[place] = Made(a, b, c, NOTHING, thing)

    def long(self, place: i64, numbers: vec[i64]) -> Any:
        """What was made here last, if it was made from this row of numbers; otherwise None."""
        made = self.made[place]
        if made is None:
            return None
        before = made.numbers
        if len(before) != len(numbers):
            return None
        for i in range(len(numbers)):
            if before[i] != numbers[i]:
                return None
        return made.thing

    def keep_long(self, place: i64, numbers: vec[i64], thing: Any) -> None:
        """This was made from this row."""
        self.made[place] = Made(0, 0, 0, numbers, thing)
