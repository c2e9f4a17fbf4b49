"""Guests log out everywhere and move to other devices; keys have a date."""

from __future__ import annotations

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

SETTINGS = sa.table("settings", sa.column("name", sa.String), sa.column("value", sa.Text))


def upgrade() -> None:
    """The key stays, as the first of a list: nobody loses a seat."""
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "device_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, unique=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("games_owner", "games", ["owner"])
    key = _setting("key")
    if key is not None:
        _rename("key", "keys", json.dumps([{"secret": key, "made": time.time()}]))


def downgrade() -> None:
    """The newest key alone."""
    keys = _setting("keys")
    if keys is not None:
        _rename("keys", "key", json.loads(keys)[0]["secret"])
    op.drop_index("games_owner", "games")
    op.drop_table("device_links")
    op.drop_column("guests", "generation")


def _setting(name: str) -> str | None:
    found: str | None = op.get_bind().execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
    return found


def _rename(old: str, new: str, value: str) -> None:
    op.execute(SETTINGS.update().where(SETTINGS.c.name == old).values(name=new, value=value))
