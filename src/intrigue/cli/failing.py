"""What a command says when something goes wrong, and with which exit code it ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from intrigue.arena import BadMatch
from intrigue.arena.config import BadConfig
from intrigue.bots import BadClock, UnknownBot
from intrigue.bots.explain import Unexplained
from intrigue.cli import reference
from intrigue.cli.lines import Lines
from intrigue.cli.teller import UnknownSeat
from intrigue.games import GAMES
from intrigue.i18n import LANGUAGES, UnknownLanguage, Words, check_language, system_language
from intrigue.kernel.errors import BadOption, IntrigueError, SeatsOutOfRange, UnknownGame, UnknownOption
from intrigue.kernel.record import Record, read_record


class BadRecord(IntrigueError, ValueError):
    """A file that cannot be played from; said in the reader's language where it is raised."""


class RecordExists(IntrigueError, ValueError):
    """A file that would be overwritten; said in the reader's language where it is raised."""


class WrongSeats(SeatsOutOfRange):
    """A number of seats that the game does not have; said in the reader's language where it is raised."""


class WrongBots(BadMatch):
    """More or fewer bots than seats; said in the reader's language where it is raised."""


class BadPair(BadOption):
    """A table option without its value; said in the reader's language where it is raised."""


class NoSuchAnswer(IntrigueError, ValueError):
    """An answer that a record does not have; said in the reader's language where it is raised."""


class NothingToExplain(IntrigueError, ValueError):
    """An answer without a choice; said in the reader's language where it is raised."""


USAGE = (
    BadClock,
    BadConfig,
    BadMatch,
    BadOption,
    SeatsOutOfRange,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
    UnknownOption,
    UnknownSeat,
    Unexplained,
    NoSuchAnswer,
    RecordExists,
    reference.UnknownCard,
    reference.UnknownRule,
)
"""Errors in how the command was called: exit code 2, as for a misspelt option."""

SAID = (
    BadPair,
    BadRecord,
    NoSuchAnswer,
    NothingToExplain,
    RecordExists,
    WrongBots,
    WrongSeats,
    reference.UnknownCard,
    reference.UnknownRule,
)
"""Errors that are said in the reader's language where they are raised."""


@contextmanager
def failing(language: str | None) -> Iterator[None]:
    """Say on stderr what went wrong, without a traceback: exit code 2 for a wrong call, 1 for anything else."""
    try:
        yield
    except IntrigueError as error:
        readers = language if language in LANGUAGES else system_language()
        typer.echo(f"intrigue: {explained(error, readers)}", err=True)
        raise typer.Exit(2 if isinstance(error, USAGE) else 1) from error
    except BrokenPipeError:
        raise  # nobody reads on: Typer ends quietly
    except OSError as error:
        typer.echo(f"intrigue: {error.filename or ''}: {error.strerror or error}", err=True)
        raise typer.Exit(1) from error
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def explained(error: IntrigueError, language: str) -> str:
    """An error in the reader's language, with its details."""
    if isinstance(error, SAID):
        return str(error)
    return Words(next(iter(GAMES.values())), language).error(error)


def spoken(language: str | None) -> str:
    """The language asked for, or the system's; raises UnknownLanguage."""
    return system_language() if language is None else check_language(language)


def record_in(file: Path, say: Lines) -> Record:
    """The record that a file holds."""
    try:
        return read_record(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(say("not-text", file=str(file))) from error
