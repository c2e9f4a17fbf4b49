"""What a study has found out: who wins, how games end, which cards winners have, and which numbers matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import Final

from msgspec import Struct

from intrigue.arena.provenance import Provenance
from intrigue.arena.study import Counted, Holders, Portion, Study, jobs, load, rules
from intrigue.arena.tally import Interval, Z, mean, wilson
from intrigue.boxfile import values

FEWEST: Final = 30
"""Seats that must have come by a card before anything is said of it."""


class Part(Struct, frozen=True):
    """Seats of which the same can be said, or one seat."""

    name: str
    seats: int
    victories: Interval
    """Of all games, the share that they have won together."""
    each: Interval
    """Of all their games, the share that one of them has won."""


class Ending(Struct, frozen=True):
    """A way in which games end."""

    name: str
    share: Interval
    length: Interval


class TableFound(Struct, frozen=True):
    """What one kind of table has come to."""

    level: str
    seats: int
    games: int
    length: Interval
    sides: tuple[Part, ...]
    places: tuple[Part, ...]
    """The seats, by their order."""
    ends: tuple[Ending, ...]


class CardFound(Struct, frozen=True):
    """How those do who have come by a card."""

    card: str
    side: str
    holders: int
    won: Interval
    """Their share of victories."""
    others: Interval
    """That of all others of whom the same is told."""
    lift: Interval
    """How many times as often they win."""


class ChangeFound(Struct, frozen=True):
    """What becomes of the game when one number is another."""

    path: str
    own: int | bool
    tried: int | bool
    games: int
    refused: str
    share: Interval | None
    """By how much the first side's share of victories changes, the same deals compared."""
    length: Interval | None


class Balance(Struct, frozen=True):
    """Everything that a study has found."""

    study: Study
    provenance: Provenance
    complete: bool
    games: int
    tables: tuple[TableFound, ...]
    cards: tuple[CardFound, ...]
    changes: tuple[ChangeFound, ...]


def balance(folder: Path) -> Balance:
    """What lies in a folder comes to this, whether all is played or not."""
    study, origin, done = load(folder)
    own = {job: counted for job, counted in done.items() if not job.path}
    kinds = list(dict.fromkeys((job.level, job.seats) for job in own))
    return Balance(
        study=study,
        provenance=origin,
        complete=sum(1 for _ in jobs(study)) == len(done),
        games=sum(counted.games for counted in done.values()),
        tables=tuple(table_found(*kind, of_kind(own, *kind)) for kind in kinds),
        cards=tuple(cards_found(of_kind(own, study.levels[0], study.tried_seats))),
        changes=tuple(changes_found(study, done)),
    )


def of_kind(done: dict[Portion, Counted], level: str, seats: int) -> list[Counted]:
    """The portions of one kind of table."""
    return [counted for job, counted in done.items() if (job.level, job.seats) == (level, seats)]


# ---------------------------------------------------------------- the game as it is


def table_found(level: str, seats: int, portions: Sequence[Counted]) -> TableFound:
    """One kind of table."""
    games = sum(counted.games for counted in portions)
    groups = added(counted.groups for counted in portions)
    lengths = {name: Counter[int]() for counted in portions for name in sorted(counted.ends)}
    for counted in portions:
        for name, found in counted.ends.items():
            lengths[name].update(found)
    places = [sum(counted.returns[seat] for counted in portions) for seat in range(seats)]
    return TableFound(
        level=level,
        seats=seats,
        games=games,
        length=mean(Counter(length for counted in portions for length in counted.lengths)),
        sides=tuple(part(name, found, games) for name, found in sorted(groups.items()) if name),
        places=tuple(part(f"seat {seat + 1}", Holders(games, won), games) for seat, won in enumerate(places)),
        ends=tuple(
            Ending(name, wilson(found.total(), games), mean(found))
            for name, found in sorted(lengths.items(), key=lambda one: -one[1].total())
        ),
    )


def part(name: str, found: Holders, games: int) -> Part:
    """How some seats did."""
    return Part(name, found.seats, wilson(found.won, games), wilson(found.won, found.seats))


def added(counts: Iterable[dict[str, Holders]]) -> dict[str, Holders]:
    """Several counts together."""
    out: dict[str, Holders] = {}
    for one in counts:
        for name, found in one.items():
            out.setdefault(name, Holders()).add(found.won, found.seats)
    return out


def cards_found(portions: Sequence[Counted]) -> list[CardFound]:
    """How those do who have come by a card, the best first."""
    groups = added(counted.groups for counted in portions)
    out = []
    for name, held in added(counted.cards for counted in portions).items():
        side, _, card = name.rpartition(" ")
        rest = Holders(groups[side].seats - held.seats, groups[side].won - held.won)
        if min(held.seats, rest.seats) >= FEWEST and held.won > 0 and rest.won > 0:
            with_it, without = wilson(held.won, held.seats), wilson(rest.won, rest.seats)
            out.append(CardFound(card, side, held.seats, with_it, without, lift(held, rest)))
    return sorted(out, key=lambda found: -found.lift.mean)


def lift(held: Holders, rest: Holders) -> Interval:
    """How many times as often those win who have it, with the interval of a ratio of shares."""
    a, b = held.won / held.seats, rest.won / rest.seats
    reach = Z * sqrt(max(0.0, 1 - a) / held.won + max(0.0, 1 - b) / rest.won)
    ratio = log(a / b)
    return Interval(exp(ratio), exp(ratio - reach), exp(ratio + reach))


# ---------------------------------------------------------------- numbers that are changed


def changes_found(study: Study, done: dict[Portion, Counted]) -> list[ChangeFound]:
    """What every change does, the one that matters most first."""
    as_it_is = deal_by_deal(job_and_counted for job_and_counted in done.items() if not job_and_counted[0].path)
    kind = (study.levels[0], study.tried_seats)
    all_of_it = [pair for deal, pair in as_it_is.items() if deal[:2] == kind]
    own = {value.path: value.value for value in values(rules(study))}
    by_change: dict[tuple[str, int | bool | None], list[tuple[Portion, Counted]]] = {}
    for job, counted in done.items():
        if job.path:
            by_change.setdefault((job.path, job.value), []).append((job, counted))
    out = []
    for (path, tried), portions in by_change.items():
        assert tried is not None
        refused = next((counted.refused for _, counted in portions if counted.refused), "")
        deals = {deal: pair for deal, pair in deal_by_deal(portions).items() if deal in as_it_is}
        shares, lengths = (
            difference([(as_it_is[deal][k], pair[k]) for deal, pair in deals.items()], [one[k] for one in all_of_it])
            for k in range(2)
        )
        out.append(ChangeFound(path, own[path], tried, len(deals), refused, shares, lengths))
    return sorted(out, key=lambda one: -abs(one.share.mean) if one.share else 1.0)


def deal_by_deal(portions: Iterable[tuple[Portion, Counted]]) -> dict[tuple[str, int, int], tuple[float, float]]:
    """The first side's share and the length of every deal."""
    return {
        (job.level, job.seats, job.first + n): (share, float(length))
        for job, counted in portions
        for n, (share, length) in enumerate(zip(counted.shares, counted.lengths, strict=True))
    }


def difference(pairs: Sequence[tuple[float, float]], all_of_it: Sequence[float]) -> Interval | None:
    """How far something lies from what it was, by deals that were played both ways and by all that were played before.

    What the same deals had come to before is a control variate: as far as it tells what they come to now, luck of the
    deal is taken out. None if there are too few.
    """
    n = len(pairs)
    if n < 2:
        return None
    before, now = (sum(pair[k] for pair in pairs) / n for k in range(2))
    usual = sum(all_of_it) / len(all_of_it)
    spread = sum((x - before) ** 2 for x, _ in pairs)
    slope = sum((x - before) * (y - now) for x, y in pairs) / spread if spread else 0.0
    rest = sum((y - now - slope * (x - before)) ** 2 for x, y in pairs) / (n - 1)
    wide = sum((x - usual) ** 2 for x in all_of_it) / max(1, len(all_of_it) - 1)
    middle = now - slope * (before - usual) - usual
    reach = Z * sqrt(rest / n + (1 - slope) ** 2 * wide / len(all_of_it))
    return Interval(middle, middle - reach, middle + reach)
