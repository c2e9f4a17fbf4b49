"""What drawings know of the cards is what the games' boxes say."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"


@pytest.mark.parametrize("maker", sorted(GAMES.glob("*/make_printed.py")), ids=lambda path: str(path.parent.name))
def test_what_is_printed_is_up_to_date(maker: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a drawing shows as printed is made of the game's box and rules as they are; else run its make_printed.py."""
    monkeypatch.setattr(sys, "argv", [str(maker), "--check"])

    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(maker), run_name="__main__")

    assert ended.value.code == 0
