"""The whole rules as people read them: how they are written down, and that they tell everything in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from intrigue.games import GAMES, Games
from intrigue.i18n import LANGUAGES, UnknownLanguage, Words
from intrigue.i18n.catalogue import file_in, folder_of
from intrigue.i18n.rulebook import BadRules, Chapter, Paragraph, RuleBook, parse, rules_of
from intrigue.kernel.game import Game

ROOT = Path(__file__).parent.parent.parent
STATED = re.compile(r"^\s*- \*\*([A-Z][A-Z0-9]*-\d+)\b", re.MULTILINE)
"""How the specification numbers a clause."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
every_other_language = pytest.mark.parametrize("language", LANGUAGES[1:])

SMALL = """\
# Sample

## aim | The aim
@ king witch

Win **goals**
with your influence. {K-1 K-2}
- The king
  is worth 10. {K-3}
- Nobody counts it.

## end | The end

The most points win. {K-4}
"""


def test_a_file_is_read() -> None:
    """Chapters, things to picture, paragraphs and points of lists, over several lines."""
    assert parse(SMALL, "small.md") == RuleBook(
        "Sample",
        (
            Chapter(
                "aim",
                "The aim",
                ("king", "witch"),
                (
                    Paragraph("Win **goals** with your influence.", ("K-1", "K-2"), item=False),
                    Paragraph("The king is worth 10.", ("K-3",), item=True),
                    Paragraph("Nobody counts it.", (), item=True),
                ),
            ),
            Chapter("end", "The end", (), (Paragraph("The most points win.", ("K-4",), item=False),)),
        ),
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("# Sample\n", "", 1, "there is no title"),
        ("## end", "# end", 12, "one line '# Title' is the first"),
        ("## end | The end", "## The end", 12, "'## id | Title'"),
        ("## end", "## aim", 12, "a chapter 'aim' already"),
        ("\n## aim", "Well.\n\n## aim", 2, "before the first chapter"),
        ("The most points win. {K-4}", "", 14, "chapter 'end' says nothing"),
        ("- Nobody", "@ king\n- Nobody", 10, "directly below the heading"),
        ("{K-3}", "{K-3} and more", 9, "one pair of braces, at the end"),
        ("{K-3}", "{K-3", 9, "one pair of braces, at the end"),
        ("{K-4}", "{K-4 four}", 14, "'four' is no clause"),
        ("{K-4}", "{K-2}", 14, "clause K-2 is told twice"),
        ("{K-4}", "{K-4 K-4}", 14, "clause K-4 is told twice"),
        ("**goals**", "**goals", 7, "bold words stand between two"),
        ("**goals**", "*goals*", 7, "bold words stand between two"),
    ],
)
def test_what_cannot_be_read_is_named(old: str, new: str, line: int, says: str) -> None:
    """With the file and the line."""
    with pytest.raises(BadRules, match=rf"^small\.md, line {line}: .*") as error:
        parse(SMALL.replace(old, new), "small.md")

    assert says in str(error.value)


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of another package, which has no such files."""
    monkeypatch.setenv("INTRIGUE_GAMES", str(ROOT / "examples" / "sealed"))
    return Games(())["sealed"]


def test_a_game_without_such_files_has_its_rules_in_short(sealed: Game) -> None:
    """As its words tell them, a chapter for each."""
    words = Words(sealed, "hu")

    rules = rules_of(sealed, "hu")

    assert rules.title == words.line("title")
    assert [chapter.title for chapter in rules.chapters] == [words.line(f"rules-{n}.title") for n in (1, 2, 3)]
    assert rules.chapters[0].paragraphs == (Paragraph(words.line("rules-1"), (), item=False),)


def test_a_language_that_nobody_speaks() -> None:
    """It is refused, and not looked for in the files."""
    with pytest.raises(UnknownLanguage):
        rules_of(GAMES["kabale"], "../en")


@every_game
def test_every_clause_is_told_once(game: Game) -> None:
    """The rules that people read leave nothing out of the specification, and invent nothing."""
    stated = STATED.findall((ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8"))
    told = [
        clause
        for chapter in rules_of(game, "en").chapters
        for paragraph in chapter.paragraphs
        for clause in paragraph.clauses
    ]

    assert sorted(told) == sorted(stated)


@every_game
@every_other_language
def test_the_rules_are_the_same_in_every_language(game: Game, language: str) -> None:
    """The same chapters, things and paragraphs, which tell the same clauses."""
    assert shape(rules_of(game, language)) == shape(rules_of(game, "en"))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_pictured_has_a_word(game: Game, language: str) -> None:
    """A picture says what it shows: as a thing of the game, or in words of its own."""
    words = Words(game, language)
    pictured = {ref for chapter in rules_of(game, language).chapters for ref in chapter.pictured}

    for ref in pictured:
        assert words.line(f"picture-{ref}") if words.has(f"picture-{ref}") else words.name(ref)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_action(language: str) -> None:
    """As the buttons of the page do (E2-33)."""
    game = GAMES["emerald2"]
    words = Words(game, language)
    (told,) = [
        paragraph.text.casefold()
        for chapter in rules_of(game, language).chapters
        for paragraph in chapter.paragraphs
        if "E2-33" in paragraph.clauses
    ]

    for action in ("discard", "pass"):
        assert words.line(f"board-act-{action}").casefold()[:5] in told


@every_game
@every_other_language
def test_no_paragraph_is_left_in_english(game: Game, language: str) -> None:
    """Nor is a chapter's title."""
    for here, there in zip(rules_of(game, language).chapters, rules_of(game, "en").chapters, strict=True):
        assert here.title != there.title
        for one, other in zip(here.paragraphs, there.paragraphs, strict=True):
            assert one.text != other.text


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_games_have_their_whole_rules(game: Game, language: str) -> None:
    """And no rules in short beside them, which would have to be kept the same."""
    assert file_in(folder_of(game), "rules", f"{language}.md").is_file()
    assert not Words(game, language).has("rules-1")


def shape(rules: RuleBook) -> list[object]:
    """What does not depend on the language."""
    return [
        (chapter.id, chapter.pictured, [(told.clauses, told.item) for told in chapter.paragraphs])
        for chapter in rules.chapters
    ]
