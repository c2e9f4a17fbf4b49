"""Real servers in processes of their own, and a real PostgreSQL, for as long as the tests run."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import msgspec

from intrigue.server.limits import UNLIMITED, Limits
from intrigue.server.services import ENVIRONMENT, Config
from intrigue.server.table import Pace

PATIENCE = 90.0
"""Seconds after which a server that has not answered or ended never will, even on a busy machine."""
QUICK = Pace(think=0.02, grace=1.0, patience=0.5, absent=4.0)
"""Bots hurry; there is time enough to take an answer back, and to find that somebody is not away for long."""


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def listens(port: int) -> bool:
    """Does somebody take calls there?"""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


FORKS = multiprocessing.get_context("forkserver")
"""Servers are forked from a process that has read the program already: to read it takes as long as many a test."""
FORKS.set_forkserver_preload(["intrigue.server.app", "intrigue.server.serving"])


def serve(app: str, port: int, config: bytes, log: str) -> None:
    """A server at a port of this machine, in a process of its own; what it says goes to its log."""
    from intrigue.server.serving import run

    with open(log, "ab", buffering=0) as said:
        os.dup2(said.fileno(), 2)
    os.environ[ENVIRONMENT] = config.decode()
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(("127.0.0.1", port))
    run(app, [door])


class Server:
    """One worker as a process that can be killed and started again."""

    def __init__(
        self,
        database: str,
        pace: Pace = QUICK,
        limits: Limits = UNLIMITED,
        static: str = "/nowhere",
        app: str = "intrigue.server.app:create",
        fresh: bool = False,
    ) -> None:
        self.database = database
        self.app = app
        self.fresh = fresh
        """It reads the program anew, for what the environment says while that is read."""
        self.config = Config(database, pace, thinkers=1, limits=limits, messages=100.0, static=static)
        self.port = free_port()
        self.process: multiprocessing.process.BaseProcess | None = None
        self.log = tempfile.NamedTemporaryFile()  # noqa: SIM115  # closed when it stops

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        if self.log.closed:  # it was stopped before
            self.log = tempfile.NamedTemporaryFile()  # noqa: SIM115
        config = msgspec.json.encode(self.config)
        context = multiprocessing.get_context("spawn") if self.fresh else FORKS
        self.process = context.Process(target=serve, args=(self.app, self.port, config, self.log.name))
        self.process.start()
        end = time.monotonic() + PATIENCE
        while not listens(self.port):
            assert self.process.is_alive(), self.said()
            assert time.monotonic() < end, f"the server does not answer\n{self.said()}"
            time.sleep(0.05)
        healthy = httpx.get(f"{self.url}/api/health", timeout=PATIENCE, verify=False)
        assert healthy.status_code == 200, self.said()

    def said(self) -> str:
        """Its log."""
        self.log.seek(0)
        return self.log.read().decode()

    def spent(self) -> float:
        """Processor seconds that it has spent so far, with the processes in which its bots think."""
        assert self.process is not None
        assert self.process.pid is not None
        family = {self.process.pid}
        fields: dict[int, list[str]] = {}
        for entry in Path("/proc").iterdir():
            with suppress(OSError):  # it has ended meanwhile
                if entry.name.isdecimal():
                    fields[int(entry.name)] = (entry / "stat").read_text().rpartition(")")[2].split()
        while more := {pid for pid, stat in fields.items() if int(stat[1]) in family} - family:
            family |= more
        return sum(sum(map(int, fields[pid][11:13])) for pid in family if pid in fields) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Kill it without a warning."""
        self.send(signal.SIGKILL)
        self.wait()

    def stop(self) -> None:
        """End it in peace, and its log."""
        self.end()
        self.log.close()

    def end(self) -> None:
        """End it in peace."""
        if self.process is not None and self.process.is_alive():
            self.send(signal.SIGTERM)
            self.wait()
            if self.process.is_alive():
                self.kill()

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, number)

    def wait(self) -> None:
        """Wait until it has ended."""
        assert self.process is not None
        self.process.join(PATIENCE)


def machine_spent() -> float:
    """Processor seconds that the whole machine has spent so far, whoever did it."""
    user, nice, system, _, _, irq, softirq, *_ = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own on a free port; gives the address of its first database without its name."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    assert found, "PostgreSQL is not installed; on Debian: apt-get install postgresql"
    binaries = found[-1].parent
    folder = Path(tempfile.mkdtemp(prefix="intrigue-postgres-"))
    user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to be run by root
    if user:
        shutil.chown(folder, user)
    port = free_port()

    def run(*command: str) -> None:
        subprocess.run(command, user=user, cwd="/", check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    data = str(folder / "data")
    try:
        run(str(binaries / "initdb"), "-D", data, "-U", "intrigue", "-A", "trust", "--no-sync")
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
        run(str(binaries / "pg_ctl"), "-D", data, "-w", "-o", settings, "-l", str(folder / "log"), "start")
        try:
            yield f"postgresql+psycopg://intrigue@127.0.0.1:{port}"
        finally:
            run(str(binaries / "pg_ctl"), "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)
