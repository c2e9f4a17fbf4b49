"""Placing, claiming, retrieving, buying, moving, track markers (sections 3 to 10)."""

from __future__ import annotations

import pytest

from emerald_first.situations import (
    agent,
    answer,
    asked,
    chance,
    control,
    cubes,
    disc,
    display,
    end_turn,
    events,
    face_up,
    final,
    kinds,
    known,
    limbo,
    offered,
    play,
    pool,
    situation,
    stock,
    stub,
    top,
    why_over,
    zone,
)
from support import clause


@clause("E1-T2", "E1-56", "E1-60", "E1-62")
def test_a_card_serves_one_purpose() -> None:
    """Okhrana is one cube, one gold or its action: each play leaves the hand, and none gives two of these."""
    t = situation("M Tu", ["paris: Tu 1 in box"], hands={"M": "okhrana"}, turn="M")

    assert {"place okhrana", "use okhrana", "discard okhrana"} <= set(offered(t))
    answer(t, "M", "place okhrana", "at box_paris")

    assert cubes(t, "box_paris", "M") == 1
    assert zone(t, "hand", "M") == []
    assert offered(t) == ["pass"]


@clause("E1-T3", "E1-69", "E1-70", "E1-71", "E1-72", "E1-55")
def test_three_cards_place_three_cubes_on_shoggoth() -> None:
    """All cubes go to the one place that is named last."""
    t = situation("M Tu", ["berlin: shows shoggoth"], hands={"M": "cube cube_gold cube_bomb"}, turn="M")

    answer(t, "M", "place cube", "place cube_gold", "place cube_bomb", "at card_berlin")

    assert cubes(t, "card_berlin", "M") == 3
    assert stock(t, "M") == 3
    assert zone(t, "discards", "M") == ["cube", "cube_bomb", "cube_gold"]
    assert t.actions == 1


@clause("E1-T4", "E1-74", "E1-75")
def test_the_last_cube_may_be_placed_with_a_card_of_two() -> None:
    """With one cube left a card of two symbols places it, but no second card may be added."""
    t = situation("M Tu", hands={"M": "two_cubes cube"}, stock={"M": 1}, turn="M")

    answer(t, "M", "place two_cubes")
    assert offered(t, "place") == []
    answer(t, "M", "at box_rome")

    assert cubes(t, "box_rome", "M") == 1
    assert stock(t, "M") == 0


@clause("E1-T5", "E1-85", "E1-86", "E1-91", "E1-99", "E1-108", "E1-109", "E1-110", "E1-111", "E1-116")
def test_a_tie_goes_to_more_agents() -> None:
    """Four points each on Shoggoth, but M has an agent there; without a cube in the box M cannot claim Berlin."""
    t = situation("M Th", ["berlin: shows shoggoth, M main, M 3 on card, Th 4 on card"], turn="M")
    assert offered(t, "claim") == ["claim card_berlin"]

    answer(t, "M", "claim card_berlin")
    chance(t, "turn-up ravachol", "sanity sane")

    assert (limbo(t, "M"), stock(t, "Th")) == (3, 6 + 4)
    assert (top(t, "M"), face_up(t, "berlin")) == ("shoggoth", "ravachol")
    assert t.sane_left == 8


@clause("E1-T6", "E1-105", "E1-418", "E1-87", "E1-88", "E1-107")
@pytest.mark.parametrize(("there", "legal"), [(2, True), (1, False)])
def test_claiming_berlin(there: int, legal: bool) -> None:
    """Two cubes beat an agent; one cube ties, and the agent decides."""
    t = situation("M Th", [f"berlin: M main, Th {there} in box"], turn="Th")

    assert ("claim box_berlin" in offered(t)) is legal
    if legal:
        answer(t, "Th", "claim box_berlin")

        assert (control(t, "berlin"), disc(t, "Th"), known(t, "Th"), limbo(t, "Th")) == ("Th", 6, True, 2)
        assert top(t, "Th") == "city_berlin"


@clause("E1-T7", "E1-90", "E1-92")
def test_a_full_tie_lets_the_active_player_claim() -> None:
    """Nobody else has more, on a Game card and on a Permanent Effect."""
    t = situation(
        "M Tu",
        ["paris: shows nadar, M 2 on card, Tu 2 on card, M main, Tu main"],
        on_effects={"mrs_hudson": "M 2, Tu 2"},
        turn="M",
    )

    assert offered(t, "claim") == ["claim card_paris", "claim mrs_hudson"]


@clause("E1-T8", "E1-81", "E1-82", "E1-49", "E1-400", "E1-519")
def test_no_free_action_before_a_claim() -> None:
    """Mrs Hudson, or a pass, before the claim makes it impossible; after it she may help."""
    t = situation("M Tu", ["rome: M 1 in box"], hands={"M": "cube"}, effects={"M": "mrs_hudson"}, turn="M")

    hudson = t.copy()
    play(hudson, "M", "swap cube")
    passed = t.copy()
    answer(passed, "M", "pass")
    answer(t, "M", "claim box_rome")

    assert offered(hudson, "claim") == offered(passed, "claim") == []
    assert offered(hudson, "swap") == []
    assert offered(t, "swap") == ["swap cube"]


@clause("E1-T9", "E1-64", "E1-66", "E1-67", "E1-104", "E1-106", "E1-482")
@pytest.mark.parametrize("place", ["hand", "deck", "discards"])
def test_a_city_changes_hands(place: str) -> None:
    """The card is handed over wherever it is, the points move; for a card from hand Th draws another."""
    zones = {"hand": "hands", "deck": "decks", "discards": "discards"}
    where: dict[str, dict[str, str]] = {zones[place]: {"Th": "city_berlin"}}
    where.setdefault("decks", {"Th": "gold"})
    if place == "deck":
        where["decks"] = {"Th": "city_berlin gold"}
    t = situation("M Th", ["berlin: controlled by Th, M 1 in box"], turn="M", **where)  # type: ignore[arg-type]
    assert disc(t, "Th") == 6

    answer(t, "M", "claim box_berlin")

    assert (disc(t, "M"), disc(t, "Th"), control(t, "berlin"), top(t, "M")) == (6, 0, "M", "city_berlin")
    assert events(t, "found") == [{"seat": "Th", "card": "city_berlin", "place": place}]
    assert (asked(t) == "chance") is (place == "hand")


@clause("E1-T10", "E1-112", "E1-113", "E1-115")
def test_the_last_card_of_a_pile() -> None:
    """War goes up two, and the display grows by one card."""
    t = situation("M Tu", ["rome: shows nadar, below 0, M 1 on card"], turn="M")

    answer(t, "M", "claim card_rome")
    chance(t, "bring mi_go")

    assert t.war == 2
    assert display(t) == ["doctor_watson", "mi_go", "sigmund_freud"]


@clause("E1-T11", "E1-98", "E1-444", "E1-431", "E1-100", "E1-445")
def test_the_last_card_ends_the_game_by_war() -> None:
    """The agent stands in Vienna before War reaches the top, so his points count; no sanity counter is drawn."""
    game = stub(agents__elisee_reclus__sanity=True)
    t = situation("M Tu", ["vienna: shows elisee_reclus, below 0, M 1 on card"], war=10, turn="M", game=game)

    answer(t, "M", "claim card_vienna")

    assert (why_over(t), final(t, "M"), agent(t, "elisee_reclus").place) == ("war", 2, "vienna")
    assert "sanity-drawn" not in kinds(t)


@clause("E1-T12", "E1-117", "E1-118", "E1-119", "E1-120", "E1-489")
def test_retrieving_from_several_places() -> None:
    """Exactly three of the four cubes come back, from any mixture of places."""
    t = situation(
        "M Tu",
        ["rome: Tu 1 in box"],
        hands={"Tu": "two_cubes cube"},
        limbo={"Tu": 2},
        on_effects={"mi_go": "Tu 1"},
        turn="Tu",
    )

    answer(t, "Tu", "retrieve cube", "retrieve two_cubes", "take box_rome", "take limbo", "take limbo")

    assert (stock(t, "Tu"), limbo(t, "Tu"), cubes(t, "mi_go", "Tu")) == (6 + 3, 0, 1)
    assert t.actions == 1


@clause("E1-T13", "E1-122", "E1-123", "E1-124", "E1-125", "E1-490")
def test_buying_with_even_gold() -> None:
    """Two gold a cube: no odd sum, and no more than the cubes in the Pool cost."""
    t = situation("M Tu", hands={"M": "gold gold_bomb two_gold wilhelm_stieber"}, pool={"M": 2}, turn="M")

    answer(t, "M", "buy gold")
    assert offered(t) == ["buy gold_bomb", "buy two_gold"]
    answer(t, "M", "buy two_gold")
    assert offered(t) == ["buy gold_bomb"]
    answer(t, "M", "buy gold_bomb")

    assert offered(t) == ["done"]


@clause("E1-123", "E1-124")
def test_what_can_be_bought() -> None:
    """Two, or two and two, or one and one; one and two never come to an even sum within four."""
    t = situation("M Tu", hands={"M": "gold two_gold wilhelm_stieber"}, pool={"M": 2}, turn="M")
    assert offered(t, "buy") == ["buy two_gold", "buy wilhelm_stieber"]

    answer(t, "M", "buy two_gold", "buy wilhelm_stieber", "done")

    assert (pool(t, "M"), zone(t, "hand", "M")) == (0, ["gold"])


@clause("E1-T14", "E1-126", "E1-127", "E1-128", "E1-129", "E1-134", "E1-491")
def test_three_agents_move_for_four_gold() -> None:
    """Three agents reach Paris by their cheapest routes for exactly the gold of three cards."""
    t = situation(
        "M Tu",
        ["berlin: Tu professor_moriarty", "london: Tu main", "the_hague: Tu ravachol"],
        hands={"Tu": "gold gold_bomb two_gold"},
        turn="Tu",
    )

    answer(t, "Tu", "move gold", "move two_gold", "move gold_bomb")
    answer(t, "Tu", "go professor_moriarty paris", "go ravachol paris")
    assert "go main-Tu paris" in offered(t)
    assert "go main-Tu zurich" not in offered(t)
    answer(t, "Tu", "go main-Tu paris")

    assert {agent(t, name).place for name in ("professor_moriarty", "ravachol", "main-Tu")} == {"paris"}
    assert zone(t, "hand", "Tu") == []


@clause("E1-T15", "E1-135", "E1-130")
def test_overpaying_a_move() -> None:
    """A single card of two gold may pay for a cost of one; two of them may not pay for three."""
    t = situation("M Tu", ["london: Tu main"], hands={"Tu": "two_gold wilhelm_stieber"}, turn="Tu")

    one = t.copy()
    answer(one, "Tu", "move two_gold", "go main-Tu paris", "done")
    answer(t, "Tu", "move two_gold", "move wilhelm_stieber")

    assert agent(one, "main-Tu").place == "paris"
    assert "go main-Tu washington" not in offered(t)
    assert "go main-Tu london" not in offered(t)


@clause("E1-T16", "E1-140", "E1-141", "E1-142", "E1-143", "E1-492")
def test_three_cards_move_revolution_by_five() -> None:
    """Of London only one arrow is used, so War stays."""
    t = situation("M Fr", hands={"Fr": "city_london emma_goldman louise_michel"}, turn="Fr", war=1)

    answer(t, "Fr", "advance city_london revolution-up", "advance emma_goldman revolution-up")
    assert "advance city_london war-down" not in offered(t)
    answer(t, "Fr", "advance louise_michel revolution-up", "done")

    assert (t.revolution, t.war) == (5, 1)


@clause("E1-T17", "E1-144", "E1-145", "E1-146")
def test_a_marker_at_the_bottom() -> None:
    """From 1 an arrow of two goes to 0; from there it cannot be played."""
    t = situation("M Tu", hands={"M": "city_the_hague"}, turn="M", war=1)

    answer(t, "M", "advance city_the_hague war-down", "done")
    assert t.war == 0
    low = situation("M Tu", hands={"M": "city_the_hague"}, turn="M")

    assert offered(low, "advance") == []


@clause("E1-T57", "E1-50", "E1-51", "E1-388")
def test_hands_are_filled_to_five_or_six() -> None:
    """Six cards stay six; with Doctor Watson the hand is filled to six in the turn of the claim."""
    t = situation(
        "M Tu",
        hands={"M": "cube gold two_cubes two_gold block assassinate", "Tu": "cube gold"},
        on_effects={"doctor_watson": "Tu 1"},
        turn="M",
    )

    end_turn(t, "M")
    assert len(zone(t, "hand", "M")) == 6
    play(t, "Tu", "claim doctor_watson", "pass", "end")

    assert len(zone(t, "hand", "Tu")) == 6
