"""Moves that undo themselves: bots of both editions do not think of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

import intrigue
from intrigue import Rng, Session
from intrigue.bots import Clock, make
from intrigue.bots.worthwhile import worthwhile_options, worthwhile_ways
from intrigue.games.emerald.first import GAME as FIRST
from intrigue.games.emerald.second import GAME as SECOND
from intrigue.games.emerald.shared.undoing import Turn, turn_so_far, undoes
from intrigue.kernel.companions import Advice, Way
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game

IDS = ["first", "second"]


def turn(
    placed: str = "", fetched: str = "", left: tuple[str, str] | None = None, marker: tuple[str, bool] | None = None
) -> Turn:
    """A turn in which this was done."""
    return Turn({placed} - {""}, {fetched} - {""}, {left} if left else set(), {marker} if marker else set())


@pytest.mark.parametrize(
    ("before", "phrases"),
    [
        (turn(placed="box_rome"), ["place cube", "at box_rome"]),
        (turn(placed="box_rome"), ["retrieve cube", "take box_rome"]),
        (turn(fetched="box_rome"), ["place cube", "at box_rome"]),
        (turn(placed="rome"), ["place place_two", "city rome"]),
        (turn(placed="box_rome"), ["pass"]),
        (turn(left=("ravachol", "paris")), ["move gold", "go ravachol paris"]),
        (turn(left=("rome", "paris")), ["move move_bomb", "go rome paris"]),
        (turn(), ["move city_cairo", "go paris rome", "go rome paris"]),
        (turn(marker=("war", True)), ["advance cube war-down"]),
        (turn(), ["advance cube war-down", "advance gold war-up", "done"]),
    ],
)
def test_what_undoes_itself(before: Turn, phrases: list[str]) -> None:
    """Cubes there and back or twice to one place, agents back, markers up and down, an action let go."""
    assert undoes(before, False, phrases)


@pytest.mark.parametrize(
    ("before", "phrases"),
    [
        (turn(placed="box_rome"), ["place cube", "at card_rome"]),
        (turn(placed="box_rome"), ["claim box_rome"]),
        (turn(placed="rome"), ["use freemasons", "city rome"]),
        (turn(fetched="limbo"), ["place cube", "at box_rome"]),
        (turn(left=("ravachol", "paris")), ["move gold", "go ravachol rome"]),
        (turn(marker=("war", True)), ["advance cube war-up", "advance gold revolution-down", "done"]),
        (turn(marker=("loyalist", True)), ["advance cube restorationist", "done"]),
        (turn(), ["pass"]),
    ],
)
def test_what_does_not(before: Turn, phrases: list[str]) -> None:
    """The same kinds of move elsewhere, or on."""
    assert not undoes(before, False, phrases)


def test_where_cubes_go_counts_in_the_middle_of_placing_them_too() -> None:
    """Whoever has chosen cards to place cubes with is only asked where."""
    assert undoes(turn(placed="rome"), True, ["city rome"])
    assert not undoes(turn(placed="rome"), False, ["city rome"])


def test_a_turn_is_what_was_told_since_it_began() -> None:
    """What the same player did in the turn before does not count, nor what others did."""
    story = (
        Telling("cubes-placed", {"seat": "seat-1", "place": "box_rome", "n": 1}),
        Telling("turn", {"seat": "seat-1", "round": 2}),
        Telling("cubes-placed", {"seat": "seat-1", "place": "box_paris", "n": 2}),
        Telling("cube-retrieved", {"seat": "seat-0", "place": "box_cairo"}),
        Telling("agent-moved", {"seat": "seat-1", "agent": "ravachol", "city": "rome", "there": "paris"}),
        Telling("marker-moved", {"track": "war", "steps": -1, "at": 2}),
    )

    so_far = turn_so_far(story, 1)

    assert so_far == Turn({"box_paris"}, set(), {("ravachol", "rome")}, {("war", False)})


def advice(undone: set[str], ways: list[Way] | None = None) -> Advice:
    """Advice by which these phrases undo something."""
    fake = SimpleNamespace(
        undoes=lambda view, story, seat, phrases: not undone.isdisjoint(phrases),
        ways=None if ways is None else lambda view, decision, game: ways,
    )
    return cast(Advice, fake)


def option(phrase: str) -> int:
    """The number of an answer."""
    return FIRST.verbs.option(phrase)


def test_an_answer_that_can_only_end_in_undoing_something_is_left_out() -> None:
    """There are other ways to go on with the first of two cards, and none with the second."""
    first, second, there, elsewhere = map(option, ["retrieve cube", "retrieve gold", "take box_rome", "take box_paris"])
    ways = [Way((first, there), 0.9), Way((first, elsewhere), 0.5), Way((second, there), 0.8)]
    asked = intrigue.Decision(0, "act", {}, (first, second))

    left = worthwhile_options(FIRST, advice({"take box_rome"}, ways), None, (), asked)

    assert left.options == (first,)
    assert worthwhile_ways(FIRST, advice({"take box_rome"}), None, (), 0, ways) == [ways[1]]


def test_there_is_always_something_left_to_do() -> None:
    """Where everything would undo something, everything is thought about; and where nothing is known, too."""
    asked = intrigue.Decision(0, "act", {}, (option("pass"), option("end")))
    ways = [Way((option("pass"),), 0.5)]

    assert worthwhile_options(FIRST, advice({"pass", "end"}), None, (), asked) is asked
    assert worthwhile_options(FIRST, None, None, (), asked) is asked
    assert worthwhile_ways(FIRST, advice({"pass"}), None, (), 0, ways) is ways
    assert worthwhile_options(FIRST, advice({"pass"}), None, (), asked).options == (option("end"),)


@pytest.mark.parametrize("bot", ["greedy", "ismcts"])
@pytest.mark.parametrize("game", [FIRST, SECOND], ids=IDS)
def test_bots_do_not_think_of_it(game: Game, bot: str) -> None:
    """Having put cubes somewhere, a bot that may pass finds something else to do, whatever it is worth."""
    for seed in range(3):
        session = Session(game, 3, seed=seed)
        session.roll()
        for _ in range(400):
            seat = session.asked
            assert seat is not None
            view, story, decision = session.ask(seat)
            phrases = [game.verbs.phrase(option) for option in decision.options]
            if "pass" in phrases and len(phrases) > 1 and turn_so_far(story, seat).placed:
                chosen = make(bot, game).choose(view, story, decision, Clock(iterations=8), Rng(seed))
                assert game.verbs.phrase(chosen) != "pass"
                break
            session.answer(seat, phrases[int(Rng(len(story)).below(len(phrases)))])
            session.roll()
        else:
            pytest.fail("nobody put cubes down and was asked again")
