"""The command `intrigue serve`: play in the browser."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from intrigue.cli.database import Database, kept_for_us, prepare
from intrigue.cli.folders import fail, own_database
from intrigue.cli.lines import Lines
from intrigue.cli.listening import DEFAULT_PORT, EVERYWHERE, address_of, health, in_use, listen, next_free, try_port
from intrigue.i18n import LANGUAGES, system_language

if TYPE_CHECKING:
    from intrigue.server.services import MetricsAt

FEWEST = 256
"""Open files that the server needs to be of any use."""

Host = Annotated[str, typer.Option("--host", help="Where to listen; 127.0.0.1 is this machine alone.")]
Port = Annotated[
    int | None,
    typer.Option(
        "--port", "-p", min=1, max=65535, help=f"On which port.  [default: {DEFAULT_PORT}, or the next that is free]"
    ),
]
Workers = Annotated[int, typer.Option("--workers", min=1, help="How many processes serve; more than 1 on PostgreSQL.")]
Think = Annotated[float, typer.Option("--think", metavar="SECONDS", min=0.01, help="How long a bot may think.")]
Thinkers = Annotated[
    int | None,
    typer.Option(
        "--thinkers",
        min=0,
        help="In how many processes bots think, for each worker; 0: where `intrigue think` runs, on PostgreSQL."
        "  [default: one less than cores]",
    ),
]
Metrics = Annotated[
    str | None,
    typer.Option(
        "--metrics",
        metavar="[HOST:]PORT",
        help="Tell Prometheus here how the server is; further workers take the next ports.  [default host: 127.0.0.1]",
    ),
]
AllowHost = Annotated[
    list[str] | None,
    typer.Option(
        "--allow-host",
        metavar="NAME",
        help="A name by which browsers may call it, besides localhost and addresses; may be repeated.",
    ),
]
Proxy = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="NETWORK",
        help="A proxy (`127.0.0.1`, `10.0.0.0/8`) that may say who calls, and whether by TLS; may be repeated.",
    ),
]
KeepDays = Annotated[
    float | None,
    typer.Option(
        "--keep-days",
        metavar="DAYS",
        min=1,
        help="Remove games that nobody has played for so long, finished ones after three times as long, and tables "
        "that wait for players after a few days; they say so before.  [default: everything is kept]",
    ),
]
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
    thinkers: Thinkers = None,
    allow_host: AllowHost = None,
    proxy: Proxy = None,
    open_page: Open = False,
    lang: Language = None,
    metrics: Metrics = None,
    keep_days: KeepDays = None,
    building: Building = False,
) -> None:
    """Serve the page to play in the browser: alone against bots, with friends by a link, or several at one screen."""
    say = lines_in(lang)
    url = database or own_database()
    if workers > 1 and not url.startswith("postgresql"):
        raise typer.BadParameter("more than one worker needs PostgreSQL", param_hint="--workers")
    if thinkers == 0 and not url.startswith("postgresql"):
        raise typer.BadParameter("to let bots think elsewhere needs PostgreSQL", param_hint="--thinkers")
    proxies = tuple(map(network, proxy or ()))
    enough_files(say)
    chosen = choose_port(host, port, open_page, say)

    # What serves is loaded here, so that the other commands start without it.
    import msgspec

    from intrigue.server.keeping import Keeping, keeping_for
    from intrigue.server.services import ENVIRONMENT, THINKERS, Config
    from intrigue.server.serving import run
    from intrigue.server.table import Pace

    address = address_of(host, chosen)
    with kept_for_us(url, address, own=database is None, say=say):
        prepare(url, say)
        config = Config(
            url,
            Pace(think=think),
            THINKERS if thinkers is None else thinkers,
            hosts=own_names(host, allow_host or ()),
            proxies=proxies,
            keeping=Keeping() if keep_days is None else keeping_for(keep_days),
            building=building,
            metrics=metrics_at(metrics, workers, say),
        )
        os.environ[ENVIRONMENT] = msgspec.json.encode(config).decode()
        doors = open_doors(host, chosen, say)
        if not (Path(config.static) / "index.html").is_file():
            typer.echo(say("serve-no-page"), err=True)
        if open_page:
            threading.Thread(target=_open, args=(address,), daemon=True).start()
        run(
            "intrigue.server.app:create", doors, workers, lambda: typer.echo(say("serve-at", address=address), err=True)
        )


def lines_in(lang: str | None) -> Lines:
    """What is said, in the language asked for or the system's."""
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r}: there are {', '.join(LANGUAGES)}", param_hint="--lang")
    return Lines(lang or system_language())


# ---------------------------------------------------------------- where to listen, and for whom


def network(text: str) -> str:
    """A network, or one address, as it was written."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise typer.BadParameter(
            f"{text!r} is no address or network such as 10.0.0.0/8", param_hint="--proxy"
        ) from None
    return text


def own_names(host: str, allowed: Sequence[str]) -> tuple[str, ...]:
    """By which names this machine may be called: where others can reach it, by its own name in their network, too."""
    mine = socket.gethostname()
    return (*allowed, host, *((mine, f"{mine}.local") if host in EVERYWHERE else ()))


def enough_files(say: Lines) -> None:
    """Every player takes a file: with next to none it does not start."""
    from intrigue.server.connections import all_files

    files = all_files()
    if files < FEWEST:
        fail(say("serve-no-files", files=str(files), wanted=str(FEWEST)))


def open_doors(host: str, port: int, say: Lines) -> list[socket.socket]:
    """Listen there; it was free a moment ago."""
    try:
        return listen(host, port)
    except OSError as error:
        fail(port_taken(port, next_free(host, port), say) if in_use(error) else cannot_listen(host, port, error, say))


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
    # Most likely it was started twice: a second one on the same database would not hear of what the first one does.
    if port is None and health(address_of(host, wanted)) is not None:
        there_already(address_of(host, wanted), other, open_page, say)
    if port is not None or other is None:
        fail(port_taken(wanted, other, say))
    typer.echo(say("serve-next-port", port=str(wanted), next=str(other)), err=True)
    return other


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


def metrics_at(place: str | None, workers: int, say: Lines) -> MetricsAt | None:
    """Where metrics are told, if somebody wants them."""
    from intrigue.server.services import MetricsAt

    if place is None:
        return None
    host, _, number = place.rpartition(":")
    if not number.isdecimal() or not 0 < int(number) < 65536:
        raise typer.BadParameter(f"{place!r} is not PORT or HOST:PORT", param_hint="--metrics")
    wanted = MetricsAt(int(number), host.strip("[]") or "127.0.0.1", workers)
    try:
        try_port(wanted.host, wanted.port)
    except OSError as error:
        if in_use(error):
            fail(port_taken(wanted.port, next_free(wanted.host, wanted.port), say))
        fail(cannot_listen(wanted.host, wanted.port, error, say))
    return wanted


def _open(address: str) -> None:
    """Open the page once the server answers."""
    for _ in range(100):
        if health(address) is not None:
            webbrowser.open(address)
            return
        time.sleep(0.1)
