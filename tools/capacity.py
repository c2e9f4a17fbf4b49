"""How much a thousand, ten thousand and a hundred thousand tables need, computed from what was measured.

python tools/capacity.py             print the table that follows from the inputs in docs/operate.md
python tools/capacity.py --write     and put it there

The inputs stand in docs/operate.md, each in a row of its own; `tools/load.py` measures them.
"""

from __future__ import annotations

import argparse
import math
import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs/operate.md"
TABLES = (1_000, 10_000, 100_000)
BEGIN, END = "<!-- computed by tools/capacity.py -->\n", "<!-- until here -->\n"
ROW = re.compile(r"^\| `([a-z_]+)` \| ([0-9.]+) \|", re.MULTILINE)


def inputs(page: str) -> dict[str, float]:
    """What was measured, and what is assumed, by its name."""
    return {name: float(value) for name, value in ROW.findall(page)}


def needs(tables: int, given: dict[str, float]) -> dict[str, str]:
    """What so many tables need that are played at the same time."""
    answers = tables * given["answers_per_second"]
    # Every worker hears of every answer that is written into its database.
    databases = math.ceil(answers * given["hearing_ms"] / 1000 / given["hearing_fill"])
    of_each = answers / databases
    free = given["fill"] - of_each * given["hearing_ms"] / 1000
    workers = databases * math.ceil(of_each * given["server_ms"] / 1000 / free)
    memory = workers * given["worker_mib"] + tables * given["table_kib"] / 1024
    thinking = tables * given["bots_asked_per_second"] * given["bot_seconds"]
    return {
        "answers a second": f"{answers:,.0f}",
        "databases": f"{databases:,}",
        "workers, a core each": f"{workers:,}",
        "memory of all workers": f"{memory / 1024:,.1f} GiB",
        "cores for the database": f"{answers * given['database_ms'] / 1000 / given['fill']:,.1f}",
        "rows written a second": f"{answers * given['rows_per_answer']:,.0f}",
        "disk": f"{answers * given['bytes_per_answer'] * 86400 / 2**30:,.1f} GiB a day",
        "to the players": f"{answers * given['pages_per_answer'] * given['page_bytes'] * 8 / 1e6:,.0f} Mbit/s",
        "cores for bots": f"{thinking / given['fill']:,.0f}",
    }


def table(given: dict[str, float]) -> str:
    """All of it, for the document."""
    columns = [needs(tables, given) for tables in TABLES]
    lines = ["| tables played at the same time | " + " | ".join(f"{tables:,}" for tables in TABLES) + " |"]
    lines.append("| --- |" + " --- |" * len(TABLES))
    lines += [f"| {name} | " + " | ".join(column[name] for column in columns) + " |" for name in columns[0]]
    return "\n".join(lines) + "\n"


def written(page: str) -> str:
    """The document with the table that follows from its inputs."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table(inputs(page)) + END + after


def main() -> None:
    """Print the table, or put it where it belongs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="put it into docs/operate.md")
    page = PAGE.read_text(encoding="utf-8")
    if parser.parse_args().write:
        PAGE.write_text(written(page), encoding="utf-8")
    print(table(inputs(page)), end="")


if __name__ == "__main__":
    main()
