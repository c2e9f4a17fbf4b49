"""From what somebody types to the answer that is meant: a number, a phrase, or any part of it that is clear."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from intrigue.i18n import Words
from intrigue.kernel.decision import Decision
from intrigue.kernel.game import Game


class Offer(NamedTuple):
    """An answer that may be given: its number on the list, its phrase, and how each word of it may be written."""

    number: int
    phrase: str
    spellings: tuple[tuple[tuple[str, ...], ...], ...]
    """For each word of the phrase, the ways to write it, each as its parts: a name may have several."""


def parts(text: str) -> tuple[str, ...]:
    """A text as words without capitals, accents and signs, so that nobody needs a foreign keyboard."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return tuple(re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c))))


def offers(game: Game, question: Decision, words: Words) -> list[Offer]:
    """The answers to a question, numbered from 1."""
    out = []
    for number, option in enumerate(question.options, start=1):
        phrase = game.verbs.phrase(option)
        verb, *things = phrase.split()
        spellings = [(parts(verb),), *[(parts(thing), parts(words.name(thing))) for thing in things]]
        out.append(Offer(number, phrase, tuple(spellings)))
    return out


def meant(typed: str, offered: Sequence[Offer]) -> list[Offer]:
    """The answers that the typed text may mean: none, the one that is meant, or several to choose from."""
    text = typed.strip()
    if text.isdecimal():
        return [offer for offer in offered if offer.number == int(text)]
    tokens = parts(text)
    if not tokens or (len(tokens) == 1 and tokens[0].isdecimal()):  # a lone -1 or ² is no number of an answer
        return []
    exact = [offer for offer in offered if fits(tokens, offer.spellings, whole=True)]
    return exact or [offer for offer in offered if fits(tokens, offer.spellings, whole=False)]


def fits(tokens: tuple[str, ...], spellings: Sequence[tuple[tuple[str, ...], ...]], whole: bool) -> bool:
    """Do the tokens read as words of the phrase, in order? Words may be left out, and cut short unless `whole`."""
    if not tokens:
        return True
    if not spellings:
        return False
    first, rest = spellings[0], spellings[1:]
    for n in range(len(tokens), 0, -1):
        if any(spells(tokens[:n], way, whole) for way in first) and fits(tokens[n:], rest, whole):
            return True
    return fits(tokens, rest, whole)


def spells(tokens: Sequence[str], way: Sequence[str], whole: bool) -> bool:
    """Are the tokens parts of this spelling, in their order?"""
    at = 0
    for token in tokens:
        while at < len(way) and not (way[at] == token if whole else way[at].startswith(token)):
            at += 1
        if at == len(way):
            return False
        at += 1
    return True


def named(typed: str, refs: Iterable[str], words: Words) -> list[str]:
    """The things that a typed name may mean, by id or by their name in the reader's language."""
    tokens = parts(typed)
    if not tokens:
        return []
    ways = {ref: (parts(ref), parts(words.name(ref))) for ref in refs}
    same = [ref for ref, spelled in ways.items() if tokens in spelled]
    return same or [ref for ref, spelled in ways.items() if any(spells(tokens, way, False) for way in spelled)]


def completions(before: Sequence[str], text: str, offered: Sequence[Offer]) -> list[str]:
    """How the word `text` may go on, after the words `before`: along the phrases, with or without their verb."""
    out: list[str] = []
    for offer in offered:
        phrase = offer.phrase.split()
        for start in (0, 1):
            way = phrase[start:]
            if len(way) > len(before) and all(map(str.startswith, way, before)) and way[len(before)].startswith(text):
                out.append(way[len(before)])
    return list(dict.fromkeys(out))


def menu(offered: Sequence[Offer], words: Words, viewer: int) -> RenderableType:
    """The numbered answers: a grid where each names two things of one verb, otherwise a list."""
    phrases = [offer.phrase.split() for offer in offered]
    if all(len(phrase) == 3 and phrase[0] == phrases[0][0] for phrase in phrases):
        return _crossed(offered, words)
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold")
    for offer in offered:
        grid.add_row(f"  {offer.number}", Text(words.option(offer.phrase, viewer)))
    return grid


def _crossed(offered: Sequence[Offer], words: Words) -> Grid:
    """Numbers where the first thing of a phrase crosses the second."""
    numbers = {tuple(offer.phrase.split()[1:]): offer.number for offer in offered}
    rows = list(dict.fromkeys(first for first, _ in numbers))
    columns = list(dict.fromkeys(second for _, second in numbers))
    grid = Grid(box=None, pad_edge=False, padding=(0, 3 if len(columns) < 5 else 1, 0, 0), header_style="dim")
    grid.add_column("")
    for second in columns:
        grid.add_column(words.name(second), justify="right", style="bold")
    for first in rows:
        cells = [numbers.get((first, second)) for second in columns]
        grid.add_row(Text(f"  {words.name(first)}"), *["" if cell is None else str(cell) for cell in cells])
    return grid
