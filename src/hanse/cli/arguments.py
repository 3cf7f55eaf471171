"""Arguments of the command line: read by argparse, explained and refused in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from hanse.cli.common import Refused
from hanse.messages import Catalogue

Namespace = argparse.Namespace

# What argparse says of bad arguments, and the message that says it in the reader's language.
COMPLAINTS = (
    (re.compile(r"the following arguments are required: (?P<given>.+)"), "error-missing"),
    (re.compile(r"unrecognized arguments: (?P<given>.+)"), "error-unrecognized"),
    (re.compile(r"argument (?P<given>[^:]+): expected .*argument"), "error-needs-value"),
)


class Parser(argparse.ArgumentParser):
    """The arguments of one verb. Explanations are the messages `arg-<verb>-<name>`, or `arg-<name>` for common ones."""

    def __init__(self, verb: str, words: Catalogue) -> None:
        super().__init__(
            prog=f"hanse {verb}",
            description=words.say(f"verb-{verb}"),
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Help(prog, words),
        )
        self.verb = verb
        self.words = words
        self._group = self.add_argument_group(words.say("help-arguments"))
        self._group.add_argument("-h", "--help", action="help", help=words.say("arg-help"))
        self._group.add_argument("--lang", metavar="LANG", help=words.say("arg-lang"))
        self._group.add_argument("--color", metavar="WHEN", help=words.say("arg-color"))

    def argument(self, *names: str, **settings: Any) -> None:
        """Add an argument; its explanation comes from the catalogue."""
        name = names[-1].lstrip("-")
        own = f"arg-{self.verb}-{name}"
        settings.setdefault("help", self.words.say(own if self.words.has(own) else f"arg-{name}"))
        if "metavar" in settings:
            settings.setdefault("type", _something)
        self._group.add_argument(*names, **settings)

    def whole_number(self, least: int, most: int | None = None) -> Callable[[str], int]:
        """A reader of whole numbers within bounds."""

        def read(text: str) -> int:
            number = int(text) if re.fullmatch(r"[+-]?[0-9]{1,18}", text) else None
            if number is None or number < least or (most is not None and number > most):
                message = "error-number-least" if most is None else "error-number-range"
                raise argparse.ArgumentTypeError(self.words.say(message, given=text, least=least, most=most or 0))
            return number

        return read

    def error(self, message: str) -> NoReturn:
        """Refuse in one line."""
        for pattern, name in COMPLAINTS:
            found = pattern.fullmatch(message)
            if found:
                raise Refused(self.words.say(name, verb=self.verb, **found.groupdict()))
        raise Refused(re.sub(r"^argument ([^:]+): ", r"\1: ", message))


def _something(text: str) -> str:
    """A value; an empty one is as good as none."""
    if not text:
        raise argparse.ArgumentTypeError("expected one argument")
    return text


class _Help(argparse.HelpFormatter):
    def __init__(self, prog: str, words: Catalogue) -> None:
        super().__init__(prog, max_help_position=28, width=100)
        self._usage_word = words.say("help-usage")

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix)
