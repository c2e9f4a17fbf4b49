"""The commands `intrigue backup`, `restore` and `check`: copies of the server's games, and whether they all replay."""

from __future__ import annotations

import logging
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from intrigue.cli.database import Database, database_fault, kept_for_us, not_writable, there
from intrigue.cli.folders import fail, own_database, shortened
from intrigue.cli.lines import Lines
from intrigue.cli.serve import Language, lines_in
from intrigue.games import GAMES

if TYPE_CHECKING:
    from intrigue.server.checking import Report

NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy is to lie.")]
Copy = Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `intrigue backup` has made.")]
OverFile = Annotated[bool, typer.Option("--force", help="Overwrite a file that is there.")]
OverGames = Annotated[bool, typer.Option("--force", help="Overwrite all games that the database holds.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON document on stdout, and nothing else.")]


def backup(file: NewFile, database: Database = None, force: OverFile = False, lang: Language = None) -> None:
    """Copy all games, guests and settings of the server into one file, while it runs.

    The copy is the same for SQLite and PostgreSQL, and can be put back into either. It holds the keys that sign
    cookies: keep it as safe as the database.
    """
    say = lines_in(lang)
    url = database or own_database()
    there(url, say)
    from intrigue.server.copies import back_up

    with explained(url, file, say), bar("copying", say) as progress:
        games = back_up(url, file, force, progress)
    typer.echo(shortened(say("backup-done", file=str(file), games=games)), err=True)


def restore(file: Copy, database: Database = None, force: OverGames = False, lang: Language = None) -> None:
    """Put a copy of the server's games back, while no server runs: all guests keep their seats, and all games go on.

    A copy that an older version has made is brought up to date.
    """
    say = lines_in(lang)
    url = database or own_database()
    if not file.is_file():
        fail(say("restore-no-file", file=str(file)))
    with kept_for_us(url, "intrigue restore", own=database is None, say=say):
        from intrigue.server.copies import restore as put_back
        from intrigue.server.inspection import without_secrets

        with explained(url, file, say), bar("copying", say) as progress:
            games = put_back(file, url, force, progress)
        typer.echo(shortened(say("restore-done", database=without_secrets(url), games=games)), err=True)


def check(database: Database = None, as_json: AsJson = False, lang: Language = None) -> None:
    """Replay every game of the server, and say which do not; the server may go on meanwhile.

    The exit code is 1 if the database is damaged, or if a game does not replay whose rules are still the same.
    """
    say = lines_in(lang)
    url = database or own_database()
    there(url, say)
    logging.getLogger("intrigue.server").addHandler(logging.NullHandler())  # here everything is said once, below
    report = examined(url, say)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        typer.echo("\n".join(said_of(report, say)))
    if not report.ok:
        raise typer.Exit(1)


def examined(url: str, say: Lines) -> Report:
    """What is found in a database."""
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from intrigue.server.checking import check as replay_all
    from intrigue.server.faults import DatabaseFault
    from intrigue.server.inspection import look, without_secrets
    from intrigue.server.store import Store

    async def replayed() -> Report:
        store = Store(url)
        try:
            with bar("checking", say) as progress:
                return await replay_all(store, GAMES, progress)
        finally:
            await store.close()

    try:
        found = look(url)
        if found.newer:
            fail(say("database-newer", database=without_secrets(url), now=str(found.schema), known=found.expected))
        if found.schema != found.expected:
            fail(say("check-older", database=without_secrets(url)))
        return asyncio.run(replayed())
    except DatabaseFault as fault:
        fail(database_fault(url, fault.__cause__ or fault, say))
    except (SQLAlchemyError, sqlite3.Error) as error:
        fail(database_fault(url, error, say))


def said_of(report: Report, say: Lines) -> Iterator[str]:
    """What was found, for people."""
    if report.damage:
        yield say("check-damaged", why=report.damage)
    for one in report.broken:
        yield say("check-broken", table=one.table, game=one.game, reached=one.reached, answers=one.answers)
    for one in report.frozen:
        yield say("check-frozen", table=one.table, game=one.game, why=one.why, reached=one.reached, answers=one.answers)
    well = report.games - len(report.broken) - len(report.frozen)
    yield say("check-well", games=report.games, well=well)


@contextmanager
def explained(url: str, file: Path, say: Lines) -> Iterator[None]:
    """Whatever goes wrong with a copy, in one sentence."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from intrigue.server.copies import HoldsGames, NotOurs, Served
    from intrigue.server.inspection import expected_schema, without_secrets
    from intrigue.server.opening import Damaged

    try:
        yield
    except FileExistsError:
        fail(say("backup-exists", file=str(file)))
    except NotOurs as error:
        fail(say("copy-not-ours", schema=error.schema or "-", known=expected_schema()))
    except HoldsGames as error:
        fail(say("restore-games", database=without_secrets(url), games=error.games))
    except Served:
        fail(say("restore-served", database=without_secrets(url)))
    except Damaged as error:
        fail(say("copy-damaged", why=str(error)))
    except OSError as error:
        fail(not_writable(str(error.filename or file), error.strerror or str(error), say))
    except (ArgumentError, ImportError):
        fail(say("database-address"))
    except sqlite3.Error as error:
        fail(say("copy-damaged", why=str(error)))
    except SQLAlchemyError as error:
        fail(database_fault(url, error, say))


@contextmanager
def bar(doing: str, say: Lines) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on a terminal; nothing anywhere else."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(doing), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
