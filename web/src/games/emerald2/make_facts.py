"""Writes facts.json, what the drawing knows of the cards, so that no number is typed twice.

The table is the game's cards.toml as it stands; the order of cards, the numbers of options and the clauses of card
texts (docs/rules/emerald2.md) do not depend on it. Another table file, played with instead, is read in the same way.
Run it after changing any of these: python web/src/games/emerald2/make_facts.py (with --check it only compares).
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from intrigue.games.emerald.second.cards import CARD_NAMES, PLACE_NAMES, TARGET_NAMES, VERBS
from intrigue.games.emerald.second.data import TEXT

HERE = Path(__file__).parent
RULES = HERE.parents[3] / "docs" / "rules" / "emerald2.md"
FACTS = HERE / "facts.json"
ALSO = {"Vampires as an interrupt": "Vampires", "Vampires (action)": "Vampires"}
"""Headings of the rules that are not simply the name of a card."""


def passages() -> dict[str, list[str]]:
    """The clauses of each card's text by the name of the card: first and last of every passage about it."""
    out: dict[str, list[str]] = {}
    names: list[str] = []
    passage: list[str] = []

    def close() -> None:
        for name in names:
            if passage:
                out.setdefault(name, []).extend(passage[:1] if len(passage) == 1 else [passage[0], passage[-1]])

    for line in RULES.read_text(encoding="utf-8").splitlines():
        heading = re.fullmatch(r"([A-Z][^*|]*):", line)
        clause = re.match(r"- \*\*(E2-\d+)\*\*", line)
        if heading or line.startswith("## "):
            close()
            names = [ALSO.get(name, name) for name in heading[1].split(", ")] if heading else []
            passage = []
        elif clause:
            passage.append(clause[1])
    close()
    return out


def facts() -> dict[str, Any]:
    """The game's own table, the order of its cards, their clauses, and the numbers of options that plans hold."""
    table = tomllib.loads(TEXT)
    found = passages()
    printed = table["start_deck"] | table["cards"]
    clauses = {name: found[card["name"]] for name, card in printed.items() if card["name"] in found}
    return {
        "table": table,
        "order": list(CARD_NAMES),
        "clauses": clauses,
        "verbs": {verb: int(VERBS.first[verb]) for verb in ("city", "take", "aim", "choose", "top")},
        "places": list(PLACE_NAMES),
        "targets": list(TARGET_NAMES),
    }


def text() -> str:
    """What stands in facts.json if it is up to date."""
    return json.dumps(facts(), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the facts, or with --check say whether they are up to date."""
    if "--check" in sys.argv[1:]:
        return 0 if FACTS.read_text(encoding="utf-8") == text() else 1
    FACTS.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
