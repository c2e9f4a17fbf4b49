"""Reading what somebody types: with Tab and history at a keyboard, plainly from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

try:
    import readline
except ImportError:  # not on every system: then lines are read without Tab and history
    readline = None  # type: ignore[assignment]

Complete = Callable[[Sequence[str], str], list[str]]
"""How a word may go on: the words before it and its beginning give the words it can become."""


class Reader:
    """Asks for lines. `complete` may be changed with every question. The end of the input raises EOFError."""

    def __init__(self) -> None:
        self.complete: Complete = lambda before, text: []
        self.keyboard = sys.stdin.isatty()
        if self.keyboard and readline is not None:
            readline.set_completer_delims(" ")
            readline.set_completer(self._candidate)
            readline.parse_and_bind("tab: complete")

    def line(self, prompt: str) -> str:
        """The next line, without blanks around it."""
        if self.keyboard:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        print(typed.strip())  # a pipe shows nothing by itself: this keeps the transcript readable
        return typed.strip()

    def _candidate(self, text: str, n: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()].split()
        found = self.complete(before, text)
        return f"{found[n]} " if n < len(found) else None
