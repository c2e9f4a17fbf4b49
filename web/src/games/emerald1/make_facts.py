"""Writes facts.json, what the drawing knows of the cards, so that no number is typed twice.

The table is the game's cards.toml as it stands; the order of cards, the numbers of options and the clauses of card
texts (docs/rules/emerald1.md) do not depend on it. Another table file, played with instead, is read in the same way.
Run it after changing any of these: python web/src/games/emerald1/make_facts.py (with --check it only compares).
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    ARROW_NAMES,
    CARD_NAMES,
    CITY_NAMES,
    EFFECT_NAMES,
    NAMED_NAMES,
    PLACE_NAMES,
    SEAT_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    TARGET_NAMES,
    VERBS,
)
from intrigue.games.emerald.first.data import TEXT

HERE = Path(__file__).parent
RULES = HERE.parents[3] / "docs" / "rules" / "emerald1.md"
FACTS = HERE / "facts.json"
ALSO = {
    "Holmes and Moriarty": ("Sherlock Holmes", "Professor Moriarty"),
    "Hide Royalty and Hired Assassin": ("Hide Royalty", "Hired Assassin"),
    "Hiding a royal person": ("Hide Royalty",),
    "Place or remove a blocking disc (starting card)": ("Agent X: blocking disc",),
    "Which card": ("Agent X: assassination", "Hired Assassin"),
    "Vampire card": ("Vampire",),
    "Vampires": ("Vampire",),
    "Zombies card": ("Zombies",),
}
"""Headings of the rules that are not simply the name of a card."""
ATTEMPTS = ("E1-175", "E1-179")
"""What is said of the cards of all agents with a mark."""
ROWS = {
    "cards": CARD_NAMES,
    "cities": CITY_NAMES,
    "effects": EFFECT_NAMES,
    "places": PLACE_NAMES,
    "sources": SOURCE_NAMES,
    "named": NAMED_NAMES,
    "agents": AGENT_NAMES,
    "targets": TARGET_NAMES,
    "seats": SEAT_NAMES,
    "arrows": ARROW_NAMES,
    "sides": SIDE_NAMES,
    "results": ("sane", "mad"),
}
"""What verbs point at."""


def passages() -> dict[str, list[str]]:
    """The clauses of each card's text by the name of the card: first and last of every passage about it."""
    out: dict[str, list[str]] = {}
    names: tuple[str, ...] = ()
    passage: list[str] = []

    def close() -> None:
        for name in names:
            if passage:
                out.setdefault(name, []).extend(passage[:1] if len(passage) == 1 else [passage[0], passage[-1]])

    for line in RULES.read_text(encoding="utf-8").splitlines():
        heading = re.fullmatch(r"([A-Z][^*|]*?)(, each time one of|, on claiming)?:", line)
        clause = re.match(r"- \*\*(E1-\d+)\*\*", line)
        if heading or line.startswith("## "):
            close()
            names = ALSO.get(heading[1], tuple(heading[1].split(", "))) if heading else ()
            passage = []
        elif clause:
            passage.append(clause[1])
    close()
    return out


def facts() -> dict[str, Any]:
    """The game's own table, the rows of names, the clauses of cards and effects, and the numbers of options."""
    table = tomllib.loads(TEXT)
    found = passages()
    printed = table["start_deck"] | table["agents"] | table["cards"] | table["permanent_effects"]
    clauses = {name: found.get(card["name"], []) for name, card in printed.items()}
    for name, agent in table["agents"].items():
        if agent["mark"] != "none":
            clauses[name] = [*ATTEMPTS, *clauses[name]]
    kinds = {row: kind for kind, row in ROWS.items()}
    verbs = [
        {"verb": verb.name, "first": int(VERBS.first[verb.name]), "things": [kinds[row] for row in verb.things]}
        for verb in VERBS.verbs
    ]
    return {
        "table": table,
        "rows": {kind: list(row) for kind, row in ROWS.items()},
        "clauses": {name: own for name, own in clauses.items() if own},
        "verbs": verbs,
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
