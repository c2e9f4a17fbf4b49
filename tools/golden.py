"""Make the golden records and transcripts of every game anew: `make records`. Read the diff before you commit it.

python tools/golden.py --only kabale        those of one game

A record is a game as text; replaying it must lead to the scores it states. A transcript is everything that was asked,
answered, told and seen in one game, for every seat; a change of the rules shows there as a diff.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator, Mapping, Sequence, Set
from pathlib import Path

import msgspec
from rare_games import KIND, THING, Curious, Happening, Played, happenings

from intrigue import CHANCE, GAMES, BadOption, Record, RecordError, Session, bots, read_record
from intrigue.bots.players import Players
from intrigue.kernel.event import story
from intrigue.kernel.game import Game
from intrigue.kernel.record import replay
from intrigue.kernel.run import decision, is_over

TESTS = Path(__file__).parent.parent / "tests"
RECORDS_A_COUNT = 5
RARITIES = 25
"""How many records are added at least, of games in which rare events happen."""
TRIED = 1500
"""How many games are looked through for them."""
MATTERS = 20
"""How much more it counts that something is there which must be."""


def main() -> None:
    """Write them all, or those of one game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(GAMES), help="this game only")
    only = parser.parse_args().only
    for game in GAMES.values():
        if only in (None, game.id):
            write(game)


def write(game: Game) -> None:
    """The records and transcripts of one game, in place of those that are there."""
    found = list(still_played(game))
    for path in TESTS.glob(f"*/{game.id}-*.txt"):
        path.unlink()
    records = {
        f"{game.id}-{seats}-{number}": play(game, seats, number).record
        for seats in game.seats
        for number in range(RECORDS_A_COUNT)
    }
    for number, record in enumerate(rarities(game, list(records.values()), found), start=RECORDS_A_COUNT):
        records[f"{game.id}-{record.seats}-{number}"] = record
    for name, record in records.items():
        (TESTS / "records" / f"{name}.txt").write_text(str(record))
    for seats in game.seats[:3]:
        names = [f"{game.id}-{seats}-{number}" for number in range(RECORDS_A_COUNT)]
        name = min(names, key=lambda each: len(records[each].answers))
        (TESTS / "transcripts" / f"{name}.txt").write_text(transcript(records[name]))


def play(game: Game, seats: int, number: int) -> Session:
    """A game between the bots that are quick, every table option tried in turn."""
    session = Session(game, seats, options(game, seats, number), seed=number)
    players = [("greedy", "random")[(seat + number) % 2] for seat in range(seats)]
    return played_by(session, players, number + 1000)


def played_by(session: Session, names: Sequence[str], seed: int) -> Session:
    """A game that these bots play to its end, each at its seat."""
    Players(session, [bots.make(name, session.game) for name in names], bots.Clock(iterations=1), seed).play_on()
    return session


def still_played(game: Game) -> Iterator[Record]:
    """The records that are there and replay by the rules as they are now: what was once found is not lost."""
    for path in sorted(TESTS.glob(f"records/{game.id}-*.txt")):
        record = read_record(path.read_text())
        try:
            replay(record, GAMES, listening=False)
        except RecordError as error:
            print(f"{path.name} is left out: {error}")
        else:
            yield record


def rarities(game: Game, records: Sequence[Record], found: Sequence[Record]) -> list[Record]:
    """Games that together have every kind and thing that came up in all that were tried, and much of the rest."""
    rare_games = Curious(game)
    for record in found:
        rare_games.keep(record)
    for number in range(TRIED):
        seats = game.seats[number % len(game.seats)]
        rare_games.play(seats, options(game, seats, number % RECORDS_A_COUNT))
    had = set().union(*[happenings(record, rare_games.told) for record in records])
    missing = set().union(*[played.happened for played in rare_games.kept]) - had
    demanded = wanted(game)
    must = {thing for thing in missing if thing.sort in (KIND, THING) or thing.what.startswith(demanded)}
    chosen: list[Record] = []
    while missing and (len(chosen) < RARITIES or must & missing):
        best = max(rare_games.kept, key=lambda played: _gain(played, missing, must))
        missing -= set(best.happened)
        chosen.append(best.record)
    return chosen


def wanted(game: Game) -> tuple[str, ...]:
    """How what must happen in some record begins, beside all kinds and things: the lines of a file, if there is one."""
    path = TESTS / "records" / f"{game.id}.wanted"
    return tuple(f"{line} " for line in path.read_text().splitlines()) if path.exists() else ()


def _gain(played: Played, missing: Set[Happening], must: Set[Happening]) -> float:
    """What a game brings, for its length."""
    new = missing & played.happened.keys()
    return (len(new) + MATTERS * len(new & must)) / len(played.record.answers)


def options(game: Game, seats: int, number: int) -> Mapping[str, str]:
    """Record 0 has no options; the others together have each of them set to something else than its default."""
    if number == 0:
        return {}
    mine: dict[str, str] = {}
    for choice in game.choices[number - 1 :: RECORDS_A_COUNT - 1]:
        for value in reversed(choice.values):
            try:
                game.new(seats, {**mine, choice.name: value})
            except BadOption:
                continue  # a seat that this table does not have, or a colour that is taken
            mine[choice.name] = value
            break
    return mine


def transcript(record: Record) -> str:
    """The whole game as everybody has it."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    game = GAMES[record.game]
    again = Session(game, record.seats, record.options)
    viewers = [None, *range(record.seats)]
    told = 0
    for n, (seat, phrase, _) in enumerate(record.answers):
        question = decision(again.table)
        assert question is not None
        who = "chance" if seat == CHANCE else f"seat {seat}"
        about = "".join(f" {name}={value}" for name, value in question.about.items())
        yield f"{n}. {who} is asked: {question.prompt}{about}"
        yield f"   offered: {', '.join(game.verbs.phrase(option) for option in question.options)}"
        yield f"   answer: {phrase}"
        again.take(seat, game.verbs.option(phrase))
        new, told = again.table.log[told:], len(again.table.log)
        for event in new:
            yield f"   told: {_event(event.seen_by(None))}"
        for viewer in viewers[1:]:
            for own, public in zip(story(new, viewer), story(new, None), strict=True):
                if own != public:
                    yield f"   told to seat {viewer}: {_event(own)}"
        for viewer in viewers:
            view = msgspec.json.encode(game.observe(again.table, viewer))
            if any(event.kind == "round-begins" for event in new) or is_over(again.table):
                yield f"   seen by {viewer}: {view.decode()}"
            else:
                yield f"   seen by {viewer}: {hashlib.sha256(view).hexdigest()[:12]}"
    yield f"scores: {game.scores(again.table)}"
    yield f"returns: {game.returns(again.table)}"


def _event(event: msgspec.Struct) -> str:
    return msgspec.json.encode(event).decode()


if __name__ == "__main__":
    main()
