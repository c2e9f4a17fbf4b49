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
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ROOT = Path(__file__).parent.parent
PLAYERS = 3
SETTLE = 5.0
"""Seconds between the last table's opening and the beginning of the measurement."""
RAMP = 300.0
"""Seconds after which it is given up to open all the tables."""
AT_ONCE = 8
"""How many tables are opened at the same time."""
LATEST = 10.0
"""Seconds after which a page that has not come is an error."""


# ---------------------------------------------------------------- what comes from the server


class Question(Struct, frozen=True):
    """The part of a question that is needed to answer it."""

    seat: int
    phrases: tuple[str, ...]


class Page(Struct, frozen=True, tag="page", tag_field="type"):
    """The part of a page that is needed to go on."""

    n: int
    epoch: int
    question: Question | None
    asked: int | None
    told: int
    over: bool
    frozen: str | None


class Error(Struct, frozen=True, tag="error", tag_field="type"):
    """The server refuses something."""

    code: str


read_down = msgspec.json.Decoder(Page | Error).decode


# ---------------------------------------------------------------- what is measured


class Figures:
    """Everything that is counted while `measuring`."""

    def __init__(self) -> None:
        self.measuring = False
        self.stopping = False
        self.own: list[float] = []
        """Seconds from sending an answer to the page at the player who gave it."""
        self.others: list[float] = []
        """The same to the pages at the others."""
        self.lag: list[float] = []
        """How late this client's own clock rings: what of all this is the client's fault."""
        self.errors: Counter[str] = Counter()
        self.answers = 0
        self.late = 0
        """Beats at which a table could not answer because it still waited for a page."""
        self.rematches = 0
        self.bytes = 0
        self.pages = 0

    def failed(self, what: str) -> None:
        """An error counts whenever it happens, but for those that come from stopping."""
        if not self.stopping:
            self.errors[what] += 1


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    out = {f"p{p}": ordered[max(0, math.ceil(len(ordered) * p / 100) - 1)] for p in (50, 90, 99)}
    return {name: round(value * 1000, 1) for name, value in {**out, "max": ordered[-1]}.items()}


def slope(points: Sequence[tuple[float, float]]) -> float:
    """The straight line through the points: by how much it rises for one step to the right."""
    n = len(points)
    mean_x, mean_y = sum(x for x, _ in points) / n, sum(y for _, y in points) / n
    across = sum((x - mean_x) ** 2 for x, _ in points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / across if across else 0.0


# ---------------------------------------------------------------- one table


class Player:
    """A guest with their connection."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.page: Page | None = None

    async def say(self, message: dict[str, object]) -> None:
        """Send something; a lost connection is noticed by the reader."""
        if self.socket is not None:
            await self.socket.send(msgspec.json.encode(message).decode())

    async def leave(self) -> None:
        """Hang up."""
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()


class Table:
    """Three people at a table, who answer once a second whatever comes to their minds."""

    def __init__(self, number: int, base: str, game: str, figures: Figures, deflate: bool) -> None:
        self.number = number
        self.base = base
        self.game = game
        self.figures = figures
        self.deflate = deflate
        self.random = random.Random(number)
        self.id = ""
        self.players: list[Player] = []
        self.sent: tuple[int, float] | None = None
        """Which answer is under way, and when it was sent."""
        self.waiting: set[int] = set()
        """Whose page has not come yet."""
        self.answered_by = 0
        self.went_on = 0
        """The position in which the last player said that they will not take back."""
        self.over = False

    def _http(self) -> httpx.AsyncClient:
        # Every table calls from an address of its own, as people do: the server limits what one address may change.
        address = f"127.1.{self.number // 250}.{self.number % 250 + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        return httpx.AsyncClient(
            base_url=self.base, transport=transport, headers={"X-Intrigue": "1"}, timeout=30, trust_env=False
        )

    async def _ask(self, http: httpx.AsyncClient, method: str, path: str, cookie: str, body: object = None) -> Any:
        headers = {"Cookie": cookie} if cookie else {}
        reply = await http.request(method, path, headers=headers, content=msgspec.json.encode(body) if body else None)
        reply.raise_for_status()
        return reply

    async def open(self) -> None:
        """Three guests come; the first opens the table, the others follow their links."""
        async with self._http() as http:
            for seat in range(PLAYERS):
                me = {"name": f"Guest {self.number}-{seat}", "language": "en", "theme": "paper"}
                reply = await self._ask(http, "PUT", "/api/me", "", me)
                self.players.append(Player(reply.headers["set-cookie"].split(";")[0]))
                http.cookies.clear()
            wanted = {"game": self.game, "seats": [{"kind": "me"}] + [{"kind": "person"}] * (PLAYERS - 1)}
            told = (await self._ask(http, "POST", "/api/tables", self.players[0].cookie, wanted)).json()
            self.id = told["id"]
            for seat, link in told["links"].items():
                await self._ask(http, "POST", f"/api{link}", self.players[int(seat)].cookie)
        await self._connect()

    async def _connect(self) -> None:
        for seat, player in enumerate(self.players):
            player.page = None
            player.socket = await connect(
                f"{self.base.replace('http', 'ws')}/ws/tables/{self.id}",
                additional_headers={"Cookie": player.cookie},
                compression="deflate" if self.deflate else None,
                ping_interval=None,
                open_timeout=30,
                close_timeout=1,
                max_size=None,
                proxy=None,
            )
            player.reader = asyncio.create_task(self._listen(seat, player, player.socket))
            await player.say({"type": "hello", "since": 0})

    async def _rematch(self) -> None:
        """The same players again."""
        async with self._http() as http:
            reply = await self._ask(http, "POST", f"/api/tables/{self.id}/rematch", self.players[0].cookie)
        for player in self.players:
            await player.leave()
        self.id = reply.json()["id"]
        self.over = False
        self.went_on = 0
        await self._connect()
        self.figures.rematches += 1

    async def close(self) -> None:
        """Everybody goes home."""
        for player in self.players:
            await player.leave()

    async def _listen(self, seat: int, player: Player, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                now = time.perf_counter()
                told = read_down(message)
                if isinstance(told, Error):
                    self.figures.failed(f"refused: {told.code}")
                    self.sent = None  # so that the table goes on
                    continue
                self.figures.pages += self.figures.measuring
                self.figures.bytes += len(message) * self.figures.measuring
                self._arrived(seat, told, now)
                player.page = told
                if told.frozen:
                    self.figures.failed(f"frozen: {told.frozen}")
                self.over = self.over or told.over
                if told.asked == -1 and seat == self.answered_by and told.n > self.went_on:
                    # The dice wait for a take-back; nobody here wants one.
                    self.went_on = told.n
                    await player.say({"type": "settings", "go_on": True})
            self.figures.failed("closed by the server")
        except ConnectionClosed as closed:
            self.figures.failed(f"connection lost: {type(closed).__name__}")

    def _arrived(self, seat: int, page: Page, now: float) -> None:
        if self.sent is None or page.n <= self.sent[0] or seat not in self.waiting:
            return
        self.waiting.discard(seat)
        if self.figures.measuring:
            (self.figures.own if seat == self.answered_by else self.figures.others).append(now - self.sent[1])
        if not self.waiting:
            self.sent = None

    async def play(self) -> None:
        """One answer a second, on the beat, until everything stops."""
        beat = time.perf_counter() + self.random.random()
        while not self.figures.stopping:
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            beat = max(beat + 1.0, time.perf_counter())
            try:
                await self._beat()
            except (httpx.HTTPError, OSError, InvalidHandshake, TimeoutError, ConnectionClosed) as error:
                self.figures.failed(f"{type(error).__name__}: {error}"[:80])

    async def _beat(self) -> None:
        if self.over and not self.waiting:
            await self._rematch()
            return
        asked = next((p for p in self.players if p.page is not None and p.page.question is not None), None)
        if self.sent is not None or asked is None or asked.page is None or asked.page.question is None:
            self.figures.late += self.figures.measuring
            if self.sent is not None and time.perf_counter() - self.sent[1] > LATEST:
                self.figures.failed("no page came")
                self.sent = None
            return
        page, question = asked.page, asked.page.question
        asked.page = None  # a question is answered once
        self.answered_by = question.seat
        self.waiting = set(range(PLAYERS))
        phrase = self.random.choice(question.phrases)
        self.figures.answers += self.figures.measuring
        self.sent = (page.n, time.perf_counter())
        await asked.say({"type": "answer", "n": page.n, "epoch": page.epoch, "phrase": phrase})


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
    """A server of our own; its address and process."""
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


def cost(root: int) -> Cost:
    """Of a process and all that it has started."""
    parents: dict[int, int] = {}
    stats: dict[int, list[str]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue
            stats[int(entry.name)] = fields
            parents[int(entry.name)] = int(fields[1])
    family = {root}
    while more := {child for child, parent in parents.items() if parent in family} - family:
        family |= more
    known = [stats[process] for process in family if process in stats]
    # With the children that have ended.
    return Cost(sum(sum(map(int, f[11:15])) for f in known) / TICK, sum(int(f[21]) for f in known) * LEAF)


# ---------------------------------------------------------------- a run


async def feel(figures: Figures) -> None:
    """How late does this client's own clock ring?"""
    while True:
        due = time.perf_counter() + 0.05
        await asyncio.sleep(0.05)
        if figures.measuring:
            figures.lag.append(time.perf_counter() - due)


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


def say(line: str) -> None:
    """Show how far we are."""
    print(line, file=sys.stderr, flush=True)


async def run(
    base: str, options: argparse.Namespace, server: subprocess.Popen[bytes], database: int | None
) -> dict[str, Any]:
    """Open the tables, measure, go home."""
    figures = Figures()
    async with httpx.AsyncClient(base_url=base, trust_env=False) as http:
        health = (await http.get("/api/health")).json()
        game = options.game or (await http.get("/api/games")).json()[0]["id"]
    tables = [Table(number, base, game, figures, not options.no_deflate) for number in range(options.tables)]
    playing: list[asyncio.Task[None]] = []
    feeling = asyncio.create_task(feel(figures))
    memory: list[tuple[float, float]] = []
    seen: list[int] = [0, 0]
    try:
        await open_all(tables, figures, playing)
        await asyncio.sleep(SETTLE)
        before = [cost(process) for process in (server.pid, os.getpid(), database) if process]
        figures.measuring = True
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < options.seconds and server.poll() is None:
            memory.append((passed, cost(server.pid).memory / 2**20))
            await asyncio.sleep(min(5.0, options.seconds - passed))
            lately = spread(figures.own[seen[0] :] + figures.others[seen[1] :])
            seen = [len(figures.own), len(figures.others)]
            say(
                f"{passed + 5:4.0f} s  {figures.answers} answers, p50 {lately.get('p50', 0):.0f} ms, "
                f"p99 {lately.get('p99', 0):.0f} ms, {memory[-1][1]:.0f} MiB, {figures.errors.total()} errors"
            )
        took = time.perf_counter() - start
        figures.measuring = False
        after = [cost(process) for process in (server.pid, os.getpid(), database) if process]
        if server.poll() is not None:
            figures.failed("the server died")
    finally:
        figures.stopping = True
        feeling.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in tables), return_exceptions=True)
    cores = [round((b.cpu - a.cpu) / took, 2) for a, b in zip(before, after, strict=True)]
    # The client's tree holds the server, too, which it has started.
    half = memory[len(memory) // 2 :]
    return {
        "game": game,
        "compiled": health["compiled"],
        "database": health["database"],
        "workers": options.workers,
        "tables": options.tables,
        "players": options.tables * PLAYERS,
        "seconds": round(took, 1),
        "answers": figures.answers,
        "answers_per_second": round(figures.answers / took, 1),
        "late_beats": figures.late,
        "rematches": figures.rematches,
        "pages": figures.pages,
        "page_bytes": round(figures.bytes / max(1, figures.pages)),
        "answering_ms": spread(figures.own),
        "others_ms": spread(figures.others),
        "client_lag_ms": spread(figures.lag),
        "errors": dict(figures.errors),
        "memory_mib": {
            "first": round(memory[0][1], 1),
            "last": round(memory[-1][1], 1),
            "max": round(max(m for _, m in memory), 1),
            "per_minute_in_second_half": round(slope(half) * 60, 2),
        },
        "server_ms_per_answer": round(cores[0] * took * 1000 / max(1, figures.answers), 2),
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


def bounded(low: int, high: int) -> Any:
    """A number between two others."""

    def number(text: str) -> int:
        value = int(text)
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"a number from {low} to {high}")
        return value

    return number


def arguments() -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--tables", type=bounded(1, 2000), default=300)
    parser.add_argument("--seconds", type=bounded(5, 3600), default=60)
    parser.add_argument("--workers", type=bounded(1, 16), default=1, help="server processes; more than 1 on PostgreSQL")
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
        base, server = stack.enter_context(serving(database, options.workers, env, folder / "server.log"))
        os.nice(5)  # when both want the processor, it is the server's
        say(f"the server runs ({package})")
        limit = RAMP + SETTLE + options.seconds + 60
        try:
            figures = asyncio.run(asyncio.wait_for(run(base, options, server, process), limit))
        finally:
            said = (folder / "server.log").read_text(errors="replace").splitlines()
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
