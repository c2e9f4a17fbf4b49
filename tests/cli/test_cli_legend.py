"""The legend: every sign that a drawing uses, with a sentence in the reader's language."""

from __future__ import annotations

import re
import unicodedata
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cli.terminal import LANGUAGES, run
from intrigue import GAMES
from intrigue.cli.lines import Lines
from intrigue.cli.plain import PlainScreen
from intrigue.cli.screens import screen_of
from intrigue.cli.teller import ALL, Teller, names_for
from intrigue.i18n import Words
from intrigue.kernel.record import positions, read_record

RECORDS = Path(__file__).parent.parent / "records"
FRAMES = set("─│╭╮╰╯├┤┬┴┼╴╶╷╵━┃┏┓┗┛╔╗╚╝═║")
"""Lines around columns and below headings; the frames that mean something have a line of the legend."""
APART = set("…†½")
"""Signs that count as letters or stops elsewhere."""


def signs_in(drawn: str) -> set[str]:
    """The signs of a drawing, frames apart."""
    found = {char for char in drawn if unicodedata.category(char) in ("So", "Sm") or char in APART}
    return found - FRAMES - set("+=×−|~<>")  # noqa: RUF001


@pytest.mark.parametrize(
    ("game", "record"), [("kabale", "kabale-3-1"), ("emerald1", "emerald1-3-1"), ("emerald2", "emerald2-3-1")]
)
def test_every_sign_is_in_the_legend(game: str, record: str) -> None:
    """Of a whole game, drawn every now and then as all see it together, with its story and its end."""
    rules = GAMES[game]
    kept = read_record((RECORDS / f"{record}.txt").read_text(encoding="utf-8"))
    out = StringIO()
    words = Words(rules, "en", names_for(kept.seats))
    teller = Teller(rules, words, Lines("en"), Console(file=out, width=100), ALL)
    last = None
    for n, table in enumerate(positions(kept, GAMES)):
        last = table
        if n % 60 == 0:
            teller.table(table, full=True)
    assert last is not None
    teller.table(last, full=True)
    teller.result(last)

    explained = {char for sign, _ in screen_of(rules).SIGNS for char in sign}
    assert len(explained & signs_in(out.getvalue())) > 5
    assert signs_in(out.getvalue()) - explained == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_is_shown_in_the_reader_s_language(game: str, language: str) -> None:
    """By the command's own name: each sign and its sentence, and no sentence twice for one game."""
    say = Lines(language)
    typed = say("command-legend")

    shown = run("play", game, "--bots", "random", "--lang", language, typed=f"{typed}\n", width=200).output

    text = re.sub(r"\s+", " ", shown)
    signs = screen_of(GAMES[game]).SIGNS
    assert all(f"{sign} {say(line)}" in text for sign, line in signs)
    assert len({sign for sign, _ in signs}) == len({say(line) for _, line in signs}) == len(signs)


def test_every_game_has_one() -> None:
    """A game without a drawing of its own is listed, and what its list uses is explained."""
    assert {sign for sign, _ in PlainScreen(GAMES["kabale"]).SIGNS} >= {"—", "?", "✓", "✗"}
