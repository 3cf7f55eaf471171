"""Reads results: what `hanse arena` writes, or plain records, one a line."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record, read_record

ARENA = 1  # the form of results that is understood


class NoResults(HanseError):
    """A file that holds something else, or nothing."""


@dataclass(frozen=True)
class Result:
    """One game as it was stored."""

    record: Record
    scores: list[int] | None = None  # None where only the record was kept
    seconds: list[float] = field(default_factory=list)  # thought, by seat; empty where nobody looked at the clock
    asked: list[int] = field(default_factory=list)  # decisions, by seat
    failures: list[str] = field(default_factory=list)  # the players for whom another one had to decide


@dataclass(frozen=True)
class Lines:
    """The lines of a file that hold games, each with its number."""

    games: list[tuple[int, str]]
    torn: bool  # whether the last line was cut off; it is left out


def read_lines(text: str) -> Lines:
    """The lines with games; the head of an arena's results is checked."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    torn = bool(lines) and not text.endswith("\n") and _table(lines[-1][1]) is None
    if torn:
        del lines[-1]
    if lines and _is_head(lines[0][1]):
        del lines[0]
    if not lines:
        raise NoResults("no game is in it: expected results of an arena, or records, one a line")
    return Lines(lines, torn)


def _is_head(line: str) -> bool:
    head = _table(line)
    if head is None or ("arena" not in head and not {"record", "codes"} & head.keys()):
        raise NoResults("not a file of results: expected those of an arena, or records, one a line")
    if "arena" not in head:
        return False
    if head["arena"] != ARENA or isinstance(head["arena"], bool):
        raise NoResults("results of the form {given!r}: expected {known}", given=head["arena"], known=ARENA)
    return True


def _table(line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def read_result(line: str) -> Result:
    """The game in a line; a damaged one is refused."""
    data = _table(line)
    if data is None:
        raise HanseError("expected a game as a JSON object")
    if "record" not in data:
        return Result(read_record(line, GAMES))
    record = read_record(json.dumps(data["record"]), GAMES)
    seats = len(record.seats)
    failures = data.get("failures", [])
    if not isinstance(failures, list) or not all(isinstance(entry, dict) for entry in failures):
        raise HanseError("failures: expected a list of tables")
    return Result(
        record,
        scores=[int(number) for number in _numbers(data, "scores", seats)],
        seconds=_numbers(data, "seconds", seats),
        asked=[int(number) for number in _numbers(data, "asked", seats)],
        failures=[str(entry.get("player")) for entry in failures],
    )


def _numbers(data: dict[str, Any], key: str, seats: int) -> list[float]:
    """A number for each seat."""
    given = data.get(key)
    if not isinstance(given, list) or len(given) != seats or not all(type(entry) in (int, float) for entry in given):
        raise HanseError("{key}: expected {seats} numbers, one for each seat", key=key, seats=seats)
    return given
