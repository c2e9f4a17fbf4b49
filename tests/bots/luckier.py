"""A tiny game of luck: everybody draws a card, one may draw another one, and the higher card wins.

It has so few courses that all of them can be gone through: what anybody may expect of it is known exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.kernel.game import Choice
from intrigue.kernel.record import Answer, Record
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import decision, give, settle
from intrigue.kernel.table import CHANCE, Chance, Step, Table
from intrigue.kernel.verbs import Verb, Verbs

CARDS = ("low", "middle", "high")
VERBS = Verbs(Verb("keep"), Verb("change"), Verb("draw", CARDS))
KEEP, CHANGE, DRAW = (VERBS.first[verb.name] for verb in VERBS.verbs)


class Cards(Table):
    """The full state: what is left to draw, and what everybody holds (-1: nothing yet)."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.deck = vec[i64]([i64(4), i64(2), i64(1)])
        self.held = [-1] * seats

    def copy(self) -> Cards:
        t = Cards(int(self.seats))
        t.agenda, t.deck, t.held = self.agenda[:], self.deck[:], self.held[:]
        return t


class Draw(Chance[Cards]):
    """A seat draws a card, in place of the one it has."""

    def __init__(self, who: int) -> None:
        super().__init__(DRAW)
        self.who = who

    def prompt(self, t: Cards) -> str:
        return "draw"

    def weights(self, t: Cards) -> vec[i64]:
        return t.deck

    def take(self, t: Cards, option: i64) -> None:
        t.deck[option - DRAW] -= 1
        t.held[self.who] = int(option - DRAW)


class Decide(Step[Cards]):
    """A seat keeps its card or draws another."""

    def prompt(self, t: Cards) -> str:
        return "decide"

    def options(self, t: Cards) -> vec[i64]:
        return vec[i64]([i64(KEEP), i64(CHANGE)])

    def take(self, t: Cards, option: i64) -> None:
        if option == CHANGE:
            t.agenda.append(Draw(int(self.seat)))


class Luckier:
    """The game as everybody else knows it; nobody plays it but by going through all its courses."""

    id = "luckier"
    seats = range(2, 3)
    rules = 1
    bound = 10
    verbs = VERBS
    box_file = ""
    box_name = ""
    choices: tuple[Choice, ...] = ()

    def with_box_file(self, text: str) -> Luckier:
        return self

    def new(self, seats: int, options: Mapping[str, str] = {}, listening: bool = False) -> Cards:
        t = Cards(seats)
        t.agenda = [Decide(1), Draw(1), Decide(0), Draw(0)]
        settle(t)
        return t

    def observe(self, t: Any, viewer: int | None) -> Any:
        return t.held[viewer or 0]

    def believe(self, view: Any) -> Any:
        raise NotImplementedError

    def imagine(self, view: Any, rng: Rng) -> Table:
        raise NotImplementedError

    def scores(self, t: Any) -> tuple[int, ...]:
        return tuple(t.held)

    def returns(self, t: Any) -> tuple[float, ...]:
        low, high = t.held
        return (0.5, 0.5) if low == high else (float(low > high), float(high > low))

    def pieces(self, t: Any) -> Mapping[str, int]:
        return {}


class Course(NamedTuple):
    """One way in which the game may go."""

    likely: float
    record: Record
    returns: tuple[float, ...]


def courses(policies: Mapping[int, Callable[[Cards], Mapping[int, float]]]) -> Iterator[Course]:
    """All ways in which the game may go when these seats answer so, and how likely each is."""
    game = Luckier()

    def go_on(t: Cards, likely: float, answers: list[Answer]) -> Iterator[Course]:
        asked = decision(t)
        if asked is None:
            record = Record(game.id, game.rules, 2, {})
            record.answers, record.scores = answers, game.scores(t)
            yield Course(likely, record, game.returns(t))
            return
        if asked.seat == CHANCE:
            total = sum(asked.weights)
            odds = {option: weight / total for option, weight in zip(asked.options, asked.weights, strict=True)}
        else:
            odds = dict(policies[asked.seat](t))
        for option, part in odds.items():
            u = t.copy()
            give(u, option)
            yield from go_on(u, likely * part, [*answers, Answer(asked.seat, VERBS.phrase(option))])

    yield from go_on(game.new(2), 1.0, [])
