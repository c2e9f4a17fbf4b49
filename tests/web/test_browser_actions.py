"""Every kind of action and every card text of the games is carried out once on the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from actions import Action, index
from playwright.sync_api import Browser

from server.servers import Server
from web.acting import Actor
from web.screen import Screen

ACTIONS = index()


@pytest.fixture(scope="module")
def by_mouse(browser: Browser, server: Server) -> Iterator[Actor]:
    """Somebody with a mouse."""
    screen = Screen(browser, server.url)
    yield Actor(screen, server.database)
    screen.close()


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.name)
def test_by_mouse(by_mouse: Actor, action: Action) -> None:
    """It is carried out by touching its pieces, in the order of the rules."""
    by_mouse.carry_out(action)
