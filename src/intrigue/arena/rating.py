"""How strong bots are, on one scale: everybody plays everybody, and the model of Bradley and Terry is fitted to it.

In that model a bot is so strong that it beats another with odds of e to the difference. A difference of 400 points of
rating is odds of 10 to 1, as in chess.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations
from math import exp, log, sqrt
from typing import Final

from msgspec import Struct

from intrigue.arena.match import DEFAULT_CLOCK, BadMatch, match
from intrigue.arena.pool import spread
from intrigue.arena.simulate import game_seed
from intrigue.arena.tally import Interval, Z
from intrigue.bots import Clock, make
from intrigue.bots.levels import dealt
from intrigue.games import GAMES
from intrigue.kernel.game import Game

POINTS: Final = 400 / log(10)
"""Points of rating for a difference of 1."""
MEAN: Final = 1500
"""The rating of all bots on average."""
PRIOR: Final = 1.0
"""So many games each bot is taken to have drawn against an average one: nobody is infinitely strong."""
STEP: Final = 2.0
"""A bot's strength is changed by this at most at a time."""
EXACT: Final = 1e-10


class Pairing(Struct, frozen=True):
    """Two bots that have played each other, each at each seat as often as the other."""

    first: str
    second: str
    games: int
    won: float
    """Games that the first has won; shared victories count in parts."""


class Rated(Struct, frozen=True):
    """A bot and its strength in points, with the 95 % interval."""

    bot: str
    rating: Interval


class Encounter(Struct, frozen=True):
    """One game to play: which bots, and whether the second one has the first seat."""

    pair: int
    bots: tuple[str, str]
    seed: int
    swapped: bool


# ---------------------------------------------------------------- playing


def round_robin(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    processes: int = 1,
    clock: Clock | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[Pairing, ...]:
    """Everybody plays everybody, two at a table, so many games each: half of them as the other half with seats changed.

    `progress` hears how many games are done. With a clock that counts iterations all is the same for the same seed.
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadMatch(f"{', '.join(bots)}: it takes two bots at least, each of them once")
    if games < 2 or games % 2:
        raise BadMatch(f"{games} games cannot be shared between two seatings: it takes 2, 4, 6 …")
    for bot in dealt(bots, game, seed):
        make(bot, game)
    pairs = list(combinations(bots, 2))
    encounters = [
        Encounter(n, pair, game_seed(seed, i), swapped)
        for i in range(games // 2)
        for n, pair in enumerate(pairs)
        for swapped in (False, True)
    ]
    won = [0.0] * len(pairs)
    with closing(spread(partial(play, game.id, clock or DEFAULT_CLOCK), encounters, processes)) as played:
        for done, (encounter, share) in enumerate(zip(encounters, played, strict=True), start=1):
            won[encounter.pair] += share
            if progress is not None:
                progress(done)
    return tuple(Pairing(*pair, games, share) for pair, share in zip(pairs, won, strict=True))


def play(game: str, clock: Clock, encounter: Encounter) -> float:
    """How much of the victory the first bot of the pair has got."""
    first, second = encounter.bots
    bots = [second, first] if encounter.swapped else [first, second]
    return match(GAMES[game], bots, encounter.seed, clock=clock).returns[int(encounter.swapped)]


# ---------------------------------------------------------------- rating


def ratings(bots: Sequence[str], pairings: Sequence[Pairing]) -> tuple[Rated, ...]:
    """How strong each bot is, as far as these games tell.

    The intervals are those of the differences to the mean. They take all games for independent; as the two games of a
    pair have the same dice with seats changed, they are a little wider than they need be.
    """
    strengths, information = fitted(bots, pairings)
    n = len(bots)
    mean = sum(strengths) / n
    out = []
    for i, bot in enumerate(bots):
        contrast = [(1.0 if j == i else 0.0) - 1 / n for j in range(n)]
        variance = sum(map(lambda a, b: a * b, contrast, solved(information, contrast)))
        rating, margin = MEAN + POINTS * (strengths[i] - mean), POINTS * Z * sqrt(variance)
        out.append(Rated(bot, Interval(rating, rating - margin, rating + margin)))
    return tuple(out)


def fitted(bots: Sequence[str], pairings: Sequence[Pairing]) -> tuple[list[float], list[list[float]]]:
    """The strengths under which these results are likeliest, by Newton's method, and how much is told of them."""
    place = {bot: i for i, bot in enumerate(bots)}
    strengths = [0.0] * len(bots)
    while True:
        slopes, information = judged(strengths, place, pairings)
        steps = solved(information, slopes)
        longest = max(map(abs, steps))
        if longest < EXACT:
            return strengths, information
        shorter = min(1.0, STEP / longest)
        strengths = [strength + shorter * step for strength, step in zip(strengths, steps, strict=True)]


def judged(
    strengths: Sequence[float], place: dict[str, int], pairings: Sequence[Pairing]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood's logarithm changes with each strength, and how fast that changes (with the sign turned)."""
    slopes = []
    information = [[0.0] * len(strengths) for _ in strengths]
    for i, strength in enumerate(strengths):
        chance = 1 / (1 + exp(-strength))
        slopes.append(PRIOR * (0.5 - chance))
        information[i][i] = PRIOR * chance * (1 - chance)
    for pairing in pairings:
        i, j = place[pairing.first], place[pairing.second]
        chance = 1 / (1 + exp(strengths[j] - strengths[i]))
        surplus = pairing.won - pairing.games * chance
        slopes[i] += surplus
        slopes[j] -= surplus
        told = pairing.games * chance * (1 - chance)
        for a, b, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
            information[a][b] += sign * told
    return slopes, information


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x with matrix · x = right, by elimination. The matrix has the largest numbers on its diagonal."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for k in range(n):
        for i in range(n):
            if i != k:
                factor = rows[i][k] / rows[k][k]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[k], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]
