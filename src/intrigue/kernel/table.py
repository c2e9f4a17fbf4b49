"""The table and its agenda of steps.

A table is the full state of one game. What is still to do lies on its agenda, a stack of steps: the last one
is due next. A step either runs by itself, or asks one seat one question; chance is a seat.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from intrigue.kernel.event import Arg, Event, Plain
from intrigue.kernel.memo import Memo
from intrigue.kernel.rng import Rng

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game has: its seats, what is still to do, and whether somebody listens."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.agenda: list[Step[Any]] = []
        self.listening = False
        """Does somebody listen? Otherwise nothing is written down."""
        self.log: list[Event] = []
        self.any_order = False
        """May the pieces of an action be chosen in any order? Rules keep to one order, so that the same action is not
        offered many times; only where a person's draft is judged they do not."""
        self.memos: list[Memo] = []
        """Parts of views that were made of this table or its copies, which share them. No part of the situation."""

    def copy(self) -> Table:
        """The same situation apart: what is played there changes nothing here, and nobody listens to it."""
        raise NotImplementedError

    def tell(self, kind: str, **args: Arg) -> None:
        """Say what happened, if somebody listens. Secrets are marked here and nowhere else.

        A rule need not ask first whether somebody does. Where it does (`if t.listening: t.tell(…)`), it is for speed
        alone: random play makes hundreds of thousands of decisions a second with nobody listening, and what is told
        more often than about once in 400 of them should not put together names and arguments in vain.
        """
        if self.listening:
            self.log.append(Event(kind, args))

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something due: a rule to run (its seat is NOBODY), or a question to a seat.

    Steps are immutable and hold seats, places and ids, never objects and never secrets. So a copied agenda
    shares them, and an agenda may stand in a view as it is.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def options(self, t: T) -> vec[i64]:
        """Every legal answer, at least one, worked out when the question comes up."""
        raise NotImplementedError

    def at_random(self, t: T, rng: Rng) -> i64:
        """A legal answer, each as likely as the other."""
        options = self.options(t)
        return options[rng.below(len(options))]

    def take(self, t: T, option: i64) -> None:
        """Carry the answer out. What is pushed last happens first."""
        raise NotImplementedError

    def prompt(self, t: T) -> str:
        """The id of the question's words."""
        raise NotImplementedError

    def about(self, t: T) -> dict[str, Plain]:
        """What the question's words need to name: only what the seat that is asked may know."""
        return {}

    def forced(self, t: T) -> bool:
        """May the program give the only answer?

        Only where everybody can see that there is no choice, or while nobody sees the plan.
        """
        return False

    def enough(self, t: T) -> i64:
        """The answer that carries out what was put together so far, where that is not `done`; -1 if there is none."""
        return -1

    def fields(self) -> tuple[int, ...]:
        """The numbers it was made from: `type(step)(*step.fields())` is its equal."""
        return (self.seat,)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.fields()))})"


def roll(weights: vec[i64], rng: Rng) -> i64:
    """One place of the weights, in proportion to them."""
    total: i64 = 0
    for weight in weights:
        total += weight
    k = rng.below(total)
    i: i64 = 0
    for weight in weights:
        if k < weight:
            break
        k -= weight
        i += 1
    return i


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[T]):
    """A question to chance: one of the things that have a weight, in proportion to it."""

    def __init__(self, first: i64) -> None:
        super().__init__(CHANCE)
        self.first: Final = first
        """The option that stands for the first weight; the others follow."""

    def weights(self, t: T) -> vec[i64]:
        """How often each thing is there."""
        raise NotImplementedError

    def at_random(self, t: T, rng: Rng) -> i64:
        """One of the things, in proportion to its weight."""
        return self.first + roll(self.weights(t), rng)

    def options(self, t: T) -> vec[i64]:
        out = vec[i64]()
        option = self.first
        for weight in self.weights(t):
            if weight > 0:
                out = append(out, option)
            option += 1
        return out
