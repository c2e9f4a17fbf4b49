"""Many games in figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from intrigue.arena import Group, Interval, Measure, Summary
from intrigue.cli.lines import Lines
from intrigue.i18n import Words


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


def summary(figures: Summary, words: Words, console: Console, say: Lines) -> None:
    """What many games add up to, as tables."""
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
    for name, groups in figures.groups.items():
        console.print(by_group(name, groups, words, say))
    for name, counts in figures.counts.items():
        console.print(by_count(name, counts, words, say))
    speed = say(
        "figures-speed",
        seconds=say("figures-decimal", value=figures.seconds),
        decisions=round(figures.decisions_per_second),
        games=round(figures.games_per_second),
    )
    console.print(Text("\n".join([*lengths(figures, words, say), speed])))


def lengths(figures: Summary, words: Words, say: Lines) -> list[str]:
    """How long games are: in decisions, and by whatever else the game counts."""
    decisions = Measure(figures.decisions, figures.fewest_decisions, figures.most_decisions)
    counted = {words.line(f"fact-{name}"): measure for name, measure in figures.measures.items()}
    return [
        say(
            "figures-measure",
            what=what,
            mean=say("figures-decimal", value=measure.mean),
            fewest=measure.fewest,
            most=measure.most,
        )
        for what, measure in {say("figures-decisions"): decisions, **counted}.items()
    ]


def by_group(name: str, groups: Mapping[str, Group], words: Words, say: Lines) -> Grid:
    """How seats with something in common did: as a share of all games, and of their own games."""
    grid = Grid(box=box.ROUNDED)
    grid.add_column(words.line(f"fact-{name}"))
    for heading in ("figures-share", "figures-each", "figures-interval", "figures-score"):
        grid.add_column(say(heading), justify="right")
    for word, group in groups.items():
        grid.add_row(
            words.line(f"fact-{name}-{word}"),
            say("figures-percent", value=group.victories.mean),
            say("figures-percent", value=group.win_share.mean),
            between(group.win_share, "figures-percent", say),
            say("figures-decimal", value=group.score.mean),
        )
    return grid


def by_count(name: str, counts: Mapping[str, int], words: Words, say: Lines) -> Grid:
    """In how many games there was what."""
    grid = Grid(box=box.ROUNDED)
    grid.add_column(words.line(f"fact-{name}"))
    for heading in ("figures-games", "figures-part"):
        grid.add_column(say(heading), justify="right")
    games = sum(counts.values())
    for word, times in counts.items():
        grid.add_row(words.line(f"fact-{name}-{word}"), str(times), say("figures-percent", value=times / games))
    return grid


def between(interval: Interval, form: str, say: Lines) -> Text:
    """The two ends of an interval."""
    low, high = say(form, value=interval.low), say(form, value=interval.high)
    return Text(say("figures-between", low=low, high=high), "dim")
