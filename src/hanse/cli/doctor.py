"""`hanse doctor`: looks a database over, and says what to do."""

from __future__ import annotations

import asyncio
import json

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.data import load_data
from hanse.cli.databases import add_database, database_of
from hanse.messages import Catalogue
from hanse.server.storage.checkup import BAD, GOOD, Finding, examine

ILL = 1  # the exit code if something is bad


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    add_database(parser)
    parser.argument("--data", metavar="DIR")
    parser.argument("--quick", action="store_true")
    parser.argument("--json", action="store_true")


def run(args: Namespace, words: Catalogue) -> int:
    """Tell every finding in a line of its own."""
    load_data(args.data, words)
    findings = asyncio.run(_examine(database_of(args, words), args, words))
    bad = sum(finding.how == BAD for finding in findings)
    if args.json:
        told = [{"what": each.what, "how": each.how, "text": _told(each, words), **each.facts} for each in findings]
        print(json.dumps({"healthy": not bad, "findings": told}, indent=2, ensure_ascii=False))
    else:
        odd = sum(finding.how != GOOD for finding in findings) - bad
        print(words.say("doctor-sum", bad=bad, odd=odd))
    return ILL if bad else 0


async def _examine(database: str, args: Namespace, words: Catalogue) -> list[Finding]:
    findings = []
    async for finding in examine(database, deep=not args.quick):
        findings.append(finding)
        if not args.json:
            print(f"{words.say(f'doctor-{finding.how}'):<8} {_told(finding, words)}", flush=True)
    return findings


def _told(finding: Finding, words: Catalogue) -> str:
    return words.say(f"doctor-{finding.what}-{finding.how}", **finding.facts)
