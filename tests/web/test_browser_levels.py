"""Bots at a level and with a character: chosen in the lobby, read at the table, and seen to think."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from intrigue.server.table import Pace
from server.databases import fresh_database
from server.servers import Server
from web.screen import DESK, ME, PHONE, STATIC, NewScreen, wait_for_address

WITH_CHARACTERS = "emerald1"
BOLD = "Strikes early, and risks something for it."
SMALL = (320, 568)
SLOW = Pace(think=60.0, grace=0.0)
"""Bots think for so long that one can see them do it."""


class Opening:
    """What the page asks the server for."""

    def __init__(self) -> None:
        self.bots: list[str | None] = []

    def listen(self, route: Route) -> None:
        """Hear it, and pass it on."""
        if route.request.method == "POST":
            wanted: dict[str, Any] = route.request.post_data_json or {}
            self.bots = [seat.get("bot") for seat in wanted["seats"]]
        route.continue_()


def test_a_level_and_a_character_are_chosen_in_the_lobby(new_screen: NewScreen) -> None:
    """For each seat; medium and any character unless one says otherwise. Everybody can read at the table who plays."""
    screen = new_screen(fresh=True)
    page = screen.page
    opening = Opening()
    page.route("**/api/tables", opening.listen)
    screen.go("/")
    screen.pick("game", "kabale")
    assert page.locator(".seats select").count() == 3  # no characters there
    screen.pick("game", WITH_CHARACTERS)
    screen.pick("count", "3")

    seat = page.get_by_label("Who has seat 2?")
    assert seat.locator("option:checked").inner_text() == "Bot: Inspector (medium)"
    seat.select_option("easy")
    assert seat.locator("option:checked").inner_text() == "Bot: Constable (easy)"
    character = page.get_by_label("How the bot at seat 2 plays")
    assert character.locator("option:checked").inner_text() == "any character"
    assert not page.get_by_text(BOLD).count()
    character.select_option("bold")
    page.get_by_text(BOLD).wait_for()
    page.get_by_role("button", name="Open the table").click()
    wait_for_address(page, "/table/")

    assert opening.bots == [None, "easy:bold", "medium:any"]
    screen.wait_for_turn()  # until then bots act and everything moves, also away from under the mouse
    who = page.locator(".players [data-about=seat-1]").first
    who.hover()
    page.get_by_role("tooltip").get_by_text("Bot: Constable (easy), bold").wait_for()


def test_at_once_against_bots(new_screen: NewScreen) -> None:
    """The button on the poster opens a table with the usual company."""
    screen = new_screen(fresh=True)
    opening = Opening()
    screen.page.route("**/api/tables", opening.listen)
    screen.go("/")

    poster = screen.page.locator(".poster").nth(0)
    poster.wait_for()
    screen.page.locator(".poster .go").first.click()
    wait_for_address(screen.page, "/table/")

    assert opening.bots in ([None, "medium", "medium"], [None, "medium:any", "medium:any"])


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """A server on which bots take their time."""
    address = fresh_database(tmp_path / "slow.sqlite3")
    server = Server(address, pace=SLOW, static=str(STATIC))
    server.start()
    yield server
    server.stop()


def test_who_thinks_is_said_at_every_size(new_screen: NewScreen, slow_server: Server) -> None:
    """In words where the question stands otherwise, with what kind of bot it is; the player is marked, too."""
    expert = {"kind": "bot", "bot": "expert", "name": "Béla"}
    screen = new_screen(url=slow_server.url)
    screen.open_table(expert, ME, options={"start_player": "seat-0"})
    for size in (DESK, PHONE, SMALL):
        screen.resize(*size)
        said = screen.page.get_by_role("heading", name="Béla is thinking…")
        said.wait_for()
        box = said.bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= size[1] - box["height"]
        assert screen.page.locator(".players .now").count() == 1
    screen.resize(*DESK)
    screen.page.locator(".prompt .sub", has_text="Grey eminence (expert)").wait_for()
