"""How both editions' printed.json are made: the clauses of card texts, and writing or comparing the file.

A make_printed.py reads it with `runpy.run_path`, since drawings are no Python package.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def passages(rules: Path, also: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
    """The clauses of each card's text by the name of the card: first and last of every passage about it.

    A passage stands under a heading that names its cards; `also` says what other headings mean.
    """
    out: dict[str, list[str]] = {}
    names: tuple[str, ...] = ()
    passage: list[str] = []

    def close() -> None:
        for name in names:
            if passage:
                out.setdefault(name, []).extend(passage[:1] if len(passage) == 1 else [passage[0], passage[-1]])

    for line in rules.read_text(encoding="utf-8").splitlines():
        heading = re.fullmatch(r"([A-Z][^*|]*?)(, each time one of|, on claiming)?:", line)
        clause = re.match(r"- \*\*(E\d-\d+)\*\*", line)
        if heading or line.startswith("## "):
            close()
            found = heading[1].split(", ") if heading else []
            names = also.get(heading[1], ()) if heading else ()
            names = names or tuple(one for name in found for one in also.get(name, (name,)))
            passage = []
        elif clause:
            passage.append(clause[1])
    close()
    return out


def keep(file: Path, printed: dict[str, Any]) -> int:
    """Write what is printed, or with --check say whether it is up to date."""
    text = json.dumps(printed, indent=1, ensure_ascii=False) + "\n"
    if "--check" in sys.argv[1:]:
        return 0 if file.read_text(encoding="utf-8") == text else 1
    file.write_text(text, encoding="utf-8")
    return 0
