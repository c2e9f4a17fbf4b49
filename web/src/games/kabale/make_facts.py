"""Writes facts.json, what is printed on the cards, out of the game's box.toml, so that no number is typed twice.

Run it after changing box.toml: python web/src/games/kabale/make_facts.py (with --check it only compares).
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
TABLE = HERE.parents[3] / "src" / "intrigue" / "games" / "kabale" / "box.toml"
FACTS = HERE / "facts.json"


def facts(table: dict[str, Any]) -> dict[str, Any]:
    """The part of the table that a drawing shows. A card without a printed number has the value null."""
    cards = {
        card["id"]: {
            "value": card.get("value"),
            "when": card["when"],
            "kind": card.get("kind"),
            "otherwise": card.get("otherwise"),
            "clauses": card["clauses"],
        }
        for card in table["card"]
    }
    return {"rounds": table["rounds"], "hand": table["hand"], "kinds": table["kinds"], "cards": cards}


def main() -> int:
    """Write the facts, or with --check say whether they are up to date."""
    text = json.dumps(facts(tomllib.loads(TABLE.read_text(encoding="utf-8"))), indent=1) + "\n"
    if "--check" in sys.argv[1:]:
        return 0 if FACTS.read_text(encoding="utf-8") == text else 1
    FACTS.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
