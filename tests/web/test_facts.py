"""What drawings know of the cards is what the games' tables say."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"


@pytest.mark.parametrize("maker", sorted(GAMES.glob("*/make_facts.py")), ids=lambda path: str(path.parent.name))
def test_facts_are_up_to_date(maker: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The facts of a drawing are those that are made of the game's table and rules now; else run its make_facts.py."""
    monkeypatch.setattr(sys, "argv", [str(maker), "--check"])

    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(maker), run_name="__main__")

    assert ended.value.code == 0
