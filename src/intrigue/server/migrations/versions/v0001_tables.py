"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Guests, box files, games, seats, answers, states, votes."""
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(40), nullable=False),
        sa.Column("theme", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "card_tables",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("cards", sa.String(64), sa.ForeignKey("card_tables.fingerprint"), nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("owner", sa.String(40)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Float),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("scores", sa.Text),
        sa.Column("round", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(40)),
    )
    op.create_index("games_public", "games", ["public", "over", "updated"])
    op.create_index("games_going_on", "games", ["over", "updated"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("token", sa.String(64)),
        sa.Column("pass_for_me", sa.Boolean, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_index("seats_token", "seats", ["token"], unique=True)
    op.create_table(
        "answers",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("game", "n"),
    )
    op.create_table(
        "states",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("view", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "viewer"),
    )
    op.create_table(
        "votes",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "guest"),
    )


def downgrade() -> None:
    """No tables at all."""
    for table in ("votes", "states", "answers", "seats", "games", "card_tables", "guests", "settings"):
        op.drop_table(table)
