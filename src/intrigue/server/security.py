"""What keeps strangers out: headers, origins, and limits of size and number."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from intrigue.server import wire

MESSAGE: Final = 4 * 1024
"""The longest message on a websocket, in bytes."""
BODY: Final = 16 * 1024
"""The longest body of a request."""
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

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class TooLarge(Exception):
    """A body that is longer than allowed."""


class Bucket:
    """A number of things a second, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """May there be one more now?"""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for everybody who came lately."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """May they do one more thing now?"""
        bucket = self._buckets.setdefault(who, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(who)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take()


def same_origin(headers: Headers) -> bool:
    """Does this come from our own page? Browsers say where a request comes from; other programs need not."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def body_of(request: Request, limit: int) -> bytes:
    """The request's body; raises TooLarge before more than that is read."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise TooLarge
    return bytes(body)


def refusal(status: int, code: wire.ErrorCode, details: str) -> Response:
    """A typed error as an HTTP response."""
    return Response(wire.encode(wire.Error(code, details)), status, media_type="application/json")


class SecurityMiddleware:
    """Looks at every request first: our headers on all answers, and no change at a stranger's wish."""

    def __init__(self, app: ASGIApp, rate: float) -> None:
        self.app = app
        self.buckets = Buckets(rate, 3 * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        refused = self.refused(scope)
        await (refused or self.app)(scope, receive, send_with_headers)

    def refused(self, scope: Scope) -> Response | None:
        """Why this request is not let in, if it is not."""
        if scope["method"] in SAFE:
            return None
        headers = Headers(scope=scope)
        if headers.get("x-intrigue") != "1" or not same_origin(headers):
            return refusal(403, "not-yours", "changes are made by our own page: same origin, header X-Intrigue: 1")
        client = scope.get("client")
        if not self.buckets.take(client[0] if client else ""):
            return refusal(429, "too-often", "too many requests")
        return None
