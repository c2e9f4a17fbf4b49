"""The drawings of a game: a module `screen` in its own folder, found by name, or else the plain ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, cast

from rich.console import RenderableType

from intrigue.cli.lines import Lines
from intrigue.cli.plain import PlainScreen
from intrigue.i18n import Words
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game, companion


class Screen(Protocol):
    """What the module holds: every name, with None where a game has nothing to say."""

    @property
    def CARDS(self) -> Sequence[str]:  # noqa: N802
        """The things that `card` explains."""
        ...

    @property
    def SIGNS(self) -> Sequence[tuple[str, str]]:  # noqa: N802
        """Every sign that it draws, each with the line of the terminal's words that says what it means."""
        ...

    def draw(self, views: Sequence[Any], words: Words, say: Lines, full: bool = ...) -> RenderableType:
        """The table as one viewer sees it, or as several see it together; `full` with all that may be looked up."""
        ...

    def tell(
        self, before: Any, tellings: Sequence[Telling], viewer: int | None, words: Words, say: Lines
    ) -> Iterable[RenderableType]:
        """What has happened since the view `before`, at the length that suits somebody who is playing."""
        ...

    def result(self, view: Any, tellings: Sequence[Telling], words: Words, say: Lines) -> RenderableType:
        """How the finished game ended, and why."""
        ...

    def card(self, ref: str, words: Words, say: Lines) -> RenderableType:
        """One card explained."""
        ...

    def card_list(self, words: Words, say: Lines) -> RenderableType:
        """All cards."""
        ...

    @property
    def remark(self) -> Callable[[Any, str, Words], str] | None:
        """What a player should know of an answer, a phrase, besides its words."""
        ...


def remark_on(screen: Screen, words: Words, view: Any, phrase: str) -> str:
    """What a player should know of an answer besides its words; empty if there is nothing."""
    return "" if screen.remark is None else screen.remark(view, phrase, words)


def screen_of(game: Game) -> Screen:
    """The drawings in the game's folder; a game without them is listed as its views are."""
    found = companion(game, "screen")
    return PlainScreen(game) if found is None else cast(Screen, found)
