"""Today's bot against that of another version: every deal is played with today's at every seat in turn.

python tools/versus.py emerald1 --seats 4 --other ../old/.venv/bin/python --deals 10
python tools/versus.py kabale --ours expert --seconds 1 --other ../old/.venv/bin/python --their-seconds 0.1

All other seats are the other version's: whatever is installed for that Python. Without `--other` it is this one, and
two bots of it are compared. Seconds are of the processor's time, so that a busy machine changes nothing. Games are kept
as records: whoever stops goes on from there. Remove the folder when the rules or the bots have changed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple

time.perf_counter = time.process_time

import msgspec  # noqa: E402
from keeping import kept  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import Progress  # noqa: E402

from intrigue import GAMES, Record, Session, read_record  # noqa: E402
from intrigue.arena.pool import spread  # noqa: E402
from intrigue.arena.simulate import game_seed  # noqa: E402
from intrigue.arena.tally import Interval, wilson  # noqa: E402
from intrigue.bots import Bot, Clock, make  # noqa: E402
from intrigue.bots.players import thinking  # noqa: E402
from intrigue.kernel.record import positions  # noqa: E402

ROOT: Final = Path(__file__).parent.parent
OTHER: Final = Path(__file__).parent / "other_version.py"


class Pair(NamedTuple):
    """Who plays whom, and for how long they think."""

    game: str
    seats: int
    ours: str
    seconds: float
    other: str
    theirs: str
    their_seconds: float
    seed: int


class Found(msgspec.Struct, frozen=True):
    """What the games come to."""

    game: str
    seats: int
    games: int
    victories: Interval
    """Today's share of them; shared ones count in parts."""
    fair: float


class OtherVersion:
    """The program that the other version runs in."""

    def __init__(self, python: str) -> None:
        self.program: Final = subprocess.Popen(
            [python, str(OTHER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            # A path that leads to this version would let it play against itself.
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        )
        self.told = 0

    def say(self, message: dict[str, object]) -> None:
        """One line to it."""
        assert self.program.stdin is not None  # it has a pipe
        self.program.stdin.write(json.dumps(message) + "\n")
        self.program.stdin.flush()

    def begin(self, session: Session) -> None:
        """A new game."""
        self.told = 0
        self.say({"type": "begin", "game": session.game.id, "seats": session.record.seats})

    def ask(self, session: Session, seat: int, pair: Pair, seed: int) -> str:
        """Its answer at this seat; raises RuntimeError if it has ended."""
        given = session.record.answers
        new = [(answer.seat, answer.phrase) for answer in given[self.told :]]
        self.told = len(given)
        asked = {"type": "ask", "answers": new, "seat": seat, "bot": pair.theirs}
        self.say(asked | {"seconds": pair.their_seconds, "seed": seed})
        assert self.program.stdout is not None  # it has a pipe
        line = self.program.stdout.readline()
        if not line:
            raise RuntimeError("the other version ended: what it said stands above")
        return str(json.loads(line)["phrase"])


@cache
def other_version(python: str) -> OtherVersion:
    """One program for all games of a process."""
    return OtherVersion(python)


@cache
def bot_of(name: str, game: str) -> Bot:
    """Today's bot."""
    return make(name, GAMES[game])


def play(folder: Path, pair: Pair, job: tuple[int, int]) -> tuple[int, str]:
    """A deal with today's bot at one seat, played unless it is kept already; that seat, and the record."""
    deal, own = job
    times = f"{pair.ours}-{pair.seconds}-{pair.theirs}-{pair.their_seconds}"
    file = folder / f"{pair.game}-{pair.seats}-{times}-{pair.seed}-{deal}-{own}.txt"
    return own, kept(file, lambda: str(played(pair, game_seed(pair.seed, deal), own).record))


def played(pair: Pair, seed: int, own: int) -> Session:
    """One game."""
    session = Session(GAMES[pair.game], pair.seats, {}, seed)
    streams = thinking(seed, pair.seats)
    other = other_version(pair.other)
    other.begin(session)
    session.roll()
    while (seat := session.asked) is not None:
        rng = streams[seat].fork()
        if seat == own:
            view, story, decision = session.ask(seat)
            bot = bot_of(pair.ours, pair.game)
            option = bot.choose(view, story, decision, Clock(seconds=pair.seconds), rng)
            session.answer(seat, session.game.verbs.phrase(option))
        else:
            session.answer(seat, other.ask(session, seat, pair, int(rng.word()) >> 1))
        session.roll()
    return session


def share_of(record: Record, seat: int) -> float:
    """What a game was worth to a seat."""
    for last in positions(record, GAMES):
        table = last
    return GAMES[record.game].returns(table)[seat]


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and say how it went."""
    args = arguments().parse_args(argv)
    their_seconds = args.seconds if args.their_seconds is None else args.their_seconds
    pair = Pair(args.game, args.seats, args.ours, args.seconds, args.other, args.theirs, their_seconds, args.seed)
    jobs = [(args.first + deal, seat) for deal in range(args.deals) for seat in range(args.seats)]
    won = 0.0
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=len(jobs))
        for own, text in spread(partial(play, args.work, pair), jobs, args.processes):
            won += share_of(read_record(text), own)
            progress.advance(bar)
    found = Found(args.game, args.seats, len(jobs), wilson(won, len(jobs)), 1 / args.seats)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        share = found.victories
        told = f"{share.mean:.0%} ({share.low:.0%} to {share.high:.0%})"
        print(f"{args.game}, {args.seats} players, {len(jobs)} games: {told}; a fair share is {found.fair:.0%}")
    return 0


def arguments() -> argparse.ArgumentParser:
    """What may be said on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--ours", default="ismcts", help="today's bot  [ismcts]")
    parser.add_argument("--seconds", type=float, default=0.1, help="for each of its answers  [0.1]")
    parser.add_argument("--other", default=sys.executable, help="the Python of the other version  [this one]")
    parser.add_argument("--theirs", default="ismcts", help="the other version's bot  [ismcts]")
    parser.add_argument("--their-seconds", type=float, help="for each of its answers  [as many]")
    parser.add_argument("--deals", type=int, default=10, help="every deal is played once for every seat  [10]")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal  [0]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "versus", help="where games are kept")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    return parser


if __name__ == "__main__":
    sys.exit(main())
