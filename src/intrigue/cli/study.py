"""The commands `intrigue study …`: what a game is like, found out by playing it many times.

What needs packages of researchers is loaded only when one of these commands runs.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from intrigue.arena.campaign import Where
from intrigue.arena.match import BadMatch
from intrigue.arena.research import package
from intrigue.arena.study import Study, quick_of, run
from intrigue.arena.tally import Interval
from intrigue.cli import box as boxes
from intrigue.cli.arena import AsJson, Language, Minutes, Processes, Ray, bar
from intrigue.cli.failing import failing, spoken
from intrigue.cli.figures import between
from intrigue.cli.lines import Lines
from intrigue.i18n import Words
from intrigue.kernel.game import Game

if TYPE_CHECKING:
    from intrigue.arena.balance import Balance

FIRST = 8
"""How many numbers are told that an owner of the box should check."""

study = typer.Typer(no_args_is_help=True, rich_markup_mode="markdown")


@study.callback()
def studies() -> None:
    """What a game is like, found out by playing it many times."""


@study.command("balance")
def study_balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `intrigue games` lists them.")],
    seats: Annotated[
        str | None, typer.Option("--seats", "-s", help="Player counts, such as 2,4.  [default: all]")
    ] = None,
    levels: Annotated[
        str | None,
        typer.Option(
            "--levels",
            help="Who plays: quick (the game's own way, if it has one), bots or levels; the first plays most."
            "  [default: quick,greedy or greedy]",
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-g", min=2, help="Deals for each player count.")] = 1000,
    slow_games: Annotated[int, typer.Option("--slow-games", min=0, help="The same for all levels but the first.")] = 50,
    tried_games: Annotated[
        int, typer.Option("--tried-games", min=0, help="Deals for each number that is changed; 0 changes none.")
    ] = 200,
    tried_seats: Annotated[
        int | None,
        typer.Option("--tried-seats", help="Players at tables with a changed number.  [default: 4]"),
    ] = None,
    only: Annotated[
        str | None, typer.Option("--only", help="Change only these numbers, such as cities,tracks.war.  [default: all]")
    ] = None,
    iterations: Annotated[int, typer.Option("--iterations", min=1, help="How long bots search.")] = 50,
    box: Annotated[
        Path | None,
        typer.Option("--box", exists=True, dir_okay=False, help="Numbers of your own box: docs/box.md."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", "-f", help="Where games and report go, or are gone on with.  [default: study/GAME]"),
    ] = None,
    processes: Processes = None,
    ray: Ray = None,
    minutes: Minutes = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Is a game balanced? Who wins, what ends games, which cards winners have, and which numbers of the box matter.

    Whatever ends it, also `kill -9`: the same command goes on where it was.
    """
    with failing(lang):
        say = Lines(spoken(lang))
        for name in ("matplotlib", *(["ray"] if ray else [])):
            package(name)
        rules = boxes.game_with(game, box, say)
        counts = numbers(seats, rules)
        most = tried_seats or (4 if 4 in counts else max(counts))
        wanted = Study(
            game=rules.id,
            seats=counts,
            levels=tuple((levels or ("quick,greedy" if quick_of(rules) else "greedy")).split(",")),
            games=games,
            slow_games=slow_games,
            tried_games=tried_games,
            tried_seats=most,
            seed=seed,
            iterations=iterations,
            only=tuple(only.split(",")) if only else (),
            box_file=rules.box_file if rules.box_name else None,
        )
        into = folder or Path("study") / rules.id
        here = processes if processes is not None else (0 if ray else os.cpu_count() or 1)
        with bar(say, Console(stderr=True)) as progress:
            run(wanted, into, Where(here, ray), progress, minutes)
        from intrigue.arena.balance_report import write_report

        told(write_report(into), into, Words(rules, spoken(lang)), say, as_json)


def numbers(typed: str | None, game: Game) -> tuple[int, ...]:
    """Player counts as they are typed."""
    if typed is None:
        return tuple(game.seats)
    try:
        return tuple(int(part) for part in typed.split(","))
    except ValueError as error:
        raise BadMatch(f"{typed!r} are no player counts: write them as in 2,4") from error


def told(found: Balance, folder: Path, words: Words, say: Lines, as_json: bool) -> None:
    """What a study has found, for people or for programs."""
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
        return
    console = Console(highlight=False)
    console.print(Text(say("arena-title", name=words.line("title"), games=found.games), "bold"))
    for table in found.tables:
        for side in table.sides or table.places:
            named = words.line(f"fact-{side.name.replace(' ', '-')}") if table.sides else side.name.rpartition(" ")[2]
            line = "study-side" if table.sides else "study-seat"
            told_of = share(side.each, say)
            console.print(say(line, level=table.level, players=table.seats, side=named, **told_of))
    first = [change for change in found.changes if change.share is not None][:FIRST]
    if first:
        console.print(Text(say("study-first"), "bold"))
    for change in first:
        assert change.share is not None
        own, tried = str(change.own).lower(), str(change.tried).lower()
        console.print(say("study-number", path=change.path, own=own, tried=tried, **share(change.share, say)))
    if not found.complete:
        console.print(Text(say("arena-again"), "yellow"))
    console.print(say("arena-folder", folder=str(folder)))


def share(one: Interval, say: Lines) -> dict[str, str]:
    """A share and its interval, as messages have them."""
    return {"share": say("figures-percent", value=one.mean), "interval": str(between(one, "figures-percent", say))}
