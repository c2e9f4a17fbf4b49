"""Which questions players are asked, and which answers they may give (section 13)."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.table import Kabale
from kabale.situations import answer, asked, chance, kinds, offered, situation
from support import clause


def question(t: Kabale) -> intrigue.Decision:
    """The open question."""
    open_question = intrigue.decision(t)
    assert open_question is not None
    return open_question


@clause("K-199", "K-29", "K-32")
def test_the_active_player_is_asked_for_a_card_and_a_column() -> None:
    """Closed columns are not among the answers, and neither is passing."""
    t = situation(
        "RBW",
        ["trade-5: R storm, B king(d)", "music-5: R king(d)", "farming-1: B queen, W king"],
        hands={"W": "beggar alchemist"},
        turn="W",
    )

    assert question(t).seat == 2
    assert question(t).prompt == "turn"
    assert question(t).about == {}
    assert question(t).weights == ()
    assert offered(t) == [
        "lay alchemist column-2",
        "lay alchemist column-3",
        "lay beggar column-2",
        "lay beggar column-3",
    ]


@clause("K-199", "K-29")
@pytest.mark.parametrize("phrase", ["keep", "stay", "lay king column-1", "lay beggar column-3", "draw king"])
def test_anything_else_is_refused(phrase: str) -> None:
    """A card that is not in hand, a column that is not there, an answer to another question; nothing changes."""
    t = situation("RB", ["trade-5:", "music-5:"], hands={"R": "beggar"}, turn="R")
    before = GAME.observe(t, 0)

    with pytest.raises(intrigue.IllegalAnswer):
        answer(t, "R", phrase)

    assert GAME.observe(t, 0) == before
    assert t.log == []


@clause("K-199", "K-53")
@pytest.mark.parametrize("seed", range(6))
def test_while_a_round_lasts_at_least_one_column_is_open(seed: int) -> None:
    """Whoever has a turn can lay each of their cards somewhere."""
    t = GAME.new(2)
    rng = intrigue.Rng(seed)
    turns = 0

    while (open_question := intrigue.decision(t)) is not None:
        if open_question.prompt == "turn":
            turns += 1
            view = GAME.observe(t, open_question.seat)
            open_columns = sum(not column.closed for column in view.columns)
            assert view.own is not None
            assert open_columns >= 1
            assert len(open_question.options) == len(view.own.hand) * open_columns
        intrigue.roll_chance(t, rng)
        intrigue.play_out(t, rng, 1)

    assert turns >= 12


@clause("K-200", "K-94")
def test_the_owner_of_a_cap_is_asked_for_one_card_or_none() -> None:
    """Every card of the hand is offered, also a second Cap's worth of choices for the same column."""
    t = situation(
        "RB", ["trade-5:", "music-5: B magic_cap(d)"], hands={"R": "queen", "B": "storm king beggar"}, turn="R"
    )

    answer(t, "R", "lay queen column-2")

    assert (question(t).seat, question(t).prompt, question(t).about) == (1, "magic-cap", {"column": "column-2"})
    assert offered(t) == ["keep", "slide king", "slide storm", "slide beggar"]


@clause("K-200", "K-104")
def test_with_an_empty_hand_nobody_is_asked_about_a_cap() -> None:
    """The next question is chance's, for the active player's draw."""
    t = situation("RB", ["trade-5: B magic_cap(d)"], hands={"R": "queen"}, turn="R")

    answer(t, "R", "lay queen column-1")

    assert asked(t) == "chance"
    assert question(t).prompt == "draw"


@clause("K-201", "K-105")
def test_the_owner_of_a_traitor_is_asked_for_one_other_column_or_none() -> None:
    """The question names the Traitor's column and its goal."""
    t = situation("RB", ["trade-5:", "music-5: B traitor(d)", "farming-2: R storm"], hands={"R": "queen"}, turn="R")

    answer(t, "R", "lay queen column-2")

    assert (question(t).seat, question(t).prompt) == (1, "traitor")
    assert question(t).about == {"column": "column-2", "goal": "music-5"}
    assert offered(t) == ["stay", "swap column-1", "swap column-3"]


@clause("K-202")
@pytest.mark.parametrize(("card", "phrase"), [("magic_cap", "keep"), ("traitor", "stay")])
def test_play_waits_for_the_answer(card: str, phrase: str) -> None:
    """Nobody draws and nobody has a turn before it is given."""
    t = situation("RB", [f"trade-5: B {card}(d)", "music-5:"], hands={"R": "queen king", "B": "king"}, turn="R")

    answer(t, "R", "lay queen column-1")
    waiting = kinds(t)
    with pytest.raises(intrigue.IllegalAnswer):
        intrigue.advance(t, GAME.verbs.option("draw juliet"))
    answer(t, "B", phrase)
    chance(t, "draw juliet")

    assert waiting == ["laid", "turned-up"]
    assert asked(t) == "B"
    assert question(t).prompt == "turn"


@clause("K-203")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_is_asked_anything_else(seed: int) -> None:
    """In a whole game players hear three questions, and chance three others."""
    t = GAME.new(4)
    rng = intrigue.Rng(seed)

    prompts: set[tuple[bool, str]] = set()
    while (open_question := intrigue.decision(t)) is not None:
        prompts.add((open_question.seat == intrigue.CHANCE, open_question.prompt))
        intrigue.advance(t, open_question.options[rng.below(len(open_question.options))])

    assert prompts == {
        (False, "turn"),
        (False, "magic-cap"),
        (False, "traitor"),
        (True, "start-player"),
        (True, "goal"),
        (True, "draw"),
    }


@clause("K-203", "K-71")
@pytest.mark.parametrize("card", ["explorer", "assassin", "storm"])
def test_explorer_assassin_and_storm_ask_nobody(card: str) -> None:
    """The next question is chance's."""
    t = situation("RB", [f"trade-5: B {card}(d)", "music-5:"], hands={"R": "queen king", "B": "king"}, turn="R")

    answer(t, "R", "lay queen column-1")

    assert question(t).prompt == "draw"
