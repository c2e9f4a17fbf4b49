"""How much of everything one guest may have here."""

from __future__ import annotations

import time
from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import func, select

from intrigue.server.keeping import A_DAY
from intrigue.server.limits import Limits
from intrigue.server.models import boxes, games, seats
from intrigue.server.replay import Refused
from intrigue.server.store import GameRow, SeatRow, Store


class Belongings(Struct, frozen=True):
    """What a guest has: unfinished tables that they opened within a day, bots there, characters of box files."""

    tables: int
    bots: int
    boxes: int


async def belongings(store: Store, guest: str, now: float, apart_from: Collection[str]) -> Belongings:
    """What this guest has, some box files apart."""
    theirs = select(games.c.id).where(games.c.owner == guest, ~games.c.over, games.c.created > now - A_DAY)
    bots = select(func.count()).where(seats.c.game.in_(theirs), seats.c.bot.is_not(None))
    used = select(games.c.box).where(games.c.owner == guest, games.c.box.not_in(apart_from))
    length = select(func.coalesce(func.sum(func.length(boxes.c.text)), 0)).where(boxes.c.fingerprint.in_(used))
    wanted = select(
        select(func.count()).select_from(theirs.subquery()).scalar_subquery(),
        bots.scalar_subquery(),
        length.scalar_subquery(),
    )
    async with store.reading() as connection:
        return Belongings(*map(int, (await connection.execute(wanted)).one()))


async def check_bot(store: Store, limits: Limits, guest: str) -> None:
    """Raises Refused if one more bot would be too much for whoever wants it."""
    has = await belongings(store, guest, time.time(), ())
    if has.bots + 1 > limits.guest_bots:
        raise Refused("too-many-bots", f"there are {has.bots} bots at your unfinished tables")


async def check(
    store: Store, limits: Limits, row: GameRow, places: Collection[SeatRow], box_file: str, own: Collection[str]
) -> None:
    """Raises Refused if this table would be too much for whoever opens it; `own` are the games' own box files."""
    assert row.owner is not None  # somebody opens it
    has = await belongings(store, row.owner, row.created, {*own, row.box})
    if not row.over and has.tables >= limits.guest_tables:
        raise Refused("too-many-tables", f"there are {has.tables} unfinished tables that you opened since yesterday")
    if has.bots + sum(place.bot is not None for place in places) > limits.guest_bots:
        raise Refused("too-many-bots", f"there are {has.bots} bots at your unfinished tables")
    if row.box not in own and has.boxes + len(box_file) > limits.guest_boxes:
        raise Refused("too-many-boxes", f"your tables need box files with {has.boxes} characters already")
