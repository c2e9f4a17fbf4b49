"""What bots do: how often everything happens in a game that can be told of one.

python tools/habits.py emerald1 --seats 4 --bots ismcts --think 0.1 --games 20
python tools/habits.py emerald2 --seats 3 --bots greedy,ismcts,greedy --json

One name stands for a bot at every seat. Counted are the events that everybody may read, on average in a game.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec
from rich.progress import Progress

import intrigue
from intrigue import Session
from intrigue.arena.statistics import facts_of
from intrigue.bots import Clock, make
from intrigue.bots.players import Players


class Habits(msgspec.Struct):
    """What was counted in a number of games."""

    games: int = 0
    events: Counter[str] = msgspec.field(default_factory=Counter)
    facts: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, other: Habits) -> None:
        """Count another lot as well."""
        self.games += other.games
        self.events.update(other.events)
        self.facts.update(other.facts)


def one_game(job: tuple[str, list[str], float, int]) -> Habits:
    """Play a game and count."""
    name, bots, think, seed = job
    game = intrigue.GAMES[name]
    session = Session(game, len(bots), {}, seed)
    Players(session, [make(bot, game) for bot in bots], Clock(seconds=think), seed).play_on()
    found = Habits(games=1)
    for telling in session.page(None).story:
        found.events[telling.kind] += 1
    facts: Any = facts_of(game, session.table)
    for what, value in facts.game.items():
        found.facts[what if isinstance(value, int) else f"{what} {value}"] += value if isinstance(value, int) else 1
    return found


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(intrigue.GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--think", type=float, default=0.1, help="seconds for an answer")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    names = args.bots.split(",")
    bots = names * args.seats if len(names) == 1 else names
    jobs = [(args.game, bots, args.think, args.seed + i) for i in range(args.games)]
    all_ = Habits()
    with ProcessPoolExecutor(args.processes) as pool, Progress(disable=not sys.stderr.isatty()) as progress:
        for habits in progress.track(pool.map(one_game, jobs), total=len(jobs)):
            all_.add(habits)
    if args.json:
        print(msgspec.json.encode(all_).decode())
        return
    for title, counts in (("how games went", all_.facts), ("in a game", all_.events)):
        print(title)
        for what, n in counts.most_common():
            print(f"  {n / all_.games:8.2f}  {what}")


if __name__ == "__main__":
    main()
