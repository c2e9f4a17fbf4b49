"""The websocket: pages down, answers up; and that of programs: questions down, answers up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from intrigue.bots.protocol import OutsideFault
from intrigue.server import metrics, wire
from intrigue.server.faults import DatabaseFault
from intrigue.server.limits import Allowance, Bucket
from intrigue.server.models import PROGRAM
from intrigue.server.open_tables import OpenTables
from intrigue.server.postgres_listener import Listener
from intrigue.server.programs import Program
from intrigue.server.replay import Refused
from intrigue.server.security import MESSAGE, read_json
from intrigue.server.table import COME_ANEW, NOT_FOUND, OpenTable

log = logging.getLogger("intrigue.server")

MAX_REFUSALS = 200
"""Refused messages after which the connection is closed."""
NOT_YOURS = 4403
"""How a connection ends to a table, or a seat, that is not for them."""
TRY_AGAIN_LATER = 1013
"""How a connection ends to a table that cannot be read now."""
CROWD = 200
"""The most connections of spectators that a table may have: whoever sits there always gets in."""
PRICES: Final[Mapping[type[wire.Up], float]] = {
    wire.Hello: 3.0,  # and as long as it takes to make their page
    wire.Answer: 4.0,
    wire.Consider: 1.0,  # and as long as it took
    wire.Commit: 5.0,
    wire.TakeBack: 8.0,
    wire.Settings: 3.0,
    wire.Ping: 0.2,
}
"""About how many milliseconds of work a message is."""


def viewer_of(table: OpenTable, guest: str | None, wanted: str | None) -> int | None:
    """As whom the guest looks: from a seat of their own, or as a spectator. Raises Refused if they may not."""
    own = table.seats_of(guest)
    if wanted is not None and wanted != "public":
        if wanted not in map(str, own):
            raise Refused("not-yours", "this seat is not yours")
        return int(wanted)
    if own and wanted is None:
        return own[0]
    if not table.may_watch(guest):
        raise Refused("not-yours", "this table has no spectators")
    return None


async def _always() -> bool:
    return True


async def talk(
    socket: WebSocket,
    name: str,
    tables: OpenTables,
    guest: str | None,
    allowance: Allowance,
    rate: float,
    still_known: Callable[[], Awaitable[bool]] = _always,
    program: bool = False,
) -> None:
    """One connection, from its first word to its last: of a page, or of a program that plays."""
    await socket.accept()
    try:
        table = await tables.get(name, allowance)
        viewer = viewer_of(table, guest, socket.query_params.get("seat"))
        listener = await tables.seat_program(table, viewer, guest) if program else Listener(viewer, guest)
        looking_on = sum(other.viewer is None for other in table.listeners)
        if listener.viewer is None and looking_on >= CROWD:
            raise Refused("busy", "there are too many people at this table")
    except Refused as refused:
        await _refuse(socket, refused)
        await socket.close(NOT_FOUND if refused.code == "not-found" else NOT_YOURS)
        return
    except DatabaseFault as fault:
        await not_now(socket, fault)
        return
    table.listeners.add(listener)
    log.info("connected", extra={"table": table.id})
    if isinstance(listener, Program):
        table.program_comes(listener)
        writer = asyncio.create_task(_write_questions(socket, table, listener, allowance))
    else:
        writer = asyncio.create_task(_write_pages(socket, table, listener, allowance))
    try:
        if not await still_known():  # they logged out while the table was opened, when nobody saw them here
            listener.dismiss(COME_ANEW)
        tables.came_or_went(table, guest)
        if isinstance(listener, Program):
            table.stirred.set()  # perhaps it is asked
            tables.wake_driver(table)
            await _read_answers(socket, tables, table, listener, allowance)
        else:
            await _read(socket, tables, table, listener, Purse(allowance, rate))
    except WebSocketDisconnect:
        pass  # this is how a connection ends
    except DatabaseFault as fault:
        await not_now(socket, fault)
    finally:
        table.listeners.discard(listener)
        if isinstance(listener, Program):
            table.program_goes(listener)
        table.touched = time.monotonic()
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        tables.came_or_went(table, guest)


async def _send(socket: WebSocket, message: bytes) -> None:
    await socket.send_text(message.decode())


async def not_now(socket: WebSocket, fault: DatabaseFault) -> None:
    """The table, or the guest, cannot be looked up; whoever comes back later may have more luck."""
    await _refuse(socket, fault)
    await socket.close(TRY_AGAIN_LATER)


async def _refuse(socket: WebSocket, refused: Refused | DatabaseFault) -> None:
    await _send(socket, wire.encode(_refusal(refused)))


def _refusal(refused: Refused | DatabaseFault, n: int | None = None) -> wire.Error:
    metrics.REFUSALS.add("websocket", refused.code)
    return wire.Error(refused.code, refused.details, n)


async def _write_pages(socket: WebSocket, table: OpenTable, listener: Listener, allowance: Allowance) -> None:
    """Send a page whenever there is something new, once they have said hello."""
    while True:
        await listener.wake.wait()
        if listener.dismissed is not None:
            await socket.close(listener.dismissed)
            return
        if table.lock.locked():
            async with table.lock:
                pass  # what is being stored now is on the page
        # Whatever happened while we waited is on this page: clearing the news before would send it twice, and how often
        # would depend on what else the server is doing. Nothing happens until the page is made: nobody is awaited.
        listener.wake.clear()
        if not listener.greeted or table.unstored:  # what is not stored yet is not shown
            continue
        began = time.thread_time()
        page, listener.told = table.sent(listener.viewer, listener.guest, listener.told)
        if listener.asked:
            listener.asked = False
            allowance.owe((time.thread_time() - began) * 1000)
        try:
            await _send(socket, page)
        except (WebSocketDisconnect, RuntimeError):  # they have gone; `_read` notices, too
            return


async def _write_questions(socket: WebSocket, table: OpenTable, program: Program, allowance: Allowance) -> None:
    """Send a program what it is asked, until the game is over or somebody else plays at its seat."""
    while True:
        await program.wake.wait()
        program.wake.clear()
        if program.dismissed is not None:
            await socket.close(program.dismissed)
            return
        began = time.thread_time()
        lines = list(program.lines())
        allowance.owe((time.thread_time() - began) * 1000)
        try:
            for line in lines:
                await _send(socket, line)
            place = table.seats[program.seat]
            if (place.guest, place.bot) != (program.guest, PROGRAM):
                await _refuse(
                    socket, Refused("not-yours", f"you play here no more: {program.fault or 'it was so wished'}")
                )
                await socket.close(NOT_YOURS)
                return
            if table.row.over and not table.unstored:
                await socket.close()
                return
        except (WebSocketDisconnect, RuntimeError):  # it has gone; `_read_answers` notices, too
            return


async def _read_answers(
    socket: WebSocket, tables: OpenTables, table: OpenTable, program: Program, allowance: Allowance
) -> None:
    """Hear what a program says. What it was not asked for, or what is no answer, costs it the seat."""
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect" or socket.application_state != WebSocketState.CONNECTED:
            return
        if program.fault or program.dismissed is not None:  # nobody listens any more
            continue
        allowance.owe(PRICES[wire.Answer])
        try:
            tables.hear_program(table, program, _line(received))
        except OutsideFault as fault:
            await tables.lose_seat(table, program.seat, str(fault))


def _line(received: Mapping[str, object]) -> bytes:
    """What a program says; raises OutsideFault for what can be no answer."""
    text = received.get("text")
    if not isinstance(text, str):
        raise OutsideFault("it sent something that is not text")
    line = text.encode(errors="replace")
    if len(line) > MESSAGE:
        raise OutsideFault(f"it sent a message of more than {MESSAGE} bytes")
    return line


async def _read(socket: WebSocket, tables: OpenTables, table: OpenTable, listener: Listener, purse: Purse) -> None:
    refusals = 0
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        reply: wire.Down | None
        try:
            reply = await _handle(_message(received, purse), tables, table, listener, purse.allowance)
        except Refused as refused:
            refusals += 1
            reply = _refusal(refused, table.row.n)
        except DatabaseFault as fault:  # not their fault: nobody is cut off for it
            reply = _refusal(fault, table.row.n)
        if socket.application_state != WebSocketState.CONNECTED:  # they had to go meanwhile
            return
        if reply is not None:
            await _send(socket, wire.encode(reply))
        if refusals >= MAX_REFUSALS:
            await socket.close(1008)
            return


class Purse:
    """What one connection may still say: so much a second, and for all of it together what its guest may ask for."""

    def __init__(self, allowance: Allowance, rate: float) -> None:
        self.allowance = allowance
        self.messages = Bucket(rate, 2 * rate)

    def pay(self, message: wire.Up) -> None:
        """Raises Refused if that is too much."""
        self.allowance.charge(PRICES[type(message)])

    def count(self) -> None:
        """Raises Refused if these are too many, whatever they say."""
        if not self.messages.take():
            raise Refused("too-often", f"no more than {self.messages.rate:.0f} messages a second")


def _message(received: dict[str, object] | object, purse: Purse) -> wire.Up:
    """What they say; raises Refused for what is too much, too long, or not a message."""
    assert isinstance(received, dict)
    text = received.get("text")
    purse.count()
    if not isinstance(text, str):
        raise Refused("malformed", "messages are text")
    sent = text.encode(errors="replace")
    if len(sent) > MESSAGE:
        raise Refused("too-large", f"a message has at most {MESSAGE} bytes")
    message = read_json(wire.read_up, sent)
    purse.pay(message)
    return message


async def _handle(
    message: wire.Up, tables: OpenTables, table: OpenTable, listener: Listener, allowance: Allowance
) -> wire.ConsideredDraft | wire.Pong | None:
    """Do what is asked for; what comes back is for this connection alone."""
    if isinstance(message, wire.Hello):
        # Part of what they have may have been taken back since: then they get the whole story.
        async with table.lock:
            listener.told = table.shared_beginning(message.since) if message.epoch in (None, table.row.epoch) else 0
        listener.greeted = listener.asked = True
        listener.wake.set()
        tables.wake_driver(table)
        return None
    if isinstance(message, wire.Ping):
        return wire.Pong()
    if listener.viewer is None:
        raise Refused("not-yours", "spectators look on")
    if listener.dismissed is not None:
        raise Refused("not-yours", "this seat is not yours any more")
    match message:
        case wire.Answer():
            with metrics.ANSWERING.timed(table.row.game):
                await tables.answer(table, listener.viewer, message)
        case wire.Commit():
            with metrics.ANSWERING.timed(table.row.game):
                await tables.commit(table, listener.viewer, message)
        case wire.Consider():
            return await tables.consider(table, listener.viewer, message, allowance)
        case wire.TakeBack():
            await tables.take_back(table, listener.viewer, message)
        case wire.Settings():
            await tables.settings(table, listener.viewer, message)
        case _:
            assert_never(message)
    return None
