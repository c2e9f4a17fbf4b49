"""Looks for known vulnerabilities in everything we stand on: what the server and the page are made of and built with.

Run by `make audit`. It needs a network with lists of them, and says so where there is none: that is not as good as
finding nothing, so it ends with 2; with 1 if something was found.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("run", "test")
SERVICES = ("pypi", "osv")
"""Lists of pip-audit; whichever answers."""


def asked(command: Sequence[str], folder: Path) -> Any:
    """What a program says as JSON; None if it says none."""
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout
    try:
        return json.loads(said)
    except ValueError:
        return None


def python_findings(said: Any) -> list[str] | None:
    """What pip-audit has found; None if there are packages of which its list knows nothing."""
    packages = said["dependencies"] if isinstance(said, dict) else []
    if not packages or any("skip_reason" in package for package in packages):
        return None
    return [
        f"{package['name']} {package['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'none'}"
        for package in packages
        for fault in package["vulns"]
    ]


def page_findings(said: Any) -> list[str] | None:
    """What npm has found; None if there is no list."""
    if not isinstance(said, dict) or "vulnerabilities" not in said:
        return None
    return [f"{name} {fault['range']}: {fault['severity']}" for name, fault in said["vulnerabilities"].items()]


def audit_python(program: str) -> list[str] | None:
    """The packages of Python, by the first list that knows them."""
    locks = [part for lock in LOCKS for part in ("-r", f"requirements/{lock}.lock")]
    for service in SERVICES:
        command = [program, "--format", "json", "--require-hashes", "--disable-pip", "--vulnerability-service", service]
        found = python_findings(asked([*command, *locks], ROOT))
        if found is not None:
            return found
    return None


def main(program: str) -> int:
    """Look, and say what was found."""
    told = {
        "The server's packages": audit_python(program),
        "The page's packages": page_findings(asked(["npm", "audit", "--json"], ROOT / "web")),
    }
    for what, found in told.items():
        if found is None:
            print(
                f"{what}: not checked. No list of known vulnerabilities can be had here; try it with another network."
            )
        else:
            print(f"{what}: {'nothing known' if not found else ''}", *found, sep="\n  " if found else "")
    if any(told.values()):
        return 1
    return 2 if None in told.values() else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
