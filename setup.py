"""Builds the package, the kernel and the rules compiled by mypyc where there is a C compiler.

`INTRIGUE_PURE=1` leaves them as plain Python. Where the page is not built yet, it is built first.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from glob import glob

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED_FOLDERS = ("src/intrigue/kernel", "src/intrigue/games")
MARK = "# Not compiled: "
"""A file in these folders is compiled unless a line of it begins so and goes on with the reason."""


def is_plain(file: str) -> bool:
    """Does this file stay plain Python?

    Marked files do, and those that only make a folder a package: each holds at most a game's own value.
    """
    if os.path.basename(file) == "__init__.py":
        return True
    with open(file, encoding="utf-8") as lines:
        return any(line.startswith(MARK) for line in lines)


def compiled_modules() -> list[str]:
    """The kernel and the rules of every game, apart from what stays plain."""
    files = [file for folder in COMPILED_FOLDERS for file in glob(f"{folder}/**/*.py", recursive=True)]
    return sorted(file for file in files if not is_plain(file))


def extensions() -> list[Extension]:
    """The compiled part, or none with one line that says why."""
    if os.environ.get("INTRIGUE_PURE"):
        print("intrigue: INTRIGUE_PURE is set: installing plain Python", file=sys.stderr)
        return []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and sys.platform != "win32":
        print(f"intrigue: no C compiler ({compiler}): installing plain Python, which is slower", file=sys.stderr)
        return []
    headers = sysconfig.get_path("include")
    if not os.path.isfile(os.path.join(headers, "Python.h")):
        print(f"intrigue: no Python.h in {headers}: installing plain Python, which is slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(["--strict", *compiled_modules()], opt_level="3")


PAGE = "src/intrigue/server/static/index.html"
NO_PAGE = """intrigue: the page is not built, and 'make web' could not build it.
intrigue: Install a wheel or a source distribution, which hold it; or see to what 'make web' says above.
intrigue: INTRIGUE_NO_PAGE=1 installs without the page: one can play in the terminal then."""


class WithPage(build_py):
    """Builds the page first where it is not there yet, as in a fresh clone; a source distribution holds it."""

    def run(self) -> None:
        if not os.path.isfile(PAGE) and not os.environ.get("INTRIGUE_NO_PAGE") and not build_page():
            raise SystemExit(NO_PAGE)
        super().run()


def build_page() -> bool:
    """Let `make web` build the page; was it possible? pip's own packages for building are no concern of it."""
    if shutil.which("make") is None:
        print("intrigue: there is no 'make'", file=sys.stderr)
        return False
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONNOUSERSITE")}
    return subprocess.run(["make", "web"], env=env, check=False).returncode == 0 and os.path.isfile(PAGE)


if __name__ == "__main__":  # the tests read this file, too
    setup(ext_modules=extensions(), cmdclass={"build_py": WithPage})
