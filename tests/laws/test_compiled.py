"""Compiled = interpreted. Only part of the suite when the compiled package is tested (see conftest.py)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import intrigue
from intrigue import GAMES
from intrigue.laws import digest

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import sys
import intrigue
from intrigue.laws import digest
assert not intrigue.compiled
for line in sys.stdin:
    game, seats, seed = line.split()
    print(digest(intrigue.GAMES[game], int(seats), {}, int(seed)))
"""


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_play_the_same_games(game: str) -> None:
    """Random games of every player count give the same views, stories and results in both."""
    assert intrigue.compiled
    cases = [(seats, seed) for seats in GAMES[game].seats for seed in range(2)]

    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    lines = "".join(f"{game} {seats} {seed}\n" for seats, seed in cases)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], input=lines, capture_output=True, text=True, env=env, check=True
    )

    assert done.stdout.split() == [digest(GAMES[game], seats, {}, seed) for seats, seed in cases]
