"""The ladder as a page: how strong every player is in every game, and what hidden information is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from intrigue.arena.comparing import Comparison
from intrigue.arena.omniscient import NAME as OMNISCIENT
from intrigue.arena.plotting import Row, draw_intervals
from intrigue.arena.report import origin, percent, points
from intrigue.arena.tally import Interval
from intrigue.arena.tournament import Standings, write, write_tables

FIGURES: Final = "figures"
"""The folder of drawings, beside the page."""

ABOUT: Final = """\
Points of a rating as in chess: 400 more are odds of 10 to 1, and all players of one kind of table
have 1500 on average. In brackets stand 95 % intervals (deals drawn again). A table is a game and its number of players.
Every player plays the next one of the list; each deal is played twice with the same dice, the second time with all
seats exchanged."""

SAME: Final = ("ismcts", "expert")
ABOUT_SAME: Final = """\
`ismcts` and `expert` are the same search, so between them everything comes out even: what is not even there would be a
fault of the arena."""

KNOWING: Final = """\
`omniscient` is the control that cheats: the search of `expert`, with the same advice and as many
iterations, but in the true table in place of imagined ones. It lives in the arena alone (`arena/omniscient.py`), and
knows a table only because the arena shows it one. What it wins beyond one half is what the hidden information is worth
to this search. The bots of players have none of it: they get views, and a test replaces all that they cannot see by
something else and finds their answers unchanged."""


def write_ladder(folder: Path, page: Path, command: str) -> Standings:
    """Make the page of what was played in a folder."""
    found = write_tables(folder)
    figures = page.parent / FIGURES
    figures.mkdir(parents=True, exist_ok=True)
    known = [pair for pair in found.comparisons if OMNISCIENT in (pair.first, pair.second)]
    rows = [Row(pair.table, (knowing(pair),)) for pair in known]
    if rows:
        title = f"{OMNISCIENT} against {honest(known[0])}"
        draw_intervals(
            figures / "omniscient.svg", title, rows, ["share"], "part of the victories of who knows everything", 0.5
        )
    write(page, ("\n".join(lines(found, known, command)) + "\n").encode())
    return found


def lines(found: Standings, known: Sequence[Comparison], command: str) -> Iterator[str]:
    """The whole page."""
    yield from (f"# {found.name}", "", "Made by", "", f"    {command}", "")
    state = "" if found.complete else " Not all that was to be played is played yet; the same command goes on."
    yield f"from {found.games} games that count, of {found.of}.{state}"
    yield from ("", ABOUT)
    if any({*SAME} == {pair.first, pair.second} for pair in found.comparisons):
        yield ABOUT_SAME
    yield ""
    yield from rating_table(found)
    if known:
        yield from ("", "## What hidden information is worth", "", KNOWING, "")
        yield f"| table | games | victories of `{OMNISCIENT}` against `{honest(known[0])}` |"
        yield "| --- | --- | --- |"
        for pair in known:
            yield f"| {pair.table} | {pair.games} | {percent(knowing(pair))} |"
        yield from ("", f"![what hidden information is worth]({FIGURES}/omniscient.svg)")
    yield from ("", "## Neighbours", "", "The stronger ones' part of the victories, as they stand in the list.", "")
    yield from neighbours(found)
    yield from origin(found.provenance)


def rating_table(found: Standings) -> Iterator[str]:
    """A column for each player, in the order of the settings, and a row for each kind of table."""
    ladders = [ladder for ladder in found.ladders if ladder.rated]
    rated = {(ladder.table, one.player): one.rating for ladder in ladders for one in ladder.rated}
    players = list(dict.fromkeys(player for pair in found.comparisons for player in (pair.first, pair.second)))
    yield "| table | " + " | ".join(players) + " |"
    yield "| --- |" + " --- |" * len(players)
    for ladder in ladders:
        cells = [rated.get((ladder.table, player)) for player in players]
        yield f"| {ladder.table} | " + " | ".join("-" if one is None else points(one) for one in cells) + " |"


def neighbours(found: Standings) -> Iterator[str]:
    """What the next one of the list had against each, at every kind of table."""
    pairs = list(dict.fromkeys((one.first, one.second) for one in found.comparisons))
    by = {(one.table, one.first, one.second): one for one in found.comparisons}
    yield "| table | " + " | ".join(f"{second} : {first}" for first, second in pairs) + " |"
    yield "| --- |" + " --- |" * len(pairs)
    for table in dict.fromkeys(one.table for one in found.comparisons):
        cells = [by.get((table, *pair)) for pair in pairs]
        told = ["-" if one is None else f"{percent(turned(one.raw))}, {one.games}" for one in cells]
        yield f"| {table} | " + " | ".join(told) + " |"


def knowing(pair: Comparison) -> Interval:
    """The part of the victories of the one who knows everything."""
    return pair.raw if pair.first == OMNISCIENT else turned(pair.raw)


def honest(pair: Comparison) -> str:
    """The other one."""
    return pair.second if pair.first == OMNISCIENT else pair.first


def turned(share: Interval) -> Interval:
    """The other player's part."""
    return Interval(1 - share.mean, 1 - share.high, 1 - share.low)
