"""What a name looks like, so that nobody can sign up under one that people take for another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from hanse.server.names import looks

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of names that look alike already, the oldest keeps its look for itself and the others stay as they are."""
    op.add_column("accounts", sa.Column("looks", sa.String(128)))
    connection = op.get_bind()
    query = sa.text("SELECT id, name FROM accounts WHERE folded IS NOT NULL ORDER BY created, id")
    taken: set[str] = set()
    for account, name in connection.execute(query).all():
        if looks(name) not in taken:
            taken.add(looks(name))
            change = sa.text("UPDATE accounts SET looks = :looks WHERE id = :id")
            connection.execute(change, {"looks": looks(name), "id": account})
    op.create_index("accounts_looks", "accounts", ["looks"], unique=True)
