"""`hanse completion`: what a shell needs to complete verbs, arguments and the names that may follow them."""

from __future__ import annotations

import argparse
from typing import Any

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused
from hanse.games import GAMES
from hanse.messages import Catalogue, languages

SHELLS = ("bash", "zsh", "tcsh")


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("shell", metavar="SHELL")


def run(args: Namespace, words: Catalogue) -> int:
    """Print the script."""
    import shtab

    if args.shell not in SHELLS:
        raise Refused(words.say("error-shell", given=args.shell, known=", ".join(SHELLS)))
    print(shtab.complete(_whole(words), args.shell))
    return 0


def _whole(words: Catalogue) -> argparse.ArgumentParser:
    """The command with all of its verbs; those whose extra is not installed have no arguments."""
    from hanse.cli.command import COLOURS, VERBS

    def made(prog: str, **_: Any) -> argparse.ArgumentParser:
        parser = _arguments(prog.rsplit(maxsplit=1)[-1], words)
        for action in parser._actions:
            _name_values(action, {"LANG": languages(), "WHEN": list(COLOURS), "GAME": list(GAMES), "SHELL": SHELLS})
        return parser

    whole = argparse.ArgumentParser(prog="hanse", add_help=False)
    whole.add_argument("--version", action="store_true", help=words.say("arg-version"))
    verbs = whole.add_subparsers(dest="verb", parser_class=made)  # type: ignore[call-overload]  # it is called, not subclassed
    for verb in VERBS:
        verbs.add_parser(verb, help=words.say(f"verb-{verb}"))
    return whole


def _arguments(verb: str, words: Catalogue) -> argparse.ArgumentParser:
    from hanse.cli.command import parser_of

    try:
        return parser_of(verb, words)
    except ModuleNotFoundError:
        return Parser(verb, words)


def _name_values(action: argparse.Action, known: dict[str, Any]) -> None:
    """Say what may stand there: one of some names, a file or a folder."""
    import shtab

    metavar = str(action.metavar or "")
    if metavar in known:
        action.choices = list(known[metavar])
    elif metavar in ("FILE", "RESULTS"):
        action.complete = shtab.FILE  # type: ignore[attr-defined]  # shtab looks for it, argparse does not know it
    elif metavar == "DIR":
        action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]  # as above
