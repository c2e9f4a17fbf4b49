"""The websocket: pages down, answers up."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from intrigue.server import wire
from intrigue.server.cookies import COOKIE, GuestCookies
from intrigue.server.open_tables import OpenTables
from intrigue.server.postgres_listener import Listener
from intrigue.server.replay import Refused
from intrigue.server.security import MESSAGE, Bucket, same_origin
from intrigue.server.table import OpenTable

log = logging.getLogger("intrigue.server")

MAX_REFUSALS = 200
"""Refused messages after which the connection is closed."""
CROWD = 200
"""The most connections that a table may have."""


def viewer_of(table: OpenTable, guest: str | None, wanted: str | None) -> int | None:
    """As whom the guest looks: from a seat of their own, or as a spectator. Raises Refused if they may not."""
    own = table.seats_of(guest)
    if wanted is not None and wanted != "public":
        if not wanted.isdecimal() or int(wanted) not in own:
            raise Refused("not-yours", "this seat is not yours")
        return int(wanted)
    if own and wanted is None:
        return own[0]
    if not table.may_watch(guest):
        raise Refused("not-yours", "this table has no spectators")
    return None


async def talk(socket: WebSocket, name: str, tables: OpenTables, cookies: GuestCookies, rate: float) -> None:
    """One connection, from its first word to its last."""
    if not same_origin(socket.headers):
        await socket.close(1008)
        return
    guest = cookies.guest(socket.cookies.get(COOKIE))
    await socket.accept()
    try:
        table = await tables.get(name)
        listener = Listener(viewer_of(table, guest, socket.query_params.get("seat")), guest)
        if len(table.listeners) >= CROWD:
            raise Refused("busy", "there are too many people at this table")
    except Refused as refused:
        await _send(socket, wire.encode(wire.Error(refused.code, refused.details)))
        await socket.close(4404 if refused.code == "not-found" else 4403)
        return
    table.listeners.add(listener)
    writer = asyncio.create_task(_write_pages(socket, table, listener))
    try:
        await _here(tables, table, guest)
        await _read(socket, tables, table, listener, Bucket(rate, 2 * rate))
    except WebSocketDisconnect:
        pass  # this is how a connection ends
    finally:
        table.listeners.discard(listener)
        table.touched = time.monotonic()
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        tables.later(_here(tables, table, guest))


async def _here(tables: OpenTables, table: OpenTable, guest: str | None) -> None:
    """Somebody has come or gone: the others see it."""
    own = table.seats_of(guest)
    if not own:
        return
    connected = any(other.guest == guest for other in table.listeners)
    await tables.store.seen([(table.id, seat) for seat in own], connected)
    if not tables.store.postgres:  # there the database wakes all workers, and us
        await tables.refresh(table.id)


async def _send(socket: WebSocket, message: bytes) -> None:
    await socket.send_text(message.decode())


async def _write_pages(socket: WebSocket, table: OpenTable, listener: Listener) -> None:
    """Send a page whenever there is something new, once they have said hello."""
    while True:
        await listener.wake.wait()
        async with table.lock:
            # Whatever happened while we waited for the lock is on this page: clearing the news before would send it
            # twice, and how often would depend on what else the server is doing.
            listener.wake.clear()
            if not listener.greeted or table.needs_reload:  # what is not stored yet is not shown
                continue
            page, listener.told = table.sent(listener.viewer, listener.guest, listener.told)
        try:
            await _send(socket, page)
        except (WebSocketDisconnect, RuntimeError):  # they have gone; `_read` notices, too
            return


async def _read(socket: WebSocket, tables: OpenTables, table: OpenTable, listener: Listener, bucket: Bucket) -> None:
    refusals = 0
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        try:
            reply = await _handle(_message(received, bucket), tables, table, listener)
            if reply is not None:
                await _send(socket, wire.encode(reply))
        except Refused as refused:
            refusals += 1
            if socket.application_state != WebSocketState.CONNECTED:
                return
            await _send(socket, wire.encode(wire.Error(refused.code, refused.details, table.row.n)))
            if refusals >= MAX_REFUSALS:
                await socket.close(1008)
                return


def _message(received: dict[str, object] | object, bucket: Bucket) -> wire.Up:
    """What they say; raises Refused for what is too much, too long, or not a message."""
    assert isinstance(received, dict)
    text = received.get("text")
    if not bucket.take():
        raise Refused("too-often", f"no more than {bucket.rate:.0f} messages a second")
    if not isinstance(text, str):
        raise Refused("malformed", "messages are text")
    sent = text.encode(errors="replace")
    if len(sent) > MESSAGE:
        raise Refused("too-large", f"a message has at most {MESSAGE} bytes")
    try:
        return wire.read_up(sent)
    except msgspec.DecodeError as error:
        raise Refused("malformed", str(error)) from error


async def _handle(
    message: wire.Up, tables: OpenTables, table: OpenTable, listener: Listener
) -> wire.ConsideredDraft | wire.Pong | None:
    """Do what is asked for; what comes back is for this connection alone."""
    if isinstance(message, wire.Hello):
        # Part of what they have may have been taken back since: then they get the whole story.
        async with table.lock:
            listener.told = message.since if message.epoch in (None, table.row.epoch) else 0
        listener.greeted = True
        listener.wake.set()
        tables.wake_driver(table)
        return None
    if isinstance(message, wire.Ping):
        return wire.Pong()
    if listener.viewer is None:
        raise Refused("not-yours", "spectators look on")
    match message:
        case wire.Answer():
            await tables.answer(table, listener.viewer, message)
        case wire.Commit():
            await tables.commit(table, listener.viewer, message)
        case wire.Consider():
            return await tables.consider(table, listener.viewer, message)
        case wire.TakeBack():
            await tables.take_back(table, listener.viewer, message)
        case wire.Settings():
            await tables.settings(table, listener.viewer, message)
        case _:
            assert_never(message)
    return None
