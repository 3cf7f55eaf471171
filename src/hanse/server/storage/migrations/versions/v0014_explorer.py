"""The index of openings and habits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three more tables; games that are over already are looked at by and by."""
    op.create_table("explored", _seating())
    op.create_table(
        "explored_seats",
        _seating(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("board", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
    )
    op.create_index("explored_seats_kind", "explored_seats", ["game", "board", "seats"])
    op.create_index("explored_seats_player", "explored_seats", ["player"])
    op.create_table(
        "explored_answers",
        _seating(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("question", sa.String(32), primary_key=True),
        sa.Column("answer", sa.String(200), nullable=False),
    )


def _seating() -> sa.Column[str]:
    return sa.Column("seating", sa.String(32), sa.ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True)
