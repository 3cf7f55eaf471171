"""`hanse restore`: fills an empty database out of a copy."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.databases import add_database, database_of
from hanse.messages import Catalogue
from hanse.server.storage.copies import restore


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("file", metavar="FILE")
    add_database(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """Read the copy back."""
    tables = asyncio.run(restore(Path(args.file), database_of(args, words)))
    print(words.say("restore-done", path=args.file, tables=tables))
    return 0
