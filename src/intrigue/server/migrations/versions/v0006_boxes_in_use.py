"""Which games need a box file is found without looking at all of them."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Box files that no game needs are removed."""
    op.create_index("games_box", "games", ["box"])


def downgrade() -> None:
    """Box files stay."""
    op.drop_index("games_box", "games")
