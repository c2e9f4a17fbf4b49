"""Which intrigue is tested, which tests run when and in which order, how Hypothesis runs here, and what took long."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings

import intrigue

HERE: Final = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tools")]
os.environ["INTRIGUE_GAMES"] = ""  # other packages' games may be installed here; they are not ours to test

# ---------------------------------------------------------------- which tests run when

# `make test` runs the suite twice, so that every test runs at least once:
# - with --interpreted, from src, while the compiler works;
# - with --compiled, the package as it is installed.
# Rules and laws run in both: that is where the compiler could change something. What is not about how the code runs is
# tested once, where that is quicker. With neither option everything runs that the package at hand allows.
ONLY_COMPILED: Final = (
    "cli",  # whole games in the terminal
    "i18n",  # the words for all that thousands of moves bring up
    "records",  # every golden record and transcript, answer by answer
    "emerald_first/test_golden.py",  # what is in them
    "bots",  # they play on what the laws have compared
    "doors",  # whole games through every door
    "laws/test_memory.py",  # what thinking keeps, in the code that thinks
    "server",
    "web",
    "laws/test_compiled.py",  # compiled against interpreted: it cannot run without the compiled package
)
ONLY_INTERPRETED: Final = ("house",)  # the repository itself: documents, drawings, names
NEEDS_COMPILED: Final = ("laws/test_compiled.py",)
NOT_QUICK: Final = ONLY_COMPILED
"""What takes too long between two edits, for `make quick`; there the laws look at few examples."""

SECONDS: Final = {"web": 1.2, "server": 0.8}
"""How long a test of these folders takes, about: browsers keep the processors busy, servers are mostly waited for."""
LONGER: Final = {"secrets": 8.0, "programs": 3.0, "kill": 15.0, "serve": 2.0, "wheel": 4.0, "make_play": 4.0}
"""The same for files of tests that start servers of their own: together in one process they would end last by far."""
FIRST: Final = (*SECONDS, "laws", "cli", "i18n", "bots", "records")
"""Folders in the order in which they run, before all others: long tests come first, so that nobody waits at the end."""

# Who starts the suite in the background leaves Ctrl-C ignored, also for the programs that tests start and interrupt.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every run of the suite; `make soak` looks further.
settings.register_profile(
    "suite", derandomize=True, deadline=None, max_examples=40, suppress_health_check=list(HealthCheck)
)
settings.register_profile("soak", deadline=None, max_examples=1000, suppress_health_check=list(HealthCheck))
settings.register_profile("quick", settings.get_profile("suite"), max_examples=3)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="demand that the compiled package is tested")
    parser.addoption("--interpreted", action="store_true", help="leave out what is tested compiled anyway")
    parser.addoption("--quick", action="store_true", help="leave out what takes long")


def pytest_report_header() -> str:
    return f"intrigue: {'compiled' if intrigue.compiled else 'interpreted'}, from {Path(intrigue.__file__).parent}"


def pytest_configure(config: pytest.Config) -> None:
    compiled, interpreted = config.getoption("--compiled"), config.getoption("--interpreted")
    if config.getoption("--quick"):
        settings.load_profile("quick")
    if compiled and not intrigue.compiled:
        raise pytest.UsageError(
            "--compiled: the package that was imported is not compiled; install it with 'make build' and run "
            "pytest with -o pythonpath="
        )
    if interpreted and (compiled or intrigue.compiled):
        raise pytest.UsageError("--interpreted: the package that was imported is compiled; run pytest from src")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what the other run tests."""
    name = collection_path.relative_to(HERE).as_posix() if HERE in collection_path.parents else ""
    if config.getoption("--quick"):
        left_out: tuple[str, ...] = NOT_QUICK
    elif config.getoption("--interpreted"):
        left_out = ONLY_COMPILED
    elif config.getoption("--compiled"):
        left_out = ONLY_INTERPRETED
    else:
        left_out = () if intrigue.compiled else NEEDS_COMPILED
    return True if name in left_out else None


# ---------------------------------------------------------------- in which order, and where


def folder(nodeid: str) -> str:
    """The folder of a test."""
    parts = nodeid.split("::")[0].split("/")
    return parts[1] if len(parts) > 2 else parts[0]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first, in every process some of them."""
    order = {name: n for n, name in enumerate(FIRST)}
    items.sort(key=lambda item: order.get(folder(item.nodeid), len(FIRST)))
    items[:] = in_lanes(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def pytest_collection_finish() -> None:
    """What was collected stays to the end: whoever looks for garbage need not look there again and again."""
    gc.freeze()


def in_lanes(items: Sequence[pytest.Item], processes: int) -> list[pytest.Item]:
    """The tests in as many rows of one length as there are processes, for each gets its part of the list in one piece.

    Files with long tests are dealt out so that all rows take as long, and every other row begins with browsers: else
    all would want the processors at the same time, and leave them idle afterwards.
    """
    long: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if folder(item.nodeid) in SECONDS:
            long[item.nodeid.split("::")[0]].append(item)
    rows: list[list[list[pytest.Item]]] = [[] for _ in range(processes)]
    taken = [0.0] * processes

    def seconds(file: Sequence[pytest.Item]) -> float:
        name = file[0].path.stem.removeprefix("test_")
        return len(file) * LONGER.get(name, SECONDS[folder(file[0].nodeid)])

    for file in sorted(long.values(), key=seconds, reverse=True):
        shortest = taken.index(min(taken))
        rows[shortest].append(file)
        taken[shortest] += seconds(file)
    out: list[pytest.Item] = []
    short = [item for item in items if folder(item.nodeid) not in SECONDS]
    for number, row in enumerate(rows):
        row.sort(key=lambda file: folder(file[0].nodeid) == "web", reverse=number % 2 == 0)
        own = [item for file in row for item in file]
        room = max(0, (len(items) - len(out)) // (processes - number) - len(own))
        out += own + short[:room]
        del short[:room]
    return out + short


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Tests of servers and browsers wait as much as they work: two processes more than there are cores."""
    return (os.cpu_count() or 1) + 2 * int(config.getoption("--compiled"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Each process gets a row of neighbours, which share pages, servers and what was read; who is done takes over."""
    from xdist.scheduler import WorkStealingScheduling  # type: ignore[import-untyped]

    return WorkStealingScheduling(config, log)


# ---------------------------------------------------------------- what took long

SLOWEST: Final = 10


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How many seconds the tests of each folder took together, and which tests took longest."""
    tests: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                tests[report.nodeid] += report.duration
    if len(tests) <= SLOWEST:
        return
    folders: defaultdict[str, list[float]] = defaultdict(list)
    for nodeid, seconds in tests.items():
        folders[folder(nodeid)].append(seconds)
    terminalreporter.section("seconds by folder, and the slowest tests")
    for name, took in sorted(folders.items(), key=lambda entry: -sum(entry[1])):
        terminalreporter.write_line(f"{sum(took):7.1f} s  {name}, {len(took)} tests")
    for nodeid, seconds in sorted(tests.items(), key=lambda entry: -entry[1])[:SLOWEST]:
        terminalreporter.write_line(f"{seconds:7.1f} s  {nodeid}")
