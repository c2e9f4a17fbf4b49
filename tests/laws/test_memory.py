"""Nothing is left behind: what a table is made of goes when the table goes.

The compiler has kept, for ever, the arrays of tables that plain Python handed to compiled code.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest

from intrigue import GAMES, Rng, advance, decision, laws
from intrigue.bots import Clock, make
from intrigue.kernel.event import story
from intrigue.kernel.game import Game
from intrigue.kernel.reason import why_not
from intrigue.session import Session

ROUNDS = 60


def kept(work: Callable[[], object]) -> float:
    """How many blocks of memory stay in use each time, after the first few times."""
    for _ in range(10):
        work()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(ROUNDS):
        work()
    gc.collect()
    return (sys.getallocatedblocks() - before) / ROUNDS


def asked(game: Game, seats: int) -> Session:
    """A game in which a seat is asked that has a choice."""
    session = laws.played(game, seats, {}, 5, 60)
    while (question := session.question) is None or question.seat < 0 or len(question.options) == 1:
        laws.step(session, session.rng.choice(list(session.table.agenda[-1].options(session.table))))
    return session


@pytest.mark.parametrize("game", GAMES)
def test_looking_at_a_table_keeps_nothing_of_it(game: str) -> None:
    """Whoever looks, at a table that is thrown away afterwards."""
    rules = GAMES[game]
    t = asked(rules, rules.seats[0]).table

    def look() -> None:
        copy = t.copy()
        for viewer in laws.viewers(copy):
            rules.observe(copy, viewer)
            story(copy.log, viewer)
        decision(copy)
        rules.scores(copy)
        rules.pieces(copy)

    assert kept(look) < 1


@pytest.mark.parametrize("game", GAMES)
def test_imagining_keeps_nothing(game: str) -> None:
    """Nor does playing an imagined table on."""
    rules = GAMES[game]
    session = asked(rules, rules.seats[0])
    question = session.question
    assert question is not None
    view = rules.observe(session.table, question.seat)
    rng = Rng(3)

    def dream() -> None:
        t = rules.imagine(view, rng)
        advance(t, rng.choice(list(question.options)))

    assert kept(dream) < 1


@pytest.mark.parametrize("game", GAMES)
def test_explaining_keeps_nothing(game: str) -> None:
    """Why an answer is refused, whatever it was."""
    rules = GAMES[game]
    session = asked(rules, rules.seats[0])
    question = session.question
    assert question is not None
    view = rules.observe(session.table, question.seat)
    phrases = [rules.verbs.phrase(option) for option in range(0, len(rules.verbs), 7) if option not in question.options]

    def refuse() -> None:
        for phrase in phrases[:40]:
            why_not(rules, view, phrase)

    assert kept(refuse) < 1


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts"])
@pytest.mark.parametrize("game", GAMES)
def test_thinking_keeps_nothing(game: str, bot: str) -> None:
    """A bot's process lives as long as the server."""
    rules = GAMES[game]
    session = asked(rules, rules.seats[0])
    question = session.question
    assert question is not None
    view = rules.observe(session.table, question.seat)
    player = make(bot, rules)

    def think() -> None:
        player.choose(view, (), question, Clock(iterations=4), Rng(9))

    assert kept(think) < 1
