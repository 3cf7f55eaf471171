"""`hanse rules`: a clause of the rules in full, or the rules that the tests name."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from rich.text import Text

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, console_for
from hanse.messages import Catalogue
from hanse.rules import command
from hanse.rules.coverage import find_checkout


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("clause", nargs="?", metavar="CLAUSE")
    command.add_arguments(parser, parser.words)


def run(args: Namespace, words: Catalogue) -> int:
    """Print a clause and those under it, or what the coverage says."""
    if args.clause is None:
        return command.run(args, words)
    console_for(sys.stdout).print(Text(clause_text(args.clause, words)))
    return 0


def clause_text(given: str, words: Catalogue) -> str:
    """A clause and those under it, for instance HT-4.3.2, 4.3 or R-7, without the marks of the page."""
    name = given.upper()
    if not re.fullmatch(r"([A-Z]{2}-)?(R-)?\d+(\.\d+)*", name):
        raise Refused(words.say("error-clause", given=given))
    found = [line for line in _lines(words) if _is(line, name if "-" in name else f"HT-{name}")]
    if not found:
        raise Refused(words.say("error-clause", given=given))
    return "\n\n".join(re.sub(r"[*`]", "", line) for line in found)


def _is(line: str, name: str) -> bool:
    """Whether a line of the specification is this clause, one under it, or this ruling."""
    ruling = re.search(r"R-\d+$", name)
    if ruling:
        return re.match(rf"\*\*{ruling[0]}\b", line) is not None
    return re.match(rf"\*\*{re.escape(name)}(\.[\d.]+)?\*\*", line) is not None


def _lines(words: Catalogue) -> list[str]:
    """The specification: of the checkout one works in, else of the source that this code is part of."""
    checkout = find_checkout(Path.cwd()) or find_checkout(Path(__file__).parent)
    if checkout is None:
        raise Refused(words.say("error-no-rules"))
    texts = [path.read_text(encoding="utf-8") for path in sorted((checkout / "docs" / "rules").glob("*.md"))]
    return [line for text in texts for line in text.splitlines()]
