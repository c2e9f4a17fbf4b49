"""Many games in figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from intrigue.arena import Interval, Summary
from intrigue.cli.lines import Lines


@contextmanager
def bar(games: int, say: Lines, console: Console) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on a terminal; nothing anywhere else."""
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("playing"), total=games)
        yield lambda done: progress.update(task, completed=done)


def summary(figures: Summary, console: Console, say: Lines) -> None:
    """What many games add up to, as a table."""
    title = Text(say("figures-title", game=figures.game, games=figures.games, seed=str(figures.seed)), "bold")
    grid = Grid(title=title, title_justify="left", box=box.ROUNDED)
    for heading in ("figures-seat", "figures-bot"):
        grid.add_column(say(heading))
    for heading in ("figures-share", "figures-interval", "figures-score", "figures-interval"):
        grid.add_column(say(heading), justify="right")
    for number, seat in enumerate(figures.seats):
        grid.add_row(
            str(number),
            seat.bot,
            say("figures-percent", value=seat.win_share.mean),
            between(seat.win_share, "figures-percent", say),
            say("figures-decimal", value=seat.score.mean),
            between(seat.score, "figures-decimal", say),
        )
    console.print(grid)
    length = say(
        "figures-length",
        mean=say("figures-decimal", value=figures.decisions),
        fewest=figures.fewest_decisions,
        most=figures.most_decisions,
    )
    speed = say(
        "figures-speed",
        seconds=say("figures-decimal", value=figures.seconds),
        decisions=round(figures.decisions_per_second),
        games=round(figures.games_per_second),
    )
    console.print(Text(f"{length}\n{speed}"))


def between(interval: Interval, form: str, say: Lines) -> Text:
    """The two ends of an interval."""
    low, high = say(form, value=interval.low), say(form, value=interval.high)
    return Text(say("figures-between", low=low, high=high), "dim")
