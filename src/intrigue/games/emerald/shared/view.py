"""What a seat sees of what both editions have alike."""

# Not compiled: its types are msgspec structs, of which none leads back to itself: nothing for the garbage collector.

from __future__ import annotations

from msgspec import Struct


class PlanView(Struct, frozen=True, gc=False):
    """An action that the viewer is putting together."""

    kind: str
    using: str
    chosen: tuple[str, ...]
    picked: tuple[int, ...]
