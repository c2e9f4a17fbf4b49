"""Writes facts.json, what is printed on the cards and where each number comes from, so that no number is typed twice.

The numbers are those of the game's cards.toml, the clauses of card texts those of docs/rules/emerald2.md.
Run it after changing either: python web/src/games/emerald2/make_facts.py (with --check it only compares).
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from intrigue.games.emerald.second.cards import CARD_NAMES, CITY_NAMES, PLACE_NAMES, TARGET_NAMES, VERBS
from intrigue.games.emerald.second.data import PRINTED, Box, Card

HERE = Path(__file__).parent
RULES = HERE.parents[3] / "docs" / "rules" / "emerald2.md"
FACTS = HERE / "facts.json"
SYMBOLS = ("assassinate", "place", "claim", "retrieve", "move", "restorationist", "loyalist", "bomb")
"""Symbols of a card that is played, in the order of its left edge."""
WHEN_CLAIMED = ("agent", "vp_neutral", "vp_restorationist", "vp_loyalist", "insanity", "box_vp")
ALSO = {"Sherlock Holmes": "Sherlock Holmes", "Vampires as an interrupt": "Vampires", "Vampires (action)": "Vampires"}
"""Headings of the rules that are not simply the name of a card."""


def clauses() -> dict[str, list[str]]:
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


def card(box: Box, path: str, printed: Card, found: dict[str, list[str]]) -> dict[str, Any]:
    """A card as a drawing shows it: only what it has, and for everything where we know it from."""
    counts = {name: int(getattr(printed, name)) for name in (*SYMBOLS, *WHEN_CLAIMED)}
    has = {name: n for name, n in counts.items() if n > 0}
    return {
        "symbols": {name: n for name, n in has.items() if name in SYMBOLS},
        "claimed": {name: n for name, n in has.items() if name in WHEN_CLAIMED},
        "kind": printed.kind,
        "once": printed.one_use,
        "interrupt": printed.interrupt,
        "copies": printed.copies,
        "clauses": found.get(printed.name, []),
        "sources": {name: box.source(f"{path}.{name}") for name in (*has, "kind", "one_use", "copies")},
    }


def facts(box: Box) -> dict[str, Any]:
    """The part of the table that a drawing shows, and the numbers of options that plans hold."""
    found = clauses()
    cards = {name: card(box, f"start_deck.{name}", one, found) for name, one in box.start_deck.items()}
    cards |= {f"city_{name}": card(box, f"city_cards.{name}", one, found) for name, one in box.city_cards.items()}
    cards |= {name: card(box, f"cards.{name}", one, found) for name, one in box.cards.items()}
    return {
        "game": {
            "actions": box.game.actions_per_turn,
            "tokens": box.game.sanity_tokens,
            "penalty": box.game.low_side_penalty,
            "identities": [box.identities.loyalist, box.identities.restorationist],
        },
        "cities": {name: box.source(f"cities.{name}.defence") for name in CITY_NAMES},
        "royalty": {
            name: {
                "city": one.city,
                "bombs": one.bombs,
                "vp": one.vp,
                "sources": {key: box.source(f"royalty.{name}.{key}") for key in ("bombs", "vp")},
            }
            for name, one in box.royalty.items()
        },
        "verbs": {verb: int(VERBS.first[verb]) for verb in ("city", "take", "aim", "choose", "top")},
        "places": list(PLACE_NAMES),
        "targets": list(TARGET_NAMES),
        "cards": {name: cards[name] for name in CARD_NAMES},
    }


def main() -> int:
    """Write the facts, or with --check say whether they are up to date."""
    text = json.dumps(facts(PRINTED), indent=1) + "\n"
    if "--check" in sys.argv[1:]:
        return 0 if FACTS.read_text(encoding="utf-8") == text else 1
    FACTS.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
