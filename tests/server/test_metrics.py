"""What an operator reads: metrics, on a port of their own."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

import intrigue
from intrigue.server import metrics, wire
from intrigue.server.api import new_row
from intrigue.server.app import create
from intrigue.server.bot_pool import BotPool
from intrigue.server.faults import KINDS
from intrigue.server.metrics import LIMITS, Counter, Histogram
from intrigue.server.monitoring import Monitoring, told
from intrigue.server.services import Config, MetricsAt, Services
from intrigue.server.store import SeatRow
from intrigue.session import Session
from server.databases import fresh_database
from server.servers import free_port

pytestmark = pytest.mark.anyio

SAMPLE = re.compile(r'^[a-z_]+(\{([a-z]+="([^"\\\n]|\\.)*",?)+\})? [0-9.e+-]+$')
"""A line of the text format, as far as we use it."""


def sample(text: str, name: str) -> float:
    """The value of a metric, with its labels as they stand there."""
    (line,) = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(line.split()[-1])


# ---------------------------------------------------------------- the format


@pytest.fixture
def nothing_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test counts does not stay."""
    monkeypatch.setattr(metrics, "COUNTED", [])


@pytest.mark.usefixtures("nothing_counted")
def test_a_counter_counts_each_set_of_labels_apart() -> None:
    """And says what it is."""
    drinks = Counter("drinks_total", "What was drunk.", "what", "where")
    drinks.add("tea", "here")
    drinks.add("tea", "here", count=2)
    drinks.add('a "strong"\ncoffee\\', "there")

    assert list(drinks.lines()) == [
        "# HELP drinks_total What was drunk.",
        "# TYPE drinks_total counter",
        'drinks_total{what="a \\"strong\\"\\ncoffee\\\\",where="there"} 1',
        'drinks_total{what="tea",where="here"} 3',
    ]


@pytest.mark.usefixtures("nothing_counted")
def test_a_histogram_counts_what_took_as_long_or_less() -> None:
    """Every bucket holds all that the ones before it hold; the last one holds everything."""
    walks = Histogram("walk_seconds", "Walks.", "where")
    for seconds in (LIMITS[0], LIMITS[1], LIMITS[-1] + 1):
        walks.observe(seconds, "park")
    with pytest.raises(KeyError), walks.timed("park"):
        raise KeyError

    lines = list(walks.lines())
    buckets = [int(line.split()[-1]) for line in lines if "_bucket" in line]
    assert buckets == sorted(buckets)
    assert lines[-3] == 'walk_seconds_bucket{where="park",le="+Inf"} 4'
    assert lines[-1] == 'walk_seconds_count{where="park"} 4'
    assert sample("\n".join(lines), 'walk_seconds_sum{where="park"}') >= sum((LIMITS[0], LIMITS[1], LIMITS[-1] + 1))


async def test_everything_told_is_well_formed(services: Services) -> None:
    """One line for each value, with a help and a type before it, and no name twice."""
    text = told(services)

    named = re.findall(r"^# TYPE ([a-z_]+) ", text, re.MULTILINE)
    assert len(named) == len(set(named)) == len(re.findall(r"^# HELP ([a-z_]+) \S", text, re.MULTILINE))
    for line in text.splitlines():
        assert line.startswith("# ") or SAMPLE.match(line), line
    compiled = "yes" if intrigue.compiled else "no"
    assert f'intrigue_info{{version="{intrigue.__version__}",compiled="{compiled}",database="sqlite"}} 1' in text
    assert sample(text, "process_resident_memory_bytes") > 2**20
    assert 'intrigue_log_lines_total{level="error"}' in text  # also before there was one
    assert 0 < sample(text, "process_open_fds") < sample(text, "process_max_fds")


# ---------------------------------------------------------------- what is counted


async def test_answers_are_counted_by_game_and_kind(services: Services) -> None:
    """A person's answer with what follows from it; what is refused is not an answer."""
    (game,) = services.games.values()
    row = new_row(Session(game, 2, {}), None)
    await services.store.create(row, [SeatRow(row.id, seat, "", "anna", None) for seat in range(2)])
    table = await services.tables.get(row.id)
    while not table.row.n:  # the dice that begin the game
        await asyncio.sleep(0.01)
    assert table.session is not None
    seat, n = table.row.asked, table.row.n
    assert seat is not None
    before = {kind: metrics.ANSWERS.value(game.id, kind) for kind in ("person", "bot", "chance")}
    writes = metrics.WRITING.count()

    page = table.session.page(seat)
    assert page.question is not None
    await services.tables.answer(table, seat, wire.Answer(n, page.question.phrases[0]))

    gained = {kind: metrics.ANSWERS.value(game.id, kind) - before[kind] for kind in before}
    assert gained["person"] == 1
    assert gained["bot"] == 0
    assert sum(gained.values()) == table.row.n - n
    assert metrics.WRITING.count() > writes
    assert sample(told(services), "intrigue_tables_open") == 1


async def test_what_is_wrong_with_the_database_is_told(services: Services) -> None:
    """Every kind of fault is there, so that an alarm can wait for it."""
    well = told(services)
    services.store.faults.kind = "disk-full"

    ill = told(services)
    services.store.faults.kind = None

    for kind in KINDS:
        assert sample(well, f'intrigue_database_fault{{kind="{kind}"}}') == 0
        assert sample(ill, f'intrigue_database_fault{{kind="{kind}"}}') == (kind == "disk-full")


async def test_bots_that_wait_are_counted_and_how_long_they_waited(services: Services) -> None:
    """Until it is their turn."""
    queue, before = services.bots.queue, metrics.BOTS_WAITED.count()
    first = [await queue.turn("anna", 1.0) for _ in range(queue.places)]
    late = asyncio.create_task(queue.turn("berta", 1.0))
    await asyncio.sleep(0)

    text = told(services)
    queue.leave()
    await late

    assert sample(text, "intrigue_bots_thinking") == len(first)
    assert sample(text, "intrigue_bots_waiting") == 1
    assert metrics.BOTS_WAITED.count() == before + len(first) + 1


# ---------------------------------------------------------------- where it is told


@pytest.fixture
async def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FastAPI]:
    """A whole worker, in this process, that tells its metrics; no bot plays here."""
    monkeypatch.setattr(BotPool, "warm", lambda _: None)
    address = fresh_database(tmp_path / "games.sqlite3")
    made = create(Config(address, thinkers=1, static=str(tmp_path), metrics=MetricsAt(free_port())))
    async with made.router.lifespan_context(made):
        yield made


async def ask(app: FastAPI, path: str, method: str = "GET") -> httpx.Response:
    """A request to the worker, from this machine itself."""
    transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 123))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        return await http.request(method, path)


async def test_metrics_are_told_on_their_own_port_and_nowhere_else(app: FastAPI) -> None:
    """Not even to this machine on the port of the page: there a proxy may stand before us, and everybody behind it."""
    port = app.state.services.config.metrics.port
    refused = metrics.REFUSALS.value("http", "not-found")

    public = await ask(app, "/metrics")
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        own, nothing = await http.get("/metrics"), await http.get("/api/health")

    assert "intrigue_" not in public.text
    assert own.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert sample(own.text, "intrigue_listeners") == 0
    assert nothing.status_code == 404
    assert metrics.REFUSALS.value("http", "not-found") == refused  # that port is not the page's


async def test_requests_and_refusals_are_counted_by_route_and_code(app: FastAPI) -> None:
    """By the route, never by the address; a method that somebody has made up is not a label."""
    before = metrics.REFUSALS.value("http", "not-found")

    assert (await ask(app, "/api/tables/nobody-knows-this")).status_code == 404
    await ask(app, "/api/tables/nobody-knows-this", "BREW")

    text = told(app.state.services)
    assert metrics.REFUSALS.value("http", "not-found") > before
    assert metrics.REQUESTS.count("GET", "/api/tables/{table}", "404") > 0
    assert "nobody-knows-this" not in text
    assert "BREW" not in text


async def test_further_workers_take_the_next_ports(services: Services) -> None:
    """So that each can be read; one for whom there is none goes on without."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        second, last = Monitoring(services), Monitoring(services)
        await second.start(MetricsAt(taken, ports=20))
        await last.start(MetricsAt(taken))

        assert second.port is not None
        assert second.port > taken
        assert last.port is None
        await second.stop()
        await last.stop()


async def test_whoever_says_nothing_is_not_waited_for(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor whoever says too much; others are answered meanwhile."""
    monkeypatch.setattr("intrigue.server.monitoring.PATIENCE", 0.2)
    port = app.state.services.config.metrics.port
    silent, of_silent = await asyncio.open_connection("127.0.0.1", port)
    loud, of_loud = await asyncio.open_connection("127.0.0.1", port)
    of_loud.write(b"x" * 200_000)

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        assert (await http.get("/metrics")).status_code == 200
    async with asyncio.timeout(60):
        assert await silent.read() == b""
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await loud.readexactly(1)
    of_silent.close()
    of_loud.close()
