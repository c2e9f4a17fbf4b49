"""How much comes over the line on a first and on a second visit, and that it comes together."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from server.servers import Server
from web.screen import LANGUAGES, ME, RANDOM
from web.visits import PLAY, Visit

LOBBY = 250_000
AGAIN = 10_000
TABLE = 400_000
"""The most bytes: of a first visit to the lobby, of a second one, of a first visit to a table of the first edition."""
FIRST_EDITION = "emerald1"


@pytest.fixture
def newcomer(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A browser that has never been here, in the language of the test."""
    context = browser.new_context(locale=request.getfixturevalue("language"))
    yield context
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby(newcomer: BrowserContext, server: Server, language: str) -> None:
    """It brings one language, and no drawing and no words of any game; on a second visit nearly nothing."""
    first = Visit(newcomer).go(server.url, PLAY)
    again = Visit(newcomer).go(server.url, PLAY)

    assert first.weight <= LOBBY, first.weights
    assert again.weight <= AGAIN, again.weights
    paths = " ".join(first.weights)
    assert re.findall(r"/assets/([a-z]{2})-[^/]*\.js", paths) == [language]
    assert "/api/words/" not in paths
    assert not re.search(r"/assets/(kabale|emerald|plain|Table|Replay)", paths)
    assert first.page.locator("html").get_attribute("lang") == language
    shown = first.page.locator(".poster").all_inner_texts()
    listed = newcomer.request.get(f"{server.url}/api/games?language={language}").json()
    assert len(shown) == len(listed)
    assert all(game["title"] in text and game["about"] in text for game, text in zip(listed, shown, strict=True))
    assert first.page.locator(".poster .figs svg").count() == 5 * len(listed)


@pytest.mark.parametrize("language", ["en"])
def test_a_language_that_was_chosen(newcomer: BrowserContext, server: Server, language: str) -> None:
    """It comes at once, whatever the browser speaks, and alone."""
    chosen = {"name": "Anna", "language": "it", "theme": "paper"}
    newcomer.request.put(f"{server.url}/api/me", headers={"X-Intrigue": "1"}, data=chosen)

    visit = Visit(newcomer).go(server.url, PLAY)

    assert re.findall(r"/assets/([a-z]{2})-[^/]*\.js", " ".join(visit.weights)) == ["it"]
    assert [path for path in visit.weights if path.startswith("/api/games")] == ["/api/games?language=it"]
    assert visit.page.locator("html").get_attribute("lang") == "it"


@pytest.mark.parametrize("language", ["en"])
def test_a_table_s_parts_are_asked_for_while_it_is_opened(
    newcomer: BrowserContext, server: Server, language: str
) -> None:
    """The drawing and the words come while the server still makes the table: one wait, and not three."""
    visit = Visit(newcomer).go(server.url, PLAY)
    held = []
    visit.page.route(
        "**/api/tables", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )

    with visit.page.expect_response(f"**/api/words/*/{language}.ftl"):
        visit.page.locator(PLAY).first.click()
    visit.page.wait_for_timeout(500)

    assert len(held) == 1
    assert any(path.startswith("/assets/Table-") for path in visit.weights)
    held[0].continue_()
    visit.page.wait_for_selector(".table .board [data-ref]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table(newcomer: BrowserContext, server: Server, language: str) -> None:
    """It brings its own drawing and its own words, and nothing of other games."""
    opened = newcomer.request.post(
        f"{server.url}/api/tables",
        headers={"X-Intrigue": "1"},
        data={"game": FIRST_EDITION, "seats": [ME, RANDOM, RANDOM]},
    )
    visit = Visit(newcomer).go(f"{server.url}/table/{opened.json()['id']}", ".table .board [data-ref]")

    assert visit.weight <= TABLE, visit.weights
    assert visit.told > 10_000
    paths = " ".join(visit.weights)
    assert set(re.findall(r"/api/words/(\S+)", paths)) == {f"{language}.ftl", f"{FIRST_EDITION}/{language}.ftl"}
    assert set(re.findall(r"/assets/(kabale|emerald\d|plain)-", paths)) == {FIRST_EDITION}


@pytest.mark.parametrize("language", ["hu"])
def test_nothing_waits_for_the_script_that_could_come_with_it(
    newcomer: BrowserContext, server: Server, language: str
) -> None:
    """The page names all that its first picture needs: on a slow line every link of a chain is a long wait."""
    visit = Visit(newcomer).go(server.url, PLAY)

    named = visit.asked_by_the_page_itself()
    text = {path for path in visit.weights if path.endswith((".js", ".css"))}
    assert text <= named
    assert f"/api/games?language={language}" in named
    assert list(visit.paths.values()).count(f"/api/games?language={language}") == 1, "the script has asked once more"


@pytest.mark.parametrize("language", ["en"])
def test_every_letter_that_we_write_comes_from_the_short_fonts(
    newcomer: BrowserContext, server: Server, language: str
) -> None:
    """The fonts' own files are for letters that only people's names have."""
    visit = Visit(newcomer).go(server.url, PLAY)
    fonts = [path for path in visit.weights if path.endswith(".woff2")]
    assert fonts
    assert all("-ours-" in path for path in fonts)

    visit.page.evaluate("() => (document.querySelector('.poster h2').textContent = 'Ŵŷ')")
    visit.page.evaluate("() => document.fonts.ready.then(() => null)")
    visit.page.wait_for_timeout(500)

    more = [path for path in visit.weights if path.endswith(".woff2") and path not in fonts]
    assert any("latin-ext-700" in path and "-ours-" not in path for path in more)
