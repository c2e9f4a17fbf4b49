"""The story: what happened, told once, with its secrets marked where they are told."""

# Not compiled: its types are msgspec structs.

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, cast

from msgspec import Struct

Plain: TypeAlias = str | int | float
"""A thing by its name (`juliet`, `column-2`, `seat-0`) or a number."""

HIDDEN = "hidden"
"""What stands in a story in place of a secret."""


class Secret(Struct, frozen=True, gc=False):
    """Something that only some seats may read."""

    value: Plain
    seats: tuple[int, ...]

    def seen_by(self, viewer: int | None) -> Plain:
        return self.value if viewer in self.seats else HIDDEN


class Opened(Struct, frozen=True, gc=False):
    """Something that was a secret until now and that everybody may read from here on."""

    value: Plain
    for_good: bool = False
    """A secret that lasts a whole game, such as whose side somebody is on: whoever gives it away is asked once more."""


Arg: TypeAlias = str | int | float | Secret | Opened
MARKED = frozenset({Secret, Opened})


class Telling(Struct, frozen=True, omit_defaults=True, gc=False):
    """An event as one viewer may read it."""

    kind: str
    args: dict[str, Plain]
    private: bool = False
    """The viewer reads something here that not everybody may."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened."""

    kind: str
    args: dict[str, Arg] = {}

    def seen_by(self, viewer: int | None) -> Telling:
        """The event with every secret that is not the viewer's replaced by `hidden`."""
        if MARKED.isdisjoint(map(type, self.args.values())):  # almost all of them, and stories are long
            return Telling(self.kind, cast("dict[str, Plain]", self.args))
        plain: dict[str, Plain] = {}
        private = False
        for name, arg in self.args.items():
            if isinstance(arg, Secret):
                plain[name] = arg.seen_by(viewer)
                private = private or viewer in arg.seats
            else:
                plain[name] = arg.value if isinstance(arg, Opened) else arg
        return Telling(self.kind, plain, private)

    def told_in_full(self) -> Telling:
        """The event with nothing hidden, as it is told when a game is over."""
        plain = {name: arg.value if isinstance(arg, Secret | Opened) else arg for name, arg in self.args.items()}
        return Telling(self.kind, plain)

    def opens(self) -> bool:
        """Did this event bring a secret to light?"""
        return any(isinstance(arg, Opened) for arg in self.args.values())

    def opens_for_good(self) -> bool:
        """Did it bring a secret to light that would have lasted?"""
        return any(isinstance(arg, Opened) and arg.for_good for arg in self.args.values())


def secret(value: Plain, seat: int) -> Secret:
    """Something that one seat alone may read."""
    return Secret(value, (seat,))


def story(log: Iterable[Event], viewer: int | None) -> tuple[Telling, ...]:
    """What a viewer may read; a spectator is `None`."""
    return tuple(event.seen_by(viewer) for event in log)


def seat_name(seat: int) -> str:
    """How a seat is called in phrases and events; people's names are put in when it is shown."""
    return f"seat-{seat}"
