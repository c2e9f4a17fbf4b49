"""What strangers bring is read in processes of its own: it may take its time, and nobody else's."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import threading
from collections.abc import AsyncIterator
from multiprocessing import active_children
from typing import Any

import pytest

import intrigue
from intrigue import boxfile
from intrigue.kernel.errors import BadBox
from intrigue.server import jobs, open_tables, wire
from intrigue.server.api import new_row
from intrigue.server.jobs import Brought, Read, Reader, Readers, read
from intrigue.server.limits import UNLIMITED, Allowances, Limits
from intrigue.server.replay import Rebuilt, Refused, rebuild
from intrigue.server.services import Services
from intrigue.server.store import SeatRow
from intrigue.server.table import OpenTable
from intrigue.session import Session
from laws.court import CourtGame
from server.guests import PATIENCE
from server.inside import application, caller
from server.slow_reader import greedy, slow

pytestmark = pytest.mark.anyio

EMERALD = intrigue.GAMES["emerald2"]
MINE = EMERALD.box_file.replace("vp_end         = 28", "vp_end = 4")
SHORT = "kabale rules 1 seats 2\n"


@pytest.fixture
def sleepers(monkeypatch: pytest.MonkeyPatch) -> None:
    """All readers are of that kind."""
    monkeypatch.setattr(jobs, "work", slow)


@pytest.fixture
async def readers(sleepers: None) -> AsyncIterator[Readers]:
    """Readers that are given little time."""
    made = Readers(Limits(reading_seconds=3.0, readings=3))
    yield made
    made.close()


async def told(readers: Readers, record: str, guest: str, address: str = "") -> tuple[str, str]:
    """What comes of a record that somebody brings."""
    try:
        await readers.replay(record, None, Allowances(UNLIMITED).of(address or guest, guest))
    except Refused as refused:
        return refused.code, refused.details
    raise AssertionError("nothing was refused")


async def test_what_takes_too_long_is_given_up(readers: Readers) -> None:
    """Its process is replaced, and nobody else's is harmed."""
    await asyncio.gather(told(readers, "", "anna"), told(readers, "", "béla"))
    before = set(active_children())

    one, two = await asyncio.gather(told(readers, "sleep", "mallory"), told(readers, "", "béla"))

    assert one == ("too-hard", "reading this takes longer than 3 seconds")
    assert two[0] == "malformed"
    assert len(before - set(active_children())) == 1
    again = await asyncio.gather(told(readers, "", "anna"), told(readers, "", "béla"))
    assert [code for code, _ in again] == ["malformed"] * 2


async def test_a_reader_that_ends_is_replaced(readers: Readers) -> None:
    """Whatever ended it."""
    assert (await told(readers, "end", "mallory"))[0] == "too-hard"
    assert [(await told(readers, "", "anna"))[0] for _ in range(3)] == ["malformed"] * 3


async def test_everybody_has_one_turn_and_few_wait(readers: Readers) -> None:
    """A guest has one file read at a time, and there is an end to waiting."""
    await asyncio.gather(told(readers, "", "anna"), told(readers, "", "béla"))  # both processes have started

    codes = await asyncio.gather(
        told(readers, "sleep", "mallory"),
        told(readers, "", "mallory"),
        told(readers, "sleep", "mallory 2"),
        told(readers, "", "anna"),
        told(readers, "", "béla"),
    )

    assert [code for code, _ in codes] == ["too-hard", "busy", "too-hard", "malformed", "busy"]
    assert (await told(readers, "", "mallory"))[0] == "malformed"


async def test_an_address_has_few_turns(readers: Readers) -> None:
    """However many guests come from there."""
    codes = await asyncio.gather(*(told(readers, "", f"guest {n}", "there") for n in range(4)))

    assert [code for code, _ in codes] == ["malformed"] * 3 + ["busy"]


async def test_a_box_file_is_read_once() -> None:
    """Whoever brings the same one again waits for nobody."""
    readers = Readers(UNLIMITED)
    anna = Allowances(UNLIMITED).of("here", "anna")
    try:
        await readers.check_box(EMERALD.id, MINE, anna)
        with pytest.raises(Refused) as refused:
            await readers.check_box(EMERALD.id, MINE + "x = [", anna)
        assert refused.value.code == "bad-box"
        assert (await readers.replay(SHORT, None, anna)).answers == []
    finally:
        readers.close()
    await readers.check_box(EMERALD.id, MINE, anna)  # and there is nobody left to ask


async def test_whoever_has_something_read_pays_for_it(readers: Readers) -> None:
    """As much as it took, whatever came of it; all the time that there is, if the process does not come back."""
    allowances = Allowances(Limits(address_work=0.01, at_once=100_000))
    owed = {}
    for record in ("work", "end"):
        allowance = allowances.of(record, None)
        with pytest.raises(Refused):
            await readers.replay(record, None, allowance)
        owed[record] = 1000 - allowance._buckets[0].left

    assert owed == {"work": 700, "end": 3000}


def test_the_time_of_reading_is_told() -> None:
    """In milliseconds of the processor."""
    assert jobs.timed(Brought(EMERALD.id, MINE)).milliseconds > 0


def test_a_reader_has_so_much_memory() -> None:
    """Whatever it reads: the machine has some left."""
    reading = multiprocessing.get_context("spawn").Process(target=greedy, daemon=True)
    reading.start()
    reading.join(PATIENCE)

    assert reading.exitcode == 0


@pytest.mark.parametrize(
    ("brought", "code"),
    [
        (Brought(EMERALD.id, MINE), None),
        (Brought(EMERALD.id, "a = 1"), "bad-box"),
        (Brought(record=SHORT), None),
        (Brought(record=SHORT + "* draw juliet", most=0), "too-large"),
        (Brought(record="chess rules 1 seats 2"), "no-record"),
        (Brought(record="kabale rules 1 seats 99"), "bad-record"),
        (Brought(record=f"emerald2 rules {EMERALD.rules} seats 2\nbox other"), "other-box"),
        (Brought("nothing", "a = 1"), "malformed"),
    ],
)
def test_what_comes_of_reading(brought: Brought, code: str | None) -> None:
    """A code and words, or what is needed to go on."""
    assert (read(brought).refused or (None,))[0] == code


def test_what_nobody_expected_is_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its kind is for the log."""
    monkeypatch.setattr(jobs, "read_record", lambda _: 1 / 0)

    assert read(Brought(record="")) == Read(("too-hard", "this cannot be read"), fault="ZeroDivisionError")


def test_a_process_that_does_not_start_is_given_up(sleepers: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it had ended."""
    monkeypatch.setattr(jobs, "STARTING", 0.0)
    with pytest.raises(Refused):
        Reader().ask(b"", 1.0)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("\n".join(f"[a{n}{'.b' * 180}]" for n in range(270)), "line 1: a name has 8 parts at most"),
        ('x = "."\n["a" . b."c".d.e.f.g.h.i]', "line 2: a name has 8 parts at most"),
        ("x = 1\na = {b." + "c." * 20 + "d = 1}", "line 2: a name has 8 parts at most"),
        ("a = [\n" * 9, "line 9: this is nested too deeply"),
        ("a = {b=" * 9, "line 1: this is nested too deeply"),
        ("a = 1\nb = 1_000_000_000_000_000_000_000", "line 2: a number has too many digits"),
        ('a = """\n' * 10_000, "this is not TOML"),
    ],
)
def test_what_is_not_worth_reading_is_not_read(text: str, complaint: str) -> None:
    """The line is named."""
    with pytest.raises(BadBox, match=complaint):
        boxfile.parse(text)


def test_dots_and_brackets_in_strings_and_remarks_mean_nothing() -> None:
    """Only what a reader of TOML would walk through counts."""
    text = '# a.b.c.d.e.f.g.h.i.j [[[[[[[[[[\na = \'a.b.c.d.e.f.g.h.i [[[[[[[[[[\'\nb = """\n[[[[[[[[[[[\n"""\n'

    assert set(boxfile.parse(text)) == {"a", "b"}


# ---------------------------------------------------------------- opening, and looking back


async def a_game(services: Services, answers: int = 6) -> str:
    """A game of two people that has come so far; nobody has opened it yet."""
    session = Session(CourtGame(), 2)
    while len(session.record.answers) < answers and session.question is not None:
        session.take(int(session.question.seat), session.question.options[0])
    row = new_row(session, None, spectators=True)
    seats = [SeatRow(row.id, seat, "", f"guest-{seat}", None) for seat in (0, 1)]
    await services.store.create(row, seats, session.record.answers)
    return row.id


async def test_whoever_has_a_table_opened_pays_for_it(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """As much as it took; afterwards it is open for everybody."""
    clock = itertools.count()
    monkeypatch.setattr("intrigue.server.helpers.time.thread_time", lambda: next(clock) / 2)
    table = await a_game(services)
    allowances = Allowances(Limits(address_work=0.01, at_once=100_000))
    one, other = allowances.of("here", None), allowances.of("elsewhere", None)

    await services.tables.get(table, one)
    await services.tables.get(table, other)

    with pytest.raises(Refused):
        one.charge(600)
    other.charge(600)


async def test_a_long_game_keeps_nobody_waiting(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is replayed others are opened, also for the same address; of its own it gets a few at a time."""
    done = threading.Event()

    def slowly(whole: Any, *given: Any) -> OpenTable:
        if len(whole.answers) > 3:
            done.wait(PATIENCE)
        return OpenTable(whole, *given)

    monkeypatch.setattr(open_tables, "LONG", 3)
    monkeypatch.setattr(open_tables, "OpenTable", slowly)
    allowance = services.allowances.of("here", None)
    long = asyncio.create_task(services.tables.get(await a_game(services), allowance))
    try:
        async with asyncio.timeout(PATIENCE):
            await services.tables.get(await a_game(services, 0), allowance)
            assert not long.done()
            more = [asyncio.create_task(services.tables.get(await a_game(services), allowance)) for _ in range(3)]
            while not allowance.opening.locked():
                await asyncio.sleep(0.01)
            await services.tables.get(await a_game(services, 0), services.allowances.of("elsewhere", None))
    finally:
        done.set()
    await asyncio.gather(long, *more)


async def test_a_long_game_is_made_anew_beside_everything_else(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When something was taken back elsewhere, for instance."""
    where: list[str] = []

    def watched(*given: Any) -> Rebuilt:
        where.append(threading.current_thread().name)
        return rebuild(*given)

    table = await services.tables.get(await a_game(services))
    monkeypatch.setattr(open_tables, "LONG", 3)
    for module in ("open_tables", "table"):
        monkeypatch.setattr(f"intrigue.server.{module}.rebuild", watched)
    async with table.lock:
        table.needs_reload = True
    await services.tables.refresh(table.id)

    assert not table.needs_reload
    assert [name.startswith("opening long games") for name in where] == [True]


async def test_a_look_back_is_remembered_until_something_changes(services: Services) -> None:
    """A few of them; nothing of it is done where everybody waits."""
    table = await services.tables.get(await a_game(services))
    anybody = Allowances(UNLIMITED).of("here", None)
    made: list[str] = []

    def make(session: Session) -> bytes:
        made.append(threading.current_thread().name)
        return str(len(session.record.answers)).encode()

    async with asyncio.timeout(PATIENCE):
        while table.next_move() is not None or table.lock.locked():
            await asyncio.sleep(0.01)
    now = str(table.row.n).encode()
    assert [await services.tables.look_back(table, "then", make, anybody) for _ in range(3)] == [now] * 3
    assert len(made) == 1
    assert made[0].startswith("looking back")
    table.changed()
    await services.tables.look_back(table, "then", make, anybody)
    assert len(made) == 2
    for n in range(3 * open_tables.PAST):
        await services.tables.look_back(table, n, make, anybody)
    assert len(table.past_pages) == open_tables.PAST


async def test_whoever_waits_for_a_look_back_holds_up_no_table(services: Services) -> None:
    """While the helper is busy with others, everything at the table goes on; and each address has one turn."""
    busy, table = [await services.tables.get(await a_game(services)) for _ in range(2)]
    done, order = threading.Event(), list[str]()

    async def look(at: OpenTable, who: str, key: object) -> None:
        def make(_: Session) -> bytes:
            assert done.wait(PATIENCE)
            order.append(who)
            return b""

        await services.tables.look_back(at, key, make, services.allowances.of(who, None))

    async with asyncio.TaskGroup() as looking:
        looking.create_task(look(busy, "mallory", 0))
        async with asyncio.timeout(PATIENCE):
            while not busy.lock.locked():
                await asyncio.sleep(0)
        looking.create_task(look(busy, "mallory", 1))
        looking.create_task(look(table, "anna", 0))
        await asyncio.sleep(0.01)
        try:
            async with asyncio.timeout(PATIENCE / 2):
                await services.tables.settings(table, 0, wire.Settings(pass_for_me=True))
        finally:
            done.set()

    assert order == ["mallory", "anna", "mallory"]
    assert table.seats[0].pass_for_me


async def test_a_draft_that_waits_for_its_turn_holds_up_no_table(services: Services) -> None:
    """The same with actions that somebody has in mind."""
    table = await services.tables.get(await a_game(services))
    anna = services.allowances.of("anna", None)
    async with services.tables._considering.turn(services.allowances.of("mallory", None)):
        message = wire.Consider(1, table.row.n, ())
        waiting = asyncio.create_task(services.tables.consider(table, 0, message, anna))
        await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            await services.tables.settings(table, 0, wire.Settings(pass_for_me=True))
    await asyncio.gather(waiting, return_exceptions=True)


async def test_whoever_looks_back_pays_for_it(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """As much as it took; and whoever owes something when their turn comes is sent away."""
    table = await services.tables.get(await a_game(services))
    clock = itertools.count()
    monkeypatch.setattr("intrigue.server.helpers.time.thread_time", lambda: next(clock) / 2)
    allowance = Allowances(Limits(address_work=0.01, at_once=10_000)).of("here", None)

    assert await services.tables.look_back(table, 0, lambda _: b"past", allowance) == b"past"
    with pytest.raises(Refused, match="too much at once"):
        await services.tables.look_back(table, 1, lambda _: b"past", allowance)
    assert await services.tables.look_back(table, 0, lambda _: b"past", allowance) == b"past"


async def test_the_record_of_an_open_game_is_not_read_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in memory; to read thousands of answers would hold up everybody."""
    table = await services.tables.get(await a_game(services))
    async with caller(application(services)) as visitor:
        first = await visitor.get(f"/api/tables/{table.id}/record")
        monkeypatch.setattr(services.store, "whole", None)
        again = await visitor.get(f"/api/tables/{table.id}/record")

    assert (first.status_code, again.status_code) == (200, 200)
    assert first.text.startswith("court rules ")
