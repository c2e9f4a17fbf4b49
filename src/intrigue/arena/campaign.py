"""Much work that can be stopped at any moment: jobs, each with a key, done in batches wherever there is room.

    for batch in carry_out(journal, jobs, work, Where(processes=4)):
        progress(len(journal))

Whoever is killed starts the same again: what the journal has is not done again. A batch takes about a second, so that
handing it out costs next to nothing and a killed process loses no more than that. What comes of a job depends on the
job alone, so the same jobs give the same values wherever and in whatever order they are done.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

import msgspec

from intrigue.arena.journal import Journal
from intrigue.arena.pool import finished as finished_here

BATCH: Final = 1.0
"""Seconds that a batch should take."""
MOST: Final = 1000
"""Jobs in a batch at most."""


class Job(Protocol):
    """Something to do, as plain data: it goes to other processes and machines."""

    @property
    def key(self) -> str:
        """Its name in the journal, which no other job has."""
        ...


J = TypeVar("J", bound=Job)


class Where(msgspec.Struct, frozen=True):
    """Where work is done: in so many processes here, or on a cluster of Ray."""

    processes: int = 1
    """How many at a time; on a cluster, 0 is as many as it has processors."""
    ray: str | None = None
    """`local`, or the address of a cluster; None: without Ray."""


class Batch(msgspec.Struct, frozen=True):
    """What came of some jobs."""

    values: dict[str, msgspec.Raw]
    seconds: float
    """How long they took where they were done."""


def carry_out(
    journal: Journal, jobs: Iterable[J], work: Callable[[J], Any], where: Where
) -> Generator[Batch, None, None]:
    """Do all jobs that are not in the journal, and give every batch when it is written down.

    `work` must be a function that can be pickled, and give what msgspec can write as JSON. Jobs are taken from their
    iterator only a moment before they are done, so that one may end when enough is known.
    """
    pace = Pace()
    to_do = (job for job in jobs if job.key not in journal)
    with closing(finished(partial(work_on, work), pace.batches(to_do), where)) as done:
        for _, batch in done:
            journal.add(batch.values)
            pace.learn(batch)
            yield batch


def finished(
    work: Callable[[Any], Batch], chunks: Iterable[Any], where: Where
) -> Generator[tuple[int, Batch], None, None]:
    """The number of every chunk and what came of it, as soon as it is done."""
    if where.ray is None:
        return finished_here(work, chunks, where.processes)
    from intrigue.arena.ray_cluster import finished as finished_there

    return finished_there(work, chunks, where.ray, where.processes)


def work_on(work: Callable[[J], Any], jobs: Sequence[J]) -> Batch:
    """Do some jobs, one after the other."""
    begun = perf_counter()
    values = {job.key: msgspec.Raw(msgspec.json.encode(work(job))) for job in jobs}
    return Batch(values, perf_counter() - begun)


class Pace:
    """How many jobs make a batch."""

    def __init__(self) -> None:
        self.size = 1

    def batches(self, jobs: Iterator[J]) -> Iterator[list[J]]:
        """The jobs in batches, each as large as seems right when it is made."""
        batch: list[J] = []
        for job in jobs:
            batch.append(job)
            if len(batch) >= self.size:
                yield batch
                batch = []
        if batch:
            yield batch

    def learn(self, batch: Batch) -> None:
        """The next ones should take as long as one likes to wait; they grow slowly, for jobs may differ."""
        jobs = len(batch.values)
        right = round(BATCH * jobs / max(batch.seconds, 1e-9))
        self.size = max(1, min(right, 2 * self.size, MOST))
