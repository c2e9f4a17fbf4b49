"""The rules in the terminal: all chapters, one of them, one clause, or what a search finds."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress

from msgspec import structs
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from intrigue.cli import reference
from intrigue.cli.lines import Lines
from intrigue.cli.paging import Paging
from intrigue.cli.reader import Reader
from intrigue.cli.screens import screen_of
from intrigue.cli.wishes import named
from intrigue.i18n import Words
from intrigue.i18n.rulebook import BOLD, CLAUSE, Paragraph, RuleBook, rules_of


def meant(book: RuleBook, typed: str) -> RuleBook:
    """What somebody wants to read: a chapter by its number, a clause, or paragraphs with these words; perhaps nothing.

    Words may be parts of words, and stand in the chapter's title; capitals and accents do not matter.
    """
    if typed.isdecimal():
        return structs.replace(book, chapters=book.chapters[int(typed) - 1 : int(typed)] if int(typed) else ())
    if is_exact(typed):
        return _picked(book, lambda _, told: typed.upper() in told.clauses)
    words = _folded(typed).split()
    return _picked(book, lambda title, told: all(word in _folded(f"{title} {told.text}") for word in words))


def is_exact(typed: str) -> bool:
    """Is this a number or a clause, and not words to be looked for?"""
    return typed.isdecimal() or CLAUSE.fullmatch(typed.upper()) is not None


def _picked(book: RuleBook, fits: Callable[[str, Paragraph], bool]) -> RuleBook:
    chapters = []
    for chapter in book.chapters:
        told = tuple(paragraph for paragraph in chapter.paragraphs if fits(chapter.title, paragraph))
        if told:
            chapters.append(structs.replace(chapter, paragraphs=told))
    return structs.replace(book, chapters=tuple(chapters))


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.replace(BOLD, "").casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


# ---------------------------------------------------------------- how it is printed


def printed(book: RuleBook, part: RuleBook) -> Iterator[RenderableType]:
    """A part of the rules; chapters have their numbers in the whole."""
    numbers = {chapter.id: n for n, chapter in enumerate(book.chapters, start=1)}
    for chapter in part.chapters:
        heading = Group("", Text(f"{numbers[chapter.id]}. {chapter.title}", "bold"))
        first, *others = map(_paragraph, chapter.paragraphs)
        yield Group(heading, first)  # a heading never stands alone at the foot of the screen
        yield from others


def _paragraph(told: Paragraph) -> RenderableType:
    text = Text()
    for n, piece in enumerate(told.text.split(BOLD)):
        text.append(piece, "bold" if n % 2 else "")
    if told.clauses:
        text.append(f"  {' '.join(told.clauses)}", "dim")
    if not told.item:
        return Padding(text, (0, 0, 0, 2))
    point = Grid.grid(padding=(0, 1, 0, 0))
    point.add_row("•", text)
    return Padding(point, (0, 0, 0, 2))


def contents(book: RuleBook) -> Iterator[Text]:
    """The chapters with their numbers."""
    for n, chapter in enumerate(book.chapters, start=1):
        yield Text(f"  {n:2}  {chapter.title}")


# ---------------------------------------------------------------- the command


def part_of(words: Words, say: Lines, typed: str) -> RuleBook:
    """What is meant, for a program; raises UnknownRule if it is nothing."""
    book = rules_of(words.game, words.language)
    part = meant(book, typed) if typed else book
    if not part.chapters:
        raise reference.UnknownRule(say("no-such-rule", typed=typed))
    return part


def _rest(say: Lines) -> Callable[[], object]:
    reader = Reader()
    return lambda: reader.line(f"{say('step')} ")


def show(console: Console, words: Words, say: Lines, typed: str) -> None:
    """The whole rules with the list of cards, or what is meant: also a card, by its id or its name."""
    screen = screen_of(words.game)
    cards = named(typed, screen.CARDS, words) if typed and not is_exact(typed) else []
    book = rules_of(words.game, words.language)
    part = meant(book, typed) if typed else book
    if not part.chapters and not cards:
        if is_exact(typed) or not screen.CARDS:
            raise reference.UnknownRule(say("no-such-rule", typed=typed))
        raise reference.UnknownCard(reference.no_such_card(words, say, typed))
    with suppress(EOFError):
        paging = Paging(console, _rest(say) if console.is_terminal and sys.stdin.isatty() else None)
        if not typed:
            paging.show(Text(book.title, "bold underline"))
        for card in cards:
            paging.show(screen.card(card, words, say))
        for shown in printed(book, part):
            paging.show(shown)
        if not typed:
            paging.show(Group("", screen.card_list(words, say)))
