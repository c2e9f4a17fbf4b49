"""What the page looks like: it fits, in every language, on a desk and on a phone, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from web.screen import DESK, LANGUAGES, ME, PHONE, RANDOM, SPEAKS, NewScreen, Screen, shown

HERE = Path(__file__).parent
WEB = HERE.parent.parent / "web"
MEASURE = (HERE / "measure.js").read_text().partition("\n")[2]
STICKS_OUT = f"""async () => {{
  await document.fonts.ready;
  const width = document.scrollingElement.scrollWidth - innerWidth;
  return [...({MEASURE.rstrip()})(), ...(width > 0 ? [`scrolls by ${{width}}`] : [])];
}}"""
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("paper", "gaslight")
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@cache
def record(name: str) -> str:
    """A golden record."""
    return (HERE.parent / "records" / f"{name}.txt").read_text()


def unfinished(name: str, rounds: int) -> str:
    """A golden record up to the last turn of a round: the columns are as long as they get."""
    lines = record(name).splitlines()
    turned = [i for i, line in enumerate(lines) if line.startswith("* turn-up")]
    begun = [i for i in turned if not lines[i - 1].startswith("* turn-up")]
    end = begun[rounds] - 1
    while lines[end].startswith("*"):
        end -= 1
    return "\n".join(lines[:end]) + "\n"


def at_table(screen: Screen, name: str = "kabale-3-0", rounds: int = 2) -> None:
    """Sit down at a table where much lies on the board."""
    screen.bring_in(unfinished(name, rounds))
    screen.page.locator(".curtain button").click()
    screen.page.wait_for_selector(".board .columns, .settled")
    if screen.shows(".settled"):
        screen.act()
    screen.page.wait_for_selector(".hand .can")


def at_end(screen: Screen, name: str = "kabale-3-0") -> None:
    """Come to the end of a game."""
    screen.bring_in(record(name))
    screen.page.wait_for_selector(".table.ended .chart svg")


def at_lobby(screen: Screen) -> None:
    """Come to the lobby; a game of one's own is listed there."""
    screen.request("POST", "/api/tables", {"game": "kabale", "seats": [ME, RANDOM]})
    screen.go("/")
    screen.page.wait_for_selector(".lists li")
    screen.page.locator("details summary").click()


def at_settlement(screen: Screen) -> None:
    """Come to the end of a round."""
    lines = record("kabale-3-0").splitlines()
    end = [i for i, line in enumerate(lines) if line.startswith("* turn-up")][2 * 3]  # the goals of the third round
    while lines[end].startswith("*"):
        end += 1
    screen.bring_in("\n".join(lines[:end]) + "\n")
    screen.page.locator(".curtain button").click()
    screen.page.wait_for_selector(".settled .verdict")


def at_replay(screen: Screen) -> None:
    """Look at a game again, in the middle of it."""
    screen.bring_in(record("kabale-3-0"))
    screen.go(f"/table/{screen.table}/replay")
    screen.page.locator(".slide input").fill("60")
    screen.page.locator(".column ol > li").nth(2).wait_for()


def at_door(screen: Screen) -> None:
    """Wait for friends at a table of one's own, with the links for them."""
    screen.open_table(ME, {"kind": "person"}, {"kind": "person"})
    screen.page.locator(".waiting .again .btn").click()
    screen.page.locator(".waiting input").nth(1).wait_for()


def at_devices(screen: Screen) -> None:
    """Look at one's devices: only here, a link for another one, and the question whether to be forgotten."""
    screen.go("/")
    screen.page.get_by_role("button", name="My devices").click()
    parts = screen.page.locator("dialog section")
    parts.nth(1).get_by_role("button").click()
    parts.nth(1).get_by_text("you are only here now").wait_for()
    parts.nth(2).get_by_role("button").click()
    parts.nth(0).get_by_role("button").click()
    parts.nth(0).get_by_role("textbox").wait_for()


def at_settings(screen: Screen) -> None:
    """Look at all settings and all keys, at a table."""
    at_table(screen)
    screen.page.get_by_role("button", name="Settings").click()
    screen.page.locator("dialog summary").click()
    screen.page.locator("dialog kbd").first.wait_for()


def does_not_fit(page: Page) -> list[str]:
    """Texts that stick out of their boxes."""
    page.evaluate("() => document.fonts.ready")
    return list(page.evaluate(MEASURE))


def languages(screen: Screen) -> Iterator[str]:
    """Every language, one after the other, on the page that is shown."""
    for language in LANGUAGES:
        screen.speak(language)
        yield language


def sticks_out(page: Page) -> list[str]:
    """What does not fit, and by how much the page is too wide."""
    return list(page.evaluate(STICKS_OUT))


def test_what_does_not_fit_or_cannot_be_read_is_found(screen: Screen) -> None:
    """The measures of this file bite."""
    at_lobby(screen)
    assert does_not_fit(screen.page) == []

    headings = screen.page.locator(".rest h2")
    headings.nth(0).evaluate("(one) => Object.assign(one.style, { width: '9px', whiteSpace: 'nowrap' })")
    headings.nth(1).evaluate("(one) => Object.assign(one.style, { color: '#888', background: '#999' })")

    assert any("sticks out of h2" in fault for fault in does_not_fit(screen.page))
    assert any(fault.startswith("color-contrast: ") for fault in violations(screen.page))


SAID = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest("script, style, .language")) said.push(node.textContent.trim());
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) said.push(element.getAttribute(name) ?? "");
  return [document.title, ...said];
}"""


def sentences(page: Page) -> set[str]:
    """Everything of two words or more that the page says, to eyes and ears; our own names left out."""
    found = {re.sub(r"\s+", " ", text) for text in page.evaluate(SAID)}
    said = {text for text in found if len(re.findall(r"[^\W\d_]{2,}", text)) > 1}
    return {text for text in said if "Kabale und Hiebe" not in text and text != "A Study in Emerald"}


@pytest.mark.parametrize("place", [at_lobby, at_table, at_end], ids=["lobby", "table", "end"])
def test_languages(screen: Screen, place: Any) -> None:
    """The language changes at once and everywhere: not a sentence stays behind in another one."""
    place(screen)
    said = {}

    for language in languages(screen):
        said[language] = sentences(screen.page)
        assert screen.page.evaluate("() => document.documentElement.lang") == language

    for language in LANGUAGES[1:]:
        assert len(said[language]) > 10
        assert said[language] & said["en"] == set()

    screen.reload()
    screen.page.wait_for_function("() => document.documentElement.lang === 'it'")  # it is kept


def test_another_window_of_the_same_browser_follows(screen: Screen) -> None:
    """What is chosen in one window holds in all of them."""
    screen.go("/")
    other = screen.context.new_page()
    other.goto(screen.url)
    other.get_by_role("button", name="Settings").click()
    other.get_by_label("Language").select_option("de")
    other.locator("dialog").get_by_text("Dunkel: Gaslicht").click()

    screen.page.wait_for_function(SPEAKS, arg="de")
    wait_for_light(screen.page, light=False)
    other.close()


def test_settings_stay_open_while_a_table_comes(screen: Screen) -> None:
    """Whoever is quicker than the line keeps the window that they have opened."""
    page = screen.page
    screen.go("/")
    screen.delay(1500)
    screen.open_table(ME, RANDOM)

    page.get_by_role("button", name="Settings").click()
    assert not screen.shows(".table .can")

    page.wait_for_selector(".table .can")
    assert page.locator("dialog[open]").count() == 1
    screen.delay(0)


def test_settings_are_kept(screen: Screen) -> None:
    """One button leads to all settings, from the lobby and from a table; this browser keeps them."""
    screen.go("/")
    page = screen.page
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    page.locator("dialog").get_by_text("at once").click()
    for switch in ("Sound", "Coach", "Single keys work"):
        assert page.get_by_role("checkbox", name=switch).is_checked()
        page.get_by_role("checkbox", name=switch).uncheck()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.evaluate("() => document.activeElement.ariaLabel") == "Settings"

    screen.open_table(ME, RANDOM)
    screen.reload()
    screen.wait_for_turn()
    settings.click()

    assert page.get_by_role("radio", name="at once").is_checked()
    for switch in ("Sound", "Coach", "Single keys work"):
        assert not page.get_by_role("checkbox", name=switch).is_checked()


def test_words_of_the_lobby(screen: Screen) -> None:
    """The headings are those of the page's word files."""
    at_lobby(screen)

    for language in languages(screen):
        words = (WEB / "src" / "locale" / f"{language}.ftl").read_text()
        for key in ("page-open-a-table", "page-my-games", "page-open-tables"):
            found = re.search(rf"^{key} = (.+)$", words, re.M)
            assert found
            screen.page.get_by_role("heading", name=found[1], exact=True).wait_for()


@pytest.mark.parametrize("theme", THEMES)
def test_theme(new_screen: NewScreen, theme: str) -> None:
    """The page begins as light or dark as the computer likes it, and changes at once when asked to."""
    screen = new_screen(theme=theme)
    screen.go("/")
    wait_for_light(screen.page, theme == "paper")

    screen.page.get_by_role("button", name="Settings").click()
    screen.page.locator("dialog").get_by_text("Dark: gaslight" if theme == "paper" else "Light: paper").click()

    wait_for_light(screen.page, theme != "paper")
    screen.reload()
    wait_for_light(screen.page, theme != "paper")


def wait_for_light(page: Page, light: bool) -> None:
    """Wait until the page is light, or dark."""
    page.wait_for_function(
        """(light) => {
          const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number);
          return light === red + green + blue > 382;
        }""",
        arg=light,
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("place", [at_lobby, at_table, at_end], ids=["lobby", "table", "end"])
def test_axe(new_screen: NewScreen, place: Any, theme: str) -> None:
    """Axe finds nothing that would keep anybody from playing."""
    screen = new_screen(theme=theme)
    place(screen)

    assert violations(screen.page) == []


@SIZES
def test_axe_elsewhere(new_screen: NewScreen, size: tuple[int, int]) -> None:
    """Nor does it with a card chosen, behind the curtain, in the replay, before a game or where nothing is."""
    screen = new_screen(size=size)
    at_table(screen)
    screen.page.locator(".hand .can").first.click()
    screen.page.wait_for_selector(".chosen")
    faults = violations(screen.page)
    screen.reload()
    screen.page.wait_for_selector(".curtain")
    faults += violations(screen.page)
    screen.go(f"/table/{screen.table}/replay")
    screen.page.wait_for_selector(".slide input")
    faults += violations(screen.page)
    at_door(screen)
    faults += violations(screen.page)
    screen.go("/no/such/address")
    screen.page.wait_for_selector(".trouble")
    faults += violations(screen.page)

    assert faults == []


def violations(page: Page) -> list[str]:
    """What axe has to say against the page as it is."""
    assert AXE.is_file(), "axe-core is not installed; run 'make web'"
    page.evaluate(AXE.read_text())
    with shown(page):
        found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{rule['id']}: {node['target']} {node['html'][:120]} {node['failureSummary'][:200]}"
        for rule in found
        for node in rule["nodes"]
    ]


STOPS = """() => {
  const thing = document.activeElement;
  if (thing === document.body) return null;
  return thing.closest("[data-roving]")?.closest("section[aria-label]").ariaLabel ?? "";
}"""


def test_tab_stops(screen: Screen) -> None:
    """Hand, columns, players and story are one stop of the Tab key each; arrows go on inside, and Tab comes back."""
    page = screen.page
    at_table(screen)
    stops: list[str] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOPS)
        if stop is None:
            break
        stops.append(stop)

    groups = [stop for stop in stops if stop]
    assert sorted(groups) == ["Board", "Players", "Story", "Your cards"]

    page.locator(".log button[tabindex='0']").focus()
    last = page.evaluate("() => document.activeElement.textContent")
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    third = page.evaluate("() => document.activeElement.textContent")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert third != last
    assert page.evaluate("() => document.activeElement.textContent") == third


def test_reduced_motion(screen: Screen) -> None:
    """Whoever wants no motion gets none: nothing travels or fades; a new place is only outlined for a moment."""
    page = screen.page
    screen.open_table(ME, RANDOM)
    screen.wait_for_turn()
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('something moves'); }; }")

    screen.play(3)

    screen.wait_for_turn()
    assert page.evaluate("() => document.getAnimations().length") == 0
    moving = (
        "() => [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).transitionProperty !== 'none')"
    )
    assert page.evaluate(f"{moving}.length") == 0
    page.wait_for_selector("[data-arrived]", state="detached")


def test_private_lines(screen: Screen) -> None:
    """What only I can read of the story is marked with a lock, for ears too, and nothing else is."""
    at_table(screen)
    told = screen.wait_for_page(lambda page: page["question"] is not None)["story"]

    lines = screen.page.locator(".log li:not(.chapter) button").all()
    private = ["Only you can read this" in (line.text_content() or "") for line in lines]

    kinds = screen.page.locator(".log li.chapter").count()
    assert private.count(True) == sum(told.get("private", False) for told in told) > 3
    assert len(private) + kinds == len(told)


def test_counts_on_the_phone(new_screen: NewScreen) -> None:
    """On a phone a long press on a player tells the counts that have no room there."""
    screen = new_screen(size=PHONE)
    at_table(screen, "kabale-6-0")
    view = screen.wait_for_page(lambda page: page["question"] is not None)["view"]

    screen.page.locator("[data-about=seat-2]").dispatch_event("contextmenu")

    told = screen.page.locator("[role=tooltip]").inner_text()
    assert f"Draw pile: {view['seats'][2]['pile']}" in told
    assert screen.page.locator("[data-about=seat-2]").inner_text().split()[:2] == ["C", "3"]
