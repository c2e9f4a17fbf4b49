"""How strong many players are, on one scale, from comparisons of two at a time.

Two models, both from packages of others. In that of Bradley and Terry (choix) a player is so strong that a victory at a
table which it shares with another one is its own with odds of e to the difference; all games count at once, and their
order does not matter. That of Weng and Lin (openskill, Plackett-Luce) goes through the games one after the other, as a
server's ladder does. A difference of 400 points is odds of 10 to 1 in the first. Intervals come from deals drawn again,
and from what the models themselves know of their doubt: the wider one counts, for a handful of deals looks surer than
it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from intrigue.arena.comparing import ends
from intrigue.arena.research import package
from intrigue.arena.tally import Interval, Z
from intrigue.kernel.rng import Rng

POINTS: Final = 400 / log(10)
"""Points of rating for a difference of 1."""
MEAN: Final = 1500
"""The rating of all players on average."""
PRIOR: Final = 0.1
"""So many victories each player is taken to have won against, and lost to, every other: nobody is infinitely strong."""


class Meeting(Struct, frozen=True):
    """A deal between two players, by their numbers: twice the same dice, with seats exchanged."""

    first: int
    second: int
    share: float
    """The first player's part of the two victories, from 0 to 1."""


class Strength(NamedTuple):
    """What a model makes of a player, and its own standard error of that."""

    strength: float
    doubt: float


Model: TypeAlias = Callable[[int, Sequence[Meeting]], list[Strength]]


class Rated(Struct, frozen=True):
    """A player and its strength in both models, with 95 % intervals."""

    player: str
    rating: Interval
    skill: Interval
    """By openskill: what it is sure of, in its own units (25 for everybody at the beginning)."""


def ratings(players: Sequence[str], meetings: Sequence[Meeting], times: int = 200) -> tuple[Rated, ...]:
    """How strong each player is, as far as these deals tell; those of two players are drawn again together."""
    rng = Rng(len(meetings))
    many = [drawn_again(meetings, rng) for _ in range(times)]
    rating, skill = (around(len(players), meetings, many, model) for model in (bradley_terry, weng_lin))
    return tuple(Rated(player, rating[n], skill[n]) for n, player in enumerate(players))


def around(
    players: int, meetings: Sequence[Meeting], many: Sequence[Sequence[Meeting]], model: Model
) -> list[Interval]:
    """Every player's strength, and the wider of two intervals: of deals drawn again, and of the model itself."""
    found = model(players, meetings)
    again = [model(players, drawn) for drawn in many]
    out = []
    for n, one in enumerate(found):
        low, high = ends([drawn[n].strength for drawn in again])
        doubt = Z * one.doubt
        out.append(Interval(one.strength, min(low, one.strength - doubt), max(high, one.strength + doubt)))
    return out


def drawn_again(meetings: Sequence[Meeting], rng: Rng) -> list[Meeting]:
    """As many deals of every two players as they have played, drawn from them with return, in the same order."""
    pairs: dict[tuple[int, int], list[Meeting]] = {}
    for meeting in meetings:
        pairs.setdefault((meeting.first, meeting.second), []).append(meeting)
    return [rng.choice(pairs[meeting.first, meeting.second]) for meeting in meetings]


def bradley_terry(players: int, meetings: Sequence[Meeting]) -> list[Strength]:
    """The strengths under which these results are likeliest, in points (choix), and how surely."""
    numpy, choix = package("numpy"), package("choix")
    won: Any = numpy.zeros((players, players))
    for meeting in meetings:
        won[meeting.first, meeting.second] += 2 * meeting.share
        won[meeting.second, meeting.first] += 2 * (1 - meeting.share)
    strengths = choix.ilsr_pairwise_dense(won, alpha=PRIOR)
    games = won + won.T + 2 * PRIOR
    numpy.fill_diagonal(games, 0.0)
    odds = 1 / (1 + numpy.exp(strengths[None, :] - strengths[:, None]))
    told = games * odds * (1 - odds)
    variances = numpy.linalg.pinv(numpy.diag(told.sum(axis=1)) - told).diagonal()
    return [
        Strength(float(MEAN + POINTS * (strength - strengths.mean())), float(POINTS * variance**0.5))
        for strength, variance in zip(strengths, variances, strict=True)
    ]


def weng_lin(players: int, meetings: Sequence[Meeting]) -> list[Strength]:
    """What one may expect of each player after all games, one after the other (openskill)."""
    model = package("openskill.models").PlackettLuce()
    found = [model.rating() for _ in range(players)]
    for meeting in meetings:
        teams = [[found[meeting.first]], [found[meeting.second]]]
        after = model.rate(teams, scores=[meeting.share, 1 - meeting.share])
        found[meeting.first], found[meeting.second] = after[0][0], after[1][0]
    return [Strength(float(one.mu), float(one.sigma)) for one in found]
