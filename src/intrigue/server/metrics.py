"""What is counted and timed while a worker runs, in the text format of Prometheus.

No label names a table, a guest or an address: labels come from short lists (games, routes, codes). `monitoring.py` lets
an operator read all this.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

Labels: TypeAlias = tuple[str, ...]
LIMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds up to which times are put together in a histogram."""
COUNTED: Final[list[Counter | Histogram]] = []
"""Everything that counts, in the order in which it is told."""


class Counter:
    """Something that is counted, apart for each set of labels."""

    def __init__(self, name: str, told: str, *labels: str) -> None:
        self.name, self.told, self.labels = name, told, labels
        self._counts: dict[Labels, float] = {}
        COUNTED.append(self)

    def add(self, *labels: str, count: float = 1) -> None:
        """So many more."""
        self._counts[labels] = self._counts.get(labels, 0) + count

    def value(self, *labels: str) -> float:
        """How many there have been."""
        return self._counts.get(labels, 0)

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, self.told, "counter")
        for labels, count in sorted(self._counts.items()):
            yield _line(self.name, self.labels, labels, count)


class Histogram:
    """How long something takes, apart for each set of labels."""

    def __init__(self, name: str, told: str, *labels: str) -> None:
        self.name, self.told, self.labels = name, told, labels
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}
        COUNTED.append(self)

    def observe(self, seconds: float, *labels: str) -> None:
        """It took so long."""
        counts = self._counts.get(labels)
        if counts is None:
            counts = self._counts[labels] = [0] * (len(LIMITS) + 1)
            self._sums[labels] = 0.0
        counts[bisect_left(LIMITS, seconds)] += 1
        self._sums[labels] += seconds

    @contextmanager
    def timed(self, *labels: str) -> Iterator[None]:
        """Observe how long this takes, however it ends."""
        start = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - start, *labels)

    def count(self, *labels: str) -> int:
        """How often it has happened."""
        return sum(self._counts.get(labels, ()))

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it: each bucket counts what took as long or less."""
        yield from _head(self.name, self.told, "histogram")
        for labels, counts in sorted(self._counts.items()):
            so_far = 0
            for limit, count in zip((*map(str, LIMITS), "+Inf"), counts, strict=True):
                so_far += count
                yield _line(f"{self.name}_bucket", (*self.labels, "le"), (*labels, limit), so_far)
            yield _line(f"{self.name}_sum", self.labels, labels, self._sums[labels])
            yield _line(f"{self.name}_count", self.labels, labels, so_far)


def gauge(name: str, told: str, value: float, kind: str = "gauge", **labels: str) -> Iterator[str]:
    """Something that is so and so much now."""
    yield from _head(name, told, kind)
    yield _line(name, tuple(labels), tuple(labels.values()), value)


def one_of(name: str, told: str, label: str, kinds: Iterable[str], now: str | None) -> Iterator[str]:
    """Which of several things is so now, if any: that one is 1, the others are 0."""
    yield from _head(name, told, "gauge")
    for kind in kinds:
        yield _line(name, (label,), (kind,), kind == now)


def _head(name: str, told: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {told}"
    yield f"# TYPE {name} {kind}"


def _line(name: str, labels: Labels, values: Labels, value: float) -> str:
    told = ",".join(f'{label}="{_escaped(text)}"' for label, text in zip(labels, values, strict=True))
    return f"{name}{{{told}}} {value:.15g}" if told else f"{name} {value:.15g}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


# ---------------------------------------------------------------- what there is

ANSWERS: Final = Counter("intrigue_answers_total", "Answers written down; kind: person, bot, chance.", "game", "kind")
TAKE_BACKS: Final = Counter("intrigue_take_backs_total", "Actions taken back.", "game")
REFUSALS: Final = Counter(
    "intrigue_refusals_total", "What was refused; where: connection, http, websocket.", "where", "code"
)
LOG_LINES: Final = Counter("intrigue_log_lines_total", "Lines written into the log.", "level")
for level in ("info", "warning", "error"):
    LOG_LINES.add(level, count=0)  # an alarm hears of the first error only if there was a nought before
ANSWERING: Final = Histogram("intrigue_answer_seconds", "From a person's answer until it is stored.", "game")
REQUESTS: Final = Histogram("intrigue_request_seconds", "Requests by route.", "method", "route", "status")
WRITING: Final = Histogram("intrigue_database_write_seconds", "Transactions that write, with the wait for their turn.")
BOTS: Final = Histogram("intrigue_bot_answer_seconds", "From a question to a bot until its answer.", "game", "bot")
BOTS_WAITED: Final = Histogram("intrigue_bot_wait_seconds", "How long bots waited for their turn to think.")
READING: Final = Histogram("intrigue_reading_seconds", "Reading a box file or a record, with the wait for a reader.")
LAG: Final = Histogram("intrigue_event_loop_lag_seconds", "How late a clock in the worker rings.")
