"""`hanse backup`: a copy of everything that is kept, also while the server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import check_ending
from hanse.cli.databases import add_database, database_of
from hanse.messages import Catalogue
from hanse.server.storage.copies import back_up

ENDINGS = (".zip",)


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("file", metavar="FILE")
    add_database(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """Write the copy."""
    check_ending(args.file, ENDINGS, words)
    tables = asyncio.run(back_up(database_of(args, words), Path(args.file)))
    print(words.say("backup-done", path=args.file, tables=tables))
    return 0
