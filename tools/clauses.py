"""Which clauses of the rules no test proves.

    python tools/clauses.py          prints the untested clauses and fails if there is one

A clause is what `docs/rules/*.md` numbers in bold (K-12, K-T3); a test names the ones it proves with `@clause("K-12")`.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
NUMBERED = re.compile(r"^\s*- \*\*((?:K|E1|E2)-T?\d+)\b", re.MULTILINE)


def clauses() -> dict[str, str]:
    """Every clause, and the file that states it."""
    return {
        clause: path.name
        for path in sorted(ROOT.glob("docs/rules/*.md"))
        for clause in NUMBERED.findall(path.read_text())
    }


def proofs() -> dict[str, list[str]]:
    """The tests that prove each clause, as `file::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted(ROOT.glob("tests/**/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in _named(node):
                    found.setdefault(clause, []).append(f"{path.relative_to(ROOT)}::{node.name}")
    return found


def _named(test: ast.FunctionDef) -> list[str]:
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    marks = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "clause"]
    return [str(arg.value) for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)]


def main() -> int:
    """Print what is missing; 0 when nothing is."""
    stated, proved = clauses(), proofs()
    untested = [clause for clause in stated if clause not in proved]
    unknown = [clause for clause in proved if clause not in stated]
    for clause in untested:
        print(f"{clause}: no test ({stated[clause]})")
    for clause in unknown:
        print(f"{clause}: no such clause, but named by {', '.join(proved[clause])}")
    print(f"{len(stated) - len(untested)} of {len(stated)} clauses have a test")
    return 1 if untested or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
