"""`hanse rules`: the rules that the tests name, clause by clause."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from hanse.kernel.errors import HanseError
from hanse.messages import Catalogue
from hanse.rules.clauses import rules_folder
from hanse.rules.coverage import find_checkout, measure, parse_ranges
from hanse.rules.report import report, shortfall

ALL = "all"  # every section


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    """The options of the command."""
    parser.add_argument("--coverage", action="store_true", help=words.say("rules-help-coverage"))
    parser.add_argument("--brief", action="store_true", help=words.say("rules-help-brief"))
    parser.add_argument("--require", metavar="1-10,18|all", default="", help=words.say("rules-help-require"))


def run(args: argparse.Namespace, words: Catalogue) -> int:
    """Prints the report; 1 if a required clause has no test or a test names what is no clause."""
    ranges = parse_ranges(args.require) if args.require not in ("", ALL) else set()
    if not args.coverage:
        folder = str(rules_folder())
        print(json.dumps({"folder": folder}) if args.json else words.say("rules-where", folder=folder))
        return 0
    checkout = find_checkout(Path.cwd())
    if checkout is None:
        raise HanseError(words.say("rules-no-checkout"))
    coverage = measure(checkout)
    required = {section.number for section in coverage.sections} if args.require == ALL else ranges
    lacking = list(shortfall(coverage, required, words))
    if args.json:
        print(json.dumps({"tests": coverage.tests, "unknown": coverage.unknown}, indent=1))
    else:
        print(*report(coverage, words, brief=args.brief), *lacking, sep="\n")
    return 1 if lacking or coverage.unknown else 0
