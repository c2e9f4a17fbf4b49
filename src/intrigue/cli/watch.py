"""Looking on: bots play each other, or a record is played again."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from intrigue.bots.players import Players
from intrigue.cli.reader import Reader
from intrigue.cli.teller import Teller
from intrigue.kernel.game import Game
from intrigue.kernel.record import Record, positions
from intrigue.kernel.run import is_over
from intrigue.kernel.table import CHANCE, Table
from intrigue.session import Session


def watch(session: Session, players: Players, teller: Teller, delay: float) -> None:
    """Bots play to the end; the story is told as it goes on."""
    before = _before(teller, session.table)
    session.roll()
    teller.follow(session.table, before)
    while (question := session.question) is not None:
        before = _before(teller, session.table)
        session.answer(question.seat, players.choose(question.seat))
        teller.follow(session.table, before)
        before = _before(teller, session.table)
        session.roll()
        teller.follow(session.table, before)
        time.sleep(delay)
    teller.result(session.table)


def replay(record: Record, games: Mapping[str, Game], teller: Teller, step: bool) -> None:
    """Play a record again; with `step` the table is drawn before every answer of a player, and Enter goes on."""
    reader = Reader() if step else None
    before: Any = None
    last: Table | None = None
    for n, table in enumerate(positions(record, games)):
        if before is not None:
            teller.follow(table, before)
        before = _before(teller, table)
        last = table
        if reader is not None and n < len(record.answers) and record.answers[n].seat != CHANCE:
            teller.table(table)
            reader.line(f"{teller.say('step')} ")
    assert last is not None  # there is always the table before the first answer
    if not is_over(last):
        teller.table(last)
        teller.console.print(teller.say("not-over"))
    else:
        teller.result(last)


def _before(teller: Teller, table: Table) -> Any:
    return teller.views(table)[0]
