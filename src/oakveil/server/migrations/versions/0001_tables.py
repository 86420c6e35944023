"""Tables, links, histories and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("ruleset", sa.String(60), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("vote", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("origin", sa.String(30), nullable=False),
        sa.Column("next", sa.String(10), nullable=False),
        sa.Column("sequence", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("events", sa.BigInteger, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "links",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(10), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("last_event", sa.BigInteger, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("chat", "entries", "links", "tables"):
        op.drop_table(table)
