"""Playing with a box file of one's own: chosen in the lobby, refused in place, named where tables are listed."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import FileChooser, FilePayload, Locator

import intrigue
from intrigue.arena import match
from web.screen import LANGUAGES, PHONE, NewScreen, Screen, wait_for_address
from web.test_browser_look import does_not_fit, violations
from web.test_browser_play import tab_to

GAME = intrigue.GAMES["emerald2"]
SHORT = "vp_end         = 28"
"""A line of the box file: with how many points two players end the game."""
MINE = GAME.box_file.replace(SHORT, "vp_end = 4")
WRONG = GAME.box_file.replace(SHORT, 'vp_end = "many"')
NAME = GAME.with_box_file(MINE).box_name


def file(name: str, text: str) -> FilePayload:
    """A file on somebody's disk."""
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


@cache
def record() -> str:
    """A whole game, played with the owner's file."""
    return match(GAME.with_box_file(MINE), ["random", "random"], 3).record


def choosing(screen: Screen) -> Locator:
    """Come to the lobby and open the options of a new game for two; gives the picker of the box file."""
    screen.go("/")
    page = screen.page
    screen.pick("game", GAME.id)
    screen.pick("count", "2")
    page.locator("details summary").click()
    picker = page.locator(".box input[type=file]")
    picker.wait_for(state="attached")
    return picker


def test_a_table_file_is_chosen_in_the_lobby_and_played_with(screen: Screen) -> None:
    """The table is opened with it, an answer is given, and the lists say with which file it is played."""
    choosing(screen).set_input_files(file("mine.toml", MINE))
    screen.page.get_by_text("mine.toml").wait_for()

    screen.page.locator(".wide").click()
    wait_for_address(screen.page, "/table/")
    screen.play(answers=1)

    assert screen.answers
    assert screen.pages[-1]["view"]["vp_end"] == 4
    screen.go("/")
    mark = screen.page.get_by_role("img", name=f"Played with another box file ({NAME})")
    mark.wait_for()
    assert mark.count() == 1


def test_a_mistake_is_told_in_place_and_can_be_corrected(screen: Screen) -> None:
    """Line, value and rule stand beside the file; the corrected file, of the same name, is played with."""
    line = next(n for n, line in enumerate(WRONG.splitlines(), 1) if '"many"' in line)
    picker = choosing(screen)
    picker.set_input_files(file("mine.toml", WRONG))
    screen.page.get_by_text("mine.toml").wait_for()

    screen.page.locator(".wide").click()

    told = screen.page.locator(".box [role=alert]")
    told.wait_for()
    assert "This box file cannot be played with:" in told.inner_text()
    assert f"line {line}: players.2.vp_end: 'many': Expected `int`, got `str`" in told.inner_text()
    screen.forgive("422")
    picker.set_input_files(file("mine.toml", MINE))
    told.wait_for(state="detached")
    screen.page.locator(".wide").click()
    wait_for_address(screen.page, "/table/")


def test_one_goes_back_to_the_games_own_file(screen: Screen) -> None:
    """A chosen file can be put away; a game whose numbers are all known offers no other file."""
    picker = choosing(screen)
    picker.set_input_files(file("mine.toml", WRONG))

    screen.page.get_by_role("button", name="Back to the game").click()
    screen.page.get_by_text("mine.toml").wait_for(state="detached")
    screen.page.locator(".wide").click()

    wait_for_address(screen.page, "/table/")
    table = screen.request("GET", f"/api/tables/{screen.table}")
    assert table["box"] == ""
    screen.go("/")
    screen.pick("game", "kabale")
    assert not screen.shows(".box")


def test_a_file_is_chosen_by_keyboard(screen: Screen) -> None:
    """Tab leads to the picker, a key opens it."""
    opened: list[FileChooser] = []
    screen.page.on("filechooser", lambda chooser: opened.append(chooser))
    choosing(screen)
    screen.page.wait_for_selector("details .option select")
    screen.page.locator("details summary").focus()
    tab_to(screen.page, ".box input[type=file]")

    screen.page.keyboard.press("Enter")
    screen.wait_until(lambda: bool(opened))
    opened[0].set_files(file("mine.toml", MINE))

    screen.page.locator(".box").get_by_text("mine.toml").wait_for()


def test_a_record_is_loaded_with_its_table_file(screen: Screen) -> None:
    """Without the file a sentence asks for it, a wrong one is refused in place, and with the right one it comes in."""
    screen.go("/")
    records = screen.page.locator(".link > .file input")
    records.wait_for(state="attached")

    records.set_input_files(file("game.txt", record()))
    screen.page.get_by_role("alert").get_by_text("This record belongs to another box file.").wait_for()
    box = screen.page.locator(".brought input")
    box.set_input_files(file("mine.toml", WRONG))
    screen.page.get_by_role("alert").get_by_text("players.2.vp_end: 'many'").wait_for()
    box.set_input_files(file("mine.toml", MINE))

    screen.page.wait_for_selector(".table.ended")
    assert screen.record(screen.table) == record()
    screen.forgive("409", "422")


@pytest.mark.parametrize("theme", ["paper", "gaslight"])
def test_it_fits_on_a_phone_and_axe_finds_nothing(new_screen: NewScreen, theme: str) -> None:
    """With a mistake told in place, nothing overflows, in any language."""
    screen = new_screen(size=PHONE, theme=theme)
    choosing(screen).set_input_files(file("the box file of somebody who likes long names.toml", WRONG))
    screen.page.locator(".wide").click()
    screen.page.locator(".box [role=alert]").wait_for()
    screen.page.locator(".link > .file input").set_input_files(file("game.txt", record()))
    screen.page.locator(".brought").wait_for()
    faults = {}

    for language in LANGUAGES:
        screen.speak(language)
        width = screen.page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
        faults[language] = does_not_fit(screen.page) + ([f"scrolls by {width}"] if width > 0 else [])

    assert faults == {language: [] for language in LANGUAGES}
    assert violations(screen.page) == []
    screen.forgive("409", "422")
