"""How strong many players are, on one scale, from comparisons of two at a time.

Two models, both from packages of others. In that of Bradley and Terry (choix) a player is so strong that a victory at a
table which it shares with another one is its own with odds of e to the difference; all games count at once, and their
order does not matter. That of Weng and Lin (openskill, Plackett-Luce) goes through the games one after the other, as a
server's ladder does. A difference of 400 points is odds of 10 to 1 in the first. Intervals come from deals drawn again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import Any, Final

from msgspec import Struct

from intrigue.arena.comparing import ends
from intrigue.arena.research import package
from intrigue.arena.tally import Interval
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


class Rated(Struct, frozen=True):
    """A player and its strength in both models, with 95 % intervals."""

    player: str
    rating: Interval
    skill: Interval
    """By openskill: what it is sure of, in its own units (25 for everybody at the beginning)."""


def ratings(players: Sequence[str], meetings: Sequence[Meeting], times: int = 200) -> tuple[Rated, ...]:
    """How strong each player is, as far as these deals tell; those of two players are drawn again together."""
    rating, skill = bradley_terry(len(players), meetings), weng_lin(len(players), meetings)
    rng = Rng(len(meetings))
    many = [drawn_again(meetings, rng) for _ in range(times)]
    reach = [each(players, many, bradley_terry), each(players, many, weng_lin)]
    return tuple(
        Rated(player, Interval(rating[n], *reach[0][n]), Interval(skill[n], *reach[1][n]))
        for n, player in enumerate(players)
    )


def each(
    players: Sequence[str],
    many: Sequence[Sequence[Meeting]],
    rate: Callable[[int, Sequence[Meeting]], list[float]],
) -> list[tuple[float, float]]:
    """Where the middle 95 % of every player's ratings end."""
    found = [rate(len(players), meetings) for meetings in many]
    return [ends([one[n] for one in found]) for n in range(len(players))]


def drawn_again(meetings: Sequence[Meeting], rng: Rng) -> list[Meeting]:
    """As many deals of every two players as they have played, drawn from them with return, in the same order."""
    pairs: dict[tuple[int, int], list[Meeting]] = {}
    for meeting in meetings:
        pairs.setdefault((meeting.first, meeting.second), []).append(meeting)
    return [rng.choice(pairs[meeting.first, meeting.second]) for meeting in meetings]


def bradley_terry(players: int, meetings: Sequence[Meeting]) -> list[float]:
    """The strengths under which these results are likeliest, in points (choix)."""
    numpy, choix = package("numpy"), package("choix")
    won: Any = numpy.zeros((players, players))
    for meeting in meetings:
        won[meeting.first, meeting.second] += 2 * meeting.share
        won[meeting.second, meeting.first] += 2 * (1 - meeting.share)
    strengths = choix.ilsr_pairwise_dense(won, alpha=PRIOR)
    return [float(MEAN + POINTS * (strength - strengths.mean())) for strength in strengths]


def weng_lin(players: int, meetings: Sequence[Meeting]) -> list[float]:
    """What one may expect of each player after all games, one after the other (openskill)."""
    model = package("openskill.models").PlackettLuce()
    found = [model.rating() for _ in range(players)]
    for meeting in meetings:
        teams = [[found[meeting.first]], [found[meeting.second]]]
        after = model.rate(teams, scores=[meeting.share, 1 - meeting.share])
        found[meeting.first], found[meeting.second] = after[0][0], after[1][0]
    return [float(one.mu) for one in found]
