"""What a table of both editions looks like alike in a terminal."""

# Not compiled: it draws for a person at a terminal, who does not notice.

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import Final, Protocol

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from intrigue.games.emerald.shared.cards import SEAT_NAMES, SIDE_NAMES
from intrigue.games.emerald.shared.view import PlanView
from intrigue.games.screen import LEADS, Marked, Seen, Words, badge
from intrigue.kernel.event import HIDDEN, Telling

NARROW: Final = 100
"""In a terminal that is not so wide, what can be looked up is left out."""

CHAPTERS: Final = frozenset(("turn", "game-ends"))
VICTORY: Final = frozenset(("wins", "shares-victory"))


class CourseSeen(Seen, Protocol):
    """A view, as far as it is drawn here."""

    @property
    def over(self) -> str: ...

    @property
    def round(self) -> int: ...

    @property
    def actions(self) -> int: ...

    @property
    def vp_end(self) -> int: ...

    @property
    def agenda(self) -> Sequence[tuple[str, tuple[int, ...]]]: ...


def who(view: Seen, seat: int, words: Words) -> Text:
    """A player's letter and name."""
    return badge(view, seat).append(f" {words.name(SEAT_NAMES[seat])}")


def rows(*columns: str, heading: Sequence[str] = ()) -> Grid:
    """A grid of columns: `left`, `right`, `many`, which may be broken, or `wide`, as wide as there is room."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=bool(heading), header_style="dim")
    for at, column in enumerate(columns):
        grid.add_column(
            heading[at] if heading else "",
            justify="right" if column == "right" else "left",
            no_wrap=column != "many",
            overflow="ellipsis",
            ratio=1 if column == "wide" else None,
        )
    grid.expand = "wide" in columns
    return grid


def headline(view: CourseSeen, words: Words) -> Rule:
    """Which round and action it is, and how many points end the game."""
    of = words.game.box.game.actions_per_turn
    if view.over:
        where = words.line("board-where-over")
    elif view.round == 0:
        where = words.line("board-where-setup")
    elif view.actions == 0:
        where = words.line("board-where-done", round=view.round)
    else:
        where = words.line("board-where", round=view.round, n=of - view.actions + 1, of=of)
    title = Text(f"{where} · {words.line('board-ends-at', n=view.vp_end)}", "bold")
    return Rule(title, align="left", style="dim")


def dealt(view: CourseSeen) -> bool:
    """Have the identities been dealt?"""
    return all(step != "Deal" for step, _ in view.agenda)


def side_now(side: str, turned: bool, words: Words) -> str:
    """The side a player is on: a Change of Heart turns what their card says."""
    return words.name(SIDE_NAMES[SIDE_NAMES.index(side) ^ 1] if turned else side)


def planned(plan: PlanView, picked: Sequence[str], words: Words) -> Text:
    """The action that the viewer is putting together: the cards, and what they have picked besides."""
    out = Text(words.line("board-plan"), "bold").append(f": {words.line(f'board-act-{plan.kind}')}", "not bold")
    named = [words.name(card) for card in plan.chosen]
    return out.append(f" · {', '.join([*named, *picked])}", "not bold")


def picked_options(plan: PlanView, words: Words) -> list[str]:
    """What was picked for the text of a card, by name."""
    phrases = [words.game.verbs.phrase(option).split()[1:] for option in plan.picked]
    return [" ".join(words.name(thing) for thing in things) for things in phrases]


def story(
    before: Seen, tellings: Sequence[Telling], viewer: int | None, words: Words, finale: Set[str]
) -> Iterable[RenderableType]:
    """What has happened since the view `before`, in words. That others draw after each turn goes without saying."""
    for telling in tellings:
        if telling.kind in finale or (telling.kind == "drew" and telling.args["card"] == HIDDEN):
            continue
        said = words.event(telling, viewer)
        if telling.kind in CHAPTERS:
            yield Text(f"\n{said}", "bold")
            continue
        seat = telling.args.get("seat")
        mark = Text(" ") if seat is None else badge(before, SEAT_NAMES.index(str(seat)))
        yield Marked(mark, Text(said, "dim" if telling.kind == "drew" else ""))


def verdict(view: Seen, tellings: Sequence[Telling], words: Words, out: str) -> list[Text]:
    """Which side is out by the event of this kind, and who has won."""
    said: list[Text] = []
    for telling in tellings:
        if telling.kind == out or telling.kind in VICTORY:
            won = telling.kind != out
            said.append(Text(f"{LEADS if won else ' '} {words.event(telling, view.viewer)}", "bold" if won else ""))
    return said
