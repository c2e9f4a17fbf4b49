"""Work in chunks, here or in several processes. What crosses between them is plain data.

A process that is killed takes nothing with it but the chunks that were being worked on: others do them again.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import count
from typing import Final, Generic, TypeVar

from intrigue.kernel.errors import IntrigueError

Chunk = TypeVar("Chunk")
Done = TypeVar("Done")

PATIENCE: Final = 3
"""How many times in a row all processes may be started again without anything having been done in between."""


class WorkersDie(IntrigueError, RuntimeError):
    """Processes end again and again before anything is done."""


def spread(work: Callable[[Chunk], Done], chunks: Iterable[Chunk], processes: int) -> Generator[Done, None, None]:
    """The work on every chunk, in their order. One process: no other is started. Close it to end the others."""
    with closing(finished(work, chunks, processes, in_order=True)) as done:
        for _, result in done:
            yield result


def finished(
    work: Callable[[Chunk], Done], chunks: Iterable[Chunk], processes: int, in_order: bool = False
) -> Generator[tuple[int, Done], None, None]:
    """The number of each chunk and what came of it, as soon as it is done, or in their order.

    Chunks are taken only when somebody will soon be free for them: two for each process are waiting at most.
    """
    if processes == 1:
        for number, chunk in enumerate(chunks):
            yield number, work(chunk)
        return
    pool = Pool(work, processes)
    try:
        for number, chunk in enumerate(chunks):  # a few are enough to keep everybody busy: memory stays the same
            pool.submit(number, chunk)
            if len(pool.waiting) > 2 * processes:
                yield pool.next(in_order)
        while pool.waiting:
            yield pool.next(in_order)
    except BaseException:  # Ctrl-C, or nobody wants the rest: half-done chunks are of no use
        pool.abandon()
        raise
    finally:
        pool.executor.shutdown(cancel_futures=True)


class Pool(Generic[Chunk, Done]):
    """Processes that work on chunks, and are started again when one of them was killed."""

    def __init__(self, work: Callable[[Chunk], Done], processes: int) -> None:
        self.work: Final = work
        self.processes: Final = processes
        self.waiting: dict[Future[Done], tuple[int, Chunk]] = {}
        self.before: Final = set(multiprocessing.active_children())
        self.executor = self.start()
        self.in_vain = 0
        """How many times they were started again since something was done."""

    def start(self) -> ProcessPoolExecutor:
        """New processes."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, leave_interrupts_to_parent)

    def submit(self, number: int, chunk: Chunk) -> None:
        """Give them another chunk."""
        for _ in count():
            try:
                with interrupts_held():
                    self.waiting[self.executor.submit(self.work, chunk)] = (number, chunk)
                return
            except BrokenProcessPool:
                self.revive()

    def next(self, in_order: bool) -> tuple[int, Done]:
        """What is done next, with the number of its chunk."""
        while True:
            done = [next(iter(self.waiting))] if in_order else wait(self.waiting, return_when=FIRST_COMPLETED).done
            first = min(done, key=lambda future: self.waiting[future][0])
            try:
                result = first.result()
            except BrokenProcessPool:
                self.revive()
                continue
            self.in_vain = 0
            return self.waiting.pop(first)[0], result

    def revive(self) -> None:
        """A process was killed, and all the others ended with it: start again with what is not done."""
        self.in_vain += 1
        if self.in_vain > PATIENCE:
            raise WorkersDie(
                f"processes ended {self.in_vain} times in a row before anything was done: is memory short?"
            )
        self.executor.shutdown(cancel_futures=True)
        self.executor = self.start()
        before, self.waiting = self.waiting, {}
        for future, (number, chunk) in before.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                self.waiting[future] = (number, chunk)
            else:
                self.submit(number, chunk)

    def abandon(self) -> None:
        """End all processes at once."""
        self.executor.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - self.before:
            worker.terminate()


def leave_interrupts_to_parent() -> None:
    """Ctrl-C goes to every process of the terminal; the parent alone decides what becomes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process that is started meanwhile is deaf to Ctrl-C from birth, before it can say so itself."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
