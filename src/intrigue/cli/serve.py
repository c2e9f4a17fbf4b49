"""The command `intrigue serve`: play in the browser."""

from __future__ import annotations

import os
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

Host = Annotated[str, typer.Option("--host", help="Where to listen; 127.0.0.1 is this machine alone.")]
Port = Annotated[int, typer.Option("--port", "-p", min=1, max=65535, help="On which port.")]
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


def own_folder() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return Path(user_data_path("intrigue", appauthor=False))


def own_database() -> str:
    """The address of the SQLite file in the user's data folder."""
    return f"sqlite:///{own_folder() / 'intrigue.sqlite3'}"


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    workers: Workers = 1,
    think: Think = 0.5,
    open_page: Open = False,
    building: Building = False,
) -> None:
    """Serve the page to play in the browser: alone against bots, with friends by a link, or several at one screen."""
    # What serves is loaded here, so that the other commands start without it.
    import msgspec
    import uvicorn

    from intrigue.server.migrations import migrate
    from intrigue.server.private import private_folder
    from intrigue.server.services import ENVIRONMENT, Config
    from intrigue.server.table import Pace

    url = database or own_database()
    if workers > 1 and not url.startswith("postgresql"):
        raise typer.BadParameter("more than one worker needs PostgreSQL", param_hint="--workers")
    if database is None:
        private_folder(own_folder())
    migrate(url)
    os.environ[ENVIRONMENT] = msgspec.json.encode(Config(url, Pace(think=think), building=building)).decode()
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    typer.echo(f"Intrigue is at {address} (Ctrl-C ends it; games are kept).", err=True)
    if open_page:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    uvicorn.run(
        "intrigue.server.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # pages are small; packing them costs an eighth of the time
        log_level="warning",
        access_log=False,  # addresses may hold tokens; the server keeps its own log
        server_header=False,
    )


def _open(address: str) -> None:
    """Open the page once the server answers."""
    from urllib.error import URLError
    from urllib.request import urlopen

    for _ in range(100):
        try:
            with urlopen(f"{address}api/health", timeout=1):
                webbrowser.open(address)
                return
        except URLError:
            time.sleep(0.1)
