"""The open question, as everybody outside the kernel sees it."""

# Not compiled: its types are msgspec structs.

from __future__ import annotations

from msgspec import Struct

from intrigue.kernel.event import Plain


class Decision(Struct, frozen=True):
    """A question to one seat. `weights` stand beside the options when the seat is CHANCE, and only then."""

    seat: int
    prompt: str
    about: dict[str, Plain]
    options: tuple[int, ...]
    weights: tuple[int, ...] = ()
