"""One server at a time on one SQLite file: a second one would not hear of what the first one does.

Whoever works on the file locks another file beside it, which also says who that is. The system opens the lock when the
process ends, however it ends; the file stays.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class InUse(Exception):
    """Somebody else works on this database: their process and their address, as far as they are known."""

    def __init__(self, pid: str, address: str) -> None:
        super().__init__(f"process {pid} at {address}")
        self.pid = pid
        self.address = address


def lock_beside(database: Path) -> Path:
    """The file that is locked."""
    return database.with_name(f"{database.name}.lock")


@contextmanager
def holding(database: Path | None, address: str) -> Iterator[None]:
    """Keep the file of a database to ourselves; None is a database that many may use. Raises InUse, or OSError."""
    if database is None or sys.platform == "win32":  # there a file that is open cannot be locked in this way
        yield
        return
    opened = os.open(lock_beside(database), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(opened)
        os.ftruncate(opened, 0)
        os.write(opened, f"{os.getpid()} {address}".encode())
        yield
    finally:
        os.close(opened)


def _lock(opened: int) -> None:
    """Raises InUse if somebody else has it."""
    import fcntl

    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        pid, _, address = os.read(opened, 1000).decode(errors="replace").partition(" ")
        raise InUse(pid or "?", address or "?") from error
