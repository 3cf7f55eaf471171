"""Analyses of finished games are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A new table."""
    op.create_table(
        "studies",
        sa.Column("seating", sa.String(32), sa.ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("iterations", sa.Integer, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
