"""How the database came to be as it is: Alembic runs these at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, make_url, text

from intrigue.server.private import private_file

ONE_AT_A_TIME = 7_468_361
"""The number of the lock that keeps two servers from migrating one PostgreSQL database at once."""


def settings(connection: Connection) -> Config:
    """Alembic without files of settings."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config


def migrate(url: str, revision: str = "head") -> None:
    """Create the database's tables, or bring them up to date; `revision` may be an older one, to go back."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite" and address.database and address.database != ":memory:":
        private_file(Path(address.database))
    drivername = address.drivername.replace("+aiosqlite", "")
    engine = create_engine(address.set(drivername=drivername), hide_parameters=True)
    try:
        if engine.dialect.name == "sqlite":
            # Readers do not wait for the writer. The file remembers it; servers that all set it at once would fail.
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            config = settings(connection)
            now = MigrationContext.configure(connection).get_current_revision() or ""
            if revision == "base" or revision < now:  # revisions are numbered, and a number comes before "head"
                command.downgrade(config, revision)
            else:
                command.upgrade(config, revision)
    finally:
        engine.dispose()
