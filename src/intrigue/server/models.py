"""The tables of the database."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata: Final = MetaData()


def _of_game() -> Column[Any]:
    """What belongs to a game goes with it."""
    return Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


settings: Final = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server keeps for itself: the keys that sign cookies."""

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(40), nullable=False),
    Column("theme", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),  # how often they have logged out everywhere
)
"""What guests have said of themselves. Whoever has said nothing is a guest by their cookie alone."""

device_links: Final = Table(
    "device_links",
    metadata,
    Column("token", String(64), primary_key=True),  # hashed
    Column("guest", String(40), nullable=False, unique=True),
    Column("until", Float, nullable=False),
)
"""Links with which another device becomes a guest's; each works once."""

FORGOTTEN: Final = "forgotten"
"""Whose seat it is if its player wished to be forgotten: nobody's, and it is not free."""
PROGRAM: Final = "program"
"""The bot at a seat whose guest is connected with a program that plays."""
LOST: Final = "lost"
"""Whose seat it is if a program has lost it to a bot of ours: nobody's."""
RESIGNED: Final = "resigned"
"""Whose seat it is if its player has resigned and a bot of ours plays on: nobody's."""
NOBODYS: Final = (FORGOTTEN, LOST, RESIGNED)
"""All these are no guests: nobody comes back to such a seat."""

boxes: Final = Table(
    "boxes",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)
"""Every box file that a game was ever started with."""

games: Final = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("box", String(64), ForeignKey("boxes.fingerprint"), nullable=False),
    Column("places", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("owner", String(40)),  # the guest who opened it
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),  # among those that anybody may watch
    Column("pace", Float),
    Column("n", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    # What lists show, so that they need no replay:
    Column("asked", Integer),
    Column("over", Boolean, nullable=False),
    Column("scores", Text),
    Column("round", Integer),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),  # when the last answer was given or taken back
    Column("rematch", String(40)),
    Column("seed", String(64), nullable=False),  # secret: it fixes the dice
    Column("guided", Boolean, nullable=False, server_default=false()),  # a guided first game
    Column("given_up", Boolean, nullable=False, server_default=false()),  # over, because no player is left
    Column("taken_back", Text, nullable=False, server_default="[]"),  # by whom, and how long the story was then
    Index("games_public", "public", "over", "updated"),
    Index("games_going_on", "over", "updated"),
    Index("games_listed", "listed", "over", "updated"),
    Index("games_owner", "owner"),
    Index("games_box", "box"),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_game(),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(40)),
    Column("bot", String(40)),
    Column("token", String(64)),  # hashed
    Column("handed_on", Boolean, nullable=False, server_default=false()),  # the link leads to a seat that is somebody's
    Column("pass_for_me", Boolean, nullable=False),
    Column("here", Boolean, nullable=False),  # connected, when last seen
    Column("seen", Float, nullable=False),
    Column("coached", Boolean, nullable=False, server_default=false()),  # agrees that everybody may be helped
    PrimaryKeyConstraint("game", "seat"),
    Index("seats_guest", "guest"),
    Index("seats_token", "token", unique=True),
)
"""A seat with neither guest nor bot is open; one with both is played by a bot until the guest comes back.

If that bot is PROGRAM, it is the guest's own.
"""

answers: Final = Table(
    "answers",
    metadata,
    _of_game(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(200), nullable=False),
    PrimaryKeyConstraint("game", "n"),  # the lock: there is one answer to each question
)

states: Final = Table(
    "states",
    metadata,
    _of_game(),
    Column("viewer", Integer, nullable=False),  # a seat, or -1 for what everybody sees
    Column("n", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("view", Text, nullable=False),
    Column("board", Text, nullable=False, server_default="null"),
    PrimaryKeyConstraint("game", "viewer"),
)
"""What every viewer saw last, to be shown when a game does not replay any more."""

thoughts: Final = Table(
    "thoughts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("version", String(200), nullable=False),  # who can think about it
    Column("request", Text, nullable=False),
    Column("asked", Float, nullable=False),
    Column("begins", Float, nullable=False),  # by a time that runs as the owners' bots think
    Column("ends", Float, nullable=False),
    Column("taken_by", String(16)),
    Column("until", Float),  # when others may take it
    Column("answer", Integer),
    Index("thoughts_next", "ends", "asked"),
)
"""What bots are asked, where they think on other machines: for seconds, until the answer is read."""

votes: Final = Table(
    "votes",
    metadata,
    _of_game(),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=False),
    PrimaryKeyConstraint("game", "seat", "guest"),
)
"""Who agrees that a bot plays at this seat."""
