"""Lists of what may be answered, numbered from 1. A number always means the list that was shown last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from intrigue.i18n import Words


def menu(
    ways: Sequence[tuple[str, ...]], words: Words, viewer: int, remark: Callable[[str], str] = lambda _: ""
) -> RenderableType:
    """The numbered answers: a grid where each is one phrase of the same verb with two things, otherwise a list.

    There is room in a list for a remark on each phrase.
    """
    phrases = [way[0].split() for way in ways]
    if all(len(way) == 1 for way in ways) and all(len(p) == 3 and p[0] == phrases[0][0] for p in phrases):
        return _crossed(phrases, words)
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold")
    for number, way in enumerate(ways, start=1):
        grid.add_row(f"  {number}", Text(said(way, words, viewer)), Text(remark(way[-1]), "dim"))
    return grid


def said(way: Sequence[str], words: Words, viewer: int) -> str:
    """Phrases as sentences in a row."""
    return " · ".join(words.option(phrase, viewer) for phrase in way)


def _crossed(phrases: Sequence[Sequence[str]], words: Words) -> Grid:
    """Numbers where the first thing of a phrase crosses the second."""
    numbers = {(first, second): number for number, (_, first, second) in enumerate(phrases, start=1)}
    verb = next(verb for verb in words.game.verbs.verbs if verb.name == phrases[0][0])
    rows, columns = (
        [thing for thing in row if thing in {things[at] for things in numbers}] for at, row in enumerate(verb.things)
    )
    grid = Grid(box=None, pad_edge=False, padding=(0, 3 if len(columns) < 5 else 1, 0, 0), header_style="dim")
    grid.add_column("")
    for second in columns:
        grid.add_column(words.name(second), justify="right", style="bold")
    for first in rows:
        cells = [numbers.get((first, second)) for second in columns]
        grid.add_row(Text(f"  {words.name(first)}"), *["" if cell is None else str(cell) for cell in cells])
    return grid
