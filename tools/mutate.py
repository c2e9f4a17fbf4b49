"""Break the rules in many small ways and count how many breaks no test notices: `make mutate`.

Works in a copy under build/, so that nothing changes here. Survivors are shown with `--show`.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COPY = ROOT / "build" / "mutate"
SURVIVED = (0, 33)  # all tests passed, or none ran


def main() -> int:
    """Run mutmut and print the share of mutants killed, for each file and in all; 1 if it is below what is demanded."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--least", type=float, default=0.9, help="the share to be killed, in each file or of a sample")
    parser.add_argument("--children", type=int, default=2, help="how many mutants are tried at a time")
    parser.add_argument("--only", default="", help="only files with this in their path")
    parser.add_argument("--sample", type=int, default=0, help="so many of the mutants, chosen at random; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="another sample")
    parser.add_argument("--show", action="store_true", help="show the mutants that survived")
    args = parser.parse_args()
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    for name in ("src", "tests", "docs", "tools"):
        shutil.copytree(ROOT / name, COPY / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md", "Makefile", "setup.py"):
        shutil.copy(ROOT / name, COPY)
    mutmut = [sys.executable, "-m", "mutmut"]
    run = [*mutmut, "run", "--max-children", str(args.children)]
    chosen: set[str] = set()
    if args.sample or args.only:
        subprocess.run([*run, "none-of-them"], cwd=COPY, check=False)  # writes the mutants and tries none
        names = [name for path in metas(args.only) for name in codes_in(path)]
        chosen = set(random.Random(args.seed).sample(names, min(args.sample or len(names), len(names))))
    subprocess.run([*run, *sorted(chosen)], cwd=COPY, check=False)
    if all(code is None for path in metas(args.only) for code in codes_in(path).values()):
        print("no mutant was tried: the tests fail without one, see above", file=sys.stderr)
        return 2
    enough = True
    killed = tried = 0
    for path in metas(args.only):
        codes = {name: code for name, code in codes_in(path).items() if not chosen or name in chosen}
        survivors = [name for name, code in codes.items() if code is None or code in SURVIVED]
        if codes:
            share = 1 - len(survivors) / len(codes)
            enough = enough and (share >= args.least or bool(args.sample))
            tried += len(codes)
            killed += len(codes) - len(survivors)
            file = path.relative_to(COPY / "mutants").with_suffix("")
            print(f"{file}: {len(codes) - len(survivors)} of {len(codes)} mutants killed ({share:.1%})")
        for name in survivors if args.show else ():
            print(subprocess.run([*mutmut, "show", name], cwd=COPY, capture_output=True, text=True, check=False).stdout)
    print(f"in all: {killed} of {tried} mutants killed ({killed / tried:.1%})")
    return 0 if enough and killed >= args.least * tried else 1


def metas(only: str) -> list[Path]:
    """What mutmut keeps of each file."""
    return [path for path in sorted(COPY.glob("mutants/src/**/*.meta")) if only in str(path)]


def codes_in(path: Path) -> dict[str, int | None]:
    """The mutants of a file, and how their tests ended."""
    codes: dict[str, int | None] = json.loads(path.read_text())["exit_code_by_key"]
    return codes


if __name__ == "__main__":
    sys.exit(main())
