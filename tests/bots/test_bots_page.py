"""What `docs/bots.md` shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    """They run as they are printed: a bot prints scores and a share of victories, a thought a chance and a reason."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)

    for example in examples:
        exec(compile(example, "docs/bots.md", "exec"), {"__name__": "example"})

    assert len(examples) == 2
    scores, share, thought, reason = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\(\d+, \d+\)", scores)
    assert re.fullmatch(r"Interval\(mean=0\.\d+, .*\)", share)
    assert re.fullmatch(r"\('.*',\) 0\.\d+", thought)
    assert reason.startswith("This ")
