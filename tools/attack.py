"""Attack a server of our own, and measure what somebody feels of it who plays elsewhere. Loopback only, Linux.

python tools/attack.py                                        all attacks one after the other, about five minutes
python tools/attack.py --only deep-boxes --only hellos --seconds 5 --json figures.json
python tools/attack.py --at http://127.0.0.1:8000             one that runs already, behind a proxy perhaps

Fails if a page takes longer than 250 ms in more than one of a hundred cases, if the server takes more than 400 MiB, or
if anything goes wrong for those who do no harm. `docs/load.md` says what the figures mean.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from attacking import port_of
from attacks import ATTACKS
from playing import Figures, Table, feel, spread
from serving import ROOT, bounded, cost, environment, family, memory, say, serving

CALM = "nothing"
"""What the first row of the figures is called: the same without an attack."""
PAUSE = 0.15
"""Seconds between two answers of the person who is measured."""
REST = 1.0
"""Seconds between two attacks, at least."""
LATEST = 20.0
"""Seconds after which the next attack begins, even if the last one is still felt."""
FILES = 1024
"""Open files that the server may have unless it asks for more: what Linux gives a program."""
MIB = 2**20


class Server:
    """The server that is attacked; without a process, nothing is known of its memory and its log."""

    def __init__(self, base: str, process: subprocess.Popen[bytes] | None = None, log: Path | None = None) -> None:
        self.base = base
        self.process = process
        self._log = log

    def died(self) -> bool:
        """Has it ended?"""
        return self.process is not None and self.process.poll() is not None

    def memory(self) -> tuple[float, float]:
        """MiB of the process that serves, and of all that it has started together."""
        if self.process is None or self.died():
            return 0.0, 0.0
        return memory(self.process.pid) / MIB, sum(map(memory, family(self.process.pid))) / MIB

    def spent(self) -> float:
        """Processor seconds so far."""
        return 0.0 if self.process is None or self.died() else cost(self.process.pid).cpu

    def errors(self) -> list[str]:
        """The lines of its log that tell of an error."""
        said = self._log.read_text(errors="replace").splitlines() if self._log else []
        return [line for line in said if '"level":"error"' in line or "Traceback" in line]


class Calm:
    """People who do no harm: one table of people, one with bots, and somebody who opens a table every second."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.figures = Figures()
        self.people = Table(0, [base], "kabale", self.figures, ("me", "person", "person"), pause=PAUSE, latest=math.inf)
        self.with_bots = Table(
            1, [base], "kabale", self.figures, ("me", "random", "random"), pause=PAUSE, latest=math.inf
        )
        self.opening: list[float] = []
        self.opened = 0

    async def come(self) -> None:
        """Sit down."""
        for table in (self.people, self.with_bots):
            await table.open()

    async def stay(self) -> None:
        """Play until everything stops."""
        playing = (self.people.play(), self.with_bots.play())
        await asyncio.gather(*playing, self._open_tables(), self._look_back(), self._feel())

    async def _feel(self) -> None:
        feeling = asyncio.create_task(feel(lambda: self.figures))
        while not self.figures.stopping:
            await asyncio.sleep(0.1)
        feeling.cancel()

    async def _open_tables(self) -> None:
        while not self.figures.stopping:
            begun = time.perf_counter()
            try:
                await self._open_table()
            except (httpx.HTTPError, OSError) as error:
                self.figures.failed(f"opening: {type(error).__name__}")
            await asyncio.sleep(max(0.0, begun + 1.0 - time.perf_counter()))

    async def _look_back(self) -> None:
        """Somebody at the table of people asks now and then how it began; nobody there may have to wait for that."""
        async with self.people.http() as http:
            while not self.figures.stopping:
                headers = {"Cookie": self.people.players[0].cookie}
                try:
                    reply = await http.get(f"/api/tables/{self.people.id}/at/0", headers=headers)
                    if reply.status_code != 200:
                        self.figures.failed(f"looking back: {reply.status_code}")
                except (httpx.HTTPError, OSError) as error:
                    self.figures.failed(f"looking back: {type(error).__name__}")
                await asyncio.sleep(1.0)

    async def _open_table(self) -> None:
        """Everybody who opens one is somebody else."""
        self.opened += 1
        table = Table(1000 + self.opened, [self.base], "kabale", self.figures, ("me", "person", "person"))
        async with table.http() as http:
            (await http.put("/api/me", json={"name": "Anna", "language": "en", "theme": "paper"})).raise_for_status()
            begun = time.perf_counter()
            reply = await http.post("/api/tables", json=table.wanted())
            self.opening.append(time.perf_counter() - begun)
            if reply.status_code != 201:
                self.figures.failed(f"opening: {reply.status_code}")

    async def settled(self) -> None:
        """Wait until the last attack is over for those who do no harm."""
        await asyncio.sleep(REST)
        end = time.perf_counter() + LATEST - REST
        while (self.people.sent or self.with_bots.sent) and time.perf_counter() < end:
            await asyncio.sleep(PAUSE / 10)

    def begin(self) -> None:
        """Measure anew."""
        self.figures = self.people.figures = Figures()
        self.with_bots.figures = Figures()
        self.opening = []
        self.figures.measuring = self.with_bots.figures.measuring = True

    def end(self) -> dict[str, Any]:
        """What was felt since. A page that is still waited for counts as long as it has been waited for."""
        people, bots = self.figures, self.with_bots.figures
        people.measuring = bots.measuring = False
        waiting = [time.perf_counter() - table.sent[1] for table in (self.people, self.with_bots) if table.sent]
        return {
            "page_ms": spread(people.own + people.others + bots.own + [long for long in waiting if long > PAUSE]),
            "opening_ms": spread(self.opening),
            "bots_ms": spread(bots.bots),
            "lag_ms": spread(people.lag),
            "answers": people.answers + bots.answers,
            "trouble": dict(people.errors + bots.errors),
        }

    async def go(self) -> None:
        """Go home."""
        self.figures.stopping = self.with_bots.figures.stopping = True
        await asyncio.gather(self.people.close(), self.with_bots.close(), return_exceptions=True)


# ---------------------------------------------------------------- one attack


async def attacked(name: str, server: Server, calm: Calm, seconds: float, env: dict[str, str]) -> dict[str, Any]:
    """What everybody feels while it goes on."""
    errors, spent, begun = len(server.errors()), server.spent(), time.perf_counter()
    main, together = 0.0, 0.0
    calm.begin()
    attackers = asyncio.create_task(_attack(name, server.base, seconds, env))
    while not attackers.done():
        now = server.memory()
        main, together = max(main, now[0]), max(together, now[1])
        await asyncio.wait((attackers,), timeout=0.5)
    took = time.perf_counter() - begun
    figures = {"attack": name, **calm.end(), **(await attackers)}
    if server.died():
        figures["trouble"]["the server died"] = 1
    if more := len(server.errors()) - errors:
        figures["trouble"]["errors in the server's log"] = more
    cores = round((server.spent() - spent) / took, 2)
    return {**figures, "main_mib": round(main), "all_mib": round(together), "cores": cores}


async def _attack(name: str, base: str, seconds: float, env: dict[str, str]) -> dict[str, Any]:
    """Let attackers loose, in a process of their own; what they sent, and what was refused."""
    if name == CALM:
        await asyncio.sleep(seconds)
        return {"sent": 0, "refused": {}, "attackers_lag_ms": 0}
    command = [sys.executable, str(ROOT / "tools/attacks.py"), name, base, str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, env=env, stdout=asyncio.subprocess.PIPE)
    try:
        async with asyncio.timeout(seconds + 60):
            told, _ = await process.communicate()
    except TimeoutError:
        process.kill()
        await process.wait()
        told = b""
    if process.returncode:
        raise SystemExit(f"the attackers of {name} failed")
    came = msgspec.json.decode(told) if told else {"sent": 0, "refused": {}, "lag_ms": math.inf}
    return {"sent": came["sent"], "refused": came["refused"], "attackers_lag_ms": came["lag_ms"]}


async def run(server: Server, options: argparse.Namespace, env: dict[str, str]) -> list[dict[str, Any]]:
    """One attack after the other."""
    calm = Calm(server.base)
    await calm.come()
    staying = asyncio.create_task(calm.stay())
    rows = []
    try:
        for name in (CALM, *(options.only or ATTACKS)):
            await calm.settled()
            rows.append(await attacked(name, server, calm, options.seconds, env))
            say(f"{name}: p99 {rows[-1]['page_ms'].get('p99', math.inf):.0f} ms")
    finally:
        await calm.go()
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)
    return rows


# ---------------------------------------------------------------- what came of it

COLUMNS = "attack          page p50   p99   max  opening p50   max  bots p50   max   main  all MiB  cores     sent  lag"


def line_of(row: dict[str, Any]) -> str:
    """A row of figures for people; times in ms."""
    page, opening, bots, lag = (
        {"p50": math.inf, "p99": math.inf, "max": math.inf, **row[name]}
        for name in ("page_ms", "opening_ms", "bots_ms", "lag_ms")
    )
    told = f"{row['attack']:15} {page['p50']:8.0f} {page['p99']:5.0f} {page['max']:5.0f} "
    told += f"{opening['p50']:12.0f} {opening['max']:5.0f} {bots['p50']:9.0f} {bots['max']:5.0f} "
    told += f"{row['main_mib']:6} {row['all_mib']:8} {row['cores']:6} {row['sent']:8} {lag['p99']:4.0f}"
    refused = ", ".join(f"{what} {count}" for what, count in list(row["refused"].items())[:4])
    trouble = ", ".join(f"{what} {count}" for what, count in row["trouble"].items())
    return told + (f"\n    refused: {refused}" if refused else "") + (f"\n    TROUBLE: {trouble}" if trouble else "")


def failures(rows: list[dict[str, Any]], options: argparse.Namespace) -> list[str]:
    """What must not be."""
    failed = []
    for row in rows:
        p99 = row["page_ms"].get("p99", math.inf)
        if p99 > options.target:
            failed.append(f"{row['attack']}: p99 {p99:.0f} ms")
        if row["all_mib"] > options.memory:
            failed.append(f"{row['attack']}: {row['all_mib']} MiB")
        if row["trouble"]:
            failed.append(f"{row['attack']}: {', '.join(row['trouble'])}")
    return failed


def arguments() -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=list(ATTACKS), metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=bounded(1, 60), default=12, help="how long each attack goes on")
    parser.add_argument("--target", type=bounded(1, 60_000), default=250, help="fail if p99 is above so many ms")
    parser.add_argument("--memory", type=bounded(1, 100_000), default=400, help="fail if there are more MiB")
    parser.add_argument("--at", metavar="URL", help="attack the server that runs here: http://127.0.0.1:PORT")
    parser.add_argument("--package", type=Path, help="serve with the package in this folder")
    parser.add_argument("--json", type=Path, help="write the figures into this file, - for the standard output")
    options = parser.parse_args()
    if options.at:
        port_of(options.at)
    return options


def main() -> int:
    """Start everything, attack, stop everything."""
    options = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # who ends it early leaves nothing running, either
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))
    env, package = environment(options.package)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="intrigue-attack-")))
        server = Server(options.at)
        if not options.at:
            database, log = f"sqlite:///{folder / 'attack.sqlite3'}", folder / "server.log"
            server = Server(*stack.enter_context(serving(database, 1, env, log)), log)
            say(f"the server runs ({package})")
        rows = asyncio.run(run(server, options, env))
        for line in server.errors()[:5]:
            say(f"{line[:100]} … {line[-500:]}")
    failed = failures(rows, options)
    told = msgspec.json.format(msgspec.json.encode({"cores": os.cpu_count(), "attacks": rows, "failed": failed}))
    if options.json is not None and str(options.json) == "-":
        print(told.decode())
    else:
        print("\n".join([COLUMNS, *map(line_of, rows), *(f"FAILED  {what}" for what in failed)]))
        if options.json is not None:
            options.json.write_bytes(told + b"\n")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
