"""The report of a study: Markdown with drawings, made from what lies in its folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import NormalDist
from typing import Final

import msgspec
from msgspec.structs import replace

from intrigue.arena.balance import Balance, CardFound, ChangeFound, TableFound, balance
from intrigue.arena.plotting import Row, draw_intervals, draw_tornado
from intrigue.arena.report import origin, percent
from intrigue.arena.study import QUICK, Study, first_side, rules
from intrigue.arena.tally import Interval, Z
from intrigue.arena.tournament import write
from intrigue.i18n import MissingWord, Words

REPORT: Final = "report.md"
SHOWN: Final = 24
"""Cards and numbers in a drawing."""
CAUTION: Final = """\
**What these figures can tell.** They are of bots, which play all alike and not very well, and of a box whose numbers
are partly a reconstruction: what is favoured here may not be so among good players, or with the printed numbers. In
brackets stand 95 % intervals; they tell how sure the figures are for these bots and these numbers, and nothing else."""
OF_CARDS: Final = """\
How often those win who have come by a card, compared with those of the same side who have not. That is no proof that it
is the card that wins: whoever is ahead comes by more, and long games give more time. Cards that few have come by are
left out."""
OF_NUMBERS: Final = """\
Each reconstructed number was made one more and one less (what is true or not was turned round), all others left as they
are, and the same {deals} deals were played again. Told is by how much the share of victories of the first side ({side})
changes, in hundredths of all games. Of {changes} changes, about one in twenty lies beyond its 95 % interval by chance
alone: **sure** are those that would stay beyond it if all of them were looked at together (Bonferroni)."""


def write_report(folder: Path) -> Balance:
    """Make report and drawings of what was played in a folder."""
    found = balance(folder)
    draw(folder, found)
    write(folder / REPORT, ("\n".join(lines(found)) + "\n").encode())
    return found


def lines(found: Balance) -> Iterator[str]:
    """The whole report."""
    words = Words(rules(found.study), "en")
    yield f"# Is {words.line('title')} balanced?"
    yield ""
    state = "" if found.complete else " **Not all is played yet:** start the same command again to go on."
    yield f"{found.games:,} games.{state}"
    yield from ("", f"    {command(found.study)}", "")
    yield CAUTION
    if QUICK in found.study.levels:
        yield from (
            "",
            f"`{QUICK}` is the game's own quick way to play: everybody acts at a glance, and guesses at secrets.",
        )
    yield from ("", "## In short", "", *short(found, words))
    yield from ("", "## Who wins", "", *sides(found, words), "", *places(found))
    yield from ("", "## What ends games, and when", "", *ends(found, words))
    yield from ("", "## Which cards winners have", "", *cards(found, words))
    yield from ("", "## Which numbers matter", "", *numbers(found, words))
    yield from origin(replace(found.provenance, config=settings(found.study)))


def settings(study: Study) -> str:
    """The settings as lines of TOML."""
    plain = msgspec.to_builtins(study)
    return "\n".join(
        f"{key} = {msgspec.json.encode(value).decode()}" for key, value in plain.items() if value is not None
    )


def command(study: Study) -> str:
    """What makes these figures again."""
    numbers = {"games": study.games, "slow-games": study.slow_games, "tried-games": study.tried_games}
    numbers |= {"tried-seats": study.tried_seats, "iterations": study.iterations, "seed": study.seed}
    words = [f"--seats {','.join(map(str, study.seats))}", f"--levels {','.join(study.levels)}"]
    words += [f"--{name} {number}" for name, number in numbers.items()]
    words += [f"--only {','.join(study.only)}"] if study.only else []
    words += ["--box FILE"] if study.box_file else []
    return f"intrigue study balance {study.game} {' '.join(words)}"


def short(found: Balance, words: Words) -> Iterator[str]:
    """The answer in a few lines."""
    for table in found.tables:
        if len(table.sides) == 2:
            yield f"- {table.level}, {table.seats} players: {verdict(table, words)}"
    sure = [change for change in found.changes if is_sure(change, tests(found))]
    if found.changes:
        said = ", ".join(f"`{path}`" for path in dict.fromkeys(change.path for change in sure[:12]))
        yield f"- Check first in your box: {said or 'none of the numbers stands out by itself'}."


def verdict(table: TableFound, words: Words) -> str:
    """Which of two sides is favoured, player for player."""
    first, second = sorted(table.sides, key=lambda side: -side.each.mean)
    said = f"one of the {fact(words, first.name)} wins {percent(first.each)} of the games, "
    said += f"one of the {fact(words, second.name)} {percent(second.each)}"
    apart = first.each.low > second.each.high
    return said + (": **favoured**" if apart else ": no difference that these games can tell")


def fact(words: Words, name: str) -> str:
    """What a fact is called, where the game has words for it."""
    try:
        return words.line(f"fact-{name.replace(' ', '-')}")
    except MissingWord:
        return name


def sides(found: Balance, words: Words) -> Iterator[str]:
    """Victories by side, player count and level."""
    if not any(table.sides for table in found.tables):
        yield "All players are alike in this game."
        return
    yield "| level | players | games | side | victories of the side | victories of one player of it | a fair share |"
    yield "|" + " --- |" * 7
    for table in found.tables:
        for side in table.sides:
            cells = (percent(side.victories), percent(side.each), f"{1 / table.seats:.1%}")
            yield f"| {table.level} | {table.seats} | {table.games} | {fact(words, side.name)} | {' | '.join(cells)} |"
    yield from ("", "![victories by side](sides.svg)")


def places(found: Balance) -> Iterator[str]:
    """Victories by seat."""
    yield "| level | players | " + " | ".join(f"seat {n + 1}" for n in range(max_seats(found))) + " |"
    yield "|" + " --- |" * (2 + max_seats(found))
    for table in found.tables:
        shares = [percent(place.each) for place in table.places] + [""] * (max_seats(found) - table.seats)
        yield f"| {table.level} | {table.seats} | {' | '.join(shares)} |"


def max_seats(found: Balance) -> int:
    """The most players at a table."""
    return max(table.seats for table in found.tables)


def ends(found: Balance, words: Words) -> Iterator[str]:
    """How games end, and how long they are then."""
    yield "| level | players | end | games | length |"
    yield "|" + " --- |" * 5
    for table in found.tables:
        yield f"| {table.level} | {table.seats} | any | 100 % | {number(table.length)} |"
        for end in table.ends:
            cells = (fact(words, end.name), percent(end.share), number(end.length))
            yield f"| {table.level} | {table.seats} | {' | '.join(cells)} |"


def cards(found: Balance, words: Words) -> Iterator[str]:
    """Which cards winners have: the best and the worst."""
    if not found.cards:
        yield "Nothing is told of cards, or too few games were played."
        return
    yield OF_CARDS
    yield from ("", f"{found.study.levels[0]}, {found.study.tried_seats} players:", "")
    yield "| card | side | had it | victories with it | without | times as often |"
    yield "|" + " --- |" * 6
    for card in best_and_worst(found.cards):
        lift = f"{card.lift.mean:.2f} ({card.lift.low:.2f} to {card.lift.high:.2f})"
        cells = (str(card.holders), percent(card.won), percent(card.others), lift)
        yield f"| {name(words, card.card)} | {fact(words, card.side) if card.side else '-'} | {' | '.join(cells)} |"
    yield from ("", "![cards](cards.svg)")


def best_and_worst(found: Sequence[CardFound]) -> Sequence[CardFound]:
    """Those that matter most, at both ends."""
    return found if len(found) <= SHOWN else [*found[: SHOWN // 2], *found[-SHOWN // 2 :]]


def name(words: Words, thing: str) -> str:
    """What a thing is called."""
    try:
        return words.name(thing)
    except MissingWord:
        return thing


def numbers(found: Balance, words: Words) -> Iterator[str]:
    """Which reconstructed numbers matter."""
    if not found.changes:
        yield "No number was changed: the box file has none that is reconstructed, or none was to be tried."
        return
    measured = [change for change in found.changes if change.share is not None]
    side = first_side(rules(found.study))
    called = fact(words, " ".join(side)) if side else "seat 1"
    yield OF_NUMBERS.format(deals=max(change.games for change in found.changes), side=called, changes=len(measured))
    if found.study.only:
        yield f"Only these parts of the box file were looked at: {', '.join(f'`{path}`' for path in found.study.only)}."
    if len(found.changes) > len(measured):
        yield f"{len(found.changes) - len(measured)} other changes the rules do not allow."
    yield from ("", "![tornado](numbers.svg)", "")
    yield f"| number | is | tried | change of the share of {called} | change of the length | sure |"
    yield "|" + " --- |" * 6
    for change in measured[: 2 * SHOWN]:
        assert change.share is not None
        assert change.length is not None
        sure = "yes" if is_sure(change, len(measured)) else ""
        own, tried = str(change.own).lower(), str(change.tried).lower()
        cells = (own, tried, signed(change.share), number(change.length, "+.1f"), sure)
        yield f"| `{change.path}` | {' | '.join(cells)} |"


def tests(found: Balance) -> int:
    """How many changes were measured."""
    return sum(change.share is not None for change in found.changes)


def is_sure(change: ChangeFound, many: int) -> bool:
    """Is the change beyond doubt, although so many were looked at?"""
    if change.share is None or not many:
        return False
    error = (change.share.high - change.share.mean) / Z
    return abs(change.share.mean) > NormalDist().inv_cdf(1 - 0.025 / many) * error


def signed(one: Interval) -> str:
    """A change of a share, in hundredths of all victories."""
    return f"{100 * one.mean:+.1f} ({100 * one.low:+.1f} to {100 * one.high:+.1f})"


def number(one: Interval, form: str = ".1f") -> str:
    """A number with its interval."""
    return f"{one.mean:{form}} ({one.low:{form}} to {one.high:{form}})"


# ---------------------------------------------------------------- drawings


def draw(folder: Path, found: Balance) -> None:
    """All drawings for which there is something to draw."""
    words = Words(rules(found.study), "en")
    with_sides = [table for table in found.tables if table.sides]
    if with_sides:
        kinds = [side.name for side in with_sides[0].sides]
        rows = [side_row(table, kinds) for table in with_sides]
        draw_intervals(
            folder / "sides.svg", "Victories of a side", rows, [fact(words, kind) for kind in kinds], "share", 0.5
        )
    if found.cards:
        of_cards = [
            Row(
                f"{name(words, card.card)} ({fact(words, card.side)})" if card.side else name(words, card.card),
                (card.lift,),
            )
            for card in best_and_worst(found.cards)
        ]
        draw_intervals(
            folder / "cards.svg", "Victories with a card", of_cards, ["with it"], "times as often as without it", 1.0
        )
    bars = tornado(found)
    if bars:
        draw_tornado(
            folder / "numbers.svg", "One number changed", bars, "change of the first side's share of victories"
        )


def side_row(table: TableFound, kinds: Sequence[str]) -> Row:
    """The sides of one kind of table."""
    by_name = {side.name: side.victories for side in table.sides}
    return Row(f"{table.level}, {table.seats} players", tuple(by_name.get(kind) for kind in kinds))


def tornado(found: Balance) -> list[Row]:
    """The numbers that matter most: one less (or turned round), and one more."""
    paths = list(dict.fromkeys(change.path for change in found.changes if change.share is not None))[:SHOWN]
    rows = []
    for path in paths:
        both = {change.tried: change for change in found.changes if change.path == path}
        own = next(iter(both.values())).own
        less = both.get(own - 1) if not isinstance(own, bool) else both.get(not own)
        more = both.get(own + 1) if not isinstance(own, bool) else None
        rows.append(Row(f"{path} = {str(own).lower()}", tuple(one.share if one else None for one in (less, more))))
    return rows
