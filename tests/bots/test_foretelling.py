"""How well a foresight foretells who wins, as the tool reckons it."""

from __future__ import annotations

import json
import subprocess
import sys
from math import log
from pathlib import Path

import pytest
from foretelling import Foretold, foretold, told

from intrigue import GAMES, read_record
from intrigue.arena import match
from intrigue.bots import Clock
from intrigue.kernel.record import Record

TOOL = Path(__file__).parents[2] / "tools" / "foretelling.py"


def game_of(game: str) -> Record:
    """A game that is over."""
    return read_record(match(GAMES[game], ["greedy", "random"], 3, clock=Clock(iterations=1)).record)


def test_the_loss_is_that_of_what_came_about() -> None:
    """Boldness pays for who is right, and costs who is wrong."""
    right, wrong = Foretold([0.8, 0.2], [1.0, 0.0]), Foretold([0.2, 0.8], [1.0, 0.0])

    assert right.loss(1.0) == pytest.approx(-log(0.8))
    assert wrong.loss(1.0) == pytest.approx(-log(0.2))
    assert right.loss(2.0) < right.loss(1.0) < log(2) < wrong.loss(1.0) < wrong.loss(2.0)
    assert Foretold([0.5, 0.5], [0.5, 0.5]).loss(1.0) == pytest.approx(log(2))
    assert Foretold([1.0, 0.0], [0.0, 1.0]).loss(1.0) < 10


@pytest.mark.parametrize("game", ["emerald1", "emerald2"])
def test_towards_the_end_it_is_known_who_wins(game: str) -> None:
    """Of a greedy player and one who plays at random."""
    record = game_of(game)

    cases = list(foretold(record))

    assert 15 <= len(cases) <= 25
    assert all(sum(case.chances) == pytest.approx(1.0) for case in cases)
    assert cases[-1].loss(1.0) < 0.3
    found = told([record])
    assert found.loss_with_power <= found.loss < found.constant == pytest.approx(log(2))


def test_what_cannot_be_foretold_is_said(tmp_path: Path) -> None:
    """Games without such advice, and games that are not over."""
    (tmp_path / "kabale.txt").write_text(str(game_of("kabale")))
    begun = str(game_of("emerald1")).splitlines(keepends=True)[:30]
    (tmp_path / "begun.txt").write_text("".join(begun))
    (tmp_path / "empty.txt").write_text("")
    complaints = {
        "kabale.txt": "does not play on",
        "begun.txt": "none of these games is over",
        "empty.txt": "empty.txt: line 1",
        "none.txt": "none.txt",
    }

    for file, said in complaints.items():
        done = subprocess.run(
            [sys.executable, str(TOOL), str(tmp_path / file)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert said in done.stderr


def test_programs_can_read_it(tmp_path: Path) -> None:
    """With --json it is one document."""
    file = tmp_path / "game.txt"
    file.write_text(str(game_of("emerald2")))

    done = subprocess.run([sys.executable, str(TOOL), str(file), "--json"], capture_output=True, text=True, check=True)

    assert json.loads(done.stdout)["games"] == 1
