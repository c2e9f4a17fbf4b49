"""Taking back, looking back, replaying, and taking the record home."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from web.screen import LIT, ME, RANDOM, SETTLED, NewScreen, Screen, wait_for_address

RECORDS = Path(__file__).parent.parent / "records"
RECORD = (RECORDS / "kabale-2-0.txt").read_text()
BUTTON = ".prompt .end button:has-text('Take back')"


def test_take_back_against_bots(screen: Screen) -> None:
    """Against bots the last answer can be taken back at any time, but not before there is one."""
    screen.open_table(ME, RANDOM)
    screen.wait_for_turn()
    assert not screen.shows(BUTTON)
    first = screen.wait_for_page(lambda page: page["question"] is not None)

    screen.play(2)
    screen.page.locator(BUTTON).click()
    screen.wait_for_page(lambda page: page["epoch"] == 1)
    screen.page.locator(BUTTON).click()
    now = screen.wait_for_page(lambda page: page["epoch"] == 2)

    assert (now["n"], now["view"], now["take_back"]) == (first["n"], first["view"], False)
    screen.page.wait_for_selector(BUTTON, state="detached")


def test_take_back_button(screen: Screen) -> None:
    """The button is there exactly when the last page says that something can be taken back."""
    screen.open_table(ME, RANDOM)

    for _ in range(8):
        screen.wait_for_turn()
        page = screen.wait_for_page(lambda page: page["question"] is not None)
        assert screen.shows(BUTTON) == (page["take_back"] and not screen.shows(".chosen[data-ref]"))
        screen.act()


def test_take_back_among_people(new_screen: NewScreen) -> None:
    """Among people an answer can be taken back as long as nobody learned anything from it, by nobody but its player."""
    anna, bea = new_screen(name="Anna"), new_screen(name="Bea")
    table = anna.request("POST", "/api/tables", {"game": "kabale", "seats": [ME, {"kind": "person"}]})
    bea.request("POST", "/api" + table["links"]["1"])
    bea.go(f"/table/{table['id']}")
    anna.go(f"/table/{table['id']}")
    for screen in (anna, bea):
        screen.page.wait_for_selector(".hand [data-ref]")
    anna.wait_until(lambda: anna.shows(".hand .can") or bea.shows(".hand .can"))
    first, other = (anna, bea) if anna.shows(".hand .can") else (bea, anna)
    before = first.wait_for_page(lambda page: page["question"] is not None)["n"]

    first.play(1)

    first.page.locator(BUTTON).wait_for()
    assert not other.shows(BUTTON)

    first.page.locator(BUTTON).click()
    first.page.wait_for_selector(".hand .can")

    first.wait_for_page(lambda page: page["n"] == before and page["epoch"] == 1)
    assert not first.shows(BUTTON)

    first.play(1)
    first.page.get_by_role("button", name="Go on").click()
    other.page.wait_for_selector(".hand .can")

    other.wait_for_page(lambda page: page["n"] > before + 1)
    first.page.wait_for_selector(BUTTON, state="detached")


def test_story_entry_shows_the_past(screen: Screen) -> None:
    """A click on an entry of the story shows the board as it was then, and a key leads back to now."""
    page = screen.page
    screen.open_table(ME, RANDOM)
    screen.play(4)
    screen.wait_for_turn()
    while screen.shows(SETTLED):
        screen.act()
    cards = ".board ol > li"
    now = page.locator(cards).count()
    entry = next(i for i, told in enumerate(whole_story(screen)) if told == "laid")

    page.locator(".log li button").nth(entry).click()

    page.get_by_role("heading", name="This is how it was then.").wait_for()
    assert page.locator(cards).count() == 1
    assert not screen.shows(".board .can, .hand .can")

    page.keyboard.press("n")
    page.wait_for_selector(LIT)  # a card, or what somebody's Traitor asks
    assert page.locator(cards).count() == now


def whole_story(screen: Screen) -> list[str]:
    """The kinds of all events told so far."""
    story: list[str] = []
    for page in screen.pages:
        story[page["since"] :] = [told["kind"] for told in page["story"]]
    return story


def test_a_long_story_begins_where_it_is_read(screen: Screen) -> None:
    """Of a long story the end is drawn; what was before comes when somebody scrolls up or asks for it."""
    page = screen.page
    screen.bring_in((RECORDS / "emerald1-4-0.txt").read_text())
    page.wait_for_selector(".table.ended")
    told = screen.wait_for_page()["told"]
    entries = page.locator(".log li:not(.earlier) button")
    below = entries.count()
    assert 0 < below < told / 4
    page.get_by_role("button", name="Show earlier entries").press("Enter")
    screen.wait_until(lambda: entries.count() > below)
    assert entries.count() < told
    page.locator(".log").hover()
    while screen.shows(".log .earlier"):
        page.mouse.wheel(0, -5000)
        page.wait_for_timeout(40)
    screen.wait_until(lambda: entries.count() == told)
    assert "Round 1" in page.locator(".log").inner_text()


@pytest.fixture
def finished(screen: Screen) -> Screen:
    """A finished game, brought in as a record."""
    screen.bring_in(RECORD)
    screen.page.wait_for_selector(".table.ended")
    return screen


def test_replay(finished: Screen) -> None:
    """A finished game is replayed step by step from a seat, from outside, and all-seeing with any hand."""
    page, table = finished.page, finished.table
    page.get_by_role("link", name="Replay").click()
    wait_for_address(page, "/replay$")
    page.wait_for_selector(".slide input")
    last = finished.request("GET", f"/api/tables/{table}")["n"]

    for step in range(1, 16):
        page.get_by_role("button", name="One step on").click()
        page.get_by_text(f"{step} of {last}").wait_for()

    own = finished.request("GET", f"/api/tables/{table}/at/15?as=0")
    cards = sum(len(column["cards"]) for column in own["view"]["columns"])
    finished.wait_until(lambda: page.locator(".board ol > li").count() == cards)
    finished.wait_until(lambda: hand(finished) == own["view"]["own"]["hand"])

    eyes = page.get_by_label("Seen by")
    eyes.select_option("public")
    page.wait_for_selector(".hand [data-ref]", state="detached")
    eyes.select_option("all")
    page.locator(".eyes select").nth(1).select_option("1")
    other = finished.request("GET", f"/api/tables/{table}/at/15?as=1")
    finished.wait_until(lambda: hand(finished) == other["view"]["own"]["hand"])
    page.keyboard.press("End")
    page.get_by_text(f"{last} of {last}").wait_for()

    page.locator(".log li button", has_text=re.compile(r"\blays?\b")).first.click()
    finished.wait_until(lambda: page.locator(".board ol > li").count() == 1)  # the moment it was told


def hand(screen: Screen) -> list[str]:
    """The cards of the hand on the screen."""
    return [str(card.get_attribute("data-ref")) for card in screen.page.query_selector_all(".hand [data-ref]")]


def test_download(finished: Screen) -> None:
    """The downloaded record is the record, and a game brought in from it is the same game."""
    with finished.page.expect_download() as loading:
        finished.page.get_by_role("link", name="Download the record").click()

    text = Path(loading.value.path()).read_text()
    assert text == finished.record(finished.table) == RECORD


def test_rematch(finished: Screen) -> None:
    """After the end the same people can play again."""
    before = finished.table

    finished.page.get_by_role("button", name="Play again").click()
    finished.page.wait_for_selector(".curtain")

    assert finished.table != before
    assert finished.request("GET", f"/api/tables/{before}")["rematch"] == finished.table
