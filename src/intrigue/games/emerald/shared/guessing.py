"""A quick guess at hidden sides, for games of bots against themselves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.rng import Rng


def guess_sides(t: EmeraldTable, seat: i64, identities: vec[i64], rng: Rng) -> None:
    """Deal the identities that this seat does not know anew, from these identity cards."""
    left = identities[:]
    for other in range(t.seats):
        if other == seat or t.revealed[other] > 0:
            left[t.side[other]] -= 1
    for other in range(t.seats):
        if other != seat and t.revealed[other] == 0:
            side: i64 = 0 if rng.below(left[0] + left[1]) < left[0] else 1
            t.side[other] = side
            left[side] -= 1
