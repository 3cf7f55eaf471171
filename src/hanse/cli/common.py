"""What the verbs share: refusals, files, options given as key=value, the console."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record, read_record
from hanse.messages import Catalogue

if TYPE_CHECKING:
    from rich.console import Console


class Refused(Exception):
    """Bad input, told in one line; the command ends with code 2."""


def console_for(stream: TextIO, **settings: Any) -> Console:
    """A console on a stream; text that the stream cannot print is replaced, never an error."""
    from rich.console import Console

    class Quiet(Console):
        def on_broken_pipe(self) -> None:
            """Leave it to the command, which ends quietly."""
            raise BrokenPipeError

    return Quiet(file=stream, highlight=False, markup=False, emoji=False, **settings)


def read_text(path: str, words: Catalogue) -> str:
    """The text of a file, or a refusal that says why not."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused(words.say("error-not-text", path=path)) from None
    except OSError as error:
        raise Refused(words.say("error-unreadable", path=path, reason=reason(error))) from None


def read_data(path: str, words: Catalogue) -> dict[str, Any]:
    """The JSON object in a file, or a refusal."""
    try:
        data = json.loads(read_text(path, words))
    except (json.JSONDecodeError, RecursionError):
        raise Refused(words.say("error-not-json", path=path)) from None
    if not isinstance(data, dict):
        raise Refused(words.say("error-not-json", path=path))
    return data


def read_records(path: str, words: Catalogue) -> list[Record]:
    """The records in a file, one a line or a single one, each replayed to its end; a damaged one is refused."""
    text = read_text(path, words)
    lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if not lines:
        raise Refused(words.say("error-empty", path=path))
    if len(lines) > 1 and not path.endswith(".jsonl"):
        lines = [(0, text)]  # one record, written over several lines
    records = []
    for number, line in lines:
        try:
            record = read_record(line, GAMES)
            record.replay()
        except HanseError as error:
            if len(lines) > 1:
                raise Refused(words.say("error-line", path=path, line=number, reason=str(error))) from None
            raise Refused(words.say("error-in-file", path=path, reason=str(error))) from None
        records.append(record)
    return records


def write_text(path: str, text: str, words: Catalogue) -> None:
    """Write a file as a whole or not at all: a process that is killed leaves the old one."""
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        try:
            with draft.open("w", encoding="utf-8") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise Refused(words.say("error-unwritable", path=path, reason=reason(error))) from None


def reason(error: OSError) -> str:
    """Why the system refused, without the path."""
    return (error.strerror or type(error).__name__).lower()


def option_changes(pairs: Iterable[str], words: Catalogue) -> dict[str, object]:
    """`key=value` arguments as option values; numbers and on/off become what the options want."""
    changes: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Refused(words.say("error-option-form", given=pair))
        changes[key.strip()] = _value(value.strip())
    return changes


def _value(text: str) -> object:
    if text.isascii() and text.isdigit():
        return int(text)
    return {"on": True, "off": False, "true": True, "false": False}.get(text.lower(), text)
