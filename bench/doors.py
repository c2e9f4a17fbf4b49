"""How fast the doors are, beside their peers. Figures of one run are ratios, not records.

    python bench/doors.py --peers .venv-bench/bin/python

Every contender runs in a process of its own, one after the other, several times in turn, so that a busy moment of the
machine hits them all; processor time counts, and of several measurements the median.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

LOOKING = """
import json, sys
from time import process_time
from intrigue import GAMES, Rng, play_out
from intrigue.doors.looking import Looked
game, seats, seconds = GAMES[sys.argv[1]], int(sys.argv[2]), float(sys.argv[3])
looked = Looked(game, seats)
play_out(looked.table, Rng(1), 40)
def microseconds(do):
    n, start = 0, process_time()
    while process_time() - start < seconds / 2:
        for _ in range(100):
            do()
        n += 100
    return (process_time() - start) / n * 1e6
row, write, t = looked.row, looked.observer.write, looked.table
def numbers():
    row.at = 0
    write(t, 0, row)
print(json.dumps({"numbers": microseconds(numbers), "view": microseconds(lambda: game.observe(t, 0))}))
"""

VECTOR = """
import json, sys
from time import process_time
import numpy as np
from intrigue.doors.vector import Vector
many, dice, seconds = Vector(sys.argv[1], int(sys.argv[2]), 256), np.random.default_rng(0), float(sys.argv[3])
n, stepping, start = 0, 0.0, process_time()
while process_time() - start < seconds:
    mask = many.look().mask
    answers = (mask * dice.random(mask.shape, dtype=np.float32)).argmax(1)
    before = process_time()
    many.step(answers)
    stepping += process_time() - before
    n += 256
print(json.dumps({"steps": n / stepping, "with a random policy": n / (process_time() - start)}))
"""

AEC = """
import importlib, json, random, sys
from time import process_time
import numpy as np
module, seconds = sys.argv[1], float(sys.argv[3])
if module in ("kabale", "emerald1", "emerald2"):
    from intrigue.doors import aec
    env = aec.env(module, int(sys.argv[2]))
else:
    env = importlib.import_module("pettingzoo.classic." + module).env()
random.seed(1)
env.reset(seed=1)
n, start = 0, process_time()
while process_time() - start < seconds:
    for agent in env.agent_iter(1000):
        seen, reward, ended, cut, info = env.last()
        if ended or cut:
            action = None
        else:
            action = random.choice(np.flatnonzero(seen["action_mask"]).tolist())
        env.step(action)
        n += 1
    env.reset()
print(json.dumps({"steps": n / (process_time() - start)}))
"""

RAW = """
import json, random, sys
from time import process_time
from intrigue import CHANCE, GAMES, Rng
from intrigue.kernel.run import asked, give, is_over, offered, pick
game, seconds = GAMES[sys.argv[1]], float(sys.argv[3])
fresh, dice = game.new(int(sys.argv[2])), Rng(1)
random.seed(1)
def rate(play):
    n, start = 0, process_time()
    while process_time() - start < seconds / 2:
        n += play(fresh.copy())
    return n / (process_time() - start)
def picked(t):
    n = 0
    while not is_over(t):
        give(t, pick(t, dice))
        n += 1
    return n
def chosen(t):
    n = 0
    while not is_over(t):
        give(t, pick(t, dice) if asked(t) == CHANCE else random.choice(offered(t)))
        n += 1
    return n
print(json.dumps({"picked": rate(picked), "steps": rate(chosen)}))
"""

SPIEL = """
import json, random, sys
from time import process_time
import pyspiel
game, seconds = pyspiel.load_game(sys.argv[1]), float(sys.argv[3])
random.seed(1)
n, start = 0, process_time()
while process_time() - start < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        n += 1
print(json.dumps({"steps": n / (process_time() - start)}))
"""

OURS = (("kabale", 2), ("emerald1", 4), ("emerald2", 4))
CLASSIC = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
SPIELS = (
    *("backgammon", "blackjack", "bridge", "connect_four", "gin_rummy", "go", "hanabi", "hearts", "kuhn_poker"),
    *("leduc_poker", "liars_dice", "skat", "tarok", "tic_tac_toe", "universal_poker"),
)


def run(python: str, code: str, *args: str) -> dict[str, float] | None:
    """One measurement in a process of its own; None if it cannot run there."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    env["OPENBLAS_NUM_THREADS"] = "1"
    done = subprocess.run([python, "-c", code, *args], capture_output=True, text=True, env=env, cwd="/", check=False)
    if done.returncode:
        print(f"  {args[0]}: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return None
    result: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return result


def contenders(peers: str) -> dict[str, tuple[str, str, str, str]]:
    """What is measured, by its name: the Python it runs in, the program, the game, and how many players."""
    ours = sys.executable
    found = {}
    for game, seats in OURS:
        for name, code in (("looking", LOOKING), ("vector", VECTOR), ("pettingzoo", AEC), ("raw", RAW)):
            found[f"{name} {game}"] = (ours, code, game, str(seats))
    found |= {f"classic {name}": (peers, AEC, name, "2") for name in CLASSIC}
    return found | {f"openspiel {name}": (ours, SPIEL, name, "2") for name in SPIELS}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", type=Path, default=Path(".venv-bench/bin/python"), help="a Python that has RLCard")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each measurement takes")
    parser.add_argument("--rounds", type=int, default=3, help="how often each contender is measured")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    all_of_them = contenders(str(args.peers.absolute()))
    rows: dict[str, list[dict[str, float]]] = {}
    for _ in range(args.rounds):
        for name, (python, code, game, seats) in list(all_of_them.items()):
            measured = run(python, code, game, seats, str(args.seconds))
            if measured is None:
                del all_of_them[name]
            else:
                rows.setdefault(name, []).append(measured)
    medians = {
        name: {what: statistics.median(r[what] for r in some) for what in some[0]} for name, some in rows.items()
    }
    print(json.dumps(medians, indent=2)) if args.json else table(medians)
    return 0


def table(medians: dict[str, dict[str, float]]) -> None:
    """The figures and their ratios, for people."""
    steps = {name: row["steps"] for name, row in medians.items() if "steps" in row}
    for game, seats in OURS:
        looks, many = medians[f"looking {game}"], medians[f"vector {game}"]
        numbers, view = looks["numbers"], looks["view"]
        print(f"{game}, {seats} players, one core")
        print(f"  numbers {numbers:5.2f} µs   view {view:5.2f} µs   view / numbers {view / numbers:.1f}")
        print(f"  vector door     {many['steps']:11,.0f} observed steps/s")
        print(f"  with a policy   {many['with a random policy']:11,.0f} observed steps/s, a random one made with numpy")
        print(f"  PettingZoo door {steps[f'pettingzoo {game}']:11,.0f} observed steps/s")
        print(f"  raw             {medians[f'raw {game}']['picked']:11,.0f} steps/s, chance counted")
        print(f"  raw, in Python  {steps[f'raw {game}']:11,.0f} steps/s, answers chosen by random.choice")
    compare("PettingZoo door, kabale", steps["pettingzoo kabale"], "classic ", steps)
    compare("raw, kabale", medians["raw kabale"]["picked"], "openspiel ", steps)
    compare("raw, kabale, answers chosen by random.choice", steps["raw kabale"], "openspiel ", steps)


def compare(name: str, ours: float, peers: str, steps: dict[str, float]) -> None:
    """How many times as fast as each of its peers."""
    print(f"{name}: {ours:,.0f} steps/s")
    for peer, theirs in sorted(steps.items(), key=lambda item: -item[1]):
        if peer.startswith(peers):
            print(f"  {peer.removeprefix(peers):28} {theirs:11,.0f} steps/s   ours / theirs {ours / theirs:6.1f}")


if __name__ == "__main__":
    sys.exit(main())
