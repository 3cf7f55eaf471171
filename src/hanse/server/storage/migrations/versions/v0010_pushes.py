"""Hooks of browsers and of tables beside those of people, and the keys that browsers know the server by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_KEPT = "address, site, language, delay, quiet_from, quiet_to, zone, failures, off"


def upgrade() -> None:
    """Hooks get numbers of their own, by which the outbox knows them; those of people keep theirs as one."""
    connection = op.get_bind()
    hooks = connection.execute(sa.text(f"SELECT account, {_KEPT} FROM hooks")).mappings().all()
    waiting = connection.execute(sa.text("SELECT account, seating, asked, told, due FROM reminders")).mappings().all()
    op.drop_table("reminders")
    op.drop_table("hooks")
    new_hooks = op.create_table(
        "hooks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seating", sa.String(32), sa.ForeignKey("seatings.id", ondelete="CASCADE"), unique=True),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.token", ondelete="CASCADE"), unique=True),
        sa.Column("browser", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
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
    op.create_index("hooks_account", "hooks", ["account"])
    new_reminders = op.create_table(
        "reminders",
        sa.Column("hook", sa.String(32), sa.ForeignKey("hooks.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seating", sa.String(32), sa.ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
    )
    op.create_index("reminders_due", "reminders", ["due"])
    owners = {row["account"] for row in hooks}
    for row in hooks:
        connection.execute(new_hooks.insert(), {**row, "id": row["account"], "made": 0.0})
    for row in waiting:
        if row["account"] in owners:
            facts = {key: value for key, value in row.items() if key != "account"}
            connection.execute(new_reminders.insert(), {**facts, "hook": row["account"], "claimed": 0.0})
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
