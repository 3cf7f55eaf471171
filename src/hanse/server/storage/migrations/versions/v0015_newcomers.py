"""Networks from which nobody new may come for a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more table; nothing else changes."""
    op.create_table(
        "closed_networks",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("network", sa.String(45), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
