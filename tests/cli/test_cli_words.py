"""The terminal speaks four languages alike."""

from __future__ import annotations

import inspect
import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cli.terminal import LANGUAGES, SOURCE, run
from intrigue.cli.lines import Lines
from intrigue.cli.screens import screen_of
from intrigue.games import GAMES
from intrigue.i18n import MissingWord, UnknownLanguage
from intrigue.i18n.catalogue import folders_of, words_file


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language, with its variables."""
    text = (SOURCE / "cli" / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in out, entry.id.name
            variables = Variables()
            variables.visit(entry)
            out[entry.id.name] = variables.names
    return out


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same(language: str) -> None:
    """Every language has the same lines, and each line the same variables."""
    assert messages(language) == messages("en")


def test_lines_and_code_agree() -> None:
    """No line is missing that the code says, and none is left that it does not."""
    files = [*(SOURCE / "cli").glob("*.py"), *(SOURCE / "games").rglob("screen.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)

    said = set(re.findall(r'(?:say|note|wrong)\(\s*[\'"]([a-z-]+)[\'"]', code))
    lines = set(messages("en"))
    built = {line for line in lines if line.startswith(("screen-when-", "command-", "topic-"))}

    assert said
    assert said <= lines
    assert {line for line in lines - built if f'"{line}"' not in code and f"'{line}'" not in code} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_and_words_of_games_agree(language: str) -> None:
    """No word of a game is missing that its drawings say."""
    said, missing = 0, []

    for game in GAMES.values():
        drawings = inspect.getsource(screen_of(game))  # type: ignore[arg-type]  # it is a module
        words = "".join(words_file(folder, language).read_text(encoding="utf-8") for folder in folders_of(game))
        for word in re.findall(r'words\.line\(\s*[\'"]([a-z0-9-]+)[\'"]', drawings):
            said += 1
            missing += [] if re.search(rf"^{word} =", words, re.MULTILINE) else [f"{game.id}: {word}"]

    assert said
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(
    "call",
    [
        ("play", "kabal"),
        ("play", "kabale", "--bots", "mediun"),
        ("play", "kabale", "--seats", "1"),
        ("play", "kabale", "--seats", "3", "--bots", "easy,hard"),
        ("play", "kabale", "--option", "colour"),
        ("play", "kabale", "--option", "colour_9=red"),
        ("play", "kabale", "--option", "colour_0=rad"),
        ("watch", "kabale", "--as", "7"),
    ],
)
def test_a_wrong_call_is_answered_in_the_reader_s_language(call: tuple[str, ...], language: str) -> None:
    """What is wrong, what was meant perhaps, and what there is, without a word of English."""
    result = run(*call, "--lang", language)

    said = result.stderr.removeprefix("intrigue: ")
    assert result.exit_code == 2
    assert said.strip()
    assert not re.search(r"\b(there|is|are|did|you|mean|seats|table|bots)\b", said)


def test_missing_line_is_an_error() -> None:
    """A line that does not exist, or lacks a variable, is never shown half."""
    say = Lines("en")

    with pytest.raises(MissingWord, match="nonsense"):
        say("nonsense")
    with pytest.raises(MissingWord, match="saved"):
        say("saved")


def test_unknown_language() -> None:
    """There are no lines in other languages."""
    with pytest.raises(UnknownLanguage, match="xx"):
        Lines("xx")
