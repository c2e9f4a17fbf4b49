"""Logs as lines of JSON. No phrase, no token and no cookie ever goes into one."""

from __future__ import annotations

import logging
import sys
from typing import Final

import msgspec

FIELDS: Final = ("table", "game", "bot", "n", "fault", "code", "method", "route", "status", "ms")
"""What a line may say besides what happened: a whitelist."""


class Lines(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up() -> None:
    """Write our log to the standard error stream, once."""
    log = logging.getLogger("intrigue.server")
    if not log.handlers:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(Lines())
        log.addHandler(handler)
        log.setLevel(logging.INFO)
        log.propagate = False
