"""How fast the games are, compiled and interpreted. Figures of one run are ratios, not records.

    make bench              beside peers: `make bench-peers`

Every contender runs in a process of its own, one after the other, several times in turn, so that a busy moment of the
machine hits them all; the median counts.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

OURS = """
import json, sys, time
import intrigue
from intrigue import GAMES, Rng, play_out
game, seats, seconds = GAMES[sys.argv[1]], int(sys.argv[2]), float(sys.argv[3])
fresh, decisions, games, start = game.new(seats), 0, 0, time.perf_counter()
while time.perf_counter() - start < seconds:
    for _ in range(10):
        decisions += play_out(fresh.copy(), Rng(games))
        games += 1
took = time.perf_counter() - start
middle = fresh.copy()
play_out(middle, Rng(1), decisions // games // 2)
def microseconds(do, times):
    start = time.perf_counter()
    for _ in range(times):
        do()
    return (time.perf_counter() - start) / times * 1e6
rng = Rng(2)
belief = game.believe(game.observe(middle, 0))
offered, table = [], fresh.copy()
for n in range(2000):
    if intrigue.is_over(table):
        table = fresh.copy()
    asked = intrigue.decision(table)
    if asked.seat >= 0:
        offered.append(len(asked.options))
    play_out(table, Rng(n), 1)
print(json.dumps({
    "compiled": intrigue.compiled, "decisions": decisions / took, "games": games / took, "length": decisions / games,
    "copy": microseconds(middle.copy, 2000), "imagine": microseconds(lambda: belief.imagine(rng), 1000),
    "observe": microseconds(lambda: game.observe(middle, 0), 500), "options": sum(offered) / len(offered),
}))
"""


def run(python: str, code: str, *args: str, source: bool = False) -> dict[str, float] | None:
    """One measurement in a process of its own; None if it cannot run there."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if source:
        env["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run([python, "-c", code, *args], capture_output=True, text=True, env=env, cwd="/", check=False)
    if done.returncode:
        print(f"  {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return None
    result: dict[str, float] = json.loads(done.stdout)
    return result


def median(results: list[dict[str, float]], what: str) -> float:
    """The middle one of several measurements."""
    return statistics.median(result[what] for result in results)


def main() -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement takes")
    parser.add_argument("--rounds", type=int, default=5, help="how often each contender is measured")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()

    import intrigue

    if not intrigue.compiled:
        print("the installed package is not compiled: run `make build` on a machine with a C compiler", file=sys.stderr)
        return 1
    seats = {game.id: 4 if 4 in game.seats else game.seats[0] for game in intrigue.GAMES.values()}
    results: dict[str, list[dict[str, float]]] = {}
    for _ in range(args.rounds):
        for game, n in seats.items():
            for name, source in (("compiled", False), ("interpreted", True)):
                measured = run(sys.executable, OURS, game, str(n), str(args.seconds), source=source)
                if measured is not None:
                    results.setdefault(f"{game} {name}", []).append(measured)
    summary = {
        name: {what: median(rows, what) for what in rows[0] if what != "compiled"} for name, rows in results.items()
    }
    if args.json:
        print(json.dumps(summary, indent=2))
    else:
        table(summary, seats)
    return 0


def table(summary: dict[str, dict[str, float]], seats: dict[str, int]) -> None:
    """The figures, for people."""
    for game, n in seats.items():
        fast, slow = summary[f"{game} compiled"], summary[f"{game} interpreted"]
        print(f"{game}, {n} seats, random play, one process")
        for name, row in (("compiled", fast), ("interpreted", slow)):
            print(
                f"  {name:12} {row['decisions']:11,.0f} decisions/s {row['games']:8,.0f} games/s"
                f"   copy {row['copy']:6.2f} µs   imagine {row['imagine']:6.1f} µs   observe {row['observe']:6.0f} µs"
            )
        print(f"  decisions a game: {fast['length']:.0f}, options a question: {fast['options']:.1f}")
        print(f"  compiled / interpreted: {fast['decisions'] / slow['decisions']:.1f}")


if __name__ == "__main__":
    sys.exit(main())
