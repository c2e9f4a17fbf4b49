"""The databases and servers that the tests of this folder share."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from intrigue.server.migrations import migrate
from intrigue.server.services import Config, Services
from intrigue.server.table import Pace
from laws.court import CourtGame
from server.databases import fresh_database
from server.pages import built_page
from server.servers import Server, postgres

_numbers = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A real PostgreSQL."""
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def pattern(cluster: str) -> str:
    """The name of a database on PostgreSQL with its tables, of which others are copies."""
    add_database(cluster, "pattern")
    migrate(f"{cluster}/pattern")
    return "pattern"


def add_database(cluster: str, name: str, pattern: str = "template1") -> None:
    """Make a database on PostgreSQL, as a copy of another one."""
    engine = create_engine(f"{cluster}/postgres", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {pattern}"))
    engine.dispose()


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Makes a fresh database of a kind, with its tables."""

    def make(kind: str) -> str:
        name = f"intrigue{next(_numbers)}"
        if kind == "sqlite":
            return fresh_database(tmp_path_factory.mktemp("database") / f"{name}.sqlite3")
        cluster: str = request.getfixturevalue("cluster")
        add_database(cluster, name, request.getfixturevalue("pattern"))
        return f"{cluster}/{name}"

    return make


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which database."""
    return str(request.param)


@pytest.fixture(scope="session")
def servers_of(
    new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], list[Server]]]:
    """The workers of each kind of database. Once started they stay: tests of both kinds take turns."""
    started: dict[str, list[Server]] = {}

    def start(kind: str) -> list[Server]:
        if kind not in started:
            database = new_database(kind)
            static = built_page(tmp_path_factory.mktemp("static"))
            started[kind] = [Server(database, static=str(static)) for _ in range(1 if kind == "sqlite" else 2)]
            for worker in started[kind]:
                worker.start()
        return started[kind]

    try:
        yield start
    finally:
        for workers in started.values():
            for worker in workers:
                worker.stop()


@pytest.fixture
def servers(kind: str, servers_of: Callable[[str], list[Server]]) -> list[Server]:
    """The workers of one database: one on SQLite, two on PostgreSQL."""
    return servers_of(kind)


@pytest.fixture
def url(servers: list[Server]) -> str:
    """Where the first worker listens."""
    return servers[0].url


@pytest.fixture
def other_url(servers: list[Server]) -> str:
    """Where the last worker listens: another one than the first, if there is one."""
    return servers[-1].url


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """A server where the game with windows is played."""
    address = fresh_database(tmp_path / "court.sqlite3")
    court = CourtGame()
    made = Services(Config(address, Pace(grace=0.0), thinkers=1), {court.id: court})
    made.bots.warm = lambda: None  # type: ignore[method-assign]  # no bot plays here
    await made.start()
    yield made
    await made.stop()
