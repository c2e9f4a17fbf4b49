"""Ports: which are free, and who listens on one that is not."""

from __future__ import annotations

import errno
import os
import socket
from typing import Any

DEFAULT_PORT = 8000
EVERYWHERE = ("0.0.0.0", "::", "")
"""To listen at all addresses that this machine has."""
TRIED = 20
"""Ports after a taken one among which a free one is looked for."""


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the page."""
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def try_port(host: str, port: int) -> None:
    """Raises OSError if the server could not listen there."""
    for door in listen(host, port):
        door.close()


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen at every address that this name stands for; raises OSError if that cannot be."""
    refused: OSError | None = None
    doors: list[socket.socket] = []
    places = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    for family, kind, protocol, _, place in places:
        try:
            doors.append(_listen(socket.socket(family, kind, protocol), place))
        except OSError as error:
            refused = error
            if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                for door in doors:
                    door.close()
                raise
            # A name may stand for addresses that this machine does not have.
    if not doors and refused is not None:
        raise refused
    return doors


def _listen(door: socket.socket, place: Any) -> socket.socket:
    try:
        if os.name == "posix":  # a server that ended a moment ago is not in the way
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if door.family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(place)
        door.listen()
    except OSError:
        door.close()
        raise
    return door


def in_use(error: OSError) -> bool:
    """Does somebody else listen there?"""
    return error.errno == errno.EADDRINUSE


def next_free(host: str, port: int) -> int | None:
    """The next port that is free, if there is one near."""
    for following in range(port + 1, min(port + 1 + TRIED, 65536)):
        try:
            try_port(host, following)
        except OSError:
            continue
        return following
    return None


def health(address: str, seconds: float = 1.0) -> dict[str, Any] | None:
    """What the Intrigue at this address says about itself; None if there is none."""
    import json
    from http.client import HTTPException
    from urllib.error import HTTPError
    from urllib.request import ProxyHandler, build_opener

    straight = build_opener(ProxyHandler({}))  # a proxy on the way out does not know this machine
    try:
        try:
            answer = straight.open(f"{address}api/health", timeout=seconds)
        except HTTPError as unwell:  # it is there, and says what is wrong
            answer = unwell
        with answer:
            told = json.loads(answer.read(10_000))
    except (OSError, HTTPException, ValueError):  # nobody there, or somebody else who speaks otherwise
        return None
    return told if isinstance(told, dict) and {"ok", "version", "compiled"} <= set(told) else None
