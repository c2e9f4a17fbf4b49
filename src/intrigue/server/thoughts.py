"""Questions to bots that wait in PostgreSQL for somebody who thinks, on whichever machine.

A question is what a player at the bot's seat could know, and never the table. All times are the database's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Float, cast, delete, extract, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import intrigue
from intrigue.kernel.game import Game
from intrigue.server.models import thoughts
from intrigue.server.replay import fingerprint

ASKED: Final = "intrigue_asked"
"""The channel on which those who think hear of new questions."""
ANSWERED: Final = "intrigue_answered"
"""The channel on which those who asked hear of answers."""
KEPT: Final = 60.0
"""Seconds after which nobody waits for an answer any more, for its server has ended."""
FAILED: Final = -1
"""Stands for the answer where the bot failed."""

NOW: Final = cast(extract("epoch", func.clock_timestamp()), Float)
FREE: Final = thoughts.c.answer.is_(None) & or_(thoughts.c.until.is_(None), thoughts.c.until < NOW)
"""Nobody thinks about it; or whoever did has been silent for too long."""


class Taken(Struct, frozen=True):
    """A question that somebody is to think about."""

    id: str
    request: str
    waited: float
    """Seconds for which it has waited."""


def version_of(game: Game) -> str:
    """Who may think about this game: whoever has the same package, rules and box file."""
    return f"{intrigue.__version__} {game.id} {game.rules} {fingerprint(game.box_file)[:16]}"


class Thoughts:
    """The questions that wait, those that are being thought about, and the answers that have not been read yet."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def ask(self, name: str, owner: str, version: str, request: str, cost: float) -> None:
        """A new question, in turn between owners as in `bot_queue`."""
        pending = thoughts.c.answer.is_(None)
        front = select(func.min(thoughts.c.begins)).where(pending).scalar_subquery()
        used = select(func.max(thoughts.c.ends)).where(pending, thoughts.c.owner == owner).scalar_subquery()
        begins = func.greatest(front, used, 0.0)
        values = {"owner": owner, "version": version, "request": request, "begins": begins, "ends": begins + cost}
        async with self.engine.begin() as connection:
            await connection.execute(insert(thoughts).values(id=name, asked=NOW, **values))
            await _notify(connection, ASKED, "")

    async def withdraw(self, name: str) -> None:
        """Nobody waits for this answer any more, or it has been read."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(thoughts).where(thoughts.c.id == name))

    async def answers(self, names: Sequence[str]) -> Mapping[str, int]:
        """Those of these questions that are answered."""
        wanted = select(thoughts.c.id, thoughts.c.answer)
        async with self.engine.connect() as connection:
            found = await connection.execute(wanted.where(thoughts.c.id.in_(names), thoughts.c.answer.is_not(None)))
            return {row.id: row.answer for row in found}

    # ---------------------------------------------------------------- whoever thinks

    async def take(self, who: str, versions: Sequence[str], lease: float) -> Taken | None:
        """The next question that one can think about, if there is any.

        Nobody else gets it for as long as the bot may think, and so many seconds more.
        """
        following = (
            select(thoughts.c.id)
            .where(FREE, thoughts.c.version.in_(versions), thoughts.c.asked > NOW - KEPT)
            .order_by(thoughts.c.ends, thoughts.c.asked)
            .limit(1)
            .with_for_update(skip_locked=True)
            .scalar_subquery()
        )
        taking = (
            update(thoughts)
            .where(thoughts.c.id == following)
            .values(taken_by=who, until=NOW + lease + thoughts.c.ends - thoughts.c.begins)
            .returning(thoughts.c.id, thoughts.c.request, (NOW - thoughts.c.asked).label("waited"))
        )
        async with self.engine.begin() as connection:
            row = (await connection.execute(taking)).first()
            if row is None:  # there is time to tidy up
                await connection.execute(delete(thoughts).where(thoughts.c.asked < NOW - KEPT))
        return None if row is None else Taken(row.id, row.request, row.waited)

    async def answer(self, who: str, name: str, option: int) -> bool:
        """This is the answer; False if it comes too late, for nobody waits for it or somebody else thinks about it."""
        mine = update(thoughts).where(
            thoughts.c.id == name, thoughts.c.taken_by == who, thoughts.c.answer.is_(None), thoughts.c.until >= NOW
        )
        async with self.engine.begin() as connection:
            done = (await connection.execute(mine.values(answer=option))).rowcount == 1
            if done:
                await _notify(connection, ANSWERED, f"{name} {option}")
        return done

    async def give_back(self, who: str) -> None:
        """Somebody stops: others may think about what they had taken."""
        mine = update(thoughts).where(thoughts.c.taken_by == who, thoughts.c.answer.is_(None))
        async with self.engine.begin() as connection:
            await connection.execute(mine.values(taken_by=None, until=None))
            await _notify(connection, ASKED, "")


async def _notify(connection: AsyncConnection, channel: str, news: str) -> None:
    await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": channel, "news": news})
