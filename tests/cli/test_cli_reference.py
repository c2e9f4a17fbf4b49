"""Looking things up, and calling the command wrongly."""

from __future__ import annotations

import json

import pytest

import intrigue
from cli.terminal import LANGUAGES, process, run


def test_version_says_how_it_runs() -> None:
    """The version says whether the kernel is compiled."""
    result = process("--version")

    assert result.returncode == 0
    how = "compiled" if intrigue.compiled else "plain Python"
    assert result.stdout == f"intrigue {intrigue.__version__} ({how})\n"


@pytest.mark.parametrize("command", ["play", "watch", "replay", "simulate", "rules", "games"])
def test_help_has_an_example(command: str) -> None:
    """Every command explains itself, with an example."""
    result = run(command, "--help", width=120)

    assert result.exit_code == 0
    assert f"intrigue {command}" in result.output.split("Example")[1]


@pytest.mark.parametrize(
    ("language", "card"), [("en", "wizard"), ("de", "Zauberer"), ("hu", "varázsló"), ("it", "wizard"), ("de", "ZAUB")]
)
def test_one_card(language: str, card: str) -> None:
    """A card is found by its id, its name, or a beginning of it."""
    result = run("rules", "kabale", card, "--lang", language)

    assert result.exit_code == 0
    assert "(wizard, K-123 to K-128)" in " ".join(result.output.split())


def test_card_of_several_words() -> None:
    """A name of several words needs no quotes."""
    result = run("rules", "kabale", "Kleiner", "Riese", "--lang", "de")

    assert "little_giant" in result.output


def test_unknown_card() -> None:
    """A card that does not exist is refused with those there are."""
    result = run("rules", "kabale", "unicorn", "--lang", "de")

    assert result.exit_code == 2
    assert "Es gibt keine Karte „unicorn“" in result.stderr
    assert "Zauberer" in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_of_games(language: str) -> None:
    """Every game is listed with its seats and its options."""
    result = run("games", "--lang", language, width=120)

    assert result.exit_code == 0
    for game in intrigue.GAMES.values():
        assert game.id in result.output
        for choice in game.choices:
            assert choice.name in result.output
            assert choice.clause in result.output


def test_list_of_games_as_json() -> None:
    """The same for programs."""
    result = run("games", "--json", "--lang", "en")

    kabale = next(game for game in json.loads(result.stdout) if game["id"] == "kabale")
    assert kabale["id"] == "kabale"
    assert kabale["seats"] == [2, 3, 4, 5, 6]
    assert {option["name"] for option in kabale["options"]} == {c.name for c in intrigue.GAMES["kabale"].choices}


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (("play", "chess"), "chess"),
        (("watch", "kabal"), "did you mean kabale"),
        (("simulate", "chess"), "chess"),
        (("rules", "chess"), "chess"),
        (("play", "kabale", "--seats", "7"), "7"),
        (("play", "kabale", "--seats", "1"), "1"),
        (("play", "kabale", "--seat", "2"), "2"),
        (("watch", "kabale", "--as", "5"), "5"),
        (("watch", "kabale", "--as", "me"), "me"),
        (("play", "kabale", "--bots", "gredy"), "did you mean greedy"),
        (("play", "kabale", "--bots", "greedy,greedy,greedy"), "3 bots"),
        (("play", "kabale", "--lang", "fr"), "fr"),
        (("play", "kabale", "--option", "start_player"), "NAME=VALUE"),
        (("play", "kabale", "--option", "start_player=me"), "me"),
        (("play", "kabale", "--option", "startplayer=random"), "did you mean start_player"),
        (("play", "kabale", "--think", "-1"), "-1"),
    ],
)
def test_wrong_call(call: tuple[str, ...], says: str) -> None:
    """A wrong call ends with exit code 2 and one clear line on stderr; nothing is played."""
    result = run(*call)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("intrigue: ")
    assert says in result.stderr


def test_error_in_the_readers_language() -> None:
    """Errors are said in the language that was asked for."""
    result = run("play", "chess", "--lang", "hu")

    assert "Nincs ilyen játék" in result.stderr


def test_record_that_cannot_be_written() -> None:
    """A place where no record can be kept is refused before the game begins."""
    result = run("play", "kabale", "--record", "/nowhere/at/all.txt")

    assert result.exit_code == 1
    assert "/nowhere/at/all.txt" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "kabale has 2 to 6 seats, not 1"),
        ("hu", "kabale: 2\u20136 hely van, nem 1"),
        ("de", "kabale hat 2 bis 6 Plätze, nicht 1"),
        ("it", "kabale ha da 2 a 6 posti, non 1"),
    ],
)
@pytest.mark.parametrize("command", ["play", "watch", "simulate"])
def test_wrong_number_of_seats(command: str, language: str, said: str) -> None:
    """What the game can have is said, in the reader's language."""
    result = run(command, "kabale", "--seats", "1", "--lang", language)

    assert result.exit_code == 2
    assert result.stderr == f"intrigue: {said}\n"
