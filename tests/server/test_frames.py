"""Who gets a frame: what players do for themselves gives nobody else one, whatever they hold and whatever they do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec
import pytest

from intrigue.server import table as table_module
from intrigue.server.open_tables import OpenTables
from intrigue.server.services import Config, Services
from intrigue.server.table import OpenTable, Pace
from intrigue.session import Session
from server.guests import PATIENCE
from server.pairs import RULES, SEATS, Pair, moments, write
from server.test_websocket import Socket, connected, settled

pytestmark = pytest.mark.anyio

CLOCK: Final = 1000.0
"""Seconds that windows stay open: longer than any test."""
Doing = tuple[int, dict[str, Any]]
"""A seat, and what is said from there."""

# ---------------------------------------------------------------- what may be done so that nobody hears of it


def private_doings(session: Session, viewer: int | None, wishes: bool) -> Iterator[Doing]:
    """What the others say: drafts that come to nothing, what is refused, wishes, and a pass before the clock ends."""
    n = len(session.record.answers)
    for seat in range(SEATS):
        if seat == viewer:
            continue
        yield seat, {"type": "hello", "since": 0}
        yield seat, {"type": "answer", "n": n, "phrase": "dance"}
        yield seat, {"type": "answer", "n": n - 1, "phrase": "dance"}
        yield seat, {"type": "commit", "n": n, "draft": ["dance"]}
        yield seat, {"type": "take-back", "n": n + 5}
        yield seat, {"type": "consider", "id": 1, "n": n, "draft": []}
        if wishes:
            yield seat, {"type": "settings", "pass_for_me": True}
    yield from asked_doings(session, n)


def asked_doings(session: Session, n: int) -> Iterator[Doing]:
    """What only the seat that is asked may say."""
    seat, question = session.asked, session.question
    assert seat is not None
    assert question is not None
    for phrase in map(session.game.verbs.phrase, question.options[:3]):
        yield seat, {"type": "consider", "id": 2, "n": n, "draft": [phrase]}
    if session.passing is not None:  # the clock runs, by the pace or by the wish
        yield seat, {"type": "answer", "n": n, "phrase": session.passing}
        yield seat, {"type": "commit", "n": n, "draft": [session.passing]}


# ---------------------------------------------------------------- two servers


async def said(sockets: dict[int | None, Socket], doings: list[Doing]) -> None:
    """Everything is said, and the server has done with it."""
    for seat, message in doings:
        sockets[seat].say(**message)
    for socket in sockets.values():
        socket.say(type="ping")
    async with asyncio.timeout(PATIENCE):
        while not all(any(frame["type"] == "pong" for frame in socket.frames) for socket in sockets.values()):
            await asyncio.sleep(0.001)
    await settled()
    for socket in sockets.values():
        socket.frames = [frame for frame in socket.frames if frame["type"] != "pong"]


async def frames(services: Services, pair: Pair, doings: list[Doing]) -> dict[str, list[dict[str, Any]]]:
    """What the viewer, and somebody who looks on, are sent while this is done by the others, and when they ask then."""
    async with AsyncExitStack() as stack:
        sockets: dict[int | None, Socket] = {
            seat: await stack.enter_async_context(
                connected(services, pair.id, None if seat is None else pair.guest_at(seat), seat)
            )
            for seat in (None, *range(SEATS))
        }
        await said(sockets, [(seat, {"type": "hello", "since": 0}) for seat in range(SEATS)])
        sockets[None].say(type="hello", since=0)
        await said(sockets, [])
        for socket in sockets.values():
            socket.frames.clear()
        await said(sockets, doings)
        heard = {str(seat): list(sockets[seat].frames) for seat in {None, pair.viewer}}
        for seat in (None, pair.viewer):
            sockets[seat].frames.clear()
            sockets[seat].say(type="hello", since=0)
        await said(sockets, [])
        return {**heard, **{f"{seat} asks": list(sockets[seat].frames) for seat in {None, pair.viewer}}}


@asynccontextmanager
async def running(*databases: str) -> AsyncIterator[list[Services]]:
    """A server for each database."""
    made = []
    for database in databases:
        services = Services(Config(database, Pace(grace=1000.0), thinkers=1), RULES)
        services.bots.warm = lambda: None  # type: ignore[method-assign]  # no bot plays here
        await services.start()
        made.append(services)
    yield made
    for services in made:
        await services.stop()


@pytest.fixture
async def two(new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Services]]:
    """Two servers that share nothing, on which no window closes."""
    monkeypatch.setattr(table_module, "WINDOW", CLOCK)
    async with running(new_database("sqlite"), new_database("sqlite")) as made:
        yield made


def chosen(game: str, here: bool) -> Iterator[Pair]:
    """For some viewers, the last moment at which another person is asked, and the last window of another person."""
    for viewer in (0, 1) if here else (0, 1, None):
        found = [pair for pair in moments(game, 1, viewer) if pair.asked not in (viewer, -1)]
        windows = [pair for pair in found if pair.session(0).passing is not None]
        for pair in {pair.id: pair for pair in (*found[-1:], *windows[-1:])}.values():
            yield msgspec.structs.replace(pair, here=here)


async def told_apart(two: list[Services], some: list[Pair], pace: float | None) -> list[str]:
    """Where a viewer notices that the others do all this for themselves in the one game, and nothing in the other."""
    noticed = []
    for pair in some:
        for which, services in enumerate(two):
            await write(services.store, pair, which, pace)
        doings = list(private_doings(pair.session(0), pair.viewer, wishes=not pair.here))
        busy, silent = await frames(two[0], pair, doings), await frames(two[1], pair, [])
        noticed += [f"{pair.id}: {channel}" for channel, got in busy.items() if got != silent[channel]]
        assert [got["n"] for got in busy["None asks"]] == [len(pair.games[0])], "nothing has happened"
    return noticed


@pytest.mark.parametrize("pace", [None, CLOCK])
@pytest.mark.parametrize("game", RULES)
async def test_what_others_do_for_themselves_gives_nobody_a_frame(
    two: list[Services], game: str, pace: float | None
) -> None:
    """In two games of one information set each viewer gets as many frames, in the same order, with the same bytes."""
    some = list(chosen(game, here=False))
    assert len(some) >= 3

    assert await told_apart(two, some, pace) == []


@pytest.mark.parametrize("game", RULES)
async def test_at_one_screen_a_seat_gets_no_frame_for_another(two: list[Services], game: str) -> None:
    """Nor does what it is sent depend on what the others there hold, or have in mind."""
    some = list(chosen(game, here=True))
    assert len(some) >= 2

    assert await told_apart(two, some, CLOCK) == []


LEAKS: Final[dict[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "everybody gets a page when somebody passes or wishes": lambda patch: patch.setattr(
        OpenTable, "changed_for", lambda self, concerned: self.changed()
    ),
    "a clock shows a wish": lambda patch: patch.setattr(OpenTable, "clock_for", lambda self, viewer: self.clock()),
    "everybody gets a page when somebody considers": lambda patch: patch.setattr(
        OpenTables, "_asked", waking_everybody(OpenTables._asked)
    ),
}


def waking_everybody(check: Any) -> Any:
    """Asking whether something is possible gives everybody a page."""

    async def checked(self: OpenTables, table: OpenTable, *asked: Any) -> Session:
        table.changed()
        session: Session = await check(self, table, *asked)
        return session

    return checked


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_frame_too_many_would_be_noticed(
    two: list[Services], leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted leaks are found."""
    some = [pair for pair in chosen("court", here=False) if pair.session(0).passing is not None]
    LEAKS[leak](monkeypatch)

    assert await told_apart(two, some, None) != []


# ---------------------------------------------------------------- two workers


async def wished(worker: Services, table: str, seat: int) -> None:
    """The worker has heard of the wish, and so of everything before it."""
    async with asyncio.timeout(PATIENCE):
        while not worker.tables.open[table].seats[seat].pass_for_me:
            await asyncio.sleep(0.001)
    await settled()


async def test_a_wish_is_heard_by_the_same_player_elsewhere_and_by_nobody_else(
    new_database: Callable[[str], str],
) -> None:
    """Two workers of one database: of three windows at the other worker, the player's own gets a page."""
    (pair, *_) = chosen("court", here=False)
    database = new_database("postgresql")
    async with running(database, database) as workers, AsyncExitStack() as stack:
        await write(workers[0].store, pair, 0)
        places: list[tuple[Services, int | None]] = [(workers[0], 1), *((workers[1], seat) for seat in (1, 0, None))]
        sockets = []
        for worker, seat in places:
            guest = None if seat is None else pair.guest_at(seat)
            sockets.append(await stack.enter_async_context(connected(worker, pair.id, guest, seat)))
            sockets[-1].say(type="hello", since=0)
        await said(dict(enumerate(sockets)), [])
        await workers[0].store.wish(pair.id, 2, True)
        for worker in workers:
            await wished(worker, pair.id, 2)
        for socket in sockets:
            socket.frames.clear()

        sockets[0].say(type="settings", pass_for_me=True)
        async with asyncio.timeout(PATIENCE):
            while not (sockets[0].frames and sockets[1].frames):
                await asyncio.sleep(0.001)
        await settled()

        assert [len(socket.frames) for socket in sockets] == [1, 1, 0, 0]
        assert [place["pass_for_me"] for place in sockets[1].frames[0]["seats"]] == [False, True, False]
