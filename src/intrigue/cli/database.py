"""Where the games of the server are kept: one sentence on whatever is wrong there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Annotated, Final

import typer

from intrigue.cli.folders import DATA, data_folder, fail
from intrigue.cli.lines import Lines

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="`sqlite:///FILE` or `postgresql+psycopg://USER@HOST/NAME`.  [default: a file in your data folder]",
    ),
]

SAID: Final[Mapping[str, str]] = {
    "disk-full": "database-full",
    "disk-fault": "database-disk",
    "read-only": "database-read-only",
    "locked": "database-locked",
    "damaged": "database-broken",
}
"""What is said to which kind of fault; to any other that the database cannot be used."""


@contextmanager
def kept_for_us(url: str, address: str, own: bool, say: Lines) -> Iterator[None]:
    """Nobody else serves or changes this SQLite file meanwhile. `own` is the file in the user's data folder."""
    from sqlalchemy.exc import ArgumentError

    from intrigue.server.holding import InUse, holding
    from intrigue.server.inspection import file_of, without_secrets
    from intrigue.server.private import private_file, private_folder

    with ExitStack() as stack:
        try:
            if own:
                private_folder(data_folder())
            file = file_of(url)
            if file is not None:
                private_file(file)
            stack.enter_context(holding(file, address))
        except OSError as error:
            fail(not_writable(str(error.filename or without_secrets(url)), error.strerror or str(error), say))
        except ArgumentError:
            fail(say("database-address"))
        except InUse as other:
            fail(say("database-in-use", database=without_secrets(url), pid=other.pid, address=other.address))
        yield


def there(url: str, say: Lines) -> None:
    """Ends the program if there is no such database: it is not made by asking something of it."""
    # What serves is loaded here, so that the other commands start without it.
    from sqlalchemy.exc import ArgumentError

    from intrigue.server.inspection import file_of, without_secrets

    try:
        file = file_of(url)
    except ArgumentError:
        fail(say("database-address"))
    if file is not None and not file.is_file():
        fail(say("database-missing", database=without_secrets(url)))


def prepare(url: str, say: Lines) -> None:
    """Make the database, or bring it up to date, and see that it works."""
    from alembic.util import CommandError
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from intrigue.server.inspection import look, without_secrets
    from intrigue.server.opening import Damaged, make_ready

    try:
        make_ready(url)
    except OSError as error:
        fail(not_writable(str(error.filename or without_secrets(url)), error.strerror or str(error), say))
    except (ArgumentError, ImportError):  # no such database, or none that we have a driver for
        fail(say("database-address"))
    except Damaged as error:
        fail(say("database-broken", database=without_secrets(url), why=str(error)))
    except (SQLAlchemyError, sqlite3.Error) as error:
        fail(database_fault(url, error, say))
    except CommandError:
        found = look(url)
        if not found.newer:
            raise
        fail(say("database-newer", database=without_secrets(url), now=str(found.schema), known=found.expected))


def up_to_date(url: str, say: Lines) -> None:
    """Ends the program unless this version works with the database as it is: a server may be using it."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from intrigue.server.inspection import look, without_secrets

    try:
        found = look(url)
    except (ArgumentError, ImportError):  # no such database, or none that we have a driver for
        fail(say("database-address"))
    except SQLAlchemyError as error:
        fail(database_fault(url, error, say))
    if found.newer:
        fail(say("database-newer", database=without_secrets(url), now=str(found.schema), known=found.expected))
    if found.schema != found.expected:
        fail(say("database-older", database=without_secrets(url)))
    if found.missing:
        fail(say("database-damaged", database=without_secrets(url), tables=", ".join(found.missing)))


def database_fault(url: str, error: BaseException, say: Lines) -> str:
    """What is wrong with a database, and what to do."""
    from intrigue.server.faults import kind_of
    from intrigue.server.inspection import without_secrets

    return say(SAID.get(kind_of(error), "database-silent"), database=without_secrets(url), why=reason(error))


def not_writable(folder: str, why: str, say: Lines) -> str:
    """Nothing can be written there."""
    return say("data-read-only", folder=folder, why=why, variable=DATA)


def reason(error: BaseException) -> str:
    """What a database says, in one line: the driver's own words, without the statement."""
    own = str(error) if isinstance(error, sqlite3.Error) else type(error).__name__  # others quote the statement
    told = str(getattr(error, "orig", None) or own).strip()
    return told.splitlines()[0]
