"""A Study in Emerald, first edition, in a real browser: played by mouse, by keys and on a phone, up to its reasons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from intrigue.games.emerald.first.box import TEXT
from server.servers import Server
from web.emerald import (
    begin,
    change,
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

ATTACK = "0 attempt assassinate"
"""The last action of a game: an assassination that ends it."""
CONFIRM = "[data-answer=commit]"
"""The button in the prompt bar that carries an action out."""
SHOWN = "1 show errico_malatesta"
"""A double agent foils an attempt."""


def record(name: str) -> str:
    """The record of a game, whole or broken off: random play that prefers rare actions, chosen for what it comes to."""
    return saved("emerald1", name)


def at_table(screen: Screen) -> None:
    """Five players: a city is destroyed, royal persons are dead; I may place, claim, retrieve, buy and move."""
    sit_down(screen, record("crowd"))


def at_window(screen: Screen) -> None:
    """My main agent is attacked, and I am asked whether I show a double agent."""
    sit_down(screen, up_to(record("foil"), SHOWN))


def at_plan(screen: Screen) -> None:
    """An assassination is half put together."""
    sit_down(screen, up_to(record("attack"), ATTACK))
    begin(screen.page, "attempt")
    screen.page.locator(".plan .picker .can").click()
    screen.page.locator(".plan", has_text="3 of 3 bombs").wait_for()


def at_end(screen: Screen) -> None:
    """A finished game of five, with everything that comes a little later."""
    see_the_end(screen, record("short"))


def take_turn(screen: Screen) -> None:
    """A turn by mouse: place cubes in Vienna if that can be, discard a card, end the turn."""
    page = screen.page
    page.wait_for_selector(".actions .can[data-ref=discard]")
    if screen.shows(".actions .can[data-ref=place]"):
        begin(page, "place")
        page.locator(".hit.can[data-ref=box_vienna]").click()
    else:
        page.locator(".actions .can[data-ref=pass]").click()
    page.wait_for_selector(".actions .can[data-ref=discard]")
    begin(page, "discard")
    page.locator(CONFIRM).click()
    page.locator("[data-answer=end]").click()


# ---------------------------------------------------------------- playing


def test_first_rounds_by_mouse(screen: Screen) -> None:
    """A person plays against a bot with the mouse: the main agent, three turns of two actions, and all is recorded."""
    screen.open_table(ME, RANDOM, game="emerald1")
    screen.page.locator(".hit.can[data-ref=vienna]").click()

    for _ in range(3):
        take_turn(screen)

    screen.page.wait_for_selector(".actions .can[data-ref=discard]")
    given = own_answers(screen)
    assert given[0] == "city vienna"
    assert given.count("end") == 3
    assert sum(answer.startswith("discard ") for answer in given) >= 3


def test_to_the_end(new_screen: NewScreen, own_server: Server) -> None:
    """The last action against a bot by mouse: an assassination ends the game; the end tells reasons and secrets."""
    screen = new_screen(url=own_server.url)
    page = screen.page
    table = screen.request("POST", "/api/import", up_to(record("attack"), ATTACK))["id"]
    change(own_server, "UPDATE seats SET guest = NULL, bot = 'random', name = 'Ada' WHERE seat = 1")
    screen.go(f"/table/{table}")
    page.wait_for_selector(".actions .can[data-ref=attempt]")
    page.locator(".players .mark").click()
    page.locator("dialog").get_by_role("button", name="Restorationist", exact=True).click()
    page.keyboard.press("Escape")

    begin(page, "attempt")
    page.locator(".at-zurich .pawns.can").click()
    page.locator(".plan", has_text="1 from your agents there").wait_for()
    page.locator(".plan", has_text="3 of 3 bombs").wait_for()  # about the cards there is no choice
    page.get_by_role("heading", name=re.compile(r"3 of 3\. Strike!")).wait_for()
    page.locator(CONFIRM).click()

    page.wait_for_selector(".table.ended .chart svg")
    screen.wait_until(lambda: screen.pages[-1]["over"])
    assert screen.pages[-1]["scores"] == [21, 13]
    assert own_answers(screen)[-4:] == [line[2:] for line in record("attack").splitlines()[-5:-1]]
    page.get_by_role("heading", name="You win the game, as a Loyalist!").wait_for()
    assert re.findall(r"\b(21|13)\b", page.locator("tr.fin").inner_text()) == ["21", "13"]

    for step in range(7, 0, -1):
        page.get_by_role("button", name="Step back").click()
        page.get_by_text(f"Step {step} of 8").wait_for()
    assert page.locator("tr.fin").inner_text().strip() == "Final score"
    for _ in range(7):
        page.get_by_role("button", name="Next step").click()

    own = screen.request("GET", f"/api/tables/{table}/at/{screen.pages[-1]['n']}?as=all")["views"][1]["own"]
    secrets = page.locator(".secret", has_text="Ada").inner_text()
    assert "Nobody else knew the identity." in secrets
    assert "Your mark was right: Restorationist." in secrets
    assert "Double agents held to the end:" in secrets
    assert secrets.count(",") >= len(own["hand"]) + len(own["doubles"]) - 4 > 0


def test_replay(screen: Screen) -> None:
    """A finished game is replayed all-seeing: any hand, and identities that were secret then."""
    page = screen.page
    at_end(screen)
    page.get_by_role("link", name="Replay").click()
    wait_for_address(page, "/replay$")
    page.locator(".slide input").fill("150")
    own = screen.request("GET", f"/api/tables/{screen.table}/at/150?as=all")["views"][2]["own"]

    page.get_by_label("Seen by").select_option("all")
    page.locator(".eyes select").nth(2).select_option("2")

    cards = page.locator(".hand .card")
    screen.wait_until(lambda: [card.get_attribute("data-about") for card in cards.all()] == list(own["hand"]))
    sides = page.locator(".players .side")
    screen.wait_until(lambda: sides.count() == 5)
    assert page.locator(".identity .doubles li").count() == len(own["doubles"])
    assert not screen.shows(".can")


def test_claim(screen: Screen) -> None:
    """What can be claimed is lit; a city claimed by mouse wears my disc, and its points are mine."""
    page = screen.page
    at_table(screen)
    page.locator(".actions .can[data-ref=claim]").click()
    page.wait_for_selector(".actions .chosen")
    lit = {one.get_attribute("data-ref") for one in page.locator(".board .hit.can").all()}
    assert lit == {"card_madrid", "box_rome", "society_of_leopold"}

    page.locator(".hit.can[data-ref=box_rome]").click()

    after = screen.wait_for_page(lambda page: page["view"]["actions"] == 1)["view"]
    rome = next(city for city in after["cities"] if city["id"] == "rome")
    assert rome["control"] == 0
    assert after["seats"][0]["disc"] == rome["vp"]
    assert page.locator(".at-rome .flag").inner_text() == "A"
    screen.wait_for_reasons()
    page.locator(".actions [data-ref=claim]").click(force=True)
    assert "(E1-81)" in screen.text(".whynot")


def test_plan_in_any_order(screen: Screen) -> None:
    """Cards and cubes are added to a draft and taken out again in any order; all is counted, nothing is done yet."""
    page = screen.page
    at_table(screen)
    first = screen.wait_for_page(lambda page: page["question"] is not None)

    begin(page, "retrieve", "cube_gold")
    page.locator(".hand .card.can[data-ref=two_cubes]").click()  # the rules ask for this one first
    page.locator(".plan", has_text="0 of 3 cubes").wait_for()
    page.locator(".hit.can[data-ref=box_rome]").click()
    page.locator(".plan", has_text="1 of 3 cubes").wait_for()
    page.locator(".hit.can[data-ref=card_madrid]").click()  # Limbo would give the last two, and that would be all
    page.locator(".plan", has_text="2 of 3 cubes").wait_for()
    page.locator(".plan .chips button").first.click()  # out again
    page.locator(".plan", has_text="1 of 3 cubes").wait_for()
    page.locator(".hand .card.chosen", has_text="Cube/Gold").click()
    page.locator(".plan", has_text="1 of 2 cubes").wait_for()

    page.locator(".plan .x").click()
    page.wait_for_selector(".actions .can[data-ref=place]")
    assert screen.answers == []
    assert screen.pages[-1]["n"] == first["n"]


def test_move_markers(screen: Screen) -> None:
    """Markers are moved by mouse: with a card of two arrows, of which one is chosen, then with a card of one arrow."""
    page = screen.page
    sit_down(screen, record("markers"))
    first = screen.wait_for_page(lambda page: page["question"] is not None)["view"]

    page.locator(".actions .can[data-ref=advance]").click()
    page.locator(".hand .card.can[data-ref=city_london]").click()
    page.get_by_role("button", name="War down 1", exact=True).click()
    page.locator(".plan", has_text=f"{first['war']} → {first['war'] - 1}").wait_for()
    page.locator(CONFIRM).click()
    second = screen.wait_for_page(lambda page: page["view"]["actions"] == 1)["view"]
    page.locator(".hand .card.can[data-ref=city_paris]").click()
    page.locator(".actions .can[data-ref=advance]").click()
    page.locator(".plan", has_text=f"{second['revolution']} → {second['revolution'] + 1}").wait_for()
    page.locator(CONFIRM).click()
    third = screen.wait_for_page(lambda page: page["view"]["actions"] == 0)["view"]

    assert (second["war"], second["revolution"]) == (first["war"] - 1, first["revolution"])
    assert (third["war"], third["revolution"]) == (second["war"], second["revolution"] + 1)


def road(page: Page) -> int:
    """How many pieces of road are lit."""
    return page.locator(".roads .way").count()


def test_route_and_price(screen: Screen) -> None:
    """Once an agent is taken up every city says what it costs, and the way there is lit; too far says why not."""
    page = screen.page
    at_table(screen)

    page.locator(".at-vienna .pawns.can").click()
    assert page.locator(".at-vienna .from").count() == 1
    prices = {
        city: page.locator(f".at-{city} .price").inner_text() for city in ("berlin", "the_hague", "cairo", "rome")
    }
    assert prices == {"berlin": "1", "the_hague": "2", "cairo": "4", "rome": "2"}
    assert road(page) == 0
    page.locator(".hit.can[data-ref=the_hague]").hover()
    assert road(page) == 2
    assert page.locator(".tag.lit").all_inner_texts() == ["1", "1"]
    page.locator(".hit[data-ref=cairo]").click()
    assert "(E1-134)" in screen.text(".whynot")

    page.locator(".hit.can[data-ref=the_hague]").click()
    page.locator(".plan", has_text="0 of 2 gold").wait_for()
    assert "to The Hague: 2 gold, via Berlin" in screen.text(".plan .chips")
    assert page.locator(".at-the_hague .coming").count() == 1
    page.locator(".hand .card.can[data-ref=gold]").click()
    page.locator(".plan", has_text="2 of 2 gold").wait_for()  # the other card has to come along
    assert screen.answers == []  # nobody has gone yet
    page.locator(CONFIRM).click()

    after = screen.wait_for_page(lambda page: page["view"]["actions"] == 1)["view"]
    assert [agent["place"] for agent in after["agents"] if agent["controller"] == 0].count("the_hague") == 1
    assert own_answers(screen)[-3:] == ["move gold", "move cube_gold", "go evno_asef the_hague"]
    assert road(page) == 0


def test_take_back_a_target(screen: Screen) -> None:
    """The target of an attempt is taken out of the plan with a click, and another may be chosen."""
    page = screen.page
    at_plan(screen)

    page.locator(".plan .chips button").click()

    page.locator(".plan .chips").wait_for(state="detached")  # when the rules have spoken
    page.locator(".at-zurich .pawns.can").click()
    page.locator(".plan", has_text="1 from your agents there").wait_for()
    assert screen.answers == []


def test_what_is_begun_on_the_server(screen: Screen) -> None:
    """An action of which pieces were answered one by one is shown as it stands, and goes on from there."""
    page = screen.page
    sit_down(screen, up_to(record("attack"), "0 bomb cube_bomb", -2))
    page.locator(".plan .given", has_text="Zurich").wait_for()

    page.locator(".hand .card.can[data-ref=cube_bomb]").first.click()

    screen.wait_until(lambda: screen.pages[-1]["over"])


def test_a_secret_asks_once_more(screen: Screen) -> None:
    """Showing a double agent is confirmed in the prompt bar: it cannot be taken back."""
    page = screen.page
    sit_down(screen, up_to(record("foil"), "0 show sergei_kravchinsky"))

    page.locator(".identity .can").first.click()

    page.locator(CONFIRM).wait_for()
    assert screen.answers == []
    page.locator(CONFIRM).click()
    screen.wait_until(lambda: own_answers(screen)[-1].startswith("show "))


def test_what_a_card_or_a_place_could_do(screen: Screen) -> None:
    """A click on a card shows what could be done with it; a click on what cannot be says why, by its clause."""
    page = screen.page
    at_table(screen)
    screen.wait_for_reasons()
    page.locator(".hand .card[data-ref=cube_gold]").click()

    lit = page.locator(".actions .can")
    page.locator(".actions h3", has_text="Cube/Gold could").wait_for()
    assert {one.get_attribute("data-ref") for one in lit.all()} == {"place", "retrieve", "buy", "move", "discard"}
    page.locator(".actions [data-ref=attempt]").click(force=True)
    assert re.search(r"\(E1-\d+", screen.text(".whynot"))

    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector(".actions .can[data-ref=pass]")
    page.locator(".hit[data-ref=card_london]").click(force=True)
    assert re.search(r"\(E1-\d+", screen.text(".whynot"))
    page.locator(".hit.plain[data-ref=berlin]").click()
    detail = page.locator(".panel_")
    assert "Inspector Lestrade" in detail.inner_text()
    assert detail.locator(".counter").count() == 2
    page.keyboard.press("Escape")
    detail.wait_for(state="detached")
    assert screen.answers == []


def test_reading_size(screen: Screen) -> None:
    """A card in reading size has its whole text, its numbers with where they come from, and its clauses."""
    page = screen.page
    at_table(screen)

    page.locator(".hand .card[data-about=assassinate]").hover()

    told = page.locator("[role=tooltip]")
    told.wait_for()
    assert "attempt to kill the royal person" in told.inner_text()
    assert re.search(r"bombs?( \(from a report\)|°)?$", told.inner_text(), re.M)
    assert told.get_by_role("link", name="Symbols").count() == 1
    assert re.search(r"E1-\d+", told.inner_text())


def test_by_keyboard(new_screen: NewScreen) -> None:
    """Main agent, a turn and the notebook by keys alone: no mouse event comes, and Escape closes a window."""
    screen = new_screen(fresh=True)
    page = screen.page
    page.add_init_script(COUNT_MOUSE)
    screen.open_table(ME, RANDOM, game="emerald1")

    press(screen, ".hit.can[data-ref=london]")
    screen.wait_until(lambda: "city london" in [phrase for _, phrase in screen.answers])
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

    for again in (True, False):
        press(screen, ".actions .can[data-ref=discard]")
        page.wait_for_selector(".actions .chosen")
        to_region(page, "hand", ".card.can")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        page.keyboard.press("Enter")
        page.wait_for_selector(f".plan, {CONFIRM}")
        if again:
            page.keyboard.press("Escape")  # taken out, and chosen again
            page.wait_for_selector(".plan", state="detached")
    press(screen, CONFIRM)
    page.wait_for_selector(".actions .can[data-ref=pass]")
    press(screen, ".actions .can[data-ref=pass]")
    press(screen, "[data-answer=end]")

    screen.wait_until(lambda: [phrase for _, phrase in screen.answers][-1] == "end")
    assert page.evaluate("window.mouse") == 0


def test_foil(new_screen: NewScreen, own_server: Server) -> None:
    """Two browsers: an attempt is put together, a ring counts down for both, a double agent foils it."""
    anna, bea = new_screen(url=own_server.url, name="Anna"), new_screen(url=own_server.url, name="Bea")
    table = anna.request("POST", "/api/import", up_to(record("foil"), "0 bomb cube_bomb"))["id"]
    change(
        own_server,
        "UPDATE seats SET guest = (SELECT id FROM guests WHERE name = 'Bea'), name = 'Bea' WHERE seat = 1",
        "UPDATE games SET pace = 40",
    )
    bea.go(f"/table/{table}")
    anna.go(f"/table/{table}")
    bea.page.wait_for_selector(".hand .card")

    anna.page.locator(".hand .card.can[data-ref=cube_bomb]").click()

    ring = ".prompt.window [role=timer]"
    bea.page.get_by_role("heading", name=re.compile("Choose a double agent to foil it")).wait_for()
    anna.page.get_by_role("heading", name="Bea is asked.").wait_for()
    for screen in (anna, bea):
        first = int(screen.page.locator(f"{ring} text").text_content() or "")
        assert 0 < first <= 40
        screen.page.wait_for_function(
            "([ring, first]) => document.querySelector(ring)?.textContent < first", arg=[f"{ring} text", first]
        )
        assert screen.shows(".at-zurich .attacked")
    assert not anna.shows(".can, [data-answer]")
    bea.page.locator(".identity .can").click()
    bea.page.locator(CONFIRM).click()

    for screen in (anna, bea):
        screen.page.locator(".log", has_text=re.compile("Errico Malatesta.* is a double agent")).wait_for()
    bea.page.wait_for_selector(ring, state="detached")
    assert [phrase for _, phrase in bea.answers] == ["show errico_malatesta"]
    assert not anna.shows(".at-zurich .attacked")


def test_notebook(screen: Screen) -> None:
    """My marks, of sides and of double agents, are kept on this screen over a reload, and are sent nowhere."""
    page = screen.page
    at_table(screen)
    page.wait_for_timeout(300)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    said = len(screen.sent)

    page.locator(".players .mark").nth(1).click()
    page.locator("dialog section").nth(1).get_by_role("button", name="rather Restorationist").click()
    suspect = page.locator("dialog").get_by_role("group", name=re.compile("Who may hold the counter")).first
    suspect.get_by_role("button", name="Player 4").click()
    page.keyboard.press("Escape")
    page.locator(".players .guess", has_text="rather Restorationist").wait_for()

    assert [url for url in asked if "/assets/" not in url] == []
    assert len(screen.sent) == said
    screen.reload()
    page.locator(".curtain button").click()
    page.locator(".players .guess", has_text="rather Restorationist").wait_for()
    page.locator(".players .mark").first.click()
    assert suspect.get_by_role("button", name="Player 4").get_attribute("aria-pressed") == "true"
    assert page.locator(".players .guess").count() == 1
    assert "restorationist-perhaps" not in str(screen.pages)


def test_table_file(screen: Screen) -> None:
    """At a table with its own file the page shows that file's numbers."""
    page = screen.page
    own = re.sub(r"(?s)(\[start_deck\.gold_bomb\].*?bomb    = )1", r"\g<1>3", TEXT)
    assert own != TEXT
    bombs = {}

    for name, file in (("own", own), ("", None)):
        screen.open_table(ME, RANDOM, game="emerald1", **({"box_file": file} if file else {}))
        page.wait_for_selector(".hand .card")
        page.locator("section.hand .pile").first.click()
        card = page.locator(".piles li", has_text="Gold/Bomb").or_(page.locator(".hand .card[data-about=gold_bomb]"))
        bombs[name] = card.first.locator("use[href='#icon-bomb']").count()
        page.keyboard.press("Escape")

    assert bombs == {"own": 3, "": 1}


# ---------------------------------------------------------------- the look of it


@pytest.mark.parametrize("theme", THEMES)
def test_axe(new_screen: NewScreen, theme: str) -> None:
    """Axe finds nothing that would keep anybody from playing: at the table, in a plan, in a window, at the end."""
    screen = new_screen(theme=theme)
    at_table(screen)
    faults = violations(screen.page)
    screen.page.locator(".actions .can[data-ref=move]").click()
    screen.page.locator(".at-vienna .pawns.can").click()
    screen.page.locator(".at-berlin .price").wait_for()
    faults += violations(screen.page)
    screen.page.locator(".players .mark").first.click()
    screen.page.wait_for_selector("dialog[open]")
    faults += violations(screen.page)
    at_end(screen)
    faults += violations(screen.page)

    assert faults == []


def test_phone(new_screen: NewScreen) -> None:
    """On a phone a tap on a city opens it in reading size; a card and a place in it are an action."""
    screen = new_screen(size=PHONE)
    page = screen.page
    at_table(screen)

    page.locator(".hit[data-ref=rome]").tap()

    detail = page.locator("dialog[open]")
    detail.get_by_role("heading", name="Rome").first.wait_for()
    assert "Leon Czolgosz" in detail.inner_text()
    assert does_not_fit(page) == []
    assert violations(page) == []
    page.keyboard.press("Escape")
    detail.wait_for(state="detached")
    page.locator(".hand .card.can[data-ref=two_cubes]").tap()
    page.locator(".actions .can[data-ref=place]").wait_for()
    assert does_not_fit(page) == []
    page.locator(".hit[data-ref=london]").tap()
    detail.locator("[data-ref=box_london]").tap()
    detail.wait_for(state="detached")
    after = screen.wait_for_page(lambda page: page["view"]["actions"] == 1)["view"]
    assert next(city["box"][0] for city in after["cities"] if city["id"] == "london") == 1
    page.locator(".map-button").tap()
    page.wait_for_selector("dialog[open] .pin")
    assert "sanity counters left" in detail.inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
