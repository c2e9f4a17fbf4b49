"""Builds the package as a wheel, compiled where there is a C compiler, and installs it where this runs.

`make build` calls it; `tools/distribution.py` makes a wheel for others. Says what is being done and how long it will
take. What compilers say goes to build/build.log.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).parents[1]
LOG = ROOT / "build" / "build.log"
WHEEL = """
import sys
from setuptools import build_meta
build_meta.build_wheel(sys.argv[1], {"--build-option": ["--compression", "stored"]})
"""
"""Builds a wheel that is not compressed: it is only unpacked again."""


class Failed(Exception):
    """It could not be built."""


def steps(command: list[str]) -> Iterator[tuple[str, float | None]]:
    """Run a command; what it does by and by, and how much of that is done. All else that it says goes to the log."""
    reading, writing = os.pipe()  # not among the rest: several compilers speak there at once
    with os.fdopen(reading, encoding="utf-8") as lines, LOG.open("a", encoding="utf-8") as log:
        running = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "INTRIGUE_PROGRESS": str(writing)},
            stdout=log,
            stderr=subprocess.STDOUT,
            pass_fds=[writing],
        )
        os.close(writing)
        for line in lines:
            what, _, share = line.strip().partition(": ")
            yield what, float(share) if share else None
    if running.wait():
        raise Failed


def show(command: list[str], console: Console) -> None:
    """Run a command with a bar; where there is no terminal, with a line for every quarter."""
    if not console.is_terminal:
        said = ""
        for what, share in steps(command):
            line = what if share is None else f"{what}: {int(share * 4) * 25} %"
            if line != said:
                console.print(f"{line} ...")
                said = line
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        bar = progress.add_task("Building", total=None)
        for what, share in steps(command):
            progress.update(bar, description=what, completed=share or 0, total=None if share is None else 1)


def wheel(folder: Path, console: Console) -> Path:
    """Build the wheel."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    show([sys.executable, "-c", WHEEL, str(folder)], console)
    (made,) = folder.glob("*.whl")
    return made


def install(made: Path) -> None:
    """Put the wheel into the environment that runs this."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    with LOG.open("a", encoding="utf-8") as log:
        command = [*pip, "--no-deps", "--no-index", "--force-reinstall", str(made)]
        if subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT).returncode:
            raise Failed


def main() -> None:
    """Build, and say how long it took."""
    console = Console(stderr=True, highlight=False)
    begun = time.monotonic()
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("")
    try:
        install(wheel(LOG.with_name("wheel"), console))
    except Failed:
        print(*LOG.read_text().splitlines()[-15:], sep="\n", file=sys.stderr)
        sys.exit(f"Intrigue could not be built; everything that was said is in {LOG.relative_to(ROOT)}.")
    said = subprocess.run(
        [sys.executable, "-c", "import intrigue; print(intrigue.__version__, intrigue.compiled)"],
        cwd=LOG.parent, capture_output=True, text=True, check=True,
    )  # fmt: skip
    version, compiled = said.stdout.split()
    how = (
        "compiled"
        if compiled == "True"
        else "as plain Python, which is slower: no C compiler was found, or none wanted"
    )
    console.print(f"Intrigue {version} runs {how} (built in {time.monotonic() - begun:.0f} s).")


if __name__ == "__main__":
    main()
