"""What the verbs share: refusals, files, options given as key=value, the console."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from hanse.games import GAMES
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError
from hanse.kernel.options import Value
from hanse.kernel.record import Record, read_record
from hanse.messages import Catalogue

if TYPE_CHECKING:
    from rich.console import Console

USUAL_SEATS = 4  # or as many as a preset can have


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
    except (OSError, ValueError) as error:
        raise Refused(words.say("error-unreadable", path=path, reason=reason(error))) from None


def read_data(path: str, words: Catalogue) -> dict[str, Any]:
    """The JSON object in a file, or a refusal."""
    try:
        data = json.loads(read_text(path, words))
    except (ValueError, RecursionError):  # no JSON, or numbers and nesting beyond all bounds
        raise Refused(words.say("error-not-json", path=path)) from None
    if not isinstance(data, dict):
        raise Refused(words.say("error-not-json", path=path))
    return data


def read_records(path: str, words: Catalogue) -> list[Record]:
    """The records in a file, one a line or a single one, each replayed to its end; a damaged one is refused."""
    lines = read_lines(path, read_text(path, words), words)
    records = []
    for number, line in lines:
        try:
            record = read_record(line, GAMES)
            record.replay()
        except HanseError as error:
            if len(lines) > 1:
                raise Refused(words.say("error-line", path=path, line=number, reason=words.refusal(error))) from None
            raise Refused(words.say("error-in-file", path=path, reason=words.refusal(error))) from None
        records.append(record)
    return records


def read_lines(path: str, text: str, words: Catalogue) -> list[tuple[int, str]]:
    """The lines of a file that hold games, with their numbers; a single record may be written over several."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if len(lines) > 1 and _is_head(lines[0][1]):
        del lines[0]
    if not lines:
        raise Refused(words.say("error-empty", path=path))
    if not path.endswith(".jsonl") and not _is_json(lines[0][1]):
        return [(0, text)]
    return lines


def _is_head(line: str) -> bool:
    """Whether it begins the results of a tournament."""
    return line.startswith('{"hanse":') and _is_json(line) and "arena" in json.loads(line)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def write_text(path: str, text: str, words: Catalogue) -> None:
    """Write a file as a whole or not at all: a process that is killed leaves the old one."""
    try:
        target = Path(path)
        draft = target.with_name(f".{target.name}.{os.getpid()}.tmp")
        try:
            with draft.open("w", encoding="utf-8") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise Refused(words.say("error-unwritable", path=path, reason=reason(error))) from None


def print_data(data: object) -> None:
    """Print what a verb has found as JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def size_of(path: str, words: Catalogue) -> int | None:
    """How many bytes are in a file that is to be written; None if it is a new one."""
    try:
        return Path(path).stat().st_size
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise Refused(words.say("error-unwritable", path=path, reason=reason(error))) from None


def check_ending(path: str, expected: Sequence[str], words: Catalogue) -> None:
    """Refuse a name whose ending says that something else is inside; a name without ending says nothing."""
    ending = Path(path).suffix.lower()
    if ending and ending not in expected:
        raise Refused(words.say("error-ending", path=path, expected=", ".join(expected)))


def reason(error: OSError | ValueError) -> str:
    """Why the system refused, without the path."""
    return str(getattr(error, "strerror", None) or error).lower()


def option_changes(pairs: Iterable[str], game: Game, words: Catalogue) -> dict[str, object]:
    """`key=value` arguments as option values; numbers and on/off become what the options want."""
    changes: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Refused(words.say("error-option-form", given=pair, example=option_example(game)))
        changes[key.strip()] = _value(value.strip())
    return changes


def option_example(game: Game) -> str:
    """One change, as `key=value`, that the first edition of the game takes at its usual table."""
    preset = game.presets()[0]
    usual = game.options(preset, min(USUAL_SEATS, game.seats[-1])).to_data()
    for field in game.option_fields():
        for value in field.values if field.key != "players" else ():
            if value != usual[field.key] and _taken(game, preset, {**usual, field.key: value}):
                return f"{field.key}={option_word(value)}"
    raise LookupError(f"{game.key} has no option that can be changed")


def _taken(game: Game, preset: str, options: dict[str, Any]) -> bool:
    try:
        game.options(preset, options["players"], {key: options[key] for key in options if key != "players"})
    except HanseError:
        return False
    return True


def option_word(value: Value) -> str:
    """The value of an option as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _value(text: str) -> object:
    if text.isascii() and text.isdigit():
        return int(text)
    return {"on": True, "off": False, "true": True, "false": False}.get(text.lower(), text)
