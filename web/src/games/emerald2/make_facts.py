"""Writes facts.json, what the drawing knows of the cards, so that no number is typed twice.

The table is the game's box.toml as it stands; the clauses of card texts (docs/rules/emerald2.md) do not depend on it.
Another box file, played with instead, is read in the same way.
Run it after changing any of these: python web/src/games/emerald2/make_facts.py (with --check it only compares).
"""

from __future__ import annotations

import runpy
import sys
import tomllib
from pathlib import Path
from typing import Any

from intrigue.games.emerald.second.box import TEXT

HERE = Path(__file__).parent
RULES = HERE.parents[3] / "docs" / "rules" / "emerald2.md"
SHARED = runpy.run_path(str(HERE.parent / "emerald" / "facts_files.py"))
ALSO = {"Vampires as an interrupt": ("Vampires",), "Vampires (action)": ("Vampires",)}
"""Headings of the rules that are not simply the name of a card."""


def facts() -> dict[str, Any]:
    """The game's own table, and the clauses of its cards."""
    table = tomllib.loads(TEXT)
    found = SHARED["passages"](RULES, ALSO)
    printed = table["start_deck"] | table["cards"]
    clauses = {name: found[card["name"]] for name, card in printed.items() if card["name"] in found}
    return {
        "table": table,
        "clauses": clauses,
    }


if __name__ == "__main__":
    sys.exit(SHARED["keep"](HERE / "facts.json", facts()))
