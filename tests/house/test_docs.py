"""What the documents say is true: examples run, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import intrigue

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *ROOT.glob("docs/**/*.md")]


def examples() -> list[tuple[str, str]]:
    """Every Python example that is a program of its own, with the page it stands on."""
    blocks = [
        (page.name, code) for page in PAGES for code in re.findall(r"```python\n(.*?)```", page.read_text(), re.S)
    ]
    return [(page, code) for page, code in blocks if "import" in code]


@pytest.mark.parametrize(("page", "code"), examples())
def test_an_example_runs(page: str, code: str) -> None:
    """As it stands, in a fresh Python."""
    path = str(Path(intrigue.__file__).parent.parent)

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": path}, check=False
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_readme_has_its_ten_lines() -> None:
    """The example in the README is short."""
    (code,) = [code for page, code in examples() if page == "README.md"]

    assert len(code.strip().splitlines()) <= 10


def test_the_package_s_own_example_runs() -> None:
    """The docstring of the package."""
    assert doctest.testmod(intrigue).failed == 0
    assert doctest.testmod(intrigue).attempted > 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Every link to a file of the project points at one that is there."""
    links = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text())

    for link in links:
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name}: {link}"
