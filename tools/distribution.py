"""Builds a source distribution, and a wheel out of that one: whatever it lacks, the wheel lacks too.

`make wheel` builds both into dist/. Nothing is fetched: the build tools are those of the Python that runs this.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
INDEX = Path("src/intrigue/server/static/index.html")
MADE_HERE = (
    ".git",
    ".venv*",
    ".*_cache",
    ".hypothesis",
    "__pycache__",
    "*.egg-info",
    "build",
    "dist",
    "mutants",
    "node_modules",
)
"""What lies about in a folder that was worked in."""
SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"


class NoPage(Exception):
    """The page is not built."""


def build_sdist(out: Path) -> Path:
    """A source distribution, built from a copy: no earlier build has a part in it."""
    if not (ROOT / INDEX).is_file():
        raise NoPage("The page is not built yet: run 'make web' first.")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "intrigue"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*MADE_HERE))
        pure = {**os.environ, "INTRIGUE_PURE": "1"}  # nothing is compiled for it, so setup.py need not prepare that
        run([sys.executable, "-c", SDIST, str(out.resolve())], cwd=copy, env=pure)
    return newest(out, "*.tar.gz")


def build_wheel(sdist: Path, out: Path, env: Mapping[str, str] | None = None) -> Path:
    """A wheel from a source distribution."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "-v"]
    run([*pip, "--no-deps", "--no-build-isolation", "--no-index", "-w", str(out), str(sdist)], cwd=out, env=env)
    return newest(out, "*.whl")


def run(command: list[str], cwd: Path, env: Mapping[str, str] | None) -> None:
    """Run a command in silence; if it fails, show all that it said."""
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise subprocess.CalledProcessError(done.returncode, command)


def newest(folder: Path, pattern: str) -> Path:
    """The file of this kind that was made last."""
    return max(folder.glob(pattern), key=lambda file: file.stat().st_mtime_ns)


def main() -> None:
    """Build both, and say where they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to put them into")
    out: Path = parser.parse_args().out
    try:
        sdist = build_sdist(out)
    except NoPage as error:
        sys.exit(str(error))
    print(sdist, build_wheel(sdist, out), sep="\n")


if __name__ == "__main__":
    main()
