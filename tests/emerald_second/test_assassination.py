"""The action assassination: what it takes, its cards, and agents as targets (section 10)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.killing import kill
from emerald_second.situations import (
    agent_stock,
    agents,
    answer,
    asked,
    chance,
    cubes,
    kinds,
    limbo,
    offered,
    points,
    prompt,
    removed,
    revealed,
    royalty,
    seat_of,
    situation,
    stock,
    stub,
    tokens,
    why_over,
    zone,
)
from intrigue.games.emerald.second.table import OF_BOX
from support import clause

# ---------------------------------------------------------------- conditions


@clause("E2-100")
def test_an_assassination_needs_its_symbol() -> None:
    """With agents enough, bombs do nothing by themselves; each card with the symbol is offered."""
    shown = ["rome: M 3 agents, Th 1 agent"]
    without = situation("M Th", shown, hands={"M": "place_bomb infernal_machine"}, turn="M")
    with_it = situation("M Th", shown, hands={"M": "assassinate_bomb infernal_machine ravachol"}, turn="M")

    assert offered(without, "assassinate") == []
    assert offered(with_it, "assassinate") == ["assassinate assassinate_bomb", "assassinate ravachol"]


@clause("E2-101", "E2-307")
def test_targets_are_agents_of_others_and_royalty_in_its_slot() -> None:
    """M chooses among blue and green agents and the royalty of two cities; their own agents are no target."""
    t = situation(
        "M W Th",
        ["rome: M 5 agents, Th 2 agents, W 1 agent, royalty", "madrid: M 4 agents, Th 1 agent"],
        hands={"M": "assassinate_bomb"},
        turn="M",
    )

    answer(t, "M", "assassinate assassinate_bomb")

    assert offered(t) == ["aim madrid Th", "aim rome W", "aim rome Th", "aim rome royalty"]


@clause("E2-101")
def test_cubes_are_no_target() -> None:
    """Blue has only a cube in Rome: there is nothing to assassinate."""
    t = situation("M Th", ["rome: M 5 agents, Th 1 cube"], hands={"M": "assassinate_bomb"}, turn="M")

    assert offered(t, "assassinate") == []


@clause("E2-102")
def test_an_agent_must_be_there() -> None:
    """Cubes lead in Rome and bombs suffice, but M has no agent there; with one M may."""
    hands = {"M": "assassinate_bomb infernal_machine infernal_machine"}
    without = situation("M Th", ["rome: M 3 cubes, Th 1 agent"], hands=hands, turn="M")
    with_one = situation("M Th", ["rome: M 2 cubes 1 agent, Th 1 agent"], hands=hands, turn="M")

    assert offered(without, "assassinate") == []
    assert offered(with_one, "assassinate") == ["assassinate assassinate_bomb"]


@clause("E2-T15", "E2-103")
def test_without_the_lead_there_is_no_assassination() -> None:
    """In London Th has as many pieces as M, cubes included."""
    hands = {"M": "assassinate_bomb infernal_machine infernal_machine"}
    tied = situation("M Th", ["london: M 3 agents, Th 1 agent 2 cubes, royalty"], hands=hands, turn="M")

    assert offered(tied, "assassinate") == []


@clause("E2-103")
def test_cubes_count_for_the_lead() -> None:
    """Two agents against two do not lead; with a cube they do."""
    hands = {"M": "assassinate_bomb infernal_machine"}
    without = situation("M Th", ["rome: M 2 agents, Th 2 agents"], hands=hands, turn="M")
    with_cube = situation("M Th", ["rome: M 2 agents 1 cube, Th 2 agents"], hands=hands, turn="M")

    assert offered(without, "assassinate") == []
    assert offered(with_cube, "assassinate") == ["assassinate assassinate_bomb"]


@clause("E2-104")
def test_royalty_in_a_stack_is_no_target() -> None:
    """Rhogog has not come up yet."""
    in_stack = situation("M Th", ["rome: M 9 agents"], hands={"M": "assassinate_bomb"}, turn="M")
    in_slot = situation("M Th", ["rome: M 9 agents, royalty"], hands={"M": "assassinate_bomb"}, turn="M")

    answer(in_slot, "M", "assassinate assassinate_bomb")

    assert royalty(in_stack, "rome") == "stack"
    assert offered(in_stack, "assassinate") == []
    assert offered(in_slot) == ["aim rome royalty"]


@clause("E2-104")
def test_royalty_that_somebody_took_is_no_target() -> None:
    """Th has hidden Rhogog."""
    t = situation("M Th", ["rome: M 9 agents, royalty hidden by Th"], hands={"M": "assassinate_bomb"}, turn="M")

    assert offered(t, "assassinate") == []


@clause("E2-105", "E2-107")
@pytest.mark.parametrize(("own", "hand", "legal"), [(3, "", True), (2, "", False), (2, "place_bomb", True)])
def test_agents_and_bombs_must_reach_the_value_of_the_city(own: int, hand: str, legal: bool) -> None:
    """Rome's is 3: three agents, or two and one bomb."""
    t = situation("M Th", [f"rome: M {own} agents, Th 1 agent"], hands={"M": f"assassinate_bomb {hand}"}, turn="M")

    assert (offered(t, "assassinate") == ["assassinate assassinate_bomb"]) is legal


@clause("E2-105")
def test_agents_elsewhere_and_cubes_bring_no_bombs() -> None:
    """Two agents and three cubes in Rome, seven agents in Paris: two points."""
    t = situation(
        "M Th", ["rome: M 2 agents 3 cubes, Th 1 agent", "paris: M 7 agents"], hands={"M": "assassinate_bomb"}, turn="M"
    )

    assert offered(t, "assassinate") == []


@clause("E2-106")
def test_bombs_on_the_assassins_card_do_not_count() -> None:
    """Moran has two bombs, and with one agent they would make three; as a support card he brings them."""
    shown = ["rome: M 1 agent 1 cube, Th 1 agent"]
    alone = situation("M Th", shown, hands={"M": "sebastian_moran"}, turn="M")
    support = situation("M Th", shown, hands={"M": "assassinate_bomb sebastian_moran"}, turn="M")

    answer(support, "M", "assassinate assassinate_bomb", "aim rome Th")

    assert offered(alone, "assassinate") == []
    assert offered(support) == ["bomb sebastian_moran"]


@clause("E2-107", "E2-108")
def test_agents_and_royalty_have_different_values() -> None:
    """In Paris an agent takes 4 and the Spinner in the Darkness 5: four agents reach the one, not the other."""
    four = situation("M Th", ["paris: M 4 agents, Th 1 agent, royalty"], hands={"M": "assassinate_bomb"}, turn="M")
    five = situation("M Th", ["paris: M 5 agents, Th 1 agent, royalty"], hands={"M": "assassinate_bomb"}, turn="M")

    answer(four, "M", "assassinate assassinate_bomb")
    answer(five, "M", "assassinate assassinate_bomb")

    assert offered(four) == ["aim paris Th"]
    assert offered(five) == ["aim paris Th", "aim paris royalty"]


@clause("E2-107", "E2-108")
def test_the_table_says_what_a_target_takes() -> None:
    """With 6 for an agent and 2 for the royalty of Paris, two agents reach the royalty only."""
    game = stub(cities__paris__defence=6, royalty__the_spinner_in_the_darkness__bombs=2)
    shown = ["paris: M 2 agents, Th 1 agent, royalty"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb"}, turn="M", game=game)

    answer(t, "M", "assassinate assassinate_bomb")

    assert offered(t) == ["aim paris royalty"]


@clause("E2-T16", "E2-109")
def test_no_support_card_is_played_that_is_not_needed() -> None:
    """Five are needed and two agents there: a 3, or a 1 and a 2; not 3 and 1; and a 2 alone is not enough."""
    game = stub(cities__rome__defence=5)
    shown = ["rome: M 2 agents, Th 1 agent"]
    hands = {"M": "place_bomb city_madrid infernal_machine hired_assassin"}
    t = situation("M Th", shown, hands=hands, turn="M", game=game)
    answer(t, "M", "assassinate hired_assassin", "aim rome Th")
    first = offered(t)
    one, three = t.copy(), t.copy()
    only_two = situation("M Th", shown, hands={"M": "city_madrid hired_assassin"}, turn="M", game=game)

    answer(one, "M", "bomb place_bomb")
    after_one = offered(one)
    answer(one, "M", "bomb city_madrid")
    answer(three, "M", "bomb infernal_machine")

    assert first == ["bomb place_bomb", "bomb infernal_machine"]
    assert after_one == ["bomb city_madrid"]
    assert prompt(one) == prompt(three) == "interrupt"
    assert zone(one, "hand", "M") == ["infernal_machine"]
    assert zone(three, "hand", "M") == ["city_madrid", "place_bomb"]
    assert offered(only_two, "assassinate") == []


@clause("E2-109")
def test_the_last_card_may_bring_more_than_is_needed() -> None:
    """One point is missing, and the Infernal Machine brings three."""
    shown = ["rome: M 2 agents, Th 1 agent"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb infernal_machine"}, turn="M")

    answer(t, "M", "assassinate assassinate_bomb", "aim rome Th", "bomb infernal_machine")

    assert prompt(t) == "interrupt"


@clause("E2-109")
def test_with_enough_agents_no_support_card_may_be_played() -> None:
    """Three agents suffice in Rome: with the target the attack is complete."""
    shown = ["rome: M 3 agents, Th 1 agent"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb place_bomb"}, turn="M")

    answer(t, "M", "assassinate assassinate_bomb", "aim rome Th")

    assert (asked(t), prompt(t)) == ("Th", "interrupt")
    assert zone(t, "hand", "M") == ["place_bomb"]


@clause("E2-T17", "E2-200", "E2-201", "E2-203", "E2-204")
def test_fenians_make_agents_count_twice() -> None:
    """Three agents reach 6 with the text of one Fenians card, which is removed; a second one is not offered."""
    shown = ["rome: M 3 agents, Th 1 agent"]
    hands = {"M": "assassinate_bomb fenians fenians"}
    six = situation("M Th", shown, hands=hands, turn="M", game=stub(cities__rome__defence=6, cards__fenians__bomb=0))
    seven = situation("M Th", shown, hands=hands, turn="M", game=stub(cities__rome__defence=7, cards__fenians__bomb=1))
    three = situation("M Th", shown, hands=hands, turn="M", game=stub(cities__rome__defence=3))

    answer(six, "M", "assassinate assassinate_bomb", "aim rome Th", "use fenians")
    answer(seven, "M", "assassinate assassinate_bomb", "aim rome Th", "use fenians")
    answer(three, "M", "assassinate assassinate_bomb", "aim rome Th")

    assert prompt(six) == prompt(three) == "interrupt"
    assert removed(six) == ["fenians"]
    assert zone(six, "hand", "M") == ["fenians"]
    assert offered(seven) == ["bomb fenians"]
    assert zone(three, "hand", "M") == ["fenians", "fenians"]


# ---------------------------------------------------------------- the cards


@clause("E2-110", "E2-141")
def test_all_cards_are_played_before_the_victim_is_asked() -> None:
    """When Th is asked, the assassin's card and the bomb have left M's hand and the target is named."""
    shown = ["rome: M 2 agents, Th 1 agent"]
    t = situation("M Th", shown, hands={"M": "place_bomb hired_assassin"}, turn="M")

    answer(t, "M", "assassinate hired_assassin", "aim rome Th")
    before = kinds(t)
    answer(t, "M", "bomb place_bomb")

    question = intrigue.decision(t)
    assert before == []
    assert question is not None
    assert (question.seat, question.prompt) == (seat_of(t, "Th"), "interrupt")
    assert question.about == {"seat": "seat-0", "city": "rome", "how": "assassination"}
    assert zone(t, "hand", "M") == []
    assert kinds(t) == ["played", "played", "attacks"]
    assert agents(t, "rome", "Th") == 1


@clause("E2-111", "E2-112", "E2-115")
def test_the_assassins_card_is_removed_and_support_cards_are_discarded() -> None:
    """The starting card leaves the game, the bombs stay in the deck."""
    shown = ["rome: M 1 agent 1 cube, Th 1 agent", "paris: Th 1 agent"]
    t = situation("M Th", shown, hands={"M": "place_bomb move_bomb assassinate_bomb"}, turn="M")

    kill(t, "assassinate_bomb", "rome", "Th", "place_bomb", "move_bomb")

    assert removed(t) == ["assassinate_bomb"]
    assert zone(t, "discards", "M") == ["move_bomb", "place_bomb"]


@clause("E2-111", "E2-53")
def test_an_assassins_card_that_gave_points_is_kept() -> None:
    """Leon Czolgosz brought a point when he was claimed, and it stays."""
    t = situation(
        "M Th",
        ["rome: M 3 agents, Th 1 agent", "paris: Th 1 agent"],
        hands={"M": "leon_czolgosz"},
        scored={"M": "1 restorationist leon_czolgosz"},
        turn="M",
    )

    kill(t, "leon_czolgosz", "rome", "Th")

    assert zone(t, "kept", "M") == ["leon_czolgosz"]
    assert removed(t) == zone(t, "discards", "M") == []
    assert points(t, "M") == 1
    assert agent_stock(t, "Th") == 9


@clause("E2-112", "E2-217")
def test_fenians_and_infernal_machine_are_removed() -> None:
    """Both support one assassination: 2 x 2 points and three bombs in London, where 7 are needed for Gloriana."""
    shown = ["london: M 2 agents, royalty"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb fenians infernal_machine"}, turn="M")

    answer(t, "M", "assassinate assassinate_bomb", "aim london royalty", "use fenians", "bomb infernal_machine")
    chance(t, "roll sane")

    assert removed(t) == ["assassinate_bomb", "fenians", "infernal_machine"]
    assert zone(t, "discards", "M") == []


# ---------------------------------------------------------------- an agent as target


@clause("E2-113", "E2-114")
def test_a_card_with_an_agent_box_is_kept_with_the_piece() -> None:
    """Moran's box brings 4 points; the blue piece lies on him and does not return to Th's stock."""
    shown = ["rome: M 3 agents, Th 1 agent", "paris: Th 1 agent"]
    t = situation("M Th", shown, hands={"M": "sebastian_moran"}, turn="M")

    kill(t, "sebastian_moran", "rome", "Th")

    assert zone(t, "kept", "M") == ["sebastian_moran"]
    assert removed(t) == []
    assert points(t, "M") == 4
    assert (t.gains[-1].kind, t.gains[-1].victim) == (OF_BOX, seat_of(t, "Th"))
    assert (agents(t, "rome", "Th"), agents(t, "paris", "Th"), agent_stock(t, "Th")) == (0, 1, 8)


@clause("E2-115")
def test_without_an_agent_box_the_piece_returns_to_its_owners_stock() -> None:
    """The starting card has no box: nobody scores, and Th has nine agents in stock."""
    shown = ["rome: M 3 agents, Th 1 agent", "paris: Th 1 agent"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb"}, turn="M")

    kill(t, "assassinate_bomb", "rome", "Th")

    assert (agents(t, "rome", "Th"), agent_stock(t, "Th")) == (0, 9)
    assert points(t, "M") == 0
    assert zone(t, "kept", "M") == []


@clause("E2-T19", "E2-113", "E2-116", "E2-167")
def test_the_last_agent_of_a_restorationist() -> None:
    """M scores the box of 3, and the game ends."""
    t = situation(
        "M Th",
        ["rome: M 3 agents 1 cube, Th 1 agent 1 cube"],
        hands={"M": "evno_asef"},
        sides={"Th": "restorationist"},
        turn="M",
    )

    kill(t, "evno_asef", "rome", "Th")

    assert points(t, "M") == 3
    assert zone(t, "kept", "M") == ["evno_asef"]
    assert (asked(t), why_over(t)) == (None, "reveal")
    assert kinds(t).index("scored") < kinds(t).index("revealed") < kinds(t).index("game-ends")


@clause("E2-T19", "E2-113", "E2-116", "E2-164", "E2-124", "E2-125")
def test_the_last_agent_of_a_loyalist() -> None:
    """Th reveals and puts three agents where she likes; then the cubes are cleared, and M goes on."""
    t = situation(
        "M Th",
        ["rome: M 3 agents 1 cube, Th 1 agent 1 cube"],
        hands={"M": "evno_asef"},
        sides={"Th": "loyalist"},
        stock={"M": 5, "Th": 5},
        turn="M",
    )

    kill(t, "evno_asef", "rome", "Th")
    cubes_then = (cubes(t, "rome", "M"), cubes(t, "rome", "Th"))
    answer(t, "Th", "city paris", "city paris", "city rome")

    assert points(t, "M") == 3
    assert revealed(t, "Th")
    assert cubes_then == (1, 1)
    assert (agents(t, "rome", "Th"), agents(t, "paris", "Th"), agent_stock(t, "Th")) == (1, 2, 6)
    assert (cubes(t, "rome", "M"), limbo(t, "M")) == (0, 5)
    assert (cubes(t, "rome", "Th"), stock(t, "Th")) == (0, 6)
    assert asked(t) == "M"


@clause("E2-116")
def test_a_victim_with_another_agent_does_not_reveal() -> None:
    """Th has one more in Paris."""
    shown = ["rome: M 3 agents, Th 1 agent", "paris: Th 1 agent"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb"}, turn="M")

    kill(t, "assassinate_bomb", "rome", "Th")

    assert not revealed(t, "Th")
    assert asked(t) == "M"


@clause("E2-117")
def test_killing_an_agent_brings_no_sanity_roll() -> None:
    """The die is not rolled; M is asked for another assassination."""
    shown = ["rome: M 3 agents, Th 2 agents"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb"}, turn="M")

    kill(t, "assassinate_bomb", "rome", "Th")

    assert "sanity-roll" not in kinds(t)
    assert (asked(t), prompt(t), tokens(t, "M")) == ("M", "another-assassination", 3)
