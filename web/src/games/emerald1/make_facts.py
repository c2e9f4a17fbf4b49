"""Writes facts.json, what the drawing knows of the cards, so that no number is typed twice.

The table is the game's cards.toml as it stands; the order of cards, the numbers of options and the clauses of card
texts (docs/rules/emerald1.md) do not depend on it. Another table file, played with instead, is read in the same way.
Run it after changing any of these: python web/src/games/emerald1/make_facts.py (with --check it only compares).
"""

from __future__ import annotations

import runpy
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
SHARED = runpy.run_path(str(HERE.parent / "emerald" / "facts_files.py"))
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


def facts() -> dict[str, Any]:
    """The game's own table, the rows of names, the clauses of cards and effects, and the numbers of options."""
    table = tomllib.loads(TEXT)
    found = SHARED["passages"](RULES, ALSO)
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


if __name__ == "__main__":
    sys.exit(SHARED["keep"](HERE / "facts.json", facts()))
