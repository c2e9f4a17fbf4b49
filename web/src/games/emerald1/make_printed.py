"""Writes printed.json, what the drawing knows of the cards, so that no number is typed twice.

The box is the game's box.toml as it stands; the clauses of card texts are those of docs/rules/emerald1.md. Another
box file, played with instead, is read in the same way.
Run it after changing any of these: python web/src/games/emerald1/make_printed.py (with --check it only compares).
"""

from __future__ import annotations

import runpy
import sys
import tomllib
from pathlib import Path
from typing import Any

from intrigue.games.emerald.first.box import TEXT

HERE = Path(__file__).parent
RULES = HERE.parents[3] / "docs" / "rules" / "emerald1.md"
SHARED = runpy.run_path(str(HERE.parent / "emerald" / "printed_files.py"))
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


def printed() -> dict[str, Any]:
    """The game's own box, and the clauses of cards and effects."""
    box = tomllib.loads(TEXT)
    found = SHARED["passages"](RULES, ALSO)
    cards = box["start_deck"] | box["agents"] | box["cards"] | box["permanent_effects"]
    clauses = {name: found.get(card["name"], []) for name, card in cards.items()}
    for name, agent in box["agents"].items():
        if agent["mark"] != "none":
            clauses[name] = [*ATTEMPTS, *clauses[name]]
    return {"box": box, "clauses": {name: own for name, own in clauses.items() if own}}


if __name__ == "__main__":
    sys.exit(SHARED["keep"](HERE / "printed.json", printed()))
