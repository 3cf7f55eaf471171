"""What the verbs for a host share: which database is meant, and its password."""

from __future__ import annotations

import os

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, read_text
from hanse.cli.saves import folder
from hanse.messages import Catalogue
from hanse.server.storage.database import database_url

PASSWORD = "HANSE_DATABASE_PASSWORD"  # the variable that holds the password of the database


def add_database(parser: Parser) -> None:
    """Name the arguments that say where everything is kept."""
    parser.argument("--database", default=str(folder() / "tables.db"), metavar="FILE|URL")
    parser.argument("--database-password-file", metavar="FILE")


def database_of(args: Namespace, words: Catalogue) -> str:
    """The database that is meant, with its password."""
    return with_password(args.database, args.database_password_file, words)


def with_password(database: str, file: str | None, words: Catalogue) -> str:
    """The address of a PostgreSQL with the password from a file or a variable, where no list of processes shows it."""
    password = read_text(file, words).strip("\r\n") if file else os.environ.get(PASSWORD, "")
    if not password:
        return database
    url = database_url(database)
    if url.get_backend_name() != "postgresql":
        if file:
            raise Refused(words.say("serve-password-unused", database=database))
        return database
    return url.set(password=password).render_as_string(hide_password=False)
