"""What `docs/bots.md` shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
PRINTED = (
    r"\(\d+, \d+\)\nInterval\(mean=0\.\d+, .*\)\n",  # scores and a share of victories
    r"\('lay .*',\) 0\.\d+\nThis .*\.\n",  # an action with its chance, and what it means
)


@pytest.mark.parametrize(("example", "printed"), list(zip(EXAMPLES, PRINTED, strict=True)), ids=["a bot", "why"])
def test_an_example_prints_what_it_should(example: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It runs as it stands on the page."""
    exec(compile(example, "docs/bots.md", "exec"), {"__name__": "example"})

    assert re.fullmatch(printed, capsys.readouterr().out)
