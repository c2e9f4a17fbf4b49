"""Table files on the command line: taken out, corrected, checked, shown, and played with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from terminal import LANGUAGES, run

import intrigue
from intrigue.arena import match
from intrigue.cli.tables import changes, source, values

GAME = intrigue.GAMES["emerald2"]
SHORT = "vp_end         = 28"
"""A line of the table file: with how many points two players end the game."""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """An owner's table file, in which a game of two is short."""
    file = tmp_path / "mine.toml"
    exported = run("tables", "export", GAME.id).output
    assert SHORT in exported
    file.write_text(exported.replace(SHORT, "vp_end = 4"), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", list(intrigue.GAMES))
def test_what_is_exported_is_good(game: str, tmp_path: Path) -> None:
    """A game's own table comes out as it is, and can be played with."""
    file = tmp_path / "mine.toml"
    exported = run("tables", "export", game)
    file.write_text(exported.output, encoding="utf-8")

    result = run("tables", "check", game, str(file))

    assert exported.output == intrigue.GAMES[game].cards
    assert result.exit_code == 0
    assert f"it is the table of {game}." in " ".join(result.output.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_correction_is_named(mine: Path, language: str) -> None:
    """A file that can be played with says what it changes."""
    result = run("tables", "check", GAME.id, str(mine), "--lang", language)

    assert result.exit_code == 0
    assert "players.2.vp_end: 28 → 4" in result.output


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (SHORT, 'vp_end = "many"', "players.2.vp_end: 'many': Expected `int`, got `str`"),
        ("insanity = 3", "insanity = 7", "sanity_die.insanity: 7: more faces than the die has (E2-9)"),
        ("hand_size ", "hand_sise ", "game.hand_sise: there is no such value"),
        (SHORT, "vp_end = ", "this is not TOML"),
    ],
)
def test_a_mistake_is_named_with_its_line(mine: Path, old: str, new: str, complaint: str) -> None:
    """A wrong file is refused with its name, the line, the value and the rule; the exit code is 1."""
    text = GAME.cards.replace(old, new)
    mine.write_text(text, encoding="utf-8")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(new))

    for command in (("tables", "check", GAME.id, str(mine)), ("play", GAME.id, "--table", str(mine))):
        result = run(*command)

        assert result.exit_code == 1
        assert f"{mine}: line {line}: {complaint}" in result.stderr


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    """A file of something else is refused without a traceback."""
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")

    result = run("tables", "check", GAME.id, str(file))

    assert result.exit_code == 1
    assert f"{file} is not a text file" in result.stderr


def test_a_file_that_does_not_exist(tmp_path: Path) -> None:
    """A missing file is named."""
    result = run("tables", "check", GAME.id, str(tmp_path / "none.toml"))

    assert result.exit_code == 1
    assert "none.toml" in result.stderr


def test_a_game_whose_numbers_are_all_known(mine: Path) -> None:
    """A table of another game is refused."""
    result = run("tables", "check", "kabale", str(mine))

    assert result.exit_code == 1
    assert str(mine) in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_numbers_come_from(language: str) -> None:
    """Every value is shown; what is not printed in the rules is marked by where it comes from."""
    result = run("cards", GAME.id, "--lang", language, width=200)

    assert result.exit_code == 0
    assert "[cities.paris]" in result.output
    paris, rome = (result.output.split(f"[cities.{city}]")[1].splitlines()[1] for city in ("paris", "rome"))
    assert paris.split()[-1] == "4"
    assert rome.split()[-1] == "3~"
    vienna = result.output.split("[cities.vienna]")[1].splitlines()[1]
    assert "Vienna°" in vienna


def test_all_values_are_shown() -> None:
    """As many values as the file has, and each source counts its own."""
    found = values(GAME)

    assert [value.value for value in found if value.path == "players.3.vp_end"] == [24]
    by_source = {word: [value for value in found if value.source == word] for word in ("rulebook", "record")}
    assert all(GAME.box.source(value.path) == value.source for value in found)  # type: ignore[attr-defined]
    assert by_source["rulebook"]
    assert [value.path for value in by_source["record"]] == [
        "cities.vienna.name",
        "city_cards.vienna.name",
        "cards.professor_moriarty.name",
    ]


def test_a_path_covers_what_is_below_it() -> None:
    """A path names a value or a whole table, never a table that only begins alike."""
    known = {"rulebook": ["game", "cities.rome.name"], "record": ["cities.rome"]}

    assert source("game.hand_size", known) == "rulebook"
    assert source("games.hand_size", known) == "reconstructed"
    assert source("cities.rome.name", known) == "rulebook"
    assert source("cities.rome.defence", known) == "record"
    assert source("anything", None) == "rulebook"


def test_cards_of_another_table_file_say_so(mine: Path) -> None:
    """The values of another file are shown as such, with the name that records bear."""
    game = GAME.with_cards(mine.read_text(encoding="utf-8"))

    result = run("cards", GAME.id, "--table", str(mine))

    assert "vp_end\u00a04" in result.output
    assert game.table in result.output
    assert [value.path for value in changes(game)] == ["players.2.vp_end"]


def test_a_record_is_replayed_with_its_table(mine: Path, tmp_path: Path) -> None:
    """The record of a game with another table file is replayed with that file, and refused without it."""
    file = tmp_path / "game.txt"
    game = GAME.with_cards(mine.read_text(encoding="utf-8"))
    file.write_text(match(game, ["random", "random"], 3).record, encoding="utf-8")

    alone = run("replay", str(file))
    again = run("replay", str(file), "--table", str(mine))

    assert alone.exit_code == 1
    assert f"the table file {game.table}" in alone.stderr
    assert again.exit_code == 0
    assert "★" in again.output


def test_a_game_is_resumed_with_its_table(mine: Path, tmp_path: Path) -> None:
    """A game that was left goes on with the table file it was begun with, and with no other."""
    file = tmp_path / "game.txt"
    run("play", GAME.id, "--table", str(mine), "--bots", "random", "--record", str(file), typed="1\nquit\n")
    name = GAME.with_cards(mine.read_text(encoding="utf-8")).table
    assert f"\ntable {name}\n" in file.read_text(encoding="utf-8")

    without = run("play", GAME.id, "--bots", "random", "--resume", str(file), typed="quit\n")
    with_it = run("play", GAME.id, "--bots", "random", "--resume", str(file), "--table", str(mine), typed="quit\n")

    assert without.exit_code == 1
    assert "table file" in without.stderr
    assert with_it.exit_code == 0


def test_simulating_with_another_table(mine: Path) -> None:
    """Games end sooner when fewer points are enough, in other processes as in this one."""
    own = run("simulate", GAME.id, "--games", "2", "--processes", "1", "--json")
    other, there = (
        run("simulate", GAME.id, "--games", "3", "--table", str(mine), "--processes", processes, "--json")
        for processes in ("1", "2")
    )

    def told(output: str) -> dict[str, Any]:
        times = ("seconds", "decisions_per_second", "games_per_second")
        return {name: value for name, value in json.loads(output).items() if name not in times}

    assert told(other.stdout)["decisions"] < told(own.stdout)["decisions"]
    assert told(there.stdout) == told(other.stdout)


def test_a_file_from_any_editor(mine: Path) -> None:
    """The mark with which some editors begin a file is no part of it."""
    mine.write_text(mine.read_text(encoding="utf-8"), encoding="utf-8-sig")

    result = run("tables", "check", GAME.id, str(mine))

    assert result.exit_code == 0


def test_rules_with_another_table(mine: Path) -> None:
    """A card is explained with the numbers of the file."""
    text = mine.read_text(encoding="utf-8").replace("bombs = 7\nvp    = 6", "bombs = 7\nvp    = 8")
    mine.write_text(text, encoding="utf-8")

    result = run("rules", GAME.id, "gloriana", "--table", str(mine))

    assert "worth 8" in result.output
