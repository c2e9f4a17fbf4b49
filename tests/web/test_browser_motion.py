"""What happens is seen and heard: pieces travel one after the other, moments are shown, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from server.servers import Server
from web.screen import PHONE, NewScreen, Screen

RECORDS = Path(__file__).parent.parent / "records"
RECORD = (RECORDS / "emerald2-3-4.txt").read_text()

WATCH = """() => {
  window.flown = [];
  const look = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches(".flight"))
          for (const { effect } of node.getAnimations())
            window.flown.push([node.dataset.piece, effect.getTiming().delay]);
  });
  look.observe(document.querySelector(".motion"), { childList: true });
}"""
"""Remembers every piece that starts, and when."""
MOVING = "() => document.getAnimations().length"
LOOK = """() => {
  window.seen = { travelled: false, lit: false };
  const look = () => {
    const moving = document.getAnimations().map(({ effect }) => effect.target);
    window.seen.travelled ||= moving.some((thing) => thing.matches(".board [data-move]"));
    const lit = document.querySelector(".hand .can, .board .can") !== null;
    window.seen.lit ||= document.querySelector(".skip") !== null && lit;
    requestAnimationFrame(look);
  };
  look();
}"""
"""From now on: has anything travelled, and could anything be touched while there was something to skip?"""
SKIP = """async (n) => {
  const asks = (message) => message.type === "page" && message.question !== null && message.n > n;
  while (!window.heard.some(asks)) await new Promise((done) => setTimeout(done, 4));
  const { scrollWidth, scrollHeight } = document.documentElement;
  const wider = scrollWidth > innerWidth || scrollHeight > innerHeight;
  const { height } = document.querySelector(".skip").getBoundingClientRect();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
  await new Promise((done) => setTimeout(done));
  const count = (what) => document.querySelectorAll(what).length;
  return { wider, height, lit: count(".hand .can, .board .can, .settled") > 0, flights: count(".flight") };
}"""
"""Skip as soon as the page that asks me has come; nothing is larger than the screen until then."""
STEP = """(n) => {
  const slide = document.querySelector(".slide input");
  slide.value = n;
  slide.dispatchEvent(new Event("input", { bubbles: true }));
}"""
WIDER = "() => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"
"""Is anything larger than the screen?"""


@pytest.fixture(scope="module")
def lively(browser: Browser, server: Server) -> Iterator[Screen]:
    """A screen on which things move, for all tests of this file."""
    screen = Screen(browser, server.url, still=False)
    yield screen
    faults = screen.faults
    screen.close()
    assert faults == []


@pytest.fixture(scope="module")
def replay(lively: Screen) -> tuple[Screen, list[dict[str, Any]]]:
    """A replay of a whole game as everybody sees it, and its story."""
    table = lively.request("POST", "/api/import", RECORD)["id"]
    last = lively.request("GET", f"/api/tables/{table}")["n"]
    story = lively.request("GET", f"/api/tables/{table}/at/{last}?as=public")["story"]
    lively.go(f"/table/{table}/replay")
    lively.page.wait_for_selector(".slide input")
    lively.page.locator(".eyes select").last.select_option("public")
    lively.page.wait_for_selector(".motion", state="attached")
    lively.page.evaluate(WATCH)
    return lively, story


def go_before(screen: Screen, story: list[dict[str, Any]], kind: str) -> int:
    """To the step before the first event of this kind; gives the number of the step with it."""
    entry = next(i for i, event in enumerate(story) if event["kind"] == kind)
    n = int(screen.request("GET", f"/api/tables/{screen.table}/told/{entry}?as=public")["n"])
    go_to(screen, n - 1)
    return n


def go_to(screen: Screen, n: int) -> None:
    """To a step, as the slider does."""
    screen.page.evaluate("() => (window.flown = [])")
    screen.page.evaluate(STEP, n)
    told = screen.request("GET", f"/api/tables/{screen.table}/at/{n}?as=public")["told"]
    screen.page.wait_for_selector(f".log[data-told='{told}']")


def test_a_cube_travels(replay: tuple[Screen, list[dict[str, Any]]]) -> None:
    """Cards that are played and cubes that are placed start one after the other; a step elsewhere moves nothing."""
    screen, story = replay
    n = go_before(screen, story, "cubes-placed")
    assert screen.page.evaluate("() => window.flown") == []
    before = screen.page.locator(".log").get_attribute("data-told")

    screen.page.keyboard.press("ArrowRight")
    screen.page.wait_for_selector(".flight[data-piece=cube]", state="attached")

    assert screen.page.locator(".log").get_attribute("data-told") == before, "the board shows it when it has arrived"
    assert not screen.page.evaluate(WIDER)
    screen.page.wait_for_function("(told) => document.querySelector('.log').dataset.told !== told", arg=before)
    flown = screen.page.evaluate("() => window.flown")
    pieces, starts = zip(*flown, strict=True)
    assert pieces[0] == "card"
    assert pieces[-1] == "cube"
    assert starts == tuple(sorted(starts))
    assert len(set(starts)) == len(starts)
    assert screen.text(".at").startswith(str(n))


def test_a_moment(replay: tuple[Screen, list[dict[str, Any]]]) -> None:
    """It says what has happened, where nobody can touch it or hear it twice, and goes by itself."""
    screen, story = replay
    go_before(screen, story, "royalty-killed")

    screen.page.keyboard.press("ArrowRight")
    plaque = screen.page.locator(".moment .plaque")
    plaque.wait_for()

    assert plaque.inner_text() in screen.text(".log")
    assert screen.page.locator("[aria-hidden=true] .plaque").count() == 1
    box = plaque.bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert not screen.page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.motion'))", middle)
    plaque.wait_for(state="detached")


@pytest.mark.parametrize("how", ["at-once", "reduced"])
def test_nothing_moves(replay: tuple[Screen, list[dict[str, Any]]], how: str) -> None:
    """Whoever wants nothing to move sees the same, at once."""
    screen, story = replay
    n = go_before(screen, story, "cubes-placed")
    told = screen.request("GET", f"/api/tables/{screen.table}/at/{n}?as=public")["told"]
    if how == "at-once":
        screen.page.locator(".eyes select").first.select_option("at-once")
    else:
        screen.page.emulate_media(reduced_motion="reduce")

    screen.page.keyboard.press("ArrowRight")
    screen.page.wait_for_selector(f".log[data-told='{told}']")

    assert screen.page.evaluate("() => window.flown") == []
    assert screen.page.evaluate(MOVING) == 0
    screen.page.emulate_media(reduced_motion="no-preference")
    screen.page.locator(".eyes select").first.select_option("normal")


def test_a_replay_plays(replay: tuple[Screen, list[dict[str, Any]]]) -> None:
    """Step after step, as quickly as was chosen, until somebody stops it."""
    screen, _ = replay
    go_to(screen, 10)
    screen.page.locator(".eyes select").first.select_option("at-once")

    screen.page.get_by_role("button", name="Play", exact=True).click()
    screen.page.wait_for_function("() => parseInt(document.querySelector('.at').innerText) >= 13")
    screen.page.get_by_role("button", name="Pause", exact=True).click()

    stopped = screen.text(".at")
    screen.page.wait_for_timeout(500)
    assert screen.text(".at") == stopped
    screen.page.locator(".eyes select").first.select_option("normal")


def test_skip_to_my_turn(new_screen: NewScreen) -> None:
    """While the bots' moves are shown nothing can be answered; one touch or key later it is my turn."""
    screen = new_screen(fresh=True, still=False, size=PHONE)
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Ada", "Bea", "Cosima")]
    screen.load("/")
    screen.page.evaluate("() => localStorage.setItem('intrigue.motion', 'slow')")
    screen.open_table({"kind": "me"}, *bots)
    screen.reload()
    screen.page.wait_for_selector(".hand [data-ref]")
    screen.wait_until(lambda: screen.pages[-1]["question"] is not None)
    if not screen.shows(".hand .can"):
        screen.page.locator(".skip").click()
    screen.page.wait_for_selector(".hand .can")

    asked = screen.pages[-1]["n"]
    screen.page.evaluate(LOOK)
    screen.page.locator(".hand .can").first.click()
    screen.page.locator(".board .can").first.click()
    skipped = screen.page.evaluate(SKIP, asked)

    assert not skipped["wider"]
    assert skipped["lit"], "the page that asks me has come, so it is shown"
    assert skipped["height"] >= 44
    assert skipped["flights"] == 0
    seen = screen.page.evaluate("() => window.seen")
    assert seen["travelled"]
    assert not seen["lit"], "nothing can be answered while something is still to be shown"


def test_sound_is_off_with_one_click(lively: Screen) -> None:
    """And stays off; the same switch stands in the settings."""
    lively.open_table({"kind": "me"}, {"kind": "bot", "bot": "random", "name": "Ada"})
    button = lively.page.get_by_role("button", name="Sound")
    assert button.get_attribute("aria-pressed") == "true"

    button.click()

    assert button.get_attribute("aria-pressed") == "false"
    lively.reload()
    button.wait_for()
    assert button.get_attribute("aria-pressed") == "false"
    lively.page.get_by_role("button", name="Settings").click()
    assert not lively.page.get_by_role("dialog").get_by_label("Sound").is_checked()
