"""What the box files of both editions have alike, and what the rules ask of every one of them."""

# Not compiled: its types are msgspec structs, and a box file is read once.

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Protocol, TypeAlias

from msgspec import Meta, Struct

from intrigue.boxfile import complain, fingerprint, parse, read
from intrigue.kernel.errors import known

Count: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=100)]

COUNTS: Final = ("2", "3", "4", "5")
"""The numbers of players, as a box file writes them."""


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game the file belongs to."""

    edition: str
    title: str
    format: int


class Identities(Struct, frozen=True, forbid_unknown_fields=True):
    """How many identity cards there are of each side."""

    loyalist: Count
    restorationist: Count


class Provenance(Struct, frozen=True, forbid_unknown_fields=True):
    """Which values are known, by their paths; all others are our reconstruction."""

    rulebook: tuple[str, ...]
    record: tuple[str, ...]


class Box(Struct, frozen=True):
    """What every box file says."""

    text: str
    identities: Identities
    provenance: Provenance

    def source(self, path: str) -> str:
        """Where a value comes from: `rulebook`, `record` or `reconstructed`."""
        for word, paths in (("rulebook", self.provenance.rulebook), ("record", self.provenance.record)):
            if any(path == known_path or path.startswith(known_path + ".") for known_path in paths):
                return word
        return "reconstructed"


class Headed(Protocol):
    """A card, as far as its number and the heading of its text go."""

    @property
    def copies(self) -> int: ...

    @property
    def kind(self) -> str: ...


def box_name(box_file: str, own: str) -> str:
    """A name for another box file than the edition's own; empty for its own."""
    return "" if fingerprint(box_file) == fingerprint(own) else fingerprint(box_file)[:12]


# ---------------------------------------------------------------- reading


def read_about(text: str, plain: Mapping[str, Any], edition: str) -> None:
    """Raise BadBox unless the file belongs to this edition."""
    about = read(text, plain, "meta", About)
    if about.edition != edition:
        raise complain(text, "meta.edition", f"{about.edition!r}: this is not a table of {edition}")


def read_each(text: str, plain: Mapping[str, Any], name: str, shape: type[Any]) -> dict[str, Any]:
    """Every table below this one."""
    if not isinstance(plain.get(name), Mapping):
        raise complain(text, name, "this table is missing")
    return {key: read(text, plain, f"{name}.{key}", shape) for key in plain[name]}


# ---------------------------------------------------------------- checking


def check_names(text: str, table: str, names: Iterable[str], printed: Iterable[str]) -> None:
    """A box file may change numbers, never what there is."""
    for name in names:
        if name not in set(printed):
            raise complain(text, f"{table}.{name}", f"there is nothing of this name; {known(name, printed)}")
    for name in printed:
        if name not in set(names):
            raise complain(text, f"{table}.{name}", "this one is missing")


def check_single(text: str, cards: Mapping[str, Headed], single: Iterable[str]) -> None:
    """Of some cards the rules speak as of one."""
    for name in single:
        if cards[name].copies != 1:
            raise complain(text, f"cards.{name}.copies", f"{cards[name].copies}: the rules know one such card")


def check_kind(text: str, path: str, card: Headed, printed: Headed, clause: str) -> None:
    """A text may cost an action or be free; whether a card has one, and of which sort, is in the rules."""
    own_turn = ("action", "free")
    if card.kind != printed.kind and not (card.kind in own_turn and printed.kind in own_turn):
        raise complain(text, f"{path}.kind", f"{card.kind!r}: this card is of the kind {printed.kind!r} ({clause})")


def check_identities(text: str, identities: Identities, clause: str) -> None:
    """There must be an identity card for everybody."""
    there = identities.loyalist + identities.restorationist
    if there < 5:
        raise complain(text, "identities", f"{there}: five players need five identity cards ({clause})")


def check_provenance(text: str, provenance: Provenance) -> None:
    """Every path that the provenance names must be there."""
    plain = parse(text)
    for word, paths in (("rulebook", provenance.rulebook), ("record", provenance.record)):
        for path in paths:
            found: Any = plain
            for part in path.split("."):
                if not isinstance(found, Mapping) or part not in found:
                    raise complain(text, f"provenance.{word}", f"{path!r}: there is no such value in this file")
                found = found[part]
