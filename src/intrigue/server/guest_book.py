"""Guests by their cookies: who they are still, on which devices, and how they go."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from intrigue.server.cookies import GuestCookies, Shown, SigningKey, hashed, new_key, new_token
from intrigue.server.models import FORGOTTEN, NOBODYS, device_links, games, guests, seats, settings, votes
from intrigue.server.removal import delete_games
from intrigue.server.store import Store

LINK_LASTS: Final = 15 * 60.0
"""Seconds for which a link to another device works."""
REMEMBERED: Final = 10_000
"""Guests of whom it is known how often they have logged out everywhere; of others it is read again."""
ABOUT_GUEST: Final = "@"
"""How news begin that are about a guest; no table's name does."""
_keys: Final = msgspec.json.Decoder(list[SigningKey])


class DeviceLink(NamedTuple):
    """A link with which another device becomes this guest's, once."""

    token: str
    until: float


class Gone(NamedTuple):
    """What became of the tables of somebody who is forgotten."""

    changed: list[str]
    deleted: list[str]


class GuestBook:
    """Knows guests by their cookies, lets them log out and move to other devices, and forgets them."""

    def __init__(self, store: Store, dismiss: Callable[[str], object] = lambda guest: None) -> None:
        self.store = store
        self._dismiss = dismiss
        """Ends the connections of a guest, who has to come anew."""
        self.cookies = GuestCookies([])
        self._generations: OrderedDict[str, int] = OrderedDict()
        """How often those who came lately have logged out everywhere."""

    # ---------------------------------------------------------------- keys

    async def read_keys(self) -> bool:
        """Take over the keys that are stored, making the first one; True if a key that counted counts no more."""
        counted = self.cookies.accepted()
        keys = await self._stored_keys()
        if keys != self.cookies.keys:
            self.cookies = GuestCookies(keys)
        return not set(counted) <= set(keys)

    async def _stored_keys(self) -> tuple[SigningKey, ...]:
        wanted = select(settings.c.value).where(settings.c.name == "keys")
        async with self.store.reading() as connection:
            found = (await connection.execute(wanted)).scalar()
        if found is None:
            async with self.store.writing() as connection:
                first = {"name": "keys", "value": _written([new_key()])}
                await connection.execute(self.store.insertion(settings).values(**first).on_conflict_do_nothing())
                found = (await connection.execute(wanted)).scalar_one()
        return tuple(_keys.decode(found))

    async def renew_keys(self, at_once: bool) -> None:
        """A new key. Those before count for a while, so that nobody loses a seat; `at_once`: they count no more."""
        await self._stored_keys()
        row = settings.c.name == "keys"
        async with self.store.writing() as connection:
            found = (await connection.execute(select(settings.c.value).where(row).with_for_update())).scalar_one()
            before = [] if at_once else GuestCookies(_keys.decode(found)).accepted()
            await connection.execute(update(settings).where(row).values(value=_written([new_key(), *before])))

    # ---------------------------------------------------------------- cookies

    async def known(self, cookie: str | None) -> Shown | None:
        """Whose cookie this is; None if it counts no more, or nobody signed it."""
        shown = self.cookies.read(cookie)
        if shown is None or shown.generation < (known := await self.generation(shown.guest)):
            return None
        if shown.generation > known:
            await self._make_up_for(shown)
        return shown

    async def generation(self, guest: str) -> int:
        """How often this guest has logged out everywhere."""
        if guest not in self._generations:
            async with self.store.reading() as connection:
                row = await connection.execute(select(guests.c.generation).where(guests.c.id == guest))
                found = row.scalar() or 0
            # Meanwhile somebody may have told us of a later one.
            self.learn(guest, max(found, self._generations.get(guest, 0)))
        self._generations.move_to_end(guest)
        return self._generations[guest]

    async def _make_up_for(self, shown: Shown) -> None:
        """We have signed that they logged out more often than we know: the database is an older copy, put back."""
        async with self.store.writing() as connection:
            row = self.store.insertion(guests).values(**_unnamed(shown.guest, shown.generation))
            newer = guests.c.generation < row.excluded.generation
            new = {"generation": row.excluded.generation}
            learnt = row.on_conflict_do_update(index_elements=["id"], set_=new, where=newer)
            if (await connection.execute(learnt)).rowcount:
                await self.store.wake(connection, f"{ABOUT_GUEST}{shown.guest} {shown.generation}")
        self.learn(shown.guest, max(shown.generation, self._generations.get(shown.guest, 0)))
        self._dismiss(shown.guest)

    def learn(self, guest: str, generation: int) -> None:
        """The guest has logged out so often."""
        self._generations[guest] = generation
        if len(self._generations) > REMEMBERED:
            self._generations.popitem(last=False)

    def doubt(self) -> None:
        """Any of them may have logged out, and nobody told us."""
        self._generations.clear()

    async def log_out(self, guest: str) -> int:
        """None of the guest's cookies counts any more; gives the generation of the next one."""
        async with self.store.writing() as connection:
            row = self.store.insertion(guests).values(**_unnamed(guest, 1))
            more = row.on_conflict_do_update(index_elements=["id"], set_={"generation": guests.c.generation + 1})
            found = (await connection.execute(more.returning(guests.c.generation))).scalar_one()
            await connection.execute(delete(device_links).where(device_links.c.guest == guest))
            await self.store.wake(connection, f"{ABOUT_GUEST}{guest} {found}")
        self.learn(guest, found)
        return int(found)

    # ---------------------------------------------------------------- other devices

    async def make_link(self, guest: str) -> DeviceLink:
        """A link for another device; the guest's last one works no more."""
        link = DeviceLink(new_token(), time.time() + LINK_LASTS)
        async with self.store.writing() as connection:
            old = or_(device_links.c.guest == guest, device_links.c.until <= time.time())
            await connection.execute(delete(device_links).where(old))
            row = {"token": hashed(link.token), "guest": guest, "until": link.until}
            await connection.execute(insert(device_links).values(**row))
        return link

    async def whose_link(self, token: str) -> tuple[str, float] | None:
        """Whom this link makes of a browser, and until when; None if it works no more. Looking uses nothing up."""
        wanted = select(device_links.c.guest, device_links.c.until).where(_works(token))
        async with self.store.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (row.guest, row.until)

    async def use_link(self, token: str) -> str | None:
        """The guest whom this link makes of a browser, once."""
        async with self.store.writing() as connection:
            used = delete(device_links).where(_works(token)).returning(device_links.c.guest)
            return (await connection.execute(used)).scalar()

    # ---------------------------------------------------------------- going

    async def forget(self, guest: str) -> Gone:
        """Nothing stays of the guest: tables without anybody else go, at others nobody sits where they sat."""
        async with self.store.writing() as connection:
            deleted = await _delete_tables(connection, guest)
            sits = select(seats.c.game).where(seats.c.guest == guest)
            changed = list((await connection.execute(sits.distinct().order_by(seats.c.game))).scalars())
            await connection.execute(delete(votes).where(votes.c.game.in_(sits), votes.c.guest == guest))
            await _empty_seats(connection, guest)
            await connection.execute(update(games).where(games.c.owner == guest).values(owner=None))
            await connection.execute(delete(device_links).where(device_links.c.guest == guest))
            await connection.execute(delete(guests).where(guests.c.id == guest))
            await self.store.wake(connection, *changed, *deleted, f"{ABOUT_GUEST}{guest} 0")
        self.learn(guest, 0)
        return Gone(changed, deleted)


def _unnamed(guest: str, generation: int) -> dict[str, Any]:
    """The row of a guest who has said nothing but that they log out."""
    return {"id": guest, "name": "", "language": "", "theme": "", "created": time.time(), "generation": generation}


def _works(token: str) -> ColumnElement[bool]:
    return and_(device_links.c.token == hashed(token), device_links.c.until > time.time())


async def _delete_tables(connection: AsyncConnection, guest: str) -> list[str]:
    """The tables where nobody else plays who is not forgotten."""
    others = exists().where(seats.c.game == games.c.id, seats.c.guest.not_in([guest, *NOBODYS]))
    sits = select(seats.c.game).where(seats.c.guest == guest)
    lonely = select(games.c.id).where(or_(games.c.owner == guest, games.c.id.in_(sits)), ~others)
    found = list((await connection.execute(lonely.order_by(games.c.id))).scalars())
    await delete_games(connection, found)
    return found


async def _empty_seats(connection: AsyncConnection, guest: str) -> None:
    """A bot that stood in stays; a seat that the guest played is that of somebody who is away, and never comes back."""
    nameless = {"name": "", "token": None, "pass_for_me": False}
    mine = update(seats).where(seats.c.guest == guest)
    await connection.execute(mine.where(seats.c.bot.is_not(None)).values(guest=None, **nameless))
    await connection.execute(mine.values(guest=FORGOTTEN, here=False, seen=time.time(), **nameless))


def _written(keys: list[SigningKey]) -> str:
    return msgspec.json.encode(keys).decode()
