"""What Alembic runs: the migrations, in the connection that it was given."""

from __future__ import annotations

from alembic import context

from intrigue.server.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
