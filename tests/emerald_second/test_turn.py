"""The turn: two actions, free actions, and drawing up (section 3)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.situations import (
    answer,
    asked,
    begin_turn,
    chance,
    end_turn,
    events,
    kinds,
    offered,
    play,
    prompt,
    situation,
    stub,
    told,
    top,
    zone,
)
from intrigue.kernel.event import Telling
from support import clause


@clause("E2-31")
def test_turns_go_clockwise() -> None:
    """With four players the fourth is followed by the first, and a new round begins with the first player."""
    t = situation("M Tu W Th")
    begin_turn(t, "W")

    for player in ("W", "Th", "M", "Tu", "W"):
        end_turn(t, player)

    assert [event["seat"] for event in events(t, "turn")] == ["W", "Th", "M", "Tu", "W", "Th"]
    assert [event["round"] for event in events(t, "turn")] == [1, 1, 2, 2, 2, 2]


@clause("E2-32")
def test_a_turn_has_two_actions() -> None:
    """After the second only the end of the turn is left."""
    t = situation("M Th", hands={"M": "place_two place_claim place_bomb"})
    begin_turn(t, "M")

    answer(t, "M", "place place_two", "city rome")
    between = offered(t)
    answer(t, "M", "place place_claim", "city rome")

    assert "place place_bomb" in between
    assert "end" not in between
    assert offered(t) == ["end"]


@clause("E2-32")
def test_the_turn_can_end_only_after_two_actions() -> None:
    """Who wants to do nothing passes twice; the turn does not end before."""
    t = situation("M Th", turn="M")

    before = offered(t)
    answer(t, "M", "pass")
    between = offered(t)
    answer(t, "M", "pass")

    assert before == between == ["pass"]
    assert offered(t) == ["end"]


@clause("E2-33", "E2-301")
def test_the_nine_actions() -> None:
    """Placing, claiming, retrieving, moving, markers, an assassination, discarding, a text, and passing are offered."""
    t = situation(
        "M Th",
        ["rome: M 3 agents 1 cube, Th 1 agent"],
        hands={"M": "place_two claim_retrieve claim_move evno_asef matvei_golovinski"},
        turn="M",
    )

    verbs = {phrase.split()[0] for phrase in offered(t)}

    assert verbs == {"place", "claim", "retrieve", "move", "advance", "assassinate", "discard", "use", "pass"}


@clause("E2-34")
def test_the_same_action_may_be_taken_twice() -> None:
    """Two moves in one turn."""
    t = situation("M Th", ["rome: M 2 agents"], hands={"M": "claim_move move_bomb"}, turn="M")

    answer(t, "M", "move claim_move", "go rome paris")
    answer(t, "M", "move move_bomb", "go paris vienna")

    assert offered(t) == ["end"]
    assert [event["there"] for event in events(t, "agent-moved")] == ["paris", "vienna"]


@clause("E2-34", "E2-63")
def test_claiming_can_only_be_the_first_action() -> None:
    """After any first action, even a claim, no claim is offered, but everything else is."""
    t = situation(
        "M Th",
        ["rome: M 1 cube", "paris: M 1 cube, M 1 agent"],
        hands={"M": "place_claim claim_retrieve"},
        turn="M",
    )
    first = offered(t, "claim")

    answer(t, "M", "claim place_claim", "city rome")
    intrigue.roll_chance(t, intrigue.Rng(1))

    assert first == ["claim place_claim", "claim claim_retrieve"]
    assert offered(t) == ["retrieve claim_retrieve", "discard claim_retrieve", "pass"]


@clause("E2-35", "E2-48")
def test_free_actions_before_between_and_after_the_two_actions() -> None:
    """Watson first, the Diogenes Club between, the Freemasons at the end, and two more after them."""
    t = situation(
        "M Th",
        hands={"M": "doctor_watson diogenes_club diogenes_club freemasons mrs_hudson"},
        turn="M",
    )

    play(t, "M", "use doctor_watson", "pass", "use diogenes_club", "pass")
    after = offered(t)
    play(t, "M", "use freemasons", "done", "use mrs_hudson", "done", "use diogenes_club")

    assert after == ["use diogenes_club", "use freemasons", "use mrs_hudson", "end"]
    assert offered(t) == ["end"]
    assert len(zone(t, "discards", "M")) == 5


@clause("E2-36", "E2-T8", "E2-63")
def test_a_free_action_does_not_stop_a_claim() -> None:
    """After Watson the claim is still the first action; after placing cubes it would be the second."""
    hands = {"M": "doctor_watson place_claim place_two"}
    free = situation("M Th", ["rome: M 1 cube"], hands=hands, turn="M")
    placed = situation("M Th", ["rome: M 1 cube"], hands=hands, turn="M")

    play(free, "M", "use doctor_watson")
    answer(placed, "M", "place place_two", "city rome")

    assert "claim place_claim" in offered(free)
    assert offered(placed, "claim") == []
    answer(free, "M", "claim place_claim", "city rome")
    assert events(free, "claimed") == [{"seat": "M", "card": "city_rome", "city": "rome"}]


@clause("E2-37", "E2-38")
def test_at_the_end_of_a_turn_the_hand_is_filled_up_to_five() -> None:
    """M keeps the card not played and draws four; nobody else reads which."""
    t = situation("M Th", hands={"M": "place_two place_claim move_bomb"}, turn="M")

    answer(t, "M", "place place_claim", "place place_two", "city rome", "pass", "end")
    chance(t, "draw place_bomb", "draw retrieve_two", "draw claim_move", "draw assassinate_bomb")

    assert zone(t, "hand", "M") == ["assassinate_bomb", "claim_move", "move_bomb", "place_bomb", "retrieve_two"]
    assert asked(t) == "Th"
    drawn = Telling("drew", {"seat": "seat-0", "card": "place_bomb"}, private=True)
    assert drawn in told(t, "M")
    assert [event["card"] for event in events(t, "drew", "Th")] == ["hidden"] * 4


@clause("E2-37")
def test_nothing_is_drawn_between_the_actions() -> None:
    """After the first action M has one card less."""
    t = situation("M Th", hands={"M": "place_two move_bomb"}, turn="M")

    answer(t, "M", "place place_two", "city rome")

    assert asked(t) == "M"
    assert zone(t, "hand", "M") == ["move_bomb"]


@clause("E2-39", "E2-38")
@pytest.mark.parametrize("held", [5, 6, 7])
def test_with_five_or_more_cards_nothing_is_drawn_or_discarded(held: int) -> None:
    """The hand stays as it is."""
    cards = ["place_two", "place_claim", "move_bomb", "place_bomb", "retrieve_two", "claim_move", "assassinate_bomb"][
        :held
    ]
    t = situation("M Th", hands={"M": " ".join(cards)}, turn="M")

    answer(t, "M", "pass", "pass", "end")

    assert asked(t) == "Th"
    assert zone(t, "hand", "M") == sorted(cards)
    assert "drew" not in kinds(t)
    assert zone(t, "discards", "M") == []


@clause("E2-40")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """The last card of the deck is drawn first; then the discard pile with what was discarded unseen is shuffled."""
    t = situation(
        "M Th",
        hands={"M": "place_claim place_bomb"},
        decks={"M": "assassinate_bomb"},
        discards={"M": "place_two zombies"},
        lost={"M": "move_bomb"},
        turn="M",
    )

    answer(t, "M", "pass", "pass", "end")
    first = offered(t)
    chance(t, "draw assassinate_bomb")
    second = offered(t)
    chance(t, "draw zombies")
    third = offered(t)
    chance(t, "draw move_bomb")

    assert first == ["draw assassinate_bomb"]
    assert second == ["draw place_two", "draw move_bomb", "draw zombies"]
    assert third == ["draw place_two", "draw move_bomb"]
    assert zone(t, "hand", "M") == ["assassinate_bomb", "move_bomb", "place_bomb", "place_claim", "zombies"]
    assert zone(t, "deck", "M") == ["place_two"]
    assert zone(t, "discards", "M") == zone(t, "lost", "M") == []
    assert top(t, "M") is None
    assert events(t, "shuffled") == [{"seat": "M"}]


@clause("E2-40")
def test_the_discard_pile_is_not_shuffled_before_a_card_must_be_drawn() -> None:
    """The deck gives just the cards that are missing, and the discard pile stays."""
    t = situation(
        "M Th",
        hands={"M": "place_claim place_bomb claim_move retrieve_two"},
        decks={"M": "assassinate_bomb"},
        discards={"M": "place_two"},
        turn="M",
    )

    answer(t, "M", "pass", "pass", "end")
    chance(t, "draw assassinate_bomb")

    assert asked(t) == "Th"
    assert zone(t, "deck", "M") == []
    assert zone(t, "discards", "M") == ["place_two"]
    assert "shuffled" not in kinds(t)


@clause("E2-41")
def test_with_deck_and_discard_pile_empty_he_draws_what_there_is() -> None:
    """M has three cards in all and draws the only one there is, and the turn goes on to Th."""
    t = situation(
        "M Th",
        hands={"M": "place_claim place_bomb"},
        decks={"M": "assassinate_bomb"},
        discards={"M": ""},
        turn="M",
    )

    answer(t, "M", "pass", "pass", "end")
    chance(t, "draw assassinate_bomb")

    assert asked(t) == "Th"
    assert zone(t, "hand", "M") == ["assassinate_bomb", "place_bomb", "place_claim"]


@clause("E2-32", "E2-37")
def test_the_table_says_how_many_actions_and_cards() -> None:
    """With three actions and a hand of two, a third action follows and M draws one card."""
    game = stub(game__actions_per_turn=3, game__hand_size=2)
    t = situation("M Th", hands={"M": "place_two"}, game=game)
    begin_turn(t, "M")

    answer(t, "M", "pass", "pass", "pass", "end")
    chance(t, "draw move_bomb")

    assert asked(t) == "Th"
    assert prompt(t) == "act"
