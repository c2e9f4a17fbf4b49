"""Nobody else on the machine reads the database: with the key in it anybody's cookie could be forged."""

from __future__ import annotations

import logging
import os
import signal
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, text

from intrigue.server import migrations
from intrigue.server.guest_book import GuestBook
from intrigue.server.migrations import migrate
from intrigue.server.store import Store
from server.servers import PATIENCE, free_port
from server.test_serve import health, start


@pytest.fixture(autouse=True)
def _careless() -> Iterator[None]:
    """A user whose new files everybody may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """The folder and everything in it: who may do what."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


@pytest.mark.anyio
async def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    """With the files beside it that SQLite makes, and the folders that were not there."""
    file = tmp_path / "new" / "folder" / "games.sqlite3"

    migrate(f"sqlite:///{file}")
    store = Store(f"sqlite:///{file}")
    await GuestBook(store).read_keys()

    assert modes(file.parent) == {
        "folder": 0o700,
        "games.sqlite3": 0o600,
        "games.sqlite3-wal": 0o600,
        "games.sqlite3-shm": 0o600,
    }
    assert modes(tmp_path / "new")["new"] == 0o700
    await store.close()


def test_it_is_private_before_anything_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens it between two moments could keep it open."""
    file = tmp_path / "games.sqlite3"
    seen: list[int] = []

    def watched(address: Any, **more: Any) -> Any:
        engine = create_engine(address, **more)
        event.listen(engine, "do_connect", lambda *_: seen.append(stat.S_IMODE(file.stat().st_mode)))
        return engine

    monkeypatch.setattr(migrations, "create_engine", watched)
    migrate(f"sqlite:///{file}")

    assert seen == [0o600]


def test_the_servers_own_folder_and_an_older_database_are_closed_at_the_start(tmp_path: Path) -> None:
    """As version 0.1 left them: everybody may read the folder, the database and what lies beside it."""
    folder = tmp_path / "intrigue"
    folder.mkdir()
    file = folder / "intrigue.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        connection.execute(text("PRAGMA journal_mode=WAL"))
        connection.execute(text("CREATE TABLE old (n INTEGER)"))
        for path in (folder, *folder.iterdir()):
            path.chmod(0o755 if path.is_dir() else 0o644)
        assert len(modes(folder)) == 4
        port = free_port()

        process = start("--port", str(port), env={"XDG_DATA_HOME": str(tmp_path)})

        try:
            health(port)
            found = modes(folder)
            assert found.pop("intrigue") == 0o700
            assert set(found.values()) == {0o600}
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=PATIENCE)
    engine.dispose()


def test_a_folder_that_was_there_stays_as_it_was(tmp_path: Path) -> None:
    """It may be shared with others."""
    tmp_path.chmod(0o755)

    migrate(f"sqlite:///{tmp_path / 'games.sqlite3'}")

    assert modes(tmp_path) == {tmp_path.name: 0o755, "games.sqlite3": 0o600}


def test_where_it_cannot_be_closed_somebody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server starts all the same: it may be somebody else's file, or a disk that knows no owners."""

    def refused(*_: object) -> None:
        raise PermissionError

    file = tmp_path / "games.sqlite3"
    file.touch(0o644)
    monkeypatch.setattr(Path, "chmod", refused)

    with caplog.at_level(logging.WARNING, "intrigue.server"):
        migrate(f"sqlite:///{file}")

    assert "may be able to read the database" in caplog.text
