"""Box files on the command line: taken out, corrected, checked, shown, and played with."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import intrigue
from cli.terminal import LANGUAGES, run
from intrigue.arena import match
from intrigue.boxfile import source, values
from intrigue.cli.box import changes

GAME = intrigue.GAMES["emerald2"]
SHORT = "vp_end         = 28"
"""A line of the box file: with how many points two players end the game."""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """An owner's box file, in which a game of two is short."""
    file = tmp_path / "mine.toml"
    exported = run("box", "export", GAME.id).output
    assert SHORT in exported
    file.write_text(exported.replace(SHORT, "vp_end = 4"), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", list(intrigue.GAMES))
def test_what_is_exported_is_good(game: str, tmp_path: Path) -> None:
    """A game's own box file comes out as it is, and can be played with."""
    file = tmp_path / "mine.toml"
    exported = run("box", "export", game)
    file.write_text(exported.output, encoding="utf-8")

    result = run("box", "check", game, str(file))

    assert exported.output == intrigue.GAMES[game].box_file
    assert result.exit_code == 0
    assert f"it is the box file of {game}." in " ".join(result.output.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_correction_is_named(mine: Path, language: str) -> None:
    """A file that can be played with says what it changes."""
    result = run("box", "check", GAME.id, str(mine), "--lang", language)

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
    text = GAME.box_file.replace(old, new)
    mine.write_text(text, encoding="utf-8")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(new))

    for command in (("box", "check", GAME.id, str(mine)), ("play", GAME.id, "--box", str(mine))):
        result = run(*command)

        assert result.exit_code == 1
        assert f"{mine}: line {line}: {complaint}" in result.stderr


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    """A file of something else is refused without a traceback."""
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")

    result = run("box", "check", GAME.id, str(file))

    assert result.exit_code == 1
    assert f"{file} is not a text file" in result.stderr


def test_a_file_that_does_not_exist(tmp_path: Path) -> None:
    """A missing file is named."""
    result = run("box", "check", GAME.id, str(tmp_path / "none.toml"))

    assert result.exit_code == 1
    assert "none.toml" in result.stderr


def test_a_game_whose_numbers_are_all_known(mine: Path) -> None:
    """A box file of another game is refused."""
    result = run("box", "check", "kabale", str(mine))

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
        "identities.loyalist",
        "identities.restorationist",
        "cities.vienna.name",
        "royalty.the_burrower_beneath.name",
        "royalty.the_burrower_beneath.city",
        "royalty.the_burrower_beneath.vp",
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
    assert source("anything", {"record": ["cities"]}) == "rulebook"


def test_numbers_that_were_read_off_the_cards() -> None:
    """The rulebook of Kabale und Hiebe prints no number for thirteen cards; nothing there can be corrected."""
    result = run("cards", "kabale", width=200)
    found = values(intrigue.GAMES["kabale"])

    assert {value.key for value in found if value.source == "record"} == {"value"}
    assert sum(value.source == "record" for value in found) == 13
    assert all(value.source == "rulebook" for value in found if not value.table or value.table == "card.king")
    assert "value 13°" in result.output.replace("\u00a0", " ")
    assert "tables export" not in result.output


def test_cards_of_another_table_file_say_so(mine: Path) -> None:
    """The values of another file are shown as such, with the name that records bear."""
    game = GAME.with_box_file(mine.read_text(encoding="utf-8"))

    result = run("cards", GAME.id, "--box", str(mine))

    assert "vp_end\u00a04" in result.output
    assert game.box_name in result.output
    assert [value.path for value in changes(game)] == ["players.2.vp_end"]


def test_a_record_is_replayed_with_its_table(mine: Path, tmp_path: Path) -> None:
    """The record of a game with another box file is replayed with that file, and refused without it."""
    file = tmp_path / "game.txt"
    game = GAME.with_box_file(mine.read_text(encoding="utf-8"))
    file.write_text(match(game, ["random", "random"], 3).record, encoding="utf-8")

    alone = run("replay", str(file))
    again = run("replay", str(file), "--box", str(mine))

    assert alone.exit_code == 1
    assert f"the box file {game.box_name}" in alone.stderr
    assert again.exit_code == 0
    assert "★" in again.output


def test_a_game_is_resumed_with_its_table(mine: Path, tmp_path: Path) -> None:
    """A game that was left goes on with the box file it was begun with, and with no other."""
    file = tmp_path / "game.txt"
    run("play", GAME.id, "--box", str(mine), "--bots", "random", "--record", str(file), typed="1\nquit\n")
    name = GAME.with_box_file(mine.read_text(encoding="utf-8")).box_name
    assert f"\nbox {name}\n" in file.read_text(encoding="utf-8")

    without = run("play", GAME.id, "--bots", "random", "--resume", str(file), typed="quit\n")
    with_it = run("play", GAME.id, "--bots", "random", "--resume", str(file), "--box", str(mine), typed="quit\n")

    assert without.exit_code == 1
    assert "box file" in without.stderr
    assert with_it.exit_code == 0


def test_simulating_with_another_table(mine: Path) -> None:
    """Games end sooner when fewer points are enough, in other processes as in this one."""
    own = run("simulate", GAME.id, "--games", "2", "--processes", "1", "--json")
    other, there = (
        run("simulate", GAME.id, "--games", "3", "--box", str(mine), "--processes", processes, "--json")
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

    result = run("box", "check", GAME.id, str(mine))

    assert result.exit_code == 0


def test_rules_with_another_table(mine: Path) -> None:
    """A card is explained with the numbers of the file."""
    text = mine.read_text(encoding="utf-8").replace("bombs = 7\nvp    = 6", "bombs = 7\nvp    = 8")
    mine.write_text(text, encoding="utf-8")

    result = run("rules", GAME.id, "gloriana", "--box", str(mine))

    assert "worth 8" in result.output


@pytest.mark.parametrize("game", list(intrigue.GAMES))
def test_every_value_as_json(game: str) -> None:
    """With --json there is one document: every value with its path and where it comes from."""
    result = run("cards", game, "--json")

    told = json.loads(result.stdout)
    assert (told["game"], told["box"]) == (game, "")
    assert [(one["path"], one["value"], one["source"]) for one in told["values"]] == [
        (value.path, value.value, value.source) for value in values(intrigue.GAMES[game])
    ]


# ---------------------------------------------------------------- a file with a map

WITH_MAP = intrigue.GAMES["emerald1"]
ROAD = 'london_paris                 = { ends = ["london", "paris"], cost = 1 }'
"""A line of the box file: a road and what it costs."""


@pytest.fixture
def other_map(tmp_path: Path) -> Path:
    """An owner's box file, in which a road is dear and a game of two is short."""
    file = tmp_path / "map.toml"
    exported = run("box", "export", WITH_MAP.id).output
    assert ROAD in exported
    dear = exported.replace(ROAD, ROAD.replace("cost = 1", "cost = 7"))
    file.write_text(dear.replace("vp_end         = 35", "vp_end = 4"), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_road_is_named(other_map: Path, language: str) -> None:
    """By its path, with what it cost before."""
    result = run("box", "check", WITH_MAP.id, str(other_map), "--lang", language)

    assert result.exit_code == 0
    assert "links.london_paris.cost: 1 → 7" in result.output
    assert "players.2.vp_end: 35 → 4" in result.output


def test_new_roads_and_those_that_are_gone_are_named(other_map: Path) -> None:
    """A road under another name is a new one, and the old one is gone."""
    text = other_map.read_text(encoding="utf-8").replace("london_paris  ", "channel  ")
    other_map.write_text(text, encoding="utf-8")

    said = " ".join(run("box", "check", WITH_MAP.id, str(other_map), width=200).output.split())

    assert "links.channel.cost: - → 7" in said
    assert "links.london_paris.cost: 1 → -" in said
    assert "None" not in said


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('["london", "paris"]', '["london", "pariss"]', "links.london_paris.ends: 'pariss': there is no such city"),
        (
            '["london", "paris"]',
            '["paris", "zurich"]',
            "links.paris_zurich.ends: 'paris', 'zurich': links.london_paris",
        ),
        ("cost = 7", "cost = -7", "links.london_paris.cost: -7: Expected `int` >= 1"),
        ('"madrid", "washington"]', '"madrid", "rome"]', "links: no road leads from berlin to washington (E1-127)"),
        ("cubes_at_start          = 6", "cubes_at_start = 60", "game.cubes_at_start: 60: more cubes than a player has"),
    ],
)
def test_a_mistake_in_a_map_is_named_with_its_line(other_map: Path, old: str, new: str, complaint: str) -> None:
    """A wrong file is refused with its name, the line, the value and the rule, wherever it is used."""
    text = other_map.read_text(encoding="utf-8").replace(old, new, 1)
    other_map.write_text(text, encoding="utf-8")

    for command in (
        ("box", "check", WITH_MAP.id, str(other_map)),
        ("play", WITH_MAP.id, "--box", str(other_map)),
        ("simulate", WITH_MAP.id, "--box", str(other_map)),
    ):
        result = run(*command)

        assert result.exit_code == 1
        assert re.search(rf"{re.escape(str(other_map))}: line \d+: {re.escape(complaint)}", result.stderr)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_map_comes_from(language: str) -> None:
    """Roads are shown with their costs, as reconstructed; printed and reported values beside them."""
    result = run("cards", WITH_MAP.id, "--lang", language, width=200)

    assert result.exit_code == 0
    road, berlin = (
        result.output.split(f"[{table}]")[1].splitlines()[1] for table in ("links.london_paris", "cities.berlin")
    )
    assert road.split()[-1] == "1~"
    assert ("vp\u00a06 " in berlin, "royal_vp\u00a05°" in berlin) == (True, True)


def test_playing_and_simulating_with_another_map(other_map: Path, tmp_path: Path) -> None:
    """The record names the file; games with it end sooner, as fewer points are enough."""
    file = tmp_path / "game.txt"
    played = run(
        "play", WITH_MAP.id, "--box", str(other_map), "--bots", "random", "--record", str(file), typed="1\nquit\n"
    )
    figures = json.loads(run("simulate", WITH_MAP.id, "-g", "2", "-p", "1", "--box", str(other_map), "--json").stdout)

    name = WITH_MAP.with_box_file(other_map.read_text(encoding="utf-8")).box_name
    assert played.exit_code == 0
    assert f"\nbox {name}\n" in file.read_text(encoding="utf-8")
    assert figures["counts"]["end"]["points"] == 2


def test_the_names_of_version_0_1_still_work(mine: Path, tmp_path: Path) -> None:
    """Whoever has `tables`, `--table` and records with a line `table` need not change anything."""
    file = tmp_path / "game.txt"

    assert run("tables", "check", GAME.id, str(mine)).exit_code == 0
    run("play", GAME.id, "--table", str(mine), "--bots", "random", "--record", str(file), typed="1\nquit\n")
    file.write_text(file.read_text(encoding="utf-8").replace("\nbox ", "\ntable "), encoding="utf-8")

    assert run("replay", str(file), "--table", str(mine)).exit_code == 0
