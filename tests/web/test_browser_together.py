"""Several people at one table: by a link, over bad lines, through a restart, at one screen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from intrigue.games.kabale.cards import CARD_NAMES
from server.servers import Server
from web.screen import ME, RANDOM, TURN, NewScreen, Screen, wait_for_address

FRIEND = {"kind": "person"}


def own_answers(screen: Screen, table: str, seat: int) -> list[str]:
    """What the record says that a seat has answered."""
    lines = screen.record(table).splitlines()
    return [line.removeprefix(f"{seat} ") for line in lines if line.startswith(f"{seat} ")]


def take_turns(screens: list[Screen], answers: int) -> None:
    """Everybody plays when it is their turn, until this many answers were given or the game is over."""
    enough = given(screens) + answers
    while given(screens) < enough and not any(screen.over for screen in screens):
        screens[0].wait_until(lambda: given(screens) >= enough or any(screen.shows(TURN) for screen in screens))
        for screen in screens:
            if screen.shows(TURN):
                screen.act_now()  # it may be somebody else's turn by now


def given(screens: list[Screen]) -> int:
    """How many answers all of them gave."""
    return sum(len(screen.answers) for screen in screens)


def all_is_recorded(screen: Screen, table: str, seat: int) -> None:
    """Everything that was answered on this screen comes to stand in the record, and nothing else."""
    screen.wait_until(lambda: own_answers(screen, table, seat) == [phrase for _, phrase in screen.answers])


@pytest.fixture
def friends(new_screen: NewScreen) -> list[Screen]:
    """Anna and Bea in two browsers at one table, Bea by Anna's link."""
    anna, bea = new_screen(name="Anna"), new_screen(name="Bea")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.go("/")
    anna.pick("count", "2")
    anna.page.get_by_label("Who has seat 2?").select_option("person")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.get_by_role("button", name="Copy the link").click()
    anna.page.get_by_role("button", name="Copied").wait_for()
    bea.page.goto(anna.page.evaluate("() => navigator.clipboard.readText()"))
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take the seat").click()
    wait_for_address(bea.page, f"/table/{anna.table}$")
    return [anna, bea]


def test_two_browsers(friends: list[Screen]) -> None:
    """Two people play each other; a reload and a dead line in the middle lose nothing and double nothing."""
    anna, bea = friends
    take_turns(friends, 5)

    bea.reload()
    take_turns(friends, 4)
    anna.context.set_offline(True)
    anna.page.evaluate("() => window.lines.at(-1).close()")
    anna.page.get_by_role("heading", name="Connection lost").wait_for()
    if bea.shows(TURN):
        bea.act_now()
    anna.context.set_offline(False)
    anna.page.wait_for_selector(".line.open")
    take_turns(friends, 6)

    for seat, screen in enumerate(friends):
        all_is_recorded(screen, anna.table, seat)
        assert len(screen.answers) > 3
    assert anna.page.locator(".log li").all_inner_texts() != []
    anna.forgive("WebSocket connection", "ERR_INTERNET_DISCONNECTED")


class BadLine:
    """A line that can lose an answer on its way up, or the page that confirms it on its way down."""

    def __init__(self, screen: Screen) -> None:
        self.mode = "good"
        self.sent: list[str] = []
        screen.page.route_web_socket("**/ws/**", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        """A new line."""
        server = route.connect_to_server()
        broken = False

        def up(message: str | bytes) -> None:
            nonlocal broken
            said = json.loads(message)
            if said["type"] == "commit":
                self.sent.extend(said["draft"])
                if self.mode == "lose the answer":
                    self.mode, broken = "good", True
                    route.close(code=1001)
                    server.close()
                    return
            server.send(message)

        def down(message: str | bytes) -> None:
            nonlocal broken
            if broken:
                return
            if self.mode == "lose the page" and self.sent:
                self.mode, broken = "good", True
                route.close(code=1001)
                server.close()
                return
            route.send(message)

        route.on_message(up)
        server.on_message(down)


@pytest.mark.parametrize("loss", ["lose the answer", "lose the page"])
def test_an_answer_on_a_dying_line(new_screen: NewScreen, loss: str) -> None:
    """An answer is taken exactly once, whether the line dies before it reaches the server or after."""
    screen = new_screen(fresh=True)
    line = BadLine(screen)
    screen.open_table(ME, RANDOM)
    screen.wait_for_turn()
    line.mode = loss

    for _ in range(40):
        screen.act()
        if len(set(line.sent)) >= 3 and screen.shows(TURN):
            break

    assert line.mode == "good"  # it did die
    arrived = line.sent[1:] if loss == "lose the answer" else line.sent
    screen.wait_until(lambda: own_answers(screen, screen.table, 0) == arrived)


def test_server_restart(new_screen: NewScreen, own_server: Server) -> None:
    """A page that is open while the server is killed and started again finds back by itself and goes on."""
    screen = new_screen(url=own_server.url)
    screen.open_table(ME, RANDOM)
    screen.play(3)

    own_server.kill()
    screen.page.wait_for_selector(".prompt.lost")
    own_server.start()
    screen.page.wait_for_selector(".line.open")
    screen.play(2)

    all_is_recorded(screen, screen.table, 0)
    screen.forgive("WebSocket connection", "net::ERR_")  # requests were on their way when the server was killed


def test_hot_seat(screen: Screen) -> None:
    """Two people at one screen: between their turns a curtain, behind which no card of any hand is in the page."""
    page = screen.page
    page.goto(screen.url)
    page.wait_for_selector(".seats")
    screen.pick("count", "2")
    page.get_by_label("Who has seat 2?").select_option("here")
    page.get_by_label("Name", exact=True).fill("Bea")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".curtain")
    seen: set[str] = set()
    names = card_names(screen)

    for _ in range(60):
        screen.wait_for_turn()
        if screen.shows(".curtain"):
            seen.add(screen.text(".curtain h1"))
            behind = page.content()
            assert [name for name in names if name in behind] == []
            assert not screen.shows("[data-card]")
        if len(screen.answers) > 5 and len(seen) > 1:
            break
        screen.act()

    assert {name.split()[-1] for name in seen} == {"Anna", "Bea"}
    asked = [view["view"]["viewer"] for view in screen.pages]
    assert set(asked) == {0, 1}


def card_names(screen: Screen) -> list[str]:
    """What the cards are called in English, as things and as words of the page."""
    words = str(screen.request("GET", "/api/words/kabale/en.ftl"))
    titles = [
        line.partition(" = ")[2]
        for card in CARD_NAMES
        for line in words.splitlines()
        if line.startswith(f"thing-{card} = ")
    ]
    assert len(titles) == len(CARD_NAMES)
    return titles


def test_secrets(friends: list[Screen]) -> None:
    """A browser receives its own hand and nothing of what others hold, draw or lay face down."""
    take_turns(friends, 9)

    for seat, screen in enumerate(friends):
        assert len(screen.pages) > 9
        for page in screen.pages:
            view = page["view"]
            assert view["viewer"] == seat
            assert [type(place["hand"]) for place in view["seats"]] == [int, int]
            hand = set(view["own"]["hand"])
            asked = {word for phrase in (page["question"] or {"phrases": []})["phrases"] for word in phrase.split()}
            assert asked & set(CARD_NAMES) <= hand
            for laid in (card for column in view["columns"] for card in column["cards"]):
                assert laid["card"] == "hidden" or laid["owner"] == seat or laid["up"] or laid["known"]
            for shown, column in zip(page["board"]["columns"], view["columns"], strict=True):
                if shown["turns_up"] is not None:
                    assert shown["turns_up"]["card"] == column["cards"][-1]["card"]
                    shown["turns_up"] = None
                for card in shown["cards"]:
                    card["note"] = ""
            assert [told for told in page["story"] if tells_secret(told, seat)] == []
            del view["own"], view["columns"], page["question"], page["story"]
            for place in view["seats"]:
                del place["discards"], place["shuffled"]
            assert [word for word in words_of(page) if word in CARD_NAMES] == []


def tells_secret(told: dict[str, Any], viewer: int) -> bool:
    """Does it name a card that another player drew or laid?"""
    args = told["args"]
    return told["kind"] in ("drew", "laid") and args["seat"] != f"seat-{viewer}" and args["card"] != "hidden"


def words_of(thing: Any) -> Iterator[str]:
    """All strings in it, however deep."""
    if isinstance(thing, str):
        yield from thing.split()
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield str(key)
            yield from words_of(value)
    elif isinstance(thing, list):
        for one in thing:
            yield from words_of(one)
