"""What a thing is worth: everybody is given one at random when a game begins, and it is played on quickly.

python tools/gifts.py emerald1 --seats 4 --games 12000
python tools/gifts.py emerald2 --seats 2 --games 12000 --turn 20 --json
python tools/gifts.py emerald2 --games 8000 --write        the price list of the bots, from four such series

A card goes to the discard pile of its owner, a Permanent Effect lies before them, a city is under their control. Told
is, for each side, how many points more than somebody who was given nothing they had at the end, compared with all
others, and how much more often they won. The games are those that weights are bred by (`tools/tune.py`): quick, at a
glance, with sides guessed. With `--turn` gifts come after this many turns. The same seed gives the same figures.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import fmean, stdev

import msgspec
from rich.progress import Progress
from styles import bot_of

import intrigue
from intrigue import Rng
from intrigue.arena.pool import spread
from intrigue.games.emerald.shared.table import EmeraldTable, side_of

ROOT = Path(__file__).parent.parent
PORTION = 50
"""Games that a process plays at a time."""
NOTHING = "nothing"
OFTEN = 8
"""One in about this many is given nothing."""
TURNS = (0, 10)
"""After how many rounds gifts come for a price list: early and in the middle, with two players and with four."""
DOUBT = 1.0
"""How far prices usually are from nothing, in points: what was measured badly is drawn there."""
HEAD = """\
# What cards and Permanent Effects bring players of either side, in points, with the numbers that come with the game.
# `python tools/gifts.py {game} --games {games} --seed {seed} --write` has measured it.
"""
SIDES = ("loyalist", "restorationist")


class Row(msgspec.Struct):
    """What somebody was given, and what it came to."""

    gift: str
    side: int
    ahead: float
    """Their points less the mean of the others'."""
    won: float


class Worth(msgspec.Struct):
    """What a gift is worth to players of a side, compared with nothing."""

    gift: str
    side: str
    games: int
    points: float
    error: float
    """The standard error of the points."""
    won: float


def one_game(game: str, seats: int, turn: int, seed: int) -> list[Row]:
    """A game in which everybody is given something; no rows if it is over before that."""
    contest = import_module(f"{bot_of(game)}.contest")
    styles = [import_module(f"{bot_of(game)}.weights").SETS["two" if seats == 2 else "more"]] * seats
    rng = Rng(seed)
    t = intrigue.GAMES[game].new(seats)
    assert isinstance(t, EmeraldTable)
    contest.begin(t, styles, rng, turn)
    if not t.agenda:
        return []
    gifts = contest.gifts()
    gifts += [NOTHING] * (len(gifts) // OFTEN)
    given = []
    for seat in range(seats):
        gift = gifts[int(rng.below(len(gifts)))]
        given.append(gift if gift != NOTHING and contest.give(t, seat, gift) else NOTHING)
    won = contest.contest(t, styles, rng, 1)
    points = intrigue.GAMES[game].scores(t)
    return [
        Row(given[seat], int(side_of(t, seat)), points[seat] - (sum(points) - points[seat]) / (seats - 1), won[seat])
        for seat in range(seats)
    ]


def portion(job: tuple[str, int, int, int], start: int) -> list[Row]:
    """Some games one after the other."""
    game, seats, turn, seed = job
    return [row for n in range(start, start + PORTION) for row in one_game(game, seats, turn, seed * 1_000_003 + n)]


def worths(rows: list[Row]) -> Iterator[Worth]:
    """What every gift is worth to either side, the best first."""
    for side, name in enumerate(SIDES):
        of_side = [row for row in rows if row.side == side]
        by_gift: defaultdict[str, list[Row]] = defaultdict(list)
        for row in of_side:
            by_gift[row.gift].append(row)
        usual, wins = fmean(row.ahead for row in by_gift[NOTHING]), fmean(row.won for row in by_gift[NOTHING])
        found = []
        for gift, of_gift in by_gift.items():
            ahead = [row.ahead for row in of_gift]
            error = stdev(ahead) / len(ahead) ** 0.5 if len(ahead) > 1 else 0.0
            won = fmean(row.won for row in of_gift) - wins
            found.append(Worth(gift, name, len(of_gift), fmean(ahead) - usual, error, won))
        yield from sorted(found, key=lambda worth: -worth.points)


def series(game: str, seats: int, turn: int, args: argparse.Namespace) -> list[Row]:
    """Many games."""
    job = partial(portion, (game, seats, turn, args.seed))
    rows: list[Row] = []
    with Progress(disable=args.json or not sys.stderr.isatty()) as bar:
        task = bar.add_task(f"{seats} players, turn {turn}", total=args.games)
        for found in spread(job, list(range(0, args.games, PORTION)), args.processes):
            rows += found
            bar.advance(task, PORTION)
    return rows


def price_list(game: str, args: argparse.Namespace) -> str:
    """What everything but cities is worth: the mean of all series, badly known prices drawn to nothing."""
    found: defaultdict[tuple[str, str], list[Worth]] = defaultdict(list)
    for seats in (2, 4):
        for rounds in TURNS:
            for worth in worths(series(game, seats, rounds * seats, args)):
                found[worth.side, worth.gift].append(worth)
    out = HEAD.format(game=game, games=args.games, seed=args.seed)
    places = import_module(f"{type(intrigue.GAMES[game]).__module__}.cards").CITY_NAMES
    for side in SIDES:
        out += f"\n[{side}]\n"
        for (whose, gift), several in sorted(found.items()):
            if whose == side and gift not in (NOTHING, *places):
                error = sum(worth.error**2 for worth in several) ** 0.5 / len(several)
                price = fmean(worth.points for worth in several) * DOUBT**2 / (DOUBT**2 + error**2)
                out += f"{gift} = {price:.2f}\n"
    return out


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["emerald1", "emerald2"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--turn", type=int, default=0, help="when gifts come  [at the beginning]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write the price list of the bots anew")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    if args.write:
        file = ROOT / "src" / bot_of(args.game).replace(".", "/") / "prices.toml"
        if not file.exists():
            parser.error(f"the bots of {args.game} go by no list that was measured")
        file.write_text(price_list(args.game, args), encoding="utf-8")
        print(f"written: {file}", file=sys.stderr)
        return
    out = list(worths(series(args.game, args.seats, args.turn, args)))
    if args.json:
        print(json.dumps([msgspec.to_builtins(worth) for worth in out], indent=2))
        return
    for worth in out:
        print(
            f"{worth.side:15}{worth.gift:28}{worth.points:+6.2f} points (±{worth.error:.2f}), "
            f"victories {worth.won:+6.1%}, {worth.games} players"
        )


if __name__ == "__main__":
    main()
