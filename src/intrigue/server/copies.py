"""Copies of a database: one format for SQLite and PostgreSQL, an SQLite file with all tables as they are.

A copy is made in one snapshot, while servers go on. It is put back where nobody serves; a copy that was made by an
older version is brought up to date on the way.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeAlias

from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, Connection, Engine, MetaData, Table, create_engine, func, inspect, make_url, select, text

from intrigue.server.inspection import file_of, known_schemas
from intrigue.server.migrations import migrate
from intrigue.server.opening import Damaged, look_for_damage
from intrigue.server.postgres_listener import SERVED
from intrigue.server.private import COMPANIONS, private_file

BATCH = 1000
"""Rows that are copied at once."""

Progress: TypeAlias = Callable[[int, int], None]
"""Is told how many rows are copied, and of how many."""


class NotOurs(Exception):
    """A database without our tables, or with those of a version that we do not know: its schema, if it has one."""

    def __init__(self, schema: str | None) -> None:
        super().__init__(schema)
        self.schema = schema


class HoldsGames(Exception):
    """There are games where a copy is to be put back; how many."""

    def __init__(self, games: int) -> None:
        super().__init__(games)
        self.games = games


class Served(Exception):
    """A server works on the database."""


# ---------------------------------------------------------------- making one


def back_up(url: str, file: Path, overwrite: bool, progress: Progress) -> int:
    """Copy all that a database holds into a new file; the number of games. Servers may go on meanwhile.

    Raises FileExistsError, NotOurs, OSError, SQLAlchemyError or sqlite3.Error.
    """
    if file.exists() and not overwrite:
        raise FileExistsError(file)
    with _temporary(_partial(file)) as partial:
        with _snapshot(url) as source:
            migrate(_address(partial), schema_of(source))
            with _opened(_address(partial)) as target, target.begin():
                copy_rows(source, target, progress)
        games = make_whole(partial)
        if not overwrite:
            file.touch(0o600, exist_ok=False)  # fails if somebody has made such a file meanwhile
        os.replace(partial, file)
    return games


@contextmanager
def _snapshot(url: str) -> Iterator[Connection]:
    """A connection that sees everything as it is now, whatever is written meanwhile."""
    with _opened(url, "REPEATABLE READ") as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        yield connection


def schema_of(connection: Connection) -> str:
    """The number of a database's schema; raises NotOurs if it is none that we know."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None or found not in known_schemas():
        raise NotOurs(found)
    return found


def copy_rows(source: Connection, target: Connection, progress: Progress) -> None:
    """Copy all rows of all tables; both databases have the same schema."""
    tables = _tables(target)
    total = sum(source.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    done = 0
    for table in tables:
        rows = source.execution_options(yield_per=BATCH).execute(select(table))
        for some in rows.partitions(BATCH):
            target.execute(table.insert(), [dict(row._mapping) for row in some])
            done += len(some)
            progress(done, total)


def _tables(connection: Connection) -> list[Table]:
    """All tables that hold something of ours, those first to which others refer."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def make_whole(file: Path) -> int:
    """Put a copy into one single file, and see that it is whole; the number of its games."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        (told,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if told != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise Damaged(str(told))
        (games,) = connection.execute("SELECT count(*) FROM games").fetchone()
        return int(games)


# ---------------------------------------------------------------- putting one back


def restore(file: Path, url: str, overwrite: bool, progress: Progress) -> int:
    """Put a copy into a database, which is made if it is not there; the number of games.

    On SQLite nobody else may hold the file meanwhile (`holding`). Raises NotOurs, HoldsGames, Served, Damaged, OSError,
    SQLAlchemyError or sqlite3.Error; then all is as it was.
    """
    target = file_of(url)
    with _room_for(target) as partial:
        private_file(partial)
        given = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        with closing(given), closing(sqlite3.connect(partial)) as ours:
            given.backup(ours)
        look_for_damage(partial)
        with _opened(_address(partial)) as connection:
            schema_of(connection)
        migrate(_address(partial))
        if target is None:
            return _into_postgresql(partial, url, overwrite, progress)
        return _in_place_of(target, partial, overwrite)


def _in_place_of(target: Path, partial: Path, overwrite: bool) -> int:
    """The copy takes the place of the file that is there, at once."""
    if not overwrite and target.is_file():
        _refuse_games(_address(target))
    games = make_whole(partial)
    if target.is_file():
        _gather(target)
    with _set_aside([target.with_name(target.name + end) for end in COMPANIONS]):
        os.replace(partial, target)
    return games


def _gather(file: Path) -> None:
    """Put what SQLite keeps beside a database into its file: until another takes its place, it is whole."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError:
        pass  # it is damaged, which may be why a copy takes its place; what is beside it is set aside


@contextmanager
def _set_aside(files: Sequence[Path]) -> Iterator[None]:
    """Files that are gone afterwards; if that fails they are there as before."""
    aside = {file: file.with_name(f"{file.name}.aside") for file in files if file.exists()}
    try:
        for file, elsewhere in aside.items():
            file.replace(elsewhere)
        yield
    except BaseException:
        for file, elsewhere in aside.items():
            if elsewhere.exists():
                elsewhere.replace(file)
        raise
    for elsewhere in aside.values():
        elsewhere.unlink()


def _into_postgresql(partial: Path, url: str, overwrite: bool, progress: Progress) -> int:
    """All rows of the copy instead of those that are there, in one transaction."""
    migrate(url)
    with _opened(_address(partial)) as source, _opened(url) as target, target.begin():
        if not target.execute(text(f"SELECT pg_try_advisory_xact_lock({SERVED})")).scalar():
            raise Served
        if not overwrite:
            _no_games(target)
        for table in reversed(_tables(target)):
            target.execute(table.delete())
        copy_rows(source, target, progress)
    return make_whole(partial)


def _refuse_games(url: str) -> None:
    with _opened(url) as connection:
        _no_games(connection)


def _no_games(connection: Connection) -> None:
    """Raises HoldsGames if there are any."""
    there = "games" in inspect(connection).get_table_names()
    games = connection.execute(text("SELECT count(*) FROM games")).scalar_one() if there else 0
    if games:
        raise HoldsGames(games)


# ---------------------------------------------------------------- files and connections


def _address(file: Path) -> str:
    return f"sqlite:///{file}"


@contextmanager
def _room_for(target: Path | None) -> Iterator[Path]:
    """A file that is to become this one, on the same disk; or one from which rows are read."""
    if target is not None:
        with _temporary(_partial(target)) as partial:
            yield partial
        return
    with tempfile.TemporaryDirectory(prefix="intrigue-") as folder:
        yield Path(folder) / "copy.sqlite3"


def _partial(file: Path) -> Path:
    return file.with_name(f"{file.name}.partial")


@contextmanager
def _temporary(file: Path) -> Iterator[Path]:
    """A file of which nothing is left afterwards."""
    names = [file, *(file.with_name(file.name + end) for end in COMPANIONS)]
    for each in names:
        each.unlink(missing_ok=True)
    try:
        yield file
    finally:
        for each in names:
            each.unlink(missing_ok=True)


@contextmanager
def _opened(url: str, isolation: str | None = None) -> Iterator[Connection]:
    """A connection, and afterwards none."""
    engine = _engine(make_url(url), isolation)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _engine(address: URL, isolation: str | None) -> Engine:
    plain = address.set(drivername=address.drivername.replace("+aiosqlite", ""))
    if address.get_backend_name() == "sqlite":
        return create_engine(plain, hide_parameters=True)
    return create_engine(plain, hide_parameters=True, **({"isolation_level": isolation} if isolation else {}))
