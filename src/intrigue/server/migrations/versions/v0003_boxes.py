"""What is printed is called the box."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Running games keep the file they were begun with, under its new name."""
    op.rename_table("card_tables", "boxes")
    op.alter_column("games", "cards", new_column_name="box")


def downgrade() -> None:
    """The names of version 0.1."""
    op.alter_column("games", "box", new_column_name="cards")
    op.rename_table("boxes", "card_tables")
