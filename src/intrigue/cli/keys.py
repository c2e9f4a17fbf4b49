"""The command `intrigue new-key`: another key to sign guests' cookies with."""

from __future__ import annotations

import asyncio

from intrigue.cli.database import there, up_to_date
from intrigue.cli.folders import own_database
from intrigue.cli.lines import Lines


def renew(database: str | None, at_once: bool, say: Lines) -> str:
    """Make a key, and say what becomes of cookies that were signed before."""
    url = database or own_database()
    there(url, say)
    up_to_date(url, say)
    asyncio.run(_renew(url, at_once))
    return say("new-key-now" if at_once else "new-key")


async def _renew(url: str, at_once: bool) -> None:
    from intrigue.server.guest_book import GuestBook
    from intrigue.server.store import Store

    store = Store(url)
    await GuestBook(store).renew_keys(at_once)
    await store.close()
