"""Games that take long are kept as records: what was played once is not played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


def kept(file: Path, play: Callable[[], str]) -> str:
    """The record in this file; it is played first if there is none."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(".half")  # whoever stops in the middle leaves no half a game behind
        half.write_text(play(), encoding="utf-8")
        half.rename(file)
    return file.read_text(encoding="utf-8")
