"""How a database stands: looked at, never changed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import NamedTuple

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, Table, create_engine, func, inspect, make_url, select

from intrigue.server import migrations
from intrigue.server.models import boxes, games, metadata

PATIENCE = 5
"""Seconds to wait for a database that does not answer."""


class Standing(NamedTuple):
    """What was found."""

    schema: str | None
    """The number of its schema; None if there are no tables yet."""
    expected: str
    """The number that this version works with."""
    newer: bool
    """Has somebody used it with a newer version, whose schema we do not know?"""
    missing: list[str]
    """Tables that should be there."""
    games: int | None
    boxes: int | None
    """How many of each it holds, if the tables are those that we know."""


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for any other. Raises ArgumentError if this is no address."""
    address = make_url(url)
    named = address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:")
    return Path(str(address.database)).absolute() if named else None


def without_secrets(url: str) -> str:
    """An address as it may be shown: no password, and nothing that comes after the name, which may hold one as well."""
    return make_url(url).set(query={}).render_as_string(hide_password=True)


def expected_schema() -> str:
    """The number of the newest schema we know."""
    return str(_scripts().get_current_head())


def known_schemas() -> set[str]:
    """The numbers of all schemas that we know."""
    return {script.revision for script in _scripts().walk_revisions()}


def look(url: str) -> Standing:
    """How a database stands that is there; raises SQLAlchemyError if it does not answer."""
    engine = _engine(make_url(url))
    try:
        with engine.connect() as connection:
            return _look(connection)
    finally:
        engine.dispose()


def _look(connection: Connection) -> Standing:
    now = MigrationContext.configure(connection).get_current_revision()
    expected = expected_schema()
    newer = now is not None and now not in known_schemas()
    if now != expected:
        return Standing(now, expected, newer, [], None, None)
    missing = sorted(set(metadata.tables) - set(inspect(connection).get_table_names()))
    if missing:
        return Standing(now, expected, newer, missing, None, None)
    return Standing(now, expected, newer, [], _count(connection, games), _count(connection, boxes))


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    return ScriptDirectory.from_config(config)


def _engine(address: URL) -> Engine:
    file = file_of(address.render_as_string(hide_password=False))
    if file is not None:  # opened so that it is never made by looking at it
        return create_engine("sqlite://", creator=lambda: sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True))
    waiting = {"connect_timeout": PATIENCE} if address.get_backend_name() == "postgresql" else {}
    return create_engine(address.set(drivername=address.drivername.replace("+aiosqlite", "")), connect_args=waiting)
