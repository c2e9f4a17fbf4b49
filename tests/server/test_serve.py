"""The command that starts it all."""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import sqlite3
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
from intrigue.cli.database import kept_for_us, prepare
from intrigue.cli.folders import DATA, own_database
from intrigue.cli.keys import renew
from intrigue.cli.lines import Lines
from intrigue.cli.listening import address_of, try_port
from intrigue.cli.serve import choose_port, enough_files, metrics_at, open_doors
from intrigue.server.migrations import migrate
from intrigue.server.opening import look_for_damage
from intrigue.server.services import MetricsAt
from server.servers import PATIENCE, Server, free_port, listens

COMMAND = [sys.executable, "-c", "import typer; from intrigue.cli.serve import serve; typer.run(serve)"]
LIMITED = [
    sys.executable,
    "-c",
    "import os, resource, sys; kind, most = map(int, sys.argv[1:3]); "
    "resource.setrlimit(kind, (most, most)); os.execv(sys.argv[3], sys.argv[3:])",
]
"""Runs a command with a limit of the system's."""
ENV = {**os.environ, "PYTHONPATH": str(Path(intrigue.__file__).parent.parent)}


def start(*args: str, env: Mapping[str, str] = {}, limit: tuple[int, int] | None = None) -> subprocess.Popen[bytes]:
    """Run the command, perhaps where the system allows less than usual of something."""
    first = [] if limit is None else [*LIMITED, *map(str, limit)]
    return subprocess.Popen(
        [*first, *COMMAND, *args], env={**ENV, **env}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )


def health(port: int) -> dict[str, object]:
    """What the server says about itself, once it answers."""
    end = time.monotonic() + PATIENCE
    while not listens(port):
        assert time.monotonic() < end, "the server does not answer"
        time.sleep(0.05)
    told: dict[str, object] = httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE, verify=False).json()
    return told


def test_it_makes_its_database_serves_and_ends_on_ctrl_c(tmp_path: Path) -> None:
    """A folder that is not there yet is made, keys are renewed while it runs, Ctrl-C ends it without a trace."""
    port = free_port()
    file = tmp_path / "new" / "folder" / "games.sqlite3"
    process = start("--port", str(port), "--database", f"sqlite:///{file}")

    told = health(port)
    renewed = renew(f"sqlite:///{file}", at_once=False, say=Lines("en"))
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)

    assert "There is a new key" in renewed
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


def said_by(*args: str, env: Mapping[str, str] = {}, limit: tuple[int, int] | None = None) -> str:
    """What it says when it cannot start; it ends with 1, and shows nobody a traceback."""
    process = start(*args, env={"LC_ALL": "C.UTF-8", **env}, limit=limit)
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


# ---------------------------------------------------------------- what is wrong with the database


def a_database(file: Path) -> str:
    """A database in this file."""
    url = f"sqlite:///{file}"
    migrate(url)
    return url


def change(file: Path, offset: int, new: bytes) -> None:
    """Something happens to a file."""
    with file.open("r+b") as raw:
        raw.seek(offset)
        raw.write(new)


def prepared(url: str) -> None:
    """What is done to a database before it is served."""
    with kept_for_us(url, "http://127.0.0.1:8000/", own=False, say=Lines("en")):
        prepare(url, Lines("en"))


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    """The one sentence that is said of a database that cannot be served."""

    def said(url: str) -> str:
        with pytest.raises(typer.Exit) as ended:
            prepared(url)
        assert ended.value.exit_code == 1
        (line,) = capsys.readouterr().err.splitlines()
        return str(line)

    return said


def test_a_database_that_is_no_database(tmp_path: Path, told: Callable[[str], str]) -> None:
    """It is not touched."""
    file = tmp_path / "x.sqlite3"
    file.write_bytes(b"something else\n" * 1000)

    line = told(f"sqlite:///{file}")

    assert "is damaged (file is not a database)" in line
    assert "intrigue restore" in line
    assert file.read_bytes() == b"something else\n" * 1000


def test_a_database_with_damaged_pages(tmp_path: Path, told: Callable[[str], str]) -> None:
    """Though it can be opened."""
    file = tmp_path / "x.sqlite3"
    url = a_database(file)
    change(file, 2 * 4096, b"\xff" * 4096)

    assert re.search(r"is damaged \(.*[Pp]age", told(url))


def test_a_large_file_is_not_looked_through_for_long(tmp_path: Path) -> None:
    """Nobody waits for all of it."""
    file = tmp_path / "x.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE t (x)")
        connection.executemany("INSERT INTO t VALUES (?)", ((n,) for n in range(100_000)))
    connection.close()

    look_for_damage(file, 0.0)


def test_a_database_that_cannot_be_written(tmp_path: Path, told: Callable[[str], str]) -> None:
    """The file says of itself that it is of a kind which is only to be read: that holds for root as well."""
    file = tmp_path / "x.sqlite3"
    url = a_database(file)
    change(file, 18, b"\x03")

    assert "cannot be written to (attempt to write a readonly database)" in told(url)


def test_a_disk_that_takes_nothing(tmp_path: Path) -> None:
    """As when it is full: nobody finds out only when they play."""
    url = a_database(tmp_path / "x.sqlite3")

    line = said_by("--database", url, limit=(resource.RLIMIT_FSIZE, 4096))

    assert re.search(r"The disk does not take what is written|Nothing can be written", line)


def test_a_folder_instead_of_a_file(tmp_path: Path, told: Callable[[str], str]) -> None:
    """It is named."""
    line = told(f"sqlite:///{tmp_path}")

    assert re.match(r"intrigue: Nothing can be written at .* \(Is a directory\)", line)


def test_a_database_that_another_program_holds(tmp_path: Path, told: Callable[[str], str]) -> None:
    """For longer than one waits."""
    file = tmp_path / "x.sqlite3"
    url = a_database(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    line = told(f"{url}?timeout=0.1")
    other.close()

    assert "Another program holds the database" in line


def test_no_files_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Every player takes one: as many as the system allows are taken, and with next to none it does not start."""
    taken: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: taken.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    enough_files(Lines("en"))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (100, 100))

    with pytest.raises(typer.Exit):
        enough_files(Lines("en"))

    assert taken == [(4096, 4096), (100, 100)]
    assert capsys.readouterr().err.startswith("intrigue: Only 100 files may be open at once")


HOLDS = """
import sys, time
from pathlib import Path
from intrigue.server.holding import holding
with holding(Path(sys.argv[1]), "http://127.0.0.1:8123/"):
    print("held", flush=True)
    time.sleep(1000)
"""
"""Stands for a server."""


def test_a_second_server_on_the_same_file(tmp_path: Path, told: Callable[[str], str]) -> None:
    """It says who has it; a server that was killed has it no more."""
    file = tmp_path / "x.sqlite3"
    url = a_database(file)
    first = subprocess.Popen([sys.executable, "-c", HOLDS, str(file)], env=ENV, stdout=subprocess.PIPE)
    assert first.stdout is not None
    assert first.stdout.readline() == b"held\n"

    line = told(url)
    first.kill()
    first.communicate(timeout=PATIENCE)
    prepared(url)

    assert f"http://127.0.0.1:8123/ (process {first.pid})" in line
    assert (tmp_path / "x.sqlite3.lock").stat().st_mode & 0o777 == 0o600


def test_it_says_where_it_is_only_when_it_is_there(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Somebody else may have taken the port since it was free."""
    with pytest.raises(typer.Exit) as ended:
        open_doors("127.0.0.1", taken, Lines("en"))

    assert ended.value.exit_code == 1
    assert capsys.readouterr().err.startswith(f"intrigue: Port {taken} is in use by another program.")


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


def test_where_metrics_are_told(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    """On this machine alone unless a host is named; what is no place, or is taken, is said before anything starts."""
    say = Lines("en")

    assert metrics_at(None, 1, say) is None
    assert metrics_at(str(free := free_port()), 4, say) == MetricsAt(free, "127.0.0.1", 4)
    assert metrics_at(f"[::1]:{free}", 1, say) == MetricsAt(free, "::1", 1)
    for nonsense in ("", "somewhere", "127.0.0.1:", "0", "65536", "127.0.0.1"):
        with pytest.raises(typer.BadParameter, match="is not PORT or HOST:PORT"):
            metrics_at(nonsense, 1, say)
    with pytest.raises(typer.Exit):
        metrics_at(str(taken), 1, say)
    assert f"{taken}" in capsys.readouterr().err


def test_addresses() -> None:
    """Where a browser on this machine finds it."""
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"
    assert address_of("example.org", 80) == "http://example.org:80/"
