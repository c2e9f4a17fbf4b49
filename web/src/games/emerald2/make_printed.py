"""Writes printed.json, what the drawing knows of the cards, so that no number is typed twice.

The box is the game's box.toml as it stands; the clauses of card texts (docs/rules/emerald2.md) do not depend on it.
Another box file, played with instead, is read in the same way.
Run it after changing any of these: python web/src/games/emerald2/make_printed.py (with --check it only compares).
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
SHARED = runpy.run_path(str(HERE.parent / "emerald" / "printed_files.py"))
ALSO = {"Vampires as an interrupt": ("Vampires",), "Vampires (action)": ("Vampires",)}
"""Headings of the rules that are not simply the name of a card."""


def printed() -> dict[str, Any]:
    """The game's own box, and the clauses of its cards."""
    box = tomllib.loads(TEXT)
    found = SHARED["passages"](RULES, ALSO)
    cards = box["start_deck"] | box["cards"]
    clauses = {name: found[card["name"]] for name, card in cards.items() if card["name"] in found}
    return {
        "box": box,
        "clauses": clauses,
    }


if __name__ == "__main__":
    sys.exit(SHARED["keep"](HERE / "printed.json", printed()))
