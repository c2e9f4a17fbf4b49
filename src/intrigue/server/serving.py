"""How uvicorn runs the application: the same for `intrigue serve` and for tests."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from intrigue.server.connections import PATIENCE, PING

SETTINGS: Final[dict[str, Any]] = {
    "http": "intrigue.server.connections:Connection",
    "timeout_keep_alive": 5,
    "ws": "intrigue.server.connections:WebSocketConnection",
    "ws_max_size": 64 * 1024,
    "ws_ping_interval": PING,
    "ws_ping_timeout": PATIENCE,
    "ws_per_message_deflate": False,  # pages are small; packing them costs an eighth of the time
    "log_level": "warning",
    "access_log": False,  # addresses may hold tokens; the server keeps its own log
    "server_header": False,
    "proxy_headers": False,  # the server itself looks at them, and at nobody's but a trusted proxy's
}


class WelcomingServer(uvicorn.Server):
    """Tells somebody when people can come."""

    def __init__(self, config: uvicorn.Config, welcome: Callable[[], None]) -> None:
        super().__init__(config)
        self.welcome = welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.welcome()


def run(app: str, doors: list[socket.socket], workers: int = 1, welcome: Callable[[], None] = lambda: None) -> None:
    """Serve at these doors until somebody ends it. `app` names what makes the application, as uvicorn wants it.

    `welcome` is called when people can come; with several workers, when they are about to start.
    """
    config = uvicorn.Config(app, factory=True, workers=workers, **SETTINGS)
    if workers > 1:
        for door in doors:
            door.set_inheritable(True)
        welcome()
        Multiprocess(config, sockets=doors).run()
        return
    with suppress(KeyboardInterrupt):  # this is how it is ended
        WelcomingServer(config, welcome).run(doors)
