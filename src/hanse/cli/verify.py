"""`hanse verify`: checks that a game from a table was dealt from what was promised at its start."""

from __future__ import annotations

import re
from dataclasses import asdict

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, print_data, read_data, read_records
from hanse.cli.data import load_data
from hanse.messages import Catalogue
from hanse.table.proof import Broken, NoPromise, Proof, check


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("file", metavar="FILE")
    parser.argument("--commitment", metavar="HASH")
    parser.argument("--json", action="store_true")
    parser.argument("--data", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """Compare the parts of the seed with what was promised, and replay the game with it."""
    seen = _hash(args.commitment, words)
    load_data(args.data, words)
    data = read_data(args.file, words)
    if not isinstance(data.get("commitment"), str) or not isinstance(data.get("salt"), str):
        raise Refused(words.say("verify-no-promise", path=args.file))
    (record,) = read_records(args.file, words)
    try:
        proof = check(data, record, seen)
    except NoPromise:
        raise Refused(words.say("verify-no-promise", path=args.file)) from None
    except Broken as broken:
        told = {"path": args.file, "found": broken.found, "expected": broken.expected}
        raise Refused(words.say(f"verify-bad-{broken.what}", **told)) from None
    if args.json:
        print_data({"good": True, "decisions": len(record.codes), "seen": seen is not None, **asdict(proof)})
        return 0
    _tell(proof, args.file, len(record.codes), words)
    if seen is None:
        print(words.say("verify-unseen", path=args.file, commitment=proof.promise or proof.commitment))
    return 0


def _hash(given: str | None, words: Catalogue) -> str | None:
    """The hash as it was noted, however it was written."""
    if given is None:
        return None
    tidy = given.strip().lower()
    if not re.fullmatch(r"[0-9a-f]{64}", tidy):
        raise Refused(words.say("verify-no-hash", given=given))
    return tidy


def _tell(proof: Proof, path: str, decisions: int, words: Catalogue) -> None:
    print(words.say("verify-good", path=path, decisions=decisions))
    print(words.say("verify-hash", commitment=proof.commitment))
    if proof.promise is not None:
        seats = ", ".join(str(seat + 1) for seat in proof.seats)
        print(words.say("verify-promise", promise=proof.promise, count=len(proof.seats), seats=seats))
    for seat in proof.left_out:
        print(words.say("verify-left-out", seat=seat + 1))
