"""One person plays whole games against bots."""

from __future__ import annotations

from playwright.sync_api import Page

from web.screen import LIT, ME, RANDOM, SETTLED, NewScreen, Screen, wait_for_address

COUNT_MOUSE = """
window.mouse = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => (window.mouse += 1), { capture: true });
"""


def test_by_mouse(screen: Screen) -> None:
    """A person opens a table for three in the lobby and plays a whole game with the mouse, up to the reasons."""
    page = screen.page
    screen.go("/")
    for seat, bot in ((2, "easy"), (3, "novice")):
        page.get_by_label(f"Who has seat {seat}?").select_option(bot)
    page.get_by_role("button", name="Open the table").click()
    wait_for_address(page, "/table/")

    screen.play()

    screen.wait_until(lambda: screen.pages[-1]["over"])
    last = screen.pages[-1]
    assert screen.faults == []
    page.get_by_text("How the goals were won").wait_for()
    result = screen.text(".result")
    for score in last["scores"]:
        assert str(score) in result
    assert result.count("with the most influence") + result.count("by the Beggar") > 3  # every goal says why
    page.wait_for_selector(".chart svg polyline", state="attached")  # flat where nobody scored
    record = screen.record(screen.table).splitlines()
    told = [line.removeprefix("0 ") for line in record if line.startswith("0 ")]
    screen.wait_until(lambda: [phrase for _, phrase in screen.answers] == told)


def test_the_end_of_a_round_is_shown(screen: Screen) -> None:
    """When a round ends, its goals are handed out one after the other with reasons, and a click leads on."""
    screen.open_table(ME, RANDOM)
    screen.wait_for_turn()

    while not screen.shows(SETTLED):
        screen.act()
        screen.wait_for_turn()
        assert screen.pages[-1]["view"]["round"] < 3

    assert "Round 1" in screen.text(".settled h2")
    verdicts = screen.page.locator(".settled .award .verdict")
    screen.wait_until(lambda: verdicts.count() == len(screen.pages[-1]["view"]["columns"]))

    screen.page.locator(SETTLED).click()

    screen.page.wait_for_selector(".board .columns")
    assert not screen.shows(SETTLED)


def test_by_keyboard(new_screen: NewScreen) -> None:
    """A whole game, the lobby included, is played with keys alone: no mouse event at all reaches the page."""
    screen = new_screen(fresh=True)
    page = screen.page
    page.add_init_script(COUNT_MOUSE)
    screen.go("/")
    page.wait_for_selector(".seats")

    tab_to(page, ".seg input[name=count]")
    page.keyboard.press("ArrowLeft")  # from three players to two
    page.wait_for_function("() => document.querySelectorAll('.seats select').length === 2")
    tab_to(page, ".seats li:nth-child(2) select")
    page.keyboard.type("Bot: Lackey")
    tab_to(page, ".wide")
    page.keyboard.press("Enter")
    wait_for_address(page, "/table/")
    turns = 0
    while True:
        screen.wait_for_turn()
        if screen.over:
            break
        turns += 1
        before = screen.standing()
        if screen.shows(SETTLED):
            to_region(page, "board", SETTLED)
            page.keyboard.press("Enter")
        elif turns % 3 == 0:
            try:
                by_arrows(screen)
            except AssertionError:
                if screen.standing() == before:
                    raise
                continue  # the game has gone on while we were looking: look again
        else:
            by_digits(screen)
        screen.wait_for_change(before)

    assert page.evaluate("window.mouse") == 0
    screen.wait_until(lambda: screen.pages[-1]["over"])
    tab_to(page, ".next a[href$='/replay']")
    page.keyboard.press("Enter")
    wait_for_address(page, "/replay$")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something like that has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def to_region(page: Page, region: str, wanted: str) -> None:
    """Press F6 until a thing like that in this part of the page has the focus."""
    inside = f"""(wanted) => document.activeElement.matches("[data-region={region}] *")
        && document.activeElement.matches(wanted)"""
    for _ in range(12):
        page.keyboard.press("F6")
        if page.evaluate(inside, wanted):
            return
    raise AssertionError(f"F6 never comes to {wanted} in {region}")


def by_digits(screen: Screen) -> None:
    """Choose something lit by its number."""
    digits = [thing.get_attribute("data-digit") for thing in screen.lit()]
    known = [digit for digit in digits if digit]
    if known:
        screen.page.keyboard.press(screen.dice.choice(known))


def by_arrows(screen: Screen) -> None:
    """Choose something lit with F6, arrows and Enter."""
    page = screen.page
    chosen = screen.shows(".chosen[data-ref]")
    lit = page.query_selector_all(LIT)
    if any((thing.get_attribute("data-answer") or "") for thing in lit):
        region = "prompt"
    elif chosen:
        region = "board"
    else:
        region = "hand"
    to_region(page, region, ".can, [data-answer]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"  # one sees where one is
    page.keyboard.press("Enter")


def test_why_not(screen: Screen) -> None:
    """A click on something that cannot be done says why, and does nothing."""
    page = screen.page
    screen.open_table(ME, RANDOM)
    screen.wait_for_turn()
    screen.wait_for_reasons()

    touch(screen, "[data-ref=column-2]")

    assert screen.text(".whynot") == "First choose a card from your hand."

    page.keyboard.press("Escape")
    page.wait_for_selector(".whynot", state="detached")
    touch(screen, ".players [data-ref=seat-1]")
    assert screen.text(".whynot").startswith("Ada: this does not answer the question.")
    touch(screen, ".goal[data-card]")
    assert len(screen.text(".whynot")) > 10
    assert screen.answers == []


def test_why_not_while_watching(screen: Screen, new_screen: NewScreen) -> None:
    """Whoever only watches is told so."""
    guest = new_screen(name="Bea")
    table = screen.open_table(ME, RANDOM)
    screen.wait_for_turn()  # a reason is gone with the next page: now none comes
    guest.go(f"/table/{table['id']}")
    guest.wait_for_page()

    touch(guest, "[data-ref=column-1]")

    assert guest.text(".whynot") == "You are only watching."


def touch(screen: Screen, selector: str) -> None:
    """Click on something that is marked as not to be chosen."""
    screen.page.locator(selector).first.click(force=True)
    screen.page.wait_for_selector(".whynot")
