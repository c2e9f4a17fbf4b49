"""What is played to learn how a game is balanced: many deals, and the same deals again with one number changed.

A job is a portion of deals at one kind of table; what is written down of it are counts that can be added up. It knows
no game: sides, ends, cards and a quick way to play come from the game's `statistics`, numbers from its box file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import Struct

from intrigue.arena.campaign import Where, carry_out
from intrigue.arena.journal import Journal, read_journal
from intrigue.arena.match import BadMatch, match
from intrigue.arena.provenance import Provenance, digest, provenance, sources
from intrigue.arena.simulate import game_seed
from intrigue.arena.statistics import Facts, facts_of
from intrigue.bots import Clock, make
from intrigue.bots.levels import dealt
from intrigue.boxfile import RECONSTRUCTED, changed, values
from intrigue.games import GAMES, played_with
from intrigue.kernel.companions import statistics_of
from intrigue.kernel.errors import BadBox
from intrigue.kernel.game import Game, check_seats
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import is_over

QUICK: Final = "quick"
"""In place of a bot: the game's own quick way to play, where its `statistics` has one."""
PORTION: Final = 50
"""Deals of a job that are played quickly."""
UNFINISHED: Final = "unfinished"
"""How a game has ended on which the quick way has given up."""
JOURNAL: Final = "journal.jsonl"
ORIGIN: Final = "provenance.json"
SETTINGS: Final = "study.json"


class Study(Struct, frozen=True):
    """What is to be found out, and by how many games."""

    game: str
    seats: tuple[int, ...]
    """Player counts."""
    levels: tuple[str, ...]
    """Who plays, the same at all seats: `quick`, bots or levels. Numbers are tried out by the first."""
    games: int
    """Deals for each player count with the first level."""
    slow_games: int
    """The same for each other level."""
    tried_games: int
    """Deals for each number that is changed; none if 0."""
    tried_seats: int
    """With how many players numbers are changed."""
    seed: int
    iterations: int
    """How long bots think that search."""
    only: tuple[str, ...] = ()
    """Only numbers whose paths begin so are changed; all of them if this is empty."""
    box_file: str | None = None
    """Another box file than the game's own."""


class Portion(Struct, frozen=True):
    """Some deals at one kind of table: a job."""

    seats: int
    level: str
    first: int
    deals: int
    path: str = ""
    """Which number is changed; empty if none is."""
    value: int | bool | None = None

    @property
    def key(self) -> str:
        return f"{self.level}/{self.seats}/{self.path}={self.value}/{self.first}+{self.deals}"


class Holders(Struct):
    """Seats of which something can be said: how many there were, and what they have won."""

    seats: int = 0
    won: float = 0.0

    def add(self, won: float, seats: int = 1) -> None:
        self.seats += seats
        self.won += won


class Counted(Struct):
    """What came of some deals."""

    refused: str = ""
    """Why the changed number cannot be played with; nothing is played then."""
    games: int = 0
    returns: list[float] = []
    """What each seat has won, in all deals together."""
    shares: list[float] = []
    """Deal by deal: what the first side has won, or the first seat where there are no sides."""
    lengths: list[int] = []
    """Deal by deal: the first number that the game tells of itself, or how many decisions there were."""
    ends: dict[str, list[int]] = {}
    """How games have ended, with their lengths."""
    groups: dict[str, Holders] = {}
    """Seats of which the same is told: `side loyalist`, for instance; empty where nothing is."""
    cards: dict[str, Holders] = {}
    """What seats have come by, by the same words as groups: `side loyalist card`, or ` card` where there are none."""


# ---------------------------------------------------------------- what is to be done


def tried(game: Game, only: Sequence[str] = ()) -> Iterator[tuple[str, int | bool]]:
    """Every reconstructed number of the box file with those beside it; what is true or not is turned round."""
    for value in values(game):
        if value.source != RECONSTRUCTED or not isinstance(value.value, int):
            continue
        if not only or any(f"{value.path}.".startswith(f"{path}.") for path in only):
            around = (not value.value,) if isinstance(value.value, bool) else (value.value - 1, value.value + 1)
            for other in around:
                yield value.path, other


def jobs(study: Study) -> Iterator[Portion]:
    """All portions: the game as it is, then every change with its first deals, its next ones …, then other levels."""
    changes = list(tried(rules(study), study.only)) if study.tried_games else []
    compared = study.tried_games if changes else 0
    first, *slow = study.levels
    for seats in sorted({*study.seats, study.tried_seats} if changes else study.seats):
        games = study.games if seats in study.seats else 0
        yield from portions(max(games, compared) if seats == study.tried_seats else games, seats, first)
    for portion in portions(compared, study.tried_seats, first):
        for path, value in changes:
            yield Portion(portion.seats, portion.level, portion.first, portion.deals, path, value)
    for level in slow:
        for seats in study.seats:
            yield from portions(study.slow_games, seats, level)


def portions(games: int, seats: int, level: str) -> Iterator[Portion]:
    """So many deals in portions; whoever thinks takes long enough over a single one."""
    size = PORTION if level in (QUICK, "random") else 1
    for first in range(0, games, size):
        yield Portion(seats, level, first, min(size, games - first))


def rules(study: Study) -> Game:
    """The game that is played."""
    return played_with(GAMES[study.game], study.box_file)


def check(study: Study) -> None:
    """Raise what is wrong before anything is played."""
    game = rules(study)
    for seats in (*study.seats, study.tried_seats):
        check_seats(game, seats)
    if not study.levels or not study.seats or study.games < 2:
        raise BadMatch("a study takes a level, a player count and 2 games at least")
    for level in study.levels:
        if level != QUICK:
            for bot in dealt([level], game, 0):
                make(str(bot), game)
        elif quick_of(game) is None:
            raise BadMatch(f"{game.id} has no quick way to play: name bots or levels instead")
    paths = [value.path for value in values(game)]
    for path in study.only:
        if not any(f"{known}.".startswith(f"{path}.") for known in paths):
            raise BadMatch(f"{game.id} has no number {path!r}: `intrigue cards {game.id}` lists them")


def quick_of(game: Game) -> Any:
    """The game's quick way to play, if it has one."""
    told = statistics_of(game)
    return None if told is None else told.quick


# ---------------------------------------------------------------- playing


def play(study: Study, portion: Portion) -> Counted:
    """Play a portion, and count."""
    game = rules(study)
    if portion.path:
        try:
            game = played_with(game, changed(game.box_file, portion.path, portion.value))
        except BadBox as error:
            return Counted(refused=str(error))
    counted = Counted(returns=[0.0] * portion.seats)
    for deal in range(portion.first, portion.first + portion.deals):
        count(counted, first_side(game), *played(game, study, portion, game_seed(study.seed, deal)))
    return counted


def played(game: Game, study: Study, portion: Portion, seed: int) -> tuple[Sequence[float], Facts, int]:
    """One game: what it was worth to each seat, what there is to say about it, and how many answers it took."""
    if portion.level != QUICK:
        clock = Clock(iterations=study.iterations)
        result = match(game, [portion.level] * portion.seats, seed, clock=clock)
        return result.returns, result.facts, result.decisions
    t: Any = game.new(portion.seats, listening=True)
    quick_of(game)(t, Rng(seed))
    over = is_over(t)
    facts = facts_of(game, t)
    if not over:
        told = {name: value if isinstance(value, int) else UNFINISHED for name, value in facts.game.items()}
        facts = msgspec.structs.replace(facts, game=told)
    return (game.returns(t) if over else [0.0] * portion.seats), facts, len(t.log)


def count(counted: Counted, side: tuple[str, str] | None, returns: Sequence[float], facts: Facts, answers: int) -> None:
    """Add one game."""
    words = [[f"{name} {word}" for name, word in said.items()] or [""] for said in facts.seats] or [[""]] * len(returns)
    numbers = [value for value in facts.game.values() if isinstance(value, int)]
    length = numbers[0] if numbers else answers
    counted.games += 1
    counted.lengths.append(length)
    counted.shares.append(share_of(side, returns, facts))
    for name, value in facts.game.items():
        if isinstance(value, str):
            counted.ends.setdefault(f"{name} {value}", []).append(length)
    for seat, won in enumerate(returns):
        counted.returns[seat] += won
        for word in words[seat]:
            counted.groups.setdefault(word, Holders()).add(won)
            for card in facts.cards[seat] if facts.cards else ():
                counted.cards.setdefault(f"{word} {card}", Holders()).add(won)


def first_side(game: Game) -> tuple[str, str] | None:
    """What the game tells first about seats, and the first word that it may be; None where seats are all alike."""
    told = statistics_of(game)
    return None if told is None else next(((name, words[0]) for name, words in told.SEAT.items()), None)


def share_of(side: tuple[str, str] | None, returns: Sequence[float], facts: Facts) -> float:
    """What the first side has won, or the first seat."""
    if side is None:
        return returns[0]
    name, word = side
    return sum(won for won, said in zip(returns, facts.seats, strict=True) if said[name] == word)


# ---------------------------------------------------------------- doing it


def run(
    study: Study, folder: Path, where: Where, progress: Callable[[int, int], None] | None, minutes: float | None
) -> None:
    """Play what is not played yet; whoever is killed goes on from there."""
    check(study)
    config = msgspec.json.encode(study).decode()
    plan = digest(config, sources(), study_sources())
    until = None if minutes is None else monotonic() + 60 * minutes
    to_do = list(jobs(study))
    with Journal(folder / JOURNAL, plan) as journal:
        if not (folder / ORIGIN).exists():
            (folder / SETTINGS).write_text(config, encoding="utf-8")
            origin = provenance(study.seed, config, plan)
            (folder / ORIGIN).write_bytes(msgspec.json.format(msgspec.json.encode(origin)))
        waiting = (job for job in to_do if until is None or monotonic() < until)
        with closing(carry_out(journal, waiting, partial(play, study), where)) as batches:
            for _ in batches:
                if progress is not None:
                    progress(len(journal), len(to_do))


def study_sources() -> str:
    """A digest of this file: what is counted must not change on the way."""
    return digest(Path(__file__).read_bytes())


def load(folder: Path) -> tuple[Study, Provenance, dict[Portion, Counted]]:
    """All that lies in a folder."""
    study = msgspec.json.decode((folder / SETTINGS).read_bytes(), type=Study)
    origin = msgspec.json.decode((folder / ORIGIN).read_bytes(), type=Provenance)
    found = read_journal(folder / JOURNAL, origin.plan, Counted)
    return study, origin, {job: found[job.key] for job in jobs(study) if job.key in found}
