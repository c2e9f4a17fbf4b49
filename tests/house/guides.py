"""Following a guide step by step, on a copy of the project.

A guide has two kinds of blocks that are carried out in their order. A `sh` block is run. A `diff` block names a file in
its first line and changes one place of it: lines with a blank before them stand there already, together and only once,
those with `-` go and those with `+` come. With `+` alone, the lines are the end of the file, or a new file.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(diff|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COPIED = ("src", "tests", "tools", "examples", "docs", "web/src")
FILES = ("pyproject.toml", "README.md", "Makefile")
LINKED = ("tests/records", "tests/transcripts", "docs/pictures")


def copy_of_project(folder: Path) -> Path:
    """What guides speak of; what is large and stays as it is, is only pointed at."""
    # What Python has compiled comes along: each of the programs that a guide runs would compile it again.
    left_out = ignore_patterns("static", *[Path(name).name for name in LINKED])
    for name in COPIED:
        copytree(ROOT / name, folder / name, ignore=left_out)
    copytree(ROOT / "examples", folder / "examples", dirs_exist_ok=True)  # a record of its own belongs to an example
    for name in FILES:
        (folder / name).write_text((ROOT / name).read_text())
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    (folder / ".venv").symlink_to(sys.prefix)
    return folder


def follow(guide: Path, project: Path) -> None:
    """Do all that a guide says; what cannot be done fails."""
    blocks = BLOCK.findall(guide.read_text(encoding="utf-8"))
    assert blocks, f"{guide.name} has nothing to do"
    for kind, block in blocks:
        if kind == "diff":
            change(project, block)
        else:
            run(project, block)


def change(project: Path, block: str) -> None:
    """Change one place of one file."""
    first, *lines = block.splitlines()
    assert first.startswith("# "), f"a change begins with the name of a file: {first!r}"
    file = project / first.removeprefix("# ")
    assert all(line[:1] in (" ", "+", "-") for line in lines), f"{file.name}: a line has no sign before it"
    before = [line[1:] for line in lines if line[0] != "+"]
    after = [line[1:] for line in lines if line[0] != "-"]
    if not before:
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(old + "\n".join(after) + "\n", encoding="utf-8")
        return
    text = file.read_text(encoding="utf-8")
    place = "\n".join(before) + "\n"
    assert text.count(place) == 1, f"{first.removeprefix('# ')}: this stands there {text.count(place)} times:\n{place}"
    file.write_text(text.replace(place, "\n".join(after) + "\n"), encoding="utf-8")


def run(project: Path, block: str) -> None:
    """Run commands as somebody would who sits before the copy; the first that fails ends it."""
    env = {**os.environ, "PYTHONPATH": str(project / "src"), "XDG_DATA_HOME": str(project / "data"), "COLUMNS": "200"}
    for name in [name for name in env if name.startswith(("PYTEST_", "COV_"))]:
        del env[name]  # a suite inside a suite is one of its own
    # `set -e` does not count a command with `!` before it
    checked = re.sub(r"^! (.*)$", r"if \1; then exit 1; fi", block, flags=re.MULTILINE)
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", checked], cwd=project, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"
