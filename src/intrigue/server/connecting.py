"""How the database is connected to: nobody waits for it longer than a player waits for an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import URL

CONNECTIONS = 8
"""Connections to PostgreSQL that a worker holds for reading and writing."""
BUSY = 2000
"""Milliseconds that a change waits while another program holds an SQLite file, or rows in PostgreSQL."""

NOTICING: Final[Mapping[str, Any]] = {
    "connect_timeout": 5,
    "tcp_user_timeout": 8000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""How a connection to PostgreSQL finds out that nobody is at the other end, though nobody has said so."""


def held_connections(address: URL) -> dict[str, Any]:
    """How connections to PostgreSQL are held."""
    waiting: dict[str, Any] = dict(NOTICING)
    if "options" not in address.query:  # else whoever runs the server has chosen
        waiting["options"] = f"-c lock_timeout={BUSY}"
    # A rush of answers waits for one of a few connections: opening more, only to close them again, is slower.
    return {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": 8, "connect_args": waiting}


def set_up_sqlite(connection: Any, _: Any) -> None:
    """What is acknowledged is on the disk; that the file has a log of its own was set by the migration."""
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
