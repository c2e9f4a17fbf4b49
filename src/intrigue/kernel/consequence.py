"""What an action means to a seat. A game may say it in a module `reasons` in its own folder, found by name."""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Consequence(NamedTuple):
    """Something that an action changes: a message of the game's words, what it speaks of, and how much it matters.

    The message goes on where a sentence begins with "This": "brings 5 points". `weight` is about in points: what is
    good for the seat and what is bad for it both weigh more than 0, and the heavier is said first.
    """

    line: str
    args: Mapping[str, str | int]
    weight: float


def means(what: str, weight: float, /, **args: str | int) -> Consequence:
    """The consequence of this name."""
    return Consequence(f"means-{what}", args, weight)
