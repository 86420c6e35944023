"""Content packs, and which of them a table is played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("pack", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "pack")
    op.drop_table("packs")
