"""Box files against the rules: the map, how many there are of everything, and what a card can be."""

from __future__ import annotations

from itertools import pairwise

import pytest

import intrigue
from boxfiles import BoxFile, line_of
from emerald_first.situations import agent, answer, offered, play, situation, zone
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.box import PRINTED, SINGLE, TEXT
from intrigue.games.emerald.first.cards import CARD_NAMES, CITIES, CITY_NAMES
from intrigue.games.emerald.first.numbers import NO_ROAD
from intrigue.games.emerald.first.routes import journeys
from support import clause

FILE = BoxFile(GAME)
changed, added, without, complaint = FILE.changed, FILE.added, FILE.without, FILE.complaint

LONDON, PARIS, WASHINGTON = (CITY_NAMES.index(city) for city in ("london", "paris", "washington"))


def road(name: str, one: str, other: str, cost: object = 1) -> str:
    """The printed file in which this link joins these cities for this cost."""
    return changed("links", name, f'{{ ends = ["{one}", "{other}"], cost = {cost} }}')


# ---------------------------------------------------------------- another map


@clause("E1-127", "E1-134")
def test_another_cost_is_paid_in_play() -> None:
    """Where the road from London to Paris costs three, one gold is not enough; three lead by The Hague to Zurich."""
    city, hands = ["london: M main"], {"M": "gold two_gold cube"}
    dear = GAME.with_box_file(road("london_paris", "london", "paris", 3))

    own = situation("M Tu", city, hands=hands, turn="M")
    t = situation("M Tu", city, hands=hands, turn="M", game=dear)
    answer(own, "M", "move gold")
    answer(t, "M", "move gold")

    assert "go main-M paris" in offered(own)
    assert "go main-M paris" not in offered(t)
    answer(t, "M", "move two_gold")
    assert "go main-M zurich" in offered(t)
    answer(t, "M", "go main-M zurich")
    assert (agent(t, "main-M").place, zone(t, "hand", "M")) == ("zurich", ["cube"])


@clause("E1-129")
def test_the_cheapest_route_goes_by_the_map_of_the_table() -> None:
    """From London to Paris it is one gold by the straight road, and two by The Hague when that road is dear."""
    dear = GAME.with_box_file(road("london_paris", "london", "paris", 9))

    own, t = situation("M Tu"), situation("M Tu", game=dear)

    assert journeys(own, 0, LONDON)[PARIS] == 1
    assert journeys(t, 0, LONDON)[PARIS] == 2


@clause("E1-131", "E1-132", "E1-133")
def test_roads_and_junctions_may_lead_elsewhere() -> None:
    """A new road and another arm of a junction make new neighbours; who is no longer joined must go round."""
    text = changed("links", "madrid_rome", '{ ends = ["washington", "cairo"], cost = 2 }')
    text = text.replace(
        'arms = ["london", "madrid", "washington"], cost = 3', 'arms = ["london", "rome", "paris"], cost = 1'
    )
    other = GAME.with_box_file(text)
    cairo, rome = CITY_NAMES.index("cairo"), CITY_NAMES.index("rome")

    own, t = situation("M Tu"), situation("M Tu", game=other)

    assert (journeys(own, 0, WASHINGTON)[LONDON], journeys(own, 0, WASHINGTON)[cairo]) == (3, 7)
    assert (journeys(t, 0, WASHINGTON)[LONDON], journeys(t, 0, WASHINGTON)[cairo]) == (5, 2)
    assert t.numbers.passage[LONDON * CITIES + rome] == 1
    assert own.numbers.passage[LONDON * CITIES + rome] == NO_ROAD


def test_a_map_may_have_more_or_fewer_roads() -> None:
    """As long as every city can be reached; a whole game is played on it."""
    chain = "\n".join(
        f'road_{n} = {{ ends = ["{one}", "{other}"], cost = 2 }}' for n, (one, other) in enumerate(pairwise(CITY_NAMES))
    )
    start, end = TEXT.index("[links]"), TEXT.index("# ------", TEXT.index("[junctions]"))
    other = GAME.with_box_file(f"{TEXT[:start]}[links]\n{chain}\n\n[junctions]\n\n{TEXT[end:]}")
    t = other.new(2)

    intrigue.play_out(t, intrigue.Rng(1))

    assert intrigue.decision(t) is None
    assert [int(n) for n in other.numbers.route[1:CITIES]] == [2 * n for n in range(1, CITIES)]


# ---------------------------------------------------------------- what is wrong with a map


@pytest.mark.parametrize(
    ("cost", "why"),
    [
        ('"two"', "'two': Expected `int`, got `str`"),
        ("-1", "-1: Expected `int` >= 1"),
        ("0", "0: Expected `int` >= 1"),
        ("1.5", "1.5: Expected `int`, got `float`"),
        ("101", "101: Expected `int` <= 100"),
    ],
)
def test_a_cost_is_a_number_above_nought(cost: str, why: str) -> None:
    """On a link and at a junction; the complaint names the line of the road."""
    link = road("rome_vienna", "rome", "vienna", cost)
    junction = TEXT.replace('"vienna"], cost = 2 }\n\n# ---', f'"vienna"], cost = {cost} }}\n\n# ---', 1)

    assert complaint(link) == f"line {line_of(link, 'links', 'rome_vienna')}: links.rome_vienna.cost: {why}"
    line = line_of(junction, "junctions", "warsaw")
    assert complaint(junction) == f"line {line}: junctions.warsaw.cost: {why}"


@pytest.mark.parametrize(
    ("road", "value", "why"),
    [
        ("links.rome_vienna", '{ ends = ["rome"], cost = 2 }', "Expected `array` of length 2, got 1"),
        (
            "links.rome_vienna",
            '{ ends = ["rome", "vienna", "paris"], cost = 2 }',
            "Expected `array` of length 2, got 3",
        ),
        ("links.rome_vienna", '{ ends = ["rome", 3], cost = 2 }', "Expected `str`, got `int`"),
        ("links.rome_vienna", '{ ends = ["rome", "vienna"] }', "Object missing required field `cost`"),
        ("links.rome_vienna", '{ ends = ["rome", "vienna"], cost = 2, gold = 1 }', "there is no such value"),
        ("links.rome_vienna", "3", "Expected `object`, got `int`"),
        ("junctions.levant", '{ arms = ["rome", "cairo", "madrid"], cost = 2 }', "missing required field `name`"),
    ],
)
def test_a_road_has_ends_and_a_cost(road: str, value: str, why: str) -> None:
    """Two ends of a link, arms and a name of a junction, and nothing else."""
    table, key = road.split(".")
    text = changed(table, key, value)

    said = complaint(text)

    assert said.startswith(f"line {line_of(text, table, key)}: {road}")
    assert why in said


@clause("E1-133")
@pytest.mark.parametrize(("end", "meant"), [("viena", "did you mean 'vienna'? "), ("warsaw", ""), ("budapest", "")])
def test_a_road_joins_cities(end: str, meant: str) -> None:
    """A city that is none, be it misspelt or a junction, is named with the road and its line."""
    link = road("rome_vienna", "rome", end)
    junction = TEXT.replace('"st_petersburg", "vienna"], cost', f'"st_petersburg", "{end}"], cost', 1)

    line = line_of(link, "links", "rome_vienna")
    said = complaint(link)
    assert said.startswith(f"line {line}: links.rome_vienna.ends: {end!r}: there is no such city; {meant}there is: ")
    assert said.endswith(", ".join(sorted(CITY_NAMES)))
    line = line_of(junction, "junctions", "warsaw")
    assert complaint(junction).startswith(
        f"line {line}: junctions.warsaw.arms: {end!r}: there is no such city; {meant}"
    )


@clause("E1-133")
@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("links", "rome_vienna", '{ ends = ["rome", "rome"], cost = 2 }'),
        ("junctions", "warsaw", '{ name = "Warsaw", arms = ["rome", "berlin", "rome"], cost = 2 }'),
    ],
)
def test_a_road_leads_to_another_city(table: str, key: str, value: str) -> None:
    """A city cannot be twice on the same road."""
    text = changed(table, key, value)

    ends = "ends" if table == "links" else "arms"
    line = line_of(text, table, key)
    assert complaint(text) == f"line {line}: {table}.{key}.{ends}: 'rome': this city is named twice (E1-133)"


@clause("E1-133")
@pytest.mark.parametrize(("one", "other"), [("berlin", "vienna"), ("vienna", "berlin")])
def test_the_same_link_twice_is_refused(one: str, other: str) -> None:
    """Under another name, in whichever direction: one of the two costs would be a mistake."""
    text = road("rome_vienna", one, other)

    line = line_of(text, "links", "rome_vienna")
    assert complaint(text) == (
        f"line {line}: links.rome_vienna.ends: {one!r}, {other!r}: links.berlin_vienna joins the same cities (E1-133)"
    )


@clause("E1-133")
def test_the_same_junction_twice_is_refused() -> None:
    """Whatever the order of its arms."""
    text = changed("junctions", "levant", '{ name = "x", arms = ["madrid", "washington", "london"], cost = 2 }')

    line = line_of(text, "junctions", "levant")
    assert complaint(text) == (
        f"line {line}: junctions.levant.arms: 'madrid', 'washington', 'london': "
        "junctions.atlantic joins the same cities (E1-133)"
    )


@clause("E1-131")
def test_a_junction_has_three_arms() -> None:
    """With two of them there is no choice of ways: that is a link."""
    text = changed("junctions", "warsaw", '{ name = "Warsaw", arms = ["berlin", "st_petersburg"], cost = 2 }')

    line = line_of(text, "junctions", "warsaw")
    assert complaint(text) == (
        f"line {line}: junctions.warsaw.arms: 'berlin', 'st_petersburg': a junction has three arms or more (E1-131)"
    )


@pytest.mark.parametrize("name", ["rome", "rome_vienna"])
def test_a_junction_has_a_name_of_its_own(name: str) -> None:
    """Not that of a city or a link, which stand on the same map."""
    text = TEXT.replace("warsaw   = {", f"{name} = {{", 1)

    line = line_of(text, "junctions", name)
    assert complaint(text) == f"line {line}: junctions.{name}: a city or a link has this name"


@clause("E1-127")
@pytest.mark.parametrize(
    ("old", "new", "lone"),
    [
        ('"london", "madrid", "washington"]', '"london", "madrid", "rome"]', "washington"),
        ('"cairo", "constantinople", "rome"]', '"paris", "constantinople", "rome"]', "cairo"),
    ],
)
def test_every_city_can_be_reached(old: str, new: str, lone: str) -> None:
    """A city that no road leads to is named."""
    text = TEXT.replace(old, new, 1)

    line = line_of(text, "links")
    assert complaint(text) == f"line {line}: links: no road leads from berlin to {lone} (E1-127)"


@clause("E1-127")
def test_a_map_in_two_parts_is_refused() -> None:
    """Cairo and Constantinople among themselves are reached by nobody else."""
    text = TEXT.replace('"cairo", "constantinople", "rome"]', '"madrid", "paris", "rome"]', 1)
    text = text.replace('["constantinople", "vienna"]', '["constantinople", "cairo"]', 1)
    text = text.replace('["constantinople", "st_petersburg"]', '["rome", "st_petersburg"]', 1)

    assert complaint(text) == f"line {line_of(text, 'links')}: links: no road leads from berlin to cairo (E1-127)"


@pytest.mark.parametrize("table", ["links", "junctions"])
def test_a_map_that_is_missing_is_refused(table: str) -> None:
    """Links and junctions may be few, but the tables must stand there."""
    text = without(table)

    assert text != TEXT
    assert complaint(text) == f"line 1: {table}: this table is missing"


# ---------------------------------------------------------------- what the rules ask of every file


@clause("E1-4")
def test_there_must_be_60_game_cards() -> None:
    """Whatever the copies of each; agents are there once."""
    text = changed("cards.hired_assassin", "copies", "9")
    there = 60 + 9 - PRINTED.cards["hired_assassin"].copies

    line = line_of(text, "cards.bismarck")
    assert complaint(text) == f"line {line}: cards: {there} Game cards in all: the rules say 60 (E1-4)"
    twice = added("agents.ravachol", "copies = 2")
    line = line_of(twice, "agents.ravachol") + 1
    assert complaint(twice).startswith(f"line {line}: agents.ravachol.copies: 2: ")


@clause("E1-2", "E1-3")
def test_there_must_be_ten_starting_cards() -> None:
    """Whatever the copies of each."""
    text = changed("start_deck.cube_bomb", "copies", "1")

    line = line_of(text, "start_deck.cube")
    assert complaint(text) == f"line {line}: start_deck: 9 cards in all: the rules say 10 (E1-2)"


@clause("E1-6")
def test_every_city_has_one_city_card() -> None:
    """A second copy is refused."""
    text = changed("city_cards.rome", "copies", "2")

    line = line_of(text, "city_cards.rome", "copies")
    assert complaint(text) == f"line {line}: city_cards.rome.copies: 2: each city has one City card (E1-6)"


@clause("E1-5")
@pytest.mark.parametrize("name", SINGLE)
def test_of_some_cards_there_is_one(name: str) -> None:
    """The rules speak of the Zombies card, of the Black Hand and so on as of one."""
    lines = changed(f"cards.{name}", "copies", "2").splitlines()
    fewer = PRINTED.cards["hired_assassin"].copies - 1
    lines[line_of(TEXT, "cards.hired_assassin", "copies") - 1] = f"copies = {fewer}"
    text = "\n".join(lines)

    line = line_of(text, f"cards.{name}", "copies")
    assert complaint(text) == f"line {line}: cards.{name}.copies: 2: the rules know one such card"


@clause("E1-219")
def test_there_is_a_safe_counter_for_each_card_that_hides() -> None:
    """With fewer of them the last card could not be used."""
    text = changed("game", "safe_counters", "2")

    line = line_of(text, "game", "safe_counters")
    assert complaint(text) == (f"line {line}: game.safe_counters: 2: fewer than the cards that hide royalty (E1-219)")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("cards.fenians", "action"),
        ("cards.nadar", "plain"),
        ("cards.black_hand", "action"),
        ("agents.peter_rachkovsky", "action"),
        ("agents.irene_adler", "plain"),
        ("start_deck.cube", "free"),
        ("city_cards.rome", "action"),
        ("cards.hired_assassin", "free"),
        ("cards.hide_royalty", "free"),
        ("start_deck.assassinate", "free"),
    ],
)
def test_a_card_cannot_get_a_text_of_another_sort(path: str, kind: str) -> None:
    """What a card does is in the rules; whether its text costs an action is the table's, but not for attempts."""
    text = changed(path, "kind", f'"{kind}"')
    table, name = path.split(".")

    line = line_of(text, path, "kind")
    printed = getattr(PRINTED, table)[name].kind
    assert complaint(text) == f"line {line}: {path}.kind: {kind!r}: this card is of the kind {printed!r} (section 15)"


@clause("E1-175")
@pytest.mark.parametrize(
    ("agent", "key", "value", "wanted"),
    [
        ("emma_goldman", "mark", "AR", "action"),
        ("ravachol", "mark", "none", "plain"),
        ("emma_goldman", "kind", "action", "plain"),
        ("ravachol", "kind", "free", "action"),
    ],
)
def test_an_agents_card_has_an_action_if_his_counter_has_a_mark(agent: str, key: str, value: str, wanted: str) -> None:
    """An attempt is the action of a marked agent, and an action like any other; others have none."""
    text = changed(f"agents.{agent}", key, f'"{value}"')

    said = PRINTED.agents[agent].kind if key == "mark" else value
    mark = value if key == "mark" else PRINTED.agents[agent].mark
    line = line_of(text, f"agents.{agent}", "kind")
    assert complaint(text) == (
        f"line {line}: agents.{agent}.kind: {said!r}: with the mark {mark!r} it is of the kind {wanted!r} (E1-175)"
    )


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("cards.bismarck", "E1-265"),
        ("cards.hide_royalty", "E1-281"),
        ("cards.hired_assassin", "E1-282"),
        ("cards.infernal_machine", "E1-287"),
        ("start_deck.assassinate", "E1-181"),
    ],
)
@clause("E1-181", "E1-265", "E1-281", "E1-282", "E1-287")
def test_what_leaves_the_game_after_its_use_is_in_the_rules(path: str, rule: str) -> None:
    """Of these cards no table may say otherwise."""
    text = changed(path, "one_use", "false")

    line = line_of(text, path, "one_use")
    assert complaint(text) == f"line {line}: {path}.one_use: false: after its use it does not come back ({rule})"


@clause("E1-61")
def test_what_else_leaves_the_game_is_the_tables() -> None:
    """A Golovinsky for one use is gone when he has moved War."""
    game = GAME.with_box_file(changed("cards.matvei_golovinsky", "one_use", "true"))
    t = situation("M Tu", hands={"M": "matvei_golovinsky"}, turn="M", game=game)

    play(t, "M", "use matvei_golovinsky")

    assert t.removed[CARD_NAMES.index("matvei_golovinsky")] == 1
    assert zone(t, "discards", "M") == []


@clause("E1-7")
def test_an_effect_cannot_work_otherwise() -> None:
    """Whether a Permanent Effect is a free action or always at work is in the rules."""
    text = changed("permanent_effects.mi_go", "kind", '"passive"')

    line = line_of(text, "permanent_effects.mi_go", "kind")
    printed = PRINTED.permanent_effects["mi_go"].kind
    assert complaint(text) == (
        f"line {line}: permanent_effects.mi_go.kind: 'passive': this effect is {printed!r} (E1-7)"
    )


@clause("E1-142")
@pytest.mark.parametrize(
    ("arrows", "why"),
    [
        ('["peace+1"]', "'peace+1': an arrow is written like war+1 or revolution-2 (E1-142)"),
        ('["war1"]', "'war1': an arrow is written like war+1 or revolution-2 (E1-142)"),
        ('["war+0"]', "'war+0': an arrow is written like war+1 or revolution-2 (E1-142)"),
        ('["war+1", "war+2"]', "'war+2': there is another arrow of the same way (E1-142)"),
    ],
)
def test_an_arrow_has_a_track_and_a_way(arrows: str, why: str) -> None:
    """And of one way there is one on a card."""
    text = changed("agents.ravachol", "arrows", arrows)

    line = line_of(text, "agents.ravachol", "arrows")
    assert complaint(text) == f"line {line}: agents.ravachol.arrows: {why}"


@pytest.mark.parametrize(
    ("table", "key", "value", "rule"),
    [
        ("game", "cubes_at_start", "21", "more cubes than a player has (E1-23)"),
        ("game", "double_agents", "21", "there is one for each named agent (E1-11)"),
        ("game", "permanent_effects_shown", "13", "there are not so many Permanent Effects (E1-32)"),
        ("game", "hand_size_watson", "4", "fewer cards than without Doctor Watson (E1-388)"),
        ("sanity", "limit_freud", "2", "fewer counters than without Sigmund Freud (E1-249)"),
        ("players.5", "cards_per_pile", "6", "there are not so many Game cards (E1-26)"),
        ("players.5", "double_agents", "5", "there are not so many double agent counters (E1-35)"),
    ],
)
@clause("E1-11", "E1-23", "E1-26", "E1-32", "E1-35", "E1-249", "E1-388")
def test_there_cannot_be_more_than_there_is(table: str, key: str, value: str, rule: str) -> None:
    """Cubes, effects, cards and counters; the complaint names the value and the clause."""
    text = changed(table, key, value)

    assert complaint(text) == f"line {line_of(text, table, key)}: {table}.{key}: {value}: {rule}"


@clause("E1-23", "E1-26", "E1-32", "E1-35", "E1-249", "E1-388")
@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("game", "cubes_at_start", "20"),
        ("game", "permanent_effects_shown", "12"),
        ("game", "permanent_effects_shown", "0"),
        ("game", "hand_size_watson", "5"),
        ("game", "blocking_discs", "0"),
        ("game", "zombies", "1"),
        ("sanity", "limit_freud", "3"),
        ("players.5", "cards_per_pile", "5"),
        ("players.5", "double_agents", "4"),
        ("identities", "loyalist", "2"),
    ],
)
def test_just_enough_is_enough(table: str, key: str, value: str) -> None:
    """A table on the edge can be played with, to the end."""
    assert FILE.plays_to_the_end(changed(table, key, value))


@clause("E1-12")
def test_sane_and_mad_counters_make_all() -> None:
    """Their sum is the number of counters."""
    text = changed("sanity", "mad", "8")

    line = line_of(text, "sanity", "counters")
    assert complaint(text) == f"line {line}: sanity.counters: 18: not the Mad and the Sane ones together (E1-12)"


@clause("E1-17")
def test_five_players_need_five_identities() -> None:
    """One each, of whatever side."""
    text = changed("identities", "loyalist", "1")

    said = complaint(text)

    assert said.startswith(f"line {line_of(text, 'identities')}: identities: 4: ")
    assert said.endswith("five players need five identity cards (E1-17)")


@clause("E1-2")
@pytest.mark.parametrize("names", ['["Monday"]', '["A", "B", "C", "D", "A"]'])
def test_there_are_five_main_agents(names: str) -> None:
    """One of each colour, with five names."""
    text = changed("main_agent", "names", names)

    line = line_of(text, "main_agent", "names")
    assert complaint(text) == f"line {line}: main_agent.names: there are five main agents, each with a name (E1-2)"


@clause("E1-438")
@pytest.mark.parametrize(
    ("spaces", "why"),
    [
        ("[ { space = 3, vp = 1 }, { space = 3, vp = 2 } ]", "space 3: the spaces must rise, to the top at most"),
        ("[ { space = 13, vp = 1 } ]", "space 13: the spaces must rise, to the top at most"),
        ("[ { space = 3, vp = 2 }, { space = 5, vp = 2 } ]", "2 points on space 5: the points must rise"),
    ],
)
def test_the_spaces_of_a_track_rise(spaces: str, why: str) -> None:
    """The highest space reached counts, so it must be worth the most."""
    text = changed("tracks.war", "vp_spaces", spaces)

    line = line_of(text, "tracks.war", "vp_spaces")
    assert complaint(text) == f"line {line}: tracks.war.vp_spaces: {why} (E1-438)"
