"""Reasons joined to sentences, as a native reader expects them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import pytest

from intrigue import GAMES
from intrigue.games.emerald.shared.cards import LOYALIST, RESTORATIONIST
from intrigue.i18n import LANGUAGES, Words

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


PLANS = {
    "en": (
        "This is a step towards killing the Burrower Beneath.",
        "This is a step towards hiding Nug and Yeb.",
        "This is a step towards using the text of the Hired Assassin.",
        "This is a step towards stopping Blue.",
        "This is a step towards moving up the marker of one\u2019s own side.",
        "This is a step towards claiming the game card in Vienna.",
        "This is a step towards claiming the card in Vienna.",
        "This is a step towards ending the game.",
    ),
    "hu": (
        "Ez egy lépés ahhoz, hogy meg lehessen ölni a Mélyben Furakodót.",
        "Ez egy lépés ahhoz, hogy el lehessen rejteni Nugot és Yebet.",
        "Ez egy lépés ahhoz, hogy végre lehessen hajtani a Bérgyilkos szövegét.",
        "Ez egy lépés ahhoz, hogy Blue ne jusson előrébb.",
        "Ez egy lépés ahhoz, hogy előrébb jusson a saját oldal jelölője.",
        "Ez egy lépés ahhoz, hogy el lehessen venni a bécsi játékkártyát.",
        "Ez egy lépés ahhoz, hogy Bécsben el lehessen venni a kártyát.",
        "Ez egy lépés ahhoz, hogy véget érjen a játék.",
    ),
    "de": (
        "Das ist ein Schritt dahin, den Wühler in der Tiefe zu töten.",
        "Das ist ein Schritt dahin, Nug und Yeb zu verstecken.",
        "Das ist ein Schritt dahin, den Text einer Karte zu nutzen: Gedungener Mörder.",
        "Das ist ein Schritt dahin, Blue aufzuhalten.",
        "Das ist ein Schritt dahin, den Marker der eigenen Fraktion vorzurücken.",
        "Das ist ein Schritt dahin, die Spielkarte in Wien zu beanspruchen.",
        "Das ist ein Schritt dahin, die Karte in Wien zu beanspruchen.",
        "Das ist ein Schritt dahin, das Spiel zu beenden.",
    ),
    "it": (
        "Questo è un passo per assassinare lo Scavatore degli Abissi.",
        "Questo è un passo per nascondere Nug e Yeb.",
        "Questo è un passo per usare il testo di una carta: Sicario.",
        "Questo è un passo per fermare Blue.",
        "Questo è un passo per far avanzare l\u2019indicatore della propria fazione.",
        "Questo è un passo per riscattare la carta Strategia di Vienna.",
        "Questo è un passo per riscattare la carta a Vienna.",
        "Questo è un passo per concludere la partita.",
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


@pytest.mark.parametrize("language", PLANS)
def test_what_a_step_is_for(language: str) -> None:
    """Each of the plans that bots have, in either edition."""
    first, second = (Words(GAMES[game], language, ("Red", "Blue")) for game in ("emerald1", "emerald2"))

    assert (
        first.for_plan("kill", "royal_berlin"),
        second.for_plan("hide", "nug_and_yeb"),
        first.for_plan("text", "hired_assassin"),
        second.for_plan("stop", "seat-1"),
        first.for_plan("track", ""),
        first.for_plan("claim", "card_vienna"),
        second.for_plan("claim", "vienna"),
        first.for_plan("end", ""),
    ) == PLANS[language]


@pytest.mark.parametrize("game_id", ["emerald1", "emerald2"])
def test_every_plan_can_be_named(game_id: str) -> None:
    """Whatever it is about: no name lacks the form that its sentence asks for."""
    aims = import_module(f"{type(GAMES[game_id]).__module__}.bot.aims")
    for language in LANGUAGES:
        words = Words(GAMES[game_id], language)
        found = {aims.named(aim, side) for aim in range(aims.TRACK_AIM + 1) for side in (LOYALIST, RESTORATIONIST)}
        for name, thing in found | ({("end", "")} if "end" in aims.KINDS else set()):
            said = words.for_plan(name, thing)
            assert said.endswith(".")
            assert not any(mark in said for mark in ("{", "}", "_", "seat-", "  ", " ."))
        assert {name for name, _ in found} == set(aims.KINDS) - {"end"}
