"""Where an operator reads how a worker is: metrics, on a port of their own that no proxy and no guest comes to."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import intrigue
from intrigue.server import metrics
from intrigue.server.faults import KINDS
from intrigue.server.metrics import gauge, one_of
from intrigue.server.services import MetricsAt, Services

log = logging.getLogger("intrigue.server")

OFTEN: Final = 0.5
"""Seconds between two looks at how late the clock rings."""
PATIENCE: Final = 5.0
"""Seconds that somebody who asks has for it."""
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
STARTED: Final = time.time()
PROCESS: Final = Path("/proc/self")


class Monitoring:
    """Answers `GET /metrics` on the first free port of those that the workers share between them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.port: int | None = None
        self._server: asyncio.Server | None = None
        self._clock: asyncio.Task[None] | None = None

    async def start(self, wanted: MetricsAt | None) -> None:
        """Watch the clock, and listen where that is wanted."""
        self._clock = asyncio.create_task(_watch_the_clock())
        if wanted is None:
            return
        for port in range(wanted.port, wanted.port + wanted.ports):
            try:
                self._server = await asyncio.start_server(self._answer, wanted.host, port)
            except OSError:
                continue  # another worker is there
            self.port = self._server.sockets[0].getsockname()[1]
            return
        log.error("there is no free port for metrics")

    async def stop(self) -> None:
        """Listen no more."""
        if self._clock is not None:
            self._clock.cancel()
            await asyncio.gather(self._clock, return_exceptions=True)
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request on each connection: that is all that Prometheus needs."""
        try:
            async with asyncio.timeout(PATIENCE):
                asked = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)
                found = asked[:2] == [b"GET", b"/metrics"]
                body = told(self.services).encode() if found else b"There is nothing here but GET /metrics.\n"
                head = f"HTTP/1.1 {'200 OK' if found else '404 Not Found'}\r\nContent-Type: {KIND}\r\n"
                writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            log.info("somebody asked for metrics in no way that is understood, or went away")
        finally:
            writer.close()


async def _watch_the_clock() -> None:
    """How late does it ring? So long did everybody wait who wanted something at that moment."""
    while True:
        due = time.perf_counter() + OFTEN
        await asyncio.sleep(OFTEN)
        metrics.LAG.observe(max(0.0, time.perf_counter() - due))


def told(services: Services) -> str:
    """All metrics of this worker."""
    lines = [line for counted in metrics.COUNTED for line in counted.lines()]
    lines += _now(services)
    lines += _process()
    return "\n".join(lines) + "\n"


def _now(services: Services) -> Iterator[str]:
    """What is so at this moment."""
    tables = services.tables.open.values()
    about = {
        "version": intrigue.__version__,
        "compiled": "yes" if intrigue.compiled else "no",
        "database": "postgresql" if services.store.postgres else "sqlite",
    }
    yield from gauge("intrigue_info", "What runs here.", 1, **about)
    yield from one_of("intrigue_database_fault", "Why nothing can be kept.", "kind", KINDS, services.store.faults.kind)
    yield from gauge("intrigue_tables_open", "Tables in memory.", len(tables))
    yield from gauge("intrigue_listeners", "Connections to tables.", sum(len(table.listeners) for table in tables))
    yield from gauge("intrigue_bots_thinking", "Bots that think.", services.bots.thinking)
    yield from gauge("intrigue_bots_waiting", "Bots that wait for their turn to think.", services.bots.waiting)


def _process() -> Iterator[str]:
    """What the operating system knows of this worker, under the names that all programs use for it."""
    yield from gauge("process_cpu_seconds_total", "Processor time, user and system.", time.process_time(), "counter")
    yield from gauge("process_start_time_seconds", "When it started, in seconds since 1970.", STARTED)
    if not PROCESS.exists():  # not Linux
        return
    resident = int((PROCESS / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    (most,) = re.findall(r"^Max open files +(\d+)", (PROCESS / "limits").read_text(), re.MULTILINE)
    yield from gauge("process_resident_memory_bytes", "Memory held.", resident)
    yield from gauge("process_open_fds", "Open files, connections included.", len(os.listdir(PROCESS / "fd")))
    yield from gauge("process_max_fds", "The most open files.", int(most))
