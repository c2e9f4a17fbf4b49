"""Advice for Kabale und Hiebe: what a sensible player does where it is plain to see."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.arena import match
from intrigue.games.kabale import GAME
from intrigue.games.kabale.advice import score
from intrigue.games.kabale.table import Kabale
from kabale.situations import situation


def advised(t: Kabale) -> str:
    """The phrase that the advice likes best."""
    asked = intrigue.decision(t)
    assert asked is not None
    scores = score(GAME.observe(t, asked.seat), asked, GAME)
    return GAME.verbs.phrase(asked.options[scores.index(max(scores))])


def test_the_king_goes_where_there_is_most_to_win() -> None:
    """Of two open columns, one lays the King under the 5 and not under the 1."""
    t = situation(
        "RB", ["music-1:", "trade-5: B romeo, R hermit, B storm(d)"], hands={"R": "king", "B": "queen"}, turn="R"
    )

    assert advised(t) == "lay king column-2"


def test_the_king_is_not_wasted() -> None:
    """Where one leads safely already, a poor card fills the column, and the King is kept for later rounds."""
    t = situation("RB", ["music-3: R queen, R juliet"], hands={"R": "king merchant", "B": "queen"}, turn="R")

    assert advised(t) == "lay merchant column-1"


def test_a_specialist_goes_under_his_own_goal() -> None:
    """Of two equal columns, the Merchant goes under trade."""
    t = situation("RB", ["music-3: B landlord", "trade-3: B cardinal"], hands={"R": "merchant", "B": "queen"}, turn="R")

    assert advised(t) == "lay merchant column-2"


def test_a_wizard_is_laid_against_a_king() -> None:
    """The Wizard removes the other's King and wins, where the Queen would lose."""
    t = situation("RB", ["music-4: B king, B juliet"], hands={"R": "queen wizard", "B": "queen"}, turn="R")

    assert advised(t) == "lay wizard column-1"


def test_a_beggar_turns_a_lost_column() -> None:
    """Who is far behind lays the Beggar, and the lowest total wins."""
    t = situation("RB", ["music-3: B king, B assassin"], hands={"R": "minstrel beggar", "B": "queen"}, turn="R")

    assert advised(t) == "lay beggar column-1"


@pytest.mark.parametrize(("there", "other"), [("juliet", "romeo"), ("squire", "prince")])
def test_pairs_come_together(there: str, other: str) -> None:
    """Romeo joins Juliet, and the Prince joins the Squire."""
    t = situation(
        "RB", ["music-4: B juliet", f"trade-4: R {there}, B queen"], hands={"R": other, "B": "king"}, turn="R"
    )

    assert advised(t) == f"lay {other} column-2"


def test_one_does_not_meet_the_own_assassin() -> None:
    """One's own Assassin would take the King away, so he goes elsewhere."""
    t = situation("RB", ["music-4: R assassin(d)", "trade-3: B queen"], hands={"R": "king", "B": "king"}, turn="R")

    assert advised(t) == "lay king column-2"


def test_the_own_storm_closes_a_column_that_is_won() -> None:
    """A card on one's own Storm shuts the others out of a column in which one leads."""
    t = situation(
        "RB", ["music-5: R king, R storm(d)", "trade-5: B king, B queen"], hands={"R": "hermit", "B": "king"}, turn="R"
    )

    assert advised(t) == "lay hermit column-1"


def test_the_traitor_fetches_the_better_goal() -> None:
    """The goal worth 5 is swapped to the column in which one leads, and one that is there stays."""
    poor = situation(
        "RB", ["music-1: R king, R traitor(d)", "trade-5: B queen, B juliet"], hands={"R": "hermit squire"}, turn="R"
    )
    rich = situation(
        "RB", ["music-5: R king, R traitor(d)", "trade-1: B queen, B juliet"], hands={"R": "hermit squire"}, turn="R"
    )

    for t in (poor, rich):
        intrigue.advance(t, GAME.verbs.option("lay hermit column-1"))

    assert advised(poor) == "swap column-2"
    assert advised(rich) == "stay"


def test_a_card_slides_under_the_cap_where_it_wins() -> None:
    """The King goes under the Cap where he turns the column; where the least wins, nothing goes under it."""
    lost = situation("RB", ["music-4: B queen, R magic_cap(d)"], hands={"R": "king squire"}, number=6, turn="R")
    begged = situation("RB", ["music-3: B beggar, R magic_cap(d)"], hands={"R": "king squire"}, number=6, turn="R")

    for t in (lost, begged):
        intrigue.advance(t, GAME.verbs.option("lay squire column-1"))

    assert advised(lost) == "slide king"
    assert advised(begged) == "keep"


def test_the_sixth_kind_is_worth_more_than_points() -> None:
    """Who lacks only music for the set of six fights for music 1 rather than for trade 3."""
    t = situation(
        "RB",
        ["music-1: B assassin", "trade-3: B traitor, B romeo"],
        hands={"R": "king", "B": "queen"},
        won={"R": "alchemy-4 fencing-4 farming-4 trade-4 religion-4"},
        number=6,
        turn="R",
    )

    assert advised(t) == "lay king column-1"


def test_advice_does_not_change_what_it_looks_at() -> None:
    """Asking for advice twice gives the same numbers."""
    t = situation("RBW", ["music-4: B queen(d)", "trade-2:", "music-3:"], hands={"R": "king storm double"}, turn="R")
    asked = intrigue.decision(t)
    assert asked is not None
    view = GAME.observe(t, 0)

    assert score(view, asked, GAME) == score(view, asked, GAME)
    assert len(score(view, asked, GAME)) == len(asked.options)


def test_greedy_beats_random() -> None:
    """Who follows the advice wins nearly always against somebody who does not look."""
    won = sum(match(GAME, ["greedy", "random"], seed).returns[0] for seed in range(15))
    won += sum(match(GAME, ["random", "greedy"], seed).returns[1] for seed in range(15))

    assert won > 24  # of 30; in the long run it is 28
