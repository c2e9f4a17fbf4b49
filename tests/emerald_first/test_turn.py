"""Turns, cards and decks, and the actions in detail (sections 3 to 11)."""

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
    events,
    face_up,
    kinds,
    known,
    limbo,
    master,
    offered,
    play,
    prompt,
    revealed,
    situation,
    stock,
    told,
    top,
    why_over,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import PLACE_NAMES, PLAYERS
from support import clause


@clause("E1-46", "E1-47", "E1-48", "E1-486", "E1-153", "E1-52")
def test_two_actions_then_the_end_of_the_turn() -> None:
    """The same action may be taken twice; then only the end is left, and the hand is filled."""
    t = situation("M Tu", hands={"M": "cube cube_gold"}, turn="M")

    answer(t, "M", "place cube", "at box_rome")
    assert "end" not in offered(t)
    answer(t, "M", "place cube_gold", "at box_rome")
    assert offered(t) == ["end"]
    play(t, "M", "end")

    assert (asked(t), len(zone(t, "hand", "M"))) == ("Tu", 5)
    passing = situation("M Tu", turn="M")
    assert offered(passing) == ["pass"]


@clause("E1-54")
def test_a_player_draws_what_there_is() -> None:
    """With three cards in all the player has three in hand."""
    t = situation("M Tu", hands={"M": "cube"}, decks={"M": "gold"}, discards={"M": "block"}, turn="M")

    play(t, "M", "pass", "pass", "end")

    assert zone(t, "hand", "M") == ["block", "cube", "gold"]
    assert asked(t) == "Tu"


@clause("E1-57", "E1-58", "E1-487")
def test_all_symbols_of_one_kind_count() -> None:
    """Two cube symbols place two cubes; a card of gold alone places none."""
    t = situation("M Tu", hands={"M": "two_cubes gold"}, turn="M")
    assert offered(t, "place") == ["place two_cubes"]

    answer(t, "M", "place two_cubes", "at card_rome")

    assert cubes(t, "card_rome", "M") == 2


@clause("E1-59", "E1-60", "E1-61", "E1-276", "E1-517")
def test_a_free_card_costs_no_action() -> None:
    """The Duchess puts one cube down for nothing; used for her gold she costs an action."""
    t = situation("M Tu", ["london: M main"], hands={"M": "duchess_de_uzes pinkerton_agents"}, turn="M")

    gold = t.copy()
    answer(gold, "M", "move duchess_de_uzes", "go main-M zurich")
    answer(t, "M", "use duchess_de_uzes", "at card_rome")

    assert (t.actions, gold.actions, cubes(t, "card_rome", "M")) == (2, 1, 1)
    assert top(t, "M") == top(gold, "M") == "duchess_de_uzes"
    play(t, "M", "use pinkerton_agents")
    assert "pinkerton_agents" in GAME.observe(t, None).removed


@clause("E1-63")
def test_clauses_go_before_printed_texts() -> None:
    """A box file cannot give a text to a card that has none in the rules."""
    t = situation("M Tu", hands={"M": "fenians inspector_lestrade necronomicon infernal_machine black_hand"}, turn="M")

    assert offered(t, "use") == []


@clause("E1-65", "E1-64")
def test_a_city_card_from_the_hand_is_replaced() -> None:
    """Cthulhu takes the City card out of Tu's hand, and Tu draws one."""
    t = situation(
        "M Tu",
        ["rome: controlled by Tu"],
        hands={"Tu": "city_rome"},
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    play(t, "M", "city rome")

    assert len(zone(t, "hand", "Tu")) == 1
    assert "city_rome" not in zone(t, "hand", "Tu")


@clause("E1-73", "E1-76", "E1-77", "E1-80")
def test_where_cubes_may_go() -> None:
    """On blocked places, in others' cities, as many as there are; not in a destroyed city."""
    t = situation(
        "M Tu",
        ["rome: controlled by Tu, box blocked, M 9 in box", "paris: destroyed", "cairo: empty"],
        hands={"M": "cube"},
        turn="M",
    )

    answer(t, "M", "place cube")

    assert "at box_rome" in offered(t)
    assert {"at box_paris", "at card_paris", "at card_cairo"}.isdisjoint(offered(t))
    assert {"at doctor_watson", "at box_cairo"} <= set(offered(t))
    assert "at mi_go" not in offered(t)


@clause("E1-83", "E1-95", "E1-96", "E1-97")
def test_what_cannot_be_claimed() -> None:
    """Not the card of his own city, nor of a locked one; a claim plays no card, and one is made per action."""
    t = situation(
        "M Tu",
        ["rome: controlled by M, M 2 in box", "paris: controlled by Tu, locked", "cairo: M 1 in box, M 1 on card"],
        hands={"M": "cube"},
        turn="M",
    )
    t.cubes[PLACE_NAMES.index("box_paris") * PLAYERS] = 1  # as if a cube lay in the locked city's box

    assert offered(t, "claim") == ["claim box_cairo", "claim card_cairo"]
    answer(t, "M", "claim box_cairo")

    assert (zone(t, "hand", "M"), offered(t, "claim")) == (["cube"], [])


@clause("E1-89")
def test_vampires_count_for_influence_and_zombies_do_not() -> None:
    """Tu's vampire outweighs a cube of M; zombies change nothing."""
    vampire = situation("M Tu", ["rome: M 1 in box, Tu ravachol vampire"], turn="M")
    zombie = situation("M Tu", ["rome: M 1 in box, 3 zombies"], discards={"Tu": "zombies"}, turn="M")

    assert offered(vampire, "claim") == []
    assert offered(zombie, "claim") == ["claim box_rome"]


@clause("E1-101", "E1-102", "E1-103", "E1-115", "E1-361")
def test_a_claimed_effect_is_not_replaced_and_works_at_once() -> None:
    """Mrs Hudson can be used in the same turn; the display shrinks."""
    t = situation("M Tu", hands={"M": "cube"}, on_effects={"mrs_hudson": "M 1"}, turn="M")

    answer(t, "M", "claim mrs_hudson")

    assert display(t) == ["doctor_watson", "sigmund_freud"]
    assert offered(t, "swap") == ["swap cube"]
    play(t, "M", "pass", "end")
    assert offered(t, "swap") == []


@clause("E1-114")
def test_no_effect_is_left_to_turn_up() -> None:
    """With an empty deck the last card of a pile moves War alone."""
    owned = "change_of_heart cthulhu cultists devils_island master_of_disguise mi_go mrs_hudson sebastian_moran"
    t = situation(
        "M Tu",
        ["rome: shows nadar, below 0, M 1 on card"],
        effects={"Tu": f"{owned} society_of_leopold yog_sothoth"},
        turn="M",
    )

    answer(t, "M", "claim card_rome")

    assert (t.war, asked(t), display(t)) == (2, "M", ["doctor_watson", "sigmund_freud"])


@clause("E1-121")
def test_the_only_cube_may_be_retrieved_with_a_card_of_two() -> None:
    """One cube in Limbo and none elsewhere: a card of two symbols takes it back."""
    t = situation("M Tu", hands={"M": "two_cubes cube"}, limbo={"M": 1}, turn="M")

    answer(t, "M", "retrieve two_cubes")
    assert offered(t) == ["take limbo"]
    answer(t, "M", "take limbo")

    assert (limbo(t, "M"), stock(t, "M"), zone(t, "hand", "M")) == (0, 7, ["cube"])


@clause("E1-136", "E1-139")
def test_agents_on_the_mi_go_do_not_move() -> None:
    """Any number of agents may meet in a city; one on the Mi-go stays where he is."""
    t = situation(
        "M Tu",
        ["london: M main", "paris: M emma_goldman, Tu main"],
        hands={"M": "gold nadar"},
        effects={"M": "mi_go"},
        on_mi_go={"M": "ravachol"},
        turn="M",
    )

    answer(t, "M", "move gold")

    assert "go main-M paris" in offered(t)
    assert not [phrase for phrase in offered(t) if "ravachol" in phrase]


@clause("E1-147", "E1-446")
def test_a_marker_at_the_top_ends_the_game_at_once() -> None:
    """When Revolution reaches the top no further card can be added, and the game is over."""
    t = situation("M Tu", hands={"M": "emma_goldman city_berlin"}, revolution=10, turn="M")

    answer(t, "M", "advance emma_goldman revolution-up")
    assert offered(t) == ["done"]
    answer(t, "M", "done")

    assert (why_over(t), zone(t, "hand", "M")) == ("revolution", ["city_berlin"])


@clause("E1-147", "E1-439", "E1-148")
def test_points_by_an_arrow_end_the_game_before_the_next_card() -> None:
    """A revealed Restorationist reaches the limit with their first arrow: the second card is not played."""
    t = situation(
        "M Tu",
        ["berlin: controlled by M", "london: controlled by M", "paris: controlled by M", "vienna: controlled by M"],
        hands={"M": "emma_goldman city_berlin"},
        discards={"M": "necronomicon"},
        sides={"M": "restorationist"},
        revealed="M",
        revolution=7,
        turn="M",
    )
    assert disc(t, "M") == 23 + 3 + 3
    t.numbers = GAME.with_box_file(GAME.box_file.replace("vp_end         = 35", "vp_end         = 31")).numbers

    answer(t, "M", "advance emma_goldman revolution-up", "advance city_berlin war-up", "done")

    assert (why_over(t), t.war, zone(t, "hand", "M")) == ("points", 0, ["city_berlin"])


@clause("E1-148", "E1-149", "E1-424", "E1-425", "E1-481")
def test_track_points_wait_for_the_reveal() -> None:
    """A secret Loyalist scores nothing by War, a revealed one its points at once."""
    t = situation(
        "M Tu W", hands={"M": "city_berlin"}, sides={"Tu": "loyalist", "W": "loyalist"}, revealed="W", turn="M"
    )

    answer(t, "M", "advance city_berlin war-up", "done")

    assert (disc(t, "Tu"), disc(t, "W")) == (0, 1)
    assert GAME.observe(t, None).war_vp == 1


@clause("E1-150", "E1-151", "E1-152", "E1-469", "E1-493")
def test_only_the_top_discard_is_seen() -> None:
    """M discards three and shows one; Tu reads how many, and sees the top alone."""
    t = situation("M Tu", hands={"M": "cube gold two_gold block"}, turn="M")

    answer(t, "M", "discard cube", "discard gold", "discard two_gold", "top gold")

    view = GAME.observe(t, 1)
    assert (view.seats[0].top, view.seats[0].discards, view.seats[0].lost) == ("gold", ("gold",), 2)
    assert events(t, "discarded-under", "Tu") == [{"seat": "M", "card": "hidden"}] * 2
    assert (zone(t, "hand", "M"), t.actions) == (["block"], 1)


@clause("E1-156", "E1-161", "E1-162", "E1-163", "E1-164", "E1-166", "E1-470", "E1-476", "E1-495")
def test_a_double_agent_is_shown() -> None:
    """Tu takes Ravachol where he stands, on the side he shows; the card goes to Tu; the counter is spent."""
    t = situation(
        "Tu M",
        ["rome: M ravachol vampire"],
        hands={"M": "ravachol"},
        doubles={"Tu": "ravachol"},
        turn="Tu",
    )

    play(t, "Tu", "show ravachol")

    assert (master(t, "ravachol"), agent(t, "ravachol").place, agent(t, "ravachol").vampire) == ("Tu", "rome", True)
    assert (top(t, "Tu"), len(zone(t, "hand", "M")), offered(t, "show")) == ("ravachol", 1, [])
    assert (agent(t, "ravachol").double, agent(t, "ravachol").double_by) == ("shown", 0)
    assert t.actions == 1


@clause("E1-157", "E1-158", "E1-159", "E1-160", "E1-338")
def test_which_double_agents_can_be_shown() -> None:
    """Not one that nobody controls, that is M's, dead or on the Mi-go; whether M is known is no matter."""
    t = situation(
        "Tu M",
        ["rome: M wilhelm_stieber, Tu emma_goldman"],
        doubles={"Tu": "wilhelm_stieber emma_goldman ravachol vera_figner johann_most"},
        killed={"Tu": "M ravachol"},
        effects={"M": "mi_go"},
        on_mi_go={"M": "vera_figner"},
        turn="Tu",
    )

    assert offered(t, "show") == ["show wilhelm_stieber"]


@clause("E1-167", "E1-298")
def test_taking_control_is_not_claiming() -> None:
    """Rachkovsky taken over brings no double agents, and played no more either."""
    t = situation(
        "Tu M", ["rome: M peter_rachkovsky"], hands={"Tu": "cube"}, doubles={"Tu": "peter_rachkovsky"}, turn="Tu"
    )

    answer(t, "Tu", "show peter_rachkovsky")

    assert (asked(t), GAME.observe(t, None).seats[0].doubles) == ("Tu", 0)
    assert "double-drawn" not in kinds(t)


@clause("E1-170")
def test_a_revealed_controller_of_the_right_side_keeps_holmes() -> None:
    """His identity is known already, and he may keep him; one of the wrong side is not asked."""
    right = situation(
        "Tu M",
        ["rome: M sherlock_holmes"],
        doubles={"Tu": "sherlock_holmes"},
        revealed="M",
        sides={"M": "restorationist"},
        turn="Tu",
    )
    wrong = situation(
        "Tu M",
        ["rome: M sherlock_holmes"],
        doubles={"Tu": "sherlock_holmes"},
        revealed="M",
        sides={"M": "loyalist"},
        turn="Tu",
    )

    answer(right, "Tu", "show sherlock_holmes")
    answer(right, "M", "reveal")
    answer(wrong, "Tu", "show sherlock_holmes")

    assert (master(right, "sherlock_holmes"), master(wrong, "sherlock_holmes")) == ("M", "Tu")
    assert agent(right, "sherlock_holmes").double == "shown"


@clause("E1-172", "E1-452", "E1-448")
def test_a_reveal_to_keep_holmes_ends_the_game_only_by_points() -> None:
    """The disc is set to the corrected score; the game ends if that reaches the limit, and else goes on."""
    t = situation(
        "Tu M",
        ["rome: M sherlock_holmes, controlled by M"],
        doubles={"Tu": "sherlock_holmes"},
        sides={"M": "restorationist"},
        revolution=3,
        turn="Tu",
    )

    answer(t, "Tu", "show sherlock_holmes")
    answer(t, "M", "reveal")

    assert (revealed(t, "M"), disc(t, "M"), why_over(t)) == (True, 4 + 1 + 2, "")


@clause("E1-416", "E1-419", "E1-418")
@pytest.mark.parametrize(
    ("cities", "more", "knows"),
    [
        (["rome: M ravachol"], {}, False),
        (["rome: M elisee_reclus"], {}, True),
        (["rome: M elisee_reclus vampire"], {}, False),
        (["rome: M main vampire"], {"discards": {"M": "vampire"}}, True),
        (["rome: royal hidden by M"], {}, True),
        (["rome: 8 zombies"], {"discards": {"M": "zombies"}}, True),
        (["rome: 7 zombies"], {"discards": {"M": "zombies"}}, False),
        (["rome: empty"], {"discards": {"M": "necronomicon"}}, True),
        (["rome: empty"], {"killed": {"M": "Tu ravachol"}}, True),
    ],
)
def test_who_is_known(cities: list[str], more: dict[str, dict[str, str]], knows: bool) -> None:
    """Any point under either identity makes a player known to the authorities."""
    t = situation("M Tu", cities, turn="M", **more)  # type: ignore[arg-type]

    assert known(t, "M") is knows


@clause("E1-68", "E1-521")
def test_searching_asks_nobody() -> None:
    """A City card in a deck changes hands without a question; the owner's deck keeps its other cards."""
    t = situation("M Tu", ["rome: controlled by Tu, M 1 in box"], decks={"Tu": "city_rome cube gold"}, turn="M")

    answer(t, "M", "claim box_rome")

    assert (asked(t), control(t, "rome"), zone(t, "deck", "Tu")) == ("M", "M", ["cube", "gold"])


@clause("E1-483", "E1-480", "E1-479")
def test_the_story_tells_what_all_have_seen() -> None:
    """A claim with its cubes, the next card and the sanity counter are read alike by everybody."""
    t = situation("M Tu", ["rome: shows shoggoth, M 1 on card"], turn="M")

    answer(t, "M", "claim card_rome")
    chance(t, "turn-up ravachol", "sanity mad")

    assert told(t, "M") == told(t, "Tu") == told(t)
    assert kinds(t) == ["claimed", "cubes-to-limbo", "turned-up", "sanity-drawn"]
    assert (face_up(t, "rome"), prompt(t)) == ("ravachol", "act")


@clause("E1-522")
def test_an_effect_once_chosen_must_be_answered() -> None:
    """Nadar offers agents and cities, and no way out."""
    t = situation("M Tu", ["rome: M main"], hands={"M": "nadar"}, turn="M")

    answer(t, "M", "use nadar")

    assert len(offered(t)) == len(offered(t, "go")) == 11
    begin_turn(t, "M")
