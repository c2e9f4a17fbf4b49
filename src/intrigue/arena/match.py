"""One game between bots. The same seed gives the same game, wherever and however often it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from intrigue.arena.statistics import NOTHING, Facts, facts_of
from intrigue.bots import Bot, Clock, make
from intrigue.bots.levels import dealt
from intrigue.bots.players import Players
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Game, check_seats
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
    shown: Callable[[Session], None] | None = None,
) -> Result:
    """Play one game, one bot for each seat: names from `intrigue.bots.BOTS`, or bots of your own.

    The dice are those of `Session(game, seats, options, seed)`; how bots think is said in `intrigue.bots.players`.
    `shown` gets the session before the first question: it is for controls that may know more than a player.
    """
    check_seats(game, len(bots))
    session = Session(game, len(bots), options, seed)
    if shown is not None:
        shown(session)
    players = [make(bot, game) if isinstance(bot, str) else bot for bot in dealt(bots, game, seed)]
    Players(session, players, clock or DEFAULT_CLOCK, seed).play_on()
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
