"""The command `intrigue serve`: play in the browser."""

from __future__ import annotations

import os
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from intrigue.cli.folders import DATA, data_folder, own_database, shortened
from intrigue.cli.lines import Lines
from intrigue.cli.listening import DEFAULT_PORT, address_of, health, in_use, next_free, try_port
from intrigue.i18n import LANGUAGES, system_language

Host = Annotated[str, typer.Option("--host", help="Where to listen; 127.0.0.1 is this machine alone.")]
Port = Annotated[
    int | None,
    typer.Option(
        "--port", "-p", min=1, max=65535, help=f"On which port.  [default: {DEFAULT_PORT}, or the next that is free]"
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="`sqlite:///FILE` or `postgresql+psycopg://USER@HOST/NAME`.  [default: a file in your data folder]",
    ),
]
Workers = Annotated[int, typer.Option("--workers", min=1, help="How many processes serve; more than 1 on PostgreSQL.")]
Think = Annotated[float, typer.Option("--think", metavar="SECONDS", min=0.01, help="How long a bot may think.")]
Building = Annotated[bool, typer.Option("--building", hidden=True, help="Say that a compiled server will follow.")]
Open = Annotated[bool, typer.Option("--open", help="Open the page in the browser.")]
Language = Annotated[
    str | None, typer.Option("--lang", "-l", help=f"One of {', '.join(LANGUAGES)}.  [default: the system's]")
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    workers: Workers = 1,
    think: Think = 0.5,
    open_page: Open = False,
    lang: Language = None,
    building: Building = False,
) -> None:
    """Serve the page to play in the browser: alone against bots, with friends by a link, or several at one screen."""
    say = lines_in(lang)
    url = database or own_database()
    if workers > 1 and not url.startswith("postgresql"):
        raise typer.BadParameter("more than one worker needs PostgreSQL", param_hint="--workers")
    chosen = choose_port(host, port, open_page, say)

    # What serves is loaded here, so that the other commands start without it.
    import msgspec
    import uvicorn

    from intrigue.server.services import ENVIRONMENT, Config
    from intrigue.server.table import Pace

    prepare(url, own=database is None, say=say)
    config = Config(url, Pace(think=think), building=building)
    os.environ[ENVIRONMENT] = msgspec.json.encode(config).decode()
    address = address_of(host, chosen)
    if not (Path(config.static) / "index.html").is_file():
        typer.echo(say("serve-no-page"), err=True)
    typer.echo(say("serve-at", address=address), err=True)
    if open_page:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    uvicorn.run(
        "intrigue.server.app:create",
        factory=True,
        host=host,
        port=chosen,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # pages are small; packing them costs an eighth of the time
        log_level="warning",
        access_log=False,  # addresses may hold tokens; the server keeps its own log
        server_header=False,
    )


def lines_in(lang: str | None) -> Lines:
    """What is said, in the language asked for or the system's."""
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r}: there are {', '.join(LANGUAGES)}", param_hint="--lang")
    return Lines(lang or system_language())


def fail(why: str) -> NoReturn:
    """One sentence on what is wrong and what to do, and no traceback."""
    typer.echo(f"intrigue: {shortened(why)}", err=True)
    raise typer.Exit(1)


# ---------------------------------------------------------------- where to listen


def choose_port(host: str, port: int | None, open_page: bool, say: Lines) -> int:
    """The port asked for, if it is free; where none was asked for, the usual one or the next that is free."""
    wanted = DEFAULT_PORT if port is None else port
    try:
        try_port(host, wanted)
    except OSError as error:
        if not in_use(error):
            fail(cannot_listen(host, wanted, error, say))
    else:
        return wanted
    other = next_free(host, wanted)
    if port is None:
        # Most likely it was started twice: a second one on the same database would not hear of what the first one does.
        if health(address_of(host, wanted)) is not None:
            there_already(address_of(host, wanted), other, open_page, say)
        if other is not None:
            typer.echo(say("serve-next-port", port=str(wanted), next=str(other)), err=True)
            return other
    fail(port_taken(wanted, other, say))


def there_already(address: str, other: int | None, open_page: bool, say: Lines) -> NoReturn:
    """Intrigue runs where it usually does: whoever wants to play is shown the page there."""
    typer.echo(say("serve-running", address=address, next=str(other or DEFAULT_PORT + 1)), err=True)
    if open_page:
        webbrowser.open(address)
    raise typer.Exit(0 if open_page else 1)


def port_taken(port: int, other: int | None, say: Lines) -> str:
    """Somebody else listens there."""
    return say("serve-port-taken", port=str(port), next=str(other or DEFAULT_PORT))


def cannot_listen(host: str, port: int, error: OSError, say: Lines) -> str:
    """The system does not let us listen there."""
    if isinstance(error, PermissionError):
        return say("serve-port-refused", port=str(port), next=str(DEFAULT_PORT))
    return say("serve-host-unknown", host=host, why=error.strerror or str(error))


def _open(address: str) -> None:
    """Open the page once the server answers."""
    for _ in range(100):
        if health(address) is not None:
            webbrowser.open(address)
            return
        time.sleep(0.1)


# ---------------------------------------------------------------- where games are kept


def prepare(url: str, own: bool, say: Lines) -> None:
    """Make the database, or bring it up to date. `own` is the file in the user's data folder."""
    from alembic.util import CommandError
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from intrigue.server.inspection import look, without_secrets
    from intrigue.server.migrations import migrate
    from intrigue.server.private import private_folder

    try:
        if own:
            private_folder(data_folder())
        migrate(url)
    except OSError as error:
        fail(not_writable(str(error.filename or url), error.strerror or str(error), say))
    except (ArgumentError, ImportError):  # no such database, or none that we have a driver for
        fail(say("database-address"))
    except SQLAlchemyError as error:
        fail(say("database-silent", database=without_secrets(url), why=reason(error)))
    except CommandError:
        found = look(url)
        if not found.newer:
            raise
        fail(say("database-newer", database=without_secrets(url), now=str(found.schema), known=found.expected))


def not_writable(folder: str, why: str, say: Lines) -> str:
    """Nothing can be written there."""
    return say("data-read-only", folder=folder, why=why, variable=DATA)


def reason(error: Exception) -> str:
    """What a database says, in one line: the driver's own words, without the statement."""
    told = str(getattr(error, "orig", None) or type(error).__name__).strip()
    return told.splitlines()[0]
