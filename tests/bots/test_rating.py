"""Ratings and the test that may be looked at: what they make of results."""

from __future__ import annotations

import pytest

from intrigue import Rng
from intrigue.arena.config import StopTable
from intrigue.arena.rating import MEAN, POINTS, Meeting, bradley_terry, drawn_again, ratings, weng_lin
from intrigue.arena.sequential import Betting


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    """With so many games that the prior does not matter."""
    (strong, doubt), (weak, _) = bradley_terry(2, [Meeting(0, 1, 10 / 11)] * 10_000)

    assert strong - weak == pytest.approx(400, abs=1)
    assert strong + weak == pytest.approx(2 * MEAN)
    assert doubt == pytest.approx(POINTS / 2 / (20_000 * 10 / 121) ** 0.5, rel=0.01)


def test_strengths_are_found_again_over_others() -> None:
    """Two who never met are compared by what they had against a third; the order of games does not matter."""
    meetings = [Meeting(0, 1, 10 / 11)] * 3000 + [Meeting(1, 2, 10 / 11)] * 3000
    found = [one.strength for one in bradley_terry(3, meetings)]

    assert found[0] - found[2] == pytest.approx(800, abs=4)
    assert [one.strength for one in bradley_terry(3, meetings[::-1])] == pytest.approx(found)


def test_whoever_wins_every_game_is_not_infinitely_strong() -> None:
    """A few games do not tell how much stronger it is."""
    (strong, doubt), (weak, _) = bradley_terry(2, [Meeting(0, 1, 1.0)] * 10)

    assert 300 < strong - weak < 1500
    assert doubt > 100


def test_a_single_deal_tells_next_to_nothing() -> None:
    """Drawn again it is always the same: the interval is that of the model."""
    strong, weak = ratings(["a", "b"], [Meeting(0, 1, 1.0)], 20)

    assert strong.rating.high - strong.rating.low > 500
    assert weak.rating.high > strong.rating.low
    assert strong.skill.high - strong.skill.low > 10


def test_the_other_model_agrees_on_the_order() -> None:
    """It goes through the games one after the other."""
    skills, _ = zip(*weng_lin(3, [Meeting(0, 1, 1.0), Meeting(1, 2, 1.0), Meeting(0, 2, 0.5)] * 20), strict=True)

    assert skills[0] > skills[1] > skills[2]


def test_deals_are_drawn_again_within_two_players() -> None:
    """As many as they have played, in the same order of who meets whom."""
    meetings = [Meeting(0, 1, 0.0), Meeting(0, 1, 1.0), Meeting(1, 2, 0.5)] * 5
    again = drawn_again(meetings, Rng(4))

    assert [(one.first, one.second) for one in again] == [(one.first, one.second) for one in meetings]
    assert again != meetings
    assert all(one.share == 0.5 for one in again if one.first == 1)


def test_intervals_hold_the_truth() -> None:
    """Of many series between two that are 100 points apart, about 95 % have the true difference in their intervals."""
    rng = Rng(5)
    chance = 1 / (1 + 10 ** (-100 / 400))
    held = 0
    for _ in range(20):
        shares = [sum(int(rng.below(10**6)) < chance * 10**6 for _ in range(2)) / 2 for _ in range(60)]
        rating = ratings(["a", "b"], [Meeting(0, 1, share) for share in shares], 30)[0].rating
        held += rating.low <= MEAN + 50 <= rating.high

    assert 0.8 < held / 20 <= 1.0


# ---------------------------------------------------------------- looking at it all the time


def results(rng: Rng, n: int, share: float) -> list[float]:
    """Deals between two, of which the first wins such a share of games."""
    return [sum(int(rng.below(1000)) < 1000 * share for _ in range(2)) / 2 for _ in range(n)]


def stops(shares: list[float], rule: StopTable) -> int | None:
    """After how many deals a comparison was decided."""
    betting = Betting(rule.alpha)
    for n, share in enumerate(shares, 1):
        betting.add(share)
        if betting.decided(rule):
            return n
    return None


def test_equals_are_seldom_told_apart_however_often_one_looks() -> None:
    """After every one of 100 deals: in less than one of ten series, with an alpha of 0.1; usually far less often."""
    rng = Rng(6)
    told = [stops(results(rng, 100, 0.5), StopTable(alpha=0.1, at_least=2)) for _ in range(40)]

    assert sum(n is not None for n in told) <= 4


def test_whoever_is_stronger_is_found_out_early() -> None:
    """The more so the stronger, and the interval holds the truth at every moment."""
    rng = Rng(7)
    rule = StopTable(alpha=0.05, at_least=5)
    much, less = (stops(results(rng, 600, share), rule) for share in (0.9, 0.65))

    assert much is not None
    assert less is not None
    assert 5 <= much < 30
    assert much < less < 500


def test_the_interval_is_that_of_all_moments() -> None:
    """It holds the true mean, becomes narrower, and never wider again."""
    betting = Betting(0.05)
    widths = []
    for share in results(Rng(8), 200, 0.7):
        betting.add(share)
        found = betting.interval()
        widths.append(found.high - found.low)
        assert found.low <= 0.7 <= found.high

    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.25


def test_it_also_ends_when_it_is_precise_enough() -> None:
    """Where that was asked for; and never before so many deals."""
    shares = [0.5] * 200
    narrow = stops(shares, StopTable(alpha=0.05, at_least=2, precise=0.2))

    assert narrow is not None
    assert stops(shares, StopTable(alpha=0.05, at_least=2)) is None
    assert stops([1.0] * 50, StopTable(alpha=0.05, at_least=40)) == 40
