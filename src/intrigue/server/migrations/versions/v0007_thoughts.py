"""Bots may think on other machines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Questions wait here for seconds: PostgreSQL need not write them into its log."""
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("version", sa.String(200), nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("taken_by", sa.String(16)),
        sa.Column("until", sa.Float),
        sa.Column("answer", sa.Integer),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
    op.create_index("thoughts_next", "thoughts", ["ends", "asked"])


def downgrade() -> None:
    """Bots think on the server."""
    op.drop_table("thoughts")
