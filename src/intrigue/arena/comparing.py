"""What the games between two players come to: as they were, and with luck taken out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from intrigue.arena.config import Config
from intrigue.arena.contest import Encounter, Played, seating
from intrigue.arena.research import package
from intrigue.arena.sequential import Betting
from intrigue.arena.tally import Interval, wilson
from intrigue.kernel.rng import Rng

FOLDS: Final = 10
"""Groups of deals. How far luck is taken out of one is learned from the others."""


class Deal(Struct, frozen=True):
    """A deal that was played with both seatings."""

    number: int
    share: float
    """The first player's part of the victories, from 0 to 1."""
    luck: float | None
    """How much of that was luck, as far as the value function sees it; None where luck is left in."""


class Comparison(Struct, frozen=True):
    """Two players at one kind of table."""

    table: str
    first: str
    second: str
    deals: int
    games: int
    raw: Interval
    """The first player's part of the victories; equals have one half."""
    adjusted: Interval | None
    """The same with luck taken out; None where luck is left in."""
    fewer: Interval | None
    """How many times fewer games the adjusted result needs."""
    decided: Interval | None
    """The interval of the sequential test, where one was asked for."""
    stopped: bool
    """Was it ended early?"""


def deals_of(config: Config, played: Mapping[str, Played], table: int, pair: int) -> list[Deal]:
    """The deals that two players have finished without a gap, as far as the sequential test let them go on."""
    betting = None if config.stop is None else Betting(config.stop.alpha)
    found: list[Deal] = []
    for number in range(config.tables[table].deals):
        both = [Encounter(table, pair, number, exchanged) for exchanged in (False, True)]
        if any(one.key not in played for one in both):
            break
        found.append(deal_of(config, number, [(one, played[one.key]) for one in both]))
        if betting is not None and config.stop is not None:
            betting.add(found[-1].share)
            if betting.decided(config.stop):
                break
    return found


def deal_of(config: Config, number: int, both: Sequence[tuple[Encounter, Played]]) -> Deal:
    """What a deal comes to for the first of the two players."""
    share, luck = 0.0, 0.0
    known = True
    for encounter, played in both:
        first = config.pairs[encounter.pair][0]
        for seat, player in enumerate(seating(config, encounter)):
            own = player == first
            share += played.returns[seat] / 2 if own else 0.0
            if played.luck is None:
                known = False
            else:
                luck += played.luck[seat] / 4 if own else -played.luck[seat] / 4
    return Deal(number, share, luck if known else None)


def compare(config: Config, played: Mapping[str, Played]) -> list[Comparison]:
    """All comparisons for which there is a deal."""
    out = []
    for table in range(len(config.tables)):
        deals = {pair: deals_of(config, played, table, pair) for pair in range(len(config.pairs))}
        strengths = learned(list(deals.values()))
        out += [compared(config, table, pair, found, strengths) for pair, found in deals.items() if found]
    return out


def compared(
    config: Config, table: int, pair: int, deals: Sequence[Deal], strengths: Sequence[float] | None
) -> Comparison:
    """Two players, from their deals."""
    raw = [deal.share for deal in deals]
    adjusted = None if strengths is None else [without_luck(deal, strengths) for deal in deals]
    first, second = config.pairs[pair]
    betting, stopped = None, False
    if config.stop is not None:
        betting = Betting(config.stop.alpha)
        for share in raw:
            betting.add(share)
        stopped = len(deals) < config.tables[table].deals and betting.decided(config.stop)
    return Comparison(
        table=config.tables[table].name,
        first=config.players[first].name,
        second=config.players[second].name,
        deals=len(deals),
        games=2 * len(deals),
        raw=mean_of(raw),
        adjusted=None if adjusted is None else mean_of(adjusted, bounded=False),
        fewer=None if adjusted is None else times_fewer(raw, adjusted),
        decided=None if betting is None else betting.interval(),
        stopped=stopped,
    )


# ---------------------------------------------------------------- luck


def learned(pairs: Sequence[Sequence[Deal]]) -> list[float] | None:
    """How far luck is to be taken out of each group of deals, as all other groups tell; None where luck is left in.

    Luck is nought on average whatever it is multiplied by, if only the factor does not depend on the same deals. So
    nothing is biased, and a value function that sees little does no harm.
    """
    if not any(pairs) or any(deal.luck is None for deals in pairs for deal in deals):
        return None
    return [
        slope([[deal for deal in deals if deal.number % FOLDS != fold] for deals in pairs]) for fold in range(FOLDS)
    ]


def slope(pairs: Sequence[Sequence[Deal]]) -> float:
    """By how much results rise with luck, drawn towards 1 as if one deal had said so; 1 where nothing is known."""
    points = []
    for deals in pairs:
        middle = mean(deal.share for deal in deals) if deals else 0.0
        points += [(deal.share - middle, deal.luck or 0.0) for deal in deals]
    squares = sum(luck * luck for _, luck in points)
    together = sum(share * luck for share, luck in points)
    prior = squares / len(points) if points else 1.0
    return (together + prior) / (squares + prior) if squares + prior > 0 else 1.0


def without_luck(deal: Deal, strengths: Sequence[float]) -> float:
    """A result less what was luck."""
    return deal.share - strengths[deal.number % FOLDS] * (deal.luck or 0.0)


# ---------------------------------------------------------------- intervals


def mean_of(values: Sequence[float], bounded: bool = True) -> Interval:
    """The mean of independent deals, with Student's interval; Wilson's where all of them were alike."""
    n = len(values)
    middle = mean(values)
    spread = variance(values) if n > 1 else 0.0
    if spread == 0.0:
        return wilson(min(1.0, max(0.0, middle)) * 2 * n, 2 * n)
    reach = float(package("scipy.stats").t.ppf(0.975, n - 1)) * sqrt(spread / n)
    low, high = middle - reach, middle + reach
    return Interval(middle, max(0.0, low), min(1.0, high)) if bounded else Interval(middle, low, high)


def times_fewer(raw: Sequence[float], adjusted: Sequence[float], times: int = 200) -> Interval | None:
    """The ratio of the variances, with an interval from deals drawn again; None where there are too few deals."""
    n = len(raw)
    if n < 3 or variance(raw) == 0.0 or variance(adjusted) == 0.0:
        return None
    rng = Rng(n)
    found = []
    for _ in range(times):
        drawn = [int(rng.below(n)) for _ in range(n)]
        above, below = variance([raw[i] for i in drawn]), variance([adjusted[i] for i in drawn])
        if below > 0.0:
            found.append(above / below)
    return Interval(variance(raw) / variance(adjusted), *ends(found))


def mean(values: Iterable[float]) -> float:
    """The mean."""
    found = list(values)
    return sum(found) / len(found)


def variance(values: Sequence[float]) -> float:
    """How far values are from their mean; the library's own is exact, and a hundred times slower."""
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def ends(found: Sequence[float]) -> tuple[float, float]:
    """Where the middle 95 % of some numbers end."""
    order = sorted(found)
    return order[int(0.025 * (len(order) - 1))], order[int(0.975 * (len(order) - 1) + 0.5)]
