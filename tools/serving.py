"""A server of our own for tools that measure one, PostgreSQL if it is wanted, and what they cost. Linux."""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct

ROOT = Path(__file__).parent.parent

# ---------------------------------------------------------------- the server and its database


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment(package: Path | None) -> tuple[dict[str, str], str]:
    """With which package the server runs: the one given, else the installed one, else the sources beside this file."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if package is not None:
        return {**env, "PYTHONPATH": str(package)}, str(package)
    look = [sys.executable, "-c", "import intrigue.server.app"]
    if subprocess.run(look, cwd="/", env=env, capture_output=True).returncode == 0:
        return env, "installed"
    return {**env, "PYTHONPATH": str(ROOT / "src")}, "src"


@contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own as Debian sets it up, everything safely on the disk; its address and process."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    if not found:
        raise SystemExit("PostgreSQL is not installed; on Debian: apt-get install postgresql")
    user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to be run by root
    data = folder / "data"
    data.mkdir()
    if user:
        folder.chmod(0o755)
        shutil.chown(data, user)
    port = free_port()

    def run(program: str, *arguments: str) -> None:
        command = [str(found[-1].parent / program), "-D", str(data), *arguments]
        subprocess.run(command, user=user, cwd="/", check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    run("initdb", "-U", "intrigue", "-A", "trust")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
    run("pg_ctl", "-w", "-o", options, "-l", str(data / "log"), "start")
    try:
        process = int((data / "postmaster.pid").read_text().split()[0])
        yield f"postgresql+psycopg://intrigue@127.0.0.1:{port}/postgres", process
    finally:
        run("pg_ctl", "-w", "-m", "fast", "stop")


@contextmanager
def serving(
    database: str, workers: int, env: dict[str, str], log: Path
) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server of our own on the loopback; its address and process."""
    port = free_port()
    command = [sys.executable, "-m", "intrigue", "serve", "--port", str(port), "--database", database]
    command += ["--workers", str(workers)]
    base = f"http://127.0.0.1:{port}"
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=env, cwd=log.parent, stdout=out, stderr=out)
    try:
        for _ in range(600):
            if process.poll() is not None:
                raise SystemExit(f"the server does not start:\n{log.read_text()}")
            try:
                if httpx.get(f"{base}/api/health", timeout=5, trust_env=False).status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        yield base, process
    finally:
        process.terminate()
        try:
            process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


# ---------------------------------------------------------------- what it costs

TICK = os.sysconf("SC_CLK_TCK")
LEAF = os.sysconf("SC_PAGE_SIZE")


class Cost(Struct, frozen=True):
    """Processor seconds spent so far and memory held now, in bytes."""

    cpu: float
    memory: int


def stats() -> dict[int, list[str]]:
    """What Linux says of every process, from the third field on."""
    known = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                known[int(entry.name)] = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue
    return known


def family(root: int) -> dict[int, list[str]]:
    """A process and all that it has started."""
    known = stats()
    found = {root}
    while more := {process for process, fields in known.items() if int(fields[1]) in found} - found:
        found |= more
    return {process: known[process] for process in found if process in known}


def cost(root: int) -> Cost:
    """Of a process and all that it has started, with those of them that have ended."""
    fields = family(root).values()
    return Cost(sum(sum(map(int, f[11:15])) for f in fields) / TICK, sum(int(f[21]) for f in fields) * LEAF)


def memory(process: int) -> int:
    """Bytes that a process holds, its share of what it has in common with others; nothing if it has ended."""
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in told.splitlines() if line.startswith("Pss:"))


# ---------------------------------------------------------------- words and numbers


def say(line: str) -> None:
    """Show how far we are."""
    print(line, file=sys.stderr, flush=True)


def bounded(low: int, high: int) -> Any:
    """A number between two others."""

    def number(text: str) -> int:
        value = int(text)
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"a number from {low} to {high}")
        return value

    return number
