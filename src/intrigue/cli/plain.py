"""How a game looks in a terminal that has no drawings of its own: its view is listed, part by part.

The page does the same (web/src/plain): what is said of a view there and here comes from the same words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from intrigue.cli.lines import Lines
from intrigue.games.screen import NOTHING, plain_grid
from intrigue.i18n import Words
from intrigue.kernel.event import HIDDEN, Telling, seat_name
from intrigue.kernel.game import Game

UNSAID: Final = frozenset(("agenda", "viewer"))
"""What is due is asked in words, and who looks knows it: these parts of a view are for programs."""
UNKNOWN: Final = "?"


class PlainScreen:
    """The drawings of any game, by what its views hold. It fits the protocol `Screen`."""

    SIGNS: Final = (
        ("—", "sign-nothing"),
        (UNKNOWN, "sign-unknown"),
        ("✓", "sign-yes"),
        ("✗", "sign-no"),
        ("×2", "sign-several"),  # noqa: RUF001
    )
    remark: Final = None

    def __init__(self, game: Game) -> None:
        words = Words(game, "en")
        things = dict.fromkeys(ref for verb in game.verbs.verbs for row in verb.things for ref in row)
        self.CARDS: Sequence[str] = [ref for ref in things if words.has(f"text-{ref}")]

    def draw(self, views: Sequence[Any], words: Words, say: Lines, full: bool = False) -> RenderableType:
        return Group(*[part for view in views for part in (Rule(style="dim"), self.listed(view, words))])

    def listed(self, view: Any, words: Words) -> RenderableType:
        """All that can be seen: what is about every player as a table of them, everything else line by line."""
        lines = plain_grid()
        tables: list[RenderableType] = []
        for key, part in msgspec.to_builtins(view).items():
            if key in UNSAID:
                continue
            if isinstance(part, tuple) and part and all(isinstance(one, Mapping) for one in part):
                tables.append(_table(part, words))
            else:
                lines.add_row(Text(title(key, words), "dim"), said(part, words))
        return Group(lines, *tables)

    def tell(
        self, before: Any, tellings: Sequence[Telling], viewer: int | None, words: Words, say: Lines
    ) -> Iterable[RenderableType]:
        return [Text(words.event(telling, viewer)) for telling in tellings]

    def result(self, view: Any, tellings: Sequence[Telling], words: Words, say: Lines) -> RenderableType:
        return self.listed(view, words)

    def card(self, ref: str, words: Words, say: Lines) -> RenderableType:
        return Text.assemble((words.name(ref), "bold"), f"  {words.text(ref)}")

    def card_list(self, words: Words, say: Lines) -> RenderableType:
        grid = plain_grid()
        for ref in self.CARDS:
            grid.add_row(Text(words.name(ref), "bold"), words.text(ref))
        return grid


def _table(rows: Sequence[Mapping[str, Any]], words: Words) -> Grid:
    """What is known of every player, or of whatever else there are several of."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column("")
    for key in rows[0]:
        grid.add_column(title(key, words))
    for n, row in enumerate(rows):
        grid.add_row(Text(words.name(seat_name(n)), "bold"), *[said(part, words) for part in row.values()])
    return grid


def title(key: str, words: Words) -> str:
    """What a part of a view is called: as the game's words say (`view-hand_sizes`), else by its own name."""
    return words.line(f"view-{key}") if words.has(f"view-{key}") else key.replace("_", " ")


def said(part: Any, words: Words) -> str:
    """A part of a view, whatever it is."""
    if part is None or part in ("", (), {}):
        return NOTHING
    if part == HIDDEN:
        return UNKNOWN
    if isinstance(part, bool):
        return "✓" if part else "✗"
    if isinstance(part, str):
        return words.name(part) if words.has(f"thing-{part}") or part.startswith("seat-") else part
    if isinstance(part, Mapping):
        return ", ".join(f"{title(key, words)} {said(value, words)}" for key, value in part.items())
    if isinstance(part, tuple):
        counted = Counter(said(one, words) for one in part)
        return ", ".join(one if n == 1 else f"{one} ×{n}" for one, n in counted.items())  # noqa: RUF001
    return str(part)
