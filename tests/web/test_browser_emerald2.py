"""A Study in Emerald, second edition, in a real browser: played by mouse, by keys and on a phone, up to its reasons."""

from __future__ import annotations

import re

import pytest

from intrigue.games.emerald.second.box import TEXT
from server.servers import Server
from web.emerald import (
    begin,
    change,
    drafted,
    own_answers,
    press,
    saved,
    see_the_end,
    sit_down,
    up_to,
)
from web.screen import ME, PHONE, RANDOM, NewScreen, Screen, wait_for_address
from web.test_browser_look import THEMES, does_not_fit, violations
from web.test_browser_play import COUNT_MOUSE, to_region

ATTACK = "0 assassinate baron_ungern_sternberg"
"""The last turn of a game: an assassination that ends it."""
CONFIRM = "[data-answer=commit]"
"""The button of the prompt bar that carries a draft out."""
BURST = "0 bomb cthulhu"
"""The last card of an attack that is stopped by Sherlock Holmes."""


def record(name: str) -> str:
    """The record of a game, whole or broken off."""
    return saved("emerald2", name)


def before(name: str, answer: str, last: int = -1) -> str:
    """A record up to where this is the next answer: the last of its kind, or an earlier one."""
    return up_to(record(name), answer, last)


def at_table(screen: Screen) -> None:
    """Five players, late in the game: as many pieces as there are, and two cards in hand that place cubes."""
    sit_down(screen, record("crowd"))


def at_window(screen: Screen) -> None:
    """Cthulhu is coming, and I am asked whether I stop it."""
    sit_down(screen, before("window", r"\d let", 2))


def at_plan(screen: Screen) -> None:
    """An assassination is half put together."""
    sit_down(screen, before("attack", "0 bomb city_madrid"))


def at_end(screen: Screen, name: str = "window") -> None:
    """A finished game, with everything that comes a little later."""
    see_the_end(screen, record(name))


def put_agents(screen: Screen) -> None:
    """Put both first agents into cities."""
    for city in ("vienna", "rome"):
        screen.page.locator(f".hit.can[data-ref={city}]").click()
        screen.wait_until(lambda city=city: f"city {city}" in [phrase for _, phrase in screen.answers])  # type: ignore[misc]


def take_turn(screen: Screen) -> None:
    """A turn by mouse: place cubes in Vienna if that can be, discard a card, end the turn."""
    page = screen.page
    page.wait_for_selector(".actions .can[data-ref=discard]")
    if screen.shows(".actions .can[data-ref=place]"):
        begin(page, "place")
        page.locator(".hit.can[data-ref=vienna]").click()
    else:
        page.locator(".actions .can[data-ref=pass]").click()
    page.wait_for_selector(".actions .can[data-ref=discard]")
    begin(page, "discard")
    page.locator(CONFIRM).click()
    page.locator("[data-answer=end]").click()


# ---------------------------------------------------------------- playing


def test_first_rounds_by_mouse(screen: Screen) -> None:
    """A person plays against a bot with the mouse: agents, three turns of two actions each, and all is recorded."""
    screen.open_table(ME, RANDOM, game="emerald2")
    put_agents(screen)

    for _ in range(3):
        take_turn(screen)

    screen.page.wait_for_selector(".actions .can[data-ref=discard]")
    given = [phrase for _, phrase in screen.answers]
    assert len(given) >= 2 + 3 * 3
    assert given.count("end") == 3
    # What is forced is answered by the program.
    screen.wait_until(lambda: [said for said in own_answers(screen) if not said.startswith("top ")] == given)


def test_to_the_end(new_screen: NewScreen, own_server: Server) -> None:
    """The last turn against a bot by mouse: an assassination ends the game, and the end tells reasons and secrets."""
    screen = new_screen(url=own_server.url)
    page = screen.page
    table = screen.request("POST", "/api/import", before("attack", ATTACK))["id"]
    change(own_server, "UPDATE seats SET guest = NULL, bot = 'random', name = 'Ada' WHERE seat = 1")
    screen.go(f"/table/{table}")
    page.wait_for_selector(".actions .can[data-ref=assassinate]")
    page.locator(".players .mark").click()
    page.locator("dialog").get_by_role("button", name="Restorationist", exact=True).click()
    page.keyboard.press("Escape")

    begin(page, "assassinate", "baron_ungern_sternberg")
    page.locator(".at-rome .row.can").click()
    page.locator(".plan", has_text="3 of 3 bomb points").wait_for()  # one card is left for it
    page.locator(CONFIRM).click()

    page.wait_for_selector(".table.ended .chart svg")
    screen.wait_until(lambda: screen.pages[-1]["over"])
    assert screen.pages[-1]["scores"] == [28, -5]
    assert [phrase for _, phrase in screen.answers] == [line[2:] for line in record("attack").splitlines()[-5:-3]]
    page.get_by_role("heading", name="You win the game, as a Loyalist!").wait_for()
    final = page.locator("tr.fin").inner_text().replace("\N{MINUS SIGN}", "-").split()
    assert [number for number in final if number in ("28", "-5")] == ["28", "-5"]

    for step in (4, 3, 2, 1):
        page.get_by_role("button", name="Step back").click()
        page.get_by_text(f"Step {step} of 5").wait_for()
    assert page.locator("tr.fin").inner_text().strip() == "Final score"
    for _ in range(4):
        page.get_by_role("button", name="Next step").click()

    held = screen.request("GET", f"/api/tables/{table}/at/{screen.pages[-1]['n']}?as=all")["views"][1]["own"]["hand"]
    secrets = page.locator(".secret", has_text="Ada")
    assert "Nobody else knew the identity." in secrets.inner_text()
    assert "Your mark was right: Restorationist." in secrets.inner_text()
    assert secrets.inner_text().count(",") >= len(held) - 2 > 0


def test_replay(screen: Screen) -> None:
    """A finished game is replayed all-seeing: any hand, and identities that were secret then."""
    page = screen.page
    at_end(screen)
    page.get_by_role("link", name="Replay").click()
    wait_for_address(page, "/replay$")
    page.locator(".slide input").fill("200")
    own = screen.request("GET", f"/api/tables/{screen.table}/at/200?as=all")["views"][2]["own"]

    page.get_by_label("Seen by").select_option("all")
    page.locator(".eyes select").nth(2).select_option("2")

    cards = page.locator(".hand .card")
    screen.wait_until(lambda: [card.get_attribute("data-about") for card in cards.all()] == list(own["hand"]))
    sides = page.locator(".players .side")
    screen.wait_until(lambda: sides.count() == 4)
    assert not screen.shows(".can")


def test_draft_in_any_order(screen: Screen) -> None:
    """Cards are added to a draft and taken out again in any order; the cost is counted, and nothing is done yet."""
    page = screen.page
    at_table(screen)
    first = screen.wait_for_page(lambda page: page["question"] is not None)

    begin(page, "place", "place_claim")
    page.locator(".hand .card.can[data-ref=place_retrieve]").click()  # the rules ask for this one first

    screen.wait_until(lambda: drafted(screen) == {"place place_retrieve", "place place_claim"})
    page.locator(".plan .meter", has_text="2 of 2 cubes").wait_for()

    page.locator(".hand .card.chosen").first.click()  # out again
    screen.wait_until(lambda: drafted(screen) == {"place place_claim"})
    page.locator(".hand .card.chosen").click()
    page.wait_for_selector(".actions .can[data-ref=place]")

    assert not screen.shows(".plan")
    assert screen.pages[-1]["n"] == first["n"]
    assert screen.answers == []


def test_card_then_city(screen: Screen) -> None:
    """A card and a city are enough to place cubes: the rules know which action that is."""
    page = screen.page
    at_table(screen)

    page.locator(".hand .card.can[data-ref=place_claim]").click()
    page.locator(".hit.can[data-ref=cairo]").click()

    screen.wait_until(lambda: [phrase for _, phrase in screen.answers] == ["place_claim", "city cairo"])


def test_take_a_target_out(screen: Screen) -> None:
    """The target of an assassination is taken out of the draft with a click, and may be chosen again."""
    page = screen.page
    sit_down(screen, before("attack", ATTACK))
    begin(page, "assassinate", "baron_ungern_sternberg")
    page.locator(".at-rome .row.can").click()

    page.locator(".plan .chips button").click()

    page.wait_for_selector(".at-rome .row.can")
    screen.wait_until(lambda: drafted(screen) == {"assassinate baron_ungern_sternberg"})
    page.locator(".at-rome .row.can").click()
    page.wait_for_selector(CONFIRM)
    assert screen.answers == []


def test_what_a_card_could_do(screen: Screen) -> None:
    """A click on a card shows what could be done with it; a click on what cannot says why, by its clause."""
    page = screen.page
    at_table(screen)
    screen.wait_for_reasons()
    page.locator(".hand .card[data-ref=claim_retrieve]").first.click()

    page.get_by_role("heading", name="What do you do with it?").wait_for()
    lit = page.locator(".actions .can")
    assert {action.get_attribute("data-ref") for action in lit.all()} <= {"claim", "retrieve", "discard"}
    page.locator(".actions [data-ref=assassinate]").click(force=True)
    assert re.search(r"\(E2-\d+\)", screen.text(".whynot"))

    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector(".actions .can[data-ref=pass]")
    assert screen.answers == []


def test_by_keyboard(new_screen: NewScreen) -> None:
    """Agents, a turn and the notebook by keys alone: no mouse event reaches the page, and Escape closes a window."""
    screen = new_screen(fresh=True)
    page = screen.page
    page.add_init_script(COUNT_MOUSE)
    screen.open_table(ME, RANDOM, game="emerald2")

    for city in ("london", "paris"):
        press(screen, f".hit.can[data-ref={city}]")
        screen.wait_until(lambda city=city: f"city {city}" in [phrase for _, phrase in screen.answers])  # type: ignore[misc]
    page.wait_for_selector(".actions .can[data-ref=discard]")
    to_region(page, "players", "*")
    for _ in range(20):
        if page.evaluate("() => document.activeElement.matches('.mark')"):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")

    press(screen, ".actions .can[data-ref=discard]")
    page.wait_for_selector(".actions .chosen")
    to_region(page, "hand", ".card.can")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
    page.keyboard.press("Enter")
    page.wait_for_selector(".plan")
    page.keyboard.press("Escape")  # left out, and chosen again
    page.wait_for_selector(".plan", state="detached")
    press(screen, ".actions .can[data-ref=discard]")
    page.wait_for_selector(".actions .chosen")
    to_region(page, "hand", ".card.can")
    page.keyboard.press("Enter")
    page.wait_for_selector(CONFIRM)
    to_region(page, "prompt", CONFIRM)  # and not to the hint, which stands before it
    page.keyboard.press("Enter")
    page.wait_for_selector(".actions .can[data-ref=pass]")
    press(screen, ".actions .can[data-ref=pass]")
    press(screen, "[data-answer=end]")

    screen.wait_until(lambda: [phrase for _, phrase in screen.answers][-1] == "end")
    assert page.evaluate("window.mouse") == 0


def test_interrupt(new_screen: NewScreen, own_server: Server) -> None:
    """Two browsers: an assassination is put together, a ring counts down for both, the victim stops it with a card."""
    anna, bea = new_screen(url=own_server.url, name="Anna"), new_screen(url=own_server.url, name="Bea")
    table = anna.request("POST", "/api/import", before("interrupt", BURST))["id"]
    change(
        own_server,
        "UPDATE seats SET guest = (SELECT id FROM guests WHERE name = 'Bea'), name = 'Bea' WHERE seat = 2",
        "UPDATE games SET pace = 40",
    )
    bea.go(f"/table/{table}")
    anna.go(f"/table/{table}")
    anna.page.locator(".curtain button").click()
    bea.page.wait_for_selector(".hand .card")

    anna.page.locator(".hand .card.can[data-ref=cthulhu]").click()

    ring = ".prompt.window [role=timer]"
    bea.page.get_by_role("heading", name=re.compile("about to assassinate your agent in Berlin")).wait_for()
    anna.page.get_by_role("heading", name="Bea is asked.").wait_for()
    for screen in (anna, bea):
        first = int(screen.page.locator(f"{ring} text").text_content() or "")
        assert 0 < first <= 40
        screen.page.wait_for_function(
            "([ring, first]) => document.querySelector(ring)?.textContent < first", arg=[f"{ring} text", first]
        )
        assert screen.shows(".at-berlin .attacked")
    assert not anna.shows(".can, [data-answer]")
    bea.page.locator(".hand .card.can[data-ref=sherlock_holmes]").click()

    for screen in (anna, bea):
        screen.page.locator(".log", has_text=re.compile("interrupts? with Sherlock Holmes")).wait_for()
    bea.page.wait_for_selector(ring, state="detached")
    assert [phrase for _, phrase in bea.answers] == ["interrupt sherlock_holmes"]


def test_notebook(screen: Screen) -> None:
    """My marks are kept on this screen over a reload, and are sent nowhere."""
    page = screen.page
    screen.open_table(ME, RANDOM, RANDOM, game="emerald2")
    page.wait_for_selector(".players .mark")
    page.wait_for_timeout(300)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    said = len(screen.sent)

    page.locator(".players .mark").nth(1).click()
    page.locator("dialog section").nth(1).get_by_role("button", name="rather Restorationist").click()
    page.keyboard.press("Escape")
    page.locator(".players .guess", has_text="rather Restorationist").wait_for()

    assert [url for url in asked if "/assets/" not in url] == []
    assert len(screen.sent) == said
    screen.reload()
    page.locator(".players .guess", has_text="rather Restorationist").wait_for()
    assert page.locator(".players .guess").count() == 1
    assert "restorationist-perhaps" not in str(screen.pages)


def test_what_the_program_would_suspect(screen: Screen) -> None:
    """In a practice game it is told to whoever asks for it, in the notebook, and forgotten with the page."""
    page = screen.page
    screen.open_table(ME, RANDOM, RANDOM, game="emerald2")
    switch = page.get_by_role("checkbox", name="What the program would suspect")

    page.locator(".players .mark").nth(1).click()
    assert not switch.is_checked()
    assert not screen.shows("dialog .program")
    switch.check()
    said = page.locator("dialog .program")
    said.nth(1).wait_for()

    assert all(re.search(r"The program: \w+, \d+ in a hundred", told) for told in said.all_text_contents())
    assert said.count() == 2
    page.keyboard.press("Escape")
    screen.reload()
    page.locator(".players .mark").nth(1).click()
    assert not switch.is_checked()


def test_where_others_play_the_program_keeps_its_suspicions(screen: Screen) -> None:
    """Until the game is over: then every moment of the replay may be asked for."""
    page = screen.page
    sit_down(screen, before("attack", ATTACK))
    page.locator(".players .mark").first.click()
    page.locator("dialog section").first.wait_for()
    assert page.get_by_role("checkbox", name="What the program would suspect").count() == 0

    screen.bring_in(record("attack"))
    screen.go(f"/table/{screen.table}/replay")
    page.locator(".players .mark").first.click()
    page.get_by_role("checkbox", name="What the program would suspect").check()
    page.locator("dialog .program").first.wait_for()


def test_table_file(screen: Screen) -> None:
    """At a table with its own file the page shows that file's numbers, and says where they come from."""
    page = screen.page
    own = re.sub(r"(?s)(\[start_deck\.place_bomb\].*?bomb    = )1", r"\g<1>3", TEXT)
    assert own != TEXT
    screen.open_table(ME, RANDOM, game="emerald2", box_file=own)
    page.wait_for_selector(".hand .card")
    page.locator("section.hand .pile").first.click()
    row = page.locator(".piles li", has_text="Place/Bomb")
    if not row.count():  # then it is in my hand
        page.keyboard.press("Escape")
        row = page.locator(".hand .card[data-about=place_bomb]")

    assert row.locator("use[href='#icon-bomb']").count() == 3

    page.keyboard.press("Escape")
    screen.open_table(ME, RANDOM, game="emerald2")
    page.wait_for_selector(".hand .card")
    page.locator("section.hand .pile").first.click()
    everywhere = page.locator(".piles li", has_text="Place/Bomb").or_(
        page.locator(".hand .card[data-about=place_bomb]")
    )
    assert everywhere.first.locator("use[href='#icon-bomb']").count() == 1


# ---------------------------------------------------------------- the look of it


@pytest.mark.parametrize("theme", THEMES)
def test_axe(new_screen: NewScreen, theme: str) -> None:
    """Axe finds nothing that would keep anybody from playing: at the table, in a window of its own, at the end."""
    screen = new_screen(theme=theme)
    at_plan(screen)
    faults = violations(screen.page)
    screen.page.locator(".players .mark").first.click()
    screen.page.wait_for_selector("dialog[open]")
    faults += violations(screen.page)
    at_end(screen, "short")
    faults += violations(screen.page)

    assert faults == []


def test_phone(new_screen: NewScreen) -> None:
    """On a phone a tap on a city opens it in reading size; an action is put together and left again."""
    screen = new_screen(size=PHONE)
    page = screen.page
    at_table(screen)

    page.locator(".hit[data-ref=london]").tap()

    detail = page.locator("dialog[open]")
    detail.get_by_role("heading", name="London").first.wait_for()
    assert "Gloriana" in detail.inner_text()
    assert does_not_fit(page) == []
    assert violations(page) == []
    page.keyboard.press("Escape")
    detail.wait_for(state="detached")
    page.locator(".actions .can[data-ref=place]").tap()
    page.locator(".hand .card.can").first.tap()
    page.wait_for_selector(".plan")
    assert does_not_fit(page) == []
    page.get_by_role("button", name="Back", exact=True).tap()
    page.wait_for_selector(".actions .can[data-ref=place]")
    page.locator(".map-button").tap()
    page.wait_for_selector("dialog[open] .pin")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
