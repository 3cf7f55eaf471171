"""The record of a game: enough to replay it to the same state, or to be refused with a reason."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from hanse.kernel.contract import Game, State
from hanse.kernel.errors import HanseError, MoveError, RecordError

FORMAT = 1
_KEYS = ("format", "game", "rules", "options", "seed", "seats", "codes")


@dataclass
class Record:
    """Game, options, seed, who sat where, and every code in order. Its first position may also be set up by hand."""

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
                raise RecordError(f"decision {ply + 1} of {len(self.codes)}: {error}") from None
        return state

    def to_data(self) -> dict[str, Any]:
        """The record as plain data."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.key,
            "rules": self.game.rules_version,
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


def read_record(text: str, games: dict[str, Game]) -> Record:
    """A record out of its JSON text; `games` are those that may be in it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else "nested too deeply, or a number too long"
        raise RecordError(f"not a record: expected JSON ({reason})") from None
    return _record_from(data, games)


def _record_from(data: object, games: dict[str, Game]) -> Record:
    if not isinstance(data, dict):
        raise RecordError("not a record: expected a table")
    missing = [key for key in _KEYS if key not in data]
    if missing:
        raise RecordError(f"not a record: {', '.join(missing)} missing")
    if data["format"] != FORMAT:
        raise RecordError(f"record format {data['format']!r}: expected {FORMAT}")
    game = next((game for game in games.values() if data["game"] in (game.key, *game.aliases)), None)
    if game is None:
        raise RecordError(f"a record of {data['game']!r}: expected one of {', '.join(games)}")
    if data["rules"] != game.rules_version:
        raise RecordError(f"rules version {data['rules']!r} of {game.key}: expected {game.rules_version}")
    _check_shapes(data)
    try:
        options = game.read_options(data["options"])
    except HanseError as error:
        raise RecordError(str(error)) from None
    if len(data["seats"]) != options.to_data()["players"]:
        raise RecordError(f"{len(data['seats'])} seats: the options say {options.to_data()['players']}")
    record = Record(game, options, data["seed"], data["seats"], data["codes"], data.get("position"))
    _check_position(record)
    return record


def _check_shapes(data: dict[str, Any]) -> None:
    if isinstance(data["seed"], bool) or not isinstance(data["seed"], int | str):
        raise RecordError(f"seed {data['seed']!r}: expected a whole number or a text")
    if not isinstance(data["seats"], list) or not all(isinstance(name, str) for name in data["seats"]):
        raise RecordError("seats: expected a list of names")
    codes = data["codes"]
    if not isinstance(codes, list) or not all(isinstance(c, int) and not isinstance(c, bool) for c in codes):
        raise RecordError("codes: expected a list of whole numbers")


def _check_position(record: Record) -> None:
    """A first position set up by hand must be one, under the record's own options."""
    if record.position is None:
        return
    try:
        state = record.begin()
    except HanseError as error:
        raise RecordError(f"position: {error}") from None
    if state.to_data()["options"] != record.options.to_data():
        raise RecordError("position: its options are not those of the record")
