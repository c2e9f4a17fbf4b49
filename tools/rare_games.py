"""Games in which rare events happen, for the golden records.

Random play comes to the common things again and again. Here everybody prefers the answer that has been given least so
far, and most games begin as a copy of an earlier one, up to a place near something that has rarely happened. No game is
known here by its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from intrigue import CHANCE, GAMES, Event, Record, Rng, Session
from intrigue.kernel.game import Game
from intrigue.kernel.record import positions
from intrigue.kernel.run import asked, is_over, offered, pick, prompt
from intrigue.kernel.table import Table

FEW = 12
"""How many things that happened are drawn; a game is begun near the one that happened least."""
NEAR = 60
"""How many answers before it, at most."""
EAGERNESS = 3
"""How quickly an answer is liked less when it is given again."""
WHIM = 10
"""One answer in this many is given at random."""
OFTEN = (1, 4, 16)
"""What happens so often in one game is something new each time."""

SORTS = KIND, THING, ORDER, PAIR = "kind", "thing", "order", "pair"


class Happening(NamedTuple):
    """A kind of thing that can happen, a thing that an answer names, two kinds in their order, a kind and a thing."""

    sort: str
    what: str


class Played(NamedTuple):
    """A game, and after how many answers each thing first happened in it."""

    record: Record
    happened: Mapping[Happening, int]


class Curious:
    """Looks for games in which something new happens, and keeps these."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rng = Rng(0)
        self.kept: list[Played] = []
        self.told = Tellings(game)
        self.given: Counter[tuple[str, str]] = Counter()
        """How often each beginning of a phrase was the answer to each prompt."""
        self.seen: dict[str, dict[Happening, list[int]]] = {sort: {} for sort in SORTS}
        """In which of the games kept each thing happened."""
        self.begins = [beginning(game.verbs.phrase(option)) for option in range(len(game.verbs))]

    def play(self, seats: int, options: Mapping[str, str]) -> None:
        """One more game: with these seats and options, or an earlier one played on in another way."""
        session = self.again() if self.kept and self.rng.below(3) else Session(self.game, seats, options)
        while (seat := asked(session.table)) is not None:
            session.take(seat, self.answer(session))
        self.keep(session.record)

    def keep(self, record: Record) -> None:
        """Remember a game if something new happens in it."""
        happened = happenings(record, self.told)
        if any(thing not in self.seen[thing.sort] for thing in happened):
            for thing in happened:
                self.seen[thing.sort].setdefault(thing, []).append(len(self.kept))
            self.kept.append(Played(record, happened))

    def again(self) -> Session:
        """An earlier game, until something rare happened or was about to happen."""
        seen = self.seen[self.rng.choice((KIND, ORDER))]
        things = list(seen)
        seldom = min((self.rng.choice(things) for _ in range(FEW)), key=lambda thing: len(seen[thing]))
        record, happened = self.kept[self.rng.choice(seen[seldom])]
        until = happened[seldom] - int(self.rng.below(2) * self.rng.below(NEAR))
        session = Session(self.game, record.seats, record.options)
        for answer in record.answers[: min(max(until, 0), len(record.answers) - 1)]:
            session.take(answer.seat, self.game.verbs.option(answer.phrase))
        return session

    def answer(self, session: Session) -> int:
        """Of what is offered, something that was rarely answered to this prompt; chance is fair."""
        if asked(session.table) == CHANCE or self.rng.below(WHIM) == 0:
            return int(pick(session.table, self.rng))
        question, options = prompt(session.table), offered(session.table)
        option = self.by_lot(options, [self.given[question, self.begins[option]] for option in options])
        self.given[question, self.begins[option]] += 1
        return option

    def by_lot(self, offered: Sequence[int], given: Sequence[int]) -> int:
        """One of the options, the more likely the less often it was given."""
        likes = [1 + 10**9 // (1 + times) ** EAGERNESS for times in given]
        lot = int(self.rng.word()) * sum(likes) >> 32
        at = 0
        while lot >= likes[at]:
            lot -= likes[at]
            at += 1
        return offered[at]


def happenings(record: Record, told: Tellings) -> dict[Happening, int]:
    """What happens in a game, and after how many answers it first did."""
    out: dict[Happening, int] = {}
    story = Story(told)
    answered = CHANCE
    for n, table in enumerate(positions(record, GAMES)):
        for thing in story.goes_on(table):
            out.setdefault(thing, n)
        if not is_over(table) and n < len(record.answers):
            seat, phrase, _ = record.answers[n]
            out.setdefault(Happening(KIND, f"asked {prompt(table)}"), n)
            out.setdefault(Happening(PAIR, f"said {beginning(phrase)}"), n + 1)
            verb, *names = phrase.split()
            for name in names:
                out.setdefault(Happening(THING, name), n + 1)
            if CHANCE not in (seat, answered) and seat != answered:
                reply = f"said {verb} when asked {prompt(table)} after {story.last}"
                out.setdefault(Happening(KIND, reply), n + 1)
            answered = seat
    return out


class Tellings:
    """How the events of a game are told: some have variants, by a word that need not be a thing, like `why=points`."""

    def __init__(self, game: Game) -> None:
        things = {thing for verb in game.verbs.verbs for row in verb.things for thing in row}
        self.variants: set[tuple[str, str]] = set()
        """The kinds of events and the arguments that choose a variant of them, as far as some games tell."""
        for seed in range(3):
            for seats in game.seats:
                for event in at_random(game, seats, seed).table.log:
                    self.variants |= {(event.kind, name) for name, word in words(event) if word not in things}

    def variant(self, event: Event) -> str:
        """The kind of an event and its variant."""
        chosen = [word for name, word in words(event) if (event.kind, name) in self.variants]
        return " ".join([event.kind, *chosen])


class Story:
    """What has been told so far in one game."""

    def __init__(self, told: Tellings) -> None:
        self.told = told
        self.length = 0
        self.last = ""
        self.times: Counter[str] = Counter()

    def goes_on(self, table: Table) -> Iterator[Happening]:
        """What the new events make happen."""
        new, self.length = table.log[self.length :], len(table.log)
        for event in new:
            kind = self.told.variant(event)
            self.times[kind] += 1
            if self.times[kind] in OFTEN:
                yield Happening(KIND, f"told {kind} {self.times[kind]} times")
            yield Happening(ORDER, f"told {self.last}, then {kind}")
            for _, word in words(event):
                yield Happening(PAIR, f"told {event.kind} of {word}")
            self.last = kind


def words(event: Event) -> Iterator[tuple[str, str]]:
    """The arguments that are words, seats apart, by their names; secrets too."""
    for name, arg in event.args.items():
        word = arg if isinstance(arg, (str, int, float)) else arg.value
        if isinstance(word, str) and not word.startswith("seat-"):
            yield name, word


def beginning(phrase: str) -> str:
    """What is done with what: the verb and the first thing."""
    return " ".join(phrase.split()[:2])


def at_random(game: Game, seats: int, seed: int) -> Session:
    """A game in which everybody answers at random."""
    session = Session(game, seats, {}, seed)
    while (seat := asked(session.table)) is not None:
        session.take(seat, int(pick(session.table, session.next_dice())))
    return session
