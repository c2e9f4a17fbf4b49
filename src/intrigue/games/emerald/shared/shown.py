"""Numbers for people that both editions say alike. They follow from the viewer's own view."""

# Not compiled: its types are msgspec structs.

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from msgspec import Struct

from intrigue.games.emerald.shared.cards import PLAYERS, SIDE_NAMES
from intrigue.games.emerald.shared.table import EmeraldTable, side_of
from intrigue.kernel.event import HIDDEN

OpenSide: TypeAlias = Literal["loyalist", "restorationist"]
Side: TypeAlias = Literal["loyalist", "restorationist", "hidden"]


class Amount(Struct, frozen=True):
    """How many there are, of how many."""

    n: int
    of: int


class Change(Struct, frozen=True):
    """A number before and after."""

    before: int
    after: int


def known_side(t: EmeraldTable, viewer: int | None, seat: int) -> Side:
    """The side a player is on, a Change of Heart counted in, as far as the viewer knows it; else `hidden`."""
    looked = viewer is not None and t.looked[viewer * PLAYERS + seat] > 0
    known = t.revealed[seat] > 0 or seat == viewer or looked
    return cast(Side, SIDE_NAMES[side_of(t, seat)] if known else HIDDEN)
