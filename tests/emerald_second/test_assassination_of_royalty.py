"""The action assassination with royalty as its target, and several assassinations in one action (section 10)."""

from __future__ import annotations

import pytest

from emerald_second.killing import kill, kill_royalty
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
    prompt,
    removed,
    revealed,
    royalty,
    situation,
    stock,
    stub,
    tokens,
    why_over,
    zone,
)
from intrigue.games.emerald.second.table import FOR_RESTORATIONISTS
from support import clause

ONE_BOMB = ("place_bomb", "move_bomb", "assassinate_bomb")
"""Starting cards with one bomb each."""


# ---------------------------------------------------------------- royalty as target


@clause("E2-T14", "E2-105", "E2-108", "E2-111", "E2-112", "E2-118", "E2-119", "E2-120", "E2-121", "E2-124", "E2-125")
def test_assassination_of_the_spinner_in_the_darkness() -> None:
    """2 agents and 3 bombs make 5: the card is kept for 4 points; insanity costs a token and an agent; cubes go."""
    t = situation(
        "M Th",
        ["paris: M 2 agents 1 cube, Th 1 agent 1 cube, royalty"],
        hands={"M": "place_bomb move_bomb assassinate_bomb hired_assassin"},
        stock={"M": 5, "Th": 5},
        turn="M",
    )

    kill_royalty(t, "hired_assassin", "paris", *ONE_BOMB, die="insane")

    assert removed(t) == ["hired_assassin"]
    assert zone(t, "discards", "M") == ["assassinate_bomb", "move_bomb", "place_bomb"]
    assert royalty(t, "paris") == "killed by M"
    assert points(t, "M") == 4
    assert tokens(t, "M") == 2
    assert (agents(t, "paris", "M"), agent_stock(t, "M"), agents(t, "paris", "Th")) == (1, 9, 1)
    assert (cubes(t, "paris", "M"), limbo(t, "M"), stock(t, "M")) == (0, 5, 5)
    assert (cubes(t, "paris", "Th"), limbo(t, "Th"), stock(t, "Th")) == (0, 4, 6)
    assert t.actions == 1


@clause("E2-118")
def test_a_royalty_card_never_enters_a_deck() -> None:
    """It is among the points M keeps, in no pile of cards, and in its city no more."""
    t = situation("M Th", ["rome: M 4 agents, royalty"], hands={"M": "assassinate_bomb"}, turn="M")

    kill_royalty(t, "assassinate_bomb", "rome")

    assert royalty(t, "rome") == "killed by M"
    assert [len(zone(t, pile, "M")) for pile in ("hand", "discards", "lost", "kept")] == [0, 0, 0, 0]
    assert len(zone(t, "deck", "M")) == 9
    assert offered(t) == ["done"]


@clause("E2-119", "E2-120", "E2-175")
def test_points_are_scored_as_restorationist_points_before_the_roll() -> None:
    """Rhogog's 3 points are there when the die is about to be rolled."""
    t = situation("M Th", ["rome: M 4 agents, royalty"], hands={"M": "assassinate_bomb"}, turn="M")

    answer(t, "M", "assassinate assassinate_bomb", "aim rome royalty")

    assert (asked(t), prompt(t)) == ("chance", "sanity")
    assert points(t, "M") == 3
    assert t.gains[-1].kind == FOR_RESTORATIONISTS


@clause("E2-101", "E2-120")
def test_nobody_is_asked_to_save_royalty() -> None:
    """Th stands by with Holmes in hand: the die is rolled at once."""
    shown = ["rome: M 5 agents, Th 1 agent, royalty"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb", "Th": "sherlock_holmes"}, turn="M")

    answer(t, "M", "assassinate assassinate_bomb", "aim rome royalty")

    assert prompt(t) == "sanity"


@clause("E2-120", "E2-121")
def test_without_insanity_no_agent_and_no_token_is_lost() -> None:
    """The die shows nothing."""
    t = situation("M Th", ["rome: M 4 agents, royalty"], hands={"M": "assassinate_bomb"}, turn="M")

    kill_royalty(t, "assassinate_bomb", "rome", die="sane")

    assert (agents(t, "rome", "M"), tokens(t, "M")) == (4, 3)


@clause("E2-121")
def test_the_agent_that_is_lost_stood_in_that_city() -> None:
    """Agents in Paris stay."""
    shown = ["rome: M 4 agents, royalty", "paris: M 2 agents"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb"}, turn="M")

    kill_royalty(t, "assassinate_bomb", "rome", die="insane")

    assert (agents(t, "rome", "M"), agents(t, "paris", "M"), agent_stock(t, "M")) == (3, 2, 5)
    assert events(t, "agent-lost") == [{"seat": "M", "city": "rome"}]


@clause("E2-122")
def test_losing_the_last_agent_makes_him_reveal() -> None:
    """M, a Loyalist, had one agent, reveals and puts three on the board before the cubes are cleared."""
    t = situation(
        "M Th",
        ["rome: M 1 agent 1 cube, royalty"],
        hands={"M": "assassinate_bomb infernal_machine"},
        sides={"M": "loyalist"},
        turn="M",
    )

    kill_royalty(t, "assassinate_bomb", "rome", "infernal_machine", die="insane")
    cubes_then = cubes(t, "rome", "M")
    answer(t, "M", "city cairo", "city cairo", "city rome")

    assert revealed(t, "M")
    assert events(t, "revealed") == [{"seat": "M", "side": "loyalist", "why": "agents"}]
    assert (cubes_then, cubes(t, "rome", "M")) == (1, 0)
    assert (agents(t, "rome", "M"), agents(t, "cairo", "M")) == (1, 2)


@clause("E2-T20", "E2-119", "E2-159", "E2-167")
def test_the_last_token_of_a_restorationist() -> None:
    """Five points for the royalty first, then token and agent are lost, and the game ends."""
    t = situation(
        "M Th",
        ["berlin: M 6 agents, royalty"],
        hands={"M": "assassinate_bomb"},
        game=stub(royalty__the_burrower_beneath__vp=5),
        tokens={"M": 1},
        sides={"M": "restorationist"},
        turn="M",
    )

    kill_royalty(t, "assassinate_bomb", "berlin", die="insane")

    assert points(t, "M") == 5
    assert tokens(t, "M") == 0
    assert agents(t, "berlin", "M") == 5
    assert why_over(t) == "reveal"
    told = [kind for kind in kinds(t) if kind in ("scored", "token-lost", "agent-lost", "revealed", "game-ends")]
    assert told == ["scored", "token-lost", "agent-lost", "revealed", "game-ends"]


@clause("E2-123", "E2-111")
def test_an_agent_box_gives_nothing_for_royalty() -> None:
    """Moran kills Rhogog: 3 points, not 7, and Moran is removed."""
    t = situation("M Th", ["rome: M 4 agents, royalty"], hands={"M": "sebastian_moran"}, turn="M")

    kill_royalty(t, "sebastian_moran", "rome")

    assert points(t, "M") == 3
    assert removed(t) == ["sebastian_moran"]
    assert zone(t, "kept", "M") == []


@clause("E2-124", "E2-125")
@pytest.mark.parametrize("target", ["royalty", "Th"])
def test_cubes_are_cleared_in_both_cases_and_only_there(target: str) -> None:
    """Own cubes to Limbo, all others' to stock; cubes in Paris and agents in Rome stay."""
    t = situation(
        "M W Th",
        ["rome: M 4 agents 2 cubes, Th 2 agents 1 cube, W 1 cube, royalty", "paris: M 1 cube, W 1 agent 1 cube"],
        hands={"M": "assassinate_bomb"},
        stock={"M": 4, "W": 4, "Th": 4},
        turn="M",
    )

    if target == "royalty":
        kill_royalty(t, "assassinate_bomb", "rome")
    else:
        kill(t, "assassinate_bomb", "rome", "Th")

    assert [cubes(t, "rome", player) for player in ("M", "W", "Th")] == [0, 0, 0]
    assert [stock(t, player) for player in ("M", "W", "Th")] == [4, 5, 5]
    assert limbo(t, "M") == 5
    assert (cubes(t, "paris", "M"), cubes(t, "paris", "W")) == (1, 1)
    assert agents(t, "rome", "M") == 4


# ---------------------------------------------------------------- several in one action


@clause("E2-T18", "E2-124", "E2-126", "E2-127", "E2-128")
def test_the_same_two_agents_kill_twice_in_one_action() -> None:
    """First the Spinner, then Th's agent: after the cubes are cleared M leads 2 to 1, and it was one action."""
    t = situation(
        "M Th",
        ["paris: M 2 agents 1 cube, Th 1 agent 1 cube, royalty", "rome: Th 1 agent"],
        hands={"M": "assassinate_bomb city_madrid hired_assassin infernal_machine"},
        turn="M",
    )

    kill_royalty(t, "assassinate_bomb", "paris", "infernal_machine")
    again = offered(t)
    kill(t, "hired_assassin", "paris", "Th", "city_madrid")

    assert again == ["assassinate hired_assassin", "done"]
    assert royalty(t, "paris") == "killed by M"
    assert (agents(t, "paris", "M"), agents(t, "paris", "Th")) == (2, 0)
    assert points(t, "M") == 4 + 2
    answer(t, "M", "done")
    assert t.actions == 1
    assert prompt(t) == "act"


@clause("E2-T18", "E2-127", "E2-124")
def test_the_second_assassination_is_judged_afresh() -> None:
    """With one agent and two cubes M leads at first; after the cubes are cleared it is 1 to 1."""
    t = situation(
        "M Th",
        ["paris: M 1 agent 2 cubes, Th 1 agent 1 cube, royalty"],
        hands={"M": "assassinate_bomb move_bomb city_madrid hired_assassin infernal_machine"},
        turn="M",
    )

    kill_royalty(t, "assassinate_bomb", "paris", "move_bomb", "infernal_machine")

    assert offered(t) == ["done"]
    assert zone(t, "hand", "M") == ["city_madrid", "hired_assassin"]


@clause("E2-126")
def test_each_assassination_needs_its_own_card() -> None:
    """After one, with no other assassin in hand, only the end of the action is left."""
    shown = ["rome: M 4 agents, Th 3 agents"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb place_bomb"}, turn="M")

    kill(t, "assassinate_bomb", "rome", "Th")

    assert offered(t) == ["done"]


@clause("E2-127")
def test_he_chooses_the_order_and_the_city_of_each() -> None:
    """An agent in Madrid first, then one in Rome; what the first changed is seen by the second."""
    t = situation(
        "M Th",
        ["rome: M 3 agents, Th 1 agent", "madrid: M 3 agents, Th 1 agent", "vienna: Th 1 agent"],
        hands={"M": "assassinate_bomb ravachol"},
        turn="M",
    )

    answer(t, "M", "assassinate ravachol")
    first = offered(t)
    answer(t, "M", "aim rome Th")
    answer(t, "Th", "let")
    answer(t, "M", "assassinate assassinate_bomb")

    assert first == ["aim madrid Th", "aim rome Th"]
    assert offered(t) == ["aim madrid Th"]


@clause("E2-129")
def test_a_support_card_serves_for_one_assassination_only() -> None:
    """The bomb that helped in Rome is spent: Madrid, which would need it, is out of reach."""
    t = situation(
        "M Th",
        ["rome: M 2 agents, Th 1 agent", "madrid: M 2 agents, Th 1 agent", "vienna: Th 1 agent"],
        hands={"M": "place_bomb assassinate_bomb hired_assassin"},
        turn="M",
    )

    kill(t, "assassinate_bomb", "rome", "Th", "place_bomb")

    assert offered(t) == ["done"]
    assert zone(t, "discards", "M") == ["place_bomb"]


@clause("E2-130")
def test_after_each_he_may_stop() -> None:
    """M could kill again, but takes another action instead; their second action is left."""
    shown = ["rome: M 4 agents, Th 3 agents"]
    t = situation("M Th", shown, hands={"M": "assassinate_bomb hired_assassin"}, turn="M")

    kill(t, "assassinate_bomb", "rome", "Th")
    again = offered(t)
    answer(t, "M", "done")

    assert again == ["assassinate hired_assassin", "done"]
    assert (prompt(t), t.actions) == ("act", 1)
    assert agents(t, "rome", "Th") == 2
