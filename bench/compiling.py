"""Compiles the games that peers have too (examples/classics), together with the kernel, into build/classics.

    python bench/compiling.py

Rules are quick where they are compiled with the kernel that calls them. The package itself holds our own games only, so
here are the kernel and the three examples as one; nothing is installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "classics"
MARK = "# Not compiled: "
"""A file is compiled unless a line of it begins so, as in setup.py."""


def copied() -> list[str]:
    """Lay the sources side by side, and say which of them are compiled."""
    shutil.copytree(ROOT / "src" / "intrigue", BUILT / "intrigue", dirs_exist_ok=True, ignore=left_out)
    shutil.copytree(ROOT / "examples" / "classics" / "src" / "classics", BUILT / "classics", dirs_exist_ok=True)
    files = [
        *BUILT.glob("intrigue/kernel/*.py"),
        *(file for file in BUILT.glob("classics/*/*.py") if file.name in ("rules.py", "sight.py")),
    ]
    return sorted(
        str(file.relative_to(BUILT))
        for file in files
        if file.name != "__init__.py" and not any(line.startswith(MARK) for line in file.open(encoding="utf-8"))
    )


def left_out(folder: str, names: list[str]) -> list[str]:
    """The page is not needed."""
    return [name for name in names if name in ("static", "__pycache__")]


def fingerprint() -> str:
    """Changes with everything that is compiled."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in (ROOT / "src" / "intrigue", ROOT / "examples" / "classics" / "src"):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


def main() -> None:
    """Compile, unless nothing has changed since."""
    stamp = BUILT / "stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint():
        return
    from mypyc.build import mypycify

    shutil.rmtree(BUILT, ignore_errors=True)
    files = copied()
    os.chdir(BUILT)
    modules = mypycify(["--strict", *files], opt_level="3")
    setup(name="classics", ext_modules=modules, script_args=["-q", "build_ext", "--inplace"], packages=[])
    stamp.write_text(fingerprint(), encoding="utf-8")


if __name__ == "__main__":
    main()
