"""Every page on every screen: nothing overlaps, is cut off, out of reach too small for a finger, or moves."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from intrigue.games import GAMES
from intrigue.i18n import Words
from web import test_browser_emerald1 as first
from web import test_browser_emerald2 as second
from web.emerald import begin
from web.screen import DESK, DRAWN, LANGUAGES, ME, Screen
from web.test_browser_look import (
    STICKS_OUT,
    at_devices,
    at_door,
    at_end,
    at_lobby,
    at_replay,
    at_settings,
    at_settlement,
    at_table,
    sticks_out,
)

CONTROLS = (Path(__file__).parent / "controls.js").read_text().partition("\n")[2]
WRONG = f"""async (fingers) => {{
  await document.fonts.ready;
  return [...({CONTROLS.rstrip()})(fingers), ...(await ({STICKS_OUT})())];
}}"""
"""All that can be wrong, looked for at once: between two questions the page would be painted."""
LONG = ("Bartholomäus-Maximilian", "Krisztina Szentpétery-Nagy", "Giovannantonio Castelfranco", "Wilhelmina Ohnesorge")
PRINTED = Path(__file__).parents[2] / "web" / "src" / "games" / "kabale" / "printed.json"
Place = Callable[[Screen], None]


class Size(NamedTuple):
    """A screen: how large it is, and whether it is touched with fingers."""

    width: int
    height: int
    fingers: bool = False


SMALL = Size(360, 640, fingers=True)
PHONE = Size(390, 844, fingers=True)
UPRIGHT = Size(768, 1024, fingers=True)
LAPTOP = Size(1366, 768)
SIZES = (
    SMALL,
    PHONE,
    Size(844, 390, fingers=True),
    UPRIGHT,
    Size(820, 1180, fingers=True),
    Size(1024, 768, fingers=True),
    Size(1280, 640),
    Size(1366, 640),
    LAPTOP,
    Size(1920, 1080),
    Size(2560, 1440),
    Size(640, 512),  # 1280 by 1024, magnified twice
    Size(320, 256),  # and four times
)
TIGHT = (SMALL, UPRIGHT, LAPTOP)
"""Where there is least room for what is drawn there: looked at in every language."""


@contextmanager
def any_size(screen: Screen) -> Iterator[Callable[[Size], None]]:
    """The window can be made of any size, for a mouse or for fingers; in the end it is as it was."""
    wire = screen.context.new_cdp_session(screen.page)

    def turn_to(size: Size) -> None:
        wire.send("Emulation.setTouchEmulationEnabled", {"enabled": size.fingers, "maxTouchPoints": 5})
        screen.resize(size.width, size.height)

    try:
        yield turn_to
    finally:
        turn_to(Size(*DESK))
        wire.detach()


def faults(screen: Screen, fingers: bool) -> list[str]:
    """What is wrong with what is shown now."""
    return list(screen.page.evaluate(WRONG, fingers))


# ---------------------------------------------------------------- where we look


def opening(game: str, seats: int) -> Place:
    """A new game of so many, all with long names; the coach says what could be done."""

    def sit(screen: Screen) -> None:
        bots = [{"kind": "bot", "bot": "random", "name": LONG[i % len(LONG)]} for i in range(1, seats)]
        screen.open_table(ME, *bots, game=game)
        screen.page.wait_for_selector(".table .can")
        screen.page.locator("[data-coach]").wait_for()

    return sit


def six_and_a_card(screen: Screen) -> None:
    """Six at the table, long columns, and a card is chosen."""
    at_table(screen, "kabale-6-0")
    screen.page.locator(".hand .can").first.click()
    screen.page.wait_for_selector(".hand .chosen")


def on_the_way(screen: Screen) -> None:
    """Five at the table: an agent is taken up, and every city says what it costs to go there."""
    first.at_table(screen)
    screen.page.locator(".at-vienna .pawns.can").click()
    screen.page.locator(".at-berlin .price").wait_for()


def placing(screen: Screen) -> None:
    """Five at the table, and an action is being put together."""
    second.at_table(screen)
    begin(screen.page, "place")


def reading(screen: Screen) -> None:
    """What the symbols mean, from a key, in a window over the table."""
    second.at_table(screen)
    screen.page.keyboard.press("l")
    screen.page.locator("dialog dt", has_text="Claim").wait_for()


def at_lessons(screen: Screen) -> None:
    """Look at the chapters of a guided game."""
    screen.go("/learn/emerald1")
    screen.page.locator("[data-chapter]").first.wait_for()


BUSY: Sequence[Place] = (six_and_a_card, on_the_way, placing)
PLACES: Sequence[Place] = (
    *BUSY,
    opening("kabale", 2),
    opening("kabale", 6),
    opening("emerald1", 2),
    opening("emerald1", 5),
    opening("emerald2", 2),
    opening("emerald2", 5),
    first.at_plan,
    first.at_window,
    second.at_plan,
    second.at_window,
    reading,
)
"""Where something is done: looked at on every screen."""
ELSEWHERE: Sequence[Place] = (
    at_lobby,
    at_lessons,
    at_settings,
    at_devices,
    at_door,
    at_settlement,
    at_replay,
    at_end,
    first.at_end,
    second.at_end,
)
"""Where something is read, and the page scrolls: looked at on some."""
SOME = (SMALL, UPRIGHT, Size(1180, 700), LAPTOP)


def looks(turn: int, sizes: Sequence[Size], everywhere: bool) -> Iterator[tuple[str, Size]]:
    """Every size in one language or another, by turns; the tight ones in all of them, where that is wanted."""
    for i, language in enumerate(LANGUAGES):
        for k, size in enumerate(sizes):
            if (k + turn) % len(LANGUAGES) == i or (everywhere and size in TIGHT):
                yield language, size


def looked_at(screen: Screen, turn: int, sizes: Sequence[Size], everywhere: bool = False) -> dict[str, list[str]]:
    """What is found wrong, by language and size; themes change on the way."""
    found: dict[str, list[str]] = {}
    with any_size(screen) as turn_to:
        spoken = ""
        for language, size in looks(turn, sizes, everywhere):
            if language != spoken:
                screen.speak(language)
                screen.wear("gaslight" if language in ("hu", "it") else "paper")
                spoken = language
            turn_to(size)
            found[f"{language} {size.width} by {size.height}"] = faults(screen, size.fingers)
    assert len(found) >= len(sizes)
    return {where: said for where, said in found.items() if said}


@pytest.mark.parametrize("turn", range(len(PLACES)), ids=lambda i: PLACES[i].__qualname__)
def test_tables_on_every_screen(screen: Screen, turn: int) -> None:
    """No control lies over another or out of reach, no text is cut off, and fingers find what they touch."""
    PLACES[turn](screen)

    assert looked_at(screen, turn, SIZES, everywhere=PLACES[turn] in BUSY) == {}


@pytest.mark.parametrize("turn", range(len(ELSEWHERE)), ids=lambda i: ELSEWHERE[i].__qualname__)
def test_other_pages_on_every_screen(screen: Screen, turn: int) -> None:
    """The same holds where people wait, choose a game, look back or have finished."""
    ELSEWHERE[turn](screen)

    assert looked_at(screen, turn, SOME, everywhere=True) == {}


WRITE = """(cards) => [...document.querySelectorAll(".hand .card")].forEach((card, i) => {
  const [name, text] = cards[i % cards.length];
  card.querySelector(".name").textContent = name;
  card.querySelector(".text").textContent = text;
})"""
"""Other names and texts on the cards of a hand."""


def test_every_card_fits_in_a_hand(screen: Screen) -> None:
    """Whatever is dealt: names and texts of all cards of Kabale und Hiebe, on the screens with least room for them."""
    opening("kabale", 2)(screen)
    texts = {language: cards_of_kabale(language) for language in LANGUAGES}

    found: dict[str, list[str]] = {}
    with any_size(screen) as turn_to:
        for language, cards in texts.items():
            screen.speak(language)
            for size in (SMALL, PHONE, UPRIGHT, Size(1366, 640), Size(640, 512), Size(320, 256)):
                turn_to(size)
                for n in range(0, len(cards), 3):
                    screen.page.evaluate(WRITE, cards[n : n + 3])
                    found[f"{language} {size} {cards[n : n + 3]}"] = sticks_out(screen.page)

    assert {where: said for where, said in found.items() if said} == {}


def cards_of_kabale(language: str) -> list[tuple[str, str]]:
    """The name of every card, and what is written on it."""
    words = Words(GAMES["kabale"], language)

    def does(card: str, fact: Any) -> str:
        if not fact["kind"]:
            return words.line(f"board-does-{card}")
        kind = words.line(f"kind-{fact['kind']}")
        return words.line("board-does-specialist", kind=kind, own=fact["value"], other=fact["otherwise"])

    facts = json.loads(PRINTED.read_text())["cards"]
    return [(words.name(card), does(card, fact)) for card, fact in facts.items()]


def test_what_is_wrong_is_found(screen: Screen) -> None:
    """The measures of this file bite."""
    page = screen.page
    placing(screen)
    assert faults(screen, fingers=False) == []

    def bad(selector: str, style: str) -> list[str]:
        thing = page.locator(selector).first
        before = thing.evaluate("(one) => one.style.cssText")
        thing.evaluate("(one, style) => { one.style.cssText += style; }", f";{style}")
        found = faults(screen, fingers=True)
        thing.evaluate("(one, style) => { one.style.cssText = style; }", before)
        return found

    assert any("overlap" in fault for fault in bad(".hand .card", "margin-right: -40px; flex: none; width: 140px"))
    assert any("out of the window" in fault for fault in bad(".prompt .btn", "position: fixed; left: -50px"))
    assert any("cut off" in fault for fault in bad(".prompt", "overflow: hidden; height: 20px; min-height: 0"))
    assert any(
        "is covered" in fault for fault in bad(".bar", "position: fixed; inset: 0; z-index: 99; background: red")
    )
    assert any("too small for a finger" in fault for fault in bad(".prompt .btn", "min-height: 0; height: 20px"))


# ---------------------------------------------------------------- what stays where it is

BOARD = """() => {
  const { x, y, width, height } = document.querySelector(".board").getBoundingClientRect();
  return [x, y, width, height];
}"""


def stays(screen: Screen, steps: Sequence[str], sizes: Sequence[Size]) -> dict[str, set[tuple[float, ...]]]:
    """Where the board was while an action was put together and taken apart again, by size."""
    page = screen.page
    seen: dict[str, set[tuple[float, ...]]] = {}
    with any_size(screen) as turn_to:
        for language, size in zip(LANGUAGES, sizes, strict=False):
            screen.speak(language)
            turn_to(size)
            there = seen.setdefault(f"{language} {size.width} by {size.height}", set())
            for step in steps:
                there.add(tuple(page.evaluate(BOARD)))
                page.locator(step).first.click()
                page.wait_for_function("() => window.considering === null")
                page.evaluate(DRAWN)
            there.add(tuple(page.evaluate(BOARD)))
            for _ in steps:
                page.keyboard.press("Escape")
                page.wait_for_function("() => window.considering === null")
            page.wait_for_selector(".hand .can")
    return seen


@pytest.mark.parametrize(
    ("place", "steps"),
    [
        (at_table, (".hand .can",)),
        (
            first.at_table,
            (".actions .can[data-ref=retrieve]", ".hand .card.can[data-ref=cube_gold]", ".hand .card.can"),
        ),
        (second.at_table, (".actions .can[data-ref=retrieve]", ".hand .card.can")),
    ],
    ids=["kabale", "emerald1", "emerald2"],
)
def test_the_board_stays(screen: Screen, place: Place, steps: Sequence[str]) -> None:
    """While somebody chooses, the board does not move by a pixel, however long the questions are."""
    place(screen)

    seen = stays(screen, steps, (LAPTOP, PHONE, UPRIGHT, Size(844, 390, fingers=True)))

    assert {where: places for where, places in seen.items() if len(places) > 1} == {}


@pytest.mark.parametrize("place", [first.at_plan, placing], ids=["emerald1", "emerald2"])
def test_confirming_is_always_there(screen: Screen, place: Place) -> None:
    """What carries an action out stands at the end of the prompt bar, and nothing stands behind it."""
    place(screen)
    button = screen.page.locator(".prompt .end > :last-child")

    assert "go" in (button.get_attribute("class") or "").split()
    box, bar = button.bounding_box(), screen.page.locator(".prompt").bounding_box()
    assert box is not None
    assert bar is not None
    assert 0 <= bar["x"] + bar["width"] - (box["x"] + box["width"]) < 20


def test_digits_keep_their_meaning(screen: Screen) -> None:
    """An action has the same digit in every turn, whether others are possible or not."""
    digits = []
    for game, first_city in (("emerald1", ["vienna"]), ("emerald2", ["vienna", "rome"])):
        screen.open_table(ME, {"kind": "bot", "bot": "random", "name": "Ada"}, game=game)
        for city in first_city:
            screen.page.locator(f".hit.can[data-ref={city}]").click()
        screen.page.locator(".actions .can[data-ref=discard]").wait_for()
        screen.page.locator(".actions [data-ref=discard][data-digit]").wait_for()
        digits.append(
            screen.page.locator(".actions .can").evaluate_all(
                "(all) => all.map((one) => [one.dataset.ref, one.dataset.digit ?? ''])"
            )
        )

    for all_of_one in digits:
        assert dict(all_of_one)["place"] == "1"
        assert dict(all_of_one)["pass"] == "0"
    assert [dict(one)["discard"] for one in digits] == ["9", "8"]
