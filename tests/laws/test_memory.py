"""Nothing is left behind: what a table is made of goes when the table goes.

The compiler has kept, for ever, the arrays of tables that plain Python handed to compiled code.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import TypeAlias

import pytest

from intrigue import GAMES, Decision, Rng, Session, advance, decision, laws
from intrigue.bots import Clock, make
from intrigue.kernel.event import story
from intrigue.kernel.game import Game
from intrigue.kernel.refusal import why_not

ROUNDS = 60

Work: TypeAlias = Callable[[], object]


def kept(work: Work) -> float:
    """How many blocks of memory stay in use each time, after the first few times."""
    for _ in range(10):
        work()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(ROUNDS):
        work()
    gc.collect()
    return (sys.getallocatedblocks() - before) / ROUNDS


def asked(game: Game) -> tuple[Session, Decision]:
    """A game in which a seat is asked that has a choice, and its question."""
    session = laws.played(game, game.seats[0], {}, 5, 60)
    while (question := session.question) is None or question.seat < 0 or len(question.options) == 1:
        laws.step(session, session.next_dice().choice(list(session.table.agenda[-1].options(session.table))))
    return session, question


def looking(game: Game) -> Work:
    """Whoever looks, at a table that is thrown away afterwards."""
    t = asked(game)[0].table

    def look() -> None:
        copy = t.copy()
        for viewer in laws.viewers(copy):
            game.observe(copy, viewer)
            story(copy.log, viewer)
        decision(copy)
        game.scores(copy)
        game.pieces(copy)

    return look


def imagining(game: Game) -> Work:
    """An imagined table is played on."""
    session, question = asked(game)
    view = game.observe(session.table, question.seat)
    rng = Rng(3)

    def dream() -> None:
        t = game.imagine(view, rng)
        advance(t, rng.choice(list(question.options)))

    return dream


def explaining(game: Game) -> Work:
    """Why an answer is refused, whatever it was."""
    session, question = asked(game)
    view = game.observe(session.table, question.seat)
    phrases = [game.verbs.phrase(option) for option in range(0, len(game.verbs), 7) if option not in question.options]

    def refuse() -> None:
        for phrase in phrases[:40]:
            why_not(game, view, phrase)

    return refuse


@pytest.mark.parametrize("doing", [looking, imagining, explaining], ids=lambda doing: doing.__name__)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_table_is_left_without_a_trace(game: Game, doing: Callable[[Game], Work]) -> None:
    """Looking at a table, imagining one and explaining a refusal keep nothing."""
    assert kept(doing(game)) < 1


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_thinking_keeps_nothing(game: Game, bot: str) -> None:
    """A bot's process lives as long as the server."""
    session, question = asked(game)
    view = game.observe(session.table, question.seat)
    player = make(bot, game)

    def think() -> None:
        player.choose(view, (), question, Clock(iterations=2), Rng(9))

    assert kept(think) < 1
