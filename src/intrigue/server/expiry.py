"""Tables at which nobody plays any more go, and box files that no game needs, if whoever runs the server wants that.

What guests who have no seat said of themselves goes after a year at the latest.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, false, or_, select
from sqlalchemy.exc import IntegrityError

from intrigue.server.faults import DatabaseFault
from intrigue.server.keeping import A_DAY, InForce, Keeping, notice
from intrigue.server.models import boxes, games, guests, seats, settings
from intrigue.server.open_tables import OpenTables
from intrigue.server.removal import delete_games
from intrigue.server.store import FREE, Store

log = logging.getLogger("intrigue.server")

ROUND: Final = 600.0
"""Seconds between two rounds."""
AT_ONCE: Final = 10
"""Tables that go in one transaction."""
GUESTS_AT_ONCE: Final = 500
"""Guests that go in one transaction."""
BREATH: Final = 0.5
"""Seconds between two such transactions: answers go first."""
GUESTS_KEPT: Final = 365.0
"""Days for which it is kept what guests without a seat said, unless whoever runs the server says otherwise."""


class Noted(msgspec.Struct, frozen=True):
    """What is stored of the last round."""

    keeping: Keeping
    since: float
    """Since when tables say without a break that they will go."""
    last: float
    """When the last round was."""


async def keep_tidy(tables: OpenTables, own: Collection[str]) -> None:
    """From time to time remove what is not used, until the server stops; `own` are the games' own box files."""
    while not await tables.closes(ROUND):
        try:
            await _go_round(tables, own, time.time())
        except DatabaseFault:
            continue  # the store has spoken of that
        except IntegrityError:
            log.info("a box file that was to go is needed again")


async def _go_round(tables: OpenTables, own: Collection[str], now: float) -> None:
    store, in_force = tables.store, tables.in_force
    await note_round(store, in_force, now)
    while gone := await remove_unused(store, in_force, now, _looked_at(tables)):
        for table in gone:
            await tables.refresh(table)  # whoever has come meanwhile is told
        log.info("unused tables were removed", extra={"n": len(gone)})
        if await tables.closes(BREATH):
            return
    if in_force.keeping != Keeping():
        await remove_boxes(store, own)
    while await remove_guests(store, in_force, now):
        if await tables.closes(BREATH):
            return


def _looked_at(tables: OpenTables) -> list[str]:
    return [table.id for table in tables.open.values() if table.listeners]


async def note_round(store: Store, in_force: InForce, now: float) -> None:
    """Write down that tables say now when they will go, and learn since when they do.

    They do so anew if something else was in force, if the server was off for long, or if the clock was set.
    """
    row = settings.c.name == "keeping"
    async with store.writing() as connection:
        found = (await connection.execute(select(settings.c.value).where(row).with_for_update())).scalar()
        before = Noted(in_force.keeping, now, now) if found is None else msgspec.json.decode(found, type=Noted)
        noted = Noted(in_force.keeping, before.since if _goes_on(before, in_force.keeping, now) else now, now)
        value = {"value": msgspec.json.encode(noted).decode()}
        insertion = store.insertion(settings).values(name="keeping", **value)
        await connection.execute(insertion.on_conflict_do_update(index_elements=["name"], set_=value))
    in_force.since = noted.since


def _goes_on(before: Noted, keeping: Keeping, now: float) -> bool:
    """Is the same in force, and was the last round so short a time ago that nobody has missed a notice?"""
    notices = [notice(days) for days in (keeping.waiting, keeping.unfinished, keeping.finished) if days is not None]
    return before.keeping == keeping and 0 <= now - before.last <= min([1.0, *notices]) * A_DAY


async def remove_unused(store: Store, in_force: InForce, now: float, spared: Collection[str] = ()) -> list[str]:
    """Remove some of the tables that nobody has used for long, the oldest first; which ones."""
    unused = select(games.c.id).where(_unused(in_force, now), games.c.id.not_in(spared))
    async with store.writing() as connection:
        gone = list((await connection.execute(unused.order_by(games.c.updated).limit(AT_ONCE))).scalars())
        if gone:
            await delete_games(connection, gone)
            await store.wake(connection, *gone)
    return gone


def _unused(in_force: InForce, now: float) -> ColumnElement[bool]:
    """Nobody has answered or been there for as long as tables that stand so are kept, and they have said so."""
    keeping = in_force.keeping
    waits = exists().where(seats.c.game == games.c.id, FREE)
    kept = [
        (and_(~games.c.over, waits), keeping.waiting),
        (and_(~games.c.over, ~waits), keeping.unfinished),
        (games.c.over, keeping.finished),
    ]
    gone = [
        and_(stands, _untouched_since(now - days * A_DAY))
        for stands, days in kept
        if days is not None and in_force.not_before(days) <= now
    ]
    return or_(false(), *gone)


def _untouched_since(then: float) -> ColumnElement[bool]:
    return and_(games.c.updated < then, ~exists().where(seats.c.game == games.c.id, seats.c.seen >= then))


async def remove_boxes(store: Store, own: Collection[str]) -> int:
    """Remove box files that guests have brought and that no game needs any more; how many."""
    needed = exists().where(games.c.box == boxes.c.fingerprint)
    async with store.writing() as connection:
        done = await connection.execute(delete(boxes).where(~needed, boxes.c.fingerprint.not_in(own)))
    return int(done.rowcount)


async def remove_guests(store: Store, in_force: InForce, now: float) -> int:
    """Remove some of what guests said long ago who neither sit nor own a table; of how many."""
    days = in_force.keeping.unfinished or GUESTS_KEPT
    if in_force.not_before(days) > now:
        return 0
    sits = exists().where(seats.c.guest == guests.c.id)
    owns = exists().where(games.c.owner == guests.c.id)
    old = select(guests.c.id).where(guests.c.created < now - days * A_DAY, ~sits, ~owns).limit(GUESTS_AT_ONCE)
    async with store.writing() as connection:
        done = await connection.execute(delete(guests).where(guests.c.id.in_(old)))
    return int(done.rowcount)
