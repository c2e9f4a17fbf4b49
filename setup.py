"""Builds the package, the kernel and the rules compiled by mypyc where there is a C compiler.

`INTRIGUE_PURE=1` leaves them as plain Python.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from glob import glob

from setuptools import Extension, setup

# Records and views are msgspec structs, and loading happens once: these gain nothing from compiling.
PLAIN = {
    "__init__.py",
    "box.py",
    "decision.py",
    "errors.py",
    "event.py",
    "game.py",
    "prospect.py",
    "refusal.py",
    "record.py",
    "screen.py",
    "shown.py",
    "verbs.py",
    "view.py",
    "why.py",
    "why_pieces.py",
    "why_texts.py",
}


def compiled_modules() -> list[str]:
    """The kernel and the rules of every game, apart from what stays plain."""
    folders = ["src/intrigue/kernel", *glob("src/intrigue/games/**/", recursive=True)]
    files = {file for folder in folders for file in glob(f"{folder.rstrip('/')}/*.py")}
    return sorted(file for file in files if os.path.basename(file) not in PLAIN)


def extensions() -> list[Extension]:
    """The compiled part, or none with one line that says why."""
    if os.environ.get("INTRIGUE_PURE"):
        print("intrigue: INTRIGUE_PURE is set: installing plain Python", file=sys.stderr)
        return []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and sys.platform != "win32":
        print(f"intrigue: no C compiler ({compiler}): installing plain Python, which is slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(["--strict", *compiled_modules()], opt_level="3")


setup(ext_modules=extensions())
