"""Several people at one screen: nothing that one of them had in mind is there for the next one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from web.screen import ME, Screen

HERE = {"kind": "here", "name": "Bea"}
GAMES = ("kabale", "emerald1", "emerald2")

PLAY_ON = """
([table, seat]) => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/ws/tables/${table}?seat=${seat}`);
  line.onopen = () => line.send(JSON.stringify({ type: "hello" }));
  line.onerror = fail;
  line.onmessage = ({ data }) => {
    const page = JSON.parse(data);
    if (page.type !== "page") return fail(new Error(data));
    if (page.question) {
      const { phrases } = page.question;
      const phrase = ["end", "pass", "done"].find((one) => phrases.includes(one)) ?? phrases.at(-1);
      line.send(JSON.stringify({ type: "answer", n: page.n, epoch: page.epoch, phrase }));
    } else if (page.asked === -1) line.send(JSON.stringify({ type: "settings", go_on: true }));
    else if (page.asked !== seat) done(line.close());
  };
})
"""
"""Somebody's turn, played from another window of theirs: what stands on this screen is not touched."""

STAGE = """
() => {
  const here = document.activeElement;
  const parts = [...document.body.children].filter((one) => !one.matches(".sprite"));
  return [...parts, ...(here === document.body ? [] : [here])].map((one) => one.outerHTML).join("\\n");
}
"""
"""All that stands on the page, and what has the focus; not the symbols it can draw."""


def sit_down(screen: Screen) -> int:
    """Raise the curtain, and wait until everything is there; gives the seat."""
    screen.page.locator(".curtain button").click()
    screen.page.wait_for_selector(".can")
    screen.page.wait_for_timeout(500)
    return int(screen.pages[-1]["view"]["viewer"])


def begin(screen: Screen, game: str) -> int:
    """A table for two at this screen, far enough that there is something to do with a card; gives the seat."""
    screen.open_table(ME, HERE, game=game)
    seat = sit_down(screen)
    while not screen.shows(".hand .card.can"):
        play_on(screen, seat)
        seat = sit_down(screen)
    return seat


def play_on(screen: Screen, seat: int) -> None:
    """The turn ends; the curtain falls."""
    screen.page.evaluate(PLAY_ON, [screen.table, seat])
    screen.page.wait_for_selector(".curtain")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_last_player_is_left(screen: Screen, game: str) -> None:
    """Whoever sits down sees what they would see if they came in by the door, and nothing else."""
    page = screen.page
    seat = begin(screen, game)
    page.locator(".hand .card.can").first.click()
    page.locator(".hand .card").last.focus()
    page.locator(".hand .card").last.hover()
    page.wait_for_selector("[role=tooltip]")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")

    play_on(screen, seat)
    behind = page.evaluate(STAGE)
    other = sit_down(screen)
    after = page.evaluate(STAGE)

    assert other != seat
    assert "data-card" not in behind
    assert "tooltip" not in behind
    assert "<dialog" not in behind
    screen.reload()
    assert sit_down(screen) == other
    assert after == page.evaluate(STAGE)


def test_a_look_at_the_past_is_for_whoever_looked(screen: Screen) -> None:
    """A moment of the past that comes late is not shown to the next player."""
    page = screen.page
    seat = begin(screen, "kabale")
    waiting: list[Route] = []
    page.route("**/told/**", lambda route: waiting.append(route))
    page.locator(".log li button").first.click()
    screen.wait_until(lambda: bool(waiting))

    play_on(screen, seat)
    other = sit_down(screen)
    for route in waiting:
        route.continue_()
    page.wait_for_timeout(1000)

    assert other != seat
    assert not screen.shows(".table.past")
    assert screen.shows(".hand .can")


def test_what_somebody_has_looked_up_is_closed(screen: Screen) -> None:
    """The rules lie over the table; the next player would see what the last one thinks of."""
    seat = begin(screen, GAMES[0])
    screen.page.keyboard.press("r")
    screen.page.wait_for_selector("dialog .told")

    play_on(screen, seat)

    assert not screen.shows("dialog")
