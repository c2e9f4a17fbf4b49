"""Ratings: what the fit makes of results, and the command that plays for them."""

from __future__ import annotations

import json
import subprocess
import sys
from math import exp, log
from pathlib import Path

import pytest

from intrigue import GAMES, Rng
from intrigue.arena import BadMatch
from intrigue.arena.rating import MEAN, POINTS, PRIOR, Pairing, fitted, judged, ratings, round_robin, solved
from intrigue.bots import Clock, UnknownBot

ROOT = Path(__file__).parent.parent.parent
KABALE = GAMES["kabale"]
ABC = ("a", "b", "c")


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    """With so many games that the prior does not matter."""
    strong, weak = ratings(("a", "b"), [Pairing("a", "b", 110_000, 100_000)])

    assert strong.rating.mean - weak.rating.mean == pytest.approx(400, abs=1)
    assert strong.rating.mean + weak.rating.mean == pytest.approx(2 * MEAN)


def test_strengths_are_found_again() -> None:
    """Results that are just as strengths make them lead back to these strengths."""
    true = {"a": 1.0, "b": 0.2, "c": -1.2}
    n = 1_000_000
    pairs = [("a", "b"), ("a", "c"), ("b", "c")]
    results = [Pairing(x, y, n, n / (1 + exp(true[y] - true[x]))) for x, y in pairs]

    found, _ = fitted(ABC, results)

    assert found[0] - found[1] == pytest.approx(true["a"] - true["b"], abs=1e-4)
    assert found[1] - found[2] == pytest.approx(true["b"] - true["c"], abs=1e-4)


def test_the_fit_is_where_nothing_is_left_to_gain() -> None:
    """The slopes of the likelihood are all nought there, for uneven results, too."""
    results = [Pairing("a", "b", 10, 7.5), Pairing("c", "a", 4, 4), Pairing("b", "c", 6, 0)]
    strengths, information = fitted(ABC, results)

    slopes, again = judged(strengths, {bot: i for i, bot in enumerate(ABC)}, results)

    assert slopes == pytest.approx([0.0] * 3, abs=1e-6)
    assert again == information


def test_the_fit_and_a_finer_look_agree() -> None:
    """The slopes are those of the likelihood, by small differences."""
    results = [Pairing("a", "b", 10, 7.5), Pairing("a", "c", 8, 6)]
    place = {bot: i for i, bot in enumerate(ABC)}
    at = [0.3, -0.2, 0.1]
    slopes, _ = judged(at, place, results)

    for i in range(3):
        up, down = list(at), list(at)
        up[i] += 1e-5
        down[i] -= 1e-5
        assert (likelihood(up, results) - likelihood(down, results)) / 2e-5 == pytest.approx(slopes[i], abs=1e-5)


def likelihood(strengths: list[float], results: list[Pairing]) -> float:
    """Its logarithm, written down as the model says."""
    place = {bot: i for i, bot in enumerate(ABC)}
    total = 0.0
    for strength in strengths:
        total += PRIOR / 2 * (log(1 / (1 + exp(-strength))) + log(1 / (1 + exp(strength))))
    for result in results:
        chance = 1 / (1 + exp(strengths[place[result.second]] - strengths[place[result.first]]))
        total += result.won * log(chance) + (result.games - result.won) * log(1 - chance)
    return total


def test_whoever_wins_every_game_is_not_infinitely_strong() -> None:
    """A few games do not tell how much stronger it is: the rating is finite and its interval wide."""
    strong, weak = ratings(("a", "b"), [Pairing("a", "b", 10, 10)])

    assert 1500 < strong.rating.mean < 2500
    assert strong.rating.low > weak.rating.high
    assert strong.rating.high - strong.rating.low > 200


def test_more_games_narrow_the_interval() -> None:
    """Four times as many halve it."""
    few, many = (ratings(("a", "b"), [Pairing("a", "b", n, n / 2)])[0].rating for n in (400, 1600))

    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2.0, abs=0.02)
    assert few.high - few.mean == pytest.approx(POINTS * 1.96 / 400**0.5, rel=0.02)


def test_intervals_hold_the_truth() -> None:
    """Of many series between two that are 100 points apart, about 95 % have the true difference in their intervals."""
    rng = Rng(5)
    chance = 1 / (1 + 10 ** (-100 / 400))
    held = 0
    for _ in range(400):
        won = sum(int(rng.below(1_000_000)) < chance * 1_000_000 for _ in range(100))
        rating = ratings(("a", "b"), [Pairing("a", "b", 100, won)])[0].rating
        held += rating.low <= MEAN + 50 <= rating.high

    assert 0.92 < held / 400 < 0.98


def test_equations_are_solved() -> None:
    """By elimination."""
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_everybody_plays_everybody_at_both_seats() -> None:
    """So often as was said; the same again for the same seed, and in any number of processes."""
    heard: list[int] = []
    bots = ("random", "greedy", "novice")

    played = round_robin(KABALE, bots, 4, seed=3, clock=Clock(iterations=1), progress=heard.append)

    assert [(one.first, one.second, one.games) for one in played] == [
        ("random", "greedy", 4),
        ("random", "novice", 4),
        ("greedy", "novice", 4),
    ]
    assert all(0 <= one.won <= 4 for one in played)
    assert heard == list(range(1, 13))
    assert played == round_robin(KABALE, bots, 4, seed=3, clock=Clock(iterations=1))
    assert played[0].won < 2


@pytest.mark.parametrize(("bots", "games"), [(("greedy",), 2), (("greedy", "greedy"), 2), (("greedy", "random"), 3)])
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], games: int) -> None:
    """One bot alone, one twice, or games that cannot be shared between two seatings."""
    with pytest.raises(BadMatch):
        round_robin(KABALE, bots, games)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    """It is named."""
    with pytest.raises(UnknownBot):
        round_robin(KABALE, ("greedy", "gredy"), 2)


def rate(*args: str) -> subprocess.CompletedProcess[str]:
    """Call the command."""
    command = [sys.executable, str(ROOT / "tools/rate.py"), "--game", "kabale", "--games", "2", "--iterations", "2"]
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": ""}
    return subprocess.run([*command, *args], capture_output=True, text=True, env=environment, check=False)


def test_the_command_prints_the_table() -> None:
    """One row for each level, in their order, as docs/bots.md shows it."""
    done = rate("--processes", "2")

    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "| level | kabale |"
    assert [line.split("|")[1].strip() for line in lines[2:]] == ["novice", "easy", "medium", "hard", "expert"]


def test_the_command_gives_json() -> None:
    """Ratings with their intervals, and what they were made of."""
    done = rate("--json", "--processes", "1", "--bots", "random,greedy", "--seed", "4")

    (told,) = json.loads(done.stdout)
    assert told["game"] == "kabale"
    assert [one["bot"] for one in told["ratings"]] == ["random", "greedy"]
    assert told["pairings"][0]["games"] == 2
    assert told["seed"] == 4


def test_the_command_says_what_is_wrong() -> None:
    """Without a traceback."""
    done = rate("--bots", "greedy")

    assert done.returncode == 1
    assert done.stderr == "rate: greedy: it takes two bots at least, each of them once\n"
