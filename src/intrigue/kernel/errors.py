"""What can go wrong at the edge. Whoever raises one of these has changed nothing."""

# Not compiled: exceptions gain nothing from it.

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TypeVar


class IntrigueError(Exception):
    """Something was asked of the library that it cannot do; the message says what, and what to do instead."""

    wrong: str = ""
    """The name that is on no list, if it is about one."""
    there: Sequence[str] = ()
    """The names that are on that list."""


E = TypeVar("E", bound=IntrigueError)


class IllegalAnswer(IntrigueError, ValueError):
    """An answer that is not among those offered."""


class OffScript(IllegalAnswer):
    """An answer that is offered, but not the one that a guided game wants to show now."""


class WrongSeat(IntrigueError, ValueError):
    """An answer by a seat that is not asked, or by one that does not exist."""


class GameOver(IllegalAnswer):
    """An answer to a table that asks nothing any more."""


class UnknownGame(IntrigueError, KeyError):
    """A game that is not on the list."""

    def __str__(self) -> str:  # KeyError would print the message in quotes
        return str(self.args[0])


class BadPlugin(IntrigueError, ValueError):
    """A game of another package that cannot be played; the message names the package and the reason."""


class SeatsOutOfRange(IntrigueError, ValueError):
    """More or fewer seats than the game has, or a seat number beyond them."""


class UnknownOption(IntrigueError, ValueError):
    """A table option that the game does not have."""


class BadOption(IntrigueError, ValueError):
    """A table option with a value that it does not take."""


class BadBox(IntrigueError, ValueError):
    """A box file that cannot be played with; the message names the line, the value and the rule it breaks."""


class NoTakeBack(IntrigueError, ValueError):
    """An answer that cannot be taken back, because somebody learned something from it or acted after it."""


class RecordError(IntrigueError, ValueError):
    """A record that cannot be read or does not replay; `line` and `phrase` say where."""

    def __init__(self, line: int, phrase: str, why: str) -> None:
        super().__init__(f"line {line}: {phrase!r}: {why}")
        self.line = line
        self.phrase = phrase
        self.why = why


class NoRecord(RecordError):
    """A text that is no record of a game that is known here."""


class OtherRules(RecordError):
    """A record that was made under another version of the rules."""


class OtherBox(RecordError):
    """A record of a game that was played with another box file than the one at hand."""


def known(name: str, names: Iterable[str]) -> str:
    """The tail of a message about an unknown name: what was perhaps meant, and what there is."""
    all_names = sorted(names)
    near = nearest(name, all_names)
    meant = f"did you mean {near!r}? " if near else ""
    return f"{meant}there is: {', '.join(all_names) or 'none'}"


def nearest(name: str, names: Sequence[str]) -> str:
    """The name that was perhaps meant; empty if none is like it."""
    return next(iter(get_close_matches(name, names, n=1)), "")


def unlisted(kind: type[E], what: str, name: str, names: Iterable[str]) -> E:
    """An error about a name that is on no list. Whoever says it in another language finds name and list in it."""
    there = tuple(sorted(names))
    error = kind(f"{what}; {known(name, there)}")
    error.wrong, error.there = name, there
    return error
