"""The glossary of the translators: one term for one thing, and every sentence read by it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent.parent
GLOSSARY = ROOT / "docs" / "glossary.toml"
FOLDERS = {
    "src/intrigue/games/kabale": {"kabale"},
    "src/intrigue/games/emerald/shared": {"emerald1", "emerald2"},
    "src/intrigue/games/emerald/first": {"emerald1"},
    "src/intrigue/games/emerald/second": {"emerald2"},
    "src/intrigue/cli": {"terminal"},
    "src/intrigue/i18n": {"shared"},
    "web/src": {"page"},
}
"""Where sentences are, and what of the program says them."""


class Word(msgspec.Struct, forbid_unknown_fields=True):
    """What a thing is called in one language, and what it is not called."""

    term: list[str]
    never: list[str]


class Thing(msgspec.Struct):
    """A thing with its words by language; `where` is empty if it is found everywhere."""

    thing: str
    where: list[str]
    words: dict[str, Word]


class Sentence(msgspec.Struct, frozen=True):
    """Words that somebody may read, and where they stand."""

    place: str
    """The file, and the message or the line."""
    parts: frozenset[str]
    """What of the program says it."""
    text: str


@cache
def glossary() -> Sequence[Thing]:
    """Every thing that has one term."""
    read = msgspec.toml.decode(GLOSSARY.read_bytes(), type=dict[str, list[dict[str, Any]]])
    return [
        Thing(row.pop("thing"), msgspec.convert(row.pop("in", []), list[str]), msgspec.convert(row, dict[str, Word]))
        for row in read["thing"]
    ]


@cache
def sentences(language: str) -> Sequence[Sentence]:
    """Every text of every message, and every paragraph of the rules."""
    return list(_sentences(language))


def faults(things: Sequence[Thing], language: str, texts: Sequence[Sentence]) -> list[str]:
    """Where a thing is called by a word that is not its own: file, message, the word, and the term."""
    out = []
    for thing in things:
        word = thing.words[language]
        for never in word.never:
            wrong = begins_with(never)
            for sentence in texts:
                if _belongs(thing, sentence) and (found := wrong.search(sentence.text)):
                    out.append(f"{sentence.place}: “{found.group()}”, but {thing.thing} is “{word.term[0]}”")
    return out


def unused(things: Sequence[Thing], language: str, texts: Sequence[Sentence]) -> list[str]:
    """Terms that nobody says: the glossary is out of date there."""
    return [
        f"{thing.thing}: {term}"
        for thing in things
        for term in thing.words[language].term
        if not any(_belongs(thing, sentence) and begins_with(term).search(sentence.text) for sentence in texts)
    ]


@cache
def begins_with(word: str) -> re.Pattern[str]:
    """The word and whatever begins so, or with `!` at its end the word alone; options such as `--database` are none."""
    end = r"\b" if word.endswith("!") else ""
    return re.compile(rf"(?<![\w-]){re.escape(word.removesuffix('!'))}{end}", re.IGNORECASE)


def _belongs(thing: Thing, sentence: Sentence) -> bool:
    return not thing.where or not sentence.parts.isdisjoint(thing.where)


def _sentences(language: str) -> Iterator[Sentence]:
    for folder, parts in FOLDERS.items():
        for file in sorted((ROOT / folder).glob(f"**/locale/{language}.ftl")):
            if any(part in file.parts for part in ("node_modules", "static")) or _of_another(file, folder):
                continue
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    for text in _texts(entry):
                        yield Sentence(f"{_name(file)}, {entry.id.name}", frozenset(parts), text)
        for file in sorted((ROOT / folder).glob(f"rules/{language}.md")):
            for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if line and not line.startswith("@"):
                    text = re.sub(r"^## [a-z-]+ \| |\*\*", "", line)
                    yield Sentence(f"{_name(file)}, line {n}", frozenset(parts), text)


def _of_another(file: Path, folder: str) -> bool:
    """Whether a longer folder of the list has this file."""
    return any(
        other != folder and other.startswith(f"{folder}/") and (ROOT / other) in file.parents for other in FOLDERS
    )


def _name(file: Path) -> str:
    return str(file.relative_to(ROOT))


class _Texts(Visitor):
    """The words of a message; what is filled in stands as a stroke between them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found.append("".join(part.value if isinstance(part, ast.TextElement) else " | " for part in node.elements))
        self.generic_visit(node)


def _texts(message: ast.Message) -> list[str]:
    reader = _Texts()
    reader.visit(message)
    return reader.found
