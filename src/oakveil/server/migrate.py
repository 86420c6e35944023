"""Brings a database to the schema of this release."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

_LOCK = 0x0A4BE111
"""Of several servers that start at once, one migrates and the others wait (PostgreSQL)."""


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen yet."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
