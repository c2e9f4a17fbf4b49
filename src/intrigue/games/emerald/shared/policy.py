"""A policy: how much more likely players of one side are than those of the other to do what they were seen to do.

It is fitted to games of bots and kept as `policy.toml` beside the rules of each edition: see `tools/suspect.py`.
"""

# Not compiled: its types are msgspec structs, and a file is read once.

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

GROUPS: Final[Mapping[str, Sequence[int]]] = {"two": (2,), "more": (3, 4, 5)}
"""With two players one plays otherwise than with more: how many players there are in each group."""


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What each kind of sign weighs, as a logarithm of how many times more likely it makes something."""

    sides: dict[str, float]
    """That the player is a Restorationist and not a Loyalist."""
    held: dict[str, float]
    """That a player holds a thing and another one does not."""


class Policy(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights by how many players there are."""

    two: Weights
    more: Weights

    def of(self, seats: int) -> Weights:
        """The weights for so many players."""
        return self.two if seats in GROUPS["two"] else self.more


def policy_in(text: str) -> Policy:
    """The policy that a file holds."""
    return msgspec.convert(tomllib.loads(text), Policy)


def policy_of(package: str) -> Policy:
    """The policy of an edition."""
    return policy_in(files(package).joinpath("policy.toml").read_text(encoding="utf-8"))
