"""One term for one thing: every sentence in every language is read by the glossary of the translators."""

from __future__ import annotations

import pytest
from glossary import FOLDERS, ROOT, Sentence, faults, glossary, sentences, unused

from intrigue.i18n import LANGUAGES

PARTS = ("page", "terminal", "kabale", "emerald1", "emerald2")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_thing_has_a_term_in_every_language() -> None:
    """A new language has a line in every table of the glossary."""
    assert {thing.thing: set(thing.words) for thing in glossary()} == {
        thing.thing: set(LANGUAGES) for thing in glossary()
    }
    assert all(set(thing.where) <= {*PARTS} for thing in glossary())


@every_language
def test_nothing_is_called_by_another_word(language: str) -> None:
    """File, message and word are named."""
    found = faults(glossary(), language, sentences(language))

    assert not found, "\n".join(found)


@every_language
def test_every_term_is_used(language: str) -> None:
    """A term that nobody says any more would mislead translators."""
    found = unused(glossary(), language, sentences(language))

    assert not found, "\n".join(found)


@every_language
def test_a_planted_word_is_caught(language: str) -> None:
    """Each of the words that are not to be used, put into a sentence of every part it is forbidden in."""
    caught = 0
    for thing in glossary():
        for never in thing.words[language].never:
            for part in thing.where or PARTS:
                word = never.removesuffix("!")
                term = thing.words[language].term[0]
                planted = Sentence("here.ftl, some-message", frozenset({part}), f"So: {word}.")

                (fault,) = faults([thing], language, [planted])

                assert fault == f"here.ftl, some-message: “{word}”, but {thing.thing} is “{term}”"
                caught += 1
    assert caught > 60


def test_a_word_is_forbidden_where_its_thing_is() -> None:
    """Whoever is called an assassin in one game is not in another."""
    assassin = [thing for thing in glossary() if thing.words["it"].term == ["Assassino"]]
    said = "Il sicario colpisce."

    assert faults(assassin, "it", [Sentence("a, b", frozenset({"kabale"}), said)])
    assert not faults(assassin, "it", [Sentence("a, b", frozenset({"emerald1"}), said)])


def test_an_exact_word_is_not_a_beginning() -> None:
    """`assassini!` is not `assassinii`, and an option of the command line is no word."""
    things = glossary()
    kept = Sentence("a, b", frozenset({"emerald1"}), "Gli Assassinii; usa --database.")

    assert faults(things, "it", [kept]) == []
    assert len(faults(things, "it", [Sentence("a, b", frozenset({"emerald1"}), "Gli assassini e il database.")])) == 2


@every_language
def test_every_file_is_read(language: str) -> None:
    """No file with words is left out, nor the rules of a game."""
    words = {str(file.relative_to(ROOT)) for file in ROOT.glob(f"src/**/locale/{language}.ftl")}
    rules = {str(file.relative_to(ROOT)) for file in ROOT.glob(f"src/**/rules/{language}.md")}
    read = {sentence.place.split(",")[0] for sentence in sentences(language)}

    assert read == words | rules | {f"web/src/locale/{language}.ftl"}
    assert len(read) == len(FOLDERS) + len(rules)
