"""Box files that are changed in one place, and what is said about them."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from intrigue import Game, Rng, decision, play_out
from intrigue.kernel.errors import BadBox


class BoxFile:
    """A game's own box file, for tests that spoil it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.text = game.box_file

    def changed(self, table: str, key: str, value: str) -> str:
        """The file with one value put in the place of another."""
        lines = self.text.splitlines()
        lines[line_of(self.text, table, key) - 1] = f"{key} = {value}"
        return "\n".join(lines)

    def added(self, table: str, line: str) -> str:
        """The file with one more line at the beginning of a table."""
        lines = self.text.splitlines()
        lines.insert(line_of(self.text, table), line)
        return "\n".join(lines)

    def without(self, table: str) -> str:
        """The file without one table."""
        return re.sub(rf"\[{re.escape(table)}\][^\n]*\n(?:[^\[#\n].*\n)*", "", self.text)

    def complaint(self, text: str) -> str:
        """What is said about a file that cannot be played with."""
        with pytest.raises(BadBox) as caught:
            self.game.with_box_file(text)
        return str(caught.value)

    def plays_to_the_end(self, text: str) -> bool:
        """Can five play a whole game with this file?"""
        t = self.game.with_box_file(text).new(5)
        play_out(t, Rng(1))
        return decision(t) is None


def line_of(text: str, table: str, key: str = "") -> int:
    """The line of a table, or of a key in it, counted by hand."""
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.partition("#")[0].strip() == f"[{table}]")
    while key and not lines[at].replace(" ", "").startswith(f"{key}="):
        at += 1
    return at + 1


def restated(text: str, values: Mapping[str, object]) -> str:
    """A file that says these things otherwise: `{"cities__paris__defence": 3, "cards__zombies__kind": '"free"'}`."""
    for path, value in values.items():
        table, key = ".".join(path.split("__")[:-1]), path.split("__")[-1]
        written = str(value).lower() if isinstance(value, bool | int) else str(value)
        head, start, rest = text.partition(f"[{table}]\n")
        assert start, f"there is no table {table}"
        body, end, tail = rest.partition("\n[")
        kept = [line for line in body.split("\n") if not re.match(rf"{key}\s*=", line)]
        text = head + start + "\n".join([f"{key} = {written}", *kept]) + end + tail
    return text
