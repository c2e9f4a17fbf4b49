"""Advice for both editions: what it holds to be likely, and what can be said about it."""

from __future__ import annotations

from typing import Any

import pytest

import intrigue
from emerald_first.situations import situation as first_situation
from emerald_second.situations import situation as second_situation
from emerald_shared.advice import Seen, restorationists, scores_of
from intrigue.bots import Clock
from intrigue.bots.ismcts import Ismcts
from intrigue.bots.worlds import Worlds
from intrigue.games.emerald.first import GAME as FIRST
from intrigue.games.emerald.first import advice as first_advice
from intrigue.games.emerald.second import GAME as SECOND
from intrigue.games.emerald.second import advice as second_advice
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.companions import NO_AIM, Foresight, Plausible
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

IDS = ["first", "second"]


def royalty_killed(game: Game) -> EmeraldTable:
    """Tuesday has killed two royal persons, and Monday, who moves next, does not know Tuesday's side."""
    sides = {"M": "loyalist", "Tu": "loyalist"}
    if game is FIRST:
        cities = ["rome: royal killed by Tu, M main", "berlin: royal killed by Tu, Tu main"]
        return first_situation("M Tu", cities, hands={"M": "two_cubes gold", "Tu": "cube"}, sides=sides, turn="M")
    cities = ["rome: royalty killed by Tu", "madrid: royalty killed by Tu"]
    hands = {"M": "place_two claim_move", "Tu": "place_two"}
    return second_situation("M Tu", cities, hands=hands, sides=sides, turn="M")


def ready_to_claim(game: Game) -> EmeraldTable:
    """Monday leads in London, and it is Monday's turn."""
    if game is FIRST:
        hands = {"M": "two_cubes gold", "Tu": "cube"}
        return first_situation("M Tu", ["london: M main, M 2 in box"], hands=hands, turn="M")
    hands = {"M": "claim_move place_two", "Tu": "place_two"}
    return second_situation("M Tu", ["london: M 2 cubes"], hands=hands, turn="M")


@pytest.mark.parametrize(
    ("game", "plausible"), [(FIRST, first_advice.plausible), (SECOND, second_advice.plausible)], ids=IDS
)
def test_who_kills_royalty_is_taken_for_a_restorationist(game: Game, plausible: Plausible) -> None:
    """Of the worlds that fit, those come more often in which Tuesday's side fits what Tuesday has scored."""
    view = game.observe(royalty_killed(game), 0)
    rng = Rng(1)

    known = restorationists([Worlds(game, view, 0, plausible).imagine(rng) for _ in range(200)], 1)
    guessed = restorationists([Worlds(game, view, 0, None).imagine(rng) for _ in range(200)], 1)

    assert known > guessed + 0.1


@pytest.mark.parametrize(
    ("game", "plausible"), [(FIRST, first_advice.plausible), (SECOND, second_advice.plausible)], ids=IDS
)
def test_search_goes_by_what_is_plausible(game: Game, plausible: Plausible) -> None:
    """Where nothing is suspected, the worlds in which the options race are plausible ones."""
    t = royalty_killed(game)
    asked = intrigue.decision(t)
    assert asked is not None
    shares = []

    for belief in (plausible, None):
        bot = Ismcts(game)
        assert bot.plausible is plausible
        bot.plausible, bot.suspects = belief, None
        bot.foresight = seen = Seen()
        bot.choose(game.observe(t, 0), (), asked, Clock(iterations=400), Rng(2))
        shares.append(restorationists(seen.worlds, 1))

    assert shares[0] > shares[1] + 0.1


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=IDS)
def test_the_advice_is_the_same_whatever_the_others_hold(game: Game) -> None:
    """It comes from the view alone, and the same view gives the same advice."""
    t: Any = ready_to_claim(game)
    other: Any = game.imagine(game.observe(t, 0), Rng(7))

    assert scores_of(game, other) == scores_of(game, t)


@pytest.mark.parametrize(
    ("game", "foresight", "decisions"),
    [(FIRST, first_advice.foresight, 300), (SECOND, second_advice.foresight, 150)],
    ids=IDS,
)
def test_foresight_is_a_chance_for_everybody(game: Game, foresight: Foresight, decisions: int) -> None:
    """Everybody's chances lie between 0 and 1, at any moment of a game and at its end."""
    for seats in game.seats:
        t: Any = game.new(seats)
        intrigue.play_out(t, Rng(seats), 40)
        while t.agenda:
            found = foresight(t.copy(), Rng(1), game, 0, NO_AIM)
            assert len(found) == seats
            assert all(0.0 <= chance <= 1.0 for chance in found)
            intrigue.play_out(t, Rng(seats + int(t.turns)), decisions)

        found = list(foresight(t, Rng(1), game, 0, NO_AIM))

        assert max(found) > 0.5 or max(game.returns(t)) < 1.0
        assert found.index(max(found)) == game.returns(t).index(max(game.returns(t)))
