"""Every game has a secret seed, which fixes its dice."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Games that are there get one, too."""
    op.add_column("games", sa.Column("seed", sa.String(64)))
    games = sa.table("games", sa.column("id"), sa.column("seed"))
    connection = op.get_bind()
    for game in connection.execute(sa.select(games.c.id)).scalars().all():
        mine = sa.update(games).where(games.c.id == game)
        connection.execute(mine.values(seed=secrets.token_urlsafe(32)))
    with op.batch_alter_table("games") as batch:
        batch.alter_column("seed", existing_type=sa.String(64), nullable=False)


def downgrade() -> None:
    """Dice of the moment."""
    op.drop_column("games", "seed")
