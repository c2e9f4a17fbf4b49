"""The terminal waits where more is told than the screen holds, and nowhere else."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text

from cli.terminal import Asked, Keyboard
from intrigue import GAMES, Session
from intrigue.cli.paging import Paging


def lines(n: int) -> Text:
    return Text("\n".join("line" for _ in range(n)))


class Rests:
    """A screen of ten lines, with somebody who presses Enter."""

    def __init__(self) -> None:
        self.times = 0
        self.paging = Paging(Console(file=StringIO(), width=40, height=10), self.rest)

    def rest(self) -> None:
        self.times += 1


def test_what_fits_is_told_without_a_rest() -> None:
    """Nine lines and the prompt fill the screen."""
    rests = Rests()

    for _ in range(9):
        rests.paging.show(lines(1))

    assert rests.times == 0


def test_rest_before_anything_scrolls_away() -> None:
    """Every time when the screen is full; but what is larger than the screen is shown as it is."""
    rests = Rests()

    for _ in range(5):
        rests.paging.show(lines(4))
    assert rests.times == 2

    rests.paging.show(lines(20))
    assert rests.times == 3


def test_table_lets_one_read_first() -> None:
    """If much was told; a line or two may be read in passing."""
    little, much = Rests(), Rests()
    little.paging.show(lines(3))
    much.paging.show(lines(4))

    for rests in (little, much):
        rests.paging.show_apart(lines(8))

    assert (little.times, much.times) == (0, 1)


def test_nobody_waits_without_a_keyboard() -> None:
    """A pipe has no screen."""
    paging = Paging(Console(file=StringIO(), width=40, height=10))

    for _ in range(9):
        paging.show(lines(9))
        paging.show_apart(lines(9))


def test_settling_of_a_round_can_be_read() -> None:
    """In a terminal of 24 lines there is a rest after it, before the next table is drawn."""
    keyboard = Keyboard("play", "kabale", "--seed", "11", "--bots", "random", "-l", "en", env={"LINES": "24"})
    keyboard.wait_for("> ")
    turns = 0

    while b"Round 1 is over." not in keyboard.shown:
        keyboard.type("1\n")
        turns += 1
        assert turns < 9
        keyboard.wait_for("> ", "go on: ")

    assert b"[Enter] go on: " in keyboard.shown.partition(b"Round 1 is over.")[2]
    keyboard.type("\n\x04\x04")
    assert keyboard.end() == 0


def test_whoever_types_has_read_what_was_shown() -> None:
    """After a long help the story of the next action does not wait at once."""
    session = Session(GAMES["kabale"], 2, {"start_player": "seat-0"}, seed=1)
    session.roll()
    asked = Asked(session, 0)
    paging = asked.asking.commands.teller.paging
    paging.rest = lambda: None

    assert asked.type("?", "legend") is None
    assert paging.lines > 10
    assert asked.type("1") is not None
    assert paging.lines == 0
