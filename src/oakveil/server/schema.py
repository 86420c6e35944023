"""The tables of the database. The same for SQLite and PostgreSQL; migrations bring older databases to it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("ruleset", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("seats", Text, nullable=False),
    Column("pace", Float, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("vote", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("words", Text, nullable=False),
    Column("origin", String(30), nullable=False),
    Column("next", String(10), nullable=False),
    # Rises by one with every change of anything above or below: of two writers who saw the same, one is refused.
    Column("sequence", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("events", BigInteger, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("pack", String(64), nullable=False, server_default=""),
    Index("tables_touched", "touched"),
)

packs = Table(
    "packs",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("name", String(60), nullable=False),
    Column("sources", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", LargeBinary(32), primary_key=True),
    Column("person", String(10), nullable=False),
    Column("role", String(10), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # 0 is the start of the game, which is no entry of the history; n is entry n-1 of the history.
    Column("place", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("last_event", BigInteger, nullable=False),
    Column("events", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("person", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
