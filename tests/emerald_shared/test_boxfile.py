"""Box files of both editions: what is said about a file that cannot be played with."""

from __future__ import annotations

import re

import pytest

from boxfiles import BoxFile, line_of
from intrigue.games.emerald import first, second
from intrigue.games.emerald.first.box import PRINTED as FIRST_PRINTED
from intrigue.games.emerald.second.box import PRINTED as SECOND_PRINTED

FIRST, SECOND = BoxFile(first.GAME), BoxFile(second.GAME)


@pytest.mark.parametrize("file", [FIRST, SECOND], ids=["first", "second"])
def test_a_file_that_is_no_toml_is_refused_with_its_line(file: BoxFile) -> None:
    """Where the reader stumbles in the middle, and where it misses something at the end."""
    middle = file.complaint(file.changed("game", "hand_size", "five"))
    end = file.complaint(file.text + "\nmore = [")

    assert middle.startswith(f"line {line_of(file.text, 'game', 'hand_size')}: this is not TOML: ")
    assert end.startswith(f"line {len(file.text.splitlines()) + 2}: this is not TOML: ")
    assert "column" not in middle


@pytest.mark.parametrize(
    ("file", "table", "key", "value", "why"),
    [
        (FIRST, "game", "hand_size", '"five"', "'five': Expected `int`, got `str`"),
        (FIRST, "game", "hand_size", "0", "0: Expected `int` >= 1"),
        (FIRST, "game", "blocking_discs", "-1", "-1: Expected `int` >= 0"),
        (FIRST, "game", "zombies", "0", "0: Expected `int` >= 1"),
        (FIRST, "game", "cubes_per_player", "101", "101: Expected `int` <= 100"),
        (FIRST, "identities", "loyalist", "101", "101: Expected `int` <= 100"),
        (FIRST, "main_agent", "mark", '"AR"', "'AR': Invalid enum value 'AR'"),
        (FIRST, "scoring", "necronomicon", "2.5", "2.5: Expected `int`, got `float`"),
        (FIRST, "sanity", "limit", "0", "0: Expected `int` >= 1"),
        (FIRST, "players.3", "vp_end", "true", "True: Expected `int`, got `bool`"),
        (FIRST, "tracks.war", "length", "0", "0: Expected `int` >= 1"),
        (FIRST, "cities.rome", "name", "3", "3: Expected `str`, got `int`"),
        (FIRST, "cities.rome", "royal_defence", "0", "0: Expected `int` >= 1"),
        (FIRST, "city_cards.rome", "cube", "-2", "-2: Expected `int` >= 0"),
        (FIRST, "start_deck.cube", "gold", '"1"', "'1': Expected `int`, got `str`"),
        (FIRST, "agents.ravachol", "mark", '"RA"', "'RA': Invalid enum value 'RA'"),
        (FIRST, "agents.ravachol", "counter_bombs", "-1", "-1: Expected `int` >= 0"),
        (FIRST, "cards.fenians", "one_use", "1", "1: Expected `bool`, got `int`"),
        (FIRST, "cards.fenians", "kind", '"gift"', "'gift': Invalid enum value 'gift'"),
        (FIRST, "permanent_effects.mi_go", "sanity", '"yes"', "'yes': Expected `bool`, got `str`"),
        (SECOND, "game", "hand_size", '"five"', "'five': Expected `int`, got `str`"),
        (SECOND, "game", "hand_size", "0", "0: Expected `int` >= 1"),
        (SECOND, "game", "zombies", "-1", "-1: Expected `int` >= 0"),
        (SECOND, "identities", "loyalist", "101", "101: Expected `int` <= 100"),
        (SECOND, "sanity_die", "faces", "0", "0: Expected `int` >= 1"),
        (SECOND, "players.3", "vp_end", "true", "True: Expected `int`, got `bool`"),
        (SECOND, "cities.rome", "name", "3", "3: Expected `str`, got `int`"),
        (SECOND, "royalty.rhogog", "bombs", "0", "0: Expected `int` >= 1"),
        (SECOND, "city_cards.rome", "claim", "-2", "-2: Expected `int` >= 0"),
        (SECOND, "start_deck.place_two", "place", "2.5", "2.5: Expected `int`, got `float`"),
        (SECOND, "cards.fenians", "one_use", "1", "1: Expected `bool`, got `int`"),
        (SECOND, "cards.fenians", "kind", '"gift"', "'gift': Invalid enum value 'gift'"),
    ],
)
def test_a_value_of_the_wrong_sort_is_refused(file: BoxFile, table: str, key: str, value: str, why: str) -> None:
    """The complaint names its line, its path and what stands there."""
    text = file.changed(table, key, value)

    assert file.complaint(text) == f"line {line_of(text, table, key)}: {table}.{key}: {why}"


@pytest.mark.parametrize(
    ("file", "table"),
    [
        (FIRST, "meta"),
        (FIRST, "game"),
        (FIRST, "identities"),
        (FIRST, "main_agent"),
        (FIRST, "scoring"),
        (FIRST, "sanity"),
        (FIRST, "players.4"),
        (FIRST, "tracks.war"),
        (FIRST, "cities.rome"),
        (FIRST, "start_deck.cube"),
        (FIRST, "agents.ravachol"),
        (FIRST, "cards.fenians"),
        (FIRST, "city_cards.rome"),
        (FIRST, "permanent_effects.mi_go"),
        (FIRST, "provenance"),
        (SECOND, "meta"),
        (SECOND, "game"),
        (SECOND, "identities"),
        (SECOND, "sanity_die"),
        (SECOND, "players.4"),
        (SECOND, "cities.rome"),
        (SECOND, "royalty.rhogog"),
        (SECOND, "city_cards.rome"),
        (SECOND, "start_deck.place_two"),
        (SECOND, "cards.fenians"),
        (SECOND, "provenance"),
    ],
)
def test_a_value_that_nobody_knows_is_refused(file: BoxFile, table: str) -> None:
    """A misspelt symbol would otherwise count nothing in silence."""
    text = file.added(table, "bommb = 1")

    assert file.complaint(text) == f"line {line_of(text, table) + 1}: {table}.bommb: there is no such value"


@pytest.mark.parametrize(
    ("file", "table"),
    [
        (FIRST, "meta"),
        (FIRST, "game"),
        (FIRST, "identities"),
        (FIRST, "main_agent"),
        (FIRST, "scoring"),
        (FIRST, "sanity"),
        (FIRST, "provenance"),
        (SECOND, "meta"),
        (SECOND, "game"),
        (SECOND, "identities"),
        (SECOND, "sanity_die"),
        (SECOND, "provenance"),
    ],
)
def test_a_table_that_is_missing_is_refused(file: BoxFile, table: str) -> None:
    """The complaint names it."""
    text = file.without(table)

    assert text != file.text
    assert file.complaint(text).endswith(f": {table}: this table is missing")


@pytest.mark.parametrize(
    ("file", "table"),
    [
        (FIRST, "players"),
        (FIRST, "tracks"),
        (FIRST, "cities"),
        (FIRST, "start_deck"),
        (FIRST, "agents"),
        (FIRST, "cards"),
        (FIRST, "city_cards"),
        (FIRST, "permanent_effects"),
        (SECOND, "players"),
        (SECOND, "cities"),
        (SECOND, "royalty"),
        (SECOND, "city_cards"),
        (SECOND, "start_deck"),
        (SECOND, "cards"),
    ],
)
def test_a_group_of_tables_that_is_missing_or_none_is_refused(file: BoxFile, table: str) -> None:
    """Whether nothing stands there, or a number."""
    nothing = re.sub(rf"(?m)^\[{table}\.[a-z0-9_]+\]\n(?:[^\[#\n].*\n)*", "", file.text)

    assert f"[{table}." not in nothing
    assert file.complaint(nothing) == f"line 1: {table}: this table is missing"
    assert file.complaint(f"{table} = 3\n{nothing}") == f"line 1: {table}: this table is missing"


@pytest.mark.parametrize(
    ("file", "table", "meant"),
    [
        (FIRST, "players.6", ""),
        (FIRST, "tracks.wars", "did you mean 'war'? "),
        (FIRST, "cities.berln", "did you mean 'berlin'? "),
        (FIRST, "start_deck.cubes", "did you mean 'cube'? "),
        (FIRST, "agents.ravacholl", "did you mean 'ravachol'? "),
        (FIRST, "cards.fenian", "did you mean 'fenians'? "),
        (FIRST, "city_cards.lndon", "did you mean 'london'? "),
        (FIRST, "permanent_effects.migo", "did you mean 'mi_go'? "),
        (SECOND, "players.6", ""),
        (SECOND, "cities.berln", "did you mean 'berlin'? "),
        (SECOND, "royalty.rhogogg", "did you mean 'rhogog'? "),
        (SECOND, "city_cards.lndon", "did you mean 'london'? "),
        (SECOND, "start_deck.place_too", "did you mean 'place_two'? "),
        (SECOND, "cards.fenian", "did you mean 'fenians'? "),
    ],
)
def test_a_thing_that_nobody_knows_is_refused(file: BoxFile, table: str, meant: str) -> None:
    """The complaint names its line, what was perhaps meant, and what there is."""
    group = table.partition(".")[0]
    example = re.search(rf"(?m)^\[{group}\..*\]\n(?:[^\[#\n].*\n)*", file.text)
    assert example is not None
    text = file.text + "\n" + re.sub(r"^\[.*\]", f"[{table}]", example[0])

    said = file.complaint(text)

    printed = FIRST_PRINTED if file is FIRST else SECOND_PRINTED
    assert said.startswith(f"line {line_of(text, table)}: {table}: there is nothing of this name; {meant}there is: ")
    assert said.endswith(", ".join(sorted(getattr(printed, group))))


@pytest.mark.parametrize(
    ("file", "table"),
    [
        (FIRST, "players.3"),
        (FIRST, "tracks.war"),
        (FIRST, "cities.rome"),
        (FIRST, "start_deck.cube"),
        (FIRST, "agents.ravachol"),
        (FIRST, "cards.fenians"),
        (FIRST, "city_cards.rome"),
        (FIRST, "permanent_effects.mi_go"),
        (SECOND, "players.3"),
        (SECOND, "cities.rome"),
        (SECOND, "royalty.rhogog"),
        (SECOND, "city_cards.rome"),
        (SECOND, "start_deck.place_two"),
        (SECOND, "cards.fenians"),
    ],
)
def test_a_thing_that_is_missing_is_refused(file: BoxFile, table: str) -> None:
    """The complaint names it, and the line where its group begins."""
    text = file.without(table)
    group = table.partition(".")[0]

    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(f"[{group}."))
    assert file.complaint(text) == f"line {line}: {table}: this one is missing"


@pytest.mark.parametrize("word", ["rulebook", "record"])
@pytest.mark.parametrize(
    ("file", "path"),
    [
        (FIRST, "cards.fenians.bombs"),
        (FIRST, "agents.nobody"),
        (FIRST, "links.london_rome"),
        (FIRST, "game.hand_size.more"),
        (FIRST, "nothing"),
        (SECOND, "cards.fenians.bombs"),
        (SECOND, "cards.nobody"),
        (SECOND, "game.hand_size.more"),
        (SECOND, "nothing"),
    ],
)
def test_provenance_names_values_of_the_file(file: BoxFile, word: str, path: str) -> None:
    """A path that leads nowhere is refused, with the list it stands in."""
    text = file.text.replace(f"{word} = [", f'{word} = ["{path}",', 1)

    line = line_of(text, "provenance", word)
    assert file.complaint(text) == f"line {line}: provenance.{word}: {path!r}: there is no such value in this file"


@pytest.mark.parametrize(("file", "word"), [(FIRST, "record"), (SECOND, "rulebook")], ids=["first", "second"])
def test_a_path_that_is_no_text_is_refused(file: BoxFile, word: str) -> None:
    """The complaint names the line of the list."""
    text = file.text.replace(f"{word} = [", f"{word} = [3,", 1)

    said = file.complaint(text)

    assert said.startswith(f"line {line_of(text, 'provenance', word)}: provenance.{word}")
    assert said.endswith("Expected `str`, got `int`")
    assert "None" not in said
