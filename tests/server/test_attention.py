"""Bots think where somebody is, and in turn; everything waits by a clock that nobody sets."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from intrigue.server import open_tables as open_tables_module
from intrigue.server import table as table_module
from intrigue.server import wire
from intrigue.server.api import new_row
from intrigue.server.bot_pool import BotPool, BotRequest
from intrigue.server.postgres_listener import Listener
from intrigue.server.services import Services
from intrigue.server.store import SeatRow
from intrigue.server.table import OpenTable, Pace
from intrigue.session import Session
from laws.court import WAIT, CourtGame
from server.guests import PATIENCE

pytestmark = pytest.mark.anyio

DEALT = 6
"""Answers until the cards are dealt at a table of two: then the first player is asked."""


class Thinkers(BotPool):
    """Bots whose thoughts the test ends."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[BotRequest] = []
        self.answers: list[asyncio.Future[int]] = []

    def _submit(self, pool: object, work: object, sent: bytes, at_most: float) -> asyncio.Future[Any]:
        self.asked.append(msgspec.json.decode(sent, type=BotRequest))
        self.answers.append(asyncio.get_running_loop().create_future())
        self.answers[-1].add_done_callback(lambda _: self.queue.leave())
        return self.answers[-1]


@pytest.fixture
def thinkers(services: Services) -> Thinkers:
    """The bots of the server."""
    made = Thinkers()
    services.bots = services.tables.bots = made
    return made


async def stored(services: Services, *players: str, owner: str | None = None, pace: float | None = None) -> str:
    """A table that nobody has looked at yet, with these bots and guests."""
    row = new_row(Session(CourtGame(), len(players)), owner, spectators=True, pace=pace)
    bots = ("random", "ismcts")
    seats = [
        SeatRow(row.id, seat, "", None if player in bots else player, player if player in bots else None)
        for seat, player in enumerate(players)
    ]
    await services.store.create(row, seats)
    return row.id


def comes(table: OpenTable) -> Listener:
    """Somebody connects."""
    listener = Listener(None, None)
    table.listeners.add(listener)
    return listener


async def until(condition: object, *args: object) -> None:
    """Wait for it."""
    assert callable(condition)
    async with asyncio.timeout(PATIENCE):
        while not condition(*args):
            await asyncio.sleep(0.005)


async def idle(table: OpenTable) -> None:
    """Wait until nobody drives the table."""
    await until(lambda: table.driver is not None and table.driver.done())


# ---------------------------------------------------------------- nothing is thought for nobody


async def test_after_a_restart_dice_are_rolled_and_bots_wait(services: Services, thinkers: Thinkers) -> None:
    """As soon as somebody comes, they think."""
    name = await stored(services, "ismcts", "ismcts")

    await services.tables.take_up()
    table = services.tables.open[name]
    await until(lambda: table.row.n == DEALT)
    await idle(table)
    await services.tables.take_up()
    await idle(table)
    assert (thinkers.asked, thinkers.queue.waiting) == ([], 0)

    await services.tables.get(name)
    await until(lambda: thinkers.asked)


async def test_a_table_whose_bots_are_next_is_not_even_opened(services: Services, thinkers: Thinkers) -> None:
    """It would only be dropped again."""
    name = await stored(services, "ismcts", "anna")
    await services.tables.take_up()
    table = services.tables.open[name]
    await until(lambda: table.row.n == DEALT)
    await idle(table)

    assert await services.store.games_to_drive(10) == []


async def test_bots_stop_when_everybody_has_gone(
    services: Services, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought that is under way may end; then nothing is thought until somebody comes again."""
    table = await services.tables.get(await stored(services, "ismcts", "ismcts"))
    listener = comes(table)
    await until(lambda: thinkers.asked)

    monkeypatch.setattr(table_module, "UNATTENDED", 0.0)
    table.listeners.discard(listener)
    thinkers.answers[0].set_result(WAIT)
    await until(lambda: table.row.n == DEALT + 1)
    await idle(table)
    assert len(thinkers.asked) == 1

    comes(table)
    await services.tables.get(table.id)
    services.tables.wake_driver(table)
    await until(lambda: len(thinkers.asked) == 2)


async def test_a_bot_that_waits_for_its_turn_leaves_when_everybody_has_gone(
    services: Services, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next round through all tables sees to it, and the table is dropped from memory."""
    busy = await services.tables.get(await stored(services, "ismcts", "ismcts"))
    comes(busy)
    await until(lambda: thinkers.queue.thinking == 1)
    table = await services.tables.get(await stored(services, "ismcts", "ismcts"))
    await until(lambda: thinkers.queue.waiting == 1)

    for module in (table_module, open_tables_module):
        monkeypatch.setattr(module, "UNATTENDED", 0.0)
    monkeypatch.setattr(open_tables_module, "HEARTBEAT", 0.01)
    sweeping = services.tables.later(services.tables.sweep())

    await until(lambda: thinkers.queue.waiting == 0)
    await until(lambda: table.id not in services.tables.open)
    assert thinkers.queue.thinking == 1
    sweeping.cancel()


async def test_a_table_is_not_dropped_before_whoever_opened_it_has_come(services: Services) -> None:
    """However the round through all tables falls: there is one memory of a game."""
    name = await stored(services, "guest-0", "guest-1")
    table = await services.tables._opened(name, None)
    assert table is not None
    await idle(table)

    services.tables.drop_idle()

    assert await services.tables.get(name) is table


# ---------------------------------------------------------------- turns


async def test_a_guests_forty_tables_do_not_hold_up_another_guests_bot(services: Services, thinkers: Thinkers) -> None:
    """The bot of somebody else is next."""
    for _ in range(40):
        await services.tables.get(await stored(services, "ismcts", "ismcts", owner="mallory"))
    await until(lambda: thinkers.queue.waiting == 39)

    await services.tables.get(await stored(services, "random", "random", owner="anna"))
    await until(lambda: thinkers.queue.waiting == 40)
    thinkers.answers[0].set_result(WAIT)
    await until(lambda: len(thinkers.asked) == 2)

    assert [request.bot for request in thinkers.asked] == ["ismcts", "random"]


async def test_many_cookies_of_one_household_have_one_turn(services: Services, thinkers: Thinkers) -> None:
    """Whoever comes to look at somebody's table does not make it theirs."""

    async def come(table: str, address: str, guest: str) -> None:
        await services.tables.get(table, services.allowances.of(address, guest))

    mine = await stored(services, "ismcts", "ismcts", owner="anna")
    for number in range(10):
        await come(await stored(services, "ismcts", "ismcts", owner=f"mallory-{number}"), "there", f"mallory-{number}")
    await until(lambda: thinkers.queue.waiting == 9)
    await services.tables.get(mine)
    await come(mine, "here", "anna")
    await come(mine, "there", "mallory-0")
    await until(lambda: thinkers.queue.waiting == 10)
    table = services.tables.open[mine]
    others = {each.thinks_for() for each in services.tables.open.values() if each is not table}

    assert len(others) == 1
    assert table.thinks_for() not in others


async def test_when_the_game_goes_on_its_bot_leaves_the_queue(services: Services, thinkers: Thinkers) -> None:
    """Here a person has come back to the seat that a bot kept."""
    busy = await services.tables.get(await stored(services, "ismcts", "ismcts"))
    await until(lambda: thinkers.queue.thinking == 1)
    table = await services.tables.get(await stored(services, "random", "anna"))
    await until(lambda: thinkers.queue.waiting == 1)

    await services.store.set_seat(table.id, 0, bot=None, guest="bela")
    await services.tables.refresh(table.id)

    await until(lambda: thinkers.queue.waiting == 0)
    assert (len(thinkers.asked), busy.row.n) == (1, DEALT)


async def test_when_the_server_stops_nobody_waits(services: Services, thinkers: Thinkers) -> None:
    """Neither for a turn nor for a thought."""
    for _ in range(3):
        await services.tables.get(await stored(services, "ismcts", "ismcts"))
    await until(lambda: thinkers.queue.waiting == 2)

    await services.tables.close()

    assert thinkers.queue.waiting == 0


async def test_a_late_answer_is_late_by_whole_steps(services: Services) -> None:
    """So that it does not tell whether the bot had something to think about."""
    services.tables.pace = Pace(think=10.0)
    due = time.monotonic() - 3.0

    assert services.tables._driver._in_step(due, "random") == due + 4.0
    assert services.tables._driver._in_step(due + 60.0, "random") == due + 60.0


# ---------------------------------------------------------------- the clock is set back


def set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sets the clock of the machine back by an hour."""
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() - 3600.0)


async def test_a_bot_does_not_wait_for_a_clock_that_was_set_back(
    services: Services, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It answers after its time."""
    table = await services.tables.get(await stored(services, "ismcts", "anna"))
    await until(lambda: thinkers.asked)

    set_back(monkeypatch)
    thinkers.answers[0].set_result(WAIT)

    await until(lambda: table.row.n == DEALT + 1)


async def test_a_window_does_not_wait_for_a_clock_that_was_set_back(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It closes after its time; and whoever passes too late is not told to wait."""
    table = await services.tables.get(await stored(services, "anna", "bela", pace=0.5))
    await until(lambda: table.row.n == DEALT)

    await services.tables.answer(table, 0, wire.Answer(DEALT, "strike seat-1"))
    set_back(monkeypatch)

    await until(lambda: table.row.n == DEALT + 2)


async def test_dice_and_take_back_do_not_wait_for_a_clock_that_was_set_back(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not before the time in which it can be taken back is over, and not much later."""
    monkeypatch.setattr(OpenTable, "held", lambda _: True)
    services.tables.pace = Pace(grace=0.3)
    name = await stored(services, "anna", "bela")
    began = time.monotonic()
    table = await services.tables.get(name)

    set_back(monkeypatch)

    await until(lambda: table.row.n == DEALT)
    assert time.monotonic() - began > 0.2


async def test_what_was_stored_by_a_clock_that_was_ahead_waits_no_longer_than_its_time(
    services: Services, thinkers: Thinkers
) -> None:
    """After a restart, or on a worker whose clock is another."""
    services.tables.pace = Pace(think=5.0)
    name = await stored(services, "ismcts", "anna")
    table = await services.tables.get(name)
    await until(lambda: table.row.n == DEALT)

    table.row = msgspec.structs.replace(table.row, updated=time.time() + 3600.0)

    move = table.next_move()
    assert move is not None
    assert move.due <= time.monotonic() + 5.0
