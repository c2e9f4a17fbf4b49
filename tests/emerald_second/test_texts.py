"""What the texts of cards do, from the Black Hand to Duchess D'Uzes (section 16)."""

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
    limbo,
    offered,
    points,
    prompt,
    removed,
    royalty,
    situation,
    stock,
    tokens,
    top,
    why_over,
    zombies,
    zone,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CITY_NAMES
from support import clause

# ---------------------------------------------------------------- The Black Hand


@clause("E2-T27", "E2-179", "E2-180", "E2-181", "E2-182")
def test_the_black_hand_counts_assassinated_royalty() -> None:
    """Two killed and one hidden give 4 at once; the next one killed gives its points and 2 more."""
    t = situation(
        "M Th",
        [
            "berlin: royalty killed by M",
            "madrid: royalty killed by M",
            "vienna: royalty hidden by M",
            "cairo: royalty killed by Th",
            "rome: M 4 agents, royalty",
        ],
        hands={"M": "black_hand hired_assassin"},
        turn="M",
    )
    before = points(t, "M")

    answer(t, "M", "use black_hand")
    at_once = points(t, "M")
    answer(t, "M", "assassinate hired_assassin", "aim rome royalty")

    assert at_once == before + 4
    assert points(t, "M") == at_once + 3 + 2
    assert [event["sort"] for event in events(t, "scored")] == ["restorationist"] * 3
    assert zone(t, "kept", "M") == ["black_hand"]
    assert points(t, "Th") == 4


@clause("E2-181")
def test_the_black_hand_gives_nothing_for_royalty_hidden_later() -> None:
    """Only its own points are scored."""
    t = situation(
        "M Th", ["rome: M 4 agents, royalty"], hands={"M": "hide_royalty"}, kept={"M": "black_hand"}, turn="M"
    )

    answer(t, "M", "use hide_royalty", "city rome")

    assert points(t, "M") == 3


@clause("E2-180")
def test_the_black_hand_of_another_player_gives_nothing() -> None:
    """Thursday keeps it; Monday kills."""
    t = situation(
        "M Th", ["rome: M 4 agents, royalty"], hands={"M": "hired_assassin"}, kept={"Th": "black_hand"}, turn="M"
    )

    answer(t, "M", "assassinate hired_assassin", "aim rome royalty")

    assert (points(t, "M"), points(t, "Th")) == (3, 0)


@clause("E2-179", "E2-182")
def test_the_black_hand_is_kept_also_without_royalty() -> None:
    """It may be laid out for what comes later."""
    t = situation("M Th", hands={"M": "black_hand"}, turn="M")

    answer(t, "M", "use black_hand")

    assert zone(t, "kept", "M") == ["black_hand"]
    assert points(t, "M") == 0
    assert "black_hand" not in removed(t)


# ---------------------------------------------------------------- Change of Heart


@clause("E2-183", "E2-185", "E2-288")
@pytest.mark.parametrize(("side", "worth"), [("restorationist", 4), ("loyalist", 7)])
def test_change_of_heart_changes_the_side(side: str, worth: int) -> None:
    """It lies on the identity card for all to see; the identity stays secret, and the game goes on."""
    t = situation(
        "M Th",
        hands={"M": "change_of_heart"},
        sides={"M": side},
        scored={"M": "7 restorationist rhogog, 4 loyalist azathoth"},
        turn="M",
    )

    answer(t, "M", "use change_of_heart")
    own, seen = GAME.observe(t, 0).own, GAME.observe(t, 1).seats[0]

    assert own is not None
    assert own.worth == worth
    assert zone(t, "kept", "M") == ["change_of_heart"]
    assert (seen.turned, seen.revealed, seen.side) == (True, False, "hidden")
    assert events(t, "changed-sides") == [{"seat": "M"}]
    assert (asked(t), int(t.actions)) == ("M", 1)


@clause("E2-183", "E2-167")
@pytest.mark.parametrize(("side", "over"), [("restorationist", ""), ("loyalist", "reveal")])
def test_after_a_change_of_heart_the_new_side_counts_for_a_reveal(side: str, over: str) -> None:
    """Who was a Restorationist plays on; who was a Loyalist ends the game."""
    t = situation(
        "M Th",
        ["rome: M 3 agents"],
        hands={"Th": "terrors_of_the_night"},
        kept={"M": "change_of_heart"},
        sides={"M": side},
        turned="M",
        tokens={"M": 1},
        turn="Th",
    )

    answer(t, "Th", "use terrors_of_the_night", "choose M")
    chance(t, "roll insane")

    assert why_over(t) == over
    assert events(t, "revealed")[0]["side"] == ("restorationist" if over else "loyalist")


@clause("E2-T28", "E2-184")
def test_change_of_heart_after_the_reveal() -> None:
    """A revealed Loyalist becomes a revealed Restorationist: the game ends, and the player scores as one."""
    t = situation(
        "M Th",
        hands={"M": "change_of_heart"},
        sides={"M": "loyalist", "Th": "loyalist"},
        revealed="M",
        scored={"M": "7 restorationist rhogog, 4 loyalist azathoth"},
        turn="M",
    )

    answer(t, "M", "use change_of_heart")

    assert asked(t) is None
    assert why_over(t) == "change-of-heart"
    assert GAME.scores(t) == (7, -5)


# ---------------------------------------------------------------- Cthulhu


@clause("E2-186", "E2-314", "E2-62")
def test_cthulhu_may_come_to_any_city_in_which_there_is_something() -> None:
    """A city without cards and pieces has nothing to lose; one with cards, cubes, agents or zombies has."""
    t = situation(
        "M Th",
        [
            "berlin: empty",
            "cairo: empty, M 1 agent",
            "london: empty, Th 1 cube",
            "madrid: empty, 1 zombie",
            "rome: empty, royalty",
            "vienna: Th 1 agent",
        ],
        hands={"M": "cthulhu"},
        turn="M",
    )

    answer(t, "M", "use cthulhu")

    assert offered(t) == [f"city {city}" for city in CITY_NAMES if city not in ("berlin", "rome")]


@clause("E2-187", "E2-189", "E2-190", "E2-193")
def test_cthulhu_empties_a_city() -> None:
    """All its cards are removed; agents and zombies go home, cubes to Limbo, their own too."""
    t = situation(
        "M Th W",
        [
            "rome: M 1 agent 2 cubes, Th 2 agents 1 cube, W 3 cubes, 2 zombies, shows okhrana, below 4",
            "cairo: Th 1 agent",
        ],
        hands={"M": "cthulhu"},
        turn="M",
    )
    before = [(agent_stock(t, player), limbo(t, player), stock(t, player)) for player in ("M", "Th", "W")]

    answer(t, "M", "use cthulhu", "city rome")
    answer(t, "Th", "let")

    after = [(agent_stock(t, player), limbo(t, player), stock(t, player)) for player in ("M", "Th", "W")]
    gained = [tuple(b - a for a, b in zip(one, other, strict=True)) for one, other in zip(before, after, strict=True)]
    assert gained == [(1, 2, 0), (2, 1, 0), (0, 3, 0)]
    assert all(agents(t, "rome", player) + cubes(t, "rome", player) == 0 for player in ("M", "Th", "W"))
    assert (face_up(t, "rome"), below(t, "rome"), zombies(t, "rome")) == (None, 0, 0)
    assert royalty(t, "rome") == "gone"
    assert "okhrana" in removed(t)
    assert "city_rome" in removed(t)
    assert int(t.zombies_left) == 6


@clause("E2-187", "E2-296")
def test_the_face_down_cards_are_removed_unseen() -> None:
    """Nobody learns what they were: they may still be anywhere among the unseen cards."""
    t = situation("M Th", ["rome: shows okhrana, below 4"], hands={"M": "cthulhu"}, turn="M")
    unseen = GAME.observe(t, 0).unseen

    answer(t, "M", "use cthulhu", "city rome")

    assert GAME.observe(t, 0).unseen == unseen
    assert [name for name in GAME.observe(t, 0).removed if not name.startswith("place")] == ["city_rome", "okhrana"]
    assert events(t, "city-devastated") == [{"city": "rome", "cards": 4}]


@clause("E2-188")
def test_royalty_in_its_slot_outlasts_cthulhu() -> None:
    """It can still be hidden or killed."""
    t = situation("M Th", ["rome: M 1 cube, royalty"], hands={"M": "cthulhu"}, turn="M")

    answer(t, "M", "use cthulhu", "city rome")

    assert royalty(t, "rome") == "slot"


@clause("E2-191", "E2-265")
def test_zombies_sent_home_by_cthulhu_can_be_placed_again() -> None:
    """Six stood in Rome; two of them come back."""
    t = situation("M Th", ["rome: 6 zombies"], hands={"M": "cthulhu zombies"}, turn="M")

    answer(t, "M", "use cthulhu", "city rome", "use zombies", "city paris", "city vienna")

    assert (zombies(t, "paris"), zombies(t, "vienna"), zombies(t, "rome")) == (1, 1, 0)


@clause("E2-193", "E2-62", "E2-73")
def test_a_devastated_city_can_be_used_as_before() -> None:
    """Cubes and agents may go there; only claiming is over."""
    t = situation(
        "M Th", ["rome: M 1 agent"], hands={"M": "cthulhu place_two place_claim"}, sides={"M": "loyalist"}, turn="M"
    )
    answer(t, "M", "use cthulhu", "city rome", "city rome", "city rome", "city rome", "place place_two", "city rome")
    t.actions = 2

    assert (cubes(t, "rome", "M"), agents(t, "rome", "M")) == (2, 3)
    assert face_up(t, "rome") is None
    assert offered(t, "claim") == []


# ---------------------------------------------------------------- The Diogenes Club, Doctor Watson


@clause("E2-194", "E2-48")
@pytest.mark.parametrize("card", ["diogenes_club", "doctor_watson"])
def test_two_cards_are_drawn_as_a_free_action(card: str) -> None:
    """Then the card goes to the discard pile."""
    t = situation(
        "M Th", hands={"M": card}, decks={"M": "place_two place_claim claim_move"}, discards={"M": ""}, turn="M"
    )

    answer(t, "M", f"use {card}")
    chance(t, "draw place_two", "draw claim_move")

    assert zone(t, "hand", "M") == ["claim_move", "place_two"]
    assert zone(t, "discards", "M") == [card]
    assert int(t.actions) == 2


@clause("E2-T30", "E2-195")
def test_diogenes_and_the_reshuffle() -> None:
    """Deck 1, discard pile 6: he himself is not shuffled, and is then the only card of the discard pile."""
    t = situation(
        "M Th",
        hands={"M": "diogenes_club"},
        decks={"M": "place_two"},
        discards={"M": "place_claim claim_move move_bomb place_bomb retrieve_two assassinate_bomb"},
        turn="M",
    )

    answer(t, "M", "use diogenes_club")
    chance(t, "draw place_two")
    can_come = offered(t)
    chance(t, "draw move_bomb")

    assert len(can_come) == 6
    assert "draw diogenes_club" not in can_come
    assert zone(t, "hand", "M") == ["move_bomb", "place_two"]
    assert len(zone(t, "deck", "M")) == 5
    assert zone(t, "discards", "M") == ["diogenes_club"]


@clause("E2-194", "E2-135", "E2-41")
@pytest.mark.parametrize(("deck", "drawn"), [("place_two", 1), ("", None)])
def test_who_has_nothing_to_draw_draws_what_there_is(deck: str, drawn: int | None) -> None:
    """With one card left that is drawn; with none the text has no effect and cannot be used."""
    t = situation("M Th", hands={"M": "doctor_watson"}, decks={"M": deck}, discards={"M": ""}, turn="M")

    assert ("use doctor_watson" in offered(t)) == (drawn is not None)
    if drawn is not None:
        answer(t, "M", "use doctor_watson")
        chance(t, "draw place_two")
        assert zone(t, "hand", "M") == ["place_two"]
        assert zone(t, "discards", "M") == ["doctor_watson"]


@clause("E2-T44", "E2-39")
def test_a_hand_above_five() -> None:
    """With six cards after both actions none is drawn and none discarded."""
    t = situation(
        "M Th",
        hands={"M": "doctor_watson place_two place_claim claim_move move_bomb"},
        decks={"M": "place_bomb assassinate_bomb retrieve_two"},
        discards={"M": ""},
        turn="M",
    )
    answer(t, "M", "use doctor_watson")
    chance(t, "draw place_bomb", "draw assassinate_bomb")
    before = zone(t, "hand", "M")

    answer(t, "M", "pass", "pass", "end")

    assert len(before) == 6
    assert zone(t, "hand", "M") == before
    assert zone(t, "deck", "M") == ["retrieve_two"]
    assert asked(t) == "Th"


# ---------------------------------------------------------------- Duchess D'Uzes


@clause("E2-T29", "E2-196", "E2-197", "E2-199")
def test_the_duchess_claims_without_a_cube() -> None:
    """As second action, in a city led with agents alone, with all that a claim brings."""
    t = situation(
        "M Th",
        ["madrid: M 3 agents, Th 1 agent 1 cube, shows elisee_reclus, below 4"],
        hands={"M": "duchess_d_uzes claim_move"},
        discards={"M": ""},
        actions=1,
        turn="M",
    )

    answer(t, "M", "use duchess_d_uzes", "city madrid")
    chance(t, "turn-up city_madrid")

    assert zone(t, "discards", "M") == ["duchess_d_uzes", "elisee_reclus"]
    assert top(t, "M") == "elisee_reclus"
    assert (cubes(t, "madrid", "Th"), stock(t, "Th")) == (0, 6)
    assert agents(t, "madrid", "M") == 4
    assert points(t, "M") == 2
    assert face_up(t, "madrid") == "city_madrid"
    assert int(t.actions) == 0


@clause("E2-T29", "E2-196")
def test_an_ordinary_claim_needs_a_cube_where_the_duchess_needs_none() -> None:
    """First action: the Duchess is offered, the claim is not."""
    t = situation("M Th", ["madrid: M 3 agents"], hands={"M": "duchess_d_uzes claim_move"}, turn="M")

    assert "use duchess_d_uzes" in offered(t)
    assert offered(t, "claim") == []


@clause("E2-196", "E2-315", "E2-135")
def test_the_duchess_needs_a_lead_and_a_card() -> None:
    """A tie is not enough, and neither is a city without a card."""
    t = situation(
        "M Th",
        ["madrid: M 2 agents", "paris: M 1 agent, Th 1 cube", "rome: M 1 agent, empty", "berlin: M 1 cube"],
        hands={"M": "duchess_d_uzes"},
        turn="M",
    )

    answer(t, "M", "use duchess_d_uzes")

    assert offered(t) == ["city berlin", "city madrid"]


@clause("E2-197", "E2-198", "E2-63")
def test_the_duchess_is_an_action_of_her_own_for_one_card() -> None:
    """After her no claim can follow in the same turn, and she claims no second card."""
    t = situation(
        "M Th",
        ["madrid: M 3 agents 1 cube", "paris: M 1 agent 1 cube"],
        hands={"M": "duchess_d_uzes claim_move"},
        turn="M",
    )

    answer(t, "M", "use duchess_d_uzes", "city madrid")
    intrigue.roll_chance(t, intrigue.Rng(1))

    assert (asked(t), prompt(t)) == ("M", "act")
    assert offered(t, "claim") == []
    assert face_up(t, "paris") == "city_paris"
    assert cubes(t, "paris", "M") == 1


@clause("E2-199", "E2-81", "E2-78")
def test_the_duchess_brings_the_sanity_roll_and_agents_of_a_claim() -> None:
    """Their own cubes go to Limbo as well."""
    t = situation(
        "M Th", ["madrid: M 1 agent 2 cubes, shows vampires, below 5"], hands={"M": "duchess_d_uzes"}, turn="M"
    )
    in_limbo = limbo(t, "M")

    answer(t, "M", "use duchess_d_uzes", "city madrid")
    chance(t, "roll insane")

    assert tokens(t, "M") == 2
    assert points(t, "M") == 2
    assert limbo(t, "M") == in_limbo + 2
    assert prompt(t) == "turn-up"
