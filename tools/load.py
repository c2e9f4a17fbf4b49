"""Many tables at once: how long a page takes to come after an answer, and what that costs. Loopback only, Linux.

python tools/load.py                                          300 tables on SQLite for a minute
python tools/load.py --database postgres --workers 2 --json figures.json
python tools/load.py --tables 100 --seconds 600               is the memory flat?

Starts a server of its own on a fresh database and stops it in the end. `docs/load.md` says what the figures mean.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playing import Figures, Table, feel, slope, spread
from serving import Cost, bounded, cost, environment, postgres, say, serving

PEOPLE = ("me", "person", "person")
SETTLE = 5.0
"""Seconds between the last table's opening and the beginning of the measurement."""
RAMP = 300.0
"""Seconds after which it is given up to open all the tables."""
AT_ONCE = 8
"""How many tables are opened at the same time."""


async def open_all(tables: list[Table], figures: Figures, playing: list[asyncio.Task[None]]) -> None:
    """Open the tables a few at a time; who sits begins to play."""
    gate = asyncio.Semaphore(AT_ONCE)
    opened = 0

    async def one(table: Table) -> None:
        nonlocal opened
        async with gate:
            await table.open()
        playing.append(asyncio.create_task(table.play()))
        opened += 1
        if opened % 25 == 0 or opened == len(tables):
            say(f"{opened} of {len(tables)} tables are open")

    async with asyncio.timeout(RAMP):
        await asyncio.gather(*(one(table) for table in tables))


def runs(server: subprocess.Popen[bytes]) -> bool:
    """Is it still there?"""
    return server.poll() is None


def spent(servers: Sequence[subprocess.Popen[bytes]], database: int | None) -> list[Cost]:
    """What all servers together, this client and the database have cost so far."""
    each = [cost(server.pid) for server in servers]
    together = Cost(sum(one.cpu for one in each), sum(one.memory for one in each))
    return [together, *(cost(process) for process in (os.getpid(), database) if process)]


async def run(
    bases: Sequence[str], servers: Sequence[subprocess.Popen[bytes]], options: argparse.Namespace, database: int | None
) -> dict[str, Any]:
    """Open the tables, measure, go home."""
    figures = Figures()
    playing_at, idle = bases[: options.servers], servers[options.servers :]
    async with httpx.AsyncClient(base_url=bases[0], trust_env=False) as http:
        health = (await http.get("/api/health")).json()
        game = options.game or (await http.get("/api/games")).json()[0]["id"]
    tables = [
        Table(number, playing_at, game, figures, PEOPLE, deflate=not options.no_deflate)
        for number in range(options.tables)
    ]
    playing: list[asyncio.Task[None]] = []
    feeling = asyncio.create_task(feel(lambda: figures))
    memory: list[tuple[float, float]] = []
    seen: list[int] = [0, 0]
    empty = spent(servers, database)[0].memory / 2**20
    try:
        await open_all(tables, figures, playing)
        await asyncio.sleep(SETTLE)
        before, idle_before = spent(servers, database), spent(idle, None)[0]
        figures.measuring = True
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < options.seconds and all(map(runs, servers)):
            memory.append((passed, spent(servers, database)[0].memory / 2**20))
            await asyncio.sleep(min(5.0, options.seconds - passed))
            lately = spread(figures.own[seen[0] :] + figures.others[seen[1] :])
            seen = [len(figures.own), len(figures.others)]
            say(
                f"{passed + 5:4.0f} s  {figures.answers} answers, p50 {lately.get('p50', 0):.0f} ms, "
                f"p99 {lately.get('p99', 0):.0f} ms, {memory[-1][1]:.0f} MiB, {figures.errors.total()} errors"
            )
        took = time.perf_counter() - start
        figures.measuring = False
        after, idle_after = spent(servers, database), spent(idle, None)[0]
        if not all(map(runs, servers)):
            figures.failed("the server died")
    finally:
        figures.stopping = True
        feeling.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in tables), return_exceptions=True)
    cores = [round((b.cpu - a.cpu) / took, 2) for a, b in zip(before, after, strict=True)]
    # The client's tree holds the server, too, which it has started.
    answers = max(1, figures.answers)
    half = memory[len(memory) // 2 :]
    hearing = idle_after.cpu - idle_before.cpu
    return {
        "game": game,
        "compiled": health["compiled"],
        "database": health["database"],
        "workers": options.workers,
        "servers": options.servers,
        "tables": options.tables,
        "players": options.tables * len(PEOPLE),
        "seconds": round(took, 1),
        "answers": figures.answers,
        "answers_per_second": round(figures.answers / took, 1),
        "late_beats": figures.late,
        "rematches": figures.rematches,
        "pages_per_answer": round(figures.pages / answers, 2),
        "page_bytes": round(figures.bytes / max(1, figures.pages)),
        "answering_ms": spread(figures.own),
        "others_ms": spread(figures.others),
        "client_lag_ms": spread(figures.lag),
        "errors": dict(figures.errors),
        "memory_mib": {
            "empty": round(empty, 1),
            "first": round(memory[0][1], 1),
            "last": round(memory[-1][1], 1),
            "max": round(max(m for _, m in memory), 1),
            "per_minute_in_second_half": round(slope(half) * 60, 2),
        },
        "server_ms_per_answer": round((cores[0] * took - hearing) * 1000 / answers, 2),
        "hearing_ms_per_answer": round(hearing * 1000 / answers / options.idle, 3) if options.idle else None,
        "database_ms_per_answer": round(cores[2] * took * 1000 / answers, 2) if database else None,
        "kib_per_table": round((memory[-1][1] - empty) * 1024 / options.tables),
        "cores_server": cores[0],
        "cores_client": round(cores[1] - cores[0], 2),
        "cores_database": cores[2] if database else None,
        "machine_cores": os.cpu_count(),
        "load_average": [round(load, 1) for load in os.getloadavg()],
    }


def table_of(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = []
    for name, value in figures.items():
        if isinstance(value, dict):
            value = ", ".join(f"{key} {number}" for key, number in value.items()) or "none"
        lines.append(f"{name:20} {value}")
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--tables", type=bounded(1, 2000), default=300)
    parser.add_argument("--seconds", type=bounded(5, 3600), default=60)
    parser.add_argument("--workers", type=bounded(1, 16), default=1, help="server processes; more than 1 on PostgreSQL")
    parser.add_argument(
        "--servers",
        type=bounded(1, 16),
        default=1,
        help="servers on ports of their own, as behind a proxy that knows which table belongs to which; on PostgreSQL",
    )
    parser.add_argument(
        "--idle",
        type=bounded(0, 16),
        default=0,
        help="more such servers at which nobody plays: what does it cost to hear what the others do?",
    )
    parser.add_argument("--game", help="which game  [default: the first one there is]")
    parser.add_argument("--target", type=bounded(1, 60_000), default=250, help="fail if p99 is above so many ms")
    parser.add_argument("--no-deflate", action="store_true", help="do not offer to compress messages, as browsers do")
    parser.add_argument(
        "--package", type=Path, help="serve with the package in this folder instead of the installed one"
    )
    parser.add_argument("--json", type=Path, help="write the figures into this file, - for the standard output")
    return parser.parse_args()


def main() -> int:
    """Start everything, measure, stop everything."""
    options = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # who ends it early leaves nothing running, either
    env, package = environment(options.package)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="intrigue-load-")))
        database, process = f"sqlite:///{folder / 'load.sqlite3'}", None
        if options.database == "postgres":
            database, process = stack.enter_context(postgres(folder))
        logs = [folder / f"server{number}.log" for number in range(options.servers + options.idle)]
        bases, servers = zip(
            *[stack.enter_context(serving(database, options.workers, env, log)) for log in logs], strict=True
        )
        os.nice(5)  # when both want the processor, it is the server's
        say(f"the server runs ({package})")
        limit = RAMP + SETTLE + options.seconds + 60
        try:
            figures = asyncio.run(asyncio.wait_for(run(bases, servers, options, process), limit))
        finally:
            said = [line for log in logs for line in log.read_text(errors="replace").splitlines()]
            loud = [line for line in said if '"level":"error"' in line or "Error" in line]
            for line in loud[:3]:
                say(line[:3000])
    if loud:
        figures["errors"]["in the server's log"] = len(loud)
    if options.json is not None and str(options.json) == "-":
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        print(table_of(figures))
        if options.json is not None:
            options.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    worst = max(figures[whose].get("p99", math.inf) for whose in ("answering_ms", "others_ms"))
    return int(bool(figures["errors"]) or worst > options.target)


if __name__ == "__main__":
    sys.exit(main())
