"""A table that is played through another worker: who listens here follows it, nobody else does."""

from __future__ import annotations

import math
import time

import pytest

from intrigue.kernel.record import Answer
from intrigue.server.replay import summary
from intrigue.server.services import Services
from intrigue.server.store import Store
from intrigue.server.table import OpenTable
from server.test_attention import until
from server.test_presence import come, table_of_two

pytestmark = pytest.mark.anyio


async def resting(services: Services) -> OpenTable:
    """A table where a person is asked, and for which nobody has asked lately: nothing goes on by itself."""
    table = await table_of_two(services)
    await until(lambda: table.driver is not None and table.driver.done())
    table.opened = table.touched = -math.inf
    return table


async def answered_elsewhere(services: Services, table: OpenTable) -> str:
    """Another worker of the same database stores an answer; what it tells everybody."""
    assert table.session is not None
    there = table.session.at(table.row.n)
    question = there.question
    assert question is not None
    phrase = there.game.verbs.phrase(question.options[0])
    there.answer(question.seat, phrase)
    worker = Store(services.config.database)
    row = await worker.append(table.row, [Answer(question.seat, phrase)], summary(there), time.time())
    await worker.close()
    return f"{row.id} {row.n} {row.epoch}"


async def test_what_nobody_listens_to_here_is_not_followed(services: Services) -> None:
    """It was opened through us, and is played where the proxy sends its players."""
    table = await resting(services)

    services.tables.woken(await answered_elsewhere(services, table))

    assert table.id not in services.tables.open
    assert (await services.tables.get(table.id)).row.n == table.row.n + 1


async def test_whoever_listens_here_sees_it_go_on(services: Services) -> None:
    table = await resting(services)
    listener = come(services, table, 0)
    listener.wake.clear()
    was = table.row.n

    services.tables.woken(await answered_elsewhere(services, table))

    await until(lambda: table.row.n == was + 1 and listener.wake.is_set())
    assert services.tables.open[table.id] is table


async def test_after_a_silence_what_nobody_listens_to_is_not_read_again(services: Services) -> None:
    """The line to the database was lost: perhaps everything has changed."""
    await resting(services)
    watched = await resting(services)
    come(services, watched, 0)

    services.tables.woken(None)

    assert list(services.tables.open) == [watched.id]


async def test_whoever_has_only_just_asked_for_it_may_be_at_it(services: Services) -> None:
    """A request that changes something hears of that from the database before it looks at the table again."""
    table = await resting(services)
    await services.tables.get(table.id)

    services.tables.woken(table.id)

    assert services.tables.open[table.id] is table


async def test_a_table_is_not_let_go_while_something_is_stored(services: Services) -> None:
    table = await resting(services)

    async with table.lock:
        services.tables.woken(table.id)

    assert services.tables.open[table.id] is table
