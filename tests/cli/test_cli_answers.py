"""What typed words mean."""

from __future__ import annotations

import pytest

import intrigue

from intrigue.i18n import Words
from intrigue.kernel.decision import Decision

GAME = intrigue.GAMES["kabale"]
PHRASES = ("lay king column-1", "lay king column-2", "lay fencing_master column-1", "lay fencing_master column-2")


def offered(language: str = "en", phrases: tuple[str, ...] = PHRASES) -> list[Offer]:
    question = Decision(0, "turn", {}, tuple(GAME.verbs.option(phrase) for phrase in phrases))
    return offers(GAME, question, Words(GAME, language))


def phrases(found: list[Offer]) -> list[str]:
    return [offer.phrase for offer in found]


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("1", PHRASES[:1]),
        (" 4 ", PHRASES[3:]),
        ("5", ()),
        ("lay king column-2", PHRASES[1:2]),
        ("Fencing Master 1", PHRASES[2:3]),
        ("fencing_master column-1", PHRASES[2:3]),
        ("fen ma col 2", PHRASES[3:]),
        ("master 2", PHRASES[3:]),
        ("king", PHRASES[:2]),
        ("column 2", (PHRASES[1], PHRASES[3])),
        ("lay", PHRASES),
        ("2 king", ()),
        ("king queen", ()),
        ("king king", ()),
        ("", ()),
        ("...", ()),
    ],
)
def test_what_is_meant(typed: str, means: tuple[str, ...]) -> None:
    """Words are read in their order, may be shortened and left out, and mean every answer that they fit."""
    assert phrases(meant(typed, offered())) == list(means)


def test_whole_word_beats_beginning() -> None:
    """Who writes a word in full means it, although another one begins with it."""
    both = offered("hu", ("slide king", "slide queen"))  # király, királyné

    assert phrases(meant("király", both)) == ["slide king"]
    assert phrases(meant("királ", both)) == ["slide king", "slide queen"]


def test_accents_do_not_matter() -> None:
    """Letters are compared without accents and capitals."""
    assert parts("Apró ÓRIÁS") == ("apro", "orias")


def test_cards_by_name() -> None:
    """Things are found by id, by name, and by beginnings; the whole name finds itself alone."""
    words = Words(GAME, "hu")
    cards = ("king", "queen", "little_giant", "wizard")

    assert named("little giant", cards, words) == ["little_giant"]
    assert named("óriás", cards, words) == ["little_giant"]
    assert named("Király", cards, words) == ["king"]
    assert named("kir", cards, words) == ["king", "queen"]
    assert named("zz", cards, words) == []
    assert named("?!", cards, words) == []


def test_completions() -> None:
    """Tab goes along the phrases, with or without the verb."""
    assert completions([], "l", offered()) == ["lay"]
    assert completions(["lay"], "", offered()) == ["king", "fencing_master"]
    assert completions(["lay", "king"], "c", offered()) == ["column-1", "column-2"]
    assert completions([], "k", offered()) == ["king"]
    assert completions(["king"], "", offered()) == ["column-1", "column-2"]
    assert completions(["lay", "king", "column-1"], "", offered()) == []
