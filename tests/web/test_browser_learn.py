"""Guided first games, played whole by following what the page points at; and the coach."""

from __future__ import annotations

import pytest

from intrigue import GAMES
from intrigue.guide import guide_of
from web.screen import DESK, GREEDY, ME, PHONE, NewScreen, Screen, wait_for_address
from web.test_browser_look import violations

GUIDE = "aside.guide"
RING = ".ring"
STILL = 70
"""Milliseconds after which what has not moved stays where it is."""
MOST_TOUCHES = 9
"""More than any action of a guide takes."""

TOUCH = """() => {
  const now = document.querySelector("aside.guide")?.dataset.note;
  const ring = document.querySelector(`.ring[data-of="${now}"]`)?.getBoundingClientRect();
  const inside = document.querySelector("[data-guided]")?.getBoundingClientRect();
  const box = inside ?? ring;
  if (!box) return null;
  const middle = [box.left + box.width / 2, box.top + box.height / 2];
  const around = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const off = [left - box.left, top - box.top, box.right - left - width, box.bottom - top - height];
    return off.every((distance) => Math.abs(distance - off[0]) < 1);
  };
  return document.elementsFromPoint(...middle).some(around) ? middle : null;
}"""
"""The middle of what is pointed at; null while that is not where it was."""


def note(screen: Screen) -> str:
    """What the guide is saying."""
    screen.page.wait_for_selector(GUIDE)
    return str(screen.page.locator(GUIDE).get_attribute("data-note"))


def settled(screen: Screen) -> list[float]:
    """Where it points, once that moves no more."""
    places: list[list[float] | None] = [None]

    def still() -> bool:
        screen.page.wait_for_timeout(STILL)
        places.append(screen.page.evaluate(TOUCH))
        return places[-1] is not None and places[-1] == places[-2]

    screen.wait_until(still)
    found = places[-1]
    assert found is not None
    return found


def turn_to(screen: Screen, wanted: str) -> None:
    """Read on to this note; again if the touch went astray: a note gives way while things still come to the board."""

    def there() -> bool:
        further = screen.page.locator(f"{GUIDE}:not([data-note={wanted}]) [data-guide=next]")
        if further.count():
            further.click()
        return note(screen) == wanted

    screen.wait_until(there)


def do_as_shown(screen: Screen) -> int:
    """Touch what is pointed at, one thing after the other, until the guide goes on; how many touches that took."""
    page, n = screen.page, screen.pages[-1]["n"]
    for touches in range(1, MOST_TOUCHES):
        before = settled(screen)
        if screen.pages[-1]["n"] != n:  # it took its time: this is where the next lesson points
            return touches - 1
        page.mouse.click(*before)
        # Then it points at something else, or the answer is on its way.
        screen.wait_until(lambda at=before: page.evaluate(TOUCH) != at or screen.pages[-1]["n"] != n)  # type: ignore[misc]
        page.wait_for_timeout(STILL)
        if screen.pages[-1]["n"] != n:
            return touches
    raise AssertionError(f"{note(screen)}: what is pointed at does not lead on")


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("kabale", "hu", DESK), ("emerald1", "de", DESK), ("emerald2", "it", DESK), ("emerald2", "de", PHONE)],
)
def test_a_guided_game_from_its_first_note_to_the_last(
    new_screen: NewScreen, game: str, language: str, size: tuple[int, int]
) -> None:
    """All that is pointed at is there, and whoever touches it gets on; in the end the table is theirs."""
    guide = guide_of(GAMES[game])
    assert guide is not None
    screen = new_screen(language=language, size=size)
    page = screen.page
    screen.go(f"/learn/{game}")
    page.locator("[data-chapter]").first.click()
    wait_for_address(page, "^/table/")

    for lesson in guide.lessons.values():
        for said in lesson.notes:
            turn_to(screen, said.line)
            if said.refs:
                screen.wait_until(lambda: page.locator(RING).count() > 0)
        if lesson.answers:
            do_as_shown(screen)

    page.locator("[data-guide=play]").click()
    page.locator(GUIDE).wait_for(state="detached")
    last = screen.pages[-1]
    assert last["n"] == len(guide.script)
    assert last["question"] is not None
    screen.go(f"/learn/{game}")
    page.locator("[data-chapter]").first.wait_for()
    assert page.locator("li small").count() == len(guide.chapters)  # all are done, and the last one is where we are


def test_left_resumed_repeated_and_something_else_tried(screen: Screen) -> None:
    """Whoever does something else is told kindly what to do; a chapter is left, gone on with, and repeated."""
    page = screen.page
    screen.go("/learn/kabale")
    page.locator("[data-chapter=laying]").click()
    while page.locator("[data-guide=do]").count() == 0:
        note(screen)
        page.locator("[data-guide=next], [data-guide=do]").first.wait_for()
        if page.locator("[data-guide=next]").count():
            page.locator("[data-guide=next]").click()
    assert violations(page) == []

    page.locator(".hand [data-ref=king]").click()
    page.locator(f"{GUIDE}.astray").wait_for()
    assert "Lay the Merchant in column 2" in screen.text(GUIDE)
    page.locator("[data-ref=column-1].can").click()
    screen.wait_until(lambda: any(message["type"] == "error" for message in screen.heard))
    assert screen.heard[-1]["code"] == "off-script"
    page.get_by_role("button", name="Show me").click()
    page.locator(f"{GUIDE}:not(.astray)").wait_for()
    page.locator("[data-guide=do]").click()
    screen.wait_until(lambda: note(screen) == "guide-turned-up")

    table = screen.table
    page.get_by_role("link", name="All chapters").click()
    page.locator("[data-chapter=turning-up].go").click()
    wait_for_address(page, f"^/table/{table}$")
    assert note(screen) == "guide-turned-up"
    page.get_by_role("link", name="All chapters").click()
    page.locator("[data-chapter=laying]").click()
    wait_for_address(page, f"^/table/{table}$")
    screen.wait_until(lambda: note(screen) == "guide-welcome")


def test_the_coach(screen: Screen) -> None:
    """In a practice game it says what could be done and what that means, until it is turned off by one click."""
    page = screen.page
    screen.open_table(ME, GREEDY)
    screen.wait_for_turn()
    page.locator("[data-coach] li").first.wait_for()

    assert "Lay " in screen.text("[data-coach] li")
    assert violations(page) == []
    page.locator("[data-coach-off]").click()
    page.locator("[data-coach]").wait_for(state="detached")
    screen.reload()
    screen.wait_for_turn()
    assert not screen.shows("[data-coach]")


def test_the_coach_among_people(new_screen: NewScreen) -> None:
    """It helps nobody until everybody has agreed, and nobody any more when one withdraws."""
    anna, bea = new_screen(name="Anna"), new_screen(name="Bea")
    table = anna.request("POST", "/api/tables", {"game": "kabale", "seats": [ME, {"kind": "person"}]})
    bea.request("POST", "/api" + table["links"]["1"])
    for one in (anna, bea):
        one.go(f"/table/{table['id']}")
        one.page.locator("[data-coach-agree] .btn").wait_for()
    assert not anna.shows("[data-coach]")

    anna.page.locator("[data-coach-agree] .btn").click()
    bea.page.get_by_text("1 of 2 players agree").wait_for()
    assert not anna.shows("[data-coach]")
    assert not bea.shows("[data-coach]")
    bea.page.locator("[data-coach-agree] .btn").click()
    anna.page.get_by_text("Everybody has agreed").wait_for()
    anna.wait_until(lambda: anna.shows("[data-coach] li") or bea.shows("[data-coach] li"))

    bea.page.locator("[data-coach-agree] .btn").click()
    anna.page.get_by_text("1 of 2 players agree").wait_for()
    anna.wait_until(lambda: not anna.shows("[data-coach]") and not bea.shows("[data-coach]"))
