"""The command that starts it all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import httpx

import intrigue
from intrigue.cli.serve import own_database
from server.servers import PATIENCE, free_port, listens

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
