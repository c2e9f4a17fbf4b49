"""Asking and answering: the loop that runs an agenda."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import GameOver, IllegalAnswer
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import CHANCE, NOBODY, Chance, Table


def settle(t: Table) -> None:
    """Run what is due until somebody must choose."""
    agenda = t.agenda
    while len(agenda) > 0 and agenda[-1].seat == NOBODY:
        agenda.pop().take(t, 0)


def decision(t: Table) -> Decision | None:
    """The open question, or None when the game is over."""
    if len(t.agenda) == 0:
        return None
    step = t.agenda[-1]
    options = tuple([int(option) for option in step.options(t)])
    weights: tuple[int, ...] = ()
    if isinstance(step, Chance):
        weights = tuple([int(weight) for weight in step.weights(t) if weight > 0])
    return Decision(int(step.seat), step.prompt(t), step.about(t), options, weights)


def advance(t: Table, option: int) -> None:
    """Answer the open question, in place, and run on to the next one.

    Raises IllegalAnswer, and changes nothing, for anything that is not offered.
    """
    if len(t.agenda) == 0:
        raise GameOver("the game is over: nothing is asked any more")
    step = t.agenda[-1]
    options = step.options(t)
    for offered in options:
        if offered == option:
            t.agenda.pop()
            step.take(t, offered)
            settle(t)
            return
    raise IllegalAnswer(f"option {option} is not offered now; offered are {[int(o) for o in options]}")


def is_forced(t: Table) -> bool:
    """Is a seat asked that has one answer, and may the program give it?"""
    if len(t.agenda) == 0:
        return False
    step = t.agenda[-1]
    return step.seat >= 0 and step.forced(t) and len(step.options(t)) == 1


def pick(t: Table, rng: Rng) -> i64:
    """A random answer to the open question: chance by its weights, everybody else evenly."""
    return t.agenda[-1].at_random(t, rng)


def play_out(t: Table, rng: Rng, limit: int = -1) -> int:
    """Play at random to the end, or until `limit` decisions are made; how many there were (chance not counted)."""
    agenda = t.agenda
    n: i64 = 0
    while len(agenda) > 0:
        option = pick(t, rng)
        step = agenda[-1]
        if step.seat != CHANCE:
            if n == limit:
                break
            n += 1
        agenda.pop()
        step.take(t, option)
        settle(t)
    return int(n)


def roll_chance(t: Table, rng: Rng) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    agenda = t.agenda
    while len(agenda) > 0 and agenda[-1].seat == CHANCE:
        option = pick(t, rng)
        agenda.pop().take(t, option)
        settle(t)
