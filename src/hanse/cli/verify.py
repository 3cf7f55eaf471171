"""`hanse verify`: checks that a game from a table was played with the seed that was promised at its start."""

from __future__ import annotations

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, read_data, read_records
from hanse.cli.data import load_data
from hanse.messages import Catalogue
from hanse.table.live import commitment_of


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("file", metavar="FILE")
    parser.argument("--data", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """Compare the seed with the commitment, and replay the game with it."""
    load_data(args.data, words)
    data = read_data(args.file, words)
    promised, salt = data.get("commitment"), data.get("salt")
    if not isinstance(promised, str) or not isinstance(salt, str) or not salt.isascii():
        raise Refused(words.say("verify-no-promise", path=args.file))
    (record,) = read_records(args.file, words)
    found = commitment_of(str(record.seed), salt)
    if found != promised:
        raise Refused(words.say("verify-bad", path=args.file, found=found, expected=promised))
    print(words.say("verify-good", path=args.file, decisions=len(record.codes)))
    print(words.say("verify-hash", commitment=promised))
    return 0
