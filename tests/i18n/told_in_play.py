"""What random play tells, asks and offers: each thing once, however often it comes up."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from intrigue import GAMES, Rng, Telling, advance, decision, read_record
from intrigue.kernel.event import Plain
from intrigue.kernel.record import positions
from intrigue.kernel.run import pick
from intrigue.kernel.table import Table

RECORDS = Path(__file__).parent.parent / "records"
DECISIONS_PER_COUNT = 4_000
"""Questions until which games with each number of players are played."""


class Asked(NamedTuple):
    prompt: str
    about: dict[str, Plain]


class Heard(NamedTuple):
    """Everything that play of one game has brought up."""

    tellings: list[tuple[Telling, int | None]]
    prompts: list[tuple[Asked, int]]
    phrases: list[tuple[str, int]]


@cache
def heard(game: str) -> Heard:
    """Random games with every number of players, and the golden records, as every viewer reads them."""
    notes = Notes(game)
    for seats in GAMES[game].seats:
        asked = 0
        seed = 0
        while asked < DECISIONS_PER_COUNT:
            seed += 1
            table = GAMES[game].new(seats, _options(game, seed))
            table.listening = True
            rng = Rng(seed)
            while table.agenda:
                notes.ask(table)
                asked += 1
                advance(table, int(pick(table, rng)))
            notes.listen(table)
    for path in sorted(RECORDS.glob(f"{game}-*.txt")):
        for table in positions(read_record(path.read_text()), GAMES):
            notes.ask(table)
        notes.listen(table)
    return Heard(list(notes.tellings.values()), list(notes.prompts.values()), list(notes.phrases.values()))


class Notes:
    """Each thing once, by what its words depend on."""

    def __init__(self, game: str) -> None:
        self.verbs = GAMES[game].verbs
        self.tellings: dict[object, tuple[Telling, int | None]] = {}
        self.prompts: dict[object, tuple[Asked, int]] = {}
        self.phrases: dict[object, tuple[str, int]] = {}
        self._offered: defaultdict[int, set[int]] = defaultdict(set)
        """What each seat was offered: the same again brings nothing new."""
        self._told: set[object] = set()
        """The events as they were told, secrets included, and to how many seats."""

    def ask(self, table: Table) -> None:
        """The open question and its answers."""
        question = decision(table)
        if question is None:
            return
        asked = Asked(question.prompt, question.about)
        self.prompts.setdefault(_shape(asked.prompt, asked.about, question.seat), (asked, question.seat))
        new = set(question.options) - self._offered[question.seat]
        self._offered[question.seat] |= new
        for option in sorted(new):
            phrase = self.verbs.phrase(option)
            self.phrases.setdefault((phrase, f"seat-{question.seat}" in phrase), (phrase, question.seat))

    def listen(self, table: Table) -> None:
        """The whole story, for everybody."""
        for event in table.log:
            told = (table.seats, event.kind, *event.args.values())
            if told in self._told:
                continue
            self._told.add(told)
            for viewer in (None, *range(table.seats)):
                telling = event.seen_by(viewer)
                self.tellings.setdefault(_shape(telling.kind, telling.args, viewer), (telling, viewer))


def _shape(kind: str, args: Mapping[str, Plain], viewer: int | None) -> tuple[Plain, ...]:
    """What the words depend on: of a seat, whether it is the viewer's own; of a number, how small it is, or half."""
    return (kind, *[_sort_of(arg, viewer) for arg in args.values()])


def _sort_of(arg: Plain, viewer: int | None) -> Plain:
    if isinstance(arg, str):
        return arg if not arg.startswith("seat-") else "you" if arg == f"seat-{viewer}" else "other"
    return "half" if isinstance(arg, float) else min(arg, 6)


def _options(game: str, seed: int) -> dict[str, str]:
    """Every second table agrees on something else than the defaults, where that needs no seat."""
    if seed % 2 == 0:
        return {}
    return {choice.name: choice.values[1] for choice in GAMES[game].choices if len(choice.values) == 2}
