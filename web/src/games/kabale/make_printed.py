"""Writes printed.json, what is printed on the cards, out of the game's box.toml, so that no number is typed twice.

Run it after changing box.toml: python web/src/games/kabale/make_printed.py (with --check it only compares).
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
BOX = HERE.parents[3] / "src" / "intrigue" / "games" / "kabale" / "box.toml"
PRINTED = HERE / "printed.json"


def printed(box: dict[str, Any]) -> dict[str, Any]:
    """The part of the box that a drawing shows. A card without a printed number has the value null."""
    cards = {
        card["id"]: {
            "value": card.get("value"),
            "when": card["when"],
            "kind": card.get("kind"),
            "otherwise": card.get("otherwise"),
            "clauses": card["clauses"],
        }
        for card in box["card"]
    }
    return {"rounds": box["rounds"], "hand": box["hand"], "kinds": box["kinds"], "cards": cards}


def main() -> int:
    """Write what is printed, or with --check say whether it is up to date."""
    text = json.dumps(printed(tomllib.loads(BOX.read_text(encoding="utf-8"))), indent=1) + "\n"
    if "--check" in sys.argv[1:]:
        return 0 if PRINTED.read_text(encoding="utf-8") == text else 1
    PRINTED.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
