"""Every language has words for everything that play can bring up, and they are good words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import ascii_lowercase

import fluent_files as files
import pytest
from fluent.syntax import ast
from told_in_play import heard

from intrigue import GAMES, Game, GameOver, IllegalAnswer, IntrigueError, RecordError, Telling, WrongSeat
from intrigue.games.kabale.data import BOX
from intrigue.i18n import LANGUAGES, MissingWord, UnknownLanguage, Words, catalogue, system_language

NAMES = ("Anna", "Béla", "Clara", "Dora", "Egon", "Flora")
OTHERS = tuple(language for language in LANGUAGES if language != "en")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


def kabale(language: str) -> Words:
    return Words(GAMES["kabale"], language, NAMES)


# ---------------------------------------------------------------- complete


@every_game
@every_language
def test_everything_has_words(game: Game, language: str) -> None:
    """Every event, prompt, verb, thing, text, table option, error and paragraph of the rules has its message."""
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
    """No message stands twice in the files, or in both of them."""
    entries = [
        entry.id.name
        for folder in (catalogue.SHARED, catalogue.folder_of(game))
        for entry in catalogue.parsed(folder, language).body
        if isinstance(entry, ast.Message)
    ]

    assert sorted(set(entries)) == sorted(entries)


@every_game
@every_language
def test_things_of_a_kind_have_the_same_forms(game: Game, language: str) -> None:
    """What can stand in the same place of a phrase has the same grammatical forms."""
    for row in files.rows(game):
        forms = {ref: _forms(game, language, ref) for ref in row}

        assert len(set(forms.values())) == 1, forms


def _forms(game: Game, language: str, ref: str) -> frozenset[str]:
    name = files.found(game.id, language, f"thing-{ref}")
    assert name is not None
    return frozenset(form.id.name for form in files.messages(game.id, language)[name].attributes)


@every_language
def test_every_card_has_a_text(language: str) -> None:
    """All influence cards and goals say what they do; what is printed on a card is in its text."""
    words = kabale(language)

    for card in BOX.card:
        text = words.text(card.id)
        for number in (card.value, card.otherwise):
            if number is not None:
                assert re.search(rf"\b{str(number).replace('.0', '').replace('.5', '½')}\b", text), text
    for kind in BOX.kinds:
        assert "3" in words.text(f"{kind}-3")


@every_game
@every_language
def test_rules_have_headings(game: Game, language: str) -> None:
    """Every paragraph of the rules has a heading, and they differ."""
    words = Words(game, language)
    paragraphs = files.paragraphs(game)

    assert len({words.line(f"{paragraph}.title") for paragraph in paragraphs}) == len(paragraphs) > 0


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
    for name in sorted(files.texts(game) | files.paragraphs(game)):
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
        "Baoht Z’uqqa-Mogg",
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
        "Baoht Z’uqqa-Mogg",
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
        "Baoht Z’uqqa-Mogg",
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


def _tell(words: Words, viewer: int | None, kind: str, **args: str | int | float) -> str:
    return words.event(Telling(kind, args), viewer)


SENTENCES: dict[str, list[tuple[str, int | None, str, dict[str, str | int | float]]]] = {
    "en": [
        ("You lay Juliet in column 2.", 0, "laid", {"seat": "seat-0", "card": "juliet", "column": "column-2"}),
        ("Béla lays a card in column 5.", 0, "laid", {"seat": "seat-1", "card": "hidden", "column": "column-5"}),
        ("You draw the Fencing Master.", 0, "drew", {"seat": "seat-0", "card": "fencing_master"}),
        (
            "Hermit (Béla): 12 less 1 for each of the 3 other cards: 9",
            None,
            "worth-by-others",
            {"owner": "seat-1", "card": "hermit", "value": 9, "others": 3},
        ),
        (
            "Little Giant (you): 2 plus 3 for the other card: 5",
            1,
            "worth-by-others",
            {"owner": "seat-1", "card": "little_giant", "value": 5, "others": 1},
        ),
        ("Anna has 1 point from 1 goal.", None, "score-sum", {"seat": "seat-0", "points": 1, "goals": 1}),
        ("Anna has 0 points and no goals.", None, "score-sum", {"seat": "seat-0", "points": 0, "goals": 0}),
        (
            "You have 29 points: one goal of each kind makes 15, doubled, less 1 for 1 other goal.",
            0,
            "score-set",
            {"seat": "seat-0", "points": 29, "best": 15, "others": 1},
        ),
        ("You have nothing left to draw.", 0, "nothing-to-draw", {"seat": "seat-0"}),
        ("Béla has no cards left and misses the turn.", 0, "skipped", {"seat": "seat-1"}),
    ],
    "hu": [
        (
            "Lerakod az orgyilkost az 1. oszlopba.",
            0,
            "laid",
            {"seat": "seat-0", "card": "assassin", "column": "column-1"},
        ),
        (
            "Lerakod a földesurat a 2. oszlopba.",
            0,
            "laid",
            {"seat": "seat-0", "card": "landlord", "column": "column-2"},
        ),
        ("Béla lerak egy lapot az 5. oszlopba.", 0, "laid", {"seat": "seat-1", "card": "hidden", "column": "column-5"}),
        ("Anna felhúzza az apródot.", None, "drew", {"seat": "seat-0", "card": "squire"}),
        (
            "Felfordul a 3. oszlopban: Béla három muskétása.",
            0,
            "turned-up",
            {"owner": "seat-1", "card": "musketeers", "column": "column-3"},
        ),
        (
            "Felfordul az 1. oszlopban: az alkimistád.",
            0,
            "turned-up",
            {"owner": "seat-0", "card": "alchemist", "column": "column-1"},
        ),
        (
            "Béla megszerzi az 5-ös kereskedelmet (6. oszlop): a legtöbb befolyással (9½).",
            0,
            "goal-won",
            {"seat": "seat-1", "goal": "trade-5", "column": "column-6", "why": "most", "total": 9.5},
        ),
        (
            "Megszerzed a 3-as zenét (1. oszlop): együtt van a herceg és az apród.",
            0,
            "goal-won",
            {"seat": "seat-0", "goal": "music-3", "column": "column-1", "why": "pair", "total": 0},
        ),
        (
            "Béla felfedezője az 5. oszlopból átmegy a 6. oszlop aljára.",
            0,
            "explorer-moves",
            {"owner": "seat-1", "column": "column-5", "there": "column-6"},
        ),
        (
            "Remete (Béla): 12, minden másik lapért 1-gyel kevesebb (3 lap): 9",
            0,
            "worth-by-others",
            {"owner": "seat-1", "card": "hermit", "value": 9, "others": 3},
        ),
        ("Kezdődik az 1. forduló.", None, "round-begins", {"round": 1}),
        ("Kezdődik a 2. forduló.", None, "round-begins", {"round": 2}),
        ("Vége az 5. fordulónak.", None, "round-ends", {"round": 5}),
        ("Nincs mit húznod.", 0, "nothing-to-draw", {"seat": "seat-0"}),
        ("Béla kimarad, mert elfogytak a lapjai.", 0, "skipped", {"seat": "seat-1"}),
    ],
    "de": [
        ("Du legst den Prinzen in Reihe 2.", 0, "laid", {"seat": "seat-0", "card": "prince", "column": "column-2"}),
        ("Du legst die Hexe in Reihe 1.", 0, "laid", {"seat": "seat-0", "card": "witch", "column": "column-1"}),
        ("Béla legt eine Karte in Reihe 5.", 0, "laid", {"seat": "seat-1", "card": "hidden", "column": "column-5"}),
        ("Du ziehst den Kleinen Riesen.", 0, "drew", {"seat": "seat-0", "card": "little_giant"}),
        ("Du ziehst den Gutsherrn.", 0, "drew", {"seat": "seat-0", "card": "landlord"}),
        (
            "Aufgedeckt in Reihe 3: der Kleine Riese von Béla.",
            0,
            "turned-up",
            {"owner": "seat-1", "card": "little_giant", "column": "column-3"},
        ),
        (
            "Aufgedeckt in Reihe 3: deine Tarnkappe.",
            0,
            "turned-up",
            {"owner": "seat-0", "card": "magic_cap", "column": "column-3"},
        ),
        (
            "Von der Hexe entfernt: dein Knappe.",
            0,
            "removed",
            {"by": "witch", "owner": "seat-0", "card": "squire"},
        ),
        (
            "Eremit (Béla): 12 weniger 1 für jede der 3 anderen Karten: 9",
            0,
            "worth-by-others",
            {"owner": "seat-1", "card": "hermit", "value": 9, "others": 3},
        ),
        ("Anna hat 1 Punkt aus 1 Ziel.", None, "score-sum", {"seat": "seat-0", "points": 1, "goals": 1}),
        ("Anna hat 9 Punkte aus 3 Zielen.", None, "score-sum", {"seat": "seat-0", "points": 9, "goals": 3}),
        ("Du kannst keine Karte mehr ziehen.", 0, "nothing-to-draw", {"seat": "seat-0"}),
        ("Béla hat keine Karten mehr und setzt aus.", 0, "skipped", {"seat": "seat-1"}),
    ],
    "it": [
        ("Giochi lo Scudiero nella colonna 2.", 0, "laid", {"seat": "seat-0", "card": "squire", "column": "column-2"}),
        (
            "Giochi l\u2019Eremita nella colonna 1.",
            0,
            "laid",
            {"seat": "seat-0", "card": "hermit", "column": "column-1"},
        ),
        (
            "Béla gioca una carta nella colonna 5.",
            0,
            "laid",
            {"seat": "seat-1", "card": "hidden", "column": "column-5"},
        ),
        ("Peschi i Moschettieri.", 0, "drew", {"seat": "seat-0", "card": "musketeers"}),
        ("Peschi la Regina.", 0, "drew", {"seat": "seat-0", "card": "queen"}),
        (
            "Carta scoperta nella colonna 3: l\u2019Alchimista di Béla.",
            0,
            "turned-up",
            {"owner": "seat-1", "card": "alchemist", "column": "column-3"},
        ),
        (
            "Carta scoperta nella colonna 3: la tua Tempesta.",
            0,
            "turned-up",
            {"owner": "seat-0", "card": "storm", "column": "column-3"},
        ),
        (
            "Vittima della Strega: i tuoi Moschettieri.",
            0,
            "removed",
            {"by": "witch", "owner": "seat-0", "card": "musketeers"},
        ),
        (
            "Eremita (Béla): 12 meno 1 per ciascuna delle altre 3 carte: 9",
            0,
            "worth-by-others",
            {"owner": "seat-1", "card": "hermit", "value": 9, "others": 3},
        ),
        ("Hai 1 punto da 1 obiettivo.", 0, "score-sum", {"seat": "seat-0", "points": 1, "goals": 1}),
        ("Non hai più carte da pescare.", 0, "nothing-to-draw", {"seat": "seat-0"}),
        ("Béla non ha più carte e salta il turno.", 0, "skipped", {"seat": "seat-1"}),
    ],
}


@pytest.mark.parametrize(
    ("language", "sentence", "viewer", "kind", "args"),
    [(language, *row) for language, rows in SENTENCES.items() for row in rows],
)
def test_sentences(
    language: str, sentence: str, viewer: int | None, kind: str, args: dict[str, str | int | float]
) -> None:
    """Articles, cases, possessives and numbers agree as a native reader expects."""
    assert _tell(kabale(language), viewer, kind, **args) == sentence


@pytest.mark.parametrize(
    ("language", "phrase", "sentence"),
    [
        ("en", "lay magic_cap column-2", "Lay the Magic Cap in column 2"),
        ("hu", "lay little_giant column-1", "Lerakom az apró óriást az 1. oszlopba"),
        ("de", "lay hermit column-6", "Lege den Eremiten in Reihe 6"),
        ("it", "slide explorer", "Infila l\u2019Esploratore sotto il Cappello magico"),
        ("en", "start seat-0", "You begin"),
        ("hu", "start seat-1", "Béla kezd"),
        ("de", "turn-up music-3", "Decke Musik 3 auf"),
        ("it", "swap column-4", "Scambia gli obiettivi con la colonna 4"),
    ],
)
def test_options(language: str, phrase: str, sentence: str) -> None:
    """An answer is a sentence."""
    assert kabale(language).option(phrase, 0) == sentence


# ---------------------------------------------------------------- how words are found


@pytest.mark.parametrize(("value", "printed"), [(9.5, "9½"), (0.5, "½"), (16, "16"), (0, "0"), (16.0, "16")])
@every_language
def test_halves(language: str, value: float, printed: str) -> None:
    """A half is written as a half in every language, and whole numbers are written whole."""
    line = _tell(kabale(language), None, "worth", owner="seat-0", card="assassin", value=value)

    assert line.endswith(f": {printed}")


def test_other_fractions_are_refused() -> None:
    """A number that is neither whole nor half has no words."""
    with pytest.raises(MissingWord, match=r"9\.25"):
        _tell(kabale("en"), None, "worth", owner="seat-0", card="assassin", value=9.25)


def test_people() -> None:
    """People are called by their names, and by their number from 1 on where they have none."""
    words = Words(GAMES["kabale"], "en", ("Anna",))

    assert words.name("seat-0") == "Anna"
    assert words.name("seat-1") == "Player 2"
    assert words.choice("start_player", "seat-1") == "Player 2"
    assert words.choice("colour_0") == "Colour: Anna"


def test_people_have_no_forms() -> None:
    """Asking for a grammatical form of a person's name is an error, for we cannot inflect it."""
    with pytest.raises(MissingWord, match="acc"):
        kabale("hu").name("seat-0", "acc")


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("tell-nonsense", {}),
        ("thing-nobody", {}),
        ("thing-king.ablative", {}),
        ("tell-round-begins", {}),
        ("tell-drew", {"seat": "seat-0", "card": "nobody"}),
    ],
)
def test_missing_words(name: str, args: dict[str, str]) -> None:
    """A missing message, form, argument or thing is an error that names the language, never half a sentence."""
    with pytest.raises(MissingWord, match="'de'"):
        kabale("de").line(name, **args)


def test_unknown_language() -> None:
    """A language without words is refused, with the languages there are."""
    with pytest.raises(UnknownLanguage, match=r"'xx'.*de, en, hu, it"):
        Words(GAMES["kabale"], "xx")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "de-AT"}, "de"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": ""}, "hu"),
    ],
)
def test_system_language(environment: dict[str, str], language: str) -> None:
    """LC_ALL goes before LC_MESSAGES before LANG, and what we do not speak is English."""
    assert system_language(environment) == language


@every_language
def test_errors(language: str) -> None:
    """Errors are told in the reader's language, each in its own words."""
    words = kabale(language)

    lines = [words.error(kind("details")) for kind in (IntrigueError, IllegalAnswer, WrongSeat, GameOver)]

    assert len(set(lines)) == len(lines)
    assert "7" in words.error(RecordError(7, "lay nothing", "why"))


def test_error_of_a_new_class() -> None:
    """An error without words of its own is told in those of the nearest class above it."""

    class Surprise(GameOver):
        pass

    words = kabale("en")

    assert words.error(Surprise("x")) == words.error(GameOver("y")) == "The game is over."


def test_broken_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file with something in it that is not Fluent is refused, with its place."""
    broken = tmp_path / "en.ftl"
    broken.write_text("good = Good\nbad = { $seat -> }\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "words_file", lambda folder, language: broken)

    with pytest.raises(MissingWord, match="bad = "):
        catalogue.parsed("broken", "en")


def test_absent_file() -> None:
    """A game without a file of words is refused."""
    with pytest.raises(MissingWord, match="nowhere"):
        catalogue.parsed("games/nowhere", "en")
