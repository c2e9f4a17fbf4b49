"""Tables to watch, games that were given up, seats that are handed on, and who took something back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has agreed yet that a table of before is listed for everybody."""
    op.add_column("games", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("given_up", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("taken_back", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("handed_on", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("games_listed", "games", ["listed", "over", "updated"])


def downgrade() -> None:
    """Games that were given up are over, and nobody knows why."""
    op.drop_index("games_listed", "games")
    op.drop_column("seats", "handed_on")
    for column in ("taken_back", "given_up", "listed"):
        op.drop_column("games", column)
