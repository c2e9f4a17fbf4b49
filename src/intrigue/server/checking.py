"""Does every game that is stored still replay?"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from intrigue.kernel.game import Game
from intrigue.server.models import games as game_table
from intrigue.server.replay import rebuild
from intrigue.server.store import Store, StoredGame


class Trouble(Struct, frozen=True):
    """A game that cannot go on."""

    table: str
    game: str
    why: str
    """As players are told: rules-changed, box-changed, unknown-game, does-not-replay; or answers-missing."""
    reached: int
    """How many answers replay."""
    answers: int
    """How many there should be."""


class Report(Struct, frozen=True):
    """What was found."""

    ok: bool
    """Is the database whole, and does every game replay whose rules are still ours?"""
    games: int
    damage: str
    """What the database says of itself, if it is not whole."""
    broken: tuple[Trouble, ...]
    """Games that do not replay, though they should."""
    frozen: tuple[Trouble, ...]
    """Games that were begun with other rules: they are shown, and do not go on."""


async def check(store: Store, games: Mapping[str, Game], progress: Callable[[int, int], None]) -> Report:
    """Replay every game; raises DatabaseFault if the database does not answer."""
    async with store.reading() as connection:
        names = list((await connection.execute(select(game_table.c.id).order_by(game_table.c.created))).scalars())
        damage = "" if store.postgres else await _damage(connection)  # PostgreSQL looks after itself
    broken: list[Trouble] = []
    frozen: list[Trouble] = []
    for done, name in enumerate(names, 1):
        whole = await store.whole(name)
        trouble = None if whole is None else look(whole, games)  # it may have been deleted meanwhile
        if trouble is not None:
            (broken if trouble.why in ("does-not-replay", "answers-missing") else frozen).append(trouble)
        progress(done, len(names))
    return Report(not broken and not damage, len(names), damage, tuple(broken), tuple(frozen))


def look(whole: StoredGame, games: Mapping[str, Game]) -> Trouble | None:
    """What is wrong with a game, if anything."""
    row = whole.row
    session, why = rebuild(row, whole.answers, whole.box_file, games)
    if why is None and row.n != len(whole.answers):
        why = "answers-missing"
    reached = 0 if session is None else len(session.record.answers)
    return None if why is None else Trouble(row.id, row.game, why, reached, row.n)


async def _damage(connection: AsyncConnection) -> str:
    """What SQLite says of its file if that is not whole."""
    told = str((await connection.execute(text("PRAGMA integrity_check(1)"))).scalar_one())
    if told != "ok":
        return " ".join(told.replace("***", " ").split())
    lost = (await connection.execute(text("PRAGMA foreign_key_check"))).first()
    return "" if lost is None else f"a row of {lost[0]} belongs to nothing"
