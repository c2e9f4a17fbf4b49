"""How tables go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from intrigue.server.models import games

IN_ONE: Final = 500
"""Tables in one statement: databases take only so many."""


async def delete_games(connection: AsyncConnection, tables: Sequence[str]) -> None:
    """Remove tables with all that belongs to them; no other table leads there any more."""
    for first in range(0, len(tables), IN_ONE):
        some = tables[first : first + IN_ONE]
        await connection.execute(update(games).where(games.c.rematch.in_(some)).values(rematch=None))
        await connection.execute(delete(games).where(games.c.id.in_(some)))
