"""Random games in great number: all must end properly with every piece in its place, and keep the laws.

python tools/soak.py                        100,000 games of every game and player count
python tools/soak.py --games 2000 --laws 50 --learning 0

At last `examples/learn_kabale.py` learns from nothing, and must beat `greedy`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from rich.progress import Progress

import intrigue
from intrigue import GAMES, Rng, is_over, laws, play_out

CHUNK = 1000
LEARNING = 8.0
"""In so many minutes of two cores the example has beaten `greedy` (docs/research.md)."""


def soak(game_id: str, seats: int, first: int, games: int, every: int) -> int:
    """Play games number `first` and following; check the laws on one position of each `every`-th game."""
    game = GAMES[game_id]
    fresh = game.new(seats)
    pieces = game.pieces(fresh)
    checked = 0
    for number in range(first, first + games):
        rng = Rng(number)
        t = fresh.copy()
        play_out(t, rng)
        assert is_over(t), f"game {number} does not end"
        assert game.pieces(t) == pieces, f"game {number} loses pieces"
        assert abs(sum(game.returns(t)) - 1) < 1e-9
        if number % every == 0:
            check_laws(game_id, seats, number)
            checked += 1
    return checked


def check_laws(game_id: str, seats: int, number: int) -> None:
    """All laws on a random position of a random game with random options."""
    game = GAMES[game_id]
    rng = Rng(number).fork()
    options: dict[str, str] = {}
    for choice in game.choices:
        value = rng.choice(choice.values)
        try:
            game.new(seats, {**options, choice.name: value})
        except intrigue.BadOption:
            continue  # two players of one colour, a seat that is not there
        options[choice.name] = value
    session = laws.played(game, seats, options, number, int(rng.below(rng.choice((30, 100, 500)) * seats)))
    t = session.table
    laws.imagine_fits(game, t, rng)
    laws.suspicion_fits(game, session, rng)
    laws.numbers_are_the_view(game, session, rng)
    laws.same_question(game, t, rng)
    laws.strangers_cannot_tell(game, t, rng)
    laws.same_sight_same_story(game, t)
    laws.take_back_shows_nothing(game, session, rng)
    laws.copy_is_apart(game, t, rng)
    laws.it_ends(game, t, rng)
    laws.illegal_is_refused(game, t)
    laws.record_replays(game, session)
    laws.pieces_are_kept(game, session)
    laws.forced_is_no_secret(game, session, rng)
    laws.drafts_depend_on_the_view(game, session, rng)
    laws.addable_is_what_is_accepted(game, session, rng)
    laws.commit_is_one_action(game, session, rng)
    laws.nothing_else_leaks(game, laws.played(game, seats, options, number, int(rng.below(30))), rng)


def learned(minutes: float) -> int:
    """Let the example learn for so long: 0 if it is then shown to beat `greedy`."""
    example = Path(__file__).parents[1] / "examples" / "learn_kabale.py"
    return subprocess.run([sys.executable, str(example), "--check", "--minutes", str(minutes)], check=False).returncode


def main() -> int:
    """Run it with a progress bar."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="games for each game and player count")
    parser.add_argument("--only", choices=list(GAMES), help="this game alone")
    parser.add_argument("--laws", type=int, default=500, help="check the laws on a position of every so manieth game")
    parser.add_argument(
        "--learning", type=float, default=LEARNING, help="minutes for the example to learn; 0: not at all"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    print("compiled" if intrigue.compiled else "interpreted")
    with Progress() as progress, ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        for game in [GAMES[args.only]] if args.only else GAMES.values():
            for seats in game.seats:
                start = time.perf_counter()
                bar = progress.add_task(f"{game.id}, {seats} seats", total=args.games)
                waiting = []
                for first in range(0, args.games, CHUNK):
                    games = min(CHUNK, args.games - first)
                    waiting.append((games, pool.submit(soak, game.id, seats, first, games, args.laws)))
                checked = 0
                for games, chunk in waiting:
                    checked += chunk.result()
                    progress.advance(bar, games)
                took = time.perf_counter() - start
                progress.print(
                    f"{game.id}, {seats} seats: {args.games:,} games ended with every piece in its place; "
                    f"all laws held on {checked:,} positions ({took:.0f} s)"
                )
    return learned(args.learning) if args.learning and args.only in (None, "kabale") else 0


if __name__ == "__main__":
    sys.exit(main())
