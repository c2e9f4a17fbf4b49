"""Every kind of action and every card text is carried out once on the page; every kind also by keys and by touch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from actions import Action, index, of_each_kind
from playwright.sync_api import Browser

from server.servers import Server
from web.acting import Actor, Finger, Keys
from web.screen import PHONE, Screen

ALL = index()
SOME = of_each_kind(ALL)
COUNT_MOUSE = """
window.mouse = 0;
for (const kind of ["mousedown", "pointerdown", "touchstart"]) addEventListener(kind, () => window.mouse++, true);
"""


@pytest.fixture(scope="module")
def by_mouse(browser: Browser, server: Server) -> Iterator[Actor]:
    """Somebody with a mouse."""
    screen = Screen(browser, server.url, painted=False)
    yield Actor(screen, server.database)
    screen.close()


@pytest.fixture(scope="module")
def by_keys(browser: Browser, server: Server) -> Iterator[Keys]:
    """Somebody with a keyboard alone."""
    screen = Screen(browser, server.url, painted=False)
    screen.page.add_init_script(COUNT_MOUSE)
    yield Keys(screen, server.database)
    screen.close()


@pytest.fixture(scope="module")
def by_touch(browser: Browser, server: Server) -> Iterator[Finger]:
    """Somebody with a phone."""
    screen = Screen(browser, server.url, size=PHONE, painted=False)
    yield Finger(screen, server.database)
    screen.close()


@pytest.mark.parametrize("action", ALL, ids=lambda action: action.name)
def test_by_mouse(by_mouse: Actor, action: Action) -> None:
    """It is carried out by clicking its pieces."""
    by_mouse.carry_out(action)


@pytest.mark.parametrize("action", SOME, ids=lambda action: action.name)
def test_by_keys(by_keys: Keys, action: Action) -> None:
    """It is carried out without a mouse."""
    by_keys.carry_out(action)

    assert by_keys.page.evaluate("window.mouse") == 0


@pytest.mark.parametrize("action", SOME, ids=lambda action: action.name)
def test_by_touch(by_touch: Finger, action: Action) -> None:
    """It is carried out on a phone."""
    by_touch.carry_out(action)
