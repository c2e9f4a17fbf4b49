"""A guided first game: a record with notes, which tells a beginner at a real table what is what.

It is the file `guide.txt` in a game's folder. It can be read and replayed as any record; what is for the guide alone
stands in remarks:

    kabale rules 1 seats 2
    # seat 1: novice
    #> seat 1 is Ada
    * draw merchant
    #> chapter laying
    #> say welcome
    #> say merchant: merchant
    0 lay merchant column-2

The seat without a bot is the person's. Notes stand where that person is asked, and belong to what they answer next: the
last of them asks for it. A note names its words (`guide-welcome`) and what it points at: things by their ids, or parts
of the page (`hand`, `board`, `players`, `story`, `prompt`), which count where no thing is drawn. The last one points at
what is to be touched next. Where the record ends the game goes on freely, with the last notes.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from msgspec import Struct

from intrigue.i18n.catalogue import file_in, folder_of
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Game
from intrigue.kernel.record import Answer, Record, read_record
from intrigue.kernel.run import give, is_forced
from intrigue.kernel.table import Table

REGIONS: Final = ("hand", "board", "players", "story", "prompt")
"""Parts of the page that a note may point at."""
NOTE: Final = re.compile(
    r"#> (?:(chapter) ([a-z-]+)|(say) ([a-z0-9-]+)(?::((?: [a-z0-9_-]+)+))?|(seat) (\d) is (\S.*))"
)


class BadGuide(IntrigueError, ValueError):
    """A file of a guided game that cannot be read; says what is wrong, and in which line."""


class Note(Struct, frozen=True):
    """Something that is said and pointed at."""

    line: str
    """Which words."""
    refs: tuple[str, ...] = ()
    """What is pointed at: things by their ids, or parts of the page."""


class Lesson(Struct, frozen=True):
    """What is said where the person is asked, and what they do then."""

    notes: tuple[Note, ...]
    answers: tuple[str, ...]
    """All answers of a whole action, as the record has them; empty where the game goes on freely."""

    def action(self, game: Game, t: Table) -> tuple[str, ...]:
        """What the person does themselves, at the table where it is said: what is forced the program does."""
        t = t.copy()
        chosen = []
        for phrase in self.answers:
            if not is_forced(t):
                chosen.append(phrase)
            give(t, game.verbs.option(phrase))
        return tuple(chosen)


class Guide(Struct, frozen=True):
    """A guided first game."""

    record: Record
    seat: int
    """The person's."""
    names: dict[int, str]
    """What the bots are called."""
    chapters: dict[str, int]
    """Every chapter by its name, and after how many answers it begins."""
    lessons: dict[int, Lesson]
    """By how many answers were given before."""

    @property
    def script(self) -> list[Answer]:
        """How the game begins, until it goes on freely."""
        return self.record.answers

    def chapter_at(self, n: int) -> str:
        """The chapter to which the position after `n` answers belongs."""
        return next(name for name, start in reversed(self.chapters.items()) if start <= n)


def guide_of(game: Game) -> Guide | None:
    """The game's guided first game, if it has one; raises BadGuide or RecordError if its file cannot be read."""
    return _read(folder_of(game))


@cache
def _read(folder: str) -> Guide | None:
    file = file_in(folder, "guide.txt")
    return read_guide(file.read_text(encoding="utf-8")) if file.is_file() else None


def read_guide(text: str) -> Guide:
    """The guided game that a text tells."""
    record = read_record(text)
    lines = [answer.line for answer in record.answers]
    record.answers = [Answer(answer.seat, answer.phrase) for answer in record.answers]
    free = set(range(record.seats)) - set(record.bots)
    if len(free) != 1:
        raise BadGuide("one seat is the person's, and a remark '# seat 1: novice' gives each other one its bot")
    seat = free.pop()
    names: dict[int, str] = {}
    chapters: dict[str, int] = {}
    notes: dict[int, list[Note]] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.startswith("#>"):
            continue
        found = NOTE.fullmatch(line.rstrip())
        if found is None:
            raise BadGuide(f"line {number}: expected '#> chapter NAME', '#> say NAME: THINGS' or '#> seat 1 is NAME'")
        n = sum(before < number for before in lines)
        if found[1]:
            chapters[found[2]] = n
        elif found[3]:
            notes.setdefault(n, []).append(Note(f"guide-{found[4]}", tuple((found[5] or "").split())))
        else:
            names[int(found[7])] = found[8]
    return Guide(record, seat, names, chapters, _lessons(record, seat, notes))


def _lessons(record: Record, seat: int, notes: dict[int, list[Note]]) -> dict[int, Lesson]:
    """The action of a lesson is what the person answers until somebody else does, or until the next lesson."""
    lessons = {}
    for n, said in notes.items():
        end = n
        while end < len(record.answers) and record.answers[end].seat == seat and (end == n or end not in notes):
            end += 1
        lessons[n] = Lesson(tuple(said), tuple(answer.phrase for answer in record.answers[n:end]))
    return lessons
