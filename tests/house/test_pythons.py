"""`make pythons` finds the Pythons that run, and says which it did not find."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import pythons


@pytest.fixture(autouse=True)
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(pythons, "ROOT", tmp_path)
    return tmp_path


def program(file: Path, *lines: str) -> None:
    """A program that a shell runs."""
    file.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    file.chmod(0o755)


def test_a_python_is_found_by_its_name(programs: Path) -> None:
    """If it is of the version that its name says."""
    program(programs / "python3.12", "echo 3.12")
    program(programs / "python3.13", "echo 3.12")

    assert pythons.python("3.12") == str(programs / "python3.12")
    assert pythons.python("3.13") is None


def test_a_name_without_a_python_behind_it(programs: Path) -> None:
    """Managers of versions leave such names in the path; then uv is asked."""
    program(programs / "python3.12", "echo 'command not found' >&2", "exit 127")
    assert pythons.python("3.12") is None

    program(programs / "mine", "echo 3.12")
    program(programs / "uv", f"echo {programs / 'mine'}")
    assert pythons.python("3.12") == str(programs / "mine")


def test_what_was_not_found_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where nothing was found at all, nothing was proved."""
    monkeypatch.setattr(sys, "argv", ["pythons.py", "3.12", "3.14"])

    with pytest.raises(SystemExit) as ended:
        pythons.main()

    assert ended.value.code == 1
    assert capsys.readouterr().out == "Python 3.12: not found\nPython 3.14: not found\n"


@pytest.mark.parametrize(("failed", "code"), [(False, 0), (True, 1)])
def test_one_that_fails_is_enough(failed: bool, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were not found do not count."""
    results = {"3.11": pythons.Result("the laws hold"), "3.12": pythons.Result("…", failed)}
    monkeypatch.setattr(pythons, "examine", lambda version: results.get(version, pythons.Result("not found")))
    monkeypatch.setattr(sys, "argv", ["pythons.py"])

    with pytest.raises(SystemExit) as ended:
        pythons.main()

    assert ended.value.code == code
