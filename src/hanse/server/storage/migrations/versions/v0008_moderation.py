"""What a host needs to keep the peace: who is a host, who may not talk or come, reports, and who did what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Four more tables."""
    account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table("hosts", sa.Column("account", sa.String(32), account, primary_key=True))
    op.create_table(
        "restrictions",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32)),
        sa.Column("seating", sa.String(32)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.Float),
    )
    op.create_index("reports_open", "reports", ["settled", "at"])
    op.create_table(
        "interventions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(32)),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32)),
        sa.Column("seating", sa.String(32)),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("interventions_at", "interventions", ["at"])
