"""Make the golden records and transcripts of every game anew: `make records`. Read the diff before you commit it.

A record is a game as text; replaying it must lead to the scores it states. A transcript is everything that was asked,
answered, told and seen in one game, for every seat; a change of the rules shows there as a diff.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from intrigue import CHANCE, GAMES, BadOption, Record, Rng, Session, bots, read
from intrigue.kernel.event import story
from intrigue.kernel.game import Game
from intrigue.kernel.run import decision, pick

TESTS = Path(__file__).parent.parent / "tests"
RECORDS_A_COUNT = 5
POOL = 150
"""So many random games of each number of seats are looked through for what the other records do not have."""


def main() -> None:
    """Write them all."""
    for game in GAMES.values():
        for path in TESTS.glob(f"records/{game.id}-*.txt"):
            path.unlink()
        for seats in game.seats:
            for number in range(RECORDS_A_COUNT):
                text = str(play(game, seats, number).record)
                (TESTS / "records" / f"{game.id}-{seats}-{number}.txt").write_text(text)
        for number, record in enumerate(rarities(game)):
            path = TESTS / "records" / f"{game.id}-{record.seats}-{RECORDS_A_COUNT + number}.txt"
            path.write_text(str(record))
        for seats in game.seats[:3]:
            record = read((TESTS / "records" / f"{game.id}-{seats}-0.txt").read_text())
            (TESTS / "transcripts" / f"{game.id}-{seats}-0.txt").write_text(transcript(record))


def play(game: Game, seats: int, number: int) -> Session:
    """A game between the bots that are quick, every table option tried in turn."""
    session = Session(game, seats, options(game, seats, number), seed=number)
    thinking = Rng(number + 1000)
    players = [bots.make(("greedy", "random")[(seat + number) % 2], game) for seat in range(seats)]
    session.roll()
    while (question := session.question) is not None:
        page = session.page(question.seat)
        clock = bots.Clock(iterations=1)
        session.take(question.seat, players[question.seat].choose(page.view, page.story, question, clock, thinking))
        session.roll()
    return session


def rarities(game: Game) -> list[Record]:
    """Random games that together have everything seen in a whole pool of them which the other records lack."""
    pool = [at_random(game, seats, seed) for seed in range(POOL) for seats in game.seats]
    written = TESTS.glob(f"records/{game.id}-*.txt")
    missing = set().union(*map(beginnings, pool)) - set().union(*(beginnings(read(p.read_text())) for p in written))
    chosen: list[Record] = []
    while missing:
        best = max(pool, key=lambda record: len(beginnings(record) & missing))
        chosen.append(best)
        missing -= beginnings(best)
    return chosen


def at_random(game: Game, seats: int, seed: int) -> Record:
    """A game in which everybody answers at random."""
    session = Session(game, seats, {}, seed)
    while session.table.agenda:
        session.take(int(session.table.agenda[-1].seat), int(pick(session.table, session.rng)))
    return session.record


def beginnings(record: Record) -> set[tuple[str, ...]]:
    """What was done with what: the verb and the first thing of every phrase."""
    return {tuple(answer.phrase.split()[:2]) for answer in record.answers}


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
            if any(event.kind == "round-begins" for event in new) or not again.table.agenda:
                yield f"   seen by {viewer}: {view.decode()}"
            else:
                yield f"   seen by {viewer}: {hashlib.sha256(view).hexdigest()[:12]}"
    yield f"scores: {game.scores(again.table)}"
    yield f"returns: {game.returns(again.table)}"


def _event(event: msgspec.Struct) -> str:
    return msgspec.json.encode(event).decode()


if __name__ == "__main__":
    main()
