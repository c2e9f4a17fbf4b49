"""The guides in docs/ are followed to the letter, and lead to where they say."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from house.guides import BLOCK, ROOT, change, copy_of_project, follow, run

GUIDES = sorted(ROOT.glob("docs/add-a-*.md"))


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: str(guide.stem))
def test_a_guide_can_be_followed(guide: Path, tmp_path: Path) -> None:
    """On a copy of the project, from the first block to the last."""
    follow(guide, copy_of_project(tmp_path / "project"))


def test_there_is_a_guide_for_everything_one_may_add() -> None:
    """Cards, games, languages, bots."""
    assert [guide.stem for guide in GUIDES] == ["add-a-bot", "add-a-card", "add-a-game", "add-a-language"]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: str(guide.stem))
def test_every_block_of_a_guide_is_carried_out(guide: Path) -> None:
    """A block of another kind would be something that nobody tries."""
    text = guide.read_text(encoding="utf-8")

    assert len(BLOCK.findall(text)) * 2 == len(re.findall(r"^```", text, re.MULTILINE))


# ---------------------------------------------------------------- a guide that does not fit fails


def test_a_change_that_does_not_fit_is_noticed(tmp_path: Path) -> None:
    """Where the lines around it do not stand there, or stand there twice."""
    file = tmp_path / "a.txt"
    file.write_text("one\ntwo\ntwo\n")

    with pytest.raises(AssertionError, match="0 times"):
        change(tmp_path, "# a.txt\n three\n+four\n")
    with pytest.raises(AssertionError, match="2 times"):
        change(tmp_path, "# a.txt\n-two\n+four\n")
    with pytest.raises(AssertionError, match="no sign"):
        change(tmp_path, "# a.txt\ntwo\n")
    assert file.read_text() == "one\ntwo\ntwo\n"


def test_changes(tmp_path: Path) -> None:
    """In the middle, at the end, and in a new file."""
    (tmp_path / "a.txt").write_text("one\ntwo\n")

    change(tmp_path, "# a.txt\n one\n+between\n-two\n+three\n")
    change(tmp_path, "# a.txt\n+end\n")
    change(tmp_path, "# b.txt\n+new\n")

    assert (tmp_path / "a.txt").read_text() == "one\nbetween\nthree\nend\n"
    assert (tmp_path / "b.txt").read_text() == "new\n"


def test_a_command_that_fails_is_noticed(tmp_path: Path) -> None:
    """Also the first of several, also within a pipe, and also one that should fail and does not."""
    run(tmp_path, "true\n! false\n")
    for block in ("false\ntrue\n", "false | true\n", "! true\n"):
        with pytest.raises(AssertionError):
            run(tmp_path, block)


def test_the_copy_is_apart(tmp_path: Path) -> None:
    """Whatever a guide does there, nothing changes here."""
    before = subprocess.run(["git", "status", "--short"], cwd=ROOT, capture_output=True, text=True, check=False).stdout

    project = copy_of_project(tmp_path / "project")
    run(project, "echo >> src/intrigue/__init__.py\necho >> docs/tour.md\necho >> examples/sealed/pyproject.toml\n")

    after = subprocess.run(["git", "status", "--short"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert before == after
