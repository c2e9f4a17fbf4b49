"""Box files: what an owner of the box may correct, and what they are told about a wrong file."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

import intrigue
from boxfiles import BoxFile, line_of
from emerald_first.situations import disc, offered, play, situation
from intrigue import laws
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.box import PRINTED, TEXT, Agent, Card, Effect
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    EFFECT_NAMES,
    FIRST_CITY_CARD,
    FIRST_OTHER,
)
from intrigue.games.emerald.first.menu import NO_TEXT, TEXTS
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.first.table import Emerald
from intrigue.i18n import LANGUAGES, Words
from intrigue.session import Session
from support import clause

FILE = BoxFile(GAME)
changed, added, without, complaint = FILE.changed, FILE.added, FILE.without, FILE.complaint

LONDON, PARIS, BERLIN = (CITY_NAMES.index(city) for city in ("london", "paris", "berlin"))


def road(name: str, one: str, other: str, cost: object = 1) -> str:
    """The printed file in which this link joins these cities for this cost."""
    return changed("links", name, f'{{ ends = ["{one}", "{other}"], cost = {cost} }}')


def rows(numbers: Numbers) -> dict[str, object]:
    """All numbers by their names, rows as lists."""
    every = {name: getattr(numbers, name) for name in dir(numbers) if not name.startswith("_")}
    return {name: int(value) if isinstance(value, int) else [int(n) for n in value] for name, value in every.items()}


# ---------------------------------------------------------------- another table


@clause("E1-14")
def test_a_game_plays_with_another_table() -> None:
    """Its numbers count at the new table, and the printed game keeps its own."""
    other = GAME.with_box_file(changed("cities.berlin", "defence", "9"))

    t = other.new(2)

    assert other.id == GAME.id
    assert t.numbers.defence[BERLIN] == 9
    assert other.observe(t, 0).cities[BERLIN].defence == 9
    assert GAME.new(2).numbers.defence[BERLIN] == 5
    assert GAME.box_file == TEXT != other.box_file


OLD_DEFENCES = {"berlin": 6, "cairo": 6, "london": 7, "st_petersburg": 7, "vienna": 6}
"""What the royal persons of five cities took in version 0.1."""


@clause("E1-14")
def test_a_game_keeps_the_table_it_was_begun_with() -> None:
    """The defences of five royal persons were lowered: a game that was begun with the old file is played on by it."""
    lines = TEXT.splitlines(keepends=True)
    for city, bombs in OLD_DEFENCES.items():
        at = next(i for i in range(lines.index(f"[cities.{city}]\n"), len(lines)) if "royal_defence" in lines[i])
        lines[at] = f"royal_defence = {bombs}\n"
    old = GAME.with_box_file("".join(lines))
    begun = laws.played(old, 3, {}, seed=1, answers=200)

    again = Session.resume(intrigue.read_record(str(begun.record)), old, seed=2)
    assert isinstance(again.table, Emerald)
    there = again.table.numbers.royal_defence

    assert again.record.box == old.box_name != ""
    assert {city: there[CITY_NAMES.index(city)] for city in OLD_DEFENCES} == OLD_DEFENCES
    assert {city: PRINTED.cities[city].royal_defence for city in OLD_DEFENCES} == {
        city: bombs - 1 for city, bombs in OLD_DEFENCES.items()
    }
    again.roll()
    assert again.question is not None


def test_what_is_imagined_has_the_numbers_of_the_table() -> None:
    """A world imagined from a view of the other table is one of the other table, map included."""
    other = GAME.with_box_file(road("london_paris", "london", "paris", 4))
    view = other.observe(other.new(2), 0)

    world = other.imagine(view, intrigue.Rng(1))

    assert other.observe(world, 0) == view
    assert world.numbers.passage[LONDON * CITIES + PARIS] == 4


def test_the_order_of_the_tables_in_a_file_does_not_matter() -> None:
    """Cards, cities, roads and effects may be sorted as the owner likes: everything keeps its numbers."""
    tables = re.split(r"(?m)^(?=\[)", TEXT)
    text = "".join([tables[0], *sorted(tables[1:], reverse=True)])
    roads = re.findall(r"(?m)^\w+ += \{ ends.*\n", text)
    text = text.replace("".join(roads), "".join(reversed(roads)))

    other = GAME.with_box_file(text)

    assert text != TEXT
    assert rows(other.numbers) == rows(GAME.numbers)


def test_a_table_file_has_a_name_by_what_it_says() -> None:
    """Comments and layout do not count; the game's own file needs no name, another map does."""
    one = GAME.with_box_file(road("london_paris", "london", "paris", 4))
    same = GAME.with_box_file("# my box\n" + road("london_paris", "london", "paris", "   4  "))
    other = GAME.with_box_file(road("london_paris", "london", "paris", 3))

    assert GAME.box_name == GAME.with_box_file("# as printed\n" + TEXT).box_name == ""
    assert one.box_name == same.box_name != other.box_name
    assert len(one.box_name) == 12


@clause("E1-59", "E1-173")
@pytest.mark.parametrize(("kind", "left"), [("action", 1), ("free", 2)])
def test_the_heading_of_a_text_is_the_tables(kind: str, left: int) -> None:
    """The same text costs an action or none, as the table says."""
    game = GAME.with_box_file(changed("cards.matvei_golovinsky", "kind", f'"{kind}"'))
    t = situation("M Tu", hands={"M": "matvei_golovinsky"}, turn="M", game=game)

    play(t, "M", "use matvei_golovinsky")

    assert (t.war, t.actions) == (2, left)


@clause("E1-175")
def test_the_mark_of_a_counter_is_the_tables() -> None:
    """With the mark AR on her counter Emma Goldman's card serves for an attempt on a royal person."""
    lines = changed("agents.emma_goldman", "mark", '"AR"').splitlines()
    lines[line_of(TEXT, "agents.emma_goldman", "kind") - 1] = 'kind = "action"'
    other = GAME.with_box_file("\n".join(lines))
    city = "madrid: M emma_goldman, M nicholas_kibalchich"
    hands = {"M": "emma_goldman johann_most"}

    own = situation("M Tu", [city], hands=hands, turn="M")
    t = situation("M Tu", [city], hands=hands, turn="M", game=other)

    assert not [phrase for phrase in offered(own) if phrase.startswith("attempt")]
    assert [phrase for phrase in offered(t) if phrase.startswith("attempt")] == ["attempt emma_goldman"]


# ---------------------------------------------------------------- what is wrong with a file


@pytest.mark.parametrize("table", ["cards.fenians", "agents.ravachol", "cities.rome", "permanent_effects.mi_go"])
def test_a_thing_that_stands_twice_is_refused(table: str) -> None:
    """A card, an agent, a city or an effect has one table; the complaint names the line of the second."""
    found = re.search(rf"(?m)^\[{re.escape(table)}\]\n(?:[^\[#\n].*\n)*", TEXT)
    assert found is not None
    text = TEXT + "\n" + found[0]

    said = complaint(text)

    assert said.startswith(f"line {len(TEXT.splitlines()) + 2}: this is not TOML: Cannot declare")
    assert table.partition(".")[2] in said


def test_a_road_that_stands_twice_by_name_is_refused() -> None:
    """The complaint names the line of the second."""
    text = added("junctions", 'levant = { name = "x", arms = ["rome", "cairo", "madrid"], cost = 1 }')

    said = complaint(text)

    assert said.startswith(f"line {line_of(text, 'junctions') + 3}: this is not TOML: Cannot overwrite")


def test_a_file_of_another_game_is_refused() -> None:
    """The complaint names the line, what stands there, and the game; the other edition's file is another game's."""
    line = line_of(TEXT, "meta", "edition")

    assert complaint(changed("meta", "edition", '"kabale"')) == (
        f"line {line}: meta.edition: 'kabale': this is not a table of emerald1"
    )
    assert "'emerald2': this is not a table of emerald1" in complaint(intrigue.GAMES["emerald2"].box_file)


@pytest.mark.parametrize(
    ("table", "key"), [("game", "hand_size"), ("cities.rome", "defence"), ("cards.fenians", "arrows")]
)
def test_a_value_that_is_missing_is_refused(table: str, key: str) -> None:
    """The complaint names the table that should have it."""
    lines = TEXT.splitlines()
    del lines[line_of(TEXT, table, key) - 1]

    line = line_of(TEXT, table)
    assert complaint("\n".join(lines)) == f"line {line}: {table}: Object missing required field `{key}`"


@pytest.mark.parametrize("name", ["cardss.fenians", "text"])
def test_a_table_that_nobody_knows_is_refused(name: str) -> None:
    """Nothing in a file is passed over in silence."""
    text = TEXT + f"\n[{name}]\ncube = 1\n"

    line = len(TEXT.splitlines()) + 2
    assert complaint(text) == f"line {line}: {name.partition('.')[0]}: there is no such table"


# ---------------------------------------------------------------- provenance


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("game.hand_size", "rulebook"),
        ("players.5.double_agents", "rulebook"),
        ("players.5.vp_end", "reconstructed"),
        ("cities.berlin.defence", "rulebook"),
        ("cities.berlin.royal_vp", "record"),
        ("cities.rome.defence", "reconstructed"),
        ("agents.vera_figner.counter_bombs", "record"),
        ("agents.sergei_kravchinsky.counter_bombs", "rulebook"),
        ("agents.ravachol.counter_bombs", "reconstructed"),
        ("links.london_paris.cost", "reconstructed"),
        ("junctions.levant.arms", "reconstructed"),
        ("tracks.war.length", "reconstructed"),
        ("start_deck.block.kind", "record"),
        ("start_deck.cube.cube", "rulebook"),
        ("permanent_effects.cthulhu.sanity", "rulebook"),
        ("games", "reconstructed"),
    ],
)
def test_every_value_has_a_source(path: str, source: str) -> None:
    """A path covers what lies below it, and no name that only begins alike."""
    assert PRINTED.source(path) == source


def test_who_corrects_the_map_may_say_so() -> None:
    """A road can be among the known values, as a whole or by its cost."""
    text = TEXT.replace("record = [", 'record = ["links.london_paris", "junctions.levant.cost",', 1)

    box = GAME.with_box_file(text).box

    assert box.source("links.london_paris.ends") == box.source("junctions.levant.cost") == "record"
    assert box.source("junctions.levant.arms") == "reconstructed"


# ---------------------------------------------------------------- data, behaviour and words


@clause("E1-173", "E1-277")
def test_every_card_with_a_text_does_something() -> None:
    """Data and behaviour agree: a text exists for each action that is no attempt, and for no other card."""
    every: dict[str, Card | Agent] = {**PRINTED.start_deck, **PRINTED.agents, **PRINTED.cards}
    attempts = {"assassinate", "hide_royalty", "hired_assassin"}
    attempts |= {name for name, card in PRINTED.agents.items() if card.mark != "none"}

    with_text = {name for name, card in every.items() if card.kind in ("action", "free")} - attempts

    assert {CARD_NAMES[card] for card in range(len(CARD_NAMES)) if TEXTS[card] is not NO_TEXT} == with_text
    assert {name for name, card in every.items() if card.kind == "claim"} == {"peter_rachkovsky"}
    assert {name for name, card in every.items() if card.kind == "passive"} == {
        *("black_hand", "infernal_machine", "necronomicon"),
    }


@clause("E1-14")
def test_a_city_is_worth_what_the_table_says() -> None:
    """Another value is scored in play."""
    game = GAME.with_box_file(changed("cities.rome", "vp", "9"))
    t = situation("M Tu", ["rome: M 2 in box"], turn="M", game=game)

    play(t, "M", "claim box_rome")

    assert disc(t, "M") == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_table_has_a_name(language: str) -> None:
    """Cards, cities, agents and effects, each its own."""
    words = Words(GAME, language)

    names = [words.name(name) for name in (*CARD_NAMES, *EFFECT_NAMES, *AGENT_NAMES)]

    assert all(names)
    assert len({words.name(name) for name in (*CARD_NAMES[:FIRST_CITY_CARD], *EFFECT_NAMES)}) == FIRST_CITY_CARD + 12
    assert len({words.name(name) for name in CARD_NAMES[FIRST_OTHER:]}) == len(CARD_NAMES) - FIRST_OTHER
    assert len({words.name(name) for name in CITY_NAMES}) == CITIES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_with_a_text_has_words_for_it(language: str) -> None:
    """Also those that work when claimed, or all the time."""
    words = Words(GAME, language)
    tables: tuple[Mapping[str, Card | Agent | Effect], ...] = (
        *(PRINTED.start_deck, PRINTED.agents),
        *(PRINTED.cards, PRINTED.permanent_effects),
    )

    texts = [words.text(name) for table in tables for name, card in table.items() if card.kind != "plain"]

    assert all(texts)
