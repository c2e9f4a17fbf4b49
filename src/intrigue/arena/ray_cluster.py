"""Work in chunks on a cluster of Ray. This is the one file that imports Ray; what it does is what `pool` does here."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Any, Final, TypeVar

from intrigue.arena.provenance import sources
from intrigue.arena.research import package
from intrigue.kernel.errors import IntrigueError

Chunk = TypeVar("Chunk")
Done = TypeVar("Done")

LOCAL: Final = "local"
"""In place of an address: a cluster of this machine alone, which ends with the program."""
AHEAD: Final = 2
"""Chunks for each processor that are handed out at a time."""
AGAIN: Final = 5
"""How often a chunk is tried again whose process or machine was lost."""

PATIENT: Final = {"RAY_raylet_start_wait_time_s": "180", "RAY_agent_register_timeout_ms": "180000"}
"""How long Ray waits for its own processes: on a busy machine they take longer than it expects."""


class OtherVersion(IntrigueError, RuntimeError):
    """A machine of the cluster has another version of the program."""


class NoCluster(IntrigueError, RuntimeError):
    """There is no cluster at this address, or none can be started."""


def installed() -> Any:
    """Ray itself; raises ResearchMissing if it is not installed."""
    return package("ray")


def finished(
    work: Callable[[Chunk], Done], chunks: Iterable[Chunk], address: str, processes: int = 0
) -> Generator[tuple[int, Done], None, None]:
    """The number of each chunk and what came of it, as soon as it is done.

    Chunks are taken only when somebody will soon be free for them. One whose process was killed, or whose machine is
    gone, is done again elsewhere.
    """
    ray = installed()
    started = join(ray, address, processes)
    try:
        room = AHEAD * (processes or max(1, int(ray.cluster_resources().get("CPU", 1))))
        task = ray.remote(num_cpus=1, max_retries=AGAIN)(on_a_machine).options(name="intrigue")
        shared = ray.put(work)
        running: dict[Any, int] = {}
        for number, chunk in enumerate(chunks):
            running[task.remote(shared, chunk, sources())] = number
            if len(running) >= room:
                yield first_of(ray, running)
        while running:
            yield first_of(ray, running)
    finally:
        if started:
            ray.shutdown()


def first_of(ray: Any, running: dict[Any, int]) -> tuple[int, Any]:
    """Wait until one is done."""
    (done,), _ = ray.wait(list(running), num_returns=1)
    try:
        return running.pop(done), ray.get(done)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, IntrigueError):
            raise cause from error
        raise


def on_a_machine(work: Callable[[Chunk], Done], chunk: Chunk, version: str) -> Done:
    """Work on one chunk, if the program is the same here as where the work comes from."""
    if sources() != version:
        raise OtherVersion(
            f"a machine of the cluster has other sources of intrigue ({sources()}) than this one ({version}): "
            "install the same version everywhere"
        )
    return work(chunk)


def join(ray: Any, address: str, processes: int, env: Mapping[str, str] = {}) -> bool:
    """Be part of the cluster, with this environment in all its processes; was that begun here?"""
    if ray.is_initialized():
        return False
    os.environ.update({name: value for name, value in PATIENT.items() if name not in os.environ})
    more = {"num_cpus": processes or None, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level="ERROR",
            runtime_env={"env_vars": dict(env)} if env else None,
            **more,
        )
    except Exception as error:
        how = "docs/cluster.md tells how to start one and to be let in"
        raise NoCluster(f"no cluster of Ray at {address!r}: {error}; {how}") from error
    return True
