"""Work in chunks, here or in several processes. What crosses between them is plain data."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

Chunk = TypeVar("Chunk")
Done = TypeVar("Done")


def spread(work: Callable[[Chunk], Done], chunks: Iterable[Chunk], processes: int) -> Generator[Done, None, None]:
    """The work on every chunk, in their order. One process: no other is started. Close it to end the others."""
    if processes == 1:
        yield from map(work, chunks)
        return
    before = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), leave_interrupts_to_parent)
    waiting: deque[Future[Done]] = deque()
    try:
        for chunk in chunks:  # a few are enough to keep everybody busy: memory stays the same for any number
            with interrupts_held():
                waiting.append(executor.submit(work, chunk))
            if len(waiting) > 2 * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:  # Ctrl-C, or nobody wants the rest: half-done chunks are of no use
        executor.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


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
