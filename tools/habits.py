"""What bots do: how games go, how often everything happens in one, and what they do without having thought.

python tools/habits.py emerald1 --seats 4 --bots ismcts --think 0.1 --games 20
python tools/habits.py emerald2 --seats 3 --bots greedy,ismcts,greedy --json
python tools/habits.py emerald2 --bots ismcts --iterations 60 --games 500

One name stands for a bot at every seat. Counted are the events that everybody may read, and in the Emeralds what turns
are like (`turns`). Games are kept as records: whoever stops goes on from there. Remove the folder when the bots have
changed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from keeping import kept
from rich.progress import Progress
from turns import turns

from intrigue import GAMES, Record, read_record
from intrigue.arena import match
from intrigue.arena.pool import spread
from intrigue.arena.simulate import game_seed
from intrigue.arena.statistics import facts_of
from intrigue.bots import Clock
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.event import Telling, story
from intrigue.kernel.record import positions

ROOT: Final = Path(__file__).parent.parent


class Habits(msgspec.Struct):
    """What was counted in a number of games."""

    games: int = 0
    facts: Counter[str] = msgspec.field(default_factory=Counter)
    """How they went: how many turns, why they ended, who was what."""
    wins: dict[str, float] = {}
    """How often somebody won who was this."""
    events: Counter[str] = msgspec.field(default_factory=Counter)
    texts: Counter[str] = msgspec.field(default_factory=Counter)
    """Cards that were used for their text."""
    turns: int = 0
    for_good: int = 0
    """Turns in which something happened that is not undone."""
    silly: Counter[str] = msgspec.field(default_factory=Counter)
    """What undid itself."""

    def add(self, record: Record) -> None:
        """Count another game."""
        game = GAMES[record.game]
        *_, table = positions(record, GAMES)
        self.games += 1
        facts = facts_of(game, table)
        for what, value in facts.game.items():
            self.facts[what if isinstance(value, int) else f"{what} {value}"] += value if isinstance(value, int) else 1
        for seat, said in enumerate(facts.seats):
            for what, word in said.items():
                self.facts[f"{what} {word}"] += 1
                self.wins[word] = self.wins.get(word, 0.0) + game.returns(table)[seat]
        told = list(story(table.log, None))
        self.events.update(telling.kind for telling in told)
        self.texts.update(texts_in(told))
        if isinstance(table, EmeraldTable):
            self.add_turns(record)

    def add_turns(self, record: Record) -> None:
        """Count what its turns were like."""
        for turn in turns(record):
            self.turns += 1
            self.for_good += turn.is_for_good()
            self.silly.update(turn.silly())

    def lines(self) -> Iterator[str]:
        """All of it, for people."""
        yield f"{self.games} games"
        for title, counts in (("how they went", self.facts), ("in a game", self.events), ("texts used", self.texts)):
            yield title
            yield from (f"  {n / self.games:8.2f}  {what}" for what, n in counts.most_common())
        yield from (f"{word} wins {won / self.games:.2f} of a game" for word, won in self.wins.items())
        if self.turns:
            yield f"something for good in {self.for_good / self.turns:.0%} of {self.turns} turns"
            yield f"moves that undo themselves: {self.silly.total()}"
            yield from (f"  {n:8}  {what}" for what, n in self.silly.most_common())


def texts_in(told: Sequence[Telling]) -> Iterator[str]:
    """The cards that were used for their text: by saying so, to interrupt, or used up by what they were played for."""
    played: dict[object, object] = {}
    for telling in told:
        card = telling.args.get("card")
        said = telling.kind == "played" and telling.args["symbol"] == "text"
        if said or telling.kind == "interrupted" or (telling.kind == "removed" and played.get(card) == "bomb"):
            yield str(card)
        if telling.kind == "played":
            played[card] = telling.args["symbol"]


def one_game(folder: Path, job: tuple[str, tuple[str, ...], Clock, int, int]) -> str:
    """A game, played unless it is kept already."""
    name, bots, clock, series, i = job
    time = f"{clock.seconds}s" if clock.iterations is None else str(clock.iterations)
    file = folder / f"{name}-{'-'.join(bots)}-{time}-{series}-{i}.txt"
    return kept(file, lambda: match(GAMES[name], bots, game_seed(series, i), clock=clock).record)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--think", type=float, default=0.1, help="seconds for an answer  [0.1]")
    parser.add_argument("--iterations", type=int, help="iterations in place of seconds: the same again for a seed")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "habits", help="where games are kept")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    names = args.bots.split(",")
    bots = tuple(names * args.seats if len(names) == 1 else names)
    clock = Clock(iterations=args.iterations) if args.iterations else Clock(seconds=args.think)
    jobs = [(args.game, bots, clock, args.seed, i) for i in range(args.games)]
    habits = Habits()
    with Progress(disable=not sys.stderr.isatty()) as progress:
        found = spread(partial(one_game, args.work), jobs, args.processes)
        for text in progress.track(found, total=len(jobs)):
            habits.add(read_record(text))
    print(msgspec.json.encode(habits).decode() if args.json else "\n".join(habits.lines()))


if __name__ == "__main__":
    main()
