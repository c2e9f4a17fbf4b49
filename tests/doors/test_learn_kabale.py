"""The example that learns: it learns something in a few lessons, and says whether it has become the stronger one."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from learning import picture

import intrigue

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_kabale.py"


def learn(*args: str) -> subprocess.CompletedProcess[str]:
    """Run the example, with the same intrigue as here."""
    return subprocess.run(
        [sys.executable, str(EXAMPLE), "--check", *args],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(Path(intrigue.__file__).parents[1])},
        check=False,
    )


def test_a_few_lessons_are_enough_against_chance(tmp_path: Path) -> None:
    """Shown to be better than chance after four lessons; the drawing has its moments."""
    moments = tmp_path / "moments.json"

    done = learn("--lessons", "4", "--against", "random", "--last", "200", "--moments", str(moments))

    assert done.returncode == 0, done.stdout + done.stderr
    ((_, games, share, low, _),) = json.loads(moments.read_text())
    assert games > 1000
    assert share > low > 0.5
    assert len(ET.fromstring(picture(moments.read_text(), "random")).findall("{*}circle")) == 1


def test_lessons_of_seconds_can_be_drawn() -> None:
    """On a quick machine a few lessons take no tenth of a minute."""
    assert len(ET.fromstring(picture("[[0.02, 2403, 0.64, 0.57, 0.70]]", "random")).findall("{*}circle")) == 1


def test_one_lesson_is_not_enough_against_greedy() -> None:
    """Then --check fails."""
    done = learn("--lessons", "1", "--last", "20")

    assert done.returncode == 1
    assert "games won against greedy" in done.stdout, done.stderr
