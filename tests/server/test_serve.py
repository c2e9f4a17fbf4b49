"""The command that starts it all."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import httpx
import pytest
import typer
from sqlalchemy import create_engine, text

import intrigue
from intrigue.cli import serve as serving
from intrigue.cli.folders import DATA, own_database
from intrigue.cli.lines import Lines
from intrigue.cli.listening import address_of, try_port
from intrigue.cli.serve import choose_port
from intrigue.server.migrations import migrate
from server.servers import PATIENCE, Server, free_port, listens

COMMAND = [sys.executable, "-c", "import typer; from intrigue.cli.serve import serve; typer.run(serve)"]
ENV = {**os.environ, "PYTHONPATH": str(Path(intrigue.__file__).parent.parent)}


def start(*args: str, env: Mapping[str, str] = {}) -> subprocess.Popen[bytes]:
    """Run the command."""
    return subprocess.Popen([*COMMAND, *args], env={**ENV, **env}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def health(port: int) -> dict[str, object]:
    """What the server says about itself, once it answers."""
    end = time.monotonic() + PATIENCE
    while not listens(port):
        assert time.monotonic() < end, "the server does not answer"
        time.sleep(0.05)
    told: dict[str, object] = httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE, verify=False).json()
    return told


def test_it_makes_its_database_serves_and_ends_on_ctrl_c(tmp_path: Path) -> None:
    """A folder that is not there yet is made; Ctrl-C ends it without a trace."""
    port = free_port()
    file = tmp_path / "new" / "folder" / "games.sqlite3"
    process = start("--port", str(port), "--database", f"sqlite:///{file}")

    told = health(port)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)

    assert (told["ok"], told["database"], told["version"]) == (True, "sqlite", intrigue.__version__)
    assert file.is_file()
    assert f"http://127.0.0.1:{port}/" in said.decode()
    assert "Traceback" not in said.decode()


def test_several_workers_serve_one_postgresql(new_database: Callable[[str], str]) -> None:
    """They start together and answer alike."""
    port = free_port()
    process = start("--port", str(port), "--database", new_database("postgresql"), "--workers", "2")

    told = health(port)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)

    assert told["database"] == "postgresql"


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    """SQLite is for one worker; the command says so."""
    process = start("--database", f"sqlite:///{tmp_path / 'x.sqlite3'}", "--workers", "2")

    _, said = process.communicate(timeout=PATIENCE)

    assert process.returncode == 2
    assert "PostgreSQL" in said.decode()


def test_games_are_kept_in_the_users_data_folder() -> None:
    """Where nothing else is said."""
    assert own_database().startswith("sqlite:///")
    assert own_database().endswith("intrigue.sqlite3")


# ---------------------------------------------------------------- why it cannot start: one sentence each


def said_by(*args: str, env: Mapping[str, str] = {}) -> str:
    """What it says when it cannot start; it ends with 1, and shows nobody a traceback."""
    process = start(*args, env={"LC_ALL": "C.UTF-8", **env})
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1, said.decode()
    (line,) = said.decode().splitlines()
    return line


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which another program listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_that_another_program_has(taken: int, tmp_path: Path) -> None:
    """Whoever asked for this one is told of a free one."""
    line = said_by("--port", str(taken), "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}")

    found = re.fullmatch(rf"intrigue: Port {taken} is in use by another program. .*--port (\d+)", line)
    assert found
    try_port("127.0.0.1", int(found[1]))


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """It says so in the reader's language, and how to choose another one."""
    (tmp_path / "file").touch()

    line = said_by("--port", str(free_port()), "--lang", "de", env={DATA: str(tmp_path / "file" / "folder")})

    assert line.startswith(f"intrigue: Hier lässt sich nichts schreiben: {tmp_path / 'file'}")
    assert DATA in line
    assert "--database" in line


def test_another_data_folder(tmp_path: Path) -> None:
    """The variable names it; it is made."""
    port = free_port()
    process = start("--port", str(port), env={DATA: str(tmp_path / "mine")})

    health(port)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)

    assert (tmp_path / "mine" / "intrigue.sqlite3").is_file()


def test_a_database_that_does_not_answer() -> None:
    """The address is told without its password."""
    line = said_by("--database", f"postgresql+psycopg://anna:geheim@127.0.0.1:{free_port()}/x")

    assert "postgresql+psycopg://anna:***@127.0.0.1" in line
    assert "Connection refused" in line
    assert "geheim" not in line


def test_what_is_no_database() -> None:
    """It is told how to write an address."""
    assert "sqlite:///FILE" in said_by("--database", "games")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    """It is left alone."""
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()

    assert "newer version of Intrigue (schema 9999" in said_by("--database", url)


# ---------------------------------------------------------------- which port, where nobody asked for one


def chosen(port: int | None = None, open_page: bool = False) -> int:
    return choose_port("127.0.0.1", port, open_page, Lines("en"))


def test_the_usual_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is free."""
    usual = free_port()
    monkeypatch.setattr(serving, "DEFAULT_PORT", usual)

    assert chosen() == usual


def test_the_next_free_port(taken: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where another program has the usual one; it is said."""
    monkeypatch.setattr(serving, "DEFAULT_PORT", taken)

    port = chosen()

    assert taken < port <= taken + 20
    assert f"Port {taken} is in use by another program, so Intrigue takes port {port}." in capsys.readouterr().err


@pytest.mark.parametrize("open_page", [True, False])
def test_it_is_not_started_twice(
    open_page: bool, servers: list[Server], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where Intrigue runs at the usual port, whoever wants to play is shown the page there."""
    opened: list[str] = []
    monkeypatch.setattr(serving, "DEFAULT_PORT", servers[0].port)
    monkeypatch.setattr(webbrowser, "open", opened.append)

    with pytest.raises(typer.Exit) as ended:
        chosen(open_page=open_page)

    assert ended.value.exit_code == (0 if open_page else 1)
    assert opened == ([f"{servers[0].url}/"] if open_page else [])
    assert f"Intrigue is running already: {servers[0].url}/" in capsys.readouterr().err


def test_what_the_system_refuses_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ports below 1024, as somebody who is not root."""

    def refused(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(serving, "try_port", refused)

    with pytest.raises(typer.Exit):
        chosen(80)

    assert "does not let you use port 80" in capsys.readouterr().err


def test_a_host_that_this_machine_does_not_have(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody can listen at somebody else's address."""
    with pytest.raises(typer.Exit):
        choose_port("192.0.2.1", None, False, Lines("en"))

    assert "Nobody can listen at 192.0.2.1" in capsys.readouterr().err


def test_behind_a_proxy_this_machine_is_asked_directly(servers: list[Server], monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy for the way out would not find it, and the page would never open."""
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")

    serving._open(f"{servers[0].url}/")

    assert opened == [f"{servers[0].url}/"]


def test_addresses() -> None:
    """Where a browser on this machine finds it."""
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"
    assert address_of("example.org", 80) == "http://example.org:80/"
