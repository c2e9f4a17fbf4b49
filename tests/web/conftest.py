"""A real server and a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from intrigue.server.migrations import migrate
from server.servers import Server
from web.screen import ARGUMENTS, BRISK, CHROMIUM, STATIC, NewScreen, Screen


def serving(folder: Path) -> Iterator[Server]:
    """A server with the built page, on a database in this folder."""
    assert (STATIC / "index.html").is_file(), "the page is not built; run 'make web'"
    address = f"sqlite:///{folder / 'intrigue.sqlite3'}"
    migrate(address)
    server = Server(address, pace=BRISK, static=str(STATIC))
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests that leave it as it is."""
    yield from serving(tmp_path_factory.mktemp("browser"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be stopped or killed."""
    yield from serving(tmp_path)


# Not for the whole session: while Playwright is at work, no test of the same process may run an event loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    assert Path(CHROMIUM).is_file(), "Chromium is not installed; on Debian: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def new_screen(browser: Browser, server: Server) -> Iterator[NewScreen]:
    """Makes screens, each as if it were somebody's own computer; in the end none of them may have had a fault."""
    screens: list[Screen] = []

    def make(url: str = server.url, **settings: Any) -> Screen:
        screens.append(Screen(browser, url, **settings))
        return screens[-1]

    yield make
    faults = [fault for screen in screens for fault in screen.faults]
    for screen in screens:
        screen.close()
    assert faults == []


@pytest.fixture
def screen(new_screen: NewScreen) -> Screen:
    """One person's screen."""
    return new_screen()
