"""What is done to a database before it is served: whatever is wrong with it is found here, not by the first player."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from pathlib import Path

from sqlalchemy import create_engine, make_url

from intrigue.server.inspection import file_of
from intrigue.server.migrations import migrate
from intrigue.server.models import settings

SECONDS = 5.0
"""How long a file is looked through for damage; whoever has a very large one does not wait for all of it."""


class Damaged(Exception):
    """A file that is not whole, and what SQLite says of it."""


def make_ready(url: str) -> None:
    """Make a database, or bring it up to date, and see that it is whole and takes what is written.

    Raises OSError, Damaged, SQLAlchemyError or sqlite3.Error if not, and Alembic's CommandError if it is too new.
    """
    file = file_of(url)
    if file is not None and file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if file is not None and file.is_file():
        look_for_damage(file)
    migrate(url)
    try_writing(url)


def look_for_damage(file: Path, seconds: float = SECONDS) -> None:
    """Look through the file of an SQLite database for so long; raises Damaged if it is not whole."""
    end = time.monotonic() + seconds
    connection = sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)
    connection.set_progress_handler(lambda: int(time.monotonic() > end), 100_000)
    try:
        (told,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname != "SQLITE_INTERRUPT":  # the time is over, and nothing was found
            raise
        told = "ok"
    finally:
        connection.close()
    if told != "ok":
        raise Damaged(" ".join(str(told).replace("***", " ").split()))


def try_writing(url: str) -> None:
    """Write something that means nothing."""
    address = make_url(url)
    engine = create_engine(address.set(drivername=address.drivername.replace("+aiosqlite", "")), hide_parameters=True)
    try:
        with engine.begin() as connection:
            connection.execute(settings.delete().where(settings.c.name == "tried"))
            connection.execute(settings.insert().values(name="tried", value=str(time.time())))
    finally:
        engine.dispose()
