"""The HTTP part that is about seats: who is invited, sits down, gets up, and lets a bot or somebody else play."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Depends, Response

from intrigue.bots.levels import USUAL
from intrigue.server import quotas, seating, wire
from intrigue.server.cookies import hashed, new_token
from intrigue.server.names import tidy
from intrigue.server.replay import Refused, options_of
from intrigue.server.store import SeatRow
from intrigue.server.table import seat_infos
from intrigue.server.table_info import checked_bots, hosted, load, place_at, seated, told
from intrigue.server.visitors import By, Visitor, body

Chosen = Annotated[wire.SeatChosen, Depends(body(wire.SeatChosen))]

# ---------------------------------------------------------------- sitting down


async def _invited_to(by: Visitor, token: str) -> SeatRow:
    seat = await by.services.store.seat_by_token(hashed(token))
    if seat is None:
        raise Refused("not-found", "this link leads nowhere")
    return seat


async def invitation(by: By, token: str) -> Response:
    """Where a link leads: which game, whose table, who is there. Looking uses nothing up."""
    seat = await _invited_to(by, token)
    row, seats = await load(by, seat.game)
    mine = any(place.guest == by.guest for place in seats)
    free: wire.LinkState = "free" if seat.guest is None and seat.bot is None else "taken"
    state: wire.LinkState = "mine" if mine else "handed-on" if seat.handed_on and not row.over else free
    host = None if row.owner is None else await by.services.store.guest(row.owner)
    table = by.services.tables.open.get(row.id)
    seen = seat_infos(seats, by.guest, table.present() if table else set(), row.owner)
    return by.reply(
        wire.Invitation(
            state=state,
            game=row.game,
            host="" if host is None else host.name,
            seat=None if state == "taken" else seat.seat,
            seats=() if state == "taken" and not row.spectators else seen,
            options=options_of(row),
            pace=row.pace,
            spectators=row.spectators,
            listed=row.listed,
            begun=all(place.guest is not None or place.bot is not None for place in seats),
            over=row.over,
            box=(await by.services.status(row)).box,
            table=row.id if mine or row.spectators else None,
        )
    )


async def join(by: By, token: str) -> Response:
    """Take the seat that a link leads to; whoever has it already just comes back to it."""
    seat = await _invited_to(by, token)
    if seat.handed_on and seat.guest != by.guest:
        if not await seating.take_over(by.services.store, seat.game, hashed(token), by.guest, await by.name()):
            raise Refused("taken", "somebody else sits here, or you sit at this table already")
        await by.services.tables.claim(seat.game)
        return await told(by, seat.game)
    return await _sit(by, seat)


async def _sit(by: Visitor, seat: SeatRow) -> Response:
    if seat.guest != by.guest:
        name = await by.name() or seat.name
        if seat.guest is not None or not await by.services.store.sit(seat.game, seat.seat, by.guest, name):
            raise Refused("taken", "somebody else sits here")
        await by.services.tables.claim(seat.game)
    return await told(by, seat.game)


async def sit(by: By, table: str) -> Response:
    """Take a free seat at a public table."""
    found = await by.services.tables.get(table, by.allowance)
    if not found.row.public:
        raise Refused("not-yours", "this table is joined by a link")
    if found.seats_of(by.guest):
        return await told(by, table)
    for place in found.seats:
        if place.guest is None and place.bot is None:
            return await _sit(by, place)
    raise Refused("taken", "there is no free seat")


# ---------------------------------------------------------------- the host


async def links(by: By, table: str) -> Response:
    """Fresh links for the seats that are still open, for whoever looks after the table; older ones lead nowhere."""
    _, seats = await hosted(by, table)
    tokens = {place.seat: new_token() for place in seats if place.guest is None and place.bot is None}
    made = await by.services.store.new_tokens(table, {seat: hashed(token) for seat, token in tokens.items()})
    return by.reply(wire.LinksMade({str(seat): f"/join/{tokens[seat]}" for seat in sorted(made)}))


async def fill(by: By, table: str, wanted: Annotated[wire.BotWanted, Depends(body(wire.BotWanted))]) -> Response:
    """A bot for a seat that nobody has taken, by whoever looks after the table."""
    row, seats = await hosted(by, table)
    place = place_at(seats, wanted.seat)
    game = by.services.games.get(row.game)
    if game is None:
        raise Refused("frozen", "unknown-game")
    (bot,) = checked_bots([wanted.bot], game, row)
    await quotas.check_bot(by.services.store, by.services.config.limits, by.guest)
    if not await seating.fill(by.services.store, table, place.seat, bot, tidy(wanted.name)):
        raise Refused("taken", "somebody sits there already")
    await by.services.tables.claim(table, by.allowance)
    return await told(by, table)


async def give_host(by: By, table: str, wanted: Chosen) -> Response:
    """Another player looks after the table from now on."""
    _, seats = await hosted(by, table)
    await seating.give_host(by.services.store, table, by.guest, place_at(seats, wanted.seat).seat)
    await by.services.tables.refresh(table)
    return await told(by, table)


# ---------------------------------------------------------------- bots for players, and players again


async def replace(by: By, table: str, wanted: Annotated[wire.Replacement, Depends(body(wire.Replacement))]) -> Response:
    """A bot for an absent player, as soon as all others who are there agree; or at once at one's own seat."""
    found = await seated(by, table)
    place = place_at(found.seats, wanted.seat)
    if found.session is None:
        raise Refused("frozen", found.frozen or "unknown-game")
    (bot,) = checked_bots([wanted.bot], found.session.game, found.row)
    if place.bot is not None:
        raise Refused("taken", "a bot plays there already")
    if place.guest is None:
        raise Refused("malformed", "nobody sits there yet")
    agreed = {by.guest}
    if place.guest != by.guest:
        await by.services.tables.refresh(table)  # perhaps they are connected through another worker
        found = await seated(by, table)
        infos = found.seat_infos(None)
        _absent(infos[place.seat], by.services.config.pace.absent)
        agreed = await by.services.store.vote(table, place.seat, by.guest)
        others = {
            other.guest
            for other, seen in zip(found.seats, infos, strict=True)
            if other.guest not in (None, place.guest) and other.bot is None and seen.present
        }
        if not others <= agreed:
            await by.services.tables.refresh(table)
            return await told(by, table)
    await by.services.store.set_seat(table, place.seat, bot=bot)
    await by.services.tables.claim(table)
    return await told(by, table)


def _absent(place: wire.SeatInfo, seconds: float) -> None:
    """Raises Refused unless the player has been away for long enough."""
    if place.away is None:
        raise Refused("busy", "the player is there")
    if place.away + seconds > time.time():
        raise Refused("not-yet", f"the player has been away for less than {seconds:.0f} seconds")


async def come_back(by: By, table: str, wanted: Chosen) -> Response:
    """Take one's seat back from the bot that kept it."""
    found = await seated(by, table)
    place = place_at(found.seats, wanted.seat)
    if place.guest != by.guest:
        raise Refused("not-yours", "this seat is not yours")
    await by.services.store.set_seat(table, place.seat, bot=None)
    await by.services.tables.refresh(table)
    return await told(by, table)


# ---------------------------------------------------------------- getting up


async def leave(by: By, table: str, wanted: Chosen) -> Response:
    """Get up from a table that waits for players; or resign: a bot plays on, or the game ends with its last player."""
    found = await seated(by, table)
    place = place_at(found.seats, wanted.seat)
    deleted = await seating.leave(by.services.store, table, place.seat, by.guest, USUAL)
    if deleted:
        await by.services.tables.refresh(table)
    else:
        await by.services.tables.claim(table)
    return by.reply(wire.Gone(deleted))


async def hand_on(by: By, table: str, wanted: Chosen) -> Response:
    """A link with which somebody else gets my seat, with all that belongs to it; the last one I made ends."""
    found = await seated(by, table)
    token = new_token()
    place = place_at(found.seats, wanted.seat)
    await seating.offer(by.services.store, table, place.seat, by.guest, hashed(token))
    return by.reply(wire.LinksMade({str(place.seat): f"/join/{token}"}))


async def drop(by: By, table: str) -> Response:
    """Delete a table that is mine alone, or waits for players and is looked after by me; leave one that is over."""
    deleted = await seating.drop(by.services.store, table, by.guest)
    await by.services.tables.refresh(table)
    return by.reply(wire.Gone(deleted))


async def agree(by: By, table: str, wanted: Annotated[wire.Agreement, Depends(body(wire.Agreement))]) -> Response:
    """Agree that everybody at this table may be helped, or withdraw that; it counts as long as all agree."""
    found = await seated(by, table)
    place = place_at(found.seats, wanted.seat)
    if place.guest != by.guest:
        raise Refused("not-yours", "this seat is not yours")
    await by.services.store.set_seat(table, place.seat, coached=wanted.agrees)
    await by.services.tables.refresh(table)
    return await told(by, table)
