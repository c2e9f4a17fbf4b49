"""Sanity counters in detail (section 14)."""

from __future__ import annotations

import pytest

from emerald_first.situations import (
    agent,
    answer,
    asked,
    chance,
    disc,
    kinds,
    mad,
    offered,
    revealed,
    situation,
    why_over,
)
from intrigue.games.emerald.first import GAME
from support import clause


@clause("E1-244", "E1-245", "E1-246", "E1-247", "E1-257", "E1-313", "E1-510")
@pytest.mark.parametrize(("drawn", "left", "kept"), [("sane", (8, 9), 0), ("mad", (9, 8), 1)])
def test_terrors_make_another_player_draw(drawn: str, left: tuple[int, int], kept: int) -> None:
    """A Sane counter leaves the game, a Mad one stays with the player; all see how many are left."""
    t = situation("M Tu W", hands={"M": "terrors_of_the_night"}, turn="M")

    answer(t, "M", "use terrors_of_the_night")
    assert offered(t) == ["choose Tu", "choose W"]
    answer(t, "M", "choose W")
    chance(t, f"sanity {drawn}")

    view = GAME.observe(t, None)
    assert (view.sane_left, view.mad_left) == left
    assert [seat.mad for seat in view.seats] == [0, 0, kept]


@clause("E1-253")
@pytest.mark.parametrize("left", [(0, 5), (0, 0)])
def test_a_revealed_restorationist_may_still_go_mad(left: tuple[int, int]) -> None:
    """A further Mad counter, or finding none left, ends the game."""
    t = situation(
        "M Tu",
        hands={"M": "terrors_of_the_night"},
        mad={"Tu": 3},
        counters=left,
        sides={"Tu": "restorationist"},
        revealed="Tu",
        turn="M",
    )

    answer(t, "M", "use terrors_of_the_night", "choose Tu")
    while asked(t) == "chance":
        chance(t, "sanity mad")

    assert why_over(t) == "madness"


@clause("E1-256")
def test_a_missing_counter_costs_a_revealed_loyalists_agent() -> None:
    """The player must draw for Stieber, none is left, and Stieber is lost; the game goes on."""
    t = situation(
        "M Tu",
        ["madrid: M main, M wilhelm_stieber"],
        hands={"M": "wilhelm_stieber infernal_machine"},
        counters=(0, 0),
        sides={"M": "loyalist"},
        revealed="M",
        turn="M",
    )

    answer(t, "M", "attempt wilhelm_stieber", "strike royal_madrid", "bomb infernal_machine")

    assert (agent(t, "wilhelm_stieber").place, why_over(t), asked(t)) == ("lost", "", "M")


@clause("E1-197", "E1-250")
def test_one_mad_counter_costs_the_agent_and_the_mind() -> None:
    """The acting agent is lost first, then the Restorationist is mad: the agent's points do not count."""
    t = situation(
        "M Tu",
        ["madrid: M main, M sergei_kravchinsky"],
        hands={"M": "sergei_kravchinsky assassinate"},
        mad={"M": 2},
        turn="M",
    )

    answer(t, "M", "attempt sergei_kravchinsky", "strike royal_madrid", "bomb assassinate")
    chance(t, "sanity mad")

    assert kinds(t).index("agent-lost") < kinds(t).index("revealed")
    assert (why_over(t), GAME.scores(t)[0]) == ("madness", 2)


@clause("E1-249", "E1-402")
def test_freud_lets_a_player_bear_four() -> None:
    """The fourth Mad counter does nothing, the fifth drives the player mad."""
    t = situation(
        "M Tu",
        hands={"M": "terrors_of_the_night"},
        display="",
        effects={"Tu": "sigmund_freud"},
        mad={"Tu": 3},
        sides={"Tu": "loyalist"},
        turn="M",
    )
    fifth = t.copy()
    fifth.mad[1] = 4

    for table in (t, fifth):
        answer(table, "M", "use terrors_of_the_night", "choose Tu")
        chance(table, "sanity mad")

    assert (mad(t, "Tu"), revealed(t, "Tu")) == (4, False)
    assert (mad(fifth, "Tu"), revealed(fifth, "Tu")) == (5, True)


@clause("E1-197", "E1-439", "E1-443")
def test_a_lost_agent_takes_his_points_with_him() -> None:
    """Kravchinsky was worth a point to the revealed Restorationist, whose disc falls as soon as he is lost."""
    t = situation(
        "M Tu",
        ["madrid: M main, M sergei_kravchinsky"],
        hands={"M": "sergei_kravchinsky assassinate"},
        revealed="M",
        turn="M",
    )
    assert disc(t, "M") == 1

    answer(t, "M", "attempt sergei_kravchinsky", "strike royal_madrid", "bomb assassinate")
    assert disc(t, "M") == 1 + 2
    chance(t, "sanity mad")

    assert (disc(t, "M"), agent(t, "sergei_kravchinsky").place, asked(t)) == (2, "lost", "M")
