"""Interrupts and what they leave behind (section 12), with the cases of Holmes and Vampires."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from emerald_second.situations import (
    agent_stock,
    agents,
    answer,
    asked,
    begin_turn,
    below,
    chance,
    cubes,
    events,
    face_up,
    kinds,
    limbo,
    offered,
    points,
    prompt,
    removed,
    revealed,
    situation,
    stock,
    tokens,
    top,
    zombies,
    zone,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CARD_NAMES
from intrigue.games.emerald.second.table import Emerald
from support import clause


def attacked(card: str, th: str, *, w: str = "", options: Mapping[str, str] = {}) -> Emerald:
    """M attacks one of Th's agents in Rome with this card and two bombs, and Th is asked."""
    t = situation(
        "M W Th",
        ["rome: M 1 agent 2 cubes, Th 1 agent 1 cube, W 1 agent 1 cube", "paris: Th 1 agent"],
        hands={"M": f"place_bomb move_bomb {card}", "Th": th, "W": w},
        stock={"M": 4, "W": 4, "Th": 4},
        options=options,
        turn="M",
    )
    answer(t, "M", f"assassinate {card}", "aim rome Th", "bomb place_bomb", "bomb move_bomb")
    return t


@clause("E2-T21", "E2-139", "E2-142", "E2-143", "E2-144", "E2-145", "E2-146", "E2-147")
def test_holmes_against_an_assassination() -> None:
    """Nobody dies or scores; Moran is lost, the bombs are discarded, cubes are cleared, Th draws a card for Holmes."""
    t = attacked("sebastian_moran", "sherlock_holmes place_two")

    answer(t, "Th", "interrupt sherlock_holmes")
    drawing = (asked(t), len(zone(t, "deck", "Th")))
    chance(t, "draw place_bomb")

    assert agents(t, "rome", "Th") == 1
    assert points(t, "M") == 0
    assert removed(t) == ["sebastian_moran"]
    assert zone(t, "discards", "M") == ["move_bomb", "place_bomb"]
    assert (cubes(t, "rome", "M"), limbo(t, "M"), stock(t, "M")) == (0, 6, 4)
    assert [cubes(t, "rome", player) for player in ("W", "Th")] == [0, 0]
    assert [stock(t, player) for player in ("W", "Th")] == [5, 5]
    assert (zone(t, "discards", "Th"), top(t, "Th")) == (["sherlock_holmes"], "sherlock_holmes")
    assert drawing == ("chance", 9)
    assert zone(t, "hand", "Th") == ["place_bomb", "place_two"]
    assert tokens(t, "M") == 3
    assert "sanity-roll" not in kinds(t)
    assert (asked(t), prompt(t), t.actions) == ("M", "another-assassination", 1)


@clause("E2-T22", "E2-154", "E2-156", "E2-139")
def test_vampires_against_an_assassination() -> None:
    """They stop it, go to Th's discard pile, and their points stay; Th draws a card."""
    t = situation(
        "M Th",
        ["rome: M 3 agents, Th 1 agent"],
        hands={"M": "assassinate_bomb", "Th": "vampires"},
        scored={"Th": "2 loyalist vampires"},
        turn="M",
    )

    answer(t, "M", "assassinate assassinate_bomb", "aim rome Th")
    answer(t, "Th", "interrupt vampires")
    chance(t, "draw place_two")

    assert agents(t, "rome", "Th") == 1
    assert zone(t, "discards", "Th") == ["vampires"]
    assert zone(t, "kept", "Th") == []
    assert points(t, "Th") == 2
    assert zone(t, "hand", "Th") == ["place_two"]


@clause("E2-T22", "E2-155")
def test_vampires_against_a_shoggoth() -> None:
    """They do not help: Th can only let it happen."""
    t = situation("M Th", ["rome: M 3 agents, Th 2 agents"], hands={"M": "shoggoth", "Th": "vampires"}, turn="M")

    answer(t, "M", "use shoggoth", "aim rome Th")

    assert (asked(t), offered(t)) == ("Th", ["let"])


@clause("E2-T23", "E2-149", "E2-143")
def test_holmes_against_cthulhu() -> None:
    """Nothing happens in Rome, for anybody; Cthulhu is spent, and Th draws a card."""
    t = situation(
        "M W Th",
        ["rome: Th 1 agent, W 2 agents 1 cube, M 1 agent, 1 zombie", "paris: M 1 agent"],
        hands={"M": "cthulhu", "Th": "sherlock_holmes"},
        scored={"M": "2 loyalist cthulhu"},
        turn="M",
    )
    there = below(t, "rome")

    answer(t, "M", "use cthulhu", "city rome")
    first = (asked(t), offered(t))
    answer(t, "W", "let")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert first == ("W", ["let"])
    assert [agents(t, "rome", player) for player in ("M", "W", "Th")] == [1, 2, 1]
    assert (cubes(t, "rome", "W"), zombies(t, "rome")) == (1, 1)
    assert (face_up(t, "rome"), below(t, "rome")) == ("city_rome", there)
    assert zone(t, "kept", "M") == ["cthulhu"]
    assert zone(t, "hand", "M") == []
    assert t.actions == 1
    assert zone(t, "hand", "Th") == ["place_two"]


@clause("E2-T23", "E2-149", "E2-310")
def test_without_an_agent_there_holmes_cannot_cancel_cthulhu() -> None:
    """Th stands in Paris only: W alone is asked, and Cthulhu comes."""
    t = situation(
        "M W Th",
        ["rome: W 2 agents", "paris: M 1 agent, Th 1 agent, W 1 agent"],
        hands={"M": "cthulhu", "Th": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "use cthulhu", "city rome")
    answer(t, "W", "let")

    assert asked(t) == "M"
    assert agents(t, "rome", "W") == 0
    assert zone(t, "hand", "Th") == ["sherlock_holmes"]


@clause("E2-T24", "E2-150", "E2-151", "E2-260")
def test_zombies_and_holmes() -> None:
    """One agent in Paris is saved: the second zombie may try the other one, and Rome; then Paris is done with."""
    t = situation(
        "M Th",
        ["paris: Th 2 agents, 2 zombies", "rome: Th 1 agent, 1 zombie", "cairo: M 1 agent, Th 1 agent"],
        hands={"M": "zombies", "Th": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "use zombies", "aim paris Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")
    saved = (agents(t, "paris", "Th"), offered(t, "aim"))
    answer(t, "M", "aim paris Th")
    answer(t, "Th", "let")
    eaten = (agents(t, "paris", "Th"), offered(t, "aim"))

    assert saved == (2, ["aim paris Th", "aim rome Th"])
    assert eaten == (1, ["aim rome Th"])
    assert agent_stock(t, "Th") == 10 - 1 - 1 - 1


@clause("E2-T24", "E2-151")
@pytest.mark.parametrize(
    ("paris", "again"),
    [("Th 1 agent, 2 zombies", False), ("Th 2 agents, 1 zombie", False), ("Th 2 agents, 2 zombies", True)],
)
def test_the_saved_agent_is_safe_from_further_zombies(paris: str, again: bool) -> None:
    """Another try needs another agent and another zombie."""
    t = situation(
        "M Th",
        [f"paris: {paris}", "cairo: M 1 agent, Th 1 agent"],
        hands={"M": "zombies", "Th": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "use zombies", "aim paris Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert ("aim paris Th" in offered(t)) is again


# ---------------------------------------------------------------- who may interrupt, and when


@clause("E2-137", "E2-309")
def test_only_the_owner_of_the_attacked_agent_is_asked() -> None:
    """W holds Holmes and stands in Rome too, but Th is attacked: W is not asked, before or after."""
    t = attacked("sebastian_moran", "place_two", w="sherlock_holmes")

    first = (asked(t), offered(t))
    answer(t, "Th", "let")

    assert first == ("Th", ["let"])
    assert asked(t) == "M"
    assert agents(t, "rome", "Th") == 0
    assert zone(t, "hand", "W") == ["sherlock_holmes"]


@clause("E2-137")
@pytest.mark.parametrize("pile", ["decks", "discards", "kept"])
def test_an_interrupt_must_be_in_the_hand(pile: str) -> None:
    """Holmes in Th's deck, discard pile or among kept cards does not help."""
    piles: dict[str, Mapping[str, str]] = {pile: {"Th": "sherlock_holmes"}}
    t = situation(
        "M Th",
        ["rome: M 3 agents, Th 1 agent"],
        hands={"M": "assassinate_bomb"},
        decks=piles.get("decks", {}),
        discards=piles.get("discards", {}),
        kept=piles.get("kept", {}),
        turn="M",
    )

    answer(t, "M", "assassinate assassinate_bomb", "aim rome Th")

    assert (asked(t), offered(t)) == ("Th", ["let"])


@clause("E2-137", "E2-299")
@pytest.mark.parametrize("hand", ["", "place_two", "sherlock_holmes vampires"])
def test_the_question_comes_whatever_the_victim_holds(hand: str) -> None:
    """M cannot tell from it what Th has: prompt and seat are the same, and letting it happen is always possible."""
    t = attacked("sebastian_moran", hand)

    assert (asked(t), prompt(t)) == ("Th", "interrupt")
    assert offered(t)[0] == "let"


@clause("E2-138", "E2-153")
def test_no_interrupt_in_the_own_turn() -> None:
    """M has Holmes and Vampires in M's own turn: they are not offered, and M is not asked when attacking."""
    t = situation(
        "M Th", ["rome: M 3 agents, Th 1 agent"], hands={"M": "assassinate_bomb sherlock_holmes vampires"}, turn="M"
    )

    menu = offered(t, "interrupt")
    answer(t, "M", "assassinate assassinate_bomb", "aim rome Th")

    assert menu == []
    assert asked(t) == "Th"


@clause("E2-139")
def test_the_card_drawn_for_an_interrupt_comes_at_once() -> None:
    """Th draws in M's turn, before M goes on, whatever number of cards she holds."""
    t = attacked("sebastian_moran", "sherlock_holmes place_retrieve place_retrieve place_two place_claim claim_move")

    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_bomb")

    assert asked(t) == "M"
    assert len(zone(t, "hand", "Th")) == 6
    assert events(t, "drew", "Th") == [{"seat": "Th", "card": "place_bomb"}]
    assert events(t, "drew", "M") == [{"seat": "Th", "card": "hidden"}]


@clause("E2-139")
def test_who_lets_it_happen_draws_nothing() -> None:
    """Th keeps Holmes, loses her agent, and her hand is as before."""
    t = attacked("sebastian_moran", "sherlock_holmes place_two")

    answer(t, "Th", "let")

    assert "drew" not in kinds(t)
    assert zone(t, "hand", "Th") == ["place_two", "sherlock_holmes"]
    assert agents(t, "rome", "Th") == 0


@clause("E2-140")
def test_holmes_and_vampires_are_the_only_interrupts() -> None:
    """Th holds one of every card there is: only these two are offered against an assassination."""
    t = attacked("sebastian_moran", "")
    mine = {"place_bomb", "move_bomb", "sebastian_moran"}
    for card, name in enumerate(CARD_NAMES):
        if name not in mine:
            t.hand[2 * len(CARD_NAMES) + card] = 1

    assert offered(t) == ["let", "interrupt sherlock_holmes", "interrupt vampires"]


@clause("E2-141", "E2-110")
def test_the_question_comes_when_everything_is_played() -> None:
    """While M puts their attack together nobody else is asked; with the last bomb Th is."""
    t = situation(
        "M Th",
        ["rome: M 1 agent 1 cube, Th 1 agent"],
        hands={"M": "place_bomb move_bomb sebastian_moran", "Th": "sherlock_holmes"},
        turn="M",
    )
    order: list[str | None] = []

    for phrase in ("assassinate sebastian_moran", "aim rome Th", "bomb place_bomb", "bomb move_bomb"):
        answer(t, "M", phrase)
        order.append(asked(t))

    assert order == ["M", "M", "M", "Th"]
    assert [event["card"] for event in events(t, "played")] == ["sebastian_moran", "place_bomb", "move_bomb"]


@clause("E2-142")
@pytest.mark.parametrize(("used", "left"), [("sherlock_holmes", "vampires"), ("vampires", "sherlock_holmes")])
def test_one_interrupt_settles_an_attack(used: str, left: str) -> None:
    """Th holds both and uses one: the other stays in her hand, and she is not asked again."""
    t = attacked("sebastian_moran", "sherlock_holmes vampires")

    answer(t, "Th", f"interrupt {used}")
    chance(t, "draw place_two")

    assert asked(t) == "M"
    assert zone(t, "hand", "Th") == sorted([left, "place_two"])
    assert agents(t, "rome", "Th") == 1
    assert len(events(t, "interrupted")) == 1


@clause("E2-143", "E2-53")
def test_a_stopped_assassins_card_that_gave_points_is_kept() -> None:
    """Evno Asef brought a point on being claimed: he is lost for the deck, but kept."""
    t = attacked("evno_asef", "sherlock_holmes")

    answer(t, "Th", "interrupt sherlock_holmes")

    assert zone(t, "kept", "M") == ["evno_asef"]
    assert "evno_asef" not in zone(t, "discards", "M") + zone(t, "hand", "M") + removed(t)


@clause("E2-143", "E2-126")
def test_after_a_stopped_attack_the_action_goes_on() -> None:
    """The action is spent; with another assassin M may try again in it."""
    t = situation(
        "M Th",
        ["rome: M 4 agents, Th 2 agents"],
        hands={"M": "assassinate_bomb ravachol", "Th": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "assassinate assassinate_bomb", "aim rome Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert t.actions == 1
    assert offered(t) == ["assassinate ravachol", "done"]


@clause("E2-143")
def test_a_stopped_text_is_spent_too() -> None:
    """Shoggoth is removed without a piece on it, and the action is gone."""
    t = situation("M Th", ["rome: M 1 agent, Th 1 agent"], hands={"M": "shoggoth", "Th": "sherlock_holmes"}, turn="M")

    answer(t, "M", "use shoggoth", "aim rome Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert removed(t) == ["shoggoth"]
    assert points(t, "M") == 0
    assert t.actions == 1
    assert agents(t, "rome", "Th") == 1


@clause("E2-144", "E2-145")
def test_a_stopped_attack_on_a_last_agent_has_no_consequences() -> None:
    """Th, a Restorationist, keeps her only agent: nobody reveals, nobody rolls, nobody scores."""
    t = situation(
        "M Th",
        ["rome: M 3 agents, Th 1 agent"],
        hands={"M": "sebastian_moran", "Th": "sherlock_holmes"},
        sides={"Th": "restorationist"},
        turn="M",
    )

    answer(t, "M", "assassinate sebastian_moran", "aim rome Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert not revealed(t, "Th")
    assert (asked(t), points(t, "M"), tokens(t, "M")) == ("M", 0, 3)
    assert agent_stock(t, "Th") == 9
    assert {"sanity-roll", "scored", "agent-killed", "revealed"} & set(kinds(t)) == set()


@clause("E2-146")
@pytest.mark.parametrize(("option", "left"), [("true", 0), ("false", 1)])
def test_cubes_after_a_stopped_assassination(option: str, left: int) -> None:
    """They are cleared, unless the table has agreed that they stay."""
    t = attacked("sebastian_moran", "sherlock_holmes", options={"stopped_assassination_clears_cubes": option})

    answer(t, "Th", "interrupt sherlock_holmes")

    assert [cubes(t, "rome", player) for player in ("M", "W", "Th")] == [2 * left, left, left]


@clause("E2-146", "E2-237")
def test_cubes_stay_after_a_stopped_shoggoth() -> None:
    """Only the action assassination clears them."""
    t = situation(
        "M Th",
        ["rome: M 1 agent 1 cube, Th 1 agent 1 cube"],
        hands={"M": "shoggoth", "Th": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "use shoggoth", "aim rome Th")
    answer(t, "Th", "interrupt sherlock_holmes")

    assert (cubes(t, "rome", "M"), cubes(t, "rome", "Th")) == (1, 1)


@clause("E2-147")
def test_the_interrupt_card_can_be_drawn_again() -> None:
    """It lies in its player's discard pile, for all to see, and comes into the next deck."""
    t = situation(
        "M Th",
        ["rome: M 3 agents, Th 1 agent"],
        hands={"M": "assassinate_bomb", "Th": "sherlock_holmes"},
        decks={"Th": "place_two"},
        discards={"Th": ""},
        turn="M",
    )

    answer(t, "M", "assassinate assassinate_bomb", "aim rome Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")
    seen = GAME.observe(t, 0).seats[1]
    begin_turn(t, "Th")
    answer(t, "Th", "pass", "pass", "end")

    assert (seen.discards, seen.top) == (("sherlock_holmes",), "sherlock_holmes")
    assert offered(t) == ["draw sherlock_holmes"]
