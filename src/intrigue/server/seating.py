"""What the database does when seats change hands: each is one transaction, and holds whatever others do meanwhile."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from intrigue.server.models import FORGOTTEN, NOBODYS, RESIGNED, games, seats, votes
from intrigue.server.removal import delete_games
from intrigue.server.replay import Refused
from intrigue.server.store import FREE, Store

EMPTY = {
    "guest": None,
    "bot": None,
    "name": "",
    "token": None,
    "handed_on": False,
    "pass_for_me": False,
    "coached": False,
}


async def fill(store: Store, game: str, seat: int, bot: str, name: str) -> bool:
    """A bot takes a seat that nobody has; False if somebody was quicker."""
    async with store.writing() as connection:
        here = update(seats).where(seats.c.game == game, seats.c.seat == seat, FREE)
        done = await connection.execute(here.values(bot=bot, name=name, token=None))
        # As when a person sits down: the time from which bots and dice wait runs from when everybody has come.
        await connection.execute(update(games).where(games.c.id == game).values(updated=time.time()))
        await store.wake(connection, game)
    return bool(done.rowcount)


async def leave(store: Store, game: str, seat: int, guest: str, stand_in: str) -> bool:
    """A player gets up from a table that waits, or resigns; True if the table is gone.

    At a table that waits the seat is free again. In a game where others play, a bot plays on; where nobody else does,
    the game is given up.
    """
    async with store.writing() as connection:
        row, places = await _held(connection, game)
        if places[seat].guest != guest:
            raise Refused("not-yours", "this seat is not yours")
        if row.over:
            raise Refused("game-over", "the game is over")
        others = [place for place in places if place.seat != seat and _is_person(place.guest)]
        waits = any(place.guest is None and place.bot is None for place in places)
        if waits and not others:
            await delete_games(connection, [game])
        elif waits:
            await _change(connection, game, seat, EMPTY)
        elif others:
            await _change(
                connection, game, seat, {**EMPTY, "name": places[seat].name, "guest": RESIGNED, "bot": stand_in}
            )
        else:
            # Another epoch: whatever a bot is about to say comes too late.
            ended = {"given_up": True, "over": True, "asked": None, "updated": time.time(), "epoch": row.epoch + 1}
            await connection.execute(update(games).where(games.c.id == game).values(**ended))
        if others:
            await _pass_on_host(connection, row, guest, places, seat)
        await store.wake(connection, game)
    return waits and not others


async def offer(store: Store, game: str, seat: int, guest: str, token: str) -> None:
    """A player hands their seat on to whoever comes by this link."""
    async with store.writing() as connection:
        row, places = await _held(connection, game)
        if places[seat].guest != guest:
            raise Refused("not-yours", "this seat is not yours")
        if row.over:
            raise Refused("game-over", "the game is over")
        here = update(seats).where(seats.c.game == game, seats.c.seat == seat)
        await connection.execute(here.values(token=token, handed_on=True))


async def take_over(store: Store, game: str, token: str, guest: str, name: str) -> bool:
    """Somebody takes the seat that a player hands on, with all that belongs to it; False if it is not to be had."""
    async with store.writing() as connection:
        row, places = await _held(connection, game)
        handed = [place for place in places if place.token == token and place.handed_on]
        if not handed or any(place.guest == guest for place in places):
            return False
        (place,) = handed
        new = {**EMPTY, "guest": guest, "name": name or place.name, "seen": time.time()}
        await _change(connection, game, place.seat, new)
        if row.owner == place.guest and not _sits(places, place.guest, place.seat):
            await connection.execute(update(games).where(games.c.id == game).values(owner=guest))
        await store.wake(connection, game)
    return True


async def give_host(store: Store, game: str, host: str, seat: int) -> None:
    """Another player looks after the table from now on."""
    async with store.writing() as connection:
        row, places = await _held(connection, game)
        if row.owner != host:
            raise Refused("not-yours", "somebody else looks after this table")
        if not _is_person(places[seat].guest):
            raise Refused("malformed", "nobody sits there who could look after the table")
        await connection.execute(update(games).where(games.c.id == game).values(owner=places[seat].guest))
        await store.wake(connection, game)


async def drop(store: Store, game: str, guest: str) -> bool:
    """A guest wants a table no more: True if it is gone, False if others keep it.

    It goes where nobody else plays, and where it waits for players and the guest looks after it.
    """
    async with store.writing() as connection:
        row, places = await _held(connection, game)
        mine = [place.seat for place in places if place.guest == guest]
        if not mine and row.owner != guest:
            raise Refused("not-yours", "this table is not yours")
        others = [place for place in places if place.guest != guest and _is_person(place.guest)]
        waits = any(place.guest is None and place.bot is None for place in places)
        gone = not others or (waits and row.owner == guest)
        if gone:
            await delete_games(connection, [game])
        elif not row.over:
            raise Refused("others-play", "others play here; leave the table instead")
        else:
            for seat in mine:  # the others keep the game, and what its players were called
                await _change(connection, game, seat, {"guest": FORGOTTEN, "token": None, "handed_on": False})
            if row.owner == guest:
                await connection.execute(update(games).where(games.c.id == game).values(owner=others[0].guest))
        await store.wake(connection, game)
    return gone


def _is_person(guest: str | None) -> bool:
    """Is this seat somebody's, who plays or may come back?"""
    return guest is not None and guest not in NOBODYS


def _sits(places: Sequence[Any], guest: str | None, apart_from: int) -> bool:
    """Does the guest have another seat?"""
    return any(place.guest == guest and place.seat != apart_from for place in places)


async def _held(connection: AsyncConnection, game: str) -> tuple[Any, Sequence[Any]]:
    """A game and its seats, which nobody else changes until we are done."""
    row = (await connection.execute(select(games).where(games.c.id == game).with_for_update())).first()
    if row is None:
        raise Refused("not-found", "there is no such table")
    wanted = select(seats).where(seats.c.game == game).order_by(seats.c.seat).with_for_update()
    return row, (await connection.execute(wanted)).all()


async def _change(connection: AsyncConnection, game: str, seat: int, new: dict[str, Any]) -> None:
    """Something else holds of a seat; whoever plays there starts without votes."""
    await connection.execute(update(seats).where(seats.c.game == game, seats.c.seat == seat).values(**new))
    await connection.execute(delete(votes).where(votes.c.game == game, votes.c.seat == seat))


async def _pass_on_host(connection: AsyncConnection, row: Any, guest: str, places: Sequence[Any], seat: int) -> None:
    """Whoever leaves looks after the table no more: somebody else who sits there does."""
    if row.owner != guest or _sits(places, guest, seat):
        return
    there = sorted(
        (place for place in places if _is_person(place.guest) and place.seat != seat), key=lambda p: p.bot or ""
    )
    await connection.execute(update(games).where(games.c.id == row.id).values(owner=there[0].guest))
