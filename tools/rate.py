"""How strong the levels are: everybody plays everybody, and the table for docs/bots.md comes of it.

python tools/rate.py                                            all games, 40 games for every two levels
python tools/rate.py --game kabale --games 200 --think 0.5      one game, as long as a server lets them think
python tools/rate.py --bots greedy,medium,ismcts --iterations 400 --seed 7 --json
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from intrigue.arena.rating import Pairing, Rated, ratings, round_robin
from intrigue.bots import LEVELS, Clock
from intrigue.games import GAMES
from intrigue.kernel.errors import IntrigueError


class Standing(msgspec.Struct, frozen=True):
    """What came of one game."""

    game: str
    games: int
    seed: int
    clock: Clock
    ratings: tuple[Rated, ...]
    pairings: tuple[Pairing, ...]


def main(args: Sequence[str] | None = None) -> None:
    """Play, and print what came of it."""
    wanted = parsed(args)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            standings = [standing(game, wanted, progress) for game in wanted.game or GAMES]
    except IntrigueError as error:
        sys.exit(f"rate: {error}")
    print(msgspec.json.format(msgspec.json.encode(standings), indent=2).decode() if wanted.json else table(standings))


def standing(game: str, wanted: argparse.Namespace, progress: Progress) -> Standing:
    """Let them play one game."""
    bots = wanted.bots.split(",")
    clock = Clock(iterations=wanted.iterations) if wanted.iterations else Clock(seconds=wanted.think)
    task = progress.add_task(game, total=wanted.games * len(bots) * (len(bots) - 1) // 2)

    def tell(done: int) -> None:
        progress.update(task, completed=done)

    pairings = round_robin(GAMES[game], bots, wanted.games, wanted.seed, wanted.processes, clock, tell)
    return Standing(game, wanted.games, wanted.seed, clock, ratings(bots, pairings), pairings)


def parsed(args: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="a game; may be repeated  [all]")
    parser.add_argument("--games", type=int, default=40, help="games of every two bots, an even number  [40]")
    parser.add_argument("--bots", default=",".join(LEVELS), help="who plays  [the levels]")
    parser.add_argument("--think", type=float, default=0.5, help="seconds that are granted for an answer  [0.5]")
    parser.add_argument("--iterations", type=int, help="iterations in place of seconds: the same again for a seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="one JSON document, and nothing else")
    return parser.parse_args(args)


def table(standings: Sequence[Standing]) -> str:
    """The ratings of all games, in Markdown."""
    lines = ["| level | " + " | ".join(standing.game for standing in standings) + " |"]
    lines.append("| --- |" + " --- |" * len(standings))
    for row in zip(*[standing.ratings for standing in standings], strict=True):
        told = [f"{one.rating.mean:.0f} ({one.rating.low:.0f} to {one.rating.high:.0f})" for one in row]
        lines.append(f"| {row[0].bot} | " + " | ".join(told) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
