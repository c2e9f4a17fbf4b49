"""How good suspicions were: log-loss and accuracy in every quarter of a game against the prior's, and calibration."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from msgspec import Struct
from plots import Dot, Plot
from suspecting import edition_of, replayed

from intrigue import Record, Rng
from intrigue.arena.tally import Interval, wilson
from intrigue.games.emerald.shared.cards import SIDE_NAMES
from intrigue.games.emerald.shared.policy import Policy, Weights
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.companions import Suspicion

MOMENTS: Final = 12
"""Moments of a game at which everybody is asked what they suspect: three in every quarter."""
QUARTERS: Final = 4
SAMPLES: Final = 2000
"""How often games are drawn anew from those there are, to see how far the figures depend on which they were."""
NOTHING: Final = Weights({}, {})
"""Weights under which no move tells anything: what is left is the prior."""
RESTORATIONIST: Final = SIDE_NAMES[1]
TENTHS: Final = 10
SURE: Final = 1 - 1e-9


class Case(NamedTuple):
    """Somebody's suspicion of one other player whose side they could not know."""

    restorationist: float
    """How likely that side was to them."""
    prior: float
    """How likely it would have been without any moves."""
    was: bool


class Sums(NamedTuple):
    """What the cases of one game in one quarter add up to."""

    cases: float = 0.0
    loss: float = 0.0
    prior: float = 0.0
    right: float = 0.0
    prior_right: float = 0.0
    times: float = 0.0
    joint: float = 0.0
    prior_joint: float = 0.0

    def plus(self, other: Sums) -> Sums:
        """Both together."""
        return Sums(*[a + b for a, b in zip(self, other, strict=True)])


class Judged(NamedTuple):
    """One game: its sums by quarter, and all cases."""

    quarters: tuple[Sums, ...]
    cases: list[Case]


class Quarter(Struct, frozen=True):
    """How good suspicions were in a quarter of the game."""

    name: str
    cases: int
    loss: float
    prior: float
    gain: Interval
    """By how much the log-loss is below the prior's, with its 95 % interval by drawing games anew."""
    right: float
    """How often the likelier side was the true one."""
    prior_right: float
    joint: float
    """The log-loss of all sides together."""
    prior_joint: float


class Found(Struct, frozen=True):
    """What was found out."""

    games: int
    quarters: tuple[Quarter, ...]
    calibration: tuple[Dot, ...]
    """How often it was a Restorationist, by tenths of how likely that was expected to be."""


def loss_of(likely: float, was: bool) -> float:
    """The log-loss of one case."""
    return -log(max(1 - SURE, likely if was else 1 - likely))


def hit(likely: float, was: bool) -> float:
    """Was the likelier side the true one? If both are as likely, half."""
    return 0.5 if abs(likely - 0.5) < 1e-9 else float((likely > 0.5) == was)


def judge(record: Record, policy: Policy) -> Judged:
    """Ask everybody what they suspect at some moments of a game."""
    past = replayed(record, MOMENTS)
    weights = policy.of(record.seats)
    quarters = [Sums() for _ in range(QUARTERS)]
    every: list[Case] = []
    for n, moment in enumerate(past.moments):
        truth = tuple(SIDE_NAMES[side_of(moment.table, seat)] for seat in range(record.seats))
        for viewer in range(record.seats):
            view = past.game.observe(moment.table, viewer)
            told = past.story(moment, viewer)
            edition = edition_of(past.game)
            ours = edition.suspect(view, told, past.game, weights)
            prior = edition.suspect(view, (), past.game, NOTHING)
            cases = cases_of(ours, prior, truth)
            every += cases
            if cases:
                at = n * QUARTERS // MOMENTS
                quarters[at] = quarters[at].plus(summed(cases, ours, prior, truth))
    return Judged(tuple(quarters), every)


def cases_of(ours: Suspicion, prior: Suspicion, truth: Sequence[str]) -> list[Case]:
    """All players whose side the viewer could not know."""
    out = []
    for seat, side in enumerate(truth):
        before = prior.marginals[seat][RESTORATIONIST]
        if 0.0 < before < 1.0:
            out.append(Case(ours.marginals[seat][RESTORATIONIST], before, side == RESTORATIONIST))
    return out


def summed(cases: Sequence[Case], ours: Suspicion, prior: Suspicion, truth: tuple[str, ...]) -> Sums:
    """What one viewer's cases at one moment add up to."""
    return Sums(
        len(cases),
        sum(loss_of(case.restorationist, case.was) for case in cases),
        sum(loss_of(case.prior, case.was) for case in cases),
        sum(hit(case.restorationist, case.was) for case in cases),
        sum(hit(case.prior, case.was) for case in cases),
        1,
        -log(max(1 - SURE, ours.joint[truth])),
        -log(max(1 - SURE, prior.joint[truth])),
    )


def judged_in(games: Sequence[Judged], seed: int) -> Found:
    """All games together."""
    rng = Rng(seed)
    draws = [[int(rng.below(len(games))) for _ in games] for _ in range(SAMPLES)]
    rows = [[game.quarters[n] for game in games] for n in range(QUARTERS)]
    rows.append([add(game.quarters) for game in games])
    names = [*[str(n + 1) for n in range(QUARTERS)], "all"]
    quarters = tuple(quarter(name, row, draws) for name, row in zip(names, rows, strict=True))
    return Found(len(games), quarters, tuple(dots(all_cases(games))))


def all_cases(games: Sequence[Judged]) -> list[Case]:
    """The cases of all games."""
    return [case for game in games for case in game.cases]


def add(sums: Sequence[Sums]) -> Sums:
    """All of them together."""
    total = Sums()
    for one in sums:
        total = total.plus(one)
    return total


def quarter(name: str, row: Sequence[Sums], draws: Sequence[Sequence[int]]) -> Quarter:
    """What the games say about one quarter."""
    total = add(row)
    gains = sorted(gain_of(add([row[i] for i in draw])) for draw in draws)
    edge = len(gains) // 40
    cases, times = max(1, total.cases), max(1, total.times)
    return Quarter(
        name,
        round(total.cases),
        total.loss / cases,
        total.prior / cases,
        Interval(gain_of(total), gains[edge], gains[-1 - edge]),
        total.right / cases,
        total.prior_right / cases,
        total.joint / times,
        total.prior_joint / times,
    )


def gain_of(total: Sums) -> float:
    """By how much the log-loss is below the prior's."""
    return (total.prior - total.loss) / max(1, total.cases)


def dots(cases: Sequence[Case]) -> list[Dot]:
    """How often it was a Restorationist, by how likely that was expected to be."""
    bins: list[list[Case]] = [[] for _ in range(TENTHS)]
    for case in cases:
        bins[min(TENTHS - 1, int(case.restorationist * TENTHS))].append(case)
    out = []
    for one in bins:
        if one:
            share = wilson(sum(case.was for case in one), len(one))
            out.append(Dot(sum(c.restorationist for c in one) / len(one), share.mean, share.low, share.high, len(one)))
    return out


def plots(games: Sequence[Judged], title: str) -> list[Plot]:
    """The calibration of all games."""
    return [Plot(title, dots(all_cases(games)))]
