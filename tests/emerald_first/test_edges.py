"""The first and the last of each kind, one of something, none of it: where rules written as ranges break."""

from __future__ import annotations

import msgspec
import pytest

from emerald_first.situations import (
    agent,
    answer,
    asked,
    begin_turn,
    chance,
    control,
    cubes,
    disc,
    events,
    face_up,
    limbo,
    master,
    offered,
    play,
    prompt,
    removed,
    royal,
    situation,
    stub,
    top,
    why_over,
    zombies,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CARD_NAMES, CITY_NAMES, EFFECT_NAMES, FIRST_OTHER, NAMED_NAMES
from intrigue.games.emerald.first.points_and_end import BY_POINTS, ends
from intrigue.kernel.run import settle
from support import clause

FIRST_AGENT, LAST_AGENT = NAMED_NAMES[0], NAMED_NAMES[-1]
AFTER_AGENTS = CARD_NAMES[FIRST_OTHER]
"""The first Game card that is no agent's."""
FIRST_CITY, LAST_CITY = CITY_NAMES[0], CITY_NAMES[-1]


@clause("E1-56", "E1-58", "E1-470", "E1-483")
@pytest.mark.parametrize(
    ("says", "symbols"),
    [
        (["place cube", "at box_rome"], {"cube": "cube"}),
        (["retrieve cube", "take limbo"], {"cube": "retrieve"}),
        (["buy two_gold", "done"], {"two_gold": "buy"}),
        (["move gold", "go main-M zurich"], {"gold": "move"}),
        (["advance city_rome revolution-down", "done"], {"city_rome": "arrow"}),
        (["use nadar", "go main-M cairo"], {"nadar": "text"}),
        (["exile rome Tu"], {"city_rome": "devils_island"}),
        (["sacrifice ravachol"], {"ravachol": "yog_sothoth"}),
        (["attempt ravachol", "strike royal_rome", "bomb assassinate"], {"ravachol": "attempt", "assassinate": "bomb"}),
    ],
)
def test_everybody_reads_what_a_card_was_played_for(says: list[str], symbols: dict[str, str]) -> None:
    """Every play names the card and its one purpose."""
    t = situation(
        "M Tu",
        ["rome: M main, M ravachol, controlled by M, Tu 1 in box"],
        hands={"M": "cube gold two_gold assassinate nadar city_rome ravachol"},
        effects={"M": "devils_island yog_sothoth"},
        limbo={"M": 1},
        revolution=1,
        turn="M",
    )

    answer(t, "M", *says)

    told = events(t, "played", "Tu")
    assert {event["card"]: event["symbol"] for event in told} == symbols
    assert {event["seat"] for event in told} == {"M"}


@clause("E1-100", "E1-316", "E1-376", "E1-30")
@pytest.mark.parametrize("way", ["claim", "clear", "destroy"])
@pytest.mark.parametrize("card", [FIRST_AGENT, LAST_AGENT, AFTER_AGENTS, CARD_NAMES[-1]])
def test_cards_with_and_without_a_counter(way: str, card: str) -> None:
    """With an agent's card goes his counter, with any other none; main agents stay where they are."""
    t = situation(
        "M Tu",
        [f"rome: shows {card}, below 1, M 1 on card", "cairo: M main, Tu main"],
        hands={"M": "third_section"},
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )

    if way == "claim":
        play(t, "M", "claim card_rome")
    elif way == "clear":
        play(t, "M", "use third_section", "clear card_rome")
    else:
        answer(t, "M", "claim cthulhu")
        chance(t, "sanity sane")
        play(t, "M", "city rome")

    assert [agent(t, name).place for name in ("main-M", "main-Tu")] == ["cairo", "cairo"]
    assert (card in removed(t)) is (way != "claim")
    if card in NAMED_NAMES:
        there = ("rome", "M") if way == "claim" else ("lost", None)
        assert (agent(t, card).place, master(t, card)) == there
    if way == "claim":
        assert top(t, "M") == card


@clause("E1-104", "E1-105", "E1-107", "E1-385", "E1-258")
@pytest.mark.parametrize("city", [FIRST_CITY, LAST_CITY])
def test_the_first_and_the_last_city(city: str) -> None:
    """Claimed from Tu's hand, exiled with, locked, destroyed: always the same city and its card."""
    points = int(GAME.box.cities[city].vp)
    t = situation(
        "M Tu",
        [f"{city}: controlled by Tu, M 2 in box, Tu 1 on card", "rome: M main, Tu main"],
        hands={"Tu": f"city_{city}"},
        turn="M",
    )
    play(t, "M", f"claim box_{city}")
    assert (control(t, city), disc(t, "M"), disc(t, "Tu"), top(t, "M")) == ("M", points, 0, f"city_{city}")
    assert (cubes(t, f"card_{city}", "Tu"), limbo(t, "M"), len(zone(t, "hand", "Tu"))) == (1, 2, 1)

    held = situation(
        "M Tu",
        [f"{city}: controlled by M, M 4 in box, Tu 2 in box, Tu main", "rome: M main"],
        hands={"M": f"city_{city} bismarck"},
        effects={"M": "devils_island"},
        turn="M",
    )
    assert offered(held, "claim") == []
    answer(held, "M", f"exile {city} Tu", "use bismarck", f"city {city}")
    assert (limbo(held, "Tu"), zone(held, "discards", "M"), asked(held)) == (2, [f"city_{city}"], "Tu")
    assert GAME.observe(held, None).cities[CITY_NAMES.index(city)].locked

    doomed = situation(
        "Tu M",
        [f"{city}: controlled by M, shows ravachol", "rome: M main, Tu main"],
        hands={"M": f"city_{city}"},
        on_effects={"cthulhu": "Tu 1"},
        turn="Tu",
    )
    answer(doomed, "Tu", "claim cthulhu")
    chance(doomed, "sanity sane")
    play(doomed, "Tu", f"city {city}")
    assert (removed(doomed), disc(doomed, "M"), control(doomed, city)) == ([f"city_{city}", "ravachol"], 0, None)
    assert (len(zone(doomed, "hand", "M")), face_up(doomed, city)) == (1, None)


@clause("E1-175", "E1-262", "E1-390", "E1-409", "E1-163", "E1-197")
@pytest.mark.parametrize("name", [FIRST_AGENT, LAST_AGENT])
def test_the_first_and_the_last_agent(name: str) -> None:
    """They leave a locked city, go to the Mi-go and to Yog-Sothoth, change sides and are lost like all others."""
    cities = [f"rome: controlled by Tu, M {name}"]
    flees = situation("Tu M", cities, hands={"Tu": "bismarck"}, turn="Tu")
    answer(flees, "Tu", "use bismarck", "city rome")
    answer(flees, "M", f"go {name} zurich")
    assert agent(flees, name).place == "zurich"

    hands = {"M": f"{name} cube infernal_machine infernal_machine"}
    t = situation("M Tu", cities, hands=hands, effects={"M": "mi_go yog_sothoth sebastian_moran"}, turn="M")
    away, given, attacks = t.copy(), t.copy(), t.copy()
    answer(away, "M", f"shelter {name}")
    answer(given, "M", f"sacrifice {name}")
    assert f"attempt {name}" not in offered(attacks)  # nobody known is there, and the mark serves for agents at most
    assert [(agent(each, name).place, master(each, name)) for each in (away, given)] == [
        ("mi_go", "M"),
        ("yog_sothoth", "M"),
    ]
    assert (zone(away, "hand", "M"), removed(given)) == (["cube", "infernal_machine", "infernal_machine"], [name])
    begin_turn(away, "M")
    back = FIRST_CITY if name == FIRST_AGENT else LAST_CITY
    answer(away, "M", f"return {name} {back}")
    assert (agent(away, name).place, zone(away, "hand", "M"), away.actions) == (back, sorted(hands["M"].split()), 2)

    taken = situation("Tu M", cities, doubles={"Tu": name}, turn="Tu")
    answer(taken, "Tu", f"show {name}")
    assert (master(taken, name), top(taken, "Tu")) == ("Tu", name)

    vampire = situation("M Tu", [f"madrid: M main, M {name} vampire"], hands=hands, turn="M")
    answer(vampire, "M", f"attempt {name}", "strike royal_madrid", "bomb infernal_machine")
    chance(vampire, "sanity mad")
    assert (agent(vampire, name).place, agent(vampire, name).vampire) == ("madrid", True)


@clause("E1-197", "E1-230")
@pytest.mark.parametrize("name", [FIRST_AGENT, "evno_asef", "wilhelm_stieber"])
def test_an_agent_is_lost_by_a_mad_counter(name: str) -> None:
    """Whichever he is; by a Sane one he is not."""
    game = stub(**{f"agents__{FIRST_AGENT}__mark": '"AAR"'})
    t = situation(
        "M Tu",
        [f"madrid: M main, M {name}"],
        hands={"M": f"{name} infernal_machine"},
        game=game,
        turn="M",
    )
    answer(t, "M", f"attempt {name}", "strike royal_madrid", "bomb infernal_machine")

    sane = t.copy()
    chance(sane, "sanity sane")
    chance(t, "sanity mad")

    assert (agent(t, name).place, agent(sane, name).place) == ("lost", "madrid")
    assert removed(t) == sorted(["infernal_machine", name])


@clause("E1-332", "E1-204", "E1-262", "E1-210")
def test_the_first_seats_main_agent_is_as_good_as_any() -> None:
    """He cannot be turned by another's vampire, must leave a locked city, and ends the game when he is lost."""
    vampire = situation(
        "Tu M", ["rome: M main vampire, Tu main, Tu ravachol"], hands={"M": "vampire"}, known="Tu", turn="M"
    )
    answer(vampire, "M", "use vampire")
    assert offered(vampire) == ["turn ravachol"]

    locked = situation("Tu M", ["rome: controlled by M, Tu main"], hands={"M": "bismarck"}, turn="M")
    answer(locked, "M", "use bismarck", "city rome")
    answer(locked, "Tu", "go main-Tu cairo")
    assert agent(locked, "main-Tu").place == "cairo"

    lost = situation(
        "Tu M",
        ["rome: Tu main"],
        hands={"M": "shoggoth"},
        known="Tu",
        sides={"Tu": "restorationist", "M": "loyalist"},
        turn="M",
    )
    answer(lost, "M", "use shoggoth", "strike main-Tu")
    assert (why_over(lost), agent(lost, "main-Tu").kept_by, GAME.scores(lost)) == ("main-agent", 1, (0, 1))


@clause("E1-264", "E1-263", "E1-372", "E1-236")
def test_a_single_open_neighbour_is_the_only_way_out() -> None:
    """From Washington with London destroyed: Madrid, for who must leave, for who flees Cthulhu, for who escapes."""
    cities = ["washington: controlled by M, Tu main, Tu elisee_reclus", "london: destroyed"]
    leaves = situation("M Tu", cities, hands={"M": "bismarck"}, turn="M")
    answer(leaves, "M", "use bismarck", "city washington")
    assert offered(leaves) == ["go elisee_reclus madrid"]

    escapes = situation(
        "M Tu",
        cities,
        hands={"M": "shoggoth", "Tu": "elisee_reclus"},
        effects={"Tu": "master_of_disguise"},
        turn="M",
    )
    answer(escapes, "M", "use shoggoth", "strike elisee_reclus")
    assert offered(escapes) == ["escape madrid", "let"]

    flees = situation(
        "M Tu",
        ["washington: Tu main", "london: controlled by M, locked"],
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )
    answer(flees, "M", "claim cthulhu")
    chance(flees, "sanity sane")
    play(flees, "M", "city washington")
    assert (asked(flees), offered(flees)) == ("Tu", ["go main-Tu madrid"])


@clause("E1-370", "E1-371")
def test_cthulhu_spares_nobody_whatever_the_order() -> None:
    """Own and others' agents by turns: all of them go, the others' as kills."""
    names = [FIRST_AGENT, "elisee_reclus", "emma_goldman", "ravachol", LAST_AGENT]
    masters = ["M", "Tu", "M", "W", "Tu"]
    there = ", ".join(f"{player} {name}" for player, name in zip(masters, names, strict=True))
    t = situation("M Tu W", [f"rome: {there}"], on_effects={"cthulhu": "M 1"}, turn="M")

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    play(t, "M", "city rome")

    assert [agent(t, name).kept_by for name in names] == [None if player == "M" else 0 for player in masters]
    assert set(names) <= set(removed(t))


@clause("E1-276", "E1-294", "E1-303", "E1-304")
def test_one_cube_one_disc_is_enough() -> None:
    """The Duchess with a last cube, Okhrana on both cubes of a place, a disc on the first place and off again."""
    last = situation("M Tu", hands={"M": "duchess_de_uzes"}, stock={"M": 1}, turn="M")
    answer(last, "M", "use duchess_de_uzes", f"at card_{FIRST_CITY}")
    assert cubes(last, f"card_{FIRST_CITY}", "M") == 1

    both = situation("M Tu", ["rome: Tu 2 in box"], hands={"M": "okhrana"}, turn="M")
    answer(both, "M", "use okhrana", "send Tu box_rome")
    assert offered(both) == ["done", "send Tu box_rome"]
    answer(both, "M", "send Tu box_rome")
    assert limbo(both, "Tu") == 2

    for place in (f"card_{FIRST_CITY}", EFFECT_NAMES[-1]):
        t = situation("M Tu", hands={"M": "block"}, display=EFFECT_NAMES[-1], turn="M")
        answer(t, "M", "use block", f"block {place}")
        assert [event["place"] for event in events(t, "blocked")] == [place]
        begin_turn(t, "M")
        t.hand[CARD_NAMES.index("block")], t.discards[CARD_NAMES.index("block")] = 1, 0
        answer(t, "M", "use block")
        assert offered(t, "unblock") == [f"unblock {place}"]
        assert f"block {place}" not in offered(t)
        answer(t, "M", f"unblock {place}")
        assert GAME.observe(t, None).blocking_discs == 10


@clause("E1-278", "E1-54", "E1-502", "E1-274")
def test_freemasons_with_little_or_nothing() -> None:
    """One card discarded brings two; with nothing to draw they serve if there is something to discard."""
    t = situation("M Tu", hands={"M": "freemasons cube"}, turn="M")
    answer(t, "M", "use freemasons", "discard cube", "top cube")
    chance(t, "draw gold", "draw block")
    assert (zone(t, "hand", "M"), zone(t, "discards", "M"), zone(t, "lost", "M")) == (
        ["block", "gold"],
        ["cube", "freemasons"],
        [],
    )

    alone = situation("M Tu", hands={"M": "freemasons"}, turn="M")
    assert offered(alone, "use") == ["use freemasons"]
    nothing = situation("M Tu", hands={"M": "freemasons diogenes_club"}, decks={"M": ""}, turn="M")
    assert offered(nothing, "use") == ["use freemasons"]
    empty = situation("M Tu", hands={"M": "freemasons"}, decks={"M": ""}, turn="M")
    assert offered(empty, "use") == []
    answer(nothing, "M", "use freemasons", "discard diogenes_club", "top diogenes_club")
    chance(nothing, "draw diogenes_club")
    assert (zone(nothing, "hand", "M"), zone(nothing, "discards", "M")) == (["diogenes_club"], ["freemasons"])


@clause("E1-302", "E1-300")
@pytest.mark.parametrize(("left", "chooses"), [(1, False), (2, False), (3, True), (5, True)])
def test_pinkerton_asks_only_if_there_is_a_choice(left: int, chooses: bool) -> None:
    """Of two or fewer all are kept without a question."""
    t = situation("M Tu", hands={"M": "pinkerton_agents"}, shown={"Tu": " ".join(NAMED_NAMES[left:])}, turn="M")

    play(t, "M", "use pinkerton_agents")

    assert (prompt(t) == "keep-double") is chooses
    t.any_order = True
    assert len(offered(t, "keep")) == (min(left, 4) if chooses else 0)


@clause("E1-347", "E1-349", "E1-514")
def test_zombies_in_the_first_city_and_in_order() -> None:
    """Berlin can get one; after one in Vienna what comes before it is not offered again, so no choice stands twice."""
    t = situation("M Tu", ["vienna: M main"], hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies")
    assert f"city {FIRST_CITY}" in offered(t)
    answer(t, "M", "city vienna")

    assert offered(t) == ["city vienna", "city zurich", "done"]
    answer(t, "M", "city zurich", "city zurich")
    assert (zombies(t, "vienna"), zombies(t, "zurich"), asked(t), t.actions) == (1, 2, "M", 1)


@clause("E1-319", "E1-471")
def test_two_cards_of_a_name_may_be_removed_face_down() -> None:
    """Both are remembered, and both come to light."""
    t = situation("M Tu", hands={"M": "third_section cube_bomb"}, buried={"M": "cube_bomb"}, turn="M")

    answer(t, "M", "use third_section", "bury cube_bomb")

    assert (zone(t, "buried", "M"), GAME.observe(t, 1).seats[0].buried) == (["cube_bomb", "cube_bomb"], 2)
    ends(t, BY_POINTS, 0)
    settle(t)
    assert (zone(t, "buried", "M"), removed(t)) == ([], ["cube_bomb", "cube_bomb"])


@clause("E1-45", "E1-46")
def test_rounds_are_counted_from_the_first_player() -> None:
    """A round begins with each of their turns."""
    t = situation("M Tu", turn="M")

    rounds = []
    for player in ("M", "Tu", "M", "Tu", "M"):
        assert asked(t) == player
        rounds.append(GAME.observe(t, None).round)
        play(t, player, "pass", "pass", "end")

    assert rounds == [1, 1, 2, 2, 3]


@clause("E1-47", "E1-486", "E1-49")
def test_all_eleven_actions_at_once() -> None:
    """Everything a turn can begin with, each with its own verb; free actions besides; no end before both actions."""
    t = situation(
        "M Tu",
        [
            "rome: M main, M ravachol, M elisee_reclus, controlled by M, M 1 on card, Tu 1 in box",
            "cairo: Tu vera_figner",
        ],
        hands={"M": "cube two_gold nadar ravachol infernal_machine city_rome peoples_will"},
        doubles={"M": "vera_figner"},
        effects={"M": "yog_sothoth mrs_hudson devils_island mi_go"},
        game=stub(players__2__vp_end=6),
        limbo={"M": 1},
        revolution=1,
        turn="M",
    )

    actions = {"place", "claim", "retrieve", "buy", "move", "advance", "discard", "reveal", "show", "use", "attempt"}
    free = {"swap", "exile", "shelter"}
    assert {phrase.split()[0] for phrase in offered(t)} == actions | free | {"sacrifice", "pass"}


@clause("E1-153", "E1-46")
def test_passing_changes_nothing() -> None:
    """One action less, and all else as before."""
    t = situation("M Tu", ["rome: M main, M 1 in box"], hands={"M": "cube"}, turn="M")
    before = GAME.observe(t, 0)

    answer(t, "M", "pass")

    assert GAME.observe(t, 0) == msgspec.structs.replace(before, actions=1)
    assert events(t, "passed") == [{"seat": "M"}]


@clause("E1-252", "E1-250", "E1-248")
@pytest.mark.parametrize(("side", "over"), [("restorationist", "madness"), ("loyalist", "")])
@pytest.mark.parametrize("effects", ["", "sigmund_freud"])
def test_no_counter_left_drives_anybody_mad(side: str, over: str, effects: str) -> None:
    """Without a single Mad counter, and Freud does not help: the player reveals, with the same consequences."""
    t = situation(
        "M Tu",
        ["rome: Tu main"],
        hands={"M": "terrors_of_the_night"},
        display="",
        effects={"Tu": effects},
        counters=(0, 0),
        sides={"Tu": side},
        turn="M",
    )

    answer(t, "M", "use terrors_of_the_night", "choose Tu")

    assert (why_over(t), agent(t, "main-Tu").place) == (over, "rome" if side == "loyalist" else "lost")
    assert events(t, "revealed") == [{"seat": "Tu", "side": side, "why": "madness"}]
    assert events(t, "no-counter-left") == [{"seat": "Tu", "why": "terror"}]


@clause("E1-248", "E1-249", "E1-247")
@pytest.mark.parametrize(("effects", "had", "reveals"), [("", 1, False), ("", 2, True), ("sigmund_freud", 3, False)])
def test_how_many_mad_counters_drive_mad(effects: str, had: int, reveals: bool) -> None:
    """The second does not, the third does; with Freud the fourth does not."""
    t = situation(
        "M Tu",
        hands={"M": "terrors_of_the_night"},
        display="",
        effects={"Tu": effects},
        mad={"Tu": had},
        sides={"Tu": "loyalist"},
        turn="M",
    )

    answer(t, "M", "use terrors_of_the_night", "choose Tu")
    chance(t, "sanity mad")

    assert (bool(events(t, "revealed")), GAME.observe(t, None).seats[1].mad) == (reveals, had + 1)


@clause("E1-187", "E1-188", "E1-194", "E1-216", "E1-355")
@pytest.mark.parametrize("city", [FIRST_CITY, LAST_CITY])
@pytest.mark.parametrize("deed", ["kill", "hide", "zombie", "agent"])
def test_attempts_in_the_first_and_the_last_city(city: str, deed: str) -> None:
    """By the last seat: the royal person killed or hidden, a zombie, an agent; each for the bombs that it takes."""
    t = situation(
        "Tu W M",
        [f"{city}: M main, Tu evno_asef, 1 zombie"],
        hands={"M": "hired_assassin hide_royalty infernal_machine infernal_machine"},
        discards={"Tu": "zombies"},
        known="Tu",
        game=stub(**{f"cities__{city}__royal_defence": 4, f"cities__{city}__defence": 7}),
        turn="M",
    )
    target = {"kill": f"royal_{city}", "hide": f"royal_{city}", "zombie": f"zombie_{city}", "agent": "evno_asef"}[deed]
    points = int(GAME.box.cities[city].royal_vp)

    answer(t, "M", f"attempt {'hide_royalty' if deed == 'hide' else 'hired_assassin'}", f"strike {target}")
    if deed != "zombie":
        answer(t, "M", *["bomb infernal_machine"] * (2 if deed == "agent" else 1))

    royal_now = {"kill": "killed by M", "hide": "hidden by M"}.get(deed, "free")
    assert (royal(t, city), disc(t, "M")) == (royal_now, points if deed in ("kill", "hide") else 0)
    assert (zombies(t, city), agent(t, "evno_asef").kept_by) == (int(deed != "zombie"), 2 if deed == "agent" else None)
    assert zone(t, "hand", "M").count("infernal_machine") == {"zombie": 2, "agent": 0}.get(deed, 1)


@clause("E1-307", "E1-303", "E1-13")
def test_the_last_disc_can_be_put_down() -> None:
    """Nine lie on the board: the tenth finds a place."""
    names = ["berlin", "cairo", "constantinople", "the_hague"]
    cities = [*(f"{name}: card blocked, box blocked" for name in names), "london: box blocked"]
    t = situation("M Tu", cities, hands={"M": "block"}, turn="M")

    answer(t, "M", "use block", "block card_rome")

    assert GAME.observe(t, None).blocking_discs == 0


@clause("E1-67", "E1-467", "E1-483")
def test_what_is_known_of_a_deck_that_was_searched() -> None:
    """All know that the City card is not in it any more."""
    t = situation("M Tu", ["rome: controlled by Tu, M 1 in box"], decks={"Tu": "city_rome cube"}, turn="M")
    assert GAME.observe(t, 0).seats[1].shuffled == ("cube", "city_rome")

    answer(t, "M", "claim box_rome")

    assert (GAME.observe(t, 0).seats[1].shuffled, GAME.observe(t, 0).seats[1].deck) == (("cube",), 1)


@clause("E1-439", "E1-261", "E1-319", "E1-436")
def test_points_go_with_what_is_removed() -> None:
    """A revealed Loyalist's zombies driven out by Bismarck, their Necronomicon removed: their disc falls at once."""
    t = situation(
        "M W",
        ["paris: controlled by M, 3 zombies", "rome: 5 zombies"],
        hands={"M": "bismarck", "W": "third_section necronomicon"},
        discards={"W": "zombies"},
        sides={"W": "loyalist"},
        revealed="W",
        turn="M",
    )
    assert disc(t, "W") == 8 + 3

    answer(t, "M", "use bismarck", "city paris")
    assert disc(t, "W") == 3
    begin_turn(t, "W")
    answer(t, "W", "use third_section", "remove necronomicon")

    assert disc(t, "W") == 0


@clause("E1-398", "E1-439", "E1-373", "E1-435")
def test_points_of_vampires_who_come_and_go() -> None:
    """On the Mi-go a vampire is worth nothing, in a city he is; a destroyed city's points go before anybody draws."""
    t = situation(
        "M Tu",
        ["rome: M ravachol vampire"],
        hands={"M": "ravachol"},
        discards={"M": "vampire"},
        effects={"M": "mi_go"},
        sides={"M": "loyalist"},
        revealed="M",
        turn="M",
    )
    assert disc(t, "M") == 1
    answer(t, "M", "shelter ravachol")
    assert disc(t, "M") == 0
    begin_turn(t, "M")
    answer(t, "M", "return ravachol cairo")
    assert disc(t, "M") == 1

    doomed = situation("M Tu", ["rome: empty, controlled by Tu, Tu main"], on_effects={"cthulhu": "M 1"}, turn="M")
    answer(doomed, "M", "claim cthulhu")
    chance(doomed, "sanity sane")
    answer(doomed, "M", "city rome")
    assert (prompt(doomed), disc(doomed, "Tu")) == ("flee", 4)
    answer(doomed, "Tu", "go main-Tu zurich")
    assert (asked(doomed), disc(doomed, "Tu")) == ("chance", 0)
