"""What typed words mean, where one phrase is meant."""

from __future__ import annotations

import pytest

import intrigue
from cli.terminal import LANGUAGES
from intrigue.cli.lexicon import Lexicon, parts
from intrigue.cli.wishes import meant, named
from intrigue.i18n import Words
from intrigue.kernel.game import Game

GAME = intrigue.GAMES["kabale"]
PHRASES = ("lay king column-1", "lay king column-2", "lay fencing_master column-1", "lay fencing_master column-2")


def found(typed: str, phrases: tuple[str, ...] = PHRASES, language: str = "en", game: Game = GAME) -> list[str]:
    return meant(typed, phrases, Lexicon(Words(game, language), 0))


@pytest.mark.parametrize(
    ("typed", "means"),
    [
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
    assert found(typed) == list(means)


def test_whole_word_beats_beginning() -> None:
    """Whoever writes a word in full means it, although another one begins with it."""
    both = ("slide king", "slide queen")  # király, királyné

    assert found("király", both, "hu") == ["slide king"]
    assert found("királ", both, "hu") == ["slide king", "slide queen"]


@pytest.mark.parametrize("typed", ["place cube", "cube", "Cube", "Place cubes with the starting card Cube"])
def test_what_is_written_in_full_is_not_the_beginning_of_something_else(typed: str) -> None:
    """Although only cards are offered whose names begin with it."""
    offered = ("place cube_bomb", "place cube_gold", "discard cube_bomb")

    assert found(typed, offered, "en", intrigue.GAMES["emerald1"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", intrigue.GAMES.values(), ids=intrigue.GAMES)
def test_every_sentence_of_a_list_means_its_phrase(game: Game, language: str) -> None:
    """What is copied from the screen is understood, but for sentences that two phrases share."""
    lexicon = Lexicon(Words(game, language), 0)
    verbs = game.verbs
    phrases = [verbs.phrase(option) for option in range(0, len(verbs), 1 + len(verbs) // 60)]
    phrases += [verb.name for verb in verbs.verbs if not verb.things]

    for phrase in phrases:
        means = meant(lexicon.words.option(phrase, 0), phrases, lexicon)

        assert phrase in means
        assert all(lexicon.sentence(other) == lexicon.sentence(phrase) for other in means)


@pytest.mark.parametrize(
    ("language", "typed", "means"),
    [
        ("it", "Non scambiare", "stay"),
        ("it", "non scambiare", "stay"),
        ("it", "non", "stay"),
        ("hu", "Nem cserélek", "stay"),
        ("hu", "nem cserelek", "stay"),
        ("de", "Tausche nichts", "stay"),
        ("de", "tausche reihe 2", "swap column-2"),
        ("hu", "Célkártyát cserélek a 2. oszloppal", "swap column-2"),
        ("it", "scambia colonna 2", "swap column-2"),
        ("en", "swap 2", "swap column-2"),
    ],
)
def test_the_words_of_the_list_are_understood(language: str, typed: str, means: str) -> None:
    """In full or in part, with or without accents."""
    assert found(typed, ("swap column-1", "swap column-2", "stay"), language) == [means]


def test_accents_do_not_matter() -> None:
    """Letters are compared without accents and capitals."""
    assert parts("Apró ÓRIÁS") == ("apro", "orias")


def test_cards_by_name() -> None:
    """Things are found by id, by name in any form, and by beginnings; the whole name finds itself alone."""
    words = Words(GAME, "hu")
    cards = ("king", "queen", "little_giant", "wizard")

    assert named("little giant", cards, words) == ["little_giant"]
    assert named("óriás", cards, words) == ["little_giant"]
    assert named("Király", cards, words) == ["king"]
    assert named("a királyt", cards, words) == ["king"]
    assert named("kir", cards, words) == ["king", "queen"]
    assert named("zz", cards, words) == []
    assert named("?!", cards, words) == []
