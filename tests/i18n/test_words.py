"""Every language has words for everything that play can bring up, and they are good words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase

import fluent_files as files
import pytest
from fluent.syntax import ast
from fluent_files import NAMES
from told_in_play import heard

from intrigue import GAMES, Game
from intrigue.games.kabale.box import BOX
from intrigue.i18n import LANGUAGES, Words, catalogue

OTHERS = tuple(language for language in LANGUAGES if language != "en")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


# ---------------------------------------------------------------- complete


@every_game
@every_language
def test_everything_has_words(game: Game, language: str) -> None:
    """Every event, prompt, verb, thing, text, table option, error and picture of the rules has its message."""
    missing = {name for name in files.wanted(game) if files.found(game.id, language, name) is None}

    assert missing == set()


@every_game
@every_language
def test_no_message_is_idle(game: Game, language: str) -> None:
    """Every message is asked for by play, by the code, or by another message."""
    there = files.messages(game.id, language)

    used = {files.found(game.id, language, name) for name in files.wanted(game)}
    used |= {f"thing-{value}" for choice in game.choices for value in choice.values}
    used |= {other for message in there.values() for other in files.mentions(message).references}
    used |= {name for name in there if name.startswith("character-")}  # a family may know more than one edition does
    drawn = files.drawn(game.id)

    assert {name for name in set(there) - used if not drawn.match(name)} == set()


@every_game
@every_language
def test_events_mention_what_is_told(game: Game, language: str) -> None:
    """A message uses exactly the arguments that the rules tell its event with."""
    for kind, args in files.tellings(game.id):
        assert files.variables(game.id, language, f"tell-{kind}") == args, kind


@every_game
@every_language
def test_prompts_mention_what_they_are_about(game: Game, language: str) -> None:
    """A prompt uses nothing but what the question says it is about."""
    for prompt, about in files.questions(game.id):
        assert files.variables(game.id, language, f"ask-{prompt}") <= about, prompt


@every_game
@every_language
def test_prompts_of_complete_drafts(game: Game, language: str) -> None:
    """They use nothing but what the last question is about, and the plain numbers of the draft."""
    about = dict(files.questions(game.id))
    for name, prompt in files.ready(game.id).items():
        assert files.variables(game.id, language, name) <= about[prompt] | files.numbers(game.id), name


@every_game
def test_play_comes_to_every_question(game: Game) -> None:
    """Random play has asked every question whose prompt stands in the rules, so that the other tests see them all."""
    assert files.prompts(game.id) <= {prompt for prompt, _ in files.questions(game.id)}


@every_game
@every_language
def test_verbs_mention_their_things(game: Game, language: str) -> None:
    """The words of an answer name all the things that its phrase names, and no others."""
    for verb in game.verbs.verbs:
        named = set(ascii_lowercase[: len(verb.things)])
        assert files.variables(game.id, language, f"verb-{verb.name}") == named, verb.name


@every_game
@every_other_language
def test_languages_agree_on_arguments(game: Game, language: str) -> None:
    """A message needs the same arguments in all languages."""
    for name in files.wanted(game):
        here, english = files.found(game.id, language, name), files.found(game.id, "en", name)

        assert here == english
        assert here is not None
        assert files.variables(game.id, language, here) == files.variables(game.id, "en", here), here


@every_game
@every_language
def test_no_message_twice(game: Game, language: str) -> None:
    """No message stands twice in a file, or in two of them: nothing is said over what stands elsewhere."""
    entries = [
        entry.id.name
        for folder in (catalogue.SHARED, *catalogue.folders_of(game))
        for entry in catalogue.parsed(folder, language).body
        if isinstance(entry, ast.Message)
    ]

    assert sorted(set(entries)) == sorted(entries)


@pytest.mark.parametrize(("one", "other"), files.editions(), ids=str)
def test_editions_say_nothing_twice(one: str, other: str) -> None:
    """What two editions of a game say alike in every language is in the file that they share, not in both of theirs."""
    assert set.intersection(*[files.said_alike(one, other, language) for language in LANGUAGES]) == set()


@every_game
@every_language
def test_things_of_a_kind_have_the_same_forms(game: Game, language: str) -> None:
    """What can stand in the same place of a phrase has the same grammatical forms, of those that the game asks for."""
    for row in files.rows(game):
        forms = {ref: _forms(game, language, ref) for ref in row}

        assert len(set(forms.values())) == 1, forms


def _forms(game: Game, language: str, ref: str) -> frozenset[str]:
    name = files.found(game.id, language, f"thing-{ref}")
    assert name is not None
    there = {form.id.name for form in files.messages(game.id, language)[name].attributes}
    return frozenset(there & files.forms(game.id, language))


@every_language
def test_every_card_has_a_text(language: str) -> None:
    """All influence cards and goals say what they do; what is printed on a card is in its text."""
    words = Words(GAMES["kabale"], language, NAMES)

    for card in BOX.card:
        text = words.text(card.id)
        for number in (card.value, card.otherwise):
            if number is not None:
                assert re.search(rf"\b{str(number).replace('.0', '').replace('.5', '½')}\b", text), text
    for kind in BOX.kinds:
        assert "3" in words.text(f"{kind}-3")


@every_language
def test_texts_say_what_becomes_of_a_double(language: str) -> None:
    """Whoever removes the card below removes the Double too: all three cards say so (K-126, K-132)."""
    words = Words(GAMES["kabale"], language, NAMES)

    for card, others in (("wizard", ["double"]), ("witch", ["double"]), ("double", ["wizard", "witch"])):
        for other in others:
            assert words.name(other).casefold() in words.text(card).casefold(), words.text(card)


@every_language
def test_texts_say_when_a_deck_is_shuffled(language: str) -> None:
    """Before the card that lets one draw is discarded (E2-195, E2-206)."""
    there = files.messages("emerald2", language)

    for cards, rule in (
        (("doctor_watson", "diogenes_club"), "text-reshuffle"),
        (("freemasons", "mrs_hudson"), "text-reshuffle-all"),
    ):
        for card in cards:
            assert rule in files.mentions(there[f"text-{card}"]).references


# ---------------------------------------------------------------- well said


@cache
def said(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Everything that people can read of a game, with the name it was asked for by."""
    words = Words(GAMES[game], language, NAMES)
    return (*_in_play(words), *_beside_play(words))


def _in_play(words: Words) -> Iterator[tuple[str, str]]:
    told = heard(words.game.id)
    for telling, viewer in told.tellings:
        yield f"{telling} for {viewer}", words.event(telling, viewer)
    for asked, viewer in told.prompts:
        yield f"{asked} for {viewer}", words.prompt(asked.prompt, asked.about, viewer)
    for phrase, viewer in told.phrases:
        yield f"{phrase} for {viewer}", words.option(phrase, viewer)


def _beside_play(words: Words) -> Iterator[tuple[str, str]]:
    game = words.game
    for phrase in map(game.verbs.phrase, range(len(game.verbs))):
        yield f"{phrase} for nobody", words.option(phrase, None)
    for ref in (ref for row in files.rows(game) for ref in row):
        yield ref, words.name(ref)
        yield from ((f"{ref}.{form}", words.name(ref, form)) for form in _forms(game, words.language, ref))
    for name in sorted(files.texts(game) | files.pictures(game) | files.guided(game) | {"about"}):
        yield name, words.line(name)
    for name in sorted(files.company(game)):
        yield name, words.line(name)
    for choice in game.choices:
        yield choice.name, words.choice(choice.name)
        yield from ((f"{choice.name} {value}", words.choice(choice.name, value)) for value in choice.values)


@every_game
@every_language
def test_play_can_be_read(game: Game, language: str) -> None:
    """Random play is told in whole words: no code, no marks of the machinery, no stray spaces."""
    for name, line in said(game.id, language):
        assert not re.search(r"[{}\u2068\u2069_]|hidden|\bseat\b|seat-|column-|None|\?\?\?", line), (name, line)
        assert line == re.sub(r"\s+", " ", line).strip(), (name, line)
        assert not re.search(r" [.,;:!?)]|\(\s|\.\.|:\.|::", line), (name, line)


# Words that are spelt alike in English.
ALIKE = {
    "hu": (
        "Baoht Z\u2019uqqa-Mogg",
        "Berlin",
        "Bismarck",
        "Cthulhu",
        "Emma Goldman",
        "Errico Malatesta",
        "Gloriana",
        "Irene Adler",
        "Johann Most",
        "Leon Czolgosz",
        "London",
        "Louise Michel",
        "Madrid",
        "Mi-Go",
        "Mrs. Hudson",
        "Nadar",
        "Necronomicon",
        "Nyarlathotep",
        "Ravachol",
        "Rhogog",
        "Sebastian Moran",
        "Sherlock Holmes",
        "Shoggoth",
        "Sigmund Freud",
        "Vera Figner",
        "Washington",
        "Wilhelm Stieber",
        "William Morris",
        "Yog-Sothoth",
    ),
    "de": (
        "Alchemist",
        "Baoht Z\u2019uqqa-Mogg",
        "Baron Ungern-Sternberg",
        "Berlin",
        "Bismarck",
        "Cthulhu",
        "Elisée Reclus",
        "Emma Goldman",
        "Errico Malatesta",
        "Evno Asef",
        "Gloriana",
        "Irene Adler",
        "Johann Most",
        "Leon Czolgosz",
        "Limbo",
        "London",
        "Louise Michel",
        "Loyalist",
        "Madrid",
        "Marquis de Rochefort",
        "Matvei Golovinski",
        "Mi-Go",
        "Mrs. Hudson",
        "Nadar",
        "Necronomicon",
        "Nicholas Kibalchich",
        "Nyarlathotep",
        "Paris",
        "Peter Rachkovsky",
        "Professor Moriarty",
        "Ravachol",
        "Religion",
        "Restorationist",
        "Rhogog",
        "Romeo",
        "Sebastian Moran",
        "Sergei Kravchinsky",
        "Sergei Nechaev",
        "Sherlock Holmes",
        "Shoggoth",
        "Sigmund Freud",
        "St. Petersburg",
        "Vera Figner",
        "Vladimir Burtsev",
        "Washington",
        "Wilhelm Stieber",
        "William Morris",
        "Yog-Sothoth",
        "Zombies",
    ),
    "it": (
        "Baoht Z\u2019uqqa-Mogg",
        "Bismarck",
        "Cthulhu",
        "Emma Goldman",
        "Errico Malatesta",
        "Evno Asef",
        "Gloriana",
        "Irene Adler",
        "Johann Most",
        "Leon Czolgosz",
        "Limbo",
        "Louise Michel",
        "Madrid",
        "Matvei Golovinski",
        "Mi-Go",
        "Nadar",
        "Necronomicon",
        "Nicholas Kibalchich",
        "Nyarlathotep",
        "Okhrana",
        "Peter Rachkovsky",
        "Professor Moriarty",
        "Ravachol",
        "Rhogog",
        "Romeo",
        "Sebastian Moran",
        "Sergei Kravchinsky",
        "Sergei Nechaev",
        "Sherlock Holmes",
        "Shoggoth",
        "Sigmund Freud",
        "Vera Figner",
        "Vienna",
        "Vladimir Burtsev",
        "Washington",
        "Wilhelm Stieber",
        "William Morris",
        "Yog-Sothoth",
    ),
}


@every_game
@every_other_language
def test_nothing_is_left_in_english(game: Game, language: str) -> None:
    """No line is the same as in English, but for names and words that are spelt alike."""
    for (name, line), (_, english) in zip(_without_forms(game, language), _without_forms(game, "en"), strict=True):
        rest = re.sub("|".join(map(re.escape, [*NAMES, *ALIKE[language]])), "", english)
        if re.search(r"[^\W\d]", rest):
            assert line != english, name


def _without_forms(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Languages have different forms, so these cannot be compared one by one."""
    return ((name, line) for name, line in said(game.id, language) if not re.fullmatch(r"[\w-]+\.[a-z]+", name))


@every_game
@every_other_language
def test_no_english_words(game: Game, language: str) -> None:
    """No English word stands within the words of another language."""
    english = r"\b(the|of|and|or|with|card|cards|turned|column|your|yours|you|goal|player|lays|draws|wins|worth)\b"

    for name, message in files.messages(game.id, language).items():
        text = " ".join(files.mentions(message).texts)
        assert not re.search(english, text, re.IGNORECASE), name
