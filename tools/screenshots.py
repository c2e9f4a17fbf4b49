"""Makes the pictures of the README: starts a server, plays a little in a real browser, and looks.

Run by `make screenshots`. The games are brought in as records, so that the pictures stay the same.
"""

from __future__ import annotations

import re
import sys
import tempfile
from base64 import b64decode
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import Browser, Route, WebSocketRoute, sync_playwright  # noqa: E402  # our own folders come first

from intrigue.server.migrations import migrate  # noqa: E402
from server.servers import Server  # noqa: E402
from web.screen import ARGUMENTS, BRISK, CHROMIUM, ME, PHONE, STATIC, Screen  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
RECORDS = ROOT / "tests" / "records"
GAMES = ROOT / "tests" / "web" / "games"
LARGEST = 150_000
"""No picture is larger than this, in bytes."""
QUALITY = 74
"""Of WebP: letters stay sharp, and no picture gets too large."""
LONG = (1366, 1120)
"""A screen on which the whole lobby has room."""
PEOPLE = ("Anna", "Béla", "Cosima", "Dietrich", "Elena", "Ferenc")


def picture(screen: Screen, name: str) -> None:
    """Look at the screen."""
    page = screen.page
    page.evaluate("() => document.fonts.ready")
    page.mouse.move(1, 1)
    page.wait_for_timeout(600)
    path = PICTURES / f"{name}.webp"
    shot = screen.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(b64decode(shot["data"]))
    size = path.stat().st_size
    assert size < LARGEST, f"{path} has {size} bytes"
    print(f"{path.relative_to(ROOT)}: {size // 1000} kB")


def name_everybody(screen: Screen) -> None:
    """People brought in with a record have no names; here they get some, in all that the page hears."""

    def renamed(text: str) -> str:
        names = iter(PEOPLE * 2)
        return re.sub(r'"name":""', lambda _: f'"name":"{next(names)}"', text)

    def fetched(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=renamed(answer.text()))

    def heard(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(renamed(str(text))))
        line.on_message(server.send)

    screen.page.route("**/api/tables/**", fetched)
    screen.page.route_web_socket("**/ws/**", heard)


def unfinished(name: str, answers: int) -> str:
    """The beginning of a golden record, up to where a person is asked."""
    lines = (RECORDS / f"{name}.txt").read_text().splitlines()
    while lines[answers].startswith("*"):
        answers += 1
    return "\n".join(lines[:answers]) + "\n"


def sit_down(screen: Screen, record: str) -> None:
    """Bring a record in and sit down at its table."""
    name_everybody(screen)
    screen.bring_in(record)
    screen.page.locator(".curtain button").click()
    screen.page.wait_for_selector(".hand .can, .settled")
    while screen.shows(".settled header button"):
        screen.page.locator(".settled header button").click()
        screen.page.wait_for_timeout(100)
    screen.page.locator(".hand .can").nth(1).click()
    screen.page.wait_for_selector(".hand .chosen")


def lobby(browser: Browser, url: str) -> None:
    """The lobby: a game of each kind going on, one that is over, and somebody who waits for players."""
    screen, friend = Screen(browser, url, size=LONG), Screen(browser, url, name=PEOPLE[1])
    waiting = {"game": "emerald2", "seats": [ME, {"kind": "person"}, {"kind": "person"}], "public": True}
    friend.request("POST", "/api/tables", waiting)
    name_everybody(screen)
    screen.bring_in((GAMES / "emerald1-short.txt").read_text())
    for game, bots in (("emerald1", 4), ("emerald2", 2), ("kabale", 3)):
        seats = [ME, *({"kind": "bot", "bot": "random", "name": name} for name in PEOPLE[1 : bots + 1])]
        screen.request("POST", "/api/tables", {"game": game, "seats": seats})
    screen.go("/")
    screen.page.wait_for_selector(".lobby > section li:nth-child(3)")
    screen.page.wait_for_selector(".figs svg")
    picture(screen, "lobby")
    for each in (screen, friend):
        each.close()


def tables(browser: Browser, url: str) -> None:
    """The table by day, by night, and on a phone."""
    screens = {
        "table": Screen(browser, url),
        "table-gaslight": Screen(browser, url, theme="gaslight"),
        "phone": Screen(browser, url, size=PHONE, language="hu"),
    }
    for name, screen in screens.items():
        sit_down(screen, unfinished("kabale-3-1", 112))
        picture(screen, name)
        screen.close()


def put_together(screen: Screen, record: str) -> None:
    """Bring in a game in which an action is half put together, and sit down to it."""
    name_everybody(screen)
    screen.bring_in(record)
    screen.page.locator(".curtain button").click()
    screen.page.wait_for_selector(".plan")


def emerald2(browser: Browser, url: str) -> None:
    """The second edition of A Study in Emerald: an attack being planned, by day, by night, and on a phone; the end."""
    screens = {
        "emerald2": Screen(browser, url),
        "emerald2-gaslight": Screen(browser, url, theme="gaslight", language="de"),
        "emerald2-phone": Screen(browser, url, size=PHONE, language="it"),
    }
    for name, screen in screens.items():
        lines = (GAMES / "emerald2-interrupt.txt").read_text().splitlines()
        put_together(screen, "\n".join(lines[: lines.index("0 bomb cthulhu")]) + "\n")
        picture(screen, name)
        screen.close()
    finished(browser, url, "emerald2-end", (GAMES / "emerald2-window.txt").read_text())


MOVE = (
    ".actions .can[data-ref=move]",
    ".hand .card.can[data-ref=gold]",
    ".hand .card.can[data-ref=cube_gold]",
    '.plan .can[data-phrase="go evno_asef"]',
)
"""What is touched until a city is all that is missing for an agent to be on the way."""


def emerald1(browser: Browser, url: str) -> None:
    """The first edition: an agent being sent on the way, by day, by night, and on a phone; the end."""
    screens = {
        "emerald1": Screen(browser, url),
        "emerald1-gaslight": Screen(browser, url, theme="gaslight", language="hu"),
        "emerald1-phone": Screen(browser, url, size=PHONE, language="de"),
    }
    for name, screen in screens.items():
        name_everybody(screen)
        screen.bring_in((GAMES / "emerald1-crowd.txt").read_text())
        screen.page.locator(".curtain button").click()
        for touched in MOVE:
            screen.page.locator(touched).click()
            screen.page.wait_for_timeout(1500)  # until the rules have spoken
        screen.page.wait_for_selector(".hit.can[data-ref=the_hague]")
        picture(screen, name)
        screen.close()
    finished(browser, url, "emerald1-end", (GAMES / "emerald1-short.txt").read_text())


def finished(browser: Browser, url: str, name: str, record: str) -> None:
    """The end of a game, with its reasons."""
    screen = Screen(browser, url)
    name_everybody(screen)
    screen.bring_in(record)
    screen.page.wait_for_selector(".table.ended .chart svg")
    picture(screen, name)
    screen.close()


def end(browser: Browser, url: str) -> None:
    """The end of a game of Kabale."""
    finished(browser, url, "end", (RECORDS / "kabale-3-1.txt").read_text())


PARTS = {"lobby": lobby, "tables": tables, "end": end, "emerald1": emerald1, "emerald2": emerald2}


def main(*names: str) -> None:
    """All pictures, or those of some parts: `tools/screenshots.py emerald1`."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/pictures.sqlite3"
        migrate(database)
        server = Server(database, pace=BRISK, static=str(STATIC))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            server.start()
            for name in names or PARTS:
                PARTS[name](browser, server.url)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
