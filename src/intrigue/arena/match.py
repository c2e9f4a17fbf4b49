"""One game between bots. The same seed gives the same game, wherever and however often it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from intrigue.arena.statistics import NOTHING, Facts, facts_of
from intrigue.bots import Bot, Clock, make
from intrigue.kernel.errors import IllegalAnswer, IntrigueError
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game, check_seats
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import asked
from intrigue.kernel.table import CHANCE
from intrigue.session import Session

DEFAULT_CLOCK: Final = Clock(iterations=400)


class BadMatch(IntrigueError, ValueError):
    """A match or a series that cannot be played as it was asked for."""


class Result(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """Everybody's points."""
    returns: tuple[float, ...]
    """What the game is worth to each seat: 1 in all, shared by the winners."""
    decisions: int
    """How many questions the bots answered."""
    answers: int
    """How many answers there were, chance included."""
    seed: int
    record: str
    """The whole game as text."""
    facts: Facts = NOTHING
    """What the game tells about how it went."""


def match(
    game: Game,
    bots: Sequence[str | Bot],
    seed: int,
    options: Mapping[str, str] = {},
    clock: Clock | None = None,
) -> Result:
    """Play one game, one bot for each seat: names from `intrigue.bots.BOTS`, or bots of your own.

    The dice are those of `Session(game, seats, options, seed)`. Every bot has a random stream of its own, and a fresh
    fork of it for every question, so that how long somebody thinks changes nothing for anybody else.
    """
    check_seats(game, len(bots))
    players = [make(bot, game) if isinstance(bot, str) else bot for bot in bots]
    session = Session(game, len(players), options, seed)
    streams = thinking(seed, len(players))
    stories: list[list[Telling]] = [[] for _ in players]
    read_up_to = [0] * len(players)
    session.roll()
    while (seat := asked(session.table)) is not None:
        page = session.page(seat, since=read_up_to[seat])
        assert page.question is not None  # the seat was read from the open question
        stories[seat].extend(page.story)
        read_up_to[seat] = len(session.table.log)
        option = players[seat].choose(
            page.view, tuple(stories[seat]), page.question, clock or DEFAULT_CLOCK, streams[seat].fork()
        )
        if option not in page.question.options:
            raise IllegalAnswer(f"{players[seat]!r} at seat {seat} answered {option!r}, which is not offered")
        session.answer(seat, game.verbs.phrase(option))
        session.roll()
    answers = session.record.answers
    return Result(
        scores=game.scores(session.table),
        returns=game.returns(session.table),
        decisions=sum(1 for answer in answers if answer.seat != CHANCE),
        answers=len(answers),
        seed=seed,
        record=str(session.record),
        facts=facts_of(game, session.table),
    )


def thinking(seed: int, seats: int) -> list[Rng]:
    """A stream for every bot's thoughts, apart from the dice."""
    source = Rng(~seed)
    return [source.fork() for _ in range(seats)]
