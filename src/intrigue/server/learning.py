"""Guided first games: an ordinary table, begun by the game's own guide and played on by whoever learns."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Depends, Response

from intrigue.guide import Guide, guide_of
from intrigue.kernel.game import Game
from intrigue.kernel.record import Answer
from intrigue.server import wire
from intrigue.server.api import create, new_row
from intrigue.server.replay import Refused
from intrigue.server.store import SeatRow
from intrigue.server.table_info import told
from intrigue.server.visitors import By, Visitor, body
from intrigue.session import Session


async def learn(by: By, wanted: Annotated[wire.LessonWanted, Depends(body(wire.LessonWanted))]) -> Response:
    """My guided first game of this kind: a new one if I have none, and from the beginning of a chapter if I want."""
    game = by.services.games.get(wanted.game)
    guide = None if game is None else guide_of(game)
    if game is None or guide is None:
        raise Refused("not-found", "there is no such guided game")
    if wanted.chapter is not None and wanted.chapter not in guide.chapters:
        raise Refused("not-found", f"there is no chapter {wanted.chapter!r}")
    mine = await _mine(by, game)
    if mine is None:
        return await told(by, await _open(by, game, guide, wanted.chapter), status=201)
    if wanted.chapter is not None:
        table = await by.services.tables.get(mine, by.allowance)
        await by.services.tables.go_to(table, _beginning(guide, wanted.chapter))
    await by.services.tables.claim(mine)
    return await told(by, mine)


async def _mine(by: Visitor, game: Game) -> str | None:
    """The guided game that this guest is at, if it can go on."""
    for row, _ in await by.services.store.mine(by.guest):
        if row.guided and row.game == game.id and not row.over and (await by.services.status(row)).frozen is None:
            return row.id
    return None


async def _open(by: Visitor, game: Game, guide: Guide, chapter: str | None) -> str:
    """A new table for it."""
    record = guide.record
    session = Session(game, record.seats, record.options)
    for answer in _beginning(guide, chapter):
        session.follow(answer)
    row = msgspec.structs.replace(new_row(session, by.guest), guided=True)
    seats = [SeatRow(row.id, n, guide.names[n], None, bot, seen=row.created) for n, bot in record.bots.items()]
    seats.append(SeatRow(row.id, guide.seat, await by.name(), by.guest, None, seen=row.created))
    seats.sort(key=lambda place: place.seat)
    await create(by, row, seats, game, session.record.answers)
    await by.services.tables.claim(row.id, by.allowance)
    return row.id


def _beginning(guide: Guide, chapter: str | None) -> list[Answer]:
    """The answers before a chapter begins; before the first one, if none is named."""
    start = next(iter(guide.chapters.values())) if chapter is None else guide.chapters[chapter]
    return guide.script[:start]
