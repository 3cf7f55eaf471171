"""What is left of games: how each seat ended, notes at tables; and when and where sessions began."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_TELLING = ("created", "joined", "invited", "left", "started", "replaced", "over")


def upgrade() -> None:
    """Two more tables and two more columns; games that are over are told of out of their logs."""
    op.add_column("sessions", sa.Column("begun", sa.Float))
    op.add_column("sessions", sa.Column("agent", sa.String(200)))
    op.create_table(
        "notes",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seating", sa.String(32), sa.ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    outcomes = op.create_table(
        "outcomes",
        sa.Column("seating", sa.String(32), sa.ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("outcomes_player", "outcomes", ["player", "at"])
    connection = op.get_bind()
    over = connection.execute(sa.text("SELECT id, game FROM seatings WHERE status = 'over'")).all()
    for seating, game in over:
        rows = _outcomes(connection, seating, game)
        if rows:
            connection.execute(sa.insert(outcomes), rows)


def _outcomes(connection: sa.Connection, seating: str, game: str) -> list[dict[str, Any]]:
    """How the seats of a game ended; nothing if it never came to its end, or if its log cannot be understood."""
    query = sa.text(
        "SELECT at, kind, data FROM entries WHERE seating = :seating AND kind IN :kinds ORDER BY seq"
    ).bindparams(sa.bindparam("kinds", expanding=True))
    entries = connection.execute(query, {"seating": seating, "kinds": list(_TELLING)}).all()
    try:
        return _fold(seating, game, [(entry.at, entry.kind, json.loads(entry.data)) for entry in entries])
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        return []


def _fold(seating: str, game: str, entries: list[tuple[float, str, dict[str, Any]]]) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = []
    started = False
    for at, kind, data in entries:
        if kind == "created":
            seats = [dict(seat, former=None) for seat in data["seats"]]
            continue
        seat = seats[data["seat"]] if "seat" in data else {}
        if kind == "joined":
            seat.update(account=data["account"], bot=None, former=None)
        elif kind == "invited":
            seat.update(account=None, bot=f"account:{data['account']}")
        elif kind == "left" and not started:
            seat.update(account=None, bot=None, local=False)
        elif kind == "started":
            started = True
            for number, bot in data["bots"].items():
                seats[int(number)]["bot"] = bot
        elif kind == "replaced":
            seat.update(former=seat["former"] or seat["account"], account=None, bot=data["bot"])
        elif kind == "over" and "scores" in data:
            return [
                {
                    "seating": seating,
                    "seat": number,
                    "game": game,
                    "seats": len(seats),
                    "player": each["former"] or each["account"] or f"bot:{each['bot']}"[:64],
                    "rank": len(seats) if each["former"] else data["ranks"][number],
                    "score": data["scores"][number],
                    "gone": bool(each["former"]),
                    "at": at,
                }
                for number, each in enumerate(seats)
                if not each.get("local")
            ]
    return []
