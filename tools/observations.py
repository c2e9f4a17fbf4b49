"""Writes docs/observations/GAME.md: what every number of an observation means, field by field.

python tools/observations.py            write the pages anew
python tools/observations.py --check    say which are out of date (exit code 1)
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from intrigue.games import GAMES
from intrigue.kernel.companions import observation_of
from intrigue.kernel.game import Game
from intrigue.kernel.observation import Axis, Field, Observer, width

FOLDER = Path(__file__).parents[1] / "docs" / "observations"


def page(game: Game, observer: Observer[Any]) -> str:
    """The page of one game."""
    few, many = game.seats[0], game.seats[-1]
    sizes = ", ".join(f"{width(observer, seats):,} with {seats}" for seats in game.seats)
    lines = [
        f"# {game.id} in numbers",
        "",
        "Made by `python tools/observations.py`; [research.md](../research.md) tells how to use it.",
        "",
        "An observation is a row of whole numbers (32 bits). How many there are depends on the number of players:",
        f"{sizes}.",
        "Things and players are counted from 1, and 0 means that there is none; -1 stands for what the viewer may not",
        "know. Players are counted from the viewer on: 1 is the viewer, 2 sits to the viewer's left, and so on.",
        "Fields lie one after the other; of a field with several axes, the last axis changes fastest. Where places are",
        "only numbered and there are more things than places, the last ones are left out: that takes a very odd game.",
        "",
        f"| field | shape | first number ({few} players) | first number ({many} players) | meaning |",
        "| --- | --- | --- | --- | --- |",
    ]
    at = [0, 0]
    for small, large in zip(observer.fields(few), observer.fields(many), strict=True):
        lines.append(f"| `{small.name}` | {shape(small, large)} | {at[0]} | {at[1]} | {small.text} |")
        at = [at[0] + small.size(), at[1] + large.size()]
    lines += ["", "## Axes", "", *axes(observer.fields(many))]
    lines += ["", "## Kinds", "", "What numbers of these fields stand for, from 1 on:", ""]
    lines += [f"- `{name}`: {', '.join(kinds)}" for name, kinds in observer.kinds().items()]
    lines += ["", "## Left out", "", "What a view shows and the numbers do not:", ""]
    lines += [f"- `{path}`: {why}" for path, why in observer.left_out().items()]
    return "\n".join(lines) + "\n"


def shape(small: Field, large: Field) -> str:
    """The axes of a field; those that depend on the number of players by their name alone."""
    parts = []
    for one, other in zip(small.axes, large.axes, strict=True):
        parts.append(f"{one.name} ({len(one.places)})" if len(one.places) == len(other.places) else one.name)
    return " by ".join(parts) or "1"


def axes(fields: list[Field]) -> list[str]:
    """What stands at the places of every axis, each told once."""
    told: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for field in fields:
        for axis in field.axes:
            told.setdefault((axis.name, axis.places), []).append(field.name)
    return [
        f"- {name} of {', '.join(f'`{field}`' for field in used)}: {places(Axis(name, row))}"
        for (name, row), used in told.items()
    ]


def places(axis: Axis) -> str:
    """The names of an axis's places; where they are only numbered, how many there are."""
    if axis.places == tuple(str(n) for n in range(1, len(axis.places) + 1)):
        return f"1 to {len(axis.places)}"
    return ", ".join(axis.places)


def main() -> int:
    """Write or check the pages."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing")
    args = parser.parse_args()
    stale = []
    for game in GAMES.values():
        found = observation_of(game)
        if found is None:
            continue
        file, text = FOLDER / f"{game.id}.md", page(game, found.OBSERVER)
        if args.check and (not file.exists() or file.read_text(encoding="utf-8") != text):
            stale.append(file.name)
        elif not args.check:
            file.write_text(text, encoding="utf-8")
    if stale:
        print(f"out of date: {', '.join(stale)}; python tools/observations.py writes them anew", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
