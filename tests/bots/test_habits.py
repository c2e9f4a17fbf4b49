"""What the tools see that look at games of bots, and what bots must not do."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from habits import Habits, texts_in
from turns import Turn, turns

from intrigue import GAMES, read_record
from intrigue.arena import match
from intrigue.bots import Clock
from intrigue.kernel.event import Telling

ROOT = Path(__file__).parent.parent.parent
EMERALDS = ["emerald1", "emerald2"]


def silly(game: str, bots: list[str], seed: int, iterations: int) -> Counter[str]:
    """What undid itself in one game."""
    record = read_record(match(GAMES[game], bots, seed, clock=Clock(iterations=iterations)).record)
    return Counter(what for turn in turns(record) for what in turn.silly())


@pytest.mark.parametrize("game", EMERALDS)
def test_what_undoes_itself_is_found(game: str) -> None:
    """Whoever plays at random does it all the time."""
    found: Counter[str] = Counter()
    for seed in range(4):
        found += silly(game, ["random"] * 3, seed, 1)

    kinds = " ".join(found)
    assert "and back" in kinds
    assert "an action let go" in kinds


def test_what_is_rare_is_found() -> None:
    """A marker up and down, two actions for one place, an agent there and back; and nothing where nothing is undone."""
    assert Turn(0, 1, steps=[("war", 2), ("revolution", -1), ("war", -1)]).silly() == ["war up and down"]
    assert Turn(0, 1, placed=["rome", "paris", "rome"]).silly() == ["twice cubes to rome"]
    walks = [("ravachol", "paris", "rome"), ("ravachol", "rome", "paris")]
    assert Turn(0, 1, walks=walks).silly() == ["ravachol to rome and back"]
    assert Turn(0, 1, steps=[("war", 2), ("revolution", -1)], placed=["rome"], walks=walks[:1]).silly() == []


@pytest.mark.parametrize(("bot", "games"), [("greedy", 3), ("ismcts", 1), ("medium:any", 1)])
@pytest.mark.parametrize("game", EMERALDS)
def test_bots_make_no_move_that_undoes_itself(game: str, bot: str, games: int) -> None:
    """Not one in some games with three and four players; `tools/habits.py` looks at hundreds."""
    for seed in range(games):
        assert silly(game, [bot] * (3 + seed % 2), 70 + seed, 24) == Counter()


@pytest.mark.parametrize("game", [*EMERALDS, "kabale"])
def test_habits_are_counted(game: str) -> None:
    """How games went, everything that happened in them, and in the Emeralds what turns are like."""
    habits = Habits()
    for seed in range(2):
        habits.add(read_record(match(GAMES[game], ["greedy"] * 2, seed).record))

    assert habits.games == 2
    told = "\n".join(habits.lines())
    if game in EMERALDS:
        assert sum(habits.wins.values()) == pytest.approx(2.0)
        assert habits.turns == habits.facts["turns"] > 0
        assert 0 < habits.for_good < habits.turns
        assert "something for good in" in told
    else:
        assert habits.turns == 0


def test_texts_are_counted_however_cards_are_used_for_them() -> None:
    """By saying so, by interrupting, and by being used up for the bombs on them; not for other symbols."""

    def told(kind: str, card: str, symbol: str = "") -> Telling:
        return Telling(kind, {"seat": "seat-1", "card": card, "symbol": symbol})

    said = [
        told("played", "okhrana", "text"),
        told("played", "zombies", "marker"),
        told("interrupted", "sherlock_holmes"),
        told("played", "infernal_machine", "bomb"),
        told("removed", "infernal_machine"),
        told("played", "sebastian_moran", "assassinate"),
        told("removed", "sebastian_moran"),
        told("discarded", "zombies"),
    ]

    assert list(texts_in(said)) == ["okhrana", "sherlock_holmes", "infernal_machine"]


def test_two_versions_play_each_other(tmp_path: Path) -> None:
    """Every deal from every seat; what was played is kept and not played again. Here the other version is this one."""
    command = [sys.executable, str(ROOT / "tools" / "versus.py"), "kabale", "--ours", "greedy", "--theirs", "random"]
    command += ["--deals", "3", "--seconds", "0.01", "--json", "--work", str(tmp_path)]

    first = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    found = msgspec.json.decode(first)
    assert found["games"] == 6
    assert found["victories"]["mean"] > found["fair"] == 0.5
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert len(kept) == 6
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == first
    assert {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == kept


def test_no_path_leads_the_other_version_here(tmp_path: Path) -> None:
    """Whatever path leads us to what we play with: the other version finds its own, or it would play against itself."""
    other = tmp_path / "python"
    other.write_text(f'#!/bin/sh\n[ -z "$PYTHONPATH" ] || exit 9\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    other.chmod(0o755)
    command = [sys.executable, str(ROOT / "tools" / "versus.py"), "kabale", "--ours", "greedy", "--theirs", "random"]
    command += ["--deals", "1", "--seconds", "0.01", "--json", "--work", str(tmp_path / "games"), "--other", str(other)]
    env = os.environ | {"PYTHONPATH": str(tmp_path)}

    found = subprocess.run(command, capture_output=True, text=True, check=False, env=env)

    assert found.returncode == 0, found.stderr
    assert msgspec.json.decode(found.stdout)["games"] == 2
