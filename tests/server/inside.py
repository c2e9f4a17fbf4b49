"""The application without a network: requests that go straight to it, from wherever we say."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import httpx
from fastapi import FastAPI

from intrigue.kernel.run import offered
from intrigue.server.app import create
from intrigue.server.services import Config, Services
from intrigue.session import Session
from laws.court import CourtGame
from server.guests import PATIENCE


def played_out() -> Session:
    """A game of two that is over."""
    session = Session(CourtGame(), 2)
    while session.asked is not None:
        session.take(session.asked, offered(session.table)[0])
    return session


def application(services: Services, config: Config | None = None) -> FastAPI:
    """The application around services that run already."""
    app = create(config or services.config, services.games)
    app.state.services = services
    return app


def caller(app: FastAPI, address: str = "127.0.0.1", host: str = "localhost", **headers: str) -> httpx.AsyncClient:
    """Somebody who calls from this address, by this name."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 4711)),
        base_url=f"http://{host}",
        headers={"X-Intrigue": "1", **headers},
    )


def _connecting(path: str, address: str, scheme: str, headers: Mapping[str, str]) -> dict[str, Any]:
    """How a websocket begins."""
    given = {"host": "localhost", **headers}
    return {
        "type": "websocket",
        "scheme": scheme,
        "path": path,
        "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()],
        "client": (address, 4711),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }


async def talked(app: FastAPI, path: str, cookie: str) -> int:
    """The code with which the server ends a websocket on which nobody says anything."""
    code: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    begun = False

    async def receive() -> Any:
        nonlocal begun
        if not begun:
            begun = True
            return {"type": "websocket.connect"}
        return {"type": "websocket.disconnect", "code": await code}

    async def send(message: Any) -> None:
        if message["type"] == "websocket.close":
            code.set_result(message["code"])

    async with asyncio.timeout(PATIENCE):
        await app(_connecting(path, "127.0.0.1", "ws", {"cookie": cookie}), receive, send)
    return code.result()


async def handshake(
    app: FastAPI, path: str, address: str = "127.0.0.1", scheme: str = "ws", **headers: str
) -> dict[str, Any]:
    """What begins the answer to a websocket; it ends as soon as it has begun."""
    comes = iter([{"type": "websocket.connect"}])
    sent: list[Any] = []

    async def receive() -> Any:
        return next(comes, {"type": "websocket.disconnect", "code": 1001})

    async def send(message: Any) -> None:
        sent.append(message)

    await app(_connecting(path, address, scheme, headers), receive, send)
    told = sent[0]
    return {**told, "headers": {name.decode().lower(): value.decode() for name, value in told["headers"]}}
