"""Where the user's games lie, and how that is said to others."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from typing import NoReturn

import typer

DATA = "INTRIGUE_DATA"
"""The variable that names another data folder."""


def data_folder() -> Path:
    """The user's data folder: the one they name, or the system's for this program."""
    if named := os.environ.get(DATA):
        return Path(named).expanduser().absolute()
    from platformdirs import user_data_path  # not every command needs it

    return Path(user_data_path("intrigue", appauthor=False))


def games_folder() -> Path:
    """Where games of the terminal are kept that nobody has given a file."""
    return data_folder() / "games"


def own_database() -> str:
    """The address of the SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'intrigue.sqlite3'}"


def why_not_writable(folder: Path) -> str:
    """Why nothing can be written in a folder, or why it cannot be made; empty if it can. Nothing is left behind."""
    from tempfile import TemporaryFile

    try:
        there = next(each for each in (folder, *folder.parents) if each.exists())
        if not there.is_dir():
            return os.strerror(errno.ENOTDIR)
        with TemporaryFile(dir=there):
            return ""
    except OSError as error:
        return error.strerror or str(error)


def why_not_changeable(file: Path) -> str:
    """Why a database cannot be changed that lies in this file; empty if it can. It has files beside itself, too."""
    try:
        with file.open("r+b"):
            return why_not_writable(file.parent)
    except OSError as error:
        return error.strerror or str(error)


def shortened(text: str) -> str:
    """A text without the place of the user's home folder, which is nobody else's business: `~` stands for it."""
    home = str(Path.home())
    return text if home == os.sep else re.sub(rf"{re.escape(home)}(?![\w.-])", "~", text)


def fail(why: str) -> NoReturn:
    """One sentence on what is wrong and what to do, and no traceback."""
    typer.echo(f"intrigue: {shortened(why)}", err=True)
    raise typer.Exit(1)
