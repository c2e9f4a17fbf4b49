"""Logs as lines of JSON. No phrase, no dice, no token and no cookie ever goes into one, whatever goes wrong.

So an error is told by its kind, its code and its place, never in its own words: they may name a card in somebody's
hand, or hold a row of the database. The same goes for what libraries put into their lines.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
import traceback
from collections.abc import Iterator
from typing import Any, Final, TextIO

import msgspec

from intrigue.server import metrics

OURS: Final = "intrigue.server"
SERVING: Final = ("uvicorn", "uvicorn.error", "uvicorn.access")
"""Loggers that would otherwise write lines of their own."""
FIELDS: Final = ("table", "game", "bot", "n", "fault", "code", "method", "route", "status", "ms")
"""What a line may say besides what happened: a whitelist."""
NOT_TRUE: Final = frozenset({"ASGI callable returned without completing handshake."})
"""What uvicorn says, as an error, of each websocket that is turned away with an answer: anybody could fill the log."""
FRAME: Final = re.compile(r'  File "[^"]*", line \d+, in \S+\n')

log = logging.getLogger(OURS)


class Lines(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "pid": record.process,
            "what": record.getMessage() if record.name == OURS else _always_said(record.msg),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


class Counted(logging.StreamHandler[TextIO]):
    """Writes lines, and counts them: an operator wants to know when errors become many."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.msg in NOT_TRUE:
            return
        metrics.LOG_LINES.add(record.levelname.lower())
        super().emit(record)


def _always_said(message: object) -> str:
    """What a library says on every such occasion: the first line, before anything is put in."""
    if isinstance(message, BaseException):
        return _kind(message)
    return str(message).strip().partition("\n")[0]


def trace(error: BaseException) -> str:
    """Where the error came from, and what it came from, the first cause first."""
    return "\n".join(_told(error, set()))


def _told(error: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    inner = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    for other in (before, *inner):
        if other is not None and id(other) not in seen:
            yield from _told(other, seen)
    # What failed in another process comes as a text, of which the places alone are taken over.
    elsewhere = FRAME.findall(str(getattr(error, "tb", "")))
    yield "".join([*elsewhere, *traceback.format_tb(error.__traceback__), _kind(error)])


def _kind(error: BaseException) -> str:
    """What kind of error it is, with the system's or the database's own code for it."""
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    code = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    if isinstance(error, OSError):
        code = error.strerror
    return f"{name} ({code})" if code else name


def nobody_waited(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop does with an error that reaches nobody: asyncio itself would write down all it knows."""
    log.error("an error reached nobody", exc_info=context.get("exception"))


def set_up() -> None:
    """Write all logs, those of the libraries too, to the standard error stream, once."""
    root = logging.getLogger()
    if not any(isinstance(handler.formatter, Lines) for handler in root.handlers):
        handler = Counted(sys.stderr)
        handler.setFormatter(Lines())
        root.addHandler(handler)
    for name in SERVING:
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    log.setLevel(logging.INFO)
