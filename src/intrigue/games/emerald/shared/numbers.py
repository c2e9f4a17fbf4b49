"""Numbers as the rules read them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def row(values: list[int]) -> vec[i64]:
    """A row of numbers."""
    return vec[i64]([i64(value) for value in values])
