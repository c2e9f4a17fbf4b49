"""What is left to chance is fixed by a secret seed of each game: taking back and doing the same again gives the same.

The seed never leaves the server: it is on no page, in no record and in no log line.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import blake2b

from intrigue.kernel.rng import Rng


def new_seed() -> str:
    """The seed of a new game."""
    return secrets.token_urlsafe(32)


def dice_of(seed: str) -> Callable[[int], Rng]:
    """The dice for answer number n: no series of rolls tells the next one to anybody who does not have the seed."""
    return lambda n: Rng(_number(seed, f"dice {n}"))


def bot_seed(seed: str, n: int) -> int:
    """By which luck a bot thinks about answer number n; it tells nothing of the dice."""
    return _number(seed, f"bot {n}")


def character_seed(seed: str) -> int:
    """By which luck bots get their characters when the table opens; it tells nothing of the dice."""
    return _number(seed, "characters")


def _number(seed: str, what: str) -> int:
    """64 bits that depend on what is named, and on the seed."""
    return int.from_bytes(blake2b(what.encode(), key=seed.encode(), digest_size=8).digest(), "big")
