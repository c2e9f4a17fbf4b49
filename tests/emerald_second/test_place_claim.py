"""The actions place cubes and claim (sections 5 and 6)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.situations import (
    agent_stock,
    agents,
    answer,
    asked,
    below,
    chance,
    cubes,
    events,
    face_up,
    kinds,
    limbo,
    offered,
    option,
    play,
    points,
    prompt,
    revealed,
    royalty,
    situation,
    stock,
    stub,
    tokens,
    top,
    why_over,
    zombies,
    zone,
)
from intrigue.games.emerald.second.cards import CITY_NAMES
from support import clause

# ---------------------------------------------------------------- place cubes


@clause("E2-T3", "E2-57", "E2-58", "E2-302")
def test_three_cards_place_four_cubes_in_rome() -> None:
    """All four go to one city: after the city is named the action is over, with nothing left for Paris."""
    t = situation("M Th", hands={"M": "place_retrieve place_retrieve place_two"}, turn="M")

    answer(t, "M", "place place_retrieve", "place place_retrieve", "place place_two", "city rome")

    assert cubes(t, "rome", "M") == 4
    assert stock(t, "M") == 1
    assert zone(t, "discards", "M") == ["place_retrieve", "place_retrieve", "place_two"]
    assert offered(t) == ["pass"]
    assert t.actions == 1
    assert events(t, "cubes-placed") == [{"seat": "M", "city": "rome", "n": 4}]


@clause("E2-57", "E2-62", "E2-59")
def test_any_city_may_be_chosen() -> None:
    """Also one without a card, with others' cubes, or with their own."""
    t = situation("M Th", ["rome: empty", "paris: Th 5 cubes", "cairo: M 4 cubes"], hands={"M": "place_two"}, turn="M")

    answer(t, "M", "place place_two")
    places = offered(t)
    answer(t, "M", "city rome")

    assert places == [f"city {city}" for city in CITY_NAMES]
    assert cubes(t, "rome", "M") == 2


@clause("E2-59")
def test_several_colours_share_a_city_without_limit() -> None:
    """Ten blue cubes are there, and ten red ones come."""
    t = situation("M Th", ["rome: Th 10 cubes, M 8 cubes"], hands={"M": "place_two"}, stock={"M": 2, "Th": 0}, turn="M")

    answer(t, "M", "place place_two", "city rome")

    assert cubes(t, "rome", "M") == cubes(t, "rome", "Th") == 10


@clause("E2-60", "E2-57")
def test_no_card_is_played_for_cubes_that_are_not_there() -> None:
    """With three cubes a one and a two may be played, but no further card, and not two and one and one."""
    hands = {"M": "place_retrieve place_retrieve place_two"}
    t = situation("M Th", hands=hands, stock={"M": 3}, turn="M")

    answer(t, "M", "place place_retrieve", "place place_two")

    assert offered(t, "place") == []
    answer(t, "M", "city rome")
    assert cubes(t, "rome", "M") == 3
    assert zone(t, "hand", "M") == ["place_retrieve"]


@clause("E2-60")
def test_without_cubes_nothing_is_placed() -> None:
    """The stock is empty: no place symbol is offered."""
    t = situation("M Th", hands={"M": "place_retrieve place_two"}, stock={"M": 0}, turn="M")

    assert offered(t, "place") == []


@clause("E2-T4", "E2-61", "E2-60")
def test_with_one_cube_a_card_with_two_symbols_may_be_played_alone() -> None:
    """It places the one cube; no second card may be added, neither to the two nor to the one."""
    t = situation("M Th", hands={"M": "place_claim place_two"}, stock={"M": 1}, turn="M")
    other = situation("M Th", hands={"M": "place_claim place_two"}, stock={"M": 1}, turn="M")

    answer(t, "M", "place place_two")
    with_two = offered(t, "place")
    answer(t, "M", "city rome")
    answer(other, "M", "place place_claim")

    assert with_two == offered(other, "place") == []
    assert cubes(t, "rome", "M") == 1
    assert stock(t, "M") == 0


@clause("E2-61")
@pytest.mark.parametrize(("symbols", "stocked", "legal"), [(2, 1, True), (2, 2, True), (3, 2, False), (3, 1, False)])
def test_only_a_card_with_two_symbols_may_place_fewer(symbols: int, stocked: int, legal: bool) -> None:
    """A card with three would need three cubes, however many are missing."""
    game = stub(start_deck__place_two__place=symbols)
    t = situation("M Th", hands={"M": "place_two"}, stock={"M": stocked}, turn="M", game=game)

    assert (offered(t, "place") == ["place place_two"]) is legal


@clause("E2-60", "E2-61")
def test_a_card_that_the_others_make_needless_is_not_played() -> None:
    """With two cubes, a one is played: with the two, which would do alone, it would not be needed."""
    t = situation("M Th", hands={"M": "place_claim place_two"}, stock={"M": 2}, turn="M")

    answer(t, "M", "place place_claim")

    assert offered(t, "place") == []


@clause("E2-61")
@pytest.mark.parametrize(("stocked", "cards"), [(3, 2), (4, 2), (5, 3)])
def test_the_last_of_several_cards_may_have_a_symbol_too_many(stocked: int, cards: int) -> None:
    """Of three cards with two symbols two are played for three cubes, and all for five; all cubes are placed."""
    game = stub(start_deck__place_retrieve__place=2, start_deck__place_claim__place=2)
    hands = {"M": "place_retrieve place_claim place_two"}
    t = situation("M Th", hands=hands, stock={"M": stocked}, turn="M", game=game)

    played = 0
    while offered(t, "place"):
        answer(t, "M", offered(t, "place")[0])
        played += 1
    answer(t, "M", "city rome")

    assert played == cards
    assert (cubes(t, "rome", "M"), stock(t, "M")) == (stocked, 0)


# ---------------------------------------------------------------- who may claim


@clause("E2-T5", "E2-66", "E2-74", "E2-75", "E2-76", "E2-77", "E2-81", "E2-82")
def test_claiming_a_shoggoth() -> None:
    """5 against 4: red cubes to Limbo, blue ones to stock, agents stay, a token is lost, the next card comes up."""
    t = situation(
        "M Th",
        ["berlin: M 4 cubes 1 agent, Th 2 cubes 2 agents, shows shoggoth, 1 zombie"],
        hands={"M": "place_claim"},
        limbo={"M": 1, "Th": 1},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "city berlin")
    chance(t, "roll insane", "turn-up zombies")

    assert (cubes(t, "berlin", "M"), limbo(t, "M"), stock(t, "M")) == (0, 5, 5)
    assert (cubes(t, "berlin", "Th"), limbo(t, "Th"), stock(t, "Th")) == (0, 1, 9)
    assert (agents(t, "berlin", "M"), agents(t, "berlin", "Th"), zombies(t, "berlin")) == (1, 2, 1)
    assert zone(t, "discards", "M") == ["place_claim", "shoggoth"]
    assert top(t, "M") == "shoggoth"
    assert tokens(t, "M") == 2
    assert face_up(t, "berlin") == "zombies"


@clause("E2-T6", "E2-66")
def test_a_tie_is_not_enough_for_a_claim() -> None:
    """Two cubes and an agent against three agents."""
    t = situation("M Th", ["rome: M 2 cubes 1 agent, Th 3 agents"], hands={"M": "place_claim"}, turn="M")

    assert offered(t, "claim") == []


@clause("E2-66")
def test_the_lead_is_over_every_other_single_player() -> None:
    """Three pieces lead over two and two; three against three of one player do not."""
    lead = ["rome: M 2 cubes 1 agent, Th 2 cubes, W 2 agents"]
    none = ["rome: M 2 cubes 1 agent, Th 2 cubes, W 3 agents"]
    leading = situation("M W Th", lead, hands={"M": "place_claim"}, turn="M")
    tied = situation("M W Th", none, hands={"M": "place_claim"}, turn="M")

    assert offered(leading, "claim") == ["claim place_claim"]
    assert offered(tied, "claim") == []


@clause("E2-67")
def test_a_claim_needs_a_cube() -> None:
    """Three agents alone do not claim; two and a cube do."""
    alone = situation("M Th", ["rome: M 3 agents"], hands={"M": "place_claim"}, turn="M")
    with_cube = situation("M Th", ["rome: M 2 agents 1 cube"], hands={"M": "place_claim"}, turn="M")

    assert offered(alone, "claim") == []
    assert offered(with_cube, "claim") == ["claim place_claim"]


@clause("E2-68")
def test_zombies_are_no_pieces() -> None:
    """Two zombies do not stand against one cube, nor with it against an agent."""
    alone = situation("M Th", ["rome: M 1 cube, 2 zombies"], hands={"M": "place_claim"}, turn="M")
    tied = situation("M Th", ["rome: M 1 cube, Th 1 agent, 2 zombies"], hands={"M": "place_claim"}, turn="M")

    assert offered(alone, "claim") == ["claim place_claim"]
    assert offered(tied, "claim") == []


@clause("E2-63")
@pytest.mark.parametrize(("actions", "legal"), [(2, True), (1, False)])
def test_a_claim_is_possible_as_the_first_action_only(actions: int, legal: bool) -> None:
    """With one action left it is too late."""
    t = situation("M Th", ["rome: M 1 cube"], hands={"M": "place_claim"}, turn="M", actions=actions)

    assert (offered(t, "claim") == ["claim place_claim"]) is legal


@clause("E2-64", "E2-65", "E2-303")
def test_one_symbol_claims_one_card() -> None:
    """M leads in two cities; with one symbol M claims in one of them, and the claim is the whole action."""
    t = situation("M Th", ["rome: M 1 cube", "cairo: M 1 cube"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim")
    choice = offered(t)
    play(t, "M", "city cairo")

    assert choice == ["city cairo", "city rome"]
    assert zone(t, "discards", "M") == ["city_cairo", "place_claim"]
    assert face_up(t, "rome") == "city_rome"
    assert prompt(t) == "act"


@clause("E2-65")
def test_the_face_up_card_is_claimed() -> None:
    """The card that Rome shows goes to M; those below it stay."""
    t = situation("M Th", ["rome: M 1 cube, shows emma_goldman"], hands={"M": "place_claim"}, turn="M")
    there = below(t, "rome")

    answer(t, "M", "claim place_claim", "city rome")

    assert zone(t, "discards", "M") == ["emma_goldman", "place_claim"]
    assert face_up(t, "rome") is None
    assert below(t, "rome") == there


# ---------------------------------------------------------------- several claims


@clause("E2-T7", "E2-69", "E2-67", "E2-64", "E2-303")
def test_three_symbols_claim_in_three_cities() -> None:
    """Paris, Madrid and Constantinople in the order of Th's choice; in Cairo, with agents only, nothing."""
    t = situation(
        "M Th",
        [
            "paris: Th 1 cube",
            "madrid: Th 2 cubes",
            "constantinople: Th 1 cube 1 agent, M 1 agent",
            "cairo: Th 3 agents",
        ],
        hands={"Th": "place_claim claim_retrieve claim_move"},
        turn="Th",
    )

    answer(t, "Th", "claim place_claim", "claim claim_retrieve", "claim claim_move")
    first = offered(t)
    play(t, "Th", "city paris", "city madrid")
    third = offered(t)
    play(t, "Th", "city constantinople")

    assert first == ["city constantinople", "city madrid", "city paris"]
    assert third == ["city constantinople"]
    assert [event["city"] for event in events(t, "claimed")] == ["paris", "madrid", "constantinople"]
    assert points(t, "Th") == 5 + 3 + 3
    assert t.actions == 1
    assert prompt(t) == "act"


@clause("E2-70")
def test_conditions_are_judged_afresh_for_each_claim() -> None:
    """M claims in Rome: their cubes there are gone, so the second claim cannot be in Rome, though M still leads."""
    t = situation(
        "M Th",
        ["rome: M 2 cubes 2 agents, shows emma_goldman", "cairo: M 1 cube"],
        hands={"M": "place_claim claim_move"},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "claim claim_move", "city rome")
    chance(t, "turn-up city_rome")

    assert offered(t) == ["city cairo"]
    assert prompt(t) == "claim-next"


@clause("E2-70")
def test_each_claim_is_finished_before_the_next() -> None:
    """Insanity makes M, a Loyalist, reveal and add agents; only then the next card comes up and the next claim."""
    t = situation(
        "M Th",
        ["rome: M 1 cube, shows shoggoth", "cairo: M 1 cube", "paris: M 1 agent"],
        hands={"M": "place_claim claim_move"},
        tokens={"M": 1},
        sides={"M": "loyalist"},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "claim claim_move", "city rome")
    chance(t, "roll insane")
    answer(t, "M", "city london", "city london")
    chance(t, "turn-up city_rome")

    assert revealed(t, "M")
    assert (prompt(t), offered(t)) == ("claim-next", ["city cairo"])


@clause("E2-71")
def test_no_claim_card_is_played_that_claims_nothing() -> None:
    """M can claim in one city only: a second card is not offered, and a card with two symbols cannot begin."""
    one = situation("M Th", ["rome: M 1 cube"], hands={"M": "place_claim claim_move"}, turn="M")
    game = stub(start_deck__place_claim__claim=2)
    two = situation("M Th", ["rome: M 1 cube"], hands={"M": "place_claim"}, turn="M", game=game)

    answer(one, "M", "claim place_claim")

    assert offered(one) == ["city rome"]
    assert offered(two, "claim") == []


@clause("E2-72", "E2-73")
def test_royalty_cannot_be_claimed_nor_anything_from_an_empty_stack() -> None:
    """Rhogog lies in Rome's slot and no card is left: M leads there and can claim nothing."""
    t = situation("M Th", ["rome: M 3 cubes, empty, royalty"], hands={"M": "place_claim"}, turn="M")

    assert royalty(t, "rome") == "slot"
    assert offered(t, "claim") == []


@clause("E2-72")
def test_a_claim_leaves_royalty_in_its_slot() -> None:
    """The face-up card is claimed, not Rhogog."""
    t = situation("M Th", ["rome: M 1 cube, royalty"], hands={"M": "place_claim"}, turn="M")

    play(t, "M", "claim place_claim", "city rome")

    assert royalty(t, "rome") == "slot"
    assert zone(t, "discards", "M") == ["city_rome", "place_claim"]


# ---------------------------------------------------------------- what follows a claim


@clause("E2-74", "E2-75", "E2-76", "E2-78", "E2-80", "E2-81", "E2-82")
def test_the_order_of_what_follows_a_claim() -> None:
    """Card, own cubes, others' cubes, agent, points, sanity roll, next card."""
    game = stub(cards__emma_goldman__insanity=True)
    t = situation(
        "M Th",
        ["rome: M 3 cubes, Th 1 cube, shows emma_goldman"],
        hands={"M": "place_claim"},
        turn="M",
        game=game,
    )

    answer(t, "M", "claim place_claim", "city rome")
    chance(t, "roll sane", "turn-up zombies")

    assert kinds(t) == [
        "played",
        "claimed",
        "cubes-to-limbo",
        "cubes-to-stock",
        "agents-added",
        "scored",
        "sanity-roll",
        "turned-up",
    ]


@clause("E2-74")
def test_a_claimed_card_goes_to_the_discard_pile_not_to_the_hand() -> None:
    """It lies on top for all to see."""
    t = situation("M Th", ["rome: M 1 cube, shows emma_goldman"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")

    assert zone(t, "hand", "M") == []
    assert top(t, "M") == "emma_goldman"


@clause("E2-75", "E2-76")
def test_cubes_in_other_cities_stay() -> None:
    """Only the city of the claim is cleared, of all players' cubes."""
    t = situation(
        "M W Th",
        ["rome: M 3 cubes, Th 1 cube, W 2 cubes", "paris: M 1 cube, Th 1 cube"],
        hands={"M": "place_claim"},
        stock={"M": 5, "Th": 5, "W": 5},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "city rome")

    assert (cubes(t, "paris", "M"), cubes(t, "paris", "Th")) == (1, 1)
    assert (stock(t, "M"), stock(t, "W"), stock(t, "Th")) == (5, 7, 6)
    assert (limbo(t, "M"), limbo(t, "W"), limbo(t, "Th")) == (4, 3, 3)


@clause("E2-78")
@pytest.mark.parametrize(("card", "added"), [("emma_goldman", 1), ("peter_rachkovsky", 2), ("okhrana", 0)])
def test_agent_symbols_bring_agents_into_the_city(card: str, added: int) -> None:
    """One for each symbol; Peter Rachkovsky has two."""
    t = situation("M Th", [f"rome: M 1 cube 1 agent, shows {card}"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")

    assert agents(t, "rome", "M") == 1 + added
    assert agent_stock(t, "M") == 9 - added


@clause("E2-79")
@pytest.mark.parametrize(("board", "added"), [(10, 0), (9, 1), (8, 2)])
def test_with_too_few_agents_he_puts_what_there_is(board: int, added: int) -> None:
    """Rachkovsky brings two agents, or those that are left."""
    t = situation(
        "M Th",
        ["rome: M 1 cube, shows peter_rachkovsky", f"paris: M {board} agents"],
        hands={"M": "place_claim"},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "city rome")

    assert agents(t, "rome", "M") == added
    assert agent_stock(t, "M") == 10 - board - added


@clause("E2-80")
@pytest.mark.parametrize(
    ("card", "scored"),
    [("city_rome", 3), ("elisee_reclus", 2), ("zombies", 2), ("sebastian_moran", 0), ("baron_ungern_sternberg", 1)],
)
def test_points_on_a_claimed_card_are_scored_at_once(card: str, scored: int) -> None:
    """Neutral, Restorationist and Loyalist points move the disc; those of an agent box do not."""
    t = situation("M Th", [f"rome: M 1 cube, shows {card}"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")

    assert points(t, "M") == scored
    assert points(t, "Th") == 0


@clause("E2-81")
@pytest.mark.parametrize(("card", "rolls"), [("shoggoth", True), ("zombies", True), ("emma_goldman", False)])
def test_a_sanity_roll_follows_only_an_insanity_symbol(card: str, rolls: bool) -> None:
    """The die is rolled before the next card is turned up, or not at all."""
    t = situation("M Th", [f"rome: M 1 cube, shows {card}"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")

    assert prompt(t) == ("sanity" if rolls else "turn-up")


@clause("E2-81")
def test_the_other_face_costs_nothing() -> None:
    """M claims a Shoggoth and stays sane."""
    t = situation("M Th", ["rome: M 1 cube, shows shoggoth"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")
    chance(t, "roll sane")

    assert tokens(t, "M") == 3
    assert prompt(t) == "turn-up"


@clause("E2-82", "E2-73")
def test_the_last_card_of_a_stack_leaves_an_empty_space() -> None:
    """Nothing is turned up, and the game goes on."""
    t = situation(
        "M Th", ["rome: M 1 cube, shows city_rome, below 0, royalty gone"], hands={"M": "place_claim"}, turn="M"
    )

    answer(t, "M", "claim place_claim", "city rome")

    assert face_up(t, "rome") is None
    assert asked(t) == "M"
    assert "turned-up" not in kinds(t)


@clause("E2-82", "E2-81")
def test_a_restorationist_who_goes_mad_ends_the_game_before_the_next_card() -> None:
    """The last token is lost in the claim: no further card is turned up."""
    t = situation(
        "M Th",
        ["rome: M 1 cube, shows shoggoth"],
        hands={"M": "place_claim"},
        tokens={"M": 1},
        sides={"M": "restorationist"},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "city rome")
    chance(t, "roll insane")

    assert asked(t) is None
    assert why_over(t) == "reveal"
    assert face_up(t, "rome") is None


@clause("E2-66", "E2-63")
def test_what_is_not_offered_is_refused() -> None:
    """A claim by phrase without the lead raises, and nothing changes."""
    t = situation("M Th", ["rome: M 1 cube, Th 1 cube"], hands={"M": "place_claim"}, turn="M")

    with pytest.raises(intrigue.IllegalAnswer):
        intrigue.advance(t, option(t, "claim place_claim"))

    assert zone(t, "hand", "M") == ["place_claim"]
    assert face_up(t, "rome") == "city_rome"
