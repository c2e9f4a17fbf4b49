"""The tables of the database."""

from __future__ import annotations

from typing import Final

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
)

metadata: Final = MetaData()

settings: Final = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server keeps for itself: the key that signs cookies."""

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(40), nullable=False),
    Column("theme", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("cards", String(64), nullable=False),  # a fingerprint of the tables of numbers it was started with
    Column("places", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
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
    Index("games_public", "public", "over", "updated"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(40)),
    Column("bot", String(40)),
    Column("token", String(64)),  # hashed
    Column("pass_for_me", Boolean, nullable=False),
    Column("seen", Float, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
    Index("seats_guest", "guest"),
    Index("seats_token", "token", unique=True),
)
"""A seat with neither guest nor bot is open; one with both is played by a bot until the guest comes back."""

answers: Final = Table(
    "answers",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(200), nullable=False),
    PrimaryKeyConstraint("game", "n"),  # the lock: there is one answer to each question
)

votes: Final = Table(
    "votes",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=False),
    PrimaryKeyConstraint("game", "seat", "guest"),
)
"""Who agrees that a bot plays at this seat."""
