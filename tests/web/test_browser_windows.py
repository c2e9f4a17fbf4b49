"""Windows with their clock, and a game that has no drawing of its own."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as NotThere

from web.court import court
from web.screen import DESK, ME, PHONE, NewScreen, Screen, wait_for_address
from web.test_browser_look import does_not_fit, violations

PACE = 4.0
FRIEND = {"kind": "person"}
RING = ".prompt.window [role=timer]"
PASS = "Pass for me where I cannot act"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server where the game with windows is played."""
    with court(tmp_path_factory.mktemp("court")) as address:
        yield address


@pytest.fixture
def friends(new_screen: NewScreen, url: str) -> tuple[Screen, Screen]:
    """Anna, who is asked first, and Bea, each at a screen of her own."""
    return new_screen(url=url, name="Anna"), new_screen(url=url, name="Bea")


def sit_down(anna: Screen, bea: Screen, pace: float | None) -> dict[str, Any]:
    """Both at a new table; gives the page that Bea sees."""
    table = anna.request("POST", "/api/tables", {"game": "court", "seats": [ME, FRIEND], "pace": pace})
    bea.request("POST", "/api" + table["links"]["1"])
    for screen in (anna, bea):
        screen.heard.clear()
        screen.go(f"/table/{table['id']}")
    anna.page.wait_for_selector("[data-answer=wait]")
    return bea.wait_for_page(lambda page: page["n"] == 6)


def strike(anna: Screen, bea: Screen) -> None:
    """Anna strikes at Bea, who is asked whether she lets it happen, until the time is up."""
    anna.page.locator(".players [data-ref=seat-1]").click()
    asked = bea.page.get_by_role("heading", name="A blow is about to fall. Do you stop it?")
    asked.or_(bea.page.locator(".log", has_text="The blow hits")).first.wait_for()


def test_ring(friends: tuple[Screen, Screen]) -> None:
    """A ring counts the seconds down, for whoever is asked as for everybody else; without an answer the blow falls."""
    anna, bea = friends
    sit_down(anna, bea, PACE)

    strike(anna, bea)

    anna.page.get_by_role("heading", name="Bea is asked.").wait_for()
    for screen in friends:
        first = int(screen.page.locator(f"{RING} text").text_content() or "")
        assert 0 <= first <= PACE
        # the ring may go while we look: then it has counted to its end
        screen.page.wait_for_function(
            "([ring, first]) => !(document.querySelector(ring)?.textContent >= first)",
            arg=[f"{RING} text", max(first, 1)],
        )
    for screen in friends:
        screen.page.locator(".log", has_text="The blow hits").wait_for()
        screen.page.wait_for_selector(RING, state="detached")
    assert bea.answers == []


def test_a_pass_counts_when_the_time_is_up(friends: tuple[Screen, Screen]) -> None:
    """Whoever passes early is told so, and for everybody else nothing changes before the time is up."""
    anna, bea = friends
    passed, hit = (
        bea.page.get_by_role("heading", name="You let it happen."),
        bea.page.locator(".log", has_text="The blow hits"),
    )
    pace = PACE
    while True:  # if the machine is so busy that the time is up before we have looked, there must be more of it
        sit_down(anna, bea, pace)
        strike(anna, bea)
        begun = time.monotonic()
        bea.page.get_by_role("button", name="Let it happen").or_(hit).first.click()
        passed.or_(hit).first.wait_for()
        told = bea.shows(RING), anna.text(".prompt h1")
        if hit.count() == 0:
            break
        pace *= 4
        assert pace < 300, "whoever passes is never told so"

    assert told == (True, "Bea is asked.")
    hit.wait_for()
    assert time.monotonic() - begun > pace / 2


def test_whoever_can_act_acts_at_once(friends: tuple[Screen, Screen]) -> None:
    """A guard in hand can be touched where it lies, and does not wait for the clock."""
    anna, bea = friends
    while "guard" not in sit_down(anna, bea, 60)["view"]["hand"]:
        pass
    strike(anna, bea)

    bea.page.locator(".plain [data-ref=guard].can").click()

    anna.page.locator(".log", has_text="throws the Guard in the way").wait_for()
    assert not anna.shows(RING)


def test_pass_for_me(friends: tuple[Screen, Screen]) -> None:
    """Whoever lets the clock pass for them does so at a table without a pace too, and still does after a reload."""
    anna, bea = friends
    sit_down(anna, bea, None)
    wish = bea.page.get_by_label(PASS)
    assert not wish.is_checked()

    wish.check()
    bea.wait_until(lambda: {"type": "settings", "pass_for_me": True} in bea.sent)
    bea.reload()
    bea.page.wait_for_selector(".prompt .pass")

    assert wish.is_checked()
    strike(anna, bea)
    bea.page.wait_for_selector(RING)
    anna.page.locator(".log", has_text="The blow hits").wait_for()
    assert bea.answers == []


def test_pace_is_chosen_in_the_lobby(new_screen: NewScreen, url: str, screen: Screen) -> None:
    """How long windows are held open is an option of games that have windows, and of no others."""
    host = new_screen(url=url)
    host.go("/")
    host.page.wait_for_selector(".seats")
    host.page.get_by_label("Who has seat 2?").select_option("person")
    host.page.get_by_text("Table options").click()
    host.page.get_by_label("How long others may think").select_option(label="20 seconds")
    host.page.get_by_role("button", name="Open the table").click()
    wait_for_address(host.page, "/table/")

    assert host.request("GET", f"/api/tables/{host.table}")["pace"] == 20.0

    screen.go("/")
    screen.page.wait_for_selector(".figs svg")
    screen.page.get_by_text("Table options").click()
    screen.page.wait_for_selector(".option")
    assert screen.page.get_by_label("How long others may think").count() == 0


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_plain_drawing(new_screen: NewScreen, url: str, size: tuple[int, int]) -> None:
    """A game without a drawing of its own is listed readably, fits, hinders nobody, and can be played to its end."""
    screen = new_screen(url=url, size=size)
    page = screen.page
    screen.request("PUT", "/api/me", {"name": "Anna", "language": "en", "theme": "paper"})
    here = [ME, {"kind": "here", "name": "Bea"}]
    table = screen.request("POST", "/api/tables", {"game": "court", "seats": here})
    screen.go(f"/table/{table['id']}")
    page.locator(".curtain button").click()
    page.wait_for_selector(".plain")
    told = re.sub(r"\s+", " ", page.locator(".plain").inner_text())
    view = screen.wait_for_page()["view"]

    assert "Your hand" in told
    assert "Points A Anna 3 B Bea 3" in told
    for card in view["hand"]:
        assert f"the {card.capitalize()}" in told
    assert "agenda" not in told.lower()
    assert does_not_fit(page) == []
    assert page.evaluate("() => document.scrollingElement.scrollHeight - innerHeight") <= 0
    assert violations(page) == []

    while not screen.over:
        screen.wait_until(lambda: screen.shows(".curtain button, [data-answer=wait], .table.ended"))
        with suppress(NotThere):  # what was there may go while we look: then we look again
            page.locator(".curtain button, [data-answer=wait]").first.click(timeout=1000)
    assert page.locator(".result li").all_inner_texts()[0].split() == ["1", "A", "Anna", "3"]
    assert violations(page) == []
