"""The record: all answers of a game, chance included, as text. It is the truth; a table is made from it.

    kabale rules 1 seats 3
    option start_player seat-1
    box 2c1f0a9be3d4
    * draw juliet
    0 lay juliet column-2
    end 23 17 20

Lines that begin with `#` are remarks; one of them may say which bot plays at a seat (`# seat 1: greedy`), or what
whoever sits there is called (`# name 1: Ada`). The line `box` is there when the game was played with another box file
than its own; it is replayed with that file. The last line is there when the game is over, and is checked on replay.
"""

# Not compiled: records are text, read and written once for each game.

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from intrigue.kernel.errors import IllegalAnswer, IntrigueError, NoRecord, OtherBox, OtherRules, RecordError, known
from intrigue.kernel.game import Game
from intrigue.kernel.run import asked, give, is_over, offered, prompt
from intrigue.kernel.table import CHANCE, Table

NUMBER: Final = re.compile(r"[0-9]{1,9}")
SCORE: Final = re.compile(r"-?[0-9]{1,9}")
PLAYED_BY: Final = re.compile(r"# seat ([0-9]{1,2}): (\S{1,40})")
"""The remark that says which bot plays at a seat."""
NAMED: Final = re.compile(r"# name ([0-9]{1,2}): (\S.{0,39})")
"""The remark that says what whoever sits there is called."""


class Answer(NamedTuple):
    """Who said what; `line` is where it stands in the text it was read from (0: nowhere)."""

    seat: int
    phrase: str
    line: int = 0


class Record:
    """A game as the list of its answers."""

    def __init__(self, game: str, rules: int, seats: int, options: Mapping[str, str], box: str = "") -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = dict(options)
        self.box = box
        """The name of the box file, if it is not the game's own."""
        self.bots: dict[int, str] = {}
        """Which bot plays at a seat, where that is known."""
        self.names: dict[int, str] = {}
        """What whoever sits there is called, where that is known."""
        self.answers: list[Answer] = []
        self.scores: tuple[int, ...] | None = None
        """The final scores, once the game is over."""
        self.end_line = 0

    def excerpt(self, viewer: int | None) -> Record:
        """The record as a viewer may read it while the game goes on: their own answers, and who gave the others."""
        own = Record(self.game, self.rules, self.seats, self.options, self.box)
        own.bots, own.names = self.bots, self.names
        own.answers = [answer if answer.seat == viewer else Answer(answer.seat, "…") for answer in self.answers]
        return own

    def __str__(self) -> str:
        lines = [f"{self.game} rules {self.rules} seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        if self.box:
            lines.append(f"box {self.box}")
        lines += [f"# seat {seat}: {bot}" for seat, bot in sorted(self.bots.items())]
        lines += [f"# name {seat}: {name}" for seat, name in sorted(self.names.items())]
        lines += [f"{'*' if seat == CHANCE else seat} {phrase}" for seat, phrase, _ in self.answers]
        if self.scores is not None:
            lines.append(f"end {' '.join(map(str, self.scores))}")
        return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record that a text holds; RecordError names the line that cannot be read."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines:
        raise NoRecord(1, "", "the record is empty; it begins with a line 'GAME rules VERSION seats NUMBER'")
    record = _header(*lines[0])
    for number, line in lines[1:]:
        _line(record, number, line)
    record.bots = _remarks(PLAYED_BY, text)
    record.names = _remarks(NAMED, text)
    return record


def _remarks(kind: re.Pattern[str], text: str) -> dict[int, str]:
    """What remarks of a kind say, by seat."""
    return {int(found[1]): found[2].strip() for found in map(kind.fullmatch, text.splitlines()) if found}


def _header(number: int, line: str) -> Record:
    match line.split():
        case [game, "rules", rules, "seats", seats] if NUMBER.fullmatch(rules) and NUMBER.fullmatch(seats):
            return Record(game, int(rules), int(seats), {})
    raise NoRecord(number, line, "a record begins with a line 'GAME rules VERSION seats NUMBER'")


def _line(record: Record, number: int, line: str) -> None:
    if record.scores is not None:
        raise RecordError(number, line, "nothing may follow the line with the final scores")
    match line.split():
        case ["option", name, value] if not record.answers:
            record.options[name] = value
        case ["box" | "table", box] if not record.answers:  # version 0.1 called it a table
            record.box = box
        case ["end", *scores] if scores and all(map(SCORE.fullmatch, scores)):
            record.scores = tuple(map(int, scores))
            record.end_line = number
        case ["*", _, *_]:
            record.answers.append(Answer(CHANCE, line[1:].strip(), number))
        case [seat, _, *_] if NUMBER.fullmatch(seat):
            record.answers.append(Answer(int(seat), line[len(seat) :].strip(), number))
        case _:
            raise RecordError(number, line, "expected '* PHRASE' for chance, 'SEAT PHRASE' for a seat, or 'end SCORES'")


def replay(record: Record, games: Mapping[str, Game], listening: bool = True) -> Table:
    """The table after the last answer; RecordError names the first line that does not fit."""
    *_, table = positions(record, games, listening)
    return table


def positions(record: Record, games: Mapping[str, Game], listening: bool = True) -> Iterator[Table]:
    """The table before the first answer and after each one: always the same table, played on."""
    table = begin(record, games, listening)
    game = games[record.game]
    yield table
    for answer in record.answers:
        give(table, read_answer(game, table, answer))
        yield table
    if record.scores is not None:
        check_end(game, table, record)


def begin(record: Record, games: Mapping[str, Game], listening: bool = True) -> Table:
    """The fresh table that the record's first line describes."""
    if record.game not in games:
        raise NoRecord(1, record.game, f"there is no game of this name; {known(record.game, games)}")
    game = games[record.game]
    header = f"{record.game} rules {record.rules} seats {record.seats}"
    if record.rules != game.rules:
        raise OtherRules(
            1, header, f"the record was made under version {record.rules} of the rules; this is version {game.rules}"
        )
    if record.box != game.box_name:
        played = f"the box file {record.box}" if record.box else "the game's own box file"
        raise OtherBox(1, header, f"the record was made with {played}: it is replayed with that one only")
    try:
        return game.new(record.seats, record.options, listening)
    except IntrigueError as error:
        raise RecordError(1, header, str(error)) from error


def read_answer(game: Game, table: Table, answer: Answer) -> int:
    """The option that an answer of a record stands for; RecordError if it could not be given here."""
    seat, phrase, line = answer
    waited_for = asked(table)
    if waited_for is None:
        raise RecordError(line, phrase, "the game is over before this answer")
    if waited_for != seat:
        raise RecordError(line, phrase, f"{_whom(waited_for)} is to answer here, not {_whom(seat)}")
    try:
        option = game.verbs.option(phrase)
    except IllegalAnswer as error:
        raise RecordError(line, phrase, f"this answer is not offered here ({prompt(table)})") from error
    if option not in offered(table):
        raise RecordError(line, phrase, f"this answer is not offered here ({prompt(table)})")
    return option


def _whom(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def check_end(game: Game, table: Table, record: Record) -> None:
    """Raise RecordError unless the game is over with the scores that the record names."""
    said = f"end {' '.join(map(str, record.scores or ()))}"
    if not is_over(table):
        raise RecordError(record.end_line, said, "the game is not over yet after the last answer")
    if game.scores(table) != record.scores:
        scores = " ".join(map(str, game.scores(table)))
        raise RecordError(record.end_line, said, f"the final scores are {scores}")
