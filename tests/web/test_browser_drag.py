"""Dragging one thing onto another is touching both: with a mouse everywhere, with a finger out of the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from actions import Action, index
from playwright.sync_api import Browser

from server.servers import Server
from web.acting import Actor, Finger
from web.screen import PHONE, Screen

Point = dict[str, float]


def first(verb: str, game: str, pieces: int) -> Action:
    """The first action of this many answers that begins with a verb."""
    found = (action for action in index() if action.record.startswith(f"{game}-") and len(action.phrases) == pieces)
    return next(action for action in found if action.phrases[0].split()[0] == verb)


@pytest.fixture(scope="module")
def actor(browser: Browser, server: Server) -> Iterator[Actor]:
    """Somebody with a mouse."""
    screen = Screen(browser, server.url, painted=False)
    yield Actor(screen, server.database)
    screen.close()


@pytest.fixture
def finger(browser: Browser, server: Server) -> Iterator[Finger]:
    """Somebody with a phone that nobody has used before: the first tap on a page that was just slid only stops it."""
    screen = Screen(browser, server.url, size=PHONE, painted=False)
    yield Finger(screen, server.database)
    screen.close()


def at(actor: Actor, thing: str) -> Point:
    """Where a thing is drawn."""
    found = actor.find([("ref", thing)])
    assert found is not None, f"{thing} is not drawn"
    assert "x" in found, f"{thing} is covered: {found}"
    return {"x": found["x"], "y": found["y"]}


def pull(actor: Actor, start: Point, end: Point) -> None:
    """Press here, let go there."""
    mouse = actor.page.mouse
    mouse.move(start["x"], start["y"])
    mouse.down()
    mouse.move((start["x"] + end["x"]) / 2, (start["y"] + end["y"]) / 2, steps=4)
    assert actor.page.locator("svg.drag").count() == 1
    mouse.move(end["x"], end["y"], steps=4)
    mouse.up()
    assert actor.page.locator("svg.drag").count() == 0


@pytest.mark.parametrize(
    "action",
    [first("lay", "kabale", 1), first("place", "emerald1", 2), first("place", "emerald2", 2)],
    ids=lambda action: action.name,
)
@pytest.mark.parametrize("lag", [0, 400], ids=["near", "far"])
def test_a_card_is_dragged_to_its_place(actor: Actor, action: Action, lag: int) -> None:
    """One pull of the mouse, and it is done, be it before the rules have spoken."""
    actor.sit_down(action)
    actor.screen.delay(lag)
    start, end = action.phrases[0].split()[1], action.phrases[-1].split()[-1]

    pull(actor, at(actor, start), at(actor, end))
    actor.settle()
    if not actor.committed:  # the card and the place can be meant in several ways
        actor.choose_verb(action.phrases[0].split()[0])

    actor.wait(lambda: len(actor.answers()) >= action.n + len(action.phrases))
    actor.check(action)


def test_what_is_dropped_nowhere_stays_where_it_was(actor: Actor) -> None:
    """Nothing is chosen then."""
    action = first("lay", "kabale", 1)
    actor.sit_down(action)
    start = at(actor, action.phrases[0].split()[1])

    pull(actor, start, {"x": start["x"], "y": 20.0})
    actor.settle()

    assert actor.page.locator(".hand [aria-pressed=true]").count() == 0
    assert not actor.committed


def test_what_is_not_lit_cannot_be_dragged(actor: Actor) -> None:
    """A goal, say: no line follows the mouse."""
    action = first("lay", "kabale", 1)
    actor.sit_down(action)
    mouse = actor.page.mouse
    column = at(actor, action.phrases[0].split()[2])

    mouse.move(column["x"], column["y"])
    mouse.down()
    mouse.move(column["x"] + 40, column["y"] + 60, steps=4)
    dragged = actor.page.locator("svg.drag").count()
    mouse.up()

    assert dragged == 0
    assert actor.said("consider")[-1]["draft"] == []


@pytest.mark.parametrize("lag", [0, 400], ids=["near", "far"])
def test_a_finger_pulls_a_card_out_of_the_hand(finger: Finger, lag: int) -> None:
    """Upwards it is pulled, be it dropped before the rules have spoken; sideways the hand scrolls."""
    action = first("place", "emerald2", 2)
    finger.sit_down(action)
    finger.screen.delay(lag)
    card, place = action.phrases[0].split()[1], action.phrases[-1].split()[-1]
    end, start = at(finger, place), at(finger, card)

    slide(finger, start, {"x": start["x"] + 80, "y": start["y"]})
    finger.settle()
    assert finger.said("consider")[-1]["draft"] == []

    finger.page.evaluate(RESTED)
    slide(finger, at_rest(finger, card), end)
    while finger.page.evaluate("() => window.rested.splice(0).length"):
        slide(finger, at_rest(finger, card), end)
    finger.settle()
    if not finger.committed:
        finger.choose_verb("place")

    finger.wait(lambda: len(finger.answers()) >= action.n + len(action.phrases))
    finger.check(action)


RESTED = """() => {
  window.rested = [];
  addEventListener("contextmenu", (event) => window.rested.push(event.type), { capture: true });
}"""
"""On a slow machine the browser may believe that the finger rests on the card, which is another gesture: it says so."""


def at_rest(finger: Finger, thing: str) -> Point:
    """Where a thing is drawn, once it moves no more: what was slid goes on for a while when the finger has gone."""
    seen = [at(finger, thing)]
    while len(seen) < 4 or seen[-4:] != [seen[-1]] * 4:
        finger.page.wait_for_timeout(40)
        seen.append(at(finger, thing))
    return seen[-1]


def slide(finger: Finger, start: Point, end: Point) -> None:
    """A finger goes down here, along, and up there."""
    touch = finger.page.context.new_cdp_session(finger.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    for step in range(1, 9):
        on = {axis: start[axis] + (end[axis] - start[axis]) * step / 8 for axis in ("x", "y")}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [on]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()
