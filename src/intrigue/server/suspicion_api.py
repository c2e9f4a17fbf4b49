"""What the program would suspect: for whoever plays against bots alone, and for everybody when the game is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import Query, Response

from intrigue.kernel.companions import suspicion_of
from intrigue.server import wire
from intrigue.server.replay import Refused
from intrigue.server.table import OpenTable
from intrigue.server.visitors import By
from intrigue.server.websocket import viewer_of
from intrigue.session import Session

As = Annotated[str | None, Query(alias="as", pattern="^([0-9]{1,2}|public)$")]


def eyes(table: OpenTable, guest: str | None, wanted: str | None) -> int | None:
    """From where the guest looks. Raises Refused if they may not, or may not have it explained to them.

    When the game is over nothing is secret: then it may be any seat. Until then it is their own, and nobody else plays.
    """
    if table.row.over and table.may_watch(guest) and wanted is not None and wanted != "public":
        if int(wanted) >= table.row.places:
            raise Refused("not-found", f"there is no seat {wanted}")
        return int(wanted)
    seat = viewer_of(table, guest, wanted)
    if not table.row.over and (seat is None or not table.alone(seat)):
        raise Refused("not-yet", "where others play, everybody guesses for themselves until the game is over")
    return seat


async def suspicion(by: By, table: str, n: int, viewer: As = None) -> Response:
    """What the program would suspect after `n` answers, from what the viewer had seen and heard by then."""
    found = await by.services.tables.get(table, by.allowance)
    await by.services.tables.catch_up(found)
    seat = eyes(found, by.guest, viewer)
    if found.session is None:
        raise Refused("frozen", found.frozen or "unknown-game")
    if suspicion_of(found.session.game) is None:
        raise Refused("not-found", "in this game the program suspects nothing")
    if not 0 <= n <= found.row.n:
        raise Refused("not-found", "the game has not come so far")

    def made(session: Session) -> bytes:
        past = session.at(min(n, len(session.record.answers)))  # not all of a frozen game may replay
        return wire.encode(told(past, seat))

    return by.reply_in_json(await by.services.tables.look_back(found, ("suspicion", n, seat), made, by.allowance))


def told(session: Session, viewer: int | None) -> wire.Suspected:
    """The suspicion as it is sent."""
    found = session.suspect(viewer)
    assert found is not None  # the game has one
    seats = tuple(map(rounded, found.marginals))
    return wire.Suspected(len(session.record.answers), seats, {what: rounded(row) for what, row in found.held.items()})


def rounded(chances: Mapping[str, float]) -> dict[str, float]:
    """Nobody needs them finer than in ten thousandths."""
    return {name: round(likely, 4) for name, likely in chances.items()}
