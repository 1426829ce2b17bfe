"""Run by Alembic, inside the transaction that `database.upgrade` has begun."""

from alembic import context

from carson.server.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
