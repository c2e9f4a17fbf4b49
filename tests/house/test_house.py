"""The project itself: how it is built, and what must not lie about in it."""

from __future__ import annotations

import os
import re
import runpy
import shutil
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


def test_without_the_headers_of_python_it_says_so_and_goes_on(tmp_path: Path) -> None:
    """A compiler alone is not enough: Debian has python3-dev for it."""
    program = f"""
import sys, sysconfig
sysconfig.get_path = lambda name: {str(tmp_path)!r}
import runpy
print(runpy.run_path("setup.py")["can_compile"]())
"""

    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "CC": sys.executable},
        check=True,
    )

    assert done.stdout == "False\n"
    assert done.stderr == f"intrigue: no Python.h in {tmp_path}: installing plain Python, which is slower\n"


def test_where_packages_cannot_be_fetched_make_says_what_to_do(tmp_path: Path) -> None:
    """After all that pip has said: one sentence, which is the last."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / "src").mkdir()
    for name in ("Makefile", "requirements/run.lock"):
        shutil.copy(ROOT / name, tmp_path / name)
    nothing = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}

    done = subprocess.run(
        ["make", ".venv/run-with", f"PYTHON={sys.executable}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={**os.environ, **nothing},
        check=False,
    )

    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if not line.startswith(("make", "ERROR"))]
    assert "docs/install.md tells how to use a proxy" in said[-1]
    assert not (tmp_path / ".venv/run-with").exists()


# ---------------------------------------------------------------- the page goes along

PAGE = Path("src/intrigue/server/static/index.html")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What is needed to install, without the page: as in a fresh clone. There is no `make`."""
    folder = tmp_path / "clone"
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    (tmp_path / "programs").mkdir()
    return folder


def build(clone: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """What pip does to the Python files and what belongs to them."""
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py"],
        cwd=clone,
        capture_output=True,
        text=True,
        env={**os.environ, "INTRIGUE_PURE": "1", "PATH": str(clone.parent / "programs"), **env},
        check=False,
    )


def test_a_package_without_its_page_is_not_built(clone: Path) -> None:
    """It says what to do instead."""
    done = build(clone)

    assert done.returncode == 1
    assert "there is no 'make'" in done.stderr
    assert "Install a wheel or a source distribution, which hold it" in done.stderr
    assert not (clone / "build").exists()


def test_a_package_without_its_page_can_be_asked_for(clone: Path) -> None:
    """For the terminal alone."""
    assert build(clone, INTRIGUE_NO_PAGE="1").returncode == 0
    assert (clone / "build/lib/intrigue/session.py").is_file()


def test_the_page_is_built_where_it_is_missing(clone: Path) -> None:
    """`make web` builds it, and does not see the packages that pip has put together for building."""
    make = clone.parent / "programs" / "make"
    make.write_text(
        f'#!/bin/sh\n[ "$1" = web ] && [ -z "$PYTHONPATH" ] && /bin/mkdir -p {PAGE.parent} && echo hi > {PAGE}\n'
    )
    make.chmod(0o755)

    done = build(clone, PYTHONPATH=str(clone))

    assert done.returncode == 0, done.stderr
    assert (clone / "build/lib" / PAGE.relative_to("src")).read_text() == "hi\n"


def test_a_make_that_fails_is_noticed(clone: Path) -> None:
    """No package without its page comes of it."""
    make = clone.parent / "programs" / "make"
    make.write_text("#!/bin/sh\nexit 2\n")
    make.chmod(0o755)

    assert build(clone).returncode == 1


# ---------------------------------------------------------------- what is compiled


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
    """Tables, words and rules are files beside the code; the build must take them along."""
    built = ROOT / "src/intrigue/server/static"
    files = [path for path in ROOT.glob("src/intrigue/**/*") if path.is_file() and built not in path.parents]
    kinds = {path.suffix for path in files} - {".py", ".pyc", ".typed"}

    assert kinds <= {".toml", ".ftl", ".md", ".txt"}
    declared = (ROOT / "pyproject.toml").read_text()
    assert all(f'"**/*{kind}"' in declared for kind in kinds)
    assert '"server/static/**/*"' in declared
