"""The commands `intrigue arena …`: many bots against each other, for those who want to know.

What needs packages of researchers is loaded only when one of these commands runs.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from intrigue.arena.campaign import Where
from intrigue.arena.config import read_config
from intrigue.arena.research import package
from intrigue.arena.tally import Interval
from intrigue.arena.tournament import Standings, run
from intrigue.cli.failing import failing, spoken
from intrigue.cli.figures import between
from intrigue.cli.lines import Lines
from intrigue.i18n import LANGUAGES

PACKAGES: Final = ("numpy", "scipy", "choix", "openskill", "pyarrow", "matplotlib")
"""What a report needs: it is looked for before anything is played."""

ConfigArgument = Annotated[
    Path, typer.Argument(metavar="CONFIG", help="Who plays what, as TOML; docs/arena.md explains it.")
]
Folder = Annotated[
    Path | None,
    typer.Option("--folder", "-f", help="Where games and report go, or are gone on with.  [default: arena/CONFIG]"),
]
Processes = Annotated[
    int | None, typer.Option("--processes", "-p", min=1, help="How many processes.  [default: one for each core]")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="local|ADDRESS", help="Play on a cluster of Ray; docs/cluster.md starts one."),
]
Minutes = Annotated[
    float | None, typer.Option("--minutes", min=0, help="Begin no game after so many minutes; go on another time.")
]
Language = Annotated[
    str | None, typer.Option("--lang", "-l", help=f"One of {', '.join(LANGUAGES)}.  [default: the system's]")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON document on stdout, and nothing else.")]

arena = typer.Typer(no_args_is_help=True, rich_markup_mode="markdown")


@arena.command("run")
def run_arena(
    config: ConfigArgument,
    folder: Folder = None,
    processes: Processes = None,
    ray: Ray = None,
    minutes: Minutes = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let players of a list play each other, and report how strong they are.

    Whatever ends it, also `kill -9`: the same command goes on where it was.
    """
    with failing(lang):
        say = Lines(spoken(lang))
        into = played(config, folder, processes, ray, minutes, say)
        from intrigue.arena.report import write_report

        told(write_report(into), into, say, as_json)


@arena.command("report")
def report_again(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where an arena was played.")],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Make tables, drawings and report of an arena again, also while it is not over."""
    with failing(lang):
        say = Lines(spoken(lang))
        needed(None)
        from intrigue.arena.report import write_report

        told(write_report(folder), folder, say, as_json)


@arena.command("ladder")
def make_ladder(
    config: ConfigArgument,
    into: Annotated[Path, typer.Option("--into", metavar="FILE", help="The page to write.")] = Path("ladder.md"),
    folder: Folder = None,
    processes: Processes = None,
    ray: Ray = None,
    minutes: Minutes = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play, and write one page: everybody's strength in every game, and what hidden information is worth."""
    with failing(lang):
        say = Lines(spoken(lang))
        where = played(config, folder, processes, ray, minutes, say)
        from intrigue.arena.ladder import write_ladder

        told(write_ladder(where, into, f"intrigue arena ladder {shlex.quote(str(config))}"), where, say, as_json)


def played(
    config: Path, folder: Path | None, processes: int | None, ray: str | None, minutes: float | None, say: Lines
) -> Path:
    """Play what the settings say; the folder in which that was done."""
    needed(ray)
    settings = read_config(config)
    into = folder or Path("arena") / config.stem
    here = processes if processes is not None else (0 if ray else os.cpu_count() or 1)
    with bar(say, Console(stderr=True)) as progress:
        run(settings, into, Where(here, ray), progress, minutes)
    return into


def needed(ray: str | None) -> None:
    """Raise ResearchMissing before anything is played that could not be reported."""
    for name in PACKAGES:
        package(name)
    if ray is not None:
        from intrigue.arena import ray_cluster

        ray_cluster.installed()


@contextmanager
def bar(say: Lines, console: Console) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on a terminal; nothing anywhere else. How much there is to do may become less on the way."""
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(say("playing"), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


# ---------------------------------------------------------------- telling


def told(found: Standings, folder: Path, say: Lines, as_json: bool) -> None:
    """What an arena has come to, for people or for programs."""
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
        return
    console = Console(highlight=False)
    console.print(Text(say("arena-title", name=found.name, games=found.games), "bold"))
    for ladder in found.ladders:
        if ladder.rated:
            console.print(grid_of(ladder.table, [(one.player, one.rating) for one in ladder.rated], say))
    for one in found.comparisons:
        console.print(
            say(
                "arena-pair",
                table=one.table,
                first=one.first,
                second=one.second,
                share=say("figures-percent", value=one.raw.mean),
                interval=str(between(one.raw, "figures-percent", say)),
                games=one.games,
            )
        )
    if not found.complete:
        console.print(Text(say("arena-again"), "yellow"))
    console.print(say("arena-folder", folder=str(folder)))


def grid_of(table: str, rated: Sequence[tuple[str, Interval]], say: Lines) -> Grid:
    """How strong everybody is, the strongest first."""
    grid = Grid(title=table, title_justify="left", box=box.ROUNDED)
    grid.add_column(say("arena-player"))
    grid.add_column(say("arena-rating"), justify="right")
    grid.add_column(say("figures-interval"), justify="right")
    for player, rating in rated:
        grid.add_row(
            player,
            f"{rating.mean:.0f}",
            Text(say("figures-between", low=f"{rating.low:.0f}", high=f"{rating.high:.0f}"), "dim"),
        )
    return grid
