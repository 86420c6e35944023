"""Alembic runs this file. The connection to migrate comes from `oakveil.server.migrate`."""

from alembic import context

from oakveil.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
