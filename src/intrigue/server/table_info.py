"""A table from outside, and who may do something there."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import Response

from intrigue.bots import NoAdvice, UnknownBot, make
from intrigue.bots.levels import dealt
from intrigue.guide import guide_of
from intrigue.kernel.game import Game
from intrigue.server import wire
from intrigue.server.keeping import expires
from intrigue.server.luck import character_seed
from intrigue.server.replay import GIVEN_UP, Refused, options_of, scores_of
from intrigue.server.store import GameRow, SeatRow
from intrigue.server.table import OpenTable, seat_infos
from intrigue.server.visitors import Visitor


async def info(by: Visitor, row: GameRow, seats: list[SeatRow], links: dict[str, str] | None = None) -> wire.TableInfo:
    """A table from outside, as this guest may see it."""
    status = await by.services.status(row)
    table = by.services.tables.open.get(row.id)
    here = table.present() if table else set()
    frozen = table.frozen if table else status.frozen
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seats=seat_infos(seats, by.guest, here, row.owner),
        options=options_of(row),
        public=row.public,
        spectators=row.spectators,
        listed=row.listed,
        pace=row.pace,
        n=row.n,
        asked=row.asked,
        over=row.over,
        frozen=frozen or (GIVEN_UP if row.given_up else None),
        scores=scores_of(row),
        created=row.created,
        updated=row.updated,
        mine=tuple(place.seat for place in seats if place.guest == by.guest),
        round=row.round,
        rematch=row.rematch,
        owner=row.owner == by.guest,
        links=links,
        box=status.box,
        expires=None if here else expires(row, seats, by.services.tables.in_force),
        chapter=_chapter(by.services.games.get(row.game), row),
    )


def _chapter(game: Game | None, row: GameRow) -> str | None:
    guide = guide_of(game) if row.guided and game is not None else None
    return None if guide is None else guide.chapter_at(row.n)


async def told(by: Visitor, table: str, links: dict[str, str] | None = None, status: int = 200) -> Response:
    """The answer that tells a table."""
    return by.reply(await info(by, *await load(by, table), links), status)


async def load(by: Visitor, table: str) -> tuple[GameRow, list[SeatRow]]:
    """A table as it is stored; raises Refused if there is none."""
    found = await by.services.store.load(table)
    if found is None:
        raise Refused("not-found", "there is no such table")
    return found


async def visible(by: Visitor, table: str) -> tuple[GameRow, list[SeatRow]]:
    """A table that this guest may look at from outside."""
    row, seats = await load(by, table)
    if not (row.public or row.spectators or any(place.guest == by.guest for place in seats)):
        raise Refused("not-yours", "this table has no spectators")
    return row, seats


async def hosted(by: Visitor, table: str) -> tuple[GameRow, list[SeatRow]]:
    """A table, for whoever looks after it."""
    row, seats = await load(by, table)
    if row.owner != by.guest:
        raise Refused("not-yours", "somebody else looks after this table")
    return row, seats


async def seated(by: Visitor, table: str) -> OpenTable:
    """The table, for somebody who sits there."""
    found = await by.services.tables.get(table, by.allowance)
    if not found.seats_of(by.guest):
        raise Refused("not-yours", "you do not sit at this table")
    return found


def place_at(seats: Sequence[SeatRow], seat: int) -> SeatRow:
    """One of the seats."""
    if not 0 <= seat < len(seats):
        raise Refused("malformed", f"there is no seat {seat}")
    return seats[seat]


def checked_bots(names: Sequence[str | None], game: Game, row: GameRow) -> list[str]:
    """The bots, if they can play this game; whoever is to have any character gets one by the table's luck."""
    bots = dealt([name or "" for name in names], game, character_seed(row.seed))
    try:
        for bot in bots:
            make(bot, game)
    except (UnknownBot, NoAdvice) as error:
        raise Refused("malformed", str(error)) from error
    return bots
