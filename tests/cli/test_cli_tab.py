"""What Tab completes."""

from __future__ import annotations

import pytest

import intrigue
from cli.terminal import LANGUAGES, Asked, Keyboard
from intrigue.cli.commands import COMMANDS
from intrigue.cli.lexicon import Lexicon, parts
from intrigue.cli.lines import Lines
from intrigue.cli.tab import Tab, going_on
from intrigue.cli.teller import names_for
from intrigue.i18n import Words
from intrigue.kernel.game import Game
from intrigue.session import Session

KABALE = intrigue.GAMES["kabale"]
DEAL = ("draw king", "draw fencing_master", "draw witch", "draw storm", "draw queen", "draw beggar")


def asked(language: str = "en") -> Asked:
    """The first turn of a game of two, with King, Fencing Master and Witch in hand."""
    session = Session(KABALE, 2, {"start_player": "seat-0"})
    for answer in (*DEAL, "turn-up music-2", "turn-up trade-3"):
        session.take(-1, KABALE.verbs.option(answer))
    return Asked(session, 0, language)


def completed(line: str, language: str = "en", at: Asked | None = None) -> list[str]:
    """What Tab makes of the last word of a line."""
    *before, text = line.split(" ")
    found = at or asked(language)
    return Tab(found.asking.draft, found.asking.commands).complete(before, text)


@pytest.mark.parametrize(
    ("language", "line", "words"),
    [
        ("en", "ki", ["king"]),
        ("en", "la", ["lay"]),
        ("en", "lay ", ["King", "Fencing Master", "Witch"]),
        ("en", "lay king c", ["column 1", "column 2"]),
        ("en", "fen", ["fencing Master"]),
        ("en", "fencing ", ["Master"]),
        ("en", "king column ", ["1", "2"]),
        ("hu", "kir", ["király"]),
        ("hu", "vivo", ["vivomester"]),
        ("hu", "király ", ["1. oszlop", "2. oszlop"]),
        ("hu", "Lerakom a kir", ["királyt az 1. oszlopba", "királyt a 2. oszlopba"]),
        ("de", "hex", ["hexe"]),
        ("it", "streg", ["strega"]),
        ("hu", "? varázsl", ["varázsló"]),
        ("en", "? wiz", ["wizard"]),
        ("hu", "tört", ["történet"]),
        ("hu", "tort", ["torténet"]),
        ("de", "spei", ["speichern"]),
        ("en", "xyz", []),
        ("en", "lay king column-1 ", []),
    ],
)
def test_words_are_completed(language: str, line: str, words: list[str]) -> None:
    """Names in the reader's language, ids, verbs, sentences and commands; what is typed stays as it is."""
    assert completed(line, language) == words


def test_line_goes_on_after_whole_phrases() -> None:
    """After a card the places are completed at which it can be put."""
    session = Session(intrigue.GAMES["emerald2"], 2, {}, 5)
    session.roll()
    while session.question is not None and session.question.prompt != "act":
        session.take(session.question.seat, session.question.options[0])
        session.roll()
    assert session.question is not None
    card = next(p for p in map(session.game.verbs.phrase, session.question.options) if p.startswith("place"))
    at = Asked(session, session.question.seat)

    assert "London" in completed(f"{card} Lon", at=at) + completed(f"{card} ", at=at)
    assert "city" in completed(f"{card} ci", at=at)


@pytest.mark.parametrize(("typed", "word", "whole"), [("muske", "Muskétás", "musketás"), ("x", "y", None)])
def test_what_is_typed_stays(typed: str, word: str, whole: str | None) -> None:
    """Whatever its capitals and accents are: otherwise the beginning that several words share would get lost."""
    assert going_on(typed, word) == whole


def test_tab_at_a_keyboard_in_ones_own_language() -> None:
    """The word is completed and understood."""
    keyboard = Keyboard("play", "kabale", "--seed", "11", "--bots", "random", "--lang", "hu", "--seats", "4")
    keyboard.wait_for("> ")

    keyboard.type("kir\t2\n")
    keyboard.wait_for("oszlopba.")
    keyboard.type("kil\t\n")

    assert keyboard.end() == 0
    assert "Lerakod a királyt a 2. oszlopba." in keyboard.shown.decode()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", intrigue.GAMES.values(), ids=intrigue.GAMES)
def test_no_command_begins_an_answer(game: Game, language: str) -> None:
    """Else the answer could not be given in words."""
    say = Lines(language)
    commands = {word for command in COMMANDS for word in (command, *parts(say(f"command-{command}")))}
    lexicon = Lexicon(Words(game, language, names_for(max(game.seats))), 0)
    sentences = (lexicon.sentence(game.verbs.phrase(option)) for option in range(0, len(game.verbs), 7))
    bare = (lexicon.sentence(verb.name) for verb in game.verbs.verbs if not verb.things)
    names = (name for row in lexicon.rows for thing in row for name in lexicon.names(thing))

    assert len(commands) >= len(COMMANDS)
    assert not commands & {verb.name for verb in game.verbs.verbs}
    assert not commands & {words[0] for words in (*sentences, *bare, *names)}
