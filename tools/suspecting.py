"""What suspicions are fitted to and measured by: games of bots, kept as records, and what could be suspected there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import tanh
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, cast

from keeping import kept

from intrigue import GAMES, Record, read_record
from intrigue.arena import match
from intrigue.arena.pool import spread
from intrigue.arena.simulate import game_seed
from intrigue.bots import Clock
from intrigue.games.emerald.shared.cards import RESTORATIONIST
from intrigue.games.emerald.shared.policy import GROUPS, Policy, Weights
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.companions import Suspicion, suspicion_of
from intrigue.kernel.event import Telling, story
from intrigue.kernel.game import Game
from intrigue.kernel.record import positions

PLAIN: Final = 300.0
"""How strongly weights are drawn to what the rules make one expect: one of which few games speak stays there. Games of
some bots say much about these bots: weights that were less drawn (2, 20, 100) told worse of others early in a game.
"""
STEPS: Final = 25
"""How often weights are mended; they settle long before."""


class Edition(Protocol):
    """What the suspicion of an edition is made of."""

    @property
    def KINDS(self) -> Sequence[str]: ...  # noqa: N802

    @property
    def EXPECTED(self) -> Mapping[str, float]: ...  # noqa: N802

    @property
    def HELD_EXPECTED(self) -> Mapping[str, float]: ...  # noqa: N802

    @property
    def POLICY(self) -> Policy: ...  # noqa: N802

    @property
    def Suspected(self) -> Callable[..., Any]: ...  # noqa: N802

    def suspect(self, view: Any, story: Sequence[Telling], game: Game, weights: Weights | None) -> Suspicion: ...


def edition_of(game: Game) -> Edition:
    """The suspicion of a game; raises LookupError if it has none."""
    found = suspicion_of(game)
    if found is None:
        raise LookupError(f"{game.id} has no suspicion.py")
    return cast(Edition, found)


# ---------------------------------------------------------------- games


class Series(NamedTuple):
    """Games of one kind: with so many seats, all of them of the same bot."""

    game: str
    seats: int
    bot: str
    iterations: int
    seed: int

    def file(self, folder: Path, i: int) -> Path:
        """Where game number i is kept."""
        return folder / f"{self.game}-{self.seats}-{self.bot}-{self.iterations}-{self.seed}-{i}.txt"


def play(folder: Path, series: Series, i: int) -> str:
    """Game number i of a series, played unless it is kept already."""

    def record() -> str:
        clock = Clock(iterations=series.iterations)
        return match(GAMES[series.game], [series.bot] * series.seats, game_seed(series.seed, i), clock=clock).record

    return kept(series.file(folder, i), record)


def all_games(folder: Path, series: Sequence[Series], games: int, processes: int) -> Iterator[Record]:
    """The first games of each series; those that are kept already are not played again."""
    for one in series:
        for text in spread(partial(play, folder, one), range(games), processes):
            yield read_record(text)


# ---------------------------------------------------------------- moments of a game


class Moment(NamedTuple):
    """A game as it was when a turn began."""

    share: float
    """How much of the game was over, from 0 to 1."""
    table: EmeraldTable
    told: int
    """How much of the story had been told."""


class Replayed(NamedTuple):
    """A game, its whole story, and some moments of it, at even distances."""

    game: Game
    table: EmeraldTable
    moments: list[Moment]

    def story(self, moment: Moment, viewer: int | None) -> tuple[Telling, ...]:
        """What a viewer had heard then."""
        return story(self.table.log[: moment.told], viewer)


def replayed(record: Record, moments: int) -> Replayed:
    """A record played again: what it was like in the middle of each of so many parts of it."""
    turns: list[tuple[EmeraldTable, int]] = []
    told = 0
    table: Any = None
    for table in positions(record, GAMES):
        new = [event.kind for event in table.log[told:]]
        told = len(table.log)
        if "turn" in new:
            turns.append((table.copy(), told))
    chosen = [int((part + 0.5) / moments * len(turns)) for part in range(moments)]
    return Replayed(GAMES[record.game], table, [Moment(n / len(turns), *turns[n]) for n in chosen])


# ---------------------------------------------------------------- fitting


class Example(NamedTuple):
    """What was seen of a player, and what they were."""

    signs: Mapping[str, float]
    restorationist: bool
    weight: float


def examples(record: Record, moments: int) -> Iterator[Example]:
    """Every player whose identity was a secret, at some moments of a game; a player counts once in all."""
    past = replayed(record, moments)
    edition = edition_of(past.game)
    for moment in past.moments:
        view = past.game.observe(moment.table, None)
        witness = edition.Suspected(view, past.story(moment, None), past.game).witness
        for seat in range(record.seats):
            if not view.seats[seat].revealed:
                was = int(moment.table.side[seat]) == RESTORATIONIST
                yield Example(witness.signs(seat), was, 1 / moments)


def fitted(
    kinds: Sequence[str], expected: Mapping[str, float], seen: Sequence[Example], drawn: float = PLAIN
) -> dict[str, float]:
    """The weights under which what players were is most likely, near what is expected: logistic regression."""
    place = {kind: i for i, kind in enumerate(kinds)}
    rows = [
        ([(place[kind], n) for kind, n in one.signs.items()], float(one.restorationist), one.weight) for one in seen
    ]
    start = [expected.get(kind, 0.0) for kind in kinds]
    weights = start
    for _ in range(STEPS):
        slope = [drawn * (there - weight) for there, weight in zip(start, weights, strict=True)]
        bend = [[drawn if i == j else 0.0 for j in range(len(kinds))] for i in range(len(kinds))]
        for row, was, weight in rows:
            likely = (1 + tanh(sum(weights[i] * n for i, n in row) / 2)) / 2
            miss, doubt = weight * (was - likely), weight * likely * (1 - likely)
            for i, n in row:
                slope[i] += miss * n
                for j, m in row:
                    bend[i][j] += doubt * n * m
        step = solved(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return dict(zip(kinds, weights, strict=True))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The x for which matrix · x = right; the matrix is symmetric, and positive in every direction."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    out = [0.0] * n
    for i in range(n - 1, -1, -1):
        out[i] = (rows[i][n] - sum(rows[i][k] * out[k] for k in range(i + 1, n))) / rows[i][i]
    return out


# ---------------------------------------------------------------- fitting: who holds what


class Holding(NamedTuple):
    """A moment of a game: what could be suspected of who holds what, and who really held it."""

    suspected: Any
    table: Any

    def held(self, counter: int, holder: int) -> bool:
        """Did they hold it?"""
        return bool(self.table.double[counter] == holder)


def holdings(record: Record, moments: int) -> Iterator[Holding]:
    """Some moments of a game, as a spectator could judge them."""
    past = replayed(record, moments)
    edition = edition_of(past.game)
    for moment in past.moments:
        view = past.game.observe(moment.table, None)
        yield Holding(edition.Suspected(view, past.story(moment, None), past.game), moment.table)


def fitted_held(expected: Mapping[str, float], seen: Sequence[Holding]) -> dict[str, float]:
    """The weights under which it is most likely that everybody held what they did, near what is expected."""
    kinds = list(expected)
    weights = dict(expected)
    for _ in range(STEPS):
        slope = {kind: PLAIN * (expected[kind] - weight) for kind, weight in weights.items()}
        bend = {kind: dict.fromkeys(kinds, 0.0) | {kind: PLAIN} for kind in kinds}
        for one in seen:
            holders = one.suspected.shared_out(Weights({}, weights))
            for counter, row in zip(holders.counters, holders.chances(), strict=True):
                for holder, likely in zip(holders.holders, row, strict=True):
                    signs = one.suspected.held_signs(counter, holder)
                    miss = one.held(counter, holder) - likely
                    for kind, n in signs.items():
                        slope[kind] += miss * n
                        for other, m in signs.items():
                            bend[kind][other] += likely * (1 - likely) * n * m
        step = solved([list(bend[kind].values()) for kind in kinds], list(slope.values()))
        weights = {kind: weights[kind] + change for kind, change in zip(kinds, step, strict=True)}
        if max(map(abs, step)) < 1e-4:
            break
    return weights


# ---------------------------------------------------------------- the file


def fit(game: Game, records: Mapping[str, Sequence[Record]], moments: int) -> dict[str, Weights]:
    """The weights for every group of player counts, from the games of that group."""
    edition = edition_of(game)
    out: dict[str, Weights] = {}
    for group in GROUPS:
        seen = [one for record in records[group] for one in examples(record, moments)]
        held: dict[str, float] = {}
        if edition.HELD_EXPECTED:
            held = fitted_held(edition.HELD_EXPECTED, [one for record in records[group] for one in holdings(record, 2)])
        out[group] = Weights(rounded(fitted(edition.KINDS, edition.EXPECTED, seen)), rounded(held))
    return out


def rounded(weights: Mapping[str, float]) -> dict[str, float]:
    """The weights as they are written down; what says nothing is left out."""
    return {kind: round(weight, 3) for kind, weight in weights.items() if abs(weight) >= 0.0005}


def written(policy: Mapping[str, Weights], told: Sequence[str]) -> str:
    """The file of a policy, with some lines on how it was made."""
    lines = [f"# {line}" for line in told]
    for group, weights in policy.items():
        for part, table in (("sides", weights.sides), ("held", weights.held)):
            lines += ["", f"[{group}.{part}]", *[f"{kind} = {weight}" for kind, weight in table.items()]]
    return "\n".join(lines) + "\n"
