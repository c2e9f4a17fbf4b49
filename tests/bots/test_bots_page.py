"""What `docs/bots.md` shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest


def test_the_example_bot_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The example in the docs runs as it is printed, and prints scores and a share of victories."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)

    for example in examples:
        exec(compile(example, "docs/bots.md", "exec"), {"__name__": "example"})

    assert len(examples) == 1
    assert re.fullmatch(r"\(\d+, \d+\)\nInterval\(mean=0\.\d+, .*\)\n", capsys.readouterr().out)
