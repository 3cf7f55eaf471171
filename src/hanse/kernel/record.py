"""The record of a game: enough to replay it to the same state, or to be refused with a reason."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from hanse.kernel.contract import Game, State
from hanse.kernel.errors import HanseError, MoveError, Phrase, RecordError, TooNew
from hanse.kernel.identity import game_at

FORMAT = 1
_KEYS = ("format", "game", "rules", "options", "seed", "seats", "codes")


@dataclass(repr=False)
class Record:
    """Game, options, seed, who sat where, and every code in order. Its first position may also be set up by hand.

    Records with the same content are equal; a pickled one is its data, and is checked when it is read.
    """

    game: Game
    options: Any
    seed: int | str
    seats: list[str]
    codes: list[int] = field(default_factory=list)
    position: dict[str, Any] | None = None

    def begin(self) -> State:
        """The first position."""
        if self.position is not None:
            return self.game.read_position(self.position)
        return self.game.start(self.options, self.seed)

    def replay(self, plies: int | None = None) -> State:
        """The state after all codes, or after the first `plies` of them; every code is checked."""
        state = self.begin()
        for ply, code in enumerate(self.codes if plies is None else self.codes[:plies]):
            try:
                state.play(code)
            except MoveError as error:
                raise RecordError(
                    "decision {number} of {count}: {reason}", number=ply + 1, count=len(self.codes), reason=error
                ) from None
        return state

    def to_data(self) -> dict[str, Any]:
        """The record as plain data."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.key,
            "rules": self.options.revision,
            "options": self.options.to_data(),
            "seed": self.seed,
            "seats": self.seats,
            "codes": self.codes,
        }
        if self.position is not None:
            data["position"] = self.position
        return data

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.to_data(), ensure_ascii=False, separators=(",", ":"))

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game.home, self.to_data())

    def __repr__(self) -> str:
        preset = self.game.preset_of(self.options) or "own options"
        return f"<record of {self.game.key}, {preset}, {len(self.seats)} seats: {len(self.codes)} decisions>"


def _unpickled(home: str, data: dict[str, Any]) -> Record:
    game = game_at(home)
    return _record_from(data, {game.key: game})


def read_record(text: str, games: dict[str, Game]) -> Record:
    """A record out of its JSON text; `games` are those that may be in it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        deep = Phrase("nested too deeply, or a number too long")
        reason = error.msg if isinstance(error, json.JSONDecodeError) else deep
        raise RecordError("not a record: expected JSON ({reason})", reason=reason) from None
    return _record_from(data, games)


def _record_from(data: object, games: dict[str, Game]) -> Record:
    if not isinstance(data, dict):
        raise RecordError("not a record: expected a table")
    missing = [key for key in _KEYS if key not in data]
    if missing:
        raise RecordError("not a record: {missing} missing", missing=", ".join(missing))
    if isinstance(data["format"], int) and data["format"] > FORMAT:
        raise TooNew(
            "record format {given} is of a newer version: this one knows {known}", given=data["format"], known=FORMAT
        )
    if data["format"] != FORMAT or isinstance(data["format"], bool):
        raise RecordError("record format {given!r}: expected {known}", given=data["format"], known=FORMAT)
    game = next((game for game in games.values() if data["game"] in (game.key, *game.aliases)), None)
    if game is None:
        raise RecordError("a record of {given!r}: expected one of {known}", given=data["game"], known=", ".join(games))
    _check_shapes(data)
    try:
        options = game.read_options(data["options"], data["rules"])
    except TooNew:
        raise
    except HanseError as error:
        raise RecordError(error.phrase) from None
    if len(data["seats"]) != options.to_data()["players"]:
        raise RecordError(
            "{seats} seats: the options say {players}", seats=len(data["seats"]), players=options.to_data()["players"]
        )
    record = Record(game, options, data["seed"], data["seats"], data["codes"], data.get("position"))
    check_position(record)
    return record


def _check_shapes(data: dict[str, Any]) -> None:
    if isinstance(data["seed"], bool) or not (isinstance(data["seed"], int) or _is_text(data["seed"])):
        raise RecordError("seed {seed!r}: expected a whole number or a text", seed=data["seed"])
    if not isinstance(data["seats"], list) or not all(_is_text(name) for name in data["seats"]):
        raise RecordError("seats: expected a list of names")
    codes = data["codes"]
    if not isinstance(codes, list) or not all(isinstance(c, int) and not isinstance(c, bool) for c in codes):
        raise RecordError("codes: expected a list of whole numbers")


def _is_text(value: object) -> bool:
    """Whether it is a text that can be written: JSON can also name halves of letters."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def check_position(record: Record) -> None:
    """A first position set up by hand must be one, under the record's own options."""
    if record.position is None:
        return
    try:
        state = record.begin()
    except HanseError as error:
        raise RecordError("position: {reason}", reason=error) from None
    data = state.to_data()
    if (data["rules"], data["options"]) != (record.options.revision, record.options.to_data()):
        raise RecordError("position: its options are not those of the record")
