"""A real server and a real browser."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from server.databases import fresh_database
from server.servers import Server
from web.screen import ARGUMENTS, BRISK, CHROMIUM, STATIC, NewScreen, Screen

HERE = Path(__file__).parent


def serving(folder: Path, fresh: bool = False) -> Iterator[Server]:
    """A server with the built page, on a database in this folder."""
    assert (STATIC / "index.html").is_file(), "the page is not built; run 'make web'"
    address = fresh_database(folder / "intrigue.sqlite3")
    server = Server(address, pace=BRISK, static=str(STATIC), fresh=fresh)
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


class Chromium:
    """Debian's Chromium, started by the first test that needs it.

    It ends before a test of another folder begins: while Playwright is at work, no test of the same process may run an
    event loop of its own.
    """

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._idle: dict[str, list[Screen]] = {}

    def browser(self) -> Browser:
        """The browser, started if it was not."""
        assert Path(CHROMIUM).is_file(), "Chromium is not installed; on Debian: apt-get install chromium-headless-shell"
        if self._playwright is None or self._browser is None:
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        return self._browser

    def screen(self, url: str, name: str = "Anna", **settings: Any) -> Screen:
        """A screen at which nobody sits, with these settings; what cannot be undone may not be done to it."""
        idle = self._idle.get(f"{url} {settings}")
        if idle:
            screen = idle.pop()
            screen.begin(name, settings.get("language", "en"), settings.get("theme", "paper"))
        else:
            screen = Screen(self.browser(), url, painted=False, name=name, **settings)
            for lasting in ("add_init_script", "route_web_socket"):
                setattr(screen.page, lasting, needs_a_fresh_one)
        return screen

    def give_back(self, screen: Screen, url: str, settings: dict[str, Any]) -> None:
        """Nobody sits there any more."""
        screen.leave()
        settings.pop("name", None)
        self._idle.setdefault(f"{url} {settings}", []).append(screen)

    def end(self) -> None:
        """End it, if it was started."""
        self._idle.clear()
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._browser = self._playwright = None


def needs_a_fresh_one(*_: object, **__: object) -> None:
    """Say what to do."""
    raise AssertionError("the next test would get this, too: take `new_screen(fresh=True)` for it")


chromium = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    """After the last test of this folder, for now, the browser ends."""
    try:
        yield
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            chromium.end()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test has failed, so that its screens can tell what was on them."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="module")
def browser() -> Browser:
    """A browser for all tests of this folder."""
    return chromium.browser()


@pytest.fixture
def new_screen(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[NewScreen]:
    """Makes screens, each as if it were somebody's own computer; in the end none of them may have had a fault.

    At the server of all tests they are used again, unless a test wants a fresh one.
    """
    fresh_ones: list[Screen] = []
    shared: list[tuple[Screen, dict[str, Any]]] = []

    def make(url: str = server.url, fresh: bool = False, **settings: Any) -> Screen:
        if fresh or url != server.url:
            fresh_ones.append(Screen(browser, url, painted=False, **settings))
            return fresh_ones[-1]
        shared.append((chromium.screen(url, **settings), settings))
        return shared[-1][0]

    yield make
    if request.node.stash.get(FAILED, False):
        for screen in (*fresh_ones, *(screen for screen, _ in shared)):
            print(screen.report())
    faults = [fault for screen in (*fresh_ones, *(screen for screen, _ in shared)) for fault in screen.faults]
    for screen in fresh_ones:
        screen.close()
    for screen, settings in shared:
        chromium.give_back(screen, server.url, settings)
    assert faults == []


@pytest.fixture
def screen(new_screen: NewScreen) -> Screen:
    """One person's screen."""
    return new_screen()
