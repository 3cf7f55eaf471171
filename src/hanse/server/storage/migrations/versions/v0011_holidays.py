"""The holidays of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more table; nothing else changes."""
    op.create_table(
        "holidays",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("begins", sa.Float, primary_key=True),
        sa.Column("ends", sa.Float, nullable=False),
    )
    op.create_index("holidays_ends", "holidays", ["ends"])
