"""Sentences as a native reader expects them, and how their words are found."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent_files import NAMES

from intrigue import GAMES, GameOver, IllegalAnswer, IntrigueError, RecordError, Telling, WrongSeat
from intrigue.i18n import LANGUAGES, MissingWord, UnknownLanguage, Words, catalogue, system_language

every_language = pytest.mark.parametrize("language", LANGUAGES)


def kabale(language: str) -> Words:
    return Words(GAMES["kabale"], language, NAMES)


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
        catalogue.parsed("intrigue/games/nowhere", "en")
