"""Why an answer is not offered, with the clause that forbids it."""

from __future__ import annotations

import pytest

from emerald_second.situations import answer, offered, seat_of, situation
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.why import why_not

HAND = "place_two claim_move retrieve_two ravachol place_bomb"


@pytest.mark.parametrize(
    ("hand", "cities", "before", "phrase", "reason"),
    [
        (HAND, [], [], "place fenians", "not-in-hand card=fenians"),
        (HAND, [], [], "place claim_move", "no-symbol card=claim_move"),
        (HAND, [], [], "advance place_two loyalist", "no-symbol card=place_two"),
        (HAND, [], [], "claim claim_move", "claim-nowhere"),
        (HAND, ["rome: M 1 cube"], ["pass"], "claim claim_move", "claim-first"),
        (HAND, [], ["pass", "pass"], "place place_two", "no-actions"),
        (HAND, [], [], "assassinate ravachol", "kill-nowhere"),
        (HAND, [], [], "bomb place_bomb", "first-choose"),
        (HAND, [], [], "city rome", "first-choose"),
        (HAND, [], [], "use place_two", "no-text card=place_two"),
        ("fenians", [], [], "use fenians", "benefit"),
        ("sherlock_holmes", [], [], "use sherlock_holmes", "interrupt"),
        ("hide_royalty", [], [], "use hide_royalty", "text-nothing"),
        (HAND, ["rome: M 1 agent"], ["move claim_move"], "go paris rome", "city-no-agent city=paris"),
        (HAND, ["rome: M 1 agent"], ["move claim_move"], "go rome rome", "city-same"),
        (HAND, ["rome: M 2 cubes", "paris: Th 1 cube"], ["claim claim_move"], "city paris", "city-lead city=paris n=2"),
        (
            HAND,
            ["rome: M 2 cubes", "paris: M 1 agent"],
            ["claim claim_move"],
            "city paris",
            "city-claim-cube city=paris",
        ),
        (HAND, ["rome: M 3 cubes"], ["retrieve retrieve_two"], "take paris", "city-no-cube city=paris"),
    ],
    ids=lambda value: str(value) if isinstance(value, str) and " " not in value else None,
)
def test_a_refusal_is_explained(hand: str, cities: list[str], before: list[str], phrase: str, reason: str) -> None:
    """By the first rule that stands in the way."""
    t = situation("M Th", cities, hands={"M": hand}, turn="M")
    for earlier in before:
        answer(t, "M", earlier)
    assert phrase not in offered(t)

    found = why_not(GAME, GAME.observe(t, seat_of(t, "M")), phrase)

    assert found is not None
    line, args = found
    said = [line.removeprefix("board-why-"), *[f"{name}={value}" for name, value in sorted(args.items())]]
    assert " ".join(said) == reason


def test_cubes_are_not_overpaid() -> None:
    """Two symbols more than there are cubes (E2-60), however the cards are put together."""
    t = situation("M Th", hands={"M": "place_two place_claim"}, turn="M", stock={"M": 2})
    answer(t, "M", "place place_two")

    found = why_not(GAME, GAME.observe(t, seat_of(t, "M")), "place place_claim")

    assert found == ("board-why-place-many", {"n": 3, "of": 2})


@pytest.mark.parametrize(
    ("city", "reason"),
    [
        ("rome: M 1 agent, Th 1 agent", ("board-why-city-kill-lead", {"city": "rome", "n": 1})),
        ("rome: Th 1 agent", ("board-why-city-agent", {"city": "rome"})),
        ("rome: M 1 agent", ("board-why-royal-stack", {})),
    ],
    ids=["no lead", "no agent", "in the stack"],
)
def test_a_target_out_of_reach(city: str, reason: tuple[str, dict[str, object]]) -> None:
    """What is missing in the city is named (E2-101 to E2-104)."""
    t = situation(
        "M Th", [city, "paris: M 3 agents, Th 1 agent"], hands={"M": "ravachol place_bomb move_bomb"}, turn="M"
    )
    answer(t, "M", "assassinate ravachol")
    target = "royalty" if "Th" not in city else "seat-1"

    assert why_not(GAME, GAME.observe(t, seat_of(t, "M")), f"aim rome {target}") == reason


def test_it_is_another_players_turn() -> None:
    """And who only watches is told so."""
    t = situation("M Th", turn="Th")

    other = why_not(GAME, GAME.observe(t, seat_of(t, "M")), "pass")
    nobody = why_not(GAME, GAME.observe(t, None), "pass")

    assert other == ("board-why-other", {"seat": f"seat-{seat_of(t, 'Th')}"})
    assert nobody == ("board-why-watching", {})
