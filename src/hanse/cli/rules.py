"""`hanse rules`: the rulebook of a game, a clause of the reference in full, or the clauses that the tests name."""

from __future__ import annotations

import re
import shutil
import textwrap

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, print_data
from hanse.games import GAMES
from hanse.learn.book import SUMMARY, plain, rulebook
from hanse.messages import Catalogue
from hanse.rules import command
from hanse.rules.clauses import rule_texts


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("clause", nargs="?", metavar="GAME|CLAUSE")
    parser.argument("--summary", action="store_true")
    parser.argument("--json", action="store_true")
    command.add_arguments(parser, parser.words)


def run(args: Namespace, words: Catalogue) -> int:
    """Print a rulebook or its summary, a clause and those under it, or what the coverage says."""
    if args.clause is None:
        return command.run(args, words)
    game = _game(args.clause)
    if args.summary and game is None:
        raise Refused(words.say("error-summary", given=args.clause))
    text = clause_text(args.clause, words) if game is None else book_text(game, words, brief=args.summary)
    if args.json:
        print_data(text.split("\n\n"))
        return 0
    width = shutil.get_terminal_size().columns
    for line in text.splitlines():
        print(textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False))
    return 0


def _game(given: str) -> str | None:
    """The game that is named, by its key or another spelling; None if it is none."""
    return next((key for key, game in GAMES.items() if given.lower() in (key, *game.aliases)), None)


def book_text(game: str, words: Catalogue, *, brief: bool) -> str:
    """The rulebook of a game in the reader's language, or its chapter to keep open while playing."""
    book = rulebook(game, words.language)
    chapters = [book.chapter(SUMMARY)] if brief else book.chapters
    return "\n\n".join([book.title, *plain(chapters)])


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
