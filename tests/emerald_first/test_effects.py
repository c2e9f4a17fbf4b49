"""Permanent Effects, and cards that change the board, in detail (sections 15 and 17)."""

from __future__ import annotations

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
    display,
    end_turn,
    events,
    face_up,
    kinds,
    known,
    limbo,
    mad,
    master,
    offered,
    play,
    pool,
    prompt,
    removed,
    revealed,
    royal,
    situation,
    stock,
    top,
    why_over,
    zombies,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CITY_NAMES, EFFECT_NAMES
from support import clause


@clause("E1-259", "E1-260", "E1-265", "E1-266", "E1-460")
def test_bismarck_clears_card_and_box() -> None:
    """Cubes of both go to Limbo, both discs to the Pool; the card lies on the city, one disc of M's with it."""
    t = situation(
        "M Tu W",
        [
            "paris: controlled by M, M 1 in box, Tu 2 in box, M 3 on card, W 1 on card, box blocked, "
            "card blocked, M main"
        ],
        hands={"M": "bismarck"},
        turn="M",
    )

    answer(t, "M", "use bismarck")
    assert offered(t) == ["city paris"]
    answer(t, "M", "city paris")

    assert (limbo(t, "M"), limbo(t, "Tu"), limbo(t, "W"), GAME.observe(t, None).blocking_discs) == (4, 2, 1, 10)
    assert (control(t, "paris"), disc(t, "M"), agent(t, "main-M").place) == ("M", 6, "paris")
    assert (zone(t, "hand", "M"), zone(t, "discards", "M"), removed(t)) == ([], ["city_paris"], [])
    assert (asked(t), t.actions) == ("M", 1)


@clause("E1-258", "E1-501")
def test_bismarck_needs_a_city_of_his_own() -> None:
    """Tu's city is no choice; without one of their own the card cannot be used."""
    t = situation("M Tu", ["paris: controlled by Tu"], hands={"M": "bismarck"}, turn="M")

    assert offered(t, "use") == []


@clause("E1-262", "E1-263", "E1-68", "E1-501")
def test_agents_leave_clockwise_from_bismarcks_left() -> None:
    """W plays: Th goes first, then M, then Tu, each agent by himself and for nothing; vampires too."""
    t = situation(
        "M Tu W Th",
        ["paris: controlled by W, W main, M ravachol, Tu main, Tu emma_goldman, Th evno_asef vampire"],
        hands={"W": "bismarck"},
        turn="W",
    )

    answer(t, "W", "use bismarck", "city paris")
    near = ["london", "madrid", "the_hague", "zurich"]
    assert offered(t) == [f"go evno_asef {city}" for city in near]
    answer(t, "Th", "go evno_asef zurich")
    answer(t, "M", "go ravachol zurich")
    answer(t, "Tu", "go emma_goldman london", "go main-Tu madrid")

    places = [agent(t, name).place for name in ("evno_asef", "ravachol", "emma_goldman", "main-Tu", "main-W")]
    assert places == ["zurich", "zurich", "london", "madrid", "paris"]
    assert (asked(t), t.actions) == ("W", 1)


@clause("E1-267", "E1-266", "E1-96", "E1-79", "E1-269")
def test_a_locked_city_is_open_to_its_owner_alone() -> None:
    """By gold, Nadar or from the Mi-go only M's agents enter; M alone puts cubes on its card; nobody claims it."""
    cities = ["paris: controlled by M, locked, M 2 on card, Tu 1 on card", "london: M main, Tu main"]
    for player, enters in (("M", True), ("Tu", False)):
        t = situation(
            "M Tu",
            cities,
            hands={player: "gold nadar cube"},
            effects={player: "mi_go"},
            on_mi_go={player: "ravachol"},
            turn=player,
        )
        t.turns += 1
        tries = {
            "move gold": f"go main-{player} paris",
            "use nadar": f"go main-{player} paris",
            "place cube": "at card_paris",
        }

        assert ("return ravachol paris" in offered(t)) is enters
        for first, then in tries.items():
            trying = t.copy()
            trying.listening = False
            answer(trying, player, first)
            assert (then in offered(trying)) is enters


@clause("E1-315", "E1-316", "E1-511", "E1-318")
def test_all_that_the_third_section_can_remove() -> None:
    """Face-up Game cards without a disc, the display, and hand cards that are no City cards, openly or not."""
    t = situation(
        "M Tu",
        ["rome: shows ravachol, card blocked", "paris: empty", "berlin: controlled by M", "zurich: controlled by M"],
        hands={"M": "third_section city_berlin city_zurich baron_ungern_sternberg zombies cube"},
        turn="M",
    )

    answer(t, "M", "use third_section")

    cards = ["baron_ungern_sternberg", "cube", "zombies"]
    assert offered(t, "remove") == [f"remove {card}" for card in cards]
    assert offered(t, "bury") == [f"bury {card}" for card in cards]
    shown = [f"clear card_{city}" for city in sorted(CITY_NAMES) if city not in ("rome", "paris")]
    assert offered(t, "clear") == [*shown, "clear doctor_watson", "clear sigmund_freud"]


@clause("E1-319", "E1-324", "E1-471", "E1-466")
def test_a_hand_card_is_removed_openly() -> None:
    """All see which; it is not replaced before the end of the turn, and The Third Section is only discarded."""
    t = situation("M Tu", hands={"M": "third_section gold"}, turn="M")

    answer(t, "M", "use third_section", "remove gold")

    assert events(t, "removed-from-hand", "Tu") == [{"seat": "M", "card": "gold"}]
    assert (asked(t), zone(t, "hand", "M"), top(t, "M"), removed(t)) == ("M", [], "third_section", ["gold"])
    end_turn(t, "M")
    assert len(zone(t, "hand", "M")) == 5


@clause("E1-315", "E1-308", "E1-100")
def test_the_third_section_clears_a_card() -> None:
    """Everybody's cubes on it go to Limbo, those in the box stay, and the next card comes up."""
    t = situation(
        "M Tu",
        ["rome: shows ravachol, below 1, M 1 on card, Tu 2 on card, Tu 1 in box"],
        hands={"M": "third_section"},
        turn="M",
    )

    answer(t, "M", "use third_section", "clear card_rome")
    chance(t, "turn-up evno_asef")

    assert (limbo(t, "M"), limbo(t, "Tu"), cubes(t, "box_rome", "Tu"), cubes(t, "card_rome", "Tu")) == (1, 2, 1, 0)
    assert (agent(t, "ravachol").place, master(t, "ravachol"), face_up(t, "rome"), t.war) == (
        "lost",
        None,
        "evno_asef",
        0,
    )


@clause("E1-294", "E1-295", "E1-506")
def test_okhrana_sends_one_or_two_cubes() -> None:
    """Two from one place, or one and no more; never M's own, and never a third."""
    t = situation("M Tu", ["rome: Tu 3 in box, M 1 in box, Tu 1 on card"], hands={"M": "okhrana"}, turn="M")

    answer(t, "M", "use okhrana")
    assert offered(t) == ["send Tu box_rome", "send Tu card_rome"]
    one = t.copy()
    answer(t, "M", "send Tu box_rome", "send Tu box_rome")
    answer(one, "M", "send Tu card_rome")
    assert "done" in offered(one)
    answer(one, "M", "done")

    assert (limbo(t, "Tu"), cubes(t, "box_rome", "Tu"), t.actions) == (2, 1, 1)
    assert (limbo(one, "Tu"), cubes(one, "card_rome", "Tu"), cubes(one, "box_rome", "Tu")) == (1, 0, 3)
    none = situation("M Tu", ["rome: M 1 in box"], hands={"M": "okhrana"}, turn="M")
    assert offered(none, "use") == []


@clause("E1-283", "E1-284", "E1-285", "E1-286", "E1-503")
@pytest.mark.parametrize("source", ["stock", "limbo", "box_rome", "card_rome", "mi_go"])
@pytest.mark.parametrize("n", [1, 2])
def test_the_brotherhood_moves_cubes_from_anywhere(source: str, n: int) -> None:
    """One or two of one source to one place where cubes may be put; not to where they were, nor to a locked box."""
    t = situation(
        "M Tu",
        ["rome: M 2 in box, M 2 on card", "paris: controlled by M, locked"],
        hands={"M": "holy_brotherhood"},
        limbo={"M": 2},
        on_effects={"mi_go": "M 2"},
        turn="M",
    )
    held = {"stock": stock(t, "M"), "limbo": limbo(t, "M")}

    answer(t, "M", "use holy_brotherhood", *[f"take {source}"] * n)
    assert {f"at {source}", "at box_paris", "at limbo", "at stock"}.isdisjoint(offered(t))
    assert (f"take {source}" in offered(t)) is (n == 1)
    answer(t, "M", "at card_paris")

    left = {"stock": stock(t, "M"), "limbo": limbo(t, "M")}
    left |= {place: cubes(t, place, "M") for place in ("box_rome", "card_rome", "mi_go")}
    was = held | {"box_rome": 2, "card_rome": 2, "mi_go": 2}
    assert (left, cubes(t, "card_paris", "M")) == (was | {source: was[source] - n}, n)


@clause("E1-303", "E1-304", "E1-305", "E1-306", "E1-307", "E1-508")
def test_where_a_disc_can_be_put_and_taken() -> None:
    """On every face-up card, box and displayed effect without one; taken only where one lies; once back, put again."""
    t = situation(
        "M Tu",
        ["rome: box blocked, controlled by Tu", "paris: empty", "cairo: destroyed", "london: controlled by Tu, locked"],
        hands={"M": "block"},
        turn="M",
    )

    answer(t, "M", "use block")
    blocked = offered(t, "block")
    assert offered(t, "unblock") == ["unblock box_rome"]
    assert len(blocked) == 10 + 10 + 2
    assert {"block box_rome", "block card_paris", "block box_cairo", "block card_cairo"}.isdisjoint(blocked)
    assert {"block box_london", "block doctor_watson", "block card_rome"} <= set(blocked)
    off = t.copy()
    answer(off, "M", "unblock box_rome")
    answer(t, "M", "block doctor_watson")

    assert (GAME.observe(t, None).blocking_discs, GAME.observe(off, None).blocking_discs) == (8, 10)
    view = GAME.observe(t, None)
    assert (view.effects[EFFECT_NAMES.index("doctor_watson")].blocked, top(t, "M")) == (True, "block")
    assert events(t, "blocked") == [{"seat": "M", "place": "doctor_watson"}]


@clause("E1-288", "E1-289", "E1-161")
def test_irene_adler_leaves_the_last_counter() -> None:
    """Nobody but M holds two unrevealed ones: she cannot be used."""
    t = situation(
        "M Tu",
        ["rome: M irene_adler"],
        hands={"M": "irene_adler"},
        doubles={"M": "ravachol evno_asef", "Tu": "johann_most"},
        shown={"Tu": "vera_figner"},
        turn="M",
    )

    assert offered(t, "use") == []


@clause("E1-300", "E1-302", "E1-507", "E1-473")
@pytest.mark.parametrize(("left", "kept"), [(6, 2), (4, 2), (2, 2), (1, 1), (0, None)])
def test_pinkerton_keeps_two_of_four(left: int, kept: int | None) -> None:
    """Four are drawn, two kept, the rest goes back; with fewer all are kept, with none it cannot be used."""
    everybody = [each.id for each in GAME.observe(GAME.new(2), None).agents[:22]]
    t = situation("M Tu", hands={"M": "pinkerton_agents"}, shown={"Tu": " ".join(everybody[left:])}, turn="M")

    if kept is None:
        assert offered(t, "use") == []
        return
    play(t, "M", "use pinkerton_agents")
    while prompt(t) == "keep-double":
        answer(t, "M", offered(t)[0])

    view = GAME.observe(t, 0)
    assert (view.seats[0].doubles, view.doubles_left, view.doubles_drawn) == (kept, left - kept, 0)
    assert view.own is not None
    assert len(view.own.elsewhere) == max(0, min(left, 4) - 2)
    assert (len(events(t, "double-kept", "Tu")), t.actions) == (kept, 1)


@clause("E1-363", "E1-364", "E1-465")
def test_a_secret_change_of_heart() -> None:
    """All see that M changed sides; the card stays secret, and whoever had looked at it can work out the new side."""
    t = situation("M Tu W", on_effects={"change_of_heart": "M 1"}, sides={"M": "restorationist"}, turn="M")
    t.looked[2 * 5 + 0] = 1

    answer(t, "M", "claim change_of_heart")

    assert events(t, "changed-sides", "Tu") == [{"seat": "M"}]
    seen = GAME.observe(t, 2)
    assert seen.own is not None
    assert (seen.own.looked, seen.seats[0].turned, seen.seats[0].side) == (((0, "restorationist"),), True, "hidden")
    assert (revealed(t, "M"), disc(t, "M")) == (False, 0)


@clause("E1-365", "E1-253")
def test_a_mad_loyalist_who_changes_sides_plays_on() -> None:
    """Three Mad counters do not end the game by themselves; the next one, as a Restorationist, does."""
    t = situation(
        "M Tu",
        hands={"Tu": "terrors_of_the_night"},
        on_effects={"change_of_heart": "M 1"},
        mad={"M": 3},
        sides={"M": "loyalist"},
        revealed="M",
        turn="M",
    )

    answer(t, "M", "claim change_of_heart")
    assert why_over(t) == ""
    begin_turn(t, "Tu")
    answer(t, "Tu", "use terrors_of_the_night", "choose M")
    chance(t, "sanity mad")

    assert why_over(t) == "madness"


@clause("E1-367", "E1-381", "E1-372", "E1-250")
def test_cthulhu_delays_every_end() -> None:
    """War reaches the top by the pile of the destroyed city; all others still draw before the game ends."""
    t = situation("M Tu W", ["rome: Tu main, shows ravachol, below 2"], on_effects={"cthulhu": "M 1"}, war=10, turn="M")

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    answer(t, "M", "city rome")
    answer(t, "Tu", "go main-Tu zurich")
    chance(t, "bring mi_go", "sanity mad")
    assert (why_over(t), asked(t)) == ("", "chance")
    chance(t, "sanity mad")

    assert (why_over(t), mad(t, "Tu"), mad(t, "W"), mad(t, "M")) == ("war", 1, 1, 0)
    assert (agent(t, "ravachol").place, "ravachol" in removed(t)) == ("lost", True)


@clause("E1-369", "E1-378", "E1-373", "E1-375", "E1-64", "E1-370", "E1-371")
def test_cthulhu_destroys_the_claimants_own_city() -> None:
    """The player's cubes, agents and City card go like all others; own agents are no kills, the hand is filled up."""
    t = situation(
        "M Tu",
        ["rome: controlled by M, M 2 in box, M 1 on card, Tu 1 in box, M evno_asef vampire, card blocked, 2 zombies"],
        hands={"M": "city_rome evno_asef"},
        discards={"Tu": "zombies"},
        on_effects={"cthulhu": "M 1, Tu 1"},
        turn="M",
    )
    before = pool(t, "M"), pool(t, "Tu")
    assert disc(t, "M") == 4

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    play(t, "M", "city rome")

    assert (pool(t, "M"), pool(t, "Tu"), limbo(t, "M"), stock(t, "Tu")) == (before[0] + 3, before[1] + 1, 1, 6 + 1)
    assert (agent(t, "evno_asef").place, agent(t, "evno_asef").kept_by, len(zone(t, "hand", "M"))) == ("lost", None, 2)
    assert {"city_rome", "evno_asef"} <= set(removed(t))
    assert (control(t, "rome"), disc(t, "M"), zombies(t, "rome"), t.zombies_left) == (None, 0, 0, 8)
    rome = GAME.observe(t, None).cities[CITY_NAMES.index("rome")]
    assert (rome.destroyed, rome.pile, rome.face_up, rome.blocked) == (True, 0, "", False)
    assert GAME.observe(t, None).effects[EFFECT_NAMES.index("cthulhu")].place == "city"


@clause("E1-371", "E1-422", "E1-442", "E1-370")
@pytest.mark.parametrize(("rule", "counts"), [("true", True), ("false", False)])
def test_cthulhus_victims_may_count_as_kills(rule: str, counts: bool) -> None:
    """Agents of unknown players and vampires die too; M keeps their counters, which count unless the option says no."""
    t = situation(
        "M Tu W",
        ["rome: Tu ravachol vampire, W evno_asef"],
        hands={"W": "evno_asef"},
        on_effects={"cthulhu": "M 1"},
        options={"zombie_cthulhu_kills_score": rule},
        game=GAME,
        turn="M",
    )

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    answer(t, "M", "city rome")

    assert [agent(t, name).kept_by for name in ("ravachol", "evno_asef")] == [0, 0]
    assert [master(t, name) for name in ("ravachol", "evno_asef")] == ["Tu", "W"]
    own = GAME.observe(t, 0).own
    assert own is not None
    assert own.kills == (2 if counts else 0)


@clause("E1-372", "E1-68", "E1-382", "E1-264")
def test_main_agents_flee_from_cthulhu_clockwise() -> None:
    """The claimant first, then the others; into the destroyed city nobody can go any more."""
    t = situation(
        "M Tu W",
        ["rome: M main vampire, W main, Tu main", "paris: Tu 1 in box"],
        hands={"Tu": "nadar gold cube"},
        on_effects={"cthulhu": "Tu 1"},
        turn="Tu",
    )

    answer(t, "Tu", "claim cthulhu")
    chance(t, "sanity sane")
    answer(t, "Tu", "city rome")
    answer(t, "Tu", "go main-Tu zurich")
    answer(t, "W", "go main-W cairo")
    answer(t, "M", "go main-M madrid")
    chance(t, "bring mi_go", "sanity sane", "sanity mad")

    assert (mad(t, "W"), mad(t, "M"), agent(t, "main-M").vampire) == (0, 1, True)
    answer(t, "Tu", "use nadar")
    assert len(offered(t)) == 10
    assert "go main-Tu rome" not in offered(t)
    assert royal(t, "rome") == "free"


@clause("E1-385", "E1-386", "E1-387", "E1-82", "E1-516")
def test_devils_island_again_and_again() -> None:
    """Two City cards in one turn, own cubes too; a card in the deck or of another city serves nothing."""
    t = situation(
        "M Tu W",
        [
            "rome: controlled by M, Tu 2 in box, W 1 in box, M 1 in box",
            "paris: controlled by M, W 2 in box",
            "cairo: controlled by M, Tu 1 in box",
            "zurich: controlled by M, Tu 1 on card",
        ],
        hands={"M": "city_rome city_paris city_zurich"},
        effects={"M": "devils_island"},
        turn="M",
    )
    assert offered(t, "exile") == ["exile paris W", "exile rome M", "exile rome Tu", "exile rome W"]

    answer(t, "M", "exile paris W", "exile rome M")

    assert (limbo(t, "W"), limbo(t, "M"), limbo(t, "Tu"), cubes(t, "box_rome", "Tu")) == (2, 1, 0, 2)
    assert (t.actions, zone(t, "hand", "M"), offered(t, "exile")) == (2, ["city_zurich"], [])
    assert [event["symbol"] for event in events(t, "played")] == ["devils_island"] * 2


@clause("E1-385", "E1-386")
@pytest.mark.parametrize(("rule", "may"), [("false", False), ("true", True)])
def test_devils_island_on_a_game_card_alone(rule: str, may: bool) -> None:
    """With the option cubes on the Game card are enough; by default they are none of its business."""
    t = situation(
        "M Tu",
        ["rome: controlled by M, Tu 2 on card"],
        hands={"M": "city_rome"},
        effects={"M": "devils_island"},
        options={"devils_island_includes_game_card": rule},
        turn="M",
    )

    assert offered(t, "exile") == (["exile rome Tu"] if may else [])
    if may:
        answer(t, "M", "exile rome Tu")
        assert (limbo(t, "Tu"), cubes(t, "card_rome", "Tu")) == (2, 0)


@clause("E1-390", "E1-392", "E1-397", "E1-391", "E1-518")
def test_who_can_go_to_the_mi_go() -> None:
    """A named agent on the board whose card is in hand; card and counter go, and a second may follow, no third."""
    t = situation(
        "M Tu",
        ["rome: M main, M ravachol, M evno_asef vampire, M emma_goldman, M vera_figner, Tu johann_most"],
        hands={"M": "ravachol evno_asef vera_figner cube"},
        effects={"M": "mi_go"},
        turn="M",
    )
    assert offered(t, "shelter") == ["shelter evno_asef", "shelter ravachol", "shelter vera_figner"]

    answer(t, "M", "shelter evno_asef", "shelter ravachol")

    assert offered(t, "shelter") == offered(t, "return") == []
    assert (zone(t, "hand", "M"), zone(t, "discards", "M"), t.actions) == (["cube", "vera_figner"], ["emma_goldman"], 2)
    assert (agent(t, "evno_asef").vampire, master(t, "ravachol"), agent(t, "ravachol").place) == (True, "M", "mi_go")
    assert not {"evno_asef", "ravachol"} & set(GAME.observe(t, 1).seats[0].shuffled)


@clause("E1-395", "E1-396", "E1-51")
def test_an_agent_returns_from_the_mi_go_in_a_later_turn() -> None:
    """After a round he goes to any city he may enter; his card is in hand, above the limit, and he can act at once."""
    t = situation(
        "M Tu",
        ["rome: M ravachol", "paris: controlled by Tu, locked", "cairo: destroyed"],
        hands={"M": "ravachol cube gold two_cubes two_gold"},
        effects={"M": "mi_go"},
        turn="M",
    )

    answer(t, "M", "shelter ravachol")
    end_turn(t, "M")
    assert offered(t, "return") == []
    end_turn(t, "Tu")
    assert len(offered(t, "return")) == 10
    answer(t, "M", "return ravachol madrid")

    assert (agent(t, "ravachol").place, len(zone(t, "hand", "M")), t.actions) == ("madrid", 6, 2)
    assert offered(t, "shelter") == ["shelter ravachol"]
    assert offered(t, "claim") == []


@clause("E1-393", "E1-394", "E1-159", "E1-398")
def test_the_mi_go_keep_agents_out_of_reach() -> None:
    """Neither Shoggoth, nor a double agent, nor a vampire, nor Cthulhu; and the main agent is not alone."""
    t = situation(
        "Tu M",
        ["rome: M main, Tu main vampire"],
        hands={"Tu": "shoggoth vampire"},
        effects={"M": "mi_go"},
        on_mi_go={"M": "elisee_reclus"},
        on_effects={"cthulhu": "Tu 1"},
        doubles={"Tu": "elisee_reclus"},
        turn="Tu",
    )

    assert (known(t, "M"), offered(t, "use"), offered(t, "show")) == (True, [], [])
    answer(t, "Tu", "claim cthulhu")
    chance(t, "sanity sane")
    answer(t, "Tu", "city rome")
    assert agent(t, "elisee_reclus").place == "mi_go"


@clause("E1-400", "E1-519", "E1-53")
def test_mrs_hudson_once_in_each_own_turn() -> None:
    """One card for one card, openly; not again this turn, not in Tu's, and again in the next."""
    t = situation("M Tu", hands={"M": "cube gold"}, effects={"M": "mrs_hudson"}, turn="M")

    answer(t, "M", "swap gold")
    chance(t, "draw block")

    assert (zone(t, "hand", "M"), top(t, "M"), t.actions) == (["block", "cube"], "gold", 2)
    assert (offered(t, "swap"), events(t, "swapped", "Tu")) == ([], [{"seat": "M", "card": "gold"}])
    end_turn(t, "M")
    assert offered(t, "swap") == []
    end_turn(t, "Tu")
    assert len(offered(t, "swap")) == 5


@clause("E1-409", "E1-410", "E1-411", "E1-412", "E1-520", "E1-173")
def test_whom_yog_sothoth_takes() -> None:
    """Own named humans on the board with their card in hand, as an action; without an action left nobody."""
    t = situation(
        "M Tu",
        ["rome: M main, M ravachol, M vera_figner, M emma_goldman vampire, Tu evno_asef"],
        hands={"M": "ravachol emma_goldman cube"},
        effects={"M": "yog_sothoth mi_go"},
        on_mi_go={"M": "johann_most"},
        turn="M",
    )
    assert offered(t, "sacrifice") == ["sacrifice ravachol"]

    answer(t, "M", "sacrifice ravachol")

    assert (t.actions, agent(t, "ravachol").place, master(t, "ravachol")) == (1, "yog_sothoth", "M")
    assert (removed(t), zone(t, "discards", "M")) == (["ravachol"], ["vera_figner"])
    answer(t, "M", "pass")
    assert offered(t, "sacrifice") == []


@clause("E1-383", "E1-384", "E1-93")
def test_cultists_help_their_owner_in_his_cities_alone() -> None:
    """Two points for card and box of a city under control; not elsewhere, and not for another who controls one."""
    t = situation(
        "M Tu",
        [
            "rome: controlled by M, M 1 on card, Tu 3 on card",
            "paris: M 1 on card, Tu 3 on card",
            "cairo: controlled by Tu, M 1 in box, M 1 on card",
            "madrid: controlled by M, M 1 on card, Tu 4 on card",
        ],
        effects={"M": "cultists"},
        turn="M",
    )

    assert offered(t, "claim") == ["claim box_cairo", "claim card_cairo", "claim card_rome"]


@clause("E1-313", "E1-244", "E1-510")
def test_terrors_are_no_one_use_card() -> None:
    """It goes to the discard pile, costs an action, and M is no choice."""
    t = situation("M Tu", hands={"M": "terrors_of_the_night"}, turn="M")

    answer(t, "M", "use terrors_of_the_night")
    assert offered(t) == ["choose Tu"]
    answer(t, "M", "choose Tu")
    chance(t, "sanity sane")

    assert (top(t, "M"), t.actions, kinds(t)[-1], display(t)) == (
        "terrors_of_the_night",
        1,
        "sanity-drawn",
        ["doctor_watson", "sigmund_freud"],
    )
