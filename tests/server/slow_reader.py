"""Processes that read or think as slowly as they are told; they load little, so that they are there soon."""

from __future__ import annotations

import json
import os
import time
from multiprocessing.connection import Connection


def slow(pipe: Connection) -> None:
    """Sleep, end, or say which process this is."""
    pipe.send_bytes(b"")
    while True:
        told = json.loads(pipe.recv_bytes())["record"]
        if told == "sleep":
            time.sleep(1000)
        if told == "end":
            os._exit(1)
        told = {"refused": ["malformed", str(os.getpid())], "milliseconds": 700 if told == "work" else 0}
        pipe.send_bytes(json.dumps(told).encode())


def greedy() -> None:
    """Take more memory than a reader may have; ends well if that is refused."""
    from intrigue.server.jobs import MEMORY, limit_memory

    limit_memory()
    try:
        bytearray(MEMORY)
    except MemoryError:
        return
    os._exit(1)


def endless(_: bytes) -> int:
    """Think for ever."""
    time.sleep(1000)
    return 0
