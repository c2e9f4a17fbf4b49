"""A game of another package on the page: nobody has drawn it, and it is played to its end all the same."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from intrigue.games import plugged
from intrigue.i18n import Words
from server.servers import Server
from web.conftest import serving
from web.screen import DESK, LANGUAGES, ME, PHONE, NewScreen
from web.test_browser_look import does_not_fit, violations

EXAMPLE = Path(__file__).parents[2] / "examples" / "sealed"
BOTS = [{"kind": "bot", "bot": "ismcts", "name": name} for name in ("Béla", "Cosima", "Dietrich")]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was started with the folder of the example, and with one where there is no game."""
    nowhere = tmp_path_factory.mktemp("nowhere")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(plugged.VARIABLE, os.pathsep.join((str(nowhere), str(EXAMPLE))))
        yield from serving(tmp_path_factory.mktemp("plugged"), fresh=True)


@pytest.fixture
def game() -> Any:
    """The example."""
    (plugin,) = plugged.declared_in(EXAMPLE)
    return plugged.plugged_in(plugin, ())


def test_it_has_a_poster_in_the_lobby(new_screen: NewScreen, served: Server) -> None:
    """After our own games, with its title and its rules in short."""
    screen = new_screen(url=served.url)
    screen.go("/")

    poster = screen.page.locator(".poster", has_text="Sealed Bids")
    poster.wait_for()

    assert screen.page.locator(".poster").count() == 4
    assert "Buy goods at sealed auctions" in poster.inner_text()


def test_what_is_left_out_is_in_the_log(served: Server) -> None:
    """With its reason; the server runs all the same."""
    (line,) = [line for line in served.said().splitlines() if "a game is left out" in line]

    assert "pyproject.toml cannot be read" in line


@pytest.mark.parametrize(("language", "size"), list(zip(LANGUAGES, (DESK, PHONE) * 2, strict=True)))
def test_a_whole_game(new_screen: NewScreen, served: Server, game: Any, size: tuple[int, int], language: str) -> None:
    """In every language, on a desk or on a phone: coins are touched where they lie, and everything is in words."""
    screen = new_screen(url=served.url, size=size, language=language)
    page = screen.page
    table = screen.request("POST", "/api/tables", {"game": "sealed", "seats": [ME, *BOTS]})
    screen.go(f"/table/{table['id']}")
    words = Words(game, language, ["Anna", "Béla", "Cosima", "Dietrich"])
    page.wait_for_selector(".plain .can")
    view = screen.wait_for_page()["view"]

    board = re.sub(r"\s+", " ", page.locator(".plain").inner_text())
    for part in ("for_sale", "stock", "purse", "wants"):
        assert words.line(f"view-{part}").casefold() in board.casefold()
    assert words.name(view["players"][0]["wants"]) in board
    assert board.count("?") == 3
    assert not re.search(r"hidden|coin-|agenda|viewer|for_sale", board)
    lit = page.locator(".plain .can").evaluate_all("(all) => all.map((one) => one.dataset.ref)")
    assert lit == [f"coin-{n}" for n in range(1, 6)]
    assert page.locator("[data-answer]").all_inner_texts() == [words.option("keep", 0)]
    assert does_not_fit(page) == []
    assert violations(page) == []

    page.locator(".plain [data-ref=coin-4]").click()
    screen.wait_until(lambda: [phrase for _, phrase in screen.answers] == ["bid coin-4"])
    screen.play()

    assert page.locator(".result li").count() == 4
    told = page.locator(".result .seen").inner_text()
    assert "?" not in told
    assert violations(page) == []
    assert (
        "a bot failed" not in served.said()
    )  # they think in processes of their own, where the game must be found, too
