"""The printed numbers of the game, read from `box.toml` and checked."""

# Not compiled: its types are msgspec structs, and a box file is read once.

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 25 influence cards that every colour has."""

    id: str
    when: Literal["plain", "immediate", "end"]
    clauses: str
    value: float | None = None
    """What the corner shows; the Double shows no number."""
    kind: str | None = None
    otherwise: float | None = None


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which values are not printed in the rulebook, by their paths."""

    record: tuple[str, ...]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the box."""

    colours: tuple[str, ...]
    hand: int
    rounds: int
    kinds: tuple[str, ...]
    values: tuple[int, ...]
    card: tuple[Card, ...]
    provenance: Provenance


TEXT = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
BOX = msgspec.toml.decode(TEXT, type=Box)
