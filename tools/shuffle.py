"""Whole actions of random games, their pieces shuffled: do drafts find them, and how long does considering take?

python tools/shuffle.py                               5,000 actions and 2,000 drafts of every game
python tools/shuffle.py --only emerald1 --json

An action is *the same* if committing its shuffled pieces leads to what the plain answers lead to. (Where the order of
pieces has a meaning in the rules, the player's own order counts, and another one may lead elsewhere.) Every draft that
is timed is a part of such an action.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from time import perf_counter

import msgspec
from rich.progress import Progress

import intrigue
from intrigue import GAMES, Game, Rng, roll_chance
from intrigue.drafts import WORK, judge, listening_copy
from intrigue.kernel.run import advance, asked
from intrigue.kernel.table import Table
from intrigue.laws import snapshot, some_action


class Figures(msgspec.Struct):
    """What was found in one game."""

    game: str
    actions: int = 0
    same: int = 0
    elsewhere: list[str] = []
    """Actions whose shuffled pieces lead somewhere else, or are not taken at all."""
    milliseconds: dict[str, float] = {}
    cut_short: int = 0
    """Drafts about which the work that is allowed was too little to say all."""


def actions(game: Game, dice: random.Random) -> Iterator[tuple[Table, int, list[int]]]:
    """Actions of several pieces from random games with four seats: the table before, the seat, its answers."""
    for number in range(10**9):
        rng = Rng(number)
        t = game.new(4)
        roll_chance(t, rng)
        while (seat := asked(t)) is not None:
            answers = some_action(game, listening_copy(t), seat, rng)
            if len(answers) > 1 and dice.random() < 0.2:
                yield t, seat, answers
            for option in answers:
                advance(t, option)
            roll_chance(t, rng)


def shuffle(game: Game, wanted: int, timed: int, progress: Progress) -> Figures:
    """Shuffle `wanted` actions, and time the considering of `timed` parts of them."""
    dice = random.Random(7)
    figures = Figures(game.id)
    times: list[float] = []
    bar = progress.add_task(game.id, total=wanted)
    for t, seat, answers in actions(game, dice):
        phrases = [game.verbs.phrase(option) for option in answers]
        mixed = dice.sample(phrases, len(phrases))
        figures.actions += 1
        figures.same += leads_alike(game, t, seat, answers, mixed)
        if figures.same + len(figures.elsewhere) < figures.actions:
            figures.elsewhere.append(f"{', '.join(phrases)} as {', '.join(mixed)}")
        if len(times) < timed:
            start = perf_counter()
            judging = judge(game, game.observe(t, seat), seat)
            judging.consider(mixed[: dice.randrange(len(mixed) + 1)])
            times.append(perf_counter() - start)
            figures.cut_short += judging.work >= WORK
        progress.advance(bar)
        if figures.actions == wanted:
            break
    times.sort()
    figures.milliseconds = {name: 1000 * times[int(len(times) * at)] for name, at in (("p50", 0.5), ("p99", 0.99))}
    return figures


def leads_alike(game: Game, t: Table, seat: int, answers: list[int], mixed: list[str]) -> bool:
    """Does committing the shuffled pieces lead to what the plain answers lead to?"""
    plain, committed = t.copy(), t.copy()
    for option in answers:
        advance(plain, option)
    try:
        for option in judge(game, game.observe(t, seat), seat).answers(mixed):
            advance(committed, option)
    except intrigue.IllegalAnswer:
        return False
    return bool(snapshot(plain) == snapshot(committed))


def main() -> int:
    """Print a line for every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(GAMES), help="this game alone")
    parser.add_argument("--actions", type=int, default=5000, help="actions of each game")
    parser.add_argument("--timed", type=int, default=2000, help="of how many the considering is timed")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    composed = [game for game in GAMES.values() if game.verbs.done >= 0]
    with Progress(disable=args.json) as progress:
        games = [GAMES[args.only]] if args.only else composed
        found = [shuffle(game, args.actions, args.timed, progress) for game in games]
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    print("compiled" if intrigue.compiled else "interpreted")
    for one in found:
        times = ", ".join(f"{name} {ms:.2f} ms" for name, ms in one.milliseconds.items())
        print(
            f"{one.game}: {one.same:,} of {one.actions:,} shuffled actions are the same; considering a draft: {times}, "
            f"{one.cut_short} cut short"
        )
        for action in one.elsewhere[:10]:
            print(f"  elsewhere: {action}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
