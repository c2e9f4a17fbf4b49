"""How well a game's foresight tells who will win, at tables of games that are over: its log-loss, and a constant's.

python tools/habits.py emerald1 --seats 4 --bots ismcts --think 0.1 --games 12
python tools/foretelling.py build/habits/emerald1-*.txt
../other/.venv/bin/python tools/foretelling.py build/habits/emerald1-*.txt

This takes seconds where matches take hours. It tells whether playing on knows more, not whether the bot wins more:
matches have the last word. Chances that are too bold or too timid count as much as wrong ones; so the loss is also told
for chances that are raised to the power which suits them best.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import Final

import msgspec

from intrigue import GAMES, Record, Rng, read_record
from intrigue.kernel.companions import NO_AIM, Foresight, advice_of
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.record import positions

MOMENTS: Final = 20
"""At so many moments of a game it is foretold who wins."""
TIMES: Final = 16
"""How often it is played on from each of them."""
LEAST: Final = 1e-3
"""No chance is taken for less."""
POWERS: Final = [n / 20 for n in range(2, 41)]


class Foretold(msgspec.Struct, frozen=True):
    """Everybody's chances at a moment of a game, and what became of them."""

    chances: list[float]
    won: list[float]

    def loss(self, power: float) -> float:
        """The logarithmic loss of these chances, raised to a power."""
        raised = [max(LEAST, chance) ** power for chance in self.chances]
        return -sum(part * log(chance / sum(raised)) for part, chance in zip(self.won, raised, strict=True))


class Told(msgspec.Struct, frozen=True):
    """What all moments come to."""

    games: int
    moments: int
    loss: float
    power: float
    loss_with_power: float
    constant: float
    """The loss of who always gives everybody the same chance."""

    def __str__(self) -> str:
        return (
            f"{self.moments} moments of {self.games} games: a log-loss of {self.loss:.3f}, "
            f"{self.loss_with_power:.3f} to the power of {self.power:g}; a constant's is {self.constant:.3f}"
        )


def foresight_of(record: Record) -> Foresight:
    """How the advice of a record's game plays on; raises LookupError if it does not."""
    advice = advice_of(GAMES[record.game])
    if advice is None or advice.foresight is None:
        raise LookupError(f"{record.game}: the advice of this game does not play on")
    return advice.foresight


def foretold(record: Record) -> Iterator[Foretold]:
    """What is foretold at moments of a finished game."""
    game = GAMES[record.game]
    ahead = foresight_of(record)
    apart = max(1, len(record.answers) // MOMENTS)
    seen: list[list[float]] = []
    table = None
    for n, table in enumerate(positions(record, GAMES, listening=False)):
        if n % apart or not table.agenda:
            continue
        rng = Rng(n + 1)
        found = [ahead(table.copy(), rng, game, table.agenda[-1].seat, NO_AIM) for _ in range(TIMES)]
        sums = [max(0.0, sum(chances)) for chances in zip(*found, strict=True)]
        seen.append([each / (sum(sums) or 1.0) for each in sums])
    assert table is not None  # there is a table before the first answer
    for chances in seen:
        yield Foretold(chances, list(game.returns(table)))


def told(records: Sequence[Record]) -> Told:
    """All of them together; raises LookupError if there are none."""
    if not records:
        raise LookupError("none of these games is over")
    cases = [case for record in records for case in foretold(record)]
    losses = {power: sum(case.loss(power) for case in cases) / len(cases) for power in [1.0, *POWERS]}
    best = min(POWERS, key=lambda power: losses[power])
    constant = sum(log(len(case.won)) for case in cases) / len(cases)
    return Told(len(records), len(cases), losses[1.0], best, losses[best], constant)


def read(file: Path) -> Record:
    """A record from a file; raises LookupError, with the file's name, if it holds none."""
    try:
        return read_record(file.read_text(encoding="utf-8"))
    except IntrigueError as error:
        raise LookupError(f"{file}: {error}") from error


def main() -> int:
    """Read the records, and print what they come to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=Path, nargs="+", help="finished games")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    try:
        records = [read(file) for file in args.records]
        found = told([record for record in records if record.scores is not None])
    except (OSError, IntrigueError, LookupError) as error:
        print(error, file=sys.stderr)
        return 2
    print(msgspec.json.encode(found).decode() if args.json else found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
