"""Many games and what they add up to, in bounded memory and with any number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from time import perf_counter

from msgspec import Struct

from intrigue.arena.match import DEFAULT_CLOCK, BadMatch, match
from intrigue.arena.pool import spread
from intrigue.arena.statistics import facts_of
from intrigue.arena.tally import Group, Interval, Measure, Tally, in_order, mean, measure, wilson
from intrigue.bots import Bot, Clock, make
from intrigue.bots.levels import dealt
from intrigue.games import GAMES, played_with
from intrigue.kernel.companions import statistics_of
from intrigue.kernel.game import Game, check_seats
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import play_out


class SeatSummary(Struct, frozen=True):
    """How one seat did."""

    bot: str
    win_share: Interval
    """Victories, shared ones in parts; the interval is Wilson's."""
    score: Interval
    scores: dict[int, int]
    """How often it had each score."""


class Summary(Struct, frozen=True):
    """What many games add up to. All but the times is the same for the same seed."""

    game: str
    games: int
    seed: int
    seats: tuple[SeatSummary, ...]
    decisions: float
    """Per game, the mean; chance is not counted."""
    fewest_decisions: int
    most_decisions: int
    answers: float | None
    """Per game, chance included; None where games ran too fast to count them."""
    measures: dict[str, Measure]
    """Other numbers that the game tells: how many turns there were, for instance."""
    counts: dict[str, dict[str, int]]
    """In how many games there was what: why they ended, for instance."""
    groups: dict[str, dict[str, Group]]
    """How the seats did of which the same can be said: those of one side, for instance."""
    seconds: float
    decisions_per_second: float
    games_per_second: float


class Series(Struct, frozen=True):
    """The games to play, as plain data: this crosses processes."""

    game: str
    seats: int
    bots: tuple[str | Bot, ...]
    seed: int
    options: dict[str, str]
    clock: Clock
    box_file: str | None = None
    """The box file that the games are played with, where it is not the game's own."""

    @property
    def all_random(self) -> bool:
        return all(bot == "random" for bot in self.bots)


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int = 0,
    bots: Sequence[str | Bot] | None = None,
    processes: int = 1,
    options: Mapping[str, str] = {},
    clock: Clock | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play `games` games and sum them up; `progress` hears how many are done so far.

    Game number i is `match(game, bots, game_seed(seed, i))`, unless all bots are `random` (as they are if none are
    named): then it is a random play-out with these dice, without views and stories. Bots of your own can be used,
    with several processes if they can be pickled.
    """
    players = tuple(bots) if bots is not None else ("random",) * seats
    check(game, seats, games, players, processes, options)
    box_file = game.box_file if game.box_name else None
    series = Series(game.id, seats, players, seed, dict(options), clock or DEFAULT_CLOCK, box_file)
    total = Tally(seats)
    start = perf_counter()
    work = partial(play_here, game, series) if processes == 1 else partial(play_there, series)
    with closing(spread(work, chunks(games, series), processes)) as tallies:
        for tally in tallies:
            total.merge(tally)
            if progress is not None:
                progress(total.games)
    return summary(game, series, total, perf_counter() - start)


def check(
    game: Game, seats: int, games: int, bots: Sequence[str | Bot], processes: int, options: Mapping[str, str]
) -> None:
    """Raise what is wrong before anything is started."""
    if games < 1:
        raise BadMatch(f"{games} games cannot be played: it takes 1 at least")
    if processes < 1:
        raise BadMatch(f"{processes} processes cannot play: it takes 1 at least")
    check_seats(game, seats)
    if len(bots) != seats:
        raise BadMatch(f"there are {seats} seats and {len(bots)} bots: every seat takes one")
    for bot in dealt(bots, game, 0):
        if isinstance(bot, str):
            make(bot, game)
    game.new(seats, options)


# ---------------------------------------------------------------- playing


def game_seed(seed: int, i: int) -> int:
    """The seed of game number i of a series; with seed 0 it is i."""
    return (seed * 0x9E3779B97F4A7C15 + i) & 0xFFFFFFFFFFFFFFFF


def chunks(games: int, series: Series) -> Iterator[range]:
    """The numbers of the games in portions that do not depend on who plays them."""
    size = 200 if series.all_random else 1  # whoever thinks takes long enough over a single game
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def play_there(series: Series, numbers: range) -> Tally:
    """Play these games of the series in another process, which has to look the game up."""
    return play_here(played_with(GAMES[series.game], series.box_file), series, numbers)


def play_here(game: Game, series: Series, numbers: range) -> Tally:
    """Play these games of the series."""
    tally = Tally(series.seats)
    if series.all_random:
        fresh = game.new(series.seats, series.options)
        for i in numbers:
            table = fresh.copy()
            decisions = play_out(table, Rng(game_seed(series.seed, i)))
            tally.add(game.scores(table), game.returns(table), decisions, 0, facts_of(game, table))
        return tally
    for i in numbers:
        result = match(game, series.bots, game_seed(series.seed, i), series.options, series.clock)
        tally.add(result.scores, result.returns, result.decisions, result.answers, result.facts)
    return tally


# ---------------------------------------------------------------- summing up


def summary(game: Game, series: Series, tally: Tally, seconds: float) -> Summary:
    """What the counts say."""
    length = measure(tally.decisions)
    made = length.mean * tally.games
    told = statistics_of(game)
    return Summary(
        game=series.game,
        games=tally.games,
        seed=series.seed,
        seats=tuple(seat_summary(series, tally, seat) for seat in range(series.seats)),
        decisions=length.mean,
        fewest_decisions=length.fewest,
        most_decisions=length.most,
        answers=None if series.all_random else tally.answers / tally.games,
        measures={name: measure(numbers) for name, numbers in tally.measures.items()},
        counts={} if told is None else in_order(told.GAME, tally.counts),
        groups={} if told is None else groups(told.SEAT, tally),
        seconds=seconds,
        decisions_per_second=made / seconds,
        games_per_second=tally.games / seconds,
    )


def groups(names: Mapping[str, Sequence[str]], tally: Tally) -> dict[str, dict[str, Group]]:
    """What the counts say about the seats of which the same can be said, where there were any."""
    return {
        name: {word: tally.groups[name, word].group(tally.games) for word in words if (name, word) in tally.groups}
        for name, words in names.items()
    }


def seat_summary(series: Series, tally: Tally, seat: int) -> SeatSummary:
    """What the counts say about one seat."""
    bot = series.bots[seat]
    return SeatSummary(
        bot=bot if isinstance(bot, str) else repr(bot),
        win_share=wilson(tally.shares[seat], tally.games),
        score=mean(tally.scores[seat]),
        scores=dict(sorted(tally.scores[seat].items())),
    )
