"""Known vulnerabilities: what was found is told, and no list is not the same as nothing found."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

AUDIT: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "audit.py"))

CLEAN = {"name": "rich", "version": "1", "vulns": []}
FAULTY = {"name": "typer", "version": "2", "vulns": [{"id": "CVE-1", "fix_versions": ["2.1"]}]}
UNKNOWN = {"name": "uvicorn", "skip_reason": "not found"}
WORN = {"vulnerabilities": {"left-pad": {"range": "<1", "severity": "high"}}}


@pytest.mark.parametrize(
    ("packages", "found"),
    [([CLEAN], []), ([CLEAN, FAULTY], ["typer 2: CVE-1, mended in 2.1"]), ([FAULTY, UNKNOWN], None), ([], None)],
)
def test_packages_of_python(packages: list[Any], found: list[str] | None) -> None:
    assert AUDIT["python_findings"]({"dependencies": packages}) == found
    assert AUDIT["python_findings"](None) is None


def test_packages_of_the_page() -> None:
    assert AUDIT["page_findings"]({"vulnerabilities": {}}) == []
    assert AUDIT["page_findings"](WORN) == ["left-pad <1: high"]
    assert AUDIT["page_findings"]({"statusCode": 405, "message": "not allowed"}) is None


@pytest.mark.parametrize(
    ("server", "page", "code"),
    [([CLEAN], {}, 0), ([FAULTY], {}, 1), ([UNKNOWN], WORN["vulnerabilities"], 1), ([UNKNOWN], {}, 2)],
)
def test_how_it_ends(server: list[Any], page: Any, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    """0 is for certain."""
    main = AUDIT["main"]
    main.__globals__["asked"] = lambda command, _: (
        {"vulnerabilities": page} if command[0] == "npm" else {"dependencies": server}
    )

    assert main("pip-audit") == code
    assert ("not checked" in capsys.readouterr().out) == (server == [UNKNOWN])
