"""Keeping the record of a game that is played: after every answer, so that nothing is lost however it ends."""

from __future__ import annotations

import errno
import os
from datetime import datetime
from pathlib import Path

from intrigue.cli.folders import games_folder
from intrigue.kernel.record import Record


class Taken(Exception):
    """A file that is there already, and not ours."""


class Keeping:
    """Where the record is kept. Without a file of the player's own it is one in their data folder."""

    def __init__(self, file: Path | None, game: str) -> None:
        self.file = file or games_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.txt"
        self.own = file is None
        """Did nobody ask for it? Then it is no matter if it cannot be written, and it begins with the first answer."""
        self.kept = False
        """Is the record as it is now in the file?"""
        self.failed = ""
        """Why it could not be written the last time, if it could not."""
        self.saved: set[Path] = set()

    def keep(self, record: Record, answered: bool = True) -> None:
        """Write the record; of a game in which the person has `answered` nothing yet only where it was asked for."""
        if self.own and not answered and not self.kept:
            return
        try:
            if self.own:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            write(self.file, str(record))
        except OSError as error:
            self.kept, self.failed = False, error.strerror or str(error)  # whoever plays is told
            if not self.own:
                raise
        else:
            self.kept, self.failed = True, ""

    def save(self, file: Path, record: Record) -> None:
        """Write the record as it is now; raises Taken where that would destroy something else."""
        if file.exists() and file not in self.saved and file != self.file and not file.is_dir():
            raise Taken
        write(file, str(record))
        self.saved.add(file)


def write(path: Path, text: str) -> None:
    """Write a file in one go: whoever reads it sees the old text or the new one, never a part."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
