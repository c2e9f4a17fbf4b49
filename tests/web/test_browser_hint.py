"""A hint while one practises, and the reason for a move once a game is over."""

from __future__ import annotations

from pathlib import Path

from intrigue.kernel.record import read_record
from web.screen import GREEDY, ME, PHONE, NewScreen, Screen, wait_for_address
from web.test_browser_look import violations

RECORD = (Path(__file__).parent.parent / "records" / "kabale-2-0.txt").read_text()
HINT = ".prompt [data-hint]"
TOLD = ".hints .told"


def test_a_hint(screen: Screen) -> None:
    """It is said with its reason and marked on the board; nothing is done, and it goes with the question."""
    page = screen.page
    screen.open_table(ME, GREEDY)
    screen.wait_for_turn()
    before = screen.wait_for_page(lambda page: page["question"] is not None)
    assert before["hint"] is True

    page.locator(HINT).focus()
    page.keyboard.press("Enter")
    page.locator(TOLD).wait_for()

    said = screen.text(TOLD)
    assert said.startswith("A bot would:")
    assert "This " in said or "Nothing changes" in said or "Perhaps" in said
    assert page.locator(HINT).get_attribute("aria-expanded") == "true"
    marked = page.locator("[data-hinted]")
    screen.wait_until(lambda: marked.count() == 2)  # a card and a column
    assert screen.pages[-1]["n"] == before["n"]
    assert violations(page) == []

    page.keyboard.press("Escape")
    page.locator(TOLD).wait_for(state="detached")
    screen.wait_until(lambda: marked.count() == 0)

    page.locator(HINT).click()
    page.locator(TOLD).wait_for()
    while screen.pages[-1]["n"] == before["n"]:  # a card, and then a column
        screen.act()
    page.locator(TOLD).wait_for(state="detached")
    screen.wait_until(lambda: marked.count() == 0)


def test_no_hint_among_people(new_screen: NewScreen) -> None:
    """Where somebody else plays there is no such button."""
    anna, bea = new_screen(name="Anna"), new_screen(name="Bea")
    table = anna.request("POST", "/api/tables", {"game": "kabale", "seats": [ME, {"kind": "person"}]})
    bea.request("POST", "/api" + table["links"]["1"])
    anna.go(f"/table/{table['id']}")
    anna.page.wait_for_selector(".hand [data-ref]")
    bea.go(f"/table/{table['id']}")
    bea.page.wait_for_selector(".hand [data-ref]")
    anna.wait_until(lambda: anna.shows(".hand .can") or bea.shows(".hand .can"))

    assert not anna.shows(HINT)
    assert not bea.shows(HINT)


def test_a_hint_on_a_phone(new_screen: NewScreen) -> None:
    """It fits, in the longest language too."""
    screen = new_screen(size=PHONE, language="de")
    screen.open_table(ME, GREEDY)
    screen.wait_for_turn()

    screen.page.locator(HINT).click()
    box = screen.page.locator(TOLD).bounding_box()

    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] >= 0


def test_why_in_a_replay(screen: Screen) -> None:
    """Each move of a finished game can be asked about: the ways considered with their chances, and what they mean."""
    page = screen.page
    screen.bring_in(RECORD)
    page.wait_for_selector(".table.ended")
    page.get_by_role("link", name="Replay").click()
    wait_for_address(page, "/replay$")
    page.wait_for_selector(".slide input")
    why = page.locator("[data-why]")
    assert why.is_disabled()
    answers = read_record(RECORD).answers
    laid = next(n for n, answer in enumerate(answers, start=1) if answer.phrase.startswith("lay"))

    page.get_by_role("button", name="One step on").click()
    why.click()
    page.get_by_text("Nobody had a choice here.").wait_for()
    page.keyboard.press("Escape")
    for _ in range(laid - 1):
        page.get_by_role("button", name="One step on").click()
    page.get_by_text(f"{laid} of {len(answers)}").wait_for()
    why.focus()
    page.keyboard.press("Enter")
    page.locator("dialog li.done").wait_for()

    said = screen.text("dialog")
    assert "was asked:" in said
    assert "%" in said
    assert "this was done" in said
    assert page.locator("dialog .because").count() >= 2
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    screen.forgive("Failed to load resource: the server responded with a status of 409 (Conflict)")
