"""Box files: what an owner of the box may correct, and what they are told when a file cannot be played with."""

from __future__ import annotations

import re

import pytest

import intrigue
from boxfiles import BoxFile, line_of
from intrigue.boxfile import complain, lines_of, parse, read
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.box import PRINTED, SINGLE, TEXT, Card
from intrigue.games.emerald.second.cards import CARD_NAMES, CITY_NAMES, ROYAL_NAMES, number
from intrigue.games.emerald.second.numbers import BENEFIT, INTERRUPT_ONLY, KINDS
from intrigue.games.emerald.second.texts import NO_TEXT, TEXTS
from intrigue.i18n import LANGUAGES, Words
from intrigue.kernel.errors import BadBox
from intrigue.laws import played
from intrigue.server.api import new_row
from intrigue.server.replay import rebuild
from support import clause

FILE = BoxFile(GAME)
changed, added, without, complaint = FILE.changed, FILE.added, FILE.without, FILE.complaint


# ---------------------------------------------------------------- another table


@clause("E2-3", "E2-8")
def test_a_game_plays_with_another_table() -> None:
    """Its numbers count at the new table, and the printed game keeps its own."""
    other = GAME.with_box_file(changed("cities.berlin", "defence", "9"))

    t = other.new(2)

    assert other.id == GAME.id
    assert t.numbers.defence[CITY_NAMES.index("berlin")] == 9
    assert other.observe(t, 0).cities[0].defence == 9
    assert GAME.new(2).numbers.defence[CITY_NAMES.index("berlin")] == 5
    assert GAME.box_file == TEXT != other.box_file


def test_what_is_imagined_has_the_numbers_of_the_table() -> None:
    """A world imagined from a view of the other table is one of the other table."""
    other = GAME.with_box_file(changed("cities.berlin", "defence", "9"))
    view = other.observe(other.new(2), 0)

    world = other.imagine(view, intrigue.Rng(1))

    assert other.observe(world, 0) == view
    assert world.numbers.defence[CITY_NAMES.index("berlin")] == 9


def test_a_game_goes_on_with_the_file_it_was_begun_with() -> None:
    """Our own file has been corrected since then: six points for Berlin's royalty, which were five."""
    former = changed("royalty.the_burrower_beneath", "vp", "5")
    begun = played(GAME.with_box_file(former), 3, {}, seed=5, answers=200)
    row = new_row(begun, None)

    session, frozen = rebuild(row, begun.record.answers, former, intrigue.GAMES)

    assert frozen is None
    assert session is not None
    assert (session.game.box_file, GAME.box_file) == (former, TEXT)
    berlin = session.game.observe(session.table, None).cities[0]
    assert (berlin.royalty, berlin.royal_vp) == ("the_burrower_beneath", 5)
    assert GAME.observe(GAME.new(3), None).cities[0].royal_vp == 6
    session.take(int(session.table.agenda[-1].seat), int(session.table.agenda[-1].options(session.table)[0]))
    assert len(session.record.answers) == len(begun.record.answers) + 1


def test_the_order_of_the_tables_in_a_file_does_not_matter() -> None:
    """Starting cards, cities and game cards may be sorted as the owner likes: every card keeps its symbols."""
    tables = re.split(r"(?m)^(?=\[)", TEXT)
    shuffled = "".join([tables[0], *sorted(tables[1:], reverse=True)])

    other = GAME.with_box_file(shuffled)

    assert shuffled != TEXT
    for name in ("place", "claim", "retrieve", "move", "bomb", "start", "game_cards", "vp_neutral", "kind"):
        assert [int(n) for n in getattr(other.numbers, name)] == [int(n) for n in getattr(GAME.numbers, name)], name
    for name in ("defence", "royal_bombs", "royal_vp"):
        assert [int(n) for n in getattr(other.numbers, name)] == [int(n) for n in getattr(GAME.numbers, name)], name


@clause("E2-47", "E2-48", "E2-55")
@pytest.mark.parametrize(("kind", "left"), [("action", 1), ("free", 2)])
def test_the_heading_of_a_text_is_the_tables(kind: str, left: int) -> None:
    """The same text costs an action or none, as the table says."""
    other = GAME.with_box_file(changed("cards.doctor_watson", "kind", f'"{kind}"'))
    t = other.new(2)
    rng = intrigue.Rng(3)
    while (question := intrigue.decision(t)) is None or question.prompt != "act":
        intrigue.play_out(t, rng, 1)
        intrigue.roll_chance(t, rng)
    t.hand[t.active * len(CARD_NAMES) + number("doctor_watson")] += 1

    intrigue.advance(t, other.verbs.option("use doctor_watson"))

    assert t.actions == left


def test_a_table_file_has_a_name_by_what_it_says() -> None:
    """Comments and layout do not count; the game's own file needs no name."""
    one = GAME.with_box_file(changed("cities.berlin", "defence", "9"))
    same = GAME.with_box_file("# my box\n" + changed("cities.berlin", "defence", "   9  # measured"))
    other = GAME.with_box_file(changed("cities.berlin", "defence", "8"))

    assert GAME.box_name == GAME.with_box_file("# as printed\n" + TEXT).box_name == ""
    assert one.box_name == same.box_name != other.box_name
    assert len(one.box_name) == 12


# ---------------------------------------------------------------- what is wrong with a file


def test_a_file_of_another_game_is_refused() -> None:
    """The complaint names the line, what stands there, and the game."""
    line = line_of(TEXT, "meta", "edition")

    assert complaint(changed("meta", "edition", '"kabale"')) == (
        f"line {line}: meta.edition: 'kabale': this is not a table of emerald2"
    )


def test_a_value_that_is_missing_is_refused() -> None:
    """The complaint names the table that should have it."""
    text = TEXT.replace("hand_size                    = 5\n", "", 1)

    assert complaint(text) == f"line {line_of(TEXT, 'game')}: game: Object missing required field `hand_size`"


def test_a_table_that_nobody_knows_is_refused() -> None:
    """Nothing in a file is passed over in silence."""
    text = TEXT + "\n[cardss.fenians]\nplace = 1\n"

    line = len(TEXT.splitlines()) + 2
    assert complaint(text) == f"line {line}: cardss: there is no such table"


# ---------------------------------------------------------------- what the rules ask of every file


@clause("E2-5")
def test_there_must_be_66_game_cards() -> None:
    """Whatever the copies of each."""
    text = changed("cards.hired_assassin", "copies", "6")

    line = line_of(text, "cards.baron_ungern_sternberg")
    assert complaint(text) == f"line {line}: cards: 67 cards in all: the rules say 66 (E2-5)"


@clause("E2-2")
def test_there_must_be_ten_starting_cards() -> None:
    """Whatever the copies of each."""
    text = changed("start_deck.place_retrieve", "copies", "1")

    line = line_of(text, "start_deck.place_retrieve")
    assert complaint(text) == f"line {line}: start_deck: 9 cards in all: the rules say 10 (E2-2)"


@clause("E2-5")
def test_every_city_has_one_city_card() -> None:
    """A second copy is refused."""
    text = changed("city_cards.rome", "copies", "2")

    line = line_of(text, "city_cards.rome", "copies")
    assert complaint(text) == f"line {line}: city_cards.rome.copies: 2: each city has one city card (E2-5)"


@clause("E2-5")
@pytest.mark.parametrize("city", ["lodnon", "paris"])
def test_every_city_has_one_royalty_card(city: str) -> None:
    """A royalty card of no city, or a second one of the same, is refused by name."""
    text = changed("royalty.gloriana", "city", f'"{city}"')

    said = complaint(text)

    wrong = "gloriana" if city == "lodnon" else "the_spinner_in_the_darkness"
    rule = "there is no such city; did you mean 'london'?" if city == "lodnon" else "one royalty card belongs to each"
    line = line_of(text, f"royalty.{wrong}", "city")
    assert said.startswith(f"line {line}: royalty.{wrong}.city: {city!r}: {rule}")


@clause("E2-5")
@pytest.mark.parametrize("name", SINGLE)
def test_of_some_cards_there_is_one(name: str) -> None:
    """The rules speak of the Zombies card, of the Black Hand and so on as of one."""
    text = changed(f"cards.{name}", "copies", "2").replace("copies      = 5", "copies      = 4", 1)

    line = line_of(text, f"cards.{name}", "copies")
    assert complaint(text) == f"line {line}: cards.{name}.copies: 2: the rules know one such card"


@clause("E2-55")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("doctor_watson", "plain"),
        ("hired_assassin", "action"),
        ("sherlock_holmes", "free"),
        ("fenians", "action"),
        ("cthulhu", "interrupt"),
        ("zombies", "benefit"),
    ],
)
def test_a_card_cannot_get_a_text_of_another_sort(name: str, kind: str) -> None:
    """What a card does is in the rules; only whether it costs an action is the table's."""
    text = changed(f"cards.{name}", "kind", f'"{kind}"')

    line = line_of(text, f"cards.{name}", "kind")
    printed = PRINTED.cards[name].kind
    assert complaint(text) == f"line {line}: cards.{name}.kind: {kind!r}: this card is of the kind {printed!r} (E2-55)"


@clause("E2-140")
@pytest.mark.parametrize(("name", "value"), [("vampires", "false"), ("cthulhu", "true")])
def test_only_vampires_has_an_action_and_an_interrupt(name: str, value: str) -> None:
    """No table may take it from them or give it to another card."""
    text = (
        changed("cards.vampires", "interrupt", value)
        if name == "vampires"
        else added(f"cards.{name}", f"interrupt = {value}")
    )

    said = complaint(text)

    line = line_of(text, f"cards.{name}", "interrupt")
    assert said.startswith(f"line {line}: cards.{name}.interrupt: {value}: ")
    assert said.endswith("(E2-140)")


@pytest.mark.parametrize(
    ("table", "key", "value", "rule"),
    [
        pytest.param("game", "cubes_in_limbo_at_start", 11, "more cubes than a player has (E2-19)"),
        pytest.param("game", "agents_at_start", 11, "more agents than a player has (E2-28)"),
        pytest.param("sanity_die", "insanity", 7, "more faces than the die has (E2-9)"),
        pytest.param("players.5", "cards_per_city", 8, "there are not so many game cards (E2-12)"),
    ],
)
@clause("E2-9", "E2-12", "E2-19", "E2-28")
def test_there_cannot_be_more_than_there_is(table: str, key: str, value: int, rule: str) -> None:
    """Cubes, agents, faces of the die and game cards; the complaint names the value and the clause."""
    text = changed(table, key, str(value))

    assert complaint(text) == f"line {line_of(text, table, key)}: {table}.{key}: {value}: {rule}"


@clause("E2-9", "E2-12", "E2-19", "E2-28")
@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("game", "cubes_in_limbo_at_start", "10"),
        ("game", "agents_at_start", "10"),
        ("sanity_die", "insanity", "6"),
        ("players.5", "cards_per_city", "7"),
        ("identities", "loyalist", "2"),
    ],
)
def test_just_enough_is_enough(table: str, key: str, value: str) -> None:
    """A table on the edge can be played with, to the end."""
    assert FILE.plays_to_the_end(changed(table, key, value))


@clause("E2-23")
def test_five_players_need_five_identities() -> None:
    """One each, of whatever side."""
    text = changed("identities", "loyalist", "1")

    said = complaint(text)

    assert said.startswith(f"line {line_of(text, 'identities')}: identities: 4: ")
    assert said.endswith("five players need five identity cards (E2-23)")


@clause("E2-55")
@pytest.mark.parametrize("table", ["start_deck.place_two", "city_cards.rome"])
def test_only_game_cards_have_texts(table: str) -> None:
    """A starting card or a city card is played for its symbols."""
    text = changed(table, "kind", '"free"')

    line = line_of(text, table, "kind")
    assert complaint(text) == f"line {line}: {table}.kind: 'free': only game cards have texts (E2-55)"


# ---------------------------------------------------------------- provenance


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("game.hand_size", "rulebook"),
        ("players.5.vp_end", "rulebook"),
        ("cities.paris.defence", "rulebook"),
        ("royalty.the_spinner_in_the_darkness.bombs", "rulebook"),
        ("cards.sebastian_moran.box_vp", "rulebook"),
        ("cities.vienna.name", "record"),
        ("cards.professor_moriarty.name", "record"),
        ("cities.vienna.defence", "reconstructed"),
        ("royalty.the_burrower_beneath.vp", "record"),
        ("royalty.the_burrower_beneath.bombs", "reconstructed"),
        ("identities.loyalist", "record"),
        ("sanity_die.insanity", "reconstructed"),
        ("cards.fenians.bomb", "reconstructed"),
        ("games", "reconstructed"),
    ],
)
def test_every_value_has_a_source(path: str, source: str) -> None:
    """A path covers what lies below it, and no name that only begins alike."""
    assert PRINTED.source(path) == source


# ---------------------------------------------------------------- lines of a file


def test_every_table_and_every_key_has_a_line() -> None:
    """Comments and lists do not count; a group of tables begins where its first table does."""
    text = "a = 1\n# [b]\n[b.c]  # a table\nd = 2\n  e=3\n[f]\ng = [\n 4,\n]\n"

    assert lines_of(text) == {"a": 1, "b": 3, "b.c": 3, "b.c.d": 4, "b.c.e": 5, "f": 6, "f.g": 7}


def test_a_complaint_about_something_absent_names_the_nearest_line() -> None:
    """That of the table around it, or the first of the file."""
    text = "\n[b]\nc = 1\n"

    assert str(complain(text, "b.c", "wrong")) == "line 3: b.c: wrong"
    assert str(complain(text, "b.d.e", "missing")) == "line 2: b.d.e: missing"
    assert str(complain(text, "x.y", "missing")) == "line 1: x.y: missing"
    assert str(complain(text, "", "wrong")) == "line 1: wrong"


def test_something_that_is_no_table_is_refused() -> None:
    """Where a table should stand, and where one is sought below a number."""
    text = "b = 1\n"

    with pytest.raises(BadBox, match=r"^line 1: b: Expected `object`, got `int`$"):
        read(text, parse(text), "b", Card)
    with pytest.raises(BadBox, match=r"^line 1: b\.c: this table is missing$"):
        read(text, parse(text), "b.c", Card)


# ---------------------------------------------------------------- data, behaviour and words


@clause("E2-55", "E2-134")
def test_every_card_with_a_text_does_something() -> None:
    """Data and behaviour agree: a text exists for each action and free action, and for no other card."""
    own_turn = {int(number(name)) for name, card in PRINTED.cards.items() if card.kind in ("action", "free")}

    assert {card for card in range(len(CARD_NAMES)) if TEXTS[card] is not NO_TEXT} == own_turn
    assert {KINDS[kind] for kind in (INTERRUPT_ONLY, BENEFIT)} == {"interrupt", "benefit"}
    others = {name: card.kind for name, card in PRINTED.cards.items() if card.kind in ("interrupt", "benefit")}
    assert others == {"sherlock_holmes": "interrupt", "fenians": "benefit", "infernal_machine": "benefit"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_table_has_a_name(language: str) -> None:
    """Cards, cities and royalty, each its own."""
    words = Words(GAME, language)

    names = [words.name(name) for name in (*CARD_NAMES, *CITY_NAMES, *ROYAL_NAMES)]

    assert all(names)
    assert len(set(names)) >= len(CARD_NAMES) + len(ROYAL_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_with_a_text_has_words_for_it(language: str) -> None:
    """Also those that are used in an assassination or against one."""
    words = Words(GAME, language)

    texts = [words.text(name) for name, card in PRINTED.cards.items() if card.kind != "plain"]

    assert all(texts)
    assert len(texts) == 29
