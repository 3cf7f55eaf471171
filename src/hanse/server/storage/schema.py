"""The database as the newest migration leaves it.

`entries` is the truth. The columns of `seatings` and `members` only help to find a log; they follow from it.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

REVISION = "0001"  # the newest migration

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("folded", String(128), unique=True),  # only of those who signed up; guests may share a name
    Column("password", String(256)),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # only its hash
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

seatings = Table(
    "seatings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("bot_next", Boolean, nullable=False),
    Column("last", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index("seatings_lobby", "public", "status", "updated"),
    Index("seatings_bots", "bot_next", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", Float, nullable=False),
    Index("members_account", "account"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), primary_key=True),  # an account, or `bot:` and its name
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
