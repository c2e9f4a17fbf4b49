"""Fresh SQLite databases: what the migrations make is made once in each process, and then copied."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from intrigue.server.migrations import migrate
from intrigue.server.private import private_file


@cache
def migrated() -> bytes:
    """The file of a database after all migrations."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "fresh.sqlite3"
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


def fresh_database(file: Path) -> str:
    """Make an SQLite database with its tables, as `migrate` does, in a tenth of the time; its address."""
    private_file(file)
    file.write_bytes(migrated())
    return f"sqlite:///{file}"
