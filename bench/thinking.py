"""How fast bots think: imagined worlds and tries a second, at questions out of games of `greedy`.

    make bench
    python bench/thinking.py --other ../old/.venv/bin/python      beside another version, by turns

A try is one way to go on, tried in one world: where a game has no foresight, a bot searches a tree, and a walk down the
tree is a try. `worlds` says in how many worlds a second six ways could be tried, which can be compared between versions
that let more or fewer ways race. Seconds are of the processor's time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

time.perf_counter = time.process_time  # a busy machine changes nothing

import intrigue  # noqa: E402
from intrigue import Rng, Session  # noqa: E402
from intrigue.bots import Clock, make  # noqa: E402
from intrigue.bots.ismcts import Ismcts  # noqa: E402
from intrigue.bots.players import Players  # noqa: E402

EVERY = 37
"""Every so manieth question with a choice is thought about."""
WAYS = 6
"""How many ways are tried in a world that counts."""
PARTS = 4
"""How often two versions take turns."""


class Counter:
    """Counts the tries of a bot: the calls of a function that makes one."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.calls = 0

    def __call__(self, *args: Any) -> Any:
        self.calls += 1
        return self.work(*args)


def measured(game: intrigue.Game, seats: int, seconds: float, questions: int, seed: int) -> dict[str, float]:
    """Tries and worlds a second over some questions."""
    bot: Any = Ismcts(game)
    counter = Counter(bot.iterate if bot.foresight is None else bot.foresight)
    if bot.foresight is None:
        bot.iterate = counter
    else:
        bot.foresight = counter
    asked = choices = 0
    took = 0.0
    while asked < questions:
        session = Session(game, seats, {}, seed)
        players = Players(session, [make("greedy", game)] * seats, Clock(iterations=1), seed)
        seed += 1
        session.roll()
        while (seat := session.asked) is not None and asked < questions:
            view, story, decision = session.ask(seat)
            if len(decision.options) > 1:
                choices += 1
                if choices % EVERY == 0:
                    start = time.process_time()
                    bot.choose(view, story, decision, Clock(seconds=seconds), Rng(asked))
                    took += time.process_time() - start
                    asked += 1
            session.answer(seat, players.choose(seat))
            session.roll()
    return {"tries": counter.calls / took, "worlds": counter.calls / took / WAYS}


def all_measured(args: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Every game with two and with four players."""
    return {
        f"{game.id} {seats}": measured(game, seats, args.seconds, args.questions, args.seed)
        for game in intrigue.GAMES.values()
        for seats in (2, 4)
        if args.only in (None, game.id) and seats in game.seats
    }


def beside(args: argparse.Namespace) -> dict[str, dict[str, float]]:
    """This version and another one by turns, and how many times as many tries this one does."""
    # A path that leads to this version would let it be compared with itself.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    runs: dict[str, list[dict[str, dict[str, float]]]] = {sys.executable: [], args.other: []}
    for part in range(PARTS):
        for python, found in runs.items():
            command = [
                python,
                __file__,
                "--json",
                "--seconds",
                str(args.seconds),
                "--seed",
                str(args.seed + 100 * part),
            ]
            command += [
                "--questions",
                str(max(1, args.questions // PARTS)),
                *(["--only", args.only] if args.only else []),
            ]
            done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
            found.append(json.loads(done.stdout))
    ours, theirs = ({key: mean([run[key] for run in found]) for key in found[0]} for found in runs.values())
    return {
        key: row | {"other": theirs[key]["tries"], "times": row["tries"] / theirs[key]["tries"]}
        for key, row in ours.items()
    }


def mean(rows: list[dict[str, float]]) -> dict[str, float]:
    """The mean of every column."""
    return {name: sum(row[name] for row in rows) / len(rows) for name in rows[0]}


def main() -> None:
    """Read the command line, and print a line for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.2, help="how long to think about a question")
    parser.add_argument("--questions", type=int, default=20, help="questions for each game and number of players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", choices=sorted(intrigue.GAMES), help="this game alone")
    parser.add_argument("--other", help="the Python of another version, to compare with")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    found = beside(args) if args.other else all_measured(args)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for key, row in found.items():
        game, seats = key.split()
        times = f", {row['times']:.1f} times as many as the other version" if args.other else ""
        print(f"{game}, {seats} players: {row['tries']:,.0f} tries, {row['worlds']:,.0f} worlds a second{times}")


if __name__ == "__main__":
    main()
