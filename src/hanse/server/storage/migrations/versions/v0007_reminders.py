"""Hooks that people are told by that a game waits, and what is still to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two more tables."""
    op.create_table(
        "hooks",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("delay", sa.Float, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("off", sa.String(32)),
    )
    op.create_table(
        "reminders",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seating", sa.String(32), sa.ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
    )
    op.create_index("reminders_due", "reminders", ["due"])
