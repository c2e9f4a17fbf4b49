"""Break the rules in many small ways and count how many breaks no test notices: `make mutate`.

Works in a copy under build/, so that nothing changes here. Survivors are shown with `--show`.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COPY = ROOT / "build" / "mutate"
SURVIVED = (0, 33)  # all tests passed, or none ran


def main() -> int:
    """Run mutmut and print the share of mutants killed for each file; 1 if one is below the demanded share."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--least", type=float, default=0.9, help="the share that must be killed in each file")
    parser.add_argument("--children", type=int, default=2, help="how many mutants are tried at a time")
    parser.add_argument("--show", action="store_true", help="show the mutants that survived")
    args = parser.parse_args()
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    for name in ("src", "tests", "docs", "tools"):
        shutil.copytree(ROOT / name, COPY / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md", "Makefile", "setup.py"):
        shutil.copy(ROOT / name, COPY)
    mutmut = [sys.executable, "-m", "mutmut"]
    subprocess.run([*mutmut, "run", "--max-children", str(args.children)], cwd=COPY, check=False)
    enough = True
    for path in sorted(COPY.glob("mutants/src/**/*.meta")):
        codes: dict[str, int] = json.loads(path.read_text())["exit_code_by_key"]
        survivors = [name for name, code in codes.items() if code is None or code in SURVIVED]
        if codes:
            share = 1 - len(survivors) / len(codes)
            enough = enough and share >= args.least
            file = path.relative_to(COPY / "mutants").with_suffix("")
            print(f"{file}: {len(codes) - len(survivors)} of {len(codes)} mutants killed ({share:.1%})")
        for name in survivors if args.show else ():
            print(subprocess.run([*mutmut, "show", name], cwd=COPY, capture_output=True, text=True, check=False).stdout)
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
