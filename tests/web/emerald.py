"""What people do at a table of A Study in Emerald, in either edition."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Page

from server.servers import Server
from web.screen import DRAWN, Screen

GAMES = Path(__file__).parent / "games"
"""Games with telling moments, kept apart from the golden records, which change with the bots that play them."""


def saved(game: str, name: str) -> str:
    """The record of a game, whole or broken off."""
    return (GAMES / f"{game}-{name}.txt").read_text()


def up_to(record: str, answer: str, last: int = -1) -> str:
    """A record up to where this is the next answer: the last of its kind, or an earlier one."""
    lines = record.splitlines()
    at = [i for i, line in enumerate(lines) if re.match(answer, line)][last]
    return "\n".join(lines[:at]) + "\n"


def sit_down(screen: Screen, text: str) -> None:
    """Bring a record in and sit down at its table."""
    screen.bring_in(text)
    screen.page.locator(".curtain button").click()
    screen.page.wait_for_selector(".hand .card")


def see_the_end(screen: Screen, text: str) -> None:
    """Bring a finished game in, and wait for everything that comes a little later."""
    screen.bring_in(text)
    screen.page.wait_for_selector(".table.ended .chart svg")
    screen.page.locator(".secrets", has_text="In hand at the end").wait_for()


def change(server: Server, *changes: str) -> None:
    """Stop the server, change something in its database, and start it again."""
    server.end()
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        for one in changes:
            assert database.execute(one).rowcount > 0
    database.close()
    server.start()


def own_answers(screen: Screen, seat: int = 0) -> list[str]:
    """What the record says that a seat has answered."""
    lines = screen.record(screen.table).splitlines()
    return [line.removeprefix(f"{seat} ") for line in lines if line.startswith(f"{seat} ")]


def begin(page: Page, verb: str, card: str = "") -> None:
    """Choose an action, then a card for it: this one, or the first that is lit; an only card needs no choice."""
    page.locator(f".actions .can[data-ref={verb}]").click()
    page.wait_for_selector(".actions .chosen, .plan")
    page.wait_for_function("() => window.considering === null")
    page.evaluate(DRAWN)
    if page.locator(".plan").count() == 0:
        page.locator(f".hand .card.can[data-ref={card}]" if card else ".hand .card.can").first.click()
    page.wait_for_selector(".plan")


def press(screen: Screen, selector: str) -> None:
    """Choose something lit: by its number if it has one, else by focus and Enter."""
    thing = screen.page.locator(selector)
    thing.wait_for()
    digit = thing.get_attribute("data-digit")
    if digit:
        screen.page.keyboard.press(digit)
    else:
        thing.focus()
        screen.page.keyboard.press("Enter")


def chosen(screen: Screen) -> list[str]:
    """The cards of the plan that the server has."""
    plan = screen.pages[-1]["view"]["own"]["plan"]
    return [] if plan is None else list(plan["chosen"])


def drafted(screen: Screen) -> set[str]:
    """The phrases of the draft, as the rules take it; none if they are not sure."""
    said = [message["considered"]["readings"] for message in screen.heard if message["type"] == "considered"]
    return set(said[-1][0]["phrases"]) if said and len(said[-1]) == 1 else set()
