"""Accounts of bots: whose they are, and by which token they are known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more table; everything else stays as it is."""
    op.create_table(
        "bots",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("folded", sa.String(128), nullable=False, unique=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
    )
    op.create_index("ix_bots_owner", "bots", ["owner"])
