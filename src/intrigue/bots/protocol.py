"""What is said between us and a bot from outside, line by line or message by message: docs/bots.md describes it.

It is the same over standard input and output (`outside.py`) and over a server's websocket (`server/programs.py`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from intrigue.bots.bot import Clock
from intrigue.kernel.companions import advice_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game

PROTOCOL: Final = 1
"""Counted up when a program that understood the lines before would not understand them any more."""
SLOW: Final = 5.0
"""Seconds that an answer may take beyond the time for thinking."""
UNTIMED: Final = 60.0
"""Seconds that an answer may take where thinking is counted in iterations, or where the program only just starts."""


class OutsideFault(Exception):
    """A program did not answer as it should."""


class Began(msgspec.Struct, tag_field="type", tag="begin", frozen=True):
    """A game begins, or the program has just been started: whatever it knew of another game is of no use."""

    protocol: int
    game: str
    rules: int
    seat: int


class Asked(msgspec.Struct, tag_field="type", tag="ask", frozen=True):
    """A question."""

    id: int
    seat: int
    prompt: str
    about: dict[str, Any]
    phrases: list[str]
    """One of these is the answer."""
    clock: Clock
    seed: int
    """For thinking: a program that takes its random numbers from here answers alike when a game is played again."""
    view: Any
    since: int
    """The number of the first telling in `story`: all before were told with earlier questions."""
    story: list[Telling]


class Answered(msgspec.Struct, tag_field="type", tag="answer", frozen=True, forbid_unknown_fields=True):
    """What the program says to a question."""

    id: int
    phrase: str


def begin(game: Game, seat: int) -> Began:
    """What a program is told first."""
    return Began(PROTOCOL, game.id, game.rules, seat)


def question(
    number: int,
    game: Game,
    view: Any,
    story: tuple[Telling, ...],
    decision: Decision,
    *,
    since: int,
    clock: Clock,
    seed: int,
) -> Asked:
    """What a program is asked; `story` begins with telling number `since`."""
    return Asked(
        id=number,
        seat=decision.seat,
        prompt=decision.prompt,
        about=decision.about,
        phrases=[game.verbs.phrase(option) for option in decision.options],
        clock=clock,
        seed=seed,
        view=view,
        since=since,
        story=list(story),
    )


def read_answer(line: bytes) -> Answered:
    """What a line says; raises OutsideFault if it is no answer."""
    try:
        return msgspec.json.decode(line, type=Answered)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise OutsideFault(f"it answered {shortly(line)!r}, which is no answer: {error}") from error


def checked(answer: Answered, asked: Asked) -> str:
    """The phrase that answers a question; raises OutsideFault if it is none of those that were offered."""
    if answer.id != asked.id:
        raise OutsideFault(f"it answered question {answer.id} when it was asked question {asked.id}")
    if answer.phrase not in asked.phrases:
        raise OutsideFault(f"it answered {shortly(answer.phrase.encode())!r}, which is not offered")
    return answer.phrase


def shortly(line: bytes) -> str:
    """The beginning of a line."""
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 80 else f"{text[:80]}…"


def stand_in(game: Game) -> str:
    """The bot of ours that plays on where a program has lost its seat."""
    return "random" if advice_of(game) is None else "greedy"
