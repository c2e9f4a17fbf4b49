"""The rules of a game as people read them: chapters of paragraphs, each with the clauses that it tells.

They are Markdown files in the folder of the game, `rules/<language>.md`:

    # Title
    ## chapter-id | Title of the chapter
    @ juliet wizard
    A paragraph with **bold** words. {K-1 K-2}
    - A point of a list. {K-3}

What stands behind `@` are things of the game (ids of its words) to picture beside the chapter. A game without such
files has its rules in short, as its words tell them: `rules-1`, `rules-2` and so on.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from msgspec import Struct

from intrigue.i18n.catalogue import check_language, file_in, folder_of
from intrigue.i18n.words import Words
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Game

HEADING: Final = re.compile(r"## ([a-z0-9]+(?:-[a-z0-9]+)*) \| (\S.*)")
ENDING: Final = re.compile(r"\s*\{([^{}]*)\}$")
CLAUSE: Final = re.compile(r"[A-Z][A-Z0-9]*-\d+")
BOLD: Final = "**"


class BadRules(IntrigueError, ValueError):
    """A file of rules that cannot be read; says which, and where."""


class Paragraph(Struct, frozen=True):
    """What is read in one go."""

    text: str
    """Words between two `**` are bold; there is no other markup."""
    clauses: tuple[str, ...]
    """The clauses of the specification that it tells."""
    item: bool
    """Is it a point of a list?"""


class Chapter(Struct, frozen=True):
    """What belongs together."""

    id: str
    title: str
    pictured: tuple[str, ...]
    """Things of the game that may be shown beside it, by the ids of their words."""
    paragraphs: tuple[Paragraph, ...]


class RuleBook(Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    chapters: tuple[Chapter, ...]


def rules_of(game: Game, language: str) -> RuleBook:
    """The whole rules of a game, or those in short where it has no others."""
    folder = folder_of(game)
    if file_in(folder, "rules", f"{check_language(language)}.md").is_file():
        return _whole(folder, language)
    return _in_short(Words(game, language))


@cache
def _whole(folder: str, language: str) -> RuleBook:
    file = file_in(folder, "rules", f"{language}.md")
    return parse(file.read_text(encoding="utf-8"), str(file))


def _in_short(words: Words) -> RuleBook:
    chapters: list[Chapter] = []
    while words.has(message := f"rules-{len(chapters) + 1}"):
        told = Paragraph(words.line(message), (), item=False)
        chapters.append(Chapter(message.removeprefix("rules-"), words.line(f"{message}.title"), (), (told,)))
    return RuleBook(words.line("title"), tuple(chapters))


def parse(text: str, name: str) -> RuleBook:
    """The rules that a text tells; `name` is the file's, for errors."""
    reader = _Reader(name)
    for number, line in enumerate(text.splitlines(), start=1):
        reader.take(number, line.strip())
    return reader.book()


class _Reader:
    """Reads line by line. What is being read is kept in lists until its end."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._number = 0
        self._title = ""
        self._chapters: dict[str, Chapter] = {}
        self._heading: tuple[str, str] | None = None
        self._pictured: tuple[str, ...] = ()
        self._paragraphs: list[Paragraph] = []
        self._lines: list[str] = []
        self._clauses: set[str] = set()

    def take(self, number: int, line: str) -> None:
        """The next line."""
        if not line or line.startswith(("#", "@", "- ")):
            self._end_paragraph()
        self._number = number
        if line.startswith("## "):
            self._begin_chapter(line)
        elif line.startswith("#"):
            self._begin_book(line)
        elif line.startswith("@"):
            self._picture(line)
        elif line:
            if self._heading is None:
                raise self._wrong("this stands before the first chapter, '## id | Title'")
            self._lines.append(line)

    def book(self) -> RuleBook:
        """All that was read."""
        self._end_paragraph()
        self._end_chapter()
        if not self._title:
            self._number = 1
            raise self._wrong("there is no title, '# Title'")
        return RuleBook(self._title, tuple(self._chapters.values()))

    def _begin_book(self, line: str) -> None:
        if self._title or not line.startswith("# "):
            raise self._wrong("one line '# Title' is the first, and others are '## id | Title'")
        self._title = line.removeprefix("# ").strip()

    def _begin_chapter(self, line: str) -> None:
        self._end_chapter()
        found = HEADING.fullmatch(line)
        if found is None:
            raise self._wrong("a chapter begins with '## id | Title', the id in small letters, digits and -")
        if found[1] in self._chapters:
            raise self._wrong(f"there is a chapter {found[1]!r} already")
        self._heading = (found[1], found[2])

    def _picture(self, line: str) -> None:
        if self._heading is None or self._paragraphs or self._pictured:
            raise self._wrong("a line '@ id id' stands directly below the heading of a chapter")
        self._pictured = tuple(line[1:].split())

    def _end_chapter(self) -> None:
        if self._heading is None:
            return
        identity, title = self._heading
        if not self._paragraphs:
            raise self._wrong(f"chapter {identity!r} says nothing")
        self._chapters[identity] = Chapter(identity, title, self._pictured, tuple(self._paragraphs))
        self._heading, self._pictured, self._paragraphs = None, (), []

    def _end_paragraph(self) -> None:
        if not self._lines:
            return
        text = " ".join(self._lines)
        self._lines = []
        ending = ENDING.search(text)
        clauses = tuple(ending[1].split()) if ending else ()
        text = text[: ending.start()] if ending else text
        self._check(text, clauses)
        self._clauses |= set(clauses)
        self._paragraphs.append(Paragraph(text.removeprefix("- ").strip(), clauses, text.startswith("- ")))

    def _check(self, text: str, clauses: tuple[str, ...]) -> None:
        if "{" in text or "}" in text:
            raise self._wrong("clauses stand in one pair of braces, at the end of a paragraph")
        if text.count(BOLD) % 2 or "*" in text.replace(BOLD, ""):
            raise self._wrong(f"bold words stand between two {BOLD}, and * stands nowhere else")
        for clause in clauses:
            if not CLAUSE.fullmatch(clause):
                raise self._wrong(f"{clause!r} is no clause")
            if clause in self._clauses or clauses.count(clause) > 1:
                raise self._wrong(f"clause {clause} is told twice")

    def _wrong(self, why: str) -> BadRules:
        return BadRules(f"{self._name}, line {self._number}: {why}")
