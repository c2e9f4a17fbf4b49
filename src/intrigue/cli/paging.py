"""Waiting where more is told than the screen holds, so that nothing scrolls away unread."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, RenderableType

SHARE = 3
"""The part of the screen below which text is read in passing."""


class Paging:
    """Shows one thing after the other, and rests before the screen is full. Without `rest` it never waits."""

    def __init__(self, console: Console, rest: Callable[[], object] | None = None) -> None:
        self.console = console
        self.rest = rest
        self.lines = 0
        """Lines shown since somebody last read and typed something."""

    def show(self, part: RenderableType) -> None:
        """A part of the story."""
        lines = self._lines_of(part)
        if self.lines + lines >= self.console.height:
            self._wait()
        self.console.print(part)
        self.lines += lines

    def show_apart(self, part: RenderableType) -> None:
        """Something by itself, like the table: whoever was told much reads that first."""
        if self.lines > self.console.height // SHARE and self.lines + self._lines_of(part) >= self.console.height:
            self._wait()
        self.console.print(part)
        self.lines = 0

    def _lines_of(self, part: RenderableType) -> int:
        return 0 if self.rest is None else len(self.console.render_lines(part, pad=False))

    def _wait(self) -> None:
        if self.rest is not None and self.lines:
            self.rest()
        self.lines = 0
