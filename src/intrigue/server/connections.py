"""TCP connections: who has how many, and how long one may keep us waiting.

Whoever only connects and says nothing costs a file, of which the system gives us so many. Some are kept for the
database; of the others no address gets more than its share, and when all are gone, whoever has most gives way.
Websockets are counted apart (`limits.Allowances`), before they are one.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response

from intrigue.server import metrics
from intrigue.server.addresses import Proxies, household
from intrigue.server.limits import Limits
from intrigue.server.security import HEADERS

log = logging.getLogger("intrigue.server")

MANY: Final = 100_000
"""Nobody needs more files than that."""
FEW: Final = 2_048
"""How many there are where the system does not say."""
RESERVED: Final = 128
"""Files for the database, the bots' processes, the page, and whoever is being turned away."""
HEAD: Final = 32 * 1024
"""Bytes of a request's address and headers, if they come in more than one piece."""
SILENCE: Final = 60.0
"""Seconds between two lines in the log about the same thing."""
PING: Final = 15.0
"""Seconds between two questions whether anybody is at the other end of a websocket."""
PATIENCE: Final = 20.0
"""Seconds that they have to answer that, or to read on."""
UNACKNOWLEDGED: Final = 30
"""Seconds after which the system gives up a connection whose other end is silent."""


def all_files() -> int:
    """How many files this process may have open, now that it has asked for all that it can get."""
    if sys.platform == "win32":
        return FEW
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MANY if most == resource.RLIM_INFINITY else min(most, MANY)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return most


class Door:
    """Everybody who is connected for requests, by their address, the oldest connection first."""

    def __init__(self, limits: Limits, files: int, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.room = max(1, (files - RESERVED) // 2)  # the other half is for websockets
        self._open: dict[str, dict[Connection, None]] = {}
        self._count = 0
        self._said: dict[str, float] = {}

    def enter(self, connection: Connection, caller: str) -> bool:
        """May they come in? If there is no room, an address that has more connections than theirs gives one up."""
        address = household(caller)
        own = len(self._open.get(address, ()))
        if own >= self.limits.address_connections and caller not in self.proxies:
            metrics.REFUSALS.add("connection", "one-address")
            self._say("connections are refused: there are too many from one address")
            return False
        if self._count >= self.room:
            metrics.REFUSALS.add("connection", "no-files")
            self._say("connections are refused: there are as many as the system lets us have")
            crowd = max(self._open.values(), key=len)
            if len(crowd) <= own:
                return False
            next(iter(crowd)).hang_up()
        self._open.setdefault(address, {})[connection] = None
        self._count += 1
        return True

    def leave(self, connection: Connection, caller: str) -> None:
        """They have gone, or have got a websocket."""
        address = household(caller)
        here = self._open.get(address, {})
        if connection in here:
            del here[connection]
            self._count -= 1
            if not here:
                del self._open[address]

    def _say(self, what: str) -> None:
        now = time.monotonic()
        if now - self._said.get(what, -SILENCE) >= SILENCE:
            self._said[what] = now
            log.warning(what)


class Alarm:
    """Rings once, unless it is stopped before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, ring: Callable[[], None]) -> None:
        self._loop, self._seconds, self._ring = loop, seconds, ring
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """From now on, if it does not run already."""
        self._timer = self._timer or self._loop.call_later(self._seconds, self._ring)

    def stop(self) -> None:
        """It does not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Connection(HttpToolsProtocol):
    """A connection that is counted, and that has to say what it wants within a certain time."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.door: Door = app_state["door"]
        self.caller = ""
        self._waiting = Alarm(self.loop, self.door.limits.request_seconds, self.hang_up)
        """Until the request has come, all of it."""
        self._sending = Alarm(self.loop, self.door.limits.request_seconds, self.hang_up)
        """Until what waits to be sent is taken."""
        self._head: int | None = None
        """How much of a request's head has come, while there is more to come."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.caller = self.client[0] if self.client else ""
        if self.door.enter(self, self.caller):
            self._waiting.start()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._go()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD and not self.transport.is_closing():
                self._head = None
                self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        self._head = 0
        self._waiting.start()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._waiting.stop()
        super().on_message_complete()

    def pause_writing(self) -> None:
        self._sending.start()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._sending.stop()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """To what is no HTTP at all: with our headers, which uvicorn would leave out."""
        about = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(msg)), "Connection": "close"}
        lines = [f"{name}: {value}" for name, value in (HEADERS | about).items()]
        self.transport.write("\r\n".join(["HTTP/1.1 400 Bad Request", *lines, "", msg]).encode())
        self.transport.close()

    def hang_up(self) -> None:
        """We do not wait any longer."""
        self._go()
        self.transport.abort()

    def _go(self) -> None:
        self._waiting.stop()
        self._sending.stop()
        self.door.leave(self, self.caller)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A websocket that is cut when nobody answers or reads any more.

    Closing it would wait until all that was written to it has been sent. To somebody who reads nothing that takes for
    ever, and for as long they would count as present.
    """

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._sending = Alarm(self.loop, PATIENCE, lambda: self.transport.abort())
        """Until what waits to be sent is taken."""
        self._answer = self.conn.send_response
        self.conn.send_response = self._answer_with_headers  # type: ignore[method-assign]

    def _answer_with_headers(self, response: Response) -> None:
        """To a handshake that is none, too: the application does not see it."""
        for name, value in HEADERS.items():
            if name not in response.headers:
                response.headers[name] = value
        self._answer(response)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        notice_death(transport.get_extra_info("socket"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._sending.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._sending.start()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._sending.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def notice_death(line: Any) -> None:
    """Let the system find out that the other end is gone, where it can."""
    wanted = {"TCP_KEEPIDLE": UNACKNOWLEDGED, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3}
    wanted["TCP_USER_TIMEOUT"] = UNACKNOWLEDGED * 1000
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in wanted.items():
        if hasattr(socket, name):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
