"""The numbers beside a view are kept with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Views that were kept before have none."""
    op.add_column("states", sa.Column("board", sa.Text, nullable=False, server_default="null"))


def downgrade() -> None:
    """Views alone."""
    op.drop_column("states", "board")
