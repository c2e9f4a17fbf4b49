"""Playing what the settings of an arena say, in a folder of its own, until all is played or decided.

config.toml      the settings as they were written, and config.json as they were understood
provenance.json  where the figures come from; fixed before the first game
journal.jsonl    every game that is finished
games.parquet    the same as a table, one row for each game, made at the end
standings.json   comparisons and ratings
report.md, *.svg
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from math import inf
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from intrigue.arena.campaign import Where, carry_out
from intrigue.arena.comparing import Comparison, compare, deal_of, deals_of
from intrigue.arena.config import BadConfig, Config
from intrigue.arena.contest import Encounter, Played, play, seating
from intrigue.arena.journal import Journal, read_journal
from intrigue.arena.luck import digest_of
from intrigue.arena.provenance import Provenance, digest, provenance, sources
from intrigue.arena.rating import Meeting, Rated, ratings
from intrigue.arena.results import write_results
from intrigue.arena.sequential import Betting
from intrigue.arena.simulate import game_seed

CONFIG, UNDERSTOOD, PROVENANCE, JOURNAL = "config.toml", "config.json", "provenance.json", "journal.jsonl"
GAMES_FILE, STANDINGS = "games.parquet", "standings.json"


class Ladder(Struct, frozen=True):
    """The ratings at one kind of table, the strongest first."""

    table: str
    rated: tuple[Rated, ...]


class Standings(Struct, frozen=True):
    """What an arena has come to so far."""

    name: str
    games: int
    """Games that count. There may be more in the journal: those of deals that are not finished, or not needed."""
    of: int
    """Games that were to be played, had nothing been stopped early."""
    complete: bool
    seconds: float
    """How long the games took, all processors together."""
    faults: int
    """Games in which a program lost its seat to a bot of ours."""
    comparisons: tuple[Comparison, ...]
    ladders: tuple[Ladder, ...]
    provenance: Provenance


class GameRow(Struct, frozen=True):
    """A game as a row of the table."""

    table: str
    game: str
    seats: int
    first: str
    second: str
    deal: int
    exchanged: bool
    seed: str
    """Of the game's dice: a number that is too large for some programs."""
    counted: bool
    """Does it count? A game after a comparison was decided does not."""
    players: tuple[str, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...]
    luck: tuple[float, ...] | None
    decisions: int
    answers: int
    seconds: float
    fault: str
    record: str


# ---------------------------------------------------------------- playing


def plan_of(config: Config) -> str:
    """A digest of all that must not change while an arena is played: settings, program, value functions."""
    return digest(msgspec.json.encode(config), sources(), *fixed(config).values())


def fixed(config: Config) -> dict[str, str]:
    """Digests of the value functions, by kind of table."""
    if config.luck is None:
        return {}
    return {f"value {kind.name}": digest_of(kind.rules(), config.luck) for kind in config.tables}


def run(
    config: Config,
    folder: Path,
    where: Where,
    progress: Callable[[int, int], None] | None = None,
    minutes: float | None = None,
) -> None:
    """Play all that is not played yet, or for so many minutes. `progress` hears how many games are done, of how many.

    Raises OtherPlan if something else is being played in this folder.
    """
    plan = plan_of(config)
    with Journal(folder / JOURNAL, plan) as journal:
        if not (folder / PROVENANCE).exists():
            write(folder / CONFIG, config.text.encode())
            write(folder / UNDERSTOOD, as_json(config))
            write(folder / PROVENANCE, as_json(provenance(config.seed, config.text, plan, fixed(config))))
        course = Course(config, journal, inf if minutes is None else time.monotonic() + 60 * minutes)
        if progress is not None:
            progress(course.done, course.total)
        with closing(carry_out(journal, course.encounters(), partial(play, config), where)) as batches:
            for batch in batches:
                course.hear(batch.values)
                if progress is not None:
                    progress(course.done, course.total)


class Course:
    """Which games are still to be played, while some are being played."""

    def __init__(self, config: Config, journal: Journal, until: float) -> None:
        self.config: Final = config
        self.until: Final = until
        """When no game is begun any more, by the clock that never goes back."""
        self.journal: Final = journal
        pairs = [(table, pair) for table in range(len(config.tables)) for pair in range(len(config.pairs))]
        self.judged: Final = dict.fromkeys(pairs, 0)
        """How many deals of two players the sequential test has seen, without a gap."""
        self.bets: Final = {pair: Betting(config.stop.alpha) for pair in pairs} if config.stop is not None else {}
        self.stopped: Final[set[tuple[int, int]]] = set()
        self.total = 2 * sum(config.tables[table].deals for table, _ in pairs)
        self.done = len(journal)
        for table, pair in pairs:
            self.judge(table, pair)

    def encounters(self) -> Iterator[Encounter]:
        """All games, deal by deal, so that whoever stops in the middle has some of everything."""
        kinds = enumerate(self.config.tables)
        deals = [((deal + 1) / kind.deals, n, deal) for n, kind in kinds for deal in range(kind.deals)]
        for _, table, deal in sorted(deals):
            for pair in range(len(self.config.pairs)):
                for exchanged in (False, True):
                    if time.monotonic() > self.until:
                        return
                    if (table, pair) not in self.stopped:
                        yield Encounter(table, pair, deal, exchanged)

    def hear(self, keys: dict[str, msgspec.Raw]) -> None:
        """These games are finished."""
        self.done += len(keys)
        for key in keys:
            table, pair, *_ = map(int, key.split("/"))
            self.judge(table, pair)

    def judge(self, table: int, pair: int) -> None:
        """Let the sequential test see the deals that are finished; whoever is clearly stronger need not go on."""
        betting, rule, deals = self.bets.get((table, pair)), self.config.stop, self.config.tables[table].deals
        if betting is None or rule is None:
            return
        while (table, pair) not in self.stopped and self.judged[table, pair] < deals:
            number = self.judged[table, pair]
            both = [Encounter(table, pair, number, exchanged) for exchanged in (False, True)]
            if any(one.key not in self.journal for one in both):
                return
            played = [(one, self.journal.read(one.key, Played)) for one in both]
            betting.add(deal_of(self.config, number, played).share)
            self.judged[table, pair] += 1
            if betting.decided(rule):
                self.stopped.add((table, pair))
                left = [Encounter(table, pair, n, e) for n in range(number + 1, deals) for e in (False, True)]
                self.total -= sum(one.key not in self.journal for one in left)


# ---------------------------------------------------------------- summing up


def gathered(folder: Path) -> tuple[Config, Provenance, dict[str, Played]]:
    """What was played in a folder; raises BadConfig if nothing was."""
    if not (folder / PROVENANCE).exists():
        raise BadConfig(f"nothing was played in {folder}: `intrigue arena run CONFIG.toml` does that")
    found = msgspec.json.decode((folder / PROVENANCE).read_bytes(), type=Provenance)
    config = msgspec.json.decode((folder / UNDERSTOOD).read_bytes(), type=Config)
    return config, found, read_journal(folder / JOURNAL, found.plan, Played)


def standings(folder: Path) -> Standings:
    """What the games in a folder come to."""
    config, found, played = gathered(folder)
    counted = [row for row in rows(config, played) if row.counted]
    comparisons = compare(config, played)
    deals = {kind.name: kind.deals for kind in config.tables}
    open_pairs = [one for one in comparisons if not one.stopped and one.deals < deals[one.table]]
    return Standings(
        name=config.name,
        games=len(counted),
        of=2 * sum(deals.values()) * len(config.pairs),
        complete=not open_pairs and len(comparisons) == len(config.tables) * len(config.pairs),
        seconds=sum(one.seconds for one in played.values()),
        faults=sum(1 for one in played.values() if one.faults),
        comparisons=tuple(comparisons),
        ladders=tuple(ladder(config, played, table) for table in range(len(config.tables))),
        provenance=found,
    )


def ladder(config: Config, played: dict[str, Played], table: int) -> Ladder:
    """How strong everybody is at one kind of table."""
    meetings = sorted(
        (deal.number, pair, deal.share)
        for pair in range(len(config.pairs))
        for deal in deals_of(config, played, table, pair)
    )
    met = [Meeting(*config.pairs[pair], share) for _, pair, share in meetings]
    names = [player.name for player in config.players]
    played_here = {names[n] for meeting in met for n in (meeting.first, meeting.second)}
    found = [one for one in (ratings(names, met, config.bootstrap) if met else ()) if one.player in played_here]
    return Ladder(config.tables[table].name, tuple(sorted(found, key=lambda one: -one.rating.mean)))


def rows(config: Config, played: dict[str, Played]) -> Iterator[GameRow]:
    """All games, in the order of the settings."""
    for table, kind in enumerate(config.tables):
        for pair, (first, second) in enumerate(config.pairs):
            counts = len(deals_of(config, played, table, pair))
            for deal in range(kind.deals):
                for exchanged in (False, True):
                    encounter = Encounter(table, pair, deal, exchanged)
                    one = played.get(encounter.key)
                    if one is not None:
                        yield GameRow(
                            table=kind.name,
                            game=kind.game,
                            seats=kind.seats,
                            first=config.players[first].name,
                            second=config.players[second].name,
                            deal=deal,
                            exchanged=exchanged,
                            seed=str(game_seed(config.seed, deal)),
                            counted=deal < counts,
                            players=tuple(config.players[n].name for n in seating(config, encounter)),
                            returns=one.returns,
                            scores=one.scores,
                            luck=one.luck,
                            decisions=one.decisions,
                            answers=one.answers,
                            seconds=one.seconds,
                            fault="; ".join(one.faults.values()),
                            record=one.record,
                        )


def write_tables(folder: Path) -> Standings:
    """Write the games as Parquet and the standings as JSON."""
    config, found, played = gathered(folder)
    write_results(folder / GAMES_FILE, list(rows(config, played)), found)
    summed = standings(folder)
    write(folder / STANDINGS, as_json(summed))
    return summed


def as_json(value: object) -> bytes:
    """Something as JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"


def write(file: Path, content: bytes) -> None:
    """Write a file, which is there whole or not at all."""
    half = file.with_name(file.name + ".half")
    half.write_bytes(content)
    os.replace(half, file)
