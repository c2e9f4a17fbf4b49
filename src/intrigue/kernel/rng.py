"""A small random generator that gives the same numbers interpreted and compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """xorshift128: 128 bits of state, 32 bits a draw. It never lies in a table: whoever rolls the dice holds it."""

    def __init__(self, seed: int) -> None:
        # Any whole number is a seed: its lowest 64 bits are spread over the state, so that neighbouring seeds
        # give unrelated games.
        low = i64(seed & 0xFFFFFFFF)
        high = i64((seed >> 32) & 0xFFFFFFFF)
        self.a: i64 = spread(low)
        self.b: i64 = spread(self.a ^ high)
        self.c: i64 = spread(self.b ^ low)
        self.d: i64 = spread(self.c ^ high) | 1  # a state of zeros would stay there

    def word(self) -> i64:
        """The next 32 random bits."""
        x = self.a
        x ^= (x << 11) & WORD
        x ^= x >> 8
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d ^= (self.d >> 19) ^ x
        return self.d

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, each as likely as the other."""
        return things[self.below(len(things))]

    def fork(self) -> Rng:
        """A stream of its own, for somebody who may draw as often as they like without disturbing this one."""
        return Rng(int(self.word()) << 32 | int(self.word()))


def spread(x: i64) -> i64:
    """Mix 32 bits well (the product of two 32-bit halves stays below 2^63, so nothing overflows)."""
    x = (x + 0x9E3779B9) & WORD
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)
