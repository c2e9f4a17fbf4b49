"""The command `intrigue think`: let the bots of servers elsewhere think on this machine."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Annotated

import typer

from intrigue.cli.database import up_to_date
from intrigue.cli.folders import fail
from intrigue.cli.lines import Lines
from intrigue.cli.serve import Language, lines_in

Database = Annotated[
    str,
    typer.Option("--database", metavar="URL", help="The servers' database: `postgresql+psycopg://USER@HOST/NAME`."),
]
Processes = Annotated[
    int | None, typer.Option("--processes", "-p", min=1, help="How many processes.  [default: one for each core]")
]


def think(database: Database, processes: Processes = None, lang: Language = None) -> None:
    """Let bots think here for servers on other machines (`intrigue serve --thinkers 0`), until Ctrl-C ends it.

    Work comes from their PostgreSQL database. It may be started on any number of machines, and ended at any moment.
    """
    say = lines_in(lang)
    check(database, say)

    # What thinks is loaded here, so that the other commands start without it.
    from intrigue.server import logs
    from intrigue.server.inspection import without_secrets
    from intrigue.server.thinker import Thinker

    number = processes or os.cpu_count() or 1
    logs.set_up()

    async def run() -> None:
        stop = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
        thinker = Thinker(database, number)
        await thinker.start()
        typer.echo(say("think-for", processes=number, database=without_secrets(database)), err=True)
        await thinker.run(stop)

    asyncio.run(run())


def check(url: str, say: Lines) -> None:
    """End with a sentence if there is no work to be had from this database."""
    if not url.startswith("postgresql"):
        fail(say("think-postgresql"))
    up_to_date(url, say)
