"""Who may read the database's files: they hold the key that signs cookies, so only whoever runs the server."""

from __future__ import annotations

import logging
import stat
from pathlib import Path
from typing import Final

log = logging.getLogger("intrigue.server")

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
"""What anybody else may do."""
COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""How the names end of the files that SQLite keeps beside a database; it makes them as private as the database is."""


def private_folder(folder: Path) -> None:
    """Make the folder if it is not there, and let nobody else look into it."""
    _make(folder)
    _close(folder)


def private_file(file: Path) -> None:
    """Make the file, and folders that are not there, for nobody else; what was made more openly is closed to others."""
    _make(file.parent)
    file.touch(mode=0o600)
    for each in (file, *(file.with_name(file.name + end) for end in COMPANIONS)):
        if each.is_file():
            _close(each)


def _make(folder: Path) -> None:
    """Make the folders that are not there. Those that are may be shared with others: they stay as they are."""
    for each in (*reversed(folder.parents), folder):
        if not each.exists():
            each.mkdir(mode=0o700, exist_ok=True)


def _close(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & OTHERS:
        try:
            path.chmod(mode & ~OTHERS)
        except PermissionError:  # it is somebody else's, or on a disk that knows no owners
            log.warning("other users of this machine may be able to read the database")
