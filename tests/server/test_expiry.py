"""Tables at which nobody plays any more say that they will go, and go; on a server of one's own nothing does."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

from intrigue.cli.main import app as cli
from intrigue.server import expiry
from intrigue.server.api import new_row
from intrigue.server.expiry import AT_ONCE, Noted, note_round, remove_boxes, remove_guests, remove_unused
from intrigue.server.keeping import A_DAY, InForce, Keeping, expires, keeping_for
from intrigue.server.models import boxes, guests, settings
from intrigue.server.postgres_listener import Listener
from intrigue.server.replay import fingerprint
from intrigue.server.services import ENVIRONMENT, Config, Services, config_from_environment
from intrigue.server.store import GameRow, SeatRow, Store
from intrigue.session import Session
from laws.court import CourtGame
from server.databases import fresh_database
from server.guests import PATIENCE
from server.inside import application, caller
from server.servers import free_port

pytestmark = pytest.mark.anyio

KEEPING = keeping_for(60)
IN_FORCE = InForce(KEEPING, since=0.0)
"""Tables have long been saying that they will go."""
OWN = {fingerprint(CourtGame().box_file)}


@pytest.fixture
async def store(kind: str, new_database: Callable[[str], str]) -> AsyncIterator[Store]:
    """A database of either kind."""
    made = Store(new_database(kind))
    await shelve_own(made)
    yield made
    await made.close()


async def shelve_own(store: Store) -> None:
    """As a server does at its start."""
    for name in OWN:
        await store.shelve(name, CourtGame().box_file)


async def table(store: Store, age: float, guests: tuple[str | None, ...] = ("anna", "béla"), **more: Any) -> GameRow:
    """A table that was last played so many days ago; `seen`: when somebody was last there, in days ago."""
    seen = time.time() - more.pop("seen", age) * A_DAY
    then = time.time() - age * A_DAY
    session = Session(CourtGame(), 2)
    session.roll()  # from here on somebody is waited for
    row = msgspec.structs.replace(new_row(session, "anna"), updated=then, created=then, **more)
    seats = [SeatRow(row.id, n, "", guest, None, seen=seen) for n, guest in enumerate(guests)]
    await store.create(row, seats, session.record.answers, "a = 1" if row.box not in OWN else None)
    return row


async def write(store: Store, noted: Noted) -> None:
    """This is how the last round was."""
    row = store.insertion(settings).values(name="keeping", value=msgspec.json.encode(noted).decode())
    new = row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value})
    async with store.writing() as connection:
        await connection.execute(new)


def test_how_long_tables_are_kept() -> None:
    """Two days, two months, half a year."""
    assert keeping_for(60) == Keeping(2, 60, 180)
    assert keeping_for(1) == Keeping(2, 1, 3)


def test_the_command_says_how_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or nothing, and everything is kept."""

    def closed(_: str, doors: Sequence[socket.socket], *more: Any) -> None:
        for door in doors:
            door.close()

    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    monkeypatch.setenv(ENVIRONMENT, "")
    monkeypatch.setattr("intrigue.server.serving.run", closed)
    for option, keeping in (["--keep-days", "60"], KEEPING), ([], Keeping()):
        done = CliRunner().invoke(cli, ["serve", "--port", str(free_port()), *option])
        assert done.exit_code == 0, done.output
        assert config_from_environment().keeping == keeping


async def test_what_nobody_uses_goes(store: Store) -> None:
    """Each kind after its time; whoever has been there keeps it, and a link to what has gone ends."""
    stays = [
        await table(store, 59),
        await table(store, 1, ("anna", None)),
        await table(store, 179, over=True),
        await table(store, 300, seen=5),
    ]
    goes = [await table(store, 61), await table(store, 3, ("anna", None)), await table(store, 181, over=True)]
    linked = await table(store, 0, rematch=goes[0].id)

    gone = await remove_unused(store, IN_FORCE, time.time())

    assert set(gone) == {row.id for row in goes}
    assert [await store.load(row.id) for row in goes] == [None] * 3
    assert all([await store.load(row.id) for row in stays])
    found = await store.load(linked.id)
    assert found is not None
    assert found[0].rematch is None
    assert await remove_unused(store, IN_FORCE, time.time()) == []


async def test_it_goes_in_small_steps_and_not_while_somebody_looks_on(store: Store) -> None:
    """So that nobody waits for it."""
    rows = [await table(store, 100) for _ in range(AT_ONCE + 2)]

    spared = [rows[0].id]
    steps = [len(await remove_unused(store, IN_FORCE, time.time(), spared)) for _ in range(3)]

    assert steps == [AT_ONCE, 1, 0]


async def test_on_a_server_of_ones_own_everything_stays(store: Store) -> None:
    """Unless it is asked for."""
    row = await table(store, 10_000)

    assert Config("").keeping == Keeping()
    assert await remove_unused(store, InForce(Keeping(), 0.0), time.time()) == []
    assert expires(row, [SeatRow(row.id, 0, "", "anna", None)], InForce(Keeping(), 0.0)) is None


async def test_box_files_go_that_no_game_needs(store: Store) -> None:
    """The games' own stay, and so does what is needed."""
    await table(store, 100, box="old")
    await table(store, 1, box="new")
    assert await remove_boxes(store, OWN) == 0

    await remove_unused(store, IN_FORCE, time.time())

    assert await remove_boxes(store, OWN) == 1
    async with store.reading() as connection:
        assert set((await connection.execute(select(boxes.c.fingerprint))).scalars()) == {"new", *OWN}


def test_it_is_said_before() -> None:
    """Half of the time before, but no more than two weeks."""
    now = time.time()

    def told(age: float, in_force: InForce = IN_FORCE, guest: str | None = "anna", **more: Any) -> float | None:
        then = now - age * A_DAY
        row = msgspec.structs.replace(new_row(Session(CourtGame(), 2), "anna"), updated=then, **more)
        return expires(row, [SeatRow("", 0, "", guest, None, seen=then), SeatRow("", 1, "", "béla", None)], in_force)

    assert [told(45), told(0.9, guest=None), told(165, over=True)] == [None] * 3
    assert told(47) == pytest.approx(now + 13 * A_DAY, abs=2)
    assert told(1.1, guest=None) == pytest.approx(now + 0.9 * A_DAY, abs=2)
    assert told(170, over=True) == pytest.approx(now + 10 * A_DAY, abs=2)
    assert told(1000, InForce(KEEPING, now - A_DAY)) == pytest.approx(now + 13 * A_DAY, abs=2)
    assert told(1000, InForce(KEEPING)) is None


NOW = time.time()
EARLIER = NOW - 100 * A_DAY


@pytest.mark.parametrize(
    ("before", "since"),
    [
        (None, NOW),
        (Noted(KEEPING, EARLIER, NOW - 600), EARLIER),
        (Noted(KEEPING, EARLIER, NOW - 0.9 * A_DAY), EARLIER),
        (Noted(KEEPING, EARLIER, NOW - 1.1 * A_DAY), NOW),
        (Noted(KEEPING, EARLIER, NOW + 1), NOW),
        (Noted(keeping_for(90), EARLIER, NOW - 600), NOW),
        (Noted(Keeping(), EARLIER, NOW - 600), NOW),
    ],
    ids=["an old database", "no break", "off for hours", "off, or the clock jumped", "clock set back", "other", "none"],
)
async def test_nothing_goes_that_has_not_said_so(store: Store, before: Noted | None, since: float) -> None:
    """Whatever is old enough stays for as long as a notice lasts that nobody could see before."""
    row = await table(store, 100)
    if before is not None:
        await write(store, before)

    in_force = InForce(KEEPING)
    await note_round(store, in_force, NOW)

    assert in_force.since == since
    assert (await remove_unused(store, in_force, NOW) == [row.id]) == (since == EARLIER)
    again = InForce(KEEPING)
    await note_round(store, again, NOW + 600)
    assert again.since == since
    if since == NOW:
        assert await remove_unused(store, again, NOW + 13.9 * A_DAY) == []
        assert await remove_unused(store, again, NOW + 14.1 * A_DAY) == [row.id]


async def test_what_guests_said_goes_who_have_no_seat(store: Store) -> None:
    """After as long as unfinished games, or after a year; never before there was time for a notice."""
    now = time.time()
    await table(store, 0, ("sits", None))  # anna owns it
    for guest, age in (("anna", 400), ("sits", 400), ("old", 400), ("older", 70), ("new", 50)):
        await store.save_guest(guest, guest, "", "")
        async with store.writing() as connection:
            old = update(guests).where(guests.c.id == guest).values(created=now - age * A_DAY)
            await connection.execute(old)

    assert await remove_guests(store, InForce(KEEPING, now), now) == 0
    assert await remove_guests(store, InForce(Keeping(), 0.0), now) == 1
    assert await store.guest("old") is None
    assert await remove_guests(store, IN_FORCE, now) == 1
    assert await store.guest("older") is None
    assert all([await store.guest(guest) for guest in ("anna", "sits", "new")])


async def test_lists_and_pages_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as none of the players is there; then it goes, and whoever asks for it is told."""
    address = fresh_database(tmp_path / "old.sqlite3")
    services = Services(Config(address, thinkers=1, keeping=KEEPING), {CourtGame().id: CourtGame()})
    services.bots.warm = lambda: None  # type: ignore[method-assign]  # no bot plays here
    monkeypatch.setattr(expiry, "ROUND", 0.05)
    await shelve_own(services.store)
    row = await table(services.store, 55, spectators=True)
    await write(services.store, Noted(KEEPING, 0.0, time.time()))
    await services.start()
    try:
        async with caller(application(services)) as visitor:
            info = (await visitor.get(f"/api/tables/{row.id}")).json()
            open_table = await services.tables.get(row.id)
            assert (
                info["expires"]
                == open_table.page(None, None, 0).expires
                == pytest.approx(time.time() + 5 * A_DAY, abs=60)
            )
            open_table.listeners.add(Listener(0, "anna"))
            assert (await visitor.get(f"/api/tables/{row.id}")).json()["expires"] is None
            assert open_table.page(None, None, 0).expires is None
            open_table.listeners.clear()

            shorter = Keeping(1, 1, 1)
            await write(services.store, Noted(shorter, 0.0, time.time()))
            services.tables.in_force.keeping = shorter
            async with asyncio.timeout(PATIENCE):
                while not open_table.deleted:
                    await asyncio.sleep(0.05)
            assert (await visitor.get(f"/api/tables/{row.id}")).json()["code"] == "not-found"
    finally:
        await services.stop()
