"""Texts of cards and effects in detail (sections 15 to 17), and who may know what (section 22)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_first.situations import (
    agent,
    answer,
    asked,
    begin_turn,
    chance,
    cubes,
    disc,
    display,
    events,
    face_up,
    final,
    known,
    limbo,
    offered,
    play,
    pool,
    removed,
    revealed,
    royal,
    situation,
    stock,
    why_over,
    winners,
    zombies,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import AGENT_NAMES, CARD_NAMES, CITY_NAMES, EFFECT_NAMES, PLACE_NAMES
from intrigue.games.emerald.first.points_and_end import ends, look
from intrigue.kernel.run import settle
from support import clause


@clause("E1-264", "E1-262")
def test_who_finds_no_neighbour_goes_anywhere() -> None:
    """Washington is locked while its neighbours are closed to Tu: any other city will do."""
    t = situation(
        "M Tu",
        ["washington: controlled by M, Tu main", "london: destroyed", "madrid: destroyed"],
        hands={"M": "bismarck"},
        turn="M",
    )

    answer(t, "M", "use bismarck", "city washington")

    assert len(offered(t)) == 9
    assert "go main-Tu cairo" in offered(t)


@clause("E1-270", "E1-271", "E1-351", "E1-382")
def test_locked_and_destroyed_cities_get_no_zombies() -> None:
    """Not even where the owner of the card has the zombies."""
    t = situation(
        "M Tu",
        ["paris: controlled by M, locked, M main", "zurich: destroyed"],
        hands={"M": "zombies"},
        turn="M",
    )

    answer(t, "M", "use zombies")

    assert offered(t, "city") == ["city london", "city madrid", "city the_hague"]


@clause("E1-271")
def test_an_agent_taken_inside_a_locked_city_stays() -> None:
    """Tu takes M's agent in M's locked Paris, where he remains."""
    t = situation("Tu M", ["paris: controlled by M, locked, M emma_goldman"], doubles={"Tu": "emma_goldman"}, turn="Tu")

    answer(t, "Tu", "show emma_goldman")

    assert (agent(t, "emma_goldman").place, agent(t, "emma_goldman").controller) == ("paris", 0)


@clause("E1-272", "E1-377", "E1-378")
def test_cthulhu_destroys_a_locked_city_with_an_empty_pile() -> None:
    """Bismarck leaves the game; no pile runs out, so War stays; zombies and discs go back."""
    t = situation(
        "M Tu",
        ["paris: empty, controlled by Tu, locked"],
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )
    t.blocked[PLACE_NAMES.index("box_paris")] = 1
    t.zombies[CITY_NAMES.index("paris")] = 2
    t.zombies_left -= 2

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    play(t, "M", "city paris")

    assert {"bismarck", "city_paris"} <= set(removed(t))
    assert (t.war, t.zombies_left, GAME.observe(t, None).blocking_discs, zombies(t, "paris")) == (0, 8, 10, 0)


@clause("E1-374")
@pytest.mark.parametrize(("rule", "state", "points"), [("false", "killed by Tu", 3), ("true", "gone", 0)])
def test_the_royal_disc_of_a_destroyed_city(rule: str, state: str, points: int) -> None:
    """It stays with its points, unless the option clears the royal box."""
    t = situation(
        "M Tu",
        ["rome: royal killed by Tu"],
        on_effects={"cthulhu": "M 1"},
        options={"cthulhu_takes_royal_disc": rule},
        turn="M",
    )

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    play(t, "M", "city rome")

    assert (royal(t, "rome"), disc(t, "Tu")) == (state, points)


@clause("E1-273", "E1-432")
@pytest.mark.parametrize(("zone_name", "points"), [("hands", 2 + 2), ("discards", 2 + 2), ("", 2)])
def test_the_black_hand(zone_name: str, points: int) -> None:
    """In hand or discard pile it adds two for a killed royal person; it has no action."""
    more = {zone_name: {"M": "black_hand"}} if zone_name else {}
    t = situation("M Tu", ["madrid: royal killed by M"], revealed="M", turn="M", **more)  # type: ignore[arg-type]

    assert disc(t, "M") == points
    assert offered(t, "use") == []


@clause("E1-274", "E1-275")
def test_the_diogenes_club_draws_two_before_it_is_discarded() -> None:
    """The reshuffle does not include it, and the hand may grow beyond five."""
    t = situation(
        "M Tu",
        hands={"M": "diogenes_club cube gold two_cubes two_gold block"},
        decks={"M": "cube_gold"},
        discards={"M": "cube_bomb"},
        turn="M",
    )

    play(t, "M", "use diogenes_club")

    assert zone(t, "hand", "M") == ["block", "cube", "cube_bomb", "cube_gold", "gold", "two_cubes", "two_gold"]
    assert (zone(t, "discards", "M"), t.actions) == (["diogenes_club"], 2)


@clause("E1-277", "E1-293")
def test_cards_without_an_action() -> None:
    """Fenians, Lestrade and the Necronomicon give their symbols only."""
    t = situation("M Tu", hands={"M": "fenians inspector_lestrade necronomicon"}, turn="M")

    assert offered(t, "use") == []
    assert offered(t, "place") == ["place fenians", "place inspector_lestrade", "place necronomicon"]


@clause("E1-280", "E1-278")
def test_freemasons_may_discard_nothing() -> None:
    """Then one card is drawn; of several discarded only the top one is seen."""
    t = situation("M Tu", hands={"M": "freemasons cube gold"}, turn="M")

    none = t.copy()
    play(none, "M", "use freemasons", "done")
    play(t, "M", "use freemasons", "discard cube", "discard gold", "top cube")

    assert len(zone(none, "hand", "M")) == 3
    assert GAME.observe(t, 1).seats[0].lost == 1


@clause("E1-291")
def test_golovinsky_moves_war_by_two() -> None:
    """Freely, and not beyond the top, where the game is over."""
    t = situation("M Tu", hands={"M": "matvei_golovinsky"}, turn="M")
    near = situation("M Tu", hands={"M": "matvei_golovinsky"}, war=11, turn="M")

    answer(t, "M", "use matvei_golovinsky")
    answer(near, "M", "use matvei_golovinsky")

    assert (t.war, t.actions) == (2, 2)
    assert (near.war, why_over(near)) == (12, "war")


@clause("E1-292", "E1-505")
def test_nadar_moves_an_agent_anywhere() -> None:
    """Free of cost, but not into a city that is closed to him."""
    t = situation(
        "M Tu",
        ["rome: M main, M emma_goldman", "paris: controlled by Tu, locked", "cairo: destroyed"],
        hands={"M": "nadar"},
        turn="M",
    )

    answer(t, "M", "use nadar")
    assert len(offered(t)) == 2 * 9
    answer(t, "M", "go emma_goldman washington")

    assert (agent(t, "emma_goldman").place, agent(t, "main-M").place) == ("washington", "rome")


@clause("E1-297")
def test_rachkovsky_draws_what_there_is() -> None:
    """With one counter left it brings one, with none nothing."""
    everybody = [agent.id for agent in GAME.observe(GAME.new(2), None).agents[:22]]
    t = situation(
        "M Tu",
        ["rome: shows peter_rachkovsky, M 1 on card"],
        shown={"Tu": " ".join(everybody[1:])},
        turn="M",
    )

    answer(t, "M", "claim card_rome")
    chance(t, "turn-up ravachol", f"counter {everybody[0]}")

    assert (asked(t), GAME.observe(t, None).doubles_left) == ("M", 0)


@clause("E1-299")
def test_the_peoples_will_buys_a_cube() -> None:
    """One from the Pool, freely; without one there it cannot be used."""
    t = situation("M Tu", hands={"M": "peoples_will"}, pool={"M": 1}, turn="M")
    before = stock(t, "M")

    answer(t, "M", "use peoples_will")

    assert (stock(t, "M"), pool(t, "M"), t.actions) == (before + 1, 0, 2)
    none = situation("M Tu", hands={"M": "peoples_will"}, pool={"M": 0}, turn="M")
    assert offered(none, "use") == []


@clause("E1-306", "E1-307", "E1-304")
def test_discs_may_run_out() -> None:
    """With all ten on the board one can only be taken away, also from a controlled city's box."""
    names = ["berlin", "cairo", "constantinople", "the_hague", "london"]
    cities = [f"{name}: card blocked, box blocked, controlled by Tu" for name in names]
    t = situation("M Tu", cities, hands={"M": "block"}, game=GAME, options={}, turn="M")

    answer(t, "M", "use block")

    assert (len(offered(t, "unblock")), offered(t, "block")) == (10, [])
    answer(t, "M", "unblock box_berlin")
    assert GAME.observe(t, None).blocking_discs == 1


@clause("E1-308", "E1-317", "E1-318", "E1-511")
def test_the_third_section_removes_an_effect() -> None:
    """Its cubes go to Limbo, its disc to the Pool, and it is not replaced."""
    t = situation("M Tu", hands={"M": "third_section"}, on_effects={"mi_go": "Tu 2"}, turn="M")
    t.blocked[PLACE_NAMES.index("mi_go")] = 1

    answer(t, "M", "use third_section", "clear mi_go")

    view = GAME.observe(t, None)
    assert (limbo(t, "Tu"), view.effects[EFFECT_NAMES.index("mi_go")].place, view.blocking_discs) == (2, "gone", 10)
    assert display(t) == ["doctor_watson", "sigmund_freud"]


@clause("E1-316", "E1-315")
def test_the_third_section_removes_an_agent_on_his_card() -> None:
    """His counter leaves the game too; a card with a disc cannot be removed."""
    t = situation(
        "M Tu",
        ["rome: shows ravachol", "paris: shows shoggoth, card blocked"],
        hands={"M": "third_section"},
        turn="M",
    )

    answer(t, "M", "use third_section")
    assert "clear card_paris" not in offered(t)
    answer(t, "M", "clear card_rome")
    chance(t, "turn-up vera_figner")

    assert (agent(t, "ravachol").place, removed(t), face_up(t, "rome")) == ("lost", ["ravachol"], "vera_figner")


@clause("E1-320", "E1-324", "E1-319", "E1-511")
def test_the_third_section_and_the_own_hand() -> None:
    """A City card cannot be removed; another can, openly or not, and is not replaced before the end of the turn."""
    t = situation("M Tu", ["rome: controlled by M"], hands={"M": "third_section city_rome cube"}, turn="M")

    answer(t, "M", "use third_section")
    assert (offered(t, "remove"), offered(t, "bury")) == (["remove cube"], ["bury cube"])
    answer(t, "M", "remove cube")

    assert (zone(t, "hand", "M"), removed(t)) == (["city_rome"], ["cube"])


@clause("E1-471", "E1-323", "E1-453")
def test_buried_cards_come_to_light_at_the_end() -> None:
    """All of them, and the Necronomicon's points are gone."""
    t = situation("M Tu", buried={"M": "necronomicon cube"}, decks={"M": "gold"}, turn="M")
    t.necronomicon_of = 0

    ends(t, 3, 0)
    settle(t)

    assert {event["card"] for event in events(t, "dug-up")} == {"necronomicon", "cube"}
    assert final(t, "M") == 0


@clause("E1-319", "E1-439")
def test_a_revealed_player_removes_scoring_cards_openly() -> None:
    """What the disc would tell anyway is not hidden; other cards may be buried."""
    t = situation("M Tu", hands={"M": "third_section black_hand cube"}, revealed="M", turn="M")

    answer(t, "M", "use third_section")

    assert (offered(t, "bury"), offered(t, "remove")) == (["bury cube"], ["remove black_hand", "remove cube"])


@clause("E1-326", "E1-465")
def test_what_burtsev_showed_stays_known() -> None:
    """M sees Tu's card from now on, and nobody asks M to tell; there is no need to look again."""
    t = situation("M Tu", ["rome: M vladimir_burtsev"], hands={"M": "vladimir_burtsev"}, turn="M")

    answer(t, "M", "use vladimir_burtsev", "choose Tu")

    own = GAME.observe(t, 0).own
    assert own is not None
    assert own.looked == ((1, "loyalist"),)
    assert (asked(t), GAME.observe(t, 1).seats[1].looked_at_by) == ("M", (0,))
    begin_turn(t, "M")
    t.hand[CARD_NAMES.index("vladimir_burtsev")] = 1
    assert "use vladimir_burtsev" not in offered(t)


@clause("E1-327")
def test_an_action_that_is_no_attempt_works_anywhere() -> None:
    """Irene Adler acts from wherever she stands."""
    t = situation(
        "M Tu", ["cairo: M irene_adler"], hands={"M": "irene_adler"}, doubles={"Tu": "ravachol johann_most"}, turn="M"
    )

    assert "use irene_adler" in offered(t)


@clause("E1-328", "E1-332", "E1-333", "E1-513", "E1-331")
def test_whom_the_vampire_card_can_turn() -> None:
    """Their own human agents, main agent included; in a vampire's company named humans of known players."""
    t = situation(
        "M Tu W",
        ["rome: M main vampire, M emma_goldman, Tu main, Tu ravachol, W evno_asef", "paris: Tu vera_figner"],
        hands={"M": "vampire"},
        known="Tu",
        turn="M",
    )

    answer(t, "M", "use vampire")
    assert offered(t) == ["turn emma_goldman", "turn ravachol"]
    answer(t, "M", "turn emma_goldman")

    assert agent(t, "emma_goldman").vampire


@clause("E1-339", "E1-435", "E1-398")
def test_a_vampire_gives_no_points_to_a_restorationist() -> None:
    """Reclus is worth two as a human, on the Mi-go too; as a vampire nothing."""
    human = situation("M Tu", ["rome: M elisee_reclus"], revealed="M")
    vampire = situation("M Tu", ["rome: M elisee_reclus vampire"], revealed="M")
    away = situation("M Tu", effects={"M": "mi_go"}, on_mi_go={"M": "elisee_reclus"}, revealed="M")

    assert [disc(t, "M") for t in (human, vampire, away)] == [2, 0, 2]


@clause("E1-398", "E1-399")
def test_a_vampire_on_the_mi_go_does_not_count_and_is_not_removed() -> None:
    """He is not on the board: no point for the Vampire card, and the Society of Leopold does not find him."""
    t = situation(
        "M Tu",
        ["rome: M main"],
        discards={"M": "vampire"},
        effects={"M": "mi_go"},
        on_mi_go={"M": "ravachol"},
        on_effects={"society_of_leopold": "Tu 1"},
        sides={"M": "loyalist"},
        revealed="M",
        turn="Tu",
    )
    t.vampire[AGENT_NAMES.index("ravachol")] = 1
    assert (agent(t, "ravachol").vampire, disc(t, "M")) == (True, 0)

    answer(t, "Tu", "claim society_of_leopold")

    assert (agent(t, "ravachol").place, agent(t, "ravachol").vampire) == ("mi_go", True)


@clause("E1-352", "E1-353", "E1-360")
def test_zombies_stay_and_may_be_killed_by_their_owner() -> None:
    """They are offered no way to move; their owner may kill an own one."""
    t = situation(
        "M Tu", ["rome: 2 zombies, M main"], hands={"M": "hired_assassin gold"}, discards={"M": "zombies"}, turn="M"
    )

    answer(t, "M", "attempt hired_assassin", "strike zombie_rome")

    assert (zombies(t, "rome"), t.zombies_left) == (1, 7)
    answer(t, "M", "move gold")
    assert all(phrase.startswith("go main-M") for phrase in offered(t))


@clause("E1-348")
def test_zombie_reach_may_be_narrow() -> None:
    """With the option an agent opens his own city only, a zombie its neighbours too."""
    t = situation(
        "M Tu",
        ["london: M main", "cairo: 1 zombie"],
        hands={"M": "zombies"},
        options={"zombie_reach": "zombies"},
        turn="M",
    )

    answer(t, "M", "use zombies")

    assert offered(t, "city") == ["city cairo", "city constantinople", "city london", "city rome"]


@clause("E1-362", "E1-402")
def test_effects_cannot_be_refused() -> None:
    """With Cultists the disc counts against others whether its owner likes it or not: nobody is asked."""
    t = situation("M Tu", ["rome: controlled by Tu, M 1 in box"], effects={"Tu": "cultists"}, turn="M")

    assert offered(t, "claim") == []


@clause("E1-365")
def test_a_revealed_player_changes_sides() -> None:
    """Their score is set anew for the new side, and the game goes on."""
    t = situation(
        "M Tu",
        ["madrid: royal killed by M", "rome: royal hidden by M"],
        on_effects={"change_of_heart": "M 1"},
        sides={"M": "loyalist"},
        revealed="M",
        turn="M",
    )
    assert disc(t, "M") == 3

    answer(t, "M", "claim change_of_heart")

    assert (disc(t, "M"), why_over(t), GAME.observe(t, None).seats[0].turned) == (2, "", True)


@clause("E1-385")
@pytest.mark.parametrize(("rule", "on_card"), [("false", 1), ("true", 0)])
def test_devils_island_may_include_the_game_card(rule: str, on_card: int) -> None:
    """By default the cubes on the Game card stay."""
    t = situation(
        "M Tu",
        ["rome: controlled by M, Tu 2 in box, Tu 1 on card, M 1 in box"],
        hands={"M": "city_rome"},
        effects={"M": "devils_island"},
        options={"devils_island_includes_game_card": rule},
        turn="M",
    )
    assert offered(t, "exile") == ["exile rome M", "exile rome Tu"]

    answer(t, "M", "exile rome Tu")

    assert (cubes(t, "box_rome", "Tu"), cubes(t, "card_rome", "Tu"), cubes(t, "box_rome", "M")) == (0, on_card, 1)


@clause("E1-391", "E1-392", "E1-393", "E1-396", "E1-397")
def test_agents_on_the_mi_go() -> None:
    """Two at most, never the main agent; out of reach and without influence; each returns for himself."""
    t = situation(
        "M Tu",
        ["rome: M main, M emma_goldman, M 1 in box, Tu 2 in box"],
        hands={"M": "emma_goldman", "Tu": "shoggoth"},
        effects={"M": "mi_go"},
        on_mi_go={"M": "ravachol elisee_reclus"},
        turn="M",
    )
    hunted = t.copy()
    hunted.agenda.clear()
    begin_turn(hunted, "Tu")

    assert offered(t, "shelter") == []
    assert offered(t, "claim") == ["claim box_rome"]
    answer(hunted, "Tu", "use shoggoth")
    assert offered(hunted) == ["strike emma_goldman"]
    t.turns += 1
    answer(t, "M", "return ravachol cairo")
    assert (agent(t, "ravachol").place, agent(t, "elisee_reclus").place) == ("cairo", "mi_go")


@clause("E1-462", "E1-450")
def test_who_lost_his_main_agent_can_still_win() -> None:
    """The Restorationist whose main agent is killed has more points than the Loyalist."""
    t = situation(
        "Tu M",
        ["rome: controlled by M", "madrid: M main"],
        hands={"Tu": "shoggoth"},
        sides={"Tu": "loyalist", "M": "restorationist"},
        turn="Tu",
    )

    answer(t, "Tu", "use shoggoth", "strike main-M")

    assert (why_over(t), revealed(t, "Tu"), winners(t)) == ("main-agent", True, ["M"])


@clause("E1-453", "E1-454")
def test_at_the_end_all_is_shown_and_nothing_asked() -> None:
    """Identities are open, scores corrected, and no answer is taken any more."""
    t = situation("M Tu", hands={"M": "city_berlin"}, war=11, turn="M")

    answer(t, "M", "advance city_berlin war-up", "done")

    view = GAME.observe(t, None)
    assert [seat.side for seat in view.seats] == ["restorationist", "loyalist"]
    assert [seat.final for seat in view.seats] == [0, 9]
    assert asked(t) is None
    with pytest.raises(intrigue.GameOver):
        intrigue.advance(t, 0)


@clause("E1-415", "E1-423", "E1-404")
def test_a_banished_vampire_card_makes_nobody_known() -> None:
    """After the Society of Leopold neither card gives points or has an action."""
    t = situation(
        "M Tu",
        ["rome: 3 zombies, M main"],
        hands={"M": "vampire zombies"},
        on_effects={"society_of_leopold": "Tu 1"},
        turn="Tu",
    )

    answer(t, "Tu", "claim society_of_leopold")
    begin_turn(t, "M")
    t.vampire[AGENT_NAMES.index("main-0")] = 1  # as if one had been on the Mi-go
    look(t)

    assert (offered(t, "use"), known(t, "M")) == ([], False)
    assert "place vampire" in offered(t)
