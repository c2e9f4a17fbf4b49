"""Guided first games, and players who agree to be helped."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """No table of before was guided, and nobody had agreed to anything."""
    op.add_column("games", sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("coached", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Guided games go on as any others."""
    for table, column in (("games", "guided"), ("seats", "coached")):
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column)
