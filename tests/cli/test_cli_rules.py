"""The rules in the terminal: chapters, clauses and what a search finds, by the command and inside a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import LANGUAGES, Asked, Keyboard, run
from intrigue.cli.rulebook import meant
from intrigue.games import GAMES, Games, plugged
from intrigue.i18n.rulebook import Chapter, Paragraph, RuleBook, rules_of
from intrigue.session import Session

EXAMPLE = Path(__file__).parents[2] / "examples" / "sealed"
KABALE = GAMES["kabale"]

BOOK = RuleBook(
    "Sample",
    (
        Chapter("aim", "Das Ziel", (), (Paragraph("**Größe** zählt.", ("K-1", "K-2"), item=False),)),
        Chapter(
            "cards",
            "Die Karten",
            (),
            (Paragraph("Der König zählt 20.", ("K-3",), item=True), Paragraph("Die Hexe.", (), item=True)),
        ),
    ),
)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1", ["**Größe** zählt."]),
        ("2", ["Der König zählt 20.", "Die Hexe."]),
        ("0", []),
        ("3", []),
        ("K-2", ["**Größe** zählt."]),
        ("k-3", ["Der König zählt 20."]),
        ("K-9", []),
        ("zahlt", ["**Größe** zählt.", "Der König zählt 20."]),
        ("GROSSE zählt", ["**Größe** zählt."]),
        ("karten", ["Der König zählt 20.", "Die Hexe."]),
        ("karten hex", ["Die Hexe."]),
        ("einhorn", []),
    ],
)
def test_what_is_meant(typed: str, told: list[str]) -> None:
    """A number is a chapter's; a clause leads to its paragraph; words may stand in the title, without their accents."""
    assert [paragraph.text for chapter in meant(BOOK, typed).chapters for paragraph in chapter.paragraphs] == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules(language: str) -> None:
    """With all chapters, and the cards after them; no mark of the files is left."""
    result = run("rules", "kabale", "--lang", language, width=200)

    assert result.exit_code == 0
    for n, chapter in enumerate(rules_of(KABALE, language).chapters, start=1):
        assert f"\n{n}. {chapter.title}\n" in "\n".join(line.rstrip() for line in result.output.splitlines())
    assert "**" not in result.output
    assert "12/8" in result.output  # the list of cards


def test_one_clause() -> None:
    """Its paragraph, under the number and the title of the chapter."""
    result = run("rules", "kabale", "k-89", "--lang", "en", width=200)

    lines = [line.strip() for line in result.output.splitlines() if line.strip()]
    assert lines[0] == "8. Cards that act when turned up"
    assert lines[1].startswith("Storm (9): when it is turned up")
    assert lines[-1].endswith("K-89 K-90 K-91")


def test_a_chapter() -> None:
    """By its number."""
    result = run("rules", "kabale", "4", "--lang", "en")

    assert "4. A round" in result.output
    assert "5." not in result.output


def test_words_and_a_card() -> None:
    """A card is explained first; then comes all that the rules say of it."""
    result = run("rules", "emerald1", "Zombies", "--lang", "en", width=200)

    assert result.output.index("(zombies") < result.output.index("14. Vampires and zombies")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("K-999", "The rules say nothing of “K-999”."),
        ("99", "The rules say nothing of “99”."),
        ("unicorn", "There is no card “unicorn”."),
    ],
)
def test_what_is_not_there(typed: str, said: str) -> None:
    """It is a wrong call."""
    result = run("rules", "kabale", typed, "--lang", "en")

    assert result.exit_code == 2
    assert said in result.stderr


def test_rules_as_json() -> None:
    """All of them, or a part, in the same form as the server gives."""
    whole = json.loads(run("rules", "kabale", "--json", "--lang", "it").stdout)
    part = json.loads(run("rules", "kabale", "K-89", "--json", "--lang", "it").stdout)

    assert whole["title"] == part["title"]
    assert len(whole["chapters"]) == len(rules_of(KABALE, "it").chapters)
    ((told,),) = [chapter["paragraphs"] for chapter in part["chapters"]]
    assert told["clauses"] == ["K-89", "K-90", "K-91"]
    assert run("rules", "kabale", "unicorn", "--json").exit_code == 2


def test_rules_in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game without such files, in a game."""
    monkeypatch.setenv(plugged.VARIABLE, str(EXAMPLE))
    asked = Asked(Session(Games(())["sealed"], 2), 0)

    asked.type("rules", "rules 2")

    assert "1 Aim" in asked.shown
    assert "2. A sale Six times something comes up for sale." in asked.shown


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("rules", ["Which chapter of the rules?", "1 What it is about", "8 Cards that act when turned up"]),
        ("rules 4", ["4. A round"]),
        ("rules K-89", ["8. Cards that act when turned up Storm (9)"]),
        ("rules wizard witch", ["9. Cards that act at the end of the round"]),
        ("rules unicorn", ["The rules say nothing of “unicorn”.", "Which chapter of the rules?"]),
    ],
)
def test_rules_inside_a_game(typed: str, shown: list[str]) -> None:
    """Without leaving the question."""
    session = Session(KABALE, 2, seed=1)
    session.roll()
    asked = Asked(session, session.question.seat if session.question else 0)

    asked.type(typed)

    assert [text for text in shown if text not in asked.shown] == []


def test_long_rules_are_read_page_by_page() -> None:
    """At a keyboard the command rests where the screen is full, and ends when somebody has had enough."""
    keyboard = Keyboard("rules", "kabale", "-l", "en", env={"LINES": "24"})

    keyboard.wait_for("go on: ")
    keyboard.type("\n")
    keyboard.wait_for("go on: ")
    keyboard.type("\x04")

    assert keyboard.end() == 0
    assert b"How this program plays it" not in keyboard.shown
