"""The names of programs as players: `program:python my_bot.py`, or with options `program?depth=3:python my_bot.py`."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from urllib.parse import parse_qsl

from hanse.players.loading import PlayerError

WORD = "program"
MOST_LETTERS = 200  # of a name


@dataclass(frozen=True)
class Command:
    """What is started, and the options that it is told."""

    words: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)


def is_program(name: str) -> bool:
    """Whether a player of that name is a program; a Python module of the same name cannot be one."""
    head, colon, _ = name.partition(":")
    return bool(colon) and head.partition("?")[0] == WORD


def command_named(name: str) -> Command:
    """The command that a name stands for, or a refusal."""
    head, _, line = name.partition(":")
    if not name.isprintable() or len(name) > MOST_LETTERS:
        raise PlayerError(
            "player {name!r}: expected at most {most} printable letters", name=name[:MOST_LETTERS], most=MOST_LETTERS
        )
    return Command(command_words(line), _options(name, head.partition("?")[2]))


def command_words(line: str) -> tuple[str, ...]:
    """A command line in words, quoted as in a shell; a refusal if it has none."""
    try:
        words = tuple(shlex.split(line))
    except ValueError as error:
        raise PlayerError("command {line!r} cannot be read: {reason}", line=line, reason=str(error).lower()) from None
    if not words or not words[0]:
        raise PlayerError("command {line!r} is empty: expected a program, as in python my_bot.py", line=line)
    return words


def _options(name: str, text: str) -> dict[str, str]:
    try:
        return dict(parse_qsl(text, keep_blank_values=True, strict_parsing=True)) if text else {}
    except ValueError:
        raise PlayerError("player {name}: expected options as in program?depth=3:COMMAND", name=name) from None
