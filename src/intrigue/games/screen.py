"""What the tables of all games look like alike in a terminal: badges, sentences, discard piles."""

# Not compiled: it draws for a person at a terminal, who does not notice.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from intrigue.kernel.event import Plain, Telling

LETTERS: Final = "ABCDEF"
"""Whose a piece is, for those who cannot see the colour."""

BADGES: Final = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "yellow": "black on yellow",
    "green": "black on green",
    "white": "black on white",
    "black": "bold white on grey23",
}

NOTHING: Final = "—"
LEADS: Final = "★"


class Words(Protocol):
    """The words of the game in the reader's language."""

    @property
    def game(self) -> Any: ...

    def name(self, ref: str, case: str | None = None) -> str: ...

    def text(self, ref: str) -> str: ...

    def line(self, message: str, /, **args: Plain) -> str: ...

    def event(self, telling: Telling, viewer: int | None) -> str: ...


class Say(Protocol):
    """The words of the terminal."""

    def __call__(self, line: str, /, **args: Plain) -> str: ...


class PlayerSeen(Protocol):
    """A player as everybody knows them."""

    @property
    def colour(self) -> str: ...

    @property
    def discards(self) -> Sequence[str]:
        """Cards of their discard pile that everybody has seen."""
        ...

    @property
    def lost(self) -> int:
        """How many others lie there."""
        ...


class OwnSeen(Protocol):
    """What only the viewer knows."""

    @property
    def lost(self) -> Sequence[str]: ...


class Seen(Protocol):
    """A view, as far as it is drawn here."""

    @property
    def viewer(self) -> int | None: ...

    @property
    def seats(self) -> Sequence[PlayerSeen]: ...

    @property
    def own(self) -> OwnSeen | None: ...


def badge(view: Seen, seat: int) -> Text:
    """A player's letter on their colour."""
    return Text().append(LETTERS[seat], BADGES[view.seats[seat].colour])


def plain_grid() -> Grid:
    """Rows without lines and headings."""
    return Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)


def discards(views: Sequence[Seen], words: Words, say: Say) -> RenderableType:
    """What was seen going to the discard piles; of their own a viewer knows all."""
    grid = plain_grid()
    for seat, player in enumerate(views[0].seats):
        cards = [words.name(card) for card in player.discards]
        lost = [view.own.lost for view in views if view.viewer == seat and view.own is not None]
        if lost:
            cards += [f"▒ {words.name(card)}" for card in lost[0]]
        elif player.lost:
            cards.append(say("screen-unseen", cards=player.lost))
        if cards:
            grid.add_row(Text("  ").append_text(badge(views[0], seat)), Text(", ".join(cards)))
    return Group(Text(say("screen-all-discards"), "bold"), grid)


class Marked:
    """A sentence beside a mark; further lines begin below the first."""

    def __init__(self, mark: Text, said: Text) -> None:
        self.mark = mark
        self.said = said

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for n, line in enumerate(self.said.wrap(console, options.max_width - 3)):
            line.rstrip()
            yield Text.assemble(Text(" ") if n else self.mark, "  ", line)
