"""Which intrigue is tested, and how Hypothesis runs here."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import intrigue

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "tools")]
os.environ["INTRIGUE_GAMES"] = ""  # other packages' games may be installed here; they are not ours to test

# Who starts the suite in the background leaves Ctrl-C ignored, also for the programs that tests start and interrupt.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every run of the suite; `make soak` looks further.
settings.register_profile(
    "suite", derandomize=True, deadline=None, max_examples=40, suppress_health_check=list(HealthCheck)
)
settings.register_profile("soak", deadline=None, max_examples=1000, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="demand that the compiled package is tested")


def pytest_report_header() -> str:
    return f"intrigue: {'compiled' if intrigue.compiled else 'interpreted'}, from {Path(intrigue.__file__).parent}"


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and not intrigue.compiled:
        raise pytest.UsageError(
            "--compiled: the package that was imported is not compiled; install it with 'make build' and run "
            "pytest with -o pythonpath="
        )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The comparison of compiled with interpreted needs the compiled package: it runs with --compiled.

    Guides are followed on a copy of the sources, which run interpreted whatever is installed: once is enough.
    """
    compiled = config.getoption("--compiled")
    left_out = "test_guides.py" if compiled else "test_compiled.py"
    return True if collection_path.name == left_out else None
