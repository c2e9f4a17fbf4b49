"""What handing games out costs: the part of the time in which those who play do not play.

python bench/overhead.py                     here, in two processes, and on Ray on this machine
python bench/overhead.py --seconds 60 --workers 4

Journal, batches and processes are those of an arena; games are quick ones between bots that answer at once, which is
the worst case. Starting processes is not counted: it is done once.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from intrigue.arena.campaign import Where, carry_out
from intrigue.arena.config import parsed
from intrigue.arena.contest import Encounter, play
from intrigue.arena.journal import Journal
from intrigue.games import GAMES

SETTINGS = """
name = "overhead"
deals = 1000000
[[players]]
bot = "greedy"
[[players]]
bot = "easy"
[[games]]
id = "{game}"
seats = [2]
"""


def measured(where: Where, seconds: float) -> tuple[float, int, int]:
    """The part of the time that was not played in, the games, and the batches."""
    config = parsed(SETTINGS.format(game=next(iter(GAMES))), "overhead", Path())
    workers = max(1, where.processes)
    end = time.monotonic() + 3600

    def encounters() -> Iterator[Encounter]:
        deal = 0
        while time.monotonic() < end:
            yield Encounter(0, 0, deal, False)
            deal += 1

    busy, games, batches, begun, now = 0.0, 0, 0, 0.0, 0.0
    with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "journal", "plan") as journal:
        for batch in carry_out(journal, encounters(), partial(play, config), where):
            now = time.monotonic()
            batches += 1
            if batches == 6 * workers:  # batches have grown to their size, and everybody is at work
                begun, end = now, now + seconds
            elif begun and now < end:
                busy += batch.seconds
                games += len(batch.values)
                last = now
    return 1 - busy / (workers * (last - begun)), games, batches


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each way  [20]")
    parser.add_argument("--workers", type=int, default=2, help="processes  [2]")
    args = parser.parse_args()
    print("| where | games | batches | not played |")
    print("| --- | --- | --- | --- |")
    ways = {"one process": Where(1), f"{args.workers} processes": Where(args.workers)}
    for name, where in (ways | {f"Ray, {args.workers} processes": Where(args.workers, "local")}).items():
        share, games, batches = measured(where, args.seconds)
        print(f"| {name} | {games} | {batches} | {share:.1%} |", flush=True)


if __name__ == "__main__":
    main()
