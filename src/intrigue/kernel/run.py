"""Asking and answering: the loop that runs an agenda.

Everybody outside the kernel and the rules asks here what a table asks, and looks at no agenda.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import GameOver, IllegalAnswer
from intrigue.kernel.event import Plain
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import CHANCE, NOBODY, Chance, Table


def settle(t: Table) -> None:
    """Run what is due until somebody must choose."""
    agenda = t.agenda
    while len(agenda) > 0 and agenda[-1].seat == NOBODY:
        agenda.pop().take(t, 0)


def is_over(t: Table) -> bool:
    """Is the game over? Then nothing is asked any more."""
    return len(t.agenda) == 0


def asked(t: Table) -> int | None:
    """The seat that is to answer, CHANCE for chance, None when the game is over."""
    return None if len(t.agenda) == 0 else int(t.agenda[-1].seat)


def offered(t: Table) -> list[int]:
    """Every answer to the open question; none when the game is over."""
    return [] if len(t.agenda) == 0 else [int(option) for option in t.agenda[-1].options(t)]


def prompt(t: Table) -> str:
    """The id of the open question's words; empty when the game is over."""
    return "" if len(t.agenda) == 0 else t.agenda[-1].prompt(t)


def about(t: Table) -> dict[str, Plain]:
    """What the open question's words need to name."""
    return {} if len(t.agenda) == 0 else t.agenda[-1].about(t)


def enough(t: Table) -> int:
    """The answer that carries out what was put together so far, where that is not `done`; -1 if there is none."""
    return -1 if len(t.agenda) == 0 else int(t.agenda[-1].enough(t))


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


def give(t: Table, option: int) -> None:
    """Give an answer that is known to be offered, in place, and run on to the next question. Nothing is checked."""
    t.agenda.pop().take(t, option)
    settle(t)


def follow(t: Table, seat: int, answers: Sequence[int], rng: Rng) -> None:
    """Give a seat's answers, one after the other, while they are asked for and offered; chance is rolled."""
    for answer in answers:
        roll_chance(t, rng)
        if len(t.agenda) == 0 or t.agenda[-1].seat != seat or not offers(t, answer):
            return
        t.agenda.pop().take(t, answer)
        settle(t)


def offers(t: Table, answer: i64) -> bool:
    """Is this an answer to the open question?"""
    for option in t.agenda[-1].options(t):
        if option == answer:
            return True
    return False


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
