"""Who is there: seen at once, written down rarely."""

from __future__ import annotations

import time
from collections.abc import Mapping

import pytest

from intrigue.server.api import new_row
from intrigue.server.faults import DatabaseFault
from intrigue.server.postgres_listener import Listener
from intrigue.server.services import Services
from intrigue.server.store import SeatRow
from intrigue.server.table import OpenTable
from intrigue.session import Session
from laws.court import CourtGame

pytestmark = pytest.mark.anyio


async def table_of_two(services: Services) -> OpenTable:
    """A table with two guests, of whom nobody is there."""
    row = new_row(Session(CourtGame(), 2), None)
    await services.store.create(row, [SeatRow(row.id, seat, "", f"guest-{seat}", None) for seat in (0, 1)])
    return await services.tables.get(row.id)


def come(services: Services, table: OpenTable, seat: int) -> Listener:
    """A guest opens a connection."""
    listener = Listener(seat, f"guest-{seat}")
    table.listeners.add(listener)
    services.tables.came_or_went(table, listener.guest)
    return listener


def go(services: Services, table: OpenTable, listener: Listener) -> None:
    """They close it."""
    table.listeners.discard(listener)
    services.tables.came_or_went(table, listener.guest)


async def test_coming_and_going_all_the_time_is_written_down_once(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of_two(services)
    written: list[Mapping[tuple[str, int], tuple[bool, float]]] = []
    seen = services.store.seen

    async def watched(places: Mapping[tuple[str, int], tuple[bool, float]], wake: bool = True) -> None:
        written.append(places)
        await seen(places, wake)

    monkeypatch.setattr(services.store, "seen", watched)
    for _ in range(100):
        go(services, table, come(services, table, 1))
    come(services, table, 0)
    await services.tables._write_presence()
    await services.tables._write_presence()

    assert [sorted(places) for places in written] == [[(table.id, 0), (table.id, 1)]]
    found = await services.store.load(table.id)
    assert found is not None
    assert [place.here for place in found[1]] == [True, False]


async def test_the_others_see_at_once_who_is_there_and_a_second_window_is_nothing_new(services: Services) -> None:
    table = await table_of_two(services)
    other = come(services, table, 0)
    other.wake.clear()

    first = come(services, table, 1)
    assert other.wake.is_set()
    assert [place.present for place in table.seat_infos("guest-0")] == [True, True]

    other.wake.clear()
    go(services, table, come(services, table, 1))
    assert not other.wake.is_set()

    go(services, table, first)
    assert other.wake.is_set()
    assert table.seat_infos("guest-0")[1].away is not None


async def test_what_is_read_again_does_not_forget_who_has_just_come(services: Services) -> None:
    table = await table_of_two(services)
    gone = come(services, table, 1)
    await services.tables._write_presence()

    go(services, table, gone)
    await services.tables.refresh(table.id)

    assert not table.seats[1].here


async def test_what_is_read_while_it_is_written_does_not_forget_who_has_just_gone(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy machine takes its time to write: somebody who asks for a bot then is not told that the player is there."""
    table = await table_of_two(services)
    listener = come(services, table, 1)
    await services.tables._write_presence()
    seen = services.store.seen
    read: list[bool] = []

    async def slow(places: Mapping[tuple[str, int], tuple[bool, float]], wake: bool = True) -> None:
        await services.tables.refresh(table.id)
        read.append(table.seat_infos(None)[1].present)
        await seen(places, wake)

    monkeypatch.setattr(services.store, "seen", slow)
    go(services, table, listener)
    await services.tables._write_presence()
    await services.tables.refresh(table.id)

    assert [*read, table.seat_infos(None)[1].present] == [False, False]


async def test_what_could_not_be_written_is_written_later(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_of_two(services)
    come(services, table, 1)

    async def fails(places: object, wake: bool = True) -> None:
        raise DatabaseFault("disk-full", writing=True)

    with monkeypatch.context() as broken:
        broken.setattr(services.store, "seen", fails)
        with pytest.raises(DatabaseFault):
            await services.tables._write_presence()
    await services.tables._write_presence()

    found = await services.store.load(table.id)
    assert found is not None
    assert found[1][1].here


async def test_an_older_worker_does_not_overwrite_newer_news(services: Services) -> None:
    table = await table_of_two(services)
    await services.store.seen({(table.id, 0): (True, 20.0)})
    await services.store.seen({(table.id, 0): (False, 10.0)})

    found = await services.store.load(table.id)
    assert found is not None
    assert found[1][0].here


async def test_a_clock_that_was_set_back_does_not_hide_who_comes(services: Services) -> None:
    """What was seen in the future is no news; what another worker saw a moment ago is."""
    table = await table_of_two(services)
    now = time.time()
    await services.store.seen({(table.id, 0): (False, now + 3600), (table.id, 1): (False, now + 1)})

    await services.store.seen({(table.id, 0): (True, now), (table.id, 1): (True, now)})

    there = await services.store.presence([table.id])
    assert there == {(table.id, 0): (True, now), (table.id, 1): (False, now + 1)}
