"""Reasons joined to sentences, as a native reader expects them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from intrigue import GAMES
from intrigue.i18n import Words

POINTS: tuple[str, Mapping[str, str | int]] = ("means-city", {"city": "vienna", "points": 5})
STOPS: tuple[str, Mapping[str, str | int]] = ("means-stops-claim", {"seat": "seat-1", "card": "irene_adler"})
CUBES: tuple[str, Mapping[str, str | int]] = ("means-cubes", {"n": 1})
MORE = ("means-alone", dict[str, str | int]())

SENTENCES = {
    "en": (
        "Nothing changes at once that could be counted; it is for later.",
        "This wins Vienna (5 points).",
        "This wins Vienna (5 points) and stops Blue\u2019s claim to Irene Adler.",
        "This wins Vienna (5 points), stops Blue\u2019s claim to Irene Adler and brings 1 cube into stock.",
        "Perhaps this makes the main agent a target.",
    ),
    "hu": (
        "Azonnal nem változik semmi, amit számolni lehetne; ez későbbre való.",
        "Ez megszerzi Bécset (5 pont).",
        "Ez megszerzi Bécset (5 pont), és megakadályozza, hogy Blue elvegye Irene Adlert.",
        "Ez megszerzi Bécset (5 pont), megakadályozza, hogy Blue elvegye Irene Adlert, "
        "és 1 kockát hoz az elérhető készletbe.",
        "Lehet, hogy ez támadhatóvá teszi a fő ügynököt.",
    ),
    "de": (
        "Sofort ändert sich nichts, was man zählen könnte; es ist für später.",
        "Das gewinnt Wien (5 Punkte).",
        "Das gewinnt Wien (5 Punkte) und verhindert den Anspruch von Blue auf Irene Adler.",
        "Das gewinnt Wien (5 Punkte), verhindert den Anspruch von Blue auf Irene Adler "
        "und bringt 1 Würfel in den Vorrat.",
        "Vielleicht gilt auch: Das macht den Hauptagenten angreifbar.",
    ),
    "it": (
        "Subito non cambia nulla che si possa contare: serve per dopo.",
        "Questo conquista Vienna (5 punti).",
        "Questo conquista Vienna (5 punti) e impedisce a Blue di riscattare Irene Adler.",
        "Questo conquista Vienna (5 punti), impedisce a Blue di riscattare Irene Adler "
        "e porta 1 cubo nella Riserva Attiva.",
        "Forse questo rende attaccabile l\u2019Agente Principale.",
    ),
}


@pytest.mark.parametrize("language", SENTENCES)
def test_one_two_and_three_reasons(language: str) -> None:
    """More than three are too many; none is said as such."""
    words = Words(GAMES["emerald1"], language, ("Red", "Blue"))
    all_of_them = (POINTS, STOPS, CUBES, MORE)

    said = [words.because(all_of_them[:n], 0) for n in (0, 1, 2, 3, 4)]

    assert (*said[:4], words.perhaps(MORE, 0)) == SENTENCES[language]
    assert said[4] == said[3]
