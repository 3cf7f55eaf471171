"""Games as rows of tables: one row a game, and one a decision. docs/tables.md says what stands in each column."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from hanse.arena import Played
from hanse.arena.intervals import victories
from hanse.kernel.contract import State
from hanse.kernel.identity import game_at

Row = dict[str, Any]

CATEGORY = "points_"  # before the name of a category of the score sheet
DECISION = ("number", "ply", "turn", "active", "seat", "choices", "family", "code", "words")


def game_row(number: int, played: Played, more: Row | None = None) -> Row:
    """The row of one game; `more` stands before what each seat has."""
    record = played.record
    parts = record.game.parts
    *others, total = played.sheet[0]
    options = json.dumps(record.options.to_data(), ensure_ascii=False, separators=(",", ":"))
    return {
        "number": number,
        "game": record.game.key,
        "preset": _preset(record.game.home, options, record.options.revision),
        "board": record.options.to_data().get("map", record.game.boards[0]),
        "rules": record.options.revision,
        "options": options,
        "seed": str(record.seed),
        "seats": len(record.seats),
        "first": played.first,
        "decisions": played.decisions,
        "stopped": played.stopped,
        "end": "+".join(played.end),
        "failures": len(played.failures),
        **(more or {}),
        "players": record.seats,
        "ranks": played.ranks,
        "victory": [0.0] * len(played.ranks) if played.stopped else victories(played.ranks),
        "points": [sheet[total] / parts for sheet in played.sheet],
        **{f"{CATEGORY}{name}": [sheet[name] / parts for sheet in played.sheet] for name in others},
    }


@lru_cache(maxsize=256)
def _preset(home: str, options: str, revision: int) -> str:
    """The edition that these options are; empty if something was changed. To find out takes longer than to replay."""
    game = game_at(home)
    return game.preset_of(game.read_options(json.loads(options), revision)) or ""


class Phrases:
    """Family and words of codes; each is looked up once for games with the same options."""

    def __init__(self) -> None:
        self._options: Any = None
        self._known: dict[int, tuple[str, str]] = {}

    def of(self, state: State, options: Any, code: int) -> tuple[str, str]:
        """What a code is called in a game with these options."""
        if options is not self._options:
            self._options, self._known = options, {}
        if code not in self._known:
            self._known[code] = state.describe(code)["family"], state.words(code)
        return self._known[code]


def decision_rows(number: int, played: Played, phrases: Phrases) -> Iterator[Sequence[Any]]:
    """The rows of all decisions of one game, in the order of `DECISION`. The game is known to be sound."""
    record = played.record
    state = record.begin()
    state.listen()
    active = state.mover()
    turns = [0] * state.seats()
    turns[active] = 1
    for ply, code in enumerate(record.codes):
        family, words = phrases.of(state, record.options, code)
        yield number, ply, turns[active], active, state.mover(), len(state.legal()), family, code, words
        state.apply(code)
        for event in state.events():
            if event["event"] == "turn_began":
                active = event["seat"]
                turns[active] += 1
