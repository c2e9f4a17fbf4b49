"""A game without drawings of its own in a terminal: its views are listed."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import intrigue
from cli.terminal import LANGUAGES
from intrigue import Rng, play_out, roll_chance
from intrigue.cli.lines import Lines
from intrigue.cli.plain import PlainScreen, said
from intrigue.cli.screens import Screen, screen_of
from intrigue.games import Games, plugged
from intrigue.i18n import Words
from intrigue.kernel.game import Game

EXAMPLE = Path(__file__).parents[2] / "examples" / "sealed"


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The example that has no drawings."""
    monkeypatch.setenv(plugged.VARIABLE, str(EXAMPLE))
    return Games(())["sealed"]


def text(part: RenderableType) -> str:
    out = StringIO()
    Console(file=out, width=80).print(part)
    return out.getvalue()


def test_it_is_drawn_plainly(game: Game) -> None:
    """By what fits the protocol of drawings."""
    screen: Screen = screen_of(game)

    assert isinstance(screen, PlainScreen)
    assert list(screen.CARDS) == ["silk", "spice", "silver"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_seen_is_listed(game: Game, language: str) -> None:
    """In words: what is said once line by line, players in a table; what is hidden stays hidden."""
    t = game.new(2)
    roll_chance(t, Rng(3))
    words = Words(game, language, ["Anna", "Béla"])
    view = game.observe(t, 0)

    lines = text(screen_of(game).draw([view], words, Lines(language))).splitlines()

    mine = next(line for line in lines if line.startswith("Anna")).split()
    theirs = next(line for line in lines if line.startswith("Béla")).split()
    assert mine[-1] == words.name(view.players[0].wants)
    assert theirs[-1] == "?"
    assert theirs[1:6] == ["1,", "2,", "3,", "4,", "5"]
    assert any(words.line("view-for_sale") in line and words.name(view.for_sale) in line for line in lines)
    assert "agenda" not in " ".join(lines)


def test_parts_of_a_view(game: Game) -> None:
    """Whatever a view may hold has a way to be said."""
    words = Words(game, "en", ["Anna"])

    for part, line in [
        (None, "—"),
        ((), "—"),
        ("", "—"),
        (True, "✓"),
        (False, "✗"),
        (0, "0"),
        ("hidden", "?"),
        ("silk", "silk"),
        ("coin-3", "3"),
        ("seat-0", "Anna"),
        ("something", "something"),
        (("silk", "spice", "silk"), "silk ×2, spice"),  # noqa: RUF001
        ({"purse": 3, "some_thing": "silk"}, "purse 3, some thing silk"),
    ]:
        assert said(part, words) == line


def test_the_end_and_the_rules(game: Game) -> None:
    """The result lists what is known in the end; cards are explained in their own words."""
    t = game.new(2, listening=True)
    play_out(t, Rng(3))
    words, say, screen = Words(game, "en", ["Anna", "Béla"]), Lines("en"), screen_of(game)
    tellings = [event.seen_by(0) for event in t.log]

    assert "?" not in text(screen.result(game.observe(t, 0), tellings, words, say))
    assert [text(part).strip() for part in screen.tell(None, tellings[:1], 0, words, say)] == [
        words.event(tellings[0], 0)
    ]
    assert words.text("silk") in " ".join(text(screen.card("silk", words, say)).split())
    assert text(screen.card_list(words, say)).count("Worth 1 point") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_the_terminal(tmp_path: Path, language: str) -> None:
    """Against bots that were not chosen: the game has no advice, so they search."""
    record = tmp_path / "game.txt"
    source = str(Path(intrigue.__file__).parent.parent)
    command = f"play sealed --seats 3 --seed 5 --think 0.01 --lang {language} --record {record}"

    done = subprocess.run(
        [sys.executable, "-m", "intrigue", *command.split()],
        input="?\n" + "1\n" * 6,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": source, plugged.VARIABLE: str(EXAMPLE)},
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert record.read_text().splitlines()[-1].startswith("end ")
