"""The pages about observations say what the code writes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import intrigue
from intrigue.games import GAMES

ROOT = Path(__file__).parent.parent.parent


def test_every_page_is_up_to_date() -> None:
    """`python tools/observations.py` writes them."""
    path = str(Path(intrigue.__file__).parent.parent)
    command = [sys.executable, str(ROOT / "tools" / "observations.py"), "--check"]

    done = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": path}, check=False)

    assert done.returncode == 0, done.stderr
    assert {file.stem for file in (ROOT / "docs" / "observations").glob("*.md")} == set(GAMES)
