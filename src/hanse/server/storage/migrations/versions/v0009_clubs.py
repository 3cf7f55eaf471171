"""Clubs with their members, and tournaments with their entrants, rounds and tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Six more tables; nothing else changes."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("looks", sa.String(128), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("clubs_looks", "clubs", ["looks"], unique=True)
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("club_members_account", "club_members", ["account"])
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id", ondelete="SET NULL")),
        sa.Column("organiser", sa.String(32), sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("begins", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
    )
    op.create_index("ix_contests_club", "contests", ["club"])
    op.create_index("contests_status", "contests", ["status", "created"])
    op.create_table(
        "contest_entrants",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("entered", sa.Float, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("contest_entrants_account", "contest_entrants", ["account"])
    op.create_table(
        "contest_rounds",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
    )
    op.create_table(
        "contest_tables",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seating", sa.String(32), nullable=False, unique=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
    )
