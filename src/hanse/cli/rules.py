"""`hanse rules`: a clause of the rules in full, or the rules that the tests name."""

from __future__ import annotations

import re
import shutil
import textwrap

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused
from hanse.messages import Catalogue
from hanse.rules import command
from hanse.rules.clauses import rule_texts


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("clause", nargs="?", metavar="CLAUSE")
    command.add_arguments(parser, parser.words)


def run(args: Namespace, words: Catalogue) -> int:
    """Print a clause and those under it, or what the coverage says."""
    if args.clause is None:
        return command.run(args, words)
    width = shutil.get_terminal_size().columns
    for line in clause_text(args.clause, words).splitlines():
        print(textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False))
    return 0


def clause_text(given: str, words: Catalogue, game: str = "") -> str:
    """A clause and those under it, for instance HT-4.3.2, 4.3 or R-7, without the marks of the page.

    Without letters it is a clause of the game whose letters are given, else of every game that has one.
    """
    asked = re.fullmatch(r"(?:([A-Z]{2})-)?((?:R-)?\d+(?:\.\d+)*)", given.upper())
    if not asked:
        raise Refused(words.say("error-clause", given=given))
    letters = asked[1] or game
    found = [line for line in _lines(words) if re.match(rf"{letters or '[A-Z]{2}'}-{re.escape(asked[2])}[. ]", line)]
    if not found:
        raise Refused(words.say("error-clause", given=given))
    return "\n\n".join(found)


def _lines(words: Catalogue) -> list[str]:
    texts = rule_texts()
    if not texts:
        raise Refused(words.say("error-no-rules"))
    return [line for text in texts for line in _clauses(text)]


def _clauses(text: str) -> list[str]:
    """The clauses and rulings of a specification without the marks of the page, each with the letters of its game."""
    letters = re.search(r"^\*\*([A-Z]{2})-", text, re.MULTILINE)
    found = [line for line in text.splitlines() if re.match(r"\*\*(?:[A-Z]{2}-)?(?:R-)?\d", line)]
    plain = [re.sub(r"[*`]", "", line) for line in found]
    return [f"{letters[1]}-{line}" if line.startswith("R-") and letters else line for line in plain]
