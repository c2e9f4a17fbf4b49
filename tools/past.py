"""How long a look back takes: `/at/N`, `/told/N` and `/points` of a long game, over HTTP. Loopback only, Linux.

python tools/past.py                                          200 looks at answer 1,500 of the first edition
python tools/past.py --record tests/records/emerald2-4-10.txt --answer 3000 --json

Starts a server of its own on a fresh database and stops it in the end.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from serving import ROOT, environment, serving

ANOTHER = 20
"""Looks are at answers this near to the one that is asked for, so that no page is simply remembered."""


def looked(http: httpx.Client, path: str) -> float:
    """The milliseconds that one look takes; raises if it is refused."""
    begun = time.perf_counter()
    http.get(path).raise_for_status()
    return 1000 * (time.perf_counter() - begun)


def measure(base: str, record: str, answer: int, times: int) -> dict[str, dict[str, float]]:
    """Bring the game in, and look back again and again."""
    dice = random.Random(1)
    with httpx.Client(base_url=base, headers={"X-Intrigue": "1"}, timeout=60) as http:
        table = http.post("/api/import", content=record).raise_for_status().json()["id"]
        kinds = {
            "at": [f"at/{answer - dice.randrange(ANOTHER)}" for _ in range(times)],
            "told": [f"told/{answer // 2 + dice.randrange(ANOTHER)}" for _ in range(times)],
            "points": ["points"] * (times // 10),
        }
        out = {}
        for kind, paths in kinds.items():
            found = sorted(looked(http, f"/api/tables/{table}/{path}") for path in paths)
            out[kind] = {name: found[int(len(found) * at)] for name, at in (("p50", 0.5), ("p95", 0.95))}
    return out


def main() -> None:
    """Print milliseconds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", type=Path, default=ROOT / "tests" / "records" / "emerald1-5-88.txt", help="a game")
    parser.add_argument("--answer", type=int, default=1500, help="look at the game after this many answers")
    parser.add_argument("--times", type=int, default=200, help="how often")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    env, package = environment(None)
    with tempfile.TemporaryDirectory(prefix="intrigue-past-") as folder:
        database, log = f"sqlite:///{folder}/past.sqlite3", Path(folder) / "server.log"
        with serving(database, 1, env, log) as (base, _):
            figures = measure(base, args.record.read_text(), args.answer, args.times)
    if args.json:
        print(msgspec.json.encode(figures).decode())
        return
    print(package)
    for kind, times in figures.items():
        print(f"{kind}: " + ", ".join(f"{name} {ms:.1f} ms" for name, ms in times.items()))


if __name__ == "__main__":
    main()
