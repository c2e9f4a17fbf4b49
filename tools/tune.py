"""Tune the weights that bots judge tables by: styles play each other, and what wins is bred on (CMA-ES).

python tools/tune.py emerald1 two --minutes 60            tune the set for two players, and write what was found
python tools/tune.py emerald1 more --minutes 60 --tried 3

A style plays mirrored games: the same deals from every seat, against the middle of what is tried, now and earlier.
What is reached is kept in a file after every generation, and the next call goes on from there; the same seed gives
the same weights with any number of processes. Whether a style is better in earnest, matches of whole bots must show
(`intrigue simulate`).
"""

from __future__ import annotations

import argparse
import pickle
import random
import re
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from cmaes import CMA
from styles import bot_of

import intrigue
from intrigue import Rng

Style = dict[str, float]

LEAST_STEP = 0.05
"""How far a weight that is nearly nothing is changed at first."""
OFTEN = 8
"""After this many generations the middle of what is tried is remembered as somebody to play against."""
REMEMBERED = 3
SPREAD = 0.5
"""How widely styles differ at first, measured in the steps below."""
STEP = 0.3
"""How far another weight is changed at first, as a part of it."""


def one_game(game: str, styles: Sequence[Mapping[str, float]], seed: int, tried: int) -> list[float]:
    """What one game is worth to each seat."""
    t = intrigue.GAMES[game].new(len(styles))
    found: list[float] = import_module(f"{bot_of(game)}.contest").contest(t, styles, Rng(seed), tried)
    return found


def worth(job: tuple[str, int, Style, list[Style], list[int], int]) -> float:
    """The share of victories of one style: each deal from every seat, against each of the others in turn."""
    game, seats, style, others, seeds, tried = job
    total = 0.0
    for i, seed in enumerate(seeds):
        rest = others[i % len(others)]
        for seat in range(seats):
            total += one_game(game, [style if s == seat else rest for s in range(seats)], seed, tried)[seat]
    return total / len(seeds) / seats


class Search:
    """The state of a search, which is kept from one call to the next."""

    def __init__(self, names: list[str], start: Style, seed: int) -> None:
        self.names = names
        self.start = start
        self.steps = np.array([max(STEP * start[name], LEAST_STEP) for name in names])
        self.cma = CMA(mean=np.zeros(len(names)), sigma=SPREAD, seed=seed, population_size=16)
        self.generation = 0
        self.seed = seed
        self.before = [start]
        """What was played before, now and then: who has learnt to beat them must not forget it."""

    def style(self, x: Any) -> Style:
        """The weights that a point stands for; none is negative."""
        return {
            name: max(0.0, self.start[name] + float(step * z))
            for name, step, z in zip(self.names, self.steps, x, strict=True)
        }

    def mean(self) -> Style:
        """The middle of what is being tried."""
        return self.style(self.cma.mean)


def tune(args: argparse.Namespace) -> None:
    """Search for as long as was asked, and write the weights."""
    file = Path(str(files(bot_of(args.game)).joinpath("weights.toml")))
    sets = import_module(f"{bot_of(args.game)}.weights").SETS
    start = dict(sets[args.set])
    state = Path(args.state or f".tune-{args.game}-{args.set}.pickle")
    if state.exists():
        search: Search = pickle.loads(state.read_bytes())
    else:
        search = Search(list(start), start, args.seed)
    end = monotonic() + 60 * args.minutes
    with ProcessPoolExecutor(args.processes) as pool:
        while monotonic() < end:
            generation(search, args, pool)
            kept = state.with_suffix(".new")
            kept.write_bytes(pickle.dumps(search))
            kept.replace(state)
    target = Path(args.write) if args.write else file
    target.write_text(written(((args.read and Path(args.read)) or file).read_text(), args.set, search.mean()))
    print(f"written: {target}", file=sys.stderr)


def generation(search: Search, args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """One generation: try, and keep what wins."""
    dice = random.Random(f"{search.seed} {search.generation}")
    seeds = [dice.randrange(1 << 40) for _ in range(args.deals)]
    points = [search.cma.ask() for _ in range(search.cma.population_size)]
    if search.generation % OFTEN == OFTEN - 1:
        search.before.append(search.mean())
    field = [search.mean(), *search.before[-REMEMBERED:]]
    jobs = [(args.game, args.seats, search.style(x), field, seeds, args.tried) for x in points]
    jobs.append((args.game, args.seats, search.mean(), [search.start], seeds, args.tried))
    *found, mean = pool.map(worth, jobs)
    search.cma.tell([(x, -share) for x, share in zip(points, found, strict=True)])
    search.generation += 1
    print(
        f"generation {search.generation}: best {max(found):.3f}, all {sum(found) / len(found):.3f}, "
        f"the middle against the start {mean:.3f}",
        flush=True,
    )


def written(text: str, part: str, style: Style) -> str:
    """The file with other numbers in one of its parts."""
    head, _, rest = text.partition(f"[{part}]\n")
    body, mark, tail = rest.partition("\n[")

    def number(found: re.Match[str]) -> str:
        return f"{found[1]} = {style[found[1]]:.4g}"

    body = re.sub(r"(?m)^(\w+) = .*$", number, body)
    return f"{head}[{part}]\n{body}{mark}{tail}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["emerald1", "emerald2"])
    parser.add_argument("set", choices=["two", "more"])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--deals", type=int, default=24, help="deals for each style and generation")
    parser.add_argument("--tried", type=int, default=5, help="how many actions are tried at every turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, help="players (default: 2 or 4)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--state", help="the file that keeps what is reached")
    parser.add_argument("--read", help="the file of weights whose comments are kept (default: the game's own)")
    parser.add_argument("--write", help="where the weights go (default: the game's own file)")
    args = parser.parse_args()
    args.seats = args.seats or (2 if args.set == "two" else 4)
    tune(args)


if __name__ == "__main__":
    main()
