"""The doctor: what is installed, where games lie, whether all is well, and what to do if not."""

from __future__ import annotations

import errno
import json
import os
import re
import socket
import sys
import threading
import tomllib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from typer.testing import Result

import intrigue
from cli.terminal import LANGUAGES, environment, run
from intrigue.cli import doctor, folders
from intrigue.cli.doctor import LIBRARIES
from intrigue.cli.lines import Lines
from intrigue.games import GAMES
from intrigue.server import services
from intrigue.server.migrations import migrate
from server.servers import free_port

ROOT = Path(__file__).parent.parent.parent
TOPICS = ["intrigue", "python", "libraries", "games", "page", "data", "database", "port", "terminal"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.delenv(folders.DATA, raising=False)
    return tmp_path


def ask(*args: str, env: dict[str, str] = {}) -> Result:
    """Ask the doctor, on a port that is free unless another one is named."""
    return run("doctor", *(args if "--port" in args else ("--port", str(free_port()), *args)), env=env)


def told(*args: str, code: int = 0) -> dict[str, Any]:
    """What the doctor tells programs."""
    done = ask("--json", *args)
    assert done.exit_code == code, done.output
    out: dict[str, Any] = json.loads(done.stdout)
    assert out["ok"] is (code == 0)
    return out


def wrong(found: dict[str, Any]) -> dict[str, str]:
    """What is wrong, by topic, and what to do."""
    return {topic: found[topic]["todo"] for topic in TOPICS if not found[topic]["ok"]}


@pytest.fixture
def listener() -> Iterator[int]:
    """A port on which another program listens, which speaks no HTTP."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.fixture
def running() -> Iterator[int]:
    """A port on which something says of itself what Intrigue does."""

    class Health(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"ok":true,"version":"7.7","database":"sqlite","compiled":false}')

        def log_message(self, *_: object) -> None:
            return

    with HTTPServer(("127.0.0.1", 0), Health) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


# ---------------------------------------------------------------- all is well


def test_it_tells_everything_and_changes_nothing(home: Path) -> None:
    """Also where nothing has been played yet."""
    found = told()

    assert list(found) == ["ok", *TOPICS]
    assert found["intrigue"]["version"] == intrigue.__version__
    assert found["intrigue"]["compiled"] is intrigue.compiled
    assert [game["id"] for game in found["games"]["games"]] == list(GAMES)
    assert found["page"]["files"] > 10
    assert found["data"]["folder"] == "~/.local/share/intrigue"
    assert found["database"]["there"] is False
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(language: str) -> None:
    """One line for each topic, and one that sums up."""
    say = Lines(language)

    done = ask("--lang", language)

    lines = done.stdout.splitlines()
    assert done.exit_code == 0
    assert [line.partition(":")[0] for line in lines[:-1]] == [f"[ok] {say(f'topic-{topic}')}" for topic in TOPICS]
    assert lines[-1] == say("doctor-well")
    assert say("doctor-compiled" if intrigue.compiled else "doctor-plain") in lines[0]


def test_what_the_package_stands_on_is_listed() -> None:
    """Every dependency, with the version that is installed."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]

    found = told()["libraries"]["versions"]

    assert {re.split(r"[\[><;=]", one)[0] for one in declared} <= set(found) == set(LIBRARIES)
    assert all(found.values())


def test_a_database_that_is_there(home: Path) -> None:
    """Its schema, and how much it holds."""
    migrate(folders.own_database())
    (folders.games_folder()).mkdir()
    (folders.games_folder() / "a.txt").touch()

    found = told()

    assert found["database"] == {
        "ok": True,
        "todo": "",
        "address": "sqlite:///~/.local/share/intrigue/intrigue.sqlite3",
        "answers": True,
        "expected": found["database"]["expected"],
        "schema": found["database"]["expected"],
        "tables": 0,
        "boxes": 0,
    }
    assert found["games"]["kept"] == 1
    assert str(home) not in ask().stdout


def test_an_older_database_is_no_fault() -> None:
    """It is brought up to date when the server starts; the doctor leaves it as it is."""
    migrate(folders.own_database(), "0002")

    assert told()["database"]["schema"] == "0002"
    assert told()["database"]["schema"] == "0002"
    assert "0002" in ask().stdout


# ---------------------------------------------------------------- what can be wrong


def test_a_database_of_a_newer_version() -> None:
    """It says which one knows it."""
    migrate(folders.own_database())
    execute("UPDATE alembic_version SET version_num = '9999'")

    done = ask()

    assert done.exit_code == 1
    assert "[!!] Database" in done.stdout
    assert "newer version of Intrigue (schema 9999" in done.stdout
    assert list(wrong(told(code=1))) == ["database"]


def test_a_database_that_lacks_a_table() -> None:
    """The schema is said to be ours, and is not."""
    migrate(folders.own_database())
    execute("DROP TABLE votes")

    assert "lacks tables: votes" in wrong(told(code=1))["database"]


def execute(statement: str) -> None:
    """Change the user's own database."""
    engine = create_engine(folders.own_database())
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_a_file_that_is_no_database(home: Path) -> None:
    """It says what SQLite says."""
    (home / "x.sqlite3").write_text("a text, long enough to be looked at as a database" * 100)

    todo = wrong(told("--database", f"sqlite:///{home / 'x.sqlite3'}", code=1))["database"]

    assert todo.startswith("The database sqlite:///~/x.sqlite3 cannot be used (file is not a database)")


def test_no_password_is_told() -> None:
    """Wherever in the address it stands."""
    url = f"postgresql+psycopg://anna:geheim@127.0.0.1:{free_port()}/x?password=geheim"

    for args in ((), ("--json",)):
        done = ask("--database", url, *args)
        assert done.exit_code == 1
        assert "anna" in done.output
        assert "Connection refused" in done.output
        assert "geheim" not in done.output


@pytest.mark.parametrize("address", ["geheim", "oracle-of-delphi://geheim@x/y", "mysql+mysqldb://u:geheim@x/y"])
def test_what_is_no_address_of_a_database(address: str) -> None:
    """It is not repeated: there may be a password in it."""
    done = ask("--database", address)

    assert done.exit_code == 1
    assert "not the address of a database" in done.output
    assert "geheim" not in done.output


def test_a_data_folder_that_cannot_be_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how to choose another one, and once is enough."""
    (home / "file").touch()
    monkeypatch.setenv(folders.DATA, str(home / "file" / "folder"))

    found = told(code=1)

    assert found["data"]["folder"] == "~/file/folder"
    assert (found["data"]["writable"], found["data"]["why"]) == (False, "Not a directory")
    assert list(wrong(found)) == ["data"]
    assert "INTRIGUE_DATA" in wrong(found)["data"]


def test_a_home_that_one_may_not_look_into(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is somebody else's: to Python that is an error, to us a thing to tell."""
    look = os.stat

    def closed(path: Any, *args: Any, **more: Any) -> os.stat_result:
        if str(path).startswith(f"{home}/"):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return look(path, *args, **more)

    monkeypatch.setattr(os, "stat", closed)

    found = told(code=1)

    assert list(wrong(found)) == ["data"]
    assert found["data"]["why"] == "Permission denied"


def test_a_database_elsewhere_that_cannot_be_made(home: Path) -> None:
    """The data folder is in order then."""
    (home / "file").touch()

    assert list(wrong(told("--database", f"sqlite:///{home}/file/x.sqlite3", code=1))) == ["database"]


def test_a_database_that_may_not_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is somebody else's. Root may write everywhere, so the system's answer is made up here."""
    migrate(folders.own_database())
    really = Path.open

    def closed(file: Path, *args: Any, **more: Any) -> Any:
        if file.suffix == ".sqlite3":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
        return really(file, *args, **more)

    monkeypatch.setattr(Path, "open", closed)

    assert "intrigue.sqlite3 (Permission denied)" in wrong(told(code=1))["database"]


def test_a_page_that_is_not_whole(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is none, or it loads what is not there."""
    monkeypatch.setattr(services, "Config", lambda _: SimpleNamespace(static=str(home)))
    without = wrong(told(code=1))
    (home / "index.html").write_text('<script src="/assets/page.js"></script>')
    half = told(code=1)

    assert list(without) == list(wrong(half)) == ["page"]
    assert "make web" in without["page"]
    assert half["page"]["missing"] == ["assets/page.js"]


def test_packages_that_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that no system does without."""
    monkeypatch.setattr(doctor, "LIBRARIES", ("rich", "no-such-package", "no-such-package-here"))
    monkeypatch.setattr(doctor, "NOT_EVERYWHERE", {"no-such-package-here": sys.platform})

    assert wrong(told(code=1)) == {
        "libraries": "Packages are missing: no-such-package. Install Intrigue again.",
    }


def test_an_encoding_that_lacks_signs() -> None:
    """It says how to get another one."""
    import subprocess

    done = subprocess.run(
        [sys.executable, "-m", "intrigue", "doctor", "--port", str(free_port())],
        env={**environment(), "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=False,
    )

    assert done.returncode == 1
    assert b"PYTHONUTF8=1" in done.stdout


# ---------------------------------------------------------------- the port


def test_a_port_that_another_program_has(listener: int) -> None:
    """Whoever asked for it must choose another one."""
    found = told("--port", str(listener), code=1)

    assert list(wrong(found)) == ["port"]
    assert re.search(rf"Port {listener} is in use .* --port \d+$", wrong(found)["port"])


def test_the_usual_port_may_be_taken(listener: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """`intrigue serve` takes the next one then."""
    monkeypatch.setattr(doctor, "DEFAULT_PORT", listener)

    done = run("doctor", "--json")

    assert done.exit_code == 0
    assert json.loads(done.stdout)["port"]["next"] > listener


def test_intrigue_runs_already(running: int) -> None:
    """That is no fault."""
    assert told("--port", str(running))["port"]["intrigue"] == "7.7"


def test_a_host_that_this_machine_does_not_have() -> None:
    """Nobody can listen there."""
    assert "--host 127.0.0.1" in wrong(told("--host", "192.0.2.1", code=1))["port"]


# ---------------------------------------------------------------- the home folder


def test_the_home_folder_is_shortened(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a whole folder, and never where it is the root of everything."""
    assert folders.shortened(f"in {home}/x, {home}, {home}x") == f"in ~/x, ~, {home}x"

    monkeypatch.setenv("HOME", "/")

    assert folders.shortened("in /x") == "in /x"
