"""The actions discard cards, card action and pass (section 11)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.situations import (
    answer,
    asked,
    events,
    kinds,
    offered,
    seat_of,
    situation,
    told,
    top,
    zone,
)
from intrigue.games.emerald.second import GAME
from intrigue.kernel.event import Telling
from support import clause

HAND = "place_claim place_two move_bomb"


@clause("E2-131", "E2-308")
def test_one_or_more_cards_are_discarded() -> None:
    """Two of three cards go to the discard pile, as one action."""
    t = situation("M Th", hands={"M": HAND}, turn="M")

    answer(t, "M", "discard place_claim")
    one = offered(t)
    answer(t, "M", "discard move_bomb")
    two = offered(t)
    answer(t, "M", "top place_claim")

    assert one == ["discard place_two", "discard move_bomb", "top place_claim"]
    assert two == ["top place_claim", "top move_bomb"]
    assert zone(t, "hand", "M") == ["place_two"]
    assert sorted(zone(t, "discards", "M") + zone(t, "lost", "M")) == ["move_bomb", "place_claim"]
    assert t.actions == 1


@clause("E2-131")
def test_every_card_of_the_hand_can_be_discarded_and_at_least_one_must() -> None:
    """Each card begins the action; without a hand it cannot be taken."""
    some = situation("M Th", hands={"M": HAND}, turn="M")
    none = situation("M Th", turn="M")

    assert offered(some, "discard") == ["discard place_claim", "discard place_two", "discard move_bomb"]
    assert offered(none) == ["pass"]


@clause("E2-131")
def test_of_two_equal_cards_both_can_be_discarded() -> None:
    """Two place_retrieve go: one lies on top, the other under it."""
    t = situation("M Th", hands={"M": "place_retrieve place_retrieve"}, turn="M")

    answer(t, "M", "discard place_retrieve", "discard place_retrieve")
    then = offered(t)
    answer(t, "M", "top place_retrieve")

    assert then == ["top place_retrieve"]
    assert zone(t, "discards", "M") == zone(t, "lost", "M") == ["place_retrieve"]
    assert zone(t, "hand", "M") == []


@clause("E2-132")
def test_nothing_is_drawn_for_discarded_cards_before_the_end_of_the_turn() -> None:
    """M goes on with the cards that are left, and draws four when their turn is over."""
    t = situation("M Th", hands={"M": HAND}, turn="M")

    answer(t, "M", "discard place_claim", "discard place_two", "top place_two")
    after = (asked(t), zone(t, "hand", "M"))
    answer(t, "M", "pass", "end")
    intrigue.roll_chance(t, intrigue.Rng(1))

    assert after == ("M", ["move_bomb"])
    assert len(events(t, "drew")) == 4
    assert kinds(t).index("discarded") < kinds(t).index("passed") < kinds(t).index("drew")


@clause("E2-133", "E2-293", "E2-292")
def test_only_the_top_card_is_seen() -> None:
    """The others read and see the top card and the number; M knows the one under it."""
    t = situation("M Th", hands={"M": HAND}, turn="M")

    answer(t, "M", "discard place_claim", "discard move_bomb", "top move_bomb")

    seen = GAME.observe(t, seat_of(t, "Th")).seats[0]
    own = GAME.observe(t, seat_of(t, "M")).own
    assert top(t, "M") == "move_bomb"
    assert (seen.top, seen.discards, seen.lost) == ("move_bomb", ("move_bomb",), 1)
    assert own is not None
    assert own.lost == ("place_claim",)
    under = Telling("discarded-under", {"seat": "seat-0", "card": "hidden"})
    assert told(t, "Th") == [under, Telling("discarded", {"seat": "seat-0", "n": 2, "top": "move_bomb"})]
    assert events(t, "discarded-under", "M") == [{"seat": "M", "card": "place_claim"}]


@clause("E2-133")
@pytest.mark.parametrize("shown", ["place_claim", "place_two", "move_bomb"])
def test_he_chooses_which_card_lies_on_top(shown: str) -> None:
    """Any of the discarded cards."""
    t = situation("M Th", hands={"M": HAND}, turn="M")

    answer(t, "M", "discard place_claim", "discard place_two", "discard move_bomb", f"top {shown}")

    assert top(t, "M") == shown
    assert zone(t, "discards", "M") == [shown]


@clause("E2-134", "E2-47")
def test_a_card_action_uses_the_text_of_a_card_headed_action() -> None:
    """The Peoples' Will is used, Pinkerton Agents too; cards without a text, benefits and interrupts are not."""
    t = situation(
        "M Th",
        hands={"M": "place_two peoples_will pinkerton_agents emma_goldman fenians infernal_machine sherlock_holmes"},
        limbo={"M": 2},
        turn="M",
    )

    answer_before = offered(t, "use")
    answer(t, "M", "use peoples_will")

    assert answer_before == ["use peoples_will", "use pinkerton_agents"]
    assert t.actions == 1
    assert events(t, "played") == [{"seat": "M", "card": "peoples_will", "symbol": "text"}]


@clause("E2-135")
@pytest.mark.parametrize(
    ("card", "without", "with_it"),
    [
        ("peoples_will", "M 1 agent 10 cubes", "M 1 agent 9 cubes"),
        ("holy_brotherhood", "M 1 agent 10 cubes", "M 1 agent 9 cubes"),
        ("hide_royalty", "M 1 agent", "M 1 agent, royalty"),
        ("inspector_lestrade", "M 1 agent", "M 1 agent, Th 1 cube"),
        ("okhrana", "M 1 agent", "M 1 agent, Th 1 cube"),
        ("vampires", "M 1 agent", "M 1 agent, Th 1 agent"),
        ("duchess_d_uzes", "M 1 agent, Th 1 agent", "M 2 agents, Th 1 agent"),
    ],
)
def test_a_text_without_effect_cannot_be_used(card: str, without: str, with_it: str) -> None:
    """It is offered only where it finds the cube, the royalty, the agent or the lead that it is about."""
    stocks = {"M": 0} if "cubes" in without else {}
    useless = situation("M Th", [f"rome: {without}"], hands={"M": card}, stock=stocks, turn="M")
    useful = situation("M Th", [f"rome: {with_it}"], hands={"M": card}, stock=stocks, turn="M")

    assert offered(useless, "use") == []
    assert offered(useful, "use") == [f"use {card}"]


@clause("E2-135")
def test_with_nothing_to_draw_watson_cannot_be_used() -> None:
    """Deck and discard pile are empty."""
    nothing = situation("M Th", hands={"M": "doctor_watson"}, decks={"M": ""}, discards={"M": ""}, turn="M")
    something = situation("M Th", hands={"M": "doctor_watson"}, decks={"M": ""}, discards={"M": "place_two"}, turn="M")

    assert offered(nothing, "use") == []
    assert offered(something, "use") == ["use doctor_watson"]


@clause("E2-135")
def test_without_an_agent_in_stock_no_text_brings_one() -> None:
    """Pinkerton Agents and Irene Adler need an agent in stock."""
    hands = {"M": "pinkerton_agents irene_adler"}
    none = situation("M Th", ["rome: M 10 agents", "paris: Th 1 agent"], hands=hands, turn="M")
    one = situation("M Th", ["rome: M 9 agents", "paris: Th 1 agent"], hands=hands, turn="M")

    assert offered(none, "use") == []
    assert offered(one, "use") == ["use irene_adler", "use pinkerton_agents"]


@clause("E2-136", "E2-301")
@pytest.mark.parametrize("hand", ["", HAND, "emma_goldman zombies cthulhu place_two retrieve_two"])
def test_passing_is_always_allowed_and_does_nothing(hand: str) -> None:
    """Whatever M holds: the action is spent, and nothing else has changed."""
    t = situation("M Th", ["rome: M 3 agents 2 cubes, Th 1 agent"], hands={"M": hand}, turn="M")
    before = GAME.observe(t, None)

    answer(t, "M", "pass")
    after = GAME.observe(t, None)
    answer(t, "M", "pass")

    assert (after.cities, after.seats) == (before.cities, before.seats)
    assert (before.actions, after.actions) == (2, 1)
    assert kinds(t) == ["passed", "passed"]
