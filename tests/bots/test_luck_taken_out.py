"""Taking luck out changes no expectation, whatever the value function is; on a game with a known value."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bots.luckier import CHANGE, KEEP, Cards, Luckier, courses
from intrigue import GAMES, Decision, Table, read_record
from intrigue.arena import luck, match
from intrigue.arena.comparing import Deal, learned, mean_of, times_fewer, without_luck
from intrigue.arena.config import LuckTable
from intrigue.arena.luck import Value, advised_value, digest_of, luck_of
from intrigue.kernel.rng import Rng

GAME = Luckier()


def cautious(t: Cards) -> dict[int, float]:
    """Changes the lowest card only."""
    return {CHANGE if t.held[0] == 0 else KEEP: 1.0}


def envious(t: Cards) -> dict[int, float]:
    """Changes what does not win."""
    return {KEEP if t.held[1] > t.held[0] else CHANGE: 1.0}


def evenly(t: Cards) -> dict[int, float]:
    """Takes any option."""
    return {KEEP: 0.5, CHANGE: 0.5}


def sensible(t: Table) -> Sequence[float]:
    """Higher cards are better."""
    assert isinstance(t, Cards)
    lead = (t.held[0] - t.held[1]) / 4
    return 0.5 + lead, 0.5 - lead


def absurd(t: Table) -> Sequence[float]:
    """Whatever comes to mind, if only the same for the same table."""
    assert isinstance(t, Cards)
    told = int(Rng(hash((tuple(t.held), tuple(t.deck), len(t.agenda)))).below(1000))
    return told / 50, -told / 70


def expected(value: Value, alike: Sequence[int] = ()) -> tuple[list[float], list[float], list[float]]:
    """What seats get on average, the same with luck taken out, and how much the second varies, by all courses."""
    policies = {0: evenly if 0 in alike else cautious, 1: evenly if 1 in alike else envious}
    raw, adjusted, squares = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for course in courses(policies):
        had = luck_of(GAME, course.record, value, alike)
        for seat in range(2):
            raw[seat] += course.likely * course.returns[seat]
            adjusted[seat] += course.likely * (course.returns[seat] - had[seat])
            squares[seat] += course.likely * (course.returns[seat] - had[seat]) ** 2
    return raw, adjusted, [square - mean**2 for square, mean in zip(squares, adjusted, strict=True)]


def test_all_courses_are_gone_through() -> None:
    """Their likelihoods are 1 in all."""
    assert sum(course.likely for course in courses({0: cautious, 1: envious})) == pytest.approx(1.0, abs=1e-12)


@pytest.mark.parametrize("value", [sensible, absurd])
@pytest.mark.parametrize("alike", [(), (0,), (0, 1)])
def test_there_is_no_bias(value: Value, alike: tuple[int, ...]) -> None:
    """To the last digit, with a sensible value function and with an absurd one, and where odds of players are known."""
    raw, adjusted, _ = expected(value, alike)

    assert adjusted == pytest.approx(raw, abs=1e-12)
    assert sum(raw) == pytest.approx(1.0)


def test_a_sensible_value_takes_much_of_the_luck_out() -> None:
    """That is what it is for; an absurd one puts more in."""
    _, _, nothing = expected(lambda t: (0.0, 0.0))
    _, _, little = expected(sensible)
    _, _, much = expected(absurd)

    assert little[0] < 0.5 * nothing[0]
    assert much[0] > nothing[0]


def test_a_wrong_expectation_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the mean were taken over all cards alike, and not as often as they are drawn, there would be a bias."""

    def without_weights(asked: Decision, worth: dict[int, Sequence[float]]) -> list[float]:
        return [sum(column) / len(worth) for column in zip(*worth.values(), strict=True)]

    monkeypatch.setattr(luck, "expectation", without_weights)
    raw, adjusted, _ = expected(sensible)

    assert abs(adjusted[0] - raw[0]) > 0.01


def test_questions_with_many_outcomes_may_be_passed_over() -> None:
    """Nothing is biased by that."""
    record = next(iter(courses({0: cautious, 1: envious}))).record

    assert luck_of(GAME, record, sensible, outcomes=1) == (0.0, 0.0)
    assert luck_of(GAME, record, sensible, outcomes=3) != (0.0, 0.0)


# ---------------------------------------------------------------- real games


@pytest.mark.parametrize("game", GAMES)
def test_the_advice_of_every_game_has_a_value(game: str) -> None:
    """The same for the same game, and not nought."""
    rules = GAMES[game]
    value = advised_value(rules, 1)
    assert value is not None
    record = read_record(match(rules, ["random", "random"], seed=2).record)
    record.answers = record.answers[:60]

    had = luck_of(rules, record, value)

    assert had == luck_of(rules, record, value)
    assert any(had)


def test_a_value_function_has_a_name() -> None:
    """Another one for whatever changes it."""
    game = next(iter(GAMES.values()))
    names = {digest_of(game, LuckTable(looks=looks, outcomes=n)) for looks in (1, 2) for n in (10, 20)}

    assert len(names) == 4


# ---------------------------------------------------------------- how far it is taken out


def made_up(n: int, seen: float) -> list[Deal]:
    """Deals of which half the variance is luck; the value function sees so many times of it, and noise besides."""
    rng = Rng(11)

    def throw() -> float:
        return sum(int(rng.below(1000)) / 1000 - 0.5 for _ in range(4)) / 2

    deals = []
    for number in range(n):
        had = throw()
        deals.append(Deal(number, 0.5 + 0.3 * had + 0.3 * throw(), seen * 0.3 * had + 0.05 * throw()))
    return deals


@pytest.mark.parametrize("seen", [0.5, 1.0, 3.0, 0.0])
def test_how_much_the_value_function_exaggerates_is_learned(seen: float) -> None:
    """From other deals than those it is used for. One that sees nothing does no harm."""
    deals = made_up(600, seen)
    factors = learned([deals])
    assert factors is not None
    adjusted = [without_luck(deal, factors) for deal in deals]

    ratio = times_fewer([deal.share for deal in deals], adjusted)

    assert ratio is not None
    assert ratio.mean == pytest.approx(1.9 if seen else 1.0, abs=0.2)
    assert ratio.low < ratio.mean < ratio.high
    assert mean_of(adjusted, bounded=False).mean == pytest.approx(0.5, abs=0.02)


def test_a_deal_has_no_say_in_its_own_factor() -> None:
    """However odd its result is: that is what keeps the mean unbiased."""
    deals = made_up(40, 1.0)
    odd = [Deal(7, 99.0, 3.0) if deal.number == 7 else deal for deal in deals]
    before, after = learned([deals]), learned([odd])

    assert before is not None
    assert after is not None
    assert [fold for fold in range(10) if before[fold] == after[fold]] == [7]


def test_luck_that_was_not_looked_at_stays_in() -> None:
    """Nothing is adjusted."""
    assert learned([[Deal(0, 0.5, None)]]) is None
    assert learned([[]]) is None
