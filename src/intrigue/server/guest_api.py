"""The HTTP part that is about guests themselves: who they are, on which devices, and how they go."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Response

from intrigue.server import wire
from intrigue.server.names import tidy
from intrigue.server.replay import Refused
from intrigue.server.visitors import By, Visitor, body

NEW_GUEST: Final = 100.0
"""What it costs to say something as somebody new: that is kept for long. Whoever has loaded the page is not new."""


async def me(by: By) -> Response:
    """Who I am."""
    return by.reply(await _told(by))


async def _told(by: Visitor) -> wire.Me:
    row = await by.services.store.guest(by.guest)
    return wire.Me() if row is None else wire.Me(row.name, row.language, row.theme)


async def set_me(by: By, wanted: Annotated[wire.Me, Depends(body(wire.Me))]) -> Response:
    """I say who I am."""
    said = wire.Me(tidy(wanted.name), wanted.language, wanted.theme)
    if by.new:
        if said == wire.Me():  # there is nothing to keep
            return by.reply(said)
        by.allowance.charge(NEW_GUEST)
    before = await by.name()
    await by.services.store.save_guest(by.guest, said.name, said.language, said.theme)
    if said.name != before:  # that is all the others see
        for row, _ in await by.services.store.mine(by.guest):
            await by.services.tables.refresh(row.id)
    return by.reply(said)


async def log_out(by: By) -> Response:
    """I am nowhere any more but in this browser, which gets a new cookie."""
    if not by.new:  # who has no cookie is nowhere
        by.become(by.guest, await by.services.guests.log_out(by.guest))
        by.services.tables.dismiss(by.guest)
    return by.reply(await _told(by))


async def link_device(by: By) -> Response:
    """A link with which one other browser becomes mine."""
    link = await by.services.guests.make_link(by.guest)
    return by.reply(wire.DeviceLink(f"/device/{link.token}", link.until))


async def device_offer(by: By, token: str) -> Response:
    """Whose device a browser becomes that follows this link. Looking uses nothing up: a preview of it may do so."""
    found = await by.services.guests.whose_link(token)
    if found is None:
        raise Refused("not-found", "this link works no more")
    guest, until = found
    row = await by.services.store.guest(guest)
    return by.reply(wire.DeviceOffer("" if row is None else row.name, until, guest == by.guest))


async def become(by: By, token: str) -> Response:
    """I am the guest of this link from now on; nobody else becomes them by it."""
    guest = await by.services.guests.use_link(token)
    if guest is None:
        raise Refused("not-found", "this link works no more")
    by.become(guest, await by.services.guests.generation(guest))
    return by.reply(await _told(by))


async def forget_me(by: By) -> Response:
    """Nothing is to be known of me any more."""
    gone = await by.services.guests.forget(by.guest)
    for table in (*gone.changed, *gone.deleted):
        await by.services.tables.refresh(table)
    by.services.tables.dismiss(by.guest)
    return by.farewell(wire.Me())
