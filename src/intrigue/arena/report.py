"""The report of an arena: Markdown with drawings, made from what lies in its folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from intrigue.arena.comparing import Comparison
from intrigue.arena.plotting import Row, draw_intervals
from intrigue.arena.provenance import Provenance
from intrigue.arena.tally import Interval
from intrigue.arena.tournament import Ladder, Standings, write, write_tables

REPORT: Final = "report.md"
EXPLAINED: Final = """\
Every deal is played twice with the same dice, the second time with all seats exchanged; equals have 50 % of the
victories. In brackets stand 95 % intervals, from deal to deal. A rating of 400 points more is odds of 10 to 1 (Bradley
and Terry, by choix); skill is what openskill expects after all games, one after the other."""


def write_report(folder: Path) -> Standings:
    """Make tables, drawings and report of what was played in a folder."""
    found = write_tables(folder)
    for one in found.ladders:
        draw(folder, one, [pair for pair in found.comparisons if pair.table == one.table])
    write(folder / REPORT, ("\n".join(lines(found)) + "\n").encode())
    return found


def draw(folder: Path, ladder: Ladder, pairs: Sequence[Comparison]) -> None:
    """The drawings of one kind of table."""
    rated = [Row(one.player, (one.rating,)) for one in ladder.rated]
    if rated:
        draw_intervals(folder / f"ratings-{ladder.table}.svg", ladder.table, rated, ["rating"], "points")
    kinds = ["as played", "luck taken out"] if any(pair.adjusted for pair in pairs) else ["as played"]
    rows = [Row(f"{pair.first} : {pair.second}", (pair.raw, pair.adjusted)[: len(kinds)]) for pair in pairs]
    if rows:
        across = "the first player's part of the victories"
        draw_intervals(folder / f"pairs-{ladder.table}.svg", ladder.table, rows, kinds, across, fair=0.5)


def lines(found: Standings) -> Iterator[str]:
    """The whole report."""
    yield f"# {found.name}"
    yield ""
    state = "All is played." if found.complete else "**Not all is played yet:** start the same command again to go on."
    yield f"{found.games} games count, of {found.of} that were to be played. {state}"
    if found.faults:
        yield f"In {found.faults} games a program lost its seat to a bot of ours (column `fault` of the table)."
    yield ""
    yield EXPLAINED
    for ladder in found.ladders:
        pairs = [pair for pair in found.comparisons if pair.table == ladder.table]
        if pairs:
            yield from section(ladder, pairs)
    yield from origin(found.provenance)


def section(ladder: Ladder, pairs: Sequence[Comparison]) -> Iterator[str]:
    """One kind of table."""
    yield from ("", f"## {ladder.table}", "")
    yield from rating_table(ladder)
    yield from ("", f"![ratings](ratings-{ladder.table}.svg)", "")
    yield from pair_table(pairs)
    yield from ("", f"![comparisons](pairs-{ladder.table}.svg)")


def rating_table(ladder: Ladder) -> Iterator[str]:
    """How strong everybody is."""
    yield "| player | rating | skill |"
    yield "| --- | --- | --- |"
    for one in ladder.rated:
        yield f"| {one.player} | {points(one.rating)} | {decimal(one.skill)} |"


def pair_table(pairs: Sequence[Comparison]) -> Iterator[str]:
    """What two had against each other."""
    luck = any(pair.adjusted for pair in pairs)
    test = any(pair.decided for pair in pairs)
    heads = ["first", "second", "games", "victories of the first"]
    heads += ["luck taken out", "times fewer games"] if luck else []
    heads += ["at any moment", "ended early"] if test else []
    yield f"| {' | '.join(heads)} |"
    yield "|" + " --- |" * len(heads)
    for pair in pairs:
        cells = [pair.first, pair.second, str(pair.games), percent(pair.raw)]
        cells += [percent(pair.adjusted), decimal(pair.fewer)] if luck else []
        cells += [percent(pair.decided), "yes" if pair.stopped else "no"] if test else []
        yield f"| {' | '.join(cells)} |"


def origin(found: Provenance) -> Iterator[str]:
    """Where the figures come from."""
    yield from ("", "## Where these figures come from", "")
    yield f"- commit `{found.commit or 'unknown'}`, sources `{found.sources}`, plan `{found.plan}`, seed {found.seed}"
    built = "compiled" if found.compiled else "plain Python"
    yield f"- intrigue {found.intrigue} ({built}), Python {found.python}; " + ", ".join(
        f"{name} {number}" for name, number in found.packages.items()
    )
    yield f"- {found.machine}, {found.cores} cores; begun {found.begun}"
    for name, value in found.fixed.items():
        yield f"- {name}: `{value}`, fixed before the first game"
    yield from ("", "```toml", found.config.strip(), "```")


# ---------------------------------------------------------------- numbers


def percent(one: Interval | None) -> str:
    """A share with its interval."""
    return "-" if one is None else f"{one.mean:.1%} ({one.low:.1%} to {one.high:.1%})"


def points(one: Interval) -> str:
    """A rating with its interval."""
    return f"{one.mean:.0f} ({one.low:.0f} to {one.high:.0f})"


def decimal(one: Interval | None) -> str:
    """A number with its interval."""
    return "-" if one is None else f"{one.mean:.2f} ({one.low:.2f} to {one.high:.2f})"
