"""Windows run on a clock that does not know who holds what."""

from __future__ import annotations

import asyncio
import time

import pytest

from intrigue.server import table as table_module
from intrigue.server import wire
from intrigue.server.api import new_row
from intrigue.server.services import Services
from intrigue.server.store import SeatRow
from intrigue.server.table import OpenTable
from intrigue.session import Session
from laws.court import CourtGame
from server.guests import PATIENCE

pytestmark = pytest.mark.anyio

CLOCK = 1.0
"""Seconds: enough to do something meanwhile, even on a busy machine."""


async def struck(services: Services, pace: float | None, pass_for_me: bool = False) -> OpenTable:
    """A table of two people, where the first has struck and the second is asked whether they let it happen."""
    session = Session(CourtGame(), 2)
    row = new_row(session, None, spectators=True, pace=pace)
    seats = [SeatRow(row.id, seat, "", f"guest-{seat}", None, pass_for_me=pass_for_me) for seat in (0, 1)]
    await services.store.create(row, seats)
    table = await services.tables.get(row.id)
    await until(table, 6)
    await services.tables.answer(table, 0, wire.Answer(6, "strike seat-1"))
    return table


async def until(table: OpenTable, n: int) -> None:
    """Wait until this many answers are given."""
    async with asyncio.timeout(PATIENCE):
        while table.row.n < n:
            await asyncio.sleep(0.01)


def asked(table: OpenTable) -> wire.Page:
    """The page of the seat that is asked."""
    return table.page(1, "guest-1", 0)


async def test_a_pass_counts_when_the_clock_ends(services: Services) -> None:
    """Whoever passes early and whoever says nothing pass at the same moment: never before it, and soon after it.

    How soon is said of a machine that does nothing else, so it is tried until there is a quiet moment.
    """
    late: list[float] = []
    while not late or (max(late[-2:]) > 0.3 and len(late) < 20):
        late += [await passes(services, says_it) for says_it in (True, False)]

    assert min(late) >= 0
    assert max(late[-2:]) < 0.3, late


async def passes(services: Services, says_it: bool) -> float:
    """How many seconds after the end of the clock a pass counts, whether the player says it at once or not at all."""
    table = await struck(services, CLOCK)
    page = asked(table)
    assert page.question is not None
    assert page.clock == wire.Clock(table.row.updated + CLOCK, CLOCK)

    if says_it:
        await services.tables.answer(table, 1, wire.Answer(7, "let"))
        assert (table.row.n, asked(table).question) == (7, None)
    await until(table, 8)

    assert table.session is not None
    assert table.session.record.answers[7][:2] == (1, "let")
    return time.time() - page.clock.until


async def test_an_act_counts_at_once(services: Services) -> None:
    """A guard does not wait for the clock."""
    while True:
        table = await struck(services, 60.0)
        question = asked(table).question
        assert question is not None
        if "guard guard" in question.phrases:
            break

    await services.tables.answer(table, 1, wire.Answer(7, "guard guard"))

    assert table.row.n > 7


async def test_without_a_pace_a_window_waits(services: Services) -> None:
    """There is no clock, and nothing happens until the player answers."""
    table = await struck(services, None)
    await asyncio.sleep(0.1)
    assert (asked(table).clock, table.row.n) == (None, 7)
    assert table.page(None, None, 0).window, "that it is open is for everybody to see"

    await services.tables.answer(table, 1, wire.Answer(7, "let"))

    assert table.row.n == 8
    assert not asked(table).window


async def test_the_clock_passes_for_whoever_wishes_it(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock runs whatever they hold, so that it tells nobody anything."""
    monkeypatch.setattr(table_module, "WINDOW", CLOCK)
    table = await struck(services, None)
    assert asked(table).clock is None

    await services.tables.settings(table, 1, wire.Settings(pass_for_me=True))

    assert asked(table).clock is not None
    assert [info.pass_for_me for info in asked(table).seats] == [False, True]
    others = table.page(0, "guest-0", 0)
    assert not any(info.pass_for_me for info in others.seats), "a wish is nobody else's business"
    assert (others.clock, table.page(None, None, 0).clock) == (None, None)
    await until(table, 8)
    assert table.session is not None
    assert table.session.record.answers[7].phrase == "let"
