"""What the documents say is true: examples run, links lead somewhere."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import intrigue
from intrigue.cli.main import app

ROOT = Path(__file__).parent.parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("examples/**/*.md"),
]


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_of_a_merge_is_left(page: Path) -> None:
    """Two versions of the same, one below the other."""
    assert not re.search(r"^(<{7}|>{7}) ", page.read_text(), re.MULTILINE)


def test_the_index_lists_every_document() -> None:
    """Each with a line of its own, and nothing else."""
    index = ROOT / "docs" / "README.md"

    listed = re.findall(r"^- \[.+?\]\((.+?)\)", index.read_text(), re.MULTILINE)

    documents = {str(page.relative_to(index.parent)) for page in index.parent.glob("**/*.md")} - {"README.md"}
    assert sorted(listed) == sorted(documents)


@pytest.mark.parametrize(
    "picture", [*ROOT.glob("docs/pictures/*"), ROOT / "docs/picture.svg"], ids=lambda one: one.name
)
def test_every_picture_is_small_and_shown(picture: Path) -> None:
    """A page that loads slowly is closed before it is read."""
    assert picture.stat().st_size < 150_000
    assert f"docs/{picture.relative_to(ROOT / 'docs')}" in (ROOT / "README.md").read_text()


def test_the_readme_begins_with_what_one_needs() -> None:
    """A picture of each game, the two commands, and how long they take, before the first heading below the title."""
    first = (ROOT / "README.md").read_text().split("\n## ")[0]

    assert all(f"](docs/pictures/{name}.webp)" in first for name in ("table", "emerald1", "emerald2"))
    assert re.search(r"^    make play  .*minute", first, re.MULTILINE)
    assert re.search(r"^    make test  .*minutes", first, re.MULTILINE)
    assert "not\naffiliated" in first or "not affiliated" in first


# ---------------------------------------------------------------- the two editions side by side

EDITIONS = (ROOT / "docs/editions.md").read_text(encoding="utf-8")
CLAUSE = re.compile(r"E[12]-\d+")


def clauses_of(game: str) -> set[str]:
    """The clauses that the rules of a game state."""
    text = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*(E[12]-\d+)\*\*", text, re.M))


def compared() -> list[list[str]]:
    """The rows that compare the editions: a heading, what the first says, what the second says."""
    told = EDITIONS[: EDITIONS.index("## In figures")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in told.splitlines() if line.startswith("|")]
    return [row for row in rows if len(row) == 3 and row[1] not in ("---", "first edition")]


def test_the_clauses_on_the_page_of_editions_exist() -> None:
    """Each clause that it names stands in the rules of its edition."""
    stated = clauses_of("emerald1") | clauses_of("emerald2")

    named = set(CLAUSE.findall(EDITIONS))

    assert len(named) > 200
    assert named - stated == set()


@pytest.mark.parametrize("row", compared(), ids=lambda row: row[0])
def test_each_edition_is_told_in_its_own_column(row: list[str]) -> None:
    """The first by clauses of the first, the second by those of the second, and no row without any."""
    first, second = CLAUSE.findall(row[1]), CLAUSE.findall(row[2])

    assert first or second
    assert all(clause.startswith("E1-") for clause in first)
    assert all(clause.startswith("E2-") for clause in second)


def test_the_numbers_at_a_glance_are_those_of_the_tables() -> None:
    """How many points end a game, cities, cards and cubes."""
    rows = {row[0]: row[1:] for row in reversed(compared())}

    for n, game in enumerate(("emerald1", "emerald2")):
        table = tomllib.loads(intrigue.GAMES[game].box_file)
        limits = ", ".join(str(table["players"][count]["vp_end"]) for count in "2345")
        assert rows["points that end the game, 2 to 5 players"][n].startswith(limits)
        assert rows["cities"][n].startswith(str(len(table["cities"])))
        assert rows["cubes of a player"][n].startswith(f"{table['game']['cubes_per_player']}:")


@pytest.mark.parametrize("command", re.findall(r"^intrigue (simulate .*)$", EDITIONS, re.M))
def test_the_figures_can_be_made_again(command: str) -> None:
    """The commands are understood; with one game each they give what the tables show."""
    one = re.sub(r"--games \d+", "--games 1 --processes 1 --json", command).replace("greedy", "random")

    done = CliRunner().invoke(app, one.split())

    figures = json.loads(done.stdout)
    assert {"turns"} == set(figures["measures"])
    assert {"end"} == set(figures["counts"])
    assert {"side"} == set(figures["groups"])
