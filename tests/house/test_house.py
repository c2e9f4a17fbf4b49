"""The project itself: how it is built, and what must not lie about in it."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from collections import Counter
from contextlib import chdir
from pathlib import Path

import pytest

import intrigue

ROOT = Path(__file__).parent.parent.parent


def setup(**env: str) -> subprocess.CompletedProcess[str]:
    """Ask setup.py something that makes it decide what to compile."""
    command = [sys.executable, "setup.py", "--name"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **env}, check=False)


def test_without_a_c_compiler_it_says_so_and_goes_on() -> None:
    """One line, and the package is plain Python."""
    done = setup(CC="no-such-compiler")

    assert done.returncode == 0
    said = [line for line in done.stderr.splitlines() if line.startswith("intrigue:")]
    assert said == ["intrigue: no C compiler (no-such-compiler): installing plain Python, which is slower"]


def test_plain_python_can_be_asked_for() -> None:
    """INTRIGUE_PURE leaves the compiler out, and says so."""
    done = setup(INTRIGUE_PURE="1")

    assert done.returncode == 0
    assert "intrigue: INTRIGUE_PURE is set: installing plain Python" in done.stderr


def compiled_sources() -> set[Path]:
    """The files that setup.py compiles."""
    with chdir(ROOT):
        names: list[str] = runpy.run_path("setup.py")["compiled_modules"]()
    return {ROOT / name for name in names}


def rules_and_kernel() -> set[Path]:
    """The files that are compiled unless they say why not; what makes a folder a package is never compiled."""
    files = {*ROOT.glob("src/intrigue/kernel/**/*.py"), *ROOT.glob("src/intrigue/games/**/*.py")}
    return {file for file in files if file.name != "__init__.py"}


def test_what_is_not_compiled_is_marked_and_nothing_else() -> None:
    """A file of the rules is never left out in silence, whatever it is called, and a marked one is never compiled."""
    marked = {file for file in rules_and_kernel() if "# Not compiled" in file.read_text()}

    assert marked
    assert compiled_sources() == rules_and_kernel() - marked


def test_a_file_that_is_not_compiled_says_why_above_its_imports() -> None:
    """One line, with a reason, where whoever opens the file reads it."""
    for file in rules_and_kernel() - compiled_sources():
        above, _, below = file.read_text().partition("\nfrom __future__ import annotations\n")

        assert len(re.findall(r"^# Not compiled: [a-z].+\.$", above, re.MULTILINE)) == 1, file
        assert "# Not compiled" not in below, file


def test_compiled_tells_which_one_runs() -> None:
    """It is true exactly when the kernel is not a source file."""
    from intrigue.kernel import run

    assert intrigue.compiled is (not run.__file__.endswith(".py"))


def test_no_compiled_file_lies_among_the_sources() -> None:
    """It would shadow the source beside it."""
    assert not list(ROOT.glob("src/**/*.so"))
    assert not list(ROOT.glob("src/**/*.pyd"))


def test_every_test_file_has_a_name_of_its_own() -> None:
    """Of two with the same name in folders without `__init__.py` only one is run when both are collected."""
    files = [file for file in ROOT.glob("tests/**/test_*.py") if not (file.parent / "__init__.py").exists()]

    assert [name for name, times in Counter(file.name for file in files).items() if times > 1] == []


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements/*.lock")), ids=lambda lock: lock.name)
def test_a_lock_file_has_hashes_and_no_addresses(lock: Path) -> None:
    """So it holds with any package index."""
    text = lock.read_text()

    assert "--hash=sha256:" in text
    assert "://" not in text
    assert "index-url" not in text
    assert all("==" in line for line in text.splitlines() if re.match(r"^[a-z]", line))


def test_everything_the_package_needs_is_declared_as_data() -> None:
    """Tables and words are files beside the code; the build must take them along."""
    built = ROOT / "src/intrigue/server/static"
    files = [path for path in ROOT.glob("src/intrigue/**/*") if path.is_file() and built not in path.parents]
    kinds = {path.suffix for path in files} - {".py", ".pyc", ".typed"}

    assert kinds <= {".toml", ".ftl"}
    declared = (ROOT / "pyproject.toml").read_text()
    assert all(f'"**/*{kind}"' in declared for kind in kinds)
    assert '"server/static/**/*"' in declared
