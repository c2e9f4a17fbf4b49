"""Coming to a table, going away from it, and games that cannot go on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute

from server.servers import Server
from web.screen import DESK, LANGUAGES, ME, PHONE, RANDOM, SETTLED, NewScreen, Screen, wait_for_address
from web.test_browser_look import does_not_fit, languages, violations

FRIEND = {"kind": "person"}
RECORDS = Path(__file__).parent.parent / "records"


def test_sitting_down_at_a_public_table(new_screen: NewScreen) -> None:
    """A public table is listed in everybody's lobby, and whoever joins there takes the free seat."""
    anna, bea = new_screen(name="Anna"), new_screen(name="Bea")
    anna.go("/")
    anna.pick("count", "2")
    anna.page.get_by_label("Who has seat 2?").select_option("person")
    anna.page.get_by_label("Anybody may take a free seat").check()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.get_by_role("heading", name="One seat is still free.").wait_for()

    bea.go("/")
    bea.page.locator("li", has_text="Anna").get_by_role("button", name="Join").click()

    wait_for_address(bea.page, f"/table/{anna.table}$")
    bea.page.wait_for_selector(".hand [data-ref]")
    anna.page.locator("section.players", has_text="Bea").wait_for()
    anna.wait_until(lambda: anna.shows(".hand .can") or bea.shows(".hand .can"))


def test_links_again(new_screen: NewScreen) -> None:
    """Whoever opened a table can make new links for its free seats at any time; the old ones end; nobody else can."""
    anna, bea = new_screen(name="Anna"), new_screen(name="Bea")
    old = anna.open_table(ME, FRIEND, FRIEND)["links"]["1"]
    bea.request("POST", "/api" + old)
    bea.go(f"/table/{anna.table}")
    bea.page.get_by_role("heading", name="One seat is still free.").wait_for()
    again = anna.page.get_by_role("button", name="Make new links")

    again.click()

    anna.page.wait_for_selector(".waiting input")
    link = anna.page.locator(".waiting input").input_value()
    assert anna.page.locator(".waiting input").count() == 1  # Bea has the other seat
    assert again.count() == 0
    assert not bea.shows(".waiting input")

    clara = new_screen(name="Clara")
    clara.page.goto(link)
    clara.page.get_by_role("button", name="Take the seat").click()
    wait_for_address(clara.page, f"/table/{anna.table}$")
    anna.page.wait_for_selector(".waiting", state="detached")


def test_a_seat_is_taken_before_the_server_has_said_who_we_are(new_screen: NewScreen) -> None:
    """Whoever has told their name before need not wait until it stands there; whoever has not must tell it."""
    anna, bea, nameless = new_screen(name="Anna"), new_screen(name="Bea"), new_screen(name="")
    links = anna.open_table(ME, FRIEND, FRIEND)["links"]
    held: list[Route] = []
    bea.page.route("**/api/me", lambda route: held.append(route) if not held else route.continue_())
    bea.load(links["1"])

    bea.page.get_by_role("button", name="Take the seat").click()
    assert bea.page.locator("main input").input_value() == ""
    assert len(held) == 1
    held[0].continue_()

    wait_for_address(bea.page, f"/table/{anna.table}$")
    nameless.go(links["2"])
    nameless.page.get_by_role("button", name="Take the seat").click()
    nameless.page.locator("input:focus:invalid").wait_for()
    nameless.page.locator("main input").fill("Cili")
    nameless.page.keyboard.press("Enter")
    wait_for_address(nameless.page, f"/table/{anna.table}$")


def test_links_are_shown_to_whoever_opens_a_table(screen: Screen) -> None:
    """The links stand on the page of a new table, and after a reload it offers to make new ones."""
    screen.go("/")
    screen.page.get_by_label("Who has seat 2?").select_option("person")
    screen.page.get_by_role("button", name="Open the table").click()
    screen.page.wait_for_selector(".waiting input")
    assert not screen.page.get_by_role("button", name="Make new links").is_visible()

    screen.reload()

    screen.page.get_by_role("button", name="Make new links").wait_for()
    assert not screen.shows(".waiting input")


def test_an_invitation_says_what_it_is_about(new_screen: NewScreen) -> None:
    """Which game, from whom, who is there; used or wrong it says so at once, and a full table can be watched."""
    anna, bea = new_screen(name="Anna"), new_screen(name="Bea")
    link = anna.open_table(ME, FRIEND)["links"]["1"]
    bea.go(link)
    bea.page.get_by_role("heading", name="Anna invites you").wait_for()
    bea.page.get_by_text("Kabale und Hiebe").wait_for()
    bea.page.get_by_text("One of 2 seats is free.").wait_for()
    anna.page.get_by_role("button", name="Put a bot here").click()
    anna.page.wait_for_selector(".waiting", state="detached")

    bea.page.get_by_role("button", name="Take the seat").click()
    bea.page.get_by_role("heading", name="This link leads to no table").wait_for()
    taken = anna.open_table(ME, FRIEND)["links"]["1"]
    new_screen(name="Clara").request("POST", "/api" + taken)
    bea.go(taken)
    bea.page.get_by_role("heading", name="Somebody else has this seat.").wait_for()
    bea.page.get_by_role("link", name="Watch").click()

    wait_for_address(bea.page, f"/table/{anna.table}$")
    bea.page.locator("section.players", has_text="Clara").wait_for()
    bea.forgive("404")


def test_resigning_and_deleting(new_screen: NewScreen) -> None:
    """Where others play a bot plays on and they are told so; a game of mine alone ends, and can be deleted."""
    anna, bea = new_screen(name="Anna"), new_screen(name="Bea")
    link = anna.open_table(ME, FRIEND)["links"]["1"]
    bea.request("POST", "/api" + link)
    anna.page.wait_for_selector(".hand [data-ref]")
    bea.go(f"/table/{anna.table}")
    bea.page.get_by_role("button", name="This table").click()
    bea.page.get_by_role("button", name="Resign…").click()
    bea.page.get_by_role("button", name="Cancel").click()
    bea.page.get_by_role("button", name="Resign…").click()
    bea.page.get_by_role("button", name="Resign", exact=True).click()
    wait_for_address(bea.page, "^/$")
    anna.page.get_by_text("Bea has resigned").wait_for()

    anna.page.get_by_role("button", name="This table").click()
    anna.page.get_by_role("button", name="Resign…").click()
    anna.page.get_by_role("button", name="Resign", exact=True).click()
    anna.page.get_by_text("It was given up").wait_for()
    anna.go("/")
    row = anna.page.locator("li", has_text="given up")
    row.get_by_role("button", name="Delete").click()
    anna.page.get_by_role("button", name="Delete", exact=True).click()

    row.wait_for(state="detached")


def test_what_is_no_record_is_refused_beside_the_button(screen: Screen) -> None:
    """With a sentence that says what is wrong."""
    screen.go("/")
    page = screen.page
    page.locator(".link > .file input").set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"Hello"})
    page.locator(".brought").get_by_text("This file is not the record of a game").wait_for()
    screen.forgive("422")


def test_a_bot_for_whoever_is_away(new_screen: NewScreen) -> None:
    """The others may let a bot play for whoever has gone, but not at once: the page counts the seconds until then."""
    anna, bea = new_screen(name="Anna", fresh=True), new_screen(name="Bea")
    earlier = 0.0

    def heard(line: WebSocketRoute) -> None:
        """Anna's page hears that Bea went away some time earlier than she did."""
        server = line.connect_to_server()

        def down(text: str | bytes) -> None:
            said = json.loads(text)
            for seat in said.get("seats", ()):
                seat["away"] = seat["away"] and seat["away"] - earlier
            line.send(json.dumps(said))

        server.on_message(down)
        line.on_message(server.send)

    anna.page.route_web_socket("**/ws/**", heard)
    options = {"start_player": "seat-1"}
    link = anna.open_table(ME, FRIEND, options=options)["links"]["1"]
    bea.request("POST", "/api" + link)
    bea.go(f"/table/{anna.table}")
    bea.page.wait_for_selector(".hand .can")
    button = anna.page.locator("[data-replace]")
    anna.page.get_by_role("heading", name="Bea is thinking").wait_for()
    assert button.count() == 0

    bea.page.goto("about:blank")

    button.wait_for()
    assert button.is_disabled()
    shown = button.inner_text()
    anna.wait_until(lambda: button.inner_text() != shown)  # it counts
    assert "Let a bot play for Bea (in 4" in button.inner_text()

    earlier = 60.0
    anna.reload()
    button.click()  # the page is ready for it; the server knows better

    anna.page.get_by_text("It is too early for that.").wait_for()
    anna.forgive("409")


def test_a_program_that_drops_out(new_screen: NewScreen) -> None:
    """A program that does not behave loses its seat: everybody reads below the story who plays on, in any language."""
    anna, bea = new_screen(name="Anna"), new_screen(name="Bea")
    link = anna.open_table(ME, FRIEND)["links"]["1"]
    bea.request("POST", "/api" + link)
    bea.go("/")

    bea.page.evaluate(
        """table => {
            const program = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}/program`);
            program.onopen = () => program.send('{"type": "answer", "id": 0, "phrase": "unasked"}');
        }""",
        anna.table,
    )

    note = anna.page.locator(".log .note")
    note.wait_for()
    told: dict[str, str] = {}
    for language in languages(anna):
        anna.wait_until(lambda: note.inner_text() not in told.values())
        told[language] = note.inner_text()
        assert not does_not_fit(anna.page)
    assert told["en"] == "Bea: the program has dropped out, a bot (quick) plays on."


def test_loading_a_record(screen: Screen) -> None:
    """A record is loaded with the file picker; a file that is none is refused with a sentence."""
    screen.go("/")
    picker = screen.page.locator("input[type=file]")
    picker.wait_for(state="attached")

    picker.set_input_files(Path(__file__))
    screen.page.get_by_role("alert").get_by_text("This file is not the record of a game").wait_for()
    screen.forgive("422")
    picker.set_input_files(RECORDS / "kabale-2-0.txt")

    screen.page.wait_for_selector(".table.ended .result")
    assert screen.record(screen.table) == (RECORDS / "kabale-2-0.txt").read_text()


# ---------------------------------------------------------------- games that cannot go on


def meanwhile(server: Server, change: str) -> None:
    """Stop the server, change something in its database, and start it again."""
    server.end()
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        assert database.execute(change).rowcount > 0
    database.close()
    server.start()


CARDS = ".column ol > li"


def laid(page: dict[str, Any]) -> int:
    """How many cards lie in the columns."""
    return sum(len(column["cards"]) for column in page["view"]["columns"])


def see_the_columns(screen: Screen) -> None:
    """Wait for the board; if a round has just ended, look away from its end."""
    screen.page.wait_for_selector(f".column, {SETTLED}")
    if screen.shows(SETTLED):
        screen.page.locator(SETTLED).click()
        screen.page.wait_for_selector(".column")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_frozen(new_screen: NewScreen, own_server: Server, size: tuple[int, int]) -> None:
    """A game whose rules have changed shows its last state, says why it stopped, and what can be done with it."""
    screen = new_screen(url=own_server.url, size=size)
    page = screen.page
    screen.open_table(ME, RANDOM)
    screen.play(3)
    screen.wait_for_turn()
    before = screen.wait_for_page(lambda page: page["question"] is not None)

    meanwhile(own_server, "UPDATE games SET rules = rules - 1")
    screen.reload()

    page.get_by_role("heading", name="This game cannot go on.").wait_for()
    page.get_by_text("The rules have been corrected since it began. What you see is its last state").wait_for()
    now = screen.wait_for_page(lambda page: page["frozen"] == "rules-changed")
    assert (now["view"], now["question"], now["take_back"]) == (before["view"], None, False)
    see_the_columns(screen)
    assert page.locator(CARDS).count() == laid(before)
    assert not screen.shows(".can")
    faults = {language: does_not_fit(page) for language in languages(screen)}
    assert faults == {language: [] for language in LANGUAGES}
    screen.speak("en")
    assert violations(page) == []

    with page.expect_download() as loading:
        page.get_by_role("link", name="Download the record").click()
    assert Path(loading.value.path()).read_text().startswith("kabale rules 0 seats 2")
    page.get_by_role("link", name="Replay").click()
    page.get_by_text(f"0 of {before['n']}").wait_for()
    page.keyboard.press("End")
    screen.wait_until(lambda: page.locator(CARDS).count() == laid(before))
    screen.forgive("WebSocket", "net::ERR_")


def test_what_is_still_known(new_screen: NewScreen, own_server: Server) -> None:
    """A game whose record does not replay shows the last state that is known, and says how much is missing."""
    screen = new_screen(url=own_server.url)
    screen.open_table(ME, RANDOM)
    screen.play(4)
    screen.wait_for_turn()
    before = screen.wait_for_page(lambda page: page["question"] is not None)

    meanwhile(own_server, "UPDATE answers SET phrase = 'lay nothing nowhere' WHERE n = 15")
    with sqlite3.connect(own_server.database.removeprefix("sqlite:///")) as database:
        kept = database.execute("SELECT max(n) FROM states").fetchone()[0]
    database.close()
    screen.reload()

    now = screen.wait_for_page(lambda page: page["frozen"] == "does-not-replay")
    assert now["shown"] == (None if kept == before["n"] else kept)
    assert now["view"] == before["view"]
    screen.page.get_by_text("Its record does not fit the rules.").wait_for()
    see_the_columns(screen)
    assert screen.page.locator(CARDS).count() == laid(before)

    screen.page.get_by_role("link", name="Replay").click()
    screen.page.get_by_text(f"0 of {before['n']}").wait_for()
    screen.page.keyboard.press("End")
    screen.page.get_by_text("15 of 15").wait_for()  # as far as it goes
    screen.page.get_by_role("link", name="To the table").click()
    screen.page.get_by_role("link", name="Open a new table").click()
    screen.page.wait_for_selector(".posters")
    screen.forgive("WebSocket", "net::ERR_")
