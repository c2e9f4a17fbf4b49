"""What keeps strangers out: headers, origins, and limits of size and number."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Iterable, Mapping
from contextlib import AsyncExitStack, ExitStack
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from intrigue.server import metrics, wire
from intrigue.server.addresses import Names, household
from intrigue.server.cookies import COOKIE
from intrigue.server.limits import Allowance
from intrigue.server.replay import Refused
from intrigue.server.services import Services

T = TypeVar("T")

log = logging.getLogger("intrigue.server")

MESSAGE: Final = 4 * 1024
"""The longest message on a websocket, in bytes."""
BODY: Final = 16 * 1024
"""The longest body of a request."""
CALM: Final = 0.2
"""Seconds before somebody hears that they ask too often, however soon they may ask again."""
LARGE: Final = 512 * 1024
"""The longest body that holds a record or a box file."""

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # a join link must not travel
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
OVER_TLS: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Whoever has once come by TLS never comes without it again, for a year."""

OPENINGS: Final = frozenset({"http.response.start", "websocket.accept", "websocket.http.response.start"})
"""The messages with which an answer begins."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class TooLarge(Exception):
    """A body that is longer than allowed."""


def same_origin(headers: Headers) -> bool:
    """Does this come from our own page? Browsers say where a request comes from; other programs need not."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # that is no address
        return False


async def body_of(request: Request, limit: int) -> bytes:
    """The request's body; raises TooLarge before more than that is read."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise TooLarge
    return bytes(body)


def read_json(decode: Callable[[bytes], T], sent: bytes) -> T:
    """What was sent; Refused says what is wrong with it."""
    try:
        return decode(sent)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("malformed", str(error)) from error
    except RecursionError as error:
        raise Refused("malformed", "this is nested too deeply") from error


STATUS: Final[Mapping[str, int]] = {
    "not-found": 404,
    "not-yours": 403,
    "wrong-host": 421,
    "malformed": 422,
    "bad-box": 422,
    "no-record": 422,
    "other-rules": 422,
    "bad-record": 422,
    "too-hard": 422,
    "too-large": 413,
    "too-often": 429,
    "too-many-tables": 429,
    "server-error": 500,
}
"""Every other refusal is a conflict with how things stand: 409."""


def refusal(status: int, code: wire.ErrorCode, details: str, wait: float | None = None) -> Response:
    """A typed error as an HTTP response; `wait`: after how many seconds it may be tried again."""
    metrics.REFUSALS.add("http", code)
    headers = {} if wait is None else {"Retry-After": str(max(1, math.ceil(wait)))}
    return Response(wire.encode(wire.Error(code, details)), status, headers, media_type="application/json")


def refused(error: Refused) -> Response:
    """The same for what was refused."""
    return refusal(STATUS.get(error.code, 409), error.code, error.details, error.wait)


def caller(scope: Scope) -> str:
    """From where somebody calls, as it is counted."""
    client = scope.get("client")
    return household(client[0]) if client else ""


class SecurityMiddleware:
    """Looks at everybody first, at websockets too: headers on all answers, and nothing for strangers or too often."""

    def __init__(self, app: ASGIApp, price: Callable[[Scope], float], hosts: Iterable[str] = ()) -> None:
        self.app = app
        self.price = price
        self.names = Names(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "websocket.close" and not begun:  # an answer like any other, then
                await refusal(403, "not-yours", "this websocket is not for you")(scope, receive, send_with_headers)
                return
            begun = True
            if message["type"] in OPENINGS:
                _add_headers(message, scope)
            await send(message)

        try:
            await self._let_in(scope, receive, send_with_headers)
        except (ClientDisconnect, ClientDisconnected):
            pass  # nobody is there any more to be told anything
        except Exception:
            log.exception("an error that nobody expected")
            if begun:  # what was sent cannot be taken back: the connection ends
                raise
            response = refusal(500, "server-error", "something went wrong here")
            await _turn_away(response, scope, receive, send_with_headers)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        services: Services = scope["app"].state.services
        address, guest = caller(scope), services.guests.cookies.guest(HTTPConnection(scope).cookies.get(COOKIE))
        with ExitStack() as connected:
            try:
                self.check(scope)
                allowance = services.allowances.of(address, guest)
                allowance.charge(self.price(scope))
                if scope["type"] == "websocket":
                    connected.enter_context(services.allowances.connected(address, guest))
            except Refused as error:
                if error.wait:
                    await asyncio.sleep(CALM)  # saying no a thousand times a second is work, too
                await _turn_away(refused(error), scope, receive, send)
                return
            if scope["type"] == "websocket":
                await self.app(scope, receive, send)
            else:
                await self._in_turn(allowance, scope, receive, send)

    async def _in_turn(self, allowance: Allowance, scope: Scope, receive: Receive, send: Send) -> None:
        """A few requests of an address at a time, so that many at once hold up nobody elsewhere.

        Whoever is being sent something has had their turn: others need not wait until it has been read.
        """
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(allowance.asking)

            async def send_after_the_turn(message: Message) -> None:
                await turn.aclose()
                await send(message)

            await self.app(scope, receive, send_after_the_turn)

    def check(self, scope: Scope) -> None:
        """Raises Refused if this is not let in, whoever sends it."""
        headers = Headers(scope=scope)
        called = headers.getlist("host")
        if len(called) != 1 or called[0] not in self.names:
            raise Refused("wrong-host", "this server is not known by that name; see intrigue serve --allow-host")
        if "\0" in scope["path"]:  # no name of ours has one, and a database may choke on it
            raise Refused("not-found", "there is nothing here")
        changes = scope["type"] == "http" and scope["method"] not in SAFE
        if (changes or scope["type"] == "websocket") and not same_origin(headers):
            raise Refused("not-yours", "this is for our own page: same origin")
        if changes and headers.get("x-intrigue") != "1":
            raise Refused("not-yours", "changes are made by our own page, with the header X-Intrigue: 1")


async def _turn_away(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Say no, before a websocket is one."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)


def _add_headers(message: Message, scope: Scope) -> None:
    message.setdefault("headers", [])
    headers = MutableHeaders(scope=message)
    for name, value in (HEADERS | OVER_TLS if scope["scheme"] in ("https", "wss") else HEADERS).items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
