"""What handing games out costs, in processor time: that of the program which hands out, against that of playing.

python bench/overhead.py                     in two processes, and on Ray on this machine
python bench/overhead.py --games 5000 --workers 4

Journal, batches and processes are those of an arena; games are quick ones between bots that answer at once, which is
the worst case. Starting processes is not counted: it is done once.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from functools import partial
from pathlib import Path

import msgspec

from intrigue.arena.campaign import Where, carry_out
from intrigue.arena.config import Config, parsed
from intrigue.arena.contest import Encounter, play
from intrigue.arena.journal import Journal
from intrigue.games import GAMES

SETTINGS = """
name = "overhead"
[[players]]
bot = "greedy"
[[players]]
bot = "easy"
[[games]]
id = "{game}"
seats = [2]
"""
WARM = 40
"""Games before anything is counted: processes have started, and batches have grown."""


def played(config: Config, encounter: Encounter) -> float:
    """The processor time of a game."""
    begun = time.process_time()
    play(config, encounter)
    return time.process_time() - begun


def measured(where: Where, games: int) -> tuple[float, int]:
    """The part of the processor time that was not playing, and the number of batches."""
    config = parsed(SETTINGS.format(game=next(iter(GAMES))), "overhead", Path())
    playing, batches, begun = 0.0, 0, 0.0
    with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "journal", "plan") as journal:
        encounters = [Encounter(0, 0, deal, False) for deal in range(WARM + games)]
        for batch in carry_out(journal, encounters, partial(played, config), where):
            if begun:
                batches += 1
                playing += sum(msgspec.json.decode(value, type=float) for value in batch.values.values())
            elif len(journal) >= WARM:
                begun = time.process_time()
        handing_out = time.process_time() - begun
    return handing_out / (handing_out + playing), batches


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="for each way  [2000]")
    parser.add_argument("--workers", type=int, default=2, help="processes  [2]")
    args = parser.parse_args()
    print("| where | games | batches | handing out |")
    print("| --- | --- | --- | --- |")
    for name, ray in (("local processes", None), ("Ray", "local")):
        share, batches = measured(Where(args.workers, ray), args.games)
        print(f"| {args.workers} workers, {name} | {args.games} | {batches} | {share:.1%} |", flush=True)


if __name__ == "__main__":
    main()
