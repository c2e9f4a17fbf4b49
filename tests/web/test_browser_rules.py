"""The rules at hand: opened by a clause or an address, searched, read by keys and by ear, in every size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page

from intrigue.games import GAMES
from intrigue.i18n.rulebook import rules_of
from web.screen import DESK, LANGUAGES, PHONE, NewScreen, Screen
from web.test_browser_emerald1 import at_table
from web.test_browser_look import THEMES, sticks_out, violations
from web.visits import Visit

SMALL = (360, 640)
LARGE = (2560, 1440)
LOW = (1366, 640)
HERE = ".told.here"
PICTURES = ".pictures li"
SYMBOLS = {"en": "Symbols", "hu": "Szimbólumok", "de": "Symbole", "it": "Simboli"}
"""What the last chapter is called: the legend."""

OVERLAPPING = """() => {
  window.show?.(true);
  const boxes = [...document.querySelectorAll(".book .told, .book .heading, .book .pictures li, .book .clauses a")];
  const places = boxes.map((box) => [box, box.getBoundingClientRect()]).filter(([, { width }]) => width > 0);
  const faults = [];
  for (let i = 0; i < places.length; i++)
    for (let k = i + 1; k < Math.min(i + 40, places.length); k++) {
      const [[one, a], [other, b]] = [places[i], places[k]];
      if (one.contains(other)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) faults.push(`${one.textContent.slice(0, 40)} lies over ${other.textContent}`);
    }
  window.show?.(false);
  return faults;
}"""
"""Headings, pictures, paragraphs and clauses that lie over each other."""

IN_SIGHT = """(one) => {
  const { top, bottom } = one.getBoundingClientRect();
  const below = document.querySelector(".book .tools").getBoundingClientRect().bottom;
  return top >= below - 1 && bottom <= innerHeight + 1;
}"""
"""Is it whole on the screen, and not behind the search?"""


def at_rules(screen: Screen, address: str, pictures: bool = True) -> None:
    """Come to the rules by their address, and wait until all of them is there."""
    screen.load(f"/rules/{address}")
    screen.page.wait_for_selector(".book .told")
    if pictures:
        screen.page.wait_for_selector(PICTURES)


def focused(page: Page, thing: Locator) -> bool:
    """Does it have the focus?"""
    return bool(thing.evaluate("(one) => one === document.activeElement"))


def refuse(screen: Screen) -> str:
    """Do something that is refused for a reason; gives its clause."""
    at_table(screen)
    screen.wait_for_reasons()
    screen.page.locator(".hand .card[data-ref=cube_gold]").click()
    screen.page.locator(".actions h3", has_text="Cube/Gold could").wait_for()
    screen.page.locator(".actions [data-ref=attempt]").click(force=True)
    found = re.search(r"\((E1-\d+)", screen.text(".whynot"))
    assert found
    return found[1]


def test_a_clause_on_the_table_leads_to_its_paragraph(screen: Screen) -> None:
    """The rules open over the table, at the paragraph; Escape closes them, and nothing has changed."""
    page = screen.page
    clause = refuse(screen)
    link = page.locator(".whynot a", has_text=clause).first
    before = page.url

    link.click()

    page.wait_for_selector(f"dialog {HERE}")
    told = page.locator(HERE)
    assert clause in told.locator(".clauses").inner_text().split()
    assert focused(page, told)
    assert told.evaluate(IN_SIGHT)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert focused(page, link)
    assert page.url == before
    assert screen.answers == []


def test_the_key_for_rules(screen: Screen) -> None:
    """It opens them where the reason stands that is shown; without one, at their beginning."""
    page = screen.page
    clause = refuse(screen)

    page.keyboard.press("r")
    page.wait_for_selector(HERE)
    assert clause in page.locator(f"{HERE} .clauses").inner_text().split()

    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("Escape")  # the reason goes
    page.wait_for_selector(".whynot", state="detached")
    page.keyboard.press("r")
    page.wait_for_selector("dialog .told")
    assert not screen.shows(HERE)


def test_clauses_of_a_card_in_reading_size(screen: Screen) -> None:
    """The mouse reaches them, and so does the key."""
    page = screen.page
    at_table(screen)
    card = page.locator(".hand .card[data-about=assassinate]")
    card.hover()
    link = page.locator("[role=tooltip] .clauses a").first
    link.wait_for()
    clause = link.inner_text()
    box = link.bounding_box()
    assert box

    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=20)
    page.wait_for_timeout(500)
    link.click()

    page.wait_for_selector(HERE)
    assert clause in page.locator(f"{HERE} .clauses").inner_text().split()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.mouse.move(5, 5)
    page.wait_for_selector("[role=tooltip]", state="detached")
    page.locator(".hand .card[data-about=assassinate]").hover()
    link.wait_for()
    page.keyboard.press("r")
    page.wait_for_selector(HERE)
    assert clause in page.locator(f"{HERE} .clauses").inner_text().split()


def test_a_touch_on_a_clause_of_a_card(new_screen: NewScreen) -> None:
    """On a phone reading size stays until the next touch, which may be on a clause."""
    screen = new_screen(size=PHONE)
    page = screen.page
    at_table(screen)
    page.locator(".hand .card[data-about=assassinate]").dispatch_event("contextmenu")
    link = page.locator("[role=tooltip] .clauses a").first
    link.wait_for()

    link.tap()

    page.wait_for_selector(f"dialog {HERE}")
    assert page.url.endswith(f"/table/{screen.table}")


def test_the_lobby_opens_rules_and_clauses_of_options(screen: Screen) -> None:
    """The button of a poster, and the clause of a table option."""
    page = screen.page
    screen.go("/")
    page.locator(".poster").first.get_by_role("link", name="Rules").click()
    page.wait_for_selector("dialog .told")
    assert page.get_by_role("dialog").get_by_role("heading", level=2).inner_text() == "Kabale und Hiebe"
    page.get_by_role("button", name="Close").click()
    page.wait_for_selector("dialog", state="detached")

    page.locator("details summary").click()
    option = page.locator("form .clause").first
    clause = option.inner_text()
    option.click()

    page.wait_for_selector(f"dialog {HERE}")
    assert clause in page.locator(f"{HERE} .clauses").inner_text().split()


def test_an_address_leads_to_a_paragraph(screen: Screen) -> None:
    """It can be sent to others: the paragraph is marked and in sight; every clause has such an address."""
    page = screen.page
    at_rules(screen, "emerald1#E1-58", pictures=False)
    told = page.locator(HERE)
    told.wait_for()
    assert focused(page, told)
    assert page.title() == "A Study in Emerald (first edition) · Intrigue"

    other = page.locator(".clauses a", has_text="E1-60")
    other.click()

    page.wait_for_function("() => location.hash === '#E1-60'")
    screen.wait_until(lambda: "E1-60" in page.locator(f"{HERE} .clauses").inner_text().split())
    page.go_back()
    page.wait_for_function("() => location.hash === '#E1-58'")
    screen.wait_until(lambda: "E1-58" in page.locator(f"{HERE} .clauses").inner_text().split())
    assert page.locator(HERE).evaluate(IN_SIGHT)
    chapters = len(rules_of(GAMES["emerald1"], "en").chapters)
    # and the symbols, which come with the pictures
    screen.wait_until(lambda: page.locator("main").get_by_role("heading", level=2).count() == chapters + 1)


def test_an_address_of_nothing(screen: Screen) -> None:
    """A clause that is not there leads to the beginning; a game that is not there is said not to be."""
    at_rules(screen, "kabale#K-9999", pictures=False)
    assert not screen.shows(HERE)

    screen.load("/rules/chess")

    screen.page.locator("main [role=alert]").wait_for()
    screen.forgive("404")


@pytest.mark.parametrize(
    ("language", "typed", "marked"),
    [
        ("en", "Storm", "storm"),
        ("hu", "ORGYILKOS", "orgyilkos"),
        ("de", "FAHIGK", "fähigk"),
        ("it", "abilita", "abilità"),
    ],
)
def test_search(new_screen: NewScreen, language: str, typed: str, marked: str) -> None:
    """Paragraphs are left out while one types; what was found is marked, whatever its accents, and counted aloud."""
    screen = new_screen(language=language)
    page = screen.page
    at_rules(screen, "kabale", pictures=False)
    every = page.locator(".told").count()

    page.get_by_role("searchbox").press_sequentially(typed)

    page.wait_for_selector("mark")
    count = page.locator(".told").count()
    assert 0 < count < every
    marks = {mark.inner_text().casefold() for mark in page.locator("mark").all()}
    assert marked in marks
    status = page.locator(".book [role=status]")
    assert str(count) in status.inner_text() or count == 1
    assert page.locator(".contents li").count() == page.locator(".book section").count()

    page.get_by_role("searchbox").fill("xyzzy")
    page.wait_for_function("() => document.querySelectorAll('.told').length === 0")
    assert status.inner_text() != ""
    page.get_by_role("searchbox").fill("")
    screen.wait_until(lambda: page.locator(".told").count() == every)
    assert status.inner_text() == ""


def test_a_clause_that_the_search_has_left_out(screen: Screen) -> None:
    """Whoever goes there sees it: the search gives way."""
    page = screen.page
    at_rules(screen, "kabale", pictures=False)
    page.get_by_role("searchbox").fill("K-89")
    screen.wait_until(lambda: page.locator(".told").count() == 1)

    page.evaluate("() => { location.hash = '#K-1'; }")

    page.wait_for_selector(HERE)
    assert page.get_by_role("searchbox").input_value() == ""
    assert "K-1" in page.locator(f"{HERE} .clauses").inner_text().split()


def test_by_keys_alone(screen: Screen) -> None:
    """The lobby's button, a chapter, a clause: Tab and Enter; the focus goes along, and comes back at the end."""
    page = screen.page
    screen.go("/")
    button = page.locator(".poster").first.get_by_role("link", name="Rules")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .told")
    chapter = page.locator("dialog nav a").nth(4)
    chapter.focus()

    page.keyboard.press("Enter")

    heading = page.locator("dialog .heading").nth(4)
    screen.wait_until(lambda: focused(page, heading))
    page.keyboard.press("Tab")
    clause = page.evaluate("() => document.activeElement.textContent")
    assert re.fullmatch(r"K-\d+", clause)
    page.keyboard.press("Enter")
    page.wait_for_selector(HERE)
    assert focused(page, page.locator(HERE))
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert focused(page, button)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_overlaps(screen: Screen, game: str) -> None:
    """In every language, on the smallest phone and on the largest screen; nothing scrolls sideways."""
    page = screen.page
    at_rules(screen, game)

    faults = {}
    for language in LANGUAGES:
        screen.speak(language)
        titles = [f"{n}. {chapter.title}" for n, chapter in enumerate(rules_of(GAMES[game], language).chapters, 1)]
        for size in (SMALL, PHONE, LOW, LARGE):
            screen.resize(*size)
            *shown, symbols = page.locator(".heading").all_inner_texts()
            assert shown == titles
            assert symbols == SYMBOLS[language]
            faults[f"{language} {size}"] = sticks_out(page) + page.evaluate(OVERLAPPING)
    screen.resize(*DESK)

    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.parametrize("size", [SMALL, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_fits(new_screen: NewScreen, language: str, size: tuple[int, int]) -> None:
    """Over the lobby, too; the chapters can be folded out on a phone, and lead where they say."""
    screen = new_screen(size=size, language=language)
    page = screen.page
    screen.go("/")
    page.locator(".poster a.btn[href^='/rules']").first.click()
    page.wait_for_selector(f"dialog {PICTURES}")
    assert sticks_out(page) == []
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate("() => document.querySelector('dialog .body').scrollWidth <= innerWidth")

    if size == SMALL:
        page.locator("dialog summary").click()
    page.locator("dialog nav a").last.click()

    heading = page.locator("dialog .heading").last
    screen.wait_until(lambda: focused(page, heading))
    assert sticks_out(page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe(new_screen: NewScreen, size: tuple[int, int], theme: str) -> None:
    """Nothing keeps anybody from reading: at a clause, and while something is looked for."""
    screen = new_screen(size=size, theme=theme)
    at_rules(screen, "kabale#K-89")
    faults = violations(screen.page)
    screen.page.get_by_role("searchbox").fill("storm")
    screen.page.wait_for_selector("mark")

    assert faults + violations(screen.page) == []


def test_pictures_are_drawn(screen: Screen) -> None:
    """What a chapter speaks of has a picture and a name, and every picture that is named is there."""
    for game in GAMES:
        at_rules(screen, game)
        missing = screen.page.evaluate(
            """() => [...document.querySelectorAll(".pictures use")]
              .map((use) => use.getAttribute("href"))
              .filter((id) => !document.querySelector(id))"""
        )
        unnamed = [one for one in screen.page.locator(PICTURES).all_inner_texts() if not one.strip()]
        bare = screen.page.locator(f"{PICTURES}:not(:has(use))").all_inner_texts()

        assert (missing, unnamed, bare) == ([], [], [])


def test_rules_come_only_to_who_opens_them(new_screen: NewScreen) -> None:
    """Neither the rules nor what shows them is part of a first visit."""
    screen = new_screen(fresh=True)
    visit = Visit(screen.context).go(screen.url, ".poster")
    assert not [path for path in visit.weights if "RuleBook" in path or path.startswith("/api/rules/")]

    visit.page.locator(".poster a.btn[href^='/rules']").first.click()
    visit.page.wait_for_selector("dialog .told")

    assert [path for path in visit.weights if path.startswith("/api/rules/")] == ["/api/rules/kabale/en.json"]
