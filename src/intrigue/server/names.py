"""Names that guests give themselves: everybody sees them, so they are one line that can be seen."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 40
"""Characters of a name."""
MARKS: Final = 4
"""Accents and the like on one letter: more than any language writes would run over the names above and below."""

BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What counts as a letter or a sign and is not seen: fillers, empty Braille, variation selectors, tags."""


def tidy(name: str) -> str:
    """A name as it is shown: one line, nothing invisible; empty if nothing is left."""
    seen = "".join(sign if sign.isprintable() else " " for sign in BLANK.sub("", name))
    words = _on_letters(unicodedata.normalize("NFC", seen)).split()
    return " ".join(words)[:LONGEST].strip()


def _on_letters(text: str) -> str:
    """The text without marks that stand on nothing, or on too many others."""
    kept = []
    room = 0
    for sign in text:
        if not unicodedata.category(sign).startswith("M"):
            room = 0 if sign.isspace() else MARKS
        elif room == 0:
            continue
        else:
            room -= 1
        kept.append(sign)
    return "".join(kept)
