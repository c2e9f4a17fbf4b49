"""Whatever somebody sends: a refusal with a code, and never a server error without words and headers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from uvicorn.protocols.utils import ClientDisconnected

from intrigue.kernel.errors import RecordError
from intrigue.kernel.record import read_record
from intrigue.server import app
from intrigue.server.limits import UNLIMITED, Allowances
from intrigue.server.replay import Refused
from intrigue.server.security import HEADERS
from intrigue.server.services import Config
from intrigue.server.websocket import Purse, _message
from laws.court import CourtGame
from server.databases import fresh_database

pytestmark = pytest.mark.anyio

DEEP = 2_000
LONG = "9" * 5_000


@pytest.fixture(scope="module")
async def served(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[FastAPI]:
    """The application in this process."""
    address = fresh_database(tmp_path_factory.mktemp("errors") / "errors.sqlite3")
    made = app.create(Config(address, thinkers=1, limits=UNLIMITED, static="/nowhere"), {CourtGame().id: CourtGame()})
    async with made.router.lifespan_context(made):
        yield made


@pytest.fixture
async def client(served: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who sends what they like; an error that reaches the server's own last resort is raised here."""
    transport = httpx.ASGITransport(served)
    async with httpx.AsyncClient(
        transport=transport, base_url="http://localhost", headers={"X-Intrigue": "1"}
    ) as visitor:
        yield visitor


@pytest.mark.parametrize(
    ("method", "path", "more", "status", "code"),
    [
        ("GET", "/" + "x" * 300, {}, 404, None),
        ("GET", "/a/" * 3_000, {}, 404, None),
        ("GET", "/assets/" + "x" * 300, {}, 404, "not-found"),
        ("GET", "/api/tables/" + "x" * 300, {}, 404, "not-found"),
        ("GET", "/api/tables/%00", {}, 404, "not-found"),
        ("GET", "/%00", {}, 404, "not-found"),
        ("GET", "/api/tables/%ff%fe", {}, 404, "not-found"),
        ("PUT", "/api/me", {"headers": {"Origin": "http://["}, "content": b"{}"}, 403, "not-yours"),
        ("PUT", "/api/me", {"content": b'{"name":"\xff\xfe"}'}, 422, "malformed"),
        ("PUT", "/api/me", {"content": b"[" * DEEP}, 422, "malformed"),
        ("PUT", "/api/me", {"content": b'{"x":' * DEEP}, 422, "malformed"),
        ("PUT", "/api/me", {"content": LONG.encode()}, 422, "malformed"),
        ("PUT", "/api/me", {"content": b'{"name":"\\ud800"}'}, 422, "malformed"),
        ("POST", "/api/tables", {"content": b'{"game":"court","seats":' + b"[" * DEEP}, 422, "malformed"),
        ("POST", "/api/import", {"content": b"\xff"}, 422, "no-record"),
        ("POST", "/api/import", {"content": f"court rules {LONG} seats 2".encode()}, 422, "no-record"),
        ("POST", "/api/import", {"content": b"court rules 1 seats 2\nend --5 1"}, 422, "bad-record"),
        ("GET", f"/api/tables/x/at/{LONG}", {}, 422, "malformed"),
        ("GET", f"/api/tables/x/at/1?as={LONG}", {}, 422, "malformed"),
        ("GET", f"/api/games?language={LONG}", {}, 404, "not-found"),
        ("PATCH", "/api/me", {}, 405, "not-found"),
        ("GET", "/api/me", {"headers": {"Cookie": b"intrigue=\xc3\xa9"}}, 200, None),
        ("GET", "/api/me", {"headers": {"Cookie": "intrigue=" + "WyJ4Il0" * 500 + ".x"}}, 200, None),
    ],
)
async def test_what_nobody_should_send_is_refused(
    client: httpx.AsyncClient, method: str, path: str, more: dict[str, Any], status: int, code: str | None
) -> None:
    """With a code, and with all headers."""
    answer = await client.request(method, path, **more)

    assert answer.status_code == status, answer.text
    assert code is None or answer.json()["code"] == code
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


async def test_the_last_resort(
    served: FastAPI, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An error that nobody expected has a code, all headers and a line in the log, wherever it was."""

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError("the hand of seat 1")

    async with httpx.AsyncClient(transport=httpx.ASGITransport(served), base_url="http://localhost") as visitor:
        for where, name in ((served.state.services, "fault"), (served.state.services.guests.cookies, "guest")):
            with monkeypatch.context() as patched:
                patched.setattr(where, name, broken if name == "fault" else lambda _: 1 / 0)
                answer = await visitor.get("/api/health")
            assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
            assert "hand" not in answer.text
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 2


@pytest.mark.parametrize("text", ["[" * 4_000, '{"type":"hello","since":' + LONG[:4_000] + "}", "\ud800"])
def test_what_is_no_message_is_refused(text: str) -> None:
    """Deep, long or broken."""
    with pytest.raises(Refused) as refused:
        _message({"type": "websocket.receive", "text": text}, Purse(Allowances(UNLIMITED).of("", None), 10.0))
    assert refused.value.code == "malformed"


@pytest.mark.parametrize(
    "record",
    [
        f"court rules {LONG} seats 2",
        f"court rules 1 seats {LONG}",
        "court rules ٣ seats 2",
        "court rules 1 seats 2\nend --5",
        f"court rules 1 seats 2\nend {LONG}",
        "court rules 1 seats 2\nend -",
        f"court rules 1 seats 2\n{LONG} wait",
    ],
)
def test_a_record_with_strange_numbers_cannot_be_read(record: str) -> None:
    """The line is named."""
    with pytest.raises(RecordError):
        read_record(record)


async def test_whoever_goes_before_they_are_let_in_is_no_error(
    served: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    """A websocket is closed at the other end while it is being opened here."""

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def gone(message: object) -> None:
        raise ClientDisconnected

    headers = [(b"host", b"localhost")]
    scope = {"type": "websocket", "scheme": "ws", "path": "/ws/tables/x", "query_string": b"", "headers": headers}
    await served({**scope, "client": ("127.0.0.1", 4711), "subprotocols": []}, receive, gone)

    assert caplog.records == []
