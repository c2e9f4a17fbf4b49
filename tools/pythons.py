"""Runs the laws on every Python from 3.11 to 3.14 that this machine has.

Each gets a folder .venv-3.NN of its own. A Python is found by its name in PATH (python3.12) or by uv; arguments choose
among the versions. Only finished packages are installed: where one of them has none for a version, that is said.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
LOCK = ROOT / "requirements" / "laws.lock"
ASK = "import sys; print('{}.{}'.format(*sys.version_info))"


class Result(NamedTuple):
    """What came of one version."""

    said: str
    failed: bool = False


def python(version: str) -> str | None:
    """The Python of this version, if there is one that runs."""
    for found in (shutil.which(f"python{version}"), by_uv(version)):
        if found is not None and said([found, "-c", ASK]) == version:
            return found
    return None


def by_uv(version: str) -> str | None:
    """The Python of this version that uv knows of; nothing is fetched."""
    uv = shutil.which("uv") or shutil.which("uv", path=str(ROOT / ".venv" / "bin"))
    if uv is None:
        return None
    return said([uv, "python", "find", "--no-project", "--no-python-downloads", version]) or None


def said(command: list[str]) -> str:
    """What a command says; nothing if it fails."""
    done = subprocess.run(command, cwd=ROOT.anchor, capture_output=True, text=True, check=False)
    return "" if done.returncode else done.stdout.strip()


def examine(version: str) -> Result:
    """The laws on one version."""
    found = python(version)
    if found is None:
        return Result("not found")
    print(f"Python {version}: {found}", flush=True)
    folder = ROOT / f".venv-{version}"
    own = str(folder / "bin" / "python")
    if subprocess.run([found, "-m", "venv", str(folder)], check=False).returncode:
        return Result("its venv module is missing", failed=True)
    pip = [own, "-m", "pip", "--disable-pip-version-check", "-q", "install", "--only-binary", ":all:"]
    if subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=False).returncode:
        return Result("not every package can be installed for it (see above)", failed=True)
    tests = [own, "-m", "pytest", "-n", "auto", "-p", "no:cacheprovider", "tests/laws"]
    failed = subprocess.run(tests, cwd=ROOT, check=False).returncode != 0
    return Result("the laws do not hold (see above)" if failed else "the laws hold", failed)


def main() -> None:
    """Examine all versions, and sum up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("versions", nargs="*", metavar="VERSION", help=f"some of {', '.join(VERSIONS)}")
    chosen: list[str] = parser.parse_args().versions or list(VERSIONS)
    if unknown := set(chosen) - set(VERSIONS):
        parser.error(f"{', '.join(sorted(unknown))}: there are {', '.join(VERSIONS)}")
    results = {version: examine(version) for version in chosen}
    for version, result in results.items():
        print(f"Python {version}: {result.said}")
    nobody = all(result.said == "not found" for result in results.values())
    sys.exit(1 if nobody or any(result.failed for result in results.values()) else 0)


if __name__ == "__main__":
    main()
