"""What was done, in a file to which lines are only ever added: whoever is killed goes on from there.

    0c1d52aa {"format":1,"plan":"6f1c…"}
    7f3e90b1 ["kabale/2/greedy-random/0/0",{"returns":[1.0,0.0]}]

The first line names the plan that the work belongs to; a journal is never gone on with under another one. Every other
line is a key and a value. Before each stands a checksum of the rest. Lines are written in batches, and a batch counts
when it is on the disk (`fsync`). What a crash leaves of half a line is cut off when the journal is opened again; a line
that does not fit its checksum is passed over. So a key is there once, whole, or not at all, and its work is done again.

    with Journal(folder / "journal.jsonl", plan) as journal:
        journal.add({"key": value})    # on the disk when it returns; what is there already stays as it is
        "key" in journal, len(journal)
        journal.read("key", Value)     # as a msgspec type
    read_journal(file, plan, Value)    # all of it, also while somebody else writes
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeVar
from zlib import crc32

import msgspec

from intrigue.kernel.errors import IntrigueError

FORMAT: Final = 1
V = TypeVar("V")


class OtherPlan(IntrigueError, ValueError):
    """A journal of other work: other settings, another seed, another version of the program."""


class JournalInUse(IntrigueError, RuntimeError):
    """Somebody else writes to this journal now."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: int
    plan: str


class Journal:
    """Keys and values on the disk. Raises OtherPlan, or JournalInUse."""

    def __init__(self, file: Path, plan: str) -> None:
        self.file: Final = file
        self.values: dict[str, msgspec.Raw] = {}
        """What is there by key, as JSON, in the order in which it came."""
        self.damaged = 0
        """Lines that did not fit their checksums."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self._out: Final = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            lock(self._out, file)
            self._load(file.read_bytes(), plan)
        except BaseException:
            os.close(self._out)
            raise

    def _load(self, found: bytes, plan: str) -> None:
        """Read what is there; cut off half a line at its end."""
        whole = found.rfind(b"\n") + 1
        if whole < len(found):
            os.ftruncate(self._out, whole)
        if whole == 0:
            self._write(line(Head(FORMAT, plan)))
            sync_folder(self.file.parent)
        else:
            self.damaged = read_lines(self.file, found[:whole], plan, self.values)

    def add(self, batch: Mapping[str, Any]) -> None:
        """Write these values down, those that are there already left out. When this returns they are on the disk."""
        new = {key: msgspec.Raw(msgspec.json.encode(v)) for key, v in batch.items() if key not in self.values}
        if new:
            self._write(b"".join(line((key, value)) for key, value in new.items()))
            self.values |= new

    def _write(self, lines: bytes) -> None:
        """Add to the file, and wait for the disk."""
        rest = memoryview(lines)
        while rest:
            rest = rest[os.write(self._out, rest) :]
        os.fsync(self._out)

    def read(self, key: str, kind: type[V]) -> V:
        """The value of a key; raises KeyError if it is not there."""
        return msgspec.json.decode(self.values[key], type=kind)

    def items(self, kind: type[V]) -> Iterator[tuple[str, V]]:
        """All that is there."""
        decoder = msgspec.json.Decoder(kind)
        for key, value in self.values.items():
            yield key, decoder.decode(value)

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def __len__(self) -> int:
        return len(self.values)

    def close(self) -> None:
        """Leave it to others."""
        os.close(self._out)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def read_journal(file: Path, plan: str, kind: type[V]) -> dict[str, V]:
    """What a journal has, also while somebody writes to it; nothing is changed. Raises OtherPlan."""
    found = file.read_bytes()
    values: dict[str, msgspec.Raw] = {}
    read_lines(file, found[: found.rfind(b"\n") + 1], plan, values)
    decoder = msgspec.json.Decoder(kind)
    return {key: decoder.decode(value) for key, value in values.items()}


def read_lines(file: Path, found: bytes, plan: str, values: dict[str, msgspec.Raw]) -> int:
    """Put what whole lines hold to the values, whatever comes first counts; how many were damaged. Raises OtherPlan."""
    first, *lines = found.split(b"\n")[:-1]
    head = msgspec.json.decode(checked(first) or b"null", type=Head | None)
    if head is None or head.plan != plan:
        raise OtherPlan(
            f"{file} belongs to other work than this: other settings, another seed or another version of the "
            "program; take another folder, or remove this one"
        )
    damaged = 0
    for one in lines:
        content = checked(one)
        if content is None:
            damaged += 1
        else:
            key, value = msgspec.json.decode(content, type=tuple[str, msgspec.Raw])
            values.setdefault(key, value)
    return damaged


def line(value: object) -> bytes:
    """A value as a line with its checksum."""
    content = msgspec.json.encode(value)
    return b"%08x %s\n" % (crc32(content), content)


def checked(one: bytes) -> bytes | None:
    """What a line holds; None if it does not fit its checksum."""
    summed, _, content = one.partition(b" ")
    return content if summed == b"%08x" % crc32(content) else None


def lock(opened: int, file: Path) -> None:
    """Keep others out for as long as the file is open; the system lets go of it when a process is killed."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise JournalInUse(f"another process writes to {file}: wait for it, or take another folder") from error


def sync_folder(folder: Path) -> None:
    """A new file is there for good only when its folder is on the disk."""
    if sys.platform == "win32":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
