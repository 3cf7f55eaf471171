"""Finds the verb, reads its arguments, runs it, and tells every refusal in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

import hanse
from hanse.cli import plain
from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, reason
from hanse.kernel.errors import HanseError
from hanse.messages import Catalogue, catalogue, languages, preferred_language

VERBS = ("play", "serve", "games", "simulate", "replay", "verify", "board", "data", "rules")
OK, BAD_INPUT, INTERRUPTED = 0, 2, 130


class Verb(Protocol):
    """What a module of a verb has."""

    def add_arguments(self, parser: Parser) -> None:
        """Name the arguments of the verb."""

    def run(self, args: Namespace, words: Catalogue) -> int:
        """Do it; the result is the exit code."""


def main(argv: Sequence[str] | None = None) -> int:
    """The command `hanse`; returns its exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    _print_whatever_comes()
    words = catalogue("en")
    try:
        words = _language(given)
        code = _run(_from_verb(given, words), words)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()  # whoever read it has gone
        return OK
    except OSError as error:
        if error.filename is not None:
            raise
        _forget_output()
        print(f"hanse: {words.say('error-output', reason=reason(error))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except (Refused, HanseError) as error:
        refusal = words.refusal(error) if isinstance(error, HanseError) else str(error)
        print(f"hanse: {' '.join(refusal.split())}", file=sys.stderr)
        return BAD_INPUT
    return code


def _forget_output() -> None:
    """What was not printed yet is lost; the interpreter must not complain when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _run(given: list[str], words: Catalogue) -> int:
    if not given or given[0] in ("-h", "--help", "help"):
        print(_overview(words))
        return OK
    if given[0] == "--version":
        print(f"hanse {hanse.__version__}")
        return OK
    if given[0] not in VERBS:
        raise Refused(words.say("error-verb", given=given[0], known=", ".join(VERBS)))
    try:
        return _run_verb(given[0], given[1:], words)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("hanse."):
            raise
        extra = "server" if given[0] == "serve" else "terminal"
        raise Refused(words.say("error-extra", verb=given[0], missing=error.name, extra=extra)) from None


def _run_verb(name: str, given: list[str], words: Catalogue) -> int:
    verb = cast(Verb, import_module(f"hanse.cli.{name}"))
    parser = Parser(name, words)
    verb.add_arguments(parser)
    try:
        args = parser.parse_args(given)
    except SystemExit:  # argparse has answered --help
        return OK
    return verb.run(args, words)


def _language(given: Sequence[str]) -> Catalogue:
    """The language of --lang, else of the environment. It is needed before the arguments can be refused in it."""
    wish = None
    for place, word in enumerate(given):
        if word.startswith("--lang="):
            wish = word.partition("=")[2]
        elif word == "--lang" and place + 1 < len(given):
            wish = given[place + 1]
    if wish is not None and wish not in languages():
        raise Refused(_environment().say("error-language", given=wish, known=", ".join(languages())))
    return catalogue(wish) if wish else _environment()


def _from_verb(given: Sequence[str], words: Catalogue) -> list[str]:
    """The words of the line from the verb on: --lang may stand before it."""
    place = 0
    while place < len(given) and (given[place] == "--lang" or given[place].startswith("--lang=")):
        place += 2 if given[place] == "--lang" else 1
    if place > len(given):
        raise Refused(words.say("error-needs-value", given="--lang"))
    return list(given[place:])


def _environment() -> Catalogue:
    language = preferred_language(os.environ)
    if language not in languages():
        raise Refused(catalogue("en").say("error-language", given=language, known=", ".join(languages())))
    return catalogue(language)


def _overview(words: Catalogue) -> str:
    lines = [words.say("help-about"), "", f"{words.say('help-usage')} hanse VERB [...]", ""]
    lines += [f"  hanse {verb:<9} {words.say(f'verb-{verb}')}" for verb in VERBS]
    return "\n".join([*lines, "", words.say("help-more")])


def _print_whatever_comes() -> None:
    """A terminal without our letters shows the nearest ones instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=plain.HANDLER)
