"""The actions retrieve cubes, move agents and move markers (sections 7 to 9)."""

from __future__ import annotations

import pytest

from emerald_second.situations import (
    agent_stock,
    agents,
    answer,
    asked,
    cubes,
    events,
    kinds,
    limbo,
    offered,
    points,
    situation,
    stock,
    stub,
    why_over,
    zone,
)
from intrigue.games.emerald.second.cards import CITY_NAMES
from support import clause

# ---------------------------------------------------------------- retrieve cubes


@clause("E2-T9", "E2-83", "E2-85")
def test_three_cards_retrieve_three_cubes() -> None:
    """Three symbols return three cubes from Limbo; after two the action is not over and cannot be left."""
    hands = {"Tu": "place_retrieve place_retrieve claim_retrieve"}
    t = situation("M Tu", hands=hands, limbo={"Tu": 4}, turn="Tu")

    answer(t, "Tu", "retrieve place_retrieve", "retrieve place_retrieve", "retrieve claim_retrieve")
    answer(t, "Tu", "take limbo", "take limbo")
    after_two = offered(t)
    answer(t, "Tu", "take limbo")

    assert after_two == ["take limbo"]
    assert (limbo(t, "Tu"), stock(t, "Tu")) == (1, 9)
    assert zone(t, "discards", "Tu") == ["claim_retrieve", "place_retrieve", "place_retrieve"]
    assert t.actions == 1


@clause("E2-83", "E2-84", "E2-304")
def test_cubes_come_from_cities_and_limbo_together() -> None:
    """One from Cairo, one from Rome, one from Limbo, in one action."""
    t = situation(
        "M Th",
        ["cairo: M 1 cube", "rome: M 2 cubes, Th 1 cube"],
        hands={"M": "claim_retrieve retrieve_two"},
        limbo={"M": 3},
        turn="M",
    )

    answer(t, "M", "retrieve claim_retrieve", "retrieve retrieve_two")
    places = offered(t)
    answer(t, "M", "take cairo", "take rome", "take limbo")

    assert set(places) == {"take cairo", "take rome", "take limbo"}
    assert (cubes(t, "cairo", "M"), cubes(t, "rome", "M"), limbo(t, "M"), stock(t, "M")) == (0, 1, 2, 7)
    assert cubes(t, "rome", "Th") == 1
    assert [event["place"] for event in events(t, "cube-retrieved")] == ["cairo", "rome", "limbo"]


@clause("E2-83")
def test_only_own_cubes_are_retrieved() -> None:
    """Blue cubes in Rome are not offered to M, nor is a place without cubes."""
    t = situation("M Th", ["rome: Th 2 cubes"], hands={"M": "claim_retrieve"}, limbo={"M": 1}, turn="M")

    answer(t, "M", "retrieve claim_retrieve")

    assert offered(t) == ["take limbo"]


@clause("E2-85")
def test_there_must_be_a_cube_for_every_symbol() -> None:
    """With two cubes a one and a two cannot be played together, nor anything without cubes."""
    two = situation("M Th", hands={"M": "claim_retrieve retrieve_two"}, limbo={"M": 2}, turn="M")
    none = situation("M Th", hands={"M": "claim_retrieve retrieve_two"}, limbo={"M": 0}, turn="M")

    answer(two, "M", "retrieve claim_retrieve")

    assert offered(two, "retrieve") == []
    assert offered(none, "retrieve") == []


@clause("E2-85")
def test_no_place_is_offered_from_which_too_few_cubes_would_be_left() -> None:
    """Three are to be taken, the cities in order: from Rome on there are only two, so it begins with Cairo."""
    t = situation(
        "M Th",
        ["cairo: M 1 cube", "rome: M 2 cubes"],
        hands={"M": "claim_retrieve retrieve_two"},
        limbo={"M": 0},
        turn="M",
    )

    answer(t, "M", "retrieve claim_retrieve", "retrieve retrieve_two")

    assert offered(t) == ["take cairo"]


@clause("E2-86")
@pytest.mark.parametrize(("option", "legal"), [("true", True), ("false", False)])
def test_a_card_with_two_symbols_may_return_the_only_cube(option: str, legal: bool) -> None:
    """Unless the table has agreed that the number must always be exact."""
    options = {"retrieve_short_allowed": option}
    t = situation("M Th", hands={"M": "retrieve_two"}, limbo={"M": 1}, turn="M", options=options)

    assert (offered(t, "retrieve") == ["retrieve retrieve_two"]) is legal


@clause("E2-86")
def test_the_only_cube_comes_back_with_a_card_of_two_symbols() -> None:
    """One cube returns and no further card may be added."""
    t = situation("M Th", ["rome: M 1 cube"], hands={"M": "place_retrieve retrieve_two"}, limbo={"M": 0}, turn="M")

    answer(t, "M", "retrieve retrieve_two")
    then = offered(t)
    answer(t, "M", "take rome")

    assert then == ["take rome"]
    assert (stock(t, "M"), cubes(t, "rome", "M")) == (10, 0)
    assert zone(t, "discards", "M") == ["retrieve_two"]
    assert t.actions == 1


@clause("E2-86")
def test_only_two_symbols_make_the_exception() -> None:
    """A card with three symbols cannot return the only cube, and not two of them either."""
    game = stub(start_deck__retrieve_two__retrieve=3)
    one = situation("M Th", hands={"M": "retrieve_two"}, limbo={"M": 1}, turn="M", game=game)
    two = situation("M Th", hands={"M": "retrieve_two"}, limbo={"M": 2}, turn="M", game=game)

    assert offered(one, "retrieve") == offered(two, "retrieve") == []


# ---------------------------------------------------------------- move agents


@clause("E2-T10", "E2-87", "E2-90", "E2-305")
def test_three_agents_go_to_st_petersburg() -> None:
    """With cards of two and two symbols three agents move; a third card is not offered, for it is not needed."""
    t = situation(
        "M Th",
        ["berlin: M 1 agent", "rome: M 2 agents"],
        hands={"M": "pinkerton_agents pinkerton_agents sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "move pinkerton_agents", "move pinkerton_agents")
    cards = offered(t, "move")
    answer(t, "M", "go berlin st_petersburg", "go rome st_petersburg")
    after_two = offered(t)
    answer(t, "M", "go rome st_petersburg")

    assert cards == []
    assert "done" not in after_two
    assert agents(t, "st_petersburg", "M") == 3
    assert zone(t, "discards", "M") == ["pinkerton_agents", "pinkerton_agents"]
    assert t.actions == 1


@clause("E2-90")
def test_a_third_card_is_not_needed_for_three_agents() -> None:
    """One and two symbols are enough for them: with these chosen the other two is not offered."""
    t = situation(
        "M Th",
        ["berlin: M 1 agent", "rome: M 2 agents"],
        hands={"M": "claim_move pinkerton_agents pinkerton_agents"},
        turn="M",
    )

    answer(t, "M", "move claim_move", "move pinkerton_agents")

    assert offered(t, "move") == []


@clause("E2-87")
def test_an_agent_moves_to_any_other_city() -> None:
    """All eight others are offered from where an agent stands; staying is no move."""
    t = situation("M Th", ["rome: M 1 agent"], hands={"M": "claim_move"}, turn="M")

    answer(t, "M", "move claim_move")

    assert offered(t) == [f"go rome {city}" for city in CITY_NAMES if city != "rome"]


@clause("E2-88", "E2-89")
def test_only_own_agents_in_cities_move() -> None:
    """Blue agents are not offered; agents in stock never are; without an agent in a city no move begins."""
    with_one = situation("M Th", ["rome: M 1 agent", "paris: Th 2 agents"], hands={"M": "claim_move"}, turn="M")
    away = situation("M Th", hands={"M": "claim_move"}, kept={"M": "mi_go"}, away={"M": 1}, turn="M")

    answer(with_one, "M", "move claim_move")

    assert {phrase.split()[1] for phrase in offered(with_one, "go")} == {"rome"}
    assert agent_stock(away, "M") == 9
    assert offered(away, "move") == []


@clause("E2-90")
def test_fewer_agents_than_symbols_may_be_moved() -> None:
    """A card with two symbols moves one agent, and M stops; but to move nobody is not allowed."""
    t = situation("M Th", ["rome: M 2 agents"], hands={"M": "pinkerton_agents"}, turn="M")

    answer(t, "M", "move pinkerton_agents")
    before = offered(t)
    answer(t, "M", "go rome paris")
    after = offered(t)
    answer(t, "M", "done")

    assert "done" not in before
    assert "done" in after
    assert (agents(t, "rome", "M"), agents(t, "paris", "M")) == (1, 1)


@clause("E2-90")
def test_no_card_is_played_for_agents_that_are_not_there() -> None:
    """One agent needs one card, whatever it has."""
    t = situation("M Th", ["rome: M 1 agent"], hands={"M": "claim_move move_bomb pinkerton_agents"}, turn="M")

    answer(t, "M", "move claim_move")

    assert offered(t, "move") == []


@clause("E2-91")
def test_an_agent_moves_once_in_an_action() -> None:
    """Two symbols and one agent: when he has moved, the action is over."""
    t = situation("M Th", ["berlin: M 1 agent"], hands={"M": "pinkerton_agents"}, turn="M")

    answer(t, "M", "move pinkerton_agents", "go berlin rome")

    assert agents(t, "rome", "M") == 1
    assert t.actions == 1


@clause("E2-91")
def test_an_agent_that_came_to_a_city_does_not_move_on() -> None:
    """One agent goes from Berlin to Rome and the one who stood there to Paris: from Rome nobody else may move."""
    game = stub(cards__pinkerton_agents__move=3)
    shown = ["berlin: M 1 agent", "rome: M 1 agent", "vienna: M 1 agent"]
    t = situation("M Th", shown, hands={"M": "pinkerton_agents"}, turn="M", game=game)

    answer(t, "M", "move pinkerton_agents", "go berlin rome", "go rome paris")
    third = offered(t, "go")
    answer(t, "M", "done")

    assert {phrase.split()[1] for phrase in third} == {"vienna"}
    assert (agents(t, "rome", "M"), agents(t, "paris", "M")) == (1, 1)
    assert t.actions == 1


@clause("E2-92")
def test_any_number_of_agents_may_stand_in_a_city() -> None:
    """Nineteen stand in Rome, and the twentieth comes."""
    t = situation("M Th", ["rome: M 9 agents, Th 10 agents", "cairo: M 1 agent"], hands={"M": "claim_move"}, turn="M")

    answer(t, "M", "move claim_move")
    places = offered(t)
    answer(t, "M", "go cairo rome")

    assert "go cairo rome" in places
    assert agents(t, "rome", "M") + agents(t, "rome", "Th") == 20


# ---------------------------------------------------------------- move markers


@clause("E2-T11", "E2-97", "E2-98")
def test_everybody_has_the_difference_between_the_markers() -> None:
    """Restorationists three ahead: three points for all; the Loyalists draw level: none."""
    t = situation(
        "M Tu W Th",
        hands={"W": "emma_goldman johann_most", "Th": "cthulhu zombies matvei_golovinski"},
        scored={"Tu": "4 neutral city_rome"},
        turn="W",
    )

    answer(t, "W", "advance emma_goldman restorationist", "advance johann_most restorationist", "done")
    first = [points(t, player) for player in ("M", "Tu", "W", "Th")]
    answer(t, "W", "pass", "end")
    while asked(t) == "chance":
        answer(t, "chance", offered(t)[0])
    answer(
        t, "Th", "advance cthulhu loyalist", "advance matvei_golovinski loyalist", "advance zombies loyalist", "done"
    )
    second = [points(t, player) for player in ("M", "Tu", "W", "Th")]

    assert first == [3, 7, 3, 3]
    assert second == [0, 4, 0, 0]
    assert [event["points"] for event in events(t, "tracks")] == [3, 0]


@clause("E2-97")
def test_the_share_is_the_difference_whoever_is_ahead() -> None:
    """The Loyalist marker overtakes from 1 behind to 1 ahead: the share is 1 before and after."""
    t = situation("M Th", hands={"M": "matvei_golovinski"}, restorationist=4, loyalist=3, turn="M")

    before = points(t, "Th")
    answer(t, "M", "use matvei_golovinski")

    assert before == 1
    assert t.loyalist == 5
    assert points(t, "Th") == points(t, "M") == 1


@clause("E2-93", "E2-94", "E2-306")
def test_both_markers_or_one_of_them_several_times() -> None:
    """One action moves the Restorationists' by 2 and 1, the Loyalists' by 1; the cards are discarded."""
    t = situation("M Th", hands={"M": "cthulhu emma_goldman louise_michel"}, turn="M")

    answer(t, "M", "advance cthulhu loyalist")
    more = offered(t)
    answer(t, "M", "advance emma_goldman restorationist", "advance louise_michel restorationist", "done")

    assert more == ["done", "advance emma_goldman restorationist", "advance louise_michel restorationist"]
    assert (t.restorationist, t.loyalist) == (3, 1)
    assert zone(t, "discards", "M") == ["cthulhu", "emma_goldman", "louise_michel"]
    assert t.actions == 1


@clause("E2-93")
def test_markers_move_only_by_their_own_symbols() -> None:
    """A card without marker symbols is not offered, and Cthulhu not for the Restorationists."""
    t = situation("M Th", hands={"M": "place_two cthulhu"}, turn="M")

    assert offered(t, "advance") == ["advance cthulhu loyalist"]


@clause("E2-95", "E2-96", "E2-269")
def test_no_marker_moves_beyond_ten() -> None:
    """Two steps from 9 end on 10, one is lost, and the game ends."""
    t = situation("M Th", hands={"M": "emma_goldman"}, restorationist=9, loyalist=8, turn="M")

    answer(t, "M", "advance emma_goldman restorationist", "done")

    assert t.restorationist == 10
    assert events(t, "marker-moved") == [{"track": "restorationist", "steps": 1, "at": 10}]
    assert (asked(t), why_over(t)) == (None, "marker")


@clause("E2-T12", "E2-95", "E2-96")
def test_all_movements_of_an_action_are_made_before_the_game_ends() -> None:
    """Restorationists from 9 to 10, then Loyalists from 6 to 7: the share is 3, and then the game is over."""
    t = situation(
        "M Th",
        hands={"M": "emma_goldman inspector_lestrade"},
        restorationist=9,
        loyalist=6,
        turn="M",
    )

    answer(t, "M", "advance emma_goldman restorationist", "advance inspector_lestrade loyalist", "done")

    assert (t.restorationist, t.loyalist) == (10, 7)
    assert events(t, "tracks") == [{"points": 3}]
    assert why_over(t) == "marker"
    assert kinds(t)[:6] == ["played", "played", "marker-moved", "marker-moved", "tracks", "game-ends"]


@clause("E2-96")
def test_a_marker_on_nine_does_not_end_the_game() -> None:
    """The last space but one is not the end."""
    t = situation("M Th", hands={"M": "emma_goldman"}, restorationist=7, loyalist=6, turn="M")

    answer(t, "M", "advance emma_goldman restorationist", "done")

    assert t.restorationist == 9
    assert asked(t) == "M"


@clause("E2-97", "E2-98")
def test_points_follow_the_markers_up_and_down_for_both_sides() -> None:
    """M is a Restorationist, Th a Loyalist: both lose a point when the Loyalist marker comes nearer."""
    t = situation("M Th", hands={"M": "cthulhu"}, restorationist=4, scored={"Th": "2 loyalist okhrana"}, turn="M")

    before = [points(t, player) for player in ("M", "Th")]
    answer(t, "M", "advance cthulhu loyalist", "done")

    assert before == [4, 6]
    assert [points(t, player) for player in ("M", "Th")] == [3, 5]


@clause("E2-T13", "E2-99", "E2-96", "E2-225")
def test_golovinski_at_nine() -> None:
    """The Loyalist marker goes to 10, points follow, and the game ends."""
    t = situation("M Th", hands={"M": "matvei_golovinski"}, loyalist=9, restorationist=4, turn="M")

    answer(t, "M", "use matvei_golovinski")

    assert t.loyalist == 10
    assert events(t, "tracks") == [{"points": 6}]
    assert (asked(t), why_over(t)) == (None, "marker")


@clause("E2-99")
@pytest.mark.parametrize(("card", "share"), [("matvei_golovinski", 3), ("sigmund_freud", 1)])
def test_points_follow_a_marker_that_a_text_moves(card: str, share: int) -> None:
    """The Loyalists are one ahead: Golovinski makes it three, Freud turns it into one for the others."""
    t = situation("M Th", hands={"M": card}, loyalist=1, turn="M")

    answer(t, "M", f"use {card}")

    assert points(t, "M") == points(t, "Th") == share
    assert events(t, "tracks") == [{"points": share}]
