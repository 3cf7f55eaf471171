"""The messages of the protocol: a word, and for most of them a JSON object, on one line; see docs/protocol.md.

The same objects go over HTTP to bots that sit at a server's tables.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hanse.kernel.contract import State
from hanse.players.player import Event, Fault, Limit, Seating, Thought, thought_of

Data = dict[str, Any]

PROTOCOL = 1
LONGEST_LINE = 1 << 16  # bytes of a program's line
MOST_WORDS = 300  # letters of a sentence; what is longer is cut
_MOST_NAME = 64  # letters of the names of programs, authors and options
_LINE = re.compile(r"([a-z]+)(?: +(\{.*\}))? *")
_SHOWN = 60


class Message(NamedTuple):
    """A line of the protocol."""

    word: str
    data: Data


class Breach(Fault):
    """A line that the protocol does not allow: what came, and what was expected."""


@dataclass(frozen=True)
class OptionOffer:
    """An option of a program: its default says what kind of value it takes."""

    name: str
    default: bool | int | float | str
    about: str = ""

    def value(self, text: str) -> bool | int | float | str:
        """A value that somebody typed; `ValueError` if it is of another kind."""
        if isinstance(self.default, bool):
            return {"on": True, "true": True, "off": False, "false": False}[text.lower()]
        return type(self.default)(text)


@dataclass(frozen=True)
class Hello:
    """What a program says of itself."""

    name: str
    author: str = ""
    games: tuple[str, ...] = ()
    about: str = ""
    options: tuple[OptionOffer, ...] = field(default=())


def line_of(word: str, data: Mapping[str, Any] | None = None) -> bytes:
    """A message as it is sent."""
    said = word if data is None else f"{word} {json.dumps(data, separators=(',', ':'))}"
    return said.encode() + b"\n"


def read_line(line: bytes) -> Message:
    """A line that came, or `Breach`."""
    try:
        text = line.decode().strip("\r\n")
        found = _LINE.fullmatch(text)
        data: object = json.loads(found[2] or "{}") if found else None
    except (ValueError, RecursionError):
        raise Breach("{line} cannot be read: expected a word and a JSON object", line=shown(line)) from None
    if found is None or not isinstance(data, dict):
        raise Breach("{line} cannot be read: expected a word and a JSON object", line=shown(line))
    return Message(found[1], data)


def shown(line: bytes) -> str:
    """The beginning of a line, in letters that can be printed."""
    text = line[: 4 * _SHOWN].decode("utf-8", "replace").rstrip("\r\n")
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")


def read_hello(data: Data) -> Hello:
    """What a program says of itself, or `Breach`; another version of the protocol is none of ours."""
    version = data.get("protocol")
    if version != PROTOCOL or isinstance(version, bool):
        raise Breach("it speaks protocol {given}: expected {expected}", given=_cut(version), expected=PROTOCOL)
    name = _text(data, "name", needed=True)
    games = data.get("games")
    if not isinstance(games, list) or not games or not all(isinstance(game, str) for game in games):
        raise Breach("games is {given}: expected a list of keys of games", given=_cut(games))
    options = data.get("options", [])
    if not isinstance(options, list):
        raise Breach("options is {given}: expected a list of objects with name and default", given=_cut(options))
    return Hello(name, _text(data, "author"), tuple(games), _text(data, "about"), tuple(map(_option, options)))


def _option(data: object) -> OptionOffer:
    if not isinstance(data, dict) or not isinstance(data.get("default"), bool | int | float | str):
        raise Breach("options is {given}: expected a list of objects with name and default", given=_cut(data))
    return OptionOffer(_text(data, "name", needed=True), data["default"], _text(data, "about"))


def _text(data: Data, key: str, *, needed: bool = False) -> str:
    """A short text in one line."""
    value = data.get(key, "")
    most = _MOST_NAME if key != "about" else MOST_WORDS
    if not isinstance(value, str) or not (value or not needed) or len(value) > most or not value.isprintable():
        raise Breach(
            "{key} is {given}: expected a text of at most {most} letters", key=key, given=_cut(value), most=most
        )
    return value


def game_data(seating: Seating) -> Data:
    """What is told when a game begins, or begins again because decisions were taken back."""
    return {
        "game": seating.game.key,
        "rules": seating.options.revision,
        "options": seating.options.to_data(),
        "seat": seating.seat,
        "seats": seating.seats,
        "parts": seating.game.parts,
        "actions": seating.game.actions,
    }


def saw_data(state: State, ply: int, seat: int, code: int, events: Sequence[Event]) -> Data:
    """A decision, the one that led to this ply, and what everybody saw happen."""
    return {"ply": ply, "seat": seat, "code": code, "words": state.words(code), "events": list(events)}


def go_data(state: State, seat: int, ply: int, limit: Limit) -> Data:
    """What a seat has to decide: nothing is told but its view, so any state that it cannot tell apart will do."""
    data = {"ply": ply, "view": state.view(seat), "legal": [choice_data(state, code) for code in state.legal()]}
    limits = {"iterations": limit.iterations, "seconds": limit.seconds}
    return data | {name: value for name, value in limits.items() if value is not None}


def choice_data(state: State, code: int) -> Data:
    """A code that can be chosen, in words and as data."""
    return {"code": code, "words": state.words(code), "touches": state.touches(code), **state.describe(code)}


def read_decision(data: Data, ply: int, seating: Seating) -> Thought:
    """The thought in a `decide`, or `Breach`."""
    if not _whole(data.get("ply")) or data["ply"] != ply:
        raise Breach("it decided at ply {given}: expected {expected}", given=_cut(data.get("ply")), expected=ply)
    if not _whole(data.get("code")):
        raise Breach("{key} is {given}: expected a whole number", key="code", given=_cut(data.get("code")))
    return read_thought(data, seating)


def read_thought(data: Data, seating: Seating) -> Thought:
    """What a program thinks, in an `info` perhaps without a code, or `Breach`."""
    values, line, looked = data.get("values", []), data.get("line", []), data.get("looked", 0)
    words = data.get("words", "")
    if not isinstance(values, list) or any(isinstance(v, bool) or not isinstance(v, int | float) for v in values):
        raise _no_values(values, seating)
    if not isinstance(line, list) or not all(_whole(code) for code in line):
        raise Breach("line is {given}: expected a list of codes", given=_cut(line))
    if not _whole(looked) or looked < 0:
        raise Breach("{key} is {given}: expected a whole number", key="looked", given=_cut(looked))
    if not isinstance(words, str):
        raise Breach("words is {given}: expected a text", given=_cut(words))
    code = data.get("code", -1)
    said = " ".join(words.split())[:MOST_WORDS]
    try:
        return thought_of(Thought(code if _whole(code) else -1, values, line, looked, said), seating)
    except (ValueError, OverflowError):
        raise _no_values(values, seating) from None


def _no_values(values: object, seating: Seating) -> Breach:
    return Breach(
        "values is {given}: expected a number for each of {seats} seats", given=_cut(values), seats=seating.seats
    )


def _cut(value: object) -> str:
    """Something that came, short enough for a line."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
