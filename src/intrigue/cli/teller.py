"""Telling a game to somebody at a terminal: the story as it goes on, the table, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from intrigue.cli.lines import Lines
from intrigue.cli.paging import Paging
from intrigue.cli.screens import screen_of
from intrigue.i18n import Words
from intrigue.kernel.errors import IntrigueError, unlisted
from intrigue.kernel.event import Event, Telling
from intrigue.kernel.game import Game
from intrigue.kernel.table import Table

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Felix")
"""What bots are called: names that all languages know, in the order of the alphabet as the seats are."""

SPARE = "Greta"
"""The name of a bot if the person already has its own."""

ALL = "all"


class UnknownSeat(IntrigueError, ValueError):
    """A seat that the table does not have."""


class Teller:
    """Tells one game to one reader: a seat, a spectator, or somebody who may see everything."""

    def __init__(self, game: Game, words: Words, say: Lines, console: Console, viewer: int | str | None) -> None:
        self.game = game
        self.words = words
        self.say = say
        self.console = console
        self.paging = Paging(console)
        self.viewer = viewer
        self.screen = screen_of(game)
        self.told = 0
        """How many events have been told so far."""

    @property
    def seat(self) -> int | None:
        """The seat that is called "you", if any."""
        return self.viewer if isinstance(self.viewer, int) else None

    def views(self, table: Table) -> list[Any]:
        """What the reader sees: one view, or the public one and everybody's."""
        if self.viewer == ALL:
            return [self.game.observe(table, seat) for seat in (None, *range(table.seats))]
        return [self.game.observe(table, self.seat)]

    def tellings(self, log: Iterable[Event]) -> list[Telling]:
        """The events as the reader may read them."""
        if self.viewer == ALL:
            return [event.told_in_full() for event in log]
        return [event.seen_by(self.seat) for event in log]

    def follow(self, table: Table, before: Any) -> bool:
        """Tell what has happened since the last time; `before` is a view from then. Was there anything?"""
        tellings = self.tellings(table.log[self.told :])
        self.told = len(table.log)
        for part in self.screen.tell(before, tellings, self.seat, self.words, self.say):
            self.paging.show(part)
        return bool(tellings)

    def table(self, table: Table, full: bool = False) -> None:
        """Draw the table."""
        self.paging.show_apart(Group("", self.screen.draw(self.views(table), self.words, self.say, full)))

    def whole_story(self, table: Table) -> None:
        """Everything that has happened, in all its length."""
        for telling in self.tellings(table.log):
            self.console.print(Text(self.words.event(telling, self.seat)))

    def result(self, table: Table) -> None:
        """How the finished game ended, and why."""
        view = self.game.observe(table, self.seat)
        result = self.screen.result(view, self.tellings(table.log), self.words, self.say)
        self.paging.show_apart(Group("", Rule(style="dim"), result))


def viewer_from(text: str | None, seats: int) -> int | str | None:
    """The reader: a seat number, `all`, or nobody in particular. Raises UnknownSeat."""
    if text is None or text == ALL:
        return text
    if not text.isdecimal() or int(text) >= seats:
        numbers = [str(seat) for seat in range(seats)]
        raise unlisted(UnknownSeat, f"there is no seat {text!r} at this table", text, (*numbers, ALL))
    return int(text)


def names_for(seats: int, own: int | None = None, own_name: str = "") -> Sequence[str]:
    """Everybody's name: bots have theirs, the person's is given."""
    names = [SPARE if name.casefold() == own_name.casefold() else name for name in NAMES]
    return [own_name if seat == own else names[seat % len(names)] for seat in range(seats)]
