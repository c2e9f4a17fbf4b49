"""One player in several browsers, in one alone, and forgotten."""

from __future__ import annotations

import pytest

from web.screen import ME, RANDOM, NewScreen, Screen, wait_for_address
from web.test_browser_look import THEMES, violations


def has_no_games(screen: Screen) -> None:
    """The lobby lists all tables there are, and none is one's own."""
    screen.page.get_by_role("heading", name="Open tables").wait_for()
    screen.page.get_by_role("heading", name="My games").wait_for(state="detached")


def at_devices(screen: Screen) -> None:
    """Look at one's devices in the lobby."""
    screen.go("/")
    screen.page.get_by_role("button", name="My devices").click()
    screen.page.get_by_role("dialog").wait_for()


def test_another_device_by_a_link_that_works_once(new_screen: NewScreen) -> None:
    """It asks first, whoever opens it; then this browser has the name and the games; logging out ends that."""
    desk, phone = new_screen(name="Anna"), new_screen(name="Béla")
    table = desk.open_table(ME, RANDOM)["id"]
    phone.open_table(ME, RANDOM)
    at_devices(desk)
    desk.page.get_by_role("button", name="Link for another device").click()
    field = desk.page.get_by_role("textbox", name="Link for another device")
    link = field.input_value()
    assert desk.page.evaluate("() => document.activeElement.value") == link
    desk.page.get_by_role("img", name="The link as a QR code").wait_for()

    for _ in range(2):  # looking uses nothing up
        phone.page.goto(link)
        phone.page.get_by_role("heading", name="Go on in this browser as Anna?").wait_for()
    phone.page.get_by_text("There are games in this browser already.").wait_for()
    assert violations(phone.page) == []
    phone.page.get_by_role("button", name="Go on here").click()

    wait_for_address(phone.page, "^/$")
    phone.page.locator(f".lists a[href='/table/{table}']").wait_for()
    assert phone.page.get_by_label("Your name").input_value() == "Anna"
    phone.page.goto(link)
    phone.page.get_by_role("heading", name="This link works no more").wait_for()
    phone.forgive("404")
    desk.page.goto(link)
    desk.page.get_by_role("heading", name="This link works no more").wait_for()
    desk.forgive("404")

    at_devices(desk)
    desk.page.get_by_role("button", name="Log out everywhere else").click()
    desk.page.get_by_text("you are only here now").wait_for()
    phone.load("/")
    has_no_games(phone)
    desk.reload()
    desk.page.wait_for_selector(".lists li")


@pytest.mark.parametrize("theme", THEMES)
def test_being_forgotten(new_screen: NewScreen, theme: str) -> None:
    """Nobody is forgotten by one slip of the finger."""
    screen = new_screen(theme=theme)
    screen.request("POST", "/api/tables", {"game": "kabale", "seats": [ME, RANDOM]})
    at_devices(screen)
    forget = screen.page.get_by_role("button", name="Forget me…")

    forget.click()
    screen.page.get_by_text("This cannot be undone.").wait_for()
    assert violations(screen.page) == []
    screen.page.keyboard.press("Enter")  # the way back is nearest
    forget.click()
    screen.page.get_by_role("button", name="Forget me", exact=True).click()

    has_no_games(screen)
    screen.wait_until(lambda: screen.page.get_by_label("Your name").input_value() == "")
    assert screen.request("GET", "/api/me")["name"] == ""
