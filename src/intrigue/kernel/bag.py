"""Bags: unordered supplies, kept as counts. Several bags of one kind lie side by side in one array.

Bag number `k` of things that have `size` names occupies the places `k * size` to `(k + 1) * size - 1`.
Nothing in a bag has an order, so there is none that could leak: randomness happens when something is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table of bits instead of a shift: the compiler gets `1 << n` wrong beyond 30.
BIT: Final = vec[i64]([i64(1 << n) for n in range(62)])


def empty(size: int) -> vec[i64]:
    """A row of empty places."""
    return vec[i64]([0] * size)


def held(bags: vec[i64], k: i64, size: i64) -> i64:
    """How many things bag `k` holds."""
    n: i64 = 0
    first = k * size
    for i in range(first, first + size):
        n += bags[i]
    return n


def some(bags: vec[i64], k: i64, size: i64) -> bool:
    """Does bag `k` hold anything?"""
    first = k * size
    for i in range(first, first + size):
        if bags[i] > 0:
            return True
    return False


def bag(bags: vec[i64], k: i64, size: i64) -> vec[i64]:
    """Bag `k` alone, as a copy."""
    return bags[k * size : k * size + size]


def pour(source: vec[i64], target: vec[i64], k: i64, size: i64) -> None:
    """Empty bag `k` of one zone into bag `k` of another."""
    for i in range(k * size, k * size + size):
        target[i] += source[i]
        source[i] = 0


def names(bags: vec[i64], k: i64, things: Sequence[str]) -> tuple[str, ...]:
    """What bag `k` holds, by name, in the printed order."""
    named: tuple[str, ...] = tuple(things)  # a tuple already, and quicker to read when that is known
    first: i64 = k * len(named)
    out: list[str] = []
    for i in range(len(named)):
        n = bags[first + i]
        while n > 0:  # most often there is none
            out.append(named[i])
            n -= 1
    return tuple(out)


_PLACES: Final[dict[tuple[str, ...], dict[str, int]]] = {}


def places(things: tuple[str, ...]) -> dict[str, int]:
    """The place of each thing, by its name; looked up more quickly than `things.index`."""
    found = _PLACES.get(things)
    if found is None:
        found = _PLACES[things] = {things[i]: i for i in range(len(things))}
    return found


def fill(bags: vec[i64], k: i64, things: tuple[str, ...], held_things: Iterable[str]) -> None:
    """Put things into bag `k` by name: the inverse of `names`."""
    first = k * len(things)
    place = places(things)
    for name in held_things:
        bags[first + place[name]] += 1
