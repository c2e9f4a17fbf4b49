"""`make play`: the sources serve while the compiled version is built, which then takes over."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from server.servers import PATIENCE, free_port
from server.test_serve import ENV, health

PLAY = Path(__file__).parents[2] / "tools" / "play.py"
MAKE = """#!/bin/sh
case "$*" in *-q*) exit 1;; esac
echo "$*" > "$TOLD.begun"
until [ -e "$TOLD" ]; do sleep 0.05; done
exit $(cat "$TOLD")
"""
"""Stands for make: nothing is built, and building goes on until the test says how it ends."""


class Playing:
    """What runs after `make play`."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.told = folder / "told"
        self.make = folder / "make"
        self.make.write_text(MAKE)
        self.make.chmod(0o755)
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}", headers={"X-Intrigue": "1"}, timeout=PATIENCE
        )
        self.process = subprocess.Popen(
            [
                sys.executable,
                str(PLAY),
                "--port",
                str(self.port),
                "--database",
                f"sqlite:///{folder / 'games.sqlite3'}",
            ],
            env={**ENV, "MAKE": str(self.make), "TOLD": str(self.told), "BROWSER": "true"},
            stderr=subprocess.PIPE,
            process_group=0,
        )

    def building_ends(self, code: int) -> None:
        """Make is done, well or not."""
        passed = self.told.with_suffix(".new")
        passed.write_text(str(code))
        passed.rename(self.told)

    def until_built(self) -> dict[str, object]:
        """What the server says when it no longer speaks of building."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(httpx.TransportError):  # between the one server and the other nobody answers
                said = health(self.port)
                if not said["building"]:
                    return said
            time.sleep(0.1)
        raise AssertionError("the other server never came")

    def end(self, number: int = signal.SIGINT) -> str:
        """Ctrl-C in its terminal, which every program there hears; what was said."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, number)
        return self.process.communicate(timeout=PATIENCE)[1].decode()


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[[], Playing]]:
    """Starts what `make play` starts."""
    started: list[Playing] = []

    def start() -> Playing:
        started.append(Playing(tmp_path))
        return started[-1]

    yield start
    for playing in started:
        playing.end()
        playing.http.close()


def test_the_sources_serve_until_the_compiled_version_takes_over(play: Callable[[], Playing]) -> None:
    """Who has opened a table meanwhile still has it."""
    playing = play()
    first = health(playing.port)
    table = playing.http.post(
        "/api/tables", json={"game": "kabale", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    )
    playing.building_ends(0)
    then = playing.until_built()
    kept = playing.http.get(f"/api/tables/{table.json()['id']}")

    assert (first["building"], first["compiled"], then["building"]) == (True, False, False)
    assert (table.status_code, kept.status_code) == (201, 200)
    assert "Traceback" not in playing.end()


def test_if_it_cannot_be_built_the_game_goes_on(play: Callable[[], Playing]) -> None:
    """In plain Python, and the page is not told for ever that something is being built."""
    playing = play()
    first = health(playing.port)
    playing.building_ends(2)
    then = playing.until_built()

    assert (first["building"], then["building"], then["compiled"]) == (True, False, False)
    assert "The game goes on in plain Python" in playing.end()


def test_ctrl_c_ends_the_server_and_the_building(play: Callable[[], Playing]) -> None:
    """Nothing goes on running."""
    playing = play()
    health(playing.port)
    said = playing.end()

    assert "Traceback" not in said
    with pytest.raises(httpx.ConnectError):
        playing.http.get("/api/health")
    assert playing.process.returncode == 130


def test_a_server_that_cannot_start_ends_it(play: Callable[[], Playing], tmp_path: Path) -> None:
    """Nobody waits for a building of which they will have nothing."""
    (tmp_path / "games.sqlite3").mkdir()
    playing = play()

    playing.process.wait(PATIENCE)
    assert playing.process.returncode not in (0, 130)
