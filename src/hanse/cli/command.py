"""Finds the verb, reads its arguments, runs it, and tells every refusal in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Protocol, cast

import hanse
from hanse.cli import plain
from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused, reason
from hanse.kernel.errors import HanseError
from hanse.messages import Catalogue, catalogue, languages, preferred_language

VERBS = (
    "play", "serve", "build-static", "backup", "restore", "doctor", "admin", "games", "simulate", "arena", "train",
    "report", "study", "puzzles", "explore", "protocol", "replay", "think", "verify", "board", "data", "rules",
    "completion",
)  # fmt: skip
OK, BAD_INPUT, INTERRUPTED = 0, 2, 130
AUTO = "auto"
COLOURS = {AUTO: "", "always": "FORCE_COLOR", "never": "NO_COLOR"}  # each with what says so in the environment
COMMON = ("--lang", "--color")
# What a verb needs; all others the terminal.
EXTRAS = {
    **dict.fromkeys(("serve", "backup", "restore", "doctor", "admin"), "server"),
    "arena": "arena",
    "train": "train",
    "report": "report",
}
BY_MODULE = {"polars": "data", "ray": "ray"}  # what only some arguments of verbs need


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
        with _coloured(given, words):
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
        extra = BY_MODULE.get(error.name) or EXTRAS.get(given[0], "terminal")
        raise Refused(words.say("error-extra", verb=given[0], missing=error.name, extra=extra)) from None


def _run_verb(name: str, given: list[str], words: Catalogue) -> int:
    try:
        args = parser_of(name, words).parse_args(given)
    except SystemExit:  # argparse has answered --help
        return OK
    return _verb(name).run(args, words)


def parser_of(name: str, words: Catalogue) -> Parser:
    """The arguments of a verb."""
    parser = Parser(name, words)
    _verb(name).add_arguments(parser)
    return parser


def _verb(name: str) -> Verb:
    return cast(Verb, import_module(f"hanse.cli.{name.replace('-', '_')}"))


def _language(given: Sequence[str]) -> Catalogue:
    """The language of --lang, else of the environment. It is needed before the arguments can be refused in it."""
    wish = _wish(given, "--lang")
    if wish is not None and wish not in languages():
        raise Refused(_environment().say("error-language", given=wish, known=", ".join(languages())))
    return catalogue(wish) if wish else _environment()


def _wish(given: Sequence[str], name: str) -> str | None:
    """The last value that a common argument was given anywhere in the line."""
    wish = None
    for place, word in enumerate(given):
        if word.startswith(f"{name}="):
            wish = word.partition("=")[2]
        elif word == name and place + 1 < len(given):
            wish = given[place + 1]
    return wish


@contextmanager
def _coloured(given: Sequence[str], words: Catalogue) -> Iterator[None]:
    """Colour as --color says, else as the environment does: whatever prints looks there (NO_COLOR, FORCE_COLOR)."""
    when = _wish(given, "--color") or AUTO
    if when not in COLOURS:
        raise Refused(words.say("error-color", given=when, known=", ".join(COLOURS)))
    before = {name: os.environ.get(name) for name in (*COLOURS.values(), "NO_COLOR") if name}
    if COLOURS[when]:
        for name in before:
            os.environ.pop(name, None)
        os.environ[COLOURS[when]] = "1"
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def _from_verb(given: Sequence[str], words: Catalogue) -> list[str]:
    """The words of the line from the verb on: what is common to all verbs may stand before it."""
    place = 0
    while place < len(given) and given[place].partition("=")[0] in COMMON:
        place += 1 if "=" in given[place] else 2
    if place > len(given):
        raise Refused(words.say("error-needs-value", given=given[-1]))
    return list(given[place:])


def _environment() -> Catalogue:
    language = preferred_language(os.environ)
    if language not in languages():
        raise Refused(catalogue("en").say("error-language", given=language, known=", ".join(languages())))
    return catalogue(language)


def _overview(words: Catalogue) -> str:
    lines = [words.say("help-about"), "", f"{words.say('help-usage')} hanse VERB [...]", ""]
    lines += [f"  hanse {verb:<12} {words.say(f'verb-{verb}')}" for verb in VERBS]
    return "\n".join([*lines, "", words.say("help-more")])


def _print_whatever_comes() -> None:
    """A terminal without our letters shows the nearest ones instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=plain.HANDLER)
